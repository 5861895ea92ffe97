//! `seawall explain`.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use insta::assert_snapshot;
use seawall::Page;

use super::run::Sandbox;

#[test]
fn a_page_is_found_by_number_and_by_name() {
    let page = include_str!("../../../../docs/findings/SW401-redundant-barrier.md");
    for code in ["SW401", "sw401", "redundant-barrier", "Redundant-Barrier"] {
        let output = Sandbox::new().run(&format!("explain {code}"));
        assert_eq!(output.status.code(), Some(0), "{code}");
        assert_eq!(String::from_utf8_lossy(&output.stdout), page, "{code}");
    }
}

#[test]
fn all_are_listed() {
    let sandbox = Sandbox::new();
    assert_snapshot!("explain_list", sandbox.show("explain --list"));
    assert_eq!(sandbox.run("explain").stdout, sandbox.run("explain --list").stdout);
}

#[test]
fn an_unknown_code_is_bad_usage() {
    let sandbox = Sandbox::new();
    assert_snapshot!("explain_unknown", sandbox.show("explain deadlok"));
    assert_eq!(sandbox.run("explain SW101 --list").status.code(), Some(2));
}

#[test]
fn a_kind_lists_its_codes() {
    assert_snapshot!("explain_kind", Sandbox::new().show("explain race"));
}

#[test]
fn ids_mistakes_and_notes_have_pages() {
    let sandbox = Sandbox::new();
    let page = sandbox.run("explain SW301").stdout;
    assert_eq!(sandbox.run("explain SW301:348").stdout, page);
    assert_snapshot!("explain_mistake", sandbox.show("explain blocks-fresh"));
    assert_snapshot!("explain_note", sandbox.show("explain check::partitions"));
}

/// The outputs name mistakes and codes of notes. `seawall explain` knows each of them.
#[test]
fn every_name_in_the_code_has_a_page() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the folder of all crates");
    let mistakes = source(&crates.join("seawall-analysis/src/cause.rs"));
    let names = mistakes.split("MistakeKind::").filter_map(|arm| {
        let (kind, rest) = arm.split_once(" => \"")?;
        let name = rest.split('"').next()?;
        (!kind.contains('\n')).then(|| name.to_owned())
    });
    let mut all: BTreeSet<String> = names.collect();
    assert!(all.len() > 20, "{all:?}");
    let notes = [
        ("seawall/src/unresolved.rs", "check::"),
        ("seawall/src/read.rs", "check::"),
        ("seawall-ptx-lower/src/unresolved.rs", "ptx::"),
    ];
    for (file, prefix) in notes {
        let text = source(&crates.join(file));
        let codes = text.split('"').filter(|word| word.starts_with(prefix));
        let before = all.len();
        all.extend(codes.map(str::to_owned));
        assert!(all.len() > before, "{file} has no code");
    }
    for file in files_below(&crates.join("seawall-lower/src")) {
        let text = source(&file);
        let warnings = text.split("\"lower::").skip(1).filter_map(|rest| rest.split('"').next());
        all.extend(warnings.map(|name| format!("lower::{name}")));
    }
    // Errors end the check, and say themselves what to do.
    let errors = ["other-vendor", "unknown-target", "foreign-successor", "tensor-allocation"];
    for error in errors.map(|name| format!("lower::{name}")) {
        assert!(all.remove(&error), "{error}");
    }
    let missing: Vec<&String> =
        all.iter().filter(|name| !matches!(name.parse(), Ok(Page::Topic(_)))).collect();
    assert!(missing.is_empty(), "`seawall explain` does not know {missing:?}");
}

#[expect(clippy::disallowed_methods, reason = "the test reads the sources of the crates")]
fn source(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn files_below(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    entries
        .map(|entry| entry.expect("an entry").path())
        .flat_map(|path| if path.is_dir() { files_below(&path) } else { vec![path] })
        .collect()
}
