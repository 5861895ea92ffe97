//! `tlx`: Meta's low-level extensions: storage aliasing and layout constraints.
//!
//! Except for some views they are lowered before barriers are placed.

use crate::compute;
use crate::meaning::{Meaning, Space, View};
use crate::op::{OpDef, op};

const CONVERT: &[&str] = &["$src attr-dict `:` type($src) `->` type($result)"];

/// The rows of the dialect.
pub(crate) static OPS: &[OpDef] = &[
    op("tlx.storage_alias_spec")
        .results("result")
        .attrs("storage, buffer_size_bytes, buffer_shape")
        .formats(&["`storage` `=` $storage (`,` `size` `=` $buffer_size_bytes^)? attr-dict `:` type($result)"]),
    op("tlx.storage_alias_local_alloc")
        .operands("storage_alias")
        .results("result")
        .formats(&["$storage_alias attr-dict `:` type($storage_alias) `->` type($result)"])
        .computed(compute::alloc_in_result_space)
        .meaning(Meaning::Alloc(Space::Shared)),
    op("tlx.reuse_group")
        .operands("elements*")
        .results("result")
        .attrs("group_kind, group_size")
        .formats(&[
            "`(` $elements `)` `group_kind` `=` $group_kind (`,` `group_size` `=` $group_size^)? attr-dict `:` `(` type($elements) `)` `->` type($result)",
        ])
        .pure(),
    op("tlx.set_buffer_overlap")
        .operands("storage_alias_spec, overlap_def")
        .formats(&[
            "`(` $storage_alias_spec `,` $overlap_def `)` `:` `(` type($storage_alias_spec) `,` type($overlap_def) `)` `->` `(` `)` attr-dict",
        ]),
    op("tlx.require_layout")
        .operands("src")
        .results("result")
        .formats(CONVERT)
        .pure()
        .meaning(Meaning::View(View::Alias)),
    op("tlx.release_layout").operands("src").results("result").formats(CONVERT).pure(),
    op("tlx.local_alias")
        .operands("src")
        .results("result")
        .formats(CONVERT)
        .pure()
        .meaning(Meaning::View(View::Alias)),
    op("tlx.assert_same_layout")
        .operands("lhs, rhs")
        .formats(&["$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs)"]),
    op("tlx.assert_same_layout_expected")
        .operands("src")
        .attrs("expected")
        .formats(&["$src attr-dict `:` type($src)"]),
    op("tlx.dump_layout").operands("src").formats(&["$src attr-dict `:` type($src)"]),
];
