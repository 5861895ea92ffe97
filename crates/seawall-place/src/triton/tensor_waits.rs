//! The waits for tensor memory (`ttng.tmem_wait`) of the last pass of Triton 3.9 that inserts
//! synchronization.
//!
//! A load or store of tensor memory is complete only behind a wait for its kind. The pass runs
//! behind those that place barriers, forward over the control-flow graph, with the accesses that
//! may be incomplete as state. An op that another thread may react to, such as an arrival, needs
//! all complete. An op that conflicts with an incomplete access needs a wait in front of the last
//! barrier between the two, and else gets a wait and a barrier. An insertion stays, so the order of
//! visits decides where waits are, as in `membar`.

use std::collections::VecDeque;

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_analysis::{PendingSet, Slices};
use seawall_base::SecondaryMap;
use seawall_model::{Action, BlockId, FunctionId, OriginId, Program, Queue, Terminator};
use smallvec::SmallVec;

use super::filter::Classes;
use super::rules::Rules;
use super::step::{Step, StepContext};
use super::{TritonOptions, uses_tensor_memory};
use crate::placement::{Insertion, Placed, Point};

/// An access of tensor memory that only a wait completes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TensorAccess {
    /// `tcgen05.ld`.
    Load,
    /// `tcgen05.st`.
    Store,
}

impl TensorAccess {
    /// Both, in the order of their waits at one point.
    const ALL: [TensorAccess; 2] = [TensorAccess::Load, TensorAccess::Store];
}

/// An insertion of the pass, or of one before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TensorInsertion {
    /// The insertion of an earlier pass with this index.
    Placed(usize),
    /// `ttng.tmem_wait`: a wait for the thread's own accesses of a kind.
    Wait(Point, TensorAccess),
    /// A barrier of the warps.
    Barrier(Point),
}

/// Returns the insertions `placed` of earlier passes, and between them the waits that Triton 3.9
/// inserts behind them. Insertions at one point are in their order. `completes` states of an op
/// whether another thread may react to it, so that all accesses have to be complete before it.
pub fn tensor_waits(
    program: &Program,
    placed: &[Placed],
    completes: &dyn Fn(OriginId) -> bool,
) -> Vec<TensorInsertion> {
    if !uses_tensor_memory(program) {
        return (0..placed.len()).map(TensorInsertion::Placed).collect();
    }
    let mut pass = Waits {
        program,
        completes,
        waits: waits(program),
        slices: Slices::new(program),
        classes: Classes::new(program, &TritonOptions::default()),
        at: Positions::of(placed),
        blocks: SecondaryMap::new(),
    };
    for function in program.functions.ids() {
        pass.run(function, placed);
    }
    pass.collect(placed)
}

/// The ops that wait for tensor memory.
fn waits(program: &Program) -> FxHashSet<OriginId> {
    let is_wait = |action: &Action| matches!(action, Action::Wait(wait) if wait.queue == Queue::TmemAccess);
    program.events.values().filter(|event| is_wait(&event.action)).map(|event| event.origin).collect()
}

/// The indices of insertions before and after ops.
#[derive(Default)]
struct Positions {
    before: FxHashMap<OriginId, SmallVec<[usize; 2]>>,
    after: FxHashMap<OriginId, SmallVec<[usize; 2]>>,
}

impl Positions {
    fn of(placed: &[Placed]) -> Self {
        let mut positions = Positions::default();
        for (index, placed) in placed.iter().enumerate() {
            let list = match placed.point {
                Point::Before(origin) => positions.before.entry(origin).or_default(),
                Point::After(origin) => positions.after.entry(origin).or_default(),
            };
            list.push(index);
        }
        positions
    }
}

/// An op of a block, as the pass sees it.
#[derive(Clone)]
enum Item {
    Op(Box<Step>),
    /// An insertion of an earlier pass, by its index.
    Placed(usize, Insertion),
    /// The end of the block.
    End(Option<OriginId>),
    /// A wait of this pass.
    Wait(TensorAccess),
    /// A barrier of this pass.
    Barrier,
}

/// Accesses that may be incomplete.
#[derive(Clone, Default)]
struct Incomplete {
    loads: PendingSet,
    stores: PendingSet,
}

impl Incomplete {
    fn of(&mut self, kind: TensorAccess) -> &mut PendingSet {
        match kind {
            TensorAccess::Load => &mut self.loads,
            TensorAccess::Store => &mut self.stores,
        }
    }

    fn add(&mut self, slices: &Slices<'_>, step: &Step) {
        step.reads().for_each(|pending| self.loads.add_read(slices, pending));
        step.writes().for_each(|pending| self.stores.add_write(slices, pending));
    }

    fn join(&mut self, other: &Incomplete) {
        self.loads.join(&other.loads);
        self.stores.join(&other.stores);
    }

    fn same(&self, other: &Incomplete) -> bool {
        self.loads.same(&other.loads) && self.stores.same(&other.stores)
    }
}

/// The last barrier of a block, with the accesses that were incomplete before it, and those since.
#[derive(Clone, Default)]
struct Last {
    barrier: Option<usize>,
    before: Incomplete,
    after: Incomplete,
}

