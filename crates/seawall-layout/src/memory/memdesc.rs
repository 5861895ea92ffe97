//! The type of a buffer or view (`!ttg.memdesc<...>`), its layout, and the memory size of an
//! allocation.

use seawall_base::index_u32;

use super::padding::Padding;
use crate::convert::{layout_of, sizes};
use crate::encoding::{ColStride, Encoding};
use crate::error::LayoutError;
use crate::linear::{Dim, LinearLayout};

/// The type of a buffer in shared or tensor memory, or of a view of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MemDesc<'a> {
    /// The encoding of the last [`rank`](Encoding::rank) dimensions.
    pub encoding: &'a Encoding,
    /// The shape of the view, in elements. A leading dimension beyond the encoding's rank counts
    /// stages.
    pub shape: &'a [i64],
    /// The shape of the allocation, in elements: the trailing shape of the type, or `shape` if the
    /// type has none.
    pub alloc_shape: &'a [i64],
    /// The width of an element in bits (64 for a pointer).
    pub elem_bits: u32,
}

/// The size of an allocation in the tensor memory of one CTA.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TmemSize {
    /// The number of rows: 64 or 128.
    pub rows: u32,
    /// The number of 32-bit columns of all stages together.
    pub columns: u32,
}

impl<'a> MemDesc<'a> {
    /// Returns the type of one stage of a multi-buffered allocation, without the stage dimension.
    pub fn page(&self) -> MemDesc<'a> {
        MemDesc { shape: self.layout_part(self.shape), ..*self }
    }

    /// Returns the dimensions that the encoding lays out.
    pub(super) fn layout_part<'s>(&self, shape: &'s [i64]) -> &'s [i64] {
        let skip = shape.len().saturating_sub(self.encoding.rank() as usize);
        shape.get(skip..).unwrap_or_default()
    }

    /// Returns the number of stages of the view; 1 without a stage dimension. Fails if it is not
    /// positive.
    pub(super) fn stages(&self) -> Result<u64, LayoutError> {
        let skip = self.shape.len().saturating_sub(self.encoding.rank() as usize);
        let stage = |&dim: &i64| u64::try_from(dim).ok().filter(|&count| count > 0);
        let product = self.shape.iter().take(skip).try_fold(1u64, |acc, dim| acc.checked_mul(stage(dim)?));
        product.ok_or(LayoutError::ShapeDoesNotFit("the number of stages is not positive"))
    }

    /// Returns the bytes of an element. Fails if they are not a power of two of whole bytes.
    pub(super) fn elem_bytes(&self) -> Result<u32, LayoutError> {
        if self.elem_bits >= 8 && self.elem_bits.is_power_of_two() && self.elem_bits <= 1024 {
            Ok(self.elem_bits / 8)
        } else {
            Err(LayoutError::Unsupported("the element size is not a power of two of whole bytes"))
        }
    }

    /// Returns the shapes of the view and of the allocation, without stages, as powers of two.
    pub(super) fn sizes(&self) -> Result<(Vec<u64>, Vec<u64>), LayoutError> {
        let rank = self.encoding.rank();
        let (shape, alloc) = (self.layout_part(self.shape), self.layout_part(self.alloc_shape));
        if shape.len() != rank as usize || alloc.len() != rank as usize {
            let given = self.shape.len().min(self.alloc_shape.len());
            return Err(LayoutError::Rank { encoding: rank, shape: index_u32(given) });
        }
        let (shape, alloc) = (sizes(shape)?, sizes(alloc)?);
        if shape.iter().zip(&alloc).any(|(view, whole)| view > whole) {
            return Err(LayoutError::ShapeDoesNotFit("the view is larger than its allocation"));
        }
        Ok((shape, alloc))
    }

    /// Returns the layout of one stage of the *allocation*, before padding.
    ///
    /// It maps `offset, block` (and `partition`) to the dimensions. For tensor memory it is the
    /// layout of the view, from `row, col, block`, restricted to the used columns. Tensor memory is
    /// not swizzled, so a view of it is a contiguous part.
    ///
    /// # Errors
    ///
    /// The same as [`Encoding::to_linear_layout`].
    pub fn layout(&self) -> Result<LinearLayout, LayoutError> {
        let (shape, alloc) = self.sizes()?;
        match self.encoding {
            Encoding::TensorMemory(_) | Encoding::TensorMemoryScales(_) => {
                self.tensor_memory_layout(&shape, &alloc)
            }
            encoding => layout_of(encoding, &alloc),
        }
    }

    /// Returns the layout of one stage of the allocation, also for tensor memory.
    pub(super) fn alloc_layout(&self) -> Result<LinearLayout, LayoutError> {
        let (_, alloc) = self.sizes()?;
        layout_of(&self.packed_encoding(), &alloc)
    }

    fn tensor_memory_layout(&self, shape: &[u64], alloc: &[u64]) -> Result<LinearLayout, LayoutError> {
        let mut layout = layout_of(&self.packed_encoding(), alloc)?;
        for (dim, &size) in Dim::axes(shape.len()).into_iter().zip(shape) {
            layout = layout.resize_out(dim, size)?;
        }
        let cells = (32 / self.elem_bits.max(1)).checked_ilog2().unwrap_or(0);
        let used = u64::BITS - layout.input_mask(Dim::Col).leading_zeros();
        layout.resize_in(Dim::Col, 1 << used.max(cells).min(crate::limits::MAX_LAYOUT_BITS))
    }

    /// Returns the encoding, with the stride of an `unpacked` tensor memory filled in.
    fn packed_encoding(&self) -> Encoding {
        let mut encoding = self.encoding.clone();
        if let Encoding::TensorMemory(e) = &mut encoding
            && e.col_stride == ColStride::Unpacked
        {
            e.col_stride = ColStride::Elements((32 / self.elem_bits.max(1)).max(1));
        }
        encoding
    }

    /// Returns the elements of the linear address space from the view's first to its last, before
    /// padding.
    ///
    /// Stages and all partitions are included. This is `getAllocationElems` of Triton 3.9.
    pub(super) fn allocation_elems(&self) -> Result<u64, LayoutError> {
        match self.sizes() {
            Ok((_, alloc)) => self.allocation_elems_of(&layout_of(self.encoding, &alloc)?),
            Err(error) => self.odd_elems().ok_or(error),
        }
    }

    /// Same as [`allocation_elems`](Self::allocation_elems), for a type whose
    /// [`layout`](Self::layout) is known.
    pub(super) fn allocation_elems_of(&self, layout: &LinearLayout) -> Result<u64, LayoutError> {
        let (shape, alloc) = self.sizes()?;
        let whole = layout.in_size(Dim::Offset).ok_or(LayoutError::MissingDim(Dim::Offset))?;
        let stages = self.stages()?;
        let mut elems = stages.checked_mul(whole);
        if shape != alloc {
            let mut identity = LinearLayout::empty();
            for (dim, &size) in Dim::axes(shape.len()).into_iter().zip(&shape) {
                identity.multiply(&LinearLayout::identity_1d(size, dim, dim)?)?;
            }
            let view = identity.invert_and_compose(layout)?;
            let dims: Vec<Dim> = view.in_dims().collect();
            let unused = (whole - 1) & !layout.input_mask(Dim::Offset);
            let last = (view.output_mask(&dims, Dim::Offset) | unused) + 1;
            elems = (stages - 1).checked_mul(whole).and_then(|before| before.checked_add(last));
        }
        let elems = elems.and_then(|elems| elems.checked_mul(self.encoding.num_partitions().into()));
        elems.ok_or(LayoutError::AddressOverflow)
    }

    /// Returns the elements of a one-dimensional buffer of any length, such as an array of
    /// mbarriers (Triton up to 3.8).
    pub(super) fn odd_elems(&self) -> Option<u64> {
        let linear = matches!(self.encoding, Encoding::SwizzledShared(e) if e.order.len() == 1);
        let (Encoding::SwizzledShared(e), true) = (self.encoding, linear) else { return None };
        let shape: Option<Vec<u64>> = self.shape.iter().map(|&dim| u64::try_from(dim).ok()).collect();
        e.cga.shape_per_cta(&shape?).iter().try_fold(1u64, |acc, &dim| acc.checked_mul(dim))
    }
}

