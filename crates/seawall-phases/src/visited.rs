//! Visited joint states, and what becomes of a state that one of them covers.

use std::rc::Rc;

use rustc_hash::FxHashMap;

use crate::checker::ModelChecker;
use crate::checker_state::{Entry, State};
use crate::joint::Joint;

/// Visited joint states.
#[derive(Debug, Default)]
pub(crate) struct Visited {
    /// States by their words. Those with equal words differ only in counters and in what is known.
    /// The newest is last.
    by_words: FxHashMap<Vec<u64>, Vec<Joint>>,
    count: usize,
    /// Their approximate size in bytes.
    bytes: usize,
}

impl Visited {
    pub(crate) fn len(&self) -> usize {
        self.count
    }

    /// Returns the approximate size of the states in bytes.
    pub(crate) fn bytes(&self) -> usize {
        self.bytes
    }

    pub(crate) fn push(&mut self, mut joint: Joint) {
        (self.count, self.bytes) = (self.count + 1, self.bytes + joint.bytes());
        joint.numbers = Vec::new();
        joint.lacks.shrink();
        let words = std::mem::take(&mut joint.words);
        let alike = self.by_words.entry(words).or_insert_with_key(|words| {
            self.bytes += size_of_val(words.as_slice());
            Vec::new()
        });
        alike.push(joint);
    }

    /// Returns the states with the words of `joint`, whatever is known in them.
    fn with_same_words(&self, joint: &Joint) -> &[Joint] {
        self.by_words.get(&joint.words).map_or(&[], Vec::as_slice)
    }

    /// Forgets one of the states with the words of `joint`, which covers it.
    fn forget(&mut self, joint: &Joint, at: usize) {
        if let Some(alike) = self.by_words.get_mut(&joint.words)
            && at < alike.len()
        {
            let old = alike.remove(at);
            (self.count, self.bytes) = (self.count - 1, self.bytes.saturating_sub(old.bytes()));
        }
    }
}

impl ModelChecker<'_> {
    /// Returns the rounds of a visited state that covers `joint`, the form of `state`, if there is
    /// one.
    ///
    /// In a proof run, a state may continue like an older one in which less is lacking. It then
    /// takes the counters of that one, and lacks what either of them lacks. So it can do all that
    /// the older one can, and more, and replaces it. There are few such states.
    pub(crate) fn before(
        &mut self,
        visited: &mut Visited,
        joint: &mut Joint,
        state: &mut State,
    ) -> Option<u32> {
        /// The most states with equal words that are compared, the newest ones. Where there are
        /// more, they hardly ever recur.
        const LAST: usize = 32;
        let mut like = None;
        for (at, old) in visited.with_same_words(joint).iter().enumerate().rev().take(LAST) {
            let covers = old.lacks.covers(&joint.lacks);
            // Comparing takes longer with more ranges. It counts as steps, so that a hopeless proof
            // ends early.
            self.steps += u64::from(self.proving) * (1 + joint.ranges.len() as u64 / 8);
            if (covers || self.proving && like.is_none()) && self.continues_like(old, joint) {
                if covers {
                    return Some(old.rounds);
                }
                like = Some((at, old));
            }
        }
        if let Some((at, old)) = like {
            joint.lacks.add(&old.lacks);
            joint.processes.clone_from(&old.processes);
            joint.ranges.clone_from(&old.ranges);
            become_like(state, joint, &self.accesses);
            visited.forget(joint, at);
        }
        None
    }
}

/// Gives a state the counters of another one that it continues like, and makes it lack what is
/// lacking there.
fn become_like(state: &mut State, joint: &Joint, table: &[Rc<Entry>]) {
    let running = state.processes.iter_mut().filter(|by| by.runs());
    for (by, going) in running.zip(&joint.processes) {
        let mut values = going.at.iter().map(|at| &at.1);
        let frames = by.frames.iter_mut().rev().map(|frame| &mut frame.values);
        for (own, of) in std::iter::once(&mut by.values).chain(frames).zip(values.by_ref()) {
            own.clone_from(of);
        }
    }
    state.ranges.clone_from(&joint.ranges);
    joint.lacks.impose(state, &joint.numbers, table);
}
