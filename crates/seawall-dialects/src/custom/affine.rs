//! `affine`: maps and sets with operands, and index lists that spell a map in place.

use seawall_mlir::{Delimiter, OpParser, ParseError, TypeId};

type Result<T = ()> = std::result::Result<T, ParseError>;

/// The words and operators in maps that are spelled in place, besides values and numbers.
const PIECES: [&str; 11] = ["symbol", "floordiv", "ceildiv", "mod", "min", "max", "+", "-", "*", "(", ")"];

/// Reads `(%d, %d)[%s]`: the operands of a map, of type `index`.
fn map_operands(p: &mut OpParser<'_, '_>, group: &str) -> Result {
    let index = p.type_named("index");
    for delimiter in [Delimiter::Paren, Delimiter::Square] {
        let open = if matches!(delimiter, Delimiter::Paren) { "(" } else { "[" };
        if p.at(open) {
            let operands = p.operand_list(group, delimiter)?;
            p.resolve(group, &vec![index; operands.len()])?;
        }
    }
    Ok(())
}

/// Reads `affine.apply #map(%d)[%s] [{attrs}]`, and also `affine.min` and `affine.max`.
pub(crate) fn affine_apply(p: &mut OpParser<'_, '_>) -> Result {
    p.untyped_attr("map")?;
    map_operands(p, "mapOperands")?;
    p.attr_dict()?;
    let index = p.type_named("index");
    p.results(&[index]);
    Ok(())
}

/// Reads `[%i + 4, symbol(%s)]`.
fn written_out(p: &mut OpParser<'_, '_>) -> Result {
    let start = p.position();
    let index = p.type_named("index");
    p.expect("[")?;
    while !p.at("]") {
        if p.optional_operand("indices")?.is_some() {
            p.resolve("indices", &[index])?;
        } else if p.optional_integer().is_none()
            && !p.optional(",")
            && !PIECES.iter().any(|piece| p.optional(piece))
        {
            return Err(p.error("an index"));
        }
    }
    p.expect("]")?;
    p.attr_from("map", start);
    Ok(())
}

/// Reads `%m[%i + 4] [{attrs}] : memref<..> [, vector<..>]`.
pub(crate) fn affine_load(p: &mut OpParser<'_, '_>) -> Result {
    let result = subscripted(p)?;
    p.results(&[result]);
    Ok(())
}

/// Reads `%v, %m[%i] [{attrs}] : memref<..> [, vector<..>]`.
pub(crate) fn affine_store(p: &mut OpParser<'_, '_>) -> Result {
    p.operand("value")?;
    p.expect(",")?;
    let value = subscripted(p)?;
    p.resolve("value", &[value])
}

/// Reads a memref access `%m[%i + 4] [{attrs}] : memref<..> [, vector<..>]`.
///
/// Returns the accessed type: the vector type, or the element type if there is none.
fn subscripted(p: &mut OpParser<'_, '_>) -> Result<TypeId> {
    p.operand("memref")?;
    written_out(p)?;
    p.attr_dict()?;
    p.expect(":")?;
    let memref = p.parse_type()?;
    p.resolve("memref", &[memref])?;
    if p.optional(",") {
        return p.parse_type();
    }
    let element = element_of(p.type_text(memref)).to_owned();
    Ok(p.type_named(&element))
}

/// Returns the element type in the text of a memref type.
fn element_of(text: &str) -> &str {
    let mut body = text.strip_prefix("memref<").and_then(|text| text.strip_suffix('>')).unwrap_or(text);
    while let Some((extent, rest)) = body.split_once('x') {
        if extent != "?" && extent.parse::<u64>().is_err() {
            break;
        }
        body = rest;
    }
    let mut depth = 0_usize;
    for (at, c) in body.char_indices() {
        match c {
            '<' | '(' | '[' => depth += 1,
            '>' | ')' | ']' => depth = depth.saturating_sub(1),
            ',' if depth == 0 => return body.get(..at).unwrap_or(body),
            _ => {}
        }
    }
    body
}

