//! `scf`: structured control flow.

use crate::custom;
use crate::meaning::{Meaning, Regions};
use crate::op::{OpDef, op};
use crate::traits::Traits;

const fn structured(name: &'static str, regions: Regions) -> OpDef {
    op(name).recursive().meaning(Meaning::Regions(regions)).traits(Traits::REGION_BRANCH)
}

/// The rows of the dialect.
pub(crate) static OPS: &[OpDef] = &[
    structured("scf.for", Regions::For)
        .operands("lowerBound, upperBound, step, initArgs*")
        .results("results*")
        .attrs("unsignedCmp: unit")
        .regions("region")
        .custom(custom::scf_for),
    structured("scf.if", Regions::If)
        .operands("condition")
        .results("results*")
        .regions("thenRegion, elseRegion")
        .custom(custom::scf_if),
    structured("scf.while", Regions::While)
        .operands("inits*")
        .results("results*")
        .regions("before, after")
        .custom(custom::scf_while),
    structured("scf.execute_region", Regions::Once)
        .results("result*")
        .attrs("no_inline: unit")
        .regions("region")
        .custom(custom::scf_execute_region),
    structured("scf.index_switch", Regions::Switch)
        .operands("arg")
        .results("results*")
        .attrs("cases")
        .regions("defaultRegion, caseRegions*")
        .custom(custom::scf_index_switch),
    op("scf.yield").operands("results*").formats(&["attr-dict ($results^ `:` type($results))?"]).yields(),
    op("scf.condition")
        .operands("condition, args*")
        .formats(&["`(` $condition `)` attr-dict ($args^ `:` type($args))?"])
        .yields(),
];
