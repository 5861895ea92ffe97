//! The state of one run: warps, what is known of past accesses, synchronization objects.

use std::hash::{Hash, Hasher};
use std::rc::Rc;

use seawall_model::{BlockId, EventId, PartitionId, Queue};
use smallvec::SmallVec;

use crate::facts::Memory;
use crate::mix::Mix;
use crate::place::Touches;
use crate::set::{Carrier, Set};
use crate::tables::Tables;
use crate::value::Value;
use crate::warps::WarpIndex;

/// What keeps a warp.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Status {
    /// Does not run: before its fork, or after its join.
    Dormant,
    /// Can take a step.
    Ready,
    /// Has arrived at a rendezvous of its partition.
    Meeting(Meeting),
    /// Waits for the other halves of a split barrier.
    AwaitsSignal(i32),
    /// Waits at a named barrier.
    Named(i64),
    /// Waits for all warps that a fork starts, or at its end.
    Forking,
    /// Waits for all partitions to end.
    Joining,
    /// Has ended.
    Ended,
    /// Is not followed any further: a loop went beyond its bound.
    Cut,
}

/// Rendezvous of the warps of one partition, each a barrier of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Meeting {
    Cta,
    Cluster,
    Partitions,
    WarpGroup(u64),
}

/// Where a call returns to, and what the function called may name.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Frame {
    pub(crate) block: BlockId,
    pub(crate) index: u32,
    pub(crate) base: u32,
    pub(crate) arguments: Rc<[Touches]>,
}

/// One warp.
#[derive(Clone, Debug)]
pub(crate) struct Warp {
    pub(crate) status: Status,
    pub(crate) block: BlockId,
    /// The next event of the block.
    pub(crate) index: u32,
    /// Steps since the start: equal for warps of one partition that are at the same execution of an event.
    pub(crate) position: u32,
    /// Start of the frame of the function that it is in.
    pub(crate) base: u32,
    pub(crate) arguments: Rc<[Touches]>,
    pub(crate) callers: Vec<Frame>,
    /// Groups closed, per queue.
    pub(crate) closed: [u32; QUEUES],
    /// Whether the barrier that it has arrived at has a fence.
    pub(crate) fenced: bool,
}

pub(crate) const QUEUES: usize = 11;

pub(crate) fn queue_index(queue: Queue) -> usize {
    queue as usize
}

/// A past access that somebody does not know of.
#[derive(Clone, Debug)]
pub(crate) struct Record {
    pub(crate) event: EventId,
    pub(crate) access: u16,
    pub(crate) warp: WarpIndex,
    pub(crate) partition: PartitionId,
    /// Warps that it may clash with: those of its CTA, or of all.
    pub(crate) concerns: Set,
    pub(crate) position: u32,
    pub(crate) touches: Touches,
    pub(crate) queue: Option<Queue>,
    /// The group of its queue.
    pub(crate) group: u32,
    /// How many operations with its token the warp had issued before.
    pub(crate) token: u32,
    /// Position of the oldest operation of its queue that was in flight for the warp at its issue.
    pub(crate) oldest: u32,
    pub(crate) in_flight: bool,
    /// Whether it needs a proxy fence before accesses through the async proxy.
    pub(crate) generic_write: bool,
    pub(crate) known: Set,
    pub(crate) fenced: Set,
    /// Who knows that it was issued.
    pub(crate) issued: Set,
}

impl Record {
    /// Whether no live warp that it concerns can clash with it any more.
    pub(crate) fn is_settled(&self, live: &Set) -> bool {
        let concerned = live.and(&self.concerns);
        !self.in_flight
            && self.known.covers(&concerned)
            && (!self.generic_write || self.fenced.covers(&concerned))
    }
}

/// An mbarrier, or one half of a token's slot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Object {
    pub(crate) number: u32,
    /// A bit for each CTA in which it is alive.
    pub(crate) alive: u64,
    pub(crate) count: i64,
    pub(crate) pending: i64,
    pub(crate) bytes: i64,
    pub(crate) phases: u32,
    pub(crate) made_by: Option<EventId>,
    pub(crate) last_expect: Option<EventId>,
    pub(crate) touches: Touches,
}

