//! What belongs to one machine only: absolute paths, hosts that packages come from.

use super::{Violation, numbered};
use crate::repo::{SourceFile, Tree};

/// Written with a gap, so that this file keeps its own rule.
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

/// Hosts that a file may name: public ones, for people to read.
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

/// Where Cargo.lock says that crates come from: the name of the default registry, whatever mirror serves it.
const DEFAULT_REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// The rules `machine-path`, `package-index` and `host`.
pub(super) fn check(tree: &Tree) -> Vec<Violation> {
    tree.files.iter().flat_map(check_file).collect()
}

fn check_file(file: &SourceFile) -> Vec<Violation> {
    let mut violations = Vec::new();
    for (number, line) in numbered(&file.text) {
        if let Some(folder) = FOLDERS.iter().find(|folder| has_path(line, folder)) {
            let message = format!("`{folder}` is a path of one machine");
            violations.push(Violation::new(&file.path, number, "machine-path", message));
        }
        if let Some(setting) = INDEX_SETTINGS.iter().find(|setting| line.contains(**setting)) {
            let message = format!("`{setting}`: where packages come from is a matter of the machine");
            violations.push(Violation::new(&file.path, number, "package-index", message));
        }
        if let Some(host) = foreign_host(line) {
            let message = format!("`{host}` is not in the list of public hosts");
            violations.push(Violation::new(&file.path, number, "host", message));
        }
    }
    violations
}

/// Whether `line` has an absolute path into `folder`, not a relative one that has it in the middle.
fn has_path(line: &str, folder: &str) -> bool {
    let starts = |at: usize| !line[..at].ends_with(|c: char| c.is_alphanumeric() || "._-<>{}$*)".contains(c));
    line.match_indices(folder).any(|(at, _)| starts(at))
}

/// A host, after `//`, that is not in the list.
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
    fn hosts_are_public_ones() {
        let mirror = concat!("http", "s://mirror.example/x");
        assert_eq!(rules(mirror), ["host"]);
        assert_eq!(rules("https://github.com/triton-lang/triton."), Vec::<&str>::new());
        assert_eq!(rules(&format!("source = \"{DEFAULT_REGISTRY}\"")), Vec::<&str>::new());
        assert_eq!(rules(concat!("registry+http", "s://mirror.example/crates.io-index")), ["host"]);
    }
}
