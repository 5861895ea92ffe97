//! Programs: their tables, partitions, functions and ops.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_base::{PrimaryMap, Runs, Span, saturated};

use crate::block::{Block, Terminator};
use crate::buffer::{Buffer, Space};
use crate::bytes::ByteSets;
use crate::event::{Event, Footprint, Place, Slot};
use crate::ids::{
    BlockId, BufferId, DescriptorId, EventId, FunctionId, OriginId, PartitionId, TermId, WarpMapId,
};
use crate::op_name::OpName;
use crate::proxy::Proxy;
use crate::queue::{CompletionArrival, Queue};
use crate::target::Target;
use crate::term::{TermKind, Terms};
use crate::warp_map::{WarpMap, WarpMaps};

/// A fixed group of warps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Partition {
    /// `default`, `partition0`, …
    pub name: String,
    /// Number of warps.
    pub warps: u32,
}

/// An op of the source from which parts of the program are made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    /// Name of the op, such as `ttg.local_load`.
    pub op: OpName,
    /// Its text in the source.
    pub span: Span,
    /// The number that the front end gives to the op, counted from 0.
    pub index: u32,
    /// If the op was inlined from a callee: the source text of the calls, the innermost first.
    pub calls: Box<[Span]>,
}

/// A function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Function {
    /// Its symbol, without `@`.
    pub name: String,
    /// Whether it is an entry point.
    pub kernel: bool,
    /// Number of arguments.
    pub arguments: u32,
    /// The entry block.
    pub entry: BlockId,
    /// All its blocks in source order. The first is the entry.
    pub blocks: Vec<BlockId>,
}

/// A synchronization program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    /// A name for display.
    pub name: String,
    /// The GPU, if known.
    pub target: Option<Target>,
    /// CTAs per cluster.
    pub ctas: u32,
    /// The least value of the integer arguments of kernels. Runs with smaller ones are left out.
    /// `None` if arguments may have any value.
    pub least_argument: Option<i64>,
    /// Buffers.
    pub buffers: PrimaryMap<BufferId, Buffer>,
    /// Partitions. The first is the partition of the whole kernel.
    pub partitions: PrimaryMap<PartitionId, Partition>,
    /// Functions. Callees come before callers unless they are recursive.
    pub functions: PrimaryMap<FunctionId, Function>,
    /// Blocks of all functions.
    pub blocks: PrimaryMap<BlockId, Block>,
    /// Events of all blocks.
    pub events: PrimaryMap<EventId, Event>,
    /// Ops.
    pub origins: PrimaryMap<OriginId, Origin>,
    /// Names of the descriptor values that footprints refer to.
    pub descriptors: PrimaryMap<DescriptorId, String>,
    /// Integer terms.
    pub terms: Terms,
    /// Physical address sets.
    pub byte_sets: ByteSets,
    /// Which warps may touch which bytes.
    pub warp_maps: WarpMaps,
    /// The values that events give, as symbols, ordered by event. An arrival at an mbarrier gives
    /// the phase in which it falls. A read gives what it loads: one symbol of several reads is one
    /// function of what they read, so that it has one value where they read the same data.
    pub loaded: Vec<(EventId, TermId)>,
    /// The varying symbols that stand for data, ordered by symbol.
    pub data: Vec<Data>,
}

/// A varying symbol that stands for a value that the kernel loads from memory and nothing in the
/// kernel stores. The value may be any, and it has no relation to a value that is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Data {
    /// The symbol.
    pub symbol: TermId,
    /// Whether each iteration of the outermost loop around the load reads another address.
    /// Otherwise, only runs in which all executions load one value are known to exist.
    pub each: bool,
}

impl Program {
    /// Whether the warps of the program do not all execute the same barriers.
    ///
    /// That is so if partitions run concurrently or if the program has conditional barriers. A
    /// barrier of one warp then does not determine the positions of the others.
    pub fn has_diverging_warps(&self) -> bool {
        self.blocks.values().any(|block| matches!(block.terminator, Terminator::Fork(_)))
            || self.has_conditional_barriers()
    }

