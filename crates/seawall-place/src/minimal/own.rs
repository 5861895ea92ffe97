//! Hazards that stay in one warp: no barrier of the CTA is placed for them, and those who use the placement must know of them.

use rustc_hash::FxHashSet;
use seawall_analysis::{Barriers, Found, Hazard, HazardAnalysis, Missing};
use seawall_model::{Action, Event, Program};

/// The program with every warp touching every byte.
pub(super) fn without_maps(program: &Program) -> Program {
    let mut program = program.clone();
    program.forget_warp_maps();
    program
}

/// The program as one in which what the lanes of a warp do to each other counts: every warp touches every byte, and a partition of
/// one warp gets two. `None` if that is the program as it is.
///
/// Where there are mbarriers, whose arrivals are counted in threads, a partition keeps its one warp, whose lanes are taken to keep
/// program order.
pub(super) fn with_lanes(program: &Program) -> Option<Program> {
    let is_mbarrier = |event: &Event| matches!(event.action, Action::MBarrier(_));
    let single = program.partitions.values().any(|partition| partition.warps == 1)
        && !program.events.values().any(is_mbarrier);
    if program.warp_maps.is_empty() && !single {
        return None;
    }
    let mut program = without_maps(program);
    if single {
        program.partitions.values_mut().for_each(|partition| partition.warps = partition.warps.max(2));
    }
    Some(program)
}

/// What `barriers` leave unordered if every warp touched every byte, and order as it is: hazards of a warp with itself.
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
    let mut told: FxHashSet<Hazard> = FxHashSet::default();
    let new = |hazard: &Hazard| !anyway.contains(hazard) && told.insert(*hazard);
    whole.iter().filter(is_race).map(|found| found.hazard).filter(new).collect()
}
