//! `tti`: Triton's instrumentation dialect, which occurs in sanitized kernels.
//!
//! Its ops keep their data in global memory. The rows of the few ops that touch shared memory or
//! have a memory ordering state this.

use crate::effect::{Effect, global_read, global_write, shared_read};
use crate::meaning::{Atomic, Exchange, Meaning};
use crate::op::{OpDef, op};
use crate::traits::Traits;

const ORDERED: Meaning =
    Meaning::Atomic(Atomic { semantics: Some("sem"), ordered: true, exchange: Exchange::Result });

const READ_WRITE: &[Effect] = &[global_read(""), global_write("")];
const WRITE: &[Effect] = &[global_write("")];

const fn bookkeeping(name: &'static str) -> OpDef {
    op(name).effects(READ_WRITE)
}

const fn on_scratch(name: &'static str) -> OpDef {
    op(name)
        .operands("scratch")
        .attrs("capacity")
        .formats(&[
            "$scratch attr-dict `:` type($scratch)",
            "$scratch `,` $capacity attr-dict `:` type($scratch)",
        ])
        .effects(READ_WRITE)
}

const fn lock(name: &'static str) -> OpDef {
    op(name)
        .operands("lock, pred?")
        .formats(&["$lock (`,` $pred^)? attr-dict `:` type($lock)"])
        .effects(WRITE)
}

const fn fpsan(name: &'static str) -> OpDef {
    op(name)
        .operands("val")
        .results("result")
        .formats(&["$val attr-dict `:` functional-type(operands, results)"])
        .pure()
}

/// The rows of the dialect.
pub(crate) static OPS: &[OpDef] = &[
    op("tti.experimental_assert_uniform")
        .operands("condition")
        .attrs("message")
        .formats(&["$condition `,` $message attr-dict-with-keyword"])
        .effects(&[global_write("")]),
    op("tti.experimental_memdesc_to_i32")
        .operands("memdesc")
        .results("result")
        .formats(&["$memdesc attr-dict `:` type($memdesc)"])
        .infer("result: i32")
        .pure(),
    op("tti.experimental_memory_offset_to_i32")
        .results("result")
        .attrs("offset, memType")
        .formats(&["$offset `,` $memType attr-dict"])
        .infer("result: i32")
        .pure(),
    op("tti.experimental_buffer_descriptors")
        .results("result")
        .attrs("offsets, lengths, memType")
        .formats(&["$offsets `,` $lengths `,` $memType attr-dict `:` type($result)"])
        .pure(),
    op("tti.experimental_cluster_cta_id")
        .results("result")
        .formats(&["attr-dict `:` type($result)"])
        .pure(),
    op("tti.experimental_local_gather")
        .operands("src, indices, offsets*")
        .results("result")
        .attrs("axis")
        .formats(&[
            "$src `[` $indices `]` `offsets` `=` `[` $offsets `]` attr-dict `:` type($src) `,` type($indices) `->` type($result)",
        ])
        .effects(&[shared_read("src")]),
    lock("tti.experimental_lock_acquire"),
    lock("tti.experimental_lock_release"),
    fpsan("tti.experimental_fpsan_embed"),
    fpsan("tti.experimental_fpsan_unembed"),
    op("tti.dot_i8")
        .operands("a, b, c")
        .results("d")
        .attrs("aSigned, bSigned")
        .formats(&[
            "$a `,` $b `,` $c `,` `aSigned` `=` $aSigned `,` `bSigned` `=` $bSigned attr-dict `:` type($a) `*` type($b) `->` type($d)",
        ])
        .pure(),
    // The global-memory sanitizer.
    op("tti.experimental_gsan_init").attrs("acquireStreamClock").formats(&["$acquireStreamClock attr-dict", "attr-dict"]),
    bookkeeping("tti.experimental_gsan_kernel_exit").formats(&["attr-dict"]),
    bookkeeping("tti.experimental_gsan_grid_dependency_wait").formats(&["attr-dict"]),
    on_scratch("tti.experimental_gsan_cluster_barrier_init"),
    on_scratch("tti.experimental_gsan_cluster_barrier_sync"),
    on_scratch("tti.experimental_gsan_mbarrier_table_init"),
    bookkeeping("tti.experimental_gsan_mbarrier_init"),
    bookkeeping("tti.experimental_gsan_mbarrier_arrive"),
    bookkeeping("tti.experimental_gsan_mbarrier_wait"),
    op("tti.experimental_gsan_tensordesc_access"),
    op("tti.experimental_gsan_indexed_tensordesc_access"),
    op("tti.experimental_gsan_atomic_tensordesc_access"),
    op("tti.experimental_gsan_tensordesc_info"),
    op("tti.experimental_gsan_tensor_access")
        .operands("ptr, mask?")
        .attrs("isStore")
        .formats(&["$ptr `,` $isStore (`,` $mask^)? attr-dict `:` type($ptr)"])
        .effects(&[global_write("ptr"), global_read("ptr")]),
    op("tti.experimental_gsan_atomic_poll")
        .operands("ptr, matched")
        .attrs("sem, scope")
        .formats(&["$sem `,` $scope `,` $ptr `,` $matched attr-dict `:` type($ptr)"])
        .effects(&[global_read("ptr"), global_write("ptr")])
        .meaning(ORDERED)
        .traits(Traits::ATOMIC),
    op("tti.experimental_gsan_atomic_rmw")
        .operands("ptr, val, mask?")
        .results("result")
        .attrs("atomic_rmw_op, sem, scope")
        .formats(&[
            "$atomic_rmw_op `,` $sem `,` $scope `,` $ptr `,` $val (`,` $mask^)? attr-dict `:` functional-type(operands, $result)",
        ])
        .effects(&[global_read("ptr"), global_write("ptr")])
        .meaning(ORDERED)
        .traits(Traits::ATOMIC),
    op("tti.experimental_gsan_atomic_cas")
        .operands("ptr, cmp, val")
        .results("result")
        .attrs("sem, scope")
        .formats(&["$sem `,` $scope `,` $ptr `,` $cmp `,` $val attr-dict `:` functional-type(operands, $result)"])
        .effects(&[global_read("ptr"), global_write("ptr")])
        .meaning(ORDERED)
        .traits(Traits::ATOMIC),
];
