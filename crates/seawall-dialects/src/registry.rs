//! The registry of all rows, built on first use.

use std::sync::LazyLock;

use rustc_hash::FxHashSet;
use seawall_mlir::{Module, OpId, Registry};

use crate::dialect::{PURE_DIALECTS, PURE_PREFIXES, TABLES};
use crate::op::OpDef;

/// Current and former names of dialects.
///
/// An op of a former dialect is read like the current op with this name, unless it has a row.
/// (Upstream MLIR uses the name `amdgpu` for other ops.)
const RENAMED: &[(&str, &str)] =
    &[("ttg", "triton_gpu"), ("ttng", "triton_nvidia_gpu"), ("amdg", "amdgpu"), ("nvg", "nvgpu")];

/// All rows, including copies for the former dialect names. Built once per process and never freed.
static ROWS: LazyLock<Vec<&'static OpDef>> = LazyLock::new(|| {
    let mut rows: Vec<&'static OpDef> = TABLES.iter().flat_map(|table| table.iter()).collect();
    let taken: FxHashSet<&str> = rows.iter().map(|def| def.syntax.name).collect();
    let renamed: Vec<_> = rows.iter().filter_map(|def| former(def)).collect();
    rows.extend(renamed.into_iter().filter(|def| !taken.contains(def.syntax.name)));
    rows
});

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
    // Tests check that every row compiles. If one did not, the parser would still read all ops by
    // structure.
    Registry::lazy(all_ops().map(|def| &def.syntax)).unwrap_or_else(|_| Registry::empty())
});

/// Returns the syntax of all rows, for [`seawall_mlir::parse`].
pub fn registry() -> &'static Registry {
    &REGISTRY
}

/// Iterates over all rows by dialect. Rows under former dialect names come last.
pub fn all_ops() -> impl Iterator<Item = &'static OpDef> {
    ROWS.iter().copied()
}

/// Returns the row of an op by its full name.
pub fn op_def(name: &str) -> Option<&'static OpDef> {
    ROWS.get(registry().row_index(name)?).copied()
}

/// Returns the row of an op.
pub(crate) fn def_of(module: &Module, op: OpId) -> Option<&'static OpDef> {
    ROWS.get(registry().row_of(module, op)?).copied()
}

/// Whether an op without a row has no memory effects, by its dialect or by its name prefix.
pub(crate) fn in_pure_dialect(name: &str) -> bool {
    name.split_once('.').is_some_and(|(dialect, _)| PURE_DIALECTS.contains(&dialect))
        || PURE_PREFIXES.iter().any(|prefix| name.starts_with(prefix))
}
