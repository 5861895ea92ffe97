//! Schedules of loops whose loads are asynchronous copies.
//!
//! Source: `transformTwoClusterWithLocalLoadAndAll` and `transformTwoClusterWithAsyncAndAll` of
//! Triton 3.9's `tritonamdgpu-block-pingpong`.

use seawall_mlir::OpId;

use super::body::{Body, Declined};
use super::sequence::{GroupBarrier, Item, NewOp, Role, Sequence};
use crate::lines::{BARE_BARRIER, FENCE, ONE_MMA, THREE_SCALARS, WALL, group_wait};

/// Interleaves MMA instructions with scalar ones.
const MIX: [&str; 5] = [ONE_MMA, THREE_SCALARS, ONE_MMA, THREE_SCALARS, ONE_MMA];

/// Makes a cluster that loads, and one that copies and multiplies. The copies are for the iteration
/// after the next.
pub(crate) fn ahead(
    sequence: &mut Sequence<'_>,
    body: &Body<'_>,
    dot: OpId,
    suffix: &str,
) -> Result<(), Declined> {
    let few = || {
        Declined::new(body.loop_op, "it does not have two asynchronous copies, two commit groups and a wait")
    };
    let (&[copy_a, copy_b, ..], &[commit_a, commit_b, ..]) =
        (body.copies.as_slice(), body.commits.as_slice())
    else {
        return Err(few());
    };
    let (&[load_a, load_b, ..], &[first_wait, ..]) = (body.local_loads.as_slice(), body.waits.as_slice())
    else {
        return Err(few());
    };
    sequence.go_to(Item::Old(copy_b))?;
    let wait = if body.waits.len() > 1 { one_wait(sequence, body, suffix)? } else { Item::Old(first_wait) };
    sequence.append_with_inputs(load_a)?;
    sequence.append_with_inputs(load_b)?;
    sequence.line(Role::Hint, WALL)?;
    sequence.append(Item::Old(copy_a))?;
    sequence.append(Item::Old(commit_a))?;
    // Both groups have to pass it before the first of them loads.
    sequence.line(Role::Hint, WALL)?;
    sequence.line(Role::GroupBarrier(GroupBarrier::Wait), "")?;
    sequence.append(wait)?;
    sequence.line(Role::Behind, FENCE)?;
    sequence.line(Role::Hint, WALL)?;
    MIX.iter().try_for_each(|hint| sequence.line(Role::Hint, hint))?;
    sequence.append(Item::Old(copy_b))?;
    sequence.append(Item::Old(commit_b))?;
    sequence.append_with_inputs(dot)?;
    bare_barrier(sequence)
}

/// Adds one wait for everything that the waits of the loop wait for, without a place.
fn one_wait(sequence: &mut Sequence<'_>, body: &Body<'_>, suffix: &str) -> Result<Item, Declined> {
    let m = body.m;
    let tokens: Vec<_> = body.waits.iter().flat_map(|&wait| m.operands(wait)).copied().collect();
    let names: Vec<String> = tokens.iter().map(|&token| m.value_name(token)).collect();
    let name = format!("%waited{suffix}");
    let text = group_wait(&name, &names, 0);
    let item =
        sequence.add(NewOp { text, role: Role::Work, uses: tokens, behind: Vec::new(), part_of: None });
    body.waits.iter().try_for_each(|&wait| sequence.replace(wait, item, &name))?;
    Ok(item)
}

/// Makes a cluster that copies, and one with everything else. The compiler divides the latter when
/// it lowers the dot: loads from shared memory come first, then one more barrier of the groups.
pub(crate) fn scaled(sequence: &mut Sequence<'_>, body: &Body<'_>, dot: OpId) -> Result<(), Declined> {
    let Some(&wait) = body.waits.first() else {
        return Err(Declined::new(body.loop_op, "it has asynchronous copies and does not wait for them"));
    };
    sequence.go_to(Item::Old(wait))?;
    // Needed by more than the schedule: the pass that places barriers adds one after the wait.
    let fence = sequence.add(NewOp::line(Role::Behind, FENCE));
    for &op in body.commits.iter().chain(&body.global_loads) {
        sequence.append_with_inputs(op)?;
    }
    bare_barrier(sequence)?;
    sequence.go_to(Item::Old(wait))?;
    sequence.append(fence)?;
    sequence.lines_behind(dot, &[(Role::GroupBarrier(GroupBarrier::Inside), "")])?;
    let store = first_store(sequence, body);
    store.map_or(Ok(()), |store| {
        sequence.lines_before(store, &[(Role::GroupBarrier(GroupBarrier::Stores), FENCE)])
    })
}

/// Returns the first store to shared memory after all loads from it. It may be before the dot.
fn first_store(sequence: &Sequence<'_>, body: &Body<'_>) -> Option<OpId> {
    let items = sequence.items();
    let is_load = |item: &Item| matches!(item, Item::Old(op) if body.local_loads.contains(op));
    let loaded = items.iter().rposition(is_load).map_or(0, |last| last + 1);
    items[loaded..].iter().find_map(|&item| match item {
        Item::Old(op) if body.local_stores.contains(&op) => Some(op),
        Item::Old(_) | Item::New(_) => None,
    })
}

fn bare_barrier(sequence: &mut Sequence<'_>) -> Result<(), Declined> {
    sequence.line(Role::Hint, WALL)?;
    sequence.line(Role::GroupBarrier(GroupBarrier::Bare), BARE_BARRIER)?;
    sequence.line(Role::Hint, WALL)
}