/// Returns the bytes that a `ttg.local_alloc` occupies per CTA, as the allocation pass of Triton
/// 3.9 reserves them.
///
/// The size includes stages, padding and the pieces of all partitions, and is divided by CTA
/// splits.
///
/// # Errors
///
/// The encoding is not a shared encoding, or the shape does not match it.
///
/// ```
/// use seawall_layout::{Encoding, alloc_size_bytes};
/// let text = "#ttg.padded_shared<[64:+8] {order = [1, 0], shape = [16, 64]}>";
/// let encoding = Encoding::parse(text).unwrap();
/// // 16 rows of 64 f16 with 8 unused elements between them, and none after the last row.
/// let bytes = alloc_size_bytes(&encoding, &[16, 64], &[16, 64], 16).unwrap();
/// assert_eq!(bytes, (16 * 64 + 15 * 8) * 2);
/// ```
pub fn alloc_size_bytes(
    encoding: &Encoding,
    shape: &[i64],
    alloc_shape: &[i64],
    elem_bits: u32,
) -> Result<u64, LayoutError> {
    if !encoding.is_shared() {
        return Err(LayoutError::Unsupported("the encoding is not for shared memory"));
    }
    // The pass uses the allocation shape; `shape` applies if the text has none.
    let whole = if alloc_shape.is_empty() { shape } else { alloc_shape };
    let ty = MemDesc { encoding, shape: whole, alloc_shape: whole, elem_bits };
    let mut elems = ty.allocation_elems()?;
    if let Some(padded) = encoding.padding() {
        elems = Padding::of(padded).size(elems)?;
    }
    let bytes = elems.checked_mul(elem_bits.into()).ok_or(LayoutError::AddressOverflow)? / 8;
    match encoding {
        // Rounded down to whole pieces, as in the pass.
        Encoding::PartitionedShared(e) => {
            let pieces = u64::from(e.num_partitions) * u64::from(e.num_groups);
            Ok(bytes / pieces * pieces)
        }
        _ => Ok(bytes),
    }
}

