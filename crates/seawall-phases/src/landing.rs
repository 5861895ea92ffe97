//! Arrivals of engines, and which processes know that they have landed.
//!
//! An engine may take any time. A process knows that an arrival has landed if it knows a phase that
//! contains it. On a queue that arrives in the order of issue, a later arrival of the same process
//! shows it, too (`docs/semantics.md`). So each arrival has a number in its *stream*, a process and
//! a queue, and publishing it says that all up to it have landed. Bulk copies arrive in any order,
//! so that their streams are of one object each. Whether an arrival may fall in another phase is
//! checked where it arrives (`sync.rs`).
//!
//! An mbarrier may end, or be initialised again, before an arrival if the process that does so does
//! not know the last arrival of each stream there. If the order of a run does not matter, the same
//! is known in all its orders. One run in which engines arrive immediately then decides this for
//! all of them.

use std::rc::Rc;

use rustc_hash::FxHashSet;
use seawall_base::index_u32;
use seawall_model::{Action, BufferId, MBarrierEffect, Place, Program, Queue, Slot};
use smallvec::SmallVec;

use crate::checker::ModelChecker;
use crate::checker_state::{Arrival, Knowledge, Object, ObjectId, Owed, ProcessId, State, is_more};
use crate::concern::between;
use crate::finding::LifetimeFault;
use crate::graph::Graph;
use crate::phases::Instance;
use crate::step::Doing;
use crate::witness::{Witness, witness};

/// A process and a queue. For a queue that arrives in any order, also the object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stream {
    process: ProcessId,
    queue: Queue,
    object: Option<ObjectId>,
}

/// The number of a stream.
pub(crate) type StreamId = u32;

/// An arrival of an engine: its stream, and its number there, from 1 on.
pub(crate) type Landing = (StreamId, u32);

/// The last arrival of a stream at an object.
#[derive(Clone, Debug)]
pub(crate) struct Landed {
    pub(crate) landing: Landing,
    at: Instance,
}

/// How many arrivals of each stream are known to have landed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Landings(SmallVec<[u32; 4]>);

impl Landings {
    pub(crate) fn join(&mut self, other: &Landings) {
        if self.0.len() < other.0.len() {
            self.0.resize(other.0.len(), 0);
        }
        self.0.iter_mut().zip(&other.0).for_each(|(own, more)| *own = (*own).max(*more));
    }

    /// Whether [`Self::join`] would add something.
    pub(crate) fn learns_from(&self, other: &Landings) -> bool {
        is_more(&self.0, &other.0)
    }

    /// Notes that an arrival has landed, and so have those before it.
    pub(crate) fn saw(&mut self, (stream, number): Landing) {
        let at = stream as usize;
        if self.0.len() <= at {
            self.0.resize(at + 1, 0);
        }
        if let Some(known) = self.0.get_mut(at) {
            *known = (*known).max(number);
        }
    }

    /// Whether an arrival is known to have landed.
    pub(crate) fn has(&self, (stream, number): Landing) -> bool {
        self.0.get(stream as usize).is_some_and(|known| *known >= number)
    }

    /// Forgets an arrival and all that come after it.
    pub(crate) fn forget(&mut self, (stream, number): Landing) {
        if let Some(known) = self.0.get_mut(stream as usize) {
            *known = (*known).min(number.saturating_sub(1));
        }
    }
}

/// Arrivals at an object that a process may not know, in the order of their streams.
pub(crate) type Missed = SmallVec<[Landing; 2]>;

/// Returns the arrivals at an object that may be unknown when it ends. If mbarriers end only while
/// one process runs, these are the ones that no process knows: the join merges all knowledge.
pub(crate) fn missed(state: &State, object: &Object) -> Missed {
    let all = object.landed.iter().map(|landed| landed.landing);
    let is_known = |landing: &Landing| state.processes.iter().any(|by| by.knowledge.landed.has(*landing));
    all.filter(|landing| !(state.ends_alone && is_known(landing))).collect()
}

/// Returns which of some arrivals are unknown, a bit for each, the last one lowest.
pub(crate) fn lacking(knowledge: &Knowledge, missed: &Missed) -> u64 {
    missed.iter().fold(0, |word, landing| word << 1 | u64::from(!knowledge.landed.has(*landing)))
}

/// Whether no mbarrier ends, or is initialised again, while several processes run.
pub(crate) fn ends_alone(program: &Program) -> bool {
    between(program).iter().all(|(_, block)| {
        program.blocks[*block].events.iter().all(|event| {
            let action = &program.events[*event].action;
            !action.bounds_mbarrier_lifetime() && !matches!(action, Action::Call(_))
        })
    })
}

/// Whether some mbarrier may end, or be initialised again. If not, landed arrivals are not tracked.
pub(crate) fn may_end(program: &Program, graph: &Graph) -> bool {
    let mut begun: FxHashSet<(BufferId, Option<i64>)> = FxHashSet::default();
    for (id, event) in program.events.iter() {
        match event.action.mbarrier_effect() {
            Some(MBarrierEffect::Invalidate) => return true,
            Some(MBarrierEffect::Init { .. }) => {}
            Some(MBarrierEffect::Arrive(_) | MBarrierEffect::Wait { .. }) | None => continue,
        }
        let once = graph.block(id).is_some_and(|block| {
            let kernel = program.functions.values().any(|of| of.kernel && of.blocks.contains(&block));
            kernel && graph.loops(block).is_empty()
        });
        let print = event.accesses.iter().flat_map(|access| &access.footprints).next();
        let Some((Place::Buffer(buffer), print)) = print.map(|print| (print.place, print)) else {
            return true;
        };
        let slot = match print.slot {
            Slot::At(term) => program.terms.as_const(term),
            Slot::Whole | Slot::Any => None,
        };
        let several = slot.is_none() && begun.iter().any(|known| known.0 == buffer);
        if !once || several || begun.contains(&(buffer, None)) || !begun.insert((buffer, slot)) {
            return true;
        }
    }
    false
}

