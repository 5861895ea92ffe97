//! The fixpoint of Triton's membar pass over the model, step for step. The passes for tensor memory
//! and for proxy fences use the same fixpoint with other accesses.
//!
//! It runs forward over the control-flow graph; state and join are in `super::state`. The pass
//! inserts while it iterates, and an insertion stays, so the order of visits decides where barriers
//! are. The worklist is the published one: first in, first out, starting from the entry, successors
//! in the order of the terminator. The only difference is that a visit with an unchanged input is
//! skipped.
//!
//! Functions must come callees first. The result has the faults of the published pass.

use std::collections::VecDeque;

use rustc_hash::FxHashMap;
use seawall_analysis::{Cfg, Hazard, HazardKind, Pending, PendingSet, Slices};
use seawall_base::SecondaryMap;
use seawall_model::{Action, BlockId, Edge, EventId, FunctionId, OriginId, Program, Terminator};
use smallvec::SmallVec;

use super::TritonOptions;
use super::filter::Classes;
use super::iteration::enters_next_iteration;
use super::membar_state::State;
use super::rules::Rules;
use super::step::{Step, StepContext};
use crate::placement::{Insertion, Placed, Point, Reason};

/// Ops that an earlier part of the pass inserted before an op of the program.
pub(super) type Inserted = FxHashMap<OriginId, SmallVec<[Insertion; 2]>>;

/// A block during the fixpoint.
#[derive(Clone, Default)]
struct Visit {
    input: Option<State>,
    /// Counts changes of `input`.
    version: u32,
    /// The version that `output` was computed from.
    seen: u32,
    output: Option<State>,
}

/// An entry of the worklist.
#[derive(Clone, Copy)]
enum Stop {
    Block(BlockId),
    /// The op inside `ttg.warp_specialize` that contains the partitions. It is a separate step, so
    /// the default region is visited first.
    Partitions(BlockId),
}

/// The pass for one module.
pub(super) struct Membar<'p> {
    program: &'p Program,
    rules: Rules,
    slices: Slices<'p>,
    classes: Classes,
    inserted: &'p Inserted,
    visits: SecondaryMap<BlockId, Visit>,
    summaries: SecondaryMap<FunctionId, Option<State>>,
    placed: Vec<Placed>,
}

impl<'p> Membar<'p> {
    /// Runs the pass over all functions. Returns the insertions, function by function in program
    /// order.
    pub(super) fn run(
        program: &'p Program,
        rules: Rules,
        options: &TritonOptions,
        inserted: &'p Inserted,
    ) -> Vec<Placed> {
        let mut pass = Membar {
            program,
            rules,
            slices: Slices::new(program),
            classes: Classes::new(program, options),
            inserted,
            visits: SecondaryMap::with_capacity(Visit::default(), program.blocks.len()),
            summaries: SecondaryMap::new(),
            placed: Vec::new(),
        };
        for function in program.functions.ids() {
            let summary = pass.run_function(function);
            *pass.summaries.entry(function) = Some(summary);
        }
        pass.placed
    }

    fn run_function(&mut self, function: FunctionId) -> State {
        let cfg = Cfg::new(self.program, function);
        let use_slots = cfg.is_reducible();
        let mut steps: SecondaryMap<BlockId, Option<Vec<Step>>> = SecondaryMap::new();
        let entry = self.program.functions[function].entry;
        self.visits.entry(entry).input = Some(State::default());
        self.visits.entry(entry).version = 1;
        let mut worklist = VecDeque::from([Stop::Block(entry)]);
        while let Some(stop) = worklist.pop_front() {
            let block = match stop {
                Stop::Block(block) => block,
                Stop::Partitions(block) => {
                    if let Some(mut state) = self.visits[block].output.clone() {
                        if self.rules.starts_partitions_empty() {
                            state = State::default();
                        }
                        let edges = self.program.blocks[block].terminator.edges();
                        let partitions = edges.get(1..).unwrap_or_default();
                        self.propagate(&cfg, function, (block, partitions), &state, &mut worklist);
                    }
                    continue;
                }
            };
            let visit = self.visits.entry(block);
            if visit.seen == visit.version {
                continue;
            }
            visit.seen = visit.version;
            let Some(mut state) = visit.input.clone() else { continue };
            let known = steps.entry(block).take();
            let mut block_steps = known.unwrap_or_else(|| self.prepare(function, block, use_slots));
            self.transfer(function, &mut block_steps, &mut state);
            *steps.entry(block) = Some(block_steps);
            if self.visits[block].output.as_ref().is_some_and(|old| old.same(&state)) {
                continue;
            }
            let edges = self.program.blocks[block].terminator.edges();
            let forks = matches!(self.program.blocks[block].terminator, Terminator::Fork(_));
            let now = match &self.program.blocks[block].terminator {
                Terminator::Fork(_) => edges.get(..1).unwrap_or_default(),
                Terminator::Join(_) if self.ends_apart(block) => &[],
                _ => edges.as_slice(),
            };
            self.propagate(&cfg, function, (block, now), &state, &mut worklist);
            if forks {
                worklist.push_back(Stop::Partitions(block));
            }
            self.visits.entry(block).output = Some(state);
        }
        for &block in &self.program.functions[function].blocks {
            let block_steps = steps.entry(block).take();
            let insertion = self.rules.insertion();
            block_steps.into_iter().flatten().for_each(|step| collect(&mut self.placed, insertion, step));
        }
        self.summary(function)
    }

