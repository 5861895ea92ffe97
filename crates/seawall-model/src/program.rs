//! Programs: buffers, partitions, functions and their control-flow graphs.

use rustc_hash::FxHashSet;
use seawall_base::{PrimaryMap, Runs, Span};
use smallvec::SmallVec;

use crate::bytes::ByteSets;
use crate::event::{Event, Footprint, Place, Slot};
use crate::ids::{BlockId, BufferId, DescriptorId, EventId, FunctionId, OriginId, PartitionId, TermId};
use crate::op_name::OpName;
use crate::proxy::Proxy;
use crate::queue::{CompletionArrival, Queue};
use crate::target::Target;
use crate::term::{TermKind, Terms};
use crate::warp_map::{WarpMap, WarpMaps};

/// A memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Space {
    /// Shared memory (LDS), in bytes.
    Shared,
    /// Tensor memory (PTX ISA, "Tensor Memory"): [`TENSOR_ROWS`] rows by columns of 32-bit words.
    /// Sizes are numbers of columns, for any number of rows. An address is `row << 16 | column` and
    /// names one word.
    Tensor,
}

/// Rows of tensor memory. The PTX ISA calls them lanes.
pub const TENSOR_ROWS: u32 = 128;

/// Returns the column of a tensor memory address: its lower 16 bits. The upper bits are the row.
pub fn column_of(address: u32) -> u32 {
    address & 0xffff
}

/// An allocation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Buffer {
    /// Its name in the source.
    pub name: String,
    /// The memory.
    pub space: Space,
    /// The function whose frame contains it.
    pub function: FunctionId,
    /// Physical start addresses in the frame, one per partition of a partitioned layout. Empty if
    /// the buffer has no address yet.
    pub offsets: SmallVec<[u32; 1]>,
    /// Number of slots: 1 unless multi-buffered.
    pub slots: u32,
    /// Size of all slots together: bytes in shared memory, columns in tensor memory.
    pub size: u32,
    /// Whether it is scratch memory of one op.
    pub scratch: bool,
    /// The op that allocates it.
    pub origin: OriginId,
    /// The planning attributes of the allocating op.
    pub plan: Plan,
}

impl Buffer {
    /// Returns the ranges that the buffer occupies, one per start address, as first address and end
    /// (exclusive). Empty if it has no address yet.
    ///
    /// Shared memory: bytes, moved by `base`, the start of its frame. Tensor memory: columns only,
    /// because two buffers in different rows of one column may still share rows.
    pub fn ranges(&self, base: u32) -> SmallVec<[(u64, u64); 1]> {
        let parts = u32::try_from(self.offsets.len()).unwrap_or(1).max(1);
        let size = match self.space {
            Space::Shared => self.size.div_ceil(parts),
            Space::Tensor => self.size,
        };
        let range = |&offset: &u32| {
            let start = match self.space {
                Space::Shared => u64::from(offset) + u64::from(base),
                Space::Tensor => u64::from(column_of(offset)),
            };
            (start, start + u64::from(size))
        };
        self.offsets.iter().map(range).collect()
    }

    /// Whether a byte, or a column of tensor memory, may belong to both of two buffers, if their
    /// frames start at one address.
    pub fn may_share(&self, other: &Buffer) -> bool {
        let others = other.ranges(0);
        let meets = |own: &(u64, u64)| others.iter().any(|other| own.0 < other.1 && other.0 < own.1);
        self.space == other.space && self.ranges(0).iter().any(meets)
    }

    /// Whether a warp map stays inside the bytes of the buffer, or inside its columns of tensor
    /// memory.
    pub fn holds(&self, map: &WarpMap) -> bool {
        let column = |offset: u32| match self.space {
            Space::Shared => u64::from(offset),
            Space::Tensor => u64::from(column_of(offset)),
        };
        let runs = map.warps.iter().flat_map(Runs::as_slice);
        let end = runs.map(|run| column(run.1 - 1) + 1).max().unwrap_or(0);
        let last = map.starts.iter().map(|&start| column(start)).max().unwrap_or(0);
        last + end <= u64::from(self.size)
    }
}

/// What an automatic warp specializer wrote on an allocation: the placement that it intends and the
/// name in the source. The actual placement is [`Buffer::offsets`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    /// `buffer.id`. Allocations with one number share storage (tensor memory), or a ring and its
    /// barrier (shared memory).
    pub group: Option<u32>,
    /// `buffer.offset`: the column of this allocation inside the owner of its group. The owner is
    /// the allocation of the group without an offset.
    pub column: Option<u32>,
    /// `buffer.copy`: the intended number of slots.
    pub copies: Option<u32>,
    /// The source name, from the location of the op.
    pub label: Option<String>,
}

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

