//! `amdg`: Triton's AMD dialect. Buffer loads and stores, direct-to-LDS copies, the tensor data
//! mover, LDS mbarriers, wait counters and the conditional barrier.
//!
//! Some spellings differ between releases. Buffer ops name the pointer type since 3.9, and TDM
//! copies have coordinates and a predicate in older releases. One op has a misspelled name there
//! (`_tranposed`).

use crate::barrier::{Barrier, MBarrier, MBarrierAction};
use crate::custom;
use crate::effect::{
    CACHE_WRITE, Effect, barrier_read, barrier_write, global_read, global_write, shared_read, shared_write,
};
use crate::loop_part::LoopPart;
use crate::meaning::{Atomic, Exchange, Meaning};
use crate::op::{OpDef, op};
use crate::queue::{AsyncCopy, Issues, Queue, Wait};
use crate::traits::Traits;

const fn wait(queue: Queue, count: &'static str) -> Meaning {
    Meaning::Wait(Wait { queue, count: Some(count), tokens: Some("asyncToken"), passes: None })
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

const fn mbarrier(action: MBarrierAction, object: &'static str) -> Meaning {
    Meaning::MBarrier(MBarrier { action, object, predicate: None })
}

const fn token_wait(name: &'static str) -> OpDef {
    op(name)
        .operands("asyncToken*")
        .results("retToken")
        .formats(&["($asyncToken^)? attr-dict"])
        .infer("retToken: !ttg.async.token")
        .traits(Traits::MEM_WAIT)
}

const READS_SOURCE: &[Effect] = &[shared_read("src")];

const fn packed_transposed_load(name: &'static str) -> OpDef {
    op(name)
        .operands("src, token?")
        .results("result")
        .formats(&["$src (`token` $token^)? attr-dict `:` type($src) `->` type($result)"])
        .effects(READS_SOURCE)
        .traits(Traits::LOCAL_LOAD)
}

const fn scaled_cast(name: &'static str) -> OpDef {
    op(name)
        .operands("input, scale")
        .results("output")
        .attrs("axis")
        .formats(&["$input `scale` $scale attr-dict `:` type($input) `,` type($scale) `->` type($output)"])
        .pure()
}

/// The rows of the dialect.
pub(crate) static OPS: &[OpDef] = &[
    // Registers.
    op("amdg.extract_slice")
        .operands("source")
        .results("result")
        .attrs("static_offsets")
        .formats(&["$source $static_offsets attr-dict `:` type($source) `to` type($result)"])
        .pure(),
    op("amdg.concat")
        .operands("sources*")
        .results("result")
        .formats(&["$sources attr-dict `:` type($sources) `->` type($result)"])
        .pure(),
    op("amdg.assume_uniform")
        .operands("src")
        .results("result")
        .formats(&["$src attr-dict `:` type($src)"])
        .infer("result: $src")
        .pure(),
    op("amdg.in_thread_transpose")
        .operands("src")
        .results("result")
        .formats(&["$src attr-dict `:` type($src) `->` type($result)"])
        .pure(),
    scaled_cast("amdg.scaled_upcast_fp4"),
    scaled_cast("amdg.scaled_upcast_fp8"),
    scaled_cast("amdg.scaled_downcast_fp4"),
    scaled_cast("amdg.scaled_downcast_fp8"),
    op("amdg.rematerialized_range")
        .operands("placement")
        .results("result")
        .attrs("start, end, identity")
        .formats(&["$start `to` $end `identity` $identity `at` $placement attr-dict `:` type($result)"])
        .pure(),
    op("amdg.register_resident")
        .operands("input")
        .results("result")
        .attrs("register_class, registers_per_group")
        .formats(&["$input `class` $register_class `groups` $registers_per_group attr-dict `:` type($input)"])
        .infer("result: $input")
        .pure(),
    op("amdg.register_handoff")
        .operands("input")
        .results("result")
        .attrs("register_class")
        .formats(&["$input `class` $register_class attr-dict `:` type($input)"])
        .infer("result: $input"),
    op("amdg.mfma_commit")
        .operands("inputs*")
        .results("outputs*")
        .formats(&["$inputs attr-dict `:` custom<SameTypes>(type($inputs), type($outputs))"])
        .directives(&[("SameTypes", custom::same_types)]),
    op("amdg.scheduled_mfma")
        .operands("a, b, acc")
        .results("result")
        .attrs("resident_operand, accumulator_role, accumulator_register_class, initialize")
        .formats(&[
            "$a `,` $b `,` $acc `resident` $resident_operand `accumulator` $accumulator_role `register_class` $accumulator_register_class `initialize` $initialize attr-dict `:` type($a) `,` type($b) `,` type($acc) `->` type($result)",
        ]),
    op("amdg.instruction_sched_hint")
        .attrs("variant")
        .formats(&["attr-dict"])
        .meaning(Meaning::SchedHint),
    // Barriers.
    op("amdg.cond_barrier")
        .operands("pred")
        .formats(&["$pred attr-dict"])
        .meaning(Meaning::Barrier(Barrier::Conditional { predicate: "pred" })),
    op("amdg.cluster_barrier_arrive")
        .formats(&["attr-dict"])
        .meaning(Meaning::Barrier(Barrier::ClusterArrive { relaxed: None })),
    op("amdg.cluster_barrier_wait").formats(&["attr-dict"]).meaning(Meaning::Barrier(Barrier::ClusterWait)),
    op("amdg.init_barrier")
        .operands("alloc")
        .attrs("count")
        .formats(&["$alloc `,` $count attr-dict `:` type($alloc)"])
        .effects(&[shared_write("alloc")])
        .meaning(mbarrier(MBarrierAction::Init { count: "count" }, "alloc"))
        // One thread writes; the lowering of Triton 3.9 ends with `s.barrier`.
        .traits(Traits::MBARRIER.with(Traits::SYNC_AFTER)),
    op("amdg.wait_barrier")
        .operands("alloc, phase")
        .formats(&["$alloc `,` $phase attr-dict `:` type($alloc)"])
        .effects(&[barrier_read("alloc"), barrier_write("alloc")])
        .meaning(mbarrier(MBarrierAction::Wait { phase: "phase" }, "alloc"))
        .traits(Traits::MBARRIER),
    op("amdg.arrive_barrier")
        .operands("alloc")
        .results("result")
        .attrs("count")
        .formats(&["$alloc `,` $count attr-dict `:` type($alloc) `->` type($result)"])
        .effects(&[barrier_read("alloc"), barrier_write("alloc")])
        .meaning(mbarrier(MBarrierAction::Arrive { count: "count", per_thread: None }, "alloc"))
        .traits(Traits::MBARRIER),
    op("amdg.async_copy_mbarrier_arrive")
        .operands("barrier")
        .formats(&["$barrier attr-dict `:` type($barrier)"])
        .effects(&[barrier_read("barrier"), barrier_write("barrier")])
        .meaning(mbarrier(MBarrierAction::AsyncCopyArrive { no_increment: None }, "barrier"))
        .traits(Traits::MBARRIER),
    op("amdg.read_barrier_phase")
        .operands("alloc")
        .results("result")
        .effects(&[barrier_read("alloc"), shared_read("")])
        .meaning(mbarrier(MBarrierAction::ReadPhase, "alloc"))
        .traits(Traits::MBARRIER),
    // Waits.
    token_wait("amdg.async_wait")
        .attrs("num_inst")
        .meaning(wait(Queue::AsyncInstructions, "num_inst")),
    token_wait("amdg.async_tdm_wait").attrs("num").meaning(wait(Queue::Tdm, "num")),
    token_wait("amdg.async_tdm_intrinsic_wait")
        .attrs("count")
        .meaning(wait(Queue::TdmInstructions, "count")),
    op("amdg.memory_counter_wait")
        .attrs("load, store, ds")
        .formats(&["oilist(`load` `(` $load `)` | `store` `(` $store `)` | `ds` `(` $ds `)`) attr-dict"])
        .meaning(Meaning::Wait(Wait {
            queue: Queue::NamedCounters,
            count: None,
            tokens: None,
            passes: None,
        })),
    // Buffer ops.
    op("amdg.buffer_load")
        .part(LoopPart::BufferLoad)
        .operands("ptr, offsets, stride?, mask?, other?")
        .results("result")
        .attrs("cache, contiguity")
        .formats(&[
            "$ptr `[` $offsets `]` (`,` $mask^)? (`,` $other^)? oilist(`cacheModifier` `=` $cache) (`stride` `=` $stride^)? attr-dict `:` type($ptr) `->` type($result)",
            "$ptr `[` $offsets `]` (`,` $mask^)? (`,` $other^)? oilist(`cacheModifier` `=` $cache) (`stride` `=` $stride^)? attr-dict `:` type($result)",
        ])
        .effects(&[global_read("ptr")]),
    op("amdg.buffer_load_to_local")
        .operands("dest, ptr, offsets, mask?, other?, stride?")
        .results("token")
        .attrs("cache, cachePolicy, contiguity")
        .formats(&[
            "$ptr `[` $offsets `]` (`mask` `=` $mask^)? (`other` `=` $other^)? (`stride` `=` $stride^)? oilist(`cacheModifier` `=` $cache | `cachePolicy` `=` $cachePolicy) `into` $dest attr-dict `:` type($ptr) `[` type($offsets) `]` type($other) `->` type($dest)",
        ])
        .infer("token: !ttg.async.token")
        .issues(Issues::Lanes { addresses: "offsets", memory: "dest", stores: false })
        .effects(&[shared_write("dest"), global_read("ptr")])
        .meaning(copy(Queue::CpAsync, "ptr", "dest", None, Some("mask")))
        .traits(Traits::ASYNC_WRITE),
    op("amdg.buffer_store")
        .part(LoopPart::BufferStore)
        .operands("value, ptr, offsets, stride?, mask?")
        .attrs("cache, contiguity")
        .formats(&[
            "$value `,` $ptr `[` $offsets `]` (`,` $mask^)? oilist(`cacheModifier` `=` $cache) (`stride` `=` $stride^)? attr-dict `:` type($ptr) `->` type($value)",
            "$value `,` $ptr `[` $offsets `]` (`,` $mask^)? oilist(`cacheModifier` `=` $cache) (`stride` `=` $stride^)? attr-dict `:` type($value)",
        ])
        .effects(&[global_write("ptr")]),
    op("amdg.buffer_atomic_rmw")
        .operands("ptr, offsets, value, stride?, mask?")
        .results("result")
        .attrs("atomic_rmw_op, sem, scope")
        .formats(&[
            "$atomic_rmw_op `,` $sem `,` $scope `,` $value `,` $ptr `[` $offsets `]` (`,` $mask^)? (`stride` `=` $stride^)? attr-dict `:` type($ptr) `->` type($result)",
            "$atomic_rmw_op `,` $sem `,` $scope `,` $value `,` $ptr `[` $offsets `]` (`,` $mask^)? (`stride` `=` $stride^)? attr-dict `:` type($result)",
        ])
        .effects(&[global_read("ptr"), global_write("ptr")])
        .meaning(Meaning::Atomic(Atomic { semantics: Some("sem"), ordered: false, exchange: Exchange::ResultOnAmd }))
        .traits(Traits::ATOMIC),
    op("amdg.buffer_atomic_cas")
        .operands("ptr, offsets, cmp, val, stride?")
        .results("result")
        .attrs("sem, scope")
        .formats(&[
            "$sem `,` $scope `,` $cmp `,` $val `,` $ptr `[` $offsets `]` (`stride` `=` $stride^)? attr-dict `:` type($ptr) `->` type($result)",
            "$sem `,` $scope `,` $cmp `,` $val `,` $ptr `[` $offsets `]` (`stride` `=` $stride^)? attr-dict `:` type($result)",
        ])
        .effects(&[global_read("ptr"), global_write("ptr")])
        .meaning(Meaning::Atomic(Atomic { semantics: Some("sem"), ordered: false, exchange: Exchange::ResultOnAmd }))
        .traits(Traits::ATOMIC),
    op("amdg.masked_load")
        .operands("ptr, mask, falseVal, multicastMask?")
        .results("result")
        .attrs("cache, isVolatile, forceNoAlias")
        .formats(&[
            "$ptr `,` $mask `,` $falseVal (`,` $multicastMask^)? oilist(`cacheModifier` `=` $cache) (`volatile` $isVolatile^)? (`forceNoAlias` $forceNoAlias^)? attr-dict `:` functional-type(operands, results)",
        ]),
    op("amdg.masked_store")
        .operands("ptr, value, mask")
        .attrs("cache, forceNoAlias")
        .formats(&[
            "$ptr `,` $value `,` $mask oilist(`cacheModifier` `=` $cache) (`forceNoAlias` $forceNoAlias^)? attr-dict `:` type(operands)",
        ]),
    // Shared memory.
    packed_transposed_load("amdg.local_load_packed_transposed"),
    packed_transposed_load("amdg.local_load_packed_tranposed"),
    op("amdg.async_copy_local_to_global")
        .operands("src, dst, mask?")
        .results("token")
        .attrs("cache, evict, contiguity")
        .formats(&[
            "$src `,` $dst (`mask` $mask^)? oilist(`cacheModifier` `=` $cache | `evictionPolicy` `=` $evict) attr-dict `:` type($src) `->` type($dst)",
        ])
        .infer("token: !ttg.async.token")
        .issues(Issues::Lanes { addresses: "dst", memory: "src", stores: true })
        .effects(&[shared_read("src"), global_write("dst")])
        .meaning(copy(Queue::CpAsync, "src", "dst", None, Some("mask"))),
    // The tensor data mover.
    op("amdg.async_tdm_copy_global_to_local")
        .operands("desc, indices*, result, pred?, barrier?")
        .results("token")
        .attrs("cache, warp_used_hint")
        .formats(&[
            "$desc `into` $result (`,` `barrier` `=` $barrier^)? attr-dict `:` type($desc) (`,` type($barrier)^)? `->` type($result)",
            "$desc `[` $indices `]` `into` $result `,` `pred` `=` $pred (`,` `barrier` `=` $barrier^)? attr-dict `:` type($desc) (`,` type($barrier)^)? `->` type($result)",
            "$desc `[` $indices `]` `into` $result `,` $pred (`,` `barrier` `=` $barrier^)? attr-dict `:` type($desc) (`,` type($barrier)^)? `->` type($result)",
        ])
        .infer("token: !ttg.async.token")
        .issues(Issues::Tile { memory: "result" })
        .effects(&[global_read("desc"), shared_write("result"), barrier_write("barrier")])
        .meaning(copy(Queue::Tdm, "desc", "result", Some("barrier"), Some("pred")))
        .traits(Traits::ASYNC_WRITE.with(Traits::MBARRIER)),
    op("amdg.async_tdm_fused_copy_global_to_local")
        .operands("descs*, dests*")
        .results("token")
        .attrs("warp_used_hints, cache")
        .formats(&["$descs `into` $dests attr-dict `:` type($descs) `->` type($dests)"])
        .infer("token: !ttg.async.token")
        .issues(Issues::One)
        .effects(&[global_read("descs"), shared_write("dests")])
        .meaning(copy(Queue::Tdm, "descs", "dests", None, None)),
    op("amdg.async_tdm_copy_local_to_global")
        .operands("desc, indices*, src, barrier?")
        .results("token?")
        .attrs("cache")
        .formats(&[
            "$desc `from` $src (`,` `barrier` `=` $barrier^)? attr-dict `:` type($src) (`,` type($barrier)^)? `->` type($desc)",
            "$desc `[` $indices `]` `from` $src (`,` `barrier` `=` $barrier^)? attr-dict `:` type($src) (`,` type($barrier)^)? `->` type($desc)",
        ])
        .infer("token: !ttg.async.token")
        .issues(Issues::Tile { memory: "src" })
        .effects(&[global_write("desc"), shared_read("src"), barrier_write("barrier")])
        .meaning(copy(Queue::Tdm, "src", "desc", Some("barrier"), None))
        .traits(Traits::ASYNC_WRITE.with(Traits::MBARRIER)),
    op("amdg.async_tdm_scatter")
        .operands("desc, dst_row_indices, dst_col_offset?, src, barrier?")
        .results("retToken")
        .formats(&[
            "$desc `[` $dst_row_indices (`,` $dst_col_offset^)? `]` `from` $src (`,` `barrier` `=` $barrier^)? attr-dict `:` type($dst_row_indices) `,` type($src) (`,` type($barrier)^)? `->` type($desc)",
        ])
        .infer("retToken: !ttg.async.token")
        .issues(Issues::Rows { indices: "dst_row_indices" })
        .effects(&[global_write("desc"), shared_read("src"), barrier_write("barrier")])
        .meaning(copy(Queue::Tdm, "src", "desc", Some("barrier"), None))
        .traits(Traits::MBARRIER),
    op("amdg.async_tdm_gather")
        .operands("desc, src_row_indices, src_col_offset?, dst, pred?, barrier?")
        .results("token")
        .formats(&[
            "$desc `[` $src_row_indices (`,` $src_col_offset^)? `]` `to` $dst (`,` `barrier` `=` $barrier^)? attr-dict `:` type($src_row_indices) `,` type($dst) (`,` type($barrier)^)? `->` type($desc)",
            "$desc `[` $src_row_indices (`,` $src_col_offset^)? `]` `to` $dst `,` `pred` `=` $pred (`,` `barrier` `=` $barrier^)? attr-dict `:` type($src_row_indices) `,` type($dst) (`,` type($barrier)^)? `->` type($desc)",
        ])
        .infer("token: !ttg.async.token")
        .issues(Issues::Rows { indices: "src_row_indices" })
        .effects(&[global_read("desc"), shared_write("dst"), barrier_write("barrier")])
        .meaning(copy(Queue::Tdm, "desc", "dst", Some("barrier"), Some("pred")))
        .traits(Traits::ASYNC_WRITE.with(Traits::MBARRIER)),
    op("amdg.tdm_prefetch")
        .operands("desc, indices*, pred")
        .results("maybeOffsets?")
        .attrs("speculative, returnOffsets")
        .formats(&[
            "$desc `[` $indices `]` `,` $pred `,` `speculative` `=` $speculative (`returnOffsets` $returnOffsets^)? attr-dict `:` type($desc) (`->` type($maybeOffsets)^)?",
        ])
        .effects(&[CACHE_WRITE, global_read("desc")]),
    op("amdg.update_tensor_descriptor")
        .operands("desc, add_offsets*, set_bounds*, pred?")
        .results("result")
        .attrs("clamp_bounds")
        .formats(&[
            "$desc oilist(`add_offsets` `=` `[` $add_offsets `]` | `set_bounds` `=` `[` $set_bounds `]` | `pred` `=` $pred) attr-dict `:` type($desc)",
        ])
        .infer("result: $desc")
        .pure(),
];
