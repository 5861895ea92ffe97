//! Writes what is around and between the stages of a pipeline, as lines of MLIR.
//!
//! Source: `emitPipelinePrelude`, `emitClusterBarrier`, `emitClusterPriority`,
//! `wrapExistingBarrier` and `emitPipelinePostlude` in Triton 3.9's `convert-warp-pipeline`.

use seawall_dialects::LoopPart;
use seawall_mlir::{Edits, Module, OpId};

use crate::dropped::Dropped;
use crate::find::{Around, End, Pipeline, Shape};
use crate::inline::Inliner;
use crate::lines::{self, BARE_BARRIER, FENCE, Shift, WALL};
use crate::marks;
use crate::merge::Joint;

/// The decisions about one pipeline.
#[derive(Clone, Debug)]
pub(crate) struct Decision {
    /// By slot, whether its barrier orders shared memory.
    pub(crate) fences: Vec<bool>,
    /// Whether the barrier of slot 0 is before the first stage, and once more after the loop.
    pub(crate) at_head: bool,
    /// How it continues the pipeline before it, with the groups out of step, if it does.
    pub(crate) joins_previous: Option<Joint>,
    /// Whether the pipeline after it continues it.
    pub(crate) joins_next: bool,
    /// Whether a slot with a wait gets a barrier after the wait here. Otherwise, the pass that
    /// places barriers later adds one.
    pub(crate) complete: bool,
    /// Whether it starts with a fence, unless it continues another pipeline or a fence is already
    /// there.
    pub(crate) flushes: bool,
    /// Ops of stages that get a fence before them.
    pub(crate) inside: Vec<OpId>,
}

impl Decision {
    /// Returns the decision for a pipeline by itself that leaves no barrier to other passes.
    pub(crate) fn complete(pipeline: &Pipeline, fences: Vec<bool>) -> Self {
        let at_head = pipeline.around == Around::Top;
        Decision {
            fences,
            at_head,
            joins_previous: None,
            joins_next: false,
            complete: true,
            flushes: true,
            inside: Vec::new(),
        }
    }
}

/// Writes pipeline `number`, counted from 0 in the module. A group has `threads` threads.
pub(crate) fn emit(
    m: &Module,
    (number, pipeline): (usize, &Pipeline),
    decision: &Decision,
    threads: u32,
    inliner: &Inliner<'_>,
    edits: &mut Edits<'_>,
) {
    let (Some(first), Some(last)) = (pipeline.first_op(), pipeline.last_op()) else { return };
    let writer = Writer {
        m,
        pipeline,
        decision,
        threads,
        suffix: format!("{}{number}", m.fresh_suffix("_wp")),
        inliner,
    };
    if let Some(Joint::Behind(barrier)) = decision.joins_previous {
        edits.erase(barrier);
    }
    writer.prelude().iter().for_each(|line| edits.insert_before(first, line));
    writer.boundaries(edits);
    pipeline.stages.iter().for_each(|stage| inliner.dissolve(stage.op, &decision.inside, edits));
    writer.postlude().iter().for_each(|line| edits.insert_after(last, line));
    if let Shape::Ring { loop_op, .. } = pipeline.shape {
        edits.remove_attr(loop_op, marks::PIPELINED);
    }
}

struct Writer<'a> {
    m: &'a Module,
    pipeline: &'a Pipeline,
    decision: &'a Decision,
    threads: u32,
    suffix: String,
    inliner: &'a Inliner<'a>,
}

