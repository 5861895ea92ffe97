//! The one registry of every row, built on first use.

use std::sync::LazyLock;

use rustc_hash::FxHashMap;
use seawall_mlir::Registry;

use crate::dialect::{PURE_DIALECTS, TABLES};
use crate::op::OpDef;

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

/// Every row, dialect by dialect.
pub fn all_ops() -> impl Iterator<Item = &'static OpDef> {
    TABLES.iter().flat_map(|table| table.iter())
}

/// The row of an op by its full name.
pub fn op_def(name: &str) -> Option<&'static OpDef> {
    BY_NAME.get(name).copied()
}

/// Whether an op without a row belongs to a dialect whose ops are free of effects.
pub(crate) fn in_pure_dialect(name: &str) -> bool {
    name.split_once('.').is_some_and(|(dialect, _)| PURE_DIALECTS.contains(&dialect))
}
