//! Asynchronous copies.

use super::{Access, Copy, Group, Meaning, Row, effect};

const NON_BULK: &str = "Data Movement and Conversion Instructions: Asynchronous copy";
const BULK: &str = "Data Movement and Conversion Instructions: Bulk and Tensor copy";
const TENSOR_MAP: &str = "Data Movement and Conversion Instructions: tensormap.replace";
const SYNC: &str = "Parallel Synchronization and Communication Instructions";

const CP_ASYNC: &[&str] =
    &["ca", "cg", "shared", "shared::cta", "global", "L2::cache_hint", "L2::64B", "L2::128B", "L2::256B"];

/// Directions, completion, and hints of bulk copies.
const BULK_COPY: &[&str] = &[
    "shared::cta",
    "shared::cluster",
    "global",
    "mbarrier::complete_tx::bytes",
    "bulk_group",
    "multicast::cluster",
    "L2::cache_hint",
    "cp_mask",
];

const TENSOR_COPY: &[&str] = &[
    "1d",
    "2d",
    "3d",
    "4d",
    "5d",
    "shared::cta",
    "shared::cluster",
    "global",
    "mbarrier::complete_tx::bytes",
    "bulk_group",
    "multicast::cluster",
    "L2::cache_hint",
    "tile",
    "tile::gather4",
    "tile::scatter4",
    "im2col",
    "im2col::w",
    "im2col::w::128",
    "im2col_no_offs",
    "cta_group::1",
    "cta_group::2",
];

const REDUCTIONS: &[&str] = &[
    "1d",
    "2d",
    "3d",
    "4d",
    "5d",
    "shared::cta",
    "shared::cluster",
    "global",
    "mbarrier::complete_tx::bytes",
    "bulk_group",
    "L2::cache_hint",
    "tile",
    "im2col_no_offs",
    "add",
    "min",
    "max",
    "inc",
    "dec",
    "and",
    "or",
    "xor",
    "noftz",
];

const REMOTE: &[&str] = &[
    "weak",
    "relaxed",
    "release",
    "cluster",
    "shared::cluster",
    "mbarrier::complete_tx::bytes",
    "add",
    "min",
    "max",
    "inc",
    "dec",
    "and",
    "or",
    "xor",
];

pub(super) const ROWS: &[Row] = &[
    effect("cp.async", NON_BULK, CP_ASYNC, Meaning::Copy(Copy::CpAsync)),
    effect("cp.async.commit_group", NON_BULK, &[], Meaning::Commit(Group::CpAsync)),
    effect("cp.async.wait_group", NON_BULK, &[], Meaning::Wait(Group::CpAsync)),
    effect("cp.async.wait_all", NON_BULK, &[], Meaning::WaitAll(Group::CpAsync)),
    effect("cp.async.bulk", BULK, BULK_COPY, Meaning::Copy(Copy::Bulk)),
    effect("cp.reduce.async.bulk", BULK, REDUCTIONS, Meaning::Copy(Copy::Bulk)),
    effect("cp.async.bulk.prefetch", BULK, &[], Meaning::Nothing).with_any_modifier(),
    effect("cp.async.bulk.tensor", BULK, TENSOR_COPY, Meaning::Copy(Copy::Tensor)),
    effect("cp.reduce.async.bulk.tensor", BULK, REDUCTIONS, Meaning::Copy(Copy::Tensor)),
    effect("cp.async.bulk.prefetch.tensor", BULK, &[], Meaning::Nothing).with_any_modifier(),
    effect("cp.async.bulk.commit_group", BULK, &[], Meaning::Commit(Group::Bulk)),
    effect("cp.async.bulk.wait_group", BULK, &["read"], Meaning::Wait(Group::Bulk)),
    effect("multimem.cp.async.bulk", BULK, &[], Meaning::Undescribed).with_any_modifier(),
    effect("multimem.cp.reduce.async.bulk", BULK, &[], Meaning::Undescribed).with_any_modifier(),
    effect("st.async", NON_BULK, REMOTE, Meaning::Copy(Copy::Remote)),
    effect("red.async", SYNC, REMOTE, Meaning::Copy(Copy::Remote)),
    effect("tensormap.replace", TENSOR_MAP, &[], Meaning::Access(Access::ReplaceTensorMap))
        .with_any_modifier(),
    effect("tensormap.cp_fenceproxy", SYNC, &[], Meaning::Access(Access::CopyTensorMap)).with_any_modifier(),
];
