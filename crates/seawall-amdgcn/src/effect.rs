//! What an instruction does, as far as counters, LDS and control flow are concerned.

use seawall_model::{MemoryKind, WaveCounter};
use smallvec::SmallVec;

/// The effect of an instruction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Effect {
    /// Issues a memory instruction.
    Memory(Memory),
    /// Waits until each counter is at most a number.
    Wait(SmallVec<[(WaveCounter, u32); 3]>),
    /// Waits until all counters are 0.
    WaitForAll,
    /// A barrier of the workgroup.
    Barrier(Part),
    /// Continues at the label of the last operand.
    Branch {
        /// Whether it may also continue behind itself.
        conditional: bool,
    },
    /// A branch around a barrier and nothing else: some waves pass a barrier more than others. Two
    /// of them enclose a ping-pong schedule: the first moves a group of waves by one barrier, and
    /// the second aligns the groups again.
    Shift,
    /// Calls a function, and continues behind itself.
    Call,
    /// Continues at an address in registers: a return, or an indirect branch.
    Jump,
    /// Ends the wave.
    End,
    /// Accesses registers by an index in a register.
    Indexed,
    /// Reads and writes its operands at once.
    Plain,
    /// Not understood.
    Unknown,
}

/// The part of a barrier that an instruction performs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// Arrives and waits.
    Both,
    /// Arrives.
    Signal,
    /// Waits.
    Wait,
    /// A barrier of another group of waves, or an operation that orders no wave.
    Other,
}

/// A memory instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Memory {
    pub(crate) kind: MemoryKind,
    /// The registers that it writes when it completes.
    pub(crate) result: Returns,
    /// What it does to LDS.
    pub(crate) lds: Option<LdsUse>,
}

/// The registers that a memory instruction writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Returns {
    /// None.
    Nothing,
    /// Those of the first operand.
    First,
    /// The first half of those of the first operand: a compare-and-swap, which reads the second.
    FirstHalf,
}

/// What an instruction does to LDS.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LdsUse {
    /// Reads it.
    Read,
    /// Writes it.
    Write,
    /// An atomic.
    Update,
    /// A copy into it without registers.
    CopyIn,
    /// A copy out of it without registers.
    CopyOut,
}

impl LdsUse {
    /// Whether it writes LDS.
    pub(crate) fn writes(self) -> bool {
        matches!(self, LdsUse::Write | LdsUse::Update | LdsUse::CopyIn)
    }
}
