//! What a wave does for one op: instructions for the units of a SIMD, and what the op waits for.

use seawall_base::Span;
use seawall_dialects::Queue;
use seawall_mlir::OpId;

/// A unit that an instruction is issued to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ExecutionUnit {
    /// MFMA or WMMA.
    Matrix,
    /// Other vector arithmetic.
    Vector,
    /// Scalar arithmetic, priorities, addresses of buffers.
    Scalar,
    /// Shared memory (LDS).
    Lds,
    /// Global memory, including copies from there to shared memory.
    Memory,
}

/// A number of identical instructions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Batch {
    pub(crate) unit: ExecutionUnit,
    /// The number of instructions, which are issued one at a time.
    pub(crate) count: u64,
    /// Cycles for which each instruction occupies the unit.
    pub(crate) cycles: u64,
    /// Cycles for which each instruction also occupies LDS. Only copies to LDS have this.
    pub(crate) lds_cycles: u64,
}

/// The effect of an action beyond its use of units.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Effect {
    /// Computes results only, or does nothing that a wait refers to.
    Plain,
    /// Issues a copy that waits on this queue count.
    Copy(Queue),
    /// Closes a group of copies.
    Commit,
    /// Waits until at most this many of the newest copies in the queue are still in flight.
    Wait(Queue, u64),
    /// A barrier of the waves in `taken`. Before it arrives, the wave drains its own accesses as
    /// `drains` states.
    Barrier { drains: Drain, taken: Vec<bool> },
    /// `s_setprio`.
    Priority(u8),
}

/// Which of its own accesses a wave completes before it arrives at a barrier.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Drain {
    /// Nothing.
    Nothing,
    /// LDS accesses.
    Lds,
    /// LDS accesses and global memory accesses.
    All,
}

/// One op as a wave executes it.
#[derive(Clone, Debug)]
pub(crate) struct Action {
    pub(crate) op: OpId,
    pub(crate) span: Span,
    pub(crate) batches: Vec<Batch>,
    /// Cycles from the end of the last unit's work until the results can be used.
    pub(crate) latency: u64,
    /// The effect, such as a copy, a wait or a barrier.
    pub(crate) effect: Effect,
    /// Slots of the values that must be available before the first instruction.
    pub(crate) uses: Vec<usize>,
    pub(crate) defines: Vec<usize>,
    /// The stage within its loop, counted from 0. Each barrier of the loop ends a stage.
    pub(crate) stage: u32,
    /// The measured region that the action belongs to.
    pub(crate) region: Option<usize>,
}

impl Action {
    /// Returns the cycles for which the action occupies the matrix unit.
    pub(crate) fn matrix_cycles(&self) -> u64 {
        let matrix = self.batches.iter().filter(|batch| batch.unit == ExecutionUnit::Matrix);
        matrix.map(|batch| batch.count.saturating_mul(batch.cycles)).fold(0, u64::saturating_add)
    }

    /// Whether the action is a barrier.
    pub(crate) fn is_barrier(&self) -> bool {
        matches!(self.effect, Effect::Barrier { .. })
    }
}
