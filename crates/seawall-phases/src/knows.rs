//! What is not known in a joint state, by whom: accesses, phases and waits.
//!
//! To know more never does harm: an access that is known to be over is met by no race, a phase that is known to have completed makes no
//! wait ambiguous, and what is known is only ever passed on. An access of which nothing is remembered is like one that all know. So a state
//! in which nobody lacks what is not lacking in an older one, and that is like it otherwise, does nothing wrong that the older one does
//! not. What was issued decides nothing but how a race is told.

use std::rc::Rc;

use crate::bits::Bits;
use crate::state::{Entry, Knowledge, State};

/// Who lacks what. Holders of knowledge come in an order that states which are alike have in common.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ignorance {
    /// Per holder, accesses that are not known, by their numbers in the machine's table; and those behind which no proxy fence is known to be.
    accesses: Vec<[Bits; 2]>,
    /// Per holder, a word for each object: phases and waits that are not known, a bit each.
    waits: Vec<u64>,
}

impl Ignorance {
    /// What is not known in a state whose accesses have these numbers in the machine's table.
    ///
    /// What all processes know, they learn nothing new of: to an object whose completed phases publish it, it makes no difference. So it is taken to
    /// be known there, and in phases that are open as far as it is about accesses (their knowledge of waits decides whether one is lapped).
    pub(crate) fn of(state: &State, numbers: &[u32]) -> Self {
        let mut all = Ignorance::default();
        let (mut unknown, mut waits) = ([Bits::default(), Bits::default()], vec![0; state.objects.len()]);
        for by in &state.processes {
            all.push(&by.knowledge, state, numbers, None);
            if by.runs() {
                let own = all.accesses.last().into_iter().flatten();
                unknown.iter_mut().zip(own).for_each(|(all, own)| all.add(own));
                let own = all.waits.iter().rev().take(waits.len()).rev();
                waits.iter_mut().zip(own).for_each(|(all, own)| *all |= own);
            }
        }
        for object in &state.objects {
            all.push(&object.open.knowledge, state, numbers, Some((&unknown, None)));
            all.push(&object.completed, state, numbers, Some((&unknown, Some(&waits))));
        }
        for owed in &state.owed {
            all.push(&owed.knows, state, numbers, Some((&unknown, None)));
        }
        all
    }

    /// One holder more, who lacks nothing of what is not lacking `among` the processes.
    fn push(
        &mut self,
        knowledge: &Knowledge,
        state: &State,
        numbers: &[u32],
        among: Option<(&[Bits; 2], Option<&Vec<u64>>)>,
    ) {
        let mut own = [Bits::default(), Bits::default()];
        for (at, (entry, number)) in state.history.iter().zip(numbers).enumerate() {
            let Some(entry) = entry else { continue };
            let lacks = [!knowledge.known.has(at), entry.generic_write && !knowledge.fenced.has(at)];
            for (own, _) in own.iter_mut().zip(lacks).filter(|(_, lacks)| *lacks) {
                own.insert(*number as usize);
            }
        }
        if let Some((all, _)) = among {
            own.iter_mut().zip(all).for_each(|(own, all)| own.keep(all));
        }
        self.accesses.push(own);
        let all = among.and_then(|(_, waits)| waits);
        self.waits.extend((0..state.objects.len()).map(|object| {
            let lacks = missing(knowledge, state, object);
            all.and_then(|all| all.get(object)).map_or(lacks, |all| lacks & all)
        }));
    }

    /// Bytes that it takes.
    pub(crate) fn bytes(&self) -> usize {
        self.accesses.len() * size_of::<[Bits; 2]>() + self.waits.len() * size_of::<u64>()
    }

