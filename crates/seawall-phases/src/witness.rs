//! Searches for concrete arguments that decide all comparisons of a run as the run decided them.
//!
//! Atoms may depend on each other in ways that ranges do not show, such as a product, or two
//! quotients of one argument. So a run with such choices may not exist in the program. The search
//! tries small numbers for the arguments, each narrowed by those before it. The first that satisfy
//! everything show that the run exists. If all possible ones were tried, it does not exist.
//! Otherwise the result is unknown.

use seawall_model::{BinaryOp, TermId};

use crate::bounds::{intervals, narrowed, need_a_negative};
use crate::checker::ModelChecker;
use crate::checker_state::State;
use crate::lin::{Atom, Atoms, FAR, Lin, Range};
use crate::phases::{Incomplete, Reason};

/// The most choices that are tried.
const TRIES: usize = 1_000;

/// Arguments, by their terms, with their values.
pub(crate) type Arguments = Vec<(TermId, i64)>;

/// Whether some arguments lead to a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Witness {
    /// These arguments lead to it.
    Found(Arguments),
    /// No arguments lead to it.
    Impossible,
    /// None of the arguments that were tried lead to it.
    Unknown,
}

/// Searches for arguments that have all keys in their ranges.
pub(crate) fn witness(atoms: &Atoms, ranges: &[Range]) -> Witness {
    let Some(known) = intervals(atoms, ranges) else { return Witness::Impossible };
    let leaves = leaves(atoms, ranges);
    let steps = steps(atoms);
    let mut open = vec![(0, known)];
    // Whether all arguments that are possible were tried.
    let mut all = true;
    for _ in 0..TRIES {
        let Some((depth, known)) = open.pop() else {
            return if all { Witness::Impossible } else { Witness::Unknown };
        };
        let Some(&leaf) = leaves.get(depth) else {
            match satisfies(atoms, ranges, &known) {
                Some(true) => return Witness::Found(named(atoms, &leaves, &known)),
                Some(false) => {}
                None => all = false,
            }
            continue;
        };
        let own = known.get(leaf).copied().unwrap_or_default();
        let candidates = candidates(own, &steps);
        all &= i128::from(own.high) - i128::from(own.low) < candidates.len() as i128;
        for value in candidates.into_iter().rev() {
            let mut next = known.clone();
            if let Some(place) = next.get_mut(leaf) {
                *place = Range { low: value, high: value };
            }
            if let Some(next) = narrowed(atoms, ranges, next) {
                open.push((depth + 1, next));
            }
        }
    }
    Witness::Unknown
}

fn named(atoms: &Atoms, leaves: &[usize], known: &[Range]) -> Arguments {
    let value = |at: &usize| match (atoms.atoms.get(*at)?, known.get(*at)?) {
        (Atom::Leaf(term), range) => Some((*term, range.low)),
        _ => None,
    };
    leaves.iter().filter_map(value).collect()
}

/// Returns the arguments that keys with a range depend on, in order.
fn leaves(atoms: &Atoms, ranges: &[Range]) -> Vec<usize> {
    let mut used = vec![false; atoms.atoms.len()];
    let mark = |terms: &[(u32, i64)], used: &mut Vec<bool>| {
        for term in terms {
            if let Some(place) = used.get_mut(term.0 as usize) {
                *place = true;
            }
        }
    };
    for (key, range) in atoms.keys.iter().zip(ranges) {
        if *range != Range::default() {
            mark(&key.terms, &mut used);
        }
    }
    // Operands were interned before their users.
    for at in (0..atoms.atoms.len()).rev() {
        if let (Some(true), Some(Atom::Op(_, a, b))) = (used.get(at).copied(), atoms.atoms.get(at)) {
            mark(&a.terms, &mut used);
            mark(&b.terms, &mut used);
        }
    }
    let is_leaf = |at: &usize| matches!(atoms.atoms.get(*at), Some(Atom::Leaf(_)));
    (0..atoms.atoms.len()).filter(|at| used.get(*at) == Some(&true)).filter(is_leaf).collect()
}

/// Returns the divisors of arguments. Quotients change at their multiples.
fn steps(atoms: &Atoms) -> Vec<i64> {
    let divisor = |atom: &Atom| match atom {
        Atom::Op(op, _, by) if divides(*op) => by.as_number(),
        _ => None,
    };
    let mut steps: Vec<i64> =
        atoms.atoms.iter().filter_map(divisor).filter(|by| (2..FAR).contains(by)).collect();
    steps.sort_unstable();
    steps.dedup();
    steps.truncate(4);
    steps
}

fn divides(op: BinaryOp) -> bool {
    use BinaryOp::{DivS, DivU, FloorDivS, RemS, RemU};
    matches!(op, DivS | DivU | FloorDivS | RemS | RemU)
}

/// Returns numbers of an interval to try, likely ones first.
fn candidates(range: Range, steps: &[i64]) -> Vec<i64> {
    let base = range.low.max(0).min(range.high);
    let mut all: Vec<i64> = vec![base, base.saturating_add(1)];
    all.extend(steps.iter().flat_map(|by| {
        let first = base.saturating_add(by - 1).div_euclid(*by).saturating_mul(*by);
        [first, first.saturating_add(*by)]
    }));
    all.extend((2..9).map(|more| base.saturating_add(more)));
    if range.high < FAR {
        all.extend([range.high, range.high.saturating_sub(1)]);
    }
    if range.low > -FAR {
        all.push(range.low);
    }
    let mut tried = Vec::with_capacity(all.len());
    for value in all {
        // A value at the limit stands for a missing bound, not for a number.
        if value.abs() < FAR && (range.low..=range.high).contains(&value) && !tried.contains(&value) {
            tried.push(value);
        }
    }
    tried
}

