//! The way from one round of a loop to the next, and loops that have one round only.

use seawall_analysis::Cfg;
use seawall_mlir::Module;
use seawall_model::{BlockId, Edge, Program, Terminator};
use seawall_timing::trip_count;

use crate::find::{Pipeline, Shape};

/// Whether no warp comes to a stage twice: straight-line code, or a loop that is known to run once at most.
pub(crate) fn is_passed_once(m: &Module, pipeline: &Pipeline) -> bool {
    match pipeline.shape {
        Shape::Line => true,
        // Of negative bounds the number of rounds depends on how they are compared.
        Shape::Ring { loop_op, .. } => {
            m.attr(loop_op, "unsignedCmp").is_none()
                && trip_count(m, loop_op).is_some_and(|rounds| rounds <= 1)
        }
    }
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
