//! `gpu`: the ops of MLIR's target-independent GPU dialect that supported kernels use.

use crate::barrier::Barrier;
use crate::compute;
use crate::custom;
use crate::meaning::{Meaning, Regions, Space};
use crate::op::{OpDef, op};
use crate::traits::Traits;

const fn index(name: &'static str) -> OpDef {
    op(name)
        .results("result")
        .attrs("dimension, upper_bound")
        .formats(&["$dimension (`upper_bound` $upper_bound^)? attr-dict"])
        .infer("result: index")
        .pure()
}

const fn lane_index(name: &'static str) -> OpDef {
    op(name)
        .results("result")
        .attrs("upper_bound")
        .formats(&["(`upper_bound` $upper_bound^)? attr-dict (`:` type($result)^)?"])
        .infer("result: index")
        .pure()
}

/// The rows of the dialect.
pub(crate) static OPS: &[OpDef] = &[
    op("gpu.barrier")
        .attrs("address_spaces")
        .formats(&["(`memfence` $address_spaces^)? attr-dict"])
        .meaning(Meaning::Barrier(Barrier::Gpu { spaces: "address_spaces" })),
    index("gpu.thread_id").thread_index(),
    index("gpu.block_id"),
    index("gpu.block_dim"),
    index("gpu.grid_dim"),
    index("gpu.global_id").thread_index(),
    index("gpu.cluster_id"),
    index("gpu.cluster_dim"),
    index("gpu.cluster_block_id"),
    index("gpu.cluster_dim_blocks"),
    lane_index("gpu.lane_id").thread_index(),
    lane_index("gpu.subgroup_id").thread_index(),
    lane_index("gpu.num_subgroups"),
    lane_index("gpu.subgroup_size"),
    op("gpu.dynamic_shared_memory")
        .results("resultMemref")
        .formats(&["attr-dict `:` type($resultMemref)"])
        .computed(compute::alloc_in_result_space)
        .meaning(Meaning::Alloc(Space::Shared)),
    op("gpu.func")
        .attrs("sym_name, function_type")
        .regions("body")
        .custom(custom::gpu_function)
        .isolated()
        .meaning(Meaning::Func)
        .traits(Traits::SYMBOL),
    op("gpu.launch")
        .operands(
            "asyncDependencies*, gridSizeX, gridSizeY, gridSizeZ, blockSizeX, blockSizeY, blockSizeZ, \
             clusterSizeX?, clusterSizeY?, clusterSizeZ?, dynamicSharedMemorySize?",
        )
        .results("asyncToken?")
        .regions("body")
        .custom(custom::gpu_launch)
        .meaning(Meaning::Func),
    op("gpu.terminator")
        .formats(&["attr-dict"])
        .pure()
        .meaning(Meaning::Return)
        .traits(Traits::TERMINATOR.with(Traits::RETURN_LIKE)),
    op("gpu.module")
        .attrs("sym_name")
        .regions("bodyRegion")
        .custom(custom::symbol_and_region)
        .isolated()
        .meaning(Meaning::Regions(Regions::Module))
        .traits(Traits::SYMBOL),
    op("gpu.return")
        .operands("operands*")
        .formats(&["attr-dict ($operands^ `:` type($operands))?"])
        .pure()
        .meaning(Meaning::Return)
        .traits(Traits::TERMINATOR.with(Traits::RETURN_LIKE)),
];
