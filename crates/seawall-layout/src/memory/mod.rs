//! Buffers in shared and tensor memory: their sizes, and the exact addresses that views of them
//! cover.

mod footprint;
mod memdesc;
mod padding;
mod runs;
mod step;
mod subspace;
mod view;
mod warps;

pub use footprint::{CtaRuns, Footprint, Geometry};
pub use memdesc::{MemDesc, TmemSize, alloc_alignment, alloc_parts, alloc_size_bytes, tmem_alloc_size};
pub use runs::{Run, Runs};
pub use step::Stride;
pub use view::{SubsliceOffsets, View};
pub use warps::{CommonBytes, Exchange, LaneMap, reachable_rows};
