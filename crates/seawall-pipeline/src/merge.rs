//! Pipelines back to back: where the second begins right behind the first, the groups need not come back in step between them.
//!
//! Source: `eliminateRedundantCondBarriers` in Triton 3.9's `convert-warp-pipeline`: a loop, then a loop or straight-line code in the same
//! block of a function, with nothing between, where no pair of stages across the border needs a fence that is not there.

use seawall_mlir::Module;

use crate::find::{Pipeline, Shape};
use crate::ring::slot_of;

/// Whether nothing stands between the two, and they may be one by their shapes.
pub(crate) fn adjacent(m: &Module, first: &Pipeline, second: &Pipeline) -> bool {
    let (Shape::Ring { loop_op, .. }, Some(next)) = (first.shape, second.first_op()) else { return false };
    let parent = m.op(loop_op).parent;
    let in_function = m.parent_op(loop_op).is_some_and(|owner| m.op_name(owner) == "tt.func");
    let Some(block) = parent.filter(|_| in_function) else { return false };
    let ops = m.block_ops(block);
    let at = ops.iter().position(|&op| op == loop_op);
    at.and_then(|at| ops.get(at + 1)) == Some(&next)
}

/// Whether every pair of a stage of the first and one of the second that touch the same memory has a fence on its way. `before` and `after`
/// say which slots have one; the border counts as the first one's slot 0.
pub(crate) fn is_covered(
    before: &[bool],
    after: &[bool],
    mut touch: impl FnMut(usize, usize) -> bool,
) -> bool {
    let border = before.first().copied();
    let slots: Vec<bool> =
        before.iter().copied().chain(border).chain(after.iter().copied().skip(1)).collect();
    let pairs = (0..before.len()).flat_map(|src| (0..after.len()).map(move |dst| (src, dst)));
    pairs.into_iter().all(|(src, dst)| {
        let slot = slot_of(src, before.len() + dst);
        let fenced = slots.get(src + 1..=slot).is_some_and(|way| way.contains(&true));
        fenced || !touch(src, dst)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_border_counts_as_the_fence_of_the_ring() {
        assert!(is_covered(&[true, false], &[false, false], |src, dst| (src, dst) == (1, 0)));
        assert!(!is_covered(&[false, true], &[false, false], |src, dst| (src, dst) == (1, 0)));
        assert!(is_covered(&[false, true], &[false, false], |src, dst| (src, dst) == (0, 1)));
    }
}
