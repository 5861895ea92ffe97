//! Matrices in shared memory that a descriptor names.
//!
//! A matrix descriptor has the start address, two distances and the swizzle (PTX ISA, "Matrix
//! Descriptor Format" of `wgmma`, "Shared memory descriptor" of `tcgen05`). The bytes that it names
//! are over-approximated by whole swizzle atoms of 8 rows.

use crate::access::{Guard, Piece};
use crate::buffers::Memory;
use crate::expr::{ExprId, Node, Op};
use crate::lowering::Lowering;
use crate::shapes::{NoShape, Shape, Shapes, Starts};
use crate::values::Value;

/// The bytes of an MMA in the inner dimension, for every element type.
pub(crate) const INNER_BYTES: i64 = 32;

/// Whose descriptor it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Format {
    Wgmma,
    Tcgen05,
}

impl Format {
    /// The bytes of a row of a swizzle atom. `None` if the matrix is not swizzled.
    fn swizzle(self, high: u64) -> Option<i64> {
        match self {
            Format::Wgmma => match high >> 30 & 3 {
                0 => None,
                1 => Some(128),
                2 => Some(64),
                _ => Some(32),
            },
            Format::Tcgen05 => match high >> 29 & 7 {
                0 => None,
                4 => Some(64),
                6 => Some(32),
                _ => Some(128),
            },
        }
    }
}

/// How a matrix lies in shared memory.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Layout {
    pub(crate) format: Format,
    pub(crate) rows: u32,
    /// The bytes of each row.
    pub(crate) inner_bytes: i64,
    pub(crate) element_bytes: i64,
    /// Whether the outer dimension is contiguous.
    pub(crate) transposed: bool,
}

impl Lowering<'_> {
    pub(crate) fn matrix_of(&mut self, descriptor: Option<&Value>, layout: Layout, guard: &Guard) -> Piece {
        let shape = match descriptor.and_then(Value::one) {
            Some(descriptor) => self.described(descriptor, layout, guard),
            None => Err(NoShape::ThreadValue),
        };
        Piece { shape, memory: Memory::Data }
    }

    /// The bytes that a descriptor names.
    fn described(&mut self, descriptor: ExprId, layout: Layout, guard: &Guard) -> Result<Shape, NoShape> {
        let high = self.high_word(descriptor).ok_or(NoShape::ThreadValue)?;
        let Lowering { values, levels, sums, threads, .. } = self;
        let mut shapes = Shapes { values, levels, sums, threads };
        let Starts { starts, ring } = shapes.starts(descriptor)?;
        // Addresses are in units of 16 bytes.
        let ring = match ring {
            Some(mut ring) => {
                ring.stride = ring.stride.checked_mul(16).ok_or(NoShape::Outside)?;
                Some(ring)
            }
            None => None,
        };
        let blocks = starts.iter().map(|&low| blocks(low.cast_unsigned(), high, layout)).collect();
        shapes.shape(blocks, ring, &guard.threads)
    }

    /// The upper 32 bits of a descriptor, which are the same in all threads.
    fn high_word(&mut self, descriptor: ExprId) -> Option<u64> {
        if self.levels.is_of_thread(descriptor) {
            let all = self.threads.of(&self.values.exprs, descriptor);
            let high = all.first()? >> 32;
            return all.iter().all(|value| value >> 32 == high).then_some(high);
        }
        match self.values.exprs.node(descriptor) {
            // One operand has the upper bits.
            Node::Binary { op: Op::Or | Op::Add, width: 64, a, b } => {
                let is_low = |part: ExprId| self.sums.bits.of(part) >> 32 == 0;
                let high = [(a, b), (b, a)].into_iter().find(|&(low, _)| is_low(low))?.1;
                self.high_word(high)
            }
            // All of a product with 2^32 is in the upper bits.
            Node::Binary { op: Op::Mul, width: 64, a, b }
                if self.values.exprs.as_const(b) == Some(1 << 32) =>
            {
                let all = self.levels.is_of_thread(a).then(|| self.threads.of(&self.values.exprs, a))?;
                let high = all.first()? & 0xffff_ffff;
                all.iter().all(|value| value & 0xffff_ffff == high).then_some(high)
            }
            _ => None,
        }
    }
}

/// The ranges of addresses of a matrix.
fn blocks(low: u64, high: u64, layout: Layout) -> Vec<(i64, i64)> {
    let field = |bits: u64| ((bits & 0x3fff) << 4).cast_signed();
    let (start, leading, stride) = (field(low), field(low >> 16), field(high));
    let rows = i64::from(layout.rows);
    let inner = layout.inner_bytes / layout.element_bytes.max(1);
    let Some(swizzle) = layout.format.swizzle(high) else {
        // Core matrices of 8 rows of 16 bytes.
        let (across, along) = match layout.transposed {
            false => (rows / 8, layout.inner_bytes / 16),
            true => (inner / 8, rows * layout.element_bytes / 16),
        };
        return grid(start, (across, stride), (along, leading), 128);
    };
    let atom = 8 * swizzle;
    let start = start / atom * atom;
    match layout.transposed {
        false => grid(start, (rows.div_euclid(8).max(1), stride), (1, 0), atom),
        true => {
            let along = (rows * layout.element_bytes + swizzle - 1) / swizzle;
            grid(start, (along, leading), ((inner / 8).max(1), stride), atom)
        }
    }
}

fn grid(start: i64, first: (i64, i64), second: (i64, i64), length: i64) -> Vec<(i64, i64)> {
    let places = (0..first.0).flat_map(|i| (0..second.0).map(move |j| start + i * first.1 + j * second.1));
    places.map(|at| (at, at + length)).collect()
}
