//! The record of a run: what each wave did when, when its iterations began, and when the matrix
//! unit was busy.

use crate::action::ExecutionUnit;

/// Why a wave stalls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Cause {
    /// Other waves have not arrived at the barrier.
    Barrier,
    /// Data from shared memory is not available.
    Lds,
    /// Data from global memory is not available.
    Memory,
    /// Copies to shared memory that the wave waits for are in flight.
    Copies,
    /// Another wave occupies the matrix unit.
    Matrix,
    /// The result of arithmetic is not available.
    Result,
    /// Another wave issues to the unit.
    Issue,
    /// The LDS queue is full.
    LdsBusy,
    /// The queue of the vector memory unit is full.
    MemoryBusy,
}

impl Cause {
    /// All causes, in display order.
    pub const ALL: [Cause; 9] = [
        Cause::Barrier,
        Cause::Lds,
        Cause::Memory,
        Cause::Copies,
        Cause::Matrix,
        Cause::Result,
        Cause::Issue,
        Cause::LdsBusy,
        Cause::MemoryBusy,
    ];
}

/// What a wave does during an interval.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Activity {
    /// The wave issues instructions to a unit, or occupies the matrix unit.
    Works(ExecutionUnit),
    /// The wave stalls.
    Waits(Cause),
}

/// An interval in which a wave does one thing for one action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ActivityInterval {
    pub(crate) action: usize,
    pub(crate) activity: Activity,
    pub(crate) from: u64,
    pub(crate) to: u64,
}

/// An interval in which the matrix unit is busy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct MmaInterval {
    pub(crate) wave: usize,
    pub(crate) action: usize,
    pub(crate) from: u64,
    pub(crate) to: u64,
}

/// The record of one run.
#[derive(Debug)]
pub(crate) struct Record {
    /// By wave, in time order, without overlap.
    pub(crate) pieces: Vec<Vec<ActivityInterval>>,
    /// (wave, loop, time): the start of each iteration and, as the last entry, the end of the loop.
    pub(crate) iterations: Vec<(usize, usize, u64)>,
    pub(crate) mmas: Vec<MmaInterval>,
}

impl Record {
    pub(crate) fn new(waves: usize) -> Self {
        Record { pieces: vec![Vec::new(); waves], iterations: Vec::new(), mmas: Vec::new() }
    }

    pub(crate) fn add(&mut self, wave: usize, action: usize, activity: Activity, from: u64, to: u64) {
        if to <= from {
            return;
        }
        let pieces = &mut self.pieces[wave];
        match pieces.last_mut() {
            Some(last) if last.action == action && last.activity == activity && last.to == from => {
                last.to = to
            }
            _ => pieces.push(ActivityInterval { action, activity, from, to }),
        }
    }

    pub(crate) fn add_mma(&mut self, wave: usize, action: usize, from: u64, cycles: u64) {
        let to = from + cycles;
        match self.mmas.last_mut() {
            Some(last) if last.wave == wave && last.action == action && last.to == from => last.to = to,
            _ => self.mmas.push(MmaInterval { wave, action, from, to }),
        }
    }

    pub(crate) fn iteration(&mut self, wave: usize, number: usize, at: u64) {
        self.iterations.push((wave, number, at));
    }

    /// Returns the start times of a loop's iterations in a wave, and its end as the last entry.
    pub(crate) fn starts(&self, wave: usize, number: usize) -> Vec<u64> {
        let mine = self.iterations.iter().filter(|(by, of, _)| (*by, *of) == (wave, number));
        mine.map(|(_, _, at)| *at).collect()
    }
}
