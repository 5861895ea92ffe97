//! What everybody knows in a joint state, as bits: more bits, more knowledge.

use crate::bits::Bits;
use crate::state::{Knowledge, State};

/// Phases and waits of each object, and how many accesses there are.
pub(crate) struct Counts {
    objects: Vec<(u32, Vec<u32>)>,
    accesses: usize,
}

impl Counts {
    pub(crate) fn of(state: &State) -> Self {
        let objects = state.objects.iter().map(|object| (object.phases, object.waits.to_vec()));
        Counts { objects: objects.collect(), accesses: state.history.len() }
    }

    /// What is known of accesses, and of phases and waits, counted from now: whether it is all, or how much is missing at most.
    pub(crate) fn write(&self, knowledge: &Knowledge, knows: &mut Vec<u64>) {
        for bits in [&knowledge.known, &knowledge.fenced] {
            let words = bits.words();
            knows.extend((0..self.accesses.div_ceil(64)).map(|at| words.get(at).copied().unwrap_or(0)));
        }
        for (at, (phases, waits)) in self.objects.iter().enumerate() {
            // One phase less than now matters, all less than that are alike; so are the first two phases of all.
            let behind = phases.saturating_sub(knowledge.seen(at));
            let mut word = u64::from(behind == 0) << 1 | u64::from(behind <= 1);
            for (process, waits) in waits.iter().enumerate() {
                word = word << 1 | u64::from(knowledge.waits(at, process) >= *waits);
            }
            knows.push(word);
        }
    }

    /// Leaves of what is known what these bits say, in the order in which [`Self::write`] gives them.
    pub(crate) fn keep(&self, knowledge: &mut Knowledge, knows: &mut impl Iterator<Item = u64>) {
        let words = self.accesses.div_ceil(64);
        for bits in [&mut knowledge.known, &mut knowledge.fenced] {
            bits.keep(&Bits::from_words(knows.by_ref().take(words)));
        }
        for (at, (phases, waits)) in self.objects.iter().enumerate() {
            let mut word = knows.next().unwrap_or(0);
            for (process, waits) in waits.iter().enumerate().rev() {
                if word & 1 == 0 {
                    knowledge.forget_wait(at, process, waits.saturating_sub(1));
                }
                word >>= 1;
            }
            let behind = [2, 1, 1, 0].get((word & 3) as usize).copied().unwrap_or(2);
            knowledge.forget_phases(at, phases.saturating_sub(behind));
        }
    }
}

/// All that anybody knows, in an order that states which are alike have in common.
pub(crate) fn each_knowledge_of(state: &State, mut with: impl FnMut(&Knowledge)) {
    state.processes.iter().for_each(|by| with(&by.knowledge));
    for object in &state.objects {
        with(&object.open.knowledge);
        with(&object.completed);
    }
    state.owed.iter().for_each(|owed| with(&owed.knows));
}

/// [`each_knowledge_of`], to change it.
pub(crate) fn each_knowledge(state: &mut State, mut with: impl FnMut(&mut Knowledge)) {
    state.processes.iter_mut().for_each(|by| with(&mut by.knowledge));
    for object in &mut state.objects {
        with(&mut object.open.knowledge);
        with(std::rc::Rc::make_mut(&mut object.completed));
    }
    state.owed.iter_mut().for_each(|owed| with(std::rc::Rc::make_mut(&mut owed.knows)));
}
