//! `ttg`: Triton's GPU dialect: shared-memory buffers and views, asynchronous copies, the workgroup
//! barrier, and warp specialization.
//!
//! The formats cover Triton 3.9, its public snapshots, and Meta's fork (`bulk_size`, remote shared
//! memory, dynamic sub-slices).

use crate::barrier::Barrier;
use crate::compute;
use crate::custom;
use crate::effect::{
    async_read, async_write, barrier_write, default_read, default_write, global_alloc, global_read,
    shared_free, shared_read, shared_write,
};
use crate::gpu_index::{Axis, GpuIndex};
use crate::loop_part::LoopPart;
use crate::meaning::{Atomic, Exchange, Meaning, Regions, Scratch, Space, View, WarpSpecialize};
use crate::op::{OpDef, op};
use crate::queue::{AsyncCopy, Issues, Queue, Wait};
use crate::traits::Traits;

/// The rows of the dialect.
pub(crate) static OPS: &[OpDef] = &[
    // Buffers.
    op("ttg.local_alloc")
        .operands("src?")
        .results("result")
        .attrs("alignment")
        .formats(&["($src^)? attr-dict `:` functional-type(operands, results)"])
        .computed(compute::local_alloc)
        .traits(Traits::WARP_PARTS)
        .meaning(Meaning::Alloc(Space::Shared)),
    op("ttg.local_dealloc")
        .operands("src")
        .formats(&["$src attr-dict `:` type($src)"])
        .effects(&[shared_free("src")])
        .meaning(Meaning::Dealloc),
    op("ttg.memdesc_index")
        .part(LoopPart::SlotView)
        .operands("src, index")
        .results("result")
        .formats(&["$src `[` $index `]` attr-dict `:` type($src) `->` type($result)"])
        .pure()
        .meaning(Meaning::View(View::Index { index: "index" }))
        .traits(Traits::MEMDESC_VIEW),
    op("ttg.memdesc_subslice")
        .operands("src")
        .results("result")
        .attrs("offsets")
        .formats(&["$src `[` custom<Offsets>($offsets) `]` attr-dict `:` type($src) `->` type($result)"])
        .directives(&[("Offsets", custom::offsets)])
        .pure()
        .meaning(Meaning::View(View::Subslice { offsets: "offsets" }))
        .traits(Traits::MEMDESC_VIEW),
    op("ttg.memdesc_dynamic_subslice")
        .operands("src, offsets*")
        .results("result")
        .formats(&["$src `[` $offsets `]` attr-dict `:` type($src) `->` type($result)"])
        .pure()
        .meaning(Meaning::View(View::DynamicSubslice { offsets: "offsets" }))
        .traits(Traits::MEMDESC_VIEW),
    // Up to Triton 3.5: one offset per dimension of the source; the result drops leading
    // dimensions.
    op("ttg.memdesc_subview")
        .operands("src, offsets*")
        .results("result")
        .formats(&["$src `[` $offsets `]` attr-dict `:` type($src) `->` type($result)"])
        .pure()
        .meaning(Meaning::View(View::DynamicSubslice { offsets: "offsets" }))
        .traits(Traits::MEMDESC_VIEW),
    op("ttg.memdesc_trans")
        .operands("src")
        .results("result")
        .attrs("order")
        .formats(&["$src attr-dict `:` type($src) `->` type($result)"])
        .pure()
        .meaning(Meaning::View(View::Transpose { order: "order" }))
        .traits(Traits::MEMDESC_VIEW),
    op("ttg.memdesc_reshape")
        .operands("src")
        .results("result")
        .formats(&["$src attr-dict `:` type($src) `->` type($result)"])
        .pure()
        .meaning(Meaning::View(View::Reshape))
        .traits(Traits::MEMDESC_VIEW),
    op("ttg.memdesc_reinterpret")
        .operands("src")
        .results("result")
        .formats(&["$src attr-dict `:` type($src) `->` type($result)"])
        .pure()
        .meaning(Meaning::View(View::Reinterpret))
        .traits(Traits::MEMDESC_VIEW),
    // Accesses.
    op("ttg.local_load")
        .tile("src", "result")
        .part(LoopPart::LocalLoad)
        .operands("src, token?")
        .results("result")
        .formats(&["$src (`token` $token^)? attr-dict `:` type($src) `->` type($result)"])
        .effects(&[shared_read("src")])
        .traits(Traits::LOCAL_LOAD.with(Traits::WARP_PARTS)),
    op("ttg.local_store")
        .tile("src", "dst")
        .stores("dst")
        .part(LoopPart::LocalStore)
        .operands("src, dst")
        .formats(&["$src `,` $dst attr-dict `:` type($src) `->` type($dst)"])
        .effects(&[shared_write("dst")])
        .traits(Traits::WARP_PARTS),
    op("ttg.local_gather")
        .operands("src, indices, token?")
        .results("result")
        .attrs("axis")
        .formats(&[
            "$src `[` $indices `]` (`token` $token^)? attr-dict `:` type($src) `,` type($indices) `->` type($result)",
        ])
        .effects(&[shared_read("src")])
        .traits(Traits::LOCAL_LOAD),
    op("ttg.local_scatter")
        .operands("dst, values, indices, token?")
        .attrs("axis")
        .formats(&[
            "$dst `[` $indices `]` `,` $values (`token` $token^)? attr-dict `:` type($dst) `,` type($indices) `,` type($values)",
        ])
        .effects(&[shared_write("dst")]),
    op("ttg.local_atomic_scatter_rmw")
        .operands("dst, values, indices, mask?")
        .results("result")
        .attrs("atomic_rmw_op, axis")
        .formats(&[
            "$atomic_rmw_op `,` $dst `[` $indices `]` `,` $values (`,` $mask^)? attr-dict `:` functional-type(operands, results)",
        ])
        .effects(&[shared_read("dst"), shared_write("dst")])
        .meaning(Meaning::Atomic(Atomic { semantics: None, ordered: false, exchange: Exchange::Result }))
        .traits(Traits::ATOMIC),
    // Remote shared memory (Meta).
    op("ttg.remote_shmem_store")
        .operands("src, dst, ctaRank")
        .formats(&["$src `,` `rank` $ctaRank `,` $dst attr-dict `:` type($src) `->` type($dst)"])
        .effects(&[shared_write("dst")]),
    op("ttg.async_remote_shmem_store")
        .operands("src, dst, ctaRank, barrier")
        .formats(&[
            "$src `,` `rank` $ctaRank `,` $dst `barrier` $barrier attr-dict `:` type($src) `->` type($dst) `barrier_ty` type($barrier)",
        ])
        .effects(&[shared_write("dst"), barrier_write("barrier")])
        .meaning(Meaning::AsyncCopy(AsyncCopy {
            queue: Queue::MBarrier,
            source: "src",
            destination: "dst",
            mbarrier: Some("barrier"),
            predicate: None,
        })),
    op("ttg.async_remote_shmem_copy")
        .operands("src, dst, ctaRank, barrier")
        .formats(&[
            "$src `,` `rank` $ctaRank `,` $dst `barrier` $barrier attr-dict `:` type($src) `->` type($dst) `barrier_ty` type($barrier)",
        ])
        .effects(&[async_read("src"), async_write("dst"), barrier_write("barrier")])
        .meaning(Meaning::AsyncCopy(AsyncCopy {
            queue: Queue::MBarrier,
            source: "src",
            destination: "dst",
            mbarrier: Some("barrier"),
            predicate: None,
        })),
    // Asynchronous copies and their waits.
    op("ttg.async_copy_global_to_local")
        .stores("result")
        .part(LoopPart::Copy)
        .operands("src, result, mask?, other?, bulkSize?, barrier?")
        .results("token")
        .attrs("cache, evict, isVolatile, useBulk, contiguity")
        .formats(&[
            "$src `,` $result (`mask` $mask^)? (`other` $other^)? (`bulk_size` $bulkSize^ `:` type($bulkSize))? (`barrier` $barrier^ `:` type($barrier))? oilist(`cacheModifier` `=` $cache | `evictionPolicy` `=` $evict) attr-dict `:` type($src) `->` type($result)",
        ])
        .infer("token: !ttg.async.token")
        .issues(Issues::Lanes { addresses: "src", memory: "result", stores: false })
        .effects(&[global_read("src"), shared_write("result"), barrier_write("barrier")])
        .meaning(Meaning::AsyncCopy(AsyncCopy {
            queue: Queue::CpAsync,
            source: "src",
            destination: "result",
            mbarrier: Some("barrier"),
            predicate: Some("mask"),
        }))
        .traits(Traits::ASYNC_WRITE.with(Traits::WARP_PARTS)),
    op("ttg.async_commit_group")
        .operands("inputTokens*")
        .results("asyncToken")
        .custom(custom::tokens_without_keyword)
        .formats(&["(`tokens` $inputTokens^)? attr-dict"])
        .infer("asyncToken: !ttg.async.token")
        .meaning(Meaning::CommitGroup(Queue::CpAsync)),
    op("ttg.async_wait")
        .operands("asyncToken*")
        .results("retToken")
        .attrs("num")
        .formats(&["($asyncToken^)? attr-dict"])
        .infer("retToken: !ttg.async.token")
        .meaning(Meaning::Wait(Wait {
            queue: Queue::CpAsync,
            count: Some("num"),
            tokens: Some("asyncToken"),
            passes: None,
        }))
        .traits(Traits::MEM_WAIT),
    // Synchronization.
    op("ttg.barrier")
        .attrs("addrSpace")
        .custom(custom::ttg_barrier)
        .meaning(Meaning::Barrier(Barrier::AddressSpaces { spaces: "addrSpace" })),
    // Layouts and values.
    op("ttg.convert_layout")
        .operands("src")
        .results("result")
        .formats(&[
            "$src attr-dict `:` type($src) `->` type($result)",
            "$src attr-dict `:` functional-type(operands, results)",
        ])
        .pure()
        .meaning(Meaning::Scratch(Scratch::ConvertLayout)),
    op("ttg.fp4_to_fp")
        .operands("src")
        .results("result")
        .attrs("axis")
        .formats(&["$src attr-dict `:` type($src) `->` type($result)"])
        .pure(),
    op("ttg.global_scratch_alloc")
        .results("result")
        .attrs("nbytes, alignment")
        .formats(&["attr-dict `:` type($result)"])
        .effects(&[global_alloc("result")]),
    op("ttg.clock64")
        .results("result")
        .formats(&["attr-dict"])
        .infer("result: i64")
        .effects(&[default_read(""), default_write("")])
        .thread_index(),
    op("ttg.warp_id")
        .results("result")
        .formats(&["attr-dict"])
        .infer("result: i32")
        .pure()
        .index(GpuIndex::Warp, Axis::None),
    op("ttg.predicate_stage")
        .operands("iv, ub, step")
        .results("result")
        .attrs("maxStage, stage")
        .formats(&["$iv `,` $ub `,` $step `maxStage` $maxStage `stage` $stage attr-dict `:` type($iv) `->` type($result)"])
        .pure(),
    op("ttg.mask")
        .operands("pred")
        .results("result*")
        .regions("region")
        .meaning(Meaning::Regions(Regions::Masked)),
    op("ttg.mask.return")
        .operands("result*")
        .formats(&["$result attr-dict `:` type($result)"])
        .yields(),
    op("ttg.inline_asm")
        .operands("operands*")
        .results("result*")
        .attrs("asm_string, constraints, pure")
        .formats(&["$asm_string attr-dict $operands `:` functional-type($operands, $result)"])
        .computed(compute::inline_asm),
    // Warp specialization.
    op("ttg.warp_specialize")
        .operands("explicitCaptures*")
        .results("defaultPassthrough*")
        .regions("defaultRegion, partitionOpHolder")
        .custom(custom::warp_specialize)
        .recursive()
        .meaning(Meaning::WarpSpecialize(WarpSpecialize::Enter))
        .traits(Traits::REGION_BRANCH),
    op("ttg.warp_specialize.partitions")
        .operands("explicitCaptures*")
        .regions("partitionRegions*")
        .recursive()
        .isolated()
        .meaning(Meaning::WarpSpecialize(WarpSpecialize::Partitions))
        .traits(Traits::REGION_BRANCH.with(Traits::TERMINATOR)),
    op("ttg.warp_yield")
        .operands("values*")
        .formats(&["($values^)? attr-dict (`:` type($values)^)?"])
        .yields()
        .meaning(Meaning::WarpSpecialize(WarpSpecialize::Yield)),
    op("ttg.warp_return")
        .formats(&["attr-dict"])
        .yields()
        .meaning(Meaning::WarpSpecialize(WarpSpecialize::Return)),
];
