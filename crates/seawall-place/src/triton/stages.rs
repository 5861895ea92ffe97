//! What stretches of code do to memory as Triton's warp-pipeline pass sees it, and which of them conflict.

use seawall_analysis::{Cfg, Pending, PendingSet, Slices};
use seawall_model::{EventId, FunctionId, Program};

use super::TritonOptions;
use super::filter::Classes;
use super::rules::Rules;
use super::step::{StepContext, explicit_accesses};

/// The declared effects of stretches of one function, such as the stages of a warp pipeline. Scratch memory does not count: the published
/// pass asks ops for their effects, and scratch is none.
pub struct StageEffects<'p> {
    slices: Slices<'p>,
    classes: Classes,
    stages: Vec<PendingSet>,
}

impl<'p> StageEffects<'p> {
    /// Collects the effects of `stages`, each a list of events of `function`.
    pub fn new(program: &'p Program, function: FunctionId, stages: &[Vec<EventId>]) -> Self {
        let (mut slices, mut classes) =
            (Slices::new(program), Classes::new(program, &TritonOptions::default()));
        let use_slots = Cfg::new(program, function).is_reducible();
        let rules = Rules::Local;
        let sets = stages.iter().map(|events| {
            let mut context = StepContext {
                program,
                rules,
                slices: &mut slices,
                classes: &mut classes,
                function,
                use_slots,
            };
            let accesses = explicit_accesses(&mut context, events);
            let mut set = PendingSet::default();
            for (writes, pending) in accesses {
                if writes { set.add_write(&slices, pending) } else { set.add_read(&slices, pending) }
            }
            set
        });
        let stages = sets.collect();
        StageEffects { slices, classes, stages }
    }

    /// Whether stage `later` touches memory that stage `earlier` touched, one of them writing. `wraps`: in another iteration, where the same
    /// index names another slot.
    pub fn conflict(&mut self, earlier: usize, later: usize, wraps: bool) -> bool {
        let (Some(before), Some(after)) = (self.stages.get(earlier), self.stages.get(later)) else {
            return false;
        };
        let before = match wraps {
            true => before.map_slices(&mut self.slices, |slices, id| slices.across_iterations(id)),
            false => None,
        }
        .unwrap_or_else(|| before.clone());
        after.iter().any(|(writes, pending)| {
            let classes = &self.classes;
            let skip = |slices: &Slices<'_>, earlier: &Pending| {
                Rules::Local.skip(slices, classes, earlier, &pending)
            };
            before.conflict(&mut self.slices, pending, writes, skip).is_some()
        })
    }
}
