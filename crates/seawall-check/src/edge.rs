//! Faults that occur only if a kernel argument is 0, so that a loop has no iteration.
//!
//! The program is checked again with positive arguments. A fault that is gone then needs an
//! argument that is 0. It is an edge case under two conditions: the second check covers all paths,
//! and every argument that synchronization depends on is the end of a loop. Another argument, such
//! as a flag or the start of a loop, may well be 0.

use std::collections::BTreeSet;

use rustc_hash::FxHashSet;
use seawall_analysis::{Finding, FindingCode, Weight};
use seawall_model::{BlockId, EventId, Program, TermId, TermKind, Terminator};

/// Marks the findings that occur only if an argument is 0. `check` finds the faults of a program if
/// it can check every path, and returns `None` if not.
pub(crate) fn mark(
    program: &Program,
    findings: &mut [Finding],
    check: impl FnOnce(&Program) -> Option<Vec<Finding>>,
) {
    let is_fault = |finding: &Finding| finding.code.kind().is_error() && finding.weight == Weight::Full;
    if program.least_argument != Some(0) || !findings.iter().any(is_fault) {
        return;
    }
    let Some(positive) = positive(program) else { return };
    let Some(stay) = check(&positive) else { return };
    let stay: FxHashSet<(FindingCode, EventId)> =
        stay.iter().map(|finding| (finding.code, finding.event)).collect();
    for finding in findings.iter_mut().filter(|finding| is_fault(finding)) {
        if !stay.contains(&(finding.code, finding.event)) {
            finding.weight = Weight::EmptyLoop;
        }
    }
}

/// The program with positive arguments. `None` if it depends on no argument, or on one that is not
/// the end of a loop.
fn positive(program: &Program) -> Option<Program> {
    let arguments = Arguments::new(program);
    let mut used = BTreeSet::new();
    for (_, kind) in program.terms.iter() {
        used.extend(kind.operands().iter().filter_map(|operand| arguments.of(*operand)));
    }
    for edge in program.blocks.values().flat_map(|block| block.terminator.edges()) {
        let params = edge.args.iter().zip(&program.blocks[edge.target].params);
        // A parameter that always has the value of an argument is used where its uses are.
        let others = params.filter(|(_, param)| arguments.of(**param).is_none());
        used.extend(others.filter_map(|(arg, _)| arguments.of(*arg)));
    }
    if used.is_empty() || !used.is_subset(&ends_of_loops(program, &arguments)) {
        return None;
    }
    let mut positive = program.clone();
    positive.least_argument = Some(1);
    for block in positive.blocks.values_mut() {
        let Terminator::Branch { condition: Some(condition), then, otherwise } = &block.terminator else {
            continue;
        };
        if let Some(holds) = arguments.decided(program, *condition) {
            block.terminator = Terminator::Goto(if holds { then } else { otherwise }.clone());
        }
    }
    Some(positive)
}

/// The arguments of kernels, and the parameters of blocks that always have the value of one.
struct Arguments {
    /// By term, the argument.
    values: Vec<(TermId, TermId)>,
}

impl Arguments {
    fn new(program: &Program) -> Self {
        let kernels = program.functions.values().filter(|function| function.kernel);
        let entries = kernels.flat_map(|function| &program.blocks[function.entry].params);
        let mut arguments = Arguments { values: entries.map(|&param| (param, param)).collect() };
        arguments.values.sort_unstable();
        loop {
            let mut known: Vec<(TermId, TermId)> = Vec::new();
            for (target, block) in program.blocks.iter() {
                for (index, &param) in block.params.iter().enumerate() {
                    let value = arguments.passed(program, target, index);
                    known.extend(value.filter(|_| arguments.of(param).is_none()).map(|value| (param, value)));
                }
            }
            if known.is_empty() {
                return arguments;
            }
            arguments.values.extend(known);
            arguments.values.sort_unstable();
        }
    }

    /// The argument that every edge to a block passes at a position.
    fn passed(&self, program: &Program, target: BlockId, index: usize) -> Option<TermId> {
        let mut edges = program
            .blocks
            .values()
            .flat_map(|block| block.terminator.edges())
            .filter(|edge| edge.target == target)
            .map(|edge| edge.args.get(index).and_then(|arg| self.of(*arg)));
        let first = edges.next()??;
        edges.all(|other| other == Some(first)).then_some(first)
    }

    /// The argument that a term is.
    fn of(&self, term: TermId) -> Option<TermId> {
        let at = self.values.binary_search_by_key(&term, |value| value.0).ok()?;
        self.values.get(at).map(|value| value.1)
    }

    /// The arguments of which a term is made.
    fn within(&self, program: &Program, term: TermId) -> BTreeSet<TermId> {
        let (mut found, mut seen, mut open) = (BTreeSet::new(), FxHashSet::default(), vec![term]);
        while let Some(next) = open.pop() {
            found.extend(self.of(next));
            if seen.insert(next) {
                open.extend(program.terms.kind(next).operands());
            }
        }
        found
    }

    /// Whether a condition holds for each positive value of the argument in it, or for none.
    fn decided(&self, program: &Program, condition: TermId) -> Option<bool> {
        let &TermKind::Compare(predicate, left, right) = program.terms.kind(condition) else { return None };
        let number = |term| program.terms.as_const(term);
        let (constant, is_left) = match (self.of(left), self.of(right)) {
            (Some(_), None) => (number(right)?, true),
            (None, Some(_)) => (number(left)?, false),
            _ => return None,
        };
        let at = |value: i64| match is_left {
            true => predicate.holds(value, constant),
            false => predicate.holds(constant, value),
        };
        let (least, greatest) = (at(1), at(i64::from(i32::MAX)));
        // An equality may hold in between.
        let changes = !predicate.is_order() && constant >= 1;
        (least == greatest && !changes).then_some(least)
    }
}

/// The arguments in the conditions that end loops by an order.
fn ends_of_loops(program: &Program, arguments: &Arguments) -> BTreeSet<TermId> {
    let mut ends = BTreeSet::new();
    for (id, block) in program.blocks.iter() {
        let Terminator::Branch { condition: Some(condition), then, otherwise } = &block.terminator else {
            continue;
        };
        let again = [then, otherwise].map(|edge| reaches(program, edge.target, id));
        let ordered = matches!(program.terms.kind(*condition), TermKind::Compare(predicate, ..) if predicate.is_order());
        if again[0] != again[1] && ordered {
            ends.extend(arguments.within(program, *condition));
        }
    }
    ends
}

/// Whether a path leads from a block to another one, or both are the same.
fn reaches(program: &Program, from: BlockId, to: BlockId) -> bool {
    let (mut seen, mut open) = (FxHashSet::default(), vec![from]);
    while let Some(next) = open.pop() {
        if next == to {
            return true;
        }
        if seen.insert(next) {
            open.extend(program.blocks[next].terminator.edges().iter().map(|edge| edge.target));
        }
    }
    false
}
