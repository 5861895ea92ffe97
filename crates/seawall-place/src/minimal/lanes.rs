//! Barriers of warps, for hazards whose bytes stay in one warp: the fewest that stand between, given the barriers of the CTA.
//!
//! To tell whether something stands between two accesses of one warp, the program is looked at as if warps did not matter: every
//! warp touches every byte, and a barrier of warps counts as one of the CTA. What the barriers of the CTA leave unordered there are
//! hazards in one warp, and the barriers that the same search adds need to be no more than ones of warps.

use rustc_hash::FxHashSet;
use seawall_analysis::{Barriers, Hazard};
use seawall_model::{Action, BarrierKind, Program, Target};

use super::Search;
use super::own::with_lanes;
use crate::placement::{Insertion, Placed, Placement};

/// Adds the barriers of warps to `placement`, whose barriers of the CTA are `barriers`, and takes what they order from
/// [`Placement::in_one_warp`]; gives the program in which they count, if there is anything to order.
pub(super) fn order(program: &Program, barriers: &Barriers, placement: &mut Placement) -> Option<Program> {
    let lanes = as_one_warp(program)?;
    let mut search = Search::new(&lanes);
    search.kept.clear();
    // A barrier of warps may stand between the halves of a split one.
    search.pairing = Default::default();
    search.barriers = barriers.clone();
    search.functions();
    let placed = search.placed().into_iter();
    placement.placed.extend(placed.map(|placed| Placed { insertion: Insertion::WarpBarrier, ..placed }));
    let left: FxHashSet<Hazard> = search.unordered.iter().map(|found| found.hazard).collect();
    placement.in_one_warp.retain(|hazard| left.contains(hazard));
    Some(lanes)
}

/// The program as if each partition were one warp whose lanes touch every byte, in which barriers of warps count; `None` if that
/// says nothing new, since no access stays in one warp.
///
/// On AMD GPUs a bare `s_barrier` is one of warps as well: a wave issues in order, LDS serves it in order, and LLVM gives `llvm.amdgcn.s.barrier` and
/// `llvm.amdgcn.wave.barrier` the same attributes (`IntrinsicsAMDGPU.td`), so that the compiler moves over the one what it moves over the other.
pub fn as_one_warp(program: &Program) -> Option<Program> {
    let is_amd = matches!(program.target, Some(Target::Amd(_)));
    let mut program = with_lanes(program)?;
    for event in program.events.values_mut() {
        let Action::Barrier(barrier) = &mut event.action else { continue };
        match barrier.kind {
            BarrierKind::Warp => barrier.kind = BarrierKind::Cta,
            BarrierKind::Cta if is_amd => barrier.local_fence = true,
            _ => {}
        }
    }
    Some(program)
}
