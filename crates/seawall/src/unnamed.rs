//! Waits for mbarriers that nobody can name: one of several that a condition chooses, or one that a function is handed whose calls are not followed. What
//! arrives at mbarriers may be complete behind them, and who comes by may not be blamed for it.

use seawall_analysis::{Finding, FindingKind, Role};
use seawall_base::{Diagnostic, Span};
use seawall_model::{Action, Event, EventId, Footprint, MBarrierOp, Place, Program, Proxy, Queue};

/// Takes out of `findings` what rests on operations in flight that such a wait may be for, and on uses of such mbarriers themselves, and says so.
pub(crate) fn leave_open(program: &Program, findings: &mut Vec<Finding>) -> Option<Diagnostic> {
    let waits: Vec<&Event> = program.events.values().filter(|event| is_unnamed_wait(event)).collect();
    let first = waits.first()?;
    let is_open = |event: EventId| {
        let event = &program.events[event];
        let is_use = matches!(event.action, Action::MBarrier(_)) && is_unknown(event);
        is_use || arrives(event) && waits.iter().any(|wait| may_be_for(wait, event))
    };
    let rests = |finding: &Finding| {
        let earlier = finding.related.iter().filter(|related| related.0 == Role::Earlier);
        matches!(finding.code.kind(), FindingKind::Race | FindingKind::MissingWait)
            && earlier.map(|related| related.1).chain([finding.event]).any(is_open)
    };
    let told = findings.len();
    findings.retain(|finding| !rests(finding));
    let span = program.origins.get(first.origin).map_or(Span::at(0), |origin| origin.span);
    let message = "which mbarrier is waited for here is not known: nothing is said of copies and products that may be complete behind it";
    let warning = Diagnostic::warning("check::unnamed-mbarrier", span, message);
    (findings.len() < told).then(|| warning.label("one of several, or what a function is handed"))
}

/// Whether an event waits for an mbarrier that may be one of several buffers, or any.
fn is_unnamed_wait(event: &Event) -> bool {
    let waits =
        matches!(&event.action, Action::MBarrier(mbarrier) if matches!(mbarrier.op, MBarrierOp::Wait { .. }));
    waits && (is_unknown(event) || event.accesses.iter().any(|access| access.footprints.len() > 1))
}

/// Whether an event uses an mbarrier that may be anywhere.
fn is_unknown(event: &Event) -> bool {
    mbarriers(event).any(|print| print.place == Place::Unknown)
}

/// Whether an operation arrives at an mbarrier, itself or by a commit, when it is complete.
fn arrives(event: &Event) -> bool {
    match event.action {
        Action::Copy { .. } => mbarriers(event).next().is_some(),
        Action::Mma { queue, .. } => queue == Queue::Tcgen05,
        _ => false,
    }
}

/// Whether the mbarrier of a wait may be the one at which an operation arrives; that of a product is told by its commit.
fn may_be_for(wait: &Event, arrival: &Event) -> bool {
    let is_commited = mbarriers(arrival).next().is_none();
    let may_be = |a: &Footprint, b: &Footprint| {
        a.place == b.place || a.place == Place::Unknown || b.place == Place::Unknown
    };
    is_commited || mbarriers(wait).any(|own| mbarriers(arrival).any(|of| may_be(own, of)))
}

fn mbarriers(event: &Event) -> impl Iterator<Item = &Footprint> {
    let is_use = matches!(event.action, Action::MBarrier(_));
    let uses = event.accesses.iter().filter(move |access| is_use || access.proxy == Proxy::Barrier);
    uses.flat_map(|access| &access.footprints)
}