#[derive(Clone, Default)]
struct Block {
    items: Vec<Item>,
    input: Option<Incomplete>,
    output: Option<Incomplete>,
}

/// A visit of a block: its items, the place in them, and the state there.
struct Visit {
    items: Vec<Item>,
    at: usize,
    state: Incomplete,
    last: Last,
}

impl Visit {
    fn insert(&mut self, position: usize, item: Item) {
        self.items.insert(position, item);
        self.at += usize::from(position <= self.at);
        if let Some(barrier) = self.last.barrier.as_mut().filter(|barrier| position <= **barrier) {
            *barrier += 1;
        }
    }

    /// Makes the item at `position` the last barrier.
    fn remember(&mut self, position: usize) {
        self.last =
            Last { barrier: Some(position), before: self.state.clone(), after: Incomplete::default() };
    }

    /// Inserts a wait in front of the last barrier, if accesses of the kind were incomplete there.
    fn wait_before_barrier(&mut self, kind: TensorAccess) {
        let Some(barrier) = self.last.barrier.filter(|_| !self.last.before.of(kind).is_empty()) else {
            return;
        };
        self.insert(barrier, Item::Wait(kind));
        *self.last.before.of(kind) = PendingSet::default();
        *self.state.of(kind) = PendingSet::default();
        self.state.join(&self.last.after);
    }

    /// Inserts a wait in front of the current op, if accesses of the kind are incomplete.
    fn wait_now(&mut self, kind: TensorAccess) {
        if !self.state.of(kind).is_empty() {
            self.insert(self.at, Item::Wait(kind));
            self.complete(kind);
        }
    }

    fn complete(&mut self, kind: TensorAccess) {
        *self.state.of(kind) = PendingSet::default();
        *self.last.after.of(kind) = PendingSet::default();
    }

    /// Forgets the last barrier. What was incomplete before it gets a wait there.
    fn forget_barrier(&mut self) {
        for kind in TensorAccess::ALL {
            self.wait_before_barrier(kind);
        }
        self.last = Last::default();
    }

    /// Inserts waits for all accesses that may be incomplete.
    fn complete_all(&mut self) {
        self.forget_barrier();
        for kind in TensorAccess::ALL {
            self.wait_now(kind);
        }
    }
}

struct Waits<'a> {
    program: &'a Program,
    completes: &'a dyn Fn(OriginId) -> bool,
    /// The ops that wait for tensor memory.
    waits: FxHashSet<OriginId>,
    slices: Slices<'a>,
    classes: Classes,
    at: Positions,
    blocks: SecondaryMap<BlockId, Block>,
}

