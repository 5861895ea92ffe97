//! The instructions in flight at a point of the program.
//!
//! Lattice: maps from instructions to counts, ordered by inclusion, with smaller counts higher.
//! Join: the union of the maps, with the smaller count. A count is bounded by the width of its
//! counter, so chains are finite. Direction: forward.
//!
//! An instruction is in the state if it may be in flight on some path. Its count says how many
//! later instructions, which complete behind it, were certainly issued on every path.

use std::collections::BTreeMap;

use seawall_model::{Amd, InOrder, MemoryKind, WaveCounter};
use smallvec::SmallVec;

use crate::effect::{Effect, LdsUse, Part};
use crate::module::InstructionId;
use crate::registers::Register;

/// What the analysis needs to know of an instruction.
#[derive(Debug)]
pub(crate) struct Fact {
    pub(crate) effect: Effect,
    /// The registers that it reads when it issues.
    pub(crate) reads: Vec<Register>,
    /// The registers that it writes at once, or those that it writes when it completes.
    pub(crate) writes: Vec<Register>,
    /// The counters of a memory instruction.
    pub(crate) counters: &'static [WaveCounter],
    /// For each of its counters, the instructions in whose order it decrements it.
    pub(crate) order: [Option<InOrder>; 2],
}

impl Fact {
    /// Whether this one completes behind `earlier`, because both are of one order.
    fn is_behind(&self, earlier: &Fact) -> bool {
        let is_ordered = (0..self.counters.len()).all(|at| self.order[at].is_some());
        is_ordered && self.order == earlier.order && self.counters == earlier.counters
    }

    /// What it does to LDS.
    pub(crate) fn lds(&self) -> Option<LdsUse> {
        match &self.effect {
            Effect::Memory(memory) => memory.lds,
            _ => None,
        }
    }
}

/// The state of an instruction in flight.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Flight {
    /// For each of its counters, the later instructions that complete behind it.
    pub(crate) newer: [u32; 2],
}

/// A use of a register that an instruction in flight writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Use {
    /// The instruction in flight.
    pub(crate) issued: InstructionId,
    /// Whether the register is read. It is overwritten otherwise.
    pub(crate) is_read: bool,
    pub(crate) register: Register,
}

/// An LDS instruction that no barrier orders yet for all other waves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Exposure {
    /// The first barrier behind it that does not order it.
    pub(crate) barrier: Option<InstructionId>,
    /// Whether it is in flight at that barrier. If not, other waves are one barrier ahead.
    pub(crate) is_in_flight: bool,
    /// How many barriers it needs in addition to the next one at which it has completed.
    left: u32,
}

/// The state at a point.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct State {
    /// The instructions in flight.
    pub(crate) flights: BTreeMap<InstructionId, Flight>,
    /// The instructions in flight that write a register.
    registers: BTreeMap<Register, SmallVec<[InstructionId; 1]>>,
    /// LDS instructions that no barrier orders yet for all other waves.
    pub(crate) exposed: BTreeMap<InstructionId, Exposure>,
    /// Whether all waves may be at the same barrier, and whether a group may be one barrier ahead.
    positions: [bool; 2],
    /// Whether something may have been written to LDS: a store, or a copy that has completed.
    pub(crate) is_lds_written: bool,
    /// Whether LDS may not have been read yet.
    pub(crate) is_lds_unread: bool,
}

impl State {
    /// The state at the start of a kernel, or of a function that may be called with anything in
    /// LDS.
    pub(crate) fn at_entry(is_kernel: bool) -> Self {
        State {
            is_lds_written: !is_kernel,
            is_lds_unread: is_kernel,
            positions: [true, false],
            ..State::default()
        }
    }

    /// Joins the state of another path. Returns whether the state changed.
    pub(crate) fn join(&mut self, other: &State) -> bool {
        let before = self.clone();
        for (&id, theirs) in &other.flights {
            let own = self.flights.entry(id).or_insert_with(|| theirs.clone());
            for (own, theirs) in own.newer.iter_mut().zip(theirs.newer) {
                *own = theirs.min(*own);
            }
        }
        for (&register, theirs) in &other.registers {
            let own = self.registers.entry(register).or_default();
            own.extend(theirs.iter().copied());
            own.sort_unstable();
            own.dedup();
        }
        for (&access, theirs) in &other.exposed {
            let own = self.exposed.entry(access).or_insert(*theirs);
            own.barrier = [own.barrier, theirs.barrier].into_iter().flatten().min();
            own.is_in_flight |= theirs.is_in_flight;
            own.left = own.left.max(theirs.left);
        }
        for (own, theirs) in self.positions.iter_mut().zip(other.positions) {
            *own |= theirs;
        }
        self.is_lds_written |= other.is_lds_written;
        self.is_lds_unread |= other.is_lds_unread;
        *self != before
    }

    /// Whether an instruction in flight writes a register.
    pub(crate) fn has_results(&self) -> bool {
        !self.registers.is_empty()
    }

    /// Forgets all results in flight. Returns whether there were any.
    pub(crate) fn forget_results(&mut self) -> bool {
        let had = self.has_results();
        self.registers.clear();
        had
    }