/// Reads `4`, `%n` or `#map(%d)[%s]`, with an optional `min` or `max` in front.
fn bound(p: &mut OpParser<'_, '_>, group: &str, attr: &str) -> Result {
    let start = p.position();
    let _ = p.optional_keyword_of(&["min", "max"]);
    let index = p.type_named("index");
    if p.optional_operand(group)?.is_some() {
        p.resolve(group, &[index])?;
    } else if p.optional_integer().is_none() {
        p.attr_value()?;
        map_operands(p, group)?;
    }
    p.attr_from(attr, start);
    Ok(())
}

/// Reads `%i = 0 to %n [step 4] [iter_args(%a = %x) -> (T)] {..} [{attrs}]`.
pub(crate) fn affine_for(p: &mut OpParser<'_, '_>) -> Result {
    let mut induction = p.region_arg()?;
    p.expect("=")?;
    bound(p, "lowerBound", "lowerBoundMap")?;
    p.expect("to")?;
    bound(p, "upperBound", "upperBoundMap")?;
    if p.optional_keyword("step") {
        let start = p.position();
        p.integer()?;
        p.attr_from("step", start);
    }
    let mut args = Vec::new();
    induction.ty = Some(p.type_named("index"));
    args.push(induction);
    if p.optional_keyword("iter_args") {
        let mut names = p.assignments("initArgs")?;
        p.expect("->")?;
        let types = p.result_type_list()?;
        p.resolve("initArgs", &types)?;
        p.results(&types);
        for (arg, &ty) in names.iter_mut().zip(&types) {
            arg.ty = Some(ty);
        }
        args.append(&mut names);
    }
    p.region(&args)?;
    p.attr_dict()
}

/// Reads `#set(%d)[%s] [-> T] {..} [else {..}] [{attrs}]`.
pub(crate) fn affine_if(p: &mut OpParser<'_, '_>) -> Result {
    p.untyped_attr("condition")?;
    map_operands(p, "operands")?;
    if p.optional("->") {
        let types = p.result_type_list()?;
        p.results(&types);
    }
    p.region(&[])?;
    if p.optional_keyword("else") {
        p.region(&[])?;
    }
    p.attr_dict()
}

/// Reads `(4, %n)`.
fn basis(p: &mut OpParser<'_, '_>) -> Result {
    let start = p.position();
    let index = p.type_named("index");
    p.list(Delimiter::Paren, |p| match p.optional_operand("dynamic_basis")? {
        Some(_) => p.resolve("dynamic_basis", &[index]),
        None => p.integer().map(|_| ()),
    })?;
    p.attr_from("static_basis", start);
    Ok(())
}

/// Reads `%i into (4, 8) [{attrs}] : index, index`.
pub(crate) fn affine_delinearize(p: &mut OpParser<'_, '_>) -> Result {
    p.operand("linear_index")?;
    p.expect("into")?;
    basis(p)?;
    p.attr_dict()?;
    p.expect(":")?;
    let types = p.type_list()?;
    let index = p.type_named("index");
    p.resolve("linear_index", &[index])?;
    p.results(&types);
    Ok(())
}

/// Reads `[disjoint] [%i, %j] by (4, 8) [{attrs}] : index`.
pub(crate) fn affine_linearize(p: &mut OpParser<'_, '_>) -> Result {
    if p.optional_keyword("disjoint") {
        p.unit_attr("disjoint");
    }
    let index = p.type_named("index");
    let operands = p.operand_list("multi_index", Delimiter::Square)?;
    p.resolve("multi_index", &vec![index; operands.len()])?;
    p.expect("by")?;
    basis(p)?;
    p.attr_dict()?;
    p.expect(":")?;
    let ty = p.parse_type()?;
    p.results(&[ty]);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::element_of;

    #[test]
    fn the_element_of_a_memref_type_is_found_in_its_text() {
        assert_eq!(element_of("memref<64x36xf16, #gpu.address_space<workgroup>>"), "f16");
        assert_eq!(element_of("memref<?x4xvector<4xf32>, strided<[4, 1]>>"), "vector<4xf32>");
        assert_eq!(element_of("memref<f32>"), "f32");
    }
}
