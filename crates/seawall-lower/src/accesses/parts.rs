//! Warp locality: the bytes of an access that each warp touches, which are those of the elements
//! that its lanes hold.
//!
//! If each lane of an access touches what it holds, and no other lane holds it, the map has the
//! number of its map from bytes to threads. Maps that agree on the bytes that they share have one
//! number, such as those of a buffer and of its parts. Program order suffices for two accesses with
//! the same number. There is none if the layout fits an instruction that exchanges elements between
//! lanes, such as `ldmatrix`, whether or not the compiler chooses it.
//!
//! Only loads, stores and copies whose lanes each touch the elements that they hold
//! (`Traits::WARP_PARTS`) have a warp map. There is none if an input is unknown, if several CTAs
//! share the data, or if the value may name an unknown part of a buffer. Functions that others call
//! have none, because the caller decides their warps. Direct copies to the LDS of AMD GPUs have
//! none: their lowering writes contiguous bytes per wave, and may move pointers between lanes.

use std::collections::{BTreeMap, BTreeSet};

use rustc_hash::FxHashMap;
use seawall_base::Runs;
use seawall_dialects::Traits;
use seawall_layout::{CommonBytes, Exchange, LaneMap, View as Origin};
use seawall_mlir::{OpId, TypeId, ValueId};
use seawall_model::{
    Access, BlockId, Buffer, BufferId, FunctionId, Issuer, MAX_MAP_RUNS, Mode, Place, Program, Proxy, Queue,
    Space, Target, WarpMap, WarpMapId,
};
use smallvec::SmallVec;

use crate::accesses::{AccessList, Accesses};
use crate::facts::Facts;
use crate::views::view_set::{View, Views};

/// The inputs of a warp map: tensor type, memdesc type, the views without their bases, the offset
/// of each base in the buffer, the number of warps, and the instructions that exchange elements
/// between lanes. Without the last, lanes are not distinguished.
pub(crate) type PartsKey = (TypeId, TypeId, SmallVec<[(Origin, u32); 2]>, u32, Option<Exchange>);

/// The maps from bytes to threads of a module, numbered in the order in which they are found.
#[derive(Debug, Default)]
pub(crate) struct LaneMaps {
    numbers: FxHashMap<LaneMap, u32>,
}

/// The most maps that are compared with each other. Kernels have some tens.
const MAX_COMPARED: usize = 256;

impl LaneMaps {
    fn number(&mut self, map: LaneMap) -> u32 {
        let next = u32::try_from(self.numbers.len()).expect("a module has fewer types than 2^32");
        *self.numbers.entry(map).or_insert(next)
    }

    /// Gives accesses of memory that overlaps one number if they give the bytes that they share the
    /// same threads. Accesses without common bytes have it only beside one that has bytes of both.
    pub(crate) fn join(&self, program: &mut Program) {
        if self.numbers.len() < 2 {
            return;
        }
        let memory_of = overlapping(program);
        let mut used: BTreeMap<BufferId, BTreeSet<u32>> = BTreeMap::new();
        let accesses = program.events.values().flat_map(|event| &event.accesses);
        for footprint in accesses.flat_map(|access| &access.footprints) {
            if let (Place::Buffer(buffer), Some(warps)) = (footprint.place, footprint.warps) {
                let lanes = program.warp_maps.get(warps).lanes;
                used.entry(memory_of[&buffer]).or_default().extend(lanes);
            }
        }
        let mut maps: Vec<(&LaneMap, u32)> =
            self.numbers.iter().map(|(map, &number)| (map, number)).collect();
        maps.sort_unstable_by_key(|map| map.1);
        let mut known: FxHashMap<(BufferId, u32), u32> = FxHashMap::default();
        for (memory, numbers) in used {
            let numbers: Vec<u32> = numbers.into_iter().collect();
            let of_memory: Vec<&LaneMap> = numbers.iter().map(|&number| maps[number as usize].0).collect();
            for (&number, group) in numbers.iter().zip(groups(&of_memory)) {
                known.insert((memory, number), numbers[group]);
            }
        }
        program.renumber_threads(|buffer, number| {
            known.get(&(memory_of[&buffer], number)).copied().unwrap_or(number)
        });
    }
}

/// The first of the buffers whose memory overlaps that of a buffer, directly or through others.
fn overlapping(program: &Program) -> FxHashMap<BufferId, BufferId> {
    let mut ranges: Vec<(FunctionId, Space, u32, u32, BufferId)> = Vec::new();
    let mut first: FxHashMap<BufferId, BufferId> = program.buffers.ids().map(|id| (id, id)).collect();
    for (id, buffer) in program.buffers.iter() {
        if let (Some(&start), Some(&last)) = (buffer.offsets.iter().min(), buffer.offsets.iter().max()) {
            ranges.push((buffer.function, buffer.space, start, last.saturating_add(buffer.size), id));
        }
    }
    ranges.sort_unstable();
    let mut end = 0;
    for pair in 1..ranges.len() {
        let (before, own) = (ranges[pair - 1], ranges[pair]);
        end = if before.3 > end { before.3 } else { end };
        if (before.0, before.1) != (own.0, own.1) {
            end = 0;
        } else if own.2 < end {
            first.insert(own.4, first[&before.4]);
        }
    }
    first
}

