//! Which slots get a fence, and which pipelines are joined.

use seawall_lower::Lowered;
use seawall_mlir::{Module, OpId};

use crate::dropped::Dropped;
use crate::effects::{self, Staged};
use crate::emit::{self, Decision};
use crate::find::Pipeline;
use crate::merge::Joint;
use crate::{marks, merge, ring};

/// The decisions of the released pass.
pub(crate) fn published(
    module: &Module,
    lowered: &Lowered,
    pipelines: &[Pipeline],
    (staged, dropped): (&[Staged], &Dropped),
    is_cdna4: bool,
) -> Vec<Decision> {
    let each = |(pipeline, staged): (&Pipeline, &Staged)| {
        let fences = published_fences(module, lowered, pipeline, staged);
        let at_head = emit::at_head(module, pipeline, &fences, is_cdna4, dropped);
        Decision { at_head, complete: false, ..Decision::complete(pipeline, fences) }
    };
    let mut decisions: Vec<Decision> = pipelines.iter().zip(staged).map(each).collect();
    join(module, lowered, pipelines, (staged, dropped), &mut decisions);
    decisions
}

/// The slots of a pipeline that get a fence by the published rule.
pub(crate) fn published_fences(
    module: &Module,
    lowered: &Lowered,
    pipeline: &Pipeline,
    staged: &Staged,
) -> Vec<bool> {
    let mut effects = effects::published(module, lowered, &staged.events, staged.function);
    let touch = |src, dst, wraps| effects.conflict(src, dst, wraps);
    ring::published(pipeline.stages.len(), pipeline.is_ring(), touch)
}

/// No fences but those that the module has.
pub(crate) fn bare(module: &Module, pipelines: &[Pipeline]) -> Vec<Decision> {
    let each = |pipeline: &Pipeline| {
        let is_given = |op: OpId| marks::orders_local(module, op);
        let fences = pipeline.existing.iter().map(|existing| existing.is_some_and(is_given)).collect();
        Decision::complete(pipeline, fences)
    };
    pipelines.iter().map(each).collect()
}

/// Joins pipelines that stand back to back where that needs no fence.
pub(crate) fn join(
    module: &Module,
    lowered: &Lowered,
    pipelines: &[Pipeline],
    (staged, dropped): (&[Staged], &Dropped),
    decisions: &mut [Decision],
) {
    for first in 0..pipelines.len() {
        let complete = decisions[first].complete;
        // What a pair of pipelines asks says nothing of the one in front of them: where races are to be left out, two are joined at most.
        if decisions[first].at_head || complete && decisions[first].joins_previous.is_some() {
            continue;
        }
        let next = merge::next(module, pipelines, &pipelines[first], dropped);
        let Some((second, joint)) = next.filter(|(_, joint)| !complete || *joint == Joint::Direct) else {
            continue;
        };
        let side = |at: usize| {
            let fences = emit::fenced(module, &pipelines[at], &decisions[at]);
            merge::seen(&pipelines[at], fences, &staged[at].left, dropped)
        };
        let (Some((before, ahead)), Some((after, behind))) = (side(first), side(second)) else { continue };
        let both: Vec<_> = ahead.iter().chain(behind).cloned().collect();
        let function = staged[first].function.or(staged[second].function);
        let mut effects = match complete {
            true => effects::possible(lowered, &both, function),
            false => effects::published(module, lowered, &both, function),
        };
        let stages = before.len();
        // The last stage of the first and the first of the second run at the same time, which no fence helps against.
        let together = complete && effects.conflict(stages - 1, stages, false);
        let joins = !together
            && merge::is_covered(&before, &after, |src, dst| effects.conflict(src, stages + dst, false));
        decisions[first].joins_next = joins;
        decisions[second].joins_previous = joins.then_some(joint);
    }
}
