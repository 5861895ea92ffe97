//! Which slots get a fence, and which pipelines are joined.

use seawall_base::Diagnostic;
use seawall_lower::Lowered;
use seawall_mlir::{Module, OpId};
use seawall_model::Target;
use seawall_place::UncoveredClass;

use crate::dropped::Dropped;
use crate::effects::{self, Staged};
use crate::emit::{self, Decision};
use crate::fewest::Ring;
use crate::find::{Around, Pipeline};
use crate::merge::Joint;
use crate::shifted::{self, Needs, Unordered};
use crate::{behind, marks, merge, ring};

/// The decisions of the released pass.
pub(crate) fn published(
    module: &Module,
    lowered: &Lowered,
    pipelines: &[Pipeline],
    (staged, dropped): (&[Staged], &Dropped),
    is_cdna4: bool,
) -> Vec<Decision> {
    let each = |(pipeline, staged): (&Pipeline, &Staged)| {
        let mut effects = effects::published(module, lowered, &staged.events, staged.function);
        let touch = |src, dst, wraps| effects.conflict(src, dst, wraps);
        let fences = ring::published(pipeline.stages.len(), pipeline.is_ring(), touch);
        let at_head = emit::at_head(module, pipeline, &fences, is_cdna4, dropped);
        Decision { fences, at_head, joins_previous: None, joins_next: false, complete: false }
    };
    let mut decisions: Vec<Decision> = pipelines.iter().zip(staged).map(each).collect();
    join(module, lowered, pipelines, (staged, dropped), &mut decisions);
    decisions
}

/// A way to write a module with its pipelines decided, for those who want to know what comes of a decision.
pub(crate) type Written<'w> = dyn Fn(&[Decision]) -> Result<String, Diagnostic> + 'w;

/// The fewest fences that leave no race for two groups out of step, those counted that membar adds behind.
///
/// # Errors
///
/// Every pair of accesses that no fence orders, and barriers in stages that cannot be followed.
pub(crate) fn proved(
    module: &Module,
    lowered: &Lowered,
    pipelines: &[Pipeline],
    staged: &[Staged],
    (target, written): (Option<&Target>, &Written<'_>),
) -> Result<Vec<Decision>, Vec<Diagnostic>> {
    let needs = shifted::needs(module, pipelines, target)?;
    let errors: Vec<Diagnostic> =
        needs.iter().zip(pipelines).flat_map(|(needs, pipeline)| refused(module, needs, pipeline)).collect();
    if !errors.is_empty() {
        return Err(errors);
    }
    let given: Vec<Vec<usize>> = pipelines.iter().map(|pipeline| given(module, pipeline)).collect();
    let rings: Vec<Ring<'_>> = needs
        .iter()
        .zip(pipelines)
        .zip(&given)
        .map(|((needs, pipeline), given)| Ring {
            size: pipeline.stages.len(),
            first: usize::from(!pipeline.is_ring()),
            intervals: &needs.intervals,
            given,
        })
        .collect();
    let decided = |fences: &[Vec<bool>]| {
        let each = |(pipeline, fences): (&Pipeline, &Vec<bool>)| {
            let at_head = pipeline.around == Around::Top;
            let fences = fences.clone();
            Decision { fences, at_head, joins_previous: None, joins_next: false, complete: true }
        };
        let mut decisions: Vec<Decision> = pipelines.iter().zip(fences).map(each).collect();
        join(module, lowered, pipelines, (staged, &Dropped::default()), &mut decisions);
        decisions
    };
    let cost = |fences: &[Vec<bool>]| behind::cost(&written(&decided(fences)).ok()?, target);
    let mut fences: Vec<Vec<bool>> = rings.iter().map(Ring::least).collect();
    for (at, ring) in rings.iter().enumerate() {
        let others = fences.clone();
        fences[at] = ring.cheapest(|own| {
            let mut all = others.clone();
            all[at] = own.to_vec();
            cost(&all)
        });
    }
    Ok(decided(&fences))
}

/// Slots whose barrier in the module orders shared memory already.
fn given(module: &Module, pipeline: &Pipeline) -> Vec<usize> {
    let is_given = |slot: &usize| pipeline.existing[*slot].is_some_and(|op| marks::orders_local(module, op));
    (0..pipeline.stages.len()).filter(is_given).collect()
}

/// No fences but those that the module has.
pub(crate) fn bare(module: &Module, pipelines: &[Pipeline]) -> Vec<Decision> {
    let each = |pipeline: &Pipeline| {
        let is_given = |op: OpId| marks::orders_local(module, op);
        let fences = pipeline.existing.iter().map(|existing| existing.is_some_and(is_given)).collect();
        let at_head = pipeline.around == Around::Top;
        Decision { fences, at_head, joins_previous: None, joins_next: false, complete: true }
    };
    pipelines.iter().map(each).collect()
}

/// Joins pipelines that stand back to back where that needs no fence.
fn join(
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

fn refused(m: &Module, needs: &Needs, pipeline: &Pipeline) -> Vec<Diagnostic> {
    let unclear = needs.unclear.iter().map(|&op| {
        Diagnostic::error(
            "pipeline::barrier-in-stage",
            m.op(op).name_span,
            "a stage has a barrier that not every warp passes",
        )
        .label("which stages run at the same time cannot be told")
        .help("move it out of the branch, or out of the pipeline")
    });
    let unordered = needs.unordered.iter().map(|pair| tell(m, pair, pipeline));
    unclear.chain(unordered).collect()
}

/// The name of the stage that holds `op`.
fn stage_of(m: &Module, op: OpId, pipeline: &Pipeline) -> String {
    let mut around = Some(op);
    while let Some(op) = around {
        if let Some(stage) = pipeline.stages.iter().find(|stage| stage.op == op) {
            return format!("stage `{}`", stage.name);
        }
        around = m.parent_op(op);
    }
    "a boundary".to_string()
}

fn tell(m: &Module, pair: &Unordered, pipeline: &Pipeline) -> Diagnostic {
    let &Unordered { earlier, later, .. } = pair;
    let (first, second) = (stage_of(m, earlier, pipeline), stage_of(m, later, pipeline));
    let span = m.op(later).span;
    let diagnostic = match (pair.between_groups, pair.class) {
        (true, UncoveredClass::MissingWait) => Diagnostic::error(
            "pipeline::late-wait",
            span,
            format!("{second} of one group of warps runs while the other group still waits for what this touches"),
        )
        .help("wait one stage earlier: the wait is over for both groups only one boundary after it"),
        (true, _) => Diagnostic::error(
            "pipeline::concurrent",
            span,
            format!("{second} of one group of warps runs at the same time as {first} of the other, and both touch the same memory"),
        )
        .help("put another stage between them, or use another slot of the ring: no barrier orders them"),
        (false, UncoveredClass::MissingWait) => {
            Diagnostic::error("pipeline::no-wait", span, "this touches memory that a copy may still be writing or reading")
                .help("wait for the copy at a boundary in front of this stage")
        }
        (false, _) => Diagnostic::error(
            "pipeline::inside-stage",
            span,
            format!("{second} has two accesses to the same memory that need a barrier between them"),
        )
        .help("cut the stage in two between them"),
    };
    diagnostic.label("this access").also(m.op(earlier).span, "the other access")
}
