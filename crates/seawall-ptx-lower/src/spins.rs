//! Loops that wait until another thread changes a value in shared memory.
//!
//! Such a loop synchronizes threads without an instruction for it: a flag, a counter or a lock.

use seawall_base::EntityId;
use seawall_ptx::table::{Access, Barrier, MBarrier, Meaning};
use seawall_ptx::{InstructionId, Opcode};

use crate::expr::ExprId;
use crate::flow::Exit;
use crate::lowering::Lowering;
use crate::natural_loops::{NaturalLoop, natural_loops};
use crate::opcodes::{StateSpace, state_space};
use crate::unresolved::Unresolved;
use crate::values::Value;

/// Reports loops that end because of a value that they read again and again from one place in
/// shared memory.
pub(crate) fn report_spins(lowering: &mut Lowering<'_>) {
    let mut found: Vec<InstructionId> = Vec::new();
    for own in natural_loops(&lowering.flow) {
        if !own.body.iter().any(|&block| meets_others(lowering, block)) {
            found.extend(spins(lowering, &own));
        }
    }
    found.sort_unstable();
    found.dedup();
    for id in found {
        let reason = "a loop repeats it until the value changes, which may order threads";
        lowering.unresolved(Unresolved::Spin, id, reason);
    }
}

/// Whether a block has a barrier or a wait, so that a loop with it need not wait for a value.
fn meets_others(lowering: &Lowering<'_>, block: usize) -> bool {
    let flow = &lowering.flow;
    (flow.blocks[block].first..flow.blocks[block].end).any(|step| {
        let opcode = lowering.module.opcode_of(flow.steps[step].id);
        match opcode.row.map(|row| row.meaning) {
            Some(Meaning::Barrier(Barrier::Cta | Barrier::Cluster)) => !opcode.has("arrive"),
            Some(Meaning::MBarrier(MBarrier::Wait)) => flow.steps[step].waits,
            _ => false,
        }
    })
}

/// The reads for which a loop waits.
fn spins(lowering: &Lowering<'_>, own: &NaturalLoop) -> Vec<InstructionId> {
    let (flow, values) = (&lowering.flow, &lowering.values);
    let leaves =
        |block: &usize| flow.blocks[*block].exit.successors().iter().any(|next| !own.body.contains(next));
    let conditions: Vec<ExprId> = own
        .body
        .iter()
        .filter(|block| leaves(block))
        .filter_map(|&block| match flow.blocks[block].exit {
            Exit::Branch { step, .. } => values.uses[step].guard,
            Exit::Goto(_) | Exit::Switch(_) | Exit::Return | Exit::Unreachable => None,
        })
        .collect();
    let varies = own.varying(values, None);
    let reads = own.body.iter().flat_map(|&block| flow.blocks[block].first..flow.blocks[block].end);
    let is_spin = |step: &usize| {
        let opcode = lowering.module.opcode_of(flow.steps[*step].id);
        let Some(&value) = values.results.get(&(*step as u32, 0)) else { return false };
        let operands = values.uses[*step].operands.get(1..).unwrap_or_default();
        let is_fixed = inputs(operands).iter().all(|input| varies.get(input.index()) == Some(&false));
        is_fixed
            && reads_again(lowering, *step, opcode)
            && conditions.iter().any(|&condition| decides(lowering, opcode, own, value, condition))
    };
    let is_own = |step: &usize| stores_there(lowering, own, *step);
    reads.filter(is_spin).filter(|step| !is_own(step)).map(|step| flow.steps[step].id).collect()
}

/// Whether a weak load reads what its thread stores in the loop.
fn stores_there(lowering: &Lowering<'_>, own: &NaturalLoop, load: usize) -> bool {
    let (flow, values) = (&lowering.flow, &lowering.values);
    let opcode = |step: usize| lowering.module.opcode_of(flow.steps[step].id);
    let address = |step: usize| values.uses[step].operands.iter().find_map(Value::address);
    let is_store = |step: usize| {
        opcode(step).row.map(|row| row.meaning) == Some(Meaning::Access(Access::Store))
            && address(step) == address(load)
    };
    !is_strong(opcode(load))
        && own.body.iter().any(|&block| (flow.blocks[block].first..flow.blocks[block].end).any(is_store))
}

/// Whether other threads may change what an instruction reads while a loop repeats it.
fn is_strong(opcode: &Opcode) -> bool {
    opcode.row.is_some_and(|row| row.meaning == Meaning::Access(Access::Atomic))
        || ["volatile", "relaxed", "acquire", "mmio"].iter().any(|kind| opcode.has(kind))
}

/// Whether a step reads shared memory, and changes nothing there if it is repeated.
fn reads_again(lowering: &Lowering<'_>, step: usize, opcode: &Opcode) -> bool {
    let space = state_space(opcode);
    let adds_nothing = || {
        let added = lowering.values.uses[step].operands.get(2).and_then(Value::one);
        added.and_then(|added| lowering.values.exprs.as_const(added)) == Some(0)
    };
    let is_read = match opcode.row.map(|row| row.meaning) {
        Some(Meaning::Access(Access::Load)) => true,
        Some(Meaning::Access(Access::Atomic)) => {
            let counts = ["add", "inc", "dec"].iter().any(|operation| opcode.has(operation));
            !counts || adds_nothing()
        }
        _ => false,
    };
    // The lowering of accesses reports these.
    let is_reported =
        space != StateSpace::Generic && opcode.modifiers().any(|own| matches!(own, "acquire" | "acq_rel"));
    let is_global = || {
        let address = lowering.values.uses[step].operands.iter().find_map(Value::address);
        address.is_some_and(|address| lowering.depends_on_parameter(address))
    };
    is_read
        && !is_reported
        && (matches!(space, StateSpace::Shared | StateSpace::Cluster)
            || space == StateSpace::Generic && !is_global())
}

/// Whether a value decides whether a loop ends. A weak load may also be one bound of a counter: its
/// loop ends even if the value never changes.
fn decides(
    lowering: &Lowering<'_>,
    opcode: &Opcode,
    own: &NaturalLoop,
    value: ExprId,
    condition: ExprId,
) -> bool {
    let values = &lowering.values;
    let (mut seen, mut todo) = (std::collections::BTreeSet::new(), vec![condition]);
    let mut counts = false;
    while let Some(next) = todo.pop() {
        if !seen.insert(next) || next == value {
            continue;
        }
        match values.exprs.node(next) {
            crate::expr::Node::Phi(number) => {
                let phi = &values.phis[number as usize];
                counts |= own.body.contains(&phi.block);
                todo.extend(phi.incoming.iter().map(|&(_, value)| value));
            }
            crate::expr::Node::Iteration(header) => counts |= own.body.contains(&(header as usize)),
            _ => todo.extend(values.exprs.operands(next)),
        }
    }
    seen.contains(&value) && (is_strong(opcode) || !counts)
}

/// The values that operands contain.
pub(crate) fn inputs(operands: &[Value]) -> Vec<ExprId> {
    let mut inputs = Vec::new();
    for operand in operands {
        match operand {
            Value::One(value) => inputs.push(*value),
            Value::Address(value, more) => {
                inputs.push(*value);
                inputs.extend(self::inputs(more));
            }
            Value::Many(parts) => inputs.extend(self::inputs(parts)),
        }
    }
    inputs
}
