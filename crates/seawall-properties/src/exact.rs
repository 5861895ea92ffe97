//! Known imprecision of the analyses: programs in which they find something that no run shows.

use rustc_hash::FxHashSet;
use seawall_analysis::{HazardAnalysis, Unfolding};
use seawall_model::{
    Access, Action, BarrierKind, BufferId, Event, EventId, Footprint, Issuer, MBarrierEffect, Place, Program,
    Proxy, Queue,
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

/// Whether a copy may publish what one thread did before it issued the copy: the warp that waits
/// for the copy knows what the issuing warp knew of the same bytes. The analyses do not use that.
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
    copied.intersection(&by_thread).next().is_some()
}

/// `pairs` without races of the initialization of an mbarrier with an event that, as `oracle`
/// reports, races with the initialization of another one: a barrier is missing behind both. A wait
/// for the second mbarrier may publish the first initialization, which the analyses do not use.
pub(crate) fn without_published_initializations(program: &Program, oracle: &Pairs, pairs: &Pairs) -> Pairs {
    let initializes = |event: EventId| match &program.events[event].action {
        Action::MBarrier(mbarrier) => matches!(mbarrier.op.effect(), MBarrierEffect::Init { .. }),
        _ => false,
    };
    let is_race = |pair: &Pair| pair.0 == Class::Race && initializes(pair.1);
    let racing: FxHashSet<EventId> =
        oracle.0.iter().filter(|pair| is_race(pair)).map(|pair| pair.2).collect();
    let is_left = |pair: &&Pair| !is_race(pair) || !racing.contains(&pair.2) || oracle.0.contains(pair);
    Pairs(pairs.0.iter().filter(is_left).copied().collect())
}

/// Whether Triton's own pass supports everything in the program: accesses of all warps, and
/// barriers of the CTA.
pub(crate) fn is_synchronous(program: &Program) -> bool {
    program.events.values().all(|event| {
        let plain = event.accesses.iter().all(|access| access.queue.is_none());
        plain
            && match &event.action {
                Action::Touch { .. } | Action::Atomic { .. } => true,
                Action::Barrier(barrier) => barrier.kind == BarrierKind::Cta && barrier.local_fence,
                _ => false,
            }
    })
}
