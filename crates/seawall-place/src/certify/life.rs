//! The life of one access along a path: in flight, complete, known to all (docs/semantics.md, sections 2 and 3).

use seawall_base::define_id;
use seawall_model::{Action, Event, EventId, MBarrierOp, Mode, Program, Proxy, Queue};
use smallvec::SmallVec;

use super::MAX_NEWER;
use super::touch::Touch;

define_id!(/// One slot of an mbarrier buffer.
    pub(super) struct ObjectId, "mbarrier");

/// What is known of the phase of an mbarrier that an operation belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Parity {
    /// Other partitions arrive too, so that it cannot be told here: every wait is taken to be for the right phase.
    Assumed,
    /// Only other partitions wait for it. That they have done so this partition learns from an mbarrier at which they
    /// arrive: the next wait on any such one is taken to be that.
    HandedOver,
    /// The parity of the number of the phase, counted from the initialisation.
    Known(bool),
    /// The same of a phase that waits for it only because each warp adds its own arrivals (`cp.async.mbarrier.arrive`
    /// without `.noinc`, PTX ISA). Before all warps have met, arrivals of others may end the phase without them.
    Raised(bool),
    /// They did, or may have: parts of different warps may complete in different phases.
    Torn,
    /// It could be told, but a slot or a count is not known.
    Unknown,
}

impl Parity {
    /// The same of an operation that each warp adds to the phase for itself.
    pub(super) fn raised(self) -> Parity {
        match self {
            Parity::Known(parity) => Parity::Raised(parity),
            Parity::Unknown => Parity::Torn,
            other => other,
        }
    }
}

/// An operation arrives at an mbarrier when it is complete.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Arrival {
    pub(super) object: ObjectId,
    pub(super) parity: Parity,
}

/// How far the order between an access and the rest of its partition has come by way of fences and halves of barriers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Published {
    /// Not at all.
    No,
    /// By the signal of the split barrier of this number; its await makes it known.
    Signalled(i32),
    /// By a thread fence of each warp; an execution-only barrier publishes it.
    Released,
    /// An mbarrier's initialisation, by a fence of such; a cluster barrier makes it known even if it is relaxed.
    Initialised,
    /// By thread fence and execution-only barrier; the next thread fence makes it known.
    Met,
}

/// What has become of an access that was made earlier on the path.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Life {
    /// An engine is at it.
    InFlight {
        /// Groups of its queue that are newer than its own; `None` if its group is not closed.
        newer: Option<u32>,
        /// Operations with its token that are newer.
        same_token: u32,
        /// mbarriers whose phase completes with it, at most one phase each: the first.
        arrivals: SmallVec<[Arrival; 2]>,
    },
    /// Its warp knows it.
    Complete {
        /// So do all warps of the partition.
        known: bool,
        /// A proxy fence came after it.
        fenced: bool,
        /// Not yet known to all, but on the way.
        published: Published,
    },
}

/// What a step of a path does to the accesses before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Effect {
    /// Nothing.
    None,
    /// Starts an asynchronous operation; one of `tcgen05` with an arrival commits all earlier ones to it, as
    /// `tcgen05.commit` does (PTX ISA).
    Issue { queue: Queue, event: EventId, arrival: Option<Arrival> },
    /// Closes the group of a queue.
    Commit(Queue),
    /// The operations of a queue so far arrive at an mbarrier once they are complete.
    Attach { queue: Queue, arrival: Option<Arrival> },
    /// Somebody arrives at an mbarrier, or at one that is not known.
    /// `torn`: arrivals of different warps may belong to different phases.
    Arrive { object: Option<ObjectId>, torn: bool },
    /// A callee waits for asynchronous operations, maybe for those of its caller.
    CalleeWaits,
    /// Waits on a queue.
    Wait(EventId),
    /// Waits for the phase of an mbarrier, of that parity if it is known. `shared`: other partitions use it too.
    WaitPhase { object: Option<ObjectId>, parity: Option<bool>, shared: bool },
    /// All warps of the partition meet, and then know what each knew.
    Barrier,
    /// All warps meet, memory is not ordered.
    ExecutionBarrier,
    /// The same, but mbarrier initialisations that were fenced become known.
    RelaxedClusterBarrier,
    /// Arrival half of the split barrier of this number, with a fence.
    Signal(i32),
    /// Waiting half.
    Await(i32),
    /// Between generic and async proxy.
    ProxyFence,
    /// Of ordinary memory.
    ThreadFence,
    /// Of the initialisations of mbarriers.
    InitFence,
}

