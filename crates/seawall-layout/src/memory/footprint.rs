//! The exact addresses that a view covers in each CTA.
//!
//! The physical place of an element (CTA, partition, offset) is linear in its coordinates. The
//! places of a view with power-of-two extents are therefore a linear subspace, shifted by the start
//! of the view. A [`Geometry`] has this subspace, computed once per type. It derives a
//! [`Footprint`] from it without visiting elements.

use std::ops::Range;

use seawall_base::saturated;

use super::memdesc::MemDesc;
use super::padding::Padding;
use super::runs::Runs;
use super::step::{Slicer, Stride};
use super::subspace::Subspace;
use super::view::{SubsliceOffsets, View};
use super::warps::WARP_ROWS;
use crate::error::LayoutError;
use crate::limits::MAX_STAGES;
use crate::linear::{Dim, LinearLayout};

/// The bit positions in a place: the address within a partition in the low bits, then the
/// partition, then the CTA.
const PARTITION_SHIFT: u32 = 40;
const CTA_SHIFT: u32 = 52;

/// The addresses in one CTA.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CtaRuns {
    /// The number of the CTA in the cluster, relative to the executing CTA.
    pub cta: u32,
    /// The bytes of its shared memory, or words of its tensor memory.
    pub runs: Runs,
}

/// The addresses that a view covers, for each CTA that it reaches, in ascending order of CTAs.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Footprint {
    ctas: Vec<CtaRuns>,
}

impl Footprint {
    /// Returns the runs of each CTA, in ascending order of CTAs.
    pub fn ctas(&self) -> &[CtaRuns] {
        &self.ctas
    }

    /// Whether the footprints have an address of the same CTA in common.
    pub fn intersects(&self, other: &Footprint) -> bool {
        self.ctas
            .iter()
            .any(|mine| other.ctas.iter().any(|o| o.cta == mine.cta && o.runs.intersects(&mine.runs)))
    }

    /// Whether every address of `other` is in this footprint.
    pub fn covers(&self, other: &Footprint) -> bool {
        let covered =
            |o: &CtaRuns| self.ctas.iter().any(|mine| mine.cta == o.cta && mine.runs.covers(&o.runs));
        other.ctas.iter().all(covered)
    }

    /// Returns the footprint moved up by `delta` in every CTA. Fails if an address exceeds 32 bits.
    pub fn translate(&self, delta: u32) -> Result<Footprint, LayoutError> {
        let moved = |mine: &CtaRuns| Ok(CtaRuns { cta: mine.cta, runs: mine.runs.translate(delta)? });
        Ok(Footprint { ctas: self.ctas.iter().map(moved).collect::<Result<_, _>>()? })
    }

    fn add(&mut self, cta: u32, runs: &Runs) {
        match self.ctas.binary_search_by_key(&cta, |mine| mine.cta) {
            Ok(at) => {
                if let Some(mine) = self.ctas.get_mut(at) {
                    mine.runs = mine.runs.union(runs);
                }
            }
            Err(at) => self.ctas.insert(at, CtaRuns { cta, runs: runs.clone() }),
        }
    }
}

/// The properties of a type that determine the footprints of its views, and the starts of derived
/// views.
///
/// Compute it once per type, because it inverts the layout (some 10 microseconds). Queries are then
/// cheap.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Geometry {
    /// The places of one stage, relative to the view's start.
    span: Subspace,
    /// The bytes of an element; 1 for tensor memory, whose places are words.
    unit: u64,
    /// The offset of each stage.
    stages: Vec<u32>,
    padding: Option<Padding>,
    tensor_memory: bool,
    /// The stride of this type as one stage of a larger buffer.
    stride: Stride,
    slicer: Option<Slicer>,
    /// The extents of one stage, if every element of it is contiguous at one offset of shared
    /// memory, or in one row of tensor memory.
    extents: Option<Vec<u64>>,
    /// The rows and columns of elements in tensor memory, and the bits of an element.
    rows: Option<(LinearLayout, u32)>,
}

