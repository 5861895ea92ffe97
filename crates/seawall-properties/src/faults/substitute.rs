//! Replaces terms of a program: symbols by numbers, so that the program runs for one size only.

use rustc_hash::FxHashMap;
use seawall_base::EntityId;
use seawall_model::{
    Action, BarrierKind, Event, Footprint, MBarrierOp, Program, Slot, TermId, TermKind, Terminator, Terms,
    TokenOp,
};

/// Returns `program` with the numbers of `values` in place of these terms. Events and blocks keep
/// their ids. A parameter that has become a number stays declared, and is unused.
pub(crate) fn pinned(program: &Program, values: &FxHashMap<TermId, i64>) -> Program {
    let mut changed = program.clone();
    let mut terms = Terms::new();
    let mut new: Vec<TermId> = Vec::with_capacity(program.terms.len());
    for (id, kind) in program.terms.iter() {
        let at = |old: TermId| new.get(old.index()).copied().unwrap_or(old);
        let kind = match (values.get(&id), kind.clone()) {
            (Some(value), _) => TermKind::Const(*value),
            (None, TermKind::Binary(op, a, b)) => TermKind::Binary(op, at(a), at(b)),
            (None, TermKind::Compare(predicate, a, b)) => TermKind::Compare(predicate, at(a), at(b)),
            (None, TermKind::Select(c, a, b)) => TermKind::Select(at(c), at(a), at(b)),
            (None, TermKind::Again { term, number }) => TermKind::Again { term: at(term), number },
            (None, kind) => kind,
        };
        new.push(terms.intern(kind));
    }
    for block in changed.blocks.values_mut() {
        for param in &mut block.params {
            *param = terms.intern(program.terms.kind(*param).clone());
        }
    }
    let replace = |id: &mut TermId| *id = new.get(id.index()).copied().unwrap_or(*id);
    changed.blocks.values_mut().for_each(|block| visit_terminator(&mut block.terminator, &replace));
    changed.events.values_mut().for_each(|event| visit_event(event, &replace));
    changed.terms = terms;
    changed
}

fn visit_terminator(terminator: &mut Terminator, replace: &impl Fn(&mut TermId)) {
    match terminator {
        Terminator::Goto(edge) | Terminator::Join(edge) => edge.args.iter_mut().for_each(replace),
        Terminator::Branch { condition, then, otherwise } => {
            condition.iter_mut().for_each(replace);
            then.args.iter_mut().chain(&mut otherwise.args).for_each(replace);
        }
        Terminator::Switch(edges) | Terminator::Fork(edges) => {
            edges.iter_mut().flat_map(|edge| &mut edge.args).for_each(replace);
        }
        Terminator::Return | Terminator::Unreachable => {}
    }
}

fn visit_footprint(footprint: &mut Footprint, replace: &impl Fn(&mut TermId)) {
    if let Slot::At(term) = &mut footprint.slot {
        replace(term);
    }
    if let Some((_, term)) = &mut footprint.descriptor.index {
        replace(term);
    }
}

fn visit_event(event: &mut Event, replace: &impl Fn(&mut TermId)) {
    let footprints = event.accesses.iter_mut().flat_map(|access| &mut access.footprints);
    footprints.for_each(|footprint| visit_footprint(footprint, replace));
    match &mut event.action {
        Action::Copy { predicate, .. } | Action::Mma { predicate, .. } => {
            predicate.iter_mut().for_each(replace);
        }
        Action::Barrier(barrier) => match &mut barrier.kind {
            BarrierKind::Named { id, threads, .. } => id.iter_mut().chain(threads).for_each(replace),
            BarrierKind::Conditional { condition } => replace(condition),
            _ => {}
        },
        Action::MBarrier(mbarrier) => {
            mbarrier.predicate.iter_mut().for_each(replace);
            if let MBarrierOp::Wait { phase } = &mut mbarrier.op {
                replace(phase);
            }
        }
        Action::Token(op) => match op {
            TokenOp::Acquire { slot, phase, .. } | TokenOp::Wait { slot, phase, .. } => {
                slot.iter_mut().chain(phase).for_each(replace);
            }
            TokenOp::Commit { slot, .. } | TokenOp::Release { slot, .. } => {
                slot.iter_mut().for_each(replace);
            }
        },
        Action::Call(call) => {
            let footprints = call.arguments.iter_mut().flatten();
            footprints.for_each(|footprint| visit_footprint(footprint, replace));
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use seawall_oracle::{Limits, explore};

    use super::*;
    use crate::faults::ring;

    fn symbol(program: &Program) -> TermId {
        let is_symbol = |kind: &TermKind| matches!(kind, TermKind::Symbol { .. });
        program.terms.iter().find(|(_, kind)| is_symbol(kind)).map(|(id, _)| id).expect("a symbol")
    }

    #[test]
    fn a_pinned_program_runs_for_that_size_and_no_other() {
        let program = ring();
        let steps = |n: i64| {
            let pinned = pinned(&program, &FxHashMap::from_iter([(symbol(&program), n)]));
            assert_eq!(pinned.validate(), Ok(()));
            assert!(!pinned.terms.iter().any(|(_, kind)| matches!(kind, TermKind::Symbol { .. })));
            let report = explore(&pinned, &Limits { warps: Some(1), ..Limits::default() });
            assert!(report.verdicts.is_empty() && report.explored.complete, "{report:?}");
            report.explored.steps
        };
        assert!(steps(0) < steps(1) && steps(1) < steps(4));
    }

    #[test]
    fn nothing_pinned_is_the_same_program() {
        let program = ring();
        let same = pinned(&program, &FxHashMap::default());
        assert_eq!(seawall_model::text::print(&same), seawall_model::text::print(&program));
    }
}
