//! The operands of terms, and the values that blocks pass to each other.

use rustc_hash::FxHashMap;
use seawall_model::{BinaryOp, Predicate, Program, TermId, TermKind, Terminator};
use smallvec::SmallVec;

use crate::cfg::Cfg;

/// A term with more nodes than this is not analyzed. Indices are small.
const MAX_TERM: usize = 96;
/// Loops with constant bounds up to this are unrolled.
const MAX_BOUND: i64 = 12;
/// Counters are near 0 up to this.
const MAX_NEAR: i64 = 4096;

/// The predicates of all operations that are not constant, once per use.
pub(super) fn predicates(program: &Program, cfg: &Cfg) -> Vec<TermId> {
    let events = cfg.blocks().iter().flat_map(|&block| &program.blocks[block].events);
    let terms = events.filter_map(|&event| program.events[event].action.predicate());
    terms.filter(|&term| program.terms.as_const(term).is_none()).collect()
}

pub(super) fn sorted(mut terms: Vec<TermId>) -> Vec<TermId> {
    terms.sort_unstable();
    terms.dedup();
    terms
}

pub(super) fn is_variable(program: &Program, term: TermId) -> bool {
    matches!(program.terms.kind(term), TermKind::Param { .. } | TermKind::Symbol { varying: false, .. })
}

/// The terms that determine the value of `root`, without constants, and the conditions that select
/// among them. `None` if there are too many.
pub(super) fn values(program: &Program, root: TermId) -> Option<(Vec<TermId>, Vec<TermId>)> {
    let mut conditions = Vec::new();
    let terms = reach(program, &[root], |kind| {
        let mut operands = kind.operands();
        if let TermKind::Select(condition, ..) = *kind {
            conditions.push(condition);
            operands.remove(0);
        }
        operands
    })?;
    Some((terms, conditions))
}

/// The terms on which `roots` depend, without constants. `None` if there are too many.
pub(super) fn closure(program: &Program, roots: &[TermId]) -> Option<Vec<TermId>> {
    reach(program, roots, TermKind::operands)
}

/// The terms that are reachable from `roots` through `operands`.
fn reach(
    program: &Program,
    roots: &[TermId],
    mut operands: impl FnMut(&TermKind) -> SmallVec<[TermId; 3]>,
) -> Option<Vec<TermId>> {
    let mut seen: Vec<TermId> = Vec::new();
    let mut work = roots.to_vec();
    while let Some(term) = work.pop() {
        if program.terms.as_const(term).is_some() || seen.contains(&term) {
            continue;
        }
        if seen.len() >= MAX_TERM {
            return None;
        }
        seen.push(term);
        work.extend(operands(program.terms.kind(term)));
    }
    Some(seen)
}

/// Whether a condition compares with a small constant.
pub(super) fn is_small_bound(program: &Program, condition: TermId) -> bool {
    let TermKind::Compare(_, a, b) = *program.terms.kind(condition) else { return false };
    let small = |term| program.terms.as_const(term).is_some_and(|c| c.saturating_abs() <= MAX_BOUND);
    small(a) || small(b)
}

/// The greatest constant that a comparison, sum or difference among `terms` has. Larger ones than
/// [`MAX_NEAR`] do not count.
pub(super) fn greatest_compared(program: &Program, terms: &[TermId]) -> i64 {
    let constants = terms.iter().filter_map(|&term| match *program.terms.kind(term) {
        TermKind::Compare(_, a, b) | TermKind::Binary(BinaryOp::Add | BinaryOp::Sub, a, b) => {
            program.terms.as_const(b).or(program.terms.as_const(a))
        }
        _ => None,
    });
    constants.map(i64::saturating_abs).filter(|&constant| constant <= MAX_NEAR).max().unwrap_or(0)
}

/// The branch conditions that choose among the values of block parameters. Each is known modulo the
/// numbers of slots if its operands are: a comparison for equality with a small constant, or a
/// number that is not a comparison, such as a flag that each iteration inverts.
pub(super) fn choices_of_parameters(program: &Program, cfg: &Cfg) -> FxHashMap<TermId, TermId> {
    let mut first: FxHashMap<TermId, TermId> = FxHashMap::default();
    let mut choices = FxHashMap::default();
    for &block in cfg.blocks() {
        for edge in program.blocks[block].terminator.edges() {
            let is_back = cfg.dominates(edge.target, block);
            for (&param, &arg) in program.blocks[edge.target].params.iter().zip(&edge.args) {
                if *first.entry(param).or_insert(arg) != arg
                    && !is_back
                    && let Some(above) = cfg.immediate_dominator(edge.target)
                    && let Terminator::Branch { condition: Some(condition), .. } =
                        program.blocks[above].terminator
                    && is_known_by_remainders(program, condition)
                {
                    choices.insert(param, condition);
                }
            }
        }
    }
    choices
}

fn is_known_by_remainders(program: &Program, condition: TermId) -> bool {
    match program.terms.kind(condition) {
        TermKind::Compare(Predicate::Eq | Predicate::Ne, ..) => is_small_bound(program, condition),
        TermKind::Param { .. } | TermKind::Binary(BinaryOp::And | BinaryOp::Xor, ..) => true,
        _ => false,
    }
}

/// The values that edges pass to each block parameter.
pub(super) fn incoming_arguments(program: &Program, cfg: &Cfg) -> FxHashMap<TermId, Vec<TermId>> {
    let mut incoming: FxHashMap<TermId, Vec<TermId>> = FxHashMap::default();
    for &block in cfg.blocks() {
        for edge in program.blocks[block].terminator.edges() {
            for (&param, &arg) in program.blocks[edge.target].params.iter().zip(&edge.args) {
                if program.terms.as_const(arg).is_none() {
                    let known = incoming.entry(param).or_default();
                    if !known.contains(&arg) {
                        known.push(arg);
                    }
                }
            }
        }
    }
    incoming
}
