//! Edits change the affected lines and no others.

use crate::common;

use common::read;
use seawall_mlir::{Edits, Module, OpId, OpSyntax, Registry, Rename};

fn op(module: &Module, name: &str) -> OpId {
    module.walk().find(|&op| module.op_name(op) == name).unwrap_or_else(|| panic!("there is no {name}"))
}

/// Applies `edit` and parses the result again.
fn edited(text: &str, edit: impl FnOnce(&Module, &mut Edits<'_>)) -> String {
    let module = read(text, &Registry::empty());
    let mut edits = Edits::new(&module);
    edit(&module, &mut edits);
    let text = edits.apply().expect("the edits do not overlap");
    read(&text, &Registry::empty());
    text
}

const TEXT: &str = "module {\n    a.first // why\n  b.second {x = 1}\n}\n";

#[test]
fn whole_lines_go_in_front_and_behind() {
    let text = edited(TEXT, |m, e| {
        e.insert_before(op(m, "b.second"), "n.before");
        e.insert_after(op(m, "a.first"), "n.after1\nn.after2");
        e.insert_before(op(m, "a.first"), "n.start");
    });
    assert_eq!(
        text,
        "module {\n    n.start\n    a.first // why\n    n.after1\n    n.after2\n  n.before\n  b.second {x = 1}\n}\n"
    );
}

#[test]
fn line_ends_are_kept() {
    let text = edited("module {\r\n  a.b\r\n}\r\n", |m, e| e.insert_after(op(m, "a.b"), "n.x"));
    assert_eq!(text, "module {\r\n  a.b\r\n  n.x\r\n}\r\n");
    let text = edited("a.b", |m, e| e.insert_after(op(m, "a.b"), "n.x"));
    assert_eq!(text, "a.b\nn.x");
}

#[test]
fn ops_that_share_a_line_are_edited_in_place() {
    let line = "  \"a.f\"() ({ \"b.g\"() : () -> () }) : () -> ()\n";
    let text = edited(line, |m, e| e.insert_before(op(m, "b.g"), "n.x"));
    assert_eq!(text, "  \"a.f\"() ({ n.x\n  \"b.g\"() : () -> () }) : () -> ()\n");
    let text = edited(line, |m, e| e.insert_after(op(m, "b.g"), "n.x"));
    assert_eq!(text, "  \"a.f\"() ({ \"b.g\"() : () -> ()\n  n.x\n   }) : () -> ()\n");
    let text = edited(line, |m, e| e.erase(op(m, "b.g")));
    assert_eq!(text, "  \"a.f\"() ({ }) : () -> ()\n");
}

#[test]
fn ops_are_erased_and_moved_with_their_lines() {
    let text = edited(TEXT, |m, e| e.erase(op(m, "a.first")));
    assert_eq!(text, "module {\n  b.second {x = 1}\n}\n");
    let text =
        edited("a.x\nb.loop {\n  c.y {\n    d.z\n  }\n}\n", |m, e| e.move_before(op(m, "c.y"), op(m, "a.x")));
    assert_eq!(text, "c.y {\n  d.z\n}\na.x\nb.loop {\n}\n");
}

#[test]
fn attributes_are_set_and_removed_in_the_dictionary() {
    let set = |text: &str, key: &str, value: &str| edited(text, |m, e| e.set_attr(op(m, "a.b"), key, value));
    assert_eq!(set("a.b {x = 1, y}\n", "x", "2 : i32"), "a.b {x = 2 : i32, y}\n");
    assert_eq!(set("a.b {x = 1, y}\n", "y", "3"), "a.b {x = 1, y = 3}\n");
    assert_eq!(set("a.b {x = 1}\n", "k-1", "unit"), "a.b {x = 1, \"k-1\"}\n");
    assert_eq!(set("a.b {}\n", "k", "2"), "a.b {k = 2}\n");
    assert_eq!(set("a.b // c\n", "k", "2"), "a.b {k = 2} // c\n");
    assert_eq!(set("%0 = \"a.b\"() : () -> i32\n", "k", "2"), "%0 = \"a.b\"() {k = 2} : () -> i32\n");
    assert_eq!(set("a.b : i32\n", "k", "2"), "a.b {k = 2} : i32\n");
    assert_eq!(set("\"a.b\"() <{p = 1}> : () -> ()\n", "p", "5"), "\"a.b\"() <{p = 5}> : () -> ()\n");
    let remove = |text: &str, keys: &[&str]| {
        edited(text, |m, e| keys.iter().for_each(|k| e.remove_attr(op(m, "a.b"), k)))
    };
    assert_eq!(remove("a.b {x = 1, y, z}\n", &["x"]), "a.b {y, z}\n");
    assert_eq!(remove("a.b {x = 1, y, z}\n", &["y", "z"]), "a.b {x = 1}\n");
    assert_eq!(remove("a.b {x = 1, y} : i32\n", &["x", "y", "none"]), "a.b : i32\n");
    let both = edited("a.b\n", |m, e| {
        e.set_attr(op(m, "a.b"), "x", "1");
        e.set_attr(op(m, "a.b"), "y", "2");
    });
    assert_eq!(both, "a.b {x = 1, y = 2}\n");
}

static BARE: [OpSyntax; 1] = [OpSyntax { name: "a.bare", formats: &["`bare`"], ..OpSyntax::EMPTY }];

#[test]
fn impossible_edits_are_errors() {
    let registry = Registry::new(&BARE).expect("the row compiles");
    let module = read("a.bare bare\n", &registry);
    let mut edits = Edits::new(&module);
    edits.set_attr(op(&module, "a.bare"), "x", "1");
    let message = edits.apply().expect_err("the format has no dictionary").message;
    assert_eq!(message, "the assembly format of a.bare has no attribute dictionary");
    let module = read("a.b {\n  c.d\n}\n", &registry);
    let mut edits = Edits::new(&module);
    edits.erase(op(&module, "a.b"));
    edits.erase(op(&module, "c.d"));
    assert_eq!(edits.apply().expect_err("they overlap").message, "two edits change the same text");
}

#[test]
fn a_copy_renames_definitions_and_requested_values() {
    let text = "\
%a = \"d.a\"() : () -> i32
%b = \"d.a\"() : () -> i32
  %0:2 = scf.for %i = %a to %b step %a iter_args(%x = %a, %y = %b) -> (i32, i32) : i32 {
    %s = arith.addi %x, %i : i32
    %1:2 = d.pair %s, %a : i32, i32
    scf.yield %1#0, %1#1 : i32, i32
  }
d.use %0#1 : i32
";
    let module = read(text, &Registry::empty());
    let a = module.results(op(&module, "d.a"))[0];
    let copy = module.clone_op(op(&module, "scf.for"), &Rename::suffix("_c").value(a, "%other"));
    assert_eq!(
        copy,
        "\
%_c.0:2 = scf.for %i_c = %other to %b step %other iter_args(%x_c = %other, %y_c = %b) -> (i32, i32) : i32 {
  %s_c = arith.addi %x_c, %i_c : i32
  %_c.1:2 = d.pair %s_c, %other : i32, i32
  scf.yield %_c.1#0, %_c.1#1 : i32, i32
}"
    );
    let plain = module.clone_op(op(&module, "scf.for"), &Rename::suffix(module.fresh_suffix("_c")));
    let both = edited(text, |m, e| e.insert_after(op(m, "scf.for"), &plain));
    assert_eq!(both.lines().count(), text.lines().count() + 5);
}
