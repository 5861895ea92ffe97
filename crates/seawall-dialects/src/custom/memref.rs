//! `memref` views whose index lists mix constants and operands.

use seawall_mlir::{Delimiter, OpParser, ParseError};

type Result = std::result::Result<(), ParseError>;

/// Reads `[%a, 4, %b]`. Constants become the array attribute, operands the group.
fn dynamic_index_list(p: &mut OpParser<'_, '_>, group: &str, attr: &str) -> Result {
    let start = p.position();
    let index = p.type_named("index");
    p.list(Delimiter::Square, |p| {
        if p.optional_operand(group)?.is_some() {
            return p.resolve(group, &[index]);
        }
        p.integer().map(|_| ())
    })?;
    p.attr_from(attr, start);
    Ok(())
}

fn cast_types(p: &mut OpParser<'_, '_>) -> Result {
    p.attr_dict()?;
    p.expect(":")?;
    let source = p.parse_type()?;
    p.resolve("source", &[source])?;
    p.expect("to")?;
    let result = p.parse_type()?;
    p.results(&[result]);
    Ok(())
}

/// Reads `%m[offsets][sizes][strides] [{attrs}] : T to T`.
pub(crate) fn subview(p: &mut OpParser<'_, '_>) -> Result {
    p.operand("source")?;
    dynamic_index_list(p, "offsets", "static_offsets")?;
    dynamic_index_list(p, "sizes", "static_sizes")?;
    dynamic_index_list(p, "strides", "static_strides")?;
    cast_types(p)
}

/// Reads `%m [[0, 1], [2]] output_shape [4, %n, 8] [{attrs}] : T into T`.
pub(crate) fn expand_shape(p: &mut OpParser<'_, '_>) -> Result {
    p.operand("src")?;
    p.attr("reassociation")?;
    if p.optional_keyword("output_shape") {
        dynamic_index_list(p, "output_shape", "static_output_shape")?;
    }
    p.attr_dict()?;
    p.expect(":")?;
    let source = p.parse_type()?;
    p.resolve("src", &[source])?;
    p.expect("into")?;
    let result = p.parse_type()?;
    p.results(&[result]);
    Ok(())
}

/// Reads `%m (d0, d1) -> (d1, d0) [{attrs}] : T to T`.
pub(crate) fn memref_transpose(p: &mut OpParser<'_, '_>) -> Result {
    p.operand("in")?;
    let start = p.position();
    for side in [false, true] {
        if side {
            p.expect("->")?;
        }
        p.list(Delimiter::Paren, |p| p.keyword().map(|_| ()))?;
    }
    p.attr_from("permutation", start);
    p.attr_dict()?;
    p.expect(":")?;
    let source = p.parse_type()?;
    p.resolve("in", &[source])?;
    p.expect("to")?;
    let result = p.parse_type()?;
    p.results(&[result]);
    Ok(())
}

/// Reads `%m : T -> T, index, ...`.
pub(crate) fn strided_metadata(p: &mut OpParser<'_, '_>) -> Result {
    p.operand("source")?;
    p.attr_dict()?;
    p.expect(":")?;
    let source = p.parse_type()?;
    p.resolve("source", &[source])?;
    p.expect("->")?;
    let results = p.type_list()?;
    p.results(&results);
    Ok(())
}

/// Reads `%m to offset: [o], sizes: [..], strides: [..] [{attrs}] : T to T`.
pub(crate) fn reinterpret_cast(p: &mut OpParser<'_, '_>) -> Result {
    p.operand("source")?;
    p.expect("to")?;
    for (keyword, group, attr) in [
        ("offset", "offsets", "static_offsets"),
        ("sizes", "sizes", "static_sizes"),
        ("strides", "strides", "static_strides"),
    ] {
        p.expect(keyword)?;
        p.expect(":")?;
        dynamic_index_list(p, group, attr)?;
        if keyword != "strides" {
            p.expect(",")?;
        }
    }
    cast_types(p)
}
