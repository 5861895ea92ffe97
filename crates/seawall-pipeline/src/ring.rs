//! Which slots need a local fence by the published rule: for each pair of stages that touch the same memory, by growing distance, the slot
//! one stage early, unless a slot on the way has one.
//!
//! Source: `analyzePipelineDependencies` in Triton 3.9's `convert-warp-pipeline`. The rule is not minimal, and it knows nothing of what runs at
//! the same time in the other group: that is what [`crate::shifted`] is for.

/// The slots that get a fence; `touch(src, dst, wraps)` says whether stage `dst` touches memory that `src` touched, one of them writing, in
/// the next iteration if `wraps`.
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

/// Where the fence for a pair goes, counted on around the ring: in front of the later stage if it is the next one, else one stage earlier,
/// since by then the other group is one stage ahead or behind.
pub(crate) fn slot_of(src: usize, dst: usize) -> usize {
    if dst == src + 1 { dst } else { dst - 1 }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Stages by what they read and write.
    fn fences(stages: &[(&str, &str)], ring: bool) -> Vec<bool> {
        let meet = |a: &str, b: &str| a.chars().any(|c| b.contains(c));
        published(stages.len(), ring, |src, dst, _| {
            let ((reads, writes), (reads_later, writes_later)) = (stages[src], stages[dst]);
            meet(writes, reads_later) || meet(writes, writes_later) || meet(reads, writes_later)
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
    fn a_stage_that_meets_itself_gets_it_in_front_of_the_stage_before() {
        assert_eq!(fences(&[("x", "x"), ("", ""), ("", "")], true), [false, false, true]);
    }

    #[test]
    fn a_fence_on_the_way_is_enough() {
        assert_eq!(fences(&[("", "x"), ("x", ""), ("x", "")], false), [false, true, false]);
    }
}
