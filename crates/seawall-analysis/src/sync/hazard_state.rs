//! The state of the hazard analysis: accesses that no barrier has ordered yet, and operations in
//! flight.
//!
//! For completed accesses, the lattice consists of sets of (slice, class) pairs ordered by
//! inclusion. An operation in flight also has the smallest number of newer groups on any path. Join
//! is union with minimum, and bottom is empty.

use seawall_model::{BufferId, Queue, TokenId};

use super::behind::Behind;
use super::split_parts::Signalled;
use crate::hazard::AccessRef;
use crate::pending::{ClassId, Pending, PendingSet};
use crate::slice::SliceId;

/// The largest group count. A wait that leaves more groups in flight completes nothing.
pub(crate) const MAX_NEWER: u8 = 200;

/// A set of small numbers, one bit each. The last bit represents all larger numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Counts(u64);

impl Counts {
    pub(crate) const NONE: Counts = Counts(0);
    pub(crate) const ZERO: Counts = Counts(1);
    const LAST: u64 = 1 << 63;

    /// Adds 1 to every number.
    fn age(&mut self) {
        self.0 = (self.0 << 1) | (self.0 & Self::LAST);
    }

    /// Removes the numbers from `least` on. Returns whether there were any.
    pub(crate) fn take_from(&mut self, least: u32) -> bool {
        let below = 1_u64.checked_shl(least).map_or(!Self::LAST, |bit| bit - 1);
        let some = self.0 & !below != 0;
        // The last bit may represent numbers below `least`.
        self.0 &= if least >= 63 { u64::MAX } else { below };
        some
    }
}

/// One mbarrier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct ObjectKey {
    pub(crate) buffer: BufferId,
    pub(crate) slot: u32,
}

/// The known arrivals at an mbarrier.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Arrivals {
    /// Arrivals since its initialization, modulo twice its count.
    pub(crate) count: u16,
    /// Whether there was an arrival since the latest wait for its phase. A bulk copy that arrives
    /// now is then expected.
    pub(crate) fresh: bool,
    /// Completed phases without a wait, at most 2. If there is one before the awaited phase, the
    /// wait may pass because of the phase two before.
    pub(crate) unwaited: u8,
    /// Whether each warp made some of the arrivals since then. A warp that is ahead may fill a
    /// phase with arrivals for the next.
    pub(crate) by_warps: bool,
}

impl Arrivals {
    pub(crate) const NONE: Arrivals = Arrivals { count: 0, fresh: false, unwaited: 0, by_warps: false };
}

/// Whether the phase in which an operation arrives can complete without it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Announced {
    /// It cannot.
    Yes,
    /// It cannot complete without the waiting warp's own part. The parts of other warps may be
    /// missing.
    ByOwnWarp,
    /// It can, so a wait for the phase does not complete the operation.
    No,
}

/// An asynchronous access that may be incomplete.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Flight {
    pub(crate) pending: Pending,
    pub(crate) writes: bool,
    pub(crate) reads: bool,
    pub(crate) queue: Queue,
    /// The mbarrier at which it arrives, and the parity of the phase if it is known.
    pub(crate) object: Option<ObjectKey>,
    pub(crate) parity: Option<bool>,
    /// Whether the phase waits for it.
    pub(crate) announced: Announced,
    /// Whether it adds its arrival to the phase itself. The phase may then have no other arrivals.
    pub(crate) inc: bool,
    /// Whether its group is still open.
    pub(crate) open: bool,
    /// The number of groups closed after its own.
    pub(crate) newer: u8,
    /// For any execution that may be in flight, on any path: the possible numbers of groups closed
    /// after its group.
    pub(crate) counts: Counts,
    pub(crate) token: Option<TokenId>,
    /// The number of newer operations with the same token.
    pub(crate) token_newer: u8,
    /// The possible numbers of newer operations with the token, for any execution on any path.
    pub(crate) token_counts: Counts,
    /// Whether it writes through the generic proxy.
    pub(crate) generic_proxy: bool,
}

