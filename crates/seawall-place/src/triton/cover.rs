//! All hazards that a placed barrier orders, for explanations: pairs of an access pending at the
//! barrier and one reachable after it without another barrier.
//!
//! It runs forward over the placed program, like the fixpoint, but on single accesses instead of
//! slices. Its state grows with the number of accesses between barriers, so it runs only on
//! request. The lattice consists of sets of accesses, and join is union. A call ends the search in
//! both directions. Hazards across a call are listed as far as the placement found them.

use std::collections::{BTreeSet, VecDeque};

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_analysis::{Cfg, Hazard, HazardKind, Pending, Slices};
use seawall_base::SecondaryMap;
use seawall_model::{BlockId, EventId, FunctionId, OriginId, Program};

use super::filter::Classes;
use super::iteration::enters_next_iteration;
use super::rules::Rules;
use super::step::{Step, StepContext};
use super::{TritonOptions, uses_tensor_memory};
use crate::placement::{Insertion, Placed, Point, Reason};

/// A pending access. `true` marks writes.
type Item = (bool, Pending);
type Items = BTreeSet<(bool, PendingKey)>;
type PendingKey = (seawall_analysis::AccessRef, seawall_analysis::SliceId, seawall_analysis::ClassId);

struct Cover<'p> {
    program: &'p Program,
    rules: Rules,
    slices: Slices<'p>,
    classes: Classes,
    steps: SecondaryMap<BlockId, Vec<Step>>,
    /// Ops with a placed local barrier before them.
    barriers: FxHashSet<OriginId>,
    trailing: FxHashSet<OriginId>,
    found: FxHashMap<OriginId, BTreeSet<Hazard>>,
}

/// Completes the reasons of local barriers with all hazards that they order. The deciding hazard
/// comes first, then those of shared memory, then those of tensor memory.
pub(super) fn complete(program: &Program, options: &TritonOptions, placed: &mut [Placed]) {
    complete_by(program, Rules::Local, options, placed);
    if uses_tensor_memory(program) {
        complete_by(program, Rules::Tensor, options, placed);
    }
}

/// Adds the hazards of one set of rules.
fn complete_by(program: &Program, rules: Rules, options: &TritonOptions, placed: &mut [Placed]) {
    let local = |p: &&Placed| p.insertion == Insertion::LocalBarrier;
    let before = |p: &Placed| match p.point {
        Point::Before(origin) => Some(origin),
        Point::After(_) => None,
    };
    let mut cover = Cover {
        program,
        rules,
        slices: Slices::new(program),
        classes: Classes::new(program, options),
        steps: SecondaryMap::new(),
        barriers: placed.iter().filter(local).filter_map(before).collect(),
        trailing: placed
            .iter()
            .filter(local)
            .filter(|p| before(p).is_none())
            .map(|p| p.point.origin())
            .collect(),
        found: FxHashMap::default(),
    };
    for function in program.functions.ids() {
        cover.function(function);
    }
    for placed in placed.iter_mut().filter(|p| p.insertion == Insertion::LocalBarrier) {
        let found = cover.found.get(&placed.point.origin());
        if let (Reason::Hazards(hazards), Some(found)) = (&mut placed.reason, found) {
            let first = hazards.first().copied();
            hazards.extend(found.iter().copied().filter(|h| Some(*h) != first));
        }
    }
}

impl<'p> Cover<'p> {
    fn function(&mut self, function: FunctionId) {
        let cfg = Cfg::new(self.program, function);
        let use_slots = cfg.is_reducible();
        for &block in cfg.blocks() {
            let (slices, classes) = (&mut self.slices, &mut self.classes);
            let (program, rules) = (self.program, self.rules);
            let mut context = StepContext { program, rules, slices, classes, function, use_slots };
            *self.steps.entry(block) = context.steps(block);
        }
        let inputs = self.pending_inputs(&cfg, function);
        for &block in cfg.blocks() {
            let mut pending = inputs[block].clone();
            for at in 0..self.steps[block].len() {
                let origin = self.steps[block][at].origin;
                if let Some(origin) = origin.filter(|o| self.barriers.contains(o)) {
                    let later = self.reached_after(block, at);
                    let first = self.steps[block][at].first_event();
                    self.record(origin, first, &pending, &later);
                    pending.clear();
                }
                self.apply(block, at, &mut pending);
            }
        }
    }

