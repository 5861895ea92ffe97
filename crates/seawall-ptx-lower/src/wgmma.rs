//! Operands of `wgmma.mma_async` in shared memory.

use seawall_model::{Action, Issuer, Mode, Proxy, Queue};
use seawall_ptx::{InstructionId, Opcode};

use crate::access::{Guard, Piece};
use crate::buffers::Memory;
use crate::events::{Effect, access, either};
use crate::lowering::Lowering;
use crate::matrices::{Format, INNER_BYTES, Layout};
use crate::shapes::NoShape;
use crate::values::Value;

/// The rows of the left matrix of a warpgroup.
const ROWS: u32 = 64;

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
        let of = |rows: u32, transposed: bool| Layout {
            format: Format::Wgmma,
            rows,
            inner_bytes: INNER_BYTES,
            element_bytes,
            transposed,
        };
        let mut pieces = Vec::new();
        if !in_registers {
            pieces.push(self.matrix_of(operands.get(1), of(ROWS, transposed(2)), guard));
        }
        pieces.push(self.matrix_of(operands.get(2), of(columns, transposed(1)), guard));
        pieces
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
            self.out.imprecise.extend(event);
        }
    }
}

fn unknown(reason: NoShape) -> Piece {
    Piece { shape: Err(reason), memory: Memory::Data }
}

/// The columns and the inner dimension of `m64nNkK`.
fn dimensions(opcode: &Opcode) -> Option<(u32, u32)> {
    let shape = opcode.modifiers().find_map(|modifier| modifier.strip_prefix("m64n"))?;
    let (columns, inner) = shape.split_once('k')?;
    let (columns, inner): (u32, u32) = (columns.parse().ok()?, inner.parse().ok()?);
    (columns > 0 && columns <= 256 && matches!(inner, 8 | 16 | 32)).then_some((columns, inner))
}
