//! Events of mbarriers, and of copies that arrive at them.

use seawall_model::{Action, Arriver, Direction, Issuer, MBarrier, MBarrierOp, Mode, Proxy, Queue};
use seawall_ptx::table::MBarrier as Operation;
use seawall_ptx::{InstructionId, Opcode};
use smallvec::SmallVec;

use crate::cluster::reaches_each_cta_once;
use crate::events::{Effect, access};
use crate::expects::expected;
use crate::lowering::Lowering;
use crate::shapes::NoShape;
use crate::unresolved::Unresolved;
use crate::values::Value;

const ISSUER: (Unresolved, &str) = (Unresolved::Issuer, "neither one thread nor all threads execute it");

/// What is not known of the number of arrivals or bytes.
const COUNT: (Unresolved, &str) = (Unresolved::Count, "its number of arrivals or bytes is not a constant");

impl Lowering<'_> {
    pub(crate) fn mbarrier(&mut self, effect: &Effect, id: InstructionId, operation: Operation) {
        if let Err((kind, reason)) = self.try_mbarrier(effect, id, operation) {
            self.unresolved(kind, id, reason);
        }
    }

    fn try_mbarrier(
        &mut self,
        effect: &Effect,
        id: InstructionId,
        operation: Operation,
    ) -> Result<(), (Unresolved, &'static str)> {
        let opcode = self.module.opcode_of(id).clone();
        if opcode.has("shared::cluster") && !self.in_own_cta.contains(&effect.step) {
            return Err((Unresolved::Cluster, "mbarriers of other CTAs are not followed"));
        }
        if operation == Operation::Wait && self.flow.steps[effect.step].peeks {
            return Ok(());
        }
        if operation == Operation::ExpectTx && self.moved_expects.contains(&effect.step) {
            return Ok(());
        }
        let kind = self.operation(effect, operation, &opcode)?;
        let (mode, proxy) = match operation {
            Operation::Init | Operation::Inval => (Mode::Write, Proxy::Generic),
            Operation::Wait => (Mode::ReadWrite, Proxy::Barrier),
            _ => (Mode::Write, Proxy::Barrier),
        };
        let issuer = match &kind {
            MBarrierOp::Wait { .. } => Issuer::Warps,
            MBarrierOp::Arrive { by, .. } if by.is_each_warp() => Issuer::Warps,
            MBarrierOp::Commit { .. } => Issuer::Engine,
            _ => Issuer::Thread,
        };
        let predicate = match effect.guard.uniform {
            Some(uniform) => {
                Some(self.term(uniform).ok_or((Unresolved::MBarrier, "its predicate is not known"))?)
            }
            None => None,
        };
        let Some(piece) = effect.pieces.first() else { return Ok(()) };
        let Ok(mut footprint) = self.footprint(id, piece) else { return Ok(()) };
        // An mbarrier is one object.
        footprint.warps = None;
        let access = access(mode, proxy, issuer, None, footprint);
        let action = Action::MBarrier(MBarrier { op: kind, predicate });
        self.event(effect, id, action, smallvec::smallvec![access]);
        Ok(())
    }

    /// The operation of the model.
    fn operation(
        &mut self,
        effect: &Effect,
        operation: Operation,
        opcode: &Opcode,
    ) -> Result<MBarrierOp, (Unresolved, &'static str)> {
        // A write by another warp than the first is not known to the first.
        let one = effect.guard.issuing_warps(false) == Some(1);
        // By the PTX ISA, these order memory only with `.release` or `.acquire`, the default.
        if matches!(operation, Operation::Arrive | Operation::Wait) && opcode.has("relaxed") {
            return Err((Unresolved::MBarrier, "a relaxed operation orders no memory"));
        }
        match operation {
            Operation::Init if one => {
                Ok(MBarrierOp::Init { count: self.constant(effect, 1).ok_or(COUNT)?, cluster: false })
            }
            Operation::Inval if one => Ok(MBarrierOp::Invalidate),
            Operation::Init | Operation::Inval => Err(ISSUER),
            Operation::Arrive => arrival(self, effect, opcode),
            Operation::Wait => {
                let waits = self.flow.steps[effect.step].waits;
                if !waits || !opcode.has("parity") {
                    return Err((Unresolved::MBarrier, "only loops around a wait for a parity are followed"));
                }
                if !effect.guard.waits_for_all(self.waiting.contains(&effect.step)) {
                    return Err((Unresolved::Issuer, "only some threads wait"));
                }
                let parity = self.values.uses[effect.step].operands.get(2).and_then(Value::one);
                let phase = parity.and_then(|parity| self.term(parity));
                let phase = phase
                    .ok_or((Unresolved::MBarrier, "its parity differs between threads or is not known"))?;
                Ok(MBarrierOp::Wait { phase })
            }
            Operation::CpAsyncArrive if effect.guard.is_all() => {
                Ok(MBarrierOp::Commit { queue: Queue::CpAsync, inc: !opcode.has("noinc") })
            }
            Operation::CpAsyncArrive => Err(ISSUER),
            Operation::ExpectTx | Operation::CompleteTx | Operation::PendingCount => {
                Err((Unresolved::MBarrier, "this operation is not followed"))
            }
        }
    }

    /// How many warps execute the step with one thread each, if the model can let the first warp
    /// execute it.
    pub(crate) fn issuing_warps(&self, effect: &Effect) -> Option<u32> {
        effect.guard.issuing_warps(self.agreed[effect.step])
    }

    /// A bulk or tensor copy by one thread, or by one thread of each of several warps.
    pub(crate) fn bulk_copy(&mut self, effect: &Effect, id: InstructionId) {
        let opcode = self.module.opcode_of(id).clone();
        let is_load = opcode.has("mbarrier::complete_tx::bytes");
        let multicast = opcode.has("multicast::cluster");
        if let Err(reason) = self.reaches_known_ctas(effect, &opcode) {
            return self.unresolved(Unresolved::Cluster, id, reason);
        }
        let Some(warps) = self.issuing_warps(effect) else {
            let reason = "several threads of a warp start the copy, or the warps know different accesses";
            return self.unresolved(Unresolved::Issuer, id, reason);
        };
        let predicate = match effect.guard.uniform.filter(|_| !multicast) {
            Some(uniform) => match self.term(uniform) {
                Some(term) => Some(term),
                None => return self.unresolved(Unresolved::Issuer, id, "its predicate is not known"),
            },
            None => None,
        };
        let mut accesses = SmallVec::new();
        let mut imprecise = false;
        if let Some(reason) = unknown_bytes(effect, warps).filter(|_| is_load) {
            return self.unresolved(Unresolved::Bytes, id, reason);
        }
        let queue = if is_load { Queue::Tma } else { Queue::TmaStore };
        if let (true, Some(piece)) = (is_load, effect.pieces.get(1)) {
            let Ok(mut footprint) = self.footprint(id, piece) else { return };
            footprint.warps = None;
            accesses.push(access(Mode::Write, Proxy::Barrier, Issuer::Thread, None, footprint));
        }
        if let Some(piece) = effect.pieces.first() {
            let footprint = self.footprint(id, piece);
            imprecise = footprint.is_err();
            if is_load && imprecise {
                let reason = "where it writes is not known, so that its bytes are not followed";
                return self.unresolved(Unresolved::Bytes, id, reason);
            }
            if self.bounded_stores.contains(&id) {
                imprecise = true;
                self.unresolved(Unresolved::Address, id, "the number of its bytes is not known");
            }
            let mut footprint = crate::events::either(footprint);
            footprint.warps = None;
            let mode = if is_load { Mode::Write } else { Mode::Read };
            accesses.push(access(mode, Proxy::Async, Issuer::Engine, Some(queue), footprint));
        }
        let direction = if is_load { Direction::Load } else { Direction::Store };
        accesses.iter_mut().for_each(|access: &mut seawall_model::Access| access.cross_cta = multicast);
        let event = self.event(effect, id, Action::Copy { queue, direction, predicate }, accesses);
        if imprecise {
            self.out.imprecise.extend(event);
        }
    }

    /// Whether it is known which CTAs of the cluster a copy reaches.
    fn reaches_known_ctas(&mut self, effect: &Effect, opcode: &Opcode) -> Result<(), &'static str> {
        let has_cluster = self.out.program.ctas > 1;
        if opcode.has("multicast::cluster") {
            let is_known = has_cluster && reaches_each_cta_once(self, effect);
            return if is_known { Ok(()) } else { Err("which CTAs get it from which ones is not known") };
        }
        let is_known = !has_cluster || !opcode.has("shared::cluster");
        if is_known { Ok(()) } else { Err("copies to other CTAs are not followed") }
    }
}

