//! Halves of split barriers beside those of the program: what they do to what flows, and to the life of one access.

use smallvec::SmallVec;

use super::Barriers;
use super::gaps::Gap;
use super::state::State;
use crate::pending::PendingSet;

/// One half of a split barrier (`docs/semantics.md`, section 3, rule 3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Half {
    /// Arrives, and publishes what its warp knows.
    Signal,
    /// Waits until all warps have arrived.
    Wait,
}

impl Barriers {
    /// The halves in a gap, in their order.
    pub(super) fn halves_in(&self, gap: Gap) -> &[Half] {
        match self.halves.is_empty() {
            true => &[],
            false => self.halves.get(&gap).map_or(&[], Vec::as_slice),
        }
    }

    /// What all that is added in a gap does to the state; the halves are of the barrier `split`.
    pub(super) fn pass(&self, gap: Gap, split: i32, state: &mut State) {
        if !self.placed.is_empty() && self.placed.contains(&gap) {
            state.synchronize();
        }
        for half in self.halves_in(gap) {
            match half {
                Half::Signal => {
                    let inits = std::mem::take(&mut state.fenced_inits);
                    state.committed.join(&inits);
                    state.signal(split);
                }
                // Its signal comes after the start of the function, and with it all that the caller did.
                Half::Wait => {
                    state.await_signal(split);
                    state.exposed = false;
                }
            }
        }
    }
}

/// What came before the signals of split barriers that have not been awaited: a set for each barrier, by its number. Numbers without a set
/// have an empty one, so that absence and emptiness are one.
#[derive(Clone, Debug, Default)]
pub(crate) struct Signalled(SmallVec<[(i32, PendingSet); 1]>);

impl Signalled {
    /// The sets, none of them empty.
    pub(super) fn sets(&self) -> impl Iterator<Item = &PendingSet> {
        self.0.iter().map(|(_, set)| set)
    }

    /// Adds what another path brings; whether that changed anything.
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
    /// What is complete was before the signal of the barrier `id`. What was signalled before stays so: a second signal only adds, and one of
    /// another barrier too, so that the first one has to be awaited.
    pub(super) fn signal(&mut self, id: i32) {
        let committed = std::mem::take(&mut self.committed);
        self.signalled.add(id, &committed);
    }

    /// All warps know what came before their signals of the barrier `id`.
    pub(super) fn await_signal(&mut self, id: i32) {
        self.signalled.0.retain(|(own, _)| *own != id);
    }
}
