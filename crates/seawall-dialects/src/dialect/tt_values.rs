//! `tt`, second part: elementwise, shape and constant-like ops, all without memory effects.

use crate::custom;
use crate::gpu_index::{Axis, GpuIndex};
use crate::loop_part::LoopPart;
use crate::op::{OpDef, op};
use crate::tensor_op::TensorOp;

/// The second format is that of Triton 2.1.
const CONVERT: &[&str] = &[
    "$src attr-dict `:` type($src) `->` type($result)",
    "$src attr-dict `:` functional-type(operands, results)",
];

const fn convert(name: &'static str) -> OpDef {
    op(name).operands("src").results("result").formats(CONVERT).pure()
}

const fn unary(name: &'static str) -> OpDef {
    op(name)
        .operands("x")
        .results("result")
        .formats(&["$x attr-dict `:` type($x)"])
        .infer("result: $x")
        .pure()
}

const fn binary(name: &'static str) -> OpDef {
    op(name)
        .operands("x, y")
        .results("result")
        .formats(&["$x `,` $y attr-dict `:` type($x)"])
        .infer("result: $x")
        .pure()
}

/// The rows of this part.
pub(crate) static OPS: &[OpDef] = &[
    convert("tt.int_to_ptr"),
    convert("tt.ptr_to_int"),
    convert("tt.bitcast").tensor(TensorOp::Bitcast),
    convert("tt.splat").tensor(TensorOp::Splat),
    convert("tt.broadcast").tensor(TensorOp::Broadcast),
    convert("tt.trans").attrs("order").tensor(TensorOp::Transpose { order: "order" }),
    convert("tt.expand_dims").attrs("axis").tensor(TensorOp::ExpandDims { axis: "axis" }),
    unary("tt.precise_sqrt"),
    binary("tt.precise_divf"),
    binary("tt.approx_divf"),
    binary("tt.mulhiui"),
    op("tt.unsplat")
        .operands("src")
        .results("result")
        .formats(&["$src attr-dict `:` type($src)"])
        .infer("result: elem($src)")
        .pure(),
    op("tt.reshape")
        .operands("src")
        .results("result")
        .attrs("allow_reorder: unit, efficient_layout: unit")
        .formats(&["$src (`allow_reorder` $allow_reorder^)? (`efficient_layout` $efficient_layout^)? attr-dict `:` type($src) `->` type($result)"])
        .pure()
        .tensor(TensorOp::Reshape),
    op("tt.join")
        .operands("lhs, rhs")
        .results("result")
        .formats(&["$lhs `,` $rhs attr-dict `:` type($lhs) `->` type($result)"])
        .pure(),
    op("tt.cat")
        .operands("lhs, rhs")
        .results("result")
        .formats(&[
            "$lhs `,` $rhs attr-dict `:` type($lhs) `->` type($result)",
            "$lhs `,` $rhs attr-dict `:` functional-type(operands, results)",
        ])
        .pure(),
    op("tt.split")
        .operands("src")
        .results("outLHS, outRHS")
        .formats(&["$src attr-dict `:` type($src) `->` custom<SameTypes>(type($outLHS), type($outRHS))"])
        .directives(&[("SameTypes", custom::same_types)])
        .pure(),
    op("tt.fp_to_fp")
        .operands("src, rbits?")
        .results("result")
        .attrs("rounding")
        .formats(&[
            "$src attr-dict (`,` `rounding` `=` $rounding^)? `:` type($src) `->` type($result)",
            "$src (`,` `rounding` `=` $rounding^)? attr-dict `:` type($src) `->` type($result)",
            "$src `,` `rbits` `=` $rbits `:` type($rbits) (`,` `rounding` `=` $rounding^)? attr-dict `:` type($src) `->` type($result)",
        ])
        .pure(),
    op("tt.clampf")
        .operands("x, min, max")
        .results("result")
        .attrs("propagateNan")
        .formats(&["$x `,` $min `,` $max `,` `propagateNan` `=` $propagateNan attr-dict `:` type($result)"])
        .pure(),
    op("tt.addptr")
        .operands("ptr, offset")
        .results("result")
        .formats(&["$ptr `,` $offset attr-dict `:` type($result) `,` type($offset)"])
        .pure()
        .tensor(TensorOp::AddPointer),
    op("tt.make_range")
        .results("result")
        .attrs("start, end")
        .formats(&["attr-dict `:` type($result)"])
        .pure()
        .tensor(TensorOp::Range { start: "start", end: "end" }),
    op("tt.get_program_id")
        .results("result")
        .attrs("axis")
        .formats(&["$axis attr-dict `:` type($result)"])
        .pure()
        .index(GpuIndex::Program, Axis::In("axis")),
    op("tt.get_num_programs")
        .results("result")
        .attrs("axis")
        .formats(&["$axis attr-dict `:` type($result)"])
        .pure()
        .index(GpuIndex::Programs, Axis::In("axis")),
    op("tt.dot")
        .part(LoopPart::Dot)
        .operands("a, b, c")
        .results("d")
        .attrs("inputPrecision, maxNumImpreciseAcc, two_ctas")
        .formats(&[
            "$a `,` $b `,` $c (`,` `inputPrecision` `=` $inputPrecision^)? attr-dict `:` type($a) `*` type($b) `->` type($d)",
        ])
        .pure(),
    op("tt.dot_scaled")
        .part(LoopPart::ScaledDot)
        .operands("a, b, c, a_scale?, b_scale?")
        .results("d")
        .attrs("a_elem_type, b_elem_type, fastMath, lhs_k_pack, rhs_k_pack")
        .formats(&[
            "$a (`scale` $a_scale^)? `,` $b (`scale` $b_scale^)? `,` $c `lhs` `=` $a_elem_type `rhs` `=` $b_elem_type attr-dict `:` type($a) (`,` type($a_scale)^)? `*` type($b) (`,` type($b_scale)^)? `->` type($d)",
        ])
        .pure(),
    // Block pointers, up to Triton 3.5.
    op("tt.make_tensor_ptr")
        .operands("base, shape*, strides*, offsets*")
        .results("result")
        .attrs("order")
        .formats(&["$base `,` `[` $shape `]` `,` `[` $strides `]` `,` `[` $offsets `]` attr-dict `:` type($result)"])
        .infer("result: !tt.ptr<*>")
        .pure(),
    op("tt.advance")
        .operands("ptr, offsets*")
        .results("result")
        .formats(&["$ptr `,` `[` $offsets `]` attr-dict `:` type($result)"])
        .infer("result: !tt.ptr<*>")
        .pure(),
];
