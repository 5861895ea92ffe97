//! Which warp and lane touch which element, and which bytes of shared memory a view covers.
//!
//! The crate knows Triton's tensor encodings as linear layouts over F2, and what follows from them: the bytes that a
//! shared-memory allocation takes, the exact set of bytes that a view of it can touch, whether a layout
//! conversion stays inside each warp, and how much scratch memory an op needs. It takes attribute text and shapes, does no IO, and stands by itself.
//!
//! Units: shapes and offsets of a layout count elements; sizes and runs of shared memory count bytes; tensor memory
//! counts rows and 32-bit columns. Every rule follows Triton 3.9, and is checked against that release.
//!
//! ```
//! use seawall_layout::{Dim, Encoding, LayoutError};
//!
//! let text = "#ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>";
//! let layout = Encoding::parse(text).unwrap().to_linear_layout(&[128, 64])?;
//! // Warps go down the rows: warp 1 starts at row 8.
//! assert_eq!(layout.basis(Dim::Warp, 0, Dim::Axis(0)), 8);
//! # Ok::<(), LayoutError>(())
//! ```

mod convert;
mod encoding;
mod error;
pub mod limits;
mod linear;
mod memory;
mod scratch;

pub use convert::{cvt_is_warp_synchronous, minimal_conversion};
pub use encoding::{
    AmdMfma, AmdWmma, Blocked, Cga, ColStride, DotOperand, Encoding, Linear, NvidiaMma, NvmmaShared, Padded,
    Partitioned, SharedLinear, Slice, Swizzled, TensorMemory, TensorMemoryScales,
};
pub use error::{EncodingError, LayoutError};
pub use linear::{Dim, LinearLayout};
pub use memory::{
    CtaRuns, Footprint, Geometry, MemDesc, Run, Runs, SubsliceOffsets, TmemSize, View, alloc_alignment,
    alloc_parts, alloc_size_bytes, tmem_alloc_size,
};
pub use scratch::{
    CAPTURE_ALIGNMENT, Capture, GatherSide, SCRATCH_ALIGNMENT, ScratchTarget, TENSOR_MAP_SCRATCH,
    broadcast_scratch, captures_scratch, conversion_scratch, gather_scratch, histogram_scratch,
    reduce_scratch, scalar_broadcast_scratch, scan_scratch,
};
