//! Pending accesses: what was touched since the last barrier on some path.
//!
//! Lattice: sets of (slice, class) pairs for reads and for writes, ordered by inclusion; join is union; bottom is
//! empty. A barrier empties the set. Each pair remembers one access as its witness, the first one in program
//! order that was recorded.
//!
//! Sets are flat sorted arrays: copying, joining and comparing them, which fixpoints do at every block, is then one pass
//! over memory. Queries look only at intervals that may meet.

use seawall_base::define_id;

use crate::hazard::{AccessRef, HazardKind};
use crate::side::Side;
use crate::slice::{SliceId, Slices};

define_id!(/// What a filter may ask about the op of an access; equal classes are treated alike.
    pub struct ClassId, "class");

/// An access waiting for a barrier, or meeting those that do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Pending {
    /// What it may touch.
    pub slice: SliceId,
    /// What filters know of it.
    pub class: ClassId,
    /// Which access it is.
    pub access: AccessRef,
}

/// Reads and writes since the last barrier.
#[derive(Clone, Debug, Default)]
pub struct PendingSet {
    reads: Side,
    writes: Side,
}

impl PendingSet {
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

    /// Whether such a read or write is held already.
    pub fn holds(&self, slices: &Slices<'_>, pending: &Pending, writes: bool) -> bool {
        let side = if writes { &self.writes } else { &self.reads };
        side.holds(slices, pending)
    }

    /// Union.
    pub fn join(&mut self, other: &PendingSet) {
        self.reads.join(&other.reads);
        self.writes.join(&other.writes);
    }

    /// Whether everything that `other` holds is held: joining it would change nothing.
    pub fn covers(&self, other: &PendingSet) -> bool {
        self.reads.covers(&other.reads) && self.writes.covers(&other.writes)
    }

    /// Whether both hold the same slices and classes.
    pub fn same(&self, other: &PendingSet) -> bool {
        self.reads.same(&other.reads) && self.writes.same(&other.writes)
    }

    /// All pending accesses; `true` marks writes.
    pub fn iter(&self) -> impl Iterator<Item = (bool, Pending)> {
        self.reads.iter().map(|p| (false, p)).chain(self.writes.iter().map(|p| (true, p)))
    }

    /// Moves the writes that `pick` picks to `other`.
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

    /// Every entry replaced by what `change` makes of its slice; `None` if that changes nothing.
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

    /// The first pending access that conflicts with `later`, and how. `skip` lets a caller declare a
    /// pair harmless.
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
