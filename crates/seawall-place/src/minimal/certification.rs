//! Certification of a placement of `minimal`.

use rustc_hash::FxHashSet;
use seawall_analysis::{Found, SplitBarrierPart};
use seawall_model::Program;

use super::lanes::stores_again;
use crate::certify::{Certificate, Changes, Uncovered, certify_program};
use crate::placement::{Certified, Insertion, Placement, Point};

/// Certifies a placement in the program and then in `lanes`, the program for warp barriers. There,
/// warp barriers count as CTA barriers.
pub(super) fn certified(program: &Program, lanes: Option<&Program>, placement: &Placement) -> Certified {
    match (certify_placement(program, placement, false), lanes) {
        (Certified::Yes, Some(lanes)) => certify_placement(lanes, placement, true),
        (opinion, _) => opinion,
    }
}

/// Findings that the analysis itself reports as not orderable by barriers do not count.
fn certify_placement(program: &Program, placement: &Placement, lanes: bool) -> Certified {
    let certificate = certificate(program, placement, lanes);
    let beyond = |uncovered: &Uncovered| {
        let same = |found: &Found| {
            (found.hazard.earlier.event, found.hazard.later.event) == (uncovered.earlier, uncovered.later)
        };
        placement.unordered.iter().any(same)
    };
    let again = if lanes { stores_again(program) } else { FxHashSet::default() };
    let repeats = |race: &Uncovered| race.earlier == race.later && again.contains(&race.later);
    let open: Vec<Uncovered> =
        certificate.races().copied().filter(|race| !beyond(race) && !repeats(race)).collect();
    // The pairing of split barriers is a property of the original program. Warp barriers do not
    // affect it.
    let paired = lanes || certificate.unpaired.is_empty();
    match (open.is_empty() && paired, certificate.is_complete()) {
        (false, _) => Certified::No(open),
        (true, false) => Certified::Unknown,
        (true, true) => Certified::Yes,
    }
}

fn certificate(program: &Program, placement: &Placement, lanes: bool) -> Certificate {
    let local = |insertion| {
        matches!(insertion, Insertion::LocalBarrier | Insertion::ClusterBarrier { relaxed: false })
            || lanes && insertion == Insertion::WarpBarrier
    };
    let placed = || placement.placed.iter();
    let added: Vec<Point> = placed().filter(|p| local(p.insertion)).map(|p| p.point).collect();
    let split_parts: Vec<(Point, SplitBarrierPart)> =
        placed().filter_map(|p| p.insertion.half().map(|half| (p.point, half))).collect();
    let taken_away = placed().filter(|p| p.insertion == Insertion::WarpGroupLocal);
    let removed = taken_away.map(|placed| placed.point.origin());
    let removed = removed.chain(placement.removed.iter().map(|removed| removed.origin)).collect();
    certify_program(program, &Changes { added: &added, removed: &removed, split_parts: &split_parts })
}
