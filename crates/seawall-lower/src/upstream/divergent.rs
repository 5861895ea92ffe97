//! Conditionals and loops that threads go through differently.
//!
//! The model's warps take the same branches. A conditional on a value that differs between threads is therefore entered part by part, each part or not:
//! what one thread does in the first happens beside what another does in the second, so both lie on one path with nothing that orders them in
//! between. A loop of which threads make different numbers of iterations is one of an unknown number. A barrier inside orders nothing, since some may
//! not come to it.

use seawall_mlir::{OpId, RegionId};
use seawall_model::{BlockId, Edge, Terminator};

use crate::control::{Frame, Task, Walk};
use crate::unit::Unit;

impl Unit<'_> {
    /// The parts of a conditional one after another, each of which may be left out.
    pub(crate) fn divergent_conditional(&mut self, walk: &mut Walk, op: OpId, into: BlockId, after: BlockId) {
        let module = self.module;
        let regions = module.regions(op).iter().copied();
        let regions: Vec<RegionId> =
            regions.filter(|&region| !module.region_blocks(region).is_empty()).collect();
        let results = self.unknown_args(module.results(op));
        // The last block leads out with results that nobody knows.
        let leave = Edge { target: after, args: results };
        let mut nodes: Vec<BlockId> = Vec::new();
        for position in 0..regions.len() {
            nodes.push(if position == 0 { into } else { self.sibling(into) });
        }
        let mut tasks = Vec::new();
        for (position, &region) in regions.iter().enumerate() {
            let Some(&from) = nodes.get(position) else { continue };
            let entry = self.sibling(into);
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
                self.program.blocks[from].terminator = terminator;
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

    /// Whether an op stands in a conditional or loop that threads go through differently.
    pub(crate) fn is_in_divergent_flow(&self, op: OpId) -> bool {
        let mut at = op;
        // Nesting is bounded by the reader.
        while let Some(outer) = self.module.parent_op(at) {
            if self.is_divergent_branch(outer) {
                return true;
            }
            at = outer;
        }
        false
    }
}
