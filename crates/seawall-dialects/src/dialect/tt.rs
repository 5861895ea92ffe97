//! `tt`: Triton's core dialect: loads and stores, ops with shared scratch such as reductions,
//! atomics, descriptors and functions. Elementwise and shape ops are in `tt_values.rs`.
//!
//! `tt.load` and similar ops spell cache hints as keywords in versions up to Meta's fork, and as
//! one attribute since Triton 3.9. The formats accept both.

use crate::compute;
use crate::custom;
use crate::effect::{global_read, global_write};
use crate::loop_part::LoopPart;
use crate::meaning::{Atomic, Exchange, Meaning, Regions, Scratch};
use crate::op::{OpDef, op};
use crate::tensor_op::TensorOp;
use crate::traits::Traits;

const ORDERED: Meaning =
    Meaning::Atomic(Atomic { semantics: Some("sem"), ordered: true, exchange: Exchange::Result });
const POLL: Meaning =
    Meaning::Atomic(Atomic { semantics: Some("sem"), ordered: true, exchange: Exchange::Timeout });

/// The rows of the dialect.
pub(crate) static OPS: &[OpDef] = &[
    // Functions.
    op("tt.func")
        .attrs("sym_name, function_type, sym_visibility, arg_attrs, res_attrs")
        .regions("body")
        .custom(custom::function)
        .isolated()
        .meaning(Meaning::Func)
        .traits(Traits::SYMBOL),
    op("tt.call")
        .operands("operands*")
        .results("results*")
        .attrs("callee")
        .formats(&["$callee `(` $operands `)` attr-dict `:` functional-type($operands, $results)"])
        .meaning(Meaning::Call)
        .traits(Traits::CALL),
    op("tt.return")
        .operands("srcs*")
        .formats(&["attr-dict ($srcs^ `:` type($srcs))?"])
        .pure()
        .meaning(Meaning::Return)
        .traits(Traits::TERMINATOR.with(Traits::RETURN_LIKE)),
    // Global memory.
    op("tt.load")
        .part(LoopPart::GlobalLoad)
        .tensor(TensorOp::Load)
        .operands("ptr, mask?, other?")
        .results("result")
        .attrs("cache, evict, isVolatile, boundaryCheck, padding")
        .formats(&[
            "$ptr (`,` $mask^)? (`,` $other^)? oilist(`cacheModifier` `=` $cache | `evictionPolicy` `=` $evict) attr-dict `:` custom<Pointer>(type($ptr), type($result))",
            // A block pointer, in Triton 2.1.
            "$ptr (`,` $mask^)? (`,` $other^)? oilist(`cacheModifier` `=` $cache | `evictionPolicy` `=` $evict) attr-dict `:` type($ptr) `->` type($result)",
        ])
        .directives(&[("Pointer", custom::pointer_or_value)])
        .infer("result: pointee($ptr)")
        .computed(compute::load),
    op("tt.store")
        .part(LoopPart::GlobalStore)
        .operands("ptr, value, mask?")
        .attrs("cache, evict, ignore_cta, boundaryCheck")
        .formats(&[
            "$ptr `,` $value (`,` $mask^)? oilist(`cacheModifier` `=` $cache | `evictionPolicy` `=` $evict) attr-dict `:` custom<Pointer>(type($ptr), type($value))",
            // A block pointer, in Triton 2.1.
            "$ptr `,` $value (`,` $mask^)? oilist(`cacheModifier` `=` $cache | `evictionPolicy` `=` $evict) attr-dict `:` type($ptr) `,` type($value)",
        ])
        .directives(&[("Pointer", custom::pointer_or_value)])
        .effects(&[global_write("ptr")]),
    op("tt.grid_dependency_wait").formats(&["attr-dict"]).effects(&[global_read(""), global_write("")]),
    op("tt.grid_dependency_launch_dependents").formats(&["attr-dict"]).effects(&[global_write("")]),
    // Atomics.
    op("tt.atomic_rmw")
        .operands("ptr, val, mask?")
        .results("result")
        .attrs("atomic_rmw_op, sem, scope")
        .formats(&[
            "$atomic_rmw_op `,` $sem `,` $scope `,` $ptr `,` $val (`,` $mask^)? attr-dict `:` functional-type(operands, $result)",
        ])
        .effects(&[global_read("ptr"), global_write("ptr")])
        .meaning(ORDERED)
        .traits(Traits::ATOMIC),
    op("tt.atomic_cas")
        .operands("ptr, cmp, val")
        .results("result")
        .attrs("sem, scope")
        .formats(&["$sem `,` $scope `,` $ptr `,` $cmp `,` $val attr-dict `:` functional-type(operands, $result)"])
        .effects(&[global_read("ptr"), global_write("ptr")])
        .meaning(ORDERED)
        .traits(Traits::ATOMIC),
    op("tt.atomic_poll")
        .operands("ptr, expected, timeout?")
        .results("result")
        .attrs("sem, scope")
        .formats(&[
            "$sem `,` $scope `,` $ptr `,` $expected (`timeout` $timeout^)? attr-dict `:` type($ptr) `,` type($expected) `->` type($result)",
        ])
        .effects(&[global_read("ptr"), global_write("ptr")])
        .meaning(POLL)
        .traits(Traits::ATOMIC.with(Traits::SYNC_AFTER)),
    op("tt.atomic_load")
        .operands("ptr, mask?")
        .results("result")
        .attrs("sem, scope")
        .formats(&["$sem `,` $scope `,` $ptr (`,` $mask^)? attr-dict `:` functional-type(operands, $result)"])
        .effects(&[global_read("ptr"), global_write("ptr")])
        .meaning(ORDERED)
        .traits(Traits::ATOMIC),
    op("tt.atomic_store")
        .operands("ptr, val, mask?")
        .attrs("sem, scope")
        .formats(&["$sem `,` $scope `,` $ptr `,` $val (`,` $mask^)? attr-dict `:` type($ptr)"])
        .effects(&[global_read("ptr"), global_write("ptr")])
        .meaning(ORDERED)
        .traits(Traits::ATOMIC),
    // Ops with shared scratch.
    op("tt.reduce")
        .operands("srcs*")
        .results("result*")
        .attrs("axis, reduction_ordering")
        .regions("combineOp")
        .pure()
        .meaning(Meaning::Scratch(Scratch::Reduce)),
    op("tt.reduce.return").operands("result*").formats(&["$result attr-dict `:` type($result)"]).yields(),
    op("tt.scan")
        .operands("srcs*")
        .results("result*")
        .attrs("axis, reverse")
        .regions("combineOp")
        .pure()
        .meaning(Meaning::Scratch(Scratch::Scan)),
    op("tt.scan.return").operands("result*").formats(&["$result attr-dict `:` type($result)"]).yields(),
    op("tt.histogram")
        .operands("src, mask?")
        .results("result")
        .formats(&["$src (`,` $mask^)? attr-dict `:` type($src) `->` type($result)"])
        .pure()
        .meaning(Meaning::Scratch(Scratch::Histogram)),
    op("tt.gather")
        .operands("src, indices")
        .results("result")
        .attrs("axis, efficient_layout")
        .formats(&["$src `[` $indices `]` attr-dict `:` functional-type(operands, results)"])
        .pure()
        .meaning(Meaning::Scratch(Scratch::Gather)),
    // Bodies that run per element.
    op("tt.map_elementwise")
        .operands("srcs*")
        .results("result*")
        .attrs("pack")
        .regions("scalarOp")
        .recursive()
        .meaning(Meaning::Regions(Regions::Opaque)),
    op("tt.map_elementwise.return")
        .operands("result*")
        .formats(&["attr-dict ($result^ `:` type($result))?"])
        .yields(),
    op("tt.elementwise_inline_asm")
        .operands("args*")
        .results("result*")
        .attrs("asm_string, constraints, pure, packed_element")
        .formats(&["$asm_string attr-dict ($args^ `:` type($args))? `->` type($result)"])
        .computed(compute::inline_asm),
    op("tt.extern_elementwise")
        .operands("srcs*")
        .results("result")
        .attrs("libname, libpath, symbol, pure")
        .formats(&["operands attr-dict `:` functional-type(operands, $result)"])
        .computed(compute::inline_asm),
    op("tt.print")
        .operands("args*")
        .attrs("prefix, hex, isSigned")
        .formats(&["$prefix attr-dict (`:` $args^ `:` type($args))?"])
        .effects(&[global_write("")]),
    op("tt.assert")
        .operands("condition")
        .attrs("message, file, func, line")
        .formats(&[
            "$condition `,` $message attr-dict `:` type($condition)",
            "$condition `,` $message `,` $file `,` $func `,` $line attr-dict `:` type($condition)",
        ])
        .effects(&[global_write("")])
        // Lowerings for NVIDIA and AMD in Triton 3.9. That of a scalar has no barrier on the path
        // on which the condition holds.
        .traits(Traits::SYNC_AFTER_TENSOR),
    // Descriptors.
    op("tt.make_tensor_descriptor")
        .operands("base, shape*, strides*, descPtr?")
        .results("result")
        .attrs("padding")
        .formats(&[
            "$base `,` `[` $shape `]` `,` `[` $strides `]` attr-dict `:` type($base) `,` type($result)",
            "$base `,` `[` $shape `]` `,` `[` $strides `]` (`,` `descPtr` `=` $descPtr^ `:` type($descPtr))? attr-dict `:` type($base) `,` type($result)",
        ])
        .infer("result: !tt.tensordesc<*>")
        .computed(compute::make_tensor_descriptor),
    op("tt.descriptor_load")
        .operands("desc, indices*")
        .results("result")
        .attrs("cache, evict")
        .formats(&[
            "$desc `[` $indices `]` oilist(`cacheModifier` `=` $cache | `evictionPolicy` `=` $evict) attr-dict `:` type($desc) `->` type($result)",
        ])
        .effects(&[global_read("desc")]),
    op("tt.descriptor_store")
        .operands("desc, src, indices*")
        .attrs("reduce_kind")
        .formats(&[
            "$desc `[` $indices `]` `,` $src oilist(`reduce_kind` `=` $reduce_kind) attr-dict `:` type($desc) `,` type($src)",
        ])
        .effects(&[global_read("desc"), global_write("desc")]),
    op("tt.descriptor_reduce")
        .operands("desc, src, indices*")
        .attrs("kind")
        .formats(&["$kind `,` $desc `[` $indices `]` `,` $src attr-dict `:` type($desc) `,` type($src)"])
        .effects(&[global_read("desc"), global_write("desc")]),
    op("tt.descriptor_gather")
        .operands("desc, x_offsets, y_offset")
        .results("result")
        .formats(&["$desc `[` $x_offsets `,` $y_offset `]` attr-dict `:` functional-type(operands, results)"])
        .effects(&[global_read("desc")]),
    op("tt.descriptor_scatter")
        .operands("desc, x_offsets, y_offset, src")
        .formats(&["$desc `[` $x_offsets `,` $y_offset `]` `,` $src attr-dict `:` type(operands)"])
        .effects(&[global_read("desc"), global_write("desc")]),
];
