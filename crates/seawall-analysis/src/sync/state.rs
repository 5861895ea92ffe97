//! What flows along the unfolded graph: accesses that a barrier has not ordered yet, and operations in flight.
//!
//! Lattice: sets of (slice, class) ordered by inclusion for what is complete; for operations in flight the least number of
//! newer groups on any path; join is union with minimum. Bottom is empty.

use seawall_model::{BufferId, Queue, TokenId};

use super::halves::Signalled;
use crate::hazard::AccessRef;
use crate::pending::{ClassId, Pending, PendingSet};
use crate::slice::SliceId;

/// Groups are counted up to here; a wait that lets more than this many groups stay in flight completes nothing.
pub(crate) const MAX_NEWER: u8 = 200;

/// A set of small numbers, one bit each; the last bit stands for all that are larger.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Counts(u64);

impl Counts {
    pub(crate) const NONE: Counts = Counts(0);
    pub(crate) const ZERO: Counts = Counts(1);
    const LAST: u64 = 1 << 63;

    /// Every number becomes one larger.
    fn age(&mut self) {
        self.0 = (self.0 << 1) | (self.0 & Self::LAST);
    }

    /// Takes out the numbers from `least` on; whether there were any.
    pub(crate) fn take_from(&mut self, least: u32) -> bool {
        let below = 1_u64.checked_shl(least).map_or(!Self::LAST, |bit| bit - 1);
        let some = self.0 & !below != 0;
        // Larger numbers than are told apart may be smaller than `least`.
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

/// What is known to have happened at an mbarrier.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Arrivals {
    /// Since its initialisation, modulo twice its count.
    pub(crate) count: u16,
    /// There was one since the latest wait for the phase that the latest one belongs to: a bulk copy that arrives now
    /// has been announced.
    pub(crate) fresh: bool,
    /// Phases that had all their arrivals and that nobody has waited for, at most 2. While there is one before the phase
    /// that a wait is meant for, the wait may pass because of the phase two before.
    pub(crate) unwaited: u8,
    /// Since then each warp made some of them: one that is ahead may fill a phase with arrivals that are meant for the next.
    pub(crate) by_warps: bool,
}

impl Arrivals {
    pub(crate) const NONE: Arrivals = Arrivals { count: 0, fresh: false, unwaited: 0, by_warps: false };
}

/// Whether the phase in which an operation arrives can complete without it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Announced {
    /// No.
    Yes,
    /// Not without the part of the warp itself; other warps may not have come to add theirs to the phase yet.
    ByOwnWarp,
    /// It can: who waits for the phase cannot rely on it.
    No,
}

/// An asynchronous access that may not be complete.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Flight {
    pub(crate) pending: Pending,
    pub(crate) writes: bool,
    pub(crate) reads: bool,
    pub(crate) queue: Queue,
    /// The mbarrier at which it arrives, and the parity of the phase if that is known.
    pub(crate) object: Option<ObjectKey>,
    pub(crate) parity: Option<bool>,
    /// Whether that phase waits for it.
    pub(crate) announced: Announced,
    /// It adds its arrival to the phase itself, so that it may belong to one at which nobody has arrived.
    pub(crate) inc: bool,
    /// Its group is not closed yet.
    pub(crate) open: bool,
    /// Groups closed after its own.
    pub(crate) newer: u8,
    /// How many groups may have been closed after the group of an execution of it that may be in flight, on any path.
    pub(crate) counts: Counts,
    pub(crate) token: Option<TokenId>,
    /// Newer operations with the same token.
    pub(crate) token_newer: u8,
    /// How many of them there may be, for any execution on any path.
    pub(crate) token_counts: Counts,
    /// It writes through the generic proxy.
    pub(crate) generic_proxy: bool,
}

impl Flight {
    /// Accesses are told apart, since each has its own number of newer groups.
    fn key(&self) -> (Queue, SliceId, ClassId, bool, Option<ObjectKey>, AccessRef) {
        let Pending { slice, class, access } = self.pending;
        (self.queue, slice, class, self.writes, self.object, access)
    }

    /// A group of its queue is closed.
    pub(crate) fn age(&mut self) {
        self.counts.age();
        if self.open {
            (self.open, self.newer) = (false, 0);
            self.counts.0 |= Counts::ZERO.0;
        } else {
            self.newer = (self.newer + 1).min(MAX_NEWER);
        }
    }

    /// Another operation with its token is issued.
    pub(crate) fn age_token(&mut self) {
        self.token_newer = (self.token_newer + 1).min(MAX_NEWER);
        self.token_counts.age();
    }

    /// The less complete of two.
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

/// The state at one point.
#[derive(Clone, Debug, Default)]
pub(crate) struct State {
    /// Complete, and known to the warp that did it; other warps learn of it at a barrier.
    pub(crate) committed: PendingSet,
    /// Of those, what came before the signal of a split barrier that has not been awaited, by the number of the barrier.
    pub(crate) signalled: Signalled,
    /// Initialisations of mbarriers that a fence came after: a cluster barrier orders them even if it is relaxed.
    pub(crate) fenced_inits: PendingSet,
    /// Writes through the generic proxy since the last proxy fence.
    pub(crate) unfenced: PendingSet,
    /// Operations in flight, sorted by key.
    pub(crate) flight: Vec<Flight>,
    /// Arrivals at each mbarrier; `None` if not known.
    pub(crate) arrivals: Vec<(ObjectKey, Option<Arrivals>)>,
    /// No barrier since the start of the function on some path.
    pub(crate) exposed: bool,
    /// No proxy fence since the start of the function on some path.
    pub(crate) bare: bool,
}

impl State {
    /// Adds an operation in flight.
    pub(crate) fn launch(&mut self, flight: Flight) {
        match self.flight.binary_search_by(|f| f.key().cmp(&flight.key())) {
            // The newer instance is the one that completes last; older ones may complete before it.
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

    /// An operation with this token, if it has one, is issued.
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

    /// Adds what another path brings; whether that changed anything.
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

    /// Forgets what is known of all mbarriers of a buffer, or of all buffers.
    pub(crate) fn forget_arrivals(&mut self, buffer: Option<BufferId>) {
        let meant = |key: &ObjectKey| buffer.is_none_or(|buffer| key.buffer == buffer);
        self.arrivals.iter_mut().filter(|known| meant(&known.0)).for_each(|known| known.1 = None);
        self.overtake(meant);
    }

    /// Parts of the operations that arrive at an mbarrier may belong to different phases.
    pub(crate) fn tear(&mut self, key: ObjectKey) {
        let at_it = |flight: &&mut Flight| flight.object == Some(key);
        self.flight.iter_mut().filter(at_it).for_each(|flight| flight.announced = Announced::No);
    }

    /// Somebody arrives at these mbarriers: the phase may end before other warps have added their parts to it.
    pub(crate) fn overtake(&mut self, meant: impl Fn(&ObjectKey) -> bool) {
        let late = |flight: &&mut Flight| {
            flight.announced == Announced::ByOwnWarp && flight.object.as_ref().is_some_and(&meant)
        };
        self.flight.iter_mut().filter(late).for_each(|flight| flight.announced = Announced::No);
    }
}
