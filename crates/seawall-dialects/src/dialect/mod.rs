//! The tables of rows, one file per dialect.

mod affine;
mod amdg;
mod amdgpu;
mod arith;
mod cf;
mod gpu;
mod llvm;
mod memref;
mod misc;
mod nvgpu;
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

/// All tables. Their order does not matter, because op names are unique.
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
    nvgpu::OPS,
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

/// Name prefixes of ops that need no row: they only use registers, or name things outside of the
/// kernel.
pub(crate) static PURE_PREFIXES: &[&str] = &[
    "amdgpu.dot",
    "amdgpu.ext_packed_fp8",
    "amdgpu.make_dma_",
    "amdgpu.mfma",
    "amdgpu.packed_",
    "amdgpu.permlane_swap",
    "amdgpu.scaled_",
    "amdgpu.sparse_mfma",
    "amdgpu.swizzle_bitmode",
    "amdgpu.wmma",
    "gpu.subgroup_broadcast",
    "gpu.subgroup_mma_compute",
    "gpu.subgroup_mma_constant_matrix",
    "gpu.subgroup_mma_elementwise",
    "hal.interface.",
    "nvgpu.mma.",
    "nvgpu.tma.create.descriptor",
    "rocdl.cvt.",
    "rocdl.mfma.",
    "rocdl.wmma.",
    "stream.binding.subspan",
    "vector.bitcast",
    "vector.constant_mask",
    "vector.contract",
    "vector.create_mask",
    "vector.deinterleave",
    "vector.extract",
    "vector.flat_transpose",
    "vector.from_elements",
    "vector.insert",
    "vector.interleave",
    "vector.matrix_multiply",
    "vector.multi_reduction",
    "vector.outerproduct",
    "vector.reduction",
    "vector.scan",
    "vector.shuffle",
    "vector.step",
    "vector.to_elements",
    "vector.transpose",
    "vector.vscale",
];

/// Name prefixes of ops on mbarriers that Seawall does not model.
pub(crate) static UNFOLLOWED_PREFIXES: &[&str] = &[
    "nvgpu.mbarrier.arrive",
    "nvgpu.mbarrier.init",
    "nvgpu.mbarrier.test",
    "nvgpu.mbarrier.try_wait",
    "nvvm.mbarrier.",
];

/// Dialects in which every op without a row has no memory effects.
pub(crate) static PURE_DIALECTS: &[&str] = &["arith", "math", "ub", "affine", "complex", "index"];
