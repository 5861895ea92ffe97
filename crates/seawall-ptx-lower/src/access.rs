//! Which bytes of shared memory a step touches.

use seawall_ptx::table::{Access as Kind, Copy, MBarrier, Meaning, Wgmma};
use seawall_ptx::{InstructionId, Opcode};

use crate::buffers::Memory;
use crate::expr::{ExprId, Level, Node, Op};
use crate::flow::Exit;
use crate::lowering::Lowering;
use crate::opcodes::{StateSpace, state_space, width};
use crate::shapes::{NoShape, Shape, Shapes};
use crate::threads::LANES;
use crate::values::Value;

/// A piece of shared memory that a step touches.
#[derive(Clone, Debug)]
pub(crate) struct Piece {
    pub(crate) shape: Result<Shape, NoShape>,
    pub(crate) memory: Memory,
}

/// Which threads execute a step.
#[derive(Clone, Debug)]
pub(crate) struct Guard {
    /// The threads for which the part of the guard that depends on the thread holds.
    pub(crate) threads: Vec<bool>,
    /// The rest, if all threads agree on it.
    pub(crate) uniform: Option<ExprId>,
    /// Whether some part is not known.
    pub(crate) unknown: bool,
}

impl Guard {
    /// How many warps execute the step with one thread each. `None` if some warp executes it with
    /// several threads, or if another warp than the first does and the warps do not know the same
    /// accesses (`agreed`). The model lets the first warp execute the step.
    pub(crate) fn issuing_warps(&self, agreed: bool) -> Option<u32> {
        let of_warp = |lanes: &[bool]| lanes.iter().filter(|makes| **makes).count();
        let counts: Vec<usize> = self.threads.chunks(LANES).map(of_warp).collect();
        let warps = counts.iter().filter(|count| **count > 0).count();
        let is_first = warps == 1 && counts.first() == Some(&1);
        let is_known = !self.unknown && warps > 0 && counts.iter().all(|count| *count <= 1);
        (is_known && (is_first || agreed)).then_some(warps as u32)
    }

    /// Whether one thread of each warp executes the step, and there are several warps.
    pub(crate) fn is_one_of_each_warp(&self) -> bool {
        let mut warps = self.threads.chunks(LANES);
        let is_one = |lanes: &[bool]| lanes.iter().filter(|makes| **makes).count() == 1;
        !self.unknown && warps.len() > 1 && warps.all(is_one)
    }

    /// Whether a wait is in the model as one by all warps. `stands_for_all` tells whether it is if
    /// only some threads wait.
    pub(crate) fn waits_for_all(&self, stands_for_all: bool) -> bool {
        stands_for_all || self.is_all() && self.uniform.is_none()
    }

    /// Whether all threads execute the step.
    pub(crate) fn is_all(&self) -> bool {
        self.threads.iter().all(|makes| *makes) && !self.unknown
    }
}

/// The bytes of a tensor map.
const TENSOR_MAP: u32 = 128;

/// The bytes that `clusterlaunchcontrol.try_cancel` writes.
const LAUNCH_RESPONSE: u32 = 16;