impl Flight {
    /// Contains the access, because each access has its own number of newer groups.
    fn key(&self) -> (Queue, SliceId, ClassId, bool, Option<ObjectKey>, AccessRef) {
        let Pending { slice, class, access } = self.pending;
        (self.queue, slice, class, self.writes, self.object, access)
    }

    /// Updates the operation when a group of its queue is closed.
    pub(crate) fn age(&mut self) {
        self.counts.age();
        if self.open {
            (self.open, self.newer) = (false, 0);
            self.counts.0 |= Counts::ZERO.0;
        } else {
            self.newer = (self.newer + 1).min(MAX_NEWER);
        }
    }

    /// Updates the operation when another one with its token is issued.
    pub(crate) fn age_token(&mut self) {
        self.token_newer = (self.token_newer + 1).min(MAX_NEWER);
        self.token_counts.age();
    }

    /// Merges with another path, keeping the less complete state. Returns whether that changed
    /// anything.
    fn join(&mut self, other: &Flight) -> bool {
        let before = *self;
        self.open |= other.open;
        self.newer = self.newer.min(other.newer);
        self.counts.0 |= other.counts.0;
        self.token_newer = self.token_newer.min(other.token_newer);
        self.token_counts.0 |= other.token_counts.0;
        self.reads |= other.reads;
        self.announced = self.announced.max(other.announced);
        self.inc |= other.inc;
        self.generic_proxy |= other.generic_proxy;
        if self.parity != other.parity {
            self.parity = None;
        }
        if self.token != other.token {
            self.token = None;
        }
        before != *self
    }
}

/// The state at a program point.
#[derive(Clone, Debug, Default)]
pub(crate) struct State {
    /// Completed accesses that the issuing warp knows. Other warps know them after a barrier.
    pub(crate) committed: PendingSet,
    /// Where warps are behind others: accesses before a barrier that warps of other groups may not
    /// have passed as often.
    pub(crate) behind: Behind,
    /// Completed accesses before the signal of a split barrier without a wait yet, by the number of
    /// the barrier.
    pub(crate) signalled: Signalled,
    /// Fenced mbarrier initializations. A cluster barrier orders them even if it is relaxed.
    pub(crate) fenced_inits: PendingSet,
    /// Writes through the generic proxy since the last proxy fence.
    pub(crate) unfenced: PendingSet,
    /// Operations in flight, sorted by key.
    pub(crate) flight: Vec<Flight>,
    /// Arrivals at each mbarrier, or `None` if unknown.
    pub(crate) arrivals: Vec<(ObjectKey, Option<Arrivals>)>,
    /// Whether some path from the start of the function has no barrier.
    pub(crate) exposed: bool,
    /// Whether some path from the start of the function has no proxy fence.
    pub(crate) bare: bool,
}

impl State {
    /// Adds an operation in flight.
    pub(crate) fn launch(&mut self, flight: Flight) {
        match self.flight.binary_search_by(|f| f.key().cmp(&flight.key())) {
            // The newer instance completes last. Older ones may complete before it.
            Ok(at) => {
                let old = self.flight[at];
                let counts = Counts(flight.counts.0 | old.counts.0);
                let token_counts = Counts(flight.token_counts.0 | old.token_counts.0);
                let announced = flight.announced.max(old.announced);
                self.flight[at] = Flight { counts, token_counts, announced, ..flight };
            }
            Err(at) => self.flight.insert(at, flight),
        }
    }

    /// Updates the operations when another one with this token is issued.
    pub(crate) fn age_token(&mut self, token: Option<TokenId>) {
        let same = self.flight.iter_mut().filter(|f| token.is_some() && f.token == token);
        same.for_each(Flight::age_token);
    }

    /// Restores the order after entries were changed.
    pub(crate) fn sort_flight(&mut self) {
        self.flight.sort_by_key(Flight::key);
        let mut sorted: Vec<Flight> = Vec::with_capacity(self.flight.len());
        for flight in self.flight.drain(..) {
            match sorted.last_mut() {
                Some(last) if last.key() == flight.key() => {
                    last.join(&flight);
                }
                _ => sorted.push(flight),
            }
        }
        self.flight = sorted;
    }

