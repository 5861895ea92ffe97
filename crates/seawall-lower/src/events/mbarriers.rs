//! Events of mbarrier ops, including the barriers that their lowerings emit.

use seawall_base::saturated;
use seawall_dialects::{MBarrierAction, OpEffects};
use seawall_mlir::OpId;
use seawall_model::{Action, Arriver, BarrierOrigin, MBarrier, MBarrierOp, Queue};

use crate::accesses::AccessList;
use crate::events::barriers::cta_barrier;
use crate::events::{Emit, Events, clusters};

/// Emits the events of an mbarrier op, with the barriers that its lowering emits.
pub(crate) fn mbarrier_events(
    events: &mut Events<'_>,
    emit: &mut Emit,
    mbarrier: seawall_dialects::MBarrier,
    effects: &OpEffects,
) {
    let op = emit.op;
    let count = |events: &Events<'_>, key: &str| events.facts.int_attr(op, key).map_or(1, saturated::<u32>);
    let nvidia = !events.facts.module.op_name(op).starts_with("amdg.");
    let (mut leading, mut trailing) = (false, false);
    let kind = match mbarrier.action {
        MBarrierAction::Init { count: key } => {
            trailing = !nvidia;
            let cluster = clusters::is_cluster_mbarrier(events.facts, op, mbarrier.object);
            MBarrierOp::Init { count: count(events, key), cluster }
        }
        MBarrierAction::Invalidate => MBarrierOp::Invalidate,
        MBarrierAction::Expect { bytes } => {
            leading = true;
            MBarrierOp::Expect { bytes: count(events, bytes) }
        }
        MBarrierAction::Arrive { count: key, per_thread } => {
            let per_thread = !nvidia || per_thread.is_some_and(|key| events.facts.flag(op, key));
            leading = !per_thread;
            let count = count(events, key).saturating_mul(clusters::senders(events.facts, op));
            MBarrierOp::Arrive { count, by: Arriver::of(per_thread) }
        }
        MBarrierAction::Wait { phase } => match events.terms.operand_term(op, phase) {
            Some(phase) => MBarrierOp::Wait { phase },
            None => return events.emit(emit, Action::Other, AccessList::new()),
        },
        MBarrierAction::AsyncCopyArrive { no_increment } => {
            let inc = no_increment.is_some_and(|key| !events.facts.flag(op, key));
            MBarrierOp::Commit { queue: Queue::CpAsync, inc }
        }
        MBarrierAction::Commit => {
            leading = true;
            MBarrierOp::Commit { queue: Queue::Tcgen05, inc: false }
        }
        MBarrierAction::ReadPhase => {
            let accesses = events.accesses().declared(emit.op, effects, None);
            return events.emit(emit, Action::Touch { asserted: false }, accesses);
        }
    };
    if leading {
        events.emit_barrier(emit, cta_barrier(BarrierOrigin::Lowering));
    }
    let predicate = mbarrier.predicate.and_then(|name| events.terms.operand_term(op, name));
    let accesses = mbarrier_accesses(events, op, mbarrier.action, effects, &kind);
    if mbarrier.action == MBarrierAction::Commit {
        return clusters::emit_commits(events, emit, &["descs"], MBarrier { op: kind, predicate }, &accesses);
    }
    events.emit(emit, Action::MBarrier(MBarrier { op: kind, predicate }), accesses);
    if trailing {
        // AMD adds a barrier to an initialisation, which Triton's membar pass does not count.
        events.emit_barrier(emit, cta_barrier(BarrierOrigin::Hidden));
    }
}

pub(crate) fn mbarrier_accesses(
    events: &mut Events<'_>,
    op: OpId,
    action: MBarrierAction,
    effects: &OpEffects,
    kind: &MBarrierOp,
) -> AccessList {
    let mut accesses = events.accesses().declared(op, effects, None);
    let (issuer, crosses) = (kind.issuer(), clusters::signals_other_ctas(events, op, action));
    for access in &mut accesses {
        access.issuer = issuer;
        access.cross_cta |= crosses;
    }
    accesses
}
