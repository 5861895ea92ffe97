//! The `custom<...>` elements and custom assemblies of Triton's dialects.

use seawall_mlir::{Delimiter, DirectiveArg, OpParser, ParseError};

type Result = std::result::Result<(), ParseError>;

const TOKEN: &str = "!ttg.async.token";

/// Reads `local|global_read`, a set of address spaces. Each may be in quotation marks.
pub(crate) fn ttg_barrier(p: &mut OpParser<'_, '_>) -> Result {
    let start = p.position();
    keyword_or_string(p)?;
    while p.optional("|") {
        keyword_or_string(p)?;
    }
    p.attr_from("addrSpace", start);
    p.attr_dict()
}

fn keyword_or_string(p: &mut OpParser<'_, '_>) -> Result {
    if p.at("\"") { p.string().map(drop) } else { p.keyword().map(drop) }
}

/// Reads `custom<Token>($dep, type($token))`: nothing, `[]` (a token result without dependency), or
/// `[%dep]`.
pub(crate) fn token(p: &mut OpParser<'_, '_>, args: &[DirectiveArg]) -> Result {
    let [DirectiveArg::Operand(dependency), DirectiveArg::ResultType(result)] = *args else {
        return Err(p.error("an operand and a result type in the row"));
    };
    if !p.optional("[") {
        return Ok(());
    }
    let ty = p.type_named(TOKEN);
    if p.optional_operand(dependency)?.is_some() {
        p.resolve(dependency, &[ty])?;
    }
    p.expect("]")?;
    p.result_group(result, &[ty])
}

/// Reads `custom<BarriersAndPreds>($barriers, $preds)`: any number of `, %barrier[%pred]`.
pub(crate) fn barriers_and_predicates(p: &mut OpParser<'_, '_>, args: &[DirectiveArg]) -> Result {
    let [DirectiveArg::Operand(barriers), DirectiveArg::Operand(predicates)] = *args else {
        return Err(p.error("two operands in the row"));
    };
    let i1 = p.type_named("i1");
    while p.optional(",") {
        p.operand(barriers)?;
        p.expect("[")?;
        p.operand(predicates)?;
        p.resolve(predicates, &[i1])?;
        p.expect("]")?;
    }
    Ok(())
}

/// Reads `%token (, %bar[%pred])* (nvws_token %t[%i])* [{attrs}] : TOKEN (, T)*`.
///
/// The types of the NVWS tokens follow those of the barriers.
pub(crate) fn async_tma_store_token_wait(p: &mut OpParser<'_, '_>) -> Result {
    p.operand("token")?;
    let i1 = p.type_named("i1");
    let i32 = p.type_named("i32");
    let mut barriers = 0;
    while p.optional(",") {
        p.operand("barriers")?;
        p.expect("[")?;
        p.operand("barrier_preds")?;
        p.resolve("barrier_preds", &[i1])?;
        p.expect("]")?;
        barriers += 1;
    }
    while p.optional_keyword("nvws_token") {
        p.operand("nvws_tokens")?;
        p.expect("[")?;
        p.operand("nvws_token_indices")?;
        p.resolve("nvws_token_indices", &[i32])?;
        p.expect("]")?;
    }
    p.attr_dict()?;
    p.expect(":")?;
    let types = p.type_list()?;
    let (token, rest) = types.split_at(types.len().min(1));
    let (of_barriers, of_tokens) = rest.split_at(rest.len().min(barriers));
    p.resolve("token", token)?;
    p.resolve("barriers", of_barriers)?;
    p.resolve("nvws_tokens", of_tokens)
}

/// Reads `[per_tile(%x, %y : T, T)] [shared(%s : T)] [{attrs}] tile[(%a: T)] {..} [-> (T)]`.
///
/// Meta's printer writes the arguments as the header of the first block, which its own parser
/// rejects.
pub(crate) fn subtiled_region(p: &mut OpParser<'_, '_>) -> Result {
    for (keyword, group) in [("per_tile", "perTileArgs"), ("shared", "sharedArgs")] {
        if p.optional_keyword(keyword) {
            p.expect("(")?;
            p.operand_list(group, Delimiter::None)?;
            p.expect(":")?;
            let types = p.type_list()?;
            p.resolve(group, &types)?;
            p.expect(")")?;
        }
    }
    p.attr_dict()?;
    p.expect("tile")?;
    let args = if p.at("(") { p.region_args()? } else { Vec::new() };
    p.region(&args)?;
    if p.optional("->") {
        let types = p.result_type_list()?;
        p.results(&types);
    }
    Ok(())
}

/// Reads `custom<Pointer>(type($ptr), type($value))`: the pointer type, or up to Triton 2.1 the
/// value type.
pub(crate) fn pointer_or_value(p: &mut OpParser<'_, '_>, args: &[DirectiveArg]) -> Result {
    let [DirectiveArg::OperandType(pointer), value] = *args else {
        return Err(p.error("the types of a pointer and of a value in the row"));
    };
    let ty = p.parse_type()?;
    let text = p.type_text(ty);
    // An alias such as `!ptrs` could denote either, but the printer creates aliases of pointers
    // only.
    if text.contains("!tt.ptr<") || (text.starts_with('!') && !text.contains('<')) {
        return p.resolve(pointer, &[ty]);
    }
    match value {
        DirectiveArg::OperandType(group) => p.resolve(group, &[ty]),
        DirectiveArg::ResultType(group) => p.result_group(group, &[ty]),
        _ => Err(p.error("the type of a value in the row")),
    }
}

/// Reads `%a, %b [{attrs}]`: the tokens of `async_commit_group` up to Triton 3.3.
///
/// Nothing marks the end of the list, so operands that belong to the left side of the next op are
/// rejected.
pub(crate) fn tokens_without_keyword(p: &mut OpParser<'_, '_>) -> Result {
    if p.operand_list("inputTokens", Delimiter::None)?.is_empty() || p.at("=") || p.at(":") {
        return Err(p.error("tokens"));
    }
    p.attr_dict()
}