/// Whether the arguments, each of one value, have all keys in their ranges; `None` if a key has no
/// value.
fn satisfies(atoms: &Atoms, ranges: &[Range], known: &[Range]) -> Option<bool> {
    let mut values: Vec<Option<i64>> = Vec::with_capacity(atoms.atoms.len());
    for (at, atom) in atoms.atoms.iter().enumerate() {
        let value = match atom {
            Atom::Leaf(_) | Atom::Version(..) => {
                known.get(at).filter(|own| own.low == own.high).map(|own| own.low)
            }
            Atom::Op(op, a, b) => match (sum(a, &values), sum(b, &values)) {
                (Some(a), Some(b)) => op.exact(a, b),
                _ => None,
            },
        };
        values.push(value);
    }
    let mut all = true;
    for (key, range) in atoms.keys.iter().zip(ranges).filter(|(_, range)| **range != Range::default()) {
        let whole = Lin { constant: 0, terms: key.terms.clone() };
        all &= (range.low..=range.high).contains(&sum(&whole, &values)?);
    }
    Some(all)
}

fn sum(of: &Lin, values: &[Option<i64>]) -> Option<i64> {
    of.terms.iter().try_fold(of.constant, |sum, &(atom, factor)| {
        let value = values.get(atom as usize).copied().flatten()?;
        sum.checked_add(value.checked_mul(factor)?)
    })
}

impl ModelChecker<'_> {
    /// Settles a run that has ended: what went wrong is recorded if some arguments lead to it.
    /// Returns false if none were found and arguments that are not negative may exist.
    pub(crate) fn settle(&mut self, state: &State) -> bool {
        let ranges = &state.ranges;
        self.record.overlook(state.longest);
        let Some(event) = self.record.open_event() else { return true };
        let witness = if self.proving { Witness::Unknown } else { witness(&self.atoms, ranges) };
        match witness {
            Witness::Found(arguments) => {
                self.record.confirm(&arguments, &state.choices.values());
                true
            }
            Witness::Impossible => {
                self.record.drop_open();
                true
            }
            Witness::Unknown => {
                self.record.drop_open();
                let reason = self.unconfirmed(ranges);
                self.record.incomplete.insert(Incomplete { reason, event: Some(event) });
                reason == Reason::NegativeArguments
            }
        }
    }

    /// Returns why no arguments were found for a run.
    pub(crate) fn unconfirmed(&mut self, ranges: &[Range]) -> Reason {
        if self.proving {
            return Reason::Unconfirmed;
        }
        // Cached, because each pair of accesses of a run asks this.
        if let Some((known, reason)) = &self.last_unconfirmed
            && known == ranges
        {
            return *reason;
        }
        let negative = need_a_negative(&self.atoms, ranges);
        let reason = if negative { Reason::NegativeArguments } else { Reason::Unconfirmed };
        self.last_unconfirmed = Some((ranges.to_vec(), reason));
        reason
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn leaf(atoms: &mut Atoms, number: usize) -> Lin {
        let term = <seawall_model::TermId as seawall_base::EntityId>::from_index(number);
        Lin::atom(atoms.intern(Atom::Leaf(term)))
    }

    fn with(atoms: &mut Atoms, sums: &[(&Lin, i64, i64)]) -> Vec<Range> {
        let mut ranges = Vec::new();
        for (sum, low, high) in sums {
            let (key, _) = atoms.key(sum).unwrap_or_default();
            ranges.resize(ranges.len().max(key as usize + 1), Range::default());
            ranges[key as usize] = Range { low: *low, high: *high };
        }
        ranges
    }

    #[test]
    fn arguments_of_a_product_are_found() {
        // tiles * steps = 12 and steps = 3, with (m + 63) / 64 tiles.
        let mut atoms = Atoms::default();
        let (m, steps) = (leaf(&mut atoms, 0), leaf(&mut atoms, 1));
        let up = m.plus(&Lin::number(63), 1).unwrap_or(m);
        let tiles = Lin::atom(atoms.intern(Atom::Op(BinaryOp::DivS, up, Lin::number(64))));
        let all = Lin::atom(atoms.intern(Atom::Op(BinaryOp::Mul, tiles, steps.clone())));
        let ranges = with(&mut atoms, &[(&all, 12, 12), (&steps, 3, 3)]);
        let Witness::Found(arguments) = witness(&atoms, &ranges) else { panic!("there are some") };
        let [(_, m), (_, steps)] = arguments[..] else { panic!("two arguments") };
        assert_eq!(((m + 63) / 64 * steps, steps), (12, 3));
    }

    #[test]
    fn no_arguments_are_found_where_none_are() {
        // n % 8 = 5 and n % 4 = 2.
        let mut atoms = Atoms::default();
        let n = leaf(&mut atoms, 0);
        let of_8 = Lin::atom(atoms.intern(Atom::Op(BinaryOp::RemU, n.clone(), Lin::number(8))));
        let of_4 = Lin::atom(atoms.intern(Atom::Op(BinaryOp::RemU, n.clone(), Lin::number(4))));
        let ranges = with(&mut atoms, &[(&of_8, 5, 5), (&of_4, 2, 2)]);
        assert_eq!(witness(&atoms, &ranges), Witness::Unknown);
        // All numbers of a small range are tried.
        let few = with(&mut atoms, &[(&of_8, 5, 5), (&of_4, 2, 2), (&n, 3, 7)]);
        assert_eq!(witness(&atoms, &few), Witness::Impossible);
        let ranges = with(&mut atoms, &[(&of_8, 6, 6), (&of_4, 2, 2)]);
        let Witness::Found(found) = witness(&atoms, &ranges) else { panic!("there are some") };
        assert_eq!(found[0].1 % 8, 6);
    }
}
