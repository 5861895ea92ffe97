//! Linear layouts: which warp and lane access which element of a tensor, and which bytes of shared
//! memory a view covers.
//!
//! The crate represents Triton's tensor encodings as linear layouts over F2, and derives from them:
//!
//! - the size of a shared-memory allocation in bytes,
//! - the exact set of bytes that a view can access,
//! - whether a layout conversion stays inside each warp,
//! - the scratch memory that an op needs.
//!
//! It takes attribute text and shapes, does no IO, and does not depend on the IR.
//!
//! Units: shapes and layout offsets count elements. Sizes and runs of shared memory count bytes.
//! Tensor memory counts rows and 32-bit columns. Every rule follows Triton 3.9 and is tested
//! against that release.
//!
//! ```
//! use seawall_layout::{Dim, Encoding, LayoutError};
//!
//! let text = "#ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], \
//!             warpsPerCTA = [4, 1], order = [1, 0]}>";
//! let layout = Encoding::parse(text).unwrap().to_linear_layout(&[128, 64])?;
//! // The warps follow the rows: warp 1 starts at row 8.
//! assert_eq!(layout.basis(Dim::Warp, 0, Dim::Axis(0)), 8);
//! # Ok::<(), LayoutError>(())
//! ```
//!
//! Which warp accesses which byte: a register layout composed with the inverse of a shared-memory
//! layout maps register, lane, warp and CTA to an offset.
//!
//! ```
//! use seawall_layout::{Dim, Encoding};
//!
//! let registers = "#ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], \
//!                  warpsPerCTA = [4, 1], order = [1, 0]}>";
//! let memory = "#ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>";
//! let shape = [16, 64];
//! let registers = Encoding::parse(registers)?.to_linear_layout(&shape)?;
//! let memory = Encoding::parse(memory)?.to_linear_layout(&shape)?;
//! let stores = registers.invert_and_compose(&memory)?;
//! // Lane 8 of warp 1 stores row 5, whose groups of 8 elements are permuted by 5.
//! let at = stores.apply(&[(Dim::Register, 0), (Dim::Lane, 8), (Dim::Warp, 1), (Dim::Block, 0)])?;
//! assert_eq!(at, [(Dim::Offset, 5 * 64 + 5 * 8), (Dim::Block, 0)]);
//! // The reverse: the warp that holds the element at that offset. No other warp holds it.
//! let owner = memory.invert_and_compose(&registers)?;
//! let owner = owner.apply(&[(Dim::Offset, 360), (Dim::Block, 0)])?;
//! assert_eq!(owner[2], (Dim::Warp, 1));
//! assert_eq!(registers.free_bits(Dim::Warp), 0);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod convert;
mod encoding;
mod error;
pub mod limits;
mod linear;
mod memory;
mod scratch;

/// Compiles the examples of the README as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

pub use convert::{cvt_is_warp_synchronous, is_block_local, minimal_conversion};
pub use encoding::{
    AmdMfma, AmdWmma, Blocked, Cga, ColStride, DotOperand, Encoding, Linear, NvidiaMma, NvmmaShared, Padded,
    Partitioned, SharedLinear, Slice, Swizzled, TensorMemory, TensorMemoryScales,
};
pub use error::{EncodingError, LayoutError};
pub use linear::{Dim, LinearLayout};
pub use memory::{
    CommonBytes, CtaRuns, Exchange, Footprint, Geometry, LaneMap, MemDesc, Run, Runs, Stride,
    SubsliceOffsets, TmemSize, View, alloc_alignment, alloc_parts, alloc_size_bytes, reachable_rows,
    tmem_alloc_size,
};
pub use scratch::{
    CAPTURE_ALIGNMENT, Capture, GatherSide, SCRATCH_ALIGNMENT, ScratchTarget, TENSOR_BASE_SCRATCH,
    TENSOR_MAP_SCRATCH, broadcast_scratch, captures_scratch, conversion_scratch, gather_scratch,
    histogram_scratch, reduce_scratch, scalar_broadcast_scratch, scan_scratch,
};
