//! `arith` and `math`, which have no memory effects. Integer rows name their operation, for index
//! expressions.

use crate::custom;
use crate::meaning::{Arith, Meaning};
use crate::op::{OpDef, op};
use crate::traits::Traits;

const ROUNDING: &str = "roundingmode: to_nearest_even|downward|upward|toward_zero|to_nearest_away, fastmath";

const fn int(name: &'static str, arith: Arith) -> OpDef {
    op(name)
        .operands("lhs, rhs")
        .results("result")
        .attrs("overflowFlags, isExact: unit")
        .formats(&[
            "$lhs `,` $rhs attr-dict `:` type($result)",
            "$lhs `,` $rhs (`overflow` custom<Flags>($overflowFlags)^)? (`exact` $isExact^)? attr-dict `:` type($result)",
        ])
        .directives(&[("Flags", custom::angle_flags)])
        .same("lhs, rhs, result")
        .pure()
        .meaning(Meaning::Arith(arith))
}

const fn float(name: &'static str) -> OpDef {
    op(name)
        .operands("lhs, rhs")
        .results("result")
        .attrs("fastmath")
        .formats(&[
            "$lhs `,` $rhs attr-dict `:` type($result)",
            "$lhs `,` $rhs `fastmath` custom<Flags>($fastmath) attr-dict `:` type($result)",
        ])
        .directives(&[("Flags", custom::angle_flags)])
        .same("lhs, rhs, result")
        .pure()
}

const fn unary(name: &'static str) -> OpDef {
    op(name)
        .operands("operand")
        .results("result")
        .attrs("fastmath")
        .formats(&[
            "$operand attr-dict `:` type($result)",
            "$operand `fastmath` custom<Flags>($fastmath) attr-dict `:` type($result)",
        ])
        .directives(&[("Flags", custom::angle_flags)])
        .same("operand, result")
        .pure()
}

const fn cast(name: &'static str) -> OpDef {
    op(name)
        .operands("in")
        .results("out")
        .attrs(ROUNDING)
        .formats(&[
            "$in attr-dict `:` type($in) `to` type($out)",
            "$in `fastmath` custom<Flags>($fastmath) attr-dict `:` type($in) `to` type($out)",
            "$in $roundingmode attr-dict `:` type($in) `to` type($out)",
            "$in $roundingmode `fastmath` custom<Flags>($fastmath) attr-dict `:` type($in) `to` type($out)",
        ])
        .directives(&[("Flags", custom::angle_flags)])
        .pure()
}

const fn int_cast(name: &'static str, arith: Arith) -> OpDef {
    op(name)
        .operands("in")
        .results("out")
        .attrs("overflowFlags, nonNeg: unit")
        .formats(&[
            "$in attr-dict `:` type($in) `to` type($out)",
            "$in `nneg` attr-dict `:` type($in) `to` type($out)",
            "$in `overflow` custom<Flags>($overflowFlags) attr-dict `:` type($in) `to` type($out)",
        ])
        .directives(&[("Flags", custom::angle_flags)])
        .pure()
        .meaning(Meaning::Arith(arith))
}

const fn wide_multiply(name: &'static str) -> OpDef {
    op(name)
        .operands("lhs, rhs")
        .results("low, high")
        .formats(&["$lhs `,` $rhs attr-dict `:` type($lhs)"])
        .infer("low: $lhs, high: $lhs")
        .same("lhs, rhs")
        .pure()
}

