//! Barriers of warps, for hazards whose bytes stay in one warp: the fewest that stand between, given the barriers of the CTA.
//!
//! To tell whether something stands between two accesses of one warp, the program is looked at as if warps did not matter: every
//! warp touches every byte, and a barrier of warps counts as one of the CTA. What the barriers of the CTA leave unordered there are
//! hazards in one warp, and the barriers that the same search adds need to be no more than ones of warps.

use rustc_hash::FxHashSet;
use seawall_analysis::{Barriers, Hazard};
use seawall_model::{Action, BarrierKind, Event, Program};

use super::Search;
use super::own::without_maps;
use crate::placement::{Insertion, Placed, Placement};

/// Adds the barriers of warps to `placement`, whose barriers of the CTA are `barriers`, and takes what they order from
/// [`Placement::in_one_warp`]; gives the program in which they count, if there is anything to order.
pub(super) fn order(program: &Program, barriers: &Barriers, placement: &mut Placement) -> Option<Program> {
    let lanes = as_one_warp(program)?;
    let mut search = Search::new(&lanes);
    search.kept.clear();
    search.barriers = barriers.clone();
    search.functions();
    let placed = search.placed().into_iter();
    placement.placed.extend(placed.map(|placed| Placed { insertion: Insertion::WarpBarrier, ..placed }));
    let left: FxHashSet<Hazard> = search.unordered.iter().map(|found| found.hazard).collect();
    placement.in_one_warp.retain(|hazard| left.contains(hazard));
    Some(lanes)
}

/// The program as if each partition were one warp whose lanes touch every byte; `None` if that says nothing new, since no access stays
/// in one warp.
///
/// A partition of one warp gets two, so that what its lanes do to each other counts; not where there are mbarriers, whose arrivals are
/// counted in threads: there its lanes are taken to keep program order.
pub fn as_one_warp(program: &Program) -> Option<Program> {
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
    for event in program.events.values_mut() {
        if let Action::Barrier(barrier) = &mut event.action
            && barrier.kind == BarrierKind::Warp
        {
            barrier.kind = BarrierKind::Cta;
        }
    }
    Some(program)
}
