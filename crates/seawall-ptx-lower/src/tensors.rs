//! The bytes of tensor copies, whose instructions do not state them.
//!
//! All copies with one tensor map have the same box, and the copies of one mbarrier make up the
//! bytes that it expects. So the bytes of a map follow if it is the only unknown one of an
//! mbarrier, or if the loads have room for no more bytes than expected.

use seawall_base::Runs;
use seawall_ptx::InstructionId;
use seawall_ptx::table::{Access, Copy, MBarrier, Meaning};

use crate::access::Piece;
use crate::buffers::Memory;
use crate::events::Effect;
use crate::expects::expected;
use crate::expr::ExprId;
use crate::lowering::Lowering;
use crate::shapes::{NoShape, Ring, Shapes};
use crate::sums::Sum;
use crate::values::Value;

/// Loads and expected bytes of one mbarrier.
#[derive(Default)]
struct Group {
    expected: Vec<u32>,
    loads: Vec<Load>,
    /// Loads of other phases that write the same bytes.
    same: Vec<Load>,
}

/// A load by one thread.
struct Load {
    id: InstructionId,
    map: Sum,
    /// The destination in slot 0, and the ring of slots.
    start: Option<i64>,
    ring: Option<Ring>,
}

impl Group {
    /// Adds loads, unless others write the same bytes: these are of other phases.
    fn add(&mut self, loads: Vec<Load>) {
        for load in loads {
            let is_same = |other: &Load| {
                load.start.is_some()
                    && (&other.map, other.start, other.ring) == (&load.map, load.start, load.ring)
            };
            let is_known = self.loads.iter().any(is_same);
            if is_known { self.same.push(load) } else { self.loads.push(load) }
        }
    }

    /// The largest number of bytes of each unknown map: loads of one phase write different bytes.
    /// `fixed` has the destinations of all loads that are always the same.
    fn bounds(&self, known: &[(Sum, u32)], fixed: &[i64]) -> Option<Vec<(Sum, u32)>> {
        let mut bounds: Vec<(Sum, u32)> = Vec::new();
        for load in &self.loads {
            if known.iter().any(|(map, _)| *map == load.map) {
                continue;
            }
            let start = load.start?;
            let others = self.loads.iter().filter(|other| other.ring == load.ring);
            let fixed = fixed.iter().copied().filter(|_| load.ring.is_none());
            let next =
                others.filter_map(|other| other.start).chain(fixed).filter(|&other| other > start).min();
            let distance = next.and_then(|next| u32::try_from(next - start).ok());
            let stride = load.ring.filter(|ring| ring.slots > 1).map(|ring| ring.stride);
            let Some(own) = distance.into_iter().chain(stride).min() else {
                if bounds.iter().any(|(map, _)| *map == load.map) || self.is_bounded_elsewhere(load) {
                    continue;
                }
                return None;
            };
            match bounds.iter_mut().find(|(map, _)| *map == load.map) {
                Some((_, bound)) => *bound = own.min(*bound),
                None => bounds.push((load.map.clone(), own)),
            }
        }
        Some(bounds)
    }

    /// Whether another load with the same map has a bound: one that comes before a load of its
    /// ring.
    fn is_bounded_elsewhere(&self, load: &Load) -> bool {
        let others = self.loads.iter().filter(|other| other.map == load.map && other.ring == load.ring);
        others.filter_map(|other| other.start).any(|other| load.start.is_some_and(|own| other < own))
    }

