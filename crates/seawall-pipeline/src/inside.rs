//! Barriers inside of stages, where two accesses of one stage need an order, or where only such a
//! barrier separates two stages.
//!
//! Triton's membar adds them in any case, but a pipeline does not count on that. Where nothing else
//! leaves no race, they are written, so that the text has what is proved. A stage is then divided
//! into parts that are one barrier apart, like stages.

use seawall_base::Diagnostic;
use seawall_dialects::OpKnowledge;
use seawall_mlir::{Edited, Module, OpId};
use seawall_model::Target;

use crate::behind;
use crate::emit::Decision;
use crate::find::Pipeline;
use crate::marks;
use crate::tree::around;

/// Returns the ops in stages of `pipelines` before which membar puts a barrier in `fenced`, which
/// is `module` with fences. For a barrier in a branch, it is the op with the branch, because every
/// warp passes a barrier in the stage itself.
pub(crate) fn fenced_ops(
    module: &Module,
    fenced: &Edited,
    pipelines: &[Pipeline],
    target: Option<&Target>,
) -> Vec<OpId> {
    // Where membar is unknown, nothing is known to need a barrier.
    let added = behind::added(&fenced.module, target).unwrap_or_default();
    let mut ops: Vec<OpId> = added
        .iter()
        .filter_map(|added| {
            let op = fenced.origin(added.op?)?;
            let own = spine(module, pipelines, op)?;
            if added.is_behind && op == own { next(module, op) } else { Some(own) }
        })
        .filter(|&op| !marks::is_yield(module, op))
        .collect();
    ops.sort_unstable();
    ops.dedup();
    ops
}

/// Whether the op is in a stage of one of these pipelines, and not in a region of another op there.
pub(crate) fn is_in_stage(m: &Module, pipelines: &[Pipeline], op: OpId) -> bool {
    let owner = m.parent_op(op).filter(|&owner| marks::is_stage(m, owner));
    owner.is_some_and(|owner| {
        pipelines.iter().flat_map(|pipeline| &pipeline.stages).any(|stage| stage.op == owner)
    })
}

/// Returns a warning for each barrier that the decisions add inside of a stage.
pub(crate) fn diagnose(m: &Module, pipelines: &[Pipeline], decisions: &[Decision]) -> Vec<Diagnostic> {
    let mut ops: Vec<OpId> = decisions.iter().flat_map(|decision| decision.inside.iter().copied()).collect();
    ops.sort_unstable();
    ops.dedup();
    let knowledge = OpKnowledge::new(m);
    let warning = |op: OpId| {
        let owner = m.parent_op(op);
        let stages = || pipelines.iter().flat_map(|pipeline| &pipeline.stages);
        let name = stages().find(|stage| Some(stage.op) == owner).map_or("", |stage| stage.name.as_str());
        // Scalar arithmetic may have moved, so that its place in the original text is unknown.
        let shown = from(m, op).find(|&op| !marks::is_pure_scalar(&knowledge, op)).unwrap_or(op);
        Diagnostic::warning(
            "pipeline::barrier-written",
            m.op(shown).name_span,
            format!("stage `{name}` gets a barrier inside, without which there would be a race"),
        )
        .label("the barrier is inserted before this op, and both groups of warps wait there")
        .help("Triton's membar would insert it here, too; to avoid it, divide the stage here, with another stage between the two parts")
    };
    ops.into_iter().map(warning).collect()
}

/// Returns the op and those after it in its block.
fn from(m: &Module, op: OpId) -> impl Iterator<Item = OpId> + '_ {
    let ops = m.op(op).parent.map_or(&[] as &[OpId], |block| m.block_ops(block));
    ops.iter().copied().skip_while(move |&other| other != op)
}

/// Returns the op of a stage that is `op` or contains it.
fn spine(m: &Module, pipelines: &[Pipeline], op: OpId) -> Option<OpId> {
    around(m, op).find(|&op| is_in_stage(m, pipelines, op))
}

fn next(m: &Module, op: OpId) -> Option<OpId> {
    from(m, op).nth(1)
}
