//! Input that cannot be used: always exit status 2, a position, a remedy, and nothing on standard output.

use std::io::Write as _;

use insta::assert_snapshot;

use crate::run::Sandbox;

#[test]
fn a_missing_file() {
    assert_snapshot!(Sandbox::new().show("place kernel.mlir"));
}

#[test]
fn a_directory() {
    assert_snapshot!(Sandbox::new().with("dumps/a.mlir", "module {\n}\n").show("place dumps"));
}

#[test]
fn an_empty_file() {
    assert_snapshot!(Sandbox::new().with("k.mlir", "").show("place k.mlir"));
    let blank = Sandbox::new().with("k.mlir", " \n\n").run("place k.mlir");
    assert_eq!(blank.status.code(), Some(2));
}

#[test]
fn a_file_without_operations() {
    let sandbox = Sandbox::new().with("k.mlir", "// a comment\n#a = 1\n");
    assert_snapshot!(sandbox.show("place k.mlir"));
    assert_eq!(sandbox.run("fmt k.mlir").status.code(), Some(2));
    assert_eq!(sandbox.run("model k.mlir").status.code(), Some(2));
}

#[test]
fn operands_of_the_wrong_type() {
    let text = "module {\n  tt.func @f(%a: i32, %c: i1) {\n    %1 = arith.addi %a, %a : i64\n    \
                %2 = arith.select %c, %a, %1 : i64\n    tt.return\n  }\n}\n";
    assert_snapshot!(Sandbox::new().with("k.mlir", text).show("place k.mlir"));
}

#[test]
fn invalid_utf8() {
    let text = b"module {\n  // caf\xe9 in Latin-1\n}\n";
    assert_snapshot!(Sandbox::new().with("k.mlir", text).show("place k.mlir"));
}

#[test]
fn bytecode() {
    let text = b"ML\xefR\x0dMLIR18.0.0\0\x1f\x03\x01";
    assert_snapshot!(Sandbox::new().with("k.mlir", text).show("place k.mlir"));
}

#[test]
fn a_truncated_file() {
    let text = "module {\n  tt.func @f() {\n    %0 = arith.constant 1 : i32\n";
    assert_snapshot!(Sandbox::new().with("k.mlir", text).show("place k.mlir"));
}

#[test]
fn an_undefined_value() {
    let text = "tt.func @f(%a: i32) {\n  %0 = arith.addi %a, %b : i32\n  tt.return\n}\n";
    assert_snapshot!(Sandbox::new().with("k.mlir", text).show("place k.mlir"));
}

#[test]
fn a_value_that_is_defined_twice() {
    let text = "tt.func @f(%a: i32) {\n  %0 = arith.addi %a, %a : i32\n  %0 = arith.muli %a, %a : i32\n  tt.return\n}\n";
    assert_snapshot!(Sandbox::new().with("k.mlir", text).show("place k.mlir"));
}

#[test]
fn standard_input_is_named_in_messages() {
    assert_snapshot!(Sandbox::new().show_with_stdin("place -", b"tt.func @f( {\n"));
}

#[test]
fn a_problem_in_a_later_module_has_its_line_in_the_file() {
    let text = "module {\n}\n// -----\nmodule {\n  tt.func @f() {\n    tt.return %x : i32\n  }\n}\n";
    assert_snapshot!(Sandbox::new().with("k.mlir", text).show("fmt k.mlir"));
}

#[test]
fn a_line_of_many_megabytes_is_not_printed() {
    let text = format!("module {{\n  {}\n", "x".repeat(4 << 20));
    let sandbox = Sandbox::new().with("k.mlir", text);
    for command in ["place k.mlir", "fmt k.mlir", "model k.mlir"] {
        let output = sandbox.run(command);
        assert_eq!(output.status.code(), Some(2), "{command}");
        assert!(output.stdout.is_empty(), "{command}");
        assert!(output.stderr.len() < 8000, "{command}: {} bytes", output.stderr.len());
        assert!(String::from_utf8_lossy(&output.stderr).contains("k.mlir:"), "{command}");
    }
}

#[test]
fn a_file_larger_than_spans_can_say() {
    let sandbox = Sandbox::new().with("k.mlir", "module {\n}\n");
    // A hole: the file takes no room on the disk.
    let file = std::fs::OpenOptions::new().append(true).open(sandbox.path("k.mlir")).expect("it is there");
    file.set_len((1 << 32) + 1).expect("the file system has holes");
    assert_snapshot!(sandbox.show("place k.mlir"));
}

#[test]
fn nesting_without_end_is_refused() {
    let mut text = Vec::new();
    for _ in 0..100_000 {
        text.write_all(b"scf.if %c {\n").expect("memory can be written");
    }
    let output = Sandbox::new().with("k.mlir", text).run("fmt k.mlir");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("error["));
}
