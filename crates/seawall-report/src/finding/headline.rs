//! Headlines of findings. Each is one line that makes sense on its own.

use seawall_analysis::{FindingCode, HazardKind, Remedy, Role};
use seawall_model::{Action, BarrierPart, EventId, MBarrierEffect, MBarrierOp};

use super::finding_wording::FindingContext;
use super::pair::mbarrier;

/// The headline of the finding of `context`.
pub(crate) fn headline(context: &FindingContext<'_>) -> String {
    let op = context.module_context.name(context.finding.event);
    match context.finding.code {
        FindingCode::RaceReadAfterWrite
        | FindingCode::RaceWriteAfterRead
        | FindingCode::RaceWriteAfterWrite => {
            format!("{}: {op} is not ordered after {}", harm(context), earlier(context))
        }
        FindingCode::RaceBetweenCtas => {
            format!("{}: {op} is not ordered after {} in another CTA", harm(context), earlier(context))
        }
        FindingCode::MissingMemoryFence => match context.in_role(Role::ExecutionBarrier) {
            Some(barrier) => {
                format!(
                    "{}: {} orders execution, not memory",
                    harm(context),
                    context.module_context.name(barrier)
                )
            }
            None => format!("{}: the barrier in between orders execution, not memory", harm(context)),
        },
        FindingCode::MissingProxyFence => {
            format!("{}: no proxy fence between {} and {op}", harm(context), earlier(context))
        }
        FindingCode::MissingWait => missing_wait(context, &op),
        FindingCode::ReadInFlight => {
            format!(
                "read of {} may see old data: {} may still be in flight",
                memory(context),
                earlier(context)
            )
        }
        FindingCode::IssueOrder => {
            let (memory, earlier) = (memory(context), earlier(context));
            format!(
                "{op} overwrites {memory} after {earlier} reads it, and only their issue order separates the \
                 two"
            )
        }
        FindingCode::Deadlock => deadlock(context, &op),
        FindingCode::RedundantBarrier => format!("{op} is redundant: all accesses are ordered without it"),
        FindingCode::RedundantWait => format!("{op} is redundant: what it waits for has always completed"),
        FindingCode::WrongBytes => match expected_bytes(context) {
            Some(bytes) => format!(
                "{op} expects {bytes} bytes, but the copies in its phase transfer a \
                                    different number"
            ),
            None => format!("{op} expects a different number of bytes than the copies in its phase transfer"),
        },
        FindingCode::WrongArrivals => arrivals(context),
        FindingCode::MBarrierLifetime => lifetime(context, &op),
        FindingCode::SplitBarrierMisuse => split(context, &op),
        FindingCode::EndedCta if is_between_ctas(context) => {
            format!("{op} may access {} of another CTA after that CTA has ended", memory(context))
        }
        FindingCode::EndedCta => {
            format!("{op} may still access {} after its CTA has ended", memory(context))
        }
    }
}

/// Whether the operation accesses the memory of another CTA, which ends.
fn is_between_ctas(context: &FindingContext<'_>) -> bool {
    matches!(context.finding.remedy, Some(Remedy::ClusterBarrierAfter(_)))
}

/// The consequence if the two accesses are not ordered.
fn harm(context: &FindingContext<'_>) -> String {
    let memory = memory(context);
    match context.hazard() {
        Some(HazardKind::Raw) => format!("read of {memory} may see old data"),
        Some(HazardKind::War) => format!("write to {memory} may overwrite data before it is read"),
        Some(HazardKind::Waw) => format!("writes to {memory} may complete in either order"),
        None => format!("accesses to {memory} may happen in either order"),
    }
}

fn memory(context: &FindingContext<'_>) -> String {
    context.place(context.later.or(context.first))
}

/// The earlier op. Adds its line if its name is that of the later op.
fn earlier(context: &FindingContext<'_>) -> String {
    let Some(event) = context.earlier else { return "an earlier access".to_owned() };
    let module_context = context.module_context;
    if context.is_one_op() {
        return match (context.finding.code, context.finding.across_iterations) {
            (FindingCode::RaceBetweenCtas, _) => "the same op",
            (_, true) => "its own previous iteration",
            _ if event == context.finding.event => "its own previous execution",
            _ => "an earlier access of the same op",
        }
        .to_owned();
    }
    let name = module_context.name(event);
    let name = if name == module_context.name(context.finding.event) {
        module_context.name_and_line(event)
    } else {
        name
    };
    let when = if context.finding.across_iterations { " of an earlier iteration" } else { "" };
    format!("{name}{when}")
}