/// Terms of an edge or block. Most lists are short, so that they need no allocation.
pub type TermList = SmallVec<[TermId; 4]>;

/// Events of a block, as [`TermList`].
pub type EventList = SmallVec<[EventId; 4]>;

/// A control-flow edge with the values of the target's parameters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edge {
    /// The target block.
    pub target: BlockId,
    /// One term per parameter of the target.
    pub args: TermList,
}

impl Edge {
    /// Returns the edge to a block without parameters.
    pub fn to(target: BlockId) -> Self {
        Edge { target, args: TermList::new() }
    }
}

/// How control leaves a block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Terminator {
    /// Jumps to one block.
    Goto(Edge),
    /// Takes the first edge if the condition is not 0, else the second. `None` is an unknown
    /// condition: either edge may be taken.
    Branch {
        /// The condition.
        condition: Option<TermId>,
        /// The edge taken if it is not 0.
        then: Edge,
        /// The edge taken if it is 0.
        otherwise: Edge,
    },
    /// Jumps to one of several blocks. The selecting value is unknown.
    Switch(Vec<Edge>),
    /// Starts the partitions of a warp-specialized region, which run concurrently. The first entry
    /// is that of the default partition. All partitions end in [`Join`](Terminator::Join).
    Fork(Vec<Edge>),
    /// Ends a partition. Control continues at the edge when all partitions have ended. Only the
    /// edge of the default partition carries values.
    Join(Edge),
    /// Returns to the caller, or ends the kernel.
    Return,
    /// Is never executed.
    Unreachable,
}

impl Terminator {
    /// All outgoing edges, in order.
    pub fn edges(&self) -> SmallVec<[&Edge; 2]> {
        match self {
            Terminator::Goto(edge) | Terminator::Join(edge) => SmallVec::from_slice(&[edge]),
            Terminator::Branch { then, otherwise, .. } => SmallVec::from_slice(&[then, otherwise]),
            Terminator::Switch(edges) | Terminator::Fork(edges) => edges.iter().collect(),
            Terminator::Return | Terminator::Unreachable => SmallVec::new(),
        }
    }

    /// The condition of a branch, if it is known.
    pub fn condition(&self) -> Option<TermId> {
        match self {
            Terminator::Branch { condition, .. } => *condition,
            Terminator::Goto(_)
            | Terminator::Switch(_)
            | Terminator::Fork(_)
            | Terminator::Join(_)
            | Terminator::Return
            | Terminator::Unreachable => None,
        }
    }

    /// Calls a function for the condition and each argument of an edge, so that it can be replaced.
    pub fn for_each_term(&mut self, each: &mut impl FnMut(&mut TermId)) {
        if let Terminator::Branch { condition, .. } = self {
            condition.iter_mut().for_each(&mut *each);
        }
        for edge in self.edges_mut() {
            edge.args.iter_mut().for_each(&mut *each);
        }
    }

    /// As [`edges`](Terminator::edges), but mutable.
    pub fn edges_mut(&mut self) -> SmallVec<[&mut Edge; 2]> {
        match self {
            Terminator::Goto(edge) | Terminator::Join(edge) => SmallVec::from_iter([edge]),
            Terminator::Branch { then, otherwise, .. } => SmallVec::from_iter([then, otherwise]),
            Terminator::Switch(edges) | Terminator::Fork(edges) => edges.iter_mut().collect(),
            Terminator::Return | Terminator::Unreachable => SmallVec::new(),
        }
    }
}

/// A sequence of events without branches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    /// The function that it belongs to.
    pub function: FunctionId,
    /// The warps that run it.
    pub partition: PartitionId,
    /// Parameters. Each is a [`Param`](crate::TermKind::Param) term of this block.
    pub params: TermList,
    /// Events in program order.
    pub events: EventList,
    /// How control leaves it.
    pub terminator: Terminator,
    /// The op that ends it.
    pub terminator_origin: Option<OriginId>,
    /// Whether a thread-dependent condition leads here, so that some warps may not execute the
    /// block. No barrier may be placed in it.
    pub divergent: bool,
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
        i64::try_from(most.unwrap_or(0)).unwrap_or(i64::MAX).min(i64::from(size))
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
        let mut changed = false;
        for footprint in footprints.filter(|footprint| !is_tensor(footprint)) {
            let Some(map) = footprint.warps else { continue };
            let map = self.warp_maps.get(map);
            let of_lanes = map.of_lanes(map.warps.len());
            let own = footprint.warps;
            footprint.warps = of_lanes.map(|map| self.warp_maps.intern(map));
            changed |= footprint.warps != own;
        }
        changed
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
