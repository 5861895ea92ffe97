//! The conditions of branches and operations, and the comparisons that they consist of.

use rustc_hash::FxHashSet;
use seawall_model::{BinaryOp, BlockId, Predicate, Program, TermId, TermKind, Terminator};

/// The most terms of a condition that are examined.
pub(crate) const LARGEST: usize = 64;

/// One form for a comparison and its opposite. `None` on the right is 0.
pub(crate) type Key = (Predicate, TermId, Option<TermId>);

/// A condition, its block, and the comparisons that it consists of.
pub(crate) struct Site {
    pub(crate) block: BlockId,
    pub(crate) term: TermId,
    pub(crate) leaves: Vec<(TermId, Key, bool)>,
}

/// Returns all conditions of branches and operations.
pub(crate) fn sites(program: &Program) -> Vec<Site> {
    let mut sites = Vec::new();
    for (id, block) in program.blocks.iter() {
        let predicates = block.events.iter().filter_map(|event| program.events[*event].action.predicate());
        let condition = match block.terminator {
            Terminator::Branch { condition, .. } => condition,
            _ => None,
        };
        for term in predicates.chain(condition) {
            let leaves = comparisons(program, term);
            if !leaves.is_empty() {
                sites.push(Site { block: id, term, leaves });
            }
        }
    }
    sites
}

/// Returns the comparisons that a condition consists of by logical operations. A parameter or
/// symbol counts only as a whole condition, because a bitwise operation on two nonzero numbers may
/// be 0.
fn comparisons(program: &Program, condition: TermId) -> Vec<(TermId, Key, bool)> {
    let mut leaves = Vec::new();
    let mut open = vec![condition];
    let mut seen = FxHashSet::default();
    while let Some(term) = open.pop() {
        if !seen.insert(term) || seen.len() > LARGEST {
            continue;
        }
        match *program.terms.kind(term) {
            TermKind::Binary(BinaryOp::And | BinaryOp::Or | BinaryOp::Xor, a, b) => open.extend([a, b]),
            TermKind::Again { term, .. } => open.push(term),
            TermKind::Compare(predicate, a, b) => {
                if let (Predicate::Eq | Predicate::Ne, TermKind::Compare(..)) =
                    (predicate, program.terms.kind(a))
                {
                    open.push(a);
                } else {
                    let (key, negated) = key(program, predicate, a, b);
                    leaves.push((term, key, negated));
                }
            }
            TermKind::Param { .. } | TermKind::Symbol { .. } if term == condition => {
                leaves.push((term, (Predicate::Eq, term, None), true));
            }
            _ => {}
        }
    }
    leaves
}

/// Returns the form of a comparison, and whether the comparison is its opposite.
fn key(program: &Program, predicate: Predicate, a: TermId, b: TermId) -> (Key, bool) {
    use Predicate::{Eq, Ne, Sge, Sgt, Sle, Slt, Uge, Ugt, Ule, Ult};
    let (a, b) = (computed_first(program, a), computed_first(program, b));
    let (form, a, b, negated) = match predicate {
        Eq => (Eq, a, b, false),
        Ne => (Eq, a, b, true),
        Slt => (Slt, a, b, false),
        Sge => (Slt, a, b, true),
        Sgt => (Slt, b, a, false),
        Sle => (Slt, b, a, true),
        Ult => (Ult, a, b, false),
        Uge => (Ult, a, b, true),
        Ugt => (Ult, b, a, false),
        Ule => (Ult, b, a, true),
    };
    if form != Eq {
        return ((form, a, Some(b)), negated);
    }
    let zero = |term| program.terms.as_const(term) == Some(0);
    let key = match (zero(a), zero(b)) {
        (_, true) => (Eq, a, None),
        (true, _) => (Eq, b, None),
        _ => (Eq, a.min(b), Some(a.max(b))),
    };
    (key, negated)
}

/// The term that another op computes again.
fn computed_first(program: &Program, mut term: TermId) -> TermId {
    while let TermKind::Again { term: first, .. } = *program.terms.kind(term) {
        term = first;
    }
    term
}
