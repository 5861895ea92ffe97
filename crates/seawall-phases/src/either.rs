//! Branches that decide no more than whether something is read or written: in a proof both ways are followed, whatever holds there.
//!
//! What a condition says of the arguments is a choice of each iteration (`3 * tile == n - 1`), and states that differ in all that was chosen never come again.
//! Where neither way of a branch does more than to touch memory, a proof that both ways are fine at any time says more than is asked for, and
//! needs to know nothing of the arguments. If it fails, the condition may matter, and the proof is tried with it.

use rustc_hash::FxHashSet;
use seawall_model::{Action, BlockId, Edge, Program, TermId, Terminator};

use crate::eval::{Ask, Asked};
use crate::machine::Machine;
use crate::state::{ProcessId, State};

/// Blocks of one way of a branch that are looked through.
const LONGEST: usize = 8;

impl Machine<'_> {
    /// Whether the condition at the end of a block holds; `None` if it is not followed. `leaves`: it may be the end of a loop.
    pub(crate) fn condition(
        &mut self,
        state: &mut State,
        process: ProcessId,
        condition: Option<TermId>,
        leaves: bool,
    ) -> Asked<Option<bool>> {
        let block = state.processes.get(process).map(|by| by.block);
        if block.is_some_and(|block| self.either.contains(&block)) {
            return state.answer.map(|way| Some(way == 0)).ok_or(Ask::Either);
        }
        let Some(condition) = condition else { return Ok(None) };
        // Whether a loop of unknown length goes on is no choice of the process alone.
        let holds = match leaves {
            true => self.truth(state, process, condition),
            false => self.decide(state, process, condition),
        };
        if let (Err(Ask::Split(_)), Some(block), false) = (&holds, block, self.proving) {
            self.undecided.insert(block);
        }
        holds
    }

    /// Branches at which arguments had to be chosen, and that decide no more than what is touched.
    pub(crate) fn harmless(&self) -> FxHashSet<BlockId> {
        let is_harmless = |block: &BlockId| match &self.program.blocks[*block].terminator {
            Terminator::Branch { then, otherwise, .. } => {
                let begins = |edge: &Edge| self.epochs.begins(&self.graph, *block, edge.target).is_some();
                !begins(then) && !begins(otherwise) && meet(self.program, then.target, otherwise.target)
            }
            _ => false,
        };
        self.undecided.iter().copied().filter(is_harmless).collect()
    }
}

/// Whether two ways come together again with nothing on them but accesses that are done at once.
fn meet(program: &Program, a: BlockId, b: BlockId) -> bool {
    let (a, b) = (way(program, a), way(program, b));
    let Some(at) = a.iter().position(|block| b.contains(block)) else { return false };
    let joined = a.get(at);
    let only_touches = |block: &&BlockId| {
        let mut events = program.blocks[**block].events.iter().map(|event| &program.events[*event].action);
        events.all(|action| matches!(action, Action::Touch { .. } | Action::Hint | Action::Other))
    };
    let mut before = a.iter().take(at).chain(b.iter().take_while(|block| Some(*block) != joined));
    before.all(|block| only_touches(&block))
}

/// Blocks one after the other, up to one that branches.
fn way(program: &Program, from: BlockId) -> Vec<BlockId> {
    let mut all = vec![from];
    let mut at = from;
    while let Terminator::Goto(edge) = &program.blocks[at].terminator
        && all.len() < LONGEST
    {
        at = edge.target;
        all.push(at);
    }
    all
}
