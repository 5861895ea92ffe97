//! Loops around `mbarrier.try_wait` are waits.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_ptx::table::{Control, MBarrier, Meaning};
use seawall_ptx::{InstructionId, Module, Operand, OperandKind};

use crate::elements::{Element, Step};

/// How many instructions may compute the condition of the loop from the result of the wait.
const MOST_STEPS: usize = 8;

/// Replaces a loop around an mbarrier wait at the end of `elements` by the wait: either
/// `L: try_wait p; @!p bra L`, or `L: try_wait p; @p bra D; bra L` in front of `D`. Instructions
/// between the wait and the branch may compute the condition from `p`, and pauses are ignored. Each
/// iteration must do the same: a loop that passes a value to its next iteration stays a loop.
pub(crate) fn collapse(module: &Module, elements: &mut Vec<Element<'_>>) {
    let branch = |at: usize| match elements.len().checked_sub(at).and_then(|at| elements.get(at)) {
        Some(&Element::Step(step)) => {
            let meaning = module.opcode_of(step.id).row.map(|row| row.meaning);
            (meaning == Some(Meaning::Control(Control::Branch))).then_some(step)
        }
        _ => None,
    };
    let Some(last) = branch(1) else { return };
    // The second form leaves by the branch before the last one.
    let (decides, branches) = match (module.instructions[last.id].guard, branch(2)) {
        (Some(_), _) => (last, 1),
        (None, Some(leaves)) => (leaves, 2),
        (None, None) => return,
    };
    let end = elements.len() - branches;
    let Some(wait_at) = (0..end).rev().take(MOST_STEPS).find(|&at| is_wait(module, elements[at])) else {
        return;
    };
    let (Element::Step(wait), Some(Element::Label(_, label))) =
        (elements[wait_at], wait_at.checked_sub(1).map(|at| elements[at]))
    else {
        return;
    };
    let target = module.operands_of(last.id).first().map(|operand| module.of(operand.span));
    let taken = |done: u64| taken(module, wait, &elements[wait_at + 1..end], decides, done);
    // The first form goes back if the wait has not succeeded, the second one leaves if it has.
    let leaves = u64::from(branches == 2);
    let is_loop = taken(leaves) == Some(true) && taken(1 - leaves) == Some(false);
    if target != Some(label) || module.instructions[wait.id].guard.is_some() || !is_loop {
        return;
    }
    if passes_values(module, &elements[wait_at..]) {
        return;
    }
    elements[wait_at] = Element::Step(Step { waits: true, ..wait });
    elements.pop();
    // The branch of the second form stays: it goes to the label that follows.
    if let (2, Some(Element::Step(leave))) = (branches, elements.last_mut()) {
        leave.waits = true;
    }
}

/// Whether an iteration reads a register that the iteration before it has written: one that is read
/// before it is written. A guarded instruction keeps its result from before, so it reads it.
fn passes_values(module: &Module, iteration: &[Element<'_>]) -> bool {
    let (mut written, mut kept) = (FxHashSet::default(), FxHashSet::default());
    let mut exposed: FxHashSet<&str> = FxHashSet::default();
    for element in iteration {
        let Element::Step(step) = element else { continue };
        let guard = module.instructions[step.id].guard;
        let meaning = module.opcode_of(step.id).row.map(|row| row.meaning);
        let results = match meaning {
            Some(Meaning::Value(_) | Meaning::MBarrier(_)) => 1,
            _ => 0,
        };
        let operands = module.operands_of(step.id);
        let names = |operands: &[Operand]| -> Vec<&str> {
            let texts = operands.iter().map(|operand| module.of(operand.span));
            texts.flat_map(|text| text.split(|c: char| !is_of_name(c))).collect()
        };
        let (own, read) = operands.split_at(results.min(operands.len()));
        let (own, read) = (names(own), names(read));
        let conditions = guard.map(|guard| module.of(guard.register));
        let before = own.iter().copied().filter(|_| guard.is_some());
        exposed
            .extend(read.into_iter().chain(conditions).chain(before).filter(|name| !written.contains(name)));
        match guard {
            Some(_) => kept.extend(own),
            None => written.extend(own),
        }
    }
    exposed.iter().any(|name| !name.is_empty() && (written.contains(name) || kept.contains(name)))
}

fn is_of_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '%')
}

fn is_wait(module: &Module, element: Element<'_>) -> bool {
    let Element::Step(step) = element else { return false };
    module.opcode_of(step.id).row.is_some_and(|row| row.meaning == Meaning::MBarrier(MBarrier::Wait))
}

/// Whether a branch behind a wait is taken, if the result of the wait decides it.
fn taken(module: &Module, wait: Step, between: &[Element<'_>], branch: Step, done: u64) -> Option<bool> {
    let mut known: FxHashMap<&str, u64> = FxHashMap::default();
    known.insert(module.of(module.operands_of(wait.id).first()?.span), done);
    for element in between {
        let Element::Step(step) = element else { return None };
        let meaning = module.opcode_of(step.id).row?.meaning;
        if meaning == Meaning::Nothing {
            continue;
        }
        matches!(meaning, Meaning::Value(_)).then_some(())?;
        let executes = match module.instructions[step.id].guard {
            Some(guard) => known.get(module.of(guard.register)).map(|&value| (value != 0) != guard.negated),
            None => Some(true),
        };
        let to = module.of(module.operands_of(step.id).first()?.span);
        let value = match executes {
            Some(false) => continue,
            Some(true) => value(module, step.id, &known),
            None => None,
        };
        match value {
            Some(value) => known.insert(to, value),
            None => known.remove(to),
        };
    }
    let guard = module.instructions[branch.id].guard?;
    known.get(module.of(guard.register)).map(|&value| (value != 0) != guard.negated)
}

/// The result of an instruction, if its operands are known.
fn value(module: &Module, id: InstructionId, known: &FxHashMap<&str, u64>) -> Option<u64> {
    let operands = module.operands_of(id);
    let of = |operand: &Operand| match operand.kind {
        OperandKind::Integer(value) => Some(value),
        OperandKind::Name => known.get(module.of(operand.span)).copied(),
        _ => None,
    };
    let at = |at: usize| operands.get(at).and_then(of);
    let opcode = module.opcode_of(id);
    match opcode.row?.name {
        "mov" => at(1),
        "selp" => at(if at(3)? != 0 { 1 } else { 2 }),
        "setp" if operands.len() == 3 && opcode.has("eq") => Some(u64::from(at(1)? == at(2)?)),
        "setp" if operands.len() == 3 && opcode.has("ne") => Some(u64::from(at(1)? != at(2)?)),
        "and" => Some(at(1)? & at(2)?),
        "or" => Some(at(1)? | at(2)?),
        "xor" => Some(at(1)? ^ at(2)?),
        "not" if opcode.has("pred") => Some(1 ^ at(1)?),
        _ => None,
    }
}
