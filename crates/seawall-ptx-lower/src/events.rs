//! Events of the steps that access shared memory or synchronize.

use std::collections::BTreeSet;

use seawall_model::{
    Access, Action, Barrier, BarrierKind, BarrierOrigin, Direction, Event, EventId, Fence, FenceKind,
    Footprint, Issuer, Mode, Place, Proxy, Queue, Slot, Wait,
};
use seawall_ptx::table::{
    Access as Kind, Barrier as Meets, Control, Copy, Fence as Fences, Group, Meaning, Wgmma,
};
use seawall_ptx::{InstructionId, Opcode};
use smallvec::SmallVec;

use crate::access::{Guard, Piece};
use crate::buffers::Memory;
use crate::expr::{ExprId, Node, Op};
use crate::hubs::KERNEL;
use crate::lowering::{Lowering, Output};
use crate::opcodes::{StateSpace, element_width, is_strong, state_space};
use crate::same_bytes::{report_copies, report_same_bytes};
use crate::shapes::NoShape;
use crate::unresolved::Unresolved;
use crate::values::{Value, Values};

/// A step with what it touches.
pub(crate) struct Effect {
    pub(crate) step: usize,
    pub(crate) block: usize,
    pub(crate) guard: Guard,
    pub(crate) pieces: Vec<Piece>,
}

/// Functions of the CUDA runtime that neither access shared memory nor synchronize.
const HARMLESS_CALLS: [&str; 3] = ["vprintf", "__assertfail", "__nv_printf"];

/// The queue of a group.
fn queue(group: Group) -> Queue {
    match group {
        Group::CpAsync => Queue::CpAsync,
        Group::Bulk => Queue::TmaStore,
    }
}

/// A touch of memory by the warps.
fn touch() -> Action {
    Action::Touch { asserted: false }
}

/// What an access does to memory.
fn mode(kind: Kind) -> Mode {
    match kind {
        Kind::Load | Kind::LoadMatrix | Kind::CopyTensorMap => Mode::Read,
        Kind::Store | Kind::StoreMatrix | Kind::ReplaceTensorMap => Mode::Write,
        Kind::Atomic | Kind::Reduction => Mode::ReadWrite,
    }
}

/// The name of strong operations that do not race with each other. They need no order if their
/// bytes are the same (PTX ISA, "Morally Strong Operations"). Operations with one size overlap
/// completely or not at all, because their addresses are multiples of it.
fn strong(opcode: &Opcode) -> Option<String> {
    let bits = element_width(opcode)? * 8;
    is_strong(opcode).then(|| format!("strong.b{bits}"))
}

/// Why an access with an unresolved predicate is not resolved.
const PREDICATE: &str = "the threads that execute it depend on a value that is not followed";

