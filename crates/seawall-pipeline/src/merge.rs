//! Adjacent pipelines: where the second starts directly after the first, the groups can stay out of
//! step between them.
//!
//! Source: `eliminateRedundantCondBarriers` in Triton 3.9's `convert-warp-pipeline`. It handles a
//! loop and then a loop or straight-line code in the same block of a function, with nothing
//! between. No pair of stages across the border may need a fence that is missing. It recognizes the
//! second pipeline by its first ops, a barrier and the next conditional barrier after it, and so
//! mistakes a local barrier after the loop for them (tried with the wheel). It then removes that
//! barrier and keeps what follows it, including the barrier of the second pipeline.

use seawall_mlir::{Module, OpId};
use seawall_model::EventId;

use crate::dropped::Dropped;
use crate::find::{Pipeline, Shape, Stage};
use crate::marks;
use crate::ring::slot_of;

/// How a pipeline continues another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Joint {
    /// It follows directly.
    Direct,
    /// The released pass mistakes this barrier for the first op of the pipeline.
    Behind(OpId),
}

/// Returns the pipeline that the released pass treats as the one directly after `first`, and how
/// they are joined.
pub(crate) fn next(
    m: &Module,
    pipelines: &[Pipeline],
    first: &Pipeline,
    dropped: &Dropped,
) -> Option<(usize, Joint)> {
    let Shape::Ring { loop_op, .. } = first.shape else { return None };
    let parent = m.op(loop_op).parent;
    let in_function = m.parent_op(loop_op).is_some_and(|owner| marks::is_function(m, owner));
    let block = parent.filter(|_| in_function)?;
    let behind = m.block_ops(block).iter().copied().skip_while(|&op| op != loop_op).skip(1);
    let mut behind = behind.filter(|&op| !dropped.is_before_lines(op));
    let of = |op: OpId| pipelines.iter().position(|pipeline| pipeline.first_op() == Some(op));
    let barrier = behind.next()?;
    if let Some(second) = of(barrier) {
        return Some((second, Joint::Direct));
    }
    if !marks::is_local_barrier(m, barrier) {
        return None;
    }
    let shift = behind.find(|&op| of(op).is_some() || marks::is_conditional_barrier(m, op));
    Some((shift.and_then(of)?, Joint::Behind(barrier)))
}

/// Returns the fences and the stages' events that the released pass sees of a written pipeline. A
/// dropped first stage is gone by then, and the barrier after it is not seen. `None` if nothing is
/// left.
pub(crate) fn seen<'e>(
    pipeline: &Pipeline,
    mut fences: Vec<bool>,
    events: &'e [Vec<EventId>],
    dropped: &Dropped,
) -> Option<(Vec<bool>, &'e [Vec<EventId>])> {
    let is_gone = |stage: &Stage| dropped.is_before_lines(stage.op);
    if !pipeline.stages.first().is_some_and(is_gone) {
        return Some((fences, events));
    }
    let rest = events.get(1..).filter(|rest| !rest.is_empty())?;
    fences.remove(1);
    Some((fences, rest))
}

/// Whether every pair of a stage of the first and one of the second that touch the same memory has
/// a fence between them. `before` and `after` say which slots have one. The border counts as slot 0
/// of the first.
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
        let fenced = slots.get(src + 1..=slot).is_some_and(|path| path.contains(&true));
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