/// The group of each map, by the position of its first member: maps of a group give the bytes that
/// they share the same threads.
fn groups(maps: &[&LaneMap]) -> Vec<usize> {
    let mut group_of: Vec<usize> = (0..maps.len()).collect();
    if maps.len() > MAX_COMPARED {
        return group_of;
    }
    let mut groups: Vec<Vec<usize>> = (0..maps.len()).map(|at| vec![at]).collect();
    let common: Vec<Vec<CommonBytes>> =
        maps.iter().map(|map| maps.iter().map(|other| map.common_bytes(other)).collect()).collect();
    for (a, b) in (0..maps.len()).flat_map(|b| (0..b).map(move |a| (a, b))) {
        let (into, from) = (group_of[a].min(group_of[b]), group_of[a].max(group_of[b]));
        let agrees = |a: &usize, b: &usize| common[*a][*b] != CommonBytes::OfOtherThreads;
        if common[a][b] == CommonBytes::OfSameThreads
            && into != from
            && groups[into].iter().all(|a| groups[from].iter().all(|b| agrees(a, b)))
        {
            let moved = std::mem::take(&mut groups[from]);
            moved.iter().for_each(|&at| group_of[at] = into);
            groups[into].extend(moved);
        }
    }
    group_of
}

impl Accesses<'_, '_> {
    /// Sets the warp map of the accesses of `op`, an op of `block`, where it is known.
    pub(crate) fn part_accesses(&mut self, op: OpId, block: BlockId, accesses: &mut AccessList) {
        if self.facts.upstream {
            let memrefs: SmallVec<[ValueId; 2]> = self.shared_memrefs(op);
            if let &[memref] = memrefs.as_slice() {
                let block = &self.draft.program.blocks[block];
                let place = (block.function, self.draft.warps_of(block.partition));
                accesses.iter_mut().for_each(|access| self.memref_parts((op, memref), place, access));
            }
            return;
        }
        if self.facts.options.any_warp || self.facts.ctas > 1 || !self.facts.has(op, Traits::WARP_PARTS) {
            return;
        }
        let block = &self.draft.program.blocks[block];
        let (warps, kernel) =
            (self.draft.warps_of(block.partition), self.draft.program.functions[block.function].kernel);
        let Some((tensor, memory)) = held_and_touched(self.facts, op).filter(|_| kernel) else {
            return;
        };
        for access in accesses {
            let by_lanes = is_made_by_lanes(self.facts, access);
            if !by_lanes
                || access.issuer != Issuer::Warps
                || access.proxy != Proxy::Generic
                || access.scratch
                || access.cross_cta
            {
                continue;
            }
            let exchange = exchange(self.facts, op, access);
            for footprint in &mut access.footprints {
                if let Place::Buffer(buffer) = footprint.place {
                    footprint.warps = self.parts_of(tensor, memory, buffer, (warps, exchange));
                }
            }
        }
    }

    /// The memrefs in workgroup memory that `op` accesses.
    pub(crate) fn shared_memrefs(&self, op: OpId) -> SmallVec<[ValueId; 2]> {
        let operands = self.facts.module.operands(op).iter().copied();
        let mut found: SmallVec<[ValueId; 2]> =
            operands.filter(|&value| self.facts.is_shared_memref(value)).collect();
        found.dedup();
        found
    }

    fn parts_of(
        &mut self,
        tensor: TypeId,
        memory: ValueId,
        buffer: BufferId,
        (warps, exchange): (u32, Option<Exchange>),
    ) -> Option<WarpMapId> {
        let Views::Known(views) = &self.views[memory] else { return None };
        let whole = &self.draft.program.buffers[buffer];
        let start = match whole.offsets.as_slice() {
            [] => 0,
            &[start] => start,
            _ => return None,
        };
        let is_whole = self.facts.is_allocation(memory);
        let mut parts: SmallVec<[(Origin, u32); 2]> = SmallVec::new();
        for view in views.iter().filter(|view| view.buffer == buffer) {
            // A view without bytes may be anywhere in the buffer, unless it is the whole of a
            // buffer that has no place yet.
            if view.bytes.is_none() && !(is_whole && whole.offsets.is_empty()) {
                return None;
            }
            parts.push(relative(view, start)?);
        }
        parts.sort_unstable();
        parts.dedup();
        let ty = self.facts.module.ty(memory);
        // Otherwise the view may begin at the rows of another warp.
        let rows = |address: u32| address >> 16;
        if whole.space == Space::Tensor && (rows(start) >= 32 || parts.iter().any(|part| rows(part.1) != 0)) {
            return None;
        }
        let key = (tensor, ty, parts, warps, exchange);
        if let Some(known) = self.known.parts.get(&key) {
            return *known;
        }
        let map = make_map(self.facts, &mut self.known.lanes, &key);
        // All warps of one are no restriction.
        let restricts = |map: &WarpMap| fits(map, warps, whole) && (warps > 1 || map.lanes.is_some());
        let id = map.filter(restricts).map(|map| self.draft.program.warp_maps.intern(map));
        self.known.parts.insert(key, id);
        id
    }
}

