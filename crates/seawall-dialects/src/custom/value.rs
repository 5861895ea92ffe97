//! Constants, flags and inline assembly.

use seawall_mlir::{Delimiter, DirectiveArg, OpParser, ParseError};

type Result = std::result::Result<(), ParseError>;

/// Reads `custom<Flags>($flags)`: `<nsw, nuw>`.
pub(crate) fn angle_flags(p: &mut OpParser<'_, '_>, args: &[DirectiveArg]) -> Result {
    let [DirectiveArg::Attr(name)] = *args else {
        return Err(p.error("an attribute in the row"));
    };
    let start = p.position();
    p.expect("<")?;
    p.keyword()?;
    while p.optional(",") {
        p.keyword()?;
    }
    p.expect(">")?;
    p.attr_from(name, start);
    Ok(())
}

/// Reads `custom<Offsets>($offsets)`: `0, -32`, possibly empty.
pub(crate) fn offsets(p: &mut OpParser<'_, '_>, args: &[DirectiveArg]) -> Result {
    let [DirectiveArg::Attr(name)] = *args else {
        return Err(p.error("an attribute in the row"));
    };
    let start = p.position();
    if p.optional_integer().is_some() {
        while p.optional(",") {
            p.integer()?;
        }
    }
    p.attr_from(name, start);
    Ok(())
}

/// Reads `[{attrs}] value [: T]`. `true` and `false` are `i1`; a number without a type is `i64` or
/// `f64`.
pub(crate) fn arith_constant(p: &mut OpParser<'_, '_>) -> Result {
    p.attr_dict()?;
    let boolean = p.at("true") || p.at("false");
    let start = p.position();
    let integer = p.optional_integer().is_some();
    if integer {
        p.attr_from("value", start);
    } else {
        p.untyped_attr("value")?;
    }
    let ty = match p.optional(":") {
        true => p.parse_type()?,
        false if boolean => p.type_named("i1"),
        false if integer => p.type_named("i64"),
        false => p.type_named("f64"),
    };
    p.results(&[ty]);
    Ok(())
}

/// Reads `(value) [{attrs}] : T`.
pub(crate) fn llvm_constant(p: &mut OpParser<'_, '_>) -> Result {
    p.expect("(")?;
    p.attr("value")?;
    p.expect(")")?;
    p.attr_dict()?;
    p.expect(":")?;
    let ty = p.parse_type()?;
    p.results(&[ty]);
    Ok(())
}

/// Reads the assembly of `llvm.inline_asm`: `[has_side_effects] [is_align_stack] [tail_call_kind =
/// <..>] [asm_dialect = att]` `[operand_attrs = [..]] "asm", "constraints" %x, %y [{attrs}] : (T,
/// T) -> T`.
pub(crate) fn llvm_inline_asm(p: &mut OpParser<'_, '_>) -> Result {
    for flag in ["has_side_effects", "is_align_stack"] {
        if p.optional_keyword(flag) {
            p.unit_attr(flag);
        }
    }
    for key in ["tail_call_kind", "asm_dialect", "operand_attrs"] {
        if p.optional_keyword(key) {
            p.expect("=")?;
            p.untyped_attr(key)?;
        }
    }
    p.untyped_attr("asm_string")?;
    p.expect(",")?;
    p.untyped_attr("constraints")?;
    p.operand_list("operands", Delimiter::None)?;
    p.attr_dict()?;
    p.expect(":")?;
    let (inputs, results) = p.functional_type()?;
    p.resolve("operands", &inputs)?;
    p.results(&results);
    Ok(())
}

/// Reads `"name"(%x, %y) [{attrs}] : (T, T) -> T [{attrs}]`.
pub(crate) fn llvm_call_intrinsic(p: &mut OpParser<'_, '_>) -> Result {
    p.untyped_attr("intrin")?;
    p.operand_list("args", Delimiter::Paren)?;
    p.attr_dict()?;
    p.expect(":")?;
    let (inputs, results) = p.functional_type()?;
    p.resolve("args", &inputs)?;
    p.results(&results);
    p.attr_dict()
}

/// Reads `custom<SameTypes>(type($x), type($y))`: one list of types for all named groups.
pub(crate) fn same_types(p: &mut OpParser<'_, '_>, args: &[DirectiveArg]) -> Result {
    let types = p.type_list()?;
    for arg in args {
        match *arg {
            DirectiveArg::OperandType(group) => p.resolve(group, &types)?,
            DirectiveArg::ResultType(group) => p.result_group(group, &types)?,
            _ => return Err(p.error("types of operands and results in the row")),
        }
    }
    Ok(())
}

/// Reads `[inbounds] %base[%i, 3] [{attrs}] : (T, T) -> T, T`. The last type is the element type.
pub(crate) fn get_element_pointer(p: &mut OpParser<'_, '_>) -> Result {
    while !p.at_operand() {
        p.keyword()?;
    }
    p.operand("base")?;
    let start = p.position();
    p.list(Delimiter::Square, |p| match p.optional_operand("dynamicIndices")? {
        Some(_) => Ok(()),
        None => p.integer().map(|_| ()),
    })?;
    p.attr_from("rawConstantIndices", start);
    p.attr_dict()?;
    p.expect(":")?;
    let (inputs, results) = p.functional_type()?;
    p.resolve_all(&inputs)?;
    p.results(&results);
    p.expect(",")?;
    let start = p.position();
    p.parse_type()?;
    p.attr_from("elem_type", start);
    Ok(())
}
