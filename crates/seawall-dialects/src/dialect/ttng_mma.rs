//! `ttng`, second part: warp-group and tcgen05 MMA, and tensor memory.

use seawall_mlir::Directive;

use crate::barrier::{MBarrier, MBarrierAction};
use crate::compute;
use crate::custom;
use crate::effect::{async_read, barrier_write, tensor_read, tensor_write};
use crate::meaning::{Meaning, Scratch, Space, View};
use crate::op::{OpDef, op};
use crate::queue::{Mma, Queue, Wait};
use crate::traits::Traits;

const TCGEN05: Meaning = Meaning::Mma(Mma::Tcgen05 { barriers: "barriers", predicates: "barrier_preds" });

const MMA_DIRECTIVES: &[(&str, Directive)] =
    &[("Token", custom::token), ("BarriersAndPreds", custom::barriers_and_predicates)];

/// The rows of this part.
pub(crate) static OPS: &[OpDef] = &[
    op("ttng.warp_group_dot")
        .operands("a, b, c, useC?")
        .results("d")
        .attrs("inputPrecision, maxNumImpreciseAcc, isAsync")
        .formats(&["$a `,` $b `,` $c (`,` $useC^)? attr-dict `:` type($a) `*` type($b) `->` type($d)"])
        .computed(compute::warp_group_dot)
        .meaning(Meaning::Mma(Mma::WarpGroup)),
    op("ttng.warp_group_dot_wait")
        .operands("inputs*")
        .results("outputs*")
        .attrs("pendings, warpGroupLocal")
        .formats(&["$inputs attr-dict `:` custom<SameTypes>(type($inputs), type($outputs))"])
        .directives(&[("SameTypes", custom::same_types)])
        .meaning(Meaning::Wait(Wait {
            queue: Queue::Wgmma,
            count: Some("pendings"),
            tokens: None,
            passes: Some("inputs"),
        })),
    op("ttng.tc_gen5_mma")
        .operands("a, b, d, acc_dep?, useD, pred, barriers*, barrier_preds*")
        .results("token?")
        .attrs("is_async, two_ctas, multicast, is_unsigned")
        .formats(&[
            "$a `,` $b `,` $d custom<Token>($acc_dep, type($token)) `,` $useD `,` $pred custom<BarriersAndPreds>($barriers, $barrier_preds) attr-dict `:` type($a) `,` type($b) `,` type($d) (`,` type($barriers)^)?",
            // Triton 3.3.
            "$a `,` $b `,` $d `,` $useD `,` $pred (`,` $barriers^)? attr-dict `:` functional-type(operands, results)",
            "$a `,` $b `,` $d `,` $useD `,` $pred `,` $barriers attr-dict `:` type($a) `,` type($b) `,` type($d) `,` type($barriers)",
        ])
        .directives(MMA_DIRECTIVES)
        .computed(compute::tc_gen5_mma)
        .meaning(TCGEN05)
        .traits(Traits::MMAV5.with(Traits::MBARRIER)),
    op("ttng.tc_gen5_mma_scaled")
        .operands("a, b, d, acc_dep?, a_scale, b_scale, useD, pred, barriers*, barrier_preds*")
        .results("token?")
        .attrs("a_type, b_type, is_async, two_ctas, multicast")
        .formats(&[
            "$a `,` $b `,` $d custom<Token>($acc_dep, type($token)) `,` $a_scale `,` $b_scale `,` $useD `,` $pred `lhs` `=` $a_type `rhs` `=` $b_type custom<BarriersAndPreds>($barriers, $barrier_preds) attr-dict `:` type($a) `,` type($b) `,` type($d) `,` type($a_scale) `,` type($b_scale) (`,` type($barriers)^)?",
            // Triton 3.3.
            "$a `,` $b `,` $d `,` $a_scale `,` $b_scale `,` $useD `,` $pred `lhs` `=` $a_type `rhs` `=` $b_type (`,` $barriers^)? attr-dict `:` functional-type(operands, results)",
        ])
        .directives(MMA_DIRECTIVES)
        .computed(compute::tc_gen5_mma_scaled)
        .meaning(TCGEN05)
        .traits(Traits::MMAV5.with(Traits::MBARRIER)),
    op("ttng.tc_gen5_commit")
        .operands("barrier, pred?, descs*")
        .formats(&["$barrier (`,` $pred^)? (`descs` $descs^)? attr-dict `:` type($barrier) (`,` type($descs)^)?"])
        .effects(&[barrier_write("barrier")])
        .meaning(Meaning::MBarrier(MBarrier {
            action: MBarrierAction::Commit,
            object: "barrier",
            predicate: Some("pred"),
        }))
        .traits(Traits::MBARRIER.with(Traits::SYNC_BEFORE)),
    op("ttng.tmem_alloc")
        .operands("src?")
        .results("result, token?")
        .formats(&["($src^)? attr-dict `:` functional-type(operands, results)"])
        .computed(compute::tmem_alloc)
        .meaning(Meaning::Alloc(Space::Tensor))
        .traits(Traits::WARP_PARTS),
    op("ttng.tmem_load")
        .operands("src, dep?")
        .results("result, token?, red?")
        .attrs("redOp, abs, NaN")
        .formats(&[
            "$src custom<Token>($dep, type($token)) attr-dict `:` type($src) `->` type($result) (`,` type($red)^)?",
        ])
        .directives(&[("Token", custom::token)])
        .effects(&[tensor_read("src")])
        .traits(Traits::WARP_PARTS),
    op("ttng.tmem_store")
        .stores("dst")
        .operands("dst, dep?, src, pred")
        .results("token?")
        .formats(&[
            "$src `,` $dst custom<Token>($dep, type($token)) `,` $pred attr-dict `:` type($src) `->` type($dst)",
        ])
        .directives(&[("Token", custom::token)])
        .effects(&[tensor_write("dst")])
        .traits(Traits::WARP_PARTS),
    op("ttng.tcgen5_global_alloc")
        .attrs("tensor_memory_size, two_ctas")
        .formats(&["attr-dict"])
        .meaning(Meaning::Scratch(Scratch::TensorMemoryBase)),
    op("ttng.tmem_subslice")
        .operands("src")
        .results("result")
        .attrs("offset, N, dim")
        .formats(&["$src attr-dict `:` type($src) `->` type($result)"])
        .pure()
        .meaning(Meaning::View(View::TensorSubslice { offset: "offset", old_offset: "N" }))
        .traits(Traits::MEMDESC_VIEW),
    op("ttng.tmem_copy")
        .operands("src, dst, barrier?")
        .formats(&[
            "$src `,` $dst attr-dict `:` type(operands)",
            "$src `,` $dst `,` $barrier attr-dict `:` type(operands)",
            // Triton 3.3 prints a comma even without a barrier.
            "$src `,` $dst `,` $barrier attr-dict `:` functional-type(operands, results)",
        ])
        .effects(&[async_read("src"), tensor_write("dst"), barrier_write("barrier")])
        .meaning(Meaning::Mma(Mma::TmemCopy)),
    op("ttng.tmem_wait")
        .attrs("kind")
        .formats(&["$kind attr-dict"])
        .meaning(Meaning::Wait(Wait { queue: Queue::Tmem, count: None, tokens: None, passes: None })),
];
