//! Events of ops in upstream modules, where they differ from those in Triton modules.

use seawall_dialects::{Barrier as BarrierOp, Fence, Meaning, OpEffects};
use seawall_mlir::OpId;
use seawall_model::{
    Action, Barrier, BarrierKind, BarrierOrigin, Direction, Fence as FenceOp, FenceKind, Queue, Target,
};

use super::counters::Counts;
use crate::events::{Accesses, Emit};
use crate::unit::ModuleLowering;

impl ModuleLowering<'_> {
    /// Emits the events of an op with a separate rule in upstream modules. Returns whether it has
    /// one.
    pub(crate) fn upstream_events(&mut self, emit: &mut Emit, meaning: Meaning, effects: &OpEffects) -> bool {
        let op = emit.op;
        match meaning {
            Meaning::Barrier(barrier) => return self.upstream_barrier(emit, barrier),
            Meaning::Wait(wait) => {
                if let Some(counts) = self.counter_waits(op, wait.queue, wait.count) {
                    self.count_events(emit, counts);
                    return true;
                }
            }
            Meaning::Fence(Fence::Memory) if self.waits_for_lds(op) => {
                self.emit(
                    emit,
                    Action::Fence(FenceOp { kind: FenceKind::Thread, cluster: false }),
                    Accesses::new(),
                );
                self.count_events(emit, Counts::from_iter([(Queue::Ds, Some(0))]));
                return true;
            }
            _ if self.is_counted(emit) => {
                // The memory is outside of the model; the operation is only counted.
                let stores = self.module.op_name(op).ends_with(".store");
                let direction = if stores { Direction::Store } else { Direction::Load };
                let action = Action::Copy { queue: Queue::Vmem, direction, predicate: None };
                self.emit(emit, action, Accesses::new());
                return true;
            }
            _ => {}
        }
        self.engine_events(emit, effects) || self.pointer_events(emit)
    }

    /// Whether an LLVM fence waits until the LDS instructions of the wave are complete. It does if
    /// it releases to the workgroup or a wider scope on an AMD GPU (LLVM, "Memory Model" of
    /// AMDGPU). A fence with memory-model relaxation annotations may be for other memory alone.
    fn waits_for_lds(&self, op: OpId) -> bool {
        let module = self.module;
        let text = |key: &str| module.attr(op, key).map(|attr| module.attr_text(attr).trim_matches('"'));
        let releases = match text("ordering") {
            Some(word) if word.starts_with(|c: char| c.is_ascii_digit()) => {
                matches!(self.int_attr(op, "ordering"), Some(5..=7))
            }
            word => matches!(word, Some("release" | "acq_rel" | "seq_cst")),
        };
        let scope = text("syncscope").unwrap_or_default();
        let scope = scope.strip_suffix("-one-as").unwrap_or(scope);
        let is_wide = matches!(scope, "" | "one-as" | "workgroup" | "cluster" | "agent" | "system");
        let is_amd = matches!(self.program.target, Some(Target::Amd(_)));
        module.op_name(op) == "llvm.fence" && is_amd && releases && is_wide && text("llvm.mmra").is_none()
    }

    /// Whether the op counts among the direct-to-LDS loads of the module.
    fn is_counted(&self, emit: &Emit) -> bool {
        let has_direct = self.module.find_symbol("amdgpu.gather_to_lds").is_some();
        self.count_ordinary
            && has_direct
            && self.direct_queue() == Queue::Vmem
            && self.counts_as_vector_memory(emit.op)
    }

    fn upstream_barrier(&mut self, emit: &mut Emit, barrier: BarrierOp) -> bool {
        let op = emit.op;
        let id = |key: Option<&str>| {
            let id = key.and_then(|key| self.int_attr(op, key)).and_then(|id| i32::try_from(id).ok());
            id.unwrap_or(-1)
        };
        let kind = match barrier {
            BarrierOp::ExecutionOnly | BarrierOp::Workgroup | BarrierOp::Gpu { .. } => BarrierKind::Cta,
            BarrierOp::SplitSignal { id: key } => BarrierKind::Signal { id: id(key) },
            BarrierOp::SplitWait { id: key } => BarrierKind::WaitSignal { id: id(key) },
            _ => return false,
        };
        if self.is_in_divergent_flow(op) {
            let message = format!(
                "`{}` is in a conditional or loop in which threads may diverge",
                self.module.op_name(op)
            );
            let barrier = Barrier { kind, local_fence: false, other_memory: true, origin: BarrierOrigin::Op };
            self.warn(
                "lower::divergent-barrier",
                op,
                message,
                "assumed to order nothing, so reported races may not exist",
            );
            self.emit_barrier(emit, barrier);
            return true;
        }
        match barrier {
            BarrierOp::Workgroup => {
                // A barrier for LDS alone is not needed for other memory.
                let other_memory = self.module.op_name(op) != "amdgpu.lds_barrier";
                let origin = BarrierOrigin::Op;
                self.emit_barrier(emit, Barrier { kind, local_fence: true, other_memory, origin });
            }
            BarrierOp::Gpu { .. } => return false,
            _ => self.bare_barrier(emit, kind),
        }
        true
    }
}
