//! `amdgpu`: MLIR's upstream AMD dialect, as Wave and other upstream compilers emit it.

use crate::barrier::Barrier;
use crate::effect::{default_read, default_write};
use crate::meaning::Meaning;
use crate::memref_op::MemRefAccessKind;
use crate::op::{OpDef, op};
use crate::queue::{AsyncCopy, Queue, Wait};

/// The rows of the dialect. Ops with several type lists and without synchronization have no row and
/// are read by structure.
pub(crate) static OPS: &[OpDef] = &[
    op("amdgpu.lds_barrier").formats(&["attr-dict"]).meaning(Meaning::Barrier(Barrier::Workgroup)),
    op("amdgpu.sched_barrier")
        .attrs("opts")
        .formats(&["`allow` `=` $opts attr-dict"])
        .meaning(Meaning::SchedHint),
    op("amdgpu.memory_counter_wait")
        .attrs("load, store, ds, exp, tensor")
        .formats(&[
            "oilist(`load` `(` $load `)` | `store` `(` $store `)` | `ds` `(` $ds `)` | `exp` `(` $exp `)` | `tensor` `(` $tensor `)`) attr-dict",
        ])
        .meaning(Meaning::Wait(Wait {
            queue: Queue::NamedCounters,
            count: None,
            tokens: None,
            passes: None,
        })),
    op("amdgpu.gather_to_lds")
        .operands("src, srcIndices*, dst, dstIndices*")
        .attrs("transferType, async: unit")
        .formats(&[
            "(`async` $async^)? $src `[` $srcIndices `]` `,` $dst `[` $dstIndices `]` attr-dict `:` $transferType `,` type($src) `,` type($dst)",
        ])
        .effects(&[default_read("src"), default_write("dst")])
        .accesses(
            "dst",
            "dstIndices",
            MemRefAccessKind::WaveCopyTo { source: "src", piece: "transferType" },
        )
        .meaning(Meaning::AsyncCopy(AsyncCopy {
            queue: Queue::LoadCount,
            source: "src",
            destination: "dst",
            mbarrier: None,
            predicate: None,
        })),
    op("amdgpu.transpose_load")
        .operands("src, srcIndices*")
        .results("result")
        .formats(&["$src `[` $srcIndices `]` attr-dict `:` type($src) `->` type($result)"])
        .effects(&[default_read("src")])
        .accesses("src", "srcIndices", MemRefAccessKind::TransposeLoad),
    op("amdgpu.fat_raw_buffer_cast")
        .operands("source, validBytes?, cacheSwizzleStride?")
        .results("result")
        .attrs("boundsCheck, resetOffset: unit")
        .formats(&[
            "$source oilist(`validBytes` `(` $validBytes `)` | `cacheSwizzleStride` `(` $cacheSwizzleStride `)` | `boundsCheck` `(` $boundsCheck `)` | `resetOffset` $resetOffset) attr-dict `:` type($source) `to` type($result)",
        ])
        .pure(),
];
