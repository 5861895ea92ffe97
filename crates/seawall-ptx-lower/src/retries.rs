//! Loops that repeat an mbarrier wait until it succeeds, with more than the wait inside.
//!
//! A loop may pause, count its iterations, and trap after too many. In all runs that do not trap it
//! is one wait. `wait_loops` finds the loops of which each iteration is the same in the text.

use std::collections::BTreeSet;

use seawall_base::EntityId;
use seawall_ptx::table::{Access, Control, MBarrier, Meaning};

use crate::analysis::Analysis;
use crate::expr::ExprId;
use crate::flow::{Exit, result_operands};
use crate::natural_loops::{NaturalLoop, natural_loops};
use crate::opcodes::{StateSpace, state_space};
use crate::values::Value;

impl Analysis<'_> {
    /// Replaces loops around waits by the waits, and drops waits that are not repeated where a wait
    /// for the same phase follows. Returns whether there are any.
    pub(crate) fn resolve_waits(&mut self) -> bool {
        let open: Vec<(usize, usize)> = self.open_waits();
        if open.is_empty() {
            return false;
        }
        let loops = natural_loops(&self.flow);
        let mut changed = false;
        for &(block, step) in &open {
            let around = loops.iter().filter(|own| own.body.contains(&block));
            let inner = around.min_by_key(|own| own.body.len());
            if let Some(exits) = inner.and_then(|own| self.exits_of_retries(own, block, step)) {
                exits.into_iter().for_each(|(block, next)| self.flow.blocks[block].exit = Exit::Goto(next));
                self.flow.steps[step].waits = true;
                changed = true;
                break;
            }
        }
        changed = changed || open.iter().any(|&(_, step)| self.resolve_peek(step));
        if changed {
            self.flow.finish();
        }
        changed
    }

    /// Removes the sides of branches that only trap: a trap ends the whole grid, and only runs that
    /// do not trap are judged. The result of a wait that is not resolved still decides. Returns
    /// whether there are any.
    pub(crate) fn ignore_traps(&mut self) -> bool {
        let results = self.open_waits().into_iter().filter_map(|(_, step)| {
            let result = self.values.results.get(&(step as u32, 0)).copied();
            result.map(|result| self.depending(result))
        });
        let open: Vec<Vec<bool>> = results.collect();
        let mut ignored = Vec::new();
        for &block in &self.flow.order {
            let Exit::Branch { step, taken, otherwise } = self.flow.blocks[block].exit else { continue };
            let Some(guard) = self.values.uses[step].guard else { continue };
            if open.iter().any(|depends| depends.get(guard.index()) == Some(&true)) {
                continue;
            }
            match (self.traps(taken), self.traps(otherwise)) {
                (true, false) => ignored.push((block, step, otherwise)),
                (false, true) => ignored.push((block, step, taken)),
                (true, true) | (false, false) => {}
            }
        }
        for &(block, step, next) in &ignored {
            self.flow.steps[step].asserted = true;
            self.flow.blocks[block].exit = Exit::Goto(next);
        }
        if !ignored.is_empty() {
            self.flow.finish();
        }
        !ignored.is_empty()
    }

    /// The waits for a phase that no loop is known to repeat, with their blocks.
    fn open_waits(&self) -> Vec<(usize, usize)> {
        let Analysis { flow, values, .. } = self;
        let steps = flow.order.iter().flat_map(|&block| {
            let own = &flow.blocks[block];
            (own.first..own.end).map(move |step| (block, step))
        });
        let is_open = |&(_, step): &(usize, usize)| {
            let opcode = values.module.opcode_of(flow.steps[step].id);
            opcode.row.map(|row| row.meaning) == Some(Meaning::MBarrier(MBarrier::Wait))
                && opcode.has("parity")
                && !opcode.has("relaxed")
                && values.uses[step].guard.is_none()
                && !flow.steps[step].waits
                && !flow.steps[step].peeks
        };
        steps.filter(is_open).collect()
    }

    /// The blocks of a loop that go to one place only if the loop is the wait of `step`, each with
    /// this place. `None` if the loop is more than this wait.
    fn exits_of_retries(
        &mut self,
        own: &NaturalLoop,
        block: usize,
        step: usize,
    ) -> Option<Vec<(usize, usize)>> {
        let result = self.values.results.get(&(step as u32, 0)).copied()?;
        if !own.body.iter().all(|&inside| self.only_computes(inside, Some(step))) {
            return None;
        }
        let traps: BTreeSet<usize> =
            self.flow.order.iter().copied().filter(|&block| self.traps(block)).collect();
        // The way to the wait, and from it if it has succeeded.
        let mut exits = Vec::new();
        let (mut at, mut is_behind) = (own.header, false);
        while own.body.contains(&at) {
            if exits.iter().any(|&(seen, _)| seen == at) {
                return None;
            }
            is_behind |= at == block;
            let next = self.next_of(at, &traps, is_behind.then_some((result, 1)))?;
            exits.push((at, next));
            at = next;
        }
        // Other ways out of the loop trap. A wait that has not succeeded leads to none else.
        let leaves = |&inside: &usize| {
            let successors = self.flow.blocks[inside].exit.successors();
            successors.into_iter().any(|next| !own.body.contains(&next) && !traps.contains(&next))
        };
        let leaving: Vec<usize> = own.body.iter().copied().filter(leaves).collect();
        for inside in leaving {
            let next = self.next_of(inside, &traps, Some((result, 0)))?;
            own.body.contains(&next).then_some(())?;
        }
        let varies = own.varying(&self.values, Some(result));
        let is_fixed = |value: ExprId| varies.get(value.index()) == Some(&false);
        let operands = self.values.uses[step].operands.get(1..3)?;
        let place = operands.first().and_then(Value::address).is_some_and(is_fixed);
        let phase = operands.get(1).and_then(Value::one).is_some_and(is_fixed);
        let outside =
            self.flow.order.iter().filter(|inside| !own.body.contains(inside) && !traps.contains(inside));
        let uses_nothing = outside.copied().all(|outside| self.uses_of(outside).into_iter().all(is_fixed));
        (is_behind && place && phase && uses_nothing).then_some(exits)
    }

    /// The block that follows a block in runs that do not trap, if it is the only one. `known` is a
    /// value and what it is.
    fn next_of(
        &mut self,
        block: usize,
        traps: &BTreeSet<usize>,
        known: Option<(ExprId, u64)>,
    ) -> Option<usize> {
        match self.flow.blocks[block].exit {
            Exit::Goto(next) => Some(next),
            Exit::Branch { step, taken, otherwise } => {
                let guard = self.values.uses[step].guard?;
                let decided = known.and_then(|(value, is)| self.values.constant_with(guard, value, is));
                match (decided, traps.contains(&taken), traps.contains(&otherwise)) {
                    (Some(decided), ..) => Some(if decided & 1 != 0 { taken } else { otherwise }),
                    (None, true, false) => Some(otherwise),
                    (None, false, true) => Some(taken),
                    (None, ..) => None,
                }
            }
            Exit::Switch(_) | Exit::Return | Exit::Unreachable => None,
        }
    }

    /// Whether a block leads to a trap, and does nothing else.
    fn traps(&self, block: usize) -> bool {
        let mut at = block;
        for _ in 0..self.flow.blocks.len() {
            if !self.only_computes(at, None) {
                return false;
            }
            match self.flow.blocks[at].exit {
                Exit::Unreachable => return true,
                Exit::Goto(next) => at = next,
                Exit::Branch { .. } | Exit::Switch(_) | Exit::Return => return false,
            }
        }
        false
    }

    /// Whether the steps of a block, except one, neither access shared memory nor synchronize.
    pub(crate) fn only_computes(&self, block: usize, except: Option<usize>) -> bool {
        let Analysis { flow, values, .. } = self;
        (flow.blocks[block].first..flow.blocks[block].end).filter(|&step| Some(step) != except).all(|step| {
            let opcode = values.module.opcode_of(flow.steps[step].id);
            match opcode.row.map(|row| row.meaning) {
                Some(Meaning::Value(_) | Meaning::Nothing) => true,
                Some(Meaning::Control(control)) => match control {
                    Control::Branch | Control::BranchIndexed | Control::Trap => true,
                    Control::Call => crate::events::is_harmless_call(values.module, flow.steps[step].id),
                    Control::Return | Control::Exit => false,
                },
                Some(Meaning::Access(Access::Load | Access::Store)) => {
                    state_space(opcode) == StateSpace::Other
                }
                _ => false,
            }
        })
    }

    /// The values that the steps of a block use.
    pub(crate) fn uses_of(&self, block: usize) -> Vec<ExprId> {
        let Analysis { flow, values, .. } = self;
        let mut used = Vec::new();
        for step in flow.blocks[block].first..flow.blocks[block].end {
            let is_branch = matches!(
                values.module.opcode_of(flow.steps[step].id).row.map(|row| row.meaning),
                Some(Meaning::Control(Control::Branch))
            );
            let decides = matches!(flow.blocks[block].exit, Exit::Branch { .. });
            used.extend(values.uses[step].guard.filter(|_| !is_branch || decides));
            let operands = if is_branch { &[] } else { values.uses[step].operands.as_slice() };
            let results = match operands.first() {
                Some(Value::Address(..)) | None => 0,
                Some(Value::One(_) | Value::Many(_)) => result_operands(values.module, flow.steps[step].id),
            };
            used.extend(crate::spins::inputs(operands.get(results..).unwrap_or_default()));
        }
        used
    }
}
