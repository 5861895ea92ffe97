//! Events of mbarrier ops, including the barriers that their lowerings emit.

use seawall_dialects::{MBarrierAction, OpEffects};
use seawall_mlir::OpId;
use seawall_model::{Action, BarrierOrigin, Issuer, MBarrier, MBarrierOp, Queue};

use crate::barriers::cta_barrier;
use crate::events::{Accesses, Emit};
use crate::unit::ModuleLowering;

impl ModuleLowering<'_> {
    /// Emits the events of an mbarrier op, with the barriers that its lowering emits.
    pub(crate) fn mbarrier_events(
        &mut self,
        emit: &mut Emit,
        mbarrier: seawall_dialects::MBarrier,
        effects: &OpEffects,
    ) {
        let op = emit.op;
        let count =
            |unit: &Self, key: &str| unit.int_attr(op, key).and_then(|n| u32::try_from(n).ok()).unwrap_or(1);
        let nvidia = !self.module.op_name(op).starts_with("amdg.");
        let (mut leading, mut trailing) = (false, false);
        let kind = match mbarrier.action {
            MBarrierAction::Init { count: key } => {
                trailing = !nvidia;
                let cluster = self.is_cluster_mbarrier(op, mbarrier.object);
                MBarrierOp::Init { count: count(self, key), cluster }
            }
            MBarrierAction::Invalidate => MBarrierOp::Invalidate,
            MBarrierAction::Expect { bytes } => {
                leading = true;
                MBarrierOp::Expect { bytes: count(self, bytes) }
            }
            MBarrierAction::Arrive { count: key, per_thread } => {
                let per_thread = !nvidia || per_thread.is_some_and(|key| self.flag(op, key));
                leading = !per_thread;
                let count = count(self, key).saturating_mul(self.senders(op));
                MBarrierOp::Arrive { count, per_thread }
            }
            MBarrierAction::Wait { phase } => match self.operand_term(op, phase) {
                Some(phase) => MBarrierOp::Wait { phase },
                None => return self.emit(emit, Action::Other, Accesses::new()),
            },
            MBarrierAction::AsyncCopyArrive { no_increment } => {
                let inc = no_increment.is_some_and(|key| !self.flag(op, key));
                MBarrierOp::Commit { queue: Queue::CpAsync, inc }
            }
            MBarrierAction::Commit => {
                leading = true;
                MBarrierOp::Commit { queue: Queue::Tcgen05, inc: false }
            }
            MBarrierAction::ReadPhase => {
                let accesses = self.accesses(emit.op, effects, None);
                return self.emit(emit, Action::Touch { asserted: false }, accesses);
            }
        };
        if leading {
            self.emit_barrier(emit, cta_barrier(BarrierOrigin::Lowering));
        }
        let predicate = mbarrier.predicate.and_then(|name| self.operand_term(op, name));
        let accesses = self.mbarrier_accesses(op, mbarrier.action, effects, &kind);
        if mbarrier.action == MBarrierAction::Commit {
            return self.emit_commits(emit, &["descs"], MBarrier { op: kind, predicate }, &accesses);
        }
        self.emit(emit, Action::MBarrier(MBarrier { op: kind, predicate }), accesses);
        if trailing {
            // AMD adds a barrier to an initialisation, which Triton's membar pass does not count.
            self.emit_barrier(emit, cta_barrier(BarrierOrigin::Hidden));
        }
    }

    fn mbarrier_accesses(
        &mut self,
        op: OpId,
        action: MBarrierAction,
        effects: &OpEffects,
        kind: &MBarrierOp,
    ) -> Accesses {
        let mut accesses = self.accesses(op, effects, None);
        let (issuer, crosses) = (mbarrier_issuer(kind), self.signals_other_ctas(op, action));
        for access in &mut accesses {
            access.issuer = issuer;
            access.cross_cta |= crosses;
        }
        accesses
    }
}

/// All warps wait for a phase, and per-thread arrivals come from all warps. One thread executes the
/// rest for all.
fn mbarrier_issuer(op: &MBarrierOp) -> Issuer {
    match op {
        MBarrierOp::Wait { .. } | MBarrierOp::Arrive { per_thread: true, .. } => Issuer::Warps,
        MBarrierOp::Commit { .. } => Issuer::Engine,
        _ => Issuer::Thread,
    }
}
