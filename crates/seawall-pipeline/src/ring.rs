//! Which slots need a local fence by the published rule. For each pair of stages that touch the
//! same memory, by growing distance, it is the slot one stage early, unless a slot between them has
//! one.
//!
//! Source: `analyzePipelineDependencies` in Triton 3.9's `convert-warp-pipeline`. The rule is not
//! minimal. It also ignores what runs at the same time in the other group, which [`crate::shifted`]
//! covers.

/// Returns the slots that get a fence. `touch(src, dst, wraps)` says whether stage `dst` touches
/// memory that `src` touched, one of them writing. With `wraps`, `dst` is in the next iteration.
pub(crate) fn published(
    stages: usize,
    ring: bool,
    mut touch: impl FnMut(usize, usize, bool) -> bool,
) -> Vec<bool> {
    let mut fences = vec![false; stages];
    let farthest = if ring { stages } else { stages.saturating_sub(1) };
    for distance in 1..=farthest {
        let sources = if ring { stages } else { stages - distance };
        for src in 0..sources {
            let end = src + distance;
            let slot = slot_of(src, end);
            let covered = (src + 1..=slot).any(|slot| fences[slot % stages]);
            if !covered && touch(src, end % stages, end >= stages) {
                fences[slot % stages] = true;
            }
        }
    }
    fences
}

/// Returns the slot of the fence for a pair, counted on around the ring. It is before the later
/// stage if that is the next one. Otherwise it is one stage earlier, because the other group is one
/// stage ahead or behind.
pub(crate) fn slot_of(src: usize, dst: usize) -> usize {
    if dst == src + 1 { dst } else { dst - 1 }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the fences for stages given by what they read and write.
    fn fences(stages: &[(&str, &str)], ring: bool) -> Vec<bool> {
        let overlap = |a: &str, b: &str| a.chars().any(|c| b.contains(c));
        published(stages.len(), ring, |src, dst, _| {
            let ((reads, writes), (reads_later, writes_later)) = (stages[src], stages[dst]);
            overlap(writes, reads_later) || overlap(writes, writes_later) || overlap(reads, writes_later)
        })
    }

    #[test]
    fn neighbours_get_the_fence_between_them() {
        assert_eq!(fences(&[("", "x"), ("x", "")], false), [false, true]);
    }

    #[test]
    fn others_get_it_one_stage_early() {
        assert_eq!(fences(&[("", "x"), ("", ""), ("x", "")], false), [false, true, false]);
    }

    #[test]
    fn a_stage_that_conflicts_with_itself_gets_it_before_the_previous_stage() {
        assert_eq!(fences(&[("x", "x"), ("", ""), ("", "")], true), [false, false, true]);
    }

    #[test]
    fn a_fence_between_is_enough() {
        assert_eq!(fences(&[("", "x"), ("x", ""), ("x", "")], false), [false, true, false]);
    }
}
