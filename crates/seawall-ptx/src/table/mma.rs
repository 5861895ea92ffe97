//! Matrix multiply-accumulate instructions.

use super::{Meaning, Modifiers, Results, Row, Tcgen05, Wgmma, effect};

const WARP: &str = "Warp Level Matrix Multiply-Accumulate Instructions";
const WARPGROUP: &str = "Asynchronous Warpgroup Level Matrix Multiply-Accumulate Instructions";
const FIFTH: &str = "TensorCore 5th Generation Family Instructions";

/// Parts of tcgen05 opcodes that change neither what is accessed nor when.
const LOADS: &[&str] = &[
    "sync",
    "aligned",
    "16x64b",
    "16x128b",
    "16x256b",
    "32x32b",
    "16x32bx2",
    "x1",
    "x2",
    "x4",
    "x8",
    "x16",
    "x32",
    "x64",
    "x128",
    "pack::16b",
    "unpack::16b",
];

const fn tcgen05(name: &'static str, modifiers: &'static [&'static str], operation: Tcgen05) -> Row {
    effect(name, FIFTH, modifiers, Meaning::Tcgen05(operation))
}

/// An MMA on registers of a warp.
const fn of_warp(name: &'static str) -> Row {
    Row { name, section: WARP, results: Results::First, modifiers: Modifiers::Any, meaning: Meaning::Mma }
}

pub(super) const ROWS: &[Row] = &[
    of_warp("mma"),
    of_warp("wmma.mma"),
    // They access matrices of a layout that the rows do not describe.
    effect("wmma.load", WARP, &[], Meaning::Undescribed).with_any_modifier().with_results(Results::First),
    effect("wmma.store", WARP, &[], Meaning::Undescribed).with_any_modifier(),
    effect("wgmma.mma_async", WARPGROUP, &[], Meaning::Wgmma(Wgmma::Mma))
        .with_any_modifier()
        .with_results(Results::First),
    effect("wgmma.fence", WARPGROUP, &["sync", "aligned"], Meaning::Wgmma(Wgmma::Fence)),
    effect("wgmma.commit_group", WARPGROUP, &["sync", "aligned"], Meaning::Wgmma(Wgmma::Commit)),
    effect("wgmma.wait_group", WARPGROUP, &["sync", "aligned"], Meaning::Wgmma(Wgmma::Wait)),
    tcgen05(
        "tcgen05.alloc",
        &["sync", "aligned", "cta_group::1", "cta_group::2", "shared::cta"],
        Tcgen05::Alloc,
    ),
    tcgen05("tcgen05.dealloc", &["sync", "aligned", "cta_group::1", "cta_group::2"], Tcgen05::Release),
    tcgen05(
        "tcgen05.relinquish_alloc_permit",
        &["sync", "aligned", "cta_group::1", "cta_group::2"],
        Tcgen05::Release,
    ),
    tcgen05("tcgen05.ld", LOADS, Tcgen05::Load).with_results(Results::First),
    tcgen05("tcgen05.st", LOADS, Tcgen05::Store),
    tcgen05("tcgen05.wait::ld", &["sync", "aligned"], Tcgen05::Wait),
    tcgen05("tcgen05.wait::st", &["sync", "aligned"], Tcgen05::Wait),
    tcgen05("tcgen05.mma", &[], Tcgen05::Mma).with_any_modifier(),
    tcgen05("tcgen05.cp", &[], Tcgen05::Copy).with_any_modifier(),
    tcgen05("tcgen05.shift", &[], Tcgen05::Shift).with_any_modifier(),
    tcgen05(
        "tcgen05.commit",
        &[
            "cta_group::1",
            "cta_group::2",
            "mbarrier::arrive::one",
            "shared::cluster",
            "multicast::cluster",
            "completion_mechanism",
        ],
        Tcgen05::Commit,
    ),
    tcgen05("tcgen05.fence::before_thread_sync", &[], Tcgen05::Fence),
    tcgen05("tcgen05.fence::after_thread_sync", &[], Tcgen05::Fence),
];
