//! Headlines of findings: one line each that makes sense alone.

use seawall_analysis::{FindingCode, HazardKind, Role};
use seawall_model::{Action, BarrierKind, EventId, MBarrierOp};

use super::pair::mbarrier;
use super::story::Teller;

/// The headline of the finding that `teller` tells of.
pub(crate) fn headline(teller: &Teller<'_>) -> String {
    let op = teller.narrator.name(teller.finding.event);
    match teller.finding.code {
        FindingCode::RaceReadAfterWrite
        | FindingCode::RaceWriteAfterRead
        | FindingCode::RaceWriteAfterWrite => {
            format!("{}: {op} is not ordered after {}", harm(teller), earlier(teller))
        }
        FindingCode::RaceBetweenCtas => {
            format!("{}: {op} is not ordered after {} in another CTA", harm(teller), earlier(teller))
        }
        FindingCode::MissingMemoryFence => match teller.in_role(Role::ExecutionBarrier) {
            Some(barrier) => {
                format!("{}: {} orders execution, not memory", harm(teller), teller.narrator.name(barrier))
            }
            None => format!("{}: the barrier in between orders execution, not memory", harm(teller)),
        },
        FindingCode::MissingProxyFence => {
            format!("{}: no proxy fence between {} and {op}", harm(teller), earlier(teller))
        }
        FindingCode::MissingWait => missing_wait(teller, &op),
        FindingCode::ReadInFlight => {
            format!("read of {} may see old data: {} may still be in flight", memory(teller), earlier(teller))
        }
        FindingCode::IssueOrder => {
            let (memory, earlier) = (memory(teller), earlier(teller));
            format!(
                "{op} overwrites {memory}, and only the order of issue keeps {earlier} ahead, which reads it"
            )
        }
        FindingCode::Deadlock => deadlock(teller, &op),
        FindingCode::RedundantBarrier => format!("{op} orders nothing"),
        FindingCode::RedundantWait => format!("{op} never has to wait"),
        FindingCode::WrongBytes => match expected_bytes(teller) {
            Some(bytes) => format!("{op} expects {bytes} bytes, which is not what is copied in its phase"),
            None => format!("{op} does not expect the bytes that are copied in its phase"),
        },
        FindingCode::WrongArrivals => arrivals(teller),
        FindingCode::MBarrierLifetime => lifetime(teller, &op),
        FindingCode::SplitBarrierMisuse => split(teller, &op),
        FindingCode::EndedCta => {
            format!("{op} may access {} of another CTA that has ended", memory(teller))
        }
    }
}

/// What goes wrong when the two accesses are not ordered.
fn harm(teller: &Teller<'_>) -> String {
    let memory = memory(teller);
    match teller.hazard() {
        Some(HazardKind::Raw) => format!("read of {memory} may see old data"),
        Some(HazardKind::War) => format!("write to {memory} may come too early"),
        Some(HazardKind::Waw) => format!("writes to {memory} may land in either order"),
        None => format!("accesses to {memory} may happen in either order"),
    }
}

fn memory(teller: &Teller<'_>) -> String {
    teller.place(teller.later.or(teller.first))
}

/// The earlier op; with its line where the name alone could mean the later one.
fn earlier(teller: &Teller<'_>) -> String {
    let Some(event) = teller.earlier else { return "an earlier access".to_owned() };
    let narrator = teller.narrator;
    if teller.is_one_op() {
        let when = if teller.finding.across_iterations { " in an earlier iteration" } else { "" };
        return format!("itself{when}");
    }
    let name = narrator.name(event);
    let name = if name == narrator.name(teller.finding.event) { narrator.name_and_line(event) } else { name };
    let when = if teller.finding.across_iterations { " of an earlier iteration" } else { "" };
    format!("{name}{when}")
}

fn missing_wait(teller: &Teller<'_>, op: &str) -> String {
    let (memory, earlier) = (memory(teller), earlier(teller));
    match teller.hazard() {
        Some(HazardKind::Raw) => format!("{op} may read {memory} while {earlier} still writes it"),
        Some(HazardKind::War) => format!("{op} may overwrite {memory} while {earlier} still reads it"),
        Some(HazardKind::Waw) => format!("{op} may write {memory} while {earlier} still writes it"),
        None => format!("{op} may use {memory} while {earlier} is still in flight"),
    }
}

fn deadlock(teller: &Teller<'_>, op: &str) -> String {
    let others = teller.finding.related.iter().filter(|related| related.0 == Role::Stuck).count();
    match others {
        0 => format!("deadlock: {op} may wait for good"),
        1 => format!("deadlock: {op} and another op may wait for each other for good"),
        n => format!("deadlock: {op} and {n} other ops may wait for each other for good"),
    }
}

/// The mbarrier that the finding is about, by the event itself or else by the one that set it up.
fn barrier_name(teller: &Teller<'_>) -> String {
    let program = teller.narrator.module.program;
    let events = [Some(teller.finding.event), teller.in_role(Role::Expectation), teller.earlier];
    match events.into_iter().flatten().find_map(|event| mbarrier(program, event)) {
        Some(touch) => teller.place(Some(touch)),
        None => "the mbarrier".to_owned(),
    }
}

/// What the mbarrier operation of an event is, if it is one.
pub(crate) fn operation<'t>(teller: &Teller<'t>, event: EventId) -> Option<&'t MBarrierOp> {
    match &teller.narrator.module.program.events.get(event)?.action {
        Action::MBarrier(mbarrier) => Some(&mbarrier.op),
        _ => None,
    }
}

fn expected_bytes(teller: &Teller<'_>) -> Option<u32> {
    let events = [Some(teller.finding.event), teller.in_role(Role::Expectation)];
    events.into_iter().flatten().find_map(|event| match operation(teller, event)? {
        MBarrierOp::Expect { bytes } => Some(*bytes),
        _ => None,
    })
}

fn arrivals(teller: &Teller<'_>) -> String {
    let events = [teller.in_role(Role::Expectation), Some(teller.finding.event)];
    let count = events.into_iter().flatten().find_map(|event| match operation(teller, event)? {
        MBarrierOp::Init { count, .. } => Some(*count),
        _ => None,
    });
    let barrier = barrier_name(teller);
    match count {
        Some(count) => format!("arrivals at {barrier} do not match its count of {count}"),
        None => format!("arrivals at {barrier} do not match its count"),
    }
}

fn lifetime(teller: &Teller<'_>, op: &str) -> String {
    let barrier = barrier_name(teller);
    match operation(teller, teller.finding.event) {
        Some(MBarrierOp::Init { .. }) => format!("{op} initialises {barrier} while it is in use"),
        Some(MBarrierOp::Invalidate) => format!("{op} ends {barrier} while it is in use, or twice"),
        Some(_) => format!("{op} uses {barrier} while it is not initialised"),
        None if teller.later.is_some_and(|touch| touch.side.mode.writes()) => {
            format!("{op} overwrites the mbarrier {barrier} while it is in use")
        }
        None => format!("{op} uses the memory of the mbarrier {barrier} while it is in use"),
    }
}

fn split(teller: &Teller<'_>, op: &str) -> String {
    let event = teller.narrator.module.program.events.get(teller.finding.event);
    match event.map(|event| &event.action) {
        Some(Action::Barrier(barrier)) => match barrier.kind {
            BarrierKind::Signal { id } => format!("{op} signals barrier {id} again before it was waited for"),
            BarrierKind::WaitSignal { id } => {
                format!("{op} waits for barrier {id}, which its warps have not signalled")
            }
            _ => format!("{op} cuts into a split barrier"),
        },
        _ => format!("{op} cuts into a split barrier"),
    }
}
