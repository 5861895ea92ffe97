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

/// The operands of `gpu.launch` along each axis.
const CLUSTERS: [&str; 3] = ["clusterSizeX", "clusterSizeY", "clusterSizeZ"];
const BLOCKS: [&str; 3] = ["gridSizeX", "gridSizeY", "gridSizeZ"];
const THREADS: [&str; 3] = ["blockSizeX", "blockSizeY", "blockSizeZ"];

/// Reads a launch with its kernel: `[async [%t]] [clusters(..) in (..)] blocks(%x, %y, %z) in
/// (%gx = %a, ..) threads(..) in (..) [dynamic_shared_memory_size %s] [workgroup(..)] [private(..)]
/// [module(@m)] [function(@f)] {..}`.
pub(crate) fn gpu_launch(p: &mut OpParser<'_, '_>) -> Result {
    if p.optional_keyword("async") {
        let token = p.type_named("!gpu.async.token");
        p.results(&[token]);
    }
    if p.at("[") {
        let token = p.type_named("!gpu.async.token");
        let tokens = p.operand_list("asyncDependencies", Delimiter::Square)?;
        p.resolve("asyncDependencies", &vec![token; tokens.len()])?;
    }
    let clusters = if p.optional_keyword("clusters") { Some(indices_and_sizes(p, CLUSTERS)?) } else { None };
    let mut args = Vec::new();
    let (mut sizes, mut clusters) = (Vec::new(), clusters.unwrap_or_default());
    for (keyword, groups) in [("blocks", BLOCKS), ("threads", THREADS)] {
        p.expect(keyword)?;
        let [indices, own] = indices_and_sizes(p, groups)?;
        args.extend(indices);
        sizes.extend(own);
    }
    args.append(&mut sizes);
    clusters.iter_mut().for_each(|list| args.append(list));
    if p.optional_keyword("dynamic_shared_memory_size") {
        p.operand("dynamicSharedMemorySize")?;
        let ty = p.type_named("i32");
        p.resolve("dynamicSharedMemorySize", &[ty])?;
    }
    // Releases differ in the order of these.
    while let Some(keyword) = p.optional_keyword_of(&["module", "function", "workgroup", "private"]) {
        match keyword {
            "module" | "function" => p.list(Delimiter::Paren, |p| p.attr_value().map(|_| ()))?,
            _ => args.extend(p.region_args()?),
        }
    }
    p.region(&args)?;
    p.attr_dict()
}

/// Reads `(%x, %y, %z) in (%sx = %a, %sy = %b, %sz = %c)`: indices, and sizes, which are operands.
fn indices_and_sizes(
    p: &mut OpParser<'_, '_>,
    groups: [&'static str; 3],
) -> std::result::Result<[Vec<RegionArg>; 2], ParseError> {
    let index = p.type_named("index");
    let (mut indices, mut sizes) = (Vec::new(), Vec::new());
    p.list(Delimiter::Paren, |p| {
        indices.push(RegionArg { ty: Some(index), ..p.region_arg()? });
        Ok(())
    })?;
    p.expect("in")?;
    p.list(Delimiter::Paren, |p| {
        let Some(group) = groups.get(sizes.len()) else { return Err(p.error("three sizes")) };
        sizes.push(RegionArg { ty: Some(index), ..p.region_arg()? });
        p.expect("=")?;
        p.operand(group)?;
        p.resolve(group, &[index])
    })?;
    Ok([indices, sizes])
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
