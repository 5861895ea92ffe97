//! Two dots, one of which uses the other, as in attention. The pipeliner has already ordered the
//! ops, so that only the boundaries of the two clusters that multiply and the two that load are
//! added.
//!
//! Source: `transformChainedDotSchedule` of Triton 3.9's `tritonamdgpu-block-pingpong`.

use seawall_dialects::LoopPart;
use seawall_mlir::{Module, OpId};

use super::body::{Body, Declined};
use super::sequence::{GroupBarrier, Role, Sequence};
use crate::lines::{ACQUIRE, BARE_BARRIER, FENCE, FIRST, RELEASE, USUAL, WALL};
use crate::marks;

/// Returns the first op of each cluster that loads.
pub(crate) fn memory_clusters(body: &Body<'_>) -> Result<[OpId; 2], Declined> {
    let none = || Declined::new(body.loop_op, "no memory operation follows each of its dots");
    let &[first, second] = body.dots.as_slice() else { return Err(none()) };
    let of = |dot: OpId| memory_behind(body.m, dot).ok_or_else(none);
    let (first, second) = (of(first)?, of(second)?);
    if first == second { Err(none()) } else { Ok([first, second]) }
}

/// Returns the next `ttg.async_wait` or `ttg.local_store` after the op in its block.
fn memory_behind(m: &Module, op: OpId) -> Option<OpId> {
    let ops = m.block_ops(m.op(op).parent?);
    let at = ops.iter().position(|&other| other == op)?;
    let is_memory =
        |op: &&OpId| marks::is_group_wait(m, **op) || marks::is_part(m, **op, LoopPart::LocalStore);
    ops.get(at..)?.iter().find(is_memory).copied()
}

/// Clusters that load have the high priority. They compute addresses, which would otherwise wait
/// for the other group.
pub(crate) fn chained(sequence: &mut Sequence<'_>, body: &Body<'_>) -> Result<(), Declined> {
    let [first_memory, second_memory] = memory_clusters(body)?;
    let &[first, second] = body.dots.as_slice() else { return Ok(()) };
    sequence.lines_before(
        first,
        &[(Role::GroupBarrier(GroupBarrier::Wrapped), BARE_BARRIER), (Role::Hint, WALL)],
    )?;
    memory(sequence, first_memory)?;
    let begin = [
        (Role::Hint, WALL),
        (Role::Hint, USUAL),
        (Role::Hint, RELEASE),
        (Role::GroupBarrier(GroupBarrier::Drained), BARE_BARRIER),
        (Role::Hint, ACQUIRE),
        (Role::Hint, WALL),
    ];
    sequence.lines_before(second, &begin)?;
    memory(sequence, second_memory)?;
    // No barrier here: the compiler would move the loop's own arithmetic after it, into the cluster
    // that multiplies.
    sequence.lines_at_end(&[(Role::Hint, WALL), (Role::Hint, USUAL), (Role::Hint, RELEASE)]);
    Ok(())
}

/// Adds the start of a cluster that loads. After a wait, the pass that places barriers adds one.
fn memory(sequence: &mut Sequence<'_>, start: OpId) -> Result<(), Declined> {
    if marks::is_group_wait(sequence.m, start) {
        sequence.lines_before(start, &[(Role::Hint, WALL), (Role::GroupBarrier(GroupBarrier::Wait), "")])?;
        sequence.lines_behind(start, &[(Role::Behind, FENCE), (Role::Hint, FIRST), (Role::Hint, WALL)])
    } else {
        sequence.lines_before(
            start,
            &[(Role::Hint, WALL), (Role::GroupBarrier(GroupBarrier::Fence), FENCE), (Role::Hint, FIRST)],
        )
    }
}
