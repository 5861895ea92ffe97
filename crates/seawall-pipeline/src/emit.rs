//! What stands around and between the stages of a pipeline, as lines of MLIR.
//!
//! Source: `emitPipelinePrelude`, `emitClusterBarrier`, `emitClusterPriority`, `wrapExistingBarrier` and `emitPipelinePostlude` in Triton 3.9's
//! `convert-warp-pipeline`.

use seawall_mlir::{Edits, Module, OpId};

use crate::dropped::Dropped;
use crate::fenced::is_wait;
use crate::find::{Around, End, Pipeline, Shape};
use crate::inline::Inliner;
use crate::marks;
use crate::merge::Joint;

/// Keeps the compiler that comes next from moving anything over it.
pub(crate) const WALL: &str = "rocdl.sched.barrier none";
/// A barrier that orders shared memory: it waits for the LDS operations of each wave, then for the other waves.
pub(crate) const FENCE: &str = "ttg.barrier local";
/// A bare `s_barrier`: waits for the other waves, and for no memory.
pub(crate) const RENDEZVOUS: &str = "rocdl.s.barrier";

/// What is decided for one pipeline.
#[derive(Clone, Debug)]
pub(crate) struct Decision {
    /// By slot: whether its barrier orders shared memory.
    pub(crate) fences: Vec<bool>,
    /// The barrier of slot 0 stands in front of the first stage, and once more behind the loop.
    pub(crate) at_head: bool,
    /// Goes on from the pipeline in front of it, with the groups out of step.
    pub(crate) joins_previous: Option<Joint>,
    /// Hands over to the pipeline behind it.
    pub(crate) joins_next: bool,
    /// A slot with a wait gets a barrier behind it here; otherwise the pass that places barriers later puts one there.
    pub(crate) complete: bool,
    /// Begins with a fence, unless it goes on from another one or there is a fence already.
    pub(crate) flushes: bool,
    /// Ops of stages in front of which a fence stands.
    pub(crate) inside: Vec<OpId>,
}

impl Decision {
    /// A pipeline by itself that leaves no barrier to others.
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

/// Writes the pipeline with the number `number`, counted from 0 in the module. `threads`: how many a group has.
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
    fn name(&self, base: &str) -> String {
        format!("%{base}{}", self.suffix)
    }

    /// Flushes shared memory, so that nothing has to be ordered inside of the first stage; then holds back the warps of the high group.
    fn prelude(&self) -> Vec<String> {
        let [thread, size, zero, group, low, high] =
            ["thread", "size", "zero", "group", "low", "high"].map(|base| self.name(base));
        let mut lines = Vec::new();
        let joins_previous = self.decision.joins_previous.is_some();
        if self.decision.flushes
            && self.decision.joins_previous != Some(Joint::Direct)
            && !self.has_fence_in_front()
        {
            lines.push(FENCE.to_string());
        }
        if !(joins_previous && self.decision.joins_next) {
            lines.push(format!("{thread} = rocdl.workitem.id.x : i32"));
            lines.push(format!("{size} = arith.constant {} : i32", self.threads));
            lines.push(format!("{zero} = arith.constant 0 : i32"));
            lines.push(format!("{group} = arith.divsi {thread}, {size} : i32"));
        }
        if !self.decision.joins_next {
            lines.push(format!("{low} = arith.cmpi eq, {group}, {zero} : i32"));
        }
        if !joins_previous {
            lines.push(format!("{high} = arith.cmpi ne, {group}, {zero} : i32"));
            lines.push(format!("amdg.cond_barrier {high}"));
        }
        lines.extend(self.priority(0));
        lines
    }

    /// Whether the fence in front is there already. The released pass puts one there all the same.
    fn has_fence_in_front(&self) -> bool {
        let first = self.pipeline.first_op().filter(|_| self.decision.complete);
        let Some((first, block)) = first.and_then(|op| Some((op, self.m.op(op).parent?))) else {
            return false;
        };
        let before = self.m.block_ops(block).iter().take_while(|&&op| op != first).last();
        before.is_some_and(|&op| marks::is_local_barrier(self.m, op))
    }

    /// Back to the priority of other code, and the low group waits for the other.
    fn postlude(&self) -> Vec<String> {
        let mut lines = Vec::new();
        if self.decision.at_head {
            // So that the low group leaves when the high one has done its last stage. No stage follows that a fence would be for, and what comes
            // behind the pipeline is for the pass that places barriers later; the released pass writes what slot 0 has.
            let meeting = if self.decision.complete { RENDEZVOUS } else { self.meeting(0) };
            lines.extend([WALL, meeting, WALL].map(str::to_string));
        }
        if self.pipeline.has_priorities() {
            lines.push("rocdl.s.setprio 0".to_string());
        }
        if !self.decision.joins_next {
            lines.push(format!("amdg.cond_barrier {}", self.name("low")));
        }
        lines
    }

    fn priority(&self, stage: usize) -> Option<String> {
        let own = self.pipeline.stages.get(stage).and_then(|stage| stage.priority);
        let priority = own.or_else(|| self.pipeline.has_priorities().then_some(0))?;
        Some(format!("rocdl.s.setprio {priority}"))
    }

    fn meeting(&self, slot: usize) -> &'static str {
        if self.decision.fences.get(slot).copied().unwrap_or(true) { FENCE } else { RENDEZVOUS }
    }

    fn barrier(&self, slot: usize) -> Vec<String> {
        [WALL, self.meeting(slot), WALL].map(str::to_string).to_vec()
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

    /// Slot 0 of a ring.
    fn around(&self, first: OpId, end: End, existing: Option<OpId>, edits: &mut Edits<'_>) {
        if !self.decision.at_head {
            return self.boundary(0, existing, self.priority(0), end, edits);
        }
        self.boundary(0, existing, None, End::Before(first), edits);
        // For the next iteration.
        self.priority(0).iter().for_each(|line| end.add(line, edits));
    }

    /// The ops of one slot, in front of `at` or around what the module has there.
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
        if self.decision.complete && is_wait(self.m, op) {
            edits.insert_before(op, &self.inliner.spelled(op));
            edits.insert_before(op, self.meeting(slot));
            edits.insert_before(op, WALL);
            edits.erase(op);
            return;
        }
        if self.decision.complete && self.meeting(slot) == FENCE && !marks::orders_local(self.m, op) {
            // It orders other memory, or none: now it orders shared memory too.
            edits.insert_before(op, &marks::with_local(self.m, op));
            edits.insert_before(op, WALL);
            edits.erase(op);
            return;
        }
        edits.insert_after(op, WALL);
    }
}

/// Whether the barrier of slot 0 stands in front of the first stage: where the module has one there, or where the released pass puts it for
/// CDNA4's four stages, products at priority 0 and memory at priority 1 in turn, if slot 0 has a fence.
pub(crate) fn at_head(
    m: &Module,
    pipeline: &Pipeline,
    fences: &[bool],
    is_cdna4: bool,
    dropped: &Dropped,
) -> bool {
    let is_dot = |op: OpId| m.op_name(op) == "tt.dot" && !dropped.is_before_loops(op);
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

/// The slots that have a fence once the pipeline is written. What stands where the module has a barrier or wait depends on who places
/// barriers behind waits.
pub(crate) fn fenced(m: &Module, pipeline: &Pipeline, decision: &Decision) -> Vec<bool> {
    let slots = decision.fences.iter().zip(&pipeline.existing);
    let kept = |op: OpId| marks::is_local_barrier(m, op);
    slots.map(|(&fence, existing)| existing.filter(|_| !decision.complete).map_or(fence, kept)).collect()
}