impl Lowering<'_> {
    /// Emits the events of a step.
    pub(crate) fn emit(&mut self, effect: &Effect) {
        let id = self.flow.steps[effect.step].id;
        let opcode = self.module.opcode_of(id).clone();
        let Some(row) = opcode.row else {
            return self.unresolved(Unresolved::Instruction, id, "the instruction is not known");
        };
        match row.meaning {
            Meaning::Value(_) | Meaning::Mma | Meaning::Nothing => {}
            Meaning::Access(kind) => self.access(effect, id, kind),
            Meaning::Copy(Copy::CpAsync) => self.cp_async(effect, id),
            Meaning::Copy(Copy::Bulk | Copy::Tensor | Copy::LaunchControl) => self.bulk_copy(effect, id),
            Meaning::Copy(Copy::Remote) => {
                self.unresolved(Unresolved::Cluster, id, "accesses to other CTAs are not followed");
            }
            Meaning::Commit(group) => self.commit(effect, id, queue(group)),
            Meaning::WaitAll(group) => {
                self.commit(effect, id, queue(group));
                self.wait(effect, id, queue(group), Some(0), false);
            }
            Meaning::Wait(group) => {
                let pending = self.constant(effect, 0);
                let reads = opcode.has("read");
                self.wait(effect, id, queue(group), pending, reads);
            }
            Meaning::Barrier(kind) => self.barrier(effect, id, kind),
            Meaning::MBarrier(operation) => self.mbarrier(effect, id, operation),
            Meaning::Fence(kind) => self.fence(effect, id, kind),
            Meaning::Control(Control::Call) => self.call(id),
            Meaning::Control(_) => {}
            Meaning::Wgmma(Wgmma::Mma) => self.wgmma(effect, id),
            Meaning::Wgmma(Wgmma::Fence) => {}
            Meaning::Wgmma(Wgmma::Commit) => self.commit(effect, id, Queue::Wgmma),
            Meaning::Wgmma(Wgmma::Wait) => {
                let pending = self.constant(effect, 0);
                self.wait(effect, id, Queue::Wgmma, pending, false);
            }
            Meaning::Tcgen05(operation) => self.tcgen05(effect, id, operation),
            Meaning::Undescribed => {
                self.unresolved(Unresolved::Instruction, id, "its effect on shared memory is not described");
            }
        }
    }

    /// A constant operand.
    pub(crate) fn constant(&self, effect: &Effect, at: usize) -> Option<u32> {
        let operand = self.values.uses[effect.step].operands.get(at).and_then(Value::one)?;
        u32::try_from(self.values.exprs.as_const(operand)?).ok()
    }

    /// Adds an event with accesses.
    pub(crate) fn event(
        &mut self,
        effect: &Effect,
        id: InstructionId,
        action: Action,
        accesses: SmallVec<[Access; 1]>,
    ) -> Option<EventId> {
        let origin = self.origin(id);
        let event = self.push(effect.block, Event { origin, action, accesses });
        if self.values.of_allocation.contains(&effect.step) {
            self.out.of_allocation.extend(event);
        }
        event
    }

    /// The footprint of a piece, or the unknown place with a warning.
    pub(crate) fn footprint(&mut self, id: InstructionId, piece: &Piece) -> Result<Footprint, Footprint> {
        let unknown = || Footprint {
            place: Place::Unknown,
            slot: Slot::Any,
            bytes: None,
            warps: None,
            descriptor: Default::default(),
        };
        let kind = match piece.memory {
            Memory::MBarrier => Unresolved::MBarrier,
            Memory::Data | Memory::Tensor => Unresolved::Address,
        };
        let shape = match &piece.shape {
            Ok(shape) => shape.clone(),
            Err(reason) => {
                self.unresolved(kind, id, reason.reason());
                return Err(unknown());
            }
        };
        let slot = shape.ring.map(|ring| {
            let shifted = self.values.exprs.constant(32, u64::from(ring.shift));
            let slot = self.values.exprs.binary(crate::expr::Op::ShrU, 32, ring.slot, shifted);
            self.levels.update(&self.values);
            self.term(slot)
        });
        let Output { buffers, program, .. } = &mut self.out;
        let made = buffers.footprint(program, KERNEL, &shape, piece.memory, |_, _| slot.flatten());
        let Some(made) = made else {
            self.unresolved(kind, id, "its bytes belong to no single buffer");
            return Err(unknown());
        };
        if shape.is_bound {
            self.unresolved(kind, id, "its bytes depend on the rank of the CTA");
            return Err(made);
        }
        Ok(made)
    }

    fn access(&mut self, effect: &Effect, id: InstructionId, kind: Kind) {
        let opcode = self.module.opcode_of(id).clone();
        // Other CTAs learn of such an access by more than barriers.
        let orders = opcode.modifiers().any(|own| matches!(own, "release" | "acquire" | "acq_rel"));
        let crosses = match state_space(&opcode) {
            StateSpace::Other => return,
            StateSpace::Cluster if self.in_own_cta.contains(&effect.step) => false,
            StateSpace::Cluster if orders => {
                return self.unresolved(Unresolved::Cluster, id, "its order is not followed");
            }
            StateSpace::Cluster if effect.pieces.iter().any(|piece| piece.shape == Err(NoShape::Remote)) => {
                return self.unresolved(Unresolved::Cluster, id, NoShape::Remote.reason());
            }
            StateSpace::Cluster if self.out.program.ctas == 1 => {
                let reason = "the kernel does not state the size of its cluster";
                return self.unresolved(Unresolved::Cluster, id, reason);
            }
            StateSpace::Cluster => true,
            StateSpace::Generic => return self.generic(effect, id, kind),
            StateSpace::Shared => false,
        };
        let Some(piece) = effect.pieces.first() else { return };
        if !effect.guard.threads.contains(&true) {
            return;
        }
        let mode = mode(kind);
        let action = match strong(&opcode) {
            Some(strong) if includes_scope(self, &opcode, id, crosses) => {
                Action::Atomic { commutes: Some(strong) }
            }
            Some(_) if matches!(kind, Kind::Atomic | Kind::Reduction) => Action::Atomic { commutes: None },
            _ => touch(),
        };
        let footprint = self.footprint(id, piece);
        report_same_bytes(self, (effect.block, effect.step, &effect.guard), id, (kind, crosses));
        // Whether an access with such a guard occurs is not known.
        let may_not_occur = effect.guard.unknown || effect.guard.uniform.is_some();
        let imprecise = footprint.is_err() || may_not_occur;
        let has_place = |footprint: &Footprint| footprint.place != Place::Unknown;
        let is_by_rank = !may_not_occur && footprint.as_ref().is_err_and(has_place);
        let mut access = access(mode, Proxy::Generic, Issuer::Warps, None, either(footprint));
        access.cross_cta = crosses;
        let event = self.event(effect, id, action, smallvec::smallvec![access]);
        self.out.by_rank.extend(event.filter(|_| is_by_rank));
        if imprecise {
            self.out.imprecise.extend(event);
        }
        if may_not_occur && event.is_some() {
            self.unresolved(Unresolved::Predicate, id, PREDICATE);
        }
    }

    /// An access to a generic address.
    fn generic(&mut self, effect: &Effect, id: InstructionId, kind: Kind) {
        let operands = &self.values.uses[effect.step].operands;
        let address = operands.iter().find_map(Value::address);
        if address.is_some_and(|address| self.values.is_mapped(address)) {
            let reason = "generic addresses of other CTAs are not followed";
            return self.unresolved(Unresolved::Cluster, id, reason);
        }
        if address.is_some_and(|address| is_global(&self.values, address)) {
            return;
        }
        self.unresolved(Unresolved::Generic, id, "the state space of its address is not known");
        let mode = mode(kind);
        let footprint = Footprint {
            place: Place::Unknown,
            slot: Slot::Any,
            bytes: None,
            warps: None,
            descriptor: Default::default(),
        };
        let access = access(mode, Proxy::Generic, Issuer::Warps, None, footprint);
        let event = self.event(effect, id, touch(), smallvec::smallvec![access]);
        self.out.imprecise.extend(event);
    }

    fn cp_async(&mut self, effect: &Effect, id: InstructionId) {
        let Some(piece) = effect.pieces.first() else { return };
        if !effect.guard.threads.contains(&true) {
            return;
        }
        let footprint = self.footprint(id, piece);
        report_copies(self, (effect.step, &effect.guard), id);
        let predicate = match effect.guard.uniform {
            Some(uniform) => self.term(uniform),
            None => None,
        };
        let may_not_occur = effect.guard.unknown || (effect.guard.uniform.is_some() && predicate.is_none());
        let imprecise = footprint.is_err() || may_not_occur;
        let action = Action::Copy { queue: Queue::CpAsync, direction: Direction::Load, predicate };
        let access =
            access(Mode::Write, Proxy::Generic, Issuer::Warps, Some(Queue::CpAsync), either(footprint));
        let event = self.event(effect, id, action, smallvec::smallvec![access]);
        if imprecise {
            self.out.imprecise.extend(event);
        }
        if may_not_occur && event.is_some() {
            self.unresolved(Unresolved::Predicate, id, PREDICATE);
        }
    }

    fn commit(&mut self, effect: &Effect, id: InstructionId, queue: Queue) {
        // A bulk group of other threads is empty. `cp.async` and wgmma groups are of each thread.
        if effect.guard.unknown
            || (queue != Queue::TmaStore && !effect.guard.is_all())
            || effect.guard.uniform.is_some()
        {
            let reason = match effect.guard.uniform {
                Some(_) => "a condition decides whether threads close the group",
                None => "only some threads close the group",
            };
            return self.unresolved(Unresolved::Issuer, id, reason);
        }
        self.event(effect, id, Action::Commit(queue), SmallVec::new());
    }

    fn wait(&mut self, effect: &Effect, id: InstructionId, queue: Queue, pending: Option<u32>, reads: bool) {
        if !effect.guard.waits_for_all(self.waiting.contains(&effect.step)) {
            if queue == Queue::TmaStore && !self.may_follow_bulk_store(effect) {
                return;
            }
            let reason = match effect.guard.uniform {
                Some(_) => "a condition decides whether threads wait",
                None => "only some threads wait",
            };
            return self.unresolved(Unresolved::Issuer, id, reason);
        }
        let Some(pending) = pending else {
            return self.unresolved(Unresolved::Count, id, "the number of groups is not a constant");
        };
        let wait = Wait {
            queue,
            pending: Some(pending),
            tokens: Vec::new(),
            read_only: reads,
            trailing_barrier: false,
        };
        self.event(effect, id, Action::Wait(wait), SmallVec::new());
    }

    /// Whether a bulk copy from shared memory may come before a step. If none does, all bulk groups
    /// are empty: compilers wait for the one behind a `tensormap` operation.
    fn may_follow_bulk_store(&self, effect: &Effect) -> bool {
        let is_store = |step: usize| {
            let opcode = self.module.opcode_of(self.flow.steps[step].id);
            match opcode.row.map(|row| row.meaning) {
                Some(Meaning::Copy(Copy::Bulk | Copy::Tensor)) => !opcode.has("mbarrier::complete_tx::bytes"),
                Some(_) => false,
                None => true,
            }
        };
        let block = &self.flow.blocks[effect.block];
        let mut seen = vec![false; self.flow.blocks.len()];
        let mut todo = self.flow.predecessors[effect.block].clone();
        while let Some(next) = todo.pop() {
            if !std::mem::replace(&mut seen[next], true) {
                todo.extend(&self.flow.predecessors[next]);
            }
        }
        let earlier = |from: usize| self.flow.blocks[from].first..self.flow.blocks[from].end;
        let passed = (0..seen.len()).filter(|&from| seen[from]).flat_map(earlier);
        (block.first..effect.step).chain(passed).any(is_store)
    }

    fn barrier(&mut self, effect: &Effect, id: InstructionId, kind: Meets) {
        if kind == Meets::Warp && (!effect.guard.is_all() || effect.guard.uniform.is_some()) {
            // It orders lanes, and no warps.
            return;
        }
        if !effect.guard.is_all() || effect.guard.uniform.is_some() {
            return self.unresolved(Unresolved::Divergence, id, "only some threads reach the barrier");
        }
        let kind = match kind {
            Meets::Warp => BarrierKind::Warp,
            Meets::Cluster if self.parts.is_some() => {
                let reason = "barriers of clusters are not followed in warp-specialized kernels";
                return self.unresolved(Unresolved::Cluster, id, reason);
            }
            Meets::Cluster => {
                match self.cluster_barrier(effect) {
                    Ok(Some(barrier)) => {
                        self.event(effect, id, Action::Barrier(barrier), SmallVec::new());
                    }
                    Ok(None) => {}
                    Err(reason) => self.unresolved(Unresolved::Cluster, id, reason),
                }
                return;
            }
            Meets::Cta => match self.kind_of_barrier(effect) {
                Ok(kind) => kind,
                Err(reason) => return self.unresolved(Unresolved::Count, id, reason),
            },
        };
        // The fork and the join of all roles contain it.
        let origin = match kind {
            BarrierKind::Partitions => BarrierOrigin::Lowering,
            _ => BarrierOrigin::Op,
        };
        let barrier = Barrier { kind, local_fence: true, other_memory: true, origin };
        self.event(effect, id, Action::Barrier(barrier), SmallVec::new());
    }

    /// The kind of a barrier of threads of the CTA.
    fn kind_of_barrier(&mut self, effect: &Effect) -> Result<BarrierKind, &'static str> {
        let arrives = self.module.opcode_of(self.flow.steps[effect.step].id).has("arrive");
        let number = self.barrier_number(effect).ok_or("the number of the barrier is not a constant")?;
        let count = self.barrier_count(effect).ok_or("the number of its threads is not a constant")?;
        let own = self.threads.count as u32;
        let has_roles = self.parts.is_some();
        let arrived = self.values.arrived.contains(&u64::from(number));
        if count == self.cta_threads && !arrives && !(has_roles && arrived) {
            return Ok(if has_roles { BarrierKind::Partitions } else { BarrierKind::Cta });
        }
        if !has_roles {
            return Err("a barrier of some threads is not followed");
        }
        if count == own && !arrives && !arrived && !self.shared_barriers.contains(&number) {
            return Ok(BarrierKind::Cta);
        }
        let terms = &mut self.out.program.terms;
        let (id, threads) = (terms.constant(i64::from(number)), terms.constant(i64::from(count)));
        Ok(BarrierKind::Named { id: Some(id), threads: Some(threads), arrive_only: arrives })
    }

    /// The number of a barrier. The result and the predicate of a reduction stand around it.
    fn barrier_number(&self, effect: &Effect) -> Option<u32> {
        self.constant(effect, usize::from(self.is_barrier_reduction(effect)))
    }

    /// How many threads take part in a barrier.
    fn barrier_count(&self, effect: &Effect) -> Option<u32> {
        match self.values.uses[effect.step].operands.get(1) {
            Some(Value::One(_)) if !self.is_barrier_reduction(effect) => self.constant(effect, 1),
            _ => Some(self.cta_threads),
        }
    }

    fn is_barrier_reduction(&self, effect: &Effect) -> bool {
        self.module.opcode_of(self.flow.steps[effect.step].id).name.contains("red")
    }

    /// Whether all warps of the role meet at a barrier, and wait.
    pub(crate) fn is_barrier_of_all(&self, effect: &Effect) -> bool {
        let count = self.barrier_count(effect);
        let is_all = count == Some(self.threads.count as u32) || count == Some(self.cta_threads);
        let arrives = self.module.opcode_of(self.flow.steps[effect.step].id).has("arrive");
        self.barrier_number(effect).is_some() && is_all && !arrives
    }

    /// The number of a barrier that some threads of the CTA take part in.
    pub(crate) fn number_of_partial_barrier(&self, effect: &Effect) -> Option<u32> {
        let row = self.module.opcode_of(self.flow.steps[effect.step].id).row?;
        let is_partial = self.barrier_count(effect) != Some(self.cta_threads);
        if row.meaning == Meaning::Barrier(Meets::Cta) && is_partial {
            self.barrier_number(effect)
        } else {
            None
        }
    }

    fn fence(&mut self, effect: &Effect, id: InstructionId, kind: Fences) {
        let opcode = self.module.opcode_of(id).clone();
        let cluster =
            ["cluster", "shared::cluster", "gpu", "sys", "gl"].iter().any(|scope| opcode.has(scope));
        let kind = match kind {
            Fences::Thread => FenceKind::Thread,
            Fences::ProxyAsync if opcode.has("global") => return,
            Fences::ProxyAsync => FenceKind::Proxy,
            Fences::MBarrierInit => FenceKind::MBarrierInit,
            Fences::OtherProxy => return,
        };
        // The model lets the first warp initialize mbarriers.
        let is_of_first = kind == FenceKind::MBarrierInit
            && effect.guard.uniform.is_none()
            && effect.guard.issuing_warps(false) == Some(1);
        if kind != FenceKind::Thread && !effect.guard.is_all() && !is_of_first {
            return self.unresolved(Unresolved::Issuer, id, "only some threads execute the fence");
        }
        self.event(effect, id, Action::Fence(Fence { kind, cluster }), SmallVec::new());
    }

    fn call(&mut self, id: InstructionId) {
        if !is_harmless_call(self.module, id) {
            self.unresolved(Unresolved::Call, id, "calls are not followed");
        }
    }
}

