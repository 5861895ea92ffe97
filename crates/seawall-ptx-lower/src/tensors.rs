//! The bytes of tensor copies, whose instructions do not state them.
//!
//! All copies with one tensor map have the same box, and the copies of one mbarrier make up the
//! bytes that it expects. So the bytes of a map follow if it is the only unknown one of an
//! mbarrier, or if the loads fill the slots of their rings.

use seawall_base::Runs;
use seawall_ptx::InstructionId;
use seawall_ptx::table::{Access, Copy, MBarrier, Meaning};

use crate::access::Piece;
use crate::events::Effect;
use crate::lowering::Lowering;
use crate::shapes::NoShape;
use crate::sums::Sum;
use crate::values::Value;

/// Loads and expected bytes of one mbarrier.
#[derive(Default)]
struct Group {
    expected: Vec<u32>,
    /// The load, its map, and its destination.
    loads: Vec<(InstructionId, Sum, Sum)>,
}

/// Finds the bytes of tensor loads.
pub(crate) fn sizes(lowering: &mut Lowering<'_>, effects: &[Effect]) {
    let groups = groups(lowering, effects);
    let mut maps: Vec<(Sum, u32)> = Vec::new();
    let mut changed = true;
    while changed {
        changed = false;
        for group in &groups {
            let [expected] = group.expected[..] else { continue };
            let known = |map: &Sum| maps.iter().find(|(own, _)| own == map).map(|&(_, bytes)| bytes);
            let sum: u32 = group.loads.iter().filter_map(|(_, map, _)| known(map)).sum();
            let unknown: Vec<&Sum> =
                group.loads.iter().map(|(_, map, _)| map).filter(|map| known(map).is_none()).collect();
            let Some(&first) = unknown.first() else { continue };
            let rest = expected.saturating_sub(sum);
            let count = unknown.len() as u32;
            if unknown.iter().all(|&map| map == first) && rest > 0 && rest % count == 0 {
                maps.push((first.clone(), rest / count));
                changed = true;
            } else if let Some(strides) = strides(lowering, group)
                && strides.iter().map(|(_, stride)| stride).sum::<u32>() == expected
            {
                maps.extend(strides.into_iter().filter(|(map, _)| known(map).is_none()).collect::<Vec<_>>());
                changed = true;
            }
        }
    }
    for group in &groups {
        for (id, map, _) in &group.loads {
            if let Some(&(_, bytes)) = maps.iter().find(|(own, _)| own == map) {
                lowering.tensor_sizes.insert(*id, bytes);
            }
        }
    }
}

/// Gives tensor stores the bytes that the warps write from the start of the store on. These are at
/// least the bytes of the store, so the event stays imprecise.
pub(crate) fn bound_stores(lowering: &mut Lowering<'_>, effects: &mut [Effect]) {
    let written: Vec<(u32, u32)> = effects
        .iter()
        .filter(|effect| is_store_of_warps(lowering, effect))
        .flat_map(|effect| effect.pieces.iter().filter_map(|piece| piece.shape.as_ref().ok()))
        .flat_map(|shape| shape.warps.iter().flat_map(|own| own.as_slice().iter().copied()))
        .collect();
    let written = Runs::from_ranges(written);
    for effect in effects {
        let id = lowering.flow.steps[effect.step].id;
        let opcode = lowering.module.opcode_of(id).clone();
        let is_store = opcode.row.map(|row| row.meaning) == Some(Meaning::Copy(Copy::Tensor))
            && opcode.has("bulk_group");
        if !is_store || effect.pieces.first().is_none_or(|piece| piece.shape != Err(NoShape::Size)) {
            continue;
        }
        let operands = &lowering.values.uses[effect.step].operands;
        let Some(source) = operands.iter().filter_map(Value::address).nth(1) else { continue };
        let Ok(first) = lowering.shape(source, 1, &effect.guard.threads) else { continue };
        let start = first.warps.iter().filter_map(Runs::bounds).map(|(start, _)| start).min();
        let run = start.and_then(|start| {
            let around = written.as_slice().iter().find(|run| (run.0..run.1).contains(&start));
            around.map(|run| run.1 - start)
        });
        if let Some(bytes) = run {
            let bytes = first.ring.map_or(bytes, |ring| bytes.min(ring.stride));
            let shape = lowering.shape(source, bytes, &effect.guard.threads);
            effect.pieces = vec![Piece { shape, is_mbarrier: false }];
            lowering.bounded_stores.insert(id);
        }
    }
}

fn is_store_of_warps(lowering: &Lowering<'_>, effect: &Effect) -> bool {
    let id = lowering.flow.steps[effect.step].id;
    let meaning = lowering.module.opcode_of(id).row.map(|row| row.meaning);
    matches!(meaning, Some(Meaning::Access(Access::Store | Access::StoreMatrix)))
}

fn groups(lowering: &mut Lowering<'_>, effects: &[Effect]) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    let mut numbers: Vec<(Sum, usize)> = Vec::new();
    for effect in effects {
        let id = lowering.flow.steps[effect.step].id;
        let opcode = lowering.module.opcode_of(id);
        let meaning = opcode.row.map(|row| row.meaning);
        let is_expect = meaning == Some(Meaning::MBarrier(MBarrier::Arrive)) && opcode.has("expect_tx");
        let is_load =
            meaning == Some(Meaning::Copy(Copy::Tensor)) && opcode.has("mbarrier::complete_tx::bytes");
        if !is_expect && !is_load {
            continue;
        }
        let operands = lowering.values.uses[effect.step].operands.clone();
        let addresses: Vec<_> = operands.iter().filter_map(Value::address).collect();
        let Some(&mbarrier) = addresses.get(if is_load { 2 } else { 0 }) else { continue };
        let key = sum(lowering, mbarrier);
        let number = match numbers.iter().find(|(own, _)| *own == key) {
            Some(&(_, number)) => number,
            None => {
                numbers.push((key, groups.len()));
                groups.push(Group::default());
                groups.len() - 1
            }
        };
        if is_load {
            let load = (id, sum(lowering, addresses[1]), sum(lowering, addresses[0]));
            groups[number].loads.push(load);
        } else if let Some(bytes) = lowering.constant(effect, operands.len() - 1) {
            groups[number].expected.push(bytes);
        }
    }
    groups
}

fn sum(lowering: &mut Lowering<'_>, address: crate::expr::ExprId) -> Sum {
    let of = lowering.sums.of(address).with_remainders(&mut lowering.values, &lowering.sums);
    lowering.levels.update(&lowering.values);
    of
}

/// The distances of the slots of the destinations, by map.
fn strides(lowering: &Lowering<'_>, group: &Group) -> Option<Vec<(Sum, u32)>> {
    let stride = |(_, map, destination): &(InstructionId, Sum, Sum)| {
        let [(value, factor)] = destination.terms[..] else { return None };
        let shift = lowering.sums.bits.of(value).trailing_zeros().min(31);
        Some((map.clone(), u32::try_from(factor.checked_shl(shift)?).ok()?))
    };
    group.loads.iter().map(stride).collect()
}
