//! Branches whose condition a proof run does not need. It follows both edges of such a branch.
//!
//! A condition can be another choice in each iteration (`3 * tile == n - 1`), and states that
//! differ in such choices never recur. The runs with any choice at some branches include the real
//! ones, so that a proof for them holds. It is tried for branches where it often succeeds:
//!
//! - those that no other process observes: the two paths touch memory and wait for their own
//!   operations, each of which is often correct at any time;
//! - in programs with one process, those whose condition shares no value with what decides an
//!   event, such as the end of a loop over tiles.
//!
//! If the proof fails, it is repeated with the conditions.

use rustc_hash::FxHashSet;
use seawall_model::{BlockId, Edge, Program, TermId, Terminator};

use crate::checker::ModelChecker;
use crate::checker_state::{ProcessId, State};
use crate::epochs::Epochs;
use crate::eval::{Ask, Asked};
use crate::graph::{Graph, deciding};

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
        match leaves {
            true => self.truth(state, process, condition),
            false => self.decide(state, process, condition),
        }
    }

    /// Returns the sets of branches that proof runs may follow both ways, the largest first.
    pub(crate) fn undetermined(&mut self) -> Vec<FxHashSet<BlockId>> {
        let unobserved = unobserved(self.program, &self.graph, &self.epochs);
        let mut all = unrelated(self.program);
        all.extend(&unobserved);
        let mut sets = vec![all, unobserved];
        sets.dedup();
        sets.retain(|set| !set.is_empty());
        sets
    }
}

/// Returns the branches that no other process observes.
fn unobserved(program: &Program, graph: &Graph, epochs: &Epochs) -> FxHashSet<BlockId> {
    let is_unobserved_at = |block: &BlockId| match &program.blocks[*block].terminator {
        Terminator::Branch { then, otherwise, condition: Some(_) } => {
            let begins = |edge: &Edge| epochs.begins(graph, *block, edge.target).is_some();
            !begins(then) && !begins(otherwise) && join_again(program, then.target, otherwise.target)
        }
        _ => false,
    };
    program.blocks.ids().filter(is_unobserved_at).collect()
}

/// Returns the branches of a program with one process whose conditions share no value with what
/// decides an event.
fn unrelated(program: &Program) -> FxHashSet<BlockId> {
    let mut free = FxHashSet::default();
    if program.blocks.values().any(|block| matches!(block.terminator, Terminator::Fork(_))) {
        return free;
    }
    let decisive = program.made_of(program.events.values().flat_map(deciding));
    for (id, block) in program.blocks.iter() {
        if let Terminator::Branch { condition: Some(condition), .. } = block.terminator
            && program.made_of([condition]).is_disjoint(&decisive)
        {
            free.insert(id);
        }
    }
    free
}

/// Returns the program without the conditions at the ends of these blocks. Parameters and epochs
/// that only the conditions need are not needed any more.
pub(crate) fn without_conditions(program: &Program, blocks: &FxHashSet<BlockId>) -> Program {
    let mut program = program.clone();
    for block in program.blocks.ids().filter(|block| blocks.contains(block)).collect::<Vec<_>>() {
        if let Terminator::Branch { condition, .. } = &mut program.blocks[block].terminator {
            *condition = None;
        }
    }
    program
}

/// Whether two paths join again, with only actions before that which no other process observes.
fn join_again(program: &Program, a: BlockId, b: BlockId) -> bool {
    let (a, b) = (straight_path(program, a), straight_path(program, b));
    let Some(at) = a.iter().position(|block| b.contains(block)) else { return false };
    let joined = a.get(at);
    let mut before = a.iter().take(at).chain(b.iter().take_while(|block| Some(*block) != joined));
    before.all(|block| {
        let mut events = program.blocks[*block].events.iter();
        events.all(|event| program.events[*event].action.is_unobserved())
    })
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
