//! The bytes of `mbarrier.expect_tx`, which the thread's next arrival adds to its own.
//!
//! The phase does not complete before that arrival, so it does not matter which of both expects
//! the bytes.

use rustc_hash::FxHashMap;
use seawall_ptx::table::{MBarrier, Meaning};

use crate::events::Effect;
use crate::lowering::Lowering;
use crate::sums::Sum;
use crate::values::Value;

/// The expected bytes of steps.
#[derive(Clone, Debug, Default)]
pub(crate) struct Expects {
    /// The bytes of all instructions before an arrival, by its step.
    before: FxHashMap<usize, u32>,
    /// The arrival of each instruction that only expects bytes.
    arrivals: FxHashMap<usize, usize>,
}

impl Expects {
    /// The bytes that an arrival expects, if it does.
    pub(crate) fn of_arrival(&self, lowering: &Lowering<'_>, effect: &Effect) -> Option<u32> {
        let own = own_bytes(lowering, effect);
        match (own, self.before.get(&effect.step)) {
            (Some(own), Some(before)) => own.checked_add(*before),
            (own, before) => own.or(before.copied()),
        }
    }

    /// Whether an arrival expects the bytes of this step.
    pub(crate) fn are_of_arrival(&self, step: usize) -> bool {
        self.arrivals.contains_key(&step)
    }
}

/// Finds the arrival of each instruction that only expects bytes.
pub(crate) fn expects(lowering: &mut Lowering<'_>, effects: &[Effect]) -> Expects {
    let mut expects = Expects::default();
    for at in 0..effects.len() {
        if operation(lowering, &effects[at]) != Some(MBarrier::ExpectTx) {
            continue;
        }
        let Some(bytes) = own_bytes(lowering, &effects[at]) else { continue };
        let Some(arrival) = arrival(lowering, effects, at) else { continue };
        let all = expects.before.entry(arrival).or_insert(0);
        let Some(sum) = all.checked_add(bytes) else { continue };
        *all = sum;
        expects.arrivals.insert(effects[at].step, arrival);
    }
    expects
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
