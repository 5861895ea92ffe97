//! The box that `vector.transfer_read` and `vector.transfer_write` move: the permutation map
//! assigns its extents to dimensions of the memref.

use seawall_dialects::{AffineMap, AffineNode, MemRef};
use seawall_mlir::{OpId, TypeKind, ValueId};
use smallvec::SmallVec;

use crate::accesses::touched::Piece;
use crate::facts::Facts;

/// The extents of the moved box along the dimensions of `memref`. Without a map these are the
/// last ones.
pub(crate) fn transferred(facts: &Facts<'_>, op: OpId, memref: &MemRef, vector: ValueId) -> Option<Piece> {
    let module = facts.module;
    let TypeKind::Vector { shape, elem } = module.type_kind(module.type_unaliased(module.ty(vector))) else {
        return None;
    };
    let bits = seawall_dialects::element_bits(module.type_text(module.type_unaliased(elem)))?;
    // The element of the memref may be a vector.
    if memref.narrow_bits.is_none() && i64::from(bits) != i64::from(memref.element_bytes?) * 8 {
        return None;
    }
    let rank = memref.shape.len();
    let mut extents: SmallVec<[i64; 2]> = SmallVec::from_elem(1, rank);
    let Some(attr) = module.attr(op, "permutation_map") else {
        let first = rank.checked_sub(shape.len())?;
        for (slot, extent) in extents.iter_mut().skip(first).zip(&shape) {
            *slot = (*extent)?;
        }
        return Some(Piece::Elements(extents));
    };
    let map = AffineMap::parse(&module.attr_expanded(attr))?;
    if map.operands != rank || map.results.len() != shape.len() {
        return None;
    }
    for (&result, extent) in map.results.iter().zip(&shape) {
        match *map.nodes.get(result)? {
            AffineNode::Operand(dim) => *extents.get_mut(dim)? = (*extent)?,
            // A broadcast: one element, along no dimension.
            AffineNode::Const(0) => {}
            _ => return None,
        }
    }
    Some(Piece::Elements(extents))
}
