//! `gpu`: the ops of MLIR's target-independent GPU dialect that supported kernels use.

use crate::barrier::Barrier;
use crate::compute;
use crate::custom;
use crate::gpu_index::{Axis, GpuIndex};
use crate::meaning::{Meaning, Regions, Space};
use crate::op::{OpDef, op};
use crate::traits::Traits;

const fn index(name: &'static str, index: GpuIndex) -> OpDef {
    op(name)
        .results("result")
        .attrs("dimension, upper_bound")
        .formats(&["$dimension (`upper_bound` $upper_bound^)? attr-dict"])
        .infer("result: index")
        .pure()
        .index(index, Axis::In("dimension"))
}

const fn lane_index(name: &'static str, index: GpuIndex) -> OpDef {
    op(name)
        .results("result")
        .attrs("upper_bound")
        .formats(&["(`upper_bound` $upper_bound^)? attr-dict (`:` type($result)^)?"])
        .infer("result: index")
        .pure()
        .index(index, Axis::None)
}

/// The rows of the dialect.
pub(crate) static OPS: &[OpDef] = &[
    op("gpu.barrier")
        .attrs("address_spaces")
        .formats(&["(`memfence` $address_spaces^)? attr-dict"])
        .meaning(Meaning::Barrier(Barrier::Gpu { spaces: "address_spaces" })),
    index("gpu.thread_id", GpuIndex::Thread),
    index("gpu.block_id", GpuIndex::Cta),
    index("gpu.block_dim", GpuIndex::Threads),
    index("gpu.grid_dim", GpuIndex::Ctas),
    index("gpu.global_id", GpuIndex::GlobalThread),
    index("gpu.cluster_id", GpuIndex::Cluster),
    index("gpu.cluster_dim", GpuIndex::Clusters),
    index("gpu.cluster_block_id", GpuIndex::CtaInCluster),
    index("gpu.cluster_dim_blocks", GpuIndex::CtasInCluster),
    lane_index("gpu.lane_id", GpuIndex::Lane),
    lane_index("gpu.subgroup_id", GpuIndex::Warp),
    lane_index("gpu.num_subgroups", GpuIndex::Warps),
    lane_index("gpu.subgroup_size", GpuIndex::Lanes),
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
