//! Conditionals and loops in which threads diverge.
//!
//! All warps of the model take the same branches. A conditional on a value that differs between
//! threads therefore becomes a sequence of its parts, each of which may run or not. The accesses of
//! two threads in different parts are then on one path, with nothing between that orders them. A
//! loop with a divergent trip count has an unknown trip count. A barrier inside orders nothing,
//! since some threads may not reach it.

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
        let mut nodes: Vec<BlockId> = Vec::new();
        for position in 0..regions.len() {
            nodes.push(if position == 0 { into } else { self.sibling(into) });
        }
        let mut tasks = Vec::new();
        for (position, &region) in regions.iter().enumerate() {
            let Some(&from) = nodes.get(position) else { continue };
            let entry = self.sibling(into);
            self.events.draft.program.blocks[entry].divergent = true;
            let next = match nodes.get(position + 1) {
                Some(&next) => Edge { target: next, args: Vec::new() },
                None => leave.clone(),
            };
            let frame = walk.frames.len();
            walk.frames.push(Frame::Onwards { next: next.clone() });
            let then = Edge { target: entry, args: Vec::new() };
            let terminator = Terminator::Branch { condition: None, then, otherwise: next };
            if position == 0 {
                self.end(from, op, terminator);
            } else {
                self.events.draft.program.blocks[from].terminator = terminator;
                tasks.push(Task::Join { block: from });
            }
            tasks.push(Task::Enter { region, entry, frame });
        }
        if regions.is_empty() {
            self.end(into, op, Terminator::Goto(leave));
        }
        tasks.reverse();
        walk.tasks.extend(tasks);
    }
}