    /// Whether only some warps take part in some barrier.
    pub fn has_conditional_barriers(&self) -> bool {
        self.events.values().any(|event| event.action.barrier_condition().is_some())
    }

    /// How an operation of the queue arrives at an mbarrier that it names. Only NVIDIA targets
    /// count bytes (PTX ISA, "Tx-count of mbarrier object"). On others, an operation arrives
    /// instead.
    pub fn completion_arrival(&self, queue: Queue) -> CompletionArrival {
        let counts_bytes = self.target.as_ref().is_some_and(Target::is_nvidia);
        match queue.row().arrival {
            CompletionArrival::Bytes if !counts_bytes => CompletionArrival::Once,
            arrival => arrival,
        }
    }

    /// The bytes of shared memory that a copy completes at an mbarrier: those that it writes in one
    /// slot. The bytes that a copy between CTAs reads do not count.
    pub fn bytes_of_copy(&self, event: &Event) -> i64 {
        let data = event.accesses.iter().filter(|access| access.proxy != Proxy::Barrier);
        let writes = data.filter(|access| access.mode.writes());
        let sizes = writes.filter_map(|access| access.footprints.first());
        sizes.map(|footprint| self.bytes_of_slot(footprint)).fold(0, i64::saturating_add)
    }

    /// The bytes of a footprint in shared memory, in one slot.
    fn bytes_of_slot(&self, footprint: &Footprint) -> i64 {
        let Place::Buffer(buffer) = footprint.place else { return 0 };
        let buffer = &self.buffers[buffer];
        if buffer.space == Space::Tensor {
            return 0;
        }
        let slots = match footprint.slot {
            Slot::Whole => 1,
            Slot::At(_) | Slot::Any => buffer.slots.max(1),
        };
        let size = buffer.size / slots;
        let set = footprint.bytes.map(|bytes| self.byte_sets.get(bytes));
        let Some((_, runs)) = set.and_then(|set| set.ctas.first()) else { return i64::from(size) };
        let in_slot = |start: u32| {
            let slot = Runs::range(start, size);
            let inside = |run: &(u32, u32)| {
                let (from, to) = slot.bounds()?;
                run.1.min(to).checked_sub(run.0.max(from))
            };
            runs.as_slice().iter().filter_map(inside).map(u64::from).sum::<u64>()
        };
        let most = match buffer.offsets[..] {
            [start] if slots > 1 => (0..slots).map(|slot| in_slot(start.saturating_add(slot * size))).max(),
            _ => Some(runs.count()),
        };
        saturated::<i64>(most.unwrap_or(0)).min(i64::from(size))
    }

    /// Threads of a warp. Without a target, as on NVIDIA GPUs.
    pub fn lanes(&self) -> u32 {
        self.target.as_ref().map_or(32, Target::lanes)
    }

    /// Returns a program without functions.
    pub fn new(name: impl Into<String>, target: Option<Target>) -> Self {
        Program {
            name: name.into(),
            target,
            ctas: 1,
            least_argument: None,
            buffers: PrimaryMap::new(),
            partitions: PrimaryMap::new(),
            functions: PrimaryMap::new(),
            blocks: PrimaryMap::new(),
            events: PrimaryMap::new(),
            origins: PrimaryMap::new(),
            descriptors: PrimaryMap::new(),
            terms: Terms::new(),
            byte_sets: ByteSets::default(),
            warp_maps: WarpMaps::default(),
            loaded: Vec::new(),
            data: Vec::new(),
        }
    }

    /// The symbols that an event loads.
    pub fn loaded_by(&self, event: EventId) -> impl Iterator<Item = TermId> {
        let own = self.loaded.iter().filter(move |loaded| loaded.0 == event);
        own.map(|loaded| loaded.1)
    }

    /// What data a symbol stands for, if it does.
    pub fn data_of(&self, symbol: TermId) -> Option<Data> {
        self.data.iter().find(|data| data.symbol == symbol).copied()
    }

