//! The graph of a kernel, with calls inlined.

use rustc_hash::FxHashMap;
use seawall_base::Runs;
use seawall_model::{
    Access, Action, BarrierKind, BlockId, Call, CompletionArrival, Event, EventId, FenceKind, Footprint,
    FunctionId, MBarrierEffect, Place, Program, Proxy, Queue, Space, Terminator,
};

use super::Side;
use super::facts::{BARRIER, CLUSTER, Effect, FENCE, INIT_FENCE, MAX_OBJECTS};
use super::graph::{Block, Bytes, Graph, Kind, MBarrierUse, Step, StepNumber, Touch};

/// The largest number of steps of a graph.
const MAX_STEPS: usize = 1 << 16;

/// The deepest nesting of calls.
const MAX_CALLS: usize = 16;

/// Which orders the graph of a program has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Orders {
    /// Those of all runs. A program that demands orders of another one demands these.
    Certain,
    /// Those of some runs, too.
    Possible,
}

/// Why a program is not compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unsupported {
    /// A function calls itself, or calls are too deep.
    Recursion,
    /// A call of a function whose body is not in the program.
    UnknownCallee,
    /// The program is too large.
    Size,
}

/// The graph of a kernel.
pub(crate) fn build(orders: Orders, side: Side<'_>, objects: &mut Objects) -> Result<Graph, Unsupported> {
    let mut builder = Builder { program: side.program, orders, objects, blocks: Vec::new(), steps: 0 };
    let frame = Frame { base: side.base, arguments: Vec::new() };
    builder.function(side.kernel, &frame, 0)?;
    let mut blocks = builder.blocks;
    let mut block_of = Vec::new();
    for (at, block) in blocks.iter_mut().enumerate() {
        block.first = block_of.len() as StepNumber;
        block_of.extend(block.steps.iter().map(|_| at));
    }
    Ok(Graph { blocks, block_of })
}

/// The mbarriers of the original: ranges of bytes of its buffers, and of the slots that it names.
#[derive(Clone, Debug, Default)]
pub(crate) struct Objects {
    ranges: Vec<(u32, u32)>,
    /// Whether the ranges are given.
    pub(crate) fixed: bool,
}

impl Objects {
    fn declare(&mut self, range: (u32, u32)) {
        if !self.fixed && !self.ranges.contains(&range) {
            self.ranges.push(range);
        }
    }

    /// The ranges with operations on these bytes, as bits. Those that certainly have them contain
    /// all bytes: an operation on an unknown slot is one on the ring.
    fn mask(&self, bytes: &Bytes, orders: Orders) -> u64 {
        let has = |range: &(u32, u32)| {
            let runs = Runs::range(range.0, range.1 - range.0);
            match orders {
                Orders::Certain => bytes.is_within(&Bytes { space: bytes.space, runs }),
                Orders::Possible => bytes.runs.intersects(&runs),
            }
        };
        let numbers = self.ranges.iter().enumerate().filter(|(_, range)| has(range));
        numbers.fold(0, |mask, (number, _)| mask | 1 << number.min(MAX_OBJECTS - 1))
    }

    /// The first byte of an mbarrier.
    pub(crate) fn start(&self, number: u32) -> Option<u32> {
        self.ranges.get(number as usize).map(|range| range.0)
    }
}

/// The frame of a function, and what its parameters name.
#[derive(Clone, Debug, Default)]
struct Frame {
    base: u32,
    arguments: Vec<Option<Vec<Bytes>>>,
}

struct Builder<'a> {
    program: &'a Program,
    orders: Orders,
    objects: &'a mut Objects,
    blocks: Vec<Block>,
    steps: usize,
}