    /// Merges the state of another path. Returns whether that changed anything.
    pub(crate) fn join(&mut self, other: &State) -> bool {
        let mut changed = false;
        for (mine, theirs) in [
            (&mut self.committed, &other.committed),
            (&mut self.fenced_inits, &other.fenced_inits),
            (&mut self.unfenced, &other.unfenced),
        ] {
            if !mine.covers(theirs) {
                mine.join(theirs);
                changed = true;
            }
        }
        changed |= self.behind.join(&other.behind);
        changed |= self.signalled.join(&other.signalled);
        for flight in &other.flight {
            match self.flight.binary_search_by(|f| f.key().cmp(&flight.key())) {
                Ok(at) => changed |= self.flight[at].join(flight),
                Err(at) => {
                    self.flight.insert(at, *flight);
                    changed = true;
                }
            }
        }
        changed |= self.join_arrivals(other);
        changed |= other.exposed && !self.exposed || other.bare && !self.bare;
        self.exposed |= other.exposed;
        self.bare |= other.bare;
        changed
    }

    fn join_arrivals(&mut self, other: &State) -> bool {
        let mut changed = false;
        for (key, count) in &mut self.arrivals {
            let theirs = other.arrivals.binary_search_by_key(key, |a| a.0).ok();
            let theirs = theirs.and_then(|at| other.arrivals[at].1);
            let joined = count.zip(theirs).filter(|(mine, theirs)| mine.count == theirs.count);
            let joined = joined.map(|(a, b)| Arrivals {
                count: a.count,
                fresh: a.fresh && b.fresh,
                unwaited: a.unwaited.max(b.unwaited),
                by_warps: a.by_warps || b.by_warps,
            });
            changed |= joined != *count;
            *count = joined;
        }
        for &(key, _) in &other.arrivals {
            if let Err(at) = self.arrivals.binary_search_by_key(&key, |a| a.0) {
                self.arrivals.insert(at, (key, None));
                changed = true;
            }
        }
        changed
    }

    /// Arrivals at an mbarrier.
    pub(crate) fn arrivals(&self, key: ObjectKey) -> Option<Arrivals> {
        let at = self.arrivals.binary_search_by_key(&key, |a| a.0).ok()?;
        self.arrivals[at].1
    }

    /// Sets them.
    pub(crate) fn set_arrivals(&mut self, key: ObjectKey, count: Option<Arrivals>) {
        match self.arrivals.binary_search_by_key(&key, |a| a.0) {
            Ok(at) => self.arrivals[at].1 = count,
            Err(at) => self.arrivals.insert(at, (key, count)),
        }
    }

    /// Forgets the arrivals at all mbarriers of a buffer, or of all buffers.
    pub(crate) fn forget_arrivals(&mut self, buffer: Option<BufferId>) {
        let meant = |key: &ObjectKey| buffer.is_none_or(|buffer| key.buffer == buffer);
        self.arrivals.iter_mut().filter(|known| meant(&known.0)).for_each(|known| known.1 = None);
        self.overtake(meant);
    }

    /// Marks the operations that arrive at an mbarrier: their parts may belong to different phases.
    pub(crate) fn tear(&mut self, key: ObjectKey) {
        let at_it = |flight: &&mut Flight| flight.object == Some(key);
        self.flight.iter_mut().filter(at_it).for_each(|flight| flight.announced = Announced::No);
    }

    /// Handles an arrival at these mbarriers: the phase may end before other warps have added their
    /// parts.
    pub(crate) fn overtake(&mut self, meant: impl Fn(&ObjectKey) -> bool) {
        let late = |flight: &&mut Flight| {
            flight.announced == Announced::ByOwnWarp && flight.object.as_ref().is_some_and(&meant)
        };
        self.flight.iter_mut().filter(late).for_each(|flight| flight.announced = Announced::No);
    }
}
