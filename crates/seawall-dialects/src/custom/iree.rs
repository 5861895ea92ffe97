//! `flow`: the dispatches around a kernel in the modules that Wave passes to IREE.

use seawall_mlir::{Delimiter, OpParser, ParseError};

type Result = std::result::Result<(), ParseError>;

/// Reads `@exe::@entry[%w](%x, %y) [{attrs}] : (T, T) -> (%x, T)`. An operand names a result that
/// is stored into it.
pub(crate) fn flow_dispatch(p: &mut OpParser<'_, '_>) -> Result {
    p.untyped_attr("entry_points")?;
    if p.at("[") {
        let index = p.type_named("index");
        let workload = p.operand_list("workload", Delimiter::Square)?;
        p.resolve("workload", &vec![index; workload.len()])?;
    }
    p.operand_list("arguments", Delimiter::Paren)?;
    p.attr_dict()?;
    p.expect(":")?;
    let types = p.paren_type_list()?;
    p.resolve("arguments", &types)?;
    p.expect("->")?;
    let mut results = Vec::new();
    if p.at("(") {
        p.list(Delimiter::Paren, |p| {
            results.push(result(p)?);
            Ok(())
        })?;
    } else {
        results.push(result(p)?);
    }
    p.results(&results);
    Ok(())
}

/// Reads a type, or an operand that the result replaces, optionally with another type.
fn result(p: &mut OpParser<'_, '_>) -> std::result::Result<seawall_mlir::TypeId, ParseError> {
    let Some(tied) = p.optional_operand("tied")? else { return p.parse_type() };
    let own = match p.operand_type(tied) {
        Some(ty) => ty,
        None => return Err(p.error("a value that is already defined")),
    };
    p.resolve("tied", &[own])?;
    if p.optional_keyword("as") { p.parse_type() } else { Ok(own) }
}