impl Waits<'_> {
    fn run(&mut self, function: FunctionId, placed: &[Placed]) {
        let entry = self.program.functions[function].entry;
        for &block in &self.program.functions[function].blocks {
            self.blocks.entry(block).items = self.items(function, block, placed);
        }
        self.blocks.entry(entry).input = Some(Incomplete::default());
        let mut worklist = VecDeque::from([entry]);
        while let Some(id) = worklist.pop_front() {
            let block = self.blocks.entry(id);
            let Some(state) = block.input.clone() else { continue };
            let items = std::mem::take(&mut block.items);
            let visit = self.visit(Visit { items, at: 0, state, last: Last::default() }, id);
            let block = self.blocks.entry(id);
            block.items = visit.items;
            if block.output.as_ref().is_some_and(|old| old.same(&visit.state)) {
                continue;
            }
            block.output = Some(visit.state.clone());
            for edge in self.program.blocks[id].terminator.edges() {
                let input = self.blocks.entry(edge.target).input.get_or_insert_default();
                input.join(&visit.state);
                worklist.push_back(edge.target);
            }
        }
    }

    fn items(&mut self, function: FunctionId, block: BlockId, placed: &[Placed]) -> Vec<Item> {
        let (program, slices, classes) = (self.program, &mut self.slices, &mut self.classes);
        let rules = Rules::Tensor;
        let mut context = StepContext { program, rules, slices, classes, function, use_slots: false };
        let end = program.blocks[block].terminator_origin;
        let mut items = Vec::new();
        let indices = |list: Option<&SmallVec<[usize; 2]>>| {
            let list = list.into_iter().flatten();
            list.map(|&index| Item::Placed(index, placed[index].insertion)).collect::<Vec<_>>()
        };
        for step in context.steps(block) {
            let is_end = step.kernel_return || (step.origin == end && step.first_event().is_none());
            let Some(origin) = step.origin.filter(|_| !is_end) else { continue };
            items.extend(indices(self.at.before.get(&origin)));
            items.push(Item::Op(Box::new(step)));
            items.extend(indices(self.at.after.get(&origin)));
        }
        if let Some(origin) = end {
            items.extend(indices(self.at.before.get(&origin)));
        }
        items.push(Item::End(end));
        items
    }

    fn visit(&mut self, mut visit: Visit, block: BlockId) -> Visit {
        while visit.at < visit.items.len() {
            let position = visit.at;
            // An insertion in front of it moves it.
            let item = std::mem::replace(&mut visit.items[position], Item::Barrier);
            match &item {
                Item::Op(step) => self.op(&mut visit, step),
                Item::Placed(_, insertion) => placed(&mut visit, *insertion),
                Item::End(_) => match self.program.blocks[block].terminator {
                    Terminator::Return | Terminator::Fork(_) | Terminator::Join(_) => visit.complete_all(),
                    Terminator::Goto(_)
                    | Terminator::Branch { .. }
                    | Terminator::Switch(_)
                    | Terminator::Unreachable => visit.forget_barrier(),
                },
                Item::Wait(kind) => visit.complete(*kind),
                Item::Barrier => visit.remember(position),
            }
            let position = visit.at;
            visit.items[position] = item;
            visit.at += 1;
        }
        visit
    }

    fn op(&mut self, visit: &mut Visit, step: &Step) {
        let origin = step.origin;
        let has_effects = step.explicit().next().is_some();
        let has_barrier = step.before || step.between || step.after;
        let in_front = step.before || !has_effects;
        if has_barrier && in_front {
            visit.remember(visit.at);
        }
        if origin.is_some_and(|origin| self.waits.contains(&origin)) {
            TensorAccess::ALL.into_iter().for_each(|kind| visit.complete(kind));
            return;
        }
        if step.call.is_some() || origin.is_some_and(|origin| (self.completes)(origin)) {
            visit.complete_all();
        }
        let hazards = TensorAccess::ALL.map(|kind| {
            self.conflicts(visit.state.of(kind), step) || self.conflicts(visit.last.before.of(kind), step)
        });
        if hazards.contains(&true) {
            let kinds = TensorAccess::ALL.into_iter().zip(hazards).filter(|&(_, hazard)| hazard);
            let is_free =
                TensorAccess::ALL.iter().all(|&kind| !self.conflicts(visit.last.after.of(kind), step));
            if visit.last.barrier.is_some() && is_free {
                kinds.for_each(|(kind, _)| visit.wait_before_barrier(kind));
            } else {
                kinds.for_each(|(kind, _)| visit.wait_now(kind));
                visit.insert(visit.at, Item::Barrier);
                visit.remember(visit.at - 1);
            }
        }
        if has_barrier && !in_front {
            visit.remember(visit.at);
        }
        if !step.mma {
            visit.state.add(&self.slices, step);
            visit.last.after.add(&self.slices, step);
        }
    }

    fn conflicts(&mut self, earlier: &PendingSet, step: &Step) -> bool {
        let mut accesses = step.explicit();
        accesses
            .any(|(writes, later)| earlier.conflict(&mut self.slices, later, writes, |_, _| false).is_some())
    }

    /// The insertions of earlier passes and those of this one.
    fn collect(mut self, placed: &[Placed]) -> Vec<TensorInsertion> {
        let mut in_front: FxHashMap<usize, Vec<TensorInsertion>> = FxHashMap::default();
        let mut at_ops = Vec::new();
        let mut seen: FxHashSet<Point> = FxHashSet::default();
        for block in self.program.blocks.ids() {
            let mut own: Vec<Item> = Vec::new();
            for item in std::mem::take(&mut self.blocks.entry(block).items) {
                let origin = match item {
                    Item::Wait(_) | Item::Barrier => {
                        own.push(item);
                        continue;
                    }
                    Item::Placed(index, _) => {
                        let new = inserted(&own, placed[index].point);
                        in_front.entry(index).or_insert(new);
                        own.clear();
                        continue;
                    }
                    Item::Op(step) => step.origin,
                    Item::End(origin) => origin,
                };
                let point = origin.map(Point::Before).filter(|point| !own.is_empty() && seen.insert(*point));
                at_ops.extend(point.into_iter().flat_map(|point| inserted(&own, point)));
                own.clear();
            }
        }
        let mut all = Vec::with_capacity(placed.len() + at_ops.len());
        for index in 0..placed.len() {
            all.extend(in_front.remove(&index).unwrap_or_default());
            all.push(TensorInsertion::Placed(index));
        }
        all.extend(at_ops);
        all
    }
}

/// The insertions of this pass at a point.
fn inserted(items: &[Item], point: Point) -> Vec<TensorInsertion> {
    let insertion = |item: &Item| match item {
        Item::Wait(kind) => Some(TensorInsertion::Wait(point, *kind)),
        Item::Barrier => Some(TensorInsertion::Barrier(point)),
        Item::Op(_) | Item::Placed(..) | Item::End(_) => None,
    };
    items.iter().filter_map(insertion).collect()
}

/// Applies an insertion of an earlier pass.
fn placed(visit: &mut Visit, insertion: Insertion) {
    match insertion {
        Insertion::LocalBarrier | Insertion::ClusterBarrier { relaxed: true } => visit.remember(visit.at),
        Insertion::ClusterBarrier { relaxed: false } => {
            visit.remember(visit.at);
            visit.complete_all();
        }
        Insertion::MBarrierInitFence | Insertion::ProxyFence { .. } => visit.complete_all(),
        Insertion::WarpBarrier
        | Insertion::WarpGroupLocal
        | Insertion::Signal { .. }
        | Insertion::Wait { .. } => {}
    }
}
