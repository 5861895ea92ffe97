//! Accesses that are executed only if a value in shared memory has been changed, or not yet.
//!
//! The result of an atomic operation may select one thread: the one that gets a lock, or the last
//! one of several. So threads may be ordered without a barrier.

use std::collections::BTreeSet;

use seawall_base::EntityId;
use seawall_model::EventId;
use seawall_ptx::table::{Access, Meaning};
use seawall_ptx::{InstructionId, Opcode};

use crate::events::is_global;
use crate::expr::{ExprId, Node};
use crate::flow::Flow;
use crate::influence::Influence;
use crate::levels::between;
use crate::lowering::Lowering;
use crate::opcodes::{StateSpace, is_strong, state_space};
use crate::unresolved::Unresolved;
use crate::values::Value;

/// Marks the accesses behind branches on values that other threads change meanwhile.
pub(crate) fn report_choices(lowering: &mut Lowering<'_>) {
    let read = changing(lowering);
    if read.is_empty() || lowering.out.withheld {
        return;
    }
    let influence = Influence::new(lowering);
    let depends = influence.depending(&lowering.values, &read);
    let is_such = |value: ExprId| depends.get(value.index()) == Some(&true);
    let mut chosen: BTreeSet<EventId> = BTreeSet::new();
    for (&block, &condition) in &influence.conditions {
        if is_such(condition) {
            let inside = between(&lowering.flow, block, lowering.after[block]);
            let others = reachable_without(&lowering.flow, block);
            let only = inside.into_iter().filter(|&own| own != block && !others[own]);
            chosen.extend(only.flat_map(|own| accesses(lowering, own)));
        }
    }
    for &block in &lowering.flow.order {
        let steps = lowering.flow.blocks[block].first..lowering.flow.blocks[block].end;
        // All threads that go on have read the value.
        let is_asserted = |step: usize| {
            lowering.flow.steps[step].asserted && lowering.values.uses[step].guard.is_some_and(is_such)
        };
        if steps.clone().any(is_asserted) {
            let others = reachable_without(&lowering.flow, block);
            let inside = between(&lowering.flow, block, None);
            let only = inside.into_iter().filter(|&own| own != block && !others[own]);
            chosen.extend(only.flat_map(|own| accesses(lowering, own)));
        }
        let guard = |step: &usize| lowering.values.uses[*step].guard;
        let guarded: BTreeSet<InstructionId> = steps
            .filter(|step| guard(step).is_some_and(is_such))
            .map(|step| lowering.flow.steps[step].id)
            .collect();
        let own = accesses(lowering, block).into_iter();
        chosen.extend(own.filter(|&event| guarded.contains(&instruction(lowering, event))));
    }
    for event in chosen {
        let id = instruction(lowering, event);
        lowering.out.imprecise.insert(event);
        let reason = "a value that other threads change decides whether it is executed";
        lowering.unresolved(Unresolved::Choice, id, reason);
    }
}

fn instruction(lowering: &Lowering<'_>, event: EventId) -> InstructionId {
    lowering.out.instructions[lowering.out.program.origin_of(event).index as usize]
}

/// The events of a block that access memory.
fn accesses(lowering: &Lowering<'_>, block: usize) -> Vec<EventId> {
    let Some(block) = lowering.blocks[block] else { return Vec::new() };
    let program = &lowering.out.program;
    let events = program.blocks[block].events.iter().copied();
    events.filter(|&event| !program.events[event].accesses.is_empty()).collect()
}

/// The values that steps read in shared memory while other threads may change it.
fn changing(lowering: &Lowering<'_>) -> Vec<ExprId> {
    let (flow, values) = (&lowering.flow, &lowering.values);
    let steps = flow.order.iter().flat_map(|&block| flow.blocks[block].first..flow.blocks[block].end);
    let such: BTreeSet<_> = steps
        .filter(|&step| {
            let opcode = lowering.module.opcode_of(flow.steps[step].id);
            is_strong(opcode) && reads_shared(lowering, step, opcode)
        })
        .map(|step| (flow.steps[step].id, flow.steps[step].scope))
        .collect();
    let symbols = values.exprs.symbols.iter().enumerate();
    let made = symbols.filter(|(_, symbol)| symbol.made_by.is_some_and(|by| such.contains(&(by.0, by.1))));
    made.filter_map(|(number, _)| values.exprs.find(Node::Symbol(number as u32))).collect()
}

/// Whether a step reads shared memory.
pub(crate) fn reads_shared(lowering: &Lowering<'_>, step: usize, opcode: &Opcode) -> bool {
    let is_read =
        matches!(opcode.row.map(|row| row.meaning), Some(Meaning::Access(Access::Load | Access::Atomic)));
    let is_global = || {
        let address = lowering.values.uses[step].operands.iter().find_map(Value::address);
        address.is_some_and(|address| is_global(&lowering.values, address))
    };
    is_read
        && match state_space(opcode) {
            StateSpace::Shared | StateSpace::Cluster => true,
            StateSpace::Generic => !is_global(),
            StateSpace::Other => false,
        }
}

/// The blocks that a path without this block reaches from the entry.
fn reachable_without(flow: &Flow, block: usize) -> Vec<bool> {
    let mut reached = vec![false; flow.blocks.len()];
    let mut todo = if block == 0 { Vec::new() } else { vec![0] };
    while let Some(next) = todo.pop() {
        if !std::mem::replace(&mut reached[next], true) {
            todo.extend(flow.blocks[next].exit.successors().into_iter().filter(|&own| own != block));
        }
    }
    reached
}
