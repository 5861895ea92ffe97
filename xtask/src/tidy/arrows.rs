//! The dependencies between crates that the architecture allows, checked in the manifests.

use super::Violation;
use super::manifest::{Entry, entries};
use crate::repo::{SourceFile, Tree};

/// The rules of this module.
pub(super) const RULES: &[(&str, &str)] =
    &[("arrow", "a crate depends only on the crates that the table in xtask/src/tidy/arrows.rs allows")];

/// Each crate with the crates of this workspace that it may depend on. Data flows in one direction:
/// crates after the model do not use MLIR, crates before it do not use hazards. Dependencies of
/// tests are not restricted.
const ARROWS: &[(&str, &[&str])] = &[
    ("seawall-base", &[]),
    ("seawall-mlir", &["seawall-base"]),
    ("seawall-dialects", &["seawall-base", "seawall-mlir"]),
    ("seawall-layout", &["seawall-base"]),
    ("seawall-model", &["seawall-base"]),
    ("seawall-wave", &["seawall-base"]),
    ("seawall-wave-lower", &["seawall-base", "seawall-model", "seawall-wave"]),
    ("seawall-ptx", &["seawall-base"]),
    ("seawall-amdgcn", &["seawall-base", "seawall-model"]),
    ("seawall-ptx-lower", &["seawall-base", "seawall-model", "seawall-ptx"]),
    (
        "seawall-waits",
        &[
            "seawall-base",
            "seawall-mlir",
            "seawall-dialects",
            "seawall-layout",
            "seawall-model",
            "seawall-lower",
            "seawall-analysis",
            "seawall-wave",
            "seawall-wave-lower",
        ],
    ),
    (
        "seawall-timing",
        &["seawall-base", "seawall-mlir", "seawall-dialects", "seawall-layout", "seawall-model"],
    ),
    // Used by tests only.
    ("seawall-litmus", &["seawall-base", "seawall-model"]),
    (
        "seawall-lower",
        &["seawall-base", "seawall-mlir", "seawall-dialects", "seawall-layout", "seawall-model"],
    ),
    ("seawall-analysis", &["seawall-base", "seawall-model"]),
    ("seawall-oracle", &["seawall-base", "seawall-model"]),
    ("seawall-phases", &["seawall-base", "seawall-model"]),
    ("seawall-place", &["seawall-base", "seawall-model", "seawall-analysis"]),
    (
        "seawall-check",
        &[
            "seawall-base",
            "seawall-model",
            "seawall-analysis",
            "seawall-oracle",
            "seawall-phases",
            "seawall-place",
        ],
    ),
    (
        "seawall-pipeline",
        &[
            "seawall-base",
            "seawall-mlir",
            "seawall-dialects",
            "seawall-model",
            "seawall-lower",
            "seawall-analysis",
            "seawall-place",
            "seawall-timing",
        ],
    ),
    // Compares the oracle with the analyses and strategies; only `xtask` depends on it.
    (
        "seawall-properties",
        &[
            "seawall-base",
            "seawall-model",
            "seawall-analysis",
            "seawall-oracle",
            "seawall-phases",
            "seawall-place",
            "seawall-check",
        ],
    ),
    (
        "seawall-report",
        &[
            "seawall-base",
            "seawall-model",
            "seawall-analysis",
            "seawall-oracle",
            "seawall-place",
            "seawall-timing",
            "seawall-wave",
        ],
    ),
];

/// Crates that may depend on every crate: the command line and the project tasks.
const TOPS: &[&str] = &["seawall", "xtask"];

/// The rule `arrow`.
pub(super) fn check(tree: &Tree) -> Vec<Violation> {
    let manifests = tree.ending(&["/Cargo.toml"]).filter(|file| is_member(&file.path));
    manifests.flat_map(check_manifest).collect()
}

/// Whether this is the manifest of a workspace member (`crates/*/Cargo.toml`, `xtask/Cargo.toml`).
pub(super) fn is_member(path: &str) -> bool {
    path == "xtask/Cargo.toml" || (path.starts_with("crates/") && path.split('/').count() == 3)
}

fn check_manifest(file: &SourceFile) -> Vec<Violation> {
    let entries = entries(&file.text);
    let name = entries.iter().find(|entry| entry.section == "package" && entry.key == "name");
    let Some(name) = name.map(|entry| entry.value.trim_matches('"')) else {
        return vec![Violation::new(&file.path, 1, "arrow", "the package has no name")];
    };
    if TOPS.contains(&name) {
        return Vec::new();
    }
    let Some((_, allowed)) = ARROWS.iter().find(|(from, _)| *from == name) else {
        let message =
            format!("`{name}` is not in the table of crates: add it with the crates that it may depend on");
        return vec![Violation::new(&file.path, 1, "arrow", message)];
    };
    let forbidden =
        |entry: &&Entry<'_>| is_used(entry) && is_ours(entry.key) && !allowed.contains(&entry.key);
    let violation = |entry: &Entry<'_>| {
        Violation::new(&file.path, entry.line, "arrow", format!("`{name}` may not depend on `{}`", entry.key))
    };
    entries.iter().filter(forbidden).map(violation).collect()
}

fn is_used(entry: &Entry<'_>) -> bool {
    let section = entry.section.rsplit('.').next().unwrap_or_default();
    section == "dependencies" || section == "build-dependencies"
}

fn is_ours(name: &str) -> bool {
    TOPS.contains(&name) || name.starts_with("seawall-")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(path: &str, manifest: &str) -> Vec<String> {
        check(&Tree::of(&[(path, manifest)])).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn only_listed_arrows_are_allowed() {
        let manifest =
            "[package]\nname = \"seawall-model\"\n[dependencies]\nseawall-base = 1\nseawall-mlir = 1\n";
        let expected = "crates/m/Cargo.toml:5: arrow: `seawall-model` may not depend on `seawall-mlir`";
        assert_eq!(found("crates/m/Cargo.toml", manifest), [expected]);
    }

    #[test]
    fn target_dependencies_are_arrows_and_test_dependencies_are_not() {
        let with = |section: &str| {
            format!("[package]\nname = \"seawall-base\"\n[{section}]\nseawall.path = \"x\"\n")
        };
        assert_eq!(found("crates/b/Cargo.toml", &with("target.'cfg(unix)'.dependencies")).len(), 1);
        assert_eq!(found("crates/b/Cargo.toml", &with("dev-dependencies")).len(), 0);
    }

    #[test]
    fn a_new_crate_needs_an_entry() {
        assert_eq!(found("crates/n/Cargo.toml", "[package]\nname = \"seawall-new\"\n").len(), 1);
        assert_eq!(
            found("fuzz/Cargo.toml", "[package]\nname = \"seawall-fuzz\"\n").len(),
            0,
            "not in the workspace"
        );
    }
}
