//! The `memref` type, decoded: extents, strides and the size of an element in memory.

use seawall_mlir::{AttrValue, Module, TypeId, TypeKind};

use crate::types::element_bits;

/// `memref<shape x element [, layout] [, memory space]>`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MemRef {
    /// Extent of each dimension, in elements; `None` where dynamic.
    pub shape: Vec<Option<i64>>,
    /// Bytes of one element; `None` where elements may be packed or padded.
    pub element_bytes: Option<u32>,
    /// Bits of one element that is smaller than a byte: several may lie in one byte, or each has one of its own, as `element_bytes` says.
    pub narrow_bits: Option<u32>,
    /// Elements from one index to the next in each dimension, `None` where dynamic; no list for a layout that has no strides.
    pub strides: Option<Vec<Option<i64>>>,
    /// Elements from the aligned pointer to the element at the indices 0; `None` where dynamic.
    pub offset: Option<i64>,
}

impl MemRef {
    /// Decodes the type; `None` when it is no memref.
    pub fn decode(m: &Module, ty: TypeId) -> Option<MemRef> {
        let TypeKind::MemRef { shape, elem, rest } = m.type_kind(m.type_unaliased(ty)) else { return None };
        let element_bytes = stored_bytes(m, elem);
        let narrow_bits =
            element_bits(m.type_text(m.type_unaliased(elem))).filter(|bits| (1..8).contains(bits));
        let strides = identity(&shape);
        let mut this = MemRef { strides, shape, element_bytes, narrow_bits, offset: Some(0) };
        for attr in rest {
            let text = m.attr_expanded(attr);
            if let Some(body) = text.strip_prefix("strided<").and_then(|body| body.strip_suffix('>')) {
                (this.strides, this.offset) = strided(body);
            } else if text.starts_with("affine_map<") && !is_identity(&text) {
                (this.strides, this.offset) = (None, None);
            } else if matches!(m.attr_value(attr), AttrValue::Opaque(_)) && !text.starts_with("affine_map<") {
                // Another layout attribute.
                (this.strides, this.offset) = (None, None);
            }
        }
        if this.strides.as_ref().is_some_and(|strides| strides.len() != this.shape.len()) {
            this.strides = None;
        }
        Some(this)
    }

    /// Whether the elements lie one behind another in the order of the indices, the last one fastest, and all numbers are known.
    pub fn is_dense(&self) -> bool {
        identity(&self.shape) == self.strides
            && self.offset == Some(0)
            && self.extent_bytes().is_some_and(|n| n > 0)
    }

    /// The bytes from the element at the indices 0 to the end of the last element, if all of them lie above it and the type
    /// says all numbers.
    pub fn extent_bytes(&self) -> Option<u64> {
        let mut last: i64 = 0;
        for (extent, stride) in self.shape.iter().zip(self.strides.as_ref()?) {
            let (extent, stride) = ((*extent)?, (*stride)?);
            if extent <= 0 || stride < 0 {
                return (extent == 0).then_some(0);
            }
            last = last.checked_add((extent - 1).checked_mul(stride)?)?;
        }
        let elements = u64::try_from(last.checked_add(1)?).ok()?;
        elements.checked_mul(u64::from(self.element_bytes?))
    }
}

/// Row-major strides; dynamic from the first dynamic extent outwards.
fn identity(shape: &[Option<i64>]) -> Option<Vec<Option<i64>>> {
    let mut strides = vec![None; shape.len()];
    let mut step = Some(1_i64);
    for (stride, extent) in strides.iter_mut().zip(shape).rev() {
        *stride = step;
        step = step.zip(*extent).and_then(|(step, extent)| step.checked_mul(extent));
    }
    Some(strides)
}

fn is_identity(map: &str) -> bool {
    crate::affine_map::AffineMap::parse(map).is_some_and(|map| {
        let operand = |&at: &usize| map.nodes.get(at).copied();
        let is_own = |(at, node): (usize, Option<crate::affine_map::AffineNode>)| {
            node == Some(crate::affine_map::AffineNode::Operand(at))
        };
        map.results.len() == map.operands && map.results.iter().map(operand).enumerate().all(is_own)
    })
}

/// `[64, 1], offset: ?`
fn strided(body: &str) -> (Option<Vec<Option<i64>>>, Option<i64>) {
    let number = |text: &str| text.trim().parse::<i64>().ok();
    let Some((list, rest)) = body.trim().strip_prefix('[').and_then(|body| body.split_once(']')) else {
        return (None, None);
    };
    let strides = match list.trim() {
        "" => Vec::new(),
        list => list.split(',').map(number).collect(),
    };
    let offset = match rest.trim().strip_prefix(',') {
        None => Some(0),
        Some(rest) => rest.trim().strip_prefix("offset:").and_then(number),
    };
    (Some(strides), offset)
}

/// Bytes of an element in memory: integers and floats of whole bytes, vectors of a power of two of them, and one for what is smaller.
fn stored_bytes(m: &Module, elem: TypeId) -> Option<u32> {
    let scalar = |ty: TypeId| {
        let bits = element_bits(m.type_text(m.type_unaliased(ty)))?;
        (bits >= 8 && bits.is_power_of_two()).then_some(bits / 8)
    };
    // What is smaller than a byte has one, or a part of one if the compiler packs it.
    if element_bits(m.type_text(m.type_unaliased(elem))).is_some_and(|bits| (1..8).contains(&bits)) {
        return Some(1);
    }
    match m.type_kind(m.type_unaliased(elem)) {
        TypeKind::Vector { shape, elem } => {
            let count = shape.iter().try_fold(1_u32, |n, d| n.checked_mul(u32::try_from((*d)?).ok()?))?;
            if !count.is_power_of_two() {
                return None;
            }
            scalar(elem)?.checked_mul(count)
        }
        _ => scalar(elem),
    }
}
