//! Functions and modules.

use seawall_mlir::{Delimiter, OpParser, ParseError, RegionArg};

type Result = std::result::Result<(), ParseError>;

const VISIBILITY: &[&str] = &["public", "private", "nested"];

/// Reads `[public] @f(%a: T {..}, ...) [-> (T {..})] [attributes {..}] [{..}]`. A declaration lists
/// types only.
pub(crate) fn function(p: &mut OpParser<'_, '_>) -> Result {
    let args = signature(p)?;
    p.attr_dict_with_keyword()?;
    p.optional_region(&args)?;
    Ok(())
}

/// Reads a function with linkage and calling convention in front of the name.
pub(crate) fn llvm_function(p: &mut OpParser<'_, '_>) -> Result {
    while !p.at("@") {
        p.keyword()?;
    }
    function(p)
}

/// Reads a function with `workgroup(..)` and `private(..)` arguments and the `kernel` flag.
pub(crate) fn gpu_function(p: &mut OpParser<'_, '_>) -> Result {
    let mut args = signature(p)?;
    for keyword in ["workgroup", "private"] {
        if p.optional_keyword(keyword) {
            args.extend(p.region_args()?);
        }
    }
    if p.optional_keyword("kernel") {
        p.unit_attr("gpu.kernel");
    }
    p.attr_dict_with_keyword()?;
    p.optional_region(&args)?;
    Ok(())
}

/// Reads a module: `[@name] [attributes {..}] {..}`. A `gpu.module` may have a target list.
pub(crate) fn symbol_and_region(p: &mut OpParser<'_, '_>) -> Result {
    if p.at("@") {
        p.symbol_name("sym_name")?;
    }
    if p.at("[") {
        p.list(Delimiter::Square, |p| p.attr_value().map(|_| ()))?;
    }
    if p.at("<") {
        p.list(Delimiter::Less, |p| p.attr_value().map(|_| ()))?;
    }
    p.attr_dict_with_keyword()?;
    p.region(&[])?;
    Ok(())
}

fn signature(p: &mut OpParser<'_, '_>) -> std::result::Result<Vec<RegionArg>, ParseError> {
    let start = p.position();
    if p.optional_keyword_of(VISIBILITY).is_some() {
        p.attr_from("sym_visibility", start);
    }
    p.symbol_name("sym_name")?;
    let type_start = p.position();
    let mut args = Vec::new();
    p.list(Delimiter::Paren, |p| {
        if p.at_operand() {
            args.push(p.typed_region_arg()?);
            Ok(())
        } else if p.optional("...") {
            Ok(())
        } else {
            p.parse_type()?;
            p.skip_arg_attrs()
        }
    })?;
    if p.optional("->") {
        result_types(p)?;
    }
    p.attr_from("function_type", type_start);
    Ok(args)
}

fn result_types(p: &mut OpParser<'_, '_>) -> Result {
    if !p.at("(") {
        p.parse_type()?;
        return Ok(());
    }
    p.list(Delimiter::Paren, |p| {
        p.parse_type()?;
        p.skip_arg_attrs()
    })
}
