//! Waits for unresolved mbarriers: one of several that a condition selects, or an argument of a
//! function whose calls are not followed. Operations that arrive at mbarriers may be complete after
//! such a wait, so findings about them are suppressed.

use seawall_analysis::{Finding, FindingKind, Role};
use seawall_model::{Action, Event, EventId, Footprint, Place, Program, Proxy};

use crate::unresolved::{Unresolved, UnresolvedKind};

/// Removes findings that depend on operations for which such a wait may wait, and findings on uses
/// of such mbarriers, and returns the construct.
pub(crate) fn suppress_findings(program: &Program, findings: &mut Vec<Finding>) -> Option<Unresolved> {
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
    let before = findings.len();
    findings.retain(|finding| !rests(finding));
    let kind = UnresolvedKind::UnresolvedMBarrier;
    (findings.len() < before).then_some(Unresolved { kind, origin: Some(first.origin) })
}

/// Whether an event waits for an mbarrier that may be one of several buffers, or any buffer.
fn is_unnamed_wait(event: &Event) -> bool {
    event.action.mbarrier_wait().is_some()
        && (is_unknown(event) || event.accesses.iter().any(|access| access.footprints.len() > 1))
}

/// Whether an event uses an mbarrier in an unknown buffer.
fn is_unknown(event: &Event) -> bool {
    mbarriers(event).any(|print| print.place == Place::Unknown)
}

/// Whether an operation arrives at an mbarrier on completion, itself or by a commit.
fn arrives(event: &Event) -> bool {
    match event.action {
        _ if event.action.operates_on_tensor_memory() => true,
        Action::Copy { .. } => mbarriers(event).next().is_some(),
        _ => false,
    }
}

/// Whether an operation may arrive at the mbarrier of a wait. The commit of an MMA determines its
/// mbarrier.
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
