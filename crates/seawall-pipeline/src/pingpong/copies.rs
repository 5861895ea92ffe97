//! Loops whose loads are asynchronous copies.
//!
//! Source: `transformTwoClusterWithLocalLoadAndAll` and `transformTwoClusterWithAsyncAndAll` of Triton 3.9's `tritonamdgpu-block-pingpong`.

use seawall_mlir::OpId;

use super::body::{Body, Declined};
use super::lines::{FENCE, ONE_PRODUCT, RENDEZVOUS, THREE_SCALARS, WALL};
use super::sequence::{Item, Meeting, NewOp, Role, Sequence};

/// Mixes matrix instructions with scalar ones.
const MIX: [&str; 5] = [ONE_PRODUCT, THREE_SCALARS, ONE_PRODUCT, THREE_SCALARS, ONE_PRODUCT];

/// A cluster that loads, and one that copies and multiplies: the copies are for the iteration after the next.
pub(crate) fn ahead(
    sequence: &mut Sequence<'_>,
    body: &Body<'_>,
    dot: OpId,
    suffix: &str,
) -> Result<(), Declined> {
    let few =
        || Declined::new(body.loop_op, "it has not two asynchronous copies, two groups of them and a wait");
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
    // Both groups have to be past it when the first of them loads.
    sequence.line(Role::Hint, WALL)?;
    sequence.line(Role::Meeting(Meeting::Wait), "")?;
    sequence.append(wait)?;
    sequence.line(Role::Behind, FENCE)?;
    sequence.line(Role::Hint, WALL)?;
    MIX.iter().try_for_each(|hint| sequence.line(Role::Hint, hint))?;
    sequence.append(Item::Old(copy_b))?;
    sequence.append(Item::Old(commit_b))?;
    sequence.append_with_inputs(dot)?;
    rendezvous(sequence)
}

/// One wait for what all waits of the loop wait for, without a place.
fn one_wait(sequence: &mut Sequence<'_>, body: &Body<'_>, suffix: &str) -> Result<Item, Declined> {
    let m = body.m;
    let tokens: Vec<_> = body.waits.iter().flat_map(|&wait| m.operands(wait)).copied().collect();
    let names: Vec<String> = tokens.iter().map(|&token| m.value_name(token)).collect();
    let name = format!("%waited{suffix}");
    let text = format!("{name} = ttg.async_wait {} {{num = 0 : i32}}", names.join(", "));
    let item =
        sequence.add(NewOp { text, role: Role::Work, uses: tokens, behind: Vec::new(), part_of: None });
    body.waits.iter().try_for_each(|&wait| sequence.replace(wait, item, &name))?;
    Ok(item)
}

/// A cluster that copies, and one of everything else, which the compiler divides in two when it makes machine instructions of the product:
/// loads from shared memory in front, and the groups meet once more.
pub(crate) fn scaled(sequence: &mut Sequence<'_>, body: &Body<'_>, dot: OpId) -> Result<(), Declined> {
    let Some(&wait) = body.waits.first() else {
        return Err(Declined::new(body.loop_op, "it has asynchronous copies and does not wait for them"));
    };
    sequence.go_to(Item::Old(wait))?;
    // Not only for the schedule: the pass that places barriers puts one behind the wait.
    let fence = sequence.add(NewOp::line(Role::Behind, FENCE));
    for &op in body.commits.iter().chain(&body.global_loads) {
        sequence.append_with_inputs(op)?;
    }
    rendezvous(sequence)?;
    sequence.go_to(Item::Old(wait))?;
    sequence.append(fence)?;
    sequence.lines_behind(dot, &[(Role::Meeting(Meeting::Inside), "")])?;
    let store = first_store(sequence, body);
    store.map_or(Ok(()), |store| sequence.lines_before(store, &[(Role::Meeting(Meeting::Stores), FENCE)]))
}

/// The first store to shared memory behind all loads from it. It may stand in front of the product.
fn first_store(sequence: &Sequence<'_>, body: &Body<'_>) -> Option<OpId> {
    let items = sequence.items();
    let is_load = |item: &Item| matches!(item, Item::Old(op) if body.local_loads.contains(op));
    let loaded = items.iter().rposition(is_load).map_or(0, |last| last + 1);
    items[loaded..].iter().find_map(|&item| match item {
        Item::Old(op) if body.local_stores.contains(&op) => Some(op),
        Item::Old(_) | Item::New(_) => None,
    })
}

fn rendezvous(sequence: &mut Sequence<'_>) -> Result<(), Declined> {
    sequence.line(Role::Hint, WALL)?;
    sequence.line(Role::Meeting(Meeting::Rendezvous), RENDEZVOUS)?;
    sequence.line(Role::Hint, WALL)
}
