//! How the CTAs of a cluster tile a tensor: the `CGALayout` of an encoding.

use seawall_base::index_u32;

use crate::error::LayoutError;
use crate::linear::{Dim, LinearLayout};

/// A layout from `block` to the tensor's dimensions. A CTA bit whose basis is 0 denotes a replica.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Cga {
    layout: LinearLayout,
}

impl Cga {
    /// Returns the layout of one CTA for a tensor of `rank` dimensions.
    ///
    /// # Errors
    ///
    /// The rank exceeds [`MAX_RANK`](crate::limits::MAX_RANK).
    pub fn single(rank: usize) -> Result<Cga, LayoutError> {
        Cga::from_bases(Vec::new(), rank)
    }

    /// Creates the layout from one basis per CTA bit, each with one coordinate per dimension.
    ///
    /// # Errors
    ///
    /// A basis has another number of coordinates, or there are too many bits.
    pub fn from_bases(bases: Vec<Vec<u64>>, rank: usize) -> Result<Cga, LayoutError> {
        LinearLayout::from_bases(&[(Dim::Block, bases)], &Dim::axes(rank)).map(|layout| Cga { layout })
    }

    /// Creates the layout from the three keys of Triton up to 3.5.
    ///
    /// They are the CTAs per dimension, the number of them that hold different parts, and the order
    /// of dimensions.
    ///
    /// # Errors
    ///
    /// A number is not a power of two, or the lists have different lengths.
    pub fn from_split(ctas: &[u32], split: &[u32], order: &[u32]) -> Result<Cga, LayoutError> {
        if ctas.len() != order.len() || split.len() != order.len() {
            return Err(LayoutError::DimMismatch);
        }
        let axes = Dim::axes(order.len());
        let mut layout = LinearLayout::empty();
        for &axis in order {
            let at = axis as usize;
            let missing = LayoutError::DimMismatch;
            let (Some(&dim), Some(&total), Some(&parts)) = (axes.get(at), ctas.get(at), split.get(at)) else {
                return Err(missing);
            };
            if parts == 0 || total % parts != 0 {
                return Err(missing);
            }
            layout.multiply(&LinearLayout::identity_1d(parts.into(), Dim::Block, dim)?)?;
            layout.multiply(&LinearLayout::zeros_1d((total / parts).into(), Dim::Block, dim, 1)?)?;
        }
        Ok(Cga { layout: layout.transpose_outs(&axes)? })
    }

    /// Wraps a layout whose only input is `block` and whose outputs are `dim0`, `dim1`, and so on.
    pub(crate) fn from_layout(layout: LinearLayout) -> Cga {
        Cga { layout }
    }

    /// Returns the layout from `block` to `dim0`, `dim1`, and so on.
    pub fn layout(&self) -> &LinearLayout {
        &self.layout
    }

    /// The number of dimensions.
    pub fn rank(&self) -> u32 {
        index_u32(self.layout.out_dims().len())
    }

    /// Whether there is only one CTA.
    pub fn is_single(&self) -> bool {
        self.layout.total_in_bits() == 0
    }

    /// Returns the number of parts into which the CTAs split each dimension.
    pub fn split_num(&self) -> Vec<u64> {
        self.bases_per_dim(true)
    }

    /// Returns the number of CTAs along each dimension. Replicas count for the dimension of the
    /// preceding basis.
    pub fn ctas_per_cga(&self) -> Vec<u64> {
        self.bases_per_dim(false)
    }

    fn bases_per_dim(&self, skip_broadcast: bool) -> Vec<u64> {
        bases_per_dim(&self.layout, Dim::Block, skip_broadcast)
    }

    /// Returns the part of `shape` that one CTA holds. Leading dimensions beyond the encoding's
    /// (stages) are not split.
    pub fn shape_per_cta(&self, shape: &[u64]) -> Vec<u64> {
        shape_per_cta(&self.split_num(), shape)
    }
}

/// Returns, per output dimension, 2 to the number of bases of `dim` that move in it.
///
/// A zero basis counts for the dimension of the preceding basis, unless it is skipped.
pub(crate) fn bases_per_dim(layout: &LinearLayout, dim: Dim, skip_broadcast: bool) -> Vec<u64> {
    let mut sizes = vec![1u64; layout.out_dims().len()];
    let mut last = 0;
    for basis in layout.bases(dim) {
        match basis.iter().position(|&value| value != 0) {
            Some(at) => last = at,
            None if skip_broadcast => continue,
            None => {}
        }
        if let Some(size) = sizes.get_mut(last) {
            *size = size.saturating_mul(2);
        }
    }
    sizes
}

/// Same as [`Cga::shape_per_cta`], from the split alone.
pub(crate) fn shape_per_cta(split: &[u64], shape: &[u64]) -> Vec<u64> {
    let stages = shape.len().saturating_sub(split.len());
    let split = split.get(split.len().saturating_sub(shape.len())..).unwrap_or_default();
    let part = |(i, &size): (usize, &u64)| {
        let parts = i.checked_sub(stages).and_then(|i| split.get(i)).copied().unwrap_or(1);
        size / parts.min(size).max(1)
    };
    shape.iter().enumerate().map(part).collect()
}
