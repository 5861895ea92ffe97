//! Affine subspaces of F2^64: enumerates `base ^ span(vectors)` in ascending order by blocks.
//!
//! In the fully reduced echelon basis, every vector's leading bit is set in no other vector. If the
//! base is reduced too, counting through the combinations visits the elements in ascending order.
//! The lowest vectors that are single bits form a block of consecutive elements, which is one run.

use seawall_base::index_u32;

use crate::error::LayoutError;
use crate::limits::MAX_RUNS;

/// A linear subspace, represented by its fully reduced echelon basis with ascending leading bits.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Subspace {
    vectors: Vec<u64>,
}

impl Subspace {
    pub(super) fn of(vectors: impl IntoIterator<Item = u64>) -> Subspace {
        let mut span = Subspace::default();
        for vector in vectors {
            let rest = span.reduce(vector);
            if rest != 0 {
                let lead = 1 << rest.ilog2();
                for other in span.vectors.iter_mut().filter(|other| **other & lead != 0) {
                    *other ^= rest;
                }
                let at = span.vectors.partition_point(|other| *other < rest);
                span.vectors.insert(at, rest);
            }
        }
        span
    }

    /// Returns the smallest element of the coset of `point`.
    pub(super) fn reduce(&self, point: u64) -> u64 {
        self.vectors
            .iter()
            .rev()
            .fold(point, |acc, &v| if acc & (1 << v.ilog2()) != 0 { acc ^ v } else { acc })
    }

    /// The number of vectors of the basis.
    pub(super) fn rank(&self) -> usize {
        self.vectors.len()
    }

    /// Returns the vectors of the basis.
    pub(super) fn basis(&self) -> &[u64] {
        &self.vectors
    }

    /// Splits the basis: vectors with their leading bit at `bit` or above, and the subspace of the
    /// others.
    pub(super) fn split_at(&self, bit: u32) -> (Subspace, Subspace) {
        let at = self.vectors.partition_point(|v| v.ilog2() < bit);
        let (low, high) = self.vectors.split_at(at);
        (Subspace { vectors: high.to_vec() }, Subspace { vectors: low.to_vec() })
    }

    /// Returns the number of blocks that [`for_each_block`](Self::for_each_block) visits.
    pub(super) fn blocks(&self) -> u64 {
        1u64.checked_shl(index_u32(self.sparse().len())).unwrap_or(u64::MAX)
    }

    /// Returns the vectors that are not part of a block.
    fn sparse(&self) -> &[u64] {
        let dense = self.vectors.iter().enumerate().take_while(|(i, v)| *i < 63 && **v == 1 << *i).count();
        &self.vectors[dense..]
    }

    /// Calls `visit` with each maximal aligned block `[start, start + len)` of `point ^ span`, in
    /// ascending order.
    ///
    /// Two blocks may touch. Fails for too many blocks, or if `visit` fails.
    pub(super) fn for_each_block(
        &self,
        point: u64,
        mut visit: impl FnMut(u64, u64) -> Result<(), LayoutError>,
    ) -> Result<(), LayoutError> {
        let sparse = self.sparse();
        let dense = self.vectors.len() - sparse.len();
        if sparse.len() >= 64 || 1 << sparse.len() > MAX_RUNS {
            return Err(LayoutError::TooManyRuns);
        }
        let mut start = self.reduce(point);
        for index in 0u64..1 << sparse.len() {
            if index != 0 {
                // The next combination changes the bits up to the lowest one that becomes set.
                for vector in sparse.iter().take(index.trailing_zeros() as usize + 1) {
                    start ^= vector;
                }
            }
            visit(start, 1 << dense)?;
        }
        Ok(())
    }
}
