//! Programs: buffers, partitions, functions and their control-flow graphs.

use seawall_base::{PrimaryMap, Span};
use smallvec::SmallVec;

use crate::action::{Action, BarrierKind};
use crate::bytes::ByteSets;
use crate::event::Event;
use crate::ids::{BlockId, BufferId, DescriptorId, EventId, FunctionId, OriginId, PartitionId, TermId};
use crate::target::Target;
use crate::term::Terms;
use crate::warp_map::WarpMaps;

/// A memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Space {
    /// Shared memory (LDS), in bytes.
    Shared,
    /// Tensor memory (PTX ISA, "Tensor Memory"): [`TENSOR_ROWS`] rows of columns, a 32-bit word where they cross. Sizes are in columns, of
    /// however many rows; an address is `row << 16 | column` and names one word.
    Tensor,
}

/// Rows of tensor memory: "lanes" of the PTX ISA.
pub const TENSOR_ROWS: u32 = 128;

/// The column of an address in tensor memory: its lower bits; those above are the row.
pub fn column_of(address: u32) -> u32 {
    address & 0xffff
}

/// An allocation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Buffer {
    /// How the source names it.
    pub name: String,
    /// The memory.
    pub space: Space,
    /// The function whose frame it is part of.
    pub function: FunctionId,
    /// Physical start in the frame, once per partition of a partitioned layout; empty if not allocated yet.
    pub offsets: SmallVec<[u32; 1]>,
    /// Number of slots: 1 unless multi-buffered.
    pub slots: u32,
    /// Size of all slots together: bytes of shared memory, columns of tensor memory.
    pub size: u32,
    /// Scratch memory of one op.
    pub scratch: bool,
    /// The op that allocates it.
    pub origin: OriginId,
    /// What is written on the op about how it was planned.
    pub plan: Plan,
}

impl Buffer {
    /// What the buffer takes, first address and the one behind the last, once per start: bytes of shared memory, moved by `base`, the
    /// start of its frame; of tensor memory the columns, whatever their rows, since two buffers in different rows of one column may
    /// still share some. Empty if it has no place yet.
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
}

/// What an automatic warp specializer wrote on an allocation: how it means to place it, and what the source calls it. Facts about the
/// input that say nothing of where the buffer is: that is [`Buffer::offsets`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    /// `buffer.id`: allocations of one number share storage (tensor memory), or a ring and its barrier (shared memory).
    pub group: Option<u32>,
    /// `buffer.offset`: the column at which the allocation is packed into that of its group which has none, its owner.
    pub column: Option<u32>,
    /// `buffer.copy`: how many slots it is to have.
    pub copies: Option<u32>,
    /// What the source names it, by its location.
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

/// The op that something comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    /// Name of the op, such as `ttg.local_load`.
    pub op: String,
    /// Its text in the source.
    pub span: Span,
    /// The front end's own number for it, counted from 0.
    pub index: u32,
    /// Calls that it is run through where the model has the ops of a callee in place of its call: their text in the source, the innermost first.
    pub calls: Vec<Span>,
}

/// A control-flow edge with the values of the target's parameters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edge {
    /// Where to.
    pub target: BlockId,
    /// One term per parameter of the target.
    pub args: Vec<TermId>,
}

