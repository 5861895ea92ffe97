//! Branches that decide nothing: both arms have no synchronization and no access, and continue at
//! one block with the same values.
//!
//! A condition on an unknown value stops the model checker where another partition has one, too,
//! and multiplies the runs of the oracle. A guarded load of global memory is such a branch.
//!
//! Arms that only do what no other partition observes decide no deadlock and no misuse of an
//! mbarrier. A rescaling of sums in tensor memory is such an arm.

use std::borrow::Cow;

use seawall_model::{
    Action, Block, BlockId, Edge, Event, Mode, Program, Queue, TermId, TermKind, Terminator,
};

/// The most blocks of one arm, and the most rounds: each removes the innermost such branches.
const DEPTH: usize = 64;

/// The program with a jump in place of each branch that decides nothing. Blocks and events keep
/// their ids.
pub(crate) fn without_idle_branches(program: &Program) -> Cow<'_, Program> {
    without_branches(program, does_nothing, |_| true)
}

/// The program with a jump in place of each branch on an unknown value that no other partition
/// observes. It has the deadlocks and the misuse of mbarriers of the program, but not its races.
pub(crate) fn without_unobserved_branches(program: &Program) -> Cow<'_, Program> {
    let varies = |term: &TermId| matches!(program.terms.kind(*term), TermKind::Symbol { varying: true, .. });
    let is_unknown = |condition: TermId| program.made_of([condition]).iter().any(varies);
    without_branches(program, is_unobserved, |block| block.terminator.condition().is_none_or(is_unknown))
}

fn without_branches<'p>(
    program: &'p Program,
    is_left_out: fn(&Event) -> bool,
    may_go: impl Fn(&Block) -> bool,
) -> Cow<'p, Program> {
    let mut program = Cow::Borrowed(program);
    for _ in 0..DEPTH {
        let branches = program.blocks.iter().filter(|(_, block)| may_go(block));
        let jumps: Vec<(BlockId, Edge)> =
            branches.filter_map(|(id, block)| Some((id, jump(&program, block, is_left_out)?))).collect();
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
fn jump(program: &Program, block: &Block, is_left_out: fn(&Event) -> bool) -> Option<Edge> {
    let Terminator::Branch { then, otherwise, .. } = &block.terminator else { return None };
    let others = ahead(program, otherwise, is_left_out);
    ahead(program, then, is_left_out).into_iter().find(|edge| others.contains(edge)).cloned()
}

/// An edge, and those behind the idle blocks that follow.
fn ahead<'p>(program: &'p Program, edge: &'p Edge, is_left_out: fn(&Event) -> bool) -> Vec<&'p Edge> {
    let mut edges = vec![edge];
    let mut last = edge;
    while edges.len() < DEPTH
        && let Some(next) = through(program, &program.blocks[last.target], is_left_out)
    {
        edges.push(next);
        last = next;
    }
    edges
}

/// The only way out of a block that is left out and passes no values on.
fn through<'p>(program: &Program, block: &'p Block, is_left_out: fn(&Event) -> bool) -> Option<&'p Edge> {
    let is_idle =
        block.params.is_empty() && block.events.iter().all(|event| is_left_out(&program.events[*event]));
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

/// Whether no other partition observes an event, also not by a value that it stores: tensor memory
/// has no values that decide anything.
fn is_unobserved(event: &Event) -> bool {
    let is_of_tensors = event.action.issues_on().is_some_and(Queue::moves_tensor_registers);
    event.action.is_unobserved()
        && (is_of_tensors || event.accesses.iter().all(|access| access.mode == Mode::Read))
}

#[cfg(test)]
mod tests {
    use seawall_model::text;

    use super::*;

    fn branches(body: &str) -> usize {
        let source = format!("program p target sm_90 {{\n symbols n\n smem A : 64\n {body}\n}}\n");
        let program = text::parse(&source).unwrap_or_else(|errors| panic!("{errors:?}"));
        count(&without_idle_branches(&program))
    }

    fn count(program: &Program) -> usize {
        program.blocks.values().filter(|block| matches!(block.terminator, Terminator::Branch { .. })).count()
    }

    #[test]
    fn only_arms_that_do_something_matter() {
        assert_eq!(branches("if n == 1 { } write A"), 0);
        assert_eq!(branches("if n == 1 { if n == 2 { } } else { } write A"), 0);
        assert_eq!(branches("if n == 1 { read A } write A"), 1);
        assert_eq!(branches("if n == 1 { if n == 2 { } barrier } write A"), 1);
    }

    #[test]
    fn reads_and_waits_of_own_operations_are_unobserved() {
        let left = |body: &str| {
            let source = format!("program p target sm_90 {{\n varying n\n smem A : 64\n {body}\n}}\n");
            let program = text::parse(&source).unwrap_or_else(|errors| panic!("{errors:?}"));
            count(&without_unobserved_branches(&program))
        };
        assert_eq!(left("if n == 1 {\n read A\n wait cp 0\n } write A"), 0);
        assert_eq!(left("if n == 1 { write A } read A"), 1);
    }

    #[test]
    fn a_loop_is_no_such_branch() {
        assert_eq!(branches("loop i to n { } write A"), branches("loop i to n { read A } write A"));
    }
}
