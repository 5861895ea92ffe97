//! Which fences a ping-pong schedule needs, and whether it is safe.
//!
//! A schedule is a ring of clusters, with the barriers of the groups as boundaries: a pipeline of
//! stages. It is written as one, and `shifted` determines what two groups need that are one
//! boundary apart.

use seawall_base::Diagnostic;
use seawall_dialects::{Launch, Meaning, Regions, meaning_of};
use seawall_mlir::{Edits, Module};
use seawall_model::Target;
use seawall_place::UncoveredClass;

use super::body::Declined;
use super::sequence::GroupBarrier;
use super::write::{BarrierForm, write};
use super::{GROUP_THREADS, Scheduled, order};
use crate::calls::Calls;
use crate::dropped::Dropped;
use crate::find::{self, Pipeline};
use crate::shifted::{Fenced, Needs};
use crate::tree::{Uses, around};
use crate::{effects, form, stab, suited};

/// Returns, for each loop, which of its barriers order shared memory, or why the loop gets no
/// schedule.
pub(crate) fn fences(
    m: &Module,
    scheduled: &[Scheduled<'_>],
    uses: &Uses,
    target: Option<&Target>,
) -> Vec<Result<Vec<bool>, Declined>> {
    let checked: Vec<Result<(), Declined>> = scheduled.iter().map(|one| is_sensible(m, one)).collect();
    let asked: Vec<&Scheduled<'_>> = scheduled
        .iter()
        .zip(&checked)
        .filter(|(one, good)| one.is_shifted && good.is_ok())
        .map(|(one, _)| one)
        .collect();
    let mut answers = asked.iter().map(|&one| ask(m, one, uses, target));
    let each = |(one, good): (&Scheduled<'_>, Result<(), Declined>)| {
        good?;
        if !one.is_shifted {
            return Ok(Vec::new());
        }
        answers.next().unwrap_or_else(|| Err(Declined::new(one.loop_op, "which fences it needs is unknown")))
    };
    scheduled.iter().zip(checked).map(each).collect()
}

/// Checks what the released pass does not: that there are two groups, and that all accesses keep
/// their order.
fn is_sensible(m: &Module, one: &Scheduled<'_>) -> Result<(), Declined> {
    let around = || around(m, one.loop_op).skip(1);
    let module = around().find(|&op| meaning_of(m, op) == Meaning::Regions(Regions::Module));
    // The fewest lanes that a warp may have, if the module does not say.
    let lanes = module.and_then(|module| Launch::of(m, module).threads_per_warp).unwrap_or(32);
    match one.warps.map(|warps| warps.saturating_mul(lanes)) {
        _ if !one.is_shifted => {}
        None => return Err(Declined::new(one.loop_op, "how many warps run it is unknown")),
        Some(threads) if threads < 2 * GROUP_THREADS => {
            return Err(Declined::new(one.loop_op, "too few warps run it for two groups"));
        }
        Some(_) => {}
    }
    if one.is_shifted && around().any(|op| matches!(meaning_of(m, op), Meaning::WarpSpecialize(_))) {
        return Err(Declined::new(one.loop_op, "only some warps of the workgroup run it"));
    }
    order::is_kept(&one.sequence)
}

fn ask(m: &Module, one: &Scheduled<'_>, uses: &Uses, target: Option<&Target>) -> Result<Vec<bool>, Declined> {
    let declined = |errors: Vec<Diagnostic>| {
        let why = errors.first().map_or_else(String::new, |error| error.message.clone());
        Declined::new(one.loop_op, format!("which fences it needs cannot be determined: {why}"))
    };
    let (pipeline, needs) = question(m, one, uses, target).map_err(declined)?;
    if !needs.unclear.is_empty() {
        return Err(Declined::new(one.loop_op, "it has a barrier that not every warp passes"));
    }
    let meetings = one.sequence.barriers();
    let stages = pipeline.stages.len();
    let slot = |number: usize| (number + 1) % stages.max(1);
    let is_choice = |barrier: GroupBarrier| one.is_sliced && barrier == GroupBarrier::Fence;
    let orders = |barrier: GroupBarrier| {
        !is_choice(barrier) && !matches!(barrier, GroupBarrier::Bare | GroupBarrier::Inside)
    };
    // The barrier that comes first counts as the last.
    let mut in_turn: Vec<GroupBarrier> =
        meetings.iter().copied().filter(|&barrier| barrier != GroupBarrier::Wrapped).collect();
    in_turn.extend(meetings.iter().copied().filter(|&barrier| barrier == GroupBarrier::Wrapped));
    // The boundary before the first cluster is a wait at the start of the loop, or the last
    // barrier.
    let begins_with_wait = pipeline.existing.first().is_some_and(Option::is_some);
    if stages != in_turn.len() + usize::from(begins_with_wait) {
        return Err(Declined::new(one.loop_op, "its clusters cannot be distinguished"));
    }
    let mut given: Vec<usize> =
        (0..in_turn.len()).filter(|&number| orders(in_turn[number])).map(slot).collect();
    // After a wait, there is a barrier that orders.
    given.extend(begins_with_wait.then_some(0));
    let chosen = stab::stab(stages, &needs.intervals, &given);
    let choices: Vec<usize> =
        (0..in_turn.len()).filter(|&number| is_choice(in_turn[number])).map(slot).collect();
    if !chosen.iter().all(|slot| choices.contains(slot)) {
        return Err(Declined::new(
            one.loop_op,
            "two groups out of step need a fence where the schedule has none",
        ));
    }
    let keeps = |number: usize| !is_choice(meetings[number]) || chosen.contains(&slot(number));
    Ok((0..meetings.len()).map(keeps).collect())
}

/// Returns the schedule as a pipeline of stages, and what it needs.
fn question(
    m: &Module,
    one: &Scheduled<'_>,
    uses: &Uses,
    target: Option<&Target>,
) -> Result<(Pipeline, Needs), Vec<Diagnostic>> {
    let mut edits = Edits::new(m);
    write(&one.sequence, BarrierForm::Borders, uses, &mut edits);
    let written = edits.module()?.module;
    let bordered = match super::waits::recounted(&written) {
        Some(edits) => edits.module()?.module,
        None => written,
    };
    let formed = match form::form(&bordered)? {
        Some(forming) => forming.module()?.module,
        None => bordered,
    };
    let pipelines = find::find(&formed, &Dropped::default())?;
    let alone =
        suited::not_alone(&formed, &effects::model(&formed, target)?, &Calls::new(&formed), &pipelines);
    if !alone.is_empty() {
        return Err(alone);
    }
    let needs = Fenced::new(&formed, &pipelines, &[], target)?.needs();
    let only =
        |message: &str| vec![Diagnostic::error("pingpong::question", m.op(one.loop_op).name_span, message)];
    let [pipeline] = pipelines.as_slice() else {
        return Err(only("the module has other pipelines"));
    };
    let Some(needs) = needs.into_iter().next() else { return Err(only("the analysis has no result")) };
    if let Some(pair) = needs.unordered.first() {
        let (earlier, later) = (formed.op_name(pair.earlier), formed.op_name(pair.later));
        return Err(only(&match (pair.between_groups, pair.class) {
            (true, UncoveredClass::MissingWait) => {
                format!(
                    "`{later}` of one group would run while the other group still waits for the memory that it touches (`{earlier}`)"
                )
            }
            (true, _) => format!(
                "`{later}` of one group and `{earlier}` of the other would touch the same memory at the same time"
            ),
            (false, _) => format!(
                "`{later}` and `{earlier}` touch the same memory, and nothing orders them within a group"
            ),
        }));
    }
    Ok((pipeline.clone(), needs))
}
