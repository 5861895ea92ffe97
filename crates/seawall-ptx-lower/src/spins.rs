//! Loops that wait until another thread changes a value in shared memory.
//!
//! Such a loop synchronizes threads without an instruction for it: a flag, a counter or a lock.

use std::collections::BTreeSet;

use seawall_base::EntityId;
use seawall_ptx::table::{Access, Barrier, MBarrier, Meaning};
use seawall_ptx::{InstructionId, Opcode};

use crate::choices::reads_shared;
use crate::expr::{Cmp, ExprId, Node, Op, Symbol, signed};
use crate::flow::Exit;
use crate::influence::Influence;
use crate::lowering::Lowering;
use crate::natural_loops::{NaturalLoop, natural_loops};
use crate::opcodes::{StateSpace, is_strong, state_space};
use crate::unresolved::Unresolved;
use crate::values::{Value, Values};

/// Reports loops that end because of a value that they read again and again from one place in
/// shared memory.
pub(crate) fn report_spins(lowering: &mut Lowering<'_>) {
    let mut found: Vec<InstructionId> = Vec::new();
    let influence = Influence::new(lowering);
    for own in natural_loops(&lowering.flow) {
        if !own.body.iter().any(|&block| meets_others(lowering, block)) {
            let steps =
                spins(lowering, &influence, &own, &|step, opcode| reads_again(lowering, step, opcode));
            found.extend(steps.into_iter().map(|step| lowering.flow.steps[step].id));
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

/// The steps that read a value for which a loop waits, among those that `is_read` selects.
pub(crate) fn spins(
    lowering: &Lowering<'_>,
    influence: &Influence,
    own: &NaturalLoop,
    is_read: &dyn Fn(usize, &Opcode) -> bool,
) -> Vec<usize> {
    let (flow, values) = (&lowering.flow, &lowering.values);
    let exits = exits(lowering, influence, own);
    let varies = own.varying(values, None);
    let reads = own.body.iter().flat_map(|&block| flow.blocks[block].first..flow.blocks[block].end);
    let is_spin = |step: &usize| {
        let opcode = lowering.module.opcode_of(flow.steps[*step].id);
        if !is_read(*step, opcode) {
            return false;
        }
        let results = results(lowering, *step);
        if is_strong(opcode) {
            let mut decided =
                exits.iter().filter(|exit| results.iter().any(|own| exit.sources.contains(own)));
            return decided.clone().next().is_some()
                && !decided.clone().all(|exit| ends_by_itself(lowering, *step, exit, &results))
                && !decided.all(|exit| is_of_retry(lowering, own, *step, exit, &results));
        }
        let operands = values.uses[*step].operands.get(1..).unwrap_or_default();
        let may_stay =
            |input: &ExprId| varies.get(input.index()) == Some(&false) || may_repeat(values, own, *input);
        inputs(operands).iter().all(may_stay)
            && exits
                .iter()
                .any(|exit| results.iter().any(|&value| decides(lowering, own, value, exit.condition)))
    };
    let is_own = |step: &usize| stores_there(lowering, own, *step);
    reads.filter(is_spin).filter(|step| !is_own(step)).collect()
}

/// Whether a loop does not wait for what a step reads, where it decides whether the loop ends.
pub(crate) fn waits_for_nothing(
    lowering: &Lowering<'_>,
    own: &NaturalLoop,
    step: usize,
    exit: &LoopExit,
) -> bool {
    let results = results(lowering, step);
    ends_by_itself(lowering, step, exit, &results) || is_of_retry(lowering, own, step, exit, &results)
}

/// A branch that may leave a loop.
pub(crate) struct LoopExit {
    pub(crate) block: usize,
    condition: ExprId,
    /// Whether the loop goes on where the condition holds.
    continues: bool,
    /// The values on which the condition depends.
    sources: BTreeSet<ExprId>,
}

pub(crate) fn exits(lowering: &Lowering<'_>, influence: &Influence, own: &NaturalLoop) -> Vec<LoopExit> {
    let flow = &lowering.flow;
    let is_outside = |block: usize| !own.body.contains(&block);
    let mut exits = Vec::new();
    for (&block, &condition) in influence.conditions.range(..) {
        let successors = flow.blocks[block].exit.successors();
        if is_outside(block) || !successors.iter().any(|&next| is_outside(next)) {
            continue;
        }
        let continues = match flow.blocks[block].exit {
            Exit::Branch { taken, .. } => !is_outside(taken),
            Exit::Goto(_) | Exit::Switch(_) | Exit::Return | Exit::Unreachable => false,
        };
        let sources = influence.sources(&lowering.values, condition);
        exits.push(LoopExit { block, condition, continues, sources });
    }
    exits
}

/// The values that a step reads from memory.
pub(crate) fn results(lowering: &Lowering<'_>, step: usize) -> Vec<ExprId> {
    let (exprs, made) = (&lowering.values.exprs, lowering.flow.steps[step]);
    let is_own = |symbol: &Symbol| symbol.made_by.is_some_and(|by| (by.0, by.1) == (made.id, made.scope));
    let symbols = exprs.symbols.iter().enumerate().filter(|(_, symbol)| is_own(symbol));
    symbols.filter_map(|(number, _)| exprs.find(Node::Symbol(number as u32))).collect()
}

/// Whether a loop ends at an exit because its own additions raise a value to a bound: it takes work
/// until none is left.
fn ends_by_itself(lowering: &Lowering<'_>, step: usize, exit: &LoopExit, results: &[ExprId]) -> bool {
    let (opcode, exprs) = (lowering.module.opcode_of(lowering.flow.steps[step].id), &lowering.values.exprs);
    let added = lowering.values.uses[step].operands.get(2).and_then(Value::one);
    let added = added.and_then(|added| exprs.as_const(added)).map(|added| signed(added, 32));
    if !opcode.has("add") || added.is_none_or(|added| added <= 0) {
        return false;
    }
    let (mut compare, mut continues) = (exit.condition, exit.continues);
    while let Node::Binary { op: Op::Xor, width: 1, a, .. } = exprs.node(compare) {
        (compare, continues) = (a, !continues);
    }
    let Node::Compare { cmp: Cmp::LtU | Cmp::LeU | Cmp::LtS | Cmp::LeS, a, b, .. } = exprs.node(compare)
    else {
        return false;
    };
    // The loop goes on while the value is below the bound.
    let (value, bound) = if continues { (a, b) } else { (b, a) };
    let is_fixed = exprs.as_const(bound).is_some() || lowering.values.is_parameter(bound);
    is_fixed && rises(lowering, value, results, &mut BTreeSet::new())
}

/// Whether a value is a result, or one of several.
fn rises(lowering: &Lowering<'_>, value: ExprId, results: &[ExprId], seen: &mut BTreeSet<ExprId>) -> bool {
    let values = &lowering.values;
    if results.contains(&value) || !seen.insert(value) {
        return true;
    }
    match values.exprs.node(value) {
        Node::Phi(number) => {
            let incoming = values.phis[number as usize].incoming.iter();
            incoming.clone().any(|&(_, own)| results.contains(&own))
                && incoming.clone().all(|&(_, own)| {
                    let is_other_addition = is_addition(lowering, own);
                    is_other_addition || rises(lowering, own, results, seen)
                })
        }
        Node::Binary { op: Op::Add, a, b, .. } => {
            values.exprs.as_const(b).is_some() && rises(lowering, a, results, seen)
        }
        Node::OfFirstLane(a) | Node::Extend { a, .. } => rises(lowering, a, results, seen),
        _ => false,
    }
}

/// Whether a value is the result of an atomic addition.
fn is_addition(lowering: &Lowering<'_>, value: ExprId) -> bool {
    let Node::Symbol(number) = lowering.values.exprs.node(value) else { return false };
    let made_by = lowering.values.exprs.symbols[number as usize].made_by;
    made_by.is_some_and(|(id, ..)| {
        let opcode = lowering.module.opcode_of(id);
        opcode.row.is_some_and(|row| row.name == "atom") && opcode.has("add")
    })
}

/// Whether a loop makes an atomic operation by `cas`: it goes on until memory has not changed since
/// the attempt before.
fn is_of_retry(
    lowering: &Lowering<'_>,
    own: &NaturalLoop,
    step: usize,
    exit: &LoopExit,
    results: &[ExprId],
) -> bool {
    let values = &lowering.values;
    if !lowering.module.opcode_of(lowering.flow.steps[step].id).has("cas") {
        return false;
    }
    let Some(expected) = values.uses[step].operands.get(2).and_then(Value::one) else { return false };
    let Node::Phi(number) = values.exprs.node(expected) else { return false };
    let phi = &values.phis[number as usize];
    let mut again = phi.incoming.iter().filter(|own_edge| own.body.contains(&own_edge.0));
    let is_last = own.body.contains(&phi.block) && again.all(|(_, value)| results.contains(value));
    let mut compare = exit.condition;
    while let Node::Binary { op: Op::Xor, width: 1, a, .. } = values.exprs.node(compare) {
        compare = a;
    }
    let is_comparison = match values.exprs.node(compare) {
        Node::Compare { cmp: Cmp::Eq | Cmp::Ne, a, b, .. } => {
            let is_pair = |one, other| one == expected && results.contains(&other);
            is_pair(a, b) || is_pair(b, a)
        }
        _ => false,
    };
    is_last && is_comparison
}

/// Whether a value may be the same in the next iteration of a loop.
fn may_repeat(values: &Values<'_>, own: &NaturalLoop, value: ExprId) -> bool {
    let parts = values.parts(value);
    let phis = parts.iter().filter_map(|&part| match values.exprs.node(part) {
        Node::Phi(number) if own.body.contains(&values.phis[number as usize].block) => Some((part, number)),
        _ => None,
    });
    let is_varying_symbol = |part: &ExprId| match values.exprs.node(*part) {
        Node::Symbol(number) => {
            values.exprs.symbols[number as usize].block.is_some_and(|block| own.body.contains(&block))
        }
        Node::Iteration(header) => own.body.contains(&(header as usize)),
        _ => false,
    };
    if parts.iter().any(is_varying_symbol) {
        return false;
    }
    phis.into_iter().all(|(phi, number)| {
        let back = values.phis[number as usize].incoming.iter();
        let mut back = back.filter(|edge| own.body.contains(&edge.0));
        back.any(|&(_, next)| may_be(values, next, phi, &mut BTreeSet::new()))
    })
}

/// Whether a value may be that of a phi from which it is computed.
fn may_be(values: &Values<'_>, value: ExprId, phi: ExprId, seen: &mut BTreeSet<ExprId>) -> bool {
    if value == phi {
        return true;
    }
    if !seen.insert(value) {
        return false;
    }
    match values.exprs.node(value) {
        Node::Phi(number) => {
            let incoming = values.phis[number as usize].incoming.iter();
            incoming.clone().any(|&(_, own)| may_be(values, own, phi, seen))
        }
        Node::Select { a, b, .. } => may_be(values, a, phi, seen) || may_be(values, b, phi, seen),
        // A constant that is not 0 moves it.
        Node::Binary { op: Op::Add | Op::Sub | Op::Xor, a, b, .. } => {
            values.exprs.as_const(b).is_none()
                && (may_be(values, a, phi, seen) || may_be(values, b, phi, seen))
        }
        Node::Binary { a, b, .. } => may_be(values, a, phi, seen) || may_be(values, b, phi, seen),
        Node::Extend { a, .. } => may_be(values, a, phi, seen),
        _ => false,
    }
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

/// Whether a step reads shared memory, and the lowering of accesses does not report its order.
fn reads_again(lowering: &Lowering<'_>, step: usize, opcode: &Opcode) -> bool {
    let orders = opcode.modifiers().any(|own| matches!(own, "acquire" | "acq_rel"));
    let is_other = state_space(opcode) == StateSpace::Cluster && !lowering.in_own_cta.contains(&step);
    let is_reported = orders && is_other;
    !is_reported && reads_shared(lowering, step, opcode)
}

/// Whether the value of a weak load decides whether a loop ends. It may also be one bound of a
/// counter: its loop ends even if the value never changes.
fn decides(lowering: &Lowering<'_>, own: &NaturalLoop, value: ExprId, condition: ExprId) -> bool {
    let values = &lowering.values;
    let (mut seen, mut todo) = (BTreeSet::new(), vec![condition]);
    let mut counts = false;
    while let Some(next) = todo.pop() {
        if !seen.insert(next) || next == value {
            continue;
        }
        match values.exprs.node(next) {
            Node::Phi(number) => {
                let phi = &values.phis[number as usize];
                counts |= own.body.contains(&phi.block) && !may_repeat(values, own, next);
                todo.extend(phi.incoming.iter().map(|&(_, value)| value));
            }
            Node::Iteration(header) => counts |= own.body.contains(&(header as usize)),
            _ => todo.extend(values.exprs.operands(next)),
        }
    }
    seen.contains(&value) && !counts
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
