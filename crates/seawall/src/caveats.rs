//! Caveats of a placement, as one warning each: a missing certificate, and hazards that no barrier
//! can order.

use std::collections::BTreeSet;

use seawall_base::{Diagnostic, Span};
use seawall_model::{Event, EventId, Program};
use seawall_place::{Certified, FullBarrierReason, Placement};

/// At most one warning of each kind, at the first op that it concerns.
pub(crate) fn caveats(program: &Program, placement: &Placement) -> Vec<Diagnostic> {
    let certificate = certificate(program, placement).into_iter();
    let others = [
        out_of_step(program, placement),
        whole(program, placement),
        in_one_warp(program, placement),
        unordered(program, placement),
    ];
    certificate.chain(others.into_iter().flatten()).collect()
}

/// Warns about full barriers where split barriers were requested.
fn whole(program: &Program, placement: &Placement) -> Option<Diagnostic> {
    let why = match placement.full_barriers_because? {
        FullBarrierReason::RunsApart => "warps may be at different barriers",
        FullBarrierReason::NotCertified => "the independent checker does not certify the split barriers",
    };
    let first = placement.placed.first().and_then(|placed| program.origins.get(placed.point.origin()))?;
    let message = format!("full barriers are placed instead of split barriers: {why}");
    Some(Diagnostic::warning("place::whole-barriers", first.span, message))
}

/// Warns about groups of warps that are out of step. A barrier of one group then synchronizes with
/// another barrier of the other group, which neither the placement nor its certificate considers.
fn out_of_step(program: &Program, placement: &Placement) -> Option<Diagnostic> {
    if placement.certified != Certified::Yes {
        return None;
    }
    let shifts = |event: &&Event| event.action.barrier_condition().is_some();
    let first = program.origins.get(program.events.values().find(shifts)?.origin)?;
    let message = "groups of warps are out of step from here on, but the placement assumes that they are in \
                   step; run `seawall check` on the result";
    Some(Diagnostic::warning("place::out-of-step", first.span, message))
}

fn in_one_warp(program: &Program, placement: &Placement) -> Option<Diagnostic> {
    let first = placement.in_one_warp.first()?.later.event;
    let distinct: BTreeSet<(EventId, EventId)> =
        placement.in_one_warp.iter().map(|hazard| (hazard.earlier.event, hazard.later.event)).collect();
    let have = if distinct.len() == 1 { "has" } else { "have" };
    let message = format!(
        "{} {have} no barrier because one warp makes all accesses to each byte, and that warp must order its \
         lanes itself; use `--no-warp-locality` to place barriers",
        pairs(distinct.len())
    );
    Some(Diagnostic::warning("place::in-one-warp", span_of(program, first), message))
}

fn certificate(program: &Program, placement: &Placement) -> Option<Diagnostic> {
    let (span, message) = match &placement.certified {
        Certified::Yes | Certified::NotAsked => return None,
        Certified::Unknown => {
            let message =
                "the placement is not certified: the module is too large for the independent checker";
            (Span::at(0), message.to_owned())
        }
        Certified::No(open) => {
            let span = open.first().map_or(Span::at(0), |pair| span_of(program, pair.later));
            let pairs = pairs(open.len());
            (
                span,
                format!(
                    "the placement is not certified: {pairs} may still need a barrier; `--explain` lists them"
                ),
            )
        }
    };
    Some(Diagnostic::warning("place::not-certified", span, message))
}

fn unordered(program: &Program, placement: &Placement) -> Option<Diagnostic> {
    let first = placement.unordered.first()?.hazard.later.event;
    let events =
        placement.unordered.iter().map(|found| (found.hazard.earlier.event, found.hazard.later.event));
    let distinct: BTreeSet<(EventId, EventId)> = events.collect();
    let message = match distinct.len() {
        1 => "these accesses need more than a barrier; run `seawall check` for details".to_owned(),
        n => format!(
            "{n} pairs of accesses, one of them here, need more than a barrier; run `seawall check` for \
             details"
        ),
    };
    Some(Diagnostic::warning("place::unordered", span_of(program, first), message))
}

fn pairs(count: usize) -> String {
    if count == 1 { "1 pair of accesses".to_owned() } else { format!("{count} pairs of accesses") }
}

fn span_of(program: &Program, event: EventId) -> Span {
    let origin = program.events.get(event).and_then(|event| program.origins.get(event.origin));
    origin.map_or(Span::at(0), |origin| origin.span)
}
