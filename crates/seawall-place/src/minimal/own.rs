//! Hazards that stay in one warp: no barrier of the CTA is placed for them, and those who use the placement must know of them.

use rustc_hash::FxHashSet;
use seawall_analysis::{Barriers, Hazard, HazardAnalysis, Missing};
use seawall_model::Program;

/// The program with every warp touching every byte.
pub(super) fn without_maps(program: &Program) -> Program {
    let mut program = program.clone();
    program.forget_warp_maps();
    program
}

/// What `barriers` leave unordered if every warp touched every byte, and order as it is: hazards of a warp with itself.
pub(super) fn in_one_warp(program: &Program, barriers: &Barriers) -> Vec<Hazard> {
    if program.warp_maps.is_empty() {
        return Vec::new();
    }
    let races = |program: &Program| -> Vec<Hazard> {
        let found = HazardAnalysis::new(program).run(barriers);
        found.iter().filter(|found| found.missing == Missing::Barrier).map(|found| found.hazard).collect()
    };
    let anyway: FxHashSet<Hazard> = races(program).into_iter().collect();
    let mut told: FxHashSet<Hazard> = FxHashSet::default();
    races(&without_maps(program)).into_iter().filter(|h| !anyway.contains(h) && told.insert(*h)).collect()
}
