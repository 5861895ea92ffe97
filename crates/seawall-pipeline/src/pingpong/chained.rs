//! Two products, one of which is made of the other, as in attention: the pipeliner has put the ops in order already, and only what stands
//! between the two clusters that multiply and the two that load is added.
//!
//! Source: `transformChainedDotSchedule` of Triton 3.9's `tritonamdgpu-block-pingpong`.

use seawall_mlir::{Module, OpId};

use super::body::{Body, Declined};
use super::lines::{ACQUIRE, FENCE, FIRST, RELEASE, RENDEZVOUS, USUAL, WALL};
use super::sequence::{Meeting, Role, Sequence};

/// The first op of each cluster that loads.
pub(crate) fn memory_clusters(body: &Body<'_>) -> Result<[OpId; 2], Declined> {
    let none = || Declined::new(body.loop_op, "no memory operation follows each of its products");
    let &[first, second] = body.dots.as_slice() else { return Err(none()) };
    let of = |dot: OpId| memory_behind(body.m, dot).ok_or_else(none);
    let (first, second) = (of(first)?, of(second)?);
    if first == second { Err(none()) } else { Ok([first, second]) }
}

/// The next `ttg.async_wait` or `ttg.local_store` behind the op in its block.
fn memory_behind(m: &Module, op: OpId) -> Option<OpId> {
    let ops = m.block_ops(m.op(op).parent?);
    let at = ops.iter().position(|&other| other == op)?;
    let is_memory = |op: &&OpId| matches!(m.op_name(**op), "ttg.async_wait" | "ttg.local_store");
    ops.get(at..)?.iter().find(is_memory).copied()
}

/// Clusters that load have the high priority: their arithmetic is for addresses, and would wait for that of the other group.
pub(crate) fn chained(sequence: &mut Sequence<'_>, body: &Body<'_>) -> Result<(), Declined> {
    let [first_memory, second_memory] = memory_clusters(body)?;
    let &[first, second] = body.dots.as_slice() else { return Ok(()) };
    sequence.lines_before(first, &[(Role::Meeting(Meeting::Wrapped), RENDEZVOUS), (Role::Hint, WALL)])?;
    memory(sequence, first_memory)?;
    let begin = [
        (Role::Hint, WALL),
        (Role::Hint, USUAL),
        (Role::Hint, RELEASE),
        (Role::Meeting(Meeting::Drained), RENDEZVOUS),
        (Role::Hint, ACQUIRE),
        (Role::Hint, WALL),
    ];
    sequence.lines_before(second, &begin)?;
    memory(sequence, second_memory)?;
    // No barrier here: the compiler would put the loop's own arithmetic behind it, into the cluster that multiplies.
    sequence.lines_at_end(&[(Role::Hint, WALL), (Role::Hint, USUAL), (Role::Hint, RELEASE)]);
    Ok(())
}

/// The begin of a cluster that loads. Behind a wait, the pass that places barriers puts one.
fn memory(sequence: &mut Sequence<'_>, start: OpId) -> Result<(), Declined> {
    if sequence.m.op_name(start) == "ttg.async_wait" {
        sequence.lines_before(start, &[(Role::Hint, WALL), (Role::Meeting(Meeting::Wait), "")])?;
        sequence.lines_behind(start, &[(Role::Behind, FENCE), (Role::Hint, FIRST), (Role::Hint, WALL)])
    } else {
        sequence.lines_before(
            start,
            &[(Role::Hint, WALL), (Role::Meeting(Meeting::Fence), FENCE), (Role::Hint, FIRST)],
        )
    }
}
