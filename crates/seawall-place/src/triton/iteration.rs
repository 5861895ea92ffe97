//! Which edges lead into another iteration, where the same value names another thing.

use seawall_analysis::{Cfg, in_function_body};
use seawall_model::{BlockId, FunctionId, Program, Terminator};

/// Whether what waits at `target` forgets its slots when control comes from `block`. Triton tells back edges by dominance in
/// the function's body, and takes every branch inside a partition for one, as well as the step from the first region
/// of an `scf.while` to its second.
pub(super) fn leads_on(
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
