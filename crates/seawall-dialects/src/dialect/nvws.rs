//! `nvws`: Triton's NVIDIA warp-specialization dialect. It has arefs, tokens, and warp groups,
//! which are later converted to `ttg.warp_specialize`.
//!
//! The file also has `nvg`, the few NVIDIA ops that occur only around the lowering to LLVM.

use crate::custom;
use crate::effect::{async_write, default_read, default_write, global_read, shared_write};
use crate::gpu_index::{Axis, GpuIndex};
use crate::meaning::{Aref, Meaning, TokenOp, WarpSpecialize};
use crate::op::{OpDef, op};
use crate::queue::{AsyncCopy, Queue, Wait};
use crate::traits::Traits;

const DESCRIPTOR_COPY: Meaning = Meaning::AsyncCopy(AsyncCopy {
    queue: Queue::MBarrier,
    source: "desc",
    destination: "result",
    mbarrier: None,
    predicate: None,
});

/// The rows of the dialect.
pub(crate) static OPS: &[OpDef] = &[
    op("nvws.aref.create")
        .operands("buffers*")
        .results("result")
        .formats(&["$buffers attr-dict `:` type($result)"])
        .infer("result: !nvws.aref<*>")
        .pure()
        .meaning(Meaning::Aref(Aref::Create)),
    op("nvws.aref.phi")
        .operands("local, remote")
        .results("result")
        .formats(&["$local `,` $remote attr-dict `:` type($result)"])
        .pure()
        .meaning(Meaning::Aref(Aref::Phi)),
    op("nvws.aref.buffer")
        .operands("aref, token, stage?")
        .results("buffers*")
        .formats(&["$aref (`[` $stage^ `]`)? `,` $token attr-dict `:` type($aref) `,` type($token) `->` type(results)"])
        .meaning(Meaning::Aref(Aref::Buffer)),
    op("nvws.aref.get.enter")
        .operands("aref, stage?, phase?")
        .results("buffers*, token")
        .formats(&["$aref (`[` $stage^ `,` $phase `]`)? attr-dict `:` type($aref) `->` type(results)"])
        .meaning(Meaning::Aref(Aref::GetEnter)),
    op("nvws.aref.get.exit")
        .operands("aref, token, stage?")
        .attrs("async_ops")
        .formats(&["$aref (`[` $stage^ `]`)? `,` $token $async_ops attr-dict `:` type($aref) `,` type($token)"])
        .meaning(Meaning::Aref(Aref::GetExit)),
    op("nvws.aref.put.enter")
        .operands("aref, stage?, phase?")
        .results("buffers*, token")
        .formats(&["$aref (`[` $stage^ `,` $phase `]`)? attr-dict `:` type($aref) `->` type(results)"])
        .meaning(Meaning::Aref(Aref::PutEnter)),
    op("nvws.aref.put.exit")
        .operands("aref, token, stage?")
        .attrs("async_ops")
        .formats(&["$aref (`[` $stage^ `]`)? `,` $token $async_ops attr-dict `:` type($aref) `,` type($token)"])
        .meaning(Meaning::Aref(Aref::PutExit)),
    op("nvws.warp_group")
        .results("results*")
        .attrs("numWarps")
        .regions("partitionRegions*")
        .custom(custom::warp_group)
        .recursive()
        .meaning(Meaning::WarpSpecialize(WarpSpecialize::Group)),
    op("nvws.warp_group.yield")
        .operands("values*")
        .formats(&["($values^)? attr-dict (`:` type($values)^)?"])
        .yields()
        .meaning(Meaning::WarpSpecialize(WarpSpecialize::Yield)),
    op("nvws.warp_group.return")
        .formats(&["attr-dict"])
        .pure()
        .meaning(Meaning::WarpSpecialize(WarpSpecialize::Return))
        .traits(Traits::TERMINATOR),
    op("nvws.create_token")
        .results("result")
        .attrs("numBuffers, loadType")
        .formats(&["attr-dict `:` type($result)"])
        .meaning(Meaning::Token(TokenOp::Create)),
    op("nvws.producer_acquire")
        .operands("token, idx, phase")
        .attrs("constraints")
        .formats(&["$token `,` $idx `,` $phase attr-dict `:` type(operands)"])
        .meaning(Meaning::Token(TokenOp::ProducerAcquire)),
    op("nvws.producer_commit")
        .operands("token, idx")
        .attrs("constraints")
        .formats(&["$token `,` $idx attr-dict `:` type(operands)"])
        .meaning(Meaning::Token(TokenOp::ProducerCommit)),
    op("nvws.consumer_wait")
        .operands("token, idx, phase")
        .attrs("constraints")
        .formats(&["$token `,` $idx `,` $phase attr-dict `:` type(operands)"])
        .meaning(Meaning::Token(TokenOp::ConsumerWait)),
    op("nvws.consumer_release")
        .operands("token, idx")
        .attrs("constraints")
        .formats(&["$token `,` $idx attr-dict `:` type(operands)"])
        .meaning(Meaning::Token(TokenOp::ConsumerRelease)),
    op("nvws.descriptor_load")
        .operands("desc, indices*, result")
        .attrs("txCount, cache, evict")
        .formats(&[
            "$desc `[` $indices `]` $txCount $result oilist(`cacheModifier` `=` $cache | `evictionPolicy` `=` $evict) attr-dict `:` type(operands)",
        ])
        .effects(&[global_read("desc"), shared_write("result")])
        .meaning(DESCRIPTOR_COPY),
    op("nvws.descriptor_gather")
        .operands("desc, x_offsets, y_offset, result")
        .attrs("txCount")
        .formats(&["$desc `[` $x_offsets `,` $y_offset `]` $txCount $result attr-dict `:` type(operands)"])
        .effects(&[global_read("desc"), shared_write("result")])
        .meaning(DESCRIPTOR_COPY),
    op("nvws.clc_try_cancel")
        .operands("result")
        .formats(&["$result attr-dict `:` type($result)"])
        .effects(&[async_write("result")])
        .meaning(Meaning::AsyncCopy(AsyncCopy {
            queue: Queue::MBarrier,
            source: "",
            destination: "result",
            mbarrier: None,
            predicate: None,
        })),
    // nvg.
    op("nvg.cluster_id")
        .results("result")
        .formats(&["attr-dict"])
        .infer("result: i32")
        .pure()
        .index(GpuIndex::Rank, Axis::None),
    op("nvg.warp_group_barrier_id").results("result").formats(&["attr-dict"]).infer("result: i32"),
    op("nvg.tensor_memory_base")
        .results("result")
        .formats(&["attr-dict"])
        .infer("result: !llvm.ptr<6>")
        .pure(),
    op("nvg.ld_acquire")
        .operands("addr, mask?")
        .results("result")
        .attrs("sem, scope")
        .formats(&["$sem `,` $scope `,` $addr (`,` $mask^)? attr-dict `:` functional-type($addr, $result)"])
        .effects(&[default_read(""), default_write("")]),
    op("nvg.wgmma")
        .operands("opA, opB, useC, opC?")
        .results("res")
        .formats(&["$opA `,` $opB `,` $useC (`,` $opC^)? attr-dict `:` functional-type(operands, $res)"]),
    op("nvg.wgmma_wait_group")
        .operands("input")
        .results("output")
        .attrs("pendings")
        .formats(&["$input attr-dict `:` type($input)"])
        .infer("output: $input")
        .meaning(Meaning::Wait(Wait {
            queue: Queue::Wgmma,
            count: Some("pendings"),
            tokens: None,
            passes: None,
        })),
];
