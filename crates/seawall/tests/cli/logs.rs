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

/// The dumps of the log, with the names of two passes in place of the real ones.
fn log_of(first: &str, second: &str) -> Sandbox {
    let log = LOG.replacen("TritonGPUMembar (triton-gpu-membar)", first, 1);
    let log = log.replacen("TritonGPUMembar (triton-gpu-membar)", second, 1);
    assert!(log.contains(first) && log.contains(second), "the log has two dumps of the pass");
    Sandbox::new().with("two.log", &log)
}

fn headers(sandbox: &Sandbox, pass: &str) -> Vec<String> {
    let output = sandbox.run(&format!("place two.log --pass {pass}"));
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    text.lines().filter(|line| line.contains("IR Dump")).map(str::to_owned).collect()
}

#[test]
fn a_pass_whose_words_match_comes_before_one_with_the_letters_inside_a_word() {
    let sandbox = log_of(
        "TritonNvidiaGPUTMemBarrierInsertion (tmem-barrier-insertion)",
        "ModuleMembar (module-membar)",
    );
    let [only] = headers(&sandbox, "membar").try_into().expect("one dump");
    assert!(only.contains("ModuleMembar"), "{only}");
}

#[test]
fn a_name_of_two_passes_is_an_error_that_lists_them() {
    let sandbox = log_of("FirstMembar (first-membar)", "SecondMembar (second-membar)");
    assert_snapshot!("ambiguous_pass", sandbox.show("place two.log --pass membar"));
    assert_eq!(headers(&sandbox, "secondmembar").len(), 1);
}

#[test]
fn the_side_that_a_log_lacks_is_that_of_the_neighbouring_dump() {
    // A dump before the first pass and one after the second.
    let log = LOG.replacen("TritonGPUMembar (triton-gpu-membar)", "FirstPass (first-pass)", 1);
    let log = log.replacen("TritonGPUMembar (triton-gpu-membar)", "SecondPass (second-pass)", 1);
    let sandbox = |log: &str| Sandbox::new().with("two.log", log);
    let one_kernel = sandbox(&log.replace("@nothing(", "@copy("));
    let [after_first] = headers(&one_kernel, "first-pass:after").try_into().expect("one dump");
    assert!(after_first.contains("After SecondPass"), "{after_first}");
    let [before_second] = headers(&one_kernel, "second-pass:before").try_into().expect("one dump");
    assert!(before_second.contains("Before FirstPass"), "{before_second}");
    // The dumps are of two kernels.
    let two_kernels = sandbox(&log);
    assert_eq!(headers(&two_kernels, "first-pass:after"), Vec::<String>::new());
    assert_eq!(headers(&two_kernels, "second-pass:before"), Vec::<String>::new());
}
