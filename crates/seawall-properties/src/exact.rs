//! Known imprecision of the analyses: programs in which they find something that no run shows.

use rustc_hash::FxHashSet;
use seawall_analysis::{HazardAnalysis, Unfolding};
use seawall_model::{
    Access, Action, BufferId, Event, EventId, Footprint, Issuer, MBarrierEffect, Place, Program, Proxy, Queue,
};

use crate::pairs::{Class, Pair, Pairs};

/// Whether some run should show each thing that the hazard analysis finds in `program`.
pub(crate) fn is_exact(program: &Program) -> bool {
    !is_blurred(program) && !is_carried(program) && !has_arriving_copies(program)
}

/// Whether copies that the engine executes in order arrive at mbarriers. The analyses do not use
/// that order then.
pub(crate) fn has_arriving_copies(program: &Program) -> bool {
    program.events.values().any(|event| match &event.action {
        Action::Copy { queue, .. } => {
            queue.is_in_order() && event.accesses.iter().any(|access| access.proxy == Proxy::Barrier)
        }
        action => action.commits_to_mbarrier().is_some_and(Queue::is_in_order),
    })
}

/// Whether the hazard analysis drops integers that decide something.
fn is_blurred(program: &Program) -> bool {
    let analysis = HazardAnalysis::new(program);
    program.functions.ids().any(|function| analysis.unfolding(function).is_some_and(Unfolding::is_blurred))
}

/// Whether a copy or an arrival may publish what one thread did before. The warp that waits for the
/// copy knows what the issuing warp knew of the same bytes, and the warp that waits for an arrival
/// knows what the arriving warp knew. The analyses do not use that.
fn is_carried(program: &Program) -> bool {
    let buffers = |access: &Access| {
        let place = |footprint: &Footprint| match footprint.place {
            Place::Buffer(buffer) => Some(buffer),
            Place::Parameter(_) | Place::Unknown => None,
        };
        access.footprints.iter().filter_map(place).collect::<Vec<_>>()
    };
    let accesses = |of: fn(&Event, &Access) -> bool| -> FxHashSet<BufferId> {
        let events = program.events.values();
        events
            .flat_map(|event| event.accesses.iter().filter(move |access| of(event, access)).flat_map(buffers))
            .collect()
    };
    let copied = accesses(|event, access| {
        access.queue == Some(Queue::Tma) && event.accesses.iter().any(|a| a.proxy == Proxy::Barrier)
    });
    let by_thread = accesses(|_, access| match access.queue {
        Some(queue) => queue == Queue::TmaStore,
        None => access.issuer == Issuer::Thread && access.proxy != Proxy::Barrier,
    });
    let meets = |one: &BufferId, other: &BufferId| {
        one == other || program.buffers[*one].may_share(&program.buffers[*other])
    };
    let arrives = program
        .events
        .values()
        .any(|event| matches!(event.action.mbarrier_effect(), Some(MBarrierEffect::Arrive(_))));
    arrives && !by_thread.is_empty()
        || copied.iter().any(|one| by_thread.iter().any(|other| meets(one, other)))
}

/// Whether not all warps have to make the accesses of an event. The oracle lets one warp after the
/// other execute plain accesses. If the warp that issues a copy makes no later access itself, the
/// copy may come behind that access, and no run shows that it may be in flight.
pub(crate) fn is_of_some_warps(program: &Program, event: EventId) -> bool {
    let event = &program.events[event];
    let is_mapped = |access: &Access| access.footprints.iter().any(|footprint| footprint.warps.is_some());
    event.is_of_first_warp()
        || event.accesses.iter().any(|access| access.issuer == Issuer::Thread || is_mapped(access))
}

/// Those of `pairs` that some run has to show. Two others follow from what `oracle` reports:
///
/// - A race of the initialization of an mbarrier with an event that races with another
///   initialization. A barrier is missing behind both. A wait for the other mbarrier may publish
///   the first initialization, which the analyses do not use.
/// - A missing wait for an access of some warps, where the pair races ([`is_of_some_warps`]).
pub(crate) fn to_be_shown(program: &Program, oracle: &Pairs, pairs: &Pairs) -> Pairs {
    let initializes = |event: EventId| program.events[event].action.mbarrier_init().is_some();
    let is_of_init = |pair: &Pair| pair.0 == Class::Race && initializes(pair.1);
    let racing: FxHashSet<EventId> =
        oracle.0.iter().filter(|pair| is_of_init(pair)).map(|pair| pair.2).collect();
    let follows = |pair: &Pair| match pair.0 {
        Class::Race => initializes(pair.1) && racing.contains(&pair.2),
        Class::MissingWait => {
            is_of_some_warps(program, pair.2) && oracle.0.contains(&(Class::Race, pair.1, pair.2))
        }
        Class::MissingFence => false,
    };
    Pairs(pairs.0.iter().filter(|pair| oracle.0.contains(pair) || !follows(pair)).copied().collect())
}

/// Whether Triton's own pass supports everything in the program: accesses of all warps, and
/// barriers of the CTA.
pub(crate) fn is_synchronous(program: &Program) -> bool {
    program.events.values().all(|event| {
        let plain = event.accesses.iter().all(|access| access.queue.is_none());
        plain
            && match &event.action {
                Action::Touch { .. } | Action::Atomic { .. } => true,
                Action::Barrier(barrier) => barrier.kind.is_of_partition() && barrier.local_fence,
                _ => false,
            }
    })
}
