//! What the holders of knowledge lack in a joint state: accesses, phases and waits.
//!
//! More knowledge never does harm. An access that is known to be over cannot race, and a phase that
//! is known to have completed makes no wait ambiguous. Knowledge is only ever passed on. An access
//! that is not remembered is like one that all know. So a state covers another one that is equal
//! otherwise, if no holder lacks more there. Issued accesses are left out: they decide only how a
//! race is reported.

use std::rc::Rc;

use crate::bits::Bits;
use crate::checker_state::{Entry, Knowledge, Object, State};
use crate::landing::{Missed, lacking, missed};
use crate::sync::waits_at;

/// What each holder of knowledge lacks. States that are equal otherwise have their holders in one
/// order.
///
/// Most holders lack little, and comparing states takes most of the time. So only words that are
/// not 0 are stored, each with its place, in ascending order.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ignorance {
    holders: u32,
    /// Unknown accesses, by their numbers in the checker's table, and accesses without a known
    /// proxy fence. Words of 64 bits, by [`key`].
    accesses: Vec<Word>,
    /// Per holder, a word for each object: unknown phases and waits, a bit each.
    waits: Vec<Word>,
}

/// A place, and the word at it.
type Word = (u64, u64);

/// Whether all bits that are set in `other` are set in `own`.
fn covers(own: &[Word], other: &[Word]) -> bool {
    let mut own = own.iter();
    own.len() >= other.len()
        && other.iter().all(|(place, word)| {
            own.find(|own| own.0 >= *place).is_some_and(|own| own.0 == *place && word & !own.1 == 0)
        })
}

/// Sets in `own` the bits of `other`, too.
fn add(own: &mut Vec<Word>, other: &[Word]) {
    let mut all = Vec::with_capacity(own.len() + other.len());
    let mut rest = own.iter().copied().peekable();
    for &(place, word) in other {
        while let Some(before) = rest.next_if(|own| own.0 < place) {
            all.push(before);
        }
        let same = rest.next_if(|own| own.0 == place).map_or(0, |own| own.1);
        all.push((place, word | same));
    }
    all.extend(rest);
    *own = all;
}

/// Returns the place of a word of what a holder lacks: first of accesses, then of fences.
fn key(holder: u32, is_fence: bool, word: usize) -> u64 {
    u64::from(holder) << 33 | u64::from(is_fence) << 32 | word as u64
}

impl Ignorance {
    /// Returns what is unknown in a state whose accesses have these numbers in the checker's table.
    ///
    /// What all processes know makes no difference where it is published. So it counts as known in
    /// completed phases, and as far as it concerns accesses also in open ones. There, the knowledge
    /// of waits decides whether one is lapped.
    pub(crate) fn of(state: &State, numbers: &[u32]) -> Self {
        // Room for most states. `shrink` releases the rest.
        let room = 2 * state.objects.len() + 2 * state.processes.len();
        let mut all =
            Ignorance { accesses: Vec::with_capacity(room), waits: Vec::with_capacity(room), holders: 0 };
        let remembered = Remembered::of(state, numbers);
        let (mut unknown, mut waits) = ([Bits::default(), Bits::default()], vec![0; state.objects.len()]);
        for by in &state.processes {
            let lacks = remembered.lacks(&by.knowledge);
            if by.runs() {
                unknown.iter_mut().zip(&lacks).for_each(|(all, own)| all.add(own));
                for (object, all) in waits.iter_mut().enumerate() {
                    *all |= remembered.missing(&by.knowledge, object);
                }
            }
            all.push(&by.knowledge, &lacks, &remembered, None);
        }
        let among = |knowledge: &Knowledge| {
            let mut lacks = remembered.lacks(knowledge);
            lacks.iter_mut().zip(&unknown).for_each(|(own, all)| own.keep(all));
            lacks
        };
        for (object, _) in state.objects.iter().zip(&remembered.over).filter(|(_, over)| !**over) {
            if is_begun(object) {
                all.push(&object.open.knowledge, &among(&object.open.knowledge), &remembered, None);
            }
            all.push(&object.completed, &among(&object.completed), &remembered, Some(&waits));
        }
        for owed in &state.owed {
            all.push(&owed.knows, &among(&owed.knows), &remembered, None);
        }
        all
    }

