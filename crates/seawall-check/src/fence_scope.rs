//! Proxy fences for one CTA in front of accesses that reach other CTAs.
//!
//! `fence.proxy.async.shared::cta` orders the generic accesses of a thread to the memory of its own
//! CTA before later accesses of the async proxy. The PTX ISA does not say whether that covers an
//! engine that another CTA started. Triton uses the form for the cluster there, CUTLASS the form
//! for the CTA. So it is unresolved, not a finding ([decision 0014]).
//!
//! [decision 0014]: ../../../docs/decisions/0014-scope-of-proxy-fences.md

use seawall_analysis::{Finding, FindingCode};
use seawall_model::{Action, Event, EventId, FenceKind, Program, Proxy};

use crate::facts::Facts;
use crate::unresolved::{Unresolved, UnresolvedKind};
use crate::{model_checker, partitions};

/// The first access that reaches other CTAs and has only fences for the CTA in front of it.
/// `findings` are those of the program.
pub(crate) fn unresolved(program: &Program, findings: &[Finding]) -> Option<Unresolved> {
    let is_nvidia = program.target.as_ref().is_none_or(|target| target.is_nvidia());
    if !is_nvidia || !program.events.values().any(reaches_other_ctas) {
        return None;
    }
    let without = without_cta_fences(program)?;
    let is_new = |finding: &Finding| {
        finding.code == FindingCode::MissingProxyFence
            && reaches_other_ctas(&program.events[finding.event])
            && !findings.iter().any(|known| (known.code, known.event) == (finding.code, finding.event))
    };
    let mut found = seawall_place::check(&without).findings;
    if let Some(phases) = model_checker::run_if_useful(&Facts::new(&without)) {
        found.extend(partitions::findings(&without, &phases, &found));
    }
    let first: EventId = found.iter().filter(|finding| is_new(finding)).map(|finding| finding.event).min()?;
    Some(Unresolved { kind: UnresolvedKind::FenceScope, origin: Some(program.events[first].origin) })
}

/// The program without its fences for the CTA; `None` if it has none.
fn without_cta_fences(program: &Program) -> Option<Program> {
    let is_narrow = |event: &Event| match &event.action {
        Action::Fence(fence) => fence.kind == FenceKind::Proxy && !fence.cluster,
        _ => false,
    };
    if !program.events.values().any(is_narrow) {
        return None;
    }
    let mut without = program.clone();
    for event in without.events.values_mut().filter(|event| is_narrow(event)) {
        event.action = Action::Hint;
    }
    Some(without)
}

fn reaches_other_ctas(event: &Event) -> bool {
    event.accesses.iter().any(|access| access.cross_cta && access.proxy == Proxy::Async)
}
