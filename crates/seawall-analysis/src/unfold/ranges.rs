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
        let flip = |limit: i64| limit.checked_neg().unwrap_or(i64::MAX);
        Some(Range { sum: Sum::default().minus(&sum)?, least: flip(most), most: flip(least) })
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

/// Whether some number of each sum fits all comparisons, given whether each holds.
pub(super) fn are_possible<'a>(known: impl Iterator<Item = (&'a Range, bool)>) -> bool {
    let mut sums: Vec<(&Sum, Vec<(&Range, bool)>)> = Vec::new();
    for (range, holds) in known {
        match sums.iter_mut().find(|(sum, _)| *sum == &range.sum) {
            Some((_, ranges)) => ranges.push((range, holds)),
            None => sums.push((&range.sum, vec![(range, holds)])),
        }
    }
    sums.iter().all(|(_, ranges)| is_possible(ranges))
}

fn is_possible(ranges: &[(&Range, bool)]) -> bool {
    // Truth changes only at the ends of ranges.
    let ends = ranges.iter().flat_map(|(range, _)| {
        [range.least, range.most, range.least.saturating_sub(1), range.most.saturating_add(1)]
    });
    let fits = |number: i64| {
        ranges.iter().all(|(range, holds)| (range.least..=range.most).contains(&number) == *holds)
    };
    ends.into_iter().any(fits)
}
