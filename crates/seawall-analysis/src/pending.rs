//! Pending accesses: the accesses since the last barrier on some path.
//!
//! The lattice consists of sets of (slice, class) pairs for reads and for writes, ordered by
//! inclusion. Join is union and bottom is empty. A barrier empties the sets. Each pair has one
//! access as its witness: the first in program order.
//!
//! The sets are sorted arrays, because fixpoints copy, join and compare them at every block.
//! Queries visit only intervals that may overlap.

use seawall_base::define_id;

use crate::hazard::{AccessRef, HazardKind};
use crate::side::Side;
use crate::slice::{SliceId, Slices};

define_id!(/// A class of accesses that filters do not distinguish.
    pub struct ClassId, "class");

/// An access that waits for a barrier, or that is compared with pending accesses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Pending {
    /// The memory that it may touch.
    pub slice: SliceId,
    /// Its class, used by filters.
    pub class: ClassId,
    /// The access.
    pub access: AccessRef,
}

/// Reads and writes since the last barrier.
#[derive(Clone, Debug, Default)]
pub struct PendingSet {
    reads: Side,
    writes: Side,
}

impl PendingSet {
    /// The set without accesses.
    pub const EMPTY: PendingSet = PendingSet { reads: Side::EMPTY, writes: Side::EMPTY };

    /// Whether nothing is pending.
    pub fn is_empty(&self) -> bool {
        self.reads.is_empty() && self.writes.is_empty()
    }

    /// Records a read.
    pub fn add_read(&mut self, slices: &Slices<'_>, pending: Pending) {
        self.reads.insert(slices, pending);
    }

    /// Records a write.
    pub fn add_write(&mut self, slices: &Slices<'_>, pending: Pending) {
        self.writes.insert(slices, pending);
    }

    /// Whether the set has such a read or write already.
    pub fn holds(&self, slices: &Slices<'_>, pending: &Pending, writes: bool) -> bool {
        let side = if writes { &self.writes } else { &self.reads };
        side.holds(slices, pending)
    }

    /// Union.
    pub fn join(&mut self, other: &PendingSet) {
        self.reads.join(&other.reads);
        self.writes.join(&other.writes);
    }

    /// Whether the set contains all pairs of `other`, so that a join would change nothing.
    pub fn covers(&self, other: &PendingSet) -> bool {
        self.reads.covers(&other.reads) && self.writes.covers(&other.writes)
    }

    /// Whether both sets have the same slices and classes.
    pub fn same(&self, other: &PendingSet) -> bool {
        self.reads.same(&other.reads) && self.writes.same(&other.writes)
    }

    /// All pending accesses; `true` marks writes.
    pub fn iter(&self) -> impl Iterator<Item = (bool, Pending)> {
        self.reads.iter().map(|p| (false, p)).chain(self.writes.iter().map(|p| (true, p)))
    }

    /// Moves the writes for which `pick` holds to `other`.
    pub fn move_writes(
        &mut self,
        slices: &Slices<'_>,
        other: &mut PendingSet,
        pick: impl Fn(&Pending) -> bool,
    ) {
        let (picked, rest): (Vec<Pending>, Vec<Pending>) = self.writes.iter().partition(pick);
        if picked.is_empty() {
            return;
        }
        picked.into_iter().for_each(|pending| other.writes.insert(slices, pending));
        self.writes = Side::default();
        rest.into_iter().for_each(|pending| self.writes.insert(slices, pending));
    }

    /// Returns the set with `change` applied to every slice, or `None` if that changes nothing.
    #[must_use]
    pub fn map_slices<'p>(
        &self,
        slices: &mut Slices<'p>,
        mut change: impl FnMut(&mut Slices<'p>, SliceId) -> SliceId,
    ) -> Option<PendingSet> {
        if self.iter().all(|(_, p)| change(slices, p.slice) == p.slice) {
            return None;
        }
        let mut result = PendingSet::default();
        for (writes, pending) in self.iter() {
            let pending = Pending { slice: change(slices, pending.slice), ..pending };
            let side = if writes { &mut result.writes } else { &mut result.reads };
            side.insert(slices, pending);
        }
        Some(result)
    }

    /// Returns the first pending access that conflicts with `later`, and the kind of conflict.
    /// Pairs for which `skip` holds are ignored.
    pub fn conflict(
        &self,
        slices: &mut Slices<'_>,
        later: Pending,
        later_writes: bool,
        mut skip: impl FnMut(&Slices<'_>, &Pending) -> bool,
    ) -> Option<(HazardKind, Pending)> {
        let kind = if later_writes { HazardKind::Waw } else { HazardKind::Raw };
        if let Some(found) = first_overlap(&self.writes, slices, later, &mut skip) {
            return Some((kind, found));
        }
        let read = later_writes.then(|| first_overlap(&self.reads, slices, later, &mut skip));
        read.flatten().map(|found| (HazardKind::War, found))
    }
}

fn first_overlap(
    side: &Side,
    slices: &mut Slices<'_>,
    later: Pending,
    mut skip: impl FnMut(&Slices<'_>, &Pending) -> bool,
) -> Option<Pending> {
    let interval = slices.get(later.slice).interval;
    side.near(interval).find(|p| slices.may_overlap(p.slice, later.slice) && !skip(slices, p))
}
