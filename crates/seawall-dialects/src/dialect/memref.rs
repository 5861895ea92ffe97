//! `memref`: buffers of upstream MLIR kernels, in the forms that Wave and hand-written tests use.

use crate::compute;
use crate::custom;
use crate::effect::{default_read, default_write};
use crate::meaning::{Meaning, Space, View};
use crate::memref_op::{MemRefAccessKind, MemRefView};
use crate::op::{OpDef, op};
use crate::traits::Traits;

const fn cast(name: &'static str) -> OpDef {
    op(name)
        .operands("source")
        .results("dest")
        .formats(&["$source attr-dict `:` type($source) `to` type($dest)"])
        .pure()
        .meaning(Meaning::View(View::Alias))
        .memref_view(MemRefView::Cast)
}

const fn alloc(name: &'static str) -> OpDef {
    op(name)
        .operands("dynamicSizes*, symbolOperands*")
        .results("memref")
        .formats(&["`(` $dynamicSizes `)` (`[` $symbolOperands^ `]`)? attr-dict `:` type($memref)"])
        .computed(compute::alloc_in_result_space)
        .meaning(Meaning::Alloc(Space::Shared))
}

/// The rows of the dialect.
pub(crate) static OPS: &[OpDef] = &[
    alloc("memref.alloc"),
    alloc("memref.alloca"),
    op("memref.dealloc")
        .operands("memref")
        .formats(&["$memref attr-dict `:` type($memref)"])
        .meaning(Meaning::Dealloc),
    op("memref.load")
        .operands("memref, indices*")
        .results("result")
        .formats(&["$memref `[` $indices `]` attr-dict `:` type($memref)"])
        .infer("result: elem($memref)")
        .effects(&[default_read("memref")])
        .accesses("memref", "indices", MemRefAccessKind::Load),
    op("memref.store")
        .operands("value, memref, indices*")
        .formats(&["$value `,` $memref `[` $indices `]` attr-dict `:` type($memref)"])
        .effects(&[default_write("memref")])
        .accesses("memref", "indices", MemRefAccessKind::Store { value: "value" }),
    op("memref.copy")
        .operands("source, target")
        .formats(&["$source `,` $target attr-dict `:` type($source) `to` type($target)"])
        .effects(&[default_read("source"), default_write("target")]),
    op("memref.view")
        .operands("source, byte_shift, sizes*")
        .results("result")
        .formats(&[
            "$source `[` $byte_shift `]` `[` $sizes `]` attr-dict `:` type($source) `to` type(results)",
        ])
        .pure()
        .meaning(Meaning::View(View::Reinterpret))
        .memref_view(MemRefView::Shift),
    op("memref.subview")
        .operands("source, offsets*, sizes*, strides*")
        .results("result")
        .attrs("static_offsets, static_sizes, static_strides")
        .custom(custom::subview)
        .pure()
        .meaning(Meaning::View(View::DynamicSubslice { offsets: "offsets" }))
        .memref_view(MemRefView::Subview),
    op("memref.reinterpret_cast")
        .operands("source, offsets*, sizes*, strides*")
        .results("result")
        .attrs("static_offsets, static_sizes, static_strides")
        .custom(custom::reinterpret_cast)
        .pure()
        .meaning(Meaning::View(View::Reinterpret))
        .memref_view(MemRefView::Anew),
    cast("memref.cast"),
    cast("memref.memory_space_cast"),
    op("memref.get_global")
        .results("result")
        .attrs("name")
        .formats(&["$name `:` type($result) attr-dict"])
        .pure()
        .meaning(Meaning::Alloc(Space::Shared))
        .traits(Traits::CONSTANT_LIKE),
    op("memref.atomic_rmw")
        .operands("value, memref, indices*")
        .results("result")
        .attrs("kind")
        .formats(&["$kind $value `,` $memref `[` $indices `]` attr-dict `:` `(` type($value) `,` type($memref) `)` `->` type($result)"])
        .effects(&[default_read("memref"), default_write("memref")])
        .accesses("memref", "indices", MemRefAccessKind::Atomic)
        .traits(Traits::ATOMIC),
    op("memref.collapse_shape")
        .operands("src")
        .results("result")
        .attrs("reassociation")
        .formats(&["$src $reassociation attr-dict `:` type($src) `into` type($result)"])
        .pure()
        .meaning(Meaning::View(View::Alias))
        .memref_view(MemRefView::Reshape),
    op("memref.expand_shape")
        .operands("src, output_shape*")
        .results("result")
        .attrs("reassociation, static_output_shape")
        .custom(custom::expand_shape)
        .pure()
        .meaning(Meaning::View(View::Alias))
        .memref_view(MemRefView::Reshape),
    op("memref.transpose")
        .operands("in")
        .results("result")
        .attrs("permutation")
        .custom(custom::memref_transpose)
        .pure()
        .meaning(Meaning::View(View::Alias))
        .memref_view(MemRefView::Reshape),
    op("memref.assume_alignment")
        .operands("memref")
        .results("result?")
        .attrs("alignment")
        .formats(&["$memref `,` $alignment attr-dict `:` type($memref)"])
        .infer("result: $memref")
        .pure()
        .meaning(Meaning::View(View::Alias))
        .memref_view(MemRefView::Cast),
    op("memref.extract_aligned_pointer_as_index")
        .operands("source")
        .results("aligned_pointer")
        .formats(&["$source attr-dict `:` type($source) `->` type($aligned_pointer)"])
        .pure(),
    op("memref.extract_strided_metadata")
        .operands("source")
        .results("base_buffer, offset, sizes_and_strides*")
        .custom(custom::strided_metadata)
        .pure()
        .meaning(Meaning::View(View::Reinterpret))
        .memref_view(MemRefView::Anew),
    // A hint to the cache, without an access to memory.
    op("memref.prefetch")
        .operands("memref, indices*")
        .attrs("isWrite: read|write, localityHint, isDataCache: data|instr")
        .formats(&[
            "$memref `[` $indices `]` `,` $isWrite `,` `locality` `<` $localityHint `>` `,` $isDataCache attr-dict `:` type($memref)",
        ])
        .meaning(Meaning::SchedHint),
    op("memref.dim")
        .operands("source, index")
        .results("result")
        .formats(&["attr-dict $source `,` $index `:` type($source)"])
        .infer("result: index")
        .pure(),
];
