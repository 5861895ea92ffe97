//! Edges into another iteration, after which a value may name other memory.

use seawall_analysis::{Cfg, in_function_body};
use seawall_model::{BlockId, FunctionId, Program, Terminator};

/// Whether pending accesses lose their slots on the edge from `block` to `target`. Triton
/// recognizes back edges by dominance in the function's body. It treats every branch inside a
/// partition as a back edge, and also the step from the first region of an `scf.while` to its
/// second.
pub(super) fn enters_next_iteration(
    program: &Program,
    cfg: &Cfg,
    function: FunctionId,
    block: BlockId,
    target: BlockId,
) -> bool {
    let from = &program.blocks[block];
    if matches!(from.terminator, Terminator::Fork(_) | Terminator::Join(_)) {
        return false;
    }
    let condition =
        from.terminator_origin.is_some_and(|origin| program.origins[origin].op == "scf.condition");
    let enters_second =
        condition && from.terminator.edges().first().is_some_and(|edge| edge.target == target);
    !cfg.is_reducible()
        || !in_function_body(program, function, block)
        || cfg.dominates(target, block)
        || enters_second
}
