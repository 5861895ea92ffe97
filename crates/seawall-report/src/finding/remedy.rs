//! Remedies in words, spelled in the language of the text: ops for MLIR, nodes for traces,
//! statements for the text form of the model.

use seawall_analysis::Remedy;
use seawall_model::{EventId, Queue, Target};

use super::Notation;
use super::finding_wording::FindingContext;
use crate::dialect::{is_upstream_amd, local_barrier, proxy_fence, wait_op};

/// The fix as one sentence without a full stop.
pub(crate) fn remedy(context: &FindingContext<'_>, remedy: Remedy) -> String {
    let notation = context.module_context.module.notation;
    let at = |event| context.module_context.name_and_line(event);
    match remedy {
        Remedy::BarrierBefore(event) if context.module_context.is_divergent(event) => {
            format!(
                "insert {} between the accesses, outside of the conditional around {}, where not all threads \
                 would reach it",
                barrier(context),
                at(event)
            )
        }
        Remedy::BarrierBefore(event) => format!("insert {} before {}", barrier(context), at(event)),
        Remedy::ClusterBarrierBefore(event) => {
            format!("insert {} before {}", cluster_barrier(notation), at(event))
        }
        Remedy::ClusterBarrierAfter(event) => {
            format!("insert {} after {}, before the kernel returns", cluster_barrier(notation), at(event))
        }
        Remedy::WaitBefore { event, queue, pending, barrier: and_barrier } => {
            let wait = wait(context, queue, pending);
            if !and_barrier {
                return format!("insert {wait} before {}", at(event));
            }
            let barrier = barrier(context);
            format!(
                "insert {wait} and then {barrier} before {}; the barrier orders the other warps after the wait",
                at(event)
            )
        }
        Remedy::CounterBefore { event, counter, count } => {
            format!("insert `{}` before {}", counter.wait(count), at(event))
        }
        Remedy::WaitAfter { event, queue } => {
            format!("insert {} after {}, before the kernel returns", wait(context, queue, 0), at(event))
        }
        Remedy::MBarrierWaitBefore(event) => {
            let wait = match (notation, target(context)) {
                (Notation::Model | Notation::Trace, _) => "`mbarrier wait`",
                (Notation::Amdgcn, _) => "a loop that tests the phase",
                (Notation::Ptx, _) => "a loop of `mbarrier.try_wait.parity`",
                (Notation::Mlir, Some(target)) if !target.is_nvidia() => "`amdg.wait_barrier`",
                (Notation::Mlir, _) => "`ttng.wait_barrier`",
            };
            format!("insert {wait} before {}, for the mbarrier at which the operation arrives", at(event))
        }
        Remedy::ProxyFenceBefore(event) => {
            let fence = match notation {
                Notation::Mlir => format!("`{}`", proxy_fence(context.module_context.module.program, event)),
                Notation::Model | Notation::Trace => "`fence proxy`".to_owned(),
                Notation::Ptx => "`fence.proxy.async.shared::cta`".to_owned(),
                Notation::Amdgcn => "a fence".to_owned(),
            };
            format!("insert {fence} before {}", at(event))
        }
        Remedy::FenceOnBarrier(event) => fence(context, event),
        Remedy::Delete(event) => format!("delete {}", at(event)),
    }
}

/// A local fence on a barrier.
fn fence(context: &FindingContext<'_>, event: EventId) -> String {
    let at = |event| context.module_context.name_and_line(event);
    match context.module_context.module.notation {
        // The accesses of the wave itself are not complete at this barrier.
        Notation::Mlir if is_upstream_amd(context.module_context.module.program) => {
            format!("insert {} before {}", wait(context, Queue::Ds, 0), at(event))
        }
        Notation::Mlir => format!("use {} instead of {}", barrier(context), at(event)),
        Notation::Trace => format!(
            "use a `barrier` node instead of {}, or insert a `counter_wait` with `ds` 0 before it",
            at(event)
        ),
        Notation::Ptx => format!("use `bar.sync 0` instead of {}", at(event)),
        Notation::Amdgcn => format!("wait for all LDS instructions before {}", at(event)),
        Notation::Model => {
            format!("end {} with `fence` instead of `none`, so that it orders memory", at(event))
        }
    }
}