    /// Executes an instruction. Adds the uses of registers before their wait to `uses`. A register
    /// that is used counts as written afterwards, so that each path has the first use only.
    pub(crate) fn step(&mut self, facts: &[Fact], id: InstructionId, gpu: &Amd, uses: &mut Vec<Use>) {
        let fact = &facts[seawall_base::EntityId::index(id)];
        for &register in &fact.reads {
            self.use_of(register, true, None, facts, uses);
        }
        for &register in &fact.writes {
            self.use_of(register, false, Some(fact), facts, uses);
        }
        match &fact.effect {
            Effect::Memory(_) => self.issue(facts, id, gpu),
            Effect::Wait(counts) => {
                for &(counter, count) in counts {
                    self.wait(facts, counter, count);
                }
            }
            Effect::WaitForAll => {
                for counter in WaveCounter::ALL {
                    self.wait(facts, counter, 0);
                }
            }
            Effect::Barrier(Part::Both | Part::Signal) => self.signal(id),
            Effect::Call => {
                self.forget_results();
                self.is_lds_written = true;
            }
            Effect::Shift => self.positions.reverse(),
            Effect::Barrier(Part::Wait | Part::Other)
            | Effect::Branch { .. }
            | Effect::Jump
            | Effect::End
            | Effect::Indexed
            | Effect::Plain => {}
            // It may be a wait.
            Effect::Unknown => {
                self.forget_results();
                self.is_lds_written = true;
            }
        }
    }

    /// Registers that a later instruction of the same order overwrites are no fault: it completes
    /// behind.
    fn use_of(
        &mut self,
        register: Register,
        is_read: bool,
        later: Option<&Fact>,
        facts: &[Fact],
        uses: &mut Vec<Use>,
    ) {
        let Some(issued) = self.registers.remove(&register) else { return };
        for issued in issued {
            let own = &facts[seawall_base::EntityId::index(issued)];
            let is_behind = later.is_some_and(|later| later.is_behind(own));
            if !is_behind {
                uses.push(Use { issued, is_read, register });
            }
        }
    }

    fn issue(&mut self, facts: &[Fact], id: InstructionId, gpu: &Amd) {
        let fact = &facts[seawall_base::EntityId::index(id)];
        if fact.counters.is_empty() {
            return;
        }
        let is_flat = matches!(&fact.effect, Effect::Memory(memory) if memory.kind == MemoryKind::FlatStore);
        if is_flat || fact.lds().is_some_and(|lds| lds.writes() && lds != LdsUse::CopyIn) {
            self.is_lds_written = true;
        }
        if fact.lds() == Some(LdsUse::Read) {
            self.is_lds_unread = false;
        }
        let mut done = Vec::new();
        for (&older, flight) in &mut self.flights {
            let own = &facts[seawall_base::EntityId::index(older)];
            for (at, counter) in own.counters.iter().enumerate() {
                let same = fact.counters.iter().position(|other| other == counter);
                if !same.is_some_and(|same| own.order[at].is_some() && own.order[at] == fact.order[same]) {
                    continue;
                }
                flight.newer[at] = flight.newer[at].saturating_add(1).min(MOST);
                // A full counter stalls the new instruction until the oldest has completed.
                if gpu.limit(*counter).is_some_and(|limit| flight.newer[at] >= limit) {
                    done.push(older);
                }
            }
        }
        self.complete(facts, &done);
        self.flights.insert(id, Flight { newer: [0; 2] });
        for &register in &fact.writes {
            self.registers.insert(register, SmallVec::from_slice(&[id]));
        }
        if matches!(fact.lds(), Some(LdsUse::Read | LdsUse::Write | LdsUse::Update)) {
            let left = u32::from(self.positions[1]);
            self.exposed.insert(id, Exposure { barrier: None, is_in_flight: false, left });
        }
    }

    fn wait(&mut self, facts: &[Fact], counter: WaveCounter, count: u32) {
        let mut done = Vec::new();
        for (&id, flight) in &self.flights {
            let fact = &facts[seawall_base::EntityId::index(id)];
            let Some(at) = fact.counters.iter().position(|&own| own == counter) else { continue };
            // One counter of two is enough: the address may be in that memory.
            let is_complete = match fact.order[at] {
                Some(_) => flight.newer[at] >= count,
                None => count == 0,
            };
            if is_complete {
                done.push(id);
            }
        }
        self.complete(facts, &done);
    }

    fn complete(&mut self, facts: &[Fact], done: &[InstructionId]) {
        if done.is_empty() {
            return;
        }
        for id in done {
            self.flights.remove(id);
            let is_copy = facts[seawall_base::EntityId::index(*id)].lds() == Some(LdsUse::CopyIn);
            self.is_lds_written |= is_copy;
        }
        self.registers.retain(|_, issued| {
            issued.retain(|id| !done.contains(id));
            !issued.is_empty()
        });
    }

    /// Passes a barrier. It orders the LDS instructions that have completed: those of a group of
    /// waves that is one barrier behind the others only at the next one.
    fn signal(&mut self, id: InstructionId) {
        let (flights, left) = (&self.flights, u32::from(self.positions[1]));
        self.exposed.retain(|access, exposure| {
            let is_in_flight = flights.contains_key(access);
            if !is_in_flight && exposure.left == 0 {
                return false;
            }
            if exposure.barrier.is_none() {
                (exposure.barrier, exposure.is_in_flight) = (Some(id), is_in_flight);
            }
            exposure.left = if is_in_flight { left } else { exposure.left - 1 };
            true
        });
    }
}

/// The largest number of later instructions that is counted, if the width of a counter is unknown.
const MOST: u32 = 1023;
