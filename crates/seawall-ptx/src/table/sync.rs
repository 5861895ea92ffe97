//! Barriers, fences, mbarriers and control flow.

use super::{
    Barrier, Control, Copy, Fence, MBarrier, Meaning, Modifiers, Results, Row, Value, effect, value,
};

const SYNC: &str = "Parallel Synchronization and Communication Instructions";
const MBARRIER: &str = "Parallel Synchronization and Communication Instructions: mbarrier";
const CONTROL: &str = "Control Flow Instructions";
const MISC: &str = "Miscellaneous Instructions";
const GRID: &str = "Parallel Synchronization and Communication Instructions: griddepcontrol";
const LAUNCH: &str = "Parallel Synchronization and Communication Instructions: clusterlaunchcontrol";

/// State spaces, scopes and orders of mbarrier operations.
const ON_MBARRIER: &[&str] = &[
    "shared",
    "shared::cta",
    "shared::cluster",
    "cta",
    "cluster",
    "release",
    "acquire",
    "relaxed",
    "noComplete",
    "expect_tx",
    "parity",
    "noinc",
];

/// Without `multicast::cluster::all`, which writes to other CTAs.
const TRY_CANCEL: &[&str] = &["async", "shared::cta", "mbarrier::complete_tx::bytes", "b128"];

const CTA: &[&str] = &["cta", "sync", "arrive", "red", "aligned", "popc", "and", "or"];
const CLUSTER: &[&str] = &["arrive", "wait", "release", "acquire", "relaxed", "aligned"];
const SCOPES: &[&str] = &["cta", "cluster", "gpu", "sys", "gl", "sc", "acq_rel", "acquire", "release"];

const fn control(name: &'static str, control: Control) -> Row {
    effect(name, CONTROL, &["uni"], Meaning::Control(control))
}

const fn on_mbarrier(name: &'static str, operation: MBarrier) -> Row {
    effect(name, MBARRIER, ON_MBARRIER, Meaning::MBarrier(operation))
}

pub(super) const ROWS: &[Row] = &[
    // The result of `bar.red` is its first operand.
    effect("bar", SYNC, CTA, Meaning::Barrier(Barrier::Cta)),
    effect("barrier", SYNC, CTA, Meaning::Barrier(Barrier::Cta)),
    effect("bar.red", SYNC, CTA, Meaning::Barrier(Barrier::Cta)).with_results(Results::First),
    effect("bar.cta.red", SYNC, CTA, Meaning::Barrier(Barrier::Cta)).with_results(Results::First),
    effect("barrier.red", SYNC, CTA, Meaning::Barrier(Barrier::Cta)).with_results(Results::First),
    effect("barrier.cta.red", SYNC, CTA, Meaning::Barrier(Barrier::Cta)).with_results(Results::First),
    effect("bar.warp.sync", SYNC, &[], Meaning::Barrier(Barrier::Warp)),
    effect("barrier.cluster", SYNC, CLUSTER, Meaning::Barrier(Barrier::Cluster)),
    effect("membar", SYNC, SCOPES, Meaning::Fence(Fence::Thread)),
    effect("fence", SYNC, SCOPES, Meaning::Fence(Fence::Thread)),
    effect("membar.proxy", SYNC, &["alias"], Meaning::Fence(Fence::OtherProxy)),
    effect("fence.proxy.alias", SYNC, &[], Meaning::Fence(Fence::OtherProxy)),
    effect(
        "fence.proxy.async",
        SYNC,
        &["global", "shared::cta", "shared::cluster"],
        Meaning::Fence(Fence::ProxyAsync),
    ),
    // One-directional fences order less than `fence.proxy.async`, and other operations.
    effect("fence.proxy.async::generic", SYNC, &[], Meaning::Undescribed).with_any_modifier(),
    effect("fence.proxy.tensormap::generic", SYNC, &[], Meaning::Fence(Fence::OtherProxy))
        .with_any_modifier(),
    effect("fence.mbarrier_init", SYNC, SCOPES, Meaning::Fence(Fence::MBarrierInit)),
    on_mbarrier("mbarrier.init", MBarrier::Init),
    on_mbarrier("mbarrier.inval", MBarrier::Inval),
    on_mbarrier("mbarrier.expect_tx", MBarrier::ExpectTx),
    on_mbarrier("mbarrier.complete_tx", MBarrier::CompleteTx),
    on_mbarrier("mbarrier.arrive", MBarrier::Arrive).with_results(Results::FirstUnlessAddress),
    effect("mbarrier.arrive_drop", MBARRIER, &[], Meaning::Undescribed)
        .with_any_modifier()
        .with_results(Results::FirstUnlessAddress),
    on_mbarrier("mbarrier.test_wait", MBarrier::Wait).with_results(Results::First),
    on_mbarrier("mbarrier.try_wait", MBarrier::Wait).with_results(Results::First),
    on_mbarrier("mbarrier.pending_count", MBarrier::PendingCount).with_results(Results::First),
    on_mbarrier("cp.async.mbarrier.arrive", MBarrier::CpAsyncArrive),
    effect("griddepcontrol", GRID, &["launch_dependents", "wait"], Meaning::Nothing),
    effect("clusterlaunchcontrol.try_cancel", LAUNCH, TRY_CANCEL, Meaning::Copy(Copy::LaunchControl)),
    value("clusterlaunchcontrol.query_cancel", LAUNCH, Value::Opaque),
    control("bra", Control::Branch),
    control("brx.idx", Control::BranchIndexed),
    control("call", Control::Call).with_results(Results::FirstIfList),
    control("ret", Control::Return),
    control("exit", Control::Exit),
    effect("trap", MISC, &[], Meaning::Control(Control::Trap)),
    effect("brkpt", MISC, &[], Meaning::Nothing),
    effect("nanosleep", MISC, &[], Meaning::Nothing),
    effect("pmevent", MISC, &["mask"], Meaning::Nothing),
    Row {
        name: "setmaxnreg",
        section: MISC,
        results: Results::None,
        modifiers: Modifiers::Any,
        meaning: Meaning::Nothing,
    },
];
