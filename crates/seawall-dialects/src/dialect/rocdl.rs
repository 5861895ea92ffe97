//! `rocdl`: AMD intrinsics that occur in Triton IR: barriers, wait counters and scheduling hints.
//!
//! The semantics follow the LLVM AMDGPU documentation on execution synchronization. MLIR declares
//! no memory effects for these ops.

use crate::barrier::Barrier;
use crate::gpu_index::{Axis, GpuIndex};
use crate::meaning::Meaning;
use crate::op::{OpDef, op};
use crate::queue::{Queue, Wait};

const fn counter(name: &'static str, queue: Queue) -> OpDef {
    op(name).attrs("count").formats(&["$count attr-dict"]).meaning(Meaning::Wait(Wait {
        queue,
        count: Some("count"),
        tokens: None,
        passes: None,
    }))
}

const fn hint(name: &'static str) -> OpDef {
    op(name).attrs("value").formats(&["$value attr-dict"]).meaning(Meaning::SchedHint)
}

const fn id(name: &'static str) -> OpDef {
    op(name)
        .results("res")
        .attrs("range")
        .formats(&["attr-dict `:` type($res)", "`range` $range attr-dict `:` type($res)"])
        .pure()
}

const fn split(name: &'static str, barrier: Barrier) -> OpDef {
    op(name)
        .attrs("id")
        .formats(&["`id` `=` $id attr-dict", "$id attr-dict"])
        .meaning(Meaning::Barrier(barrier))
}

/// The rows of the dialect.
pub(crate) static OPS: &[OpDef] =
    &[
        op("rocdl.barrier").formats(&["attr-dict"]).meaning(Meaning::Barrier(Barrier::Workgroup)),
        op("rocdl.s.barrier").formats(&["attr-dict"]).meaning(Meaning::Barrier(Barrier::ExecutionOnly)),
        split("rocdl.s.barrier.signal", Barrier::SplitSignal { id: Some("id") }),
        split("rocdl.s.barrier.wait", Barrier::SplitWait { id: Some("id") }),
        id("rocdl.workitem.id.x").index(GpuIndex::Thread, Axis::At(0)),
        id("rocdl.workitem.id.y").index(GpuIndex::Thread, Axis::At(1)),
        id("rocdl.workitem.id.z").index(GpuIndex::Thread, Axis::At(2)),
        id("rocdl.workgroup.id.x").index(GpuIndex::Cta, Axis::At(0)),
        id("rocdl.workgroup.id.y").index(GpuIndex::Cta, Axis::At(1)),
        id("rocdl.workgroup.id.z").index(GpuIndex::Cta, Axis::At(2)),
        id("rocdl.wave.id").index(GpuIndex::Warp, Axis::None),
        id("rocdl.wavefrontsize").index(GpuIndex::Lanes, Axis::None),
        op("rocdl.wave.barrier").formats(&["attr-dict"]).meaning(Meaning::Barrier(Barrier::Warp)),
        op("rocdl.s.waitcnt").attrs("bitfield").formats(&["$bitfield attr-dict"]).meaning(Meaning::Wait(
            Wait { queue: Queue::PackedCounters, count: Some("bitfield"), tokens: None, passes: None },
        )),
        counter("rocdl.s.wait.dscnt", Queue::DsCount),
        counter("rocdl.s.wait.loadcnt", Queue::LoadCount),
        counter("rocdl.s.wait.storecnt", Queue::StoreCount),
        counter("rocdl.s.wait.asynccnt", Queue::AsyncCount),
        counter("rocdl.s.wait.expcnt", Queue::ExportCount),
        counter("rocdl.s.wait.tensorcnt", Queue::TensorCount),
        counter("rocdl.wait.asyncmark", Queue::CpAsync),
        op("rocdl.asyncmark").formats(&["attr-dict"]).meaning(Meaning::CommitGroup(Queue::CpAsync)),
        hint("rocdl.sched.barrier"),
        op("rocdl.sched.group.barrier")
            .attrs("mask, size, groupId")
            .formats(&["$mask `,` $size `,` $groupId attr-dict"])
            .meaning(Meaning::SchedHint),
        hint("rocdl.s.setprio"),
        hint("rocdl.s.sleep"),
        hint("rocdl.s.nop"),
        hint("rocdl.iglp.opt"),
    ];
