//! Modules of upstream MLIR, as Wave and IREE emit them: workgroup memory is memrefs, threads are numbers, barriers and counters
//! are those of `gpu`, `amdgpu` and `rocdl`.
//!
//! `launch` knows the workgroup, `interval`, `formula` and `formula_of` what an index may be in each thread, `memrefs` which bytes
//! a memref names and which of them rotate around a loop, `touched` which of them an access touches (`transfers`: of a box; `narrow`: of elements below a byte), `pointers` where the addresses come
//! from that leave memrefs, `uniform` which values differ between threads, `divergent` what conditionals on those become,
//! `in_flight` what is asynchronous beside counted copies,
//! `shifts` which views of an allocation a value chooses, `slots_of` which slot of a ring an index is, `events` and `counters` what barriers, copies and waits are, `lds` which accesses certainly are LDS instructions.
//!
//! Deliberately absent: which warp touches which bytes. Any may touch any.

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
