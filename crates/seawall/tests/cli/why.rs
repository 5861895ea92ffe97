//! `seawall why`: lines of the IR and of its source, logs, and lines without an answer.

use insta::assert_snapshot;

use super::kernel_source::{IR, KERNEL};
use super::run::Sandbox;

const MODEL: &str = "\
program p target sm_90 {
  smem A : 1024
  warps 4
  store: write A
  meet: barrier
  load: read A
}
";

fn sandbox() -> Sandbox {
    Sandbox::new().with("repo/src/kernel.py", KERNEL).with("kernel.ttgir", IR)
}

#[test]
fn a_barrier_has_its_pairs_and_what_happens_without_it() {
    assert_snapshot!("barrier", sandbox().show("why kernel.ttgir:20 --as-is --source-root repo"));
}

#[test]
fn a_redundant_barrier_is_called_so() {
    assert_snapshot!("redundant", sandbox().show("why kernel.ttgir:17 --as-is"));
}

#[test]
fn beside_a_deadlock_an_arrival_is_not_called_redundant() {
    let model = "\
program p target sm_90 {
  smem A : 1024
  smem full : 8
  smem empty : 8
  warps 1
  mbarrier init full count 1
  mbarrier init empty count 1
  fork {
    default {
      loop i to 4 {
        ready: mbarrier wait full phase i & 1
        load: read A
        release: mbarrier arrive empty
      }
    }
    partition producer warps 1 {
      loop i to 4 {
        acquire: mbarrier wait empty phase i & 1
        store: write A
        commit_full: mbarrier arrive full
      }
    }
  }
}
";
    let shown = Sandbox::new().with("p.litmus", model).show("why p.litmus:13");
    assert!(shown.contains("it is not decided whether `release` (line 13) is necessary"), "{shown}");
    let repaired = model.replace("empty phase i & 1", "empty phase (i + 1) & 1");
    let shown = Sandbox::new().with("p.litmus", &repaired).show("why p.litmus:13");
    assert!(shown.contains("`release` (line 13) is necessary"), "{shown}");
}

#[test]
fn an_access_has_what_orders_it() {
    assert_snapshot!("access", sandbox().show("why kernel.ttgir:14 --as-is --source-root repo"));
}

#[test]
fn a_line_of_the_source_answers_for_all_its_operations() {
    let sandbox = sandbox();
    assert_snapshot!("source_line", sandbox.show("why kernel.ttgir kernel.py:11 --as-is --source-root repo"));
    let by_call = sandbox.show("why kernel.ttgir src/kernel.py:10 --as-is");
    assert!(by_call.contains("`ttg.local_store` (line 13)"), "{by_call}");
    assert!(by_call.contains("`ttg.local_load` (line 14)"), "{by_call}");
}

#[test]
fn the_line_may_be_a_separate_word() {
    let sandbox = sandbox();
    let one = sandbox.run("why kernel.ttgir:20").stdout;
    assert_eq!(sandbox.run("why kernel.ttgir 20").stdout, one);
    let piped = sandbox.show_with_stdin("why - 20", IR.as_bytes());
    assert!(piped.contains("is necessary"), "{piped}");
}

#[test]
fn answers_are_also_data() {
    let output = sandbox().run("why kernel.ttgir:20 --as-is --format json");
    let document: serde_json::Value = serde_json::from_slice(&output.stdout).expect("it is JSON");
    let op = &document["modules"][0]["ops"][0];
    assert_eq!((&op["op"], &op["line"]), (&"ttg.barrier".into(), &20.into()));
    assert_eq!(op["without"]["need"], "necessary");
    let pair = &op["without"]["orders"][0];
    assert_eq!((&pair["earlier"]["line"], &pair["later"]["line"]), (&19.into(), &13.into()));
    assert_eq!(op["without"]["findings"][0]["kind"], "race");
}