/// How the queues of a program are counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Counting {
    /// No wait tells larger numbers of newer groups apart.
    most: u32,
    /// Queues of which some operations arrive at mbarriers. The engine orders two copies while the earlier is in flight for
    /// the warp; whether it is, who passes the wait for a phase knows, and that is not followed so far.
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
            Action::MBarrier(mbarrier) => match mbarrier.op {
                MBarrierOp::Commit { queue, .. } => Some(queue),
                _ => None,
            },
            Action::Copy { queue, .. } => {
                event.accesses.iter().any(|access| access.proxy == Proxy::Barrier).then_some(*queue)
            }
            _ => None,
        };
        let arriving = program.events.values().filter_map(arrives).collect();
        Counting { most: counts.max().unwrap_or(0).min(MAX_NEWER), arriving }
    }

    /// Whether some operations of the queue arrive at mbarriers.
    pub(super) fn arrives(&self, queue: Queue) -> bool {
        self.arriving.contains(&queue)
    }

    /// Whether every operation is a group of its own.
    fn groups_itself(&self, queue: Queue) -> bool {
        matches!(queue, Queue::Tdm | Queue::Async | Queue::Vmem | Queue::Ds | Queue::TmemAccess)
    }

    fn one_more(&self, count: u32) -> u32 {
        count.saturating_add(1).min(self.most)
    }
}

impl Life {
    /// Complete, and nobody else knows.
    pub(super) const COMPLETE: Life =
        Life::Complete { known: false, fenced: false, published: Published::No };

    /// An asynchronous access that has just been issued.
    pub(super) fn issued(counting: &Counting, queue: Queue, arrival: Option<Arrival>) -> Life {
        let newer = counting.groups_itself(queue).then_some(0);
        Life::InFlight { newer, same_token: 0, arrivals: arrival.into_iter().collect() }
    }

    /// The same to a caller, who knows other mbarriers.
    pub(super) fn without_arrivals(&self) -> Life {
        match *self {
            Life::InFlight { newer, same_token, .. } => {
                Life::InFlight { newer, same_token, arrivals: SmallVec::new() }
            }
            Life::Complete { .. } => self.clone(),
        }
    }

    /// Whether no later access needs anything of it any more. `needs_fence`: it is a write of the generic proxy.
    pub(super) fn is_over(&self, alone: bool, needs_fence: bool) -> bool {
        match *self {
            Life::InFlight { .. } => false,
            Life::Complete { known, fenced, .. } => (known || alone) && (fenced || !needs_fence),
        }
    }

    /// What becomes of it when its partition makes a step with this effect.
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
                    (Effect::ThreadFence, Published::Met) => (true, Published::No),
                    (Effect::RelaxedClusterBarrier, Published::Initialised) => (true, Published::No),
                    (Effect::InitFence, Published::No) if is_init(program, touch) => {
                        (false, Published::Initialised)
                    }
                    // Of two that are open, the first one has to be awaited.
                    (Effect::Signal(_), Published::Signalled(id)) => (false, Published::Signalled(id)),
                    (Effect::Signal(id), _) => (false, Published::Signalled(*id)),
                    (Effect::ThreadFence, Published::No) => (false, Published::Released),
                    (Effect::ExecutionBarrier | Effect::RelaxedClusterBarrier, Published::Released) => {
                        (false, Published::Met)
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

    /// What else may become of it with this effect: a phase that does not complete all of an operation may complete the part
    /// of the warp that waits.
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
                if counting.groups_itself(queue) {
                    newer = newer.map(|count| counting.one_more(count));
                }
                let tokens = program.events[event].accesses.iter().filter_map(|access| access.token);
                if tokens.into_iter().any(|token| touch.token == Some(token)) {
                    same_token = counting.one_more(same_token);
                }
                if queue == Queue::Tcgen05 {
                    attach(&mut arrivals, arrival);
                }
            }
            Effect::Commit(queue) if own(queue) && !counting.groups_itself(queue) => {
                newer = Some(newer.map_or(0, |count| counting.one_more(count)));
            }
            Effect::Attach { queue, arrival } if own(queue) => attach(&mut arrivals, arrival),
            Effect::Wait(event) if is_waited_for(program, touch, newer, same_token, event) => {
                return Life::COMPLETE;
            }
            Effect::WaitPhase { object, parity, shared } => {
                let passed = |arrival: &Arrival| match arrival.parity {
                    Parity::HandedOver => shared,
                    Parity::Assumed => object == Some(arrival.object),
                    Parity::Known(own) => object == Some(arrival.object) && parity == Some(own),
                    Parity::Raised(_) | Parity::Torn | Parity::Unknown => false,
                };
                if arrivals.iter().any(passed) {
                    // Every warp of the partition waits, and knows what arrived.
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

/// Whether an access is the initialisation of an mbarrier.
fn is_init(program: &Program, touch: &Touch) -> bool {
    let action = &program.events[touch.event].action;
    matches!(action, Action::MBarrier(mbarrier) if matches!(mbarrier.op, MBarrierOp::Init { .. }))
}

/// Of several arrivals at one mbarrier the first completes first.
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
