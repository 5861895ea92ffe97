//! Which slots get a fence, and which pipelines are joined.

use seawall_lower::Lowered;
use seawall_mlir::{Module, OpId};
use seawall_model::EventId;

use crate::dropped::Dropped;
use crate::effects::{self, Staged};
use crate::emit::{self, Decision};
use crate::find::Pipeline;
use crate::merge::Joint;
use crate::{marks, merge, ring};

/// Returns the decisions of the released pass.
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
    join(module, pipelines, dropped, &mut decisions, |chain, second, decisions| {
        let first = chain.last().copied()?;
        published_join(module, lowered, (pipelines, staged, dropped), (first, second), decisions)
    });
    decisions
}

/// Returns the slots of a pipeline that get a fence by the published rule.
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

/// Returns decisions with only the fences that the module has.
pub(crate) fn bare(module: &Module, pipelines: &[Pipeline]) -> Vec<Decision> {
    let each = |pipeline: &Pipeline| {
        let is_given = |op: OpId| marks::orders_local(module, op);
        let fences = pipeline.existing.iter().map(|existing| existing.is_some_and(is_given)).collect();
        Decision::complete(pipeline, fences)
    };
    pipelines.iter().map(each).collect()
}

/// Joins adjacent pipelines where that needs no fence. `goes_on` decides that for a chain of joined
/// pipelines and the next one. `None` if it is unknown.
pub(crate) fn join(
    module: &Module,
    pipelines: &[Pipeline],
    dropped: &Dropped,
    decisions: &mut [Decision],
    goes_on: impl Fn(&[usize], usize, &[Decision]) -> Option<bool>,
) {
    // For each pipeline, the ones that it continues, the first one first.
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
        let mut chain = chains[first].clone();
        chain.push(first);
        let Some(joins) = goes_on(&chain, second, decisions) else { continue };
        decisions[first].joins_next = joins;
        decisions[second].joins_previous = joins.then_some(joint);
        if joins {
            chains[second] = chain;
        }
    }
}

/// Whether a pipeline continues another one by the published rule.
fn published_join(
    module: &Module,
    lowered: &Lowered,
    (pipelines, staged, dropped): (&[Pipeline], &[Staged], &Dropped),
    (first, second): (usize, usize),
    decisions: &[Decision],
) -> Option<bool> {
    let side = |at: usize| {
        let fences = emit::fenced(module, &pipelines[at], &decisions[at]);
        merge::seen(&pipelines[at], fences, &staged[at].left, dropped)
    };
    let ((before, ahead), (after, behind)) = (side(first)?, side(second)?);
    let function = staged[first].function.or(staged[second].function);
    let both: Vec<Vec<EventId>> = ahead.iter().chain(behind).cloned().collect();
    let stages = before.len();
    let mut effects = effects::published(module, lowered, &both, function);
    let touch = |src, dst| effects.conflict(src, stages + dst, false);
    Some(merge::is_covered(&before, &after, touch))
}
