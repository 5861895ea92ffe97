//! Modules of upstream MLIR, as Wave and IREE emit them: workgroup memory is memrefs, threads are
//! numbers, and barriers and counters are those of `gpu`, `amdgpu` and `rocdl`.
//!
//! - `launch`: the GPU, the workgroup and the wave.
//! - `interval`, `formula`, `formula_of`: the possible values of an index in each thread.
//! - `memrefs`, `rings`: the bytes that a memref names, and which memrefs rotate around a loop.
//! - `shifts`: views of an allocation that a value selects. `slots_of`: the slot that an index
//!   selects.
//! - `touched`: the bytes that an access touches. `transfers`: those of a vector transfer;
//!   `narrow`: those of elements below a byte.
//! - `pointers`: accesses through addresses that are not memrefs.
//! - `uniform`: values that differ between threads. `divergent`: conditionals and loops on them.
//! - `events`, `counters`: barriers, copies and waits. `in_flight`: other asynchronous ops.
//! - `lds`: accesses that certainly are LDS instructions.
//!
//! Absent: warp locality. Any warp may touch any byte of an access.

mod counters;
mod divergent;
mod events;
mod formula;
mod formula_of;
mod in_flight;
mod interval;
mod launch;
mod lds;
mod loops;
mod memrefs;
mod narrow;
mod pointers;
mod rings;
mod shifts;
mod slots_of;
mod touched;
mod transfers;
mod uniform;

pub(crate) use formula::Threads;
pub(crate) use formula_of::is_affine;
pub(crate) use launch::is_upstream;
pub use launch::stated_chip;
pub use lds::may_be_flat;
pub(crate) use memrefs::Memrefs;
pub(crate) use pointers::Incoming;
pub(crate) use uniform::Divergent;
