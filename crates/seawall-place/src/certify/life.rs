//! The life of one access along a path: in flight, complete, known to all warps
//! (`docs/semantics.md`, sections 2 and 3).

use seawall_base::define_id;
use seawall_model::{Action, CompletionArrival, Event, EventId, Mode, Program, Proxy, Queue};
use smallvec::SmallVec;

use super::MAX_NEWER;
use super::touch::Touch;

define_id!(/// One slot of an mbarrier buffer.
    pub(super) struct ObjectId, "mbarrier");

/// What is known about the mbarrier phase of an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Parity {
    /// Other partitions also arrive, so the phase is unknown here. The certifier assumes that every
    /// wait is for the right phase.
    Assumed,
    /// Only other partitions wait for it. This partition learns of their wait from an mbarrier at
    /// which they arrive. The certifier assumes that the next wait on such an mbarrier is the one.
    WaitedElsewhere,
    /// The parity of the phase number, counted from the initialization.
    Known(bool),
    /// As `Known`, but the phase waits for the operation only because each warp adds its own
    /// arrivals (`cp.async.mbarrier.arrive` without `.noinc`, PTX ISA). Until a barrier of all
    /// warps, arrivals of other warps may complete the phase without it.
    Raised(bool),
    /// Arrivals of other warps may have completed the phase. The parts of different warps may
    /// complete in different phases.
    Torn,
    /// Unknown because of an unknown slot or count.
    Unknown,
}

impl Parity {
    /// The parity of an operation that each warp adds to the phase itself.
    pub(super) fn raised(self) -> Parity {
        match self {
            Parity::Known(parity) => Parity::Raised(parity),
            Parity::Unknown => Parity::Torn,
            other => other,
        }
    }
}

/// The arrival of an operation at an mbarrier when it completes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Arrival {
    pub(super) object: ObjectId,
    pub(super) parity: Parity,
}

/// How far the knowledge of an access has spread through fences and split barriers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Published {
    /// Only its own warp knows it.
    No,
    /// Signalled at the split barrier with this number. The wait makes it known to all.
    Signalled(i32),
    /// A thread fence of each warp has released it. An execution-only barrier publishes it.
    Released,
    /// An mbarrier initialization after a fence of initializations. A cluster barrier makes it
    /// known to all, even a relaxed one.
    Initialised,
    /// Published by a thread fence and an execution-only barrier. The next thread fence makes it
    /// known to all.
    Synchronized,
}

/// The state of an earlier access on the path.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Life {
    /// An asynchronous operation that is not complete.
    InFlight {
        /// Newer groups of its queue, or `None` if its group is open.
        newer: Option<u32>,
        /// Newer operations with its token.
        same_token: u32,
        /// The mbarriers whose phase completes with it. For each, the first phase.
        arrivals: SmallVec<[Arrival; 2]>,
    },
    /// Complete, and known to its own warp.
    Complete {
        /// Whether all warps of the partition know it.
        known: bool,
        /// Whether a proxy fence came after it.
        fenced: bool,
        /// How far it has been published, if not all warps know it.
        published: Published,
    },
}

/// The effect of a step on the accesses before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Effect {
    /// No effect.
    None,
    /// Issues an asynchronous operation. For `tcgen05` with an arrival, all earlier operations of
    /// the queue arrive too, as with `tcgen05.commit` (PTX ISA).
    Issue { queue: Queue, event: EventId, arrival: Option<Arrival> },
    /// Closes the group of a queue.
    Commit(Queue),
    /// The operations of a queue so far arrive at an mbarrier when they are complete.
    Attach { queue: Queue, arrival: Option<Arrival> },
    /// An arrival at an mbarrier, or at an unknown one. With `torn`, arrivals of different warps
    /// may belong to different phases.
    Arrive { object: Option<ObjectId>, torn: bool },
    /// A callee waits for asynchronous operations, perhaps those of its caller.
    CalleeWaits,
    /// Waits on a queue.
    Wait(EventId),
    /// Waits for a phase of an mbarrier, with this parity if it is known. With `shared`, other
    /// partitions also use the mbarrier.
    WaitPhase { object: Option<ObjectId>, parity: Option<bool>, shared: bool },
    /// A barrier of all warps of the partition. Every warp then knows what each warp knew.
    Barrier,
    /// A barrier of all warps that does not order memory.
    ExecutionBarrier,
    /// As `ExecutionBarrier`, but fenced mbarrier initializations become known.
    RelaxedClusterBarrier,
    /// The signal of the split barrier with this number, with a fence.
    Signal(i32),
    /// The wait of the split barrier with this number.
    Await(i32),
    /// A fence between generic and async proxy.
    ProxyFence,
    /// A fence of ordinary memory.
    ThreadFence,
    /// A fence of mbarrier initializations.
    InitFence,
}

