//! Tests of the rules on names in pages.

use super::*;

fn found(path: &str, text: &str) -> Vec<String> {
    let tree = Tree::of(&[
        ("README.md", ""),
        ("docs/ARCHITECTURE.md", ""),
        ("crates/seawall-mlir/src/lib.rs", ""),
        (
            CLI_ARGUMENTS,
            "pub(crate) enum Command {\n    /// Places\n    Place(PlaceArgs),\n    WarpPlan,\n}\n",
        ),
    ]);
    let mut tree = tree;
    tree.files.retain(|file| file.path != path);
    tree.insert(path, Some(text.to_owned()));
    check(&tree).iter().map(|violation| format!("{}: {}", violation.rule, violation.message)).collect()
}

#[test]
fn maps_must_exist() {
    let missing: Vec<_> = check(&Tree::of(&[("README.md", "")])).iter().map(ToString::to_string).collect();
    assert_eq!(missing, ["docs/ARCHITECTURE.md:1: doc-missing: the page is missing"]);
}

#[test]
fn paths_exist() {
    assert_eq!(
        found("README.md", "`crates/seawall-mlir/src` and `lib.rs` and `crates/*/x`"),
        Vec::<String>::new()
    );
    assert_eq!(found("README.md", "see `gone/a.rs`"), ["doc-path: `gone/a.rs` does not exist"]);
    assert_eq!(found("README.md", "see `gone.rs`"), ["doc-path: `gone.rs` does not exist"]);
    assert_eq!(found("docs/other.md", "see `gone.rs`"), Vec::<String>::new(), "only in maps");
}

#[test]
fn words_that_are_no_paths_are_ignored() {
    assert_eq!(
        found("README.md", "`ttg.barrier local`, `a + b / c`, `// -----`, `.mlir`"),
        Vec::<String>::new()
    );
}

#[test]
fn crates_exist() {
    assert_eq!(found("README.md", "`seawall-mlir` `seawall_mlir`"), Vec::<String>::new());
    assert_eq!(found("README.md", "`seawall-gone`"), ["doc-crate: there is no crate `seawall-gone`"]);
    assert_eq!(found("README.md", "```\ncargo test -p gone\n```"), ["doc-crate: there is no crate `gone`"]);
}

#[test]
fn commands_exist() {
    assert_eq!(
        found("README.md", "`cargo xtask tidy`, `seawall place k.mlir`, `seawall warp-plan`"),
        Vec::<String>::new()
    );
    assert_eq!(
        found("docs/o.md", "run `cargo xtask gone`"),
        ["doc-command: there is no command `cargo xtask gone`"]
    );
    let option = "doc-command: `cargo xtask tidy` has no option `--gone`";
    assert_eq!(found("docs/o.md", "```\ncargo xtask tidy --gone\n```"), [option]);
    assert_eq!(
        found("README.md", "```\nseawall gone k.mlir\n```"),
        ["doc-command: there is no command `seawall gone`"]
    );
    let run = "```\ncargo run --release -- seawall gone\n```";
    assert_eq!(found("README.md", run), ["doc-command: there is no command `seawall gone`"]);
}

#[test]
fn paths_in_commands_exist() {
    let text = "```\nseawall place crates/gone.mlir > out/x.mlir   # crates/also-gone\n```";
    assert_eq!(found("README.md", text), ["doc-path: `crates/gone.mlir` does not exist"]);
}
