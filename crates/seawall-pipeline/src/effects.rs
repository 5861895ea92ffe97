//! The events of each stage, in the model of the module with its stages formed.

use rustc_hash::FxHashMap;
use seawall_base::Diagnostic;
use seawall_dialects::OpKnowledge;
use seawall_lower::{LowerOptions, Lowered, Places, lower};
use seawall_mlir::{Module, OpId};
use seawall_model::{EventId, FunctionId, Target};
use seawall_place::StageEffects;

use crate::dropped::Dropped;
use crate::find::Pipeline;

/// The events of one pipeline.
pub(crate) struct Staged {
    /// Their function. `None` for a pipeline without events.
    pub(crate) function: Option<FunctionId>,
    /// By stage, in program order.
    pub(crate) events: Vec<Vec<EventId>>,
    /// Those of them that remain when pipelines are joined.
    pub(crate) left: Vec<Vec<EventId>>,
}

/// Returns the model of the released pass, which runs before stages and loops are lowered. Every
/// buffer is where allocation puts it at that time, whatever the module says.
///
/// # Errors
///
/// As [`lower`].
pub(crate) fn published_model(module: &Module, target: Option<&Target>) -> Result<Lowered, Vec<Diagnostic>> {
    placed(module, target, Places::TritonWhole)
}

/// Returns the model for proofs. Buffers are where the module says or, if it does not say, where
/// allocation will put them.
///
/// # Errors
///
/// As [`lower`].
pub(crate) fn model(module: &Module, target: Option<&Target>) -> Result<Lowered, Vec<Diagnostic>> {
    let says = module.walk().any(|op| module.attr(op, "allocation.offset").is_some());
    placed(module, target, if says { Places::Written } else { Places::Triton })
}

fn placed(module: &Module, target: Option<&Target>, places: Places) -> Result<Lowered, Vec<Diagnostic>> {
    lower(module, &LowerOptions { places, target: target.cloned(), ..LowerOptions::default() })
}

/// Returns the events of each stage of each pipeline, without those of dropped ops.
pub(crate) fn staged(
    module: &Module,
    lowered: &Lowered,
    pipelines: &[Pipeline],
    dropped: &Dropped,
) -> Vec<Staged> {
    let mut stage_of: FxHashMap<OpId, (usize, usize)> = FxHashMap::default();
    for (number, pipeline) in pipelines.iter().enumerate() {
        let is_there = |op: &OpId| match pipeline.is_ring() {
            true => !dropped.is_before_loops(*op),
            false => !dropped.is_before_lines(*op),
        };
        for (at, stage) in pipeline.stages.iter().enumerate() {
            stage_of.extend(module.walk_op(stage.op).filter(is_there).map(|op| (op, (number, at))));
        }
    }
    let empty = |pipeline: &Pipeline| {
        let none = vec![Vec::new(); pipeline.stages.len()];
        Staged { function: None, events: none.clone(), left: none }
    };
    let mut all: Vec<Staged> = pipelines.iter().map(empty).collect();
    let program = &lowered.program;
    for block in program.blocks.values() {
        for &event in &block.events {
            let index = program.origin_of(event).index as usize;
            let Some(&op) = lowered.ops.get(index) else { continue };
            let Some(&(number, at)) = stage_of.get(&op) else { continue };
            if let Some(staged) = all.get_mut(number) {
                staged.function = Some(block.function);
                staged.events[at].push(event);
                staged.left[at].extend((!dropped.is_before_lines(op)).then_some(event));
            }
        }
    }
    all
}

/// Returns what stages do to memory as the released pass sees it, by the effects that ops declare.
pub(crate) fn published<'p>(
    module: &Module,
    lowered: &'p Lowered,
    stages: &[Vec<EventId>],
    function: Option<FunctionId>,
) -> StageEffects<'p> {
    let knowledge = OpKnowledge::new(module);
    let declares = |event: &EventId| {
        let index = lowered.program.origin_of(*event).index as usize;
        lowered.ops.get(index).is_some_and(|&op| !knowledge.instances(op).is_empty())
    };
    let declared: Vec<Vec<EventId>> =
        stages.iter().map(|events| events.iter().copied().filter(declares).collect()).collect();
    StageEffects::published(&lowered.program, function.unwrap_or(FunctionId::FIRST), &declared)
}