/// Whether the scope of a strong operation includes all threads that may access the same place.
/// Reports an operation on the own CTA that does not include threads of other CTAs.
fn includes_scope(lowering: &mut Lowering<'_>, opcode: &Opcode, id: InstructionId, crosses: bool) -> bool {
    if !opcode.has("cta") || !lowering.strong_from_other_ctas {
        return true;
    }
    if !crosses {
        let reason = "its scope does not include the threads of other CTAs that access shared memory";
        lowering.unresolved(Unresolved::Cluster, id, reason);
    }
    false
}

/// Whether a call neither accesses shared memory nor synchronizes.
pub(crate) fn is_harmless_call(module: &seawall_ptx::Module, id: InstructionId) -> bool {
    let mut names = module.operands_of(id).iter().map(|operand| module.of(operand.span));
    names.any(|name| HARMLESS_CALLS.contains(&name))
}

/// The footprint, known or not.
pub(crate) fn either(footprint: Result<Footprint, Footprint>) -> Footprint {
    footprint.unwrap_or_else(|unknown| unknown)
}

pub(crate) fn access(
    mode: Mode,
    proxy: Proxy,
    issuer: Issuer,
    queue: Option<Queue>,
    footprint: Footprint,
) -> Access {
    Access {
        mode,
        proxy,
        issuer,
        queue,
        footprints: smallvec::smallvec![footprint],
        scratch: false,
        cross_cta: false,
        token: None,
    }
}

