//! The state of the lowering: the trace, the facts about its memory, and the program being built.

use seawall_base::{Diagnostic, EntityId, SecondaryMap, index_u32, saturated};
use seawall_model::{
    Bare, Block, BlockId, Buffer, BufferId, ByteSet, ByteSetId, Footprint, Function, FunctionId, Origin,
    OriginId, Partition, PartitionId, Place, Plan, Program, Queue, Slot, Space, Target, TermId, Terminator,
    TokenId,
};
use seawall_wave::trace::NodeSpans;
use seawall_wave::{NodeId, NodeKind, Trace};
use smallvec::SmallVec;

use crate::allocation_sets::{AllocationSets, LoopValues};
use crate::cells::Cells;
use crate::memory::Memory;
use crate::pieces::{Piece, Pieces, Shares};
use crate::{LowerOptions, Lowered, deps};

/// The assumed number of waves of a workgroup if the trace gives none. Only the difference between
/// one and several matters.
const WAVES: u32 = 4;

/// The lowering of one trace.
pub(crate) struct TraceLowering<'t> {
    pub(crate) trace: &'t Trace,
    spans: &'t NodeSpans,
    pub(crate) program: Program,
    pub(crate) function: FunctionId,
    partition: PartitionId,
    /// The node of each origin, by index.
    pub(crate) nodes: Vec<NodeId>,
    origins: SecondaryMap<NodeId, Option<OriginId>>,
    pub(crate) flow: AllocationSets,
    pub(crate) loops: LoopValues,
    memory: Memory,
    buffers: Vec<BufferId>,
    /// The slot number of the memory that each node is, for the nodes lowered so far.
    pub(crate) slots: SecondaryMap<NodeId, Option<TermId>>,
    pieces: Pieces,
    cells: Cells,
    shares: Shares,
    /// Barriers that order shared memory only as far as the wave has waited before them.
    pub(crate) bare: Bare,
    /// Whether reads and writes of LDS count in the LDS counter.
    counts_lds: bool,
    /// The position of each node in program order.
    pub(crate) order: SecondaryMap<NodeId, u32>,
    /// The tokens of copies, if any barrier names copies.
    pub(crate) tokens: SecondaryMap<NodeId, Option<TokenId>>,
    /// The copies that each barrier with dependencies completes.
    pub(crate) completed: deps::ByBarrier,
    pub(crate) settled: bool,
    /// The runs of copies that their queue orders, if copies count as complete at once.
    pub(crate) runs: SecondaryMap<NodeId, u32>,
    /// Whether ordinary loads count in the queue of copies.
    pub(crate) counts_loads: bool,
    /// Whether stores count there, too.
    pub(crate) counts_stores: bool,
    pub(crate) warnings: Vec<Diagnostic>,
}

impl<'t> TraceLowering<'t> {
    pub(crate) fn new(
        trace: &'t Trace,
        spans: &'t NodeSpans,
        target: Option<Target>,
        options: &LowerOptions,
    ) -> Result<Self, Diagnostic> {
        let is = |property: fn(&Target) -> bool| target.as_ref().is_some_and(property);
        let (is_counted_apart, counts_stores) =
            (is(Target::copies_asynchronously), is(Target::counts_stores_with_loads));
        let mut program = Program::new(trace.name.clone().unwrap_or_else(|| "trace".to_owned()), target);
        let warps = trace.waves.unwrap_or(WAVES).max(1);
        let partition = program.partitions.push(Partition { name: "default".to_owned(), warps });
        let kernel = Function {
            name: program.name.clone(),
            kernel: true,
            arguments: 0,
            entry: BlockId::from_index(0),
            blocks: Vec::new(),
        };
        let function = program.functions.push(kernel);
        let flow = AllocationSets::new(trace);
        let memory = Memory::new(trace, &flow)?;
        let mut order = SecondaryMap::new();
        let preorder = trace.preorder();
        for (at, &id) in (0..).zip(&preorder) {
            *order.entry(id) = at;
        }
        let copies = preorder.iter().any(|&id| matches!(trace.node(id).kind, NodeKind::GatherToLds(_)));
        let counts_loads = copies && !options.settled && options.ordinary && !is_counted_apart;
        let (pieces, cells) = Pieces::new(trace, &flow, &memory);
        let mut unit = TraceLowering {
            trace,
            spans,
            program,
            function,
            partition,
            nodes: Vec::new(),
            origins: SecondaryMap::new(),
            flow,
            loops: LoopValues::new(trace),
            memory,
            buffers: Vec::new(),
            slots: SecondaryMap::new(),
            pieces,
            cells,
            shares: Shares::default(),
            bare: Bare::default(),
            counts_lds: options.ordinary && !options.settled,
            order,
            tokens: SecondaryMap::new(),
            completed: SecondaryMap::new(),
            settled: options.settled,
            runs: if options.settled { crate::runs::runs(trace) } else { SecondaryMap::new() },
            counts_loads,
            counts_stores: counts_loads && counts_stores,
            warnings: Vec::new(),
        };
        unit.declare_buffers();
        Ok(unit)
    }

    /// Returns the program. All graphs must be lowered.
    pub(crate) fn finish(mut self) -> Lowered {
        if self.counts_lds {
            self.bare.counted = self.counted_lds();
        }
        self.bare.publish(&mut self.program);
        let TraceLowering { program, nodes, bare, warnings, .. } = self;
        Lowered { program, nodes, bare, warnings }
    }

