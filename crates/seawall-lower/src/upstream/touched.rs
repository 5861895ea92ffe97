//! The bytes of a memref that an access touches: its indices, thread by thread, inside the extents
//! of the type.
//!
//! An index outside of the extents is a program error that this crate does not report; the access
//! is assumed to be inside. If the bytes cannot be computed, the access touches the whole memref.

use std::rc::Rc;

use seawall_base::Runs;
use seawall_dialects::MemRef;
use seawall_mlir::{AttrValue, OpId, TypeId, TypeKind, ValueId};
use seawall_model::{ByteSet, ByteSetId, Footprint, Space};
use smallvec::SmallVec;

use super::formula::{Formulas, Threads};
use super::interval::Interval;
use crate::unit::ModuleLowering;
use crate::view_set::{View, Views};

/// Sorted byte ranges, relative to the aligned pointer of a memref.
pub(crate) type Touched = Vec<(u32, u32)>;
/// Values, each with its factor.
type Factors = SmallVec<[(i64, ValueId); 2]>;
/// The inputs of the touched bytes: the type, the piece of each lane, the indices, and the offset
/// as factors and a constant.
pub(crate) type TouchedKey = (TypeId, Piece, SmallVec<[ValueId; 4]>, Factors, i64);

/// What one lane accesses from its indices on.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Piece {
    /// This many elements along the last dimensions.
    Elements(SmallVec<[i64; 2]>),
    /// This many contiguous bytes for a wave, in lane order, at the indices of the first lane.
    Wave(i64),
}

/// The most rows of one thread's box, and the most ranges and runs of one access.
const MAX_ROWS: i64 = 1024;
const MAX_RANGES: usize = 1 << 15;
const MAX_RUNS: usize = 4096;

