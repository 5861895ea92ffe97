//! An independent check of a `triton` placement. It walks the placed program from every access and
//! reports each conflicting access that is reachable without a barrier.
//!
//! It is plain reachability without a fixpoint, quadratic in the number of accesses. It shares with
//! the placement only the accesses of an op (`step`) and the conflict test (slices and filters).
//!
//! It covers local barriers. A call ends the walk, so hazards between a caller and its callee are
//! ignored. After a back edge, slots are compared as those of different iterations.

use rustc_hash::FxHashSet;
use seawall_analysis::{Cfg, Hazard, HazardKind, Pending, SliceId, Slices};
use seawall_base::SecondaryMap;
use seawall_model::{BlockId, FunctionId, OriginId, Program};

use super::filter::Classes;
use super::iteration::enters_next_iteration;
use super::rules::Rules;
use super::step::{Step, StepContext};
use super::{TritonOptions, uses_tensor_memory};
use crate::placement::{Insertion, Placed, Point};

/// A place in a block: before the step with this number. The flag states whether a back edge was
/// passed on the path.
type Stop = (BlockId, usize, bool);

struct Certifier<'p> {
    program: &'p Program,
    rules: Rules,
    slices: Slices<'p>,
    classes: Classes,
    steps: SecondaryMap<BlockId, Vec<Step>>,
    before: FxHashSet<OriginId>,
    after: FxHashSet<OriginId>,
    /// Waits whose own barrier the placement removed.
    made_local: FxHashSet<OriginId>,
}

/// Hazards that no barrier orders.
pub(super) fn uncovered(program: &Program, options: &TritonOptions, placed: &[Placed]) -> Vec<Hazard> {
    let tensor = uses_tensor_memory(program).then_some(Rules::Tensor);
    let rules = std::iter::once(Rules::Local).chain(tensor);
    rules.flat_map(|rules| uncovered_by(program, rules, options, placed)).collect()
}

/// The hazards of one set of rules.
fn uncovered_by(program: &Program, rules: Rules, options: &TritonOptions, placed: &[Placed]) -> Vec<Hazard> {
    let mut certifier = Certifier {
        program,
        rules,
        slices: Slices::new(program),
        classes: Classes::new(program, options),
        steps: SecondaryMap::new(),
        before: FxHashSet::default(),
        after: FxHashSet::default(),
        made_local: FxHashSet::default(),
    };
    for placed in placed {
        match (placed.insertion, placed.point) {
            (Insertion::LocalBarrier | Insertion::ClusterBarrier { .. }, Point::Before(origin)) => {
                certifier.before.insert(origin);
            }
            (Insertion::LocalBarrier, Point::After(origin)) => {
                certifier.after.insert(origin);
            }
            (Insertion::WarpGroupLocal, point) => {
                certifier.made_local.insert(point.origin());
            }
            _ => {}
        }
    }
    program.functions.ids().flat_map(|function| certifier.function(function)).collect()
}

impl<'p> Certifier<'p> {
    fn function(&mut self, function: FunctionId) -> Vec<Hazard> {
        let cfg = Cfg::new(self.program, function);
        let use_slots = cfg.is_reducible();
        for &block in cfg.blocks() {
            let (slices, classes) = (&mut self.slices, &mut self.classes);
            let (program, rules) = (self.program, self.rules);
            let mut context = StepContext { program, rules, slices, classes, function, use_slots };
            *self.steps.entry(block) = context.steps(block);
        }
        let mut found = Vec::new();
        for &block in cfg.blocks() {
            for at in 0..self.steps[block].len() {
                self.walk_from(&cfg, function, (block, at, false), &mut found);
            }
        }
        found
    }

    /// Walks from the accesses of one step to everything that is reachable before a barrier.
    fn walk_from(&mut self, cfg: &Cfg, function: FunctionId, from: Stop, found: &mut Vec<Hazard>) {
        let step = self.steps[from.0][from.1].clone();
        let mut earlier: Vec<(bool, Pending)> = Vec::new();
        if !step.between && step.stays_pending(self.rules) {
            earlier.extend(step.explicit());
        }
        earlier.extend(step.scratch_read().map(|p| (false, p)));
        if earlier.is_empty() || self.ends_after(&step) {
            return;
        }
        let mut seen = FxHashSet::default();
        let mut work = vec![(from.0, from.1 + 1, false)];
        while let Some((block, at, around)) = work.pop() {
            if self.walk_block((block, at, around), &earlier, found) {
                continue;
            }
            for edge in self.program.blocks[block].terminator.edges() {
                let back = enters_next_iteration(self.program, cfg, function, block, edge.target);
                let next = (edge.target, 0, around || back);
                if seen.insert(next) {
                    work.push(next);
                }
            }
        }
    }

    /// Walks to the end of a block. Returns whether a barrier came before it.
    fn walk_block(&mut self, from: Stop, earlier: &[(bool, Pending)], found: &mut Vec<Hazard>) -> bool {
        let (block, at, around) = from;
        for at in at..self.steps[block].len() {
            let step = self.steps[block][at].clone();
            if self.begins_after_barrier(&step) || step.call.is_some() {
                return true;
            }
            for later in step.explicit() {
                self.compare(earlier, later, around, found);
            }
            if step.between || self.ends_after(&step) {
                return true;
            }
        }
        false
    }

    fn begins_after_barrier(&self, step: &Step) -> bool {
        let placed = step.origin.is_some_and(|origin| self.before.contains(&origin));
        placed || (step.before && !self.is_local(step))
    }

    fn ends_after(&self, step: &Step) -> bool {
        let placed = step.origin.is_some_and(|origin| self.after.contains(&origin));
        placed || step.call.is_some() || (step.after && !self.is_local(step))
    }

    fn is_local(&self, step: &Step) -> bool {
        step.origin.is_some_and(|origin| self.made_local.contains(&origin))
    }

    fn compare(
        &mut self,
        earlier: &[(bool, Pending)],
        later: (bool, Pending),
        around: bool,
        found: &mut Vec<Hazard>,
    ) {
        for &(writes, before) in earlier {
            let kind = match (writes, later.0) {
                (false, false) => continue,
                (true, false) => HazardKind::Raw,
                (false, true) => HazardKind::War,
                (true, true) => HazardKind::Waw,
            };
            let slice = self.seen_from(before.slice, around);
            if self.rules.skip(&self.slices, &self.classes, &before, &later.1)
                || !self.slices.may_overlap(slice, later.1.slice)
            {
                continue;
            }
            let (earlier, later) = (before.access, later.1.access);
            found.push(Hazard { kind, earlier, later, across_iterations: around });
        }
    }

    fn seen_from(&mut self, slice: SliceId, around: bool) -> SliceId {
        if around { self.slices.across_iterations(slice) } else { slice }
    }
}
