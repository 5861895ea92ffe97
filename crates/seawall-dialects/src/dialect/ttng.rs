//! `ttng`: Triton's NVIDIA dialect: mbarriers, clusters, work stealing (CLC), tensor maps and TMA
//! copies.
//!
//! Matrix multiplication and tensor memory are in `ttng_mma.rs`.

use crate::barrier::{Barrier, MBarrier, MBarrierAction};
use crate::custom;
use crate::effect::{
    async_read, async_write, barrier_read, barrier_write, global_read, global_write, shared_read,
    shared_write,
};
use crate::gpu_index::{Axis, GpuIndex};
use crate::meaning::{Fence, Meaning, Regions, Scratch, View};
use crate::op::{OpDef, op};
use crate::queue::{AsyncCopy, Queue, Wait};
use crate::traits::Traits;

const fn mbarrier(action: MBarrierAction, object: &'static str, predicate: Option<&'static str>) -> Meaning {
    Meaning::MBarrier(MBarrier { action, object, predicate })
}

const fn copy(
    queue: Queue,
    source: &'static str,
    destination: &'static str,
    mbarrier: Option<&'static str>,
    predicate: Option<&'static str>,
) -> Meaning {
    Meaning::AsyncCopy(AsyncCopy { queue, source, destination, mbarrier, predicate })
}