impl Writer<'_> {
    fn shift(&self) -> Shift<'_> {
        Shift { suffix: &self.suffix, threads: self.threads }
    }

    /// Returns the lines before the pipeline. They flush shared memory, so that the first stage
    /// needs no order inside, and then hold back the warps of the high group.
    fn prelude(&self) -> Vec<String> {
        let mut lines = Vec::new();
        let joins_previous = self.decision.joins_previous.is_some();
        if self.decision.flushes
            && self.decision.joins_previous != Some(Joint::Direct)
            && !self.has_fence_in_front()
        {
            lines.push(FENCE.to_string());
        }
        if !(joins_previous && self.decision.joins_next) {
            lines.extend(self.shift().group());
        }
        if !self.decision.joins_next {
            lines.push(self.shift().is_low());
        }
        if !joins_previous {
            lines.extend(self.shift().hold_high());
        }
        lines.extend(self.priority(0));
        lines
    }

    /// Whether the fence before the pipeline already exists. The released pass adds one in any
    /// case.
    fn has_fence_in_front(&self) -> bool {
        let first = self.pipeline.first_op().filter(|_| self.decision.complete);
        let Some((first, block)) = first.and_then(|op| Some((op, self.m.op(op).parent?))) else {
            return false;
        };
        let before = self.m.block_ops(block).iter().take_while(|&&op| op != first).last();
        before.is_some_and(|&op| marks::is_local_barrier(self.m, op))
    }

    /// Returns the lines after the pipeline. They restore the priority, and the low group waits for
    /// the other.
    fn postlude(&self) -> Vec<String> {
        let mut lines = Vec::new();
        if self.decision.at_head {
            // The low group leaves when the high one has done its last stage. No stage follows that
            // would need a fence, and the pass that places barriers later handles the code after
            // the pipeline. The released pass repeats the barrier of slot 0.
            let meeting = if self.decision.complete { BARE_BARRIER } else { self.barrier_op(0) };
            lines.extend([WALL, meeting, WALL].map(str::to_string));
        }
        if self.pipeline.has_priorities() {
            lines.push(lines::priority(0));
        }
        if !self.decision.joins_next {
            lines.push(self.shift().hold_low());
        }
        lines
    }

    fn priority(&self, stage: usize) -> Option<String> {
        let own = self.pipeline.stages.get(stage).and_then(|stage| stage.priority);
        let priority = own.or_else(|| self.pipeline.has_priorities().then_some(0))?;
        Some(lines::priority(priority))
    }

    fn barrier_op(&self, slot: usize) -> &'static str {
        if self.decision.fences.get(slot).copied().unwrap_or(true) { FENCE } else { BARE_BARRIER }
    }

    fn barrier(&self, slot: usize) -> Vec<String> {
        [WALL, self.barrier_op(slot), WALL].map(str::to_string).to_vec()
    }

    fn boundaries(&self, edits: &mut Edits<'_>) {
        let pipeline = self.pipeline;
        for (slot, (stage, existing)) in pipeline.stages.iter().zip(&pipeline.existing).enumerate() {
            match (slot, pipeline.shape) {
                (0, Shape::Line) => {}
                (0, Shape::Ring { end, .. }) => self.around(stage.op, end, *existing, edits),
                _ => {
                    let before = self.priority(slot);
                    self.boundary(slot, *existing, before, End::Before(stage.op), edits);
                }
            }
        }
    }

    /// Writes slot 0 of a ring.
    fn around(&self, first: OpId, end: End, existing: Option<OpId>, edits: &mut Edits<'_>) {
        if !self.decision.at_head {
            return self.boundary(0, existing, self.priority(0), end, edits);
        }
        self.boundary(0, existing, None, End::Before(first), edits);
        // For the next iteration.
        self.priority(0).iter().for_each(|line| end.add(line, edits));
    }

    /// Writes the ops of one slot, before `at` or around what the module has there.
    fn boundary(
        &self,
        slot: usize,
        existing: Option<OpId>,
        priority: Option<String>,
        at: End,
        edits: &mut Edits<'_>,
    ) {
        let Some(op) = existing else {
            priority.iter().chain(&self.barrier(slot)).for_each(|line| at.add(line, edits));
            return;
        };
        let before = priority.iter().map(String::as_str).chain([WALL]);
        before.for_each(|line| edits.insert_before(op, line));
        if self.decision.complete && marks::is_wait(self.m, op) {
            edits.copy_before(op, op, &self.inliner.spelled(op));
            edits.insert_before(op, self.barrier_op(slot));
            edits.insert_before(op, WALL);
            edits.erase(op);
            return;
        }
        if self.decision.complete && self.barrier_op(slot) == FENCE && !marks::orders_local(self.m, op) {
            // The barrier does not order shared memory. Its replacement does.
            edits.insert_before(op, &marks::with_local(self.m, op));
            edits.insert_before(op, WALL);
            edits.erase(op);
            return;
        }
        edits.insert_after(op, WALL);
    }
}

/// Whether the barrier of slot 0 is before the first stage. It is if the module has one there. The
/// released pass also puts it there for the four stages of CDNA4, dots at priority 0 and memory at
/// priority 1 in turn, if slot 0 has a fence.
pub(crate) fn at_head(
    m: &Module,
    pipeline: &Pipeline,
    fences: &[bool],
    is_cdna4: bool,
    dropped: &Dropped,
) -> bool {
    let is_dot = |op: OpId| marks::is_part(m, op, LoopPart::Dot) && !dropped.is_before_loops(op);
    let has_dot = |stage: OpId| m.walk_op(stage).any(is_dot);
    let in_turn = |(at, stage): (usize, &crate::find::Stage)| {
        stage.priority == Some(at as i64 % 2) && (at % 2 == 1 || has_dot(stage.op))
    };
    match pipeline.around {
        Around::Top => true,
        Around::Bottom => false,
        Around::Nothing => {
            is_cdna4
                && pipeline.is_ring()
                && pipeline.stages.len() == 4
                && fences.first() == Some(&true)
                && pipeline.stages.iter().enumerate().all(in_turn)
        }
    }
}

/// Returns the slots that have a fence once the pipeline is written. For a slot with a barrier or
/// wait of the module, that depends on `complete`.
pub(crate) fn fenced(m: &Module, pipeline: &Pipeline, decision: &Decision) -> Vec<bool> {
    let slots = decision.fences.iter().zip(&pipeline.existing);
    let kept = |op: OpId| marks::is_local_barrier(m, op);
    slots.map(|(&fence, existing)| existing.filter(|_| !decision.complete).map_or(fence, kept)).collect()
}
