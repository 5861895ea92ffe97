//! Assumed conditions (`llvm.intr.assume`) as branches, of which one is never taken.

use seawall_mlir::OpId;
use seawall_model::{Action, BlockId, Edge, Terminator};

use super::{Control, Task, Walk};
use crate::events::conditions::{is_plain, is_start};

impl Control<'_> {
    /// Whether a condition bounds the kernel arguments of the whole run: it consists of them and of
    /// constants, and nothing ran before it that a run could leave unfinished. Other conditions are
    /// not used.
    pub(crate) fn bounds_arguments(&mut self, walk: &Walk, op: OpId) -> bool {
        let Some(&condition) = self.facts.module.operands(op).first() else { return false };
        if !self.facts.is_bit(condition) || self.structure.is_divergent(condition) {
            return false;
        }
        let program = &self.events.draft.program;
        let starts = walk.order.first().is_some_and(|&entry| is_start(&self.events, entry));
        let is_quiet = |event| {
            let event = &program.events[event];
            event.accesses.is_empty() && matches!(event.action, Action::Other | Action::Hint)
        };
        let events = walk.order.iter().flat_map(|&block| &program.blocks[block].events);
        if !starts || !events.copied().all(is_quiet) {
            return false;
        }
        let term = self.events.terms.term(condition);
        is_plain(&self.events, term)
    }

    /// Branches to the rest of the block if the condition holds. The other edge is never taken.
    pub(crate) fn assume(&mut self, walk: &mut Walk, op: OpId, into: BlockId, rest: Task) {
        let condition = self.facts.module.operands(op).first().copied();
        self.events.op_events(op, into);
        let after = self.continuation(walk, op, into, rest);
        let never = self.sibling(into);
        walk.tasks.push(Task::Join { block: never });
        let edge = |target| Edge::to(target);
        let condition = condition.map(|value| self.events.terms.term(value));
        let branch = Terminator::Branch { condition, then: edge(after), otherwise: edge(never) };
        self.end(into, op, branch);
    }
}
