//! Tests of the rule on import cycles.

use super::*;

fn found(files: &[(&str, &str)]) -> Vec<String> {
    let paths: Vec<(String, &str)> =
        files.iter().map(|(name, text)| (format!("crates/k/src/{name}.rs"), *text)).collect();
    let files: Vec<(&str, &str)> = paths.iter().map(|(path, text)| (path.as_str(), *text)).collect();
    check(&Tree::of(&files)).into_iter().filter_map(|violation| violation.subject).collect()
}

#[test]
fn modules_that_import_each_other_are_found() {
    assert_eq!(found(&[("a", "use crate::b::X;"), ("b", "use crate::a::Y;")]), ["k: a, b"]);
    assert_eq!(found(&[("a", "use crate::b::X;"), ("b", "fn f() -> crate::a::Y {}")]), ["k: a, b"]);
    assert_eq!(found(&[("a/mod", "use super::b;"), ("b/c", "use super::super::a::Y;")]), ["k: a, b"]);
    assert_eq!(found(&[("a", "use crate::{c, b::{X, Z}};"), ("b", "use crate::a;")]), ["k: a, b"]);
}

#[test]
fn modules_on_common_cycles_are_one_group() {
    let files =
        [("a", "use crate::b;"), ("b", "use crate::c;"), ("c", "use crate::a;"), ("d", "use crate::a;")];
    assert_eq!(found(&files), ["k: a, b, c"]);
    let files = [("a", "use crate::b;"), ("b", "use crate::{a, c};"), ("c", "use crate::a;")];
    assert_eq!(found(&files), ["k: a, b, c"]);
}

#[test]
fn the_message_has_the_shortest_cycle() {
    let files = [
        ("crates/k/src/a.rs", "use crate::b;"),
        ("crates/k/src/b.rs", "use crate::c;\nuse crate::d;\n"),
        ("crates/k/src/c.rs", "use crate::a;"),
        ("crates/k/src/d.rs", "use crate::b;"),
    ];
    let found: Vec<String> = check(&Tree::of(&files)).iter().map(ToString::to_string).collect();
    let expected = "crates/k/src/d.rs:1: import-cycle: 4 modules import each other in cycles (5 imports), \
                    such as d -> b -> d in crates/k/src/d.rs:1 and crates/k/src/b.rs:2 [k: a, b, c, d]";
    assert_eq!(found, [expected]);
}

#[test]
fn two_groups_are_two_violations() {
    let files =
        [("a", "use crate::{b, c};"), ("b", "use crate::a;"), ("c", "use crate::d;"), ("d", "use crate::c;")];
    assert_eq!(found(&files), ["k: a, b", "k: c, d"]);
}

#[test]
fn reexports_lead_to_their_module() {
    let root = ("lib", "mod a;\nmod b;\npub use a::{X, Y as Z};\n");
    assert_eq!(found(&[root, ("a", "use crate::b::V;"), ("b", "use crate::X;")]), ["k: a, b"]);
    assert_eq!(found(&[root, ("a", "use crate::b::V;"), ("b", "use crate::Z;")]), ["k: a, b"]);
    assert_eq!(found(&[root, ("a", "use crate::b::V;"), ("b", "use crate::Y;")]), Vec::<String>::new());
}

#[test]
fn imports_in_one_direction_and_inside_a_module_pass() {
    let files =
        [("a/mod", "use super::b::X;"), ("a/c", "use super::d; use crate::a::d;"), ("a/d", "use super::c;")];
    assert_eq!(found(&files), Vec::<String>::new());
    let tests = "#[cfg(test)]\nmod tests { use crate::a; }";
    assert_eq!(found(&[("a", "use crate::b;"), ("b", tests)]), Vec::<String>::new());
}