impl ModuleLowering<'_> {
    /// The bytes that an access of `op` to the memref `value` may touch.
    pub(crate) fn memref_footprints(&mut self, op: OpId, value: ValueId) -> SmallVec<[Footprint; 1]> {
        let mut footprints = self.footprints(value);
        let Views::Known(views) = &self.views[value] else { return footprints };
        let views = views.clone();
        let bytes = self.touched_bytes(op, value, &views);
        let slot = self.direct_slot(op, value);
        for footprint in &mut footprints {
            footprint.bytes = bytes.or(footprint.bytes);
            footprint.slot = slot.unwrap_or(footprint.slot);
        }
        footprints
    }

    fn touched_bytes(&mut self, op: OpId, value: ValueId, views: &[View]) -> Option<ByteSetId> {
        if !views.iter().all(|view| view.is_based) {
            return None;
        }
        let touched = self.touched(op, value)?;
        let narrow = self.narrow(value);
        let mut ranges: Vec<(u32, u32)> = Vec::new();
        let mut frame = None;
        for view in views {
            let bounds = self.program.byte_sets.get(view.bytes?).bounds()?;
            let base = view.origin.storage_base;
            frame = Some(self.program.buffers[view.buffer].function);
            for &(start, end) in touched.iter() {
                let (start, end) = narrow.map_or((start, end), |narrow| narrow.around(start, end));
                let (start, end) =
                    (start.saturating_add(base).max(bounds.0), end.saturating_add(base).min(bounds.1));
                if start < end {
                    ranges.push((start, end));
                }
            }
        }
        let runs = Runs::from_ranges(ranges);
        if runs.is_empty() {
            return None;
        }
        let set = ByteSet { space: Space::Shared, frame: frame?, ctas: vec![(0, runs)] };
        Some(self.program.byte_sets.intern(set))
    }

    fn touched(&self, op: OpId, value: ValueId) -> Option<Rc<Touched>> {
        let indices: SmallVec<[ValueId; 4]> = self.index_values(op, value)?.iter().copied().collect();
        let memref = self.memref(value)?;
        if indices.len() != memref.shape.len() {
            return None;
        }
        let piece = self.piece(op, &memref)?;
        let (constant, terms) = self.element_offset(value)?;
        let key = (self.module.ty(value), piece, indices, terms, constant);
        if let Some(known) = self.memrefs.touched.borrow().get(&key) {
            return known.clone();
        }
        let made = self.evaluate(&memref, &key).map(Rc::new);
        self.memrefs.touched.borrow_mut().insert(key, made.clone());
        made
    }

    fn evaluate(&self, memref: &MemRef, key: &TouchedKey) -> Option<Touched> {
        let (_, piece, indices, terms, constant) = key;
        let reach = Reach::new(memref, piece, terms, *constant, self.threads)?;
        let mut values: Vec<ValueId> = indices.to_vec();
        values.extend(terms.iter().map(|term| term.1));
        let formulas = self.formulas(&values);
        let mut ranges: Vec<(i64, i64)> = Vec::new();
        let waves = matches!(piece, Piece::Wave(_));
        match self.threads.filter(|threads| formulas.has_threads() && self.may_evaluate(&formulas, *threads))
        {
            Some(threads) => formulas.each(threads, waves, |roots| reach.add(roots, &mut ranges)),
            None => reach.add(&formulas.anywhere(self.threads), &mut ranges),
        }
        let inside = ranges.into_iter().map(|(start, end)| {
            let at = |byte: i64| u32::try_from(byte.max(0)).unwrap_or(u32::MAX);
            (at(start), at(end))
        });
        let runs = Runs::from_ranges(inside);
        let (first, last) = runs.bounds()?;
        Some(if runs.as_slice().len() > MAX_RUNS { vec![(first, last)] } else { runs.as_slice().to_vec() })
    }

    fn may_evaluate(&self, formulas: &Formulas, threads: Threads) -> bool {
        let cost = (formulas.size() as u64).saturating_mul(u64::from(threads.count()));
        let left = self.memrefs.fuel.get();
        self.memrefs.fuel.set(left.saturating_sub(cost));
        cost <= left
    }

    /// The elements from the aligned pointer of a memref to its element at indices 0: a constant,
    /// and values with factors.
    fn element_offset(&self, value: ValueId) -> Option<(i64, Factors)> {
        let module = self.module;
        let (mut constant, mut terms, mut at) = (0_i64, SmallVec::new(), value);
        for _ in 0..64 {
            if let Some(offset) = self.memref(at)?.offset {
                return Some((constant.checked_add(offset)?, terms));
            }
            let op = module.defining_op(at)?;
            let source = *module.operands(op).first()?;
            match module.op_name(op) {
                "memref.subview" => {
                    let strides = self.memref(source)?.strides.clone()?;
                    let mut dynamic = module.operand_group(op, "offsets").iter();
                    for (offset, stride) in self.static_list(op, "static_offsets")?.into_iter().zip(strides) {
                        match offset {
                            Some(0) => {}
                            Some(offset) => constant = constant.checked_add(offset.checked_mul(stride?)?)?,
                            None => terms.push((stride?, *dynamic.next()?)),
                        }
                    }
                    at = source;
                }
                "memref.cast"
                | "memref.collapse_shape"
                | "memref.expand_shape"
                | "memref.memory_space_cast"
                | "memref.assume_alignment" => at = source,
                "memref.reinterpret_cast" => {
                    let offset = *module.operand_group(op, "offsets").first()?;
                    terms.push((1, offset));
                    return Some((constant, terms));
                }
                _ => return None,
            }
            if terms.len() > 16 {
                return None;
            }
        }
        None
    }

    /// What one lane accesses.
    pub(super) fn piece(&self, op: OpId, memref: &MemRef) -> Option<Piece> {
        let module = self.module;
        let elements = |ty: TypeId| -> Option<SmallVec<[i64; 2]>> {
            let TypeKind::Vector { shape, elem } = module.type_kind(module.type_unaliased(ty)) else {
                return Some(SmallVec::new());
            };
            let bits = seawall_dialects::element_bits(module.type_text(module.type_unaliased(elem)))?;
            let count = shape.iter().try_fold(1_i64, |n, extent| n.checked_mul((*extent)?))?;
            let bytes = count.checked_mul(i64::from(bits))? / 8;
            // The element of the memref is a vector.
            let is_narrow = memref.narrow_bits.is_some();
            if !is_narrow && bytes == i64::from(memref.element_bytes?) && bits / 8 != memref.element_bytes? {
                return Some(SmallVec::new());
            }
            shape.iter().copied().collect()
        };
        match module.op_name(op) {
            "memref.load" | "memref.store" | "memref.atomic_rmw" => Some(Piece::Elements(SmallVec::new())),
            "nvgpu.device_async_copy" => {
                let count = self.int_attr(op, "dstElements").filter(|&count| count > 0)?;
                Some(Piece::Elements(SmallVec::from_iter([count])))
            }
            "vector.load" | "vector.maskedload" | "amdgpu.transpose_load" => {
                elements(module.ty(*module.results(op).first()?)).map(Piece::Elements)
            }
            "vector.store" | "vector.maskedstore" => {
                let value = *module.operand_group(op, "valueToStore").first()?;
                elements(module.ty(value)).map(Piece::Elements)
            }
            "vector.transfer_write" => {
                self.transferred(op, memref, *module.operand_group(op, "valueToStore").first()?)
            }
            "vector.transfer_read" => self.transferred(op, memref, *module.results(op).first()?),
            "amdgpu.gather_to_lds" => {
                let AttrValue::Type(ty) = module.attr_value(module.attr(op, "transferType")?) else {
                    return None;
                };
                let bytes = match module.type_kind(module.type_unaliased(ty)) {
                    TypeKind::Vector { shape, elem } => {
                        let bits =
                            seawall_dialects::element_bits(module.type_text(module.type_unaliased(elem)))?;
                        let count = shape.iter().try_fold(1_i64, |n, extent| n.checked_mul((*extent)?))?;
                        count.checked_mul(i64::from(bits))? / 8
                    }
                    _ => {
                        i64::from(seawall_dialects::element_bits(
                            module.type_text(module.type_unaliased(ty)),
                        )?) / 8
                    }
                };
                // Narrower elements are extended to 4 bytes, 12 bytes to 16.
                let padded = if bytes == 12 { 16 } else { bytes.max(4) };
                Some(Piece::Wave(padded.checked_mul(i64::from(self.lanes.unwrap_or(64)))?))
            }
            _ => None,
        }
    }

    /// The indices at which `op` accesses `memref`.
    pub(super) fn index_values(&self, op: OpId, memref: ValueId) -> Option<&[ValueId]> {
        let module = self.module;
        let is = |group: &str| module.operand_group(op, group).first() == Some(&memref);
        let group = match module.op_name(op) {
            "memref.load" | "memref.store" | "memref.atomic_rmw" => is("memref").then_some("indices")?,
            "vector.load"
            | "vector.store"
            | "vector.maskedload"
            | "vector.maskedstore"
            | "vector.transfer_read"
            | "vector.transfer_write" => is("base").then_some("indices")?,
            "amdgpu.transpose_load" => is("src").then_some("srcIndices")?,
            "amdgpu.gather_to_lds" | "nvgpu.device_async_copy" if is("dst") && !is("src") => "dstIndices",
            _ => return None,
        };
        Some(module.operand_group(op, group))
    }

    /// A list of numbers with `None` for dynamic ones: `[%a, 4]`, or the dense array of the generic
    /// form.
    pub(super) fn static_list(&self, op: OpId, key: &str) -> Option<Vec<Option<i64>>> {
        let attr = self.module.attr(op, key)?;
        if let AttrValue::DenseArray { values, .. } = self.module.attr_value(attr) {
            let number = |value: i128| i64::try_from(value).ok().filter(|&value| value != i64::MIN);
            return Some(values.into_iter().map(number).collect());
        }
        let list = self.module.attr_text(attr).trim().strip_prefix('[')?.strip_suffix(']')?.trim();
        if list.is_empty() {
            return Some(Vec::new());
        }
        let item = |item: &str| match item.trim() {
            value if value.starts_with('%') => Some(None),
            number => number.parse().ok().map(Some),
        };
        list.split(',').map(item).collect()
    }
}