impl Effect {
    /// Whether it may change the life of a complete access. See [`Life::after`].
    pub(super) fn is_on_complete(&self) -> bool {
        match self {
            Effect::Barrier
            | Effect::ExecutionBarrier
            | Effect::RelaxedClusterBarrier
            | Effect::Signal(_)
            | Effect::Await(_)
            | Effect::ProxyFence
            | Effect::ThreadFence
            | Effect::InitFence => true,
            Effect::None
            | Effect::Issue { .. }
            | Effect::Commit(_)
            | Effect::Attach { .. }
            | Effect::Arrive { .. }
            | Effect::CalleeWaits
            | Effect::Wait(_)
            | Effect::WaitPhase { .. } => false,
        }
    }
}

/// How operations of the program's queues are counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Counting {
    /// No wait distinguishes larger numbers of newer groups.
    most: u32,
    /// Queues with operations that arrive at mbarriers. An engine orders two copies while the
    /// earlier is in flight for the warp. The certifier does not track which warps know of an
    /// arrival, so it does not use that order.
    arriving: Vec<Queue>,
}

impl Counting {
    pub(super) fn new(program: &Program) -> Self {
        let waits = program.events.values().filter_map(|event| match &event.action {
            Action::Wait(wait) => Some(wait),
            _ => None,
        });
        let counts = waits.flat_map(|wait| wait.pending.into_iter().chain(wait.tokens.iter().map(|t| t.age)));
        let arrives = |event: &Event| match &event.action {
            Action::Copy { queue, .. } => {
                event.accesses.iter().any(|access| access.proxy == Proxy::Barrier).then_some(*queue)
            }
            action => action.commits_to_mbarrier(),
        };
        let arriving = program.events.values().filter_map(arrives).collect();
        Counting { most: counts.max().unwrap_or(0).min(MAX_NEWER), arriving }
    }

    /// Whether some operations of the queue arrive at mbarriers.
    pub(super) fn arrives(&self, queue: Queue) -> bool {
        self.arriving.contains(&queue)
    }

    fn one_more(&self, count: u32) -> u32 {
        count.saturating_add(1).min(self.most)
    }
}

impl Life {
    /// Complete, and known to its own warp only.
    pub(super) const COMPLETE: Life =
        Life::Complete { known: false, fenced: false, published: Published::No };

    /// A newly issued asynchronous access.
    pub(super) fn issued(queue: Queue, arrival: Option<Arrival>) -> Life {
        let newer = (!queue.groups_by_commit()).then_some(0);
        Life::InFlight { newer, same_token: 0, arrivals: arrival.into_iter().collect() }
    }

    /// The life as seen by a caller, which has other mbarriers.
    pub(super) fn without_arrivals(&self) -> Life {
        match *self {
            Life::InFlight { newer, same_token, .. } => {
                Life::InFlight { newer, same_token, arrivals: SmallVec::new() }
            }
            Life::Complete { .. } => self.clone(),
        }
    }

    /// Whether no later access can conflict with it. `needs_fence` means that it is a generic-proxy
    /// write.
    pub(super) fn is_settled(&self, alone: bool, needs_fence: bool) -> bool {
        match *self {
            Life::InFlight { .. } => false,
            Life::Complete { known, fenced, .. } => (known || alone) && (fenced || !needs_fence),
        }
    }

    /// The life after a step of its partition with this effect.
    pub(super) fn after(
        self,
        program: &Program,
        touch: &Touch,
        effect: &Effect,
        counting: &Counting,
    ) -> Life {
        match self {
            Life::InFlight { .. } => self.in_flight_after(program, touch, effect, counting),
            Life::Complete { known, fenced, published } => {
                let (met, published) = match (effect, published) {
                    (Effect::Barrier, _) => (true, Published::No),
                    (Effect::Await(awaited), Published::Signalled(id)) if *awaited == id => {
                        (true, Published::No)
                    }
                    (Effect::ThreadFence, Published::Synchronized) => (true, Published::No),
                    (Effect::RelaxedClusterBarrier, Published::Initialised) => (true, Published::No),
                    (Effect::InitFence, Published::No) if is_init(program, touch) => {
                        (false, Published::Initialised)
                    }
                    // Of two open signals, the first determines the required wait.
                    (Effect::Signal(_), Published::Signalled(id)) => (false, Published::Signalled(id)),
                    (Effect::Signal(id), _) => (false, Published::Signalled(*id)),
                    (Effect::ThreadFence, Published::No) => (false, Published::Released),
                    (Effect::ExecutionBarrier | Effect::RelaxedClusterBarrier, Published::Released) => {
                        (false, Published::Synchronized)
                    }
                    (_, published) => (false, published),
                };
                let fenced = fenced || *effect == Effect::ProxyFence;
                if known || met {
                    Life::Complete { known: true, fenced, published: Published::No }
                } else {
                    Life::Complete { known, fenced, published }
                }
            }
        }
    }

