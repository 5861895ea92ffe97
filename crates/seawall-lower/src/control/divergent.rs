//! Conditionals and loops in which threads diverge.
//!
//! All warps of the model take the same branches. A conditional on a value that differs between
//! threads therefore becomes a sequence of its parts, each of which may run or not. The accesses of
//! two threads in different parts are then on one path, with nothing between that orders them. A
//! loop with a divergent trip count has an unknown trip count.
//!
//! In a module with Triton's dialects, the parts may contain the same barriers. All warps then meet
//! at each of them, and the conditional becomes a sequence of steps: what the parts do before the
//! first barrier, this barrier, what they do up to the second one. In other modules, a barrier
//! inside orders nothing, since some threads may not reach it.

use seawall_dialects::Meaning;
use seawall_mlir::{OpId, RegionId};
use seawall_model::{BlockId, Edge, Terminator};

use crate::control::{Control, Frame, Task, Walk};

impl Control<'_> {
    /// Emits the parts of a conditional one after another; each may be skipped.
    pub(crate) fn divergent_conditional(&mut self, walk: &mut Walk, op: OpId, into: BlockId, after: BlockId) {
        let module = self.facts.module;
        let regions = module.regions(op).iter().copied();
        let regions: Vec<RegionId> =
            regions.filter(|&region| !module.region_blocks(region).is_empty()).collect();
        let results = self.events.terms.unknown_args(module.results(op));
        // The last block leaves with unknown results.
        let leave = Edge { target: after, args: results };
        if regions.is_empty() {
            return self.end(into, op, Terminator::Goto(leave));
        }
        let barriers = if self.facts.upstream { 0 } else { self.structure.steps_of(op).unwrap_or(0) };
        let (mut joined, mut entries) = (Vec::new(), vec![Vec::new(); regions.len()]);
        // Of each step, the block that runs or skips a part, and the entry of the part. From the
        // second step on, the first block begins with the barrier.
        let mut choices: Vec<Vec<BlockId>> = Vec::new();
        for step in 0..=barriers {
            let mut of_step = Vec::new();
            for (position, of_region) in entries.iter_mut().enumerate() {
                let is_first = step == 0 && position == 0;
                of_step.push(if is_first { into } else { self.sibling(into) });
                let entry = self.sibling(into);
                self.events.draft.program.blocks[entry].divergent = true;
                of_region.push(entry);
            }
            joined.extend(of_step.iter().skip(usize::from(step == 0)).map(|&block| Task::Join { block }));
            choices.push(of_step);
        }
        let to = |block: Option<&BlockId>| block.map(|&target| Edge::to(target));
        let mut frames: Vec<usize> = Vec::new();
        for (position, of_region) in entries.iter().enumerate() {
            frames.push(walk.frames.len());
            for (step, &entry) in of_region.iter().enumerate() {
                let barrier = choices.get(step + 1).and_then(|of_step| of_step.first());
                let next = to(choices[step].get(position + 1)).or_else(|| to(barrier));
                let next = next.unwrap_or_else(|| leave.clone());
                let then = Edge::to(entry);
                let terminator = Terminator::Branch { condition: None, then, otherwise: next.clone() };
                let from = choices[step][position];
                if from == into {
                    self.end(from, op, terminator);
                } else {
                    self.events.draft.program.blocks[from].terminator = terminator;
                }
                let barrier = barrier.copied().filter(|_| position == 0);
                let resumed = of_region.get(step + 1).copied();
                walk.frames.push(Frame::Onwards { next, resumed, barrier });
            }
        }
        let entered = regions.iter().zip(&entries).zip(frames);
        let entered =
            entered.map(|((&region, of_region), frame)| Task::Enter { region, entry: of_region[0], frame });
        let mut tasks: Vec<Task> = entered.chain(joined).collect();
        tasks.reverse();
        walk.tasks.extend(tasks);
    }

    /// At a barrier of a part of a divergent conditional, ends the step. Returns whether `op` is
    /// such a barrier.
    pub(crate) fn ends_step(
        &mut self,
        walk: &mut Walk,
        (op, into): (OpId, BlockId),
        frame: usize,
        rest: &Task,
    ) -> bool {
        let Some(Frame::Onwards { next, resumed: Some(resumed), barrier }) = walk.frames.get(frame).cloned()
        else {
            return false;
        };
        let Task::Ops { block, from, .. } = *rest else { return false };
        if !matches!(self.facts.meaning(op), Meaning::Barrier(_)) {
            return false;
        }
        if let Some(barrier) = barrier {
            self.events.op_events(op, barrier);
        }
        self.end(into, op, Terminator::Goto(next));
        walk.tasks.push(Task::Ops { block, from, into: resumed, frame: frame + 1 });
        true
    }
}
