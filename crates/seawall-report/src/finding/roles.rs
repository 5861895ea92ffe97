//! Labels of a finding: at the event where it is reported, and at the events that play a role in
//! it.

use seawall_analysis::{FindingCode, FindingKind, HazardKind, Role};
use seawall_model::{Action, Arriver, BarrierKind, BarrierPart, EventId, MBarrierOp, TokenOp, Wait};

use super::finding_wording::FindingContext;
use super::headline::operation;
use super::pair::{first_access, mbarrier};

/// The label at the event of the finding.
pub(crate) fn primary(context: &mut FindingContext<'_>) -> String {
    let finding = context.finding;
    match finding.code {
        FindingCode::Deadlock => stuck(context, finding.event),
        FindingCode::RedundantBarrier => "no pair of accesses needs this barrier".to_owned(),
        FindingCode::RedundantWait => redundant_wait_text(context),
        FindingCode::SplitBarrierMisuse => split_barrier_text(context, finding.event),
        FindingCode::WrongBytes | FindingCode::WrongArrivals => mbarrier_text(context, finding.event),
        FindingCode::MBarrierLifetime if operation(context, finding.event).is_some() => {
            mbarrier_text(context, finding.event)
        }
        _ => later(context),
    }
}

/// The label at a redundant wait.
fn redundant_wait_text(context: &mut FindingContext<'_>) -> String {
    let event = context.finding.event;
    match operation(context, event) {
        Some(_) => {
            format!("{}, which has always completed before this wait", mbarrier_text(context, event))
        }
        None => "waits for a slot that is always available here".to_owned(),
    }
}

fn later(context: &mut FindingContext<'_>) -> String {
    let access = match context.later {
        Some(touch) => context.access(touch),
        None => callee_text(context, false),
    };
    let between_ctas = context.finding.code == FindingCode::RaceBetweenCtas;
    match (context.is_one_op(), context.finding.across_iterations) {
        (true, _) if between_ctas => format!("{access}, which another CTA accesses with the same op"),
        (true, true) => format!("{access}, and runs again in a later iteration"),
        (true, false) => format!("{access}, and runs more than once"),
        (false, true) => format!("later: in a later iteration, {access}"),
        (false, false) if context.earlier.is_some() => format!("later: {access}"),
        (false, false) => access,
    }
}

/// The label at `event` in `role`. `step` numbers it if the path has several steps.
pub(crate) fn related(
    context: &mut FindingContext<'_>,
    role: Role,
    event: EventId,
    step: Option<usize>,
) -> String {
    match role {
        Role::Earlier if context.finding.code.kind() == FindingKind::Protocol => {
            match operation(context, event) {
                Some(_) => format!("earlier: {}", mbarrier_text(context, event)),
                None if context.finding.code == FindingCode::SplitBarrierMisuse => {
                    format!("earlier: {}", split_barrier_text(context, event))
                }
                None => earlier(context, event),
            }
        }
        Role::Earlier => earlier(context, event),
        Role::Passes => match step {
            Some(step) => format!("then, step {step}: {}", passes(context, event)),
            None => format!("then: {}", passes(context, event)),
        },
        Role::ExecutionBarrier => {
            "warps synchronize here, but their memory accesses may not be complete".to_owned()
        }
        Role::WeakWait => weak_wait(context, event),
        Role::Stuck => format!("meanwhile: {}", stuck(context, event)),
        Role::Expectation => mbarrier_text(context, event),
        Role::NeverArrives => {
            format!("would satisfy a wait, but is never reached: {}", operation_text(context, event))
        }
        Role::Mistake => format!("probably wrong: {}", operation_text(context, event)),
        Role::Satisfies => {
            match context.module_context.module.program.events.get(event).map(|event| &event.action) {
                Some(Action::Token(_)) => "makes the slot available before the wait".to_owned(),
                _ => format!("earlier in every run: {}", mbarrier_text(context, event)),
            }
        }
    }
}

