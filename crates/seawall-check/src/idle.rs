//! Branches that decide nothing: both arms have no synchronization and no access, and continue at
//! one block with the same values.
//!
//! A condition on an unknown value stops the model checker where another partition has one, too,
//! and multiplies the runs of the oracle. A guarded load of global memory is such a branch.

use std::borrow::Cow;

use seawall_model::{Action, Block, BlockId, Edge, Event, Program, Terminator};

/// The most blocks of one arm, and the most rounds: each removes the innermost such branches.
const DEPTH: usize = 64;

/// The program with a jump in place of each such branch. Blocks and events keep their ids.
pub(crate) fn without_idle_branches(program: &Program) -> Cow<'_, Program> {
    let mut program = Cow::Borrowed(program);
    for _ in 0..DEPTH {
        let jumps: Vec<(BlockId, Edge)> =
            program.blocks.iter().filter_map(|(id, block)| Some((id, jump(&program, block)?))).collect();
        if jumps.is_empty() {
            break;
        }
        for (block, edge) in jumps {
            program.to_mut().blocks[block].terminator = Terminator::Goto(edge);
        }
    }
    program
}

/// The edge that is left of a branch that decides nothing.
fn jump(program: &Program, block: &Block) -> Option<Edge> {
    let Terminator::Branch { then, otherwise, .. } = &block.terminator else { return None };
    let others = ahead(program, otherwise);
    ahead(program, then).into_iter().find(|edge| others.contains(edge)).cloned()
}

/// An edge, and those behind the idle blocks that follow.
fn ahead<'p>(program: &'p Program, edge: &'p Edge) -> Vec<&'p Edge> {
    let mut edges = vec![edge];
    let mut last = edge;
    while edges.len() < DEPTH
        && let Some(next) = through(program, &program.blocks[last.target])
    {
        edges.push(next);
        last = next;
    }
    edges
}

/// The only way out of a block that does nothing and gives nothing on.
fn through<'p>(program: &Program, block: &'p Block) -> Option<&'p Edge> {
    let is_idle =
        block.params.is_empty() && block.events.iter().all(|event| does_nothing(&program.events[*event]));
    match &block.terminator {
        Terminator::Goto(edge) if is_idle => Some(edge),
        Terminator::Goto(_)
        | Terminator::Branch { .. }
        | Terminator::Switch(_)
        | Terminator::Fork(_)
        | Terminator::Join(_)
        | Terminator::Return
        | Terminator::Unreachable => None,
    }
}

/// Whether an event neither synchronizes nor accesses modelled memory.
fn does_nothing(event: &Event) -> bool {
    match event.action {
        Action::Other | Action::Hint => event.accesses.is_empty(),
        Action::Touch { .. }
        | Action::Atomic { .. }
        | Action::Copy { .. }
        | Action::Mma { .. }
        | Action::Commit(_)
        | Action::Wait(_)
        | Action::Barrier(_)
        | Action::MBarrier(_)
        | Action::Token(_)
        | Action::Fence(_)
        | Action::Call(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use seawall_model::text;

    use super::*;

    fn branches(body: &str) -> usize {
        let source = format!("program p target sm_90 {{\n symbols n\n smem A : 64\n {body}\n}}\n");
        let program = text::parse(&source).unwrap_or_else(|errors| panic!("{errors:?}"));
        let simple = without_idle_branches(&program);
        simple.blocks.values().filter(|block| matches!(block.terminator, Terminator::Branch { .. })).count()
    }

    #[test]
    fn only_arms_that_do_something_matter() {
        assert_eq!(branches("if n == 1 { } write A"), 0);
        assert_eq!(branches("if n == 1 { if n == 2 { } } else { } write A"), 0);
        assert_eq!(branches("if n == 1 { read A } write A"), 1);
        assert_eq!(branches("if n == 1 { if n == 2 { } barrier } write A"), 1);
    }

    #[test]
    fn a_loop_is_no_such_branch() {
        assert_eq!(branches("loop i to n { } write A"), branches("loop i to n { read A } write A"));
    }
}
