//! Remedies in words, spelled in the language of the text: ops for MLIR, nodes for traces, statements for the model's text form.

use seawall_analysis::Remedy;
use seawall_model::{Queue, Target};

use super::Notation;
use super::roles::operations;
use super::story::Teller;
use crate::dialect::{is_upstream_amd, local_barrier};

/// What to do, as one sentence without a full stop.
pub(crate) fn remedy(teller: &Teller<'_>, remedy: Remedy) -> String {
    let notation = teller.narrator.module.notation;
    let at = |event| teller.narrator.name_and_line(event);
    match remedy {
        Remedy::BarrierBefore(event) => format!("put {} before {}", barrier(teller), at(event)),
        Remedy::ClusterBarrierBefore(event) => {
            format!("put {} before {}", cluster_barrier(notation), at(event))
        }
        Remedy::ClusterBarrierAfter(event) => {
            format!("put {} behind {}, before the kernel returns", cluster_barrier(notation), at(event))
        }
        Remedy::WaitBefore { event, queue, pending, barrier: and_barrier } => {
            let wait = wait(teller, queue, pending);
            let also = if and_barrier {
                format!(", with {} behind it so that the other warps know too,", barrier(teller))
            } else {
                String::new()
            };
            format!("put {wait}{also} before {}", at(event))
        }
        Remedy::MBarrierWaitBefore(event) => {
            let wait = match (notation, target(teller)) {
                (Notation::Model | Notation::Trace, _) => "`mbarrier wait`",
                (Notation::Mlir, Some(target)) if !target.is_nvidia() => "`amdg.wait_barrier`",
                (Notation::Mlir, _) => "`ttng.wait_barrier`",
            };
            format!("before {}, put {wait} for the mbarrier at which the operation arrives", at(event))
        }
        Remedy::ProxyFenceBefore(event) => {
            let fence = match notation {
                Notation::Mlir => "`ttng.fence_async_shared {bCluster = false}`",
                Notation::Model | Notation::Trace => "`fence proxy`",
            };
            format!("put {fence} before {}", at(event))
        }
        Remedy::FenceOnBarrier(event) => match notation {
            // What the wave itself did in shared memory is what lacks.
            Notation::Mlir if is_upstream_amd(teller.narrator.module.program) => {
                format!("put {} before {}", wait(teller, Queue::Ds, 0), at(event))
            }
            Notation::Mlir => format!("use {} in place of {}", barrier(teller), at(event)),
            Notation::Trace => format!(
                "use a `barrier` node in place of {}, or put a `counter_wait` with `ds` 0 before it",
                at(event)
            ),
            Notation::Model => {
                format!("let {} order memory: end it with `fence`, not `none`", at(event))
            }
        },
        Remedy::Delete(event) => format!("delete {}", at(event)),
    }
}

fn target<'t>(teller: &Teller<'t>) -> Option<&'t Target> {
    teller.narrator.module.program.target.as_ref()
}

fn barrier(teller: &Teller<'_>) -> String {
    match teller.narrator.module.notation {
        Notation::Mlir => format!("`{}`", local_barrier(teller.narrator.module.program)),
        Notation::Trace => "a `barrier` node".to_owned(),
        Notation::Model => "`barrier`".to_owned(),
    }
}

fn cluster_barrier(notation: Notation) -> &'static str {
    match notation {
        Notation::Mlir => "`ttng.cluster_barrier`",
        Notation::Model | Notation::Trace => "`barrier cluster`",
    }
}

/// A wait for a queue; where only an mbarrier can tell, that.
fn wait(teller: &Teller<'_>, queue: Queue, pending: u32) -> String {
    let (notation, target) = (teller.narrator.module.notation, target(teller));
    let upstream = is_upstream_amd(teller.narrator.module.program);
    if let (Notation::Model, Some(word)) = (notation, word(queue)) {
        return format!("`wait {word} {pending}`");
    }
    if let (Notation::Trace, Some(key)) = (notation, counter(queue)) {
        return format!("a `counter_wait` node with `{key}` {pending}");
    }
    match queue {
        Queue::CpAsync if upstream => format!("`rocdl.wait.asyncmark {pending}`"),
        Queue::Async if upstream => format!("`rocdl.s.wait.asynccnt {pending}`"),
        Queue::Tdm if upstream => format!("`rocdl.s.wait.tensorcnt {pending}`"),
        Queue::CpAsync => format!("`ttg.async_wait {{num = {pending} : i32}}`"),
        Queue::Async if target.is_some_and(|target| !target.is_nvidia()) => {
            format!("`amdg.async_wait {{num_inst = {pending} : i32}}`")
        }
        Queue::Async => format!("`ttg.async_wait {{num = {pending} : i32}}`"),
        Queue::Vmem => format!("`amdgpu.memory_counter_wait load({pending})`"),
        Queue::Ds => format!("`amdgpu.memory_counter_wait ds({pending})`"),
        Queue::Tdm => format!("`amdg.async_tdm_wait {{num = {pending} : i32}}`"),
        Queue::TmaStore => format!("`ttng.async_tma_store_wait {{pendings = {pending} : i32}}`"),
        Queue::Wgmma => format!("`ttng.warp_group_dot_wait {{pendings = {pending} : i32}}`"),
        Queue::TmemAccess => "`ttng.tmem_wait`".to_owned(),
        Queue::Tma | Queue::Remote | Queue::Tcgen05 => {
            format!("a wait for the mbarrier at which the {} arrive", operations(queue))
        }
    }
}

/// How the model's text form spells a queue that `wait` can name usefully.
fn word(queue: Queue) -> Option<&'static str> {
    match queue {
        Queue::CpAsync => Some("cp"),
        Queue::Async => Some("asynccnt"),
        Queue::Vmem => Some("vmcnt"),
        Queue::Ds => Some("dscnt"),
        Queue::Tdm => Some("tdm"),
        Queue::TmaStore => Some("tma_store"),
        Queue::Wgmma => Some("wgmma"),
        Queue::TmemAccess => Some("tmem_access"),
        Queue::Tma | Queue::Remote | Queue::Tcgen05 => None,
    }
}

/// How a trace calls the counter of a queue.
fn counter(queue: Queue) -> Option<&'static str> {
    match queue {
        Queue::Vmem => Some("load"),
        Queue::Ds => Some("ds"),
        Queue::Tdm => Some("tensor"),
        Queue::Async => Some("async"),
        _ => None,
    }
}
