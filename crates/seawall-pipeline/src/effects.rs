//! The events of each stage, in the model of the module with its stages formed.

use rustc_hash::FxHashMap;
use seawall_base::{Diagnostic, Runs};
use seawall_dialects::OpKnowledge;
use seawall_lower::{LowerOptions, Lowered, Places, lower};
use seawall_mlir::{Module, OpId};
use seawall_model::{EventId, Footprint, FunctionId, Place, Program, Target};
use seawall_place::StageEffects;

use crate::dropped::Dropped;
use crate::find::Pipeline;

/// The events of one pipeline.
pub(crate) struct Staged {
    /// Of which function; the stages of a pipeline without events are of none.
    pub(crate) function: Option<FunctionId>,
    /// By stage, in program order.
    pub(crate) events: Vec<Vec<EventId>>,
    /// Those of them that are left when pipelines are joined.
    pub(crate) left: Vec<Vec<EventId>>,
}

/// The model as the released pass has it, which comes before stages and loops are taken apart: everything where allocation puts it then, whatever the
/// module says.
///
/// # Errors
///
/// As [`lower`].
pub(crate) fn published_model(module: &Module, target: Option<&Target>) -> Result<Lowered, Vec<Diagnostic>> {
    placed(module, target, Places::TritonWhole)
}

/// The model that proofs are about: buffers lie where the module says, and in one that says nothing where allocation will put them.
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

/// The events of each stage of each pipeline, without those of ops that are `dropped`.
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

/// What stages do to memory as the released pass sees it, which looks at the effects that ops declare.
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

/// Which stages may touch the same memory, two warps of the workgroup.
pub(crate) struct Meeting<'p> {
    program: &'p Program,
    stages: Vec<Vec<EventId>>,
    /// Each event as if it were a stage.
    effects: StageEffects<'p>,
    number: FxHashMap<EventId, usize>,
}

impl<'p> Meeting<'p> {
    pub(crate) fn new(lowered: &'p Lowered, stages: &[Vec<EventId>], function: Option<FunctionId>) -> Self {
        let program = &lowered.program;
        let events: Vec<Vec<EventId>> = stages.iter().flatten().map(|&event| vec![event]).collect();
        let number = stages.iter().flatten().enumerate().map(|(at, &event)| (event, at)).collect();
        let effects = StageEffects::new(program, function.unwrap_or(FunctionId::FIRST), &events);
        Meeting { program, stages: stages.to_vec(), effects, number }
    }

    /// Whether the stage `later` may touch memory that another warp touched in `earlier`, one of them writing.
    pub(crate) fn is_possible(&mut self, earlier: usize, later: usize) -> bool {
        let (Some(before), Some(after)) = (self.stages.get(earlier), self.stages.get(later)) else {
            return false;
        };
        let pairs: Vec<(EventId, EventId)> =
            before.iter().flat_map(|&one| after.iter().map(move |&two| (one, two))).collect();
        pairs.into_iter().any(|(one, two)| {
            let (Some(&first), Some(&second)) = (self.number.get(&one), self.number.get(&two)) else {
                return true;
            };
            !stay_in_warps(self.program, one, two) && self.effects.conflict(first, second, false)
        })
    }
}

/// Whether all that the two touch is one buffer, of which each warp has the same part in both and no byte of another warp's.
fn stay_in_warps(program: &Program, one: EventId, two: EventId) -> bool {
    let accesses = |event: EventId| &program.events[event].accesses;
    let footprints = || [one, two].into_iter().flat_map(accesses).flat_map(|access| &access.footprints);
    let part = |footprint: &Footprint| match footprint.place {
        Place::Buffer(buffer) => footprint.warps.map(|map| (buffer, map)),
        _ => None,
    };
    let Some((buffer, map)) = footprints().next().and_then(part) else { return false };
    // In flight it is no longer the warp that touches it.
    let is_synchronous = [one, two].into_iter().flat_map(accesses).all(|access| access.queue.is_none());
    is_synchronous && footprints().all(|footprint| part(footprint) == Some((buffer, map))) && {
        let map = program.warp_maps.get(map);
        let bytes: Vec<Runs> = (0..map.warps.len()).map(|warp| map.bytes(warp)).collect();
        bytes
            .iter()
            .enumerate()
            .all(|(at, own)| bytes.iter().skip(at + 1).all(|other| !own.intersects(other)))
    }
}