    /// Removes the warp maps: any warp may then touch any byte of what it accesses. For measuring
    /// the effect of the maps.
    pub fn forget_warp_maps(&mut self) {
        let accesses = self.events.values_mut().flat_map(|event| &mut event.accesses);
        accesses.flat_map(|access| &mut access.footprints).for_each(|footprint| footprint.warps = None);
        self.warp_maps = WarpMaps::default();
    }

    /// Lets every warp touch every byte of accesses that lanes make separately: those of shared
    /// memory. Where each byte has one thread, that remains known. The lanes of a warp access
    /// tensor memory together (`.sync.aligned`, PTX ISA). Returns whether
    /// that changes something.
    pub fn forget_warp_maps_of_lanes(&mut self) -> bool {
        let buffers = &self.buffers;
        let is_tensor = |footprint: &Footprint| matches!(footprint.place, Place::Buffer(buffer) if buffers[buffer].space == Space::Tensor);
        let accesses = self.events.values_mut().flat_map(|event| &mut event.accesses);
        let footprints = accesses.flat_map(|access| &mut access.footprints);
        let mut known: FxHashMap<WarpMapId, Option<WarpMapId>> = FxHashMap::default();
        let mut changed = false;
        for footprint in footprints.filter(|footprint| !is_tensor(footprint)) {
            let Some(own) = footprint.warps else { continue };
            footprint.warps = *known.entry(own).or_insert_with(|| {
                let map = self.warp_maps.get(own);
                let of_lanes = map.of_lanes(map.warps.len());
                of_lanes.map(|map| self.warp_maps.intern(map))
            });
            changed |= footprint.warps != Some(own);
        }
        changed
    }

    /// Changes the numbers of the maps from bytes to threads ([`WarpMap::lanes`]) by the buffer of
    /// each access.
    ///
    /// [`WarpMap::lanes`]: crate::WarpMap::lanes
    pub fn renumber_threads(&mut self, number: impl Fn(BufferId, u32) -> u32) {
        let old = std::mem::take(&mut self.warp_maps);
        let accesses = self.events.values_mut().flat_map(|event| &mut event.accesses);
        for footprint in accesses.flat_map(|access| &mut access.footprints) {
            let Some(warps) = &mut footprint.warps else { continue };
            let map = old.get(*warps);
            let lanes = match footprint.place {
                Place::Buffer(buffer) => map.lanes.map(|own| number(buffer, own)),
                Place::Parameter(_) | Place::Unknown => map.lanes,
            };
            *warps = self.warp_maps.intern(WarpMap { lanes, ..map.clone() });
        }
    }

    /// Gives partitions of one warp a second one, and their warp maps with it.
    pub fn double_single_warps(&mut self) {
        self.partitions.values_mut().for_each(|partition| partition.warps = partition.warps.max(2));
        let accesses = self.events.values_mut().flat_map(|event| &mut event.accesses);
        for footprint in accesses.flat_map(|access| &mut access.footprints) {
            let single =
                footprint.warps.map(|map| self.warp_maps.get(map)).filter(|map| map.warps.len() == 1);
            let Some(mut doubled) = single.cloned() else { continue };
            doubled.warps.extend(doubled.warps.clone());
            footprint.warps = Some(self.warp_maps.intern(doubled));
        }
    }

