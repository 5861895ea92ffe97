//! The dialect in which a barrier of shared memory is spelled: that of the module of the program.

use seawall_model::{EventId, Program, Proxy, Queue, Target};
use seawall_place::Insertion;

/// Dialects of Triton.
const TRITON: [&str; 7] = ["ttg.", "tt.", "ttng.", "amdg.", "nvws.", "tlx.", "triton_gpu."];
/// Dialects of upstream kernels.
const UPSTREAM: [&str; 5] = ["memref.", "vector.", "gpu.", "amdgpu.", "rocdl."];

/// The ops that a placement inserts, as the IR of a program spells them.
#[derive(Clone, Copy, Debug)]
pub struct Spelling {
    local_barrier: &'static str,
    warp_barrier: &'static str,
}

impl Spelling {
    /// The spelling of a program, in time linear in its number of ops.
    pub fn of(program: &Program) -> Self {
        let local_barrier =
            if is_of_wave(program) { "shared_memory_barrier" } else { local_barrier(program) };
        let is_nvidia = program.target.as_ref().is_some_and(Target::is_nvidia);
        let warp_barrier = if is_nvidia { "nvvm.bar.warp.sync" } else { "rocdl.wave.barrier" };
        Spelling { local_barrier, warp_barrier }
    }

    /// The inserted op.
    pub fn op(&self, insertion: Insertion) -> &'static str {
        match insertion {
            Insertion::LocalBarrier => self.local_barrier,
            Insertion::ClusterBarrier { relaxed: false } => "ttng.cluster_barrier",
            Insertion::ClusterBarrier { relaxed: true } => "ttng.cluster_barrier {relaxed = true}",
            Insertion::MBarrierInitFence => "ttng.fence_mbarrier_init_release_cluster",
            Insertion::ProxyFence { cluster } => fence_of_proxies(cluster),
            Insertion::WarpBarrier => self.warp_barrier,
            Insertion::WarpGroupLocal => "warpGroupLocal",
            Insertion::Signal { .. } => "rocdl.s.barrier.signal",
            Insertion::Wait { .. } => "rocdl.s.barrier.wait",
        }
    }
}

/// Whether the program comes from a Wave trace. Ops of a trace have no dialect.
fn is_of_wave(program: &Program) -> bool {
    program.origins.values().any(|origin| origin.op == "output" && !origin.span.is_empty())
}

/// The op that synchronizes the warps of a workgroup and orders shared memory, for a program that
/// comes from MLIR. Takes time linear in the number of ops.
pub fn local_barrier(program: &Program) -> &'static str {
    let is_of = |dialects: &[&str]| {
        let mut origins = program.origins.values();
        origins.any(|origin| dialects.iter().any(|dialect| origin.op.starts_with(dialect)))
    };
    if is_of(&TRITON) || !is_of(&UPSTREAM) {
        return "ttg.barrier local";
    }
    match &program.target {
        Some(Target::Amd(_)) => "amdgpu.lds_barrier",
        _ => "gpu.barrier",
    }
}

/// The op that orders generic accesses before those that `event` makes through the async proxy. If
/// it reaches other CTAs, the fence is one for the cluster, as in Triton's pass.
pub fn proxy_fence(program: &Program, event: EventId) -> &'static str {
    let mut accesses = program.events[event].accesses.iter();
    fence_of_proxies(accesses.any(|access| access.cross_cta && access.proxy == Proxy::Async))
}

/// The fence of the generic and the async proxy, for the cluster or the CTA.
fn fence_of_proxies(cluster: bool) -> &'static str {
    match cluster {
        true => "ttng.fence_async_shared {bCluster = true}",
        false => "ttng.fence_async_shared {bCluster = false}",
    }
}

/// The op that waits until at most `pending` groups of `queue` are in flight, for a program that
/// comes from MLIR. `None` for queues whose operations arrive at an mbarrier.
pub fn wait_op(program: &Program, queue: Queue, pending: u32) -> Option<String> {
    let target = program.target.as_ref();
    let upstream = is_upstream_amd(program);
    Some(match queue {
        Queue::CpAsync if upstream => format!("rocdl.wait.asyncmark {pending}"),
        Queue::Async if upstream => format!("rocdl.s.wait.asynccnt {pending}"),
        Queue::Tdm if upstream => format!("rocdl.s.wait.tensorcnt {pending}"),
        Queue::Async if target.is_some_and(|target| !target.is_nvidia()) => {
            format!("amdg.async_wait {{num_inst = {pending} : i32}}")
        }
        Queue::CpAsync | Queue::Async => format!("ttg.async_wait {{num = {pending} : i32}}"),
        Queue::Vmem => format!("amdgpu.memory_counter_wait load({pending})"),
        Queue::Ds => format!("amdgpu.memory_counter_wait ds({pending})"),
        Queue::Tdm => format!("amdg.async_tdm_wait {{num = {pending} : i32}}"),
        Queue::TmaStore => format!("ttng.async_tma_store_wait {{pendings = {pending} : i32}}"),
        Queue::Wgmma => format!("ttng.warp_group_dot_wait {{pendings = {pending} : i32}}"),
        Queue::TmemAccess => "ttng.tmem_wait".to_owned(),
        Queue::Tma | Queue::Remote | Queue::Tcgen05 => return None,
    })
}

/// Whether an execution barrier of the program orders memory if a wait for the LDS accesses of the
/// wave precedes it. In other programs another barrier takes its place.
pub fn orders_by_counter(program: &Program) -> bool {
    is_upstream_amd(program)
}

/// Whether a program comes from a module of upstream MLIR for AMD GPUs.
pub(crate) fn is_upstream_amd(program: &Program) -> bool {
    local_barrier(program) == "amdgpu.lds_barrier"
}
