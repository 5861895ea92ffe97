//! The one registry of every row, built on first use.

use std::sync::LazyLock;

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_mlir::Registry;

use crate::dialect::{PURE_DIALECTS, PURE_PREFIXES, TABLES};
use crate::op::OpDef;

/// Present and former names of dialects. An op of a former dialect is read like its present namesake, unless it has a
/// row of its own (upstream MLIR took the name `amdgpu` for other ops).
const RENAMED: &[(&str, &str)] =
    &[("ttg", "triton_gpu"), ("ttng", "triton_nvidia_gpu"), ("amdg", "amdgpu"), ("nvg", "nvgpu")];

/// Every row, and those of former dialects made from them: once a process, and never freed.
static ROWS: LazyLock<Vec<&'static OpDef>> = LazyLock::new(|| {
    let mut rows: Vec<&'static OpDef> = TABLES.iter().flat_map(|table| table.iter()).collect();
    let taken: FxHashSet<&str> = rows.iter().map(|def| def.syntax.name).collect();
    let renamed: Vec<_> = rows.iter().filter_map(|def| former(def)).collect();
    rows.extend(renamed.into_iter().filter(|def| !taken.contains(def.syntax.name)));
    rows
});

/// The row under its dialect's former name. Types that it infers are renamed with it.
fn former(def: &OpDef) -> Option<&'static OpDef> {
    let (dialect, op) = def.syntax.name.split_once('.')?;
    let &(_, old) = RENAMED.iter().find(|(new, _)| *new == dialect)?;
    let mut def = def.clone();
    def.syntax.name = String::leak(format!("{old}.{op}"));
    def.syntax.infer = String::leak(def.syntax.infer.replace("!ttg.", "!triton_gpu."));
    Some(Box::leak(Box::new(def)))
}

static BY_NAME: LazyLock<FxHashMap<&'static str, &'static OpDef>> =
    LazyLock::new(|| all_ops().map(|def| (def.syntax.name, def)).collect());

static REGISTRY: LazyLock<Registry> = LazyLock::new(|| {
    // A row that does not compile is a defect of this crate that its tests find; the reader still works without
    // formats, structurally.
    Registry::new(all_ops().map(|def| &def.syntax)).unwrap_or_else(|_| Registry::empty())
});

/// The syntax of every op that this crate knows, for [`seawall_mlir::parse`].
pub fn registry() -> &'static Registry {
    &REGISTRY
}

/// Every row, dialect by dialect; rows under former dialect names come last.
pub fn all_ops() -> impl Iterator<Item = &'static OpDef> {
    ROWS.iter().copied()
}

/// The row of an op by its full name.
pub fn op_def(name: &str) -> Option<&'static OpDef> {
    BY_NAME.get(name).copied()
}

/// Whether an op without a row is free of effects: by its dialect, or by what its name begins with.
pub(crate) fn in_pure_dialect(name: &str) -> bool {
    name.split_once('.').is_some_and(|(dialect, _)| PURE_DIALECTS.contains(&dialect))
        || PURE_PREFIXES.iter().any(|prefix| name.starts_with(prefix))
}
