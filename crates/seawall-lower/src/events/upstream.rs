//! Events of ops in upstream modules, where they differ from those in Triton modules.

use seawall_dialects::{Barrier as BarrierOp, Fence, Meaning, OpEffects};
use seawall_mlir::OpId;
use seawall_model::{
    Action, Barrier, BarrierKind, BarrierOrigin, Direction, Fence as FenceOp, FenceKind, Queue,
};

use crate::accesses::AccessList;
use crate::events::hardware_counters::{self, Counts};
use crate::events::in_flight::{self};
use crate::events::{Emit, Events, pointers};
use crate::facts::Facts;
use crate::structure::Structure;

/// Emits the events of an op with a separate rule in upstream modules. Returns whether it has
/// one.
pub(crate) fn upstream_events(
    events: &mut Events<'_>,
    emit: &mut Emit,
    meaning: Meaning,
    effects: &OpEffects,
) -> bool {
    let op = emit.op;
    match meaning {
        Meaning::Barrier(barrier) => return upstream_barrier(events, emit, barrier),
        Meaning::Wait(wait) => {
            if let Some(counts) = hardware_counters::counter_waits(events.facts, op, wait.queue, wait.count) {
                hardware_counters::count_events(events, emit, counts);
                return true;
            }
        }
        Meaning::Fence(Fence::Memory) if waits_for_lds(events.facts, op) => {
            events.emit(
                emit,
                Action::Fence(FenceOp { kind: FenceKind::Thread, cluster: false }),
                AccessList::new(),
            );
            hardware_counters::count_events(events, emit, Counts::from_iter([(Queue::Ds, Some(0))]));
            return true;
        }
        _ if is_counted(events.structure, emit) => {
            // The memory is outside of the model; the operation is only counted.
            let stores = events.facts.module.op_name(op).ends_with(".store");
            let direction = if stores { Direction::Store } else { Direction::Load };
            let action = Action::Copy { queue: Queue::Vmem, direction, predicate: None };
            events.emit(emit, action, AccessList::new());
            return true;
        }
        _ => {}
    }
    in_flight::engine_events(events, emit, effects) || pointers::pointer_events(events, emit)
}

pub(crate) fn upstream_barrier(events: &mut Events<'_>, emit: &mut Emit, barrier: BarrierOp) -> bool {
    let op = emit.op;
    let kind = match barrier {
        BarrierOp::ExecutionOnly | BarrierOp::Workgroup | BarrierOp::Gpu { .. } => BarrierKind::Cta,
        BarrierOp::SplitSignal { id: key } => BarrierKind::Signal { id: events.facts.barrier_id(op, key) },
        BarrierOp::SplitWait { id: key } => BarrierKind::WaitSignal { id: events.facts.barrier_id(op, key) },
        _ => return false,
    };
    if events.structure.is_in_divergent_flow(op) {
        let message = format!(
            "`{}` is in a conditional or loop in which threads may diverge",
            events.facts.module.op_name(op)
        );
        let barrier = Barrier { kind, local_fence: false, other_memory: true, origin: BarrierOrigin::Op };
        events.draft.warn(
            "lower::divergent-barrier",
            op,
            message,
            "assumed to order nothing, so reported races may not exist",
        );
        events.emit_barrier(emit, barrier);
        return true;
    }
    match barrier {
        BarrierOp::Workgroup => {
            // A barrier for LDS alone is not needed for other memory, unless that may be LDS.
            let other_memory =
                events.structure.unspaced || events.facts.module.op_name(op) != "amdgpu.lds_barrier";
            let origin = BarrierOrigin::Op;
            events.emit_barrier(emit, Barrier { kind, local_fence: true, other_memory, origin });
        }
        BarrierOp::Gpu { .. } => return false,
        _ => pointers::bare_barrier(events, emit, kind),
    }
    true
}

/// Whether the op counts among the direct-to-LDS loads of the module.
fn is_counted(structure: &Structure<'_>, emit: &Emit) -> bool {
    let has_direct = structure.facts.module.find_symbol("amdgpu.gather_to_lds").is_some();
    structure.facts.options.count_ordinary
        && has_direct
        && structure.facts.direct_queue() == Queue::Vmem
        && hardware_counters::counts_as_vector_memory(structure, emit.op)
}

/// Whether an LLVM fence waits until the LDS instructions of the wave are complete. It does if
/// it releases to the workgroup or a wider scope on an AMD GPU (LLVM, "Memory Model" of
/// AMDGPU). A fence with memory-model relaxation annotations may be for other memory alone.
fn waits_for_lds(facts: &Facts<'_>, op: OpId) -> bool {
    let module = facts.module;
    let text = |key: &str| module.attr(op, key).map(|attr| module.attr_text(attr).trim_matches('"'));
    let releases = match text("ordering") {
        Some(word) if word.starts_with(|c: char| c.is_ascii_digit()) => {
            matches!(facts.int_attr(op, "ordering"), Some(5..=7))
        }
        word => matches!(word, Some("release" | "acq_rel" | "seq_cst")),
    };
    let scope = text("syncscope").unwrap_or_default();
    let scope = scope.strip_suffix("-one-as").unwrap_or(scope);
    let is_wide = matches!(scope, "" | "one-as" | "workgroup" | "cluster" | "agent" | "system");
    let is_amd = facts.is_amd();
    module.op_name(op) == "llvm.fence" && is_amd && releases && is_wide && text("llvm.mmra").is_none()
}