    /// Whether what the partition of `block` accesses is not pending behind its end.
    fn ends_apart(&self, block: BlockId) -> bool {
        let apart = self.rules == Rules::Local && self.classes.membar().workers_apart;
        apart && self.classes.is_worker(self.program, self.program.blocks[block].partition)
    }

    /// Whether a cluster barrier precedes the return of a kernel behind which this is pending.
    fn needs_exit_barrier(&self, pending: &PendingSet) -> bool {
        let crosses = |pending: Pending| self.classes.is_cross_cta(pending.class);
        !self.classes.membar().exits_if_pending || pending.iter().any(|(_, pending)| crosses(pending))
    }

    fn prepare(&mut self, function: FunctionId, block: BlockId, use_slots: bool) -> Vec<Step> {
        let (slices, classes) = (&mut self.slices, &mut self.classes);
        let (program, rules) = (self.program, self.rules);
        let mut context = StepContext { program, rules, slices, classes, function, use_slots };
        let mut steps = context.steps(block);
        if !self.inserted.is_empty() {
            context.add_terminator(block, &mut steps, self.inserted);
            for step in &mut steps {
                if let Some(ops) = step.origin.and_then(|origin| self.inserted.get(&origin)) {
                    step.found_before = ops.as_slice().into();
                }
            }
        }
        steps
    }

    /// Passes `state` to the successors, as `resolve` and `updateSuccessor` do in Triton.
    fn propagate(
        &mut self,
        cfg: &Cfg,
        function: FunctionId,
        (block, edges): (BlockId, &[&Edge]),
        state: &State,
        worklist: &mut VecDeque<Stop>,
    ) {
        let program = self.program;
        for edge in edges {
            let target = edge.target;
            let old = self.visits.entry(target).input.take();
            let mut input = old.clone().map_or_else(
                || state.clone(),
                |mut joined| {
                    joined.join(state);
                    joined
                },
            );
            let may_vary = self.slices.vary_by_iteration();
            if may_vary && enters_next_iteration(program, cfg, function, block, target) {
                input.map_slices(&mut self.slices, |slices, id| slices.across_iterations(id));
            }
            let visit = self.visits.entry(target);
            if !old.is_some_and(|old| old.same(&input)) {
                visit.version += 1;
            }
            visit.input = Some(input);
            worklist.push_back(Stop::Block(target));
        }
    }

    fn transfer(&mut self, function: FunctionId, steps: &mut [Step], state: &mut State) {
        for at in 0..steps.len() {
            if steps[at].has_barrier_before(self.rules) {
                state.sync();
            }
            if self.rules.places_waits() {
                if steps[at].group_wait && !steps[at].made_local && sync_point_follows(steps, at) {
                    steps[at].made_local = true;
                }
                let follows = |steps: &[Step]| match self.classes.membar().next_op_only {
                    true => steps.get(at + 1).is_some_and(|next| next.is_barrier),
                    false => sync_point_follows(steps, at),
                };
                if steps[at].wait.is_some() && !steps[at].barrier_after && !follows(steps) {
                    steps[at].barrier_after = true;
                    state.sync();
                    continue;
                }
            }
            self.step_effects(function, &mut steps[at], state);
            if steps[at].barrier_after {
                state.sync();
            }
        }
    }

    /// `updateMemoryEffects` in Triton.
    fn step_effects(&mut self, function: FunctionId, step: &mut Step, state: &mut State) {
        if step.before && !step.made_local {
            state.sync();
        }
        if let Some(call) = step.call {
            self.call_effects(function, step, call, state);
            return;
        }
        if step.kernel_return && self.rules == Rules::Cluster && self.needs_exit_barrier(&state.pending) {
            step.exit_barrier = true;
            state.sync();
        }
        if let Some(hazard) = self.find_hazard(&state.pending, step) {
            step.hazard = Some(hazard);
            state.sync();
        }
        let stays = self.rules == Rules::Local && self.classes.membar().scratch_barriers_only;
        if step.between && stays {
            state.sync();
        }
        state.add_effects(&self.slices, self.rules, step);
        if step.between && !stays {
            state.sync();
        }
        state.add_scratch_read(&self.slices, self.rules, step);
        if step.after && !step.made_local {
            state.sync();
        }
    }

