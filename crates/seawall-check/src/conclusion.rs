//! The last steps of a check: barriers that threads reach unequally often, and calls.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_analysis::{Finding, FindingCode};
use seawall_base::Span;
use seawall_model::{Event, EventId, OpName, OriginId, Program};

/// Adds deadlocks at barriers that threads reach unequally often: the threads that arrive wait
/// forever. Barriers that are already reported are left out.
pub(crate) fn add_uneven(uneven: &[EventId], findings: &mut Vec<Finding>) {
    for &event in uneven {
        if !findings.iter().any(|found| found.code == FindingCode::Deadlock && found.event == event) {
            findings.push(Finding::new(FindingCode::Deadlock, event));
        }
    }
    // A barrier that deadlocks is not reported as redundant.
    findings.retain(|found| found.code != FindingCode::RedundantBarrier || !uneven.contains(&found.event));
}

/// Keeps one of the findings that differ only in the copies of ops of an unrolled loop.
pub(crate) fn retain_first_of_copies(program: &Program, findings: &mut Vec<Finding>) {
    let place = |event: EventId| {
        let origin = program.origin_of(event);
        (origin.span, origin.op.clone(), origin.calls.clone())
    };
    let mut known: FxHashMap<_, Vec<OriginId>> = FxHashMap::default();
    findings.retain(|found| {
        let related = found.related.iter().map(|&(_, event)| event);
        let events: Vec<EventId> = std::iter::once(found.event).chain(related).collect();
        if events.iter().any(|&event| program.origin_of(event).span.is_empty()) {
            return true;
        }
        let origins = events.iter().map(|&event| program.events[event].origin).collect();
        let key = (found.code, events.into_iter().map(place).collect::<Vec<_>>());
        // Events of one origin are several events of one op.
        *known.entry(key).or_insert_with(|| Vec::clone(&origins)) == origins
    });
}

/// Keeps a redundant op of a function with several call sites only if it is redundant for all of
/// them.
pub(crate) fn retain_wholly_redundant(program: &Program, findings: &mut Vec<Finding>) {
    let redundant = |code| matches!(code, FindingCode::RedundantBarrier | FindingCode::RedundantWait);
    let place = |event: EventId| {
        let origin = program.origin_of(event);
        (origin.span, origin.op.clone())
    };
    let known_keys: FxHashSet<OriginId> = findings
        .iter()
        .filter(|found| redundant(found.code))
        .map(|found| program.events[found.event].origin)
        .collect();
    let unreported = |origin: &&Event| !known_keys.contains(&origin.origin);
    let needed: FxHashSet<(Span, OpName)> = program
        .events
        .values()
        .filter(unreported)
        .map(|event| &program.origins[event.origin])
        .filter(|origin| !origin.span.is_empty())
        .map(|origin| (origin.span, origin.op.clone()))
        .collect();
    findings.retain(|found| !redundant(found.code) || !needed.contains(&place(found.event)));
}
