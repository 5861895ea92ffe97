//! Barriers inside of stages, where two accesses of one stage need an order, or where two stages are apart only by such a barrier.
//!
//! The pass that places barriers (Triton's membar) puts them there anyway, behind a pipeline that does not count on them. Where nothing else leaves
//! no race they are written, so that what is proved is what stands in the text: a stage is then cut in parts, one barrier apart like stages.

use seawall_base::Diagnostic;
use seawall_dialects::{OpKnowledge, registry};
use seawall_mlir::{Module, OpId, parse};
use seawall_model::Target;

use crate::behind;
use crate::emit::Decision;
use crate::fenced::back_to;
use crate::find::Pipeline;
use crate::marks;

/// The ops of stages of `pipelines` in front of which membar puts a barrier in `text`, which is `module` with fences; `replaced` says that barriers
/// of the module are not in it. Where that is in a branch it is the op with the branch: every warp passes a barrier that stands in the stage itself.
///
/// # Errors
///
/// If the text cannot be read, which would be a defect.
pub(crate) fn fenced_ops(
    module: &Module,
    text: &str,
    pipelines: &[Pipeline],
    replaced: bool,
    target: Option<&Target>,
) -> Result<Vec<OpId>, Vec<Diagnostic>> {
    let fenced = parse(text, registry())?;
    let back = back_to(module, &fenced, if replaced { pipelines } else { &[] });
    let added = behind::added(&fenced, target).unwrap_or_default();
    let mut ops: Vec<OpId> = added
        .iter()
        .filter_map(|added| {
            let op = back.get(&added.op?).copied()?;
            let own = spine(module, pipelines, op)?;
            if added.is_behind && op == own { next(module, op) } else { Some(own) }
        })
        .filter(|&op| module.op_name(op) != "scf.yield")
        .collect();
    ops.sort_unstable();
    ops.dedup();
    Ok(ops)
}

/// Whether the op stands in a stage of one of these pipelines, not in a region of another op there.
pub(crate) fn is_in_stage(m: &Module, pipelines: &[Pipeline], op: OpId) -> bool {
    let owner = m.parent_op(op).filter(|&owner| marks::is_stage(m, owner));
    owner.is_some_and(|owner| {
        pipelines.iter().flat_map(|pipeline| &pipeline.stages).any(|stage| stage.op == owner)
    })
}

/// Says of each barrier that the decisions put into a stage that it is there: the text has one that nobody wrote.
pub(crate) fn told(m: &Module, pipelines: &[Pipeline], decisions: &[Decision]) -> Vec<Diagnostic> {
    let mut ops: Vec<OpId> = decisions.iter().flat_map(|decision| decision.inside.iter().copied()).collect();
    ops.sort_unstable();
    ops.dedup();
    let knowledge = OpKnowledge::new(m);
    let warning = |op: OpId| {
        let owner = m.parent_op(op);
        let stages = || pipelines.iter().flat_map(|pipeline| &pipeline.stages);
        let name = stages().find(|stage| Some(stage.op) == owner).map_or("", |stage| stage.name.as_str());
        // Scalar arithmetic has no place that can be told of the text as it was read.
        let shown = from(m, op).find(|&op| !marks::is_pure_scalar(&knowledge, op)).unwrap_or(op);
        Diagnostic::warning(
            "pipeline::barrier-written",
            m.op(shown).name_span,
            format!("stage `{name}` gets a barrier inside, on which it rests that there is no race"),
        )
        .label("it stands in front of this, and the two groups meet there once more")
        .help("Triton's membar would put one here too; to do without, cut the stage here, with another stage between its two parts")
    };
    ops.into_iter().map(warning).collect()
}

/// The op and those behind it in its block.
fn from(m: &Module, op: OpId) -> impl Iterator<Item = OpId> + '_ {
    let ops = m.op(op).parent.map_or(&[] as &[OpId], |block| m.block_ops(block));
    ops.iter().copied().skip_while(move |&other| other != op)
}

/// The op of a stage that `op` is or is part of.
fn spine(m: &Module, pipelines: &[Pipeline], op: OpId) -> Option<OpId> {
    std::iter::successors(Some(op), |&op| m.parent_op(op)).find(|&op| is_in_stage(m, pipelines, op))
}

fn next(m: &Module, op: OpId) -> Option<OpId> {
    from(m, op).nth(1)
}
