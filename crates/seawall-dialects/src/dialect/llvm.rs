//! `llvm`: the ops of MLIR's LLVM dialect that occur in Triton IR around its lowering.
//!
//! Arithmetic, casts and address computations have no memory effects.

use crate::compute;
use crate::custom;
use crate::effect::{default_read, default_write};
use crate::meaning::{Arith, Fence, Meaning};
use crate::op::{OpDef, op};
use crate::traits::Traits;

const fn binary(name: &'static str) -> OpDef {
    op(name)
        .operands("lhs, rhs")
        .results("res")
        .attrs("overflowFlags, isExact: unit, isDisjoint: unit, fastmathFlags")
        .formats(&[
            "$lhs `,` $rhs attr-dict `:` type($res)",
            "$lhs `,` $rhs `overflow` custom<Flags>($overflowFlags) attr-dict `:` type($res)",
        ])
        .directives(&[("Flags", custom::angle_flags)])
        .pure()
}

const fn int(name: &'static str, arith: Arith) -> OpDef {
    binary(name).meaning(Meaning::Arith(arith))
}

const fn cast(name: &'static str) -> OpDef {
    op(name).operands("arg").results("res").formats(&["$arg attr-dict `:` type($arg) `to` type($res)"]).pure()
}

const fn nullary(name: &'static str) -> OpDef {
    op(name).results("res").formats(&["attr-dict `:` type($res)"]).pure()
}

/// The rows of the dialect.
pub(crate) static OPS: &[OpDef] = &[
    // Functions and globals.
    op("llvm.func")
        .attrs("sym_name, function_type")
        .regions("body")
        .custom(custom::llvm_function)
        .isolated()
        .meaning(Meaning::Func)
        .traits(Traits::SYMBOL),
    op("llvm.return")
        .operands("arg?")
        .formats(&["attr-dict ($arg^ `:` type($arg))?"])
        .pure()
        .meaning(Meaning::Return)
        .traits(Traits::TERMINATOR.with(Traits::RETURN_LIKE)),
    op("llvm.call")
        .operands("operands*")
        .results("results*")
        .attrs("callee")
        .formats(&["$callee `(` $operands `)` attr-dict `:` functional-type($operands, $results)"])
        .meaning(Meaning::Call)
        .traits(Traits::CALL),
    op("llvm.call_intrinsic")
        .operands("args*")
        .results("results*")
        .attrs("intrin")
        .custom(custom::llvm_call_intrinsic)
        .traits(Traits::CALLS_INTRINSIC),
    op("llvm.mlir.addressof")
        .results("res")
        .attrs("global_name")
        .formats(&["$global_name attr-dict `:` type($res)"])
        .pure(),
    // Constants.
    op("llvm.mlir.constant")
        .results("res")
        .attrs("value")
        .custom(custom::llvm_constant)
        .pure()
        .meaning(Meaning::Constant)
        .traits(Traits::CONSTANT_LIKE),
    nullary("llvm.mlir.undef").meaning(Meaning::Poison),
    nullary("llvm.mlir.poison").meaning(Meaning::Poison),
    nullary("llvm.mlir.zero"),
    // Arithmetic.
    int("llvm.add", Arith::Add),
    int("llvm.sub", Arith::Sub),
    int("llvm.mul", Arith::Mul),
    int("llvm.sdiv", Arith::DivS),
    int("llvm.udiv", Arith::DivU),
    int("llvm.srem", Arith::RemS),
    int("llvm.urem", Arith::RemU),
    int("llvm.and", Arith::And),
    int("llvm.or", Arith::Or),
    int("llvm.xor", Arith::Xor),
    int("llvm.shl", Arith::Shl),
    int("llvm.ashr", Arith::ShrS),
    int("llvm.lshr", Arith::ShrU),
    binary("llvm.fadd"),
    binary("llvm.fsub"),
    binary("llvm.fmul"),
    binary("llvm.fdiv"),
    op("llvm.icmp")
        .operands("lhs, rhs")
        .results("res")
        .attrs("predicate")
        .formats(&["$predicate $lhs `,` $rhs attr-dict `:` type($lhs)"])
        .infer("res: like($lhs, i1)")
        .pure()
        .meaning(Meaning::Arith(Arith::Compare)),
    op("llvm.select")
        .operands("condition, trueValue, falseValue")
        .results("res")
        .formats(&["$condition `,` $trueValue `,` $falseValue attr-dict `:` type($condition) `,` type($res)"])
        .pure()
        .meaning(Meaning::Select),
    cast("llvm.zext").meaning(Meaning::Arith(Arith::ExtendU)),
    cast("llvm.sext").meaning(Meaning::Arith(Arith::ExtendS)),
    cast("llvm.trunc").meaning(Meaning::Arith(Arith::Truncate)),
    cast("llvm.bitcast").traits(Traits::KEEPS_MEMORY),
    cast("llvm.ptrtoint"),
    cast("llvm.inttoptr"),
    cast("llvm.addrspacecast").traits(Traits::KEEPS_MEMORY),
    cast("llvm.fpext"),
    cast("llvm.fptrunc"),
    op("llvm.intr.expect")
        .operands("val, expected")
        .results("res")
        .formats(&["$val `,` $expected attr-dict `:` type($val)"])
        .infer("res: $val")
        .pure(),
    // Memory.
    op("llvm.getelementptr")
        .operands("base, dynamicIndices*")
        .results("res")
        .attrs("rawConstantIndices, elem_type")
        .custom(custom::get_element_pointer)
        .pure()
        .traits(Traits::KEEPS_MEMORY),
    op("llvm.load")
        .operands("addr")
        .results("res")
        .formats(&[
            "$addr attr-dict `:` type($addr) `->` type($res)",
            "`volatile` $addr attr-dict `:` type($addr) `->` type($res)",
        ])
        .effects(&[default_read("addr")]),
    op("llvm.store")
        .operands("value, addr")
        .formats(&[
            "$value `,` $addr attr-dict `:` type($value) `,` type($addr)",
            "`volatile` $value `,` $addr attr-dict `:` type($value) `,` type($addr)",
        ])
        .effects(&[default_write("addr")]),
    // Ops with other effects.
    op("llvm.inline_asm")
        .operands("operands*")
        .results("res?")
        .attrs("asm_string, constraints")
        .custom(custom::llvm_inline_asm)
        .computed(compute::llvm_inline_asm),
    op("llvm.intr.assume")
        .operands("cond")
        .formats(&["$cond attr-dict `:` type($cond)", "$cond `:` type($cond) attr-dict"])
        .effects(&[default_write("")])
        .traits(Traits::ASSUMES),
    op("llvm.fence")
        .attrs("ordering: acquire|release|acq_rel|seq_cst|monotonic, syncscope")
        .formats(&["(`syncscope` `(` $syncscope^ `)`)? $ordering attr-dict"])
        .meaning(Meaning::Fence(Fence::Memory)),
];
