//! What everybody knows in a joint state, as bits: more bits, more knowledge.

use crate::bits::Bits;
use crate::state::{Knowledge, State};

/// Phases and waits of each object, and accesses.
struct Counts {
    objects: Vec<(u32, Vec<u32>)>,
    accesses: usize,
    /// Those behind which a proxy fence may have to be.
    generic: Bits,
}

impl Counts {
    fn of(state: &State) -> Self {
        let objects = state.objects.iter().map(|object| (object.phases, object.waits.to_vec()));
        let mut generic = Bits::default();
        for (at, entry) in state.history.iter().enumerate() {
            if entry.as_ref().is_some_and(|entry| entry.generic_write) {
                generic.insert(at);
            }
        }
        Counts { objects: objects.collect(), accesses: state.history.len(), generic }
    }

    /// Words of bits of accesses.
    fn words(&self) -> usize {
        self.accesses.div_ceil(64)
    }

    /// Words of one who knows something.
    fn length(&self) -> usize {
        self.words() * 2 + self.objects.len()
    }

    /// What is known of accesses, and of phases and waits, counted from now: whether it is all, or how much is missing at most.
    fn write(&self, knowledge: &Knowledge, knows: &mut Vec<u64>) {
        let word = |bits: &Bits, at: usize| bits.words().get(at).copied().unwrap_or(0);
        knows.extend((0..self.words()).map(|at| word(&knowledge.known, at)));
        knows.extend((0..self.words()).map(|at| word(&knowledge.fenced, at) & word(&self.generic, at)));
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
    fn keep(&self, knowledge: &mut Knowledge, knows: &mut impl Iterator<Item = u64>) {
        let words = self.words();
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
///
/// What all processes know, they learn nothing new of: to an object whose completed phases publish it, it makes no difference. So it is taken to be
/// known there, and in phases that are open as far as it is about accesses (their knowledge of waits decides whether one is lapped).
pub(crate) fn all(state: &State) -> Vec<u64> {
    let counts = Counts::of(state);
    let mut knows = Vec::new();
    each_knowledge_of(state, |_, knowledge| counts.write(knowledge, &mut knows));
    let length = counts.length();
    let mut common = vec![u64::MAX; length];
    let mut chunks = knows.chunks(length.max(1));
    for (by, own) in state.processes.iter().zip(chunks.by_ref()) {
        if by.runs() {
            common.iter_mut().zip(own).for_each(|(all, own)| *all &= own);
        }
    }
    let mut chunks = knows.chunks_mut(length.max(1));
    each_knowledge_of(state, |holder, _| {
        let part = match holder {
            Holder::Process => 0,
            Holder::Open => counts.words() * 2,
            Holder::Completed => length,
        };
        let own = chunks.next().unwrap_or_default();
        own.iter_mut().zip(&common).take(part).for_each(|(own, all)| *own |= all);
    });
    knows
}

/// Leaves of what is known in a state what these bits say.
pub(crate) fn keep(state: &mut State, knows: &[u64]) {
    let counts = Counts::of(state);
    let mut knows = knows.iter().copied();
    each_knowledge(state, |knowledge| counts.keep(knowledge, &mut knows));
}

/// Who knows something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Holder {
    Process,
    /// An object, of its open phase; or an engine that is going to arrive.
    Open,
    /// An object, of its completed phases.
    Completed,
}

fn each_knowledge_of(state: &State, mut with: impl FnMut(Holder, &Knowledge)) {
    state.processes.iter().for_each(|by| with(Holder::Process, &by.knowledge));
    for object in &state.objects {
        with(Holder::Open, &object.open.knowledge);
        with(Holder::Completed, &object.completed);
    }
    state.owed.iter().for_each(|owed| with(Holder::Open, &owed.knows));
}

/// All in the order of [`each_knowledge_of`], to change it.
fn each_knowledge(state: &mut State, mut with: impl FnMut(&mut Knowledge)) {
    state.processes.iter_mut().for_each(|by| with(&mut by.knowledge));
    for object in &mut state.objects {
        with(&mut object.open.knowledge);
        with(std::rc::Rc::make_mut(&mut object.completed));
    }
    state.owed.iter_mut().for_each(|owed| with(std::rc::Rc::make_mut(&mut owed.knows)));
}