    /// The terms that edges pass to a parameter of a block. There are none for an argument of a
    /// kernel.
    pub fn passed(&self, block: BlockId, index: u32) -> impl Iterator<Item = TermId> + '_ {
        let edges = self.blocks.values().flat_map(|from| from.terminator.edges());
        edges
            .filter(move |edge| edge.target == block)
            .filter_map(move |edge| edge.args.get(index as usize).copied())
    }

    /// The parameters, symbols and thread indices of which terms are made, also through what edges
    /// pass to the parameters.
    pub fn made_of(&self, terms: impl IntoIterator<Item = TermId>) -> FxHashSet<TermId> {
        let (mut seen, mut leaves) = (FxHashSet::default(), FxHashSet::default());
        let mut open: Vec<TermId> = terms.into_iter().collect();
        while let Some(term) = open.pop() {
            if !seen.insert(term) {
                continue;
            }
            match *self.terms.kind(term) {
                TermKind::Param { block, index, .. } => {
                    leaves.insert(term);
                    open.extend(self.passed(block, index));
                }
                TermKind::Symbol { .. } | TermKind::Tid => {
                    leaves.insert(term);
                }
                ref kind => open.extend(kind.operands()),
            }
        }
        leaves
    }

    /// The functions that no function calls, in order.
    pub fn uncalled(&self) -> impl Iterator<Item = FunctionId> + '_ {
        let called: FxHashSet<FunctionId> =
            self.events.values().filter_map(|event| event.action.callee()).collect();
        self.functions.ids().filter(move |id| !called.contains(id))
    }

    /// A function and all that it calls, directly or not.
    pub fn reached_from(&self, function: FunctionId) -> FxHashSet<FunctionId> {
        let (mut seen, mut open) = (FxHashSet::default(), vec![function]);
        while let Some(function) = open.pop() {
            if seen.insert(function) {
                let blocks = self.functions[function].blocks.iter();
                let events = blocks.flat_map(|&block| &self.blocks[block].events);
                open.extend(events.filter_map(|&event| self.events[event].action.callee()));
            }
        }
        seen
    }

    /// Whether a path from one event to another one passes an event for which `is_it` holds. False
    /// if no block has one of the two.
    pub fn passes_between(&self, (from, to): (EventId, EventId), is_it: impl Fn(EventId) -> bool) -> bool {
        let place = |event: EventId| {
            self.blocks.iter().find_map(|(id, block)| {
                let at = block.events.iter().position(|other| *other == event)?;
                Some((id, at))
            })
        };
        let (Some(from), Some(to)) = (place(from), place(to)) else { return false };
        let behind = self.blocks_behind(from.0);
        self.blocks.iter().any(|(id, block)| {
            let is_behind = behind.contains(&id);
            let events = block.events.iter().enumerate();
            let passed: Vec<usize> = events
                .filter(|&(at, &event)| (is_behind || id == from.0 && at > from.1) && is_it(event))
                .map(|(at, _)| at)
                .collect();
            let is_before = |&at: &usize| id == to.0 && at < to.1;
            passed.iter().any(is_before) || !passed.is_empty() && self.blocks_behind(id).contains(&to.0)
        })
    }

    /// Whether a path leads from one event to another one without an event in between for which
    /// `stops` holds.
    pub fn reaches_without(&self, (from, to): (EventId, EventId), stops: impl Fn(EventId) -> bool) -> bool {
        let mut open: Vec<(BlockId, usize)> = self
            .blocks
            .iter()
            .filter_map(|(id, block)| Some((id, block.events.iter().position(|&event| event == from)? + 1)))
            .collect();
        let mut seen: FxHashSet<BlockId> = FxHashSet::default();
        while let Some((id, first)) = open.pop() {
            let block = &self.blocks[id];
            let end = block.events.iter().skip(first).find(|&&event| event == to || stops(event));
            match end {
                Some(&event) if event == to => return true,
                Some(_) => {}
                None => {
                    let targets = block.terminator.edges().into_iter().map(|edge| edge.target);
                    open.extend(targets.filter(|&target| seen.insert(target)).map(|target| (target, 0)));
                }
            }
        }
        false
    }

    /// The blocks that a path from the end of a block reaches.
    fn blocks_behind(&self, from: BlockId) -> FxHashSet<BlockId> {
        let targets = |block: BlockId| {
            self.blocks[block].terminator.edges().into_iter().map(|edge| edge.target).collect::<Vec<_>>()
        };
        let (mut seen, mut open) = (FxHashSet::default(), targets(from));
        while let Some(block) = open.pop() {
            if seen.insert(block) {
                open.extend(targets(block));
            }
        }
        seen
    }

    /// Returns the op of an event.
    pub fn origin_of(&self, event: EventId) -> &Origin {
        &self.origins[self.events[event].origin]
    }
}