/// Why the bytes of a load are not known.
fn unknown_bytes(effect: &Effect, warps: u32) -> Option<&'static str> {
    match effect.pieces.first().map(|piece| &piece.shape) {
        None | Some(Err(NoShape::Size)) => Some("the bytes of its box are not known"),
        Some(Ok(shape)) if warps > 1 && shape.warps_overlap() => Some("several warps copy to the same bytes"),
        _ => None,
    }
}

/// The arrivals of a step.
fn arrival(
    lowering: &Lowering<'_>,
    effect: &Effect,
    opcode: &Opcode,
) -> Result<MBarrierOp, (Unresolved, &'static str)> {
    let warps = lowering.issuing_warps(effect);
    let operands = &lowering.values.uses[effect.step].operands;
    let at = operands.iter().position(|operand| operand.address().is_some()).unwrap_or(0) + 1;
    let bytes = expected(lowering, effect);
    let has_count = operands.len() > at && !opcode.has("expect_tx");
    let arrivals = if has_count { lowering.constant(effect, at).ok_or(COUNT)? } else { 1 };
    if opcode.has("expect_tx") || bytes.is_some() {
        let bytes = bytes.filter(|_| arrivals == 1).ok_or(COUNT)?;
        return if warps == Some(1) { Ok(MBarrierOp::Expect { bytes }) } else { Err(ISSUER) };
    }
    let by = match warps {
        _ if effect.guard.is_one_of_each_warp() => Arriver::EachWarp,
        Some(warps) => {
            let count = arrivals.checked_mul(warps).ok_or(COUNT)?;
            return Ok(MBarrierOp::Arrive { count, by: Arriver::FirstWarp });
        }
        None if effect.guard.is_all() => Arriver::EachThread,
        None => return Err(ISSUER),
    };
    Ok(MBarrierOp::Arrive { count: arrivals, by })
}
