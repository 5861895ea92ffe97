//! The dataflow state: the pending accesses, and the accesses of the function before its first
//! barrier.
//!
//! The lattice consists of pairs of [`PendingSet`]s and the flag "every path from the entry has
//! passed a barrier". Join is union and conjunction. Neighboring blocks share sets until one
//! changes.

use std::rc::Rc;

use seawall_analysis::{Pending, PendingSet, SliceId, Slices};

use super::rules::Rules;
use super::step::Step;

/// `MembarInfo` in Triton.
#[derive(Clone, Debug, Default)]
pub(super) struct State {
    pub(super) pending: Rc<PendingSet>,
    /// Accesses since the function's entry, before the first barrier on some path.
    pub(super) entry: Rc<PendingSet>,
    /// Whether every path from the entry to here has passed a barrier.
    pub(super) synced: bool,
}

impl State {
    /// Applies a barrier.
    pub(super) fn sync(&mut self) {
        if !self.pending.is_empty() {
            self.pending = Rc::default();
        }
        self.synced = true;
    }

    /// Applies the explicit accesses and scratch writes of a step.
    pub(super) fn add_effects(&mut self, slices: &Slices<'_>, rules: Rules, step: &Step) {
        if step.stays_pending(rules) {
            let reads = step.reads.iter().map(|&pending| (false, pending));
            let writes = step.writes.iter().map(|&pending| (true, pending));
            add(slices, &mut self.pending, reads.chain(writes));
        }
        if !self.synced {
            add(slices, &mut self.entry, step.later(rules));
        }
    }

    /// Applies the scratch read of a step.
    pub(super) fn add_scratch_read(&mut self, slices: &Slices<'_>, rules: Rules, step: &Step) {
        let Some(read) = step.scratch_read else { return };
        add(slices, &mut self.pending, [(false, read)]);
        if !self.synced && !matches!(rules, Rules::Proxy(_)) {
            add(slices, &mut self.entry, [(false, read)]);
        }
    }

    /// Applies a call whose callee has this summary.
    pub(super) fn apply_call(&mut self, callee: &State) {
        if !self.synced && !callee.entry.is_empty() {
            Rc::make_mut(&mut self.entry).join(&callee.entry);
        }
        if callee.synced {
            self.sync();
        }
        if !callee.pending.is_empty() {
            Rc::make_mut(&mut self.pending).join(&callee.pending);
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
                *set = Rc::new(changed);
            }
        }
    }
}

/// Adds accesses to a set. `true` marks writes.
fn add(slices: &Slices<'_>, set: &mut Rc<PendingSet>, accesses: impl IntoIterator<Item = (bool, Pending)>) {
    for (writes, access) in accesses {
        match writes {
            _ if set.holds(slices, &access, writes) => {}
            true => Rc::make_mut(set).add_write(slices, access),
            false => Rc::make_mut(set).add_read(slices, access),
        }
    }
}

fn join_sets(mine: &mut Rc<PendingSet>, other: &Rc<PendingSet>) {
    if Rc::ptr_eq(mine, other) || mine.covers(other) {
        return;
    }
    if other.covers(mine) {
        *mine = Rc::clone(other);
    } else {
        Rc::make_mut(mine).join(other);
    }
}

fn same_sets(a: &Rc<PendingSet>, b: &Rc<PendingSet>) -> bool {
    Rc::ptr_eq(a, b) || a.same(b)
}