impl Lowering<'_> {
    /// Which threads execute a step of a block.
    pub(crate) fn guard(&mut self, block: usize, step: usize) -> Guard {
        let conditions = conditions(self, block, step);
        guard_of(self, conditions)
    }

    /// Which threads of the CTA with a rank execute a step of a block.
    pub(crate) fn guard_at_rank(&mut self, block: usize, step: usize, rank: u32) -> Guard {
        let conditions = conditions(self, block, step);
        let own = conditions.into_iter().map(|condition| self.values.at_rank(condition, rank)).collect();
        self.levels.update(&self.values);
        guard_of(self, own)
    }

    /// The pieces of shared memory that a step touches, in the order of its operands.
    pub(crate) fn pieces(&mut self, step: usize, guard: &Guard) -> Vec<Piece> {
        let id = self.flow.steps[step].id;
        let opcode = self.module.opcode_of(id).clone();
        let operands = self.values.uses[step].operands.clone();
        let address = |at: usize| operands.get(at).and_then(Value::address);
        let Some(row) = opcode.row else { return Vec::new() };
        match row.meaning {
            Meaning::Access(Kind::Load | Kind::Store | Kind::Atomic | Kind::Reduction)
                if state_space(&opcode) == StateSpace::Cluster =>
            {
                let address = operands.iter().find_map(Value::address);
                let shape = self.remote_shape(address, width(&opcode), &guard.threads);
                vec![Piece { shape, memory: Memory::Data }]
            }
            Meaning::Access(kind) if state_space(&opcode) == StateSpace::Shared => {
                let at = match kind {
                    Kind::Load | Kind::Atomic | Kind::LoadMatrix | Kind::CopyTensorMap => 1,
                    Kind::Store | Kind::Reduction | Kind::StoreMatrix | Kind::ReplaceTensorMap => 0,
                };
                let piece = match kind {
                    Kind::LoadMatrix | Kind::StoreMatrix => self.matrix(&opcode, address(at), guard),
                    Kind::ReplaceTensorMap | Kind::CopyTensorMap => {
                        self.piece(address(at), Some(TENSOR_MAP), &guard.threads)
                    }
                    Kind::Load | Kind::Store | Kind::Atomic | Kind::Reduction => {
                        self.piece(address(at), width(&opcode), &guard.threads)
                    }
                };
                vec![piece]
            }
            Meaning::Copy(Copy::CpAsync) => {
                let bytes = operands.get(2).and_then(Value::one);
                let bytes = bytes.and_then(|bytes| self.values.exprs.as_const(bytes));
                vec![self.piece(
                    address(0),
                    bytes.and_then(|bytes| u32::try_from(bytes).ok()),
                    &guard.threads,
                )]
            }
            Meaning::MBarrier(operation) => vec![mbarrier_piece(self, step, operation, guard)],
            Meaning::Copy(Copy::Bulk | Copy::Tensor | Copy::LaunchControl) => {
                self.bulk(id, &opcode, &operands, guard)
            }
            Meaning::Wgmma(Wgmma::Mma) => self.wgmma_pieces(&opcode, &operands, guard),
            Meaning::Tcgen05(operation) => self.tcgen05_pieces(operation, &opcode, &operands, guard),
            _ => Vec::new(),
        }
    }

    /// The piece of shared memory of a bulk copy, and its mbarrier if it has one.
    fn bulk(&mut self, id: InstructionId, opcode: &Opcode, operands: &[Value], guard: &Guard) -> Vec<Piece> {
        let addresses: Vec<ExprId> = operands.iter().filter_map(Value::address).collect();
        let is_load = opcode.has("mbarrier::complete_tx::bytes");
        let name = &*opcode.name;
        let explicit = !name.contains(".tensor");
        let is_response = opcode.row.map(|row| row.meaning) == Some(Meaning::Copy(Copy::LaunchControl));
        let size = if is_response {
            Some(LAUNCH_RESPONSE)
        } else if explicit {
            let size = operands.get(2).and_then(Value::one).and_then(|size| self.values.exprs.as_const(size));
            size.and_then(|size| u32::try_from(size).ok())
        } else {
            self.tensor_sizes.get(&id).copied()
        };
        let at = if is_load { 0 } else { 1 };
        let mut pieces = vec![self.piece(addresses.get(at).copied(), size, &guard.threads)];
        if is_load {
            let piece =
                self.piece(addresses.get(if is_response { 1 } else { 2 }).copied(), Some(8), &guard.threads);
            pieces.push(Piece { memory: Memory::MBarrier, ..piece });
        }
        pieces
    }

    pub(crate) fn piece(&mut self, address: Option<ExprId>, bytes: Option<u32>, makes: &[bool]) -> Piece {
        let shape = match (address, bytes) {
            (Some(address), Some(bytes)) => self.shape(address, bytes, makes),
            (None, _) => Err(NoShape::ThreadValue),
            (_, None) => Err(NoShape::Size),
        };
        Piece { shape, memory: Memory::Data }
    }

    /// The bytes of an access to another CTA. It touches the same place there as in this CTA.
    fn remote_shape(
        &mut self,
        address: Option<ExprId>,
        bytes: Option<u32>,
        makes: &[bool],
    ) -> Result<Shape, NoShape> {
        let bytes = bytes.ok_or(NoShape::Size)?;
        let sum = self.sums.of(address.ok_or(NoShape::ThreadValue)?);
        let own = self.values.in_own_cta(&sum, |value| self.sums.of(value)).ok_or(NoShape::Remote)?;
        let Lowering { values, levels, sums, threads, .. } = self;
        Shapes { values, levels, sums, threads }.of_sum(&own, bytes, makes)
    }

    /// Rows of 16 bytes (PTX ISA, "ldmatrix"). The first 8 lanes give the addresses of the first
    /// matrix, and so on.
    fn matrix(&mut self, opcode: &Opcode, address: Option<ExprId>, guard: &Guard) -> Piece {
        let rows = matrix_rows(opcode);
        let gives = |(thread, &makes): (usize, &bool)| makes && thread % LANES < rows;
        let makes: Vec<bool> = guard.threads.iter().enumerate().map(gives).collect();
        self.piece(address, Some(16), &makes)
    }
}

