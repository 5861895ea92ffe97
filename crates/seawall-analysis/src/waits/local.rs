//! The largest safe counts of waits for LDS instructions (`dscnt`, `lgkmcnt`), on which bare
//! barriers depend.
//!
//! LDS instructions of one wave complete in order, so the waiting wave needs no such wait for its
//! own accesses. A bare barrier after the wait needs it to publish what the wave did ([`Bare`]).
//! Other counts therefore give the barriers other fences, and the hazard analysis checks whether
//! all accesses are still ordered.
//!
//! `Bare` determines which accesses are exactly one instruction. Otherwise a wait has the count 0
//! or is not needed. Waits for registers are not covered; the compiler inserts its own.

use rustc_hash::FxHashSet;
use seawall_model::{Action, Bare, EventId, OriginId, Program};

use super::need::{Kept, Limits, Needed, kept_anyway, raise, with_counts};
use crate::sync::{Barriers, Found, HazardAnalysis, Missing};

/// Returns the largest safe counts of all waits for LDS instructions in `program`, in event order.
/// `bare` are the barriers that depend on them.
pub fn largest_for_barriers(program: &Program, bare: &Bare) -> Vec<Needed> {
    let apart = program.has_diverging_warps();
    let mbarriers = program.events.values().any(|event| matches!(event.action, Action::MBarrier(_)));
    let mut waits: Vec<Needed> = Vec::new();
    for block in program.blocks.values() {
        for &event in &block.events {
            let Action::Wait(wait) = &program.events[event].action else { continue };
            if wait.queue.row().waits_only_for_barriers {
                let kept = kept_anyway(program, wait, block.function, apart);
                let kept = kept.or(mbarriers.then_some(Kept::MBarriers));
                let count = kept.map_or(Ok(0), Err);
                waits.push(Needed { event, old: wait.pending, count, unneeded: false });
            }
        }
    }
    waits.sort_by_key(|wait| wait.event);
    let open: Vec<usize> = (0..waits.len()).filter(|&i| waits[i].count.is_ok()).collect();
    if open.is_empty() {
        return waits;
    }
    let zeros = open.iter().map(|&i| (waits[i].event, 0));
    let anyway = conflicts(with_counts(program, zeros), bare);
    // An unordered pair may hide the purpose of a wait on another path.
    if anyway.iter().any(|conflict| conflict.2 == Missing::Barrier) {
        open.iter().for_each(|&i| waits[i].count = Err(Kept::RacesAnyway));
        return waits;
    }
    raise(&mut waits, &open, &Limits::default(), &|counts| {
        conflicts(with_counts(program, counts.iter().copied()), bare).is_subset(&anyway)
    });
    waits
}

/// An earlier and a later op, and what is missing between them.
type Conflict = (OriginId, OriginId, Missing);

/// The conflicts in `program` if its waits determine the fences of the bare barriers.
fn conflicts(mut program: Program, bare: &Bare) -> FxHashSet<Conflict> {
    let mut bare = bare.clone();
    bare.publish(&mut program);
    let met = |found: &&Found| !bare.left_in_flight().contains(&found.hazard.later.event);
    let of = |found: &Found| {
        let origin = |event: EventId| program.events[event].origin;
        (origin(found.hazard.earlier.event), origin(found.hazard.later.event), found.missing)
    };
    HazardAnalysis::new(&program).run(&Barriers::default()).iter().filter(met).map(of).collect()
}