#[test]
fn a_finding_comes_with_a_run() {
    let output = Sandbox::new().with("p.litmus", MODEL).run("why p.litmus:5 --format json");
    let document: serde_json::Value = serde_json::from_slice(&output.stdout).expect("it is JSON");
    let run = &document["modules"][0]["ops"][0]["without"]["run"];
    let lines: Vec<&serde_json::Value> = run["schedule"]["steps"]
        .as_array()
        .expect("it has steps")
        .iter()
        .map(|step| &step["at"]["line"])
        .collect();
    assert_eq!(run["fault"], "race");
    assert!(
        lines.contains(&&4.into()) && lines.contains(&&6.into()) && !lines.contains(&&5.into()),
        "{run:#}"
    );
}

#[test]
fn a_line_without_an_answer_is_explained() {
    let sandbox = sandbox();
    for (name, arguments) in [
        ("no_operation", "why kernel.ttgir:3"),
        ("behind_the_end", "why kernel.ttgir:900"),
        ("no_source_line", "why kernel.ttgir kernel.py:2"),
        ("no_source_file", "why kernel.ttgir other.py:2"),
        ("no_line", "why kernel.ttgir"),
        ("no_number", "why kernel.ttgir kernel.py"),
        ("other_operation", "why kernel.ttgir:10"),
    ] {
        assert_snapshot!(name, sandbox.show(arguments));
    }
}

#[test]
fn an_explained_placement_explains_the_barriers_of_the_text() {
    let shown = sandbox().show("place kernel.ttgir --explain -o placed.mlir");
    assert_snapshot!("placed", shown);
    for line in [15, 17, 18, 20] {
        assert!(shown.contains(&format!("`ttg.barrier` (line {line})")), "{line}: {shown}");
    }
}

/// A log with the kernel before and after its pass for barriers.
fn log() -> String {
    let without: Vec<&str> = IR.lines().filter(|line| !line.contains("ttg.barrier")).collect();
    let header = |when: &str, pass: &str| {
        format!("// -----// IR Dump {when} {pass} ('builtin.module' operation) //----- //\n")
    };
    [
        header("Before", "TritonGPUAllocateSharedMemoryNv (allocate-shared-memory-nv)"),
        without.join("\n"),
        "\n".to_owned(),
        header("After", "TritonGPUMembar (triton-gpu-membar)"),
        IR.to_owned(),
        header("After", "CSE (cse)"),
        IR.to_owned(),
    ]
    .concat()
}

#[test]
fn a_log_shows_the_pass_that_introduced_an_operation() {
    let log = log();
    let sandbox = Sandbox::new().with("compile.log", &log);
    let place = |nth: usize, what: &str| {
        let lines = log.lines().enumerate().filter(|(_, line)| line.contains(what));
        lines.map(|(at, _)| at + 1).nth(nth).expect("the log has it")
    };
    let shown = |line: usize| sandbox.show(&format!("why compile.log:{line} --as-is"));
    let barrier = shown(place(4, "ttg.barrier local"));
    assert!(barrier.contains("introduced by: `TritonGPUMembar`"), "{barrier}");
    let barrier = shown(place(0, "ttg.barrier local"));
    assert!(barrier.contains("introduced by: `TritonGPUMembar`"), "{barrier}");
    let store = shown(place(5, "ttg.local_store"));
    assert!(store.contains("the first dump of the kernel has it: before TritonGPUAllocate"), "{store}");
    let by_source = sandbox.show("why compile.log kernel.py:11 --as-is");
    assert!(by_source.contains("`TritonGPUMembar`"), "{by_source}");
}

#[test]
fn models_ptx_and_traces_have_answers() {
    let sandbox = Sandbox::new()
        .with("p.litmus", MODEL)
        .with("exchange.ptx", include_str!("../../../../tests/ptx/exchange.ptx"))
        .with("gemm.json", include_str!("input/gemm.json"));
    assert_snapshot!("model", sandbox.show("why p.litmus:5"));
    assert_snapshot!("ptx", sandbox.show("why exchange.ptx:15"));
    let trace: Vec<&str> = include_str!("input/gemm.json").lines().collect();
    let read = trace.iter().position(|line| line.contains("\"kind\": \"read\"") && line.contains("shared"));
    let line = 1 + read.expect("the trace reads shared memory");
    let shown = sandbox.show(&format!("why gemm.json:{line}"));
    assert!(shown.contains("conflicting access"), "{shown}");
}
