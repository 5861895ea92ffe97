//! The address of a view: the effects of allocation, indexing and slicing.
//!
//! A view starts at a *storage base* plus an *affine offset*. Indexing a stage adds to the storage
//! base. Slicing xors the affine offset, because a slice of a swizzled buffer starts at the xor of
//! swizzled offsets. The numbers of the partition and of the CTA are xored too. The rules follow
//! `BufferRegion` of Triton 3.9.

use super::memdesc::{MemDesc, columns_of};
use super::step::{Slicer, Stride};
use crate::error::LayoutError;
use crate::linear::Dim;

/// The address of a view, independent of its type.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct View {
    /// The start of the allocation or of its indexed stage: bytes, or `row << 16 | column` for
    /// tensor memory.
    pub storage_base: u32,
    /// Like `storage_base`, for each partition; empty for an allocation in one piece.
    pub partition_bases: Vec<u32>,
    /// The offset of the slice within the stage before padding: bytes, or `row << 16 | column` for
    /// tensor memory.
    pub affine_offset: u32,
    /// The number that is xored with the partition of each element.
    pub partition: u32,
    /// The number that is xored with the CTA of each element.
    pub cta: u32,
}

/// The start of a slice within its source.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct SubsliceOffsets {
    /// The offset in bytes before padding (tensor memory: `row << 16 | column`).
    pub byte_offset: u32,
    /// The partition.
    pub partition_offset: u32,
    /// The CTA.
    pub cta_offset: u32,
}

impl View {
    /// Returns the view of a whole allocation from its `allocation.offset`: one number, or one per
    /// partition.
    ///
    /// For tensor memory the offset is `tensor_memory_col_offset | tensor_memory_row_offset << 16`.
    pub fn of_allocation(offsets: &[u32]) -> View {
        View {
            storage_base: offsets.first().copied().unwrap_or(0),
            partition_bases: if offsets.len() > 1 { offsets.to_vec() } else { Vec::new() },
            ..View::default()
        }
    }

    /// Returns the view after `ttg.memdesc_index` with a constant; `ty` is the type of the
    /// *result*.
    ///
    /// Fails if an address exceeds 32 bits, or as [`MemDesc::index_storage_offset`].
    pub fn index(&self, ty: &MemDesc<'_>, index: u32) -> Result<View, LayoutError> {
        self.moved(ty.index_storage_offset(index)?)
    }

    /// Returns the view after `ttg.memdesc_subslice` (or `ttng.tmem_subslice`) of a view of type
    /// `ty`.
    ///
    /// The slice starts at `offsets` ([`MemDesc::subslice_offsets`]). Fails if an address exceeds
    /// 32 bits.
    pub fn subslice(&self, ty: &MemDesc<'_>, offsets: SubsliceOffsets) -> Result<View, LayoutError> {
        let affine_offset = if ty.encoding.is_tensor_memory() {
            self.affine_offset.checked_add(offsets.byte_offset).ok_or(LayoutError::AddressOverflow)?
        } else {
            self.affine_offset ^ offsets.byte_offset
        };
        let (partition, cta) = (self.partition ^ offsets.partition_offset, self.cta ^ offsets.cta_offset);
        Ok(View { affine_offset, partition, cta, ..self.clone() })
    }

    /// Returns the view moved up by `offset`, such as a callee's view in its caller's frame. Fails
    /// if an address exceeds 32 bits.
    pub fn moved(&self, offset: u32) -> Result<View, LayoutError> {
        let up = |base: u32| base.checked_add(offset).ok_or(LayoutError::AddressOverflow);
        let partition_bases = self.partition_bases.iter().map(|&base| up(base)).collect::<Result<_, _>>()?;
        Ok(View { storage_base: up(self.storage_base)?, partition_bases, ..self.clone() })
    }
}

impl MemDesc<'_> {
    /// Returns the distance of stage `index` from stage 0; `self` is the type of *one stage*.
    ///
    /// That is the result type of `ttg.memdesc_index`. The distance is in bytes with padding
    /// (tensor memory: columns). Fails if the type has no layout or an address exceeds 32 bits.
    pub fn index_storage_offset(&self, index: u32) -> Result<u32, LayoutError> {
        self.stride()?.offset(index)
    }

    /// Returns the distances of stages, as for
    /// [`index_storage_offset`](Self::index_storage_offset). Fails if the type has no layout.
    pub fn stride(&self) -> Result<Stride, LayoutError> {
        let layout = if self.sizes().is_ok() { Some(self.layout()?) } else { None };
        Stride::of(self, layout.as_ref())
    }

    /// Returns the start of a `ttg.memdesc_subslice` with one offset per dimension of `self`, the
    /// *source* type.
    ///
    /// Fails if the number of offsets is not the type's rank, the type has no layout, or an address
    /// exceeds 32 bits.
    pub fn subslice_offsets(&self, offsets: &[i64]) -> Result<SubsliceOffsets, LayoutError> {
        let layout = self.layout()?;
        let inverse = layout.pseudoinvert()?;
        Slicer::of(self, &layout, inverse)?.offsets(offsets)
    }

    /// Returns the start of a `ttng.tmem_subslice` at `offset` of dimension `dim`; `self` is the
    /// *source* type.
    ///
    /// `byte_offset` is `row << 16 | column`. Fails if this is not tensor memory or `dim` does not
    /// exist.
    pub fn tmem_subslice_offset(&self, offset: u32, dim: u32) -> Result<SubsliceOffsets, LayoutError> {
        if !self.encoding.is_tensor_memory() {
            return Err(LayoutError::Unsupported("only tensor memory has slices of columns"));
        }
        let stage_dims = self.shape.len().saturating_sub(2);
        let narrow = |value: u64| u32::try_from(value).map_err(|_| LayoutError::AddressOverflow);
        if stage_dims > 0 && dim == 0 {
            let columns = columns_of(&self.alloc_layout()?, self.elem_bits)?;
            let byte_offset =
                narrow(columns.checked_mul(offset.into()).ok_or(LayoutError::AddressOverflow)?)?;
            return Ok(SubsliceOffsets { byte_offset, ..SubsliceOffsets::default() });
        }
        let axis =
            u8::try_from((dim as usize).wrapping_sub(stage_dims)).map_err(|_| LayoutError::DimMismatch)?;
        let inverse = self.layout()?.pseudoinvert()?;
        let at = |d: Dim| (d, if d == Dim::Axis(axis) { u64::from(offset) } else { 0 });
        let mapped = inverse.apply(&inverse.in_dims().map(at).collect::<Vec<_>>())?;
        let of = |dim| mapped.iter().find(|(other, _)| *other == dim).map_or(0, |(_, value)| *value);
        let column =
            of(Dim::Col).checked_mul(self.elem_bits.into()).ok_or(LayoutError::AddressOverflow)? / 32;
        let byte_offset = narrow(column)?
            | narrow(of(Dim::Row))?.checked_mul(1 << 16).ok_or(LayoutError::AddressOverflow)?;
        Ok(SubsliceOffsets { byte_offset, ..SubsliceOffsets::default() })
    }
}
