//! The dialect in which a barrier of shared memory is spelled: that of the module of the program.

use seawall_model::{Program, Target};

/// Dialects of Triton.
const TRITON: [&str; 7] = ["ttg.", "tt.", "ttng.", "amdg.", "nvws.", "tlx.", "triton_gpu."];
/// Dialects of upstream kernels.
const UPSTREAM: [&str; 5] = ["memref.", "vector.", "gpu.", "amdgpu.", "rocdl."];

/// The op that synchronizes the warps of a workgroup and orders shared memory, for a program that
/// comes from MLIR.
pub fn local_barrier(program: &Program) -> &'static str {
    let is_of = |dialects: &[&str]| {
        let mut origins = program.origins.values();
        origins.any(|origin| dialects.iter().any(|dialect| origin.op.starts_with(dialect)))
    };
    if is_of(&TRITON) || !is_of(&UPSTREAM) {
        return "ttg.barrier local";
    }
    match &program.target {
        Some(Target::Amd(_)) => "amdgpu.lds_barrier",
        _ => "gpu.barrier",
    }
}

/// Whether a program comes from a module of upstream MLIR for AMD GPUs.
pub(crate) fn is_upstream_amd(program: &Program) -> bool {
    local_barrier(program) == "amdgpu.lds_barrier"
}