/// An asynchronous operation that arrives at an object when it completes.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Arrival {
    pub(crate) event: EventId,
    pub(crate) warp: WarpIndex,
    pub(crate) position: u32,
    pub(crate) queue: Queue,
    pub(crate) object: u32,
    /// Bytes that it takes off, or `None` if it arrives.
    pub(crate) bytes: Option<i64>,
    /// Whether it completes all operations of the queue before it rather than one.
    pub(crate) commit: bool,
    /// How often it arrives.
    pub(crate) count: i64,
    /// Whether it arrives in other CTAs too.
    pub(crate) reaches: bool,
    /// Carries what its warp knew at the issue of the bytes that the operation touches.
    pub(crate) knows: Carrier,
}

/// A named barrier that some have arrived at.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Named {
    pub(crate) id: i64,
    pub(crate) threads: u64,
    pub(crate) arrived: u64,
}

/// A choice that all warps of a partition make alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Decision {
    pub(crate) partition: PartitionId,
    pub(crate) position: u32,
    /// Which of several at one event.
    pub(crate) question: u8,
    pub(crate) answer: i64,
}

/// Values that are not known and were taken for one of several, so that not all that follows needs to be so.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Guesses {
    /// A partition that went one of several ways while others ran.
    pub(crate) by: Option<PartitionId>,
    /// Whether a slot or a phase was guessed.
    pub(crate) object: bool,
}

/// A small counter: how often a warp has done something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Tally {
    pub(crate) warp: WarpIndex,
    pub(crate) what: u64,
    pub(crate) count: u32,
}

/// The state of one run.
#[derive(Clone, Debug)]
pub(crate) struct State {
    pub(crate) warps: Vec<Warp>,
    /// Block parameters of all warps.
    pub(crate) cells: Vec<Value>,
    /// What each warp remembers of values that are not known.
    pub(crate) memories: Vec<Memory>,
    /// Repetitions of each loop, of all warps.
    pub(crate) repeats: Vec<u32>,
    pub(crate) symbols: SmallVec<[Option<i64>; 4]>,
    pub(crate) records: Vec<Record>,
    pub(crate) objects: Vec<Object>,
    pub(crate) arrivals: Vec<Arrival>,
    pub(crate) named: Vec<Named>,
    pub(crate) decisions: Vec<Decision>,
    pub(crate) tallies: Vec<Tally>,
    /// What the run has been guessed to do where a value is not known.
    pub(crate) guesses: Guesses,
    /// Warps that run.
    pub(crate) live: Set,
    /// Choices that led here, in the explorer's tree.
    pub(crate) history: u32,
}

impl State {
    /// Lets everyone in `to` know what anyone in `from` knows. `memory`: accesses too, not only that they were issued.
    pub(crate) fn publish(&mut self, from: &Set, to: &Set, memory: bool) {
        for record in &mut self.records {
            if record.in_flight && record.issued.meets(from) {
                record.issued.add(to);
            }
            if memory && record.known.meets(from) {
                record.known.add(to);
                if record.fenced.meets(from) {
                    record.fenced.add(to);
                }
            }
        }
        if memory {
            self.forget();
        }
    }

    /// Drops what all live warps know, and may follow without a fence.
    pub(crate) fn forget(&mut self) {
        let live = self.live;
        self.records.retain(|record| !record.is_settled(&live));
    }

    /// Moves what one carrier knows to another.
    pub(crate) fn hand_over(&mut self, from: Carrier, to: Carrier) {
        self.publish(&Set::one(from), &Set::one(to), true);
        self.clear(from);
    }

    /// Takes everything from a carrier.
    pub(crate) fn clear(&mut self, from: Carrier) {
        for record in &mut self.records {
            record.known.remove(from);
            record.fenced.remove(from);
            record.issued.remove(from);
        }
    }

    /// Adds 1 to a counter and gives what it was.
    pub(crate) fn count(&mut self, warp: WarpIndex, what: u64) -> u32 {
        match self.tallies.iter_mut().find(|tally| tally.warp == warp && tally.what == what) {
            Some(tally) => {
                tally.count = tally.count.wrapping_add(1);
                tally.count.wrapping_sub(1)
            }
            None => {
                self.tallies.push(Tally { warp, what, count: 1 });
                0
            }
        }
    }