    fn call_effects(&mut self, function: FunctionId, step: &mut Step, call: EventId, state: &mut State) {
        let Action::Call(target) = &self.program.events[call].action else { return };
        let Some(callee) = target.callee else { return };
        let Some(mut summary) = self.summaries[callee].clone() else { return };
        // Tensor memory is not part of a function's frame. Its columns are those of the kernel in
        // every function.
        let offset = if self.rules == Rules::Tensor { 0 } else { target.frame_offset };
        summary.map_slices(&mut self.slices, |slices, id| slices.at_callsite(id, offset, callee, function));
        if self.rules == Rules::Local && self.classes.membar().exits_of_calls {
            summary = State { entry: summary.pending.clone(), synced: false, ..summary };
        }
        if let Some(hazard) = self.find_set_hazard(&state.pending, &summary.entry) {
            step.hazard = Some(hazard);
            state.sync();
        }
        state.apply_call(&summary);
    }

    /// The first hazard between the pending accesses and those of the step before its inner
    /// barrier.
    fn find_hazard(&mut self, pending: &PendingSet, step: &Step) -> Option<Hazard> {
        if pending.is_empty() {
            return None;
        }
        let later = step.later(self.rules);
        later.into_iter().find_map(|(writes, later)| self.find_conflict(pending, later, writes))
    }

    fn find_set_hazard(&mut self, pending: &PendingSet, entry: &PendingSet) -> Option<Hazard> {
        if pending.is_empty() {
            return None;
        }
        entry.iter().find_map(|(writes, later)| self.find_conflict(pending, later, writes))
    }

    fn find_conflict(&mut self, pending: &PendingSet, later: Pending, writes: bool) -> Option<Hazard> {
        let (rules, classes) = (self.rules, &self.classes);
        let (kind, earlier) = pending.conflict(&mut self.slices, later, writes, |slices, earlier| {
            rules.skip(slices, classes, earlier, &later)
        })?;
        Some(hazard(kind, &earlier, &later))
    }

    /// The pending accesses at the end of a function, for its callers.
    fn summary(&mut self, function: FunctionId) -> State {
        let mut summary: Option<State> = None;
        for &block in &self.program.functions[function].blocks {
            if !matches!(self.program.blocks[block].terminator, Terminator::Return) {
                continue;
            }
            let Some(mut exit) = self.visits[block].output.clone() else { continue };
            exit.map_slices(&mut self.slices, |slices, id| slices.across_iterations(id));
            match &mut summary {
                Some(summary) => summary.join(&exit),
                None => summary = Some(exit),
            }
        }
        summary.unwrap_or_default()
    }
}

fn hazard(kind: HazardKind, earlier: &Pending, later: &Pending) -> Hazard {
    let across_iterations = earlier.access.event >= later.access.event;
    Hazard { kind, earlier: earlier.access, later: later.access, across_iterations }
}

/// Whether the block has a later wait or barrier before any memory effect
/// (`hasSyncPointBeforeMemoryEffect` in Triton).
fn sync_point_follows(steps: &[Step], at: usize) -> bool {
    if steps[at].barrier_after {
        return true;
    }
    for next in &steps[at + 1..] {
        match next.found_before.first() {
            Some(Insertion::MBarrierInitFence | Insertion::ProxyFence { .. }) => return false,
            Some(_) => return true,
            None => {}
        }
        if next.hazard.is_some() || (next.before && !next.made_local) || next.wait.is_some() {
            return true;
        }
        if next.between {
            return false;
        }
        if next.after && !next.made_local {
            return true;
        }
        if !next.effect_free {
            return false;
        }
    }
    false
}

/// Converts the marks of a step to insertions, with `insertion` at a hazard.
fn collect(placed: &mut Vec<Placed>, insertion: Insertion, step: Step) {
    let Some(origin) = step.origin else { return };
    let mut push = |point, insertion, reason| placed.push(Placed { point, insertion, reason });
    if step.exit_barrier {
        push(Point::Before(origin), Insertion::ClusterBarrier { relaxed: false }, Reason::KernelExit);
    }
    if let Some(hazard) = step.hazard {
        push(Point::Before(origin), insertion, Reason::Hazards(SmallVec::from_iter([hazard])));
    }
    if step.made_local {
        push(Point::Before(origin), Insertion::WarpGroupLocal, Reason::LaterSyncPoint);
    }
    if let (true, Some(wait)) = (step.barrier_after, step.wait) {
        push(Point::After(origin), Insertion::LocalBarrier, Reason::TrailingWait { wait });
    }
}
