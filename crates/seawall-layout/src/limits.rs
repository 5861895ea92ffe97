//! Every limit of the crate, each with its reason. Input beyond one is an error, never a panic or a hang.

/// Bits that all input dimensions (or all output dimensions) of one layout may have together. Triton's
/// eliminations hold a row in one 64-bit word; one bit fewer keeps every size representable.
pub const MAX_LAYOUT_BITS: u32 = 62;

/// Tensor dimensions of an encoding. `tl.sort` and `tl.topk` give a tensor a dimension for each bit of its size, and
/// Triton's tensors have at most 2^20 elements; 32 leaves room.
pub const MAX_RANK: usize = 32;

/// How deep encodings may nest (`slice` of `dot_op` of `slice` ...). Real nests have at most 4 levels.
pub const MAX_NESTING: u32 = 32;

/// Values of one attribute, counting list elements. Real encodings have fewer than 200.
pub const MAX_VALUES: u32 = 4096;

/// Runs of one footprint. Shared memory of one CTA is at most 320 KiB, so a real view has at most that many.
pub const MAX_RUNS: u64 = 1 << 20;

/// Stages of a multi-buffered view whose footprint is asked as a whole. Real pipelines have at most 32; 4096
/// allows arrays of mbarriers.
pub const MAX_STAGES: u64 = 4096;
