//! Loads whose bytes come to mbarriers of other CTAs in a way that one CTA does not show, and that is not followed.
//!
//! Loads for the leader of a pair of CTAs: each CTA of the pair loads its part into its own memory and arrives at the leader's mbarrier, and the leader
//! alone waits and issues the product of both (`.cta_group::2` of the PTX ISA). One CTA of the pair shows half of that: the other one's loads complete
//! behind a wait that it does not make, and which of the two issues the product is not followed.
//!
//! Multicast loads to CTAs that are not known: how many bytes come to an mbarrier nobody can say.

use seawall_analysis::{Finding, FindingCode, FindingKind, Role};
use seawall_base::{Diagnostic, Span};
use seawall_model::{Action, Direction, Event, EventId, Place, Program, Proxy, Queue};

/// Takes out of `findings` what rests on the order of such loads and of products of a pair in one CTA, and says so. What the CTAs of the cluster do to
/// each other stays.
pub(crate) fn leave_open(program: &Program, findings: &mut Vec<Finding>) -> Option<Diagnostic> {
    let load = program.events.values().find(|event| is_for_leader(event) || is_for_any(event))?;
    let is_of_pair = |event: EventId| {
        let event = &program.events[event];
        is_for_leader(event) || is_for_any(event) || is_of_both(event)
    };
    let rests = |finding: &Finding| match finding.code {
        // What CTAs do to each other was found by running two of them.
        FindingCode::RaceBetweenCtas | FindingCode::EndedCta => false,
        // The bytes that one CTA waits for are those of both.
        FindingCode::Deadlock | FindingCode::WrongBytes => true,
        code => {
            let earlier = finding.related.iter().filter(|related| related.0 == Role::Earlier);
            matches!(code.kind(), FindingKind::Race | FindingKind::MissingWait)
                && earlier.map(|related| related.1).chain([finding.event]).any(is_of_pair)
        }
    };
    findings.retain(|finding| !rests(finding));
    let span = program.origins.get(load.origin).map_or(Span::at(0), |origin| origin.span);
    let (code, message, label) = if is_for_leader(load) {
        (
            "check::pairs",
            "loads for the leader of a pair of CTAs are not followed: nothing is said of waits for them and for products of the pair, and of standstills",
            "arrives at the mbarrier of another CTA",
        )
    } else {
        (
            "check::multicast",
            "how many CTAs load into one is not known: nothing is said of waits for these loads, of the bytes expected, and of standstills",
            "which CTAs it goes to, or which of them run it, is not understood",
        )
    };
    Some(Diagnostic::warning(code, span, message).label(label))
}

/// Whether a load arrives at mbarriers of CTAs that are not known.
fn is_for_any(event: &Event) -> bool {
    let load = matches!(event.action, Action::Copy { queue: Queue::Tma, direction: Direction::Load, .. });
    let mut signals =
        event.accesses.iter().filter(|access| access.cross_cta && access.proxy == Proxy::Barrier);
    load && signals.any(|access| access.footprints.iter().any(|print| print.place == Place::Unknown))
}

/// Whether a load writes the memory of its own CTA and arrives at the mbarrier of another one.
fn is_for_leader(event: &Event) -> bool {
    let load = matches!(event.action, Action::Copy { queue: Queue::Tma, direction: Direction::Load, .. });
    let (mut arrives, mut reaches) = (false, false);
    for access in event.accesses.iter().filter(|access| access.cross_cta) {
        match access.proxy {
            Proxy::Barrier => arrives = true,
            _ => reaches = true,
        }
    }
    load && arrives && !reaches
}

/// Whether a product on the tensor core reaches into another CTA.
fn is_of_both(event: &Event) -> bool {
    let product = matches!(event.action, Action::Mma { queue: Queue::Tcgen05, .. });
    product && event.accesses.iter().any(|access| access.cross_cta)
}
