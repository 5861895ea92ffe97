//! Branches that only decide whether memory is read or written. A proof run follows both edges of
//! such a branch, whatever its condition.
//!
//! A condition can be another choice in each iteration (`3 * tile == n - 1`), and states that
//! differ in such choices never recur. If the two paths of a branch only touch memory, a proof that
//! both are correct at any time needs no facts about the arguments. If it fails, the proof is
//! repeated with the condition.

use rustc_hash::FxHashSet;
use seawall_model::{Action, BlockId, Edge, Program, TermId, Terminator};

use crate::checker::ModelChecker;
use crate::checker_state::{ProcessId, State};
use crate::eval::{Ask, Asked};

/// The most blocks of one path of a branch that are examined.
const LONGEST: usize = 8;

impl ModelChecker<'_> {
    /// Whether the condition at the end of a block holds; `None` if its value is unknown. `leaves`
    /// is set if the branch may end a loop.
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
        // A process alone must not choose whether a loop of unknown length continues.
        let holds = match leaves {
            true => self.truth(state, process, condition),
            false => self.decide(state, process, condition),
        };
        if let (Err(Ask::Split(_)), Some(block), false) = (&holds, block, self.proving) {
            self.undecided.insert(block);
        }
        holds
    }

    /// Returns the branches at which arguments had to be chosen and that only decide what is
    /// touched.
    pub(crate) fn harmless(&self) -> FxHashSet<BlockId> {
        let is_harmless = |block: &BlockId| match &self.program.blocks[*block].terminator {
            Terminator::Branch { then, otherwise, .. } => {
                let begins = |edge: &Edge| self.epochs.begins(&self.graph, *block, edge.target).is_some();
                !begins(then) && !begins(otherwise) && join_again(self.program, then.target, otherwise.target)
            }
            _ => false,
        };
        self.undecided.iter().copied().filter(is_harmless).collect()
    }
}

/// Whether two paths join again, with only synchronous accesses before that.
fn join_again(program: &Program, a: BlockId, b: BlockId) -> bool {
    let (a, b) = (straight_path(program, a), straight_path(program, b));
    let Some(at) = a.iter().position(|block| b.contains(block)) else { return false };
    let joined = a.get(at);
    let only_touches = |block: &&BlockId| {
        let mut events = program.blocks[**block].events.iter().map(|event| &program.events[*event].action);
        events.all(|action| matches!(action, Action::Touch { .. } | Action::Hint | Action::Other))
    };
    let mut before = a.iter().take(at).chain(b.iter().take_while(|block| Some(*block) != joined));
    before.all(|block| only_touches(&block))
}

/// Returns the blocks of a path, up to the first one that branches.
fn straight_path(program: &Program, from: BlockId) -> Vec<BlockId> {
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
