//! The bytes that an access touches, from the intervals of its indices.

use seawall_dialects::MemRef;
use seawall_mlir::ValueId;
use smallvec::SmallVec;

use crate::accesses::touched::Piece;
use crate::facts::launch::Threads;
use crate::integers::interval::Interval;

/// The most rows of one thread's box, and the most ranges and runs of one access.
const MAX_ROWS: i64 = 1024;

const MAX_RANGES: usize = 1 << 15;

/// Computes bytes from the intervals of the indices.
pub(crate) struct Reach {
    /// The extent and the stride of each dimension.
    dims: SmallVec<[(i64, i64); 4]>,
    piece: Piece,
    /// The factors of the offset's values, which follow those of the indices.
    factors: SmallVec<[i64; 2]>,
    constant: i64,
    element: i64,
}

impl Reach {
    pub(crate) fn new(
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
    pub(crate) fn add(&self, values: &[Interval], ranges: &mut Vec<(i64, i64)>) {
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

    /// Whether an index is certainly outside of its dimension.
    pub(crate) fn is_outside(&self, values: &[Interval]) -> bool {
        let pairs = self.dims.iter().zip(values);
        pairs.into_iter().any(|(&(extent, _), value)| value.lo >= extent || value.hi < 0)
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
