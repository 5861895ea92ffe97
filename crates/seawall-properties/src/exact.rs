//! What the analyses are known to see too much of: programs of which not everything that they find comes about.

use rustc_hash::FxHashSet;
use seawall_analysis::{HazardAnalysis, Unfolding};
use seawall_model::{
    Access, Action, BarrierKind, BufferId, Event, Footprint, Issuer, MBarrier, MBarrierOp, Place, Program,
    Proxy, Queue,
};

/// Whether all that the hazard analysis finds in `program` should come about in some run.
pub(crate) fn is_exact(program: &Program) -> bool {
    !is_blurred(program) && !is_carried(program) && !has_arriving_copies(program)
}

/// Whether copies that the engine makes in order arrive at mbarriers: then the analyses do not use that order.
pub(crate) fn has_arriving_copies(program: &Program) -> bool {
    let in_order =
        |queue: Queue| matches!(queue, Queue::CpAsync | Queue::Async | Queue::Vmem | Queue::Ds | Queue::Tdm);
    program.events.values().any(|event| match &event.action {
        Action::MBarrier(MBarrier { op: MBarrierOp::Commit { queue, .. }, .. }) => in_order(*queue),
        Action::Copy { queue, .. } => {
            in_order(*queue) && event.accesses.iter().any(|access| access.proxy == Proxy::Barrier)
        }
        _ => false,
    })
}

/// Whether the hazard analysis gives up integers that decide something.
fn is_blurred(program: &Program) -> bool {
    let analysis = HazardAnalysis::new(program);
    program.functions.ids().any(|function| analysis.unfolding(function).is_some_and(Unfolding::is_blurred))
}

/// Whether what one thread did may be known by way of a copy that it issued later: who waits for the copy knows what its
/// warp knew of the same bytes. The analyses do not use that.
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

/// Whether Triton's own pass knows everything in the program: accesses of all warps, and barriers of the CTA.
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
