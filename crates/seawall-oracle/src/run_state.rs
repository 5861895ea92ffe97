//! The state of one run: warps, records of past accesses, synchronization objects.

use std::hash::{Hash, Hasher};
use std::rc::Rc;

use seawall_model::{BlockId, EventId, PartitionId, Queue};
use smallvec::SmallVec;

use crate::facts::Memory;
use crate::loaded::Loaded;
use crate::mix::Mix;
use crate::place::Touches;
use crate::set::{Carrier, Set};
use crate::tables::Tables;
use crate::value::Value;
use crate::warps::WarpIndex;

/// The status of a warp.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Status {
    /// Not running: before its fork or after its join.
    Dormant,
    /// Can take a step.
    Ready,
    /// Has arrived at a barrier of its partition.
    PartitionBarrier(PartitionBarrier),
    /// Waits for the signals of the other warps at a split barrier.
    AwaitsSignal(i32),
    /// Waits at a named barrier.
    Named(i64),
    /// Waits at a fork until all warps of the forking partition have arrived.
    Forking,
    /// Waits for the end of all partitions.
    Joining,
    /// Has ended.
    Ended,
    /// Stopped: a loop reached its limit.
    Cut,
}

/// Barriers of the warps of one partition. Each kind is a separate barrier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum PartitionBarrier {
    Cta,
    Cluster,
    Partitions,
    WarpGroup(u64),
    /// A wait of all warps for the operations of the first one.
    Completion,
}

/// The return position of a call, and what the parameters of the caller may name.
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
    /// Steps since the start. Equal for warps of one partition at the same execution of an event.
    pub(crate) position: u32,
    /// Start of the current function's frame.
    pub(crate) base: u32,
    pub(crate) arguments: Rc<[Touches]>,
    pub(crate) callers: Vec<Frame>,
    /// Closed groups per queue.
    pub(crate) closed: [u32; QUEUES],
    /// Whether the barrier at which it waits has a fence.
    pub(crate) fenced: bool,
}

pub(crate) const QUEUES: usize = 11;

pub(crate) fn queue_index(queue: Queue) -> usize {
    queue as usize
}

/// A past access that some warp does not know.
#[derive(Clone, Debug)]
pub(crate) struct Record {
    pub(crate) event: EventId,
    pub(crate) access: u16,
    pub(crate) warp: WarpIndex,
    pub(crate) partition: PartitionId,
    /// The warps whose accesses may conflict with it: those of its CTA or of all CTAs.
    pub(crate) concerns: Set,
    pub(crate) position: u32,
    pub(crate) touches: Touches,
    pub(crate) queue: Option<Queue>,
    /// The number of its group in the queue.
    pub(crate) group: u32,
    /// How many operations with its token the warp had issued before it.
    pub(crate) token: u32,
    /// Position of the oldest operation of its queue that was in flight for the warp when it was
    /// issued.
    pub(crate) oldest: u32,
    pub(crate) in_flight: bool,
    /// Whether a proxy fence is required before accesses through the async proxy.
    pub(crate) generic_write: bool,
    pub(crate) known: Set,
    pub(crate) fenced: Set,
    /// The carriers that know that it was issued.
    pub(crate) issued: Set,
}

impl Record {
    /// Whether no live warp can still conflict with it.
    pub(crate) fn is_settled(&self, live: &Set) -> bool {
        let concerned = live.and(&self.concerns);
        !self.in_flight
            && self.known.covers(&concerned)
            && (!self.generic_write || self.fenced.covers(&concerned))
    }
}

/// An mbarrier, or the full or empty part of a token's slot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Object {
    pub(crate) number: u32,
    /// One bit per CTA in which it is alive.
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
    /// The bytes that it completes. `None` if it makes arrivals instead.
    pub(crate) bytes: Option<i64>,
    /// Whether it completes all earlier operations of the queue, rather than one operation.
    pub(crate) commit: bool,
    /// How many arrivals it makes.
    pub(crate) count: i64,
    /// Whether it also arrives in other CTAs.
    pub(crate) reaches: bool,
    /// Carries what its warp knew, at the issue, about the bytes that the operation touches.
    pub(crate) knows: Carrier,
}

impl Arrival {
    /// Whether the operation of a record of the same warp is complete when this arrival comes.
    pub(crate) fn covers(&self, record: &Record) -> bool {
        let earlier = self.commit || self.queue.arrival_covers_earlier();
        record.queue == Some(self.queue)
            && (earlier && record.position < self.position
                || !self.commit && record.position == self.position)
    }
}