fn earlier(context: &mut FindingContext<'_>, event: EventId) -> String {
    let first = if context.earlier == Some(event) { context.first } else { None };
    let touch = first.or_else(|| first_access(context.module_context.module.program, event));
    let access = match touch {
        Some(touch) => context.access(touch),
        None => callee_text(context, true),
    };
    format!("earlier: {access}")
}

/// The effect of an event without accesses of its own, such as a call.
fn callee_text(context: &FindingContext<'_>, earlier: bool) -> String {
    let memory = context.place(context.later.or(context.first));
    match (context.hazard(), earlier) {
        (Some(HazardKind::Raw), true) | (Some(HazardKind::War), false) | (Some(HazardKind::Waw), _) => {
            format!("the callee writes {memory}")
        }
        (Some(HazardKind::War), true) | (Some(HazardKind::Raw), false) => {
            format!("the callee reads {memory}")
        }
        (None, _) => format!("the callee uses {memory}"),
    }
}

/// The operation of a barrier, with its number if it is a split barrier.
fn split_barrier_text(context: &FindingContext<'_>, event: EventId) -> String {
    match context.module_context.module.program.events.get(event).map(|event| &event.action) {
        Some(Action::Barrier(barrier)) => match barrier.kind.part() {
            BarrierPart::Signal(id) => format!("signals barrier {id}"),
            BarrierPart::Wait(id) => format!("waits for the signals of barrier {id}"),
            BarrierPart::Whole | BarrierPart::ArriveOnly => "passes this barrier".to_owned(),
        },
        _ => "here".to_owned(),
    }
}

/// The operation of an event that synchronizes, or its access.
pub(crate) fn operation_text(context: &mut FindingContext<'_>, event: EventId) -> String {
    let program = context.module_context.module.program;
    match program.events.get(event).map(|event| &event.action) {
        Some(Action::Barrier(barrier)) if barrier.kind.part() == BarrierPart::ArriveOnly => {
            "arrives at this barrier".to_owned()
        }
        Some(action @ Action::Barrier(_)) if action.barrier_condition().is_some() => {
            "only some warps reach this barrier".to_owned()
        }
        Some(Action::Barrier(_)) => split_barrier_text(context, event),
        Some(Action::Token(TokenOp::Acquire { .. })) => "waits until the slot is empty".to_owned(),
        Some(Action::Token(TokenOp::Commit { .. })) => "marks the slot as full".to_owned(),
        Some(Action::Token(TokenOp::Wait { .. })) => "waits until the slot is full".to_owned(),
        Some(Action::Token(TokenOp::Release { .. })) => "marks the slot as empty".to_owned(),
        _ => mbarrier_or_step(context, event),
    }
}

fn mbarrier_or_step(context: &mut FindingContext<'_>, event: EventId) -> String {
    match mbarrier(context.module_context.module.program, event) {
        Some(_) => mbarrier_text(context, event),
        None => passes(context, event),
    }
}

/// The operation of a step on the path.
fn passes(context: &mut FindingContext<'_>, event: EventId) -> String {
    let program = context.module_context.module.program;
    match program.events.get(event).map(|event| &event.action) {
        Some(Action::Commit(queue)) => format!("commits a group of {}", queue.row().plural),
        Some(Action::Wait(wait)) => wait_text(wait),
        Some(Action::Barrier(_)) => split_barrier_text(context, event),
        Some(Action::MBarrier(_)) => mbarrier_text(context, event),
        Some(Action::Fence(_)) => "passes this fence".to_owned(),
        Some(Action::Call(_)) => "passes this call".to_owned(),
        Some(Action::Token(_)) => "passes this token operation".to_owned(),
        _ => match first_access(program, event) {
            Some(touch) => context.access(touch),
            None => "passes here".to_owned(),
        },
    }
}

