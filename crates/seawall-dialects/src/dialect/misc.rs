//! Dialects of which kernels use few ops: `builtin`, `func`, `ub`, `proton`, `proton_gpu`, `flow`
//! and `gluon`.

use crate::custom;
use crate::effect::{default_read, default_write, global_read, global_write, shared_read};
use crate::meaning::{Meaning, Regions};
use crate::op::{OpDef, op};
use crate::traits::Traits;

const fn on_pointer(name: &'static str) -> OpDef {
    op(name).operands("scratchPtr").formats(&["$scratchPtr attr-dict `:` type($scratchPtr)"])
}

const fn on_segment(name: &'static str) -> OpDef {
    op(name)
        .operands("segment, scratchPtr")
        .formats(&["$segment `,` $scratchPtr attr-dict `:` type($segment) `,` type($scratchPtr)"])
}

/// The rows of these dialects.
pub(crate) static OPS: &[OpDef] = &[
    // builtin, func, ub.
    op("builtin.module")
        .attrs("sym_name")
        .regions("bodyRegion")
        .custom(custom::symbol_and_region)
        .isolated()
        .meaning(Meaning::Regions(Regions::Module))
        .traits(Traits::SYMBOL),
    op("builtin.unrealized_conversion_cast")
        .operands("inputs*")
        .results("outputs*")
        .formats(&["($inputs^ `:` type($inputs))? `to` type($outputs) attr-dict"])
        .pure()
        .traits(Traits::KEEPS_MEMORY),
    op("func.func")
        .attrs("sym_name, function_type, sym_visibility, arg_attrs, res_attrs")
        .regions("body")
        .custom(custom::function)
        .isolated()
        .meaning(Meaning::Func)
        .traits(Traits::SYMBOL),
    op("func.call")
        .operands("operands*")
        .results("results*")
        .attrs("callee")
        .formats(&["$callee `(` $operands `)` attr-dict `:` functional-type($operands, $results)"])
        .meaning(Meaning::Call)
        .traits(Traits::CALL),
    op("func.return")
        .operands("operands*")
        .formats(&["attr-dict ($operands^ `:` type($operands))?"])
        .pure()
        .meaning(Meaning::Return)
        .traits(Traits::TERMINATOR.with(Traits::RETURN_LIKE)),
    op("ub.poison")
        .results("result")
        .attrs("value")
        .formats(&["attr-dict `:` type($result)", "attr-dict `<` $value `>` `:` type($result)"])
        .pure()
        .meaning(Meaning::Poison)
        .traits(Traits::CONSTANT_LIKE),
    op("ub.unreachable").formats(&["attr-dict"]).traits(Traits::TERMINATOR),
    // proton.
    op("proton.record")
        .attrs("isStart: unit, name")
        .formats(&["`end` $name attr-dict", "(`start` $isStart^)? $name attr-dict", "`(` `)` attr-dict"])
        .effects(&[default_read(""), default_write("")]),
    op("proton.event")
        .operands("event")
        .attrs("isStart: unit")
        .formats(&["(`start` $isStart^)? $event attr-dict `:` type($event)", "`end` $event attr-dict `:` type($event)"])
        .effects(&[default_read(""), default_write("")]),
    op("proton.allocate_event")
        .results("event")
        .attrs("name")
        .formats(&["$name attr-dict `:` type($event)"])
        .effects(&[default_write("")]),
    op("proton_gpu.circular_store")
        .operands("segment, counter, dynamicScopeId?")
        .attrs("isStart: unit, scopeId")
        .formats(&[
            "(`start` $isStart^)? $segment `,` $counter (`,` $dynamicScopeId^)? attr-dict `:` type($segment) `,` type($counter)",
            "`end` $segment `,` $counter (`,` $dynamicScopeId^)? attr-dict `:` type($segment) `,` type($counter)",
        ])
        .effects(&[default_read(""), default_write("")]),
    op("proton_gpu.read_counter")
        .results("counter")
        .attrs("metric")
        .formats(&["attr-dict `:` type($counter)"])
        .effects(&[default_read(""), default_write("")]),
    on_pointer("proton_gpu.initialize").effects(&[global_write("")]),
    on_pointer("proton_gpu.init_ctx").effects(&[global_write("")]),
    on_segment("proton_gpu.finalize").effects(&[shared_read(""), global_read(""), global_write("")]),
    on_segment("proton_gpu.restore_ctx").effects(&[global_read(""), global_write("")]),
    on_segment("proton_gpu.save_ctx").effects(&[global_write("")]),
    op("proton_gpu.segment_alloc")
        .operands("buffer")
        .results("segment")
        .formats(&["$buffer attr-dict `:` type($buffer) `->` type($segment)"])
        .infer("segment: !proton_gpu.segment<*>")
        .pure(),
    // flow.
    op("flow.dispatch")
        .operands("workload*, arguments*, tied*")
        .results("results*")
        .attrs("entry_points")
        .custom(custom::flow_dispatch),
    // gluon.
    op("gluon.set_auto_layout")
        .operands("src")
        .results("result")
        .formats(&["$src attr-dict `:` type($src) `->` type($result)"]),
];