impl Geometry {
    /// Returns the geometry of views of type `ty`.
    ///
    /// # Errors
    ///
    /// The type has no layout, the element size is not a power of two of whole bytes, or there are
    /// too many stages.
    pub fn of(ty: &MemDesc<'_>) -> Result<Geometry, LayoutError> {
        let (count, elem_bytes) = (ty.stages()?, ty.elem_bytes()?);
        if count > MAX_STAGES {
            return Err(LayoutError::TooManyRuns);
        }
        let (page, tensor_memory) = (ty.page(), ty.encoding.is_tensor_memory());
        let (mut extents, mut rows) = (None, None);
        let (layout, span, unit, slicer) = match page.sizes() {
            Ok((shape, _)) => {
                let layout = page.layout()?;
                let inverse = layout.pseudoinvert()?;
                if tensor_memory {
                    let span = words(&inverse, &shape, page.elem_bits)?;
                    extents = is_in_one_row(&layout).then_some(shape);
                    rows = Some((inverse, page.elem_bits));
                    (Some(layout), span, 1, None)
                } else {
                    let span = elements(&inverse, &shape)?;
                    let lies_once = layout.is_injective() && page.encoding.num_partitions() == 1;
                    extents = lies_once.then_some(shape);
                    let slicer = Slicer::of(&page, &layout, inverse)?;
                    (Some(layout), span, elem_bytes.into(), Some(slicer))
                }
            }
            // A one-dimensional buffer of any length is a single unit.
            Err(error) => {
                let elems = page.odd_elems().ok_or(error)?;
                let bytes = elems.checked_mul(elem_bytes.into()).and_then(|bytes| u32::try_from(bytes).ok());
                (None, Subspace::default(), bytes.ok_or(LayoutError::AddressOverflow)?.into(), None)
            }
        };
        let page_stride = Stride::of(&page, layout.as_ref())?;
        // A type without stages starts where its view does, whatever the stride of its allocation.
        let stages = match u32::try_from(count).map_err(|_| LayoutError::AddressOverflow)? {
            1 => vec![0],
            count => (0..count).map(|i| page_stride.offset(i)).collect::<Result<_, _>>()?,
        };
        let stride =
            if ty.shape.len() == page.shape.len() { page_stride } else { Stride::of(ty, layout.as_ref())? };
        let padding = ty.encoding.padding().map(Padding::of);
        Ok(Geometry { span, unit, stages, padding, tensor_memory, stride, slicer, extents, rows })
    }

    /// Same as [`MemDesc::index_storage_offset`], for the type of one stage.
    pub fn index_storage_offset(&self, index: u32) -> Result<u32, LayoutError> {
        self.stride.offset(index)
    }

    /// Same as [`MemDesc::subslice_offsets`], for the source type.
    pub fn subslice_offsets(&self, offsets: &[i64]) -> Result<SubsliceOffsets, LayoutError> {
        let slicer = self.slicer.as_ref();
        slicer.ok_or(LayoutError::Unsupported("a buffer without a layout has no slices"))?.offsets(offsets)
    }

    /// Returns the addresses of the view, in time proportional to the number of runs.
    ///
    /// # Errors
    ///
    /// There are too many runs, an address exceeds 32 bits, or a partition has no base.
    pub fn footprint(&self, view: &View) -> Result<Footprint, LayoutError> {
        let (outer, inner) = self.span.split_at(PARTITION_SHIFT);
        let mut footprint = Footprint::default();
        let mut places = Vec::new();
        outer.for_each_block(0, |place, _| {
            places.push(place);
            Ok(())
        })?;
        // The runs depend on the place only through its offset.
        let mut known: Option<(u64, Runs)> = None;
        for place in places {
            let cta = saturated::<u32>(place >> CTA_SHIFT) ^ view.cta;
            let partition = (place >> PARTITION_SHIFT) & ((1 << (CTA_SHIFT - PARTITION_SHIFT)) - 1);
            let base = self.base(view, saturated::<u32>(partition))?;
            let start = place & ((1 << PARTITION_SHIFT) - 1);
            let page = match &known {
                Some((offset, runs)) if *offset == start => runs.clone(),
                _ => self.page(&inner, view, start)?,
            };
            for &stage in &self.stages {
                footprint
                    .add(cta, &page.translate(base.checked_add(stage).ok_or(LayoutError::AddressOverflow)?)?);
            }
            known = Some((start, page));
        }
        Ok(footprint)
    }

    /// Returns the start of the partition.
    fn base(&self, view: &View, partition: u32) -> Result<u32, LayoutError> {
        if view.partition_bases.is_empty() {
            return Ok(view.storage_base);
        }
        let at = (partition ^ view.partition) as usize;
        view.partition_bases
            .get(at)
            .copied()
            .ok_or(LayoutError::ShapeDoesNotFit("a partition has no base address"))
    }

    /// Returns the places of elements, for a view of one stage in the CTA itself where each element
    /// has one place.
    pub(super) fn only_inverse(&self, view: &View) -> Result<&LinearLayout, LayoutError> {
        let is_plain = self.stages == [0] && view.partition_bases.is_empty() && view.cta == 0;
        let slicer = self.slicer.as_ref().filter(|_| is_plain && self.extents.is_some());
        slicer.map(Slicer::inverse).ok_or(LayoutError::Unsupported("the elements have no unique place"))
    }

    /// Returns the rows and columns of elements and their bits, for a view of one stage of tensor
    /// memory in the CTA itself where each element is in one row.
    pub(super) fn only_rows(&self, view: &View) -> Option<&(LinearLayout, u32)> {
        let is_plain = self.stages == [0] && view.cta == 0 && self.extents.is_some();
        self.rows.as_ref().filter(|_| is_plain)
    }

    /// Returns the extent of a dimension of one stage.
    pub(super) fn extent(&self, dim: Dim) -> Option<u64> {
        let Dim::Axis(axis) = dim else { return None };
        self.extents.as_ref()?.get(usize::from(axis)).copied()
    }

    /// The number of dimensions of one stage.
    pub(super) fn rank(&self) -> usize {
        self.extents.as_ref().map_or(0, Vec::len)
    }

