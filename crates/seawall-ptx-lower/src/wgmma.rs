//! Operands of `wgmma.mma_async` in shared memory.
//!
//! A matrix descriptor has the start address, two distances and the swizzle (PTX ISA, "Matrix
//! Descriptor Format"). The bytes that it names are over-approximated by whole swizzle atoms of 8
//! rows.

use seawall_model::{Action, Issuer, Mode, Proxy, Queue};
use seawall_ptx::{InstructionId, Opcode};

use crate::access::{Guard, Piece};
use crate::events::{Effect, access, either};
use crate::expr::{ExprId, Node, Op};
use crate::lowering::Lowering;
use crate::shapes::{NoShape, Shape, Shapes, Starts};
use crate::values::Value;

/// The rows of the left matrix of a warpgroup.
const ROWS: u32 = 64;

/// The bytes of an MMA in the inner dimension, for every element type.
const INNER_BYTES: i64 = 32;

/// How a matrix lies in shared memory.
#[derive(Clone, Copy, Debug)]
struct Layout {
    rows: u32,
    element_bytes: i64,
    /// Whether the outer dimension is contiguous.
    transposed: bool,
}

impl Lowering<'_> {
    /// The pieces of the operands in shared memory.
    pub(crate) fn wgmma_pieces(&mut self, opcode: &Opcode, operands: &[Value], guard: &Guard) -> Vec<Piece> {
        let Some((columns, inner)) = dimensions(opcode) else { return vec![unknown(NoShape::Size)] };
        let element_bytes = INNER_BYTES / i64::from(inner);
        // Behind the operands come the scale of the result, signs, and the transpositions.
        let flags: Vec<Option<u64>> = operands
            .iter()
            .map(|operand| operand.one().and_then(|expr| self.values.exprs.as_const(expr)))
            .collect();
        let in_registers = matches!(operands.get(1), Some(Value::Many(_)));
        let of_16_bits = element_bytes == 2;
        let transposed = |from_end: usize| {
            of_16_bits && flags.len().checked_sub(from_end).and_then(|at| flags[at]) != Some(0)
        };
        let right = Layout { rows: columns, element_bytes, transposed: transposed(1) };
        let mut pieces = Vec::new();
        if !in_registers {
            let left = Layout { rows: ROWS, element_bytes, transposed: transposed(2) };
            pieces.push(self.matrix_of(operands.get(1), left, guard));
        }
        pieces.push(self.matrix_of(operands.get(2), right, guard));
        pieces
    }

    fn matrix_of(&mut self, descriptor: Option<&Value>, layout: Layout, guard: &Guard) -> Piece {
        let shape = match descriptor.and_then(Value::one) {
            Some(descriptor) => self.described(descriptor, layout, guard),
            None => Err(NoShape::ThreadValue),
        };
        Piece { shape, is_mbarrier: false }
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
            Node::Binary { op: Op::Or | Op::Add, width: 64, a, b } => {
                let constant = self.values.exprs.as_const(b)?;
                (self.sums.bits.of(a) >> 32 == 0).then_some(constant >> 32)
            }
            _ => None,
        }
    }

    /// Emits the MMA.
    pub(crate) fn wgmma(&mut self, effect: &Effect, id: InstructionId) {
        let mut accesses = smallvec::SmallVec::new();
        let mut imprecise = effect.guard.unknown || effect.guard.uniform.is_some();
        for piece in &effect.pieces {
            let footprint = self.footprint(id, piece);
            imprecise |= footprint.is_err();
            let mut footprint = either(footprint);
            footprint.warps = None;
            accesses.push(access(Mode::Read, Proxy::Async, Issuer::Engine, Some(Queue::Wgmma), footprint));
        }
        let event = self.event(effect, id, Action::Mma { queue: Queue::Wgmma, predicate: None }, accesses);
        if imprecise {
            self.imprecise.extend(event);
        }
    }
}

fn unknown(reason: NoShape) -> Piece {
    Piece { shape: Err(reason), is_mbarrier: false }
}

/// The columns and the inner dimension of `m64nNkK`.
fn dimensions(opcode: &Opcode) -> Option<(u32, u32)> {
    let shape = opcode.modifiers().find_map(|modifier| modifier.strip_prefix("m64n"))?;
    let (columns, inner) = shape.split_once('k')?;
    let (columns, inner): (u32, u32) = (columns.parse().ok()?, inner.parse().ok()?);
    (columns > 0 && columns <= 256 && matches!(inner, 8 | 16 | 32)).then_some((columns, inner))
}

/// The ranges of addresses of a matrix.
fn blocks(low: u64, high: u64, layout: Layout) -> Vec<(i64, i64)> {
    let field = |bits: u64| ((bits & 0x3fff) << 4).cast_signed();
    let (start, leading, stride) = (field(low), field(low >> 16), field(high));
    let rows = i64::from(layout.rows);
    let swizzle = match high >> 30 & 3 {
        0 => {
            // Core matrices of 8 rows of 16 bytes.
            let (across, along) = match layout.transposed {
                false => (rows / 8, INNER_BYTES / 16),
                true => (INNER_BYTES / layout.element_bytes / 8, rows * layout.element_bytes / 16),
            };
            return grid(start, (across, stride), (along, leading), 128);
        }
        1 => 128,
        2 => 64,
        _ => 32,
    };
    let atom = 8 * swizzle;
    let start = start / atom * atom;
    match layout.transposed {
        false => grid(start, (rows.div_euclid(8).max(1), stride), (1, 0), atom),
        true => {
            let along = (rows * layout.element_bytes + swizzle - 1) / swizzle;
            let inner = INNER_BYTES / layout.element_bytes / 8;
            grid(start, (along, leading), (inner.max(1), stride), atom)
        }
    }
}

fn grid(start: i64, first: (i64, i64), second: (i64, i64), length: i64) -> Vec<(i64, i64)> {
    let places = (0..first.0).flat_map(|i| (0..second.0).map(move |j| start + i * first.1 + j * second.1));
    places.map(|at| (at, at + length)).collect()
}
