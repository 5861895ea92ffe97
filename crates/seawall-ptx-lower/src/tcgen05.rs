//! Operations of the fifth-generation tensor cores and of tensor memory.
//!
//! The address that `tcgen05.alloc` writes is the start of tensor memory (`values`). An address
//! has the row in its upper 16 bits and the column in its lower ones (PTX ISA, "Tensor Memory
//! Addressing").

use seawall_base::Runs;
use seawall_model::{
    Action, Direction, Issuer, MBarrier, MBarrierOp, Mode, Proxy, Queue, TENSOR_ROWS, TermId, Wait,
};
use seawall_ptx::table::Tcgen05;
use seawall_ptx::{InstructionId, Opcode};
use smallvec::SmallVec;

use crate::access::{Guard, Piece};
use crate::buffers::Memory;
use crate::events::{Effect, access, either};
use crate::expr::ExprId;
use crate::lowering::Lowering;
use crate::matrices::{Format, INNER_BYTES, Layout};
use crate::shapes::{NoShape, Shape, Shapes, Starts};
use crate::threads::LANES;
use crate::unresolved::Unresolved;
use crate::values::Value;

/// The columns of tensor memory (PTX ISA, "Tensor Memory").
const COLUMNS: i64 = 512;

/// The bytes of a word of tensor memory.
const WORD: i64 = 4;

/// Rows of tensor memory, from the row of the address on.
#[derive(Clone, Copy, Debug)]
enum Rows {
    /// This many.
    First(u32),
    /// The first 16 of each 32 (PTX ISA, "Data Path Layout F").
    Half,
}

impl Rows {
    fn list(self) -> Vec<u32> {
        match self {
            Rows::First(count) => (0..count).collect(),
            Rows::Half => (0..TENSOR_ROWS).filter(|row| row % 32 < 16).collect(),
        }
    }
}

/// The sizes of an MMA.
#[derive(PartialEq)]
struct Dimensions {
    rows: u32,
    columns: u32,
    element_bytes: i64,
    transposed: [bool; 2],
}

