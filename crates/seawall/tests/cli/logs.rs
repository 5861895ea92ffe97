//! Pass-dump logs: finding and selecting modules.

use insta::assert_snapshot;

use crate::run::Sandbox;

const LOG: &str = include_str!("input/compile.log");

fn sandbox() -> Sandbox {
    Sandbox::new().with("compile.log", LOG)
}

#[test]
fn a_log_is_read_and_printed_as_it_is() {
    assert_eq!(String::from_utf8_lossy(&sandbox().run("fmt compile.log").stdout), LOG);
}

#[test]
fn a_dump_is_picked_with_its_header() {
    assert_snapshot!("picked", sandbox().show("place compile.log --pass membar:before"));
}

#[test]
fn names_arguments_and_either_case_are_understood() {
    let sandbox = sandbox();
    let reference = sandbox.run("place compile.log --pass membar:before").stdout;
    assert!(String::from_utf8_lossy(&reference).contains("ttg.barrier local"));
    for pass in ["TritonGPUMembar:before", "triton-gpu-membar:before", "GPUMEM:before"] {
        assert_eq!(sandbox.run(&format!("place compile.log --pass {pass}")).stdout, reference, "{pass}");
    }
}

#[test]
fn without_a_time_both_dumps_of_a_pass_are_picked() {
    let output = sandbox().run("place compile.log --pass membar");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert_eq!(text.matches("// -----// IR Dump").count(), 2);
    assert!(!text.contains("Compiling kernel"));
}

#[test]
fn a_diff_is_one_of_the_whole_log() {
    assert_snapshot!("diff_of_log", sandbox().show("place compile.log --pass membar:before --format diff"));
}

#[test]
fn passes_are_listed_when_none_matches() {
    assert_snapshot!("no_such_pass", sandbox().show("place compile.log --pass pipeline"));
    let no_log = Sandbox::new().with("k.mlir", "module {\n}\n");
    assert_snapshot!("no_log", no_log.show("place k.mlir --pass membar"));
}
