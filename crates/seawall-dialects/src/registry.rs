//! The registry of all rows, built on first use.

use std::sync::LazyLock;

use rustc_hash::FxHashSet;
use seawall_mlir::{Module, OpId, Registry};

use crate::dialect::{PURE_DIALECTS, PURE_PREFIXES, TABLES, UNFOLLOWED_PREFIXES};
use crate::op::OpDef;

/// Current and former names of dialects.
///
/// An op of a former dialect is read like the current op with this name, unless it has a row.
/// (Upstream MLIR uses the name `amdgpu` for other ops.)
const RENAMED: &[(&str, &str)] =
    &[("ttg", "triton_gpu"), ("ttng", "triton_nvidia_gpu"), ("amdg", "amdgpu"), ("nvg", "nvgpu")];

/// The rows of the tables.
static ROWS: LazyLock<Vec<&'static OpDef>> =
    LazyLock::new(|| TABLES.iter().flat_map(|table| table.iter()).collect());

/// Copies of rows for the former dialect names. Built at most once per process and never freed.
static FORMER_ROWS: LazyLock<Vec<&'static OpDef>> = LazyLock::new(|| {
    let taken: FxHashSet<&str> = ROWS.iter().map(|def| def.syntax.name).collect();
    let renamed = ROWS.iter().filter_map(|def| former(def));
    renamed.filter(|def| !taken.contains(def.syntax.name)).collect()
});

/// Whether the dialect of an op has one of the former names.
fn is_former(name: &str) -> bool {
    name.split_once('.').is_some_and(|(dialect, _)| RENAMED.iter().any(|&(_, old)| old == dialect))
}

/// Returns the row at `index` among those of [`all_ops`].
fn row_at(index: usize) -> Option<&'static OpDef> {
    let former = || FORMER_ROWS.get(index.checked_sub(ROWS.len())?);
    ROWS.get(index).or_else(former).copied()
}

/// Returns the row under its dialect's former name. Inferred types are renamed as well.
fn former(def: &OpDef) -> Option<&'static OpDef> {
    let (dialect, op) = def.syntax.name.split_once('.')?;
    let &(_, old) = RENAMED.iter().find(|(new, _)| *new == dialect)?;
    let mut def = def.clone();
    def.syntax.name = String::leak(format!("{old}.{op}"));
    def.syntax.infer = String::leak(def.syntax.infer.replace("!ttg.", "!triton_gpu."));
    Some(Box::leak(Box::new(def)))
}

static REGISTRY: LazyLock<Registry> = LazyLock::new(|| {
    // Tests check that every row compiles.
    let former = || FORMER_ROWS.iter().map(|def| &def.syntax).collect();
    let rows = ROWS.iter().map(|def| &def.syntax);
    Registry::with_rare(rows, is_former, former).expect("every row compiles, and names are unique")
});

/// Returns the syntax of all rows, for [`seawall_mlir::parse`].
pub fn registry() -> &'static Registry {
    &REGISTRY
}

/// Iterates over all rows by dialect. Rows under former dialect names come last.
pub fn all_ops() -> impl Iterator<Item = &'static OpDef> {
    ROWS.iter().chain(FORMER_ROWS.iter()).copied()
}

/// Returns the row of an op by its full name.
pub fn op_def(name: &str) -> Option<&'static OpDef> {
    row_at(registry().row_index(name)?)
}

/// Returns the row of an op.
pub(crate) fn def_of(module: &Module, op: OpId) -> Option<&'static OpDef> {
    row_at(registry().row_of(module, op)?)
}

/// Whether an op whose row states no meaning uses an mbarrier in a way that Seawall does not model.
pub fn uses_unfollowed_mbarrier(name: &str) -> bool {
    UNFOLLOWED_PREFIXES.iter().any(|prefix| name.starts_with(prefix))
}

/// Whether an op without a row has no memory effects, by its dialect or by its name prefix.
pub(crate) fn in_pure_dialect(name: &str) -> bool {
    name.split_once('.').is_some_and(|(dialect, _)| PURE_DIALECTS.contains(&dialect))
        || PURE_PREFIXES.iter().any(|prefix| name.starts_with(prefix))
}
