//! Pass-dump logs: finding and selecting modules.

use insta::assert_snapshot;

use super::run::Sandbox;

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

/// The log with one kernel: its dumps are of three states of `@copy`.
fn one_kernel() -> Sandbox {
    Sandbox::new().with("compile.log", LOG.replace("@nothing(", "@copy("))
}

#[test]
fn without_a_pass_the_last_state_is_read() {
    let sandbox = one_kernel();
    for command in ["check --as-is", "place", "report", "model", "simulate --as-is"] {
        let output = sandbox.run(&format!("{command} compile.log"));
        let (out, said) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        assert_eq!(output.status.code(), Some(0), "{command}: {said}");
        let note = "note: compile.log: reads the last state of the log: after TritonGPUMembar (line 35); \
                    `--pass NAME` selects other dumps\n";
        assert!(said.starts_with(note), "{command}: {said}");
        assert!(!out.contains("local_alloc"), "{command}: {out}");
        // The state before the pass has a race.
        let before = sandbox.run(&format!("{command} compile.log --pass membar:before"));
        assert!(!String::from_utf8_lossy(&before.stderr).contains("last state"), "{command}");
        assert_ne!(output.stdout, before.stdout, "{command}");
        assert_eq!(
            before.status.code(),
            Some(i32::from(matches!(command, "check --as-is" | "simulate --as-is"))),
            "{command}"
        );
    }
}

#[test]
fn the_header_of_a_dump_states_what_the_compiler_still_does() {
    let target = "module attributes {ttg.target = \"cuda:90\"} {\n";
    let sandbox = Sandbox::new().with("compile.log", LOG.replace("module {\n", target));
    let finished = |pass: &str| {
        let output = sandbox.run(&format!("check compile.log --format json --pass {pass}"));
        assert_eq!(output.status.code(), Some(0), "{pass}");
        let document: serde_json::Value = serde_json::from_slice(&output.stdout).expect("it is JSON");
        document["verdicts"][0]["finish"].clone()
    };
    let before = finished("membar:before");
    assert_eq!(
        (&before["stage"], &before["steps"]),
        (&"before membar".into(), &serde_json::json!(["membar"]))
    );
    let after = finished("membar:after");
    assert_eq!((&after["stage"], &after["steps"]), (&"after membar".into(), &serde_json::json!([])));
}

#[test]
fn each_kernel_has_a_last_state() {
    let output = sandbox().run("model compile.log");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    let states = "reads the last states of the 2 kernels of the log: before TritonGPUMembar (line 12), after \
                  TritonGPUMembar (line 35);";
    assert!(said.contains(states), "{said}");
    assert_eq!(String::from_utf8_lossy(&output.stdout).matches("program module").count(), 2);
}

#[test]
fn a_function_that_is_not_a_kernel_has_no_last_state() {
    let inlined = LOG.replace("@nothing(", "@copy(").replacen(
        "module {\n",
        "module {\n  tt.func private @helper() {\n    tt.return\n  }\n",
        1,
    );
    let output = Sandbox::new().with("compile.log", inlined).run("model compile.log");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(said.contains("reads the last state of the log: after"), "{said}");
}
