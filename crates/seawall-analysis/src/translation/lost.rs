//! Reports, one for each synchronization of the original that paths of the translation lack.

use std::collections::BTreeMap;

use seawall_model::{EventId, Queue};

use super::build::Objects;
use super::compare::Weaker;
use super::facts::{BARRIER, CLUSTER, Completes, DONE, FENCE, FENCE_BARRIER, INIT_FENCE, State};
use super::graph::{Graph, Kind, MBarrierUse, StepNumber, Touch};
use super::matching::{Matching, TouchRef, touches};
use super::paths::shortest;

/// An order between two accesses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Order {
    /// The earlier access completes on this queue.
    Completion(Queue),
    /// Groups of this queue are closed before a wait that counts them.
    Groups(Queue),
    /// All warps of the partition meet after the earlier access is complete.
    Barrier,
    /// The CTAs of the cluster meet.
    ClusterBarrier,
    /// A fence between the generic and the async proxy.
    ProxyFence,
    /// All warps of the partition meet after such a fence.
    BarrierAfterFence,
    /// A fence for the initialization of mbarriers.
    InitFence,
    /// A wait for the mbarrier at this address.
    MBarrierWait(u32),
    /// An arrival at the mbarrier at this address.
    MBarrierArrival(u32),
    /// An arrival that expects bytes at the mbarrier at this address.
    MBarrierExpect(u32),
}

/// An order that the original has on all paths between two accesses, and a path of the translation
/// lacks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lost {
    /// The order.
    pub order: Order,
    /// The earlier access in the translation. `None` for the start of the partition.
    pub earlier: Option<EventId>,
    /// The later access in the translation. `None` for the end of the partition.
    pub later: Option<EventId>,
    /// The same accesses in the original.
    pub original: (Option<EventId>, Option<EventId>),
    /// What makes the order in the original, if it is an event.
    pub made_by: Option<EventId>,
    /// The number of further pairs of the translation that lack the same order.
    pub others: usize,
    /// Whether no operation of the translation makes it. `later` then uses the same mbarrier.
    pub is_absent: bool,
}

/// The facts one by one.
fn facts(missing: &State, bits: u8) -> Vec<State> {
    let mut all = Vec::new();
    let known = [DONE, BARRIER, CLUSTER, FENCE, FENCE_BARRIER, INIT_FENCE];
    all.extend(known.into_iter().filter(|bit| bits & bit != 0).map(|bit| missing.only(bit)));
    if missing.groups() > 0 {
        all.push(State::of_groups(missing.groups()));
    }
    let ones = |mask: u64| (0..u64::BITS).map(|bit| 1 << bit).filter(move |bit: &u64| mask & bit != 0);
    all.extend(ones(missing.waits).map(State::of_waits));
    all.extend(ones(missing.arrives).map(|arrives| State::of_arrivals(arrives, 0)));
    all.extend(ones(missing.expects).map(|expects| State::of_arrivals(0, expects)));
    all
}

/// One report for each order and each event that makes it in the original.
pub(crate) fn grouped(
    original: &Graph,
    translation: &Graph,
    objects: &Objects,
    weaker: &[Weaker],
) -> Vec<Lost> {
    let event = |graph: &Graph, at: TouchRef| graph.step(at.step).event;
    let mut groups: BTreeMap<(Order, Option<StepNumber>), Vec<&Weaker>> = BTreeMap::new();
    for path in weaker {
        for fact in first_causes(&path.missing) {
            let (earlier, later) = path.original;
            let queue =
                |graph: &Graph, at: TouchRef| graph.step(at.step).touches[at.position as usize].completes();
            let made_by = maker(original, (earlier.step, later.step), queue(original, earlier), &fact);
            let completes_on = queue(translation, path.earlier);
            groups.entry((order(&fact, completes_on, objects), made_by)).or_default().push(path);
        }
    }
    let mut lost = Vec::new();
    for ((order, made_by), paths) in groups {
        let distance =
            |path: &&&Weaker| (path.earlier.step.abs_diff(path.later.step), path.later, path.earlier);
        let nearest = paths.iter().min_by_key(distance).expect("a group has a path");
        lost.push(Lost {
            order,
            earlier: event(translation, nearest.earlier),
            later: event(translation, nearest.later),
            original: (event(original, nearest.original.0), event(original, nearest.original.1)),
            made_by: made_by.and_then(|step| original.step(step).event),
            others: paths.len() - 1,
            is_absent: false,
        });
    }
    lost
}

