//! Terms with other parts.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_model::{TermId, TermKind, Terms};

/// Returns the term and all its operands, transitively. Operands come before their users.
pub(crate) fn parts(terms: &Terms, term: TermId) -> Vec<TermId> {
    let mut seen = FxHashSet::from_iter([term]);
    let mut all = vec![term];
    let mut at = 0;
    while let Some(&part) = all.get(at) {
        all.extend(terms.kind(part).operands().into_iter().filter(|&part| seen.insert(part)));
        at += 1;
    }
    // Operands have smaller ids.
    all.sort_unstable();
    all
}

/// What becomes of a part of a term.
pub(crate) enum Part {
    /// The same operation on what its operands become; nothing if one of them becomes nothing.
    OfOperands,
    /// This term.
    Is(TermId),
    /// Nothing.
    Gone,
}

/// Returns what `term` becomes if `part` decides about each part of it, operands first. `part` also
/// gets what the operands have become.
pub(crate) fn rebuilt(
    terms: &mut Terms,
    term: TermId,
    mut part: impl FnMut(&mut Terms, TermId, &FxHashMap<TermId, TermId>) -> Part,
) -> Option<TermId> {
    let mut now: FxHashMap<TermId, TermId> = FxHashMap::default();
    for old in parts(terms, term) {
        let new = match part(terms, old, &now) {
            Part::Is(new) => Some(new),
            Part::Gone => None,
            Part::OfOperands => of_operands(terms, old, &now),
        };
        now.extend(new.map(|new| (old, new)));
    }
    now.get(&term).copied()
}

fn of_operands(terms: &mut Terms, old: TermId, now: &FxHashMap<TermId, TermId>) -> Option<TermId> {
    let of = |part: TermId| now.get(&part).copied();
    let kind = match terms.kind(old).clone() {
        TermKind::Binary(op, a, b) => TermKind::Binary(op, of(a)?, of(b)?),
        TermKind::Compare(predicate, a, b) => TermKind::Compare(predicate, of(a)?, of(b)?),
        TermKind::Select(condition, a, b) => TermKind::Select(of(condition)?, of(a)?, of(b)?),
        TermKind::Again { term, number } => TermKind::Again { term: of(term)?, number },
        TermKind::Const(_) | TermKind::Param { .. } | TermKind::Symbol { .. } | TermKind::Tid => {
            return Some(old);
        }
    };
    Some(terms.intern(kind))
}
