//! One file a dialect; each is a table of rows.

mod affine;
mod amdg;
mod amdgpu;
mod arith;
mod cf;
mod gpu;
mod llvm;
mod memref;
mod misc;
mod nvvm;
mod nvws;
mod rocdl;
mod scf;
mod tlx;
mod tt;
mod tt_values;
mod ttg;
mod tti;
mod ttng;
mod ttng_mma;
mod vector;

use crate::op::OpDef;

/// Every table. The order matters to nobody: names are unique.
pub(crate) static TABLES: &[&[OpDef]] = &[
    tt::OPS,
    tt_values::OPS,
    ttg::OPS,
    ttng::OPS,
    ttng_mma::OPS,
    amdg::OPS,
    nvws::OPS,
    tlx::OPS,
    tti::OPS,
    affine::OPS,
    gpu::OPS,
    rocdl::OPS,
    nvvm::OPS,
    amdgpu::OPS,
    memref::OPS,
    vector::OPS,
    scf::OPS,
    cf::OPS,
    arith::OPS,
    llvm::OPS,
    misc::OPS,
];

/// Dialects in which every op without a row is free of effects.
pub(crate) static PURE_DIALECTS: &[&str] = &["arith", "math", "ub", "affine", "complex", "index"];
