//! The memory effects of code sections and their conflicts, as Triton's warp-pipeline pass sees
//! them or precisely.

use seawall_analysis::{AccessRef, Cfg, Pending, PendingSet, Slices};
use seawall_model::{Descriptor, EventId, Footprint, FunctionId, Place, Program, Space};

use super::TritonOptions;
use super::filter::Classes;
use super::rules::Rules;
use super::step::{StepContext, explicit_accesses};

/// The declared effects of sections of one function, such as the stages of a warp pipeline. Scratch
/// memory is excluded, because the published pass uses the declared effects of ops.
pub struct StageEffects<'p> {
    slices: Slices<'p>,
    classes: Classes,
    stages: Vec<PendingSet>,
}

impl<'p> StageEffects<'p> {
    /// Collects the effects of `stages`, each a list of events of `function`. Slots are
    /// distinguished.
    pub fn new(program: &'p Program, function: FunctionId, stages: &[Vec<EventId>]) -> Self {
        let use_slots = Cfg::new(program, function).is_reducible();
        Self::collect(program, stages, |slices, classes, events| {
            let mut context =
                StepContext { program, rules: Rules::Local, slices, classes, function, use_slots };
            explicit_accesses(&mut context, events)
        })
    }

    /// As [`new`](Self::new), but with the precision of Triton 3.9's pass
    /// (`analyzePipelineDependencies`, checked with the wheel).
    ///
    /// All slots of an allocation are one memory. Rectangles of one descriptor are distinguished
    /// within an iteration. Memory without a known allocation in the function, such as an argument,
    /// is ignored. The caller must omit events of ops without declared effects.
    pub fn published(program: &'p Program, function: FunctionId, stages: &[Vec<EventId>]) -> Self {
        Self::collect(program, stages, |slices, classes, events| {
            events.iter().flat_map(|&id| published_accesses(program, function, slices, classes, id)).collect()
        })
    }

    /// The sets of reads and writes that `accesses` lists for each stage. `true` marks writes.
    fn collect(
        program: &'p Program,
        stages: &[Vec<EventId>],
        mut accesses: impl FnMut(&mut Slices<'p>, &mut Classes, &[EventId]) -> Vec<(bool, Pending)>,
    ) -> Self {
        let (mut slices, mut classes) =
            (Slices::new(program), Classes::new(program, &TritonOptions::default()));
        let sets = stages.iter().map(|events| {
            let mut set = PendingSet::default();
            for (writes, pending) in accesses(&mut slices, &mut classes, events) {
                if writes { set.add_write(&slices, pending) } else { set.add_read(&slices, pending) }
            }
            set
        });
        let stages = sets.collect();
        StageEffects { slices, classes, stages }
    }

    /// Whether stages `earlier` and `later` touch the same memory and one of them writes it. With
    /// `wraps`, `later` is in another iteration, where the same index names another slot.
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

/// The accesses of one event that the published pass sees. `true` marks writes.
fn published_accesses(
    program: &Program,
    function: FunctionId,
    slices: &mut Slices<'_>,
    classes: &mut Classes,
    id: EventId,
) -> Vec<(bool, Pending)> {
    let event = &program.events[id];
    let mut accesses = Vec::new();
    for (index, access) in event.accesses.iter().enumerate().filter(|(_, access)| !access.scratch) {
        let class = classes.of(event, access);
        for (position, footprint) in access.footprints.iter().enumerate() {
            if !is_allocated(program, function, footprint) {
                continue;
            }
            let slice = slices.of_footprint(&without_slot(footprint), function, false);
            let access_ref = AccessRef { event: id, access: index as u32, footprint: position as u32 };
            let pending = Pending { slice, class, access: access_ref };
            accesses.extend(access.mode.reads().then_some((false, pending)));
            accesses.extend(access.mode.writes().then_some((true, pending)));
        }
    }
    accesses
}

/// Whether the footprint is shared memory that `function` has allocated.
fn is_allocated(program: &Program, function: FunctionId, footprint: &Footprint) -> bool {
    let Place::Buffer(id) = footprint.place else { return false };
    let buffer = &program.buffers[id];
    buffer.space != Space::Tensor && buffer.function == function && !buffer.offsets.is_empty()
}

/// The footprint extended to the whole allocation, or to a rectangle of a descriptor.
fn without_slot(footprint: &Footprint) -> Footprint {
    let descriptor = Descriptor { index: None, part: footprint.descriptor.part.clone() };
    Footprint { bytes: None, descriptor, ..footprint.clone() }
}