/// Computes bytes from the intervals of the indices.
struct Reach {
    /// The extent and the stride of each dimension.
    dims: SmallVec<[(i64, i64); 4]>,
    piece: Piece,
    /// The factors of the offset's values, which follow those of the indices.
    factors: SmallVec<[i64; 2]>,
    constant: i64,
    element: i64,
}

impl Reach {
    fn new(
        memref: &MemRef,
        piece: &Piece,
        terms: &[(i64, ValueId)],
        constant: i64,
        threads: Option<Threads>,
    ) -> Option<Reach> {
        let strides = memref.strides.as_ref()?;
        let pairs = memref.shape.iter().zip(strides);
        let dims: SmallVec<[(i64, i64); 4]> =
            pairs.map(|(extent, stride)| (*extent).zip(*stride)).collect::<Option<_>>()?;
        if dims.iter().any(|&(extent, stride)| extent <= 0 || stride < 0) {
            return None;
        }
        let mut piece = piece.clone();
        if let (Piece::Wave(bytes), Some(threads)) = (&mut piece, threads) {
            // A workgroup may be smaller than a wave.
            let lanes = i64::from(threads.lanes.max(1));
            *bytes = *bytes / lanes * lanes.min(i64::from(threads.count()));
        }
        let factors = terms.iter().map(|term| term.0).collect();
        Some(Reach { dims, piece, factors, constant, element: i64::from(memref.element_bytes?) })
    }

