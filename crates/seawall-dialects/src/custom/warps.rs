//! Warp specialization: `ttg.warp_specialize` and `nvws.warp_group`.

use seawall_mlir::{OpParser, ParseError};

type Result = std::result::Result<(), ParseError>;

/// The prefix of the attributes that hold each partition's `num_warps`: `partitionNumWarps.0` and
/// so on.
///
/// In the generic form one array attribute with this name holds all of them.
pub(crate) const PARTITION_WARPS: &str = "partitionNumWarps";

/// Reads `(%a, %b) [attributes {..}] default {..} (partition0(%x: T, %y: T) num_warps(4) {..})* :
/// (T, T) -> T`.
pub(crate) fn warp_specialize(p: &mut OpParser<'_, '_>) -> Result {
    p.operand_list("explicitCaptures", seawall_mlir::Delimiter::Paren)?;
    p.attr_dict_with_keyword()?;
    p.expect("default")?;
    p.region(&[])?;
    for index in 0u32.. {
        if !p.optional(&format!("partition{index}")) {
            break;
        }
        let args = p.region_args()?;
        num_warps(p, index)?;
        p.isolated_region(&args)?;
    }
    p.expect(":")?;
    let (captures, results) = p.functional_type()?;
    p.resolve("explicitCaptures", &captures)?;
    p.results(&results);
    Ok(())
}

/// Reads `[attributes {..}] (partition0 num_warps(4) {..})* [-> T]`. Meta's and older printers omit
/// the result types.
pub(crate) fn warp_group(p: &mut OpParser<'_, '_>) -> Result {
    p.attr_dict_with_keyword()?;
    for index in 0u32.. {
        if !p.optional(&format!("partition{index}")) {
            break;
        }
        num_warps(p, index)?;
        p.region(&[])?;
    }
    if p.optional("->") {
        let results = if p.at("(") { p.paren_type_list()? } else { p.type_list()? };
        p.results(&results);
    }
    Ok(())
}

fn num_warps(p: &mut OpParser<'_, '_>, index: u32) -> Result {
    p.expect("num_warps")?;
    p.expect("(")?;
    let start = p.position();
    p.integer()?;
    p.attr_from(&format!("{PARTITION_WARPS}.{index}"), start);
    p.expect(")")
}