    /// An alternative life after this effect. A phase that does not complete all of an operation
    /// may complete the waiting warp's part.
    pub(super) fn or_else_after(&self, effect: &Effect) -> Option<Life> {
        let Life::InFlight { arrivals, .. } = self else { return None };
        let Effect::WaitPhase { object, .. } = effect else {
            return (*effect == Effect::CalleeWaits).then_some(Life::COMPLETE);
        };
        let in_part = |arrival: &Arrival| {
            object.is_none_or(|object| object == arrival.object)
                && matches!(arrival.parity, Parity::Raised(_) | Parity::Torn)
        };
        arrivals.iter().any(in_part).then_some(Life::COMPLETE)
    }

    fn in_flight_after(self, program: &Program, touch: &Touch, effect: &Effect, counting: &Counting) -> Life {
        let Life::InFlight { mut newer, mut same_token, mut arrivals } = self else { return self };
        let own = |queue: Queue| touch.queue == Some(queue);
        match *effect {
            Effect::Issue { queue, event, arrival } if own(queue) => {
                if queue.groups_each_operation() {
                    newer = newer.map(|count| counting.one_more(count));
                }
                let tokens = program.events[event].accesses.iter().filter_map(|access| access.token);
                if tokens.into_iter().any(|token| touch.token == Some(token)) {
                    same_token = counting.one_more(same_token);
                }
                if queue.row().arrival == CompletionArrival::Once || queue.arrival_covers_earlier() {
                    attach(&mut arrivals, arrival);
                }
            }
            Effect::Commit(queue) if own(queue) && !queue.groups_each_operation() => {
                newer = Some(newer.map_or(0, |count| counting.one_more(count)));
            }
            Effect::Attach { queue, arrival } if own(queue) => attach(&mut arrivals, arrival),
            Effect::Wait(event) if is_waited_for(program, touch, newer, same_token, event) => {
                let known = touch.queue.is_some_and(Queue::wait_informs_partition);
                return Life::Complete { known, fenced: false, published: Published::No };
            }
            Effect::WaitPhase { object, parity, shared } => {
                let passed = |arrival: &Arrival| match arrival.parity {
                    Parity::WaitedElsewhere => shared,
                    Parity::Assumed => object == Some(arrival.object),
                    Parity::Known(own) => object == Some(arrival.object) && parity == Some(own),
                    Parity::Raised(_) | Parity::Torn | Parity::Unknown => false,
                };
                if arrivals.iter().any(passed) {
                    // Every warp of the partition waits and knows what arrived.
                    return Life::Complete { known: true, fenced: false, published: Published::No };
                }
            }
            Effect::Barrier | Effect::ExecutionBarrier | Effect::RelaxedClusterBarrier => {
                for arrival in &mut arrivals {
                    if let Parity::Raised(parity) = arrival.parity {
                        arrival.parity = Parity::Known(parity);
                    }
                }
            }
            Effect::Arrive { object, torn } => {
                for arrival in &mut arrivals {
                    let at_it = object.is_none_or(|object| object == arrival.object);
                    if at_it && (torn || matches!(arrival.parity, Parity::Raised(_))) {
                        arrival.parity = Parity::Torn;
                    }
                }
            }
            _ => {}
        }
        Life::InFlight { newer, same_token, arrivals }
    }
}

/// Whether an access initializes an mbarrier.
fn is_init(program: &Program, touch: &Touch) -> bool {
    let action = &program.events[touch.event].action;
    action.mbarrier_init().is_some()
}

/// Of several arrivals at one mbarrier, the first completes first.
fn attach(arrivals: &mut SmallVec<[Arrival; 2]>, arrival: Option<Arrival>) {
    if let Some(arrival) = arrival
        && arrivals.iter().all(|known| known.object != arrival.object)
    {
        arrivals.push(arrival);
    }
}

fn is_waited_for(
    program: &Program,
    touch: &Touch,
    newer: Option<u32>,
    same_token: u32,
    event: EventId,
) -> bool {
    let Action::Wait(wait) = &program.events[event].action else { return false };
    if touch.queue != Some(wait.queue) || (wait.read_only && touch.mode != Mode::Read) {
        return false;
    }
    let by_count = matches!((newer, wait.pending), (Some(newer), Some(pending)) if newer >= pending);
    let by_token =
        wait.tokens.iter().any(|named| touch.token == Some(named.token) && same_token >= named.age);
    by_count || by_token
}