/// The rows of both dialects.
pub(crate) static OPS: &[OpDef] = &[
    op("arith.constant")
        .results("result")
        .attrs("value")
        .custom(custom::arith_constant)
        .pure()
        .meaning(Meaning::Constant)
        .traits(Traits::CONSTANT_LIKE),
    int("arith.addi", Arith::Add),
    int("arith.subi", Arith::Sub),
    int("arith.muli", Arith::Mul),
    int("arith.divsi", Arith::DivS),
    int("arith.divui", Arith::DivU),
    int("arith.floordivsi", Arith::FloorDivS),
    int("arith.ceildivsi", Arith::CeilDivS),
    int("arith.ceildivui", Arith::CeilDivU),
    int("arith.remsi", Arith::RemS),
    int("arith.remui", Arith::RemU),
    int("arith.andi", Arith::And),
    int("arith.ori", Arith::Or),
    int("arith.xori", Arith::Xor),
    int("arith.shli", Arith::Shl),
    int("arith.shrsi", Arith::ShrS),
    int("arith.shrui", Arith::ShrU),
    int("arith.minsi", Arith::MinS),
    int("arith.minui", Arith::MinU),
    int("arith.maxsi", Arith::MaxS),
    int("arith.maxui", Arith::MaxU),
    op("arith.cmpi")
        .operands("lhs, rhs")
        .results("result")
        .attrs("predicate")
        .formats(&["$predicate `,` $lhs `,` $rhs attr-dict `:` type($lhs)"])
        .infer("result: like($lhs, i1)")
        .same("lhs, rhs")
        .pure()
        .meaning(Meaning::Arith(Arith::Compare)),
    op("arith.cmpf")
        .operands("lhs, rhs")
        .results("result")
        .attrs("predicate, fastmath")
        .formats(&[
            "$predicate `,` $lhs `,` $rhs attr-dict `:` type($lhs)",
            "$predicate `,` $lhs `,` $rhs `fastmath` custom<Flags>($fastmath) attr-dict `:` type($lhs)",
        ])
        .directives(&[("Flags", custom::angle_flags)])
        .infer("result: like($lhs, i1)")
        .same("lhs, rhs")
        .pure(),
    op("arith.select")
        .operands("condition, true_value, false_value")
        .results("result")
        .formats(&[
            "$condition `,` $true_value `,` $false_value attr-dict `:` type($result)",
            "$condition `,` $true_value `,` $false_value attr-dict `:` type($condition) `,` type($result)",
        ])
        .same("true_value, false_value, result")
        .pure()
        .meaning(Meaning::Select),
    float("arith.addf"),
    float("arith.subf"),
    float("arith.mulf"),
    float("arith.divf"),
    float("arith.remf"),
    float("arith.maximumf"),
    float("arith.minimumf"),
    float("arith.maxnumf"),
    float("arith.minnumf"),
    unary("arith.negf"),
    int_cast("arith.extsi", Arith::ExtendS),
    int_cast("arith.extui", Arith::ExtendU),
    int_cast("arith.trunci", Arith::Truncate),
    int_cast("arith.index_cast", Arith::IndexCast),
    int_cast("arith.index_castui", Arith::IndexCastU),
    cast("arith.extf"),
    cast("arith.truncf"),
    cast("arith.sitofp"),
    cast("arith.uitofp"),
    cast("arith.fptosi"),
    cast("arith.fptoui"),
    cast("arith.bitcast"),
    cast("arith.convertf"),
    wide_multiply("arith.mulsi_extended"),
    wide_multiply("arith.mului_extended"),
    op("arith.addui_extended")
        .operands("lhs, rhs")
        .results("sum, overflow")
        .formats(&["$lhs `,` $rhs attr-dict `:` type($sum) `,` type($overflow)"])
        .same("lhs, rhs, sum")
        .pure(),
    unary("math.absf"),
    unary("math.absi"),
    unary("math.acos"),
    unary("math.acosh"),
    unary("math.asin"),
    unary("math.asinh"),
    unary("math.atan"),
    unary("math.atanh"),
    unary("math.cbrt"),
    unary("math.ceil"),
    unary("math.cos"),
    unary("math.cosh"),
    unary("math.ctlz"),
    unary("math.ctpop"),
    unary("math.cttz"),
    unary("math.erf"),
    unary("math.erfc"),
    unary("math.exp"),
    unary("math.exp2"),
    unary("math.expm1"),
    unary("math.floor"),
    unary("math.log"),
    unary("math.log10"),
    unary("math.log1p"),
    unary("math.log2"),
    unary("math.round"),
    unary("math.roundeven"),
    unary("math.rsqrt"),
    unary("math.sin"),
    unary("math.sinh"),
    unary("math.sqrt"),
    unary("math.tan"),
    unary("math.tanh"),
    unary("math.trunc"),
    float("math.atan2"),
    float("math.copysign"),
    float("math.powf"),
    float("math.ipowi"),
    op("math.fpowi")
        .operands("lhs, rhs")
        .results("result")
        .formats(&["$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs)"])
        .infer("result: $lhs")
        .pure(),
    op("math.fma")
        .operands("a, b, c")
        .results("result")
        .attrs("fastmath")
        .formats(&[
            "$a `,` $b `,` $c attr-dict `:` type($result)",
            "$a `,` $b `,` $c `fastmath` custom<Flags>($fastmath) attr-dict `:` type($result)",
        ])
        .directives(&[("Flags", custom::angle_flags)])
        .pure(),
];
