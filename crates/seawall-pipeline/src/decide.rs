//! Which slots get a fence, and which pipelines are joined.

use seawall_lower::Lowered;
use seawall_mlir::{Module, OpId};
use seawall_model::EventId;

use crate::dropped::Dropped;
use crate::effects::{self, Meeting, Staged};
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
    // Which pipelines a pipeline goes on from, the first of them first.
    let mut chains: Vec<Vec<usize>> = vec![Vec::new(); pipelines.len()];
    for first in 0..pipelines.len() {
        if decisions[first].at_head {
            continue;
        }
        let complete = decisions[first].complete;
        let next = merge::next(module, pipelines, &pipelines[first], dropped);
        let Some((second, joint)) = next.filter(|(_, joint)| !complete || *joint == Joint::Direct) else {
            continue;
        };
        let pair = |from: usize, decisions: &[Decision]| {
            let side = |at: usize| {
                let fences = emit::fenced(module, &pipelines[at], &decisions[at]);
                merge::seen(&pipelines[at], fences, &staged[at].left, dropped)
            };
            let (Some((before, ahead)), Some((after, behind))) = (side(from), side(second)) else {
                return None;
            };
            let function = staged[from].function.or(staged[second].function);
            let both: Vec<Vec<EventId>> = ahead.iter().chain(behind).cloned().collect();
            let stages = before.len();
            if !complete {
                let mut effects = effects::published(module, lowered, &both, function);
                let touch = |src, dst| effects.conflict(src, stages + dst, false);
                return Some(merge::is_covered(&before, &after, touch));
            }
            let mut meeting = Meeting::new(lowered, &both, function);
            // The last stage of the first and the first of the second run at the same time, which no fence helps against.
            let together = meeting.is_possible(stages - 1, stages);
            let touch = |src, dst| meeting.is_possible(src, stages + dst);
            Some(!together && merge::is_covered(&before, &after, touch))
        };
        let mut chain = chains[first].clone();
        chain.push(first);
        // Loops between two pipelines of a chain may not run at all, so that each has to stand right behind each other.
        let asked = if complete { chain.as_slice() } else { &[first] };
        let Some(joins) =
            asked.iter().map(|&from| pair(from, decisions)).try_fold(true, |all, one| Some(all & one?))
        else {
            continue;
        };
        decisions[first].joins_next = joins;
        decisions[second].joins_previous = joins.then_some(joint);
        if joins {
            chains[second] = chain;
        }
    }
}