impl Lowering<'_> {
    /// The pieces of shared and tensor memory that an operation accesses.
    pub(crate) fn tcgen05_pieces(
        &mut self,
        operation: Tcgen05,
        opcode: &Opcode,
        operands: &[Value],
        guard: &Guard,
    ) -> Vec<Piece> {
        let addresses: Vec<ExprId> = operands.iter().filter_map(Value::address).collect();
        let first = addresses.first().copied();
        match operation {
            Tcgen05::Alloc => {
                // One word, whichever lane writes it.
                let mut makes = vec![false; guard.threads.len()];
                if let Some(thread) = guard.threads.iter().position(|&own| own) {
                    makes[thread] = true;
                }
                vec![self.piece(first, Some(4), &makes)]
            }
            Tcgen05::Load | Tcgen05::Store => {
                let Some((rows, columns)) = window(opcode) else { return vec![unknown(NoShape::Size)] };
                let second = operands.last().and_then(Value::one).filter(|_| opcode.has("16x32bx2"));
                let second =
                    second.and_then(|offset| self.values.exprs.as_const(offset)).map(u64::cast_signed);
                let offsets: Vec<i64> = [0].into_iter().chain(second).collect();
                vec![self.tensor(first, Rows::First(rows), columns, &offsets, guard)]
            }
            Tcgen05::Mma => self.mma_pieces(opcode, operands, guard),
            Tcgen05::Copy => self.copy_pieces(opcode, operands, guard),
            Tcgen05::Commit => {
                let piece = self.piece(first, Some(8), &guard.threads);
                vec![Piece { memory: Memory::MBarrier, ..piece }]
            }
            Tcgen05::Release | Tcgen05::Wait | Tcgen05::Fence | Tcgen05::Shift => Vec::new(),
        }
    }

    /// The result, the left and the right matrix, and the scales.
    fn mma_pieces(&mut self, opcode: &Opcode, operands: &[Value], guard: &Guard) -> Vec<Piece> {
        let descriptors = operands.get(3).and_then(Value::one);
        let descriptors = descriptors.and_then(|expr| self.values.exprs.possible(expr));
        // Selected bits of the descriptor may negate operands.
        let mut sizes = descriptors.into_iter().flatten().map(|bits| dimensions(opcode, bits));
        let first = sizes.next().flatten();
        let Some(sizes) = first.filter(|first| sizes.all(|own| own.as_ref() == Some(first))) else {
            return vec![unknown(NoShape::Size)];
        };
        let layout = |rows: u32, transposed: bool| Layout {
            format: Format::Tcgen05,
            rows,
            inner_bytes: INNER_BYTES,
            element_bytes: sizes.element_bytes,
            transposed,
        };
        let result_rows = if sizes.rows == 64 { Rows::Half } else { Rows::First(sizes.rows) };
        let address = |at: usize| operands.get(at).and_then(Value::address);
        let mut pieces = vec![self.tensor(address(0), result_rows, sizes.columns, &[0], guard)];
        pieces.push(match address(1) {
            Some(left) => self.tensor(Some(left), result_rows, (INNER_BYTES / WORD) as u32, &[0], guard),
            None => self.matrix_of(operands.get(1), layout(sizes.rows, sizes.transposed[0]), guard),
        });
        pieces.push(self.matrix_of(operands.get(2), layout(sizes.columns, sizes.transposed[1]), guard));
        // A word of scales is for 32 rows, and all rows of tensor memory have a copy.
        for (at, rows) in [(4, sizes.rows), (5, sizes.columns)] {
            if let Some(scales) = address(at) {
                let columns = rows.div_ceil(32).next_multiple_of(4);
                pieces.push(self.tensor(Some(scales), Rows::First(TENSOR_ROWS), columns, &[0], guard));
            }
        }
        pieces
    }

    /// The destination in tensor memory, and the source in shared memory.
    fn copy_pieces(&mut self, opcode: &Opcode, operands: &[Value], guard: &Guard) -> Vec<Piece> {
        let known = opcode.modifiers().find_map(|modifier| match modifier {
            "128x256b" => Some((128, 32)),
            "4x256b" => Some((4, 32)),
            "128x128b" => Some((128, 16)),
            "64x128b" => Some((64, 16)),
            "32x128b" => Some((32, 16)),
            _ => None,
        });
        let Some((rows, inner_bytes)) = known else { return vec![unknown(NoShape::Size)] };
        let source =
            Layout { format: Format::Tcgen05, rows, inner_bytes, element_bytes: 1, transposed: false };
        // A copy of fewer rows is repeated for all warps.
        let columns = (inner_bytes / WORD) as u32;
        let to = operands.first().and_then(Value::address);
        let to = self.tensor(to, Rows::First(TENSOR_ROWS), columns, &[0], guard);
        vec![to, self.matrix_of(operands.get(1), source, guard)]
    }

    /// Columns of tensor memory from an address on. Each warp gives one address.
    fn tensor(
        &mut self,
        address: Option<ExprId>,
        rows: Rows,
        columns: u32,
        offsets: &[i64],
        guard: &Guard,
    ) -> Piece {
        let shape = match address {
            Some(address) => self.tensor_shape(address, rows, columns, offsets, guard),
            None => Err(NoShape::ThreadValue),
        };
        Piece { shape, memory: Memory::Tensor }
    }

    fn tensor_shape(
        &mut self,
        address: ExprId,
        rows: Rows,
        columns: u32,
        offsets: &[i64],
        guard: &Guard,
    ) -> Result<Shape, NoShape> {
        let Lowering { values, levels, sums, threads, .. } = self;
        let Starts { starts, ring } = Shapes { values, levels, sums, threads }.starts(address)?;
        let reach = ring.map_or(0, |ring| i64::from(ring.stride) * i64::from(ring.slots - 1));
        let mut warps = Vec::new();
        for (starts, makes) in starts.chunks(LANES).zip(guard.threads.chunks(LANES)) {
            let mut own = starts.iter().zip(makes).filter(|(_, makes)| **makes).map(|(&start, _)| start);
            let Some(start) = own.next() else {
                warps.push(Runs::default());
                continue;
            };
            if own.any(|other| other != start) {
                return Err(NoShape::ThreadValue);
            }
            let mut runs = Vec::new();
            for offset in offsets {
                let (row, column) = (start >> 16, (start & 0xffff) + offset);
                let end = column + i64::from(columns);
                for own in rows.list() {
                    let row = row + i64::from(own);
                    let is_inside = (0..i64::from(TENSOR_ROWS)).contains(&row);
                    if !is_inside || column < 0 || end + reach > COLUMNS {
                        return Err(NoShape::Outside);
                    }
                    runs.push(((row << 16 | column) as u32, ((row << 16) + end) as u32));
                }
            }
            warps.push(Runs::from_ranges(runs));
        }
        Ok(Shape { warps, ring, is_bound: false })
    }

    /// Emits an operation.
    pub(crate) fn tcgen05(&mut self, effect: &Effect, id: InstructionId, operation: Tcgen05) {
        let opcode = self.module.opcode_of(id).clone();
        if opcode.has("cta_group::2") || opcode.has("multicast::cluster") {
            return self.unresolved(Unresolved::Cluster, id, "operations of two CTAs are not followed");
        }
        let result = match operation {
            Tcgen05::Alloc => self.alloc(effect, id),
            Tcgen05::Load => self.tensor_access(effect, id, Mode::Read),
            Tcgen05::Store => self.tensor_access(effect, id, Mode::Write),
            Tcgen05::Wait => self.tensor_wait(effect, id, opcode.name.contains("wait::ld")),
            Tcgen05::Mma | Tcgen05::Copy => self.tensor_operation(effect, id, operation),
            Tcgen05::Commit => self.tensor_commit(effect, id),
            Tcgen05::Release | Tcgen05::Fence => Ok(()),
            Tcgen05::Shift => Err((Unresolved::Instruction, "moves of tensor memory are not followed")),
        };
        if let Err((kind, reason)) = result {
            self.unresolved(kind, id, reason);
        }
    }

    fn alloc(&mut self, effect: &Effect, id: InstructionId) -> Result<(), (Unresolved, &'static str)> {
        let Some(piece) = effect.pieces.first() else { return Ok(()) };
        let is_of_first = effect.guard.threads.first() == Some(&true);
        let of_others = effect.guard.threads.iter().skip(LANES).any(|&own| own);
        if !effect.guard.threads.contains(&true) {
            return Ok(());
        }
        if !is_of_first || of_others || effect.guard.unknown || effect.guard.uniform.is_some() {
            return Err((Unresolved::Issuer, "another than the first warp executes it"));
        }
        let mut footprint = either(self.footprint(id, piece));
        footprint.warps = None;
        // The PTX ISA states no proxy. A write through the async proxy needs the fewest fences.
        let written = access(Mode::Write, Proxy::Async, Issuer::Thread, None, footprint);
        self.event(effect, id, Action::Touch { asserted: false }, smallvec::smallvec![written]);
        Ok(())
    }

    /// A load or store of tensor memory by all warps.
    fn tensor_access(
        &mut self,
        effect: &Effect,
        id: InstructionId,
        mode: Mode,
    ) -> Result<(), (Unresolved, &'static str)> {
        let Some(piece) = effect.pieces.first() else { return Ok(()) };
        if !effect.guard.threads.contains(&true) {
            return Ok(());
        }
        let predicate = self.predicate(effect)?;
        let direction = if mode == Mode::Read { Direction::Store } else { Direction::Load };
        let footprint = self.footprint(id, piece);
        let imprecise = footprint.is_err() || effect.guard.unknown;
        let queue = Queue::TmemAccess;
        let touched = access(mode, Proxy::Generic, Issuer::Warps, Some(queue), either(footprint));
        let action = Action::Copy { queue, direction, predicate };
        let event = self.event(effect, id, action, smallvec::smallvec![touched]);
        if imprecise {
            self.out.imprecise.extend(event);
        }
        Ok(())
    }

    /// A wait for loads completes no stores. A wait for stores also completes loads in the model.
    fn tensor_wait(
        &mut self,
        effect: &Effect,
        id: InstructionId,
        read_only: bool,
    ) -> Result<(), (Unresolved, &'static str)> {
        if effect.guard.unknown || effect.guard.uniform.is_some() || !effect.guard.is_all() {
            return Err((Unresolved::Issuer, "only some threads wait"));
        }
        let wait = Wait {
            queue: Queue::TmemAccess,
            pending: Some(0),
            tokens: Vec::new(),
            read_only,
            trailing_barrier: false,
        };
        self.event(effect, id, Action::Wait(wait), SmallVec::new());
        Ok(())
    }

    /// The predicate of the part of the guard on which all threads agree.
    fn predicate(&mut self, effect: &Effect) -> Result<Option<TermId>, (Unresolved, &'static str)> {
        let Some(uniform) = effect.guard.uniform else { return Ok(None) };
        let term = self.term(uniform).ok_or((Unresolved::Issuer, "its predicate is not known"))?;
        Ok(Some(term))
    }

    /// An MMA, or a copy to tensor memory.
    fn tensor_operation(
        &mut self,
        effect: &Effect,
        id: InstructionId,
        operation: Tcgen05,
    ) -> Result<(), (Unresolved, &'static str)> {
        if self.issuing_warps(effect) != Some(1) {
            return Err((Unresolved::Issuer, "several threads start it"));
        }
        let predicate = self.predicate(effect)?;
        let queue = Queue::Tcgen05;
        let mut accesses = SmallVec::new();
        let mut imprecise = false;
        for (number, piece) in effect.pieces.iter().enumerate() {
            let mode = match (number, operation) {
                (0, Tcgen05::Copy) => Mode::Write,
                (0, _) => Mode::ReadWrite,
                _ => Mode::Read,
            };
            let footprint = self.footprint(id, piece);
            imprecise |= footprint.is_err();
            let mut footprint = either(footprint);
            footprint.warps = None;
            let proxy = match piece.memory {
                Memory::Tensor => Proxy::Generic,
                Memory::Data | Memory::MBarrier => Proxy::Async,
            };
            accesses.push(access(mode, proxy, Issuer::Engine, Some(queue), footprint));
        }
        let action = match operation {
            Tcgen05::Copy => Action::Copy { queue, direction: Direction::Load, predicate },
            _ => Action::Mma { queue, predicate },
        };
        let event = self.event(effect, id, action, accesses);
        if imprecise {
            self.out.imprecise.extend(event);
        }
        Ok(())
    }

    fn tensor_commit(
        &mut self,
        effect: &Effect,
        id: InstructionId,
    ) -> Result<(), (Unresolved, &'static str)> {
        if self.issuing_warps(effect) != Some(1) {
            return Err((Unresolved::Issuer, "several threads execute it"));
        }
        let predicate = self.predicate(effect)?;
        let Some(piece) = effect.pieces.first() else { return Ok(()) };
        let Ok(mut footprint) = self.footprint(id, piece) else { return Ok(()) };
        footprint.warps = None;
        let op = MBarrierOp::Commit { queue: Queue::Tcgen05, inc: false };
        let accesses = access(Mode::Write, Proxy::Barrier, Issuer::Engine, None, footprint);
        self.event(effect, id, Action::MBarrier(MBarrier { op, predicate }), smallvec::smallvec![accesses]);
        Ok(())
    }
}

