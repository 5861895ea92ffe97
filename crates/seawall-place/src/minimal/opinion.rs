//! The second opinion on a placement of `minimal`.

use seawall_analysis::{Found, Half};
use seawall_model::Program;

use crate::certify::{Certificate, Changes, Uncovered, certify_program};
use crate::placement::{Certified, Insertion, Placement, Point};

/// Larger programs are not certified: the checker takes more than linear time.
const MAX_CERTIFIED: usize = 20_000;

/// What the independent checker says of a placement, in the program and then in `lanes`, which knows no warps: barriers of warps are
/// certified there, as if they were ones of the CTA.
pub(super) fn certified(program: &Program, lanes: Option<&Program>, placement: &Placement) -> Certified {
    match (opinion(program, placement, false), lanes) {
        (Certified::Yes, Some(lanes)) => opinion(lanes, placement, true),
        (opinion, _) => opinion,
    }
}

/// What the analysis itself reports as beyond any barrier does not count.
fn opinion(program: &Program, placement: &Placement, lanes: bool) -> Certified {
    if program.events.len() > MAX_CERTIFIED {
        return Certified::Unknown;
    }
    let certificate = certificate(program, placement, lanes);
    let beyond = |uncovered: &Uncovered| {
        let same = |found: &Found| {
            (found.hazard.earlier.event, found.hazard.later.event) == (uncovered.earlier, uncovered.later)
        };
        placement.unordered.iter().any(same)
    };
    let open: Vec<Uncovered> = certificate.races().copied().filter(|race| !beyond(race)).collect();
    // Whether halves pair is a question of the program as it is: barriers of warps do not stand in their way.
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
    let halves: Vec<(Point, Half)> =
        placed().filter_map(|p| p.insertion.half().map(|half| (p.point, half))).collect();
    let taken_away = placed().filter(|p| p.insertion == Insertion::WarpGroupLocal);
    let removed = taken_away.map(|placed| placed.point.origin());
    let removed = removed.chain(placement.removed.iter().map(|removed| removed.origin)).collect();
    certify_program(program, &Changes { added: &added, removed: &removed, halves: &halves })
}
