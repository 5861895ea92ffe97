//! Affine subspaces of F2^64: enumerating `base ^ span(vectors)` in ascending order without visiting each element.
//!
//! In the fully reduced echelon basis, every vector's leading bit is set in no other vector. With the base reduced
//! too, counting through the combinations visits the elements in ascending order. Vectors that are single bits at
//! the bottom make a block of consecutive elements, which is one run.

use crate::error::LayoutError;
use crate::limits::MAX_RUNS;

/// A linear subspace by its fully reduced echelon basis, leading bits ascending.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Span {
    vectors: Vec<u64>,
}

impl Span {
    pub(super) fn of(vectors: impl IntoIterator<Item = u64>) -> Span {
        let mut span = Span::default();
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

    /// The smallest element of the coset of `point`.
    pub(super) fn reduce(&self, point: u64) -> u64 {
        self.vectors
            .iter()
            .rev()
            .fold(point, |acc, &v| if acc & (1 << v.ilog2()) != 0 { acc ^ v } else { acc })
    }

    /// The vectors whose leading bit is at `bit` or above, and the subspace of the others.
    pub(super) fn split_at(&self, bit: u32) -> (Span, Span) {
        let at = self.vectors.partition_point(|v| v.ilog2() < bit);
        let (low, high) = self.vectors.split_at(at);
        (Span { vectors: high.to_vec() }, Span { vectors: low.to_vec() })
    }

    /// How many blocks [`for_each_block`](Self::for_each_block) visits.
    pub(super) fn blocks(&self) -> u64 {
        1u64.checked_shl(u32::try_from(self.sparse().len()).unwrap_or(u32::MAX)).unwrap_or(u64::MAX)
    }

    /// Vectors beyond those that make up a block.
    fn sparse(&self) -> &[u64] {
        let dense = self.vectors.iter().enumerate().take_while(|(i, v)| *i < 63 && **v == 1 << *i).count();
        self.vectors.get(dense..).unwrap_or_default()
    }

    /// Calls `visit` with each maximal aligned block `[start, start + len)` of `point ^ span`, ascending. Two blocks
    /// may still touch. Errors: too many blocks, or what `visit` answers.
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
                // From one combination to the next, the bits up to the lowest one that becomes set change.
                for vector in sparse.iter().take(index.trailing_zeros() as usize + 1) {
                    start ^= vector;
                }
            }
            visit(start, 1 << dense)?;
        }
        Ok(())
    }
}
