//! What a wave does for one op: instructions for the units of a SIMD, and what waits for what.

use seawall_base::Span;
use seawall_dialects::Queue;
use seawall_mlir::OpId;

/// A unit that an instruction is issued to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Unit {
    /// MFMA or WMMA.
    Matrix,
    /// Other vector arithmetic.
    Vector,
    /// Scalar arithmetic, priorities, addresses of buffers.
    Scalar,
    /// Shared memory.
    Lds,
    /// Global memory, and copies from there to shared memory.
    Memory,
}

/// Equal instructions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Batch {
    pub(crate) unit: Unit,
    /// How many are issued one by one.
    pub(crate) count: u64,
    /// For so long each takes the unit.
    pub(crate) cycles: u64,
    /// And LDS too, for copies that end there.
    pub(crate) lds_cycles: u64,
}

/// What the instructions of an action are for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Effect {
    /// Results, or nothing that anyone waits for by itself.
    Plain,
    /// A copy that waits of this queue count.
    Copy(Queue),
    /// Closes a group of copies.
    Commit,
    /// Goes on when at most so many of the queue's newest are under way.
    Wait(Queue, u64),
    /// A barrier, for the waves that take it; one that drains waits first for the wave's own LDS instructions, or for all memory.
    Barrier { drains: Drain, taken: Vec<bool> },
    /// `s_setprio`.
    Priority(u8),
}

/// What a barrier waits for in the wave itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Drain {
    /// Nothing.
    Nothing,
    /// LDS instructions.
    Lds,
    /// These, and those of global memory.
    All,
}

/// One op.
#[derive(Clone, Debug)]
pub(crate) struct Action {
    pub(crate) op: OpId,
    pub(crate) span: Span,
    pub(crate) batches: Vec<Batch>,
    /// From when the last unit is done until results can be used.
    pub(crate) latency: u64,
    /// Of these results the effect is one that the data of memory brings.
    pub(crate) effect: Effect,
    /// Slots of values that must be there first.
    pub(crate) uses: Vec<usize>,
    pub(crate) defines: Vec<usize>,
    /// The stage of its loop, counted from 0 at the loop's barriers.
    pub(crate) stage: u32,
    /// The region that it is measured in.
    pub(crate) region: Option<usize>,
}

impl Action {
    /// Cycles of the matrix unit.
    pub(crate) fn matrix_cycles(&self) -> u64 {
        let matrix = self.batches.iter().filter(|batch| batch.unit == Unit::Matrix);
        matrix.map(|batch| batch.count.saturating_mul(batch.cycles)).fold(0, u64::saturating_add)
    }

    /// Whether it is a barrier.
    pub(crate) fn is_barrier(&self) -> bool {
        matches!(self.effect, Effect::Barrier { .. })
    }
}