    /// Returns the runs of one stage whose subspace starts at `start`, relative to the storage
    /// base.
    pub(super) fn page(&self, inner: &Subspace, view: &View, start: u64) -> Result<Runs, LayoutError> {
        let mut runs = Runs::new();
        let (point, low) = self.moved(view, start);
        inner.for_each_block(point, |first, count| match &self.padding {
            Some(padding) => self.append_padded(&mut runs, padding, first..first + count, low),
            None => runs.append_wide(first * self.unit + low, (first + count) * self.unit + low),
        })?;
        Ok(runs)
    }

    /// Returns the element at `start` of a view, relative to the storage base, and the bytes by
    /// which it is moved.
    ///
    /// Tensor memory adds offsets, shared memory xors them. Reinterpreting can leave an offset
    /// inside an element, which moves every element.
    fn moved(&self, view: &View, start: u64) -> (u64, u64) {
        let affine = u64::from(view.affine_offset);
        if self.tensor_memory { (start, affine) } else { (start ^ (affine / self.unit), affine % self.unit) }
    }

    /// Returns the first element of a view of shared memory, the bytes by which it is moved, the
    /// bytes of an element, and the padding. `None` for tensor memory.
    pub(super) fn first(&self, view: &View) -> Option<(u64, u64, u64, Option<&Padding>)> {
        let (point, low) = self.moved(view, 0);
        (!self.tensor_memory).then_some((point, low, self.unit, self.padding.as_ref()))
    }

    /// Splits a block of elements at the paddings, and moves each part behind the padding before
    /// it.
    fn append_padded(
        &self,
        runs: &mut Runs,
        padding: &Padding,
        block: Range<u64>,
        low: u64,
    ) -> Result<(), LayoutError> {
        let interval = padding.min_interval();
        let mut at = block.start;
        while at < block.end {
            let cut = (at / interval + 1).saturating_mul(interval).min(block.end);
            let placed = padding.place(at)?.checked_mul(self.unit).ok_or(LayoutError::AddressOverflow)? + low;
            runs.append_wide(placed, placed + (cut - at) * self.unit)?;
            at = cut;
        }
        Ok(())
    }
}

/// Packs a place into one word. Fails if a coordinate exceeds its field.
pub(super) fn pack(address: u64, partition: u64, cta: u64) -> Result<u64, LayoutError> {
    let fields = CTA_SHIFT - PARTITION_SHIFT;
    if address >> PARTITION_SHIFT != 0 || partition >> fields != 0 || cta >> fields != 0 {
        return Err(LayoutError::AddressOverflow);
    }
    Ok(address | partition << PARTITION_SHIFT | cta << CTA_SHIFT)
}

/// Returns the subspace in shared memory, with addresses in elements.
fn elements(inverse: &LinearLayout, shape: &[u64]) -> Result<Subspace, LayoutError> {
    let mut vectors = Vec::new();
    for (dim, &size) in Dim::axes(shape.len()).into_iter().zip(shape) {
        for bit in 0..size.ilog2() {
            let at = |output| inverse.basis(dim, bit, output);
            vectors.push(pack(at(Dim::Offset), at(Dim::Partition), at(Dim::Block))?);
        }
    }
    Ok(Subspace::of(vectors))
}

/// Whether no element of tensor memory is in the rows of several warps.
fn is_in_one_row(layout: &LinearLayout) -> bool {
    let is_copied = |bit| layout.out_dims().all(|axis| layout.basis(Dim::Row, bit, axis) == 0);
    let bits = layout.in_size(Dim::Row).unwrap_or(1).ilog2();
    !(WARP_ROWS.ilog2()..bits).any(is_copied)
}

/// Returns the subspace in tensor memory, with addresses in 32-bit words.
fn words(inverse: &LinearLayout, shape: &[u64], elem_bits: u32) -> Result<Subspace, LayoutError> {
    let mut vectors: Vec<u64> = own_words(elem_bits).collect();
    for (dim, &size) in Dim::axes(shape.len()).into_iter().zip(shape) {
        for bit in 0..size.ilog2() {
            vectors.push(word(elem_bits, |output| inverse.basis(dim, bit, output))?);
        }
    }
    Ok(Subspace::of(vectors))
}

/// Returns the vectors of the words of an element that is wider than one word.
pub(super) fn own_words(elem_bits: u32) -> impl Iterator<Item = u64> {
    (0..(elem_bits / 32).max(1).ilog2()).map(|bit| 1 << bit)
}

/// Returns the word of tensor memory at a row, column and CTA.
pub(super) fn word(elem_bits: u32, at: impl Fn(Dim) -> u64) -> Result<u64, LayoutError> {
    let column = at(Dim::Col).checked_mul(elem_bits.into()).ok_or(LayoutError::AddressOverflow)? / 32;
    if column >> 16 != 0 || at(Dim::Row) >> 16 != 0 {
        return Err(LayoutError::AddressOverflow);
    }
    pack(column | at(Dim::Row) << 16, 0, at(Dim::Block))
}