fn target<'t>(context: &FindingContext<'t>) -> Option<&'t Target> {
    context.module_context.module.program.target.as_ref()
}

fn barrier(context: &FindingContext<'_>) -> String {
    match context.module_context.module.notation {
        Notation::Mlir => format!("`{}`", local_barrier(context.module_context.module.program)),
        Notation::Trace => "a `barrier` node".to_owned(),
        Notation::Ptx => "`bar.sync 0`".to_owned(),
        Notation::Amdgcn => "`s_barrier`".to_owned(),
        Notation::Model => "`barrier`".to_owned(),
    }
}

fn cluster_barrier(notation: Notation) -> &'static str {
    match notation {
        Notation::Mlir => "`ttng.cluster_barrier`",
        Notation::Model | Notation::Trace => "`barrier cluster`",
        Notation::Amdgcn => "a barrier of the cluster",
        Notation::Ptx => "`barrier.cluster.arrive` and `barrier.cluster.wait`",
    }
}

/// The PTX instruction that waits for groups of a queue.
fn ptx_wait(queue: Queue) -> Option<&'static str> {
    match queue {
        Queue::CpAsync => Some("cp.async.wait_group"),
        Queue::TmaStore => Some("cp.async.bulk.wait_group"),
        Queue::Wgmma => Some("wgmma.wait_group.sync.aligned"),
        Queue::Async
        | Queue::Vmem
        | Queue::Ds
        | Queue::Tdm
        | Queue::Tma
        | Queue::Remote
        | Queue::Tcgen05
        | Queue::TmemAccess => None,
    }
}

/// The PTX instruction that waits for the earlier access to tensor memory.
fn tensor_memory_wait(context: &FindingContext<'_>) -> &'static str {
    let program = context.module_context.module.program;
    let is_load = context
        .earlier
        .is_some_and(|event| program.events[event].accesses.iter().all(|access| !access.mode.writes()));
    if is_load { "tcgen05.wait::ld.sync.aligned" } else { "tcgen05.wait::st.sync.aligned" }
}

/// A wait for a queue. For queues that only an mbarrier tracks, a wait for the mbarrier.
fn wait(context: &FindingContext<'_>, queue: Queue, pending: u32) -> String {
    let notation = context.module_context.module.notation;
    if let (Notation::Model, Some(word)) = (notation, word(queue)) {
        return format!("`wait {word} {pending}`");
    }
    if let (Notation::Trace, Some(key)) = (notation, counter(queue)) {
        return format!("a `counter_wait` node with `{key}` {pending}");
    }
    if let (Notation::Ptx, Queue::TmemAccess) = (notation, queue) {
        return format!("`{}`", tensor_memory_wait(context));
    }
    if let (Notation::Ptx, Some(name)) = (notation, ptx_wait(queue)) {
        return format!("`{name} {pending}`");
    }
    match wait_op(context.module_context.module.program, queue, pending) {
        Some(op) => format!("`{op}`"),
        None => format!("a wait for the mbarrier at which the {} arrive", queue.row().plural),
    }
}

/// The name of a queue in the text form of the model. `None` if `wait` cannot name it usefully.
fn word(queue: Queue) -> Option<&'static str> {
    let has_groups = queue.groups_by_commit() || queue.groups_each_operation();
    has_groups.then(|| queue.row().name)
}

/// The name of a queue's counter in a trace.
fn counter(queue: Queue) -> Option<&'static str> {
    match queue {
        Queue::Vmem => Some("load"),
        Queue::Ds => Some("ds"),
        Queue::Tdm => Some("tensor"),
        Queue::Async => Some("async"),
        _ => None,
    }
}