fn unknown(reason: NoShape) -> Piece {
    Piece { shape: Err(reason), memory: Memory::Tensor }
}

/// The rows and columns that a warp loads or stores (PTX ISA, "tcgen05.ld").
fn window(opcode: &Opcode) -> Option<(u32, u32)> {
    let mut number = None;
    let mut shape = None;
    for modifier in opcode.modifiers() {
        match modifier {
            "32x32b" => shape = Some((32, 1)),
            "16x32bx2" => shape = Some((16, 1)),
            "16x64b" => shape = Some((16, 2)),
            "16x128b" => shape = Some((16, 4)),
            "16x256b" => shape = Some((16, 8)),
            _ => number = modifier.strip_prefix('x').and_then(|digits| digits.parse::<u32>().ok()).or(number),
        }
    }
    let (rows, columns) = shape?;
    let packed = opcode.has("pack::16b") || opcode.has("unpack::16b");
    Some((rows, columns * number.filter(|&number| number <= 128)? * if packed { 2 } else { 1 }))
}

/// The sizes that an instruction descriptor states (PTX ISA, "Instruction descriptor").
fn dimensions(opcode: &Opcode, bits: u64) -> Option<Dimensions> {
    let element_bytes = opcode.modifiers().find_map(|modifier| match modifier {
        "kind::f16" => Some(2),
        "kind::tf32" => Some(4),
        "kind::f8f6f4" | "kind::i8" | "kind::mxf8f6f4" => Some(1),
        // Two elements a byte. The inner dimension is contiguous.
        "kind::mxf4" | "kind::mxf4nvf4" => Some(1),
        _ => None,
    })?;
    let (rows, columns) = (((bits >> 24 & 0x1f) << 4) as u32, ((bits >> 17 & 0x3f) << 3) as u32);
    let is_valid = matches!(rows, 32 | 64 | 128) && (8..=256).contains(&columns);
    let transposed = [bits >> 15 & 1 == 1, bits >> 16 & 1 == 1];
    is_valid.then_some(Dimensions { rows, columns, element_bytes, transposed })
}
