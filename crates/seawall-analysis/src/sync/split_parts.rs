//! Added split barriers: their effects on the analysis state and on the life of one access.

use smallvec::SmallVec;

use super::Barriers;
use super::gaps::Gap;
use super::hazard_state::State;
use crate::pending::PendingSet;

/// One part of a split barrier (`docs/semantics.md`, S20).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum SplitBarrierPart {
    /// Arrives, and publishes what its warp knows.
    Signal,
    /// Waits until all warps have arrived.
    Wait,
}

impl Barriers {
    /// The split barrier parts in a gap, in order.
    pub(super) fn split_parts_in(&self, gap: Gap) -> &[SplitBarrierPart] {
        match self.split_parts.is_empty() {
            true => &[],
            false => self.split_parts.get(&gap).map_or(&[], Vec::as_slice),
        }
    }

    /// Applies everything that is added in a gap to the state. The parts belong to the barrier
    /// `split`.
    pub(super) fn pass(&self, gap: Gap, split: i32, state: &mut State) {
        if !self.placed.is_empty() && self.placed.contains(&gap) {
            state.synchronize();
        }
        for half in self.split_parts_in(gap) {
            match half {
                SplitBarrierPart::Signal => state.signal(split),
                // Its signal comes after the start of the function, and therefore after everything
                // that the caller did.
                SplitBarrierPart::Wait => {
                    state.await_signal(split);
                    state.exposed = false;
                }
            }
        }
    }
}

/// Per split barrier, the accesses before a signal without a wait yet. A missing entry equals an
/// empty set.
#[derive(Clone, Debug, Default)]
pub(crate) struct Signalled(SmallVec<[(i32, PendingSet); 1]>);

impl Signalled {
    /// The sets, none of which is empty.
    pub(super) fn sets(&self) -> impl Iterator<Item = &PendingSet> {
        self.0.iter().map(|(_, set)| set)
    }

    /// Merges the sets of another path. Returns whether that changed anything.
    pub(super) fn join(&mut self, other: &Signalled) -> bool {
        let mut changed = false;
        for (id, theirs) in &other.0 {
            changed |= self.add(*id, theirs);
        }
        changed
    }

    fn add(&mut self, id: i32, more: &PendingSet) -> bool {
        match self.0.iter_mut().find(|(own, _)| *own == id) {
            _ if more.is_empty() => false,
            Some((_, mine)) if mine.covers(more) => false,
            Some((_, mine)) => {
                mine.join(more);
                true
            }
            None => {
                self.0.push((id, more.clone()));
                true
            }
        }
    }
}

impl State {
    /// Marks completed accesses as signalled at the barrier `id`. Accesses signalled earlier stay
    /// so: a second signal only adds, and a signal of another barrier does not replace the wait for
    /// the first.
    pub(super) fn signal(&mut self, id: i32) {
        self.signal_inits(id);
        let committed = std::mem::take(&mut self.committed);
        self.signalled.add(id, &committed);
    }

    /// As [`State::signal`], for fenced initializations alone.
    pub(super) fn signal_inits(&mut self, id: i32) {
        let inits = std::mem::take(&mut self.fenced_inits);
        self.signalled.add(id, &inits);
    }

    /// All warps now know the accesses before their signals of the barrier `id`.
    pub(super) fn await_signal(&mut self, id: i32) {
        self.signalled.0.retain(|(own, _)| *own != id);
    }
}
