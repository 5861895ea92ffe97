//! Which facts about a path matter between two touches of memory.

use seawall_model::Proxy;

use super::facts::{BARRIER, CLUSTER, DONE, FENCE, FENCE_BARRIER, INIT_FENCE, State};
use super::graph::{Kind, MBarrierUse, Touch};

const NO_FACTS: State = State::of(0);

/// The facts that order a pair of touches. Facts that the original has on all paths between them
/// must hold on all paths of the translation. Empty if the pair needs no order.
pub(crate) fn demand(earlier: &Touch, later: &Touch) -> State {
    // Each partition uses the scratch memory in which it gets its arguments.
    let is_scratch = earlier.scratch || later.scratch;
    match (earlier.kind, later.kind) {
        (Kind::Start, _) | (_, Kind::End) if is_scratch => NO_FACTS,
        (Kind::Data { writes, proxy, .. }, Kind::Data { writes: later_writes, proxy: later_proxy, .. }) => {
            if !may_overlap(earlier, later) {
                return NO_FACTS;
            }
            // What the async proxy has accessed is complete when a wait says so.
            let fences = match (proxy, later_proxy) {
                (Proxy::Generic, Proxy::Async) => FENCE | FENCE_BARRIER,
                (Proxy::Generic | Proxy::Async | Proxy::Barrier, _) => 0,
            };
            let facts = if writes || later_writes { DONE | BARRIER | CLUSTER | fences } else { 0 };
            State::of(facts).and_mbarriers()
        }
        (Kind::Data { .. }, Kind::MBarrier(of)) => match of {
            MBarrierUse::Init | MBarrierUse::Invalidate => reuse(earlier, later),
            MBarrierUse::Arrive | MBarrierUse::Expect => {
                State::of(DONE | BARRIER | FENCE).and_waits(u64::MAX)
            }
            MBarrierUse::Wait | MBarrierUse::Complete => NO_FACTS,
        },
        (Kind::MBarrier(of), Kind::Data { .. }) => match of {
            MBarrierUse::Init | MBarrierUse::Invalidate => reuse(earlier, later),
            MBarrierUse::Wait => State::of(BARRIER),
            MBarrierUse::Arrive | MBarrierUse::Expect | MBarrierUse::Complete => NO_FACTS,
        },
        (Kind::MBarrier(of), Kind::MBarrier(then)) => {
            if !may_overlap(earlier, later) {
                return NO_FACTS;
            }
            match bounds_lifetime(of) || bounds_lifetime(then) {
                true => State::of(BARRIER | CLUSTER | INIT_FENCE),
                false => NO_FACTS.and_mbarriers(),
            }
        }
        // The bytes of a copy are expected before it starts.
        (Kind::Start, Kind::MBarrier(MBarrierUse::Complete)) => {
            State::of(CLUSTER).and_mbarriers().without_arrivals()
        }
        // A thread that waits before it arrives may wait for itself.
        (Kind::Start, Kind::MBarrier(MBarrierUse::Wait)) => State::of(CLUSTER).and_mbarriers(),
        (Kind::Start, Kind::Data { .. } | Kind::MBarrier(_)) => State::of(CLUSTER).and_waits(u64::MAX),
        (Kind::Data { .. } | Kind::MBarrier(MBarrierUse::Wait), Kind::End) => {
            State::of(DONE | CLUSTER).and_mbarriers()
        }
        // Arrivals at two mbarriers have no order.
        (Kind::MBarrier(_), Kind::End) => State::of(CLUSTER),
        (Kind::Start, Kind::End) => State::of(CLUSTER),
        (Kind::StartOfGroups(queue), Kind::QueueWait(of, _)) if queue == of => State::of_groups(u8::MAX),
        (Kind::QueueWait(..) | Kind::Start | Kind::StartOfGroups(_) | Kind::End, _) => NO_FACTS,
        (_, Kind::QueueWait(..) | Kind::Start | Kind::StartOfGroups(_)) => NO_FACTS,
    }
}

fn bounds_lifetime(of: MBarrierUse) -> bool {
    match of {
        MBarrierUse::Init | MBarrierUse::Invalidate => true,
        MBarrierUse::Arrive | MBarrierUse::Expect | MBarrierUse::Wait | MBarrierUse::Complete => false,
    }
}

/// The facts that order two uses of the same bytes, of which one is the lifetime of an mbarrier.
fn reuse(earlier: &Touch, later: &Touch) -> State {
    if may_overlap(earlier, later) { State::of(DONE | BARRIER | CLUSTER) } else { NO_FACTS }
}

fn may_overlap(a: &Touch, b: &Touch) -> bool {
    match (&a.bytes, &b.bytes) {
        (Some(a), Some(b)) => a.overlap(b),
        _ => true,
    }
}
