//! The way from one round of a loop to the next, and loops that have one round only.

use seawall_analysis::Cfg;
use seawall_mlir::Module;
use seawall_model::{Block, BlockId, Edge, EventId, Program, TermId, TermKind, Terminator};
use seawall_timing::trip_count;

use crate::arms::beside;
use crate::find::{Pipeline, Shape};
use crate::merged::{parts, rewritten};

/// Whether no warp comes to a stage twice: straight-line code, or a loop that is known to run once at most.
pub(crate) fn is_passed_once(m: &Module, pipeline: &Pipeline) -> bool {
    !pipeline.is_ring() || rounds(m, pipeline).is_some_and(|rounds| rounds <= 1)
}

/// How often a loop runs, if that is known.
pub(crate) fn rounds(m: &Module, pipeline: &Pipeline) -> Option<u32> {
    let Shape::Ring { loop_op, .. } = pipeline.shape else { return None };
    // Of negative bounds the number of rounds depends on how they are compared.
    trip_count(m, loop_op).filter(|_| m.attr(loop_op, "unsignedCmp").is_none())
}

/// The last block of a loop and its edge to the first one, seen from `block`, which is the last one or leads to nothing else.
pub(crate) fn way_back<'p>(program: &'p Program, block: BlockId, cfg: &Cfg) -> Option<(BlockId, &'p Edge)> {
    let mut at = block;
    for _ in 0..program.blocks.len() {
        let terminator = &program.blocks[at].terminator;
        // A loop is left by the branch that leads back, or in front of its body.
        if let Some(back) = terminator.edges().into_iter().find(|edge| cfg.dominates(edge.target, at)) {
            return Some((at, back));
        }
        let Terminator::Goto(edge) = terminator else { return None };
        at = edge.target;
    }
    None
}

/// Takes the way back of the loop with `block` away: behind its body comes what is behind the loop. What the loop hands out may then be
/// a value of its beginning, which is right for nothing but questions about the loop itself.
pub(crate) fn leave_after_one(program: &mut Program, block: BlockId) {
    let cfg = Cfg::new(program, program.blocks[block].function);
    let Some((last, back)) = way_back(program, block, &cfg) else { return };
    let first = back.target;
    let ways = [last, first].into_iter().flat_map(|at| program.blocks[at].terminator.edges());
    let is_out = |edge: &&Edge| edge.target != first && !cfg.dominates(edge.target, last);
    let out = ways.into_iter().find(is_out).cloned();
    if let Some(out) = out {
        program.blocks[last].terminator = Terminator::Goto(out);
    }
}

/// Leaves the events `ahead` of a block, which are about the next round of its loop, to rounds that have a next one; `anchor` is the first event
/// behind them.
pub(crate) fn only_with_next(program: &mut Program, block: BlockId, ahead: &[EventId], anchor: EventId) {
    let cfg = Cfg::new(program, program.blocks[block].function);
    let Some((last, back)) = way_back(program, block, &cfg) else { return };
    let back = back.clone();
    let Some(condition) = goes_on(program, last, &back) else { return };
    // What decides has to be there already.
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
    let rest = Edge { target: beside(program, block, rest, terminator), args: Vec::new() };
    let ahead = beside(program, block, ahead.to_vec(), Terminator::Goto(rest.clone()));
    let ahead = Edge { target: ahead, args: Vec::new() };
    let block = &mut program.blocks[block];
    block.events = before;
    block.terminator = Terminator::Branch { condition: Some(condition), then: ahead, otherwise: rest };
}

/// The condition on which the way back from the last block of a loop leads to another round.
pub(crate) fn goes_on(program: &mut Program, last: BlockId, back: &Edge) -> Option<TermId> {
    match &program.blocks[last].terminator {
        Terminator::Branch { condition: Some(condition), then, .. } if then == back => Some(*condition),
        // A block in front of the body decides.
        Terminator::Goto(_) => {
            let Block { params, events, terminator, .. } = &program.blocks[back.target];
            let Terminator::Branch { condition: Some(condition), then, otherwise } = terminator else {
                return None;
            };
            let (condition, is_plain) = (*condition, events.is_empty() && then.target != otherwise.target);
            let passed = params.iter().copied().zip(back.args.iter().copied()).collect();
            // The first way leads into the body, from where there is a way to the last block.
            let cfg = Cfg::new(program, program.blocks[last].function);
            let is_inner =
                is_plain && cfg.dominates(program.blocks[back.target].terminator.edges()[0].target, last);
            is_inner.then(|| rewritten(&mut program.terms, condition, &passed))
        }
        _ => None,
    }
}
