//! `nvgpu`: MLIR's bridge from `gpu`, `memref` and `vector` to `nvvm`. It has asynchronous copies,
//! their groups and waits, and matrix fragments.
//!
//! The lowering to `nvvm` (`NVGPUToNVVM`) determines what an op completes, and when. TMA copies
//! complete on an mbarrier; Seawall does not track the phases of these mbarriers.

use crate::effect::{async_read, async_write, default_read, default_write};
use crate::meaning::Meaning;
use crate::memref_op::MemRefAccessKind;
use crate::op::{OpDef, op};
use crate::queue::{AsyncCopy, Queue, Wait};

const TOKEN: &str = "asyncToken: !nvgpu.device.async.token";

/// A row of an mbarrier op. These ops touch no data, and their objects are not memrefs.
const fn mbarrier(name: &'static str, operands: &'static str, formats: &'static [&'static str]) -> OpDef {
    op(name).operands(operands).formats(formats)
}

/// The rows of the dialect.
pub(crate) static OPS: &[OpDef] = &[
    op("nvgpu.device_async_copy")
        .operands("dst, dstIndices*, src, srcIndices*, srcElements?")
        .results("asyncToken")
        .attrs("dstElements, bypassL1: unit")
        .formats(&[
            "$src `[` $srcIndices `]` `,` $dst `[` $dstIndices `]` `,` $dstElements (`,` $srcElements^)? attr-dict `:` type($src) `to` type($dst)",
        ])
        .infer(TOKEN)
        .effects(&[default_read("src"), default_write("dst")])
        .accesses(
            "dst",
            "dstIndices",
            MemRefAccessKind::CopyTo { source: "src", elements: "dstElements" },
        )
        .meaning(Meaning::AsyncCopy(AsyncCopy {
            queue: Queue::CpAsync,
            source: "src",
            destination: "dst",
            mbarrier: None,
            predicate: None,
        })),
    op("nvgpu.device_async_create_group")
        .operands("inputTokens*")
        .results("asyncToken")
        .formats(&["$inputTokens attr-dict"])
        .infer(TOKEN)
        .meaning(Meaning::CommitGroup(Queue::CpAsync)),
    op("nvgpu.device_async_wait")
        .operands("asyncDependencies")
        .attrs("numGroups")
        .formats(&["$asyncDependencies attr-dict"])
        .meaning(Meaning::Wait(Wait {
            queue: Queue::CpAsync,
            count: Some("numGroups"),
            tokens: None,
            passes: None,
        })),
    op("nvgpu.ldmatrix")
        .operands("srcMemref, indices*")
        .results("res")
        .attrs("transpose, numTiles")
        .formats(&["$srcMemref `[` $indices `]` attr-dict `:` type($srcMemref) `->` type($res)"])
        .effects(&[default_read("srcMemref")]),
    op("nvgpu.tma.async.load")
        .operands("dst, barriers, tensorMapDescriptor, coordinates*, mbarId, multicastMask?, predicate?")
        .formats(&[
            "$tensorMapDescriptor `[` $coordinates `]` `,` $barriers `[` $mbarId `]` `to` $dst (`multicast_mask` `=` $multicastMask^)? (`,` `predicate` `=` $predicate^)? attr-dict `:` type($tensorMapDescriptor) `,` type($barriers) `->` type($dst)",
        ])
        .effects(&[async_write("dst")])
        .meaning(Meaning::AsyncCopy(AsyncCopy {
            queue: Queue::MBarrier,
            source: "tensorMapDescriptor",
            destination: "dst",
            mbarrier: Some("barriers"),
            predicate: Some("predicate"),
        })),
    op("nvgpu.tma.async.store")
        .operands("src, tensorMapDescriptor, coordinates*, predicate?")
        .formats(&[
            "$src `to` $tensorMapDescriptor `[` $coordinates `]` (`,` `predicate` `=` $predicate^)? attr-dict `:` type($src) `->` type($tensorMapDescriptor)",
        ])
        .effects(&[async_read("src")])
        .meaning(Meaning::AsyncCopy(AsyncCopy {
            queue: Queue::TmaStore,
            source: "src",
            destination: "",
            mbarrier: None,
            predicate: Some("predicate"),
        })),
    op("nvgpu.tma.prefetch.descriptor")
        .operands("tensorMapDescriptor, predicate?")
        .formats(&["$tensorMapDescriptor (`,` `predicate` `=` $predicate^)? attr-dict `:` type($tensorMapDescriptor)"])
        .meaning(Meaning::SchedHint),
    op("nvgpu.mbarrier.create").results("barriers").formats(&["attr-dict `->` type($barriers)"]),
    mbarrier("nvgpu.mbarrier.init", "barriers, count, mbarId, predicate?", &[
        "$barriers `[` $mbarId `]` `,` $count (`,` `predicate` `=` $predicate^)? attr-dict `:` type($barriers)",
    ]),
    mbarrier("nvgpu.mbarrier.arrive.expect_tx", "barriers, txcount, mbarId, predicate?", &[
        "$barriers `[` $mbarId `]` `,` $txcount (`,` `predicate` `=` $predicate^)? attr-dict `:` type($barriers)",
    ]),
    mbarrier("nvgpu.mbarrier.try_wait.parity", "barriers, phaseParity, ticks, mbarId", &[
        "$barriers `[` $mbarId `]` `,` $phaseParity `,` $ticks attr-dict `:` type($barriers)",
    ]),
    mbarrier("nvgpu.mbarrier.arrive", "barriers, mbarId", &[
        "$barriers `[` $mbarId `]` attr-dict `:` type($barriers) `->` type($token)",
    ])
    .results("token"),
    mbarrier("nvgpu.mbarrier.arrive.nocomplete", "barriers, mbarId, count", &[
        "$barriers `[` $mbarId `]` `,` $count attr-dict `:` type($barriers) `->` type($token)",
    ])
    .results("token"),
    mbarrier("nvgpu.mbarrier.test.wait", "barriers, token, mbarId", &[
        "$barriers `[` $mbarId `]` `,` $token attr-dict `:` type($barriers) `,` type($token)",
    ])
    .results("waitComplete")
    .infer("waitComplete: i1"),
    op("nvgpu.warpgroup.generate.descriptor")
        .operands("tensor, tensorMap")
        .results("descriptor")
        .formats(&["$tensor `,` $tensorMap attr-dict `:` type($tensor) `,` type($tensorMap) `->` type($descriptor)"])
        .pure(),
    op("nvgpu.warpgroup.mma")
        .operands("descriptorA, descriptorB, matrixC")
        .results("matrixD")
        .attrs("waitGroup, transposeA: unit, transposeB: unit")
        .formats(&["$descriptorA `,` $descriptorB `,` $matrixC attr-dict `:` type($descriptorA) `,` type($descriptorB) `,` type($matrixC) `->` type($matrixD)"]),
    op("nvgpu.warpgroup.mma.store")
        .operands("matrixD, dstMemref")
        .formats(&["$matrixD `,` $dstMemref attr-dict `:` type($matrixD) `to` type($dstMemref)"])
        .effects(&[default_write("dstMemref")]),
    op("nvgpu.warpgroup.mma.init.accumulator")
        .results("matrixC")
        .formats(&["attr-dict `->` type($matrixC)"])
        .pure(),
];