    /// The pending accesses at the start of each block.
    fn pending_inputs(&mut self, cfg: &Cfg, function: FunctionId) -> SecondaryMap<BlockId, Items> {
        let mut inputs: SecondaryMap<BlockId, Items> = SecondaryMap::new();
        let mut work: VecDeque<BlockId> = cfg.blocks().iter().copied().collect();
        while let Some(block) = work.pop_front() {
            let mut pending = inputs[block].clone();
            for at in 0..self.steps[block].len() {
                if self.steps[block][at].origin.is_some_and(|o| self.barriers.contains(&o)) {
                    pending.clear();
                }
                self.apply(block, at, &mut pending);
            }
            for edge in self.program.blocks[block].terminator.edges() {
                let back = enters_next_iteration(self.program, cfg, function, block, edge.target);
                let before = inputs[edge.target].len();
                for &(writes, (access, slice, class)) in &pending {
                    let slice = if back { self.slices.across_iterations(slice) } else { slice };
                    inputs.entry(edge.target).insert((writes, (access, slice, class)));
                }
                if inputs[edge.target].len() != before {
                    work.push_back(edge.target);
                }
            }
        }
        inputs
    }

    /// The effect of a step without a barrier before it.
    fn apply(&self, block: BlockId, at: usize, pending: &mut Items) {
        let step = &self.steps[block][at];
        if step.before || step.call.is_some() {
            pending.clear();
        }
        if step.stays_pending(self.rules) {
            pending.extend(step.explicit().map(|(writes, p)| item(writes, &p)));
        }
        if step.between {
            pending.clear();
        }
        pending.extend(step.scratch_read().iter().map(|p| item(false, p)));
        if step.after || step.origin.is_some_and(|o| self.trailing.contains(&o)) {
            pending.clear();
        }
    }

    /// Accesses that are reachable from the step at `at` without a barrier.
    fn reached_after(&self, block: BlockId, at: usize) -> Vec<Item> {
        let mut reached = Vec::new();
        let mut seen = FxHashSet::default();
        let mut work = vec![(block, at, true)];
        while let Some((block, from, first)) = work.pop() {
            let steps = &self.steps[block];
            let mut stopped = false;
            for (position, step) in steps.iter().enumerate().skip(from) {
                let own = first && position == from;
                let placed = !own && step.origin.is_some_and(|o| self.barriers.contains(&o));
                if placed || (step.before && !own) || step.call.is_some() {
                    stopped = true;
                    break;
                }
                reached.extend(step.explicit());
                if step.between {
                    stopped = true;
                    break;
                }
                reached.extend(step.scratch_read().map(|p| (false, p)));
                if step.after || step.origin.is_some_and(|o| self.trailing.contains(&o)) {
                    stopped = true;
                    break;
                }
            }
            if !stopped {
                let edges = self.program.blocks[block].terminator.edges();
                work.extend(
                    edges.iter().map(|e| e.target).filter(|&t| seen.insert(t)).map(|t| (t, 0, false)),
                );
            }
        }
        reached
    }

    /// Records the hazards of the barrier before `origin`, whose first event is `first`. A hazard
    /// is within one iteration if the earlier access is before the barrier and the later one is
    /// not.
    fn record(&mut self, origin: OriginId, first: Option<EventId>, pending: &Items, later: &[Item]) {
        for &(earlier_writes, (access, slice, class)) in pending {
            for &(later_writes, later) in later {
                let kind = match (earlier_writes, later_writes) {
                    (true, false) => HazardKind::Raw,
                    (false, true) => HazardKind::War,
                    (true, true) => HazardKind::Waw,
                    (false, false) => continue,
                };
                let earlier = Pending { slice, class, access };
                if self.rules.skip(&self.slices, &self.classes, &earlier, &later)
                    || !self.slices.may_overlap(slice, later.slice)
                {
                    continue;
                }
                let passed = |event| first.is_none_or(|first| event >= first);
                let across_iterations = passed(access.event) || !passed(later.access.event);
                let hazard = Hazard { kind, earlier: access, later: later.access, across_iterations };
                self.found.entry(origin).or_default().insert(hazard);
            }
        }
    }
}

fn item(writes: bool, pending: &Pending) -> (bool, PendingKey) {
    (writes, (pending.access, pending.slice, pending.class))
}
