//! Unusable input: always exit status 2, a position and a help text, and nothing on standard
//! output.

use std::io::Write as _;

use insta::assert_snapshot;

use super::run::Sandbox;

/// Commands that read IR. On errors they write nothing.
const COMMANDS: [&str; 6] = [
    "place k.mlir -o out",
    "place k.mlir --strategy triton -o out",
    "fmt k.mlir -o out",
    "check k.mlir -o out",
    "model k.mlir -o out",
    "simulate k.mlir -o out",
];

/// Every command rejects `text` with `code` at `k.mlir:PLACE`, gives help, and writes nothing.
#[track_caller]
fn is_refused(text: &str, code: &str, place: &str) {
    for command in COMMANDS {
        let sandbox = Sandbox::new().with("k.mlir", text);
        let output = sandbox.run(command);
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{command} of {text:?}: {said}");
        assert!(output.stdout.is_empty(), "{command} of {text:?}");
        let error = format!("error[{code}]: ");
        assert!(said.contains(&error) && said.contains(&format!("k.mlir:{place}\n")), "{text:?}: {said}");
        assert!(said.contains("= help: "), "{text:?}: {said}");
        // `check` still writes a report if the only part of a text is unreadable.
        let written = sandbox.names().contains(&"out".to_owned());
        assert!(!written || sandbox.content("out").is_empty(), "{command} of {text:?}");
    }
}

#[test]
fn text_that_is_no_mlir() {
    assert_snapshot!("prose", Sandbox::new().with("k.mlir", "hello world\n").show("place k.mlir"));
    is_refused("hello world\n", "parse::no-operation", "1:1");
    is_refused("// a note\n\nHello. This is a note.\n", "parse::no-operation", "3:1");
    is_refused("import torch\n\nprint(torch.zeros(3))\n", "parse::no-operation", "1:1");
    is_refused("[1, 2, 3]\n", "parse::no-operation", "1:1");
    is_refused("é\n", "parse::no-operation", "1:1");
    is_refused("key: value\nother: 3\n", "parse::no-operation", "1:1");
    is_refused("%0 = three\n", "parse::no-operation", "1:6");
}

#[test]
fn text_whose_words_have_dots_as_ops_have() {
    assert_snapshot!("dotted", Sandbox::new().with("k.mlir", "notes.txt is a file\n").show("place k.mlir"));
    is_refused("notes.txt is a file\n", "input::not-mlir", "1:1");
    is_refused("e.g. this\n", "parse::no-operation", "1:1");
    is_refused("np.zeros(3)\n", "input::not-mlir", "1:1");
    is_refused("os.path.join(a, b)\nos.getcwd()\n", "input::not-mlir", "1:1");
}

#[test]
fn a_word_between_ops() {
    let text = "module {\n}\nDone in 3 s\n";
    assert_snapshot!("trailing_prose", Sandbox::new().with("k.mlir", text).show("place k.mlir"));
    is_refused(text, "parse::no-operation", "3:1");
    is_refused("module {\n  hello world\n}\n", "parse::no-operation", "2:3");
}

#[test]
fn json_is_no_mlir_and_no_model() {
    let sandbox = Sandbox::new().with("k.mlir", "{\"loss\": 0.5}\n");
    assert_snapshot!("json_to_place", sandbox.show("place k.mlir"));
    for command in ["fmt k.mlir", "check k.mlir", "model k.mlir", "simulate k.mlir"] {
        let output = sandbox.run(command);
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{command}");
        assert!(String::from_utf8_lossy(&output.stderr).contains("k.mlir:1:1\n"), "{command}");
    }
}

#[test]
fn a_litmus_program_where_only_ir_will_do() {
    let litmus = "// why\nprogram p target sm_90 {\n  smem A : 64\n  warps 4\n  write A\n}\n";
    let sandbox = Sandbox::new().with("a.litmus", litmus).with("a.txt", litmus);
    assert_snapshot!("litmus_to_place", sandbox.show("place a.litmus -o out.mlir"));
    for command in ["place a.txt -o out.mlir", "fmt a.litmus -o out.mlir", "fmt --check a.litmus"] {
        let output = sandbox.run(command);
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{command}");
        assert!(String::from_utf8_lossy(&output.stderr).contains("error[input::model]"), "{command}");
    }
    let json = sandbox.run("model a.litmus --format json").stdout;
    let shown = sandbox.show_with_stdin("place -", &json);
    assert!(shown.contains("exit status: 2") && shown.contains("this is JSON, not MLIR"), "{shown}");
    assert_eq!(sandbox.names(), ["a.litmus", "a.txt"]);
    for command in ["check a.litmus", "model a.litmus", "simulate a.litmus"] {
        assert_eq!(sandbox.run(command).status.code(), Some(0), "{command}");
    }
}

#[test]
fn a_module_without_ops_has_nothing_to_do() {
    for text in ["module {}\n", "module {\n}\n", "module attributes {ttg.target = \"cuda:90\"} {\n}\n"] {
        for command in ["place k.mlir", "fmt k.mlir", "check k.mlir", "model k.mlir", "simulate k.mlir"] {
            let sandbox = Sandbox::new().with("k.mlir", text);
            let output = sandbox.run(command);
            let said = String::from_utf8_lossy(&output.stderr).into_owned();
            assert_eq!(output.status.code(), Some(0), "{command} of {text:?}: {said}");
            assert!(!said.contains("error["), "{command}: {said}");
            if command == "place k.mlir" {
                assert_eq!(String::from_utf8_lossy(&output.stdout), text);
            }
        }
    }
}

#[test]
fn ops_of_unknown_dialects_are_read() {
    let texts = [
        "\"new.op\"() : () -> ()\n",
        "%0 = new.op\n",
        "new.op loc(unknown)\n",
        "new.module @m {\n  new.op\n}\n",
        "module {\n  new.op\n}\n",
        "new.op {name = \"x\"}\n",
    ];
    for text in texts {
        let output = Sandbox::new().with("k.mlir", text).run("fmt k.mlir");
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(0), "{text:?}: {said}");
        assert_eq!(String::from_utf8_lossy(&output.stdout), text);
    }
}

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
    for text in ["", " \n\n"] {
        is_refused(text, "input::empty", "1:1");
    }
}

#[test]
fn a_file_without_operations() {
    let sandbox = Sandbox::new().with("k.mlir", "// a comment\n#a = 1\n");
    assert_snapshot!(sandbox.show("place k.mlir"));
    is_refused("// a comment\n#a = 1\n", "input::no-operations", "1:1");
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
    // A sparse file, which takes no room on the disk.
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
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(said.contains("error[parse::nesting]"), "{said}");
}
