//! Loads, stores and atomic operations.

use super::{Access, Meaning, Modifiers, Results, Row, Value, effect, value};

const MOVES: &str = "Data Movement and Conversion Instructions";
const SYNC: &str = "Parallel Synchronization and Communication Instructions";
const TEXTURE: &str = "Texture Instructions";
const SURFACE: &str = "Surface Instructions";
const MMA: &str = "Warp Level Matrix Multiply-Accumulate Instructions";

/// State spaces, orders, scopes and hints of `ld` and `st`.
const LOADS: &[&str] = &[
    "const",
    "global",
    "local",
    "param",
    "param::entry",
    "param::func",
    "shared",
    "shared::cta",
    "shared::cluster",
    "weak",
    "volatile",
    "relaxed",
    "acquire",
    "release",
    "mmio",
    "cta",
    "cluster",
    "gpu",
    "sys",
    "nc",
    "ca",
    "cg",
    "cs",
    "lu",
    "cv",
    "wb",
    "wt",
    "unified",
    "L1::evict_normal",
    "L1::evict_unchanged",
    "L1::evict_first",
    "L1::evict_last",
    "L1::no_allocate",
    "L2::evict_normal",
    "L2::evict_first",
    "L2::evict_last",
    "L2::cache_hint",
    "L2::64B",
    "L2::128B",
    "L2::256B",
];

/// State spaces, orders, scopes and operations of `atom` and `red`.
const ATOMICS: &[&str] = &[
    "global",
    "shared",
    "shared::cta",
    "shared::cluster",
    "relaxed",
    "acquire",
    "release",
    "acq_rel",
    "cta",
    "cluster",
    "gpu",
    "sys",
    "and",
    "or",
    "xor",
    "cas",
    "exch",
    "add",
    "inc",
    "dec",
    "min",
    "max",
    "noftz",
    "L2::cache_hint",
];

/// Shapes of `ldmatrix` and `stmatrix`.
const MATRICES: &[&str] =
    &["sync", "aligned", "m8n8", "m16n8", "x1", "x2", "x4", "trans", "shared", "shared::cta", "b8"];

pub(super) const ROWS: &[Row] = &[
    effect("ld", MOVES, LOADS, Meaning::Access(Access::Load)).with_results(Results::First),
    effect("ldu", MOVES, LOADS, Meaning::Access(Access::Load)).with_results(Results::First),
    effect("st", MOVES, LOADS, Meaning::Access(Access::Store)),
    effect("st.bulk", MOVES, &[], Meaning::Undescribed).with_any_modifier(),
    effect("atom", SYNC, ATOMICS, Meaning::Access(Access::Atomic)).with_results(Results::First),
    effect("red", SYNC, ATOMICS, Meaning::Access(Access::Reduction)),
    effect("ldmatrix", MMA, MATRICES, Meaning::Access(Access::LoadMatrix)).with_results(Results::First),
    effect("stmatrix", MMA, MATRICES, Meaning::Access(Access::StoreMatrix)),
    value("movmatrix", MMA, Value::Opaque),
    // They access global memory only.
    value("multimem.ld_reduce", MOVES, Value::Opaque),
    effect("multimem.st", MOVES, &[], Meaning::Nothing).with_any_modifier(),
    effect("multimem.red", MOVES, &[], Meaning::Nothing).with_any_modifier(),
    effect("prefetch", MOVES, &[], Meaning::Nothing).with_any_modifier(),
    effect("prefetchu", MOVES, &[], Meaning::Nothing).with_any_modifier(),
    effect("applypriority", MOVES, &[], Meaning::Nothing).with_any_modifier(),
    effect("discard", MOVES, &[], Meaning::Nothing).with_any_modifier(),
    value("tex", TEXTURE, Value::Opaque),
    value("tld4", TEXTURE, Value::Opaque),
    value("txq", TEXTURE, Value::Opaque),
    value("istypep", TEXTURE, Value::Opaque),
    value("suld", SURFACE, Value::Opaque),
    Row {
        name: "sust",
        section: SURFACE,
        results: Results::None,
        modifiers: Modifiers::Any,
        meaning: Meaning::Nothing,
    },
    effect("sured", SURFACE, &[], Meaning::Nothing).with_any_modifier(),
    value("suq", SURFACE, Value::Opaque),
];