    /// Adds a holder with the accesses that it lacks. Of waits, only those count that a process
    /// lacks (`among`).
    fn push(
        &mut self,
        knowledge: &Knowledge,
        lacks: &[Bits; 2],
        remembered: &Remembered<'_>,
        among: Option<&[u64]>,
    ) {
        for (is_fence, own) in [false, true].into_iter().zip(lacks) {
            let mut named = Bits::default();
            own.iter().for_each(|at| named.insert(remembered.numbers[at] as usize));
            let words = named.words().iter().enumerate().filter(|(_, word)| **word != 0);
            self.accesses.extend(words.map(|(at, &word)| (key(self.holders, is_fence, at), word)));
        }
        let objects = remembered.state.objects.len();
        let first = self.holders as usize * objects;
        for object in 0..objects {
            let all = among.map_or(u64::MAX, |among| among.get(object).copied().unwrap_or(u64::MAX));
            let lacks = if all == 0 { 0 } else { all & remembered.missing(knowledge, object) };
            if lacks != 0 {
                self.waits.push(((first + object) as u64, lacks));
            }
        }
        self.holders += 1;
    }

    /// Releases unused capacity.
    pub(crate) fn shrink(&mut self) {
        self.accesses.shrink_to_fit();
        self.waits.shrink_to_fit();
    }

    /// Returns the size in bytes.
    pub(crate) fn bytes(&self) -> usize {
        size_of_val(self.accesses.as_slice()) + size_of_val(self.waits.as_slice())
    }

    /// Whether no holder lacks more in `other`, which is of a state that is equal otherwise.
    pub(crate) fn covers(&self, other: &Ignorance) -> bool {
        self.holders == other.holders
            && covers(&self.waits, &other.waits)
            && covers(&self.accesses, &other.accesses)
    }

    /// Lacks what `other` lacks, too.
    pub(crate) fn add(&mut self, other: &Ignorance) {
        add(&mut self.accesses, &other.accesses);
        add(&mut self.waits, &other.waits);
    }

    /// Returns the accesses that each holder lacks.
    fn of_holders(&self) -> Vec<[Bits; 2]> {
        let mut all = vec![[Bits::default(), Bits::default()]; self.holders as usize];
        for (key, word) in &self.accesses {
            let own = &mut all[(key >> 33) as usize];
            own[usize::from(key >> 32 & 1 == 1)].set_word((key & u64::from(u32::MAX)) as usize, *word);
        }
        all
    }

    /// Makes a state lack all this. Accesses that it does not remember come from `table`, by their
    /// numbers.
    pub(crate) fn impose(&self, state: &mut State, numbers: &[u32], table: &[Rc<Entry>]) {
        let mut numbers = numbers.to_vec();
        let remembered = numbers.len();
        let of_holders = self.of_holders();
        let mut lacking = Bits::default();
        of_holders.iter().flatten().for_each(|bits| lacking.add(bits));
        for number in lacking.iter() {
            if !numbers.contains(&(number as u32)) {
                numbers.push(number as u32);
                state.remember(Rc::clone(&table[number]));
            }
        }
        let counts: Vec<Counts> = state.objects.iter().map(|object| Counts::of(state, object)).collect();
        let mut all_waits = vec![0; self.holders as usize * counts.len()];
        for (place, word) in &self.waits {
            all_waits[*place as usize] = *word;
        }
        let mut holders = of_holders.into_iter().enumerate();
        each_knowledge(state, |knowledge| {
            let (holder, [unknown, unfenced]) = holders.next().expect("each knowledge has a holder");
            for (at, number) in numbers.iter().enumerate() {
                for (known, lacks) in [(&mut knowledge.known, &unknown), (&mut knowledge.fenced, &unfenced)] {
                    if lacks.has(*number as usize) {
                        known.remove(at);
                    } else if at >= remembered {
                        known.insert(at);
                    }
                }
            }
            let lacks = &all_waits[holder * counts.len()..][..counts.len()];
            for (object, (counts, lacks)) in counts.iter().zip(lacks).enumerate() {
                forget(knowledge, object, counts, *lacks);
            }
        });
    }
}

/// The accesses that a state remembers, by their numbers in its history.
struct Remembered<'s> {
    state: &'s State,
    /// Their numbers in the checker's table.
    numbers: &'s [u32],
    all: Bits,
    /// Those that may lack a proxy fence.
    generic: Bits,
    /// Per object, whether its lifetime is over.
    over: Vec<bool>,
    /// Per object, the arrivals that a holder may lack.
    missed: Vec<Missed>,
}