fn weak_wait(context: &mut FindingContext<'_>, event: EventId) -> String {
    match context.module_context.module.program.events.get(event).map(|event| &event.action) {
        Some(Action::Wait(wait)) => format!("{}: this does not cover the earlier access", wait_text(wait)),
        Some(Action::MBarrier(_)) => {
            format!("{}: this does not cover the earlier access", mbarrier_text(context, event))
        }
        _ => "this wait does not cover the earlier access".to_owned(),
    }
}

fn wait_text(wait: &Wait) -> String {
    let what = wait.queue.row().plural;
    let text = match wait.pending {
        _ if !wait.tokens.is_empty() && wait.pending.is_none() => format!("waits for tokens of {what}"),
        None => format!("waits for some {what}"),
        Some(0) => format!("waits for all {what} issued so far"),
        Some(1) => format!("lets the newest {} stay in flight", wait.queue.row().unit[0]),
        Some(n) => format!("lets the {n} newest {} stay in flight", wait.queue.row().unit[1]),
    };
    if wait.read_only { format!("{text} (waits for reads only)") } else { text }
}

/// Where warps are blocked, and what they wait for.
fn stuck(context: &mut FindingContext<'_>, event: EventId) -> String {
    let text = match context.module_context.module.program.events.get(event).map(|event| &event.action) {
        Some(Action::MBarrier(_)) => mbarrier_text(context, event),
        Some(Action::Barrier(barrier)) => match barrier.kind {
            BarrierKind::Named { .. } => "waits for threads that never reach this barrier".to_owned(),
            BarrierKind::WaitSignal { id } => {
                format!("waits for signals of barrier {id} that never arrive")
            }
            BarrierKind::Cluster { .. } => "waits for CTAs that never reach this barrier".to_owned(),
            _ => "waits for warps that never reach this barrier".to_owned(),
        },
        Some(Action::Token(TokenOp::Acquire { .. })) => "waits for a slot that is never released".to_owned(),
        Some(Action::Token(_)) => "waits for a slot that is never filled".to_owned(),
        Some(Action::Wait(wait)) => wait_text(wait),
        _ => "is blocked here".to_owned(),
    };
    let program = context.module_context.module.program;
    match context.module_context.partition(event) {
        Some(partition) if program.partitions.len() > 1 => format!("{text} (warps of `{partition}`)"),
        _ => text,
    }
}

/// An mbarrier operation with the name of its mbarrier.
fn mbarrier_text(context: &mut FindingContext<'_>, event: EventId) -> String {
    let touch = mbarrier(context.module_context.module.program, event);
    let name = touch.map_or("the mbarrier".to_owned(), |touch| context.place(Some(touch)));
    match operation(context, event) {
        Some(MBarrierOp::Init { count, .. }) => format!("initialises {name} with a count of {count}"),
        Some(MBarrierOp::Invalidate) => format!("invalidates {name}"),
        Some(MBarrierOp::Expect { bytes }) => format!("arrives at {name} and expects {bytes} bytes"),
        Some(&MBarrierOp::Arrive { count, by }) => {
            let times = if count == 1 { String::new() } else { format!(" {count} times") };
            match by {
                Arriver::FirstWarp if count == 1 => format!("arrives at {name} once"),
                Arriver::FirstWarp => format!("arrives at {name}{times}"),
                Arriver::EachWarp => format!("one thread of each warp arrives at {name}{times}"),
                Arriver::EachThread => format!("every thread arrives at {name}{times}"),
            }
        }
        Some(MBarrierOp::Wait { phase }) => {
            let phase = context.term(*phase);
            format!("waits for phase {phase} of {name}")
        }
        Some(MBarrierOp::Commit { queue, .. }) => {
            format!("makes {} arrive at {name} when they complete", queue.row().plural)
        }
        None => match first_access(context.module_context.module.program, event) {
            Some(touch) if mbarrier(context.module_context.module.program, event).is_some() => {
                format!("{} and arrives at {name}", context.access(touch))
            }
            Some(touch) => context.access(touch),
            None => "here".to_owned(),
        },
    }
}
