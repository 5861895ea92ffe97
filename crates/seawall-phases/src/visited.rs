//! Joint states that were there before, and what becomes of a state that is like one of them.

use std::rc::Rc;

use rustc_hash::FxHashMap;

use crate::joint::Joint;
use crate::machine::Machine;
use crate::state::{Entry, State};

/// Joint states that were there before.
#[derive(Debug, Default)]
pub(crate) struct Visited {
    /// Those that are alike but for counters and what is known, by all that they are alike in; the newest last.
    by_words: FxHashMap<Vec<u64>, Vec<Joint>>,
    count: usize,
    /// What they take, more or less.
    bytes: usize,
}

impl Visited {
    pub(crate) fn len(&self) -> usize {
        self.count
    }

    /// Bytes that the states take, more or less.
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

    /// States that are like `joint`, whatever is known in them.
    fn alike(&self, joint: &Joint) -> &[Joint] {
        self.by_words.get(&joint.words).map_or(&[], Vec::as_slice)
    }

    /// Forgets one of the states that are like `joint`, which does all that it does.
    fn forget(&mut self, joint: &Joint, at: usize) {
        if let Some(alike) = self.by_words.get_mut(&joint.words)
            && at < alike.len()
        {
            let old = alike.remove(at);
            (self.count, self.bytes) = (self.count - 1, self.bytes.saturating_sub(old.bytes()));
        }
    }
}

impl Machine<'_> {
    /// The rounds after which a state that `joint`, which is `state`, continues like was there, if one was.
    ///
    /// In a run that is to prove something, a state that continues like an older one but for what is known in it becomes one of the same counters, in which
    /// nobody knows what was not known in the older one: it may do all that the older one did, and more, so that it takes its place. There are few such states.
    pub(crate) fn before(
        &mut self,
        visited: &mut Visited,
        joint: &mut Joint,
        state: &mut State,
    ) -> Option<u32> {
        /// Of states that differ in nothing but counters so many are compared, the last ones: where there are more, they hardly ever come again.
        const LAST: usize = 32;
        let mut like = None;
        for (at, old) in visited.alike(joint).iter().enumerate().rev().take(LAST) {
            let covers = old.lacks.covers(&joint.lacks);
            // To compare takes the longer the more is known of the arguments, and has to count, or a proof without end takes minutes.
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

/// Gives a state the counters of another one that is like it, and leaves of what is known what is known there.
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
