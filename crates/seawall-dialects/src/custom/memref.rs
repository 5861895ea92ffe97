//! `memref` views with lists that mix constants and operands.

use seawall_mlir::{Delimiter, OpParser, ParseError};

type Result = std::result::Result<(), ParseError>;

/// `[%a, 4, %b]`: constants become the array attribute, operands the group.
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

/// `%m[offsets][sizes][strides] [{attrs}] : T to T`
pub(crate) fn subview(p: &mut OpParser<'_, '_>) -> Result {
    p.operand("source")?;
    dynamic_index_list(p, "offsets", "static_offsets")?;
    dynamic_index_list(p, "sizes", "static_sizes")?;
    dynamic_index_list(p, "strides", "static_strides")?;
    cast_types(p)
}

/// `%m to offset: [o], sizes: [..], strides: [..] [{attrs}] : T to T`
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