/// How a block ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Terminator {
    /// To one block.
    Goto(Edge),
    /// To the first edge if the condition is not 0, else to the second. `None` stands for a condition that the
    /// model does not follow: either way is possible.
    Branch {
        /// The condition.
        condition: Option<TermId>,
        /// Taken if it holds.
        then: Edge,
        /// Taken if not.
        otherwise: Edge,
    },
    /// To one of several blocks, by a value that the model does not follow.
    Switch(Vec<Edge>),
    /// Starts the partitions of a warp-specialized region, which run concurrently; the first entry is the default
    /// partition's. All end in [`Join`](Terminator::Join).
    Fork(Vec<Edge>),
    /// Ends a partition; control goes on at the edge once all partitions have ended. Only the default partition's
    /// edge carries values.
    Join(Edge),
    /// Returns to the caller, or ends the kernel.
    Return,
    /// Is never reached.
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

    /// As [`edges`](Terminator::edges), to be changed.
    pub fn edges_mut(&mut self) -> SmallVec<[&mut Edge; 2]> {
        match self {
            Terminator::Goto(edge) | Terminator::Join(edge) => SmallVec::from_iter([edge]),
            Terminator::Branch { then, otherwise, .. } => SmallVec::from_iter([then, otherwise]),
            Terminator::Switch(edges) | Terminator::Fork(edges) => edges.iter_mut().collect(),
            Terminator::Return | Terminator::Unreachable => SmallVec::new(),
        }
    }
}

/// A straight line of events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    /// The function that it belongs to.
    pub function: FunctionId,
    /// The warps that run it.
    pub partition: PartitionId,
    /// Parameters, each a [`Param`](crate::TermKind::Param) term of this block.
    pub params: Vec<TermId>,
    /// Events in program order.
    pub events: Vec<EventId>,
    /// How it ends.
    pub terminator: Terminator,
    /// The op that ends it.
    pub terminator_origin: Option<OriginId>,
    /// Threads may come here differently, so that some warps may not: no barrier may be put here.
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
    /// Where it starts.
    pub entry: BlockId,
    /// All its blocks in source order, the entry first.
    pub blocks: Vec<BlockId>,
}

/// A synchronization program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    /// A name for people.
    pub name: String,
    /// The GPU, if known.
    pub target: Option<Target>,
    /// CTAs per cluster.
    pub ctas: u32,
    /// Buffers.
    pub buffers: PrimaryMap<BufferId, Buffer>,
    /// Partitions; the first is the whole kernel's.
    pub partitions: PrimaryMap<PartitionId, Partition>,
    /// Functions, callees before callers unless they are recursive.
    pub functions: PrimaryMap<FunctionId, Function>,
    /// Blocks of all functions.
    pub blocks: PrimaryMap<BlockId, Block>,
    /// Events of all blocks.
    pub events: PrimaryMap<EventId, Event>,
    /// Ops.
    pub origins: PrimaryMap<OriginId, Origin>,
    /// Names of the descriptor values that footprints are relative to.
    pub descriptors: PrimaryMap<DescriptorId, String>,
    /// Integer terms.
    pub terms: Terms,
    /// Physical address sets.
    pub byte_sets: ByteSets,
    /// Which warps touch which bytes.
    pub warp_maps: WarpMaps,
}

impl Program {
    /// Whether partitions run at the same time, or warps of one are at barriers that others pass: what one warp does then says nothing of another's barriers.
    pub fn runs_apart(&self) -> bool {
        let conditional = |event: &Event| matches!(&event.action, Action::Barrier(barrier) if matches!(barrier.kind, BarrierKind::Conditional { .. }));
        self.blocks.values().any(|block| matches!(block.terminator, Terminator::Fork(_)))
            || self.events.values().any(conditional)
    }

    /// A program without functions.
    pub fn new(name: impl Into<String>, target: Option<Target>) -> Self {
        Program {
            name: name.into(),
            target,
            ctas: 1,
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
        }
    }

    /// The same without warp maps: any warp may touch any byte of what it accesses. For those who want to know what the maps
    /// are worth.
    pub fn forget_warp_maps(&mut self) {
        let accesses = self.events.values_mut().flat_map(|event| &mut event.accesses);
        accesses.flat_map(|access| &mut access.footprints).for_each(|footprint| footprint.warps = None);
        self.warp_maps = WarpMaps::default();
    }

    /// The op of an event.
    pub fn origin_of(&self, event: EventId) -> &Origin {
        &self.origins[self.events[event].origin]
    }
}
