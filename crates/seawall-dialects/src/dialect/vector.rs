//! `vector`: the vector ops of upstream MLIR kernels that touch memory, and the common pure ones.

use crate::effect::{default_read, default_write};
use crate::memref_op::MemRefAccessKind;
use crate::op::{OpDef, op};
use crate::traits::Traits;

/// The rows of the dialect. Shape ops with index lists have no row and are read by structure.
pub(crate) static OPS: &[OpDef] = &[
    op("vector.load")
        .operands("base, indices*")
        .results("result")
        .formats(&["$base `[` $indices `]` attr-dict `:` type($base) `,` type($result)"])
        .effects(&[default_read("base")])
        .accesses("base", "indices", MemRefAccessKind::Load),
    op("vector.store")
        .operands("valueToStore, base, indices*")
        .formats(&["$valueToStore `,` $base `[` $indices `]` attr-dict `:` type($base) `,` type($valueToStore)"])
        .effects(&[default_write("base")])
        .accesses("base", "indices", MemRefAccessKind::Store { value: "valueToStore" }),
    op("vector.maskedload")
        .operands("base, indices*, mask, pass_thru")
        .results("result")
        .formats(&[
            "$base `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:` type($base) `,` type($mask) `,` type($pass_thru) `into` type($result)",
        ])
        .effects(&[default_read("base")])
        .accesses("base", "indices", MemRefAccessKind::MaskedLoad),
    op("vector.maskedstore")
        .operands("base, indices*, mask, valueToStore")
        .formats(&[
            "$base `[` $indices `]` `,` $mask `,` $valueToStore attr-dict `:` type($base) `,` type($mask) `,` type($valueToStore)",
        ])
        .effects(&[default_write("base")])
        .accesses("base", "indices", MemRefAccessKind::MaskedStore { value: "valueToStore" }),
    op("vector.gather")
        .operands("base, offsets*, indices, mask, pass_thru")
        .results("result")
        .formats(&[
            "$base `[` $offsets `]` `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:` type($base) `,` type($indices) `,` type($mask) `,` type($pass_thru) `into` type($result)",
        ])
        .effects(&[default_read("base")]),
    op("vector.scatter")
        .operands("base, offsets*, indices, mask, valueToStore")
        .formats(&[
            "$base `[` $offsets `]` `[` $indices `]` `,` $mask `,` $valueToStore attr-dict `:` type($base) `,` type($indices) `,` type($mask) `,` type($valueToStore)",
        ])
        .effects(&[default_write("base")]),
    op("vector.transfer_read")
        .operands("base, indices*, padding, mask?")
        .results("vector")
        .attrs("permutation_map, in_bounds")
        .formats(&[
            "$base `[` $indices `]` `,` $padding (`,` $mask^)? attr-dict `:` type($base) `,` type($vector)",
        ])
        .effects(&[default_read("base")])
        .accesses("base", "indices", MemRefAccessKind::TransferRead),
    op("vector.transfer_write")
        .operands("valueToStore, base, indices*, mask?")
        .attrs("permutation_map, in_bounds")
        .formats(&[
            "$valueToStore `,` $base `[` $indices `]` (`,` $mask^)? attr-dict `:` type($valueToStore) `,` type($base)",
        ])
        .effects(&[default_write("base")])
        .accesses("base", "indices", MemRefAccessKind::TransferWrite { value: "valueToStore" }),
    op("vector.broadcast")
        .operands("source")
        .results("vector")
        .formats(&["$source attr-dict `:` type($source) `to` type($vector)"])
        .pure()
        .traits(Traits::SPLAT),
    op("vector.bitcast")
        .operands("source")
        .results("result")
        .formats(&["$source attr-dict `:` type($source) `to` type($result)"])
        .pure(),
    op("vector.shape_cast")
        .operands("source")
        .results("result")
        .formats(&["$source attr-dict `:` type($source) `to` type($result)"])
        .pure(),
    op("vector.splat")
        .operands("input")
        .results("aggregate")
        .formats(&["$input attr-dict `:` type($aggregate)"])
        .pure()
        .traits(Traits::SPLAT),
    op("vector.fma")
        .operands("lhs, rhs, acc")
        .results("result")
        .formats(&["$lhs `,` $rhs `,` $acc attr-dict `:` type($lhs)"])
        .infer("result: $lhs")
        .pure(),
];
