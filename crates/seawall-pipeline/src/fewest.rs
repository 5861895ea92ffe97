//! The choice of fences that has the fewest barriers after the pass that places barriers, Triton's
//! membar.
//!
//! Membar knows nothing of the proof. It follows which memory is touched, but not which warps touch
//! it nor how often a loop runs, and adds a barrier where it sees no fence on a path. So the fewest
//! slots that stab all intervals may get more barriers added than another choice of the same size,
//! or one with a fence more. Choices are tried by growing size, until no larger one can be cheaper:
//! membar adds the fewest barriers if every slot has a fence.

use crate::stab::{Interval, stab};

/// The barriers after membar. Compared field by field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Cost {
    /// Barriers that order shared memory.
    pub(crate) total: usize,
    /// Those of them in loops.
    pub(crate) in_loops: usize,
    /// Those that membar added. Each is one more barrier for both groups.
    pub(crate) added: usize,
}

/// The most choices that are tried: 2^6, every choice of fences on six borders. Each is written,
/// read and placed,
/// which takes a millisecond for a small kernel.
const MOST_CHOICES: usize = 64;
/// The most slots for which choices are listed. Pipelines of more than eight stages have not been
/// seen.
const MOST_SLOTS: usize = 12;

/// The slots of a pipeline, and what proofs require of their fences.
#[derive(Clone, Debug)]
pub(crate) struct Ring<'a> {
    /// The number of slots.
    pub(crate) size: usize,
    /// The first slot that may have a fence. A line has no slot 0.
    pub(crate) first: usize,
    /// Intervals of slots, each of which needs a fence.
    pub(crate) intervals: &'a [Interval],
    /// Slots that have a fence in any case.
    pub(crate) given: &'a [usize],
    /// Whether other fences than the fewest of this pipeline may save one before another pipeline.
    pub(crate) may_join: bool,
}

impl Ring<'_> {
    /// Returns the fewest fences that are proved to suffice, with those that are given.
    pub(crate) fn least(&self) -> Vec<bool> {
        self.with(&stab(self.size, self.intervals, self.given))
    }

    /// Whether these fences are proved to suffice.
    pub(crate) fn is_met_by(&self, fences: &[bool]) -> bool {
        let has_one =
            |interval: &Interval| (0..self.size).any(|slot| fences[slot] && interval.has(slot, self.size));
        self.intervals.iter().all(has_one)
    }

    fn with(&self, chosen: &[usize]) -> Vec<bool> {
        (0..self.size).map(|slot| chosen.contains(&slot) || self.given.contains(&slot)).collect()
    }

    /// Returns the fences of a proved choice that cost least. `cost` returns the cost of a choice,
    /// if it is known.
    pub(crate) fn cheapest(&self, mut cost: impl FnMut(&[bool]) -> Option<Cost>) -> Vec<bool> {
        let mut best = self.least();
        let free: Vec<usize> = (self.first..self.size).filter(|slot| !self.given.contains(slot)).collect();
        let Some(mut least) = cost(&best).filter(|least| least.added > 0 || self.may_join) else {
            return best;
        };
        let Some(all) = cost(&self.with(&free)).filter(|_| free.len() <= MOST_SLOTS) else { return best };
        let chosen = |mask: u32| -> Vec<usize> {
            (0..free.len()).filter(|bit| mask >> bit & 1 == 1).map(|bit| free[bit]).collect()
        };
        let mut masks: Vec<u32> = (0..1u32 << free.len()).collect();
        masks.sort_by_key(|mask| mask.count_ones());
        let proved = masks.into_iter().map(|mask| self.with(&chosen(mask)));
        for fences in proved.filter(|fences| self.is_met_by(fences)).take(MOST_CHOICES) {
            let count = free.iter().filter(|&&slot| fences[slot]).count();
            let bound = Cost {
                total: (all.total + count).saturating_sub(free.len()),
                in_loops: (all.in_loops + count).saturating_sub(free.len()),
                added: all.added,
            };
            if bound >= least {
                break;
            }
            if let Some(found) = cost(&fences).filter(|found| *found < least) {
                (best, least) = (fences, found);
            }
        }
        best
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the cost if `added` barriers are added later.
    fn cost(fences: &[bool], added: usize) -> Option<Cost> {
        let total = fences.iter().filter(|&&fence| fence).count() + added;
        Some(Cost { total, in_loops: total, added })
    }

    #[test]
    fn as_cheap_as_the_cheapest_of_all_choices() {
        arbtest::arbtest(|u| {
            let size = u.int_in_range(1..=6usize)?;
            let interval = |u: &mut arbtest::arbitrary::Unstructured<'_>, len| {
                Ok(Interval { start: u.int_in_range(0..=size - 1)?, len: u.int_in_range(1..=len)? })
            };
            let mut proved = Vec::new();
            let mut seen = Vec::new();
            for _ in 0..u.int_in_range(0..=3usize)? {
                proved.push(interval(u, size)?);
            }
            for _ in 0..u.int_in_range(0..=5usize)? {
                seen.push(interval(u, size)?);
            }
            let given: Vec<usize> = (0..size).filter(|_| u.ratio(1, 5).unwrap_or(false)).collect();
            // The later pass adds a barrier for each interval that needs a fence there and has
            // none.
            let costs = |fences: &[bool]| {
                let open = |of: &&Interval| !(0..size).any(|slot| fences[slot] && of.has(slot, size));
                cost(fences, seen.iter().filter(open).count())
            };
            let ring = Ring { size, first: 0, intervals: &proved, given: &given, may_join: false };
            let found = ring.cheapest(costs);
            assert!(ring.is_met_by(&found));
            let all = (0u32..1 << size)
                .map(|mask| (0..size).map(|slot| mask >> slot & 1 == 1 || given.contains(&slot)).collect());
            let least =
                all.filter(|fences: &Vec<bool>| ring.is_met_by(fences)).filter_map(|f| costs(&f)).min();
            assert_eq!(costs(&found), least, "{proved:?} {seen:?} {given:?} {found:?}");
            Ok(())
        });
    }

    #[test]
    fn what_costs_nothing_more_is_taken_as_it_is() {
        let intervals = [Interval { start: 1, len: 2 }];
        let ring = Ring { size: 4, first: 0, intervals: &intervals, given: &[], may_join: false };
        let mut asked = 0;
        let found = ring.cheapest(|fences| {
            asked += 1;
            cost(fences, 0)
        });
        assert_eq!((found, asked), (vec![false, true, false, false], 1));
    }
}