    pub(crate) fn counted(&self, warp: WarpIndex, what: u64) -> u32 {
        let tally = self.tallies.iter().find(|tally| tally.warp == warp && tally.what == what);
        tally.map_or(0, |tally| tally.count)
    }

    pub(crate) fn decided(&self, partition: PartitionId, position: u32, question: u8) -> Option<i64> {
        let found = self
            .decisions
            .iter()
            .find(|d| d.partition == partition && d.position == position && d.question == question);
        found.map(|decision| decision.answer)
    }

    /// Forgets decisions that every warp of their partition has followed.
    pub(crate) fn forget_decisions(&mut self, tables: &Tables<'_>) {
        let warps = &self.warps;
        // The warps of one CTA start together; those of another may be yet to start.
        let follows = |warp: &Warp| match warp.status {
            Status::Ended | Status::Cut => false,
            Status::Dormant => tables.warps.ctas > 1,
            _ => true,
        };
        self.decisions.retain(|decision| {
            warps.iter().enumerate().any(|(at, warp)| {
                tables.partition(at) == decision.partition
                    && warp.position <= decision.position
                    && follows(warp)
            })
        });
    }

    /// The first position that some live warp of a partition has not left behind.
    fn horizon(&self, tables: &Tables<'_>, partition: PartitionId) -> u32 {
        let of_partition = self.warps.iter().enumerate().filter(|(at, _)| tables.partition(*at) == partition);
        of_partition.map(|(_, warp)| warp.position).min().unwrap_or(0)
    }

    /// A hash of everything that what follows depends on. Positions count from the slowest warp of their partition, so
    /// that runs of different length that end alike are alike; the order of lists without order does not matter.
    pub(crate) fn fingerprint(&self, tables: &Tables<'_>) -> u64 {
        let horizons: SmallVec<[u32; 8]> =
            tables.program.partitions.ids().map(|id| self.horizon(tables, id)).collect();
        let since = |partition: PartitionId, position: u32| {
            let horizon = horizons.get(seawall_base::EntityId::index(partition)).copied().unwrap_or(0);
            if position < horizon { 0 } else { (position - horizon).saturating_add(1) }
        };
        let mut hash = Mix::new();
        for (at, warp) in self.warps.iter().enumerate() {
            (warp.status, warp.block, warp.index, warp.base, warp.fenced).hash(&mut hash);
            since(tables.partition(at), warp.position).hash(&mut hash);
            (&warp.arguments, &warp.callers).hash(&mut hash);
        }
        (&self.cells, &self.memories, &self.repeats, &self.symbols, self.guesses).hash(&mut hash);
        let mut sum = 0u64;
        let mut unordered = |part: &dyn Fn(&mut Mix)| {
            let mut hash = Mix::new();
            part(&mut hash);
            sum = sum.wrapping_add(hash.finish());
        };
        for r in &self.records {
            unordered(&|hash| {
                (0u8, r.event, r.access, r.warp, &r.touches, r.in_flight, r.known, r.fenced, r.issued)
                    .hash(hash);
                (since(r.partition, r.position), since(r.partition, r.oldest)).hash(hash);
                if let (true, Some(queue)) = (r.in_flight, r.queue) {
                    let closed = self.warps.get(r.warp).map_or(0, |warp| warp.closed[queue_index(queue)]);
                    (closed.wrapping_sub(r.group), r.token).hash(hash);
                }
            });
        }
        for o in &self.objects {
            let parity = o.phases & 1;
            unordered(&|hash| (1u8, o.number, o.alive, o.count, o.pending, o.bytes, parity).hash(hash));
        }
        for a in &self.arrivals {
            let at = since(tables.partition(a.warp), a.position);
            unordered(&|hash| {
                (2u8, a.event, a.warp, at, a.queue, a.object, a.bytes, a.commit, a.knows).hash(hash);
            });
        }
        for named in &self.named {
            unordered(&|hash| (3u8, named).hash(hash));
        }
        for d in &self.decisions {
            let at = since(d.partition, d.position);
            unordered(&|hash| (4u8, d.partition, at, d.question, d.answer).hash(hash));
        }
        for tally in &self.tallies {
            unordered(&|hash| (5u8, tally).hash(hash));
        }
        sum.hash(&mut hash);
        hash.finish()
    }
}
