//! Programs with several kernels. Each kernel that has to be run is checked by itself, so that its
//! result does not depend on what the limits leave for it, nor on what stops the check of another
//! kernel.

use rustc_hash::FxHashSet;
use seawall_analysis::Finding;
use seawall_model::{Action, EventId, FunctionId, Program, Terminator};

use crate::facts::Facts;

/// The most parts, because each takes a copy of the program. Other kernels are checked together.
const MOST: usize = 64;

/// The parts of a program that are checked separately. Each contains every block and event under
/// the same ids, but the functions of the other parts do nothing. Empty if there is only one part.
pub(crate) fn parts(program: &Program) -> Vec<Program> {
    let roots: Vec<FunctionId> = program.uncalled().collect();
    if roots.len() < 2 || !is_run(program) {
        return Vec::new();
    }
    let kernels = disjoint(roots.into_iter().map(|root| program.reached_from(root)));
    let (mut parts, mut together) = (Vec::new(), FxHashSet::default());
    for functions in kernels {
        let part = (parts.len() < MOST).then(|| of_functions(program, &functions));
        match part.filter(is_run) {
            Some(part) => parts.push(part),
            None => together.extend(functions),
        }
    }
    if !together.is_empty() {
        parts.push(of_functions(program, &together));
    }
    parts
}

/// Removes findings of functions that no kernel calls. Nothing executes them. A program without
/// kernels has only functions of a library, which keep theirs.
pub(crate) fn retain_executed(program: &Program, findings: &mut Vec<Finding>) {
    let kernels = program.functions.iter().filter(|(_, function)| function.kernel);
    let reached: FxHashSet<FunctionId> = kernels.flat_map(|(id, _)| program.reached_from(id)).collect();
    if reached.is_empty() || reached.len() == program.functions.len() {
        return;
    }
    let blocks = program.blocks.values().filter(|block| reached.contains(&block.function));
    let executed: FxHashSet<EventId> = blocks.flat_map(|block| &block.events).copied().collect();
    findings.retain(|finding| executed.contains(&finding.event));
}

/// The events that a part executes, of those given.
pub(crate) fn of_part(part: &Program, events: &[EventId]) -> Vec<EventId> {
    let executed: FxHashSet<EventId> =
        part.blocks.values().flat_map(|block| &block.events).copied().collect();
    events.iter().copied().filter(|event| executed.contains(event)).collect()
}

/// Whether the model checker or the oracle has to run the program.
fn is_run(program: &Program) -> bool {
    let facts = Facts::new(program);
    facts.is_model_checked() || facts.is_executed()
}

/// The sets, with those that share a function in one.
fn disjoint(sets: impl Iterator<Item = FxHashSet<FunctionId>>) -> Vec<FxHashSet<FunctionId>> {
    let mut all: Vec<FxHashSet<FunctionId>> = Vec::new();
    for mut set in sets {
        let sharing: Vec<_> = all.extract_if(.., |other| !other.is_disjoint(&set)).collect();
        set.extend(sharing.into_iter().flatten());
        all.push(set);
    }
    all
}

/// The program with nothing but a return in the functions that are not among `kept`. They are no
/// kernels if one of `kept` is.
fn of_functions(program: &Program, kept: &FxHashSet<FunctionId>) -> Program {
    let mut part = program.clone();
    if kept.iter().any(|&function| program.functions[function].kernel) {
        for id in program.functions.ids().filter(|id| !kept.contains(id)) {
            part.functions[id].kernel = false;
        }
    }
    for block in part.blocks.values_mut().filter(|block| !kept.contains(&block.function)) {
        block.terminator = Terminator::Return;
        for event in std::mem::take(&mut block.events) {
            part.events[event].action = Action::Hint;
            part.events[event].accesses.clear();
        }
    }
    part.loaded.retain(|loaded| !part.events[loaded.0].accesses.is_empty());
    part
}