    /// The bytes of maps that follow from those of known maps.
    fn solve(&self, known: &[(Sum, u32)], fixed: &[i64]) -> Option<Vec<(Sum, u32)>> {
        // Copies of a loop may be peeled: they expect the same bytes at the same places.
        let &expected =
            self.expected.first().filter(|first| self.expected.iter().all(|own| own == *first))?;
        let bytes = |map: &Sum| known.iter().find(|(own, _)| own == map).map(|&(_, bytes)| bytes);
        let sum: u32 = self.loads.iter().filter_map(|load| bytes(&load.map)).sum();
        let unknown: Vec<&Load> = self.loads.iter().filter(|load| bytes(&load.map).is_none()).collect();
        let first = unknown.first()?;
        let rest = expected.checked_sub(sum).filter(|&rest| rest > 0)?;
        let count = unknown.len() as u32;
        if unknown.iter().all(|load| load.map == first.map) {
            return (rest % count == 0).then(|| vec![(first.map.clone(), rest / count)]);
        }
        let bounds = self.bounds(known, fixed)?;
        let bound = |load: &&Load| bounds.iter().find(|(map, _)| *map == load.map).map(|bound| bound.1);
        let most = unknown.iter().map(bound).sum::<Option<u32>>()?;
        (most == rest).then_some(bounds)
    }
}

/// Finds the bytes of tensor loads.
pub(crate) fn sizes(lowering: &mut Lowering<'_>, effects: &[Effect]) {
    let groups = groups(lowering, effects);
    let loads = groups.iter().flat_map(|group| &group.loads);
    let fixed: Vec<i64> = loads.filter(|load| load.ring.is_none()).filter_map(|load| load.start).collect();
    let mut known: Vec<(Sum, u32)> = Vec::new();
    while let Some(solved) = groups.iter().find_map(|group| group.solve(&known, &fixed)) {
        known.extend(solved);
    }
    for load in groups.iter().flat_map(|group| group.loads.iter().chain(&group.same)) {
        if let Some(&(_, bytes)) = known.iter().find(|(map, _)| *map == load.map) {
            lowering.tensor_sizes.insert(load.id, bytes);
        }
    }
}

/// Gives tensor stores the bytes that the warps write for them.
///
/// If these make up one range that the threads of the store divide evenly, it is the box of the
/// store. Otherwise the store gets all that the warps write from its start on. This is at least the
/// box, so the event stays imprecise.
pub(crate) fn bound_stores(lowering: &mut Lowering<'_>, effects: &mut [Effect]) {
    let all: Vec<usize> =
        (0..effects.len()).filter(|&at| is_store_of_warps(lowering, &effects[at])).collect();
    let all = written(effects, &all);
    for at in 0..effects.len() {
        let effect = &effects[at];
        let id = lowering.flow.steps[effect.step].id;
        let opcode = lowering.module.opcode_of(id).clone();
        let is_store = opcode.row.map(|row| row.meaning) == Some(Meaning::Copy(Copy::Tensor))
            && opcode.has("bulk_group");
        if !is_store || effect.pieces.first().is_none_or(|piece| piece.shape != Err(NoShape::Size)) {
            continue;
        }
        let operands = &lowering.values.uses[effect.step].operands;
        let Some(source) = operands.iter().filter_map(Value::address).nth(1) else { continue };
        let makes = effect.guard.threads.clone();
        let own = staged(lowering, effects, at);
        let exact = match range(&written(effects, &own)) {
            Some(range) => divided(lowering, source, &makes, range),
            None => None,
        };
        if let Some(bytes) = exact {
            let shape = lowering.shape(source, bytes, &makes);
            effects[at].pieces = vec![Piece { shape, memory: Memory::Data }];
            continue;
        }
        let Ok(first) = lowering.shape(source, 1, &makes) else { continue };
        let start = first.warps.iter().filter_map(Runs::bounds).map(|(start, _)| start).min();
        let run = start.and_then(|start| {
            let around = all.as_slice().iter().find(|run| (run.0..run.1).contains(&start));
            around.map(|run| run.1 - start)
        });
        if let Some(bytes) = run {
            let bytes = first.ring.map_or(bytes, |ring| bytes.min(ring.stride));
            let shape = lowering.shape(source, bytes, &makes);
            effects[at].pieces = vec![Piece { shape, memory: Memory::Data }];
            lowering.bounded_stores.insert(id);
        }
    }
}