/// A named barrier with pending arrivals.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Named {
    pub(crate) id: i64,
    pub(crate) threads: u64,
    pub(crate) arrived: u64,
}

/// A choice that all warps of a partition make uniformly.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Decision {
    pub(crate) partition: PartitionId,
    pub(crate) position: u32,
    /// Distinguishes several choices at one event.
    pub(crate) question: u8,
    pub(crate) answer: i64,
}

/// Choices made for unknown values. Behind them, some findings are suppressed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Guesses {
    /// A partition that took one of several paths while others ran.
    pub(crate) by: Option<PartitionId>,
    /// Whether a slot or a phase was chosen.
    pub(crate) object: bool,
}

/// A counter of a warp.
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
    /// The choices that each warp remembers for unknown values.
    pub(crate) memories: Vec<Memory>,
    /// Values that were loaded from shared memory.
    pub(crate) loaded: Loaded,
    /// Iterations of each loop, for all warps.
    pub(crate) repeats: Vec<u32>,
    pub(crate) symbols: SmallVec<[Option<i64>; 4]>,
    pub(crate) records: Vec<Record>,
    pub(crate) objects: Vec<Object>,
    pub(crate) arrivals: Vec<Arrival>,
    pub(crate) named: Vec<Named>,
    pub(crate) decisions: Vec<Decision>,
    pub(crate) tallies: Vec<Tally>,
    /// The choices made for unknown values in this run.
    pub(crate) guesses: Guesses,
    /// The running warps.
    pub(crate) live: Set,
    /// The choices that led here, as a node in the explorer's tree.
    pub(crate) history: u32,
}

impl State {
    /// Publishes what any carrier in `from` knows to all carriers in `to`. With `memory`, this
    /// includes accesses, and not only that they were issued.
    pub(crate) fn publish(&mut self, from: &Set, to: &Set, memory: bool) {
        for record in &mut self.records {
            if record.in_flight && record.issued.intersects(from) {
                record.issued.add(to);
            }
            if memory && record.known.intersects(from) {
                record.known.add(to);
                if record.fenced.intersects(from) {
                    record.fenced.add(to);
                }
            }
        }
        if memory {
            self.forget();
        }
    }

    /// Drops the records that all live warps know and that need no fence.
    pub(crate) fn forget(&mut self) {
        let live = self.live;
        self.records.retain(|record| !record.is_settled(&live));
    }

    /// Moves the knowledge of one carrier to another.
    pub(crate) fn move_knowledge(&mut self, from: Carrier, to: Carrier) {
        self.publish(&Set::one(from), &Set::one(to), true);
        self.clear(from);
    }

    /// Removes all knowledge of a carrier.
    pub(crate) fn clear(&mut self, from: Carrier) {
        for record in &mut self.records {
            record.known.remove(from);
            record.fenced.remove(from);
            record.issued.remove(from);
        }
    }

    /// Adds 1 to a counter and returns its old value.
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

    /// Forgets decisions that every warp of their partition has passed.
    pub(crate) fn forget_decisions(&mut self, tables: &Tables<'_>) {
        let warps = &self.warps;
        // The warps of one CTA start together. Those of another CTA may not have started yet.
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

    /// The smallest position of the warps of a partition.
    fn horizon(&self, tables: &Tables<'_>, partition: PartitionId) -> u32 {
        let of_partition = self.warps.iter().enumerate().filter(|(at, _)| tables.partition(*at) == partition);
        of_partition.map(|(_, warp)| warp.position).min().unwrap_or(0)
    }

    /// A hash of everything on which the continuation depends. Positions are relative to the
    /// slowest warp of the partition, so runs of different lengths may have equal states. The hash
    /// ignores the order of unordered lists.
    pub(crate) fn fingerprint(&self, tables: &Tables<'_>) -> u64 {
        let horizons: SmallVec<[u32; 8]> =
            tables.program.partitions.ids().map(|id| self.horizon(tables, id)).collect();
        let since = |partition: PartitionId, position: u32| {
            let horizon = horizons[seawall_base::EntityId::index(partition)];
            if position < horizon { 0 } else { (position - horizon).saturating_add(1) }
        };
        let mut hash = Mix::new();
        for (at, warp) in self.warps.iter().enumerate() {
            (warp.status, warp.block, warp.index, warp.base, warp.fenced).hash(&mut hash);
            since(tables.partition(at), warp.position).hash(&mut hash);
            (&warp.arguments, &warp.callers).hash(&mut hash);
        }
        (&self.cells, &self.memories, &self.repeats, &self.symbols, self.guesses).hash(&mut hash);
        self.loaded.hash(&mut hash);
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
