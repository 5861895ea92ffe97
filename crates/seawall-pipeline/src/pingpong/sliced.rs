//! One dot in one, two or four parts, with the loads and stores of the loop between them.
//!
//! Source: `transformOnePPClusters`, `transformTwoPPClusters` and `transformFourPPClusters` of
//! Triton 3.9's `tritonamdgpu-block-pingpong`.

use seawall_mlir::OpId;

use super::body::Declined;
use super::needed::Needed;
use super::sequence::{GroupBarrier, Item, Role, Sequence};
use super::slices::Slice;
use crate::lines::{FENCE, FIRST, KEEP_ORDER, USUAL, WALL};

/// Adds the boundary of two clusters: a barrier of the groups, over which nothing moves.
fn boundary(sequence: &mut Sequence<'_>) -> Result<(), Declined> {
    sequence.line(Role::GroupBarrier(GroupBarrier::Fence), FENCE)?;
    sequence.line(Role::Hint, WALL)
}

fn add_dot(sequence: &mut Sequence<'_>, dot: Item) -> Result<(), Declined> {
    sequence.line(Role::Hint, FIRST)?;
    sequence.append(dot)?;
    sequence.line(Role::Hint, USUAL)
}

fn loads(sequence: &mut Sequence<'_>, slice: &Slice) -> Result<(), Declined> {
    slice.loads.iter().try_for_each(|&load| sequence.append(load))
}

/// Four warps: loads of one kind between those of the other, and the dot at high priority.
pub(crate) fn one(sequence: &mut Sequence<'_>, dot: OpId, needed: &Needed) -> Result<(), Declined> {
    let [global_a, global_b] = needed.global_loads;
    let [local_a, local_b] = needed.local_loads;
    sequence.lines_before(dot, &[(Role::Hint, KEEP_ORDER)])?;
    sequence.go_to(Item::Old(local_a))?;
    sequence.line(Role::Hint, FIRST)?;
    sequence.append_with_inputs(global_a)?;
    sequence.line(Role::Hint, WALL)?;
    sequence.append_with_inputs(local_b)?;
    sequence.line(Role::Hint, USUAL)?;
    sequence.append_with_inputs(global_b)?;
    sequence.lines_before(dot, &[(Role::Hint, FIRST)])?;
    sequence.lines_behind(dot, &[(Role::Hint, USUAL)])
}

/// A tile of medium size.
pub(crate) fn two(sequence: &mut Sequence<'_>, slices: &[Slice], needed: &Needed) -> Result<(), Declined> {
    let [first, second] = slices else { return Ok(()) };
    let [global_a, global_b] = needed.global_loads;
    // Both loads have their addresses here.
    sequence.go_to(Item::Old(global_b))?;
    loads(sequence, first)?;
    sequence.line(Role::Hint, WALL)?;
    sequence.append(Item::Old(global_a))?;
    sequence.line(Role::Hint, WALL)?;
    loads(sequence, second)?;
    sequence.line(Role::Hint, WALL)?;
    sequence.append(Item::Old(global_b))?;
    // The loads complete before the other group overwrites what they read.
    boundary(sequence)?;
    add_dot(sequence, first.dot)?;
    boundary(sequence)?;
    stores(sequence, needed)?;
    boundary(sequence)?;
    add_dot(sequence, second.dot)?;
    sequence.lines_at_end(&[(Role::GroupBarrier(GroupBarrier::Fence), FENCE), (Role::Hint, WALL)]);
    Ok(())
}

/// A tile that needs too many registers in one piece.
pub(crate) fn four(sequence: &mut Sequence<'_>, slices: &[Slice], needed: &Needed) -> Result<(), Declined> {
    let [first, second, third, fourth] = slices else { return Ok(()) };
    let [_, global_b] = needed.global_loads;
    sequence.go_to(Item::Old(global_b))?;
    loads(sequence, first)?;
    boundary(sequence)?;
    add_dot(sequence, first.dot)?;
    boundary(sequence)?;
    sequence.append(Item::Old(global_b))?;
    loads(sequence, second)?;
    boundary(sequence)?;
    add_dot(sequence, second.dot)?;
    boundary(sequence)?;
    loads(sequence, third)?;
    loads(sequence, fourth)?;
    boundary(sequence)?;
    add_dot(sequence, third.dot)?;
    boundary(sequence)?;
    stores(sequence, needed)?;
    boundary(sequence)?;
    add_dot(sequence, fourth.dot)?;
    sequence.lines_at_end(&[(Role::GroupBarrier(GroupBarrier::Fence), FENCE), (Role::Hint, WALL)]);
    Ok(())
}

fn stores(sequence: &mut Sequence<'_>, needed: &Needed) -> Result<(), Declined> {
    needed.local_stores.iter().try_for_each(|&store| sequence.append_with_inputs(store))
}
