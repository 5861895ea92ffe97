//! Pending accesses: what was touched since the last barrier on some path, indexed so that a query costs what it
//! may overlap and not what is pending.
//!
//! Lattice: sets of (slice, class) pairs for reads and for writes, ordered by inclusion; join is union; bottom is
//! empty. A barrier empties the set. Each pair remembers one access as its witness, the first one in program
//! order that was recorded.

use std::collections::BTreeMap;
use std::ops::Bound;

use seawall_base::define_id;
use smallvec::SmallVec;

use crate::hazard::{AccessRef, HazardKind};
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

type Witnesses = SmallVec<[(ClassId, AccessRef); 1]>;

/// One side (reads or writes) of the pending accesses.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Side {
    /// By start of the allocated interval, then by slice.
    placed: BTreeMap<(u32, SliceId), (u32, Witnesses)>,
    /// Slices that may be anywhere.
    anywhere: BTreeMap<SliceId, Witnesses>,
    /// No interval in `placed` is longer; never shrinks, so that queries stay right.
    longest: u32,
}

impl Side {
    fn is_empty(&self) -> bool {
        self.placed.is_empty() && self.anywhere.is_empty()
    }

    fn insert(&mut self, slices: &Slices<'_>, pending: Pending) {
        let witnesses = match slices.get(pending.slice).interval {
            Some((start, end)) => {
                self.longest = self.longest.max(end - start);
                &mut self.placed.entry((start, pending.slice)).or_insert_with(|| (end, Witnesses::new())).1
            }
            None => self.anywhere.entry(pending.slice).or_default(),
        };
        add_witness(witnesses, pending.class, pending.access);
    }

    fn join(&mut self, other: &Side) {
        self.longest = self.longest.max(other.longest);
        for (key, (end, witnesses)) in &other.placed {
            let mine = &mut self.placed.entry(*key).or_insert_with(|| (*end, Witnesses::new())).1;
            witnesses.iter().for_each(|&(class, access)| add_witness(mine, class, access));
        }
        for (key, witnesses) in &other.anywhere {
            let mine = self.anywhere.entry(*key).or_default();
            witnesses.iter().for_each(|&(class, access)| add_witness(mine, class, access));
        }
    }

    /// Same slices with same classes; witnesses do not count.
    fn same(&self, other: &Side) -> bool {
        let classes = |w: &Witnesses| w.iter().map(|&(class, _)| class).collect::<SmallVec<[ClassId; 4]>>();
        self.placed.len() == other.placed.len()
            && self.anywhere.len() == other.anywhere.len()
            && self
                .placed
                .iter()
                .zip(&other.placed)
                .all(|(a, b)| a.0 == b.0 && classes(&a.1.1) == classes(&b.1.1))
            && self
                .anywhere
                .iter()
                .zip(&other.anywhere)
                .all(|(a, b)| a.0 == b.0 && classes(a.1) == classes(b.1))
    }

    fn all(&self) -> impl Iterator<Item = Pending> {
        let placed = self.placed.iter().map(|(key, (_, witnesses))| (key.1, witnesses));
        let anywhere = self.anywhere.iter().map(|(slice, witnesses)| (*slice, witnesses));
        placed.chain(anywhere).flat_map(|(slice, witnesses)| {
            witnesses.iter().map(move |&(class, access)| Pending { slice, class, access })
        })
    }

    /// Entries whose allocated interval meets `interval`; all of them if it is not known.
    fn near(&self, interval: Option<(u32, u32)>) -> impl Iterator<Item = Pending> {
        let (start, end) = interval.unwrap_or((0, u32::MAX));
        let low = start.saturating_sub(self.longest);
        let high = match interval {
            Some(_) => Bound::Excluded((end, SliceId::FIRST)),
            None => Bound::Unbounded,
        };
        let placed = self.placed.range((Bound::Included((low, SliceId::FIRST)), high));
        let placed = placed.filter(move |(_, (end, _))| *end > start).map(|(key, (_, w))| (key.1, w));
        let anywhere = self.anywhere.iter().map(|(slice, w)| (*slice, w));
        placed.chain(anywhere).flat_map(|(slice, witnesses)| {
            witnesses.iter().map(move |&(class, access)| Pending { slice, class, access })
        })
    }
}

fn add_witness(witnesses: &mut Witnesses, class: ClassId, access: AccessRef) {
    match witnesses.binary_search_by_key(&class, |w| w.0) {
        Ok(at) => witnesses[at].1 = witnesses[at].1.min(access),
        Err(at) => witnesses.insert(at, (class, access)),
    }
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

    /// Union.
    pub fn join(&mut self, other: &PendingSet) {
        self.reads.join(&other.reads);
        self.writes.join(&other.writes);
    }

    /// Whether both hold the same slices and classes.
    pub fn same(&self, other: &PendingSet) -> bool {
        self.reads.same(&other.reads) && self.writes.same(&other.writes)
    }

    /// All pending accesses; `true` marks writes.
    pub fn iter(&self) -> impl Iterator<Item = (bool, Pending)> {
        self.reads.all().map(|p| (false, p)).chain(self.writes.all().map(|p| (true, p)))
    }

    /// Every entry replaced by what `change` makes of its slice.
    #[must_use]
    pub fn map_slices<'p>(
        &self,
        slices: &mut Slices<'p>,
        mut change: impl FnMut(&mut Slices<'p>, SliceId) -> SliceId,
    ) -> PendingSet {
        let mut result = PendingSet::default();
        for (writes, pending) in self.iter() {
            let pending = Pending { slice: change(slices, pending.slice), ..pending };
            let side = if writes { &mut result.writes } else { &mut result.reads };
            side.insert(slices, pending);
        }
        result
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