    /// Adds the bytes touched with these values.
    fn add(&self, values: &[Interval], ranges: &mut Vec<(i64, i64)>) {
        let mut start = Interval::point(self.constant);
        for (factor, value) in self.factors.iter().zip(values.iter().skip(self.dims.len())) {
            start = start.add(value.mul(Interval::point(*factor)));
        }
        let boxed: SmallVec<[(i64, i64); 4]> =
            self.dims.iter().enumerate().map(|(at, &dim)| self.clipped(at, dim, values)).collect();
        let rows = boxed.split_last().map_or(&[][..], |(_, outer)| outer);
        let count = rows.iter().try_fold(1_i64, |n, &(lo, hi)| n.checked_mul(hi - lo + 1));
        let exact = start.as_point().is_some()
            && ranges.len() < MAX_RANGES
            && count.is_some_and(|count| count <= MAX_ROWS)
            && self.dims.last().is_none_or(|&(_, stride)| stride == 1);
        if !exact || matches!(self.piece, Piece::Wave(_)) {
            ranges.push(self.hull(start, &boxed));
            return;
        }
        let base = start.lo;
        let (first, last) = boxed.last().copied().unwrap_or((0, 0));
        let mut row: SmallVec<[i64; 4]> = rows.iter().map(|&(lo, _)| lo).collect();
        loop {
            let strides = self.dims.iter().map(|&(_, stride)| stride);
            let at = row
                .iter()
                .zip(strides)
                .fold(base, |sum, (index, stride)| sum.saturating_add(index.saturating_mul(stride)));
            let byte = |element: i64| at.saturating_add(element).saturating_mul(self.element);
            ranges.push((byte(first), byte(last.saturating_add(1))));
            // Advance to the next row, last outer dimension first.
            let next = (0..row.len()).rev().find(|&d| row[d] < rows[d].1);
            let Some(next) = next else { return };
            row[next] += 1;
            for d in next + 1..row.len() {
                row[d] = rows[d].0;
            }
        }
    }

    /// The first and the last index in a dimension.
    fn clipped(&self, at: usize, (extent, _): (i64, i64), values: &[Interval]) -> (i64, i64) {
        let index = values.get(at).copied().unwrap_or(Interval::ALL);
        let longer = match &self.piece {
            Piece::Elements(shape) => {
                let behind = self.dims.len() - at;
                shape.len().checked_sub(behind).and_then(|position| shape.get(position)).map_or(0, |n| n - 1)
            }
            Piece::Wave(_) => 0,
        };
        let (lo, hi) = (index.lo.max(0), index.hi.saturating_add(longer).min(extent - 1));
        if lo > hi { (0, extent - 1) } else { (lo, hi) }
    }

    /// From the first byte to the end of the last.
    fn hull(&self, start: Interval, boxed: &[(i64, i64)]) -> (i64, i64) {
        let sum = |from: i64, side: fn(&(i64, i64)) -> i64| {
            let pairs = boxed.iter().zip(&self.dims);
            pairs.fold(from, |sum, (range, dim)| sum.saturating_add(side(range).saturating_mul(dim.1)))
        };
        let first = sum(start.lo, |range| range.0).saturating_mul(self.element);
        let last = sum(start.hi, |range| range.1);
        let end = match self.piece {
            Piece::Elements(_) => last.saturating_add(1).saturating_mul(self.element),
            Piece::Wave(bytes) => last.saturating_mul(self.element).saturating_add(bytes),
        };
        (first, end)
    }
}