    /// Whether nobody lacks more in `other`, which is of a state that is like this one's.
    pub(crate) fn covers(&self, other: &Ignorance) -> bool {
        let accesses = || self.accesses.iter().flatten().zip(other.accesses.iter().flatten());
        self.accesses.len() == other.accesses.len()
            && self.waits.len() == other.waits.len()
            && self.waits.iter().zip(&other.waits).all(|(own, other)| other & !own == 0)
            && accesses().all(|(own, other)| own.has_all(other))
    }

    /// Lacks what `other` does, too.
    pub(crate) fn add(&mut self, other: &Ignorance) {
        let accesses = self.accesses.iter_mut().flatten().zip(other.accesses.iter().flatten());
        accesses.for_each(|(own, other)| own.add(other));
        self.waits.iter_mut().zip(&other.waits).for_each(|(own, other)| *own |= other);
    }

    /// Makes a state lack all this. Accesses that it does not remember come from `table`, where each has its number.
    pub(crate) fn impose(&self, state: &mut State, numbers: &[u32], table: &[Entry]) {
        let mut numbers = numbers.to_vec();
        let remembered = numbers.len();
        let mut lacking = Bits::default();
        self.accesses.iter().flatten().for_each(|bits| lacking.add(bits));
        for number in lacking.iter() {
            if !numbers.contains(&(number as u32))
                && let Some(entry) = table.get(number)
            {
                numbers.push(number as u32);
                state.history.push(Some(entry.clone()));
            }
        }
        let counts: Vec<(u32, Vec<u32>)> =
            state.objects.iter().map(|object| (object.phases, object.waits.to_vec())).collect();
        let mut waits = self.waits.chunks(counts.len().max(1));
        let mut accesses = self.accesses.iter();
        each_knowledge(state, |knowledge| {
            let [unknown, unfenced] = accesses.next().cloned().unwrap_or_default();
            for (at, number) in numbers.iter().enumerate() {
                for (known, lacks) in [(&mut knowledge.known, &unknown), (&mut knowledge.fenced, &unfenced)] {
                    if lacks.has(*number as usize) {
                        known.remove(at);
                    } else if at >= remembered {
                        known.insert(at);
                    }
                }
            }
            let lacks = waits.next().unwrap_or_default();
            for (object, ((phases, waits), lacks)) in counts.iter().zip(lacks).enumerate() {
                forget(knowledge, object, *phases, waits, *lacks);
            }
        });
    }
}

/// What is not known of an object, counted from now: one phase less than all matters, all less than that are alike; so are the first two phases
/// of all. Of the waits of each process, whether the last one is known.
fn missing(knowledge: &Knowledge, state: &State, object: usize) -> u64 {
    let Some(data) = state.objects.get(object) else { return 0 };
    let behind = data.phases.saturating_sub(knowledge.seen(object));
    let word = u64::from(behind > 0) << 1 | u64::from(behind > 1);
    let waits = data.waits.iter().enumerate();
    waits
        .fold(word, |word, (process, waits)| word << 1 | u64::from(knowledge.waits(object, process) < *waits))
}

/// Knows no more of an object of so many phases and waits than [`missing`] says.
fn forget(knowledge: &mut Knowledge, object: usize, phases: u32, waits: &[u32], mut lacks: u64) {
    for (process, waits) in waits.iter().enumerate().rev() {
        if lacks & 1 == 1 {
            knowledge.forget_wait(object, process, waits.saturating_sub(1));
        }
        lacks >>= 1;
    }
    if lacks & 3 != 0 {
        knowledge.forget_phases(object, phases.saturating_sub(if lacks & 1 == 1 { 2 } else { 1 }));
    }
}

/// All that anybody knows, in the order of [`Ignorance::of`].
fn each_knowledge(state: &mut State, mut with: impl FnMut(&mut Knowledge)) {
    state.processes.iter_mut().for_each(|by| with(&mut by.knowledge));
    for object in &mut state.objects {
        with(&mut object.open.knowledge);
        with(Rc::make_mut(&mut object.completed));
    }
    state.owed.iter_mut().for_each(|owed| with(Rc::make_mut(&mut owed.knows)));
}
