//! The bytes of `mbarrier.expect_tx`, which the thread's next arrival adds to its own.
//!
//! The phase does not complete before that arrival, so it does not matter which of both expects
//! the bytes.

use seawall_ptx::table::{MBarrier, Meaning};

use crate::events::Effect;
use crate::lowering::Lowering;
use crate::sums::Sum;
use crate::values::Value;

/// Finds the arrival of each instruction that only expects bytes.
pub(crate) fn find_expects(lowering: &mut Lowering<'_>, effects: &[Effect]) {
    for at in 0..effects.len() {
        if operation(lowering, &effects[at]) != Some(MBarrier::ExpectTx) {
            continue;
        }
        let Some(bytes) = own_bytes(lowering, &effects[at]) else { continue };
        let Some(arrival) = arrival(lowering, effects, at) else { continue };
        let before = lowering.expected_before.get(&arrival).copied().unwrap_or(0);
        if let Some(sum) = before.checked_add(bytes) {
            lowering.expected_before.insert(arrival, sum);
            lowering.moved_expects.insert(effects[at].step);
        }
    }
}

/// The bytes that an arrival expects, if it does.
pub(crate) fn expected(lowering: &Lowering<'_>, effect: &Effect) -> Option<u32> {
    let before = lowering.expected_before.get(&effect.step).copied();
    match (own_bytes(lowering, effect), before) {
        (Some(own), Some(before)) => own.checked_add(before),
        (own, before) => own.or(before),
    }
}

/// The step of the next arrival at the same mbarrier, in the same block by the same threads.
fn arrival(lowering: &mut Lowering<'_>, effects: &[Effect], at: usize) -> Option<usize> {
    let own = &effects[at];
    let address = mbarrier(lowering, own)?;
    for effect in effects[at + 1..].iter().take_while(|effect| effect.block == own.block) {
        match operation(lowering, effect) {
            Some(MBarrier::Arrive) if mbarrier(lowering, effect).as_ref() == Some(&address) => {
                let is_same = effect.guard.threads == own.guard.threads
                    && effect.guard.uniform == own.guard.uniform
                    && !effect.guard.unknown
                    && !own.guard.unknown;
                return is_same.then_some(effect.step);
            }
            Some(MBarrier::Wait | MBarrier::Init | MBarrier::Inval | MBarrier::CompleteTx) => return None,
            _ => {}
        }
    }
    None
}

/// The bytes that an instruction states.
fn own_bytes(lowering: &Lowering<'_>, effect: &Effect) -> Option<u32> {
    let opcode = lowering.module.opcode_of(lowering.flow.steps[effect.step].id);
    let expects = match operation(lowering, effect)? {
        MBarrier::ExpectTx => true,
        MBarrier::Arrive => opcode.has("expect_tx"),
        _ => false,
    };
    let operands = &lowering.values.uses[effect.step].operands;
    let at = operands.iter().position(|operand| operand.address().is_some())? + 1;
    expects.then(|| lowering.constant(effect, at)).flatten()
}

fn operation(lowering: &Lowering<'_>, effect: &Effect) -> Option<MBarrier> {
    match lowering.module.opcode_of(lowering.flow.steps[effect.step].id).row?.meaning {
        Meaning::MBarrier(operation) => Some(operation),
        _ => None,
    }
}

fn mbarrier(lowering: &mut Lowering<'_>, effect: &Effect) -> Option<Sum> {
    let address = lowering.values.uses[effect.step].operands.iter().find_map(Value::address)?;
    let sum = lowering.sums.of(address).with_remainders(&mut lowering.values, &lowering.sums);
    lowering.levels.update(&lowering.values);
    Some(sum)
}
