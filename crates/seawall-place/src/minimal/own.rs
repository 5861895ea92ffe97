//! Hazards whose bytes stay in one warp. No CTA barrier is placed for them, and they are reported
//! to the user of the placement.

use rustc_hash::FxHashSet;
use seawall_analysis::{Barriers, Found, Hazard, HazardAnalysis, Missing};
use seawall_model::{Action, Event, Program};

use super::lanes::stores_again;

/// The program without warp maps.
pub(super) fn without_maps(program: &Program) -> Program {
    let mut program = program.clone();
    program.forget_warp_maps();
    program
}

/// The program as one in which conflicts between the lanes of a warp count. Every warp touches
/// every byte of shared memory, and a partition of one warp gets two warps. Two accesses in which
/// each byte has the same thread ([`seawall_model::WarpMap::lanes`]) need no order. `None` if that
/// changes nothing.
///
/// If the program has mbarriers, whose arrivals are counted in threads, a partition keeps its one
/// warp. Its lanes are assumed to keep program order.
pub(super) fn with_lanes(program: &Program) -> Option<Program> {
    let is_mbarrier = |event: &Event| matches!(event.action, Action::MBarrier(_));
    let single = program.partitions.values().any(|partition| partition.warps == 1)
        && !program.events.values().any(is_mbarrier);
    let mut program = program.clone();
    if !program.forget_warp_maps_of_lanes() && !single {
        return None;
    }
    if single {
        program.double_single_warps();
    }
    Some(program)
}

/// Hazards of a warp with itself: `barriers` leave them unordered if every warp touches every byte,
/// but order them with the warp maps.
pub(super) fn in_one_warp(
    analysis: &mut HazardAnalysis<'_>,
    program: &Program,
    barriers: &Barriers,
) -> Vec<Hazard> {
    if program.warp_maps.is_empty() {
        return Vec::new();
    }
    let is_race = |found: &&Found| found.missing == Missing::Barrier;
    let whole = analysis.run_any_warp(barriers);
    let anyway = analysis.run(barriers);
    let anyway: FxHashSet<Hazard> = anyway.iter().filter(is_race).map(|found| found.hazard).collect();
    let mut reported: FxHashSet<Hazard> = FxHashSet::default();
    let again = stores_again(program);
    let repeats =
        |hazard: &Hazard| hazard.earlier.event == hazard.later.event && again.contains(&hazard.later.event);
    let new = |hazard: &Hazard| !anyway.contains(hazard) && !repeats(hazard) && reported.insert(*hazard);
    whole.iter().filter(is_race).map(|found| found.hazard).filter(new).collect()
}