fn missing_wait(context: &FindingContext<'_>, op: &str) -> String {
    let (memory, earlier) = (memory(context), earlier(context));
    match context.hazard() {
        Some(HazardKind::Raw) => format!("{op} may read {memory} while {earlier} still writes it"),
        Some(HazardKind::War) => format!("{op} may overwrite {memory} while {earlier} still reads it"),
        Some(HazardKind::Waw) => format!("{op} may write {memory} while {earlier} still writes it"),
        None => format!("{op} may use {memory} while {earlier} is still in flight"),
    }
}

fn deadlock(context: &FindingContext<'_>, op: &str) -> String {
    let others = context.finding.related.iter().filter(|related| related.0 == Role::Stuck).count();
    match others {
        0 => format!("deadlock: {op} may wait forever"),
        1 => format!("deadlock: {op} and another op may wait for each other forever"),
        n => format!("deadlock: {op} and {n} other ops may wait for each other forever"),
    }
}

/// The mbarrier of the finding: that of its event, or that of the op that set it up.
fn barrier_name(context: &FindingContext<'_>) -> String {
    let program = context.module_context.module.program;
    let events = [Some(context.finding.event), context.in_role(Role::Expectation), context.earlier];
    match events.into_iter().flatten().find_map(|event| mbarrier(program, event)) {
        Some(touch) => context.place(Some(touch)),
        None => "the mbarrier".to_owned(),
    }
}

/// The mbarrier operation of an event, if it is one.
pub(crate) fn operation<'t>(context: &FindingContext<'t>, event: EventId) -> Option<&'t MBarrierOp> {
    match &context.module_context.module.program.events.get(event)?.action {
        Action::MBarrier(mbarrier) => Some(&mbarrier.op),
        _ => None,
    }
}

fn expected_bytes(context: &FindingContext<'_>) -> Option<u32> {
    let events = [Some(context.finding.event), context.in_role(Role::Expectation)];
    events.into_iter().flatten().find_map(|event| match operation(context, event)?.effect() {
        MBarrierEffect::Arrive(arrive) => arrive.expects,
        MBarrierEffect::Init { .. } | MBarrierEffect::Invalidate | MBarrierEffect::Wait { .. } => None,
    })
}

fn arrivals(context: &FindingContext<'_>) -> String {
    let events = [context.in_role(Role::Expectation), Some(context.finding.event)];
    let count = events.into_iter().flatten().find_map(|event| match operation(context, event)?.effect() {
        MBarrierEffect::Init { count, .. } => Some(count),
        MBarrierEffect::Invalidate | MBarrierEffect::Arrive(_) | MBarrierEffect::Wait { .. } => None,
    });
    let barrier = barrier_name(context);
    match count {
        Some(count) => format!("arrivals at {barrier} do not match its arrival count of {count}"),
        None => format!("arrivals at {barrier} do not match its arrival count"),
    }
}

fn lifetime(context: &FindingContext<'_>, op: &str) -> String {
    let barrier = barrier_name(context);
    match operation(context, context.finding.event) {
        Some(MBarrierOp::Init { .. }) => format!("{op} initialises {barrier} while it is in use"),
        Some(MBarrierOp::Invalidate) => format!(
            "{op} invalidates {barrier} while it is in use, or a second \
                                                 time"
        ),
        Some(_) => format!("{op} uses {barrier} while it is not initialised"),
        None if context.later.is_some_and(|touch| touch.side.mode.writes()) => {
            format!("{op} overwrites {barrier} while it is in use as an mbarrier")
        }
        None => format!("{op} uses the memory of {barrier} while it is in use as an mbarrier"),
    }
}

fn split(context: &FindingContext<'_>, op: &str) -> String {
    let event = context.module_context.module.program.events.get(context.finding.event);
    match event.map(|event| &event.action) {
        Some(Action::Barrier(barrier)) => match barrier.kind.part() {
            BarrierPart::Signal(id) => format!("{op} signals barrier {id} again before a wait for it"),
            BarrierPart::Wait(id) => {
                format!("{op} waits for barrier {id}, which its warps have not signalled")
            }
            BarrierPart::Whole | BarrierPart::ArriveOnly => {
                format!("{op} is between the signal and the wait of a split barrier")
            }
        },
        _ => format!("{op} is between the signal and the wait of a split barrier"),
    }
}