/// The conditions that all hold where a step of a block is executed.
fn conditions(lowering: &Lowering<'_>, block: usize, step: usize) -> Vec<ExprId> {
    let Lowering { flow, values, sides, .. } = lowering;
    let is_branch = matches!(&flow.blocks[block].exit, Exit::Branch { step: last, .. } if *last == step);
    let own = values.uses[step].guard.filter(|_| !is_branch && !flow.steps[step].branched);
    own.into_iter().chain(sides.conditions[block].iter().copied()).collect()
}

/// The threads for which all of the conditions hold.
fn guard_of(lowering: &mut Lowering<'_>, mut todo: Vec<ExprId>) -> Guard {
    let mut guard = Guard { threads: vec![true; lowering.threads.count], uniform: None, unknown: false };
    while let Some(condition) = todo.pop() {
        if lowering.levels.is_of_thread(condition) {
            let holds = lowering.threads.of(&lowering.values.exprs, condition);
            for (makes, &holds) in guard.threads.iter_mut().zip(holds.iter()) {
                *makes &= holds & 1 != 0;
            }
            continue;
        }
        match lowering.values.exprs.node(condition) {
            Node::Binary { op: Op::And, width: 1, a, b } => todo.extend([a, b]),
            _ if lowering.levels.of(condition) == Level::Cta => {
                guard.uniform = Some(match guard.uniform {
                    Some(other) => lowering.values.exprs.binary(Op::And, 1, other, condition),
                    None => condition,
                });
                lowering.levels.update(&lowering.values);
            }
            _ => guard.unknown = true,
        }
    }
    guard
}

/// The mbarrier of an operation.
fn mbarrier_piece(lowering: &mut Lowering<'_>, step: usize, operation: MBarrier, guard: &Guard) -> Piece {
    let operands = &lowering.values.uses[step].operands;
    let at = match operation {
        MBarrier::Arrive => operands.iter().position(|operand| operand.address().is_some()).unwrap_or(0),
        MBarrier::Wait => 1,
        _ => 0,
    };
    let address = operands.get(at).and_then(Value::address);
    let piece = match lowering.in_own_cta.contains(&step) {
        true => {
            let shape = lowering.remote_shape(address, Some(8), &guard.threads);
            Piece { shape, memory: Memory::Data }
        }
        false => lowering.piece(address, Some(8), &guard.threads),
    };
    Piece { memory: Memory::MBarrier, ..piece }
}

/// The lanes that give addresses of rows.
pub(crate) fn matrix_rows(opcode: &Opcode) -> usize {
    match opcode.modifiers().find(|modifier| matches!(*modifier, "x1" | "x2" | "x4")) {
        Some("x1") => 8,
        Some("x2") => 16,
        _ => LANES,
    }
}
