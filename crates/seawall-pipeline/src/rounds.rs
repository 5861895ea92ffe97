//! The back edges of loops, and loops that have one round only.

use seawall_analysis::Cfg;
use seawall_mlir::Module;
use seawall_model::{Block, BlockId, Edge, EventId, Program, TermId, TermKind, Terminator};
use seawall_timing::trip_count;

use crate::arms::beside;
use crate::find::{Pipeline, Shape};
use crate::merged::rewritten;
use crate::terms::parts;

/// Whether no warp reaches a stage twice: straight-line code, or a loop that is known to run at
/// most once.
pub(crate) fn is_passed_once(m: &Module, pipeline: &Pipeline) -> bool {
    !pipeline.is_ring() || rounds(m, pipeline).is_some_and(|rounds| rounds <= 1)
}

/// Returns how often a loop runs, if that is known.
pub(crate) fn rounds(m: &Module, pipeline: &Pipeline) -> Option<u32> {
    let Shape::Ring { loop_op, .. } = pipeline.shape else { return None };
    // For negative bounds, the number of rounds depends on how they are compared.
    trip_count(m, loop_op).filter(|_| m.attr(loop_op, "unsignedCmp").is_none())
}

/// Returns the last block of a loop and its edge to the first one. `block` is the last one, or
/// leads to nothing else.
pub(crate) fn back_edge<'p>(program: &'p Program, block: BlockId, cfg: &Cfg) -> Option<(BlockId, &'p Edge)> {
    let mut at = block;
    for _ in 0..program.blocks.len() {
        let terminator = &program.blocks[at].terminator;
        // A loop is left by the branch that leads back, or before its body.
        if let Some(back) = terminator.edges().into_iter().find(|edge| cfg.dominates(edge.target, at)) {
            return Some((at, back));
        }
        let Terminator::Goto(edge) = terminator else { return None };
        at = edge.target;
    }
    None
}

/// Removes the back edge of the loop with `block`, so that the code after the loop follows its
/// body. What the loop yields may then be a value from its start, which is right only for questions
/// about the loop itself.
pub(crate) fn leave_after_one(program: &mut Program, block: BlockId) {
    let cfg = Cfg::new(program, program.blocks[block].function);
    let Some((last, back)) = back_edge(program, block, &cfg) else { return };
    let first = back.target;
    let exits = [last, first].into_iter().flat_map(|at| program.blocks[at].terminator.edges());
    let is_out = |edge: &&Edge| edge.target != first && !cfg.dominates(edge.target, last);
    let out = exits.into_iter().find(is_out).cloned();
    if let Some(out) = out {
        program.blocks[last].terminator = Terminator::Goto(out);
    }
}

/// Moves the events `ahead` of a block, which are about the next round of its loop, to the rounds
/// that have a next one. `anchor` is the first event after them.
pub(crate) fn only_with_next(program: &mut Program, block: BlockId, ahead: &[EventId], anchor: EventId) {
    let cfg = Cfg::new(program, program.blocks[block].function);
    let Some((last, back)) = back_edge(program, block, &cfg) else { return };
    let back = back.clone();
    let Some(condition) = goes_on(program, last, &back) else { return };
    // The condition has to be known at this place.
    let is_there = |term| match *program.terms.kind(term) {
        TermKind::Param { block: of, .. } => cfg.dominates(of, block),
        TermKind::Symbol { varying, .. } => !varying,
        _ => true,
    };
    let events = &program.blocks[block].events;
    let Some(at) = events.iter().position(|&event| event == anchor) else { return };
    if !parts(&program.terms, condition).into_iter().all(is_there) {
        return;
    }
    let rest = events[at..].to_vec();
    let before = events[..at].iter().copied().filter(|event| !ahead.contains(event)).collect();
    let terminator = program.blocks[block].terminator.clone();
    let rest = Edge::to(beside(program, block, rest, terminator));
    let ahead = beside(program, block, ahead.to_vec(), Terminator::Goto(rest.clone()));
    let ahead = Edge::to(ahead);
    let block = &mut program.blocks[block];
    block.events = before;
    block.terminator = Terminator::Branch { condition: Some(condition), then: ahead, otherwise: rest };
}

/// Returns the condition on which the back edge from the last block of a loop leads to another
/// round.
pub(crate) fn goes_on(program: &mut Program, last: BlockId, back: &Edge) -> Option<TermId> {
    match &program.blocks[last].terminator {
        Terminator::Branch { condition: Some(condition), then, .. } if then == back => Some(*condition),
        // A block before the body decides.
        Terminator::Goto(_) => {
            let Block { params, events, terminator, .. } = &program.blocks[back.target];
            let Terminator::Branch { condition: Some(condition), then, otherwise } = terminator else {
                return None;
            };
            let (condition, is_plain) = (*condition, events.is_empty() && then.target != otherwise.target);
            let passed = params.iter().copied().zip(back.args.iter().copied()).collect();
            // The first edge leads into the body, from which the last block can be reached.
            let cfg = Cfg::new(program, program.blocks[last].function);
            let is_inner =
                is_plain && cfg.dominates(program.blocks[back.target].terminator.edges()[0].target, last);
            is_inner.then(|| rewritten(&mut program.terms, condition, &passed))
        }
        _ => None,
    }
}