impl ModelChecker<'_> {
    /// Returns the number of a stream.
    fn stream(&mut self, stream: Stream) -> StreamId {
        let known = self.streams.iter().position(|known| *known == stream);
        let at = known.unwrap_or_else(|| {
            self.streams.push(stream);
            self.streams.len() - 1
        });
        index_u32(at)
    }

    /// Returns the stream of an arrival, if its arrivals come in the order of their issue.
    pub(crate) fn in_order(&self, arrival: &Arrival) -> Option<StreamId> {
        let (stream, _) = arrival.landing?;
        let known = self.streams.get(stream as usize)?;
        known.object.is_none().then_some(stream)
    }

    /// Returns the stream of all of some arrivals, if they have one and come in order.
    pub(crate) fn one_stream(&self, arrivals: &[Arrival]) -> Option<StreamId> {
        let first = self.in_order(arrivals.first()?)?;
        arrivals.iter().all(|arrival| self.in_order(arrival) == Some(first)).then_some(first)
    }

    /// Returns the first pending arrival of the stream of this one. Queues arrive in their order,
    /// except for bulk copies.
    pub(crate) fn first_of_stream(&self, owed: &[Owed], of: usize) -> usize {
        let own = owed.get(of).and_then(|owed| self.in_order(&owed.arrival));
        let first = owed.iter().position(|owed| own.is_some() && self.in_order(&owed.arrival) == own);
        first.unwrap_or(of)
    }

    /// Issues one more arrival of an engine at an object. `None` if landed arrivals are not
    /// tracked.
    pub(crate) fn issue(
        &mut self,
        state: &mut State,
        process: ProcessId,
        queue: Queue,
        object: ObjectId,
    ) -> Option<Landing> {
        if !self.may_end {
            return None;
        }
        let object = (!queue.row().arrives_in_order).then_some(object);
        let stream = self.stream(Stream { process, queue, object });
        let at = stream as usize;
        if state.issued.len() <= at {
            state.issued.resize(at + 1, 0);
        }
        let count = state.issued.get_mut(at)?;
        *count = count.saturating_add(1);
        Some((stream, *count))
    }

    /// Whether the process that ends an object, or initialises it again, knows all arrivals there.
    /// Records those that it does not know. Returns false if the run cannot continue.
    pub(crate) fn has_landed(&mut self, state: &State, process: ProcessId, object: ObjectId) -> bool {
        let Some(data) = state.objects.get(object) else { return true };
        let knows = &state.processes[process].knowledge.landed;
        let mut late = false;
        for landed in data.landed.iter().filter(|landed| !knows.has(landed.landing)) {
            let event = landed.at.event;
            let is_reported = self.record.has_lifetime(event, LifetimeFault::NotAlive)
                || self.proving && self.late.contains(&event);
            if !is_reported {
                let named = self.named(object);
                self.record.arrives_late(&landed.at, named, data.init);
                late = true;
            }
        }
        if !late || self.record.open_event().is_none() {
            return true;
        }
        // The run continues as if the arrival had landed. It ends here if no arguments for it are
        // found.
        let witness = if self.proving { Witness::Unknown } else { witness(&self.atoms, &state.ranges) };
        let Witness::Found(arguments) = witness else { return false };
        self.record.confirm(&arguments, &state.choices.values());
        true
    }

    /// Whether no mbarrier is alive where one is to be initialised, neither this one nor another in
    /// its memory. On NVIDIA GPUs the effect is undefined without an invalidation. gfx1250 has no
    /// operation that ends an mbarrier.
    pub(crate) fn has_ended(&mut self, state: &State, doing: &Doing<'_>, object: ObjectId) -> bool {
        let known = doing.spots.iter().flatten().all(|spot| self.places.buffer(*spot).is_some());
        if !self.proxies || !known {
            return true;
        }
        let meeting = self.places.overlapping(self.program, doing.spots.iter().flatten());
        let lives = |(number, data): (ObjectId, &Object)| {
            data.alive && (number == object || meeting.has_any(&data.spots))
        };
        let Some(living) = (0..).zip(&state.objects).position(lives) else { return true };
        let (at, named, init) = (self.here(state, doing), self.named(living), state.objects[living].init);
        self.record.lifetime(&at, named, LifetimeFault::NotEnded, init);
        false
    }
}

impl Object {
    /// Records an arrival of an engine.
    pub(crate) fn lands(&mut self, landing: Landing, at: &Instance) {
        let new = Landed { landing, at: at.clone() };
        let landed = Rc::make_mut(&mut self.landed);
        match landed.binary_search_by_key(&landing.0, |known| known.landing.0) {
            Ok(known) => {
                if let Some(place) = landed.get_mut(known) {
                    *place = new;
                }
            }
            Err(at) => landed.insert(at, new),
        }
    }
}