impl<'s> Remembered<'s> {
    fn of(state: &'s State, numbers: &'s [u32]) -> Self {
        let (mut all, mut generic) = (Bits::default(), Bits::default());
        for (at, entry) in state.history.iter().enumerate() {
            let Some(entry) = entry else { continue };
            all.insert(at);
            if entry.generic_write {
                generic.insert(at);
            }
        }
        let over = (0..state.objects.len()).map(|object| is_over(state, object)).collect();
        let missed = state.objects.iter().map(|object| missed(state, object)).collect();
        Remembered { state, numbers, all, generic, over, missed }
    }

    /// [`missing`], or 0 for an object whose lifetime is over.
    fn missing(&self, knowledge: &Knowledge, object: usize) -> u64 {
        let over = self.over.get(object).copied().unwrap_or(false);
        match self.missed.get(object) {
            Some(missed) if !over => missing(knowledge, self.state, object, missed),
            _ => 0,
        }
    }

    /// Returns the accesses that a holder lacks, and those for which it knows of no fence.
    fn lacks(&self, knowledge: &Knowledge) -> [Bits; 2] {
        [self.all.without(&knowledge.known), self.generic.without(&knowledge.fenced)]
    }
}

/// Whether an object has been invalidated and no process waits at it. Then it can only be
/// initialised again, whatever it was.
pub(crate) fn is_over(state: &State, object: usize) -> bool {
    state.objects.get(object).is_some_and(|object| object.is_over)
        && (0..state.processes.len()).all(|process| waits_at(state, process) != Some(object))
}

/// Whether the open phase of an object has an arrival. If not, nothing is known in it, in any state
/// that is equal otherwise.
pub(crate) fn is_begun(object: &Object) -> bool {
    !object.open.arrivals.is_empty()
}

/// Returns what a holder lacks of an object, a bit each. For phases: the last one, and any before
/// it. For the waits of each process and the arrivals of each stream: the last one.
fn missing(knowledge: &Knowledge, state: &State, object: usize, missed: &Missed) -> u64 {
    let Some(data) = state.objects.get(object) else { return 0 };
    let behind = data.phases.saturating_sub(knowledge.seen(object));
    let word = lacking(knowledge, missed) << 2 | u64::from(behind > 0) << 1 | u64::from(behind > 1);
    let waits = data.waits.iter().enumerate();
    waits
        .fold(word, |word, (process, waits)| word << 1 | u64::from(knowledge.waits(object, process) < *waits))
}

/// Whether [`missing`] has room for the waits of all processes and the arrivals of all engines
/// beside two bits for phases.
pub(crate) fn fits_in_a_word(object: &Object) -> bool {
    object.waits.len() + object.landed.len() + 2 <= u64::BITS as usize
}

/// What can be known of an object.
struct Counts {
    phases: u32,
    waits: Vec<u32>,
    landed: Missed,
}

impl Counts {
    fn of(state: &State, object: &Object) -> Self {
        Counts { phases: object.phases, waits: object.waits.to_vec(), landed: missed(state, object) }
    }
}

/// Forgets what `lacks` says of an object, in the encoding of [`missing`].
fn forget(knowledge: &mut Knowledge, object: usize, of: &Counts, mut lacks: u64) {
    let Counts { phases, waits, landed } = of;
    for (process, waits) in waits.iter().enumerate().rev() {
        if lacks & 1 == 1 {
            knowledge.waited.forget(object, process, waits.saturating_sub(1));
        }
        lacks >>= 1;
    }
    if lacks & 3 != 0 {
        knowledge.forget_phases(object, phases.saturating_sub(if lacks & 1 == 1 { 2 } else { 1 }));
    }
    lacks >>= 2;
    for landing in landed.iter().rev() {
        if lacks & 1 == 1 {
            knowledge.landed.forget(*landing);
        }
        lacks >>= 1;
    }
}

/// Visits all knowledge, in the order of [`Ignorance::of`].
fn each_knowledge(state: &mut State, mut with: impl FnMut(&mut Knowledge)) {
    state.processes.iter_mut().for_each(|by| with(&mut by.knowledge));
    let over: Vec<bool> = (0..state.objects.len()).map(|object| is_over(state, object)).collect();
    for (object, _) in state.objects.iter_mut().zip(over).filter(|(_, over)| !over) {
        if is_begun(object) {
            with(&mut object.open.knowledge);
        }
        with(Rc::make_mut(&mut object.completed));
    }
    state.owed.iter_mut().for_each(|owed| with(Rc::make_mut(&mut owed.knows)));
}
