//! Predicates on which all threads agree, as branches.
//!
//! A wait, a barrier, a fence or an access with such a predicate is executed by all threads, or by
//! none. So it is in a block of its own, behind a branch. If threads agree on a part of a predicate
//! only, `sides` divides the branch.

use seawall_ptx::table::{MBarrier, Meaning};

use crate::analysis::Analysis;
use crate::expr::{ExprId, Level};
use crate::flow::{BasicBlock, Exit};
use crate::opcodes::{StateSpace, state_space};
use crate::sides::conjunction;

impl Analysis<'_> {
    /// Moves steps with a predicate on which all threads agree behind a branch. Returns whether
    /// there are any.
    pub(crate) fn branch_on_predicates(&mut self) -> bool {
        let mut changed = false;
        for block in self.flow.order.clone() {
            // The rest of the block may have another one.
            let mut rest = Some(block);
            while let Some(at) = rest {
                rest = self.branch_in(at);
                changed |= rest.is_some();
            }
        }
        if changed {
            self.flow.finish();
        }
        changed
    }

    /// Moves the first steps of a block with one such predicate. Returns the block behind them.
    fn branch_in(&mut self, block: usize) -> Option<usize> {
        let BasicBlock { first, end, .. } = self.flow.blocks[block];
        let (from, predicate) = (first..end).find_map(|step| Some((step, self.common_predicate(step)?)))?;
        let others = (from..end).find(|&step| self.common_predicate(step) != Some(predicate));
        let to = others.unwrap_or(end);
        (from..to).for_each(|step| self.flow.steps[step].branched = true);
        let (own, next) = (self.flow.blocks.len(), self.flow.blocks.len() + 1);
        let branch = Exit::Branch { step: from, taken: own, otherwise: next };
        let exit = std::mem::replace(&mut self.flow.blocks[block].exit, branch);
        self.flow.blocks[block].end = from;
        self.flow.blocks.push(BasicBlock { first: from, end: to, exit: Exit::Goto(next) });
        self.flow.blocks.push(BasicBlock { first: to, end, exit });
        Some(next)
    }

    /// The predicate of a step, if all threads agree on it or on a part of it, and the model has no
    /// predicate for the step.
    fn common_predicate(&self, step: usize) -> Option<ExprId> {
        let Analysis { flow, values, levels, .. } = self;
        let opcode = values.module.opcode_of(flow.steps[step].id);
        let has_no_predicate = match opcode.row.map(|row| row.meaning)? {
            Meaning::Commit(_)
            | Meaning::Wait(_)
            | Meaning::WaitAll(_)
            | Meaning::Barrier(_)
            | Meaning::Fence(_)
            | Meaning::Wgmma(_)
            | Meaning::MBarrier(MBarrier::Wait) => true,
            Meaning::Access(_) => state_space(opcode) != StateSpace::Other,
            Meaning::MBarrier(_)
            | Meaning::Copy(_)
            | Meaning::Tcgen05(_)
            | Meaning::Control(_)
            | Meaning::Value(_)
            | Meaning::Mma
            | Meaning::Undescribed
            | Meaning::Nothing => false,
        };
        let predicate = values.uses[step].guard.filter(|_| has_no_predicate && !flow.steps[step].branched)?;
        let parts = conjunction(values, predicate);
        let is_common = |&part: &ExprId| levels.of(part) == Level::Cta && !levels.is_of_thread(part);
        let is_followed = |part: &ExprId| is_common(part) || levels.is_of_thread(*part);
        (parts.iter().any(is_common) && parts.iter().all(is_followed)).then_some(predicate)
    }
}