impl Builder<'_> {
    /// Adds the blocks of a function. Returns those in which it ends.
    fn function(&mut self, id: FunctionId, frame: &Frame, depth: usize) -> Result<Vec<usize>, Unsupported> {
        if depth > MAX_CALLS {
            return Err(Unsupported::Recursion);
        }
        let program = self.program;
        let function = &program.functions[id];
        let starts = starts(program, id, depth == 0);
        let mut heads: FxHashMap<BlockId, usize> = FxHashMap::default();
        let order = std::iter::once(function.entry)
            .chain(function.blocks.iter().copied().filter(|&block| block != function.entry));
        let order: Vec<BlockId> = order.collect();
        for &block in &order {
            heads.insert(block, self.blocks.len());
            self.blocks.push(Block::default());
        }
        let mut ends = Vec::new();
        for block in order {
            let mut at = heads[&block];
            if starts.contains(&block) {
                let counted = Queue::ALL.into_iter().filter(|queue| queue.groups_by_commit());
                let kinds = counted.map(Kind::StartOfGroups).chain([Kind::Start]);
                self.push(at, Step { touches: kinds.map(Touch::mark).collect(), ..Step::default() })?;
            }
            for &event in &program.blocks[block].events {
                at = self.event(at, block, event, frame, depth)?;
            }
            self.terminator(at, block, depth, &heads, &mut ends)?;
        }
        Ok(ends)
    }

    fn push(&mut self, block: usize, step: Step) -> Result<(), Unsupported> {
        self.steps += 1;
        if self.steps > MAX_STEPS {
            return Err(Unsupported::Size);
        }
        self.blocks[block].steps.push(step);
        Ok(())
    }

    fn terminator(
        &mut self,
        at: usize,
        block: BlockId,
        depth: usize,
        heads: &FxHashMap<BlockId, usize>,
        ends: &mut Vec<usize>,
    ) -> Result<(), Unsupported> {
        let terminator = &self.program.blocks[block].terminator;
        let (is_end, meets) = match terminator {
            Terminator::Fork(_) | Terminator::Join(_) => (true, true),
            Terminator::Return => (depth == 0, false),
            Terminator::Goto(_)
            | Terminator::Branch { .. }
            | Terminator::Switch(_)
            | Terminator::Unreachable => (false, false),
        };
        if is_end {
            self.push(at, Step { touches: vec![Touch::mark(Kind::End)], ..Step::default() })?;
        }
        if meets {
            let effect = Effect { facts: BARRIER, ..Effect::default() };
            self.push(at, Step { effect, ..Step::default() })?;
        }
        if matches!(terminator, Terminator::Return) {
            ends.push(at);
        }
        self.blocks[at].next = terminator.edges().into_iter().map(|edge| heads[&edge.target]).collect();
        Ok(())
    }

    /// Adds the steps of an event. Returns the block in which they end.
    fn event(
        &mut self,
        at: usize,
        block: BlockId,
        id: EventId,
        frame: &Frame,
        depth: usize,
    ) -> Result<usize, Unsupported> {
        let event = &self.program.events[id];
        if let Action::Call(call) = &event.action {
            return self.call(at, call, frame, depth);
        }
        let mut touches: Vec<Touch> =
            event.accesses.iter().map(|access| self.touch(event, access, frame)).collect();
        let effect = self.effect(event, block, &touches);
        if let Some((queue, pending)) = effect.wait {
            touches.push(Touch::mark(Kind::QueueWait(queue, pending)));
        }
        if !touches.is_empty() || effect != Effect::default() {
            self.push(at, Step { event: Some(id), op: Some(event.origin), touches, effect })?;
        }
        Ok(at)
    }

    fn call(&mut self, at: usize, call: &Call, frame: &Frame, depth: usize) -> Result<usize, Unsupported> {
        let callee = call.callee.ok_or(Unsupported::UnknownCallee)?;
        let arguments = call.arguments.iter().map(|footprints| self.bytes(footprints, frame)).collect();
        let inner = Frame { base: frame.base.saturating_add(call.frame_offset), arguments };
        let head = self.blocks.len();
        let ends = self.function(callee, &inner, depth + 1)?;
        let behind = self.blocks.len();
        self.blocks.push(Block::default());
        self.blocks[at].next = vec![head];
        for end in ends {
            self.blocks[end].next = vec![behind];
        }
        Ok(behind)
    }

    /// The bytes of footprints, one for each memory. `None` if they are not known.
    fn bytes(&self, footprints: &[Footprint], frame: &Frame) -> Option<Vec<Bytes>> {
        let mut all: Vec<Bytes> = Vec::new();
        let mut add = |bytes: Bytes| match all.iter_mut().find(|own| own.space == bytes.space) {
            Some(own) => own.runs = own.runs.union(&bytes.runs),
            None => all.push(bytes),
        };
        for footprint in footprints {
            match (footprint.place, footprint.bytes) {
                (Place::Parameter(number), _) => {
                    frame.arguments.get(number as usize)?.clone()?.into_iter().for_each(&mut add);
                }
                (Place::Buffer(_), Some(id)) => {
                    let set = self.program.byte_sets.get(id);
                    let runs = set.ctas.iter().fold(Runs::new(), |all, (_, runs)| all.union(runs));
                    let base = if set.space == Space::Shared { frame.base } else { 0 };
                    add(Bytes { space: set.space, runs: runs.translated(base) });
                }
                (Place::Buffer(_), None) | (Place::Unknown, _) => return None,
            }
        }
        Some(all)
    }

    fn touch(&mut self, event: &Event, access: &Access, frame: &Frame) -> Touch {
        let kind = match (&event.action, access.proxy) {
            (Action::MBarrier(operation), _) => Kind::MBarrier(match operation.op.effect() {
                MBarrierEffect::Init { .. } => MBarrierUse::Init,
                MBarrierEffect::Invalidate => MBarrierUse::Invalidate,
                MBarrierEffect::Wait { .. } => MBarrierUse::Wait,
                MBarrierEffect::Arrive(arrive) if arrive.expects.is_some() => MBarrierUse::Expect,
                MBarrierEffect::Arrive(_) => MBarrierUse::Arrive,
            }),
            (action, Proxy::Barrier) => {
                let arrival = action.issues_on().map(|queue| self.program.completion_arrival(queue));
                let arrives =
                    matches!(arrival, Some(CompletionArrival::Once | CompletionArrival::OncePerWarp));
                Kind::MBarrier(if arrives { MBarrierUse::Arrive } else { MBarrierUse::Complete })
            }
            (_, proxy @ (Proxy::Generic | Proxy::Async)) => {
                let (reads, writes) = (access.mode.reads(), access.mode.writes());
                Kind::Data { reads, writes, queue: access.queue, proxy }
            }
        };
        if let Kind::MBarrier(_) = kind {
            for footprint in &access.footprints {
                if let Place::Buffer(buffer) = footprint.place {
                    let ranges = self.program.buffers[buffer].ranges(frame.base);
                    ranges
                        .into_iter()
                        .for_each(|(start, end)| self.objects.declare((start as u32, end as u32)));
                }
            }
        }
        let bytes = self.bytes(&access.footprints, frame).and_then(|all| all.into_iter().next());
        if let (Kind::MBarrier(_), Some(range)) = (kind, bytes.as_ref().and_then(|bytes| bytes.runs.bounds()))
        {
            self.objects.declare(range);
        }
        Touch { kind, bytes, scratch: access.scratch }
    }

    fn effect(&self, event: &Event, block: BlockId, touches: &[Touch]) -> Effect {
        let mut effect = Effect::default();
        // A translation may branch around an operation that the original predicates.
        let constant = |term| self.program.terms.as_const(term);
        let may_not_occur =
            event.action.predicate().is_some_and(|term| constant(term).is_none_or(|value| value == 0));
        if may_not_occur && self.orders == Orders::Certain {
            return effect;
        }
        match &event.action {
            Action::Barrier(barrier) if barrier.local_fence || barrier.kind.is_relaxed() => {
                effect.facts = self.facts_of_barrier(barrier.kind, block);
            }
            Action::Commit(queue) => effect.commit = Some(*queue),
            Action::Wait(wait) => {
                effect.wait = wait.pending.map(|pending| (wait.queue, pending));
                effect.for_reads = wait.read_only;
            }
            Action::Fence(fence) => {
                effect.facts = match fence.kind {
                    FenceKind::Proxy => FENCE,
                    FenceKind::MBarrierInit => INIT_FENCE,
                    FenceKind::Thread => 0,
                };
            }
            Action::Barrier(_)
            | Action::Touch { .. }
            | Action::Atomic { .. }
            | Action::Copy { .. }
            | Action::Mma { .. }
            | Action::MBarrier(_)
            | Action::Token(_)
            | Action::Hint
            | Action::Call(_)
            | Action::Other => {}
        }
        let queues = event.accesses.iter().filter_map(|access| access.queue);
        if let Some(queue) = queues.into_iter().find(|queue| queue.groups_each_operation()) {
            effect.commit = Some(queue);
        }
        for touch in touches {
            let (Kind::MBarrier(of), Some(bytes)) = (touch.kind, &touch.bytes) else { continue };
            let mask = self.objects.mask(bytes, self.orders);
            match of {
                MBarrierUse::Wait => effect.waits |= mask,
                MBarrierUse::Arrive => effect.arrives |= mask,
                MBarrierUse::Expect => effect.expects |= mask,
                MBarrierUse::Init | MBarrierUse::Invalidate | MBarrierUse::Complete => {}
            }
        }
        effect
    }

    fn facts_of_barrier(&self, kind: BarrierKind, block: BlockId) -> u8 {
        let program = self.program;
        let warps = program.partitions[program.blocks[block].partition].warps;
        let meets = kind.meets_partition(warps, program.lanes(), |term| program.terms.as_const(term));
        // One warp is the whole partition.
        let is_whole = meets || warps == 1 && kind.is_of_lanes();
        let cluster = if kind.is_of_cluster() { CLUSTER } else { 0 };
        let barrier = if is_whole && !kind.is_relaxed() { BARRIER } else { 0 };
        cluster | barrier
    }
}

/// The blocks in which the kernel, a partition, or the part behind partitions starts.
fn starts(program: &Program, function: FunctionId, is_kernel: bool) -> Vec<BlockId> {
    let function = &program.functions[function];
    let mut starts = if is_kernel { vec![function.entry] } else { Vec::new() };
    for &block in &function.blocks {
        match &program.blocks[block].terminator {
            Terminator::Fork(edges) => starts.extend(edges.iter().map(|edge| edge.target)),
            Terminator::Join(edge) => starts.push(edge.target),
            Terminator::Goto(_)
            | Terminator::Branch { .. }
            | Terminator::Switch(_)
            | Terminator::Return
            | Terminator::Unreachable => {}
        }
    }
    starts
}