/// The bytes in slot 0 that some stores of warps write.
fn written(effects: &[Effect], stores: &[usize]) -> Runs {
    let pieces = stores.iter().flat_map(|&at| &effects[at].pieces);
    let shapes = pieces.filter_map(|piece| piece.shape.as_ref().ok());
    Runs::from_ranges(
        shapes.flat_map(|shape| shape.warps.iter().flat_map(|own| own.as_slice().iter().copied())),
    )
}

/// The stores of warps between a tensor store and the tensor store before it, on a path without
/// branches.
fn staged(lowering: &Lowering<'_>, effects: &[Effect], at: usize) -> Vec<usize> {
    let mut stores = Vec::new();
    let mut block = effects[at].block;
    let mut next = at;
    while let Some(before) = next.checked_sub(1) {
        let effect = &effects[before];
        let entered = lowering.flow.predecessors[block][..] == [effect.block];
        if effect.block != block && !entered {
            break;
        }
        let opcode = lowering.module.opcode_of(lowering.flow.steps[effect.step].id);
        let meaning = opcode.row.map(|row| row.meaning);
        if is_store_of_warps(lowering, effect) {
            stores.push(before);
        } else if matches!(meaning, Some(Meaning::Copy(_) | Meaning::WaitAll(_) | Meaning::Wait(_)))
            && !stores.is_empty()
        {
            break;
        }
        (block, next) = (effect.block, before);
    }
    stores
}

/// The range of all written bytes, if they have no gap.
fn range(written: &Runs) -> Option<(u32, u32)> {
    match written.as_slice() {
        [range] => Some(*range),
        _ => None,
    }
}

/// The bytes of each thread's part, if the threads divide a range of slot 0 evenly.
fn divided(lowering: &mut Lowering<'_>, source: ExprId, makes: &[bool], range: (u32, u32)) -> Option<u32> {
    let Lowering { values, levels, sums, threads, .. } = lowering;
    let starts = Shapes { values, levels, sums, threads }.starts(source).ok()?.starts;
    let mut own: Vec<i64> =
        starts.iter().zip(makes).filter(|(_, makes)| **makes).map(|(&start, _)| start).collect();
    own.sort_unstable();
    let count = u32::try_from(own.len()).ok().filter(|&count| count > 0)?;
    let bytes = (range.1 - range.0) / count;
    let expected = (0..count).map(|part| i64::from(range.0) + i64::from(part * bytes));
    (bytes * count == range.1 - range.0 && own.into_iter().eq(expected)).then_some(bytes)
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
        let expected = match meaning {
            Some(Meaning::MBarrier(MBarrier::Arrive)) => expected(lowering, effect),
            _ => None,
        };
        let is_load =
            meaning == Some(Meaning::Copy(Copy::Tensor)) && opcode.has("mbarrier::complete_tx::bytes");
        if expected.is_none() && !is_load {
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
            let map = sum(lowering, addresses[1]);
            let loads = loads(lowering, id, &map, addresses[0], &effect.guard.threads);
            groups[number].add(loads);
        } else if let Some(bytes) = expected {
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

/// The loads of all threads that execute an instruction.
fn loads(lowering: &mut Lowering<'_>, id: InstructionId, map: &Sum, to: ExprId, makes: &[bool]) -> Vec<Load> {
    let Lowering { values, levels, sums, threads, .. } = lowering;
    let starts = Shapes { values, levels, sums, threads }.starts(to).ok();
    let ring = starts.as_ref().and_then(|starts| starts.ring);
    let start = |thread: usize| starts.as_ref().and_then(|starts| starts.starts.get(thread)).copied();
    let executes = (0..makes.len()).filter(|&thread| makes[thread]);
    executes.map(|thread| Load { id, map: map.clone(), start: start(thread), ring }).collect()
}
