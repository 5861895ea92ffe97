//! The limits of the crate and their reasons. Input beyond a limit is an error.

/// The maximum number of bits of all input dimensions (or all output dimensions) of one layout
/// together.
///
/// Triton's eliminations hold a row in one 64-bit word; a smaller maximum keeps every size
/// representable.
pub const MAX_LAYOUT_BITS: u32 = 62;

/// The maximum number of tensor dimensions of an encoding.
///
/// `tl.sort` and `tl.topk` create one dimension per bit of the tensor size, and Triton's tensors
/// have at most 2^20 elements.
pub const MAX_RANK: usize = 32;

/// The maximum nesting of encodings (`slice` of `dot_op` of `slice` ...). Real encodings nest at
/// most 4 levels.
pub const MAX_NESTING: u32 = 32;

/// The maximum number of values in one attribute, including list elements. Real encodings have
/// fewer than 200.
pub const MAX_VALUES: u32 = 4096;

/// The maximum number of runs of one footprint. The shared memory of one CTA has at most 320 KiB,
/// so real views have fewer runs.
pub const MAX_RUNS: u64 = 1 << 20;

/// The maximum number of stages of a multi-buffered view whose whole footprint is requested.
///
/// Real pipelines have at most 32 stages. The limit also allows arrays of mbarriers.
pub const MAX_STAGES: u64 = 4096;
