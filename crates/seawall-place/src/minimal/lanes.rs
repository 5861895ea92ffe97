//! Warp barriers for hazards whose bytes stay in one warp: the fewest, given the barriers of the
//! CTA.
//!
//! The search runs on a modified program in which every warp touches every byte and a warp barrier
//! counts as a CTA barrier. The hazards that the CTA barriers leave unordered there are within one
//! warp, so warp barriers suffice for them.

use rustc_hash::FxHashSet;
use seawall_analysis::{Barriers, Hazard};
use seawall_model::{Action, BarrierKind, EventId, Program, Target};

use super::Search;
use super::own::with_lanes;
use crate::placement::{Insertion, Placed, Placement};

/// The stores of which each lane writes the same bytes again when the op runs again. The tensor
/// layout assigns the same bytes to a lane each time, and a lane keeps its own order, so the later
/// value remains.
pub fn stores_again(program: &Program) -> FxHashSet<EventId> {
    let is_store = |event: &EventId| {
        matches!(program.origin_of(*event).op.as_str(), "ttg.local_store" | "ttg.local_alloc")
    };
    // Several views of one buffer may assign different bytes to a lane.
    let has_one_view =
        |event: &EventId| program.events[*event].accesses.iter().all(|access| access.footprints.len() == 1);
    program.events.ids().filter(is_store).filter(has_one_view).collect()
}

/// Adds warp barriers to `placement`, whose CTA barriers are `barriers`. Removes the hazards that
/// they order from [`Placement::in_one_warp`]. Returns the modified program, if there is anything
/// to order.
pub(super) fn order(program: &Program, barriers: &Barriers, placement: &mut Placement) -> Option<Program> {
    let lanes = as_one_warp(program)?;
    let mut search = Search::new(&lanes);
    search.analysis.allow_again(stores_again(program));
    search.kept.clear();
    // A warp barrier may be between the two parts of a split barrier.
    search.pairing = Default::default();
    search.barriers = barriers.clone();
    search.functions();
    let placed = search.placed().into_iter();
    placement.placed.extend(placed.map(|placed| Placed { insertion: Insertion::WarpBarrier, ..placed }));
    let left: FxHashSet<Hazard> = search.unordered.iter().map(|found| found.hazard).collect();
    placement.in_one_warp.retain(|hazard| left.contains(hazard));
    Some(lanes)
}

/// Returns the program as if each partition were one warp whose lanes touch every byte, and warp
/// barriers count. `None` if no access stays in one warp.
///
/// On AMD GPUs a bare `s_barrier` also counts as a warp barrier. A wave issues in order, and LDS
/// serves it in order. LLVM gives `llvm.amdgcn.s.barrier` and `llvm.amdgcn.wave.barrier` the same
/// attributes (`IntrinsicsAMDGPU.td`), so the compiler moves the same operations across both.
pub fn as_one_warp(program: &Program) -> Option<Program> {
    let is_amd = program.target.as_ref().is_some_and(Target::is_amd);
    let mut program = with_lanes(program)?;
    for event in program.events.values_mut() {
        let Action::Barrier(barrier) = &mut event.action else { continue };
        if barrier.kind.is_of_lanes() {
            barrier.kind = BarrierKind::Cta;
        } else if is_amd && barrier.kind.is_of_partition() {
            barrier.local_fence = true;
        }
    }
    Some(program)
}
