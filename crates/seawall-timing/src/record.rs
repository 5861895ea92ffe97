//! What happened in a run: what each wave did when, when its iterations began, and when the matrix unit worked.

use crate::action::Unit;

/// Why a wave does not go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Cause {
    /// Other waves have not come to the barrier.
    Barrier,
    /// Data of shared memory is not there.
    Lds,
    /// Data of global memory is not there.
    Memory,
    /// Copies to shared memory that it waits for are under way.
    Copies,
    /// Another wave has the matrix unit.
    Matrix,
    /// The result of arithmetic is not there.
    Result,
    /// Another wave issues to the unit.
    Issue,
    /// Shared memory has as much work as it takes.
    LdsBusy,
    /// Global memory has as much work as it takes.
    MemoryBusy,
}

impl Cause {
    /// All of them, in the order in which they are shown.
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

/// What a wave does for a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Doing {
    /// Its instructions are issued to a unit, or hold the matrix unit.
    Works(Unit),
    /// It stalls.
    Waits(Cause),
}

/// A time in which a wave does one thing for one action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Piece {
    pub(crate) action: usize,
    pub(crate) doing: Doing,
    pub(crate) from: u64,
    pub(crate) to: u64,
}

/// A time in which the matrix unit works.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Product {
    pub(crate) wave: usize,
    pub(crate) action: usize,
    pub(crate) from: u64,
    pub(crate) to: u64,
}

/// A run.
#[derive(Debug)]
pub(crate) struct Record {
    /// By wave, in order of time; they do not overlap.
    pub(crate) pieces: Vec<Vec<Piece>>,
    /// Wave, loop, time: where each iteration begins, and at last where the loop ends.
    pub(crate) iterations: Vec<(usize, usize, u64)>,
    pub(crate) products: Vec<Product>,
}

impl Record {
    pub(crate) fn new(waves: usize) -> Self {
        Record { pieces: vec![Vec::new(); waves], iterations: Vec::new(), products: Vec::new() }
    }

    pub(crate) fn add(&mut self, wave: usize, action: usize, doing: Doing, from: u64, to: u64) {
        if to <= from {
            return;
        }
        let pieces = &mut self.pieces[wave];
        match pieces.last_mut() {
            Some(last) if last.action == action && last.doing == doing && last.to == from => last.to = to,
            _ => pieces.push(Piece { action, doing, from, to }),
        }
    }

    pub(crate) fn product(&mut self, wave: usize, action: usize, from: u64, cycles: u64) {
        let to = from + cycles;
        match self.products.last_mut() {
            Some(last) if last.wave == wave && last.action == action && last.to == from => last.to = to,
            _ => self.products.push(Product { wave, action, from, to }),
        }
    }

    pub(crate) fn iteration(&mut self, wave: usize, number: usize, at: u64) {
        self.iterations.push((wave, number, at));
    }

    /// When the iterations of a loop begin in a wave, and at last when it ends.
    pub(crate) fn starts(&self, wave: usize, number: usize) -> Vec<u64> {
        let mine = self.iterations.iter().filter(|(by, of, _)| (*by, *of) == (wave, number));
        mine.map(|(_, _, at)| *at).collect()
    }
}
