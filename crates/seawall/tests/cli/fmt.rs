//! `seawall fmt`.

use insta::assert_snapshot;

use super::run::Sandbox;

const KERNEL: &str = "module {\r\n  tt.func @f() {   // a comment\r\n\ttt.return\r\n  }\r\n}";

#[test]
fn text_is_printed_back_byte_for_byte() {
    let sandbox = Sandbox::new().with("k.mlir", KERNEL);
    assert_eq!(sandbox.run("fmt k.mlir").stdout, KERNEL.as_bytes());
    let split = format!("{KERNEL}\n// -----\n\n{KERNEL}\n// -----\n");
    let sandbox = Sandbox::new().with("k.mlir", &split);
    assert_eq!(String::from_utf8_lossy(&sandbox.run("fmt k.mlir").stdout), split);
}

#[test]
fn check_walks_directories() {
    let sandbox = Sandbox::new()
        .with("dumps/a.mlir", KERNEL)
        .with("dumps/deep/b.ttgir", KERNEL)
        .with("dumps/notes.txt", "not MLIR")
        .with("dumps/.hidden/c.mlir", "broken(")
        .with("named.txt", KERNEL);
    assert_snapshot!(sandbox.show("fmt --check dumps named.txt"));
}

#[test]
fn check_goes_on_after_a_problem() {
    let sandbox = Sandbox::new().with("a.mlir", "tt.func @f( {\n").with("b.mlir", KERNEL);
    assert_snapshot!(sandbox.show("fmt --check a.mlir missing.mlir b.mlir"));
}

#[test]
fn check_wants_something_to_check() {
    let sandbox = Sandbox::new().with("dumps/notes.txt", "not MLIR");
    assert_snapshot!(sandbox.show("fmt --check dumps"));
}

#[test]
fn only_check_takes_several_inputs() {
    let sandbox = Sandbox::new().with("a.mlir", KERNEL).with("b.mlir", KERNEL);
    assert_snapshot!(sandbox.show("fmt a.mlir b.mlir"));
    assert_eq!(sandbox.run("fmt --check a.mlir -o b.mlir").status.code(), Some(2));
}