/// Operations on mbarriers that no operation of the translation may come from, though it uses the
/// same mbarriers.
pub(crate) fn absent(original: &Graph, translation: &Graph, matching: &Matching) -> Vec<Lost> {
    let is_mbarrier = |touch: &Touch| matches!(touch.kind, Kind::MBarrier(_));
    let all: Vec<(TouchRef, &Touch)> = touches(translation).filter(|(_, touch)| is_mbarrier(touch)).collect();
    if all.iter().any(|(at, _)| matching.label(*at).is_none()) {
        return Vec::new();
    }
    let mut lost = Vec::new();
    for (at, touch) in touches(original) {
        let (Kind::MBarrier(of), Some(bytes)) = (touch.kind, &touch.bytes) else { continue };
        let start = bytes.runs.bounds().map_or(0, |bounds| bounds.0);
        let order = match of {
            MBarrierUse::Arrive => Order::MBarrierArrival(start),
            MBarrierUse::Expect => Order::MBarrierExpect(start),
            MBarrierUse::Wait => Order::MBarrierWait(start),
            MBarrierUse::Init | MBarrierUse::Invalidate | MBarrierUse::Complete => continue,
        };
        let is_user = |touch: &Touch| {
            [MBarrierUse::Complete, MBarrierUse::Wait].map(Kind::MBarrier).contains(&touch.kind)
        };
        let user = all.iter().find(|(_, other)| is_user(other) && other.bytes.as_ref() == Some(bytes));
        let (Some((user, _)), true) = (user, matching.used.binary_search(&at).is_err()) else { continue };
        let (later, own) = (translation.step(user.step).event, original.step(at.step).event);
        let original = (None, own);
        lost.push(Lost { order, earlier: None, later, original, made_by: own, others: 0, is_absent: true });
    }
    lost
}

/// The facts that do not follow from others that are missing: barriers and fences order only what
/// is complete, and there is no barrier after a fence without the fence.
fn first_causes(missing: &State) -> Vec<State> {
    let mut bits = missing.facts();
    if bits & DONE != 0 {
        bits &= !(BARRIER | FENCE | FENCE_BARRIER);
    }
    if bits & (FENCE | BARRIER) != 0 {
        bits &= !FENCE_BARRIER;
    }
    facts(missing, bits)
}

/// The last step on a shortest path of the original that makes a fact.
fn maker(
    graph: &Graph,
    (from, to): (StepNumber, StepNumber),
    queue: Option<Completes>,
    fact: &State,
) -> Option<StepNumber> {
    let mut state = State::after(queue, &graph.step(from).effect);
    let mut found = None;
    for number in shortest(graph, from, to) {
        let next = state.then(queue, &graph.step(number).effect);
        if !fact.without(&state).is_empty() && fact.without(&next).is_empty() {
            found = Some(number);
        }
        state = next;
    }
    found
}

fn order(fact: &State, queue: Option<Completes>, objects: &Objects) -> Order {
    let address = |mask: u64| objects.start(mask.trailing_zeros()).expect("a bit stands for an mbarrier");
    match (fact.waits, fact.arrives, fact.expects) {
        (waits, _, _) if waits != 0 => return Order::MBarrierWait(address(waits)),
        (_, arrives, _) if arrives != 0 => return Order::MBarrierArrival(address(arrives)),
        (_, _, expects) if expects != 0 => return Order::MBarrierExpect(address(expects)),
        _ => {}
    }
    let queue = queue.map(|completes| completes.queue);
    match fact.facts() {
        0 => Order::Groups(queue.expect("only groups of a queue are counted")),
        DONE => Order::Completion(queue.expect("an access without a queue is complete at once")),
        BARRIER => Order::Barrier,
        CLUSTER => Order::ClusterBarrier,
        FENCE => Order::ProxyFence,
        FENCE_BARRIER => Order::BarrierAfterFence,
        _ => Order::InitFence,
    }
}
