//! `seawall simulate`.

use insta::assert_snapshot;

use super::run::Sandbox;

const RACE: &str = "\
program race target gfx942 {
  smem A : 64
  warps 2
  loop i to 2 {
    store: write A
    barrier
    load: read A
  }
}
";

const STUCK: &str = "\
program stuck target sm_90 {
  smem full : 8
  warps 1
  mbarrier init full count 1
  ready: mbarrier wait full phase 0
}
";

#[test]
fn a_fault_is_shown_with_the_run_that_leads_there() {
    let sandbox = Sandbox::new().with("race.litmus", RACE).with("stuck.litmus", STUCK);
    assert_snapshot!("race", sandbox.show("simulate race.litmus"));
    assert_snapshot!("stuck", sandbox.show("simulate stuck.litmus"));
}

#[test]
fn data_has_the_lines_of_both_operations() {
    let sandbox = Sandbox::new().with("race.litmus", RACE);
    let output = sandbox.run("simulate race.litmus --format json");
    assert_eq!(output.status.code(), Some(1));
    let document: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let verdict = &document["models"][0]["verdicts"][0];
    assert_eq!(verdict["fault"], "race");
    assert_eq!((&verdict["earlier"]["line"], &verdict["event"]["line"]), (&7.into(), &5.into()));
    let steps = verdict["schedule"]["steps"].as_array().unwrap();
    let lines: Vec<_> = steps.iter().map(|step| step["at"]["line"].as_u64()).collect();
    assert!(lines.contains(&Some(5)) && lines.ends_with(&[Some(7)]), "{lines:?}");
}

#[test]
fn a_page_is_whole_and_marks_both_operations() {
    let sandbox = Sandbox::new().with("race.litmus", RACE);
    let page = String::from_utf8(sandbox.run("simulate race.litmus --format html").stdout).unwrap();
    assert!(page.starts_with("<!doctype html>") && page.ends_with("</body></html>\n"), "{page}");
    assert_eq!(page.matches(" bad\"").count(), 2, "{page}");
    assert!(!page.contains("http"), "the page needs nothing else");
}

#[test]
fn one_run_is_the_same_for_the_same_seed() {
    let sandbox = Sandbox::new().with("race.litmus", RACE);
    let run = |seed: u32| sandbox.show(&format!("simulate race.litmus --schedule-seed {seed}"));
    assert_eq!(run(7), run(7));
    assert!(run(7).contains("one run:"), "{}", run(7));
}

#[test]
fn another_seed_makes_other_choices() {
    let unknown = RACE.replace("  smem A", "  varying n\n  smem A").replace("i to 2", "i to n");
    let sandbox = Sandbox::new().with("unknown.litmus", unknown);
    let run = |seed: u32| sandbox.run(&format!("simulate unknown.litmus --schedule-seed {seed}")).stdout;
    assert!((0..16).any(|seed| run(seed) != run(7)), "every seed makes the same run");
}

#[test]
fn nothing_found_has_status_0() {
    let fixed = RACE.replace("load: read A", "load: read A\n    barrier");
    let sandbox = Sandbox::new().with("fixed.litmus", fixed).with("bad.litmus", "program {");
    assert_eq!(sandbox.run("simulate fixed.litmus").status.code(), Some(0));
    assert_eq!(sandbox.run("simulate bad.litmus").status.code(), Some(2));
    assert_eq!(sandbox.run("simulate missing.litmus").status.code(), Some(2));
}

/// Triton's membar pass inserts the barrier that the text lacks.
const CACHED: &str = r#"#b = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
module attributes {"ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @k(%x: tensor<128xf32, #b>) {
    %m = ttg.local_alloc : () -> !ttg.memdesc<128xf32, #s, #ttg.shared_memory, mutable>
    ttg.local_store %x, %m : tensor<128xf32, #b> -> !ttg.memdesc<128xf32, #s, #ttg.shared_memory, mutable>
    %y = ttg.local_load %m : !ttg.memdesc<128xf32, #s, #ttg.shared_memory, mutable> -> tensor<128xf32, #b>
    tt.return
  }
}
"#;

#[test]
fn the_program_is_that_of_the_check() {
    let sandbox = Sandbox::new().with("cached.ttgir", CACHED);
    let status = |arguments: &str| {
        let [check, simulate, report] = ["check", "simulate", "report --format json"]
            .map(|command| sandbox.run(&format!("{command} cached.ttgir {arguments}")));
        let report: serde_json::Value = serde_json::from_slice(&report.stdout).unwrap();
        let findings = report["modules"][0]["findings"].as_array().unwrap();
        let reported = findings.iter().any(|finding| finding["severity"] == "error");
        assert_eq!(check.status.code(), simulate.status.code(), "{arguments}");
        assert_eq!(check.status.code(), Some(i32::from(reported)), "{arguments}");
        check.status.code()
    };
    assert_eq!(status("--no-warp-locality"), Some(0));
    assert_eq!(status("--no-warp-locality --producer triton-3.6"), Some(0));
    assert_eq!(status("--no-warp-locality --as-is"), Some(1));
    let shown = sandbox.show("simulate cached.ttgir");
    assert!(shown.contains("simulated allocation") && shown.contains("membar of Triton"), "{shown}");
    let shown = sandbox.show("simulate cached.ttgir --as-is");
    assert!(!shown.contains("membar of Triton"), "{shown}");
}