/// Returns the number of buffers that a `ttg.local_alloc` of this encoding occupies.
///
/// A partitioned encoding has one per partition. They are placed separately and have equal sizes.
/// All other encodings have one buffer.
pub fn alloc_parts(encoding: &Encoding) -> u32 {
    match encoding {
        Encoding::PartitionedShared(partitioned) => partitioned.num_partitions,
        _ => 1,
    }
}

/// Returns the default alignment in bytes of a `ttg.local_alloc` of this encoding, as in Triton
/// 3.9.
///
/// It is a whole swizzling pattern for `nvmma_shared`, the stated alignment for `shared_linear`,
/// and 16 bytes otherwise.
///
/// # Errors
///
/// The encoding is not a shared encoding, or the alignment is not a power of two.
///
/// ```
/// use seawall_layout::{Encoding, alloc_alignment};
/// let text = "#ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, \
///             elementBitWidth = 16}>";
/// assert_eq!(alloc_alignment(&Encoding::parse(text).unwrap()).unwrap(), 512);
/// ```
pub fn alloc_alignment(encoding: &Encoding) -> Result<u32, LayoutError> {
    let alignment = match encoding {
        // Rows of 128 bytes, as many as have different swizzles.
        Encoding::NvmmaShared(nvmma) => 128 * (nvmma.swizzling_byte_width / 16).max(1),
        Encoding::SharedLinear(linear) => linear.alignment,
        Encoding::PartitionedShared(partitioned) => alloc_alignment(&partitioned.piece)?,
        _ if encoding.is_shared() => 16,
        _ => return Err(LayoutError::Unsupported("the encoding is not for shared memory")),
    };
    if alignment.is_power_of_two() {
        Ok(alignment)
    } else {
        Err(LayoutError::NotPowerOfTwo { what: "the alignment", value: alignment.into() })
    }
}

/// Returns the rows and columns of tensor memory that a `ttng.tmem_alloc` occupies per CTA.
///
/// # Errors
///
/// The encoding is not for tensor memory, or the shape does not match it.
pub fn tmem_alloc_size(ty: &MemDesc<'_>) -> Result<TmemSize, LayoutError> {
    if !ty.encoding.is_tensor_memory() {
        return Err(LayoutError::Unsupported("the encoding is not for tensor memory"));
    }
    let layout = ty.layout()?;
    let columns = columns_of(&layout, ty.elem_bits)?;
    let mut rows = layout.in_size(Dim::Row).unwrap_or(1);
    // Each warp has one 16-row block, for which the allocator reserves 64 rows.
    let row_16 = layout.input(Dim::Row).and_then(|input| input.bases.get(4));
    if row_16 == Some(&0) {
        rows /= 2;
    }
    let columns = columns.checked_mul(ty.stages()?).and_then(|columns| u32::try_from(columns).ok());
    let rows = u32::try_from(rows).map_err(|_| LayoutError::AddressOverflow)?;
    Ok(TmemSize { rows, columns: columns.ok_or(LayoutError::AddressOverflow)? })
}

/// Returns the 32-bit columns of one stage.
pub(super) fn columns_of(layout: &LinearLayout, elem_bits: u32) -> Result<u64, LayoutError> {
    let columns = layout.in_size(Dim::Col).ok_or(LayoutError::MissingDim(Dim::Col))?;
    columns.checked_mul(elem_bits.into()).map(|bits| bits.div_ceil(32)).ok_or(LayoutError::AddressOverflow)
}
