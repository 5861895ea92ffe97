//! Comparisons of one sum with constants. `n > 3` implies `n > 1`, and excludes `n == 2`.

use std::collections::{BTreeMap, BTreeSet};

use rustc_hash::FxHashMap;
use seawall_model::{Predicate, Program, Sum, TermId};

use super::decisions::Key;

/// The numbers of a sum for which a comparison holds.
#[derive(Clone, Debug)]
pub(super) struct Range {
    /// The sum, without its constant. Its first factor is positive.
    sum: Sum,
    least: i64,
    most: i64,
}

impl Range {
    /// Returns the range of a signed comparison. `None` for others, and if it overflows.
    pub(super) fn of(program: &Program, (predicate, a, b): Key) -> Option<Range> {
        let difference = Sum::of(&program.terms, a)?;
        let difference = match b {
            Some(b) => difference.minus(&Sum::of(&program.terms, b)?)?,
            None => difference,
        };
        let (sum, zero) = (difference.variable_part(), difference.constant.checked_neg()?);
        let is_flipped = sum.factor(sum.terms().next()?) < 0;
        let (least, most) = match predicate {
            Predicate::Eq => (zero, zero),
            Predicate::Slt => (i64::MIN, zero.checked_sub(1)?),
            _ => return None,
        };
        if !is_flipped {
            return Some(Range { sum, least, most });
        }
        let sum = Sum::default().minus(&sum)?;
        Some(Range { sum, least: most.saturating_neg(), most: least.saturating_neg() })
    }
}

/// Counts a comparison once more for each other comparison of the same sum.
pub(super) fn count_alike(program: &Program, counts: &mut FxHashMap<Key, usize>) {
    let mut alike: BTreeMap<Vec<(TermId, i64)>, Vec<Key>> = BTreeMap::new();
    let keys: BTreeSet<Key> = counts.keys().copied().collect();
    for key in keys {
        if let Some(Range { sum, .. }) = Range::of(program, key) {
            alike.entry(sum.terms().map(|term| (term, sum.factor(term))).collect()).or_default().push(key);
        }
    }
    for keys in alike.into_values() {
        for key in &keys {
            *counts.entry(*key).or_default() += keys.len() - 1;
        }
    }
}

/// Comparisons of one sum, which may contradict each other.
#[derive(Debug, Default)]
pub(super) struct Comparisons(Vec<Vec<Comparison>>);

/// A comparison that holds for the numbers from `least` to `most`.
#[derive(Clone, Copy, Debug)]
struct Comparison {
    /// The position of its state.
    at: usize,
    least: i64,
    most: i64,
}

impl Comparisons {
    /// Groups comparisons, each with the position of its state. One comparison alone is always
    /// possible.
    pub(super) fn new<'a>(all: impl Iterator<Item = (usize, &'a Range)>) -> Self {
        let mut sums: Vec<(&Sum, Vec<Comparison>)> = Vec::new();
        for (at, range) in all {
            let own = Comparison { at, least: range.least, most: range.most };
            match sums.iter_mut().find(|(sum, _)| *sum == &range.sum) {
                Some((_, ranges)) => ranges.push(own),
                None => sums.push((&range.sum, vec![own])),
            }
        }
        Comparisons(sums.into_iter().map(|(_, ranges)| ranges).filter(|ranges| ranges.len() > 1).collect())
    }

    /// Whether some number of each sum fits all comparisons. `holds` states by position whether one
    /// holds, if that is known.
    pub(super) fn are_possible(&self, holds: impl Fn(usize) -> Option<bool>) -> bool {
        self.0.iter().all(|ranges| {
            let known = || ranges.iter().filter_map(|own| Some((own, holds(own.at)?)));
            // Truth changes only at the ends of ranges.
            let mut ends = known().flat_map(|(&Comparison { least, most, .. }, _)| {
                [least, most, least.saturating_sub(1), most.saturating_add(1)]
            });
            let fits =
                |number: i64| known().all(|(own, holds)| (own.least..=own.most).contains(&number) == holds);
            known().next().is_none() || ends.any(fits)
        })
    }
}