/// The type of the tensor that the lanes hold, and the memory that they access for it.
fn held_and_touched(facts: &Facts<'_>, op: OpId) -> Option<(TypeId, ValueId)> {
    let module = facts.module;
    let values = || module.operands(op).iter().chain(module.results(op)).copied();
    let memory = values().find(|&value| facts.is_memdesc(value))?;
    let held = values().map(|value| module.ty(value)).find(|&ty| facts.physical.is_tensor(ty))?;
    Some((held, memory))
}

/// The instructions with which the compiler may let lanes access what others hold. `None` if the
/// lanes of an access are not known.
fn exchange(facts: &Facts<'_>, op: OpId, access: &Access) -> Option<Exchange> {
    if access.queue.is_some() {
        // A copy by lanes: each writes where the layout places its pointers.
        return Some(Exchange::Nothing);
    }
    if facts.has(op, Traits::ASYNC_WRITE) {
        return None;
    }
    let reads = match access.mode {
        Mode::Read => true,
        Mode::Write => false,
        Mode::ReadWrite => return None,
    };
    let target = facts.target.as_ref()?;
    let transposes = !target.is_known() || target.amd().is_some_and(|gpu| gpu.lds_transpose);
    Some(match target {
        // `ldmatrix` exists since 7.5, `stmatrix` since 9.0 (PTX ISA).
        Target::Nvidia(capability) if *capability >= if reads { 75 } else { 90 } => Exchange::Matrix,
        Target::Amd(_) if reads && transposes => Exchange::Transposed,
        Target::Nvidia(_) | Target::Amd(_) => Exchange::Nothing,
    })
}

fn make_map(
    facts: &Facts<'_>,
    lane_maps: &mut LaneMaps,
    (tensor, memory, parts, warps, exchange): &PartsKey,
) -> Option<WarpMap> {
    let desc = facts.physical.desc(*memory)?;
    let layout = facts.physical.tensor_layout(*tensor);
    let (first, _) = parts.first()?;
    let mut known: FxHashMap<&Origin, Vec<Runs>> = FxHashMap::default();
    for (origin, _) in parts {
        if !known.contains_key(origin) {
            let runs = layout.as_ref().and_then(|layout| desc.warp_runs(origin, layout));
            known.insert(origin, runs.or_else(|| desc.reachable_rows(origin, *warps))?);
        }
    }
    if known.len() == 1 {
        let starts = parts.iter().map(|part| part.1).collect();
        let lanes = layout
            .as_ref()
            .zip(*exchange)
            .and_then(|(layout, exchange)| Some(lane_maps.number(desc.lane_map(first, layout, exchange)?)));
        return Some(WarpMap { starts, warps: known.remove(first)?, lanes });
    }
    // Slices at several places of their pages: the union of all.
    let count = known.get(first)?.len();
    let of_warp = |warp: usize| {
        let ranges = parts.iter().filter_map(|(origin, start)| {
            let runs = known.get(origin)?.get(warp)?;
            Some(
                runs.as_slice()
                    .iter()
                    .map(|run| (run.0.saturating_add(*start), run.1.saturating_add(*start))),
            )
        });
        Runs::from_ranges(ranges.flatten())
    };
    Some(WarpMap { starts: vec![0], warps: (0..count).map(of_warp).collect(), lanes: None })
}

/// A view without its base, and the offset of the base in a buffer that begins at `start`.
fn relative(view: &View, start: u32) -> Option<(Origin, u32)> {
    let base = view.origin.storage_base.checked_sub(start)?;
    Some((Origin { storage_base: 0, ..view.origin.clone() }, base))
}

/// Whether a map has `warps` warps and stays inside a buffer.
fn fits(map: &WarpMap, warps: u32, buffer: &Buffer) -> bool {
    usize::try_from(warps) == Ok(map.warps.len()) && map.run_count() <= MAX_MAP_RUNS && buffer.holds(map)
}

/// Whether each thread makes its own part of an access, as a plain store does. Of copies that is
/// known of `cp.async`.
pub(crate) fn is_made_by_lanes(facts: &Facts<'_>, access: &Access) -> bool {
    let is_nvidia = || facts.target.as_ref().is_some_and(Target::is_nvidia);
    access.queue.is_none_or(|queue| queue == Queue::CpAsync && is_nvidia())
}
