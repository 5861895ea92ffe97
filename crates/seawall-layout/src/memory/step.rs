//! The distance between stages, and the start of slices: what a type determines about derived
//! views.

use seawall_base::index_u32;

use super::memdesc::{MemDesc, columns_of};
use super::padding::Padding;
use super::view::SubsliceOffsets;
use crate::error::LayoutError;
use crate::linear::{Dim, LinearLayout};

/// The distance between stages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stride {
    /// The elements of a stage in one partition; columns for tensor memory.
    count: u64,
    /// The bytes of an element; 1 for tensor memory.
    unit: u64,
    padding: Option<Padding>,
}

impl Stride {
    /// Returns the stride for `ty`, the type of one stage. `layout` is `None` for a one-dimensional
    /// buffer of any length.
    pub(super) fn of(ty: &MemDesc<'_>, layout: Option<&LinearLayout>) -> Result<Stride, LayoutError> {
        if ty.encoding.is_tensor_memory() {
            let layout = layout.ok_or(LayoutError::MissingDim(Dim::Col))?;
            let columns = columns_of(layout, ty.elem_bits)?.checked_mul(ty.stages()?);
            return Ok(Stride {
                count: columns.ok_or(LayoutError::AddressOverflow)?,
                unit: 1,
                padding: None,
            });
        }
        let elems = match layout {
            Some(layout) => ty.allocation_elems_of(layout)?,
            None => ty.allocation_elems()?,
        };
        Ok(Stride {
            count: elems / u64::from(ty.encoding.num_partitions()).max(1),
            unit: ty.elem_bytes()?.into(),
            padding: ty.encoding.padding().map(Padding::of),
        })
    }

    /// Returns the distance of stage `index` from stage 0. Fails beyond 32 bits.
    pub fn offset(&self, index: u32) -> Result<u32, LayoutError> {
        let first = self.count.checked_mul(index.into()).ok_or(LayoutError::AddressOverflow)?;
        let placed = self.padding.as_ref().map_or(Ok(first), |padding| padding.place(first))?;
        let bytes = placed.checked_mul(self.unit).and_then(|bytes| u32::try_from(bytes).ok());
        bytes.ok_or(LayoutError::AddressOverflow)
    }
}

/// The start of slices of a shared-memory view.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Slicer {
    inverse: LinearLayout,
    /// The elements of a stage of the allocation in one partition.
    stage: u64,
    elem_bytes: u64,
}

impl Slicer {
    /// Returns the slicer for the source type `ty`; `inverse` is the pseudo-inverse of its layout.
    pub(super) fn of(
        ty: &MemDesc<'_>,
        layout: &LinearLayout,
        inverse: LinearLayout,
    ) -> Result<Slicer, LayoutError> {
        let stage = layout.in_size(Dim::Offset).ok_or(LayoutError::MissingDim(Dim::Offset))?;
        Ok(Slicer { inverse, stage, elem_bytes: ty.elem_bytes()?.into() })
    }

    /// Returns the place of each element.
    pub(super) fn inverse(&self) -> &LinearLayout {
        &self.inverse
    }

    /// Returns the offsets of a slice at `offsets`, one per dimension of the source.
    pub(super) fn offsets(&self, offsets: &[i64]) -> Result<SubsliceOffsets, LayoutError> {
        if offsets.is_empty() {
            return Ok(SubsliceOffsets::default());
        }
        let rank = self.inverse.in_dims().len();
        let stage_dims = offsets.len().wrapping_sub(rank);
        if stage_dims > 1 {
            let count = |n| index_u32(n);
            return Err(LayoutError::Rank { encoding: count(rank), shape: count(offsets.len()) });
        }
        let unsigned = |value: i64| u64::try_from(value).map_err(|_| LayoutError::AddressOverflow);
        let mut point = Vec::with_capacity(rank);
        for (dim, &value) in Dim::axes(rank).into_iter().zip(offsets.iter().skip(stage_dims)) {
            point.push((dim, unsigned(value)?));
        }
        let mapped = self.inverse.apply(&point)?;
        let of = |dim| mapped.iter().find(|(other, _)| *other == dim).map_or(0, |(_, value)| *value);
        let stage = if stage_dims == 1 { unsigned(offsets.first().copied().unwrap_or(0))? } else { 0 };
        let elements = stage.checked_mul(self.stage).and_then(|skipped| skipped.checked_add(of(Dim::Offset)));
        let bytes = elements.and_then(|elements| elements.checked_mul(self.elem_bytes));
        let narrow = |value: Option<u64>| {
            value.and_then(|value| u32::try_from(value).ok()).ok_or(LayoutError::AddressOverflow)
        };
        Ok(SubsliceOffsets {
            byte_offset: narrow(bytes)?,
            partition_offset: narrow(Some(of(Dim::Partition)))?,
            cta_offset: narrow(Some(of(Dim::Block)))?,
        })
    }
}