    fn declare_buffers(&mut self) {
        for group in self.memory.groups.clone() {
            let names: Vec<&str> =
                group.members.iter().map(|&id| self.trace.node(id).name.as_str()).collect();
            let name = names.join("+");
            let slots = group.members.len() as u32;
            let Some(&first) = group.members.first() else { continue };
            let origin = self.origin(first);
            // `Memory::new` has checked that addresses fit.
            let small = |value: u64| saturated::<u32>(value);
            let buffer = Buffer {
                name,
                space: Space::Shared,
                function: self.function,
                offsets: SmallVec::from_slice(&[small(group.start)]),
                slots,
                size: small(group.stride.saturating_mul(u64::from(slots))),
                scratch: false,
                origin,
                plan: Plan::default(),
            };
            self.buffers.push(self.program.buffers.push(buffer));
            for &id in &group.members {
                if let Some((_, slot)) = self.memory.slot(id) {
                    *self.slots.entry(id) = Some(self.program.terms.constant(i64::from(slot)));
                }
            }
        }
        for (id, why) in std::mem::take(&mut self.memory.assumptions) {
            let message = format!("{}: {why}", self.trace.describe(id));
            self.warn("wave::allocation", id, message);
        }
    }

    /// Returns the origin of a node, creating it on first use.
    pub(crate) fn origin(&mut self, id: NodeId) -> OriginId {
        if let Some(origin) = self.origins[id] {
            return origin;
        }
        let node = self.trace.node(id);
        let index = index_u32(self.nodes.len());
        self.nodes.push(id);
        let origin =
            Origin { op: node.kind.name().into(), span: self.spans.of(id), index, calls: Box::default() };
        let origin = self.program.origins.push(origin);
        *self.origins.entry(id) = Some(origin);
        origin
    }

    /// Adds an empty block.
    pub(crate) fn new_block(&mut self) -> BlockId {
        self.program.blocks.push(Block {
            function: self.function,
            partition: self.partition,
            params: Default::default(),
            events: Default::default(),
            terminator: Terminator::Unreachable,
            terminator_origin: None,
            divergent: false,
        })
    }

    /// Returns whether the memory of a node is a slot of one ring and the slot depends on the path.
    pub(crate) fn is_carried(&self, id: NodeId) -> bool {
        let allocations = self.flow.of(id);
        let group = |id: &NodeId| self.memory.slot(*id).map(|slot| slot.0);
        let Some(first) = allocations.first() else { return false };
        allocations.len() > 1 && allocations.iter().all(|id| group(id).is_some() && group(id) == group(first))
    }

    /// The slot number of the memory of a node. It is 0 without a ring, so edges always have a
    /// value.
    pub(crate) fn slot_term(&mut self, id: NodeId) -> TermId {
        match self.slots[id] {
            Some(term) => term,
            None => self.program.terms.constant(0),
        }
    }

    /// Returns all memory that the access `by` to `memory` may touch.
    pub(crate) fn footprints(&mut self, by: NodeId, memory: NodeId) -> SmallVec<[Footprint; 1]> {
        let mut footprints: SmallVec<[Footprint; 1]> = SmallVec::new();
        let allocations = self.flow.of(memory).clone();
        let exact = self.slots[memory].filter(|_| allocations.len() == 1 || self.is_carried(memory));
        for &allocation in &allocations {
            let Some((group, slot)) = self.memory.slot(allocation) else { continue };
            let Some(&buffer) = self.buffers.get(group as usize) else { continue };
            let term = exact.unwrap_or_else(|| self.program.terms.constant(i64::from(slot)));
            let slot = if self.program.buffers[buffer].slots > 1 { Slot::At(term) } else { Slot::Whole };
            let bytes = self.pieces.of(by).and_then(|piece| self.share(group, piece));
            let footprint = Footprint {
                place: Place::Buffer(buffer),
                slot,
                bytes,
                warps: None,
                descriptor: Default::default(),
            };
            if !footprints.contains(&footprint) {
                footprints.push(footprint);
            }
        }
        if footprints.is_empty() {
            let message = format!(
                "the memory of {} is unknown: Seawall assumes that it may touch any shared memory",
                self.trace.describe(by)
            );
            self.warn("wave::unknown-memory", by, message);
            let place = Place::Unknown;
            footprints.push(Footprint {
                place,
                slot: Slot::Any,
                bytes: None,
                warps: None,
                descriptor: Default::default(),
            });
        }
        footprints
    }

    /// Returns the bytes of a piece, in every slot.
    fn share(&mut self, group: u32, piece: Piece) -> Option<ByteSetId> {
        if let Some(&known) = self.shares.get(&(group, piece)) {
            return known;
        }
        let set = self.cells.of(group, &self.memory, piece).and_then(|ranges| {
            let narrow =
                |(start, end): (u64, u64)| Some((u32::try_from(start).ok()?, u32::try_from(end).ok()?));
            let ranges: Option<Vec<(u32, u32)>> = ranges.into_iter().map(narrow).collect();
            let runs = seawall_base::Runs::from_ranges(ranges?);
            let set = ByteSet { space: Space::Shared, frame: self.function, ctas: vec![(0, runs)] };
            Some(self.program.byte_sets.intern(set))
        });
        self.shares.insert((group, piece), set);
        set
    }

    /// The queue in which the copies of a node complete.
    pub(crate) fn queue_of(&self, kind: &NodeKind) -> Queue {
        match kind {
            NodeKind::TensorLoadToLds(_) => Queue::Tdm,
            _ => self.copy_queue(),
        }
    }

    /// The queue of `gather_to_lds`.
    pub(crate) fn copy_queue(&self) -> Queue {
        let is_counted_apart = self.program.target.as_ref().is_some_and(Target::copies_asynchronously);
        if is_counted_apart { Queue::Async } else { Queue::Vmem }
    }

    pub(crate) fn warn(&mut self, code: &'static str, id: NodeId, message: String) {
        self.warnings.push(Diagnostic::warning(code, self.spans.of(id), message));
    }
}
