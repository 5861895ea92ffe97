//! Loads that complete on mbarriers of other CTAs in ways that a check of one CTA does not model.
//!
//! Loads for the leader of a CTA pair: each CTA of the pair loads its part into its own memory and
//! arrives at the leader's mbarrier. The leader alone waits and issues the MMA of both
//! (`.cta_group::2` of the PTX ISA). A model of one CTA shows only part of that. The loads of the
//! other CTA complete behind a wait that it does not execute, and the CTA that issues the MMA is
//! unknown.
//!
//! Multicast loads to unknown CTAs: the number of bytes that complete on an mbarrier is unknown.

use seawall_analysis::{Finding, FindingCode, FindingKind, Role};
use seawall_model::{Action, Direction, Event, EventId, Place, Program, Proxy, Queue};

use crate::unresolved::{Unresolved, UnresolvedKind};

/// Removes findings that depend on the order of such loads, or on MMAs of a pair within one CTA,
/// and returns the construct. Findings between the CTAs of the cluster remain.
pub(crate) fn suppress_findings(program: &Program, findings: &mut Vec<Finding>) -> Option<Unresolved> {
    let load = program.events.values().find(|event| is_for_leader(event) || is_for_any(event))?;
    let is_of_pair = |event: EventId| {
        let event = &program.events[event];
        is_for_leader(event) || is_for_any(event) || is_of_both(event)
    };
    let rests = |finding: &Finding| match finding.code {
        // These findings come from a run of two CTAs.
        FindingCode::RaceBetweenCtas | FindingCode::EndedCta => false,
        // The bytes for which one CTA waits are those of both CTAs.
        FindingCode::Deadlock | FindingCode::WrongBytes => true,
        code => {
            let earlier = finding.related.iter().filter(|related| related.0 == Role::Earlier);
            matches!(code.kind(), FindingKind::Race | FindingKind::MissingWait)
                && earlier.map(|related| related.1).chain([finding.event]).any(is_of_pair)
        }
    };
    findings.retain(|finding| !rests(finding));
    let kind = if is_for_leader(load) { UnresolvedKind::CtaPairs } else { UnresolvedKind::Multicast };
    Some(Unresolved { kind, origin: Some(load.origin) })
}

/// Whether a load arrives at mbarriers of unknown CTAs.
fn is_for_any(event: &Event) -> bool {
    let mut signals =
        event.accesses.iter().filter(|access| access.cross_cta && access.proxy == Proxy::Barrier);
    is_multicast(event)
        && signals.any(|access| access.footprints.iter().any(|print| print.place == Place::Unknown))
}

/// Whether a load writes the memory of its own CTA and arrives at the mbarrier of another CTA.
fn is_for_leader(event: &Event) -> bool {
    let (mut arrives, mut reaches) = (false, false);
    for access in event.accesses.iter().filter(|access| access.cross_cta) {
        match access.proxy {
            Proxy::Barrier => arrives = true,
            _ => reaches = true,
        }
    }
    is_multicast(event) && arrives && !reaches
}

/// Whether an event is a load that may be for several CTAs.
fn is_multicast(event: &Event) -> bool {
    matches!(event.action, Action::Copy { queue: Queue::Tma, direction: Direction::Load, .. })
}

/// Whether an operation of the tensor cores accesses another CTA.
fn is_of_both(event: &Event) -> bool {
    event.action.operates_on_tensor_memory() && event.accesses.iter().any(|access| access.cross_cta)
}
