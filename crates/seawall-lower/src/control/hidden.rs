//! Effects that ops do not declare: the write of an allocation without a place, bodies that
//! Triton's dataflow does not enter, and arrivals of a wait. Triton's membar pass ignores all of
//! them ([`LowerOptions::declared_only`]).
//!
//! [`LowerOptions::declared_only`]: crate::LowerOptions::declared_only

use seawall_dialects::{Meaning, Regions};
use seawall_mlir::{OpId, RegionId};
use seawall_model::{BlockId, Edge, Terminator};

use crate::control::{Control, Frame, Task, Walk};

impl Control<'_> {
    /// Enters the regions of such an op: the region of a mask if its operand holds, other regions
    /// any number of times, in any order.
    pub(crate) fn hidden_body(&mut self, walk: &mut Walk, op: OpId, into: BlockId, rest: Task) {
        let module = self.facts.module;
        self.events.op_events(op, into);
        let after = self.continuation(walk, op, into, rest);
        let leave = Edge { target: after, args: self.events.terms.unknown_args(module.results(op)) };
        let frame = walk.frames.len();
        if let (Meaning::Regions(Regions::Masked), Some(&region)) =
            (self.facts.meaning(op), module.regions(op).first())
        {
            walk.frames.push(Frame::Once { after, results: module.results(op).to_vec() });
            let then = self.enter_hidden(walk, region, into, frame);
            let condition = self.events.terms.operand_term(op, "pred");
            return self.end(into, op, Terminator::Branch { condition, then, otherwise: leave });
        }
        let message = format!("Seawall does not know how often the body of `{}` runs", module.op_name(op));
        self.events.draft.warn(
            "lower::hidden-body",
            op,
            message,
            "assumed to run any number of times, with any operand, so reported races may not exist",
        );
        let again = self.sibling(into);
        walk.order.push(again);
        walk.frames.push(Frame::Again { again });
        let mut edges: Vec<Edge> = module
            .regions(op)
            .iter()
            .filter(|&&region| !module.region_blocks(region).is_empty())
            .map(|&region| self.enter_hidden(walk, region, into, frame))
            .collect();
        edges.push(leave);
        self.events.draft.program.blocks[again].terminator = Terminator::Switch(edges);
        self.end(into, op, Terminator::Goto(Edge::to(again)));
    }

    fn enter_hidden(&mut self, walk: &mut Walk, region: RegionId, into: BlockId, frame: usize) -> Edge {
        let entry = self.sibling(into);
        let block = self.facts.module.region_blocks(region).first().copied();
        let args = block.map_or(&[][..], |block| self.facts.module.block_args(block));
        let args = self.events.terms.unknown_args(args);
        walk.tasks.push(Task::Enter { region, entry, frame });
        Edge { target: entry, args }
    }
}
