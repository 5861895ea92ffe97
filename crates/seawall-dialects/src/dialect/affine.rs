//! `affine`: index arithmetic by maps, and loops and accesses whose bounds and indices are maps.

use crate::affine_map::AffineResult;
use crate::custom;
use crate::effect::{default_read, default_write};
use crate::meaning::{Meaning, Regions};
use crate::op::{OpDef, op};
use crate::traits::Traits;

const fn applied(name: &'static str) -> OpDef {
    op(name).operands("mapOperands*").results("result").attrs("map").custom(custom::affine_apply).pure()
}

/// The rows of the dialect. Maps are not evaluated here, so an access counts as touching its whole
/// memref.
pub(crate) static OPS: &[OpDef] = &[
    applied("affine.apply").applies(AffineResult::Only),
    applied("affine.min").applies(AffineResult::Min),
    applied("affine.max").applies(AffineResult::Max),
    op("affine.load")
        .operands("memref, indices*")
        .results("result")
        .attrs("map")
        .custom(custom::affine_load)
        .effects(&[default_read("memref")]),
    op("affine.vector_load")
        .operands("memref, indices*")
        .results("result")
        .attrs("map")
        .custom(custom::affine_load)
        .effects(&[default_read("memref")]),
    op("affine.store")
        .operands("value, memref, indices*")
        .attrs("map")
        .custom(custom::affine_store)
        .effects(&[default_write("memref")]),
    op("affine.vector_store")
        .operands("value, memref, indices*")
        .attrs("map")
        .custom(custom::affine_store)
        .effects(&[default_write("memref")]),
    op("affine.for")
        .operands("lowerBound*, upperBound*, initArgs*")
        .results("results*")
        .attrs("lowerBoundMap, upperBoundMap, step")
        .regions("region")
        .custom(custom::affine_for)
        .recursive()
        .meaning(Meaning::Regions(Regions::For))
        .traits(Traits::REGION_BRANCH),
    op("affine.if")
        .operands("operands*")
        .results("results*")
        .attrs("condition")
        .regions("thenRegion, elseRegion")
        .custom(custom::affine_if)
        .recursive()
        .meaning(Meaning::Regions(Regions::If))
        .traits(Traits::REGION_BRANCH),
    op("affine.yield")
        .operands("operands*")
        .formats(&["attr-dict ($operands^ `:` type($operands))?"])
        .yields(),
    op("affine.delinearize_index")
        .operands("linear_index, dynamic_basis*")
        .results("multi_index*")
        .attrs("static_basis, outer_bound: unit")
        .custom(custom::affine_delinearize)
        .pure(),
    op("affine.linearize_index")
        .operands("multi_index*, dynamic_basis*")
        .results("linear_index")
        .attrs("static_basis, disjoint: unit")
        .custom(custom::affine_linearize)
        .pure(),
];
