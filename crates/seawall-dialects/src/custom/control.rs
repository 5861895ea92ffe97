//! Control flow: `scf` and `cf`.

use seawall_mlir::{Delimiter, OpParser, ParseError, RegionArg, TypeId};

use crate::cases::{CASE, DEFAULT};

type Result = std::result::Result<(), ParseError>;

/// Sets the types of region arguments from the list in the text.
fn with_types(mut args: Vec<RegionArg>, types: &[TypeId]) -> Vec<RegionArg> {
    for (arg, &ty) in args.iter_mut().zip(types) {
        arg.ty = Some(ty);
    }
    args
}

/// Reads `[-> T]` or `[-> (T, T)]`.
fn optional_arrow_types(p: &mut OpParser<'_, '_>) -> std::result::Result<Vec<TypeId>, ParseError> {
    if p.optional("->") { p.result_type_list() } else { Ok(Vec::new()) }
}

/// Reads `[unsigned] %i = %lb to %ub step %s [iter_args(%a = %x) -> (T)] [: T] {..} [{attrs}]`.
pub(crate) fn scf_for(p: &mut OpParser<'_, '_>) -> Result {
    if p.optional_keyword("unsigned") {
        p.unit_attr("unsignedCmp");
    }
    let mut induction = p.region_arg()?;
    p.expect("=")?;
    p.operand("lowerBound")?;
    p.expect("to")?;
    p.operand("upperBound")?;
    p.expect("step")?;
    p.operand("step")?;
    let mut carried = Vec::new();
    if p.optional_keyword("iter_args") {
        let names = p.assignments("initArgs")?;
        p.expect("->")?;
        let types = p.result_type_list()?;
        p.resolve("initArgs", &types)?;
        p.results(&types);
        carried = with_types(names, &types);
    }
    let ty = if p.optional(":") { p.parse_type()? } else { p.type_named("index") };
    for bound in ["lowerBound", "upperBound", "step"] {
        p.resolve(bound, &[ty])?;
    }
    induction.ty = Some(ty);
    let mut args = vec![induction];
    args.append(&mut carried);
    p.region(&args)?;
    p.attr_dict()
}

/// Reads `%c [-> (T)] {..} [else {..}] [{attrs}]`.
pub(crate) fn scf_if(p: &mut OpParser<'_, '_>) -> Result {
    p.operand("condition")?;
    let condition = p.type_named("i1");
    p.resolve("condition", &[condition])?;
    let types = optional_arrow_types(p)?;
    p.results(&types);
    p.region(&[])?;
    if p.optional_keyword("else") {
        p.region(&[])?;
    }
    p.attr_dict()
}

/// Reads `[(%a = %x)] : (T) -> T {..} do {^bb0(%b: T): ..} [attributes {..}]`.
pub(crate) fn scf_while(p: &mut OpParser<'_, '_>) -> Result {
    let names = if p.at("(") { p.assignments("inits")? } else { Vec::new() };
    p.expect(":")?;
    let (inputs, results) = p.functional_type()?;
    p.resolve("inits", &inputs)?;
    p.results(&results);
    p.region(&with_types(names, &inputs))?;
    p.expect("do")?;
    p.region(&[])?;
    p.attr_dict_with_keyword()
}

/// Reads `[-> T] [no_inline] {..} [{attrs}]`.
pub(crate) fn scf_execute_region(p: &mut OpParser<'_, '_>) -> Result {
    let types = optional_arrow_types(p)?;
    p.results(&types);
    if p.optional_keyword("no_inline") {
        p.unit_attr("no_inline");
    }
    p.region(&[])?;
    p.attr_dict()
}

/// Reads `%i [{attrs}] [-> T, T] (case 3 {..})* default {..}`.
pub(crate) fn scf_index_switch(p: &mut OpParser<'_, '_>) -> Result {
    p.operand("arg")?;
    p.attr_dict()?;
    if p.optional("->") {
        let types = if p.at("(") { p.paren_type_list()? } else { p.type_list()? };
        p.results(&types);
    }
    let mut index = 0_u32;
    while p.optional_keyword("case") {
        let start = p.position();
        p.integer()?;
        p.attr_from(&format!("{CASE}.{index}"), start);
        p.region(&[])?;
        index += 1;
    }
    let start = p.position();
    p.expect(DEFAULT)?;
    p.attr_from(&format!("{CASE}.{index}"), start);
    p.region(&[])?;
    Ok(())
}

/// Reads `^bb1[(%x : T)] [{attrs}]`.
pub(crate) fn cf_br(p: &mut OpParser<'_, '_>) -> Result {
    p.successor_with_args("destOperands")?;
    p.attr_dict()
}

/// Reads `%c [weights([1, 2])], ^bb1[(..)], ^bb2[(..)] [{attrs}]`.
pub(crate) fn cf_cond_br(p: &mut OpParser<'_, '_>) -> Result {
    p.operand("condition")?;
    let condition = p.type_named("i1");
    p.resolve("condition", &[condition])?;
    if p.optional_keyword("weights") {
        p.expect("(")?;
        p.untyped_attr("branch_weights")?;
        p.expect(")")?;
    }
    p.expect(",")?;
    p.successor_with_args("trueDestOperands")?;
    p.expect(",")?;
    p.successor_with_args("falseDestOperands")?;
    p.attr_dict()
}

/// Reads `%f : T, [default: ^bb1[(..)], 3: ^bb2[(..)]] [{attrs}]`.
pub(crate) fn cf_switch(p: &mut OpParser<'_, '_>) -> Result {
    p.operand("flag")?;
    p.expect(":")?;
    let ty = p.parse_type()?;
    p.resolve("flag", &[ty])?;
    p.expect(",")?;
    let mut index = 0_u32;
    p.list(Delimiter::Square, |p| {
        let start = p.position();
        let group = if p.optional_keyword(DEFAULT) {
            "defaultOperands"
        } else {
            p.integer()?;
            "caseOperands"
        };
        p.attr_from(&format!("{CASE}.{index}"), start);
        index += 1;
        p.expect(":")?;
        p.successor_with_args(group)
    })?;
    p.attr_dict()
}
