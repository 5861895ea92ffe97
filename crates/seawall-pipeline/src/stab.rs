//! Circular interval stabbing: the fewest slots such that each of some intervals of a ring has one.
//!
//! Every answer has a slot in a shortest interval. Cutting the ring at each of its slots leaves a
//! line, where it is best to take the end of the first interval without a slot. Quadratic in the
//! number of stages at worst, which are few.

/// Slots `start..start + len` of a ring, continued around its end. `len` is at least 1 and at most
/// the size of the ring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Interval {
    pub(crate) start: usize,
    pub(crate) len: usize,
}

impl Interval {
    /// Whether it contains `slot`, on a ring of `size` slots.
    pub(crate) fn has(self, slot: usize, size: usize) -> bool {
        (slot + size - self.start) % size < self.len
    }
}

/// Returns the fewest of `size` slots that stab all `intervals`, ascending. The slots `given` cost
/// nothing and are not included. Of several answers, it is the one with the smallest slots.
pub(crate) fn stab(size: usize, intervals: &[Interval], given: &[usize]) -> Vec<usize> {
    let open: Vec<Interval> = intervals
        .iter()
        .copied()
        .filter(|interval| !given.iter().any(|&slot| interval.has(slot, size)))
        .collect();
    let Some(shortest) = open.iter().min_by_key(|interval| interval.len) else { return Vec::new() };
    let slots = (shortest.start..shortest.start + shortest.len).map(|slot| slot % size);
    let answers = slots.map(|first| {
        let mut answer = from(size, &open, first);
        answer.sort_unstable();
        answer
    });
    answers.min_by_key(|answer| (answer.len(), answer.clone())).expect("an interval has a slot")
}

/// Returns the fewest slots that include `first`.
fn from(size: usize, intervals: &[Interval], first: usize) -> Vec<usize> {
    // Counted from `first`, no interval without it goes around the end.
    let place = |slot: usize| (slot + size - first) % size;
    let mut rest: Vec<(usize, usize)> = intervals
        .iter()
        .filter(|interval| !interval.has(first, size))
        .map(|interval| (place(interval.start), place(interval.start) + interval.len - 1))
        .collect();
    rest.sort_by_key(|interval| interval.1);
    let mut answer = vec![first];
    let mut last = 0;
    for (start, end) in rest {
        if start > last {
            last = end;
            answer.push((first + end) % size);
        }
    }
    answer
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all_stabbed(size: usize, intervals: &[Interval], slots: &[usize]) -> bool {
        intervals.iter().all(|interval| slots.iter().any(|&slot| interval.has(slot, size)))
    }

    #[test]
    fn as_few_as_trying_all_sets_of_slots() {
        arbtest::arbtest(|u| {
            let size = u.int_in_range(1..=7usize)?;
            let count = u.int_in_range(0..=6usize)?;
            let mut intervals = Vec::new();
            for _ in 0..count {
                intervals
                    .push(Interval { start: u.int_in_range(0..=size - 1)?, len: u.int_in_range(1..=size)? });
            }
            let given: Vec<usize> = (0..size).filter(|_| u.ratio(1, 5).unwrap_or(false)).collect();
            let answer = stab(size, &intervals, &given);
            let together: Vec<usize> = answer.iter().chain(&given).copied().collect();
            assert!(all_stabbed(size, &intervals, &together), "{intervals:?} {given:?} {answer:?}");
            let sets = (0u32..1 << size).filter(|set| {
                let slots: Vec<usize> =
                    (0..size).filter(|slot| set >> slot & 1 == 1).chain(given.clone()).collect();
                all_stabbed(size, &intervals, &slots)
            });
            assert_eq!(sets.map(u32::count_ones).min(), Some(answer.len() as u32), "{intervals:?} {given:?}");
            Ok(())
        });
    }

    #[test]
    fn one_slot_where_intervals_meet_around_the_end() {
        let intervals = [Interval { start: 3, len: 2 }, Interval { start: 0, len: 2 }];
        assert_eq!(stab(4, &intervals, &[]), [0]);
        assert_eq!(stab(4, &intervals, &[1]), [0]);
        assert_eq!(stab(4, &intervals, &[0]), [] as [usize; 0]);
    }
}
