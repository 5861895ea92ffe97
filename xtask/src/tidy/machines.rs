//! Facts of one machine: absolute paths, package indexes, hosts.

use super::{Violation, numbered};
use crate::repo::{SourceFile, Tree};

/// The rules of this module.
pub(super) const RULES: &[(&str, &str)] = &[
    ("machine-path", "no file has an absolute path into the folders of one machine"),
    ("package-index", "no file configures a package index"),
    ("host", "addresses are on the public hosts that xtask/src/tidy/machines.rs lists"),
];

/// Assembled at compile time, so that this file follows its own rule.
const FOLDERS: &[&str] = &[
    concat!("/", "work/"),
    concat!("/", "root/"),
    concat!("/", "home/"),
    concat!("/", "tmp/"),
    concat!("/", "Users/"),
    concat!("/", "var/folders/"),
];

/// Settings that name a package index.
const INDEX_SETTINGS: &[&str] = &[
    concat!("index", "-url"),
    concat!("find", "-links"),
    concat!("trusted", "-host"),
    concat!("replace", "-with"),
];

/// Public hosts that a file may name.
const HOSTS: &[&str] = &[
    "github.com",
    "docs.rs",
    "crates.io",
    "doc.rust-lang.org",
    "llvm.org",
    "mlir.llvm.org",
    "www.apache.org",
    "www.w3.org",
    "spdx.org",
    "json-schema.org",
    "docs.oasis-open.org",
    "keepachangelog.com",
    "semver.org",
    "triton-lang.org",
    "docs.nvidia.com",
    "rocm.docs.amd.com",
    "arxiv.org",
    "doi.org",
    "dl.acm.org",
];

/// The default registry in Cargo.lock. The name is the same for every mirror.
const DEFAULT_REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// The rules of this module.
pub(super) fn check(tree: &Tree) -> Vec<Violation> {
    tree.files.iter().flat_map(check_file).collect()
}

fn check_file(file: &SourceFile) -> Vec<Violation> {
    let mut violations = Vec::new();
    for (number, line) in numbered(&file.text) {
        if let Some(folder) = FOLDERS.iter().find(|folder| has_path(line, folder)) {
            let message = format!("`{folder}` is a path on one machine: use a relative path");
            violations.push(Violation::new(&file.path, number, "machine-path", message));
        }
        if let Some(setting) = INDEX_SETTINGS.iter().find(|setting| line.contains(**setting)) {
            let message = format!("`{setting}` selects a package index: configure it on the machine");
            violations.push(Violation::new(&file.path, number, "package-index", message));
        }
        if let Some(host) = foreign_host(line) {
            let message = format!("`{host}` is not in the list of public hosts");
            violations.push(Violation::new(&file.path, number, "host", message));
        }
    }
    violations
}

/// Whether `line` has an absolute path into `folder`. A relative path may contain its name.
fn has_path(line: &str, folder: &str) -> bool {
    let starts = |at: usize| !line[..at].ends_with(|c: char| c.is_alphanumeric() || "._-<>{}$*)".contains(c));
    line.match_indices(folder).any(|(at, _)| starts(at))
}

/// A host of an address in `line` that is not in [`HOSTS`].
fn foreign_host(line: &str) -> Option<&str> {
    if line.contains(DEFAULT_REGISTRY) {
        return None;
    }
    let hosts = ["https://", "http://"].into_iter().flat_map(|scheme| {
        line.match_indices(scheme).map(move |(at, _)| {
            let rest = &line[at + scheme.len()..];
            &rest[..rest.find(|c: char| !(c.is_alphanumeric() || ".-@:".contains(c))).unwrap_or(rest.len())]
        })
    });
    hosts.filter(|host| !host.is_empty()).find(|host| !HOSTS.contains(&host.trim_end_matches(['.', ':'])))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rules(text: &str) -> Vec<&'static str> {
        check(&Tree::of(&[("a.mlir", text)])).iter().map(|violation| violation.rule).collect()
    }

    #[test]
    fn absolute_paths_are_found() {
        for folder in FOLDERS {
            assert_eq!(rules(&format!("loc(\"{folder}x.py\":1:1)")), ["machine-path"], "{folder}");
            assert_eq!(rules(&format!("see a{folder}x.py")), Vec::<&str>::new(), "{folder}");
        }
    }

    #[test]
    fn index_settings_are_found() {
        for setting in INDEX_SETTINGS {
            assert_eq!(rules(&format!("--{setting} x")), ["package-index"], "{setting}");
        }
    }

    #[test]
    fn hosts_are_public() {
        let mirror = concat!("http", "s://mirror.example/x");
        assert_eq!(rules(mirror), ["host"]);
        assert_eq!(rules("https://github.com/triton-lang/triton."), Vec::<&str>::new());
        assert_eq!(rules(&format!("source = \"{DEFAULT_REGISTRY}\"")), Vec::<&str>::new());
        assert_eq!(rules(concat!("registry+http", "s://mirror.example/crates.io-index")), ["host"]);
    }
}