/// Whether a generic address is one of global memory: a pointer that is a parameter, or is loaded
/// from where one leads, plus offsets. Addresses of shared memory are constants, so that an offset
/// alone says nothing.
pub(crate) fn is_global(values: &Values<'_>, address: ExprId) -> bool {
    let operands = |id: ExprId| match values.exprs.node(id) {
        Node::Symbol(_) => Vec::new(),
        Node::Phi(number) => values.phis[number as usize].incoming.iter().map(|edge| edge.1).collect(),
        _ => values.exprs.operands(id).into_iter().collect(),
    };
    let (mut parts, mut todo) = (BTreeSet::new(), vec![address]);
    while let Some(next) = todo.pop() {
        if parts.insert(next) {
            todo.extend(operands(next));
        }
    }
    // What a loop moves is global if it is so at first.
    let mut others: BTreeSet<ExprId> = BTreeSet::new();
    loop {
        let before = others.len();
        for &part in &parts {
            let is_one = |id: ExprId| !others.contains(&id);
            let is_global = match values.exprs.node(part) {
                Node::Symbol(_) => values.exprs.width(part) == 64 && depends_on_parameter(values, part),
                Node::Binary { op: Op::Add, a, b, .. } => is_one(a) || is_one(b),
                Node::Binary { op: Op::Sub | Op::And, a, .. }
                | Node::OfFirstLane(a)
                | Node::Butterfly { a, .. }
                | Node::Shuffle { a, .. } => is_one(a),
                Node::Select { a, b, .. } => is_one(a) && is_one(b),
                Node::Phi(_) => operands(part).into_iter().all(is_one),
                Node::Const { .. }
                | Node::Tid(_)
                | Node::Elect
                | Node::Iteration(_)
                | Node::Binary { .. }
                | Node::Compare { .. }
                | Node::Extend { .. }
                | Node::OfWarp { .. } => false,
            };
            if !is_global {
                others.insert(part);
            }
        }
        if others.len() == before {
            return !others.contains(&address);
        }
    }
}

fn depends_on_parameter(values: &Values<'_>, address: ExprId) -> bool {
    let (mut seen, mut todo) = (BTreeSet::new(), vec![address]);
    while let Some(next) = todo.pop() {
        if values.is_parameter(next) {
            return true;
        }
        if seen.insert(next) {
            todo.extend(values.exprs.operands(next));
        }
    }
    false
}
