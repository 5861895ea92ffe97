//! The parts that ops have in loops of Triton's software pipeliner. Schedules for AMD GPUs are
//! rules about these ops.

/// The part of an op in a pipelined loop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LoopPart {
    /// Loads a tensor from global memory into registers, through pointers.
    GlobalLoad,
    /// Stores a tensor to global memory, through pointers.
    GlobalStore,
    /// Loads a tensor from global memory through a buffer descriptor.
    BufferLoad,
    /// Stores a tensor to global memory through a buffer descriptor.
    BufferStore,
    /// Copies from global to shared memory asynchronously.
    Copy,
    /// Loads a tensor from shared memory.
    LocalLoad,
    /// Stores a tensor to shared memory.
    LocalStore,
    /// Takes one slot of a multi-buffered allocation.
    SlotView,
    /// A dot.
    Dot,
    /// A dot of scaled operands.
    ScaledDot,
}
