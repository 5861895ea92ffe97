//! `nvvm`: NVIDIA intrinsics that occur in Triton IR: barriers, fences and asynchronous copy
//! groups.
//!
//! MLIR declares no memory effects for these ops, and Triton's barrier pass ignores them.

use crate::barrier::{Barrier, MBarrier, MBarrierAction};
use crate::gpu_index::{Axis, GpuIndex};
use crate::meaning::{Fence, Meaning};
use crate::op::{OpDef, op};
use crate::queue::{Queue, Wait};

const fn plain(name: &'static str, meaning: Meaning) -> OpDef {
    op(name).formats(&["attr-dict"]).meaning(meaning)
}

const fn wait(queue: Queue, count: &'static str) -> Meaning {
    Meaning::Wait(Wait { queue, count: Some(count), tokens: None, passes: None })
}

const fn register(name: &'static str) -> OpDef {
    op(name)
        .results("res")
        .attrs("range")
        .formats(&["attr-dict `:` type($res)", "`range` $range attr-dict `:` type($res)"])
        .pure()
}

const fn along(name: &'static str, index: GpuIndex, axis: usize) -> OpDef {
    register(name).index(index, Axis::At(axis))
}

/// The rows of the dialect.
pub(crate) static OPS: &[OpDef] = &[
    plain("nvvm.barrier0", Meaning::Barrier(Barrier::Named { id: "barrierId", threads: "numberOfThreads" }))
        .operands("barrierId?, numberOfThreads?"),
    op("nvvm.barrier")
        .operands("barrierId?, numberOfThreads?")
        .formats(&["(`id` `=` $barrierId^)? (`number_of_threads` `=` $numberOfThreads^)? attr-dict"])
        .meaning(Meaning::Barrier(Barrier::Named { id: "barrierId", threads: "numberOfThreads" })),
    op("nvvm.barrier.arrive")
        .operands("barrierId?, numberOfThreads")
        .formats(&["(`id` `=` $barrierId^)? `number_of_threads` `=` $numberOfThreads attr-dict"])
        .meaning(Meaning::Barrier(Barrier::NamedArrive { id: "barrierId", threads: "numberOfThreads" })),
    plain("nvvm.cluster.arrive", Meaning::Barrier(Barrier::ClusterArrive { relaxed: None })).attrs("aligned"),
    plain("nvvm.cluster.arrive.relaxed", Meaning::Barrier(Barrier::ClusterArrive { relaxed: None }))
        .attrs("aligned"),
    plain("nvvm.cluster.wait", Meaning::Barrier(Barrier::ClusterWait)).attrs("aligned"),
    op("nvvm.bar.warp.sync")
        .operands("mask")
        .formats(&["$mask attr-dict `:` type($mask)"])
        .meaning(Meaning::Barrier(Barrier::Warp)),
    plain("nvvm.fence.proxy", Meaning::Fence(Fence::AsyncProxy { cluster: None })).attrs("kind, space"),
    plain("nvvm.fence.mbarrier.init", Meaning::Fence(Fence::MBarrierInit)),
    plain("nvvm.fence.sc.cluster", Meaning::Fence(Fence::Memory)),
    op("nvvm.cp.async.shared.global").operands("dst, src, cpSize?").attrs("size, modifier: ca|cg").formats(
        &["$dst `,` $src `,` $size `,` `cache` `=` $modifier (`,` $cpSize^)? attr-dict `:` type(operands)"],
    ),
    plain("nvvm.cp.async.commit.group", Meaning::CommitGroup(Queue::CpAsync)),
    op("nvvm.cp.async.wait.group").attrs("n").formats(&["$n attr-dict"]).meaning(wait(Queue::CpAsync, "n")),
    plain("nvvm.cp.async.bulk.commit.group", Meaning::CommitGroup(Queue::TmaStore)),
    op("nvvm.cp.async.bulk.wait_group")
        .attrs("group, read")
        .formats(&["$group attr-dict"])
        .meaning(wait(Queue::TmaStore, "group")),
    plain("nvvm.wgmma.fence.aligned", Meaning::SchedHint),
    plain("nvvm.wgmma.commit.group.sync.aligned", Meaning::CommitGroup(Queue::Wgmma)),
    op("nvvm.wgmma.wait.group.sync.aligned")
        .attrs("group")
        .formats(&["$group attr-dict", "attr-dict $group"])
        .meaning(wait(Queue::Wgmma, "group")),
    op("nvvm.tcgen05.wait").attrs("kind").formats(&["$kind attr-dict"]).meaning(Meaning::Wait(Wait {
        queue: Queue::Tmem,
        count: None,
        tokens: None,
        passes: None,
    })),
    along("nvvm.read.ptx.sreg.tid.x", GpuIndex::Thread, 0),
    along("nvvm.read.ptx.sreg.tid.y", GpuIndex::Thread, 1),
    along("nvvm.read.ptx.sreg.tid.z", GpuIndex::Thread, 2),
    along("nvvm.read.ptx.sreg.ntid.x", GpuIndex::Threads, 0),
    along("nvvm.read.ptx.sreg.ntid.y", GpuIndex::Threads, 1),
    along("nvvm.read.ptx.sreg.ntid.z", GpuIndex::Threads, 2),
    along("nvvm.read.ptx.sreg.ctaid.x", GpuIndex::Cta, 0),
    along("nvvm.read.ptx.sreg.ctaid.y", GpuIndex::Cta, 1),
    along("nvvm.read.ptx.sreg.ctaid.z", GpuIndex::Cta, 2),
    along("nvvm.read.ptx.sreg.nctaid.x", GpuIndex::Ctas, 0),
    along("nvvm.read.ptx.sreg.nctaid.y", GpuIndex::Ctas, 1),
    along("nvvm.read.ptx.sreg.nctaid.z", GpuIndex::Ctas, 2),
    along("nvvm.read.ptx.sreg.clusterid.x", GpuIndex::Cluster, 0),
    along("nvvm.read.ptx.sreg.clusterid.y", GpuIndex::Cluster, 1),
    along("nvvm.read.ptx.sreg.clusterid.z", GpuIndex::Cluster, 2),
    along("nvvm.read.ptx.sreg.nclusterid.x", GpuIndex::Clusters, 0),
    along("nvvm.read.ptx.sreg.nclusterid.y", GpuIndex::Clusters, 1),
    along("nvvm.read.ptx.sreg.nclusterid.z", GpuIndex::Clusters, 2),
    along("nvvm.read.ptx.sreg.cluster.ctaid.x", GpuIndex::CtaInCluster, 0),
    along("nvvm.read.ptx.sreg.cluster.ctaid.y", GpuIndex::CtaInCluster, 1),
    along("nvvm.read.ptx.sreg.cluster.ctaid.z", GpuIndex::CtaInCluster, 2),
    along("nvvm.read.ptx.sreg.cluster.nctaid.x", GpuIndex::CtasInCluster, 0),
    along("nvvm.read.ptx.sreg.cluster.nctaid.y", GpuIndex::CtasInCluster, 1),
    along("nvvm.read.ptx.sreg.cluster.nctaid.z", GpuIndex::CtasInCluster, 2),
    register("nvvm.read.ptx.sreg.cluster.ctarank").index(GpuIndex::Rank, Axis::None),
    register("nvvm.read.ptx.sreg.cluster.nctarank").index(GpuIndex::Ranks, Axis::None),
    register("nvvm.read.ptx.sreg.laneid").index(GpuIndex::Lane, Axis::None),
    register("nvvm.read.ptx.sreg.warpsize").index(GpuIndex::Lanes, Axis::None),
    // The PTX ISA calls it volatile: a thread may get other values later.
    register("nvvm.read.ptx.sreg.warpid").thread_index(),
    register("nvvm.read.ptx.sreg.nwarpid"),
    register("nvvm.read.ptx.sreg.gridid"),
    register("nvvm.read.ptx.sreg.is.explicit.cluster"),
    op("nvvm.setmaxregister")
        .attrs("action, regCount")
        .formats(&["$action $regCount attr-dict"])
        .meaning(Meaning::SchedHint),
    op("nvvm.mbarrier.init")
        .operands("addr, count, predicate?")
        .formats(&["$addr `,` $count (`,` `predicate` `=` $predicate^)? attr-dict `:` type(operands)"]),
    op("nvvm.mbarrier.inval").operands("addr").formats(&["$addr attr-dict `:` type(operands)"]).meaning(
        Meaning::MBarrier(MBarrier { action: MBarrierAction::Invalidate, object: "addr", predicate: None }),
    ),
];
