//! Halves of split barriers beside those of the program: what they do to what flows, and to the life of one access.

use super::Barriers;
use super::gaps::Gap;
use super::state::State;

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

    /// What all that is added in a gap does to the state.
    pub(super) fn pass(&self, gap: Gap, state: &mut State) {
        if !self.placed.is_empty() && self.placed.contains(&gap) {
            state.synchronize();
        }
        for half in self.halves_in(gap) {
            match half {
                Half::Signal => {
                    let inits = std::mem::take(&mut state.fenced_inits);
                    state.committed.join(&inits);
                    state.signal();
                }
                // Its signal comes after the start of the function, and with it all that the caller did.
                Half::Wait => {
                    state.await_signal();
                    state.exposed = false;
                }
            }
        }
    }
}

impl State {
    /// What is complete was before the signal. What was signalled before stays so: a second signal only adds.
    pub(super) fn signal(&mut self) {
        let committed = std::mem::take(&mut self.committed);
        self.signalled.join(&committed);
    }

    /// All warps know what came before their signals.
    pub(super) fn await_signal(&mut self) {
        self.signalled = Default::default();
    }
}
