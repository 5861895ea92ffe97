//! The decoded `memref` type: extents, strides and the size of an element in memory.

use seawall_mlir::{AttrValue, Module, TypeId, TypeKind};

use crate::types::element_bits;

/// `memref<shape x element [, layout] [, memory space]>`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MemRef {
    /// The extent of each dimension in elements; `None` if dynamic.
    pub shape: Vec<Option<i64>>,
    /// The bytes of one element; `None` if elements may be packed or padded.
    pub element_bytes: Option<u32>,
    /// The bits of an element smaller than a byte. Elements may share a byte, or occupy
    /// `element_bytes` each.
    pub narrow_bits: Option<u32>,
    /// The stride of each dimension in elements, `None` if dynamic. `None` as a whole for a layout
    /// without strides.
    pub strides: Option<Vec<Option<i64>>>,
    /// Elements from the aligned pointer to the element at index 0 in all dimensions; `None` if
    /// dynamic.
    pub offset: Option<i64>,
}

impl MemRef {
    /// Decodes the type; `None` if it is not a memref.
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

    /// Whether its extents, strides and offset are static.
    pub fn is_static(&self) -> bool {
        let strides = self.strides.as_ref();
        self.offset.is_some()
            && self.shape.iter().all(Option::is_some)
            && strides.is_some_and(|strides| strides.iter().all(Option::is_some))
    }

    /// The memref with what `other` states about the same elements and this one does not.
    #[must_use]
    pub fn or(&self, other: &MemRef) -> MemRef {
        if self.shape.len() != other.shape.len() {
            return self.clone();
        }
        let either = |mine: &[Option<i64>], theirs: &[Option<i64>]| -> Vec<Option<i64>> {
            mine.iter().zip(theirs).map(|(mine, theirs)| mine.or(*theirs)).collect()
        };
        let strides = match (&self.strides, &other.strides) {
            (Some(mine), Some(theirs)) => Some(either(mine, theirs)),
            (mine, theirs) => mine.clone().or_else(|| theirs.clone()),
        };
        MemRef {
            shape: either(&self.shape, &other.shape),
            strides,
            offset: self.offset.or(other.offset),
            ..self.clone()
        }
    }

    /// Whether the memref is contiguous and row-major, and its extents, strides and offset are
    /// static.
    pub fn is_dense(&self) -> bool {
        identity(&self.shape) == self.strides
            && self.offset == Some(0)
            && self.extent_bytes().is_some_and(|n| n > 0)
    }

    /// Returns the bytes from the element at index 0 to the end of the last element.
    ///
    /// Returns `None` if a stride is negative or a number is dynamic.
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

/// Returns row-major strides. They are dynamic outside of the innermost dynamic extent.
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

/// Parses `[64, 1], offset: ?`.
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

/// Returns the bytes of an element in memory, for integers and floats of whole bytes and for
/// vectors whose size is a power of two. Elements smaller than a byte count as one byte.
fn stored_bytes(m: &Module, elem: TypeId) -> Option<u32> {
    let scalar = |ty: TypeId| {
        let bits = element_bits(m.type_text(m.type_unaliased(ty)))?;
        (bits >= 8 && bits.is_power_of_two()).then_some(bits / 8)
    };
    // A smaller element occupies one byte, or part of one if the compiler packs it.
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