/// The rows of the dialect.
pub(crate) static OPS: &[OpDef] = &[
    // mbarriers.
    op("ttng.init_barrier")
        .operands("alloc")
        .attrs("count")
        .formats(&["$alloc `,` $count attr-dict `:` type($alloc)"])
        .effects(&[shared_write("alloc")])
        .meaning(mbarrier(MBarrierAction::Init { count: "count" }, "alloc", None))
        .traits(Traits::MBARRIER),
    op("ttng.inval_barrier")
        .operands("alloc")
        .formats(&["$alloc attr-dict `:` type($alloc)"])
        .effects(&[shared_write("alloc")])
        .meaning(mbarrier(MBarrierAction::Invalidate, "alloc", None))
        .traits(Traits::MBARRIER),
    op("ttng.barrier_expect")
        .operands("alloc, pred")
        .attrs("size, fromCTA")
        .formats(&["$alloc `,` $size attr-dict `,` $pred `:` type($alloc)"])
        .effects(&[barrier_write("alloc")])
        .meaning(mbarrier(MBarrierAction::Expect { bytes: "size" }, "alloc", Some("pred")))
        .traits(Traits::MBARRIER.with(Traits::SYNC_BEFORE)),
    op("ttng.wait_barrier")
        .operands("alloc, phase, pred?, deps*")
        .attrs("constraints")
        .formats(&["$alloc `,` $phase (`,` $pred^)? (`deps` $deps^)? attr-dict `:` type($alloc) (`,` type($deps)^)?"])
        .effects(&[barrier_read("alloc"), barrier_write("alloc")])
        .meaning(mbarrier(MBarrierAction::Wait { phase: "phase" }, "alloc", Some("pred")))
        .traits(Traits::MBARRIER),
    op("ttng.arrive_barrier")
        .operands("alloc, pred?")
        .attrs("count, perThread, fromCTA, multicastCTA, ctaMask, constraints")
        .formats(&["$alloc `,` $count (`,` $pred^)? attr-dict `:` type($alloc)"])
        .effects(&[barrier_read("alloc"), barrier_write("alloc")])
        .meaning(mbarrier(
            MBarrierAction::Arrive { count: "count", per_thread: Some("perThread") },
            "alloc",
            Some("pred"),
        ))
        .traits(Traits::MBARRIER.with(Traits::SYNC_BEFORE)),
    op("ttng.async_copy_mbarrier_arrive")
        .operands("barrier")
        .attrs("noIncrement")
        .formats(&["$barrier attr-dict `:` type($barrier)"])
        .effects(&[barrier_write("barrier")])
        .meaning(mbarrier(
            MBarrierAction::AsyncCopyArrive { no_increment: Some("noIncrement") },
            "barrier",
            None,
        ))
        .traits(Traits::MBARRIER),
    op("ttng.arrive_barrier_named")
        .operands("bar, numThreads")
        .formats(&["$bar `,` $numThreads attr-dict `:` type(operands)"])
        .meaning(Meaning::Barrier(Barrier::NamedArrive { id: "bar", threads: "numThreads" })),
    op("ttng.wait_barrier_named")
        .operands("bar, numThreads")
        .formats(&["$bar `,` $numThreads attr-dict `:` type(operands)"])
        .meaning(Meaning::Barrier(Barrier::Named { id: "bar", threads: "numThreads" })),
    // Fences and cluster barriers.
    op("ttng.fence_async_shared")
        .attrs("bCluster")
        .formats(&["attr-dict"])
        .meaning(Meaning::Fence(Fence::AsyncProxy { cluster: Some("bCluster") })),
    op("ttng.fence").attrs("scope").formats(&["attr-dict"]).meaning(Meaning::Fence(Fence::Memory)),
    op("ttng.fence_mbarrier_init_release_cluster")
        .formats(&["attr-dict"])
        .meaning(Meaning::Fence(Fence::MBarrierInit)),
    op("ttng.cluster_arrive")
        .attrs("relaxed")
        .formats(&["attr-dict"])
        .meaning(Meaning::Barrier(Barrier::ClusterArrive { relaxed: Some("relaxed") })),
    op("ttng.cluster_wait").formats(&["attr-dict"]).meaning(Meaning::Barrier(Barrier::ClusterWait)),
    op("ttng.cluster_barrier")
        .attrs("relaxed")
        .formats(&["attr-dict"])
        .meaning(Meaning::Barrier(Barrier::Cluster { relaxed: Some("relaxed") })),
    op("ttng.cluster_size_1d")
        .results("result")
        .formats(&["attr-dict"])
        .infer("result: i32")
        .pure()
        .index(GpuIndex::Ranks, Axis::None),
    op("ttng.map_to_remote_buffer")
        .operands("src, ctaRank")
        .results("result")
        .formats(&["$src `,` $ctaRank attr-dict `:` type($src) `->` type($result)"])
        .pure()
        .meaning(Meaning::View(View::RemoteMap { rank: "ctaRank" }))
        .traits(Traits::MEMDESC_VIEW),
    op("ttng.two_cta_peer_gather")
        .operands("src")
        .results("result")
        .attrs("splitDim, numCTAs")
        .formats(&["$src `split_dim` `=` $splitDim `num_ctas` `=` $numCTAs attr-dict `:` type($src)"])
        .infer("result: $src")
        .effects(&[shared_read(""), shared_write("")]),
    op("ttng.vote_ballot_sync")
        .operands("mask, pred")
        .results("result")
        .formats(&["$mask `,` $pred attr-dict `:` type($pred) `->` type($result)"])
        .pure(),
    op("ttng.async_shared_store")
        .operands("src, dst, mbarrier")
        .formats(&["$src `,` $dst `,` $mbarrier attr-dict `:` type($src) `->` type($dst) `,` type($mbarrier)"])
        .effects(&[shared_write("dst"), barrier_write("mbarrier")])
        .meaning(copy(Queue::MBarrier, "src", "dst", Some("mbarrier"), None))
        .traits(Traits::MBARRIER),
    op("ttng.async_store")
        .operands("src, dst, size")
        .formats(&["$src `,` $dst `,` $size attr-dict `:` type($src) `,` type($dst)"])
        .effects(&[async_read("src"), global_write("dst")])
        .meaning(copy(Queue::TmaStore, "src", "dst", None, None)),
    op("ttng.packed_arith")
        .operands("operands*")
        .results("result")
        .attrs("op_kind")
        .formats(&["$op_kind $operands attr-dict `:` functional-type($operands, $result)"])
        .pure(),
    op("ttng.subtiled_region")
        .operands("perTileArgs*, sharedArgs*")
        .results("results*")
        .attrs("numTiles")
        .regions("tileRegion")
        .custom(custom::subtiled_region)
        .recursive()
        .isolated()
        .meaning(Meaning::Regions(Regions::Opaque)),
    op("ttng.subtiled_region_yield")
        .operands("results*")
        .formats(&["($results^ `:` type($results))? attr-dict"])
        .yields(),
    // Work stealing.
    op("ttng.clc_try_cancel")
        .operands("result, mbarrier")
        .attrs("multicast")
        .formats(&["$result `,` $mbarrier attr-dict `:` type($result) `,` type($mbarrier)"])
        .effects(&[async_write("result"), barrier_write("mbarrier")])
        .meaning(copy(Queue::MBarrier, "", "result", Some("mbarrier"), None))
        .traits(Traits::MBARRIER),
    op("ttng.clc_try_cancel_sync").results("response").formats(&["attr-dict `:` type($response)"]),
    op("ttng.clc_load_result")
        .operands("src")
        .results("clcResult")
        .formats(&["$src attr-dict `:` type($src) `->` type($clcResult)"])
        .effects(&[shared_read("src")]),
    op("ttng.clc_is_canceled")
        .operands("clcResult")
        .results("is_canceled")
        .formats(&["$clcResult attr-dict `:` type($clcResult) `->` type($is_canceled)"])
        .pure(),
    op("ttng.clc_get_program_id")
        .operands("clcResult")
        .results("result")
        .attrs("dim")
        .formats(&["$clcResult `,` $dim attr-dict `:` type($clcResult) `->` type($result)"])
        .pure(),
    op("ttng.async_clc_try_cancel")
        .operands("mbarAlloc, clcResAlloc")
        .formats(&["$mbarAlloc `,` $clcResAlloc attr-dict `:` type(operands)"])
        .effects(&[barrier_write("mbarAlloc"), async_write("clcResAlloc")])
        .meaning(copy(Queue::MBarrier, "", "clcResAlloc", Some("mbarAlloc"), None)),
    op("ttng.clc_query_cancel")
        .operands("clcResAlloc")
        .results("ctaIdX, ctaIdY, ctaIdZ")
        .formats(&["$clcResAlloc attr-dict `:` functional-type(operands, results)"])
        // Meta's fork declares a write, but the lowering only reads the response.
        .effects(&[shared_read("clcResAlloc")]),
    op("ttng.clc_advance")
        .results("isValid, x, y, z")
        .formats(&["attr-dict `:` type($isValid) `,` type($x) `,` type($y) `,` type($z)"])
        .effects(&[global_write("")]),
    op("ttng.clc_try_cancel_async")
        .results("token")
        .formats(&["attr-dict `:` type($token)"])
        .effects(&[global_write("")]),
    op("ttng.clc_read")
        .operands("token")
        .results("isValid, x, y, z")
        .formats(&["$token attr-dict `:` type($token) `->` type($isValid) `,` type($x) `,` type($y) `,` type($z)"])
        .effects(&[global_read("")]),
    // TMA.
    op("ttng.async_tma_copy_global_to_local")
        .stores("result")
        .operands("multicastTargets?, desc, coord*, offsets*, barrier, result, pred")
        .attrs("multicast, cache, evict, isVolatile, two_cta, tensorMode")
        .formats(&[
            "$desc `[` $coord `]` (`offsets` `=` `[` $offsets^ `]`)? $result `,` $barrier `,` $pred (`,` $multicastTargets^)? oilist(`cacheModifier` `=` $cache | `evictionPolicy` `=` $evict | `tensorMode` `=` $tensorMode) attr-dict `:` type($desc) `,` type($barrier) `->` type($result)",
        ])
        .effects(&[global_read("desc"), barrier_write("barrier"), async_write("result")])
        .meaning(copy(Queue::MBarrier, "desc", "result", Some("barrier"), Some("pred")))
        .traits(Traits::TMA_LOAD_LIKE.with(Traits::MBARRIER).with(Traits::ASYNC_WRITE_CANDIDATE)),
    op("ttng.async_tma_copy_local_to_global")
        .operands("desc, coord*, src")
        .results("token?")
        .attrs("evict")
        .formats(&[
            "$desc `[` $coord `]` $src oilist(`evictionPolicy` `=` $evict) attr-dict `:` type($desc) `,` type($src) (`->` type($token)^)?",
        ])
        .effects(&[global_read("desc"), global_write("desc"), async_read("src")])
        .meaning(copy(Queue::TmaStore, "src", "desc", None, None))
        .traits(Traits::TMA_STORE_LIKE),
    op("ttng.async_tma_reduce")
        .operands("desc, coord*, src")
        .results("token?")
        .attrs("kind, evict")
        .formats(&[
            "$kind `,` $desc `[` $coord `]` $src oilist(`evictionPolicy` `=` $evict) attr-dict `:` type($desc) `,` type($src) (`->` type($token)^)?",
        ])
        .effects(&[global_read("desc"), global_write("desc"), async_read("src")])
        .meaning(copy(Queue::TmaStore, "src", "desc", None, None))
        .traits(Traits::TMA_STORE_LIKE),
    op("ttng.async_tma_gather")
        .operands("desc, x_offsets, y_offset, barrier, result, pred")
        .attrs("multicast")
        .formats(&[
            "$desc `[` $x_offsets `,` $y_offset `]` $result `,` $barrier `,` $pred attr-dict `:` type(operands)",
        ])
        .effects(&[global_read("desc"), barrier_write("barrier"), async_write("result")])
        .meaning(copy(Queue::MBarrier, "desc", "result", Some("barrier"), Some("pred")))
        .traits(Traits::TMA_LOAD_LIKE.with(Traits::MBARRIER).with(Traits::ASYNC_WRITE_CANDIDATE)),
    op("ttng.async_tma_scatter")
        .operands("desc, x_offsets, y_offset, src")
        .formats(&["$desc `[` $x_offsets `,` $y_offset `]` $src attr-dict `:` type(operands)"])
        .effects(&[global_read("desc"), global_write("desc"), async_read("src")])
        .meaning(copy(Queue::TmaStore, "src", "desc", None, None))
        .traits(Traits::TMA_STORE_LIKE),
    op("ttng.async_tma_prefetch")
        .operands("desc, coord*, pred")
        .attrs("evict")
        .formats(&["$desc `[` $coord `]` `,` $pred oilist(`evictionPolicy` `=` $evict) attr-dict `:` type($desc)"])
        .effects(&[global_write(""), global_read("desc")]),
    op("ttng.prefetch")
        .operands("ptr, mask?")
        .attrs("cache")
        .formats(&[
            "$ptr (`,` $mask^)? oilist(`cacheModifier` `=` $cache) attr-dict `:` type($ptr) (`,` type($mask)^)?",
        ])
        .effects(&[global_write("")]),
    op("ttng.async_tma_store_wait")
        .attrs("pendings, read_only")
        .formats(&["attr-dict"])
        .meaning(Meaning::Wait(Wait {
            queue: Queue::TmaStore,
            count: Some("pendings"),
            tokens: None,
            passes: None,
        }))
        .traits(Traits::MEM_WAIT),
    // The fork lowers it to `ttng.async_tma_store_wait` before its membar pass, so that a barrier
    // follows it.
    op("ttng.async_tma_store_token_wait")
        .operands("token, barriers*, barrier_preds*, nvws_tokens*, nvws_token_indices*")
        .custom(custom::async_tma_store_token_wait)
        .meaning(Meaning::Wait(Wait {
            queue: Queue::TmaStore,
            count: None,
            tokens: Some("token"),
            passes: None,
        }))
        .effects(&[barrier_read("barriers"), barrier_write("barriers")])
        .traits(Traits::MEM_WAIT),
    op("ttng.reinterpret_tensor_descriptor")
        .operands("rawDesc")
        .results("result")
        .formats(&["$rawDesc attr-dict `:` type($rawDesc) `to` type($result)"])
        .pure(),
    op("ttng.tensormap_create")
        .operands("desc_ptr, global_address, box_dim*, global_dim*, global_stride*, element_stride*")
        .attrs("elem_type, interleave_layout, swizzle_mode, fill_mode")
        .formats(&[
            "$desc_ptr `,` $global_address `,` `[` $box_dim `]` `,` `[` $global_dim `]` `,` `[` $global_stride `]` `,` `[` $element_stride `]` attr-dict `:` functional-type(operands, results)",
        ])
        .effects(&[global_read(""), global_write("")])
        .meaning(Meaning::Scratch(Scratch::TensorMapCreate)),
    op("ttng.tensormap_fenceproxy_acquire")
        .operands("desc_ptr")
        .formats(&["$desc_ptr attr-dict `:` type($desc_ptr)"])
        .effects(&[global_write("")])
        .meaning(Meaning::Fence(Fence::TensorMap))
        .traits(Traits::SYNC_AFTER),
    op("ttng.prefetch_tensormap")
        .operands("desc")
        .formats(&["$desc attr-dict `:` type($desc)"])
        .effects(&[global_write(""), global_read("desc")]),
];
