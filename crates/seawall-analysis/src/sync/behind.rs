//! Accesses before a barrier that other warps may not have passed as often, because conditional
//! barriers let them fall behind (`lags`).

use super::hazard_state::State;
use super::lags::Lag;
use crate::pending::PendingSet;

/// The accesses, by the number of barriers that the warps which are the farthest behind still have
/// to pass.
#[derive(Clone, Debug, Default)]
pub(crate) struct Behind {
    /// Published by a fenced barrier. Warps of one group know them. The first needs one barrier.
    published: Vec<PendingSet>,
    /// Before a thread fence with no barrier since.
    released: PendingSet,
    /// Published by a thread fence before a barrier without a fence. They also need a thread fence
    /// behind the barrier. The first needs no barrier.
    unacquired: Vec<PendingSet>,
}

impl Behind {
    /// The accesses that warps of other groups may not know.
    pub(super) fn of_other_groups(&self) -> impl Iterator<Item = &PendingSet> {
        self.published.iter().filter(|set| !set.is_empty())
    }

    /// The accesses that any other warp may not know.
    pub(super) fn of_any_warp(&self) -> impl Iterator<Item = &PendingSet> {
        self.unacquired.iter().chain([&self.released]).filter(|set| !set.is_empty())
    }

    /// Merges the accesses of another path. Returns whether that changed anything.
    pub(super) fn join(&mut self, other: &Behind) -> bool {
        join_all(&mut self.published, &other.published)
            | join(&mut self.released, &other.released)
            | join_all(&mut self.unacquired, &other.unacquired)
    }
}

impl State {
    /// Applies a thread fence.
    pub(super) fn fence_thread(&mut self) {
        let committed = std::mem::take(&mut self.committed);
        self.behind.released.join(&committed);
        if let Some(acquired) = self.behind.unacquired.first_mut() {
            *acquired = PendingSet::default();
        }
    }

    /// Applies a barrier of all warps or some.
    pub(super) fn pass_barrier(&mut self, lag: Lag) {
        let behind = &mut self.behind;
        behind.published.drain(..lag.advance.min(behind.published.len()));
        for _ in 0..lag.advance.min(behind.unacquired.len()) {
            let passed = behind.unacquired.remove(0);
            join(at(&mut behind.unacquired, 0), &passed);
        }
    }

    /// Applies a barrier of all warps. If it is `fenced`, it publishes what each warp knows to the
    /// warps that passed as many barriers, and is a thread fence on both sides.
    pub(super) fn publish(&mut self, lag: Lag, fenced: bool) {
        let behind = &mut self.behind;
        let released = std::mem::take(&mut behind.released);
        if !fenced {
            join(at(&mut behind.unacquired, lag.behind), &released);
            return;
        }
        if let Some(acquired) = behind.unacquired.first_mut() {
            *acquired = PendingSet::default();
        }
        if let Some(last) = lag.behind.checked_sub(1) {
            let published = at(&mut behind.published, last);
            published.join(&released);
            published.join(&self.committed);
        }
    }
}

fn at(sets: &mut Vec<PendingSet>, index: usize) -> &mut PendingSet {
    if sets.len() <= index {
        sets.resize_with(index + 1, PendingSet::default);
    }
    &mut sets[index]
}

fn join_all(mine: &mut Vec<PendingSet>, theirs: &[PendingSet]) -> bool {
    let mut changed = false;
    for (index, theirs) in theirs.iter().enumerate().filter(|(_, set)| !set.is_empty()) {
        changed |= join(at(mine, index), theirs);
    }
    changed
}

fn join(mine: &mut PendingSet, theirs: &PendingSet) -> bool {
    let changed = !mine.covers(theirs);
    if changed {
        mine.join(theirs);
    }
    changed
}
