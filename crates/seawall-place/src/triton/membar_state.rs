//! The dataflow state: the pending accesses, and the accesses of the function before its first
//! barrier.
//!
//! The lattice consists of pairs of [`PendingSet`]s and the flag "every path from the entry has
//! passed a barrier". Join is union and conjunction.

use std::ops::Deref;
use std::rc::Rc;

use seawall_analysis::{Pending, PendingSet, SliceId, Slices};

use super::rules::Rules;
use super::step::Step;

/// A set that neighboring blocks share until one changes it. Barriers make most sets empty, and an
/// empty set has no allocation.
#[derive(Clone, Debug, Default)]
pub(super) struct Shared(Option<Rc<PendingSet>>);

static EMPTY: PendingSet = PendingSet::EMPTY;

impl Deref for Shared {
    type Target = PendingSet;

    fn deref(&self) -> &PendingSet {
        self.0.as_deref().unwrap_or(&EMPTY)
    }
}

impl Shared {
    fn make_mut(&mut self) -> &mut PendingSet {
        Rc::make_mut(self.0.get_or_insert_default())
    }

    fn is_shared_with(&self, other: &Shared) -> bool {
        match (&self.0, &other.0) {
            (Some(a), Some(b)) => Rc::ptr_eq(a, b),
            (None, None) => true,
            (Some(_), None) | (None, Some(_)) => false,
        }
    }
}

/// `MembarInfo` in Triton.
#[derive(Clone, Debug, Default)]
pub(super) struct State {
    pub(super) pending: Shared,
    /// Accesses since the function's entry, before the first barrier on some path.
    pub(super) entry: Shared,
    /// Whether every path from the entry to here has passed a barrier.
    pub(super) synced: bool,
}

impl State {
    /// Applies a barrier.
    pub(super) fn sync(&mut self) {
        self.pending = Shared::default();
        self.synced = true;
    }

    /// Applies the explicit accesses and scratch writes of a step.
    pub(super) fn add_effects(&mut self, slices: &Slices<'_>, rules: Rules, step: &Step) {
        if step.stays_pending(rules) {
            add(slices, &mut self.pending, step.explicit());
        }
        if !self.synced {
            add(slices, &mut self.entry, step.later(rules));
        }
    }

    /// Applies the scratch read of a step.
    pub(super) fn add_scratch_read(&mut self, slices: &Slices<'_>, rules: Rules, step: &Step) {
        let Some(read) = step.scratch_read() else { return };
        add(slices, &mut self.pending, [(false, read)]);
        if !self.synced && !matches!(rules, Rules::Proxy(_)) {
            add(slices, &mut self.entry, [(false, read)]);
        }
    }

    /// Applies a call whose callee has this summary.
    pub(super) fn apply_call(&mut self, callee: &State) {
        if !self.synced && !callee.entry.is_empty() {
            self.entry.make_mut().join(&callee.entry);
        }
        if callee.synced {
            self.sync();
        }
        if !callee.pending.is_empty() {
            self.pending.make_mut().join(&callee.pending);
        }
    }

    /// Merges the state of another path.
    pub(super) fn join(&mut self, other: &State) {
        join_sets(&mut self.pending, &other.pending);
        join_sets(&mut self.entry, &other.entry);
        self.synced &= other.synced;
    }

    /// Whether both states are equal.
    pub(super) fn same(&self, other: &State) -> bool {
        self.synced == other.synced
            && same_sets(&self.pending, &other.pending)
            && same_sets(&self.entry, &other.entry)
    }

    /// Applies `change` to every slice.
    pub(super) fn map_slices<'p>(
        &mut self,
        slices: &mut Slices<'p>,
        mut change: impl FnMut(&mut Slices<'p>, SliceId) -> SliceId,
    ) {
        for set in [&mut self.pending, &mut self.entry] {
            if let Some(changed) = set.map_slices(slices, &mut change) {
                *set = Shared(Some(Rc::new(changed)));
            }
        }
    }
}

/// Adds accesses to a set. `true` marks writes.
fn add(slices: &Slices<'_>, set: &mut Shared, accesses: impl IntoIterator<Item = (bool, Pending)>) {
    for (writes, access) in accesses {
        match writes {
            _ if set.holds(slices, &access, writes) => {}
            true => set.make_mut().add_write(slices, access),
            false => set.make_mut().add_read(slices, access),
        }
    }
}

fn join_sets(mine: &mut Shared, other: &Shared) {
    if mine.is_shared_with(other) || mine.covers(other) {
        return;
    }
    if other.covers(mine) {
        *mine = other.clone();
    } else {
        mine.make_mut().join(other);
    }
}

fn same_sets(a: &Shared, b: &Shared) -> bool {
    a.is_shared_with(b) || a.same(b)
}
