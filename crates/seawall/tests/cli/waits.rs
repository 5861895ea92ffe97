//! `seawall waits`.

use super::run::Sandbox;

pub(crate) const TRACE: &str = include_str!("input/trace.json");

const RING: &str = "\
program ring target gfx1250 {
  smem A : 3 x 64
  async tdm write A[0]
  async tdm write A[1]
  loop i {
    wait tdm 0
    barrier
    read A[i % 3]
    async tdm write A[(i + 2) % 3]
  }
}
";

fn printed(sandbox: &Sandbox, command: &str) -> String {
    let output = sandbox.run(command);
    assert_eq!(output.status.code(), Some(0), "{command}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
fn a_model_by_need() {
    let sandbox = Sandbox::new().with("ring.litmus", RING);
    assert!(printed(&sandbox, "waits ring.litmus").contains("wait tdm 1"));
    let json = printed(&sandbox, "waits ring.litmus --format json");
    assert!(json.contains("\"rule\": \"need\"") && json.contains("\"new\": 1"), "{json}");
}

#[test]
fn a_trace_gets_counter_waits() {
    let sandbox = Sandbox::new().with("trace.json", TRACE);
    let counted = printed(&sandbox, "waits trace.json");
    assert!(counted.contains("\"counter_wait\"") && counted.contains("\"load\": 1"), "{counted}");
    let output = sandbox.run("waits trace.json --explain -o out.json");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(
        said.contains("node 3") && said.contains("vmcnt - -> 1") && said.contains("at least 1"),
        "{said}"
    );
    assert_eq!(sandbox.content("out.json"), counted);
}

#[test]
fn what_cannot_be_counted_is_refused_and_nothing_is_written() {
    let no_target = TRACE.replace("\"target\": \"gfx950\", ", "");
    let bad_target = TRACE.replace("gfx950", "gtx");
    let sandbox = Sandbox::new()
        .with("no-target.json", no_target)
        .with("bad-target.json", bad_target)
        .with("cut.json", &TRACE[..200])
        .with("empty.mlir", "");
    for (file, message) in [
        ("no-target.json", "does not name its target GPU"),
        ("bad-target.json", "unknown target `gtx`"),
        ("cut.json", "not JSON"),
        ("empty.mlir", "the input is empty"),
    ] {
        let output = sandbox.run(&format!("waits {file} -o out"));
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{file}: {said}");
        assert!(said.contains(message), "{file}: {said}");
        assert!(!sandbox.path("out").exists());
    }
}

#[test]
fn a_gpu_without_such_copies_is_refused() {
    let sandbox = Sandbox::new().with("trace.json", TRACE);
    let output = sandbox.run("waits trace.json --target gfx1200");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("error[wave::no-copies]"));
}

/// Two copies, and a barrier that must wait for the first. `waits` is the wait, and `between` comes
/// between copies and barrier.
fn copies(target: &str, between: &str, waits: &str) -> String {
    let copy = if target == "gfx1250" { "tensor_load_to_lds" } else { "gather_to_lds" };
    format!(
        r#"{{"seawall_wave_trace": 1, "target": "{target}", "root": "root", "graphs": [{{"name": "root", "nodes": [
  {{"id": 0, "name": "a", "kind": "allocate", "bytes": 64}},
  {{"id": 1, "name": "b", "kind": "allocate", "bytes": 64}},
  {{"id": 2, "name": "first", "kind": "{copy}", "memory": 0}},
  {{"id": 3, "name": "second", "kind": "{copy}", "memory": 1}},{between}
  {{"id": 5, "name": "meet", "kind": {waits}}},
  {{"id": 6, "name": "use", "kind": "read", "memory": 0, "space": "shared"}},
  {{"id": 7, "name": "output", "kind": "output", "values": []}}]}}]}}"#
    )
}

/// The rows of the JSON form: node, counter, old count and new count.
fn rows(text: &str) -> Vec<(u64, String, Option<u64>, Option<u64>)> {
    let sandbox = Sandbox::new().with("t.json", text);
    let document: serde_json::Value =
        serde_json::from_str(&printed(&sandbox, "waits t.json --format json")).expect("JSON");
    let row = |row: &serde_json::Value| {
        let counter = row["counter"].as_str().unwrap_or_default().to_owned();
        (row["node"].as_u64().unwrap_or(u64::MAX), counter, row["old"].as_u64(), row["new"].as_u64())
    };
    document["waits"].as_array().expect("a list").iter().map(row).collect()
}

fn counted(text: &str) -> String {
    printed(&Sandbox::new().with("t.json", text), "waits t.json")
}

#[test]
fn a_barrier_that_waits_for_all_copies_waits_for_those_that_are_needed() {
    let flag = copies("gfx950", "", r#""barrier", "wait_async": true"#);
    assert_eq!(rows(&flag), [(5, "vmcnt".to_owned(), Some(0), Some(1))]);
    let text = counted(&flag);
    assert!(text.contains(r#""kind": "counter_wait", "load": 1"#) && !text.contains("wait_async"), "{text}");
    let tensor = copies("gfx1250", "", r#""barrier", "tensor_wait": true"#);
    assert_eq!(rows(&tensor), [(5, "tensorcnt".to_owned(), Some(0), Some(1))]);
    let text = counted(&tensor);
    assert!(
        text.contains(r#""kind": "counter_wait", "tensor": 1"#) && !text.contains("tensor_wait"),
        "{text}"
    );
    // A second run changes nothing.
    assert_eq!(counted(&text), text);
}

#[test]
fn a_signal_waits_for_the_tensor_loads_that_are_needed() {
    let signal = r#"
  {"id": 4, "name": "signal", "kind": "signal", "barrier": -1, "tensor_wait": true},"#;
    let text = copies("gfx1250", signal, r#""wait", "barrier": -1"#);
    assert_eq!(rows(&text), [(4, "tensorcnt".to_owned(), Some(0), Some(1))]);
    let text = counted(&text);
    assert!(
        text.contains(r#""kind": "counter_wait", "tensor": 1"#) && !text.contains("tensor_wait"),
        "{text}"
    );
}

#[test]
fn a_wait_for_counters_gets_the_largest_safe_count_itself() {
    let with = |counts: &str| {
        let wait = format!(
            r#"
  {{"id": 4, "name": "counters", "kind": "counter_wait", {counts}}},"#
        );
        copies("gfx950", &wait, r#""barrier""#)
    };
    // Too small and too large.
    for count in ["0", "9"] {
        let text = counted(&with(&format!(r#""load": {count}"#)));
        assert!(text.contains(r#""kind": "counter_wait", "load": 1"#), "{text}");
    }
    // Unsupported counters are unchanged, and a warning gives the reason.
    let sandbox = Sandbox::new().with("t.json", with(r#""load": 0, "ds": 2, "exp": 3"#));
    let output = sandbox.run("waits t.json");
    let (text, said) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(text.contains(r#""load": 1, "ds": 2, "exp": 3"#), "{text}");
    assert!(said.contains("the lgkmcnt of the `counter_wait` node 4 (`counters`)"), "{said}");
    assert!(said.contains("the expcnt of the `counter_wait` node 4 (`counters`)"), "{said}");
}

#[test]
fn stores_that_a_wait_also_covers_are_left_alone() {
    let wait = r#"
  {"id": 4, "name": "counters", "kind": "counter_wait", "load": 0, "store": 0},"#;
    let text = copies("gfx950", wait, r#""barrier""#);
    assert!(counted(&text).contains(r#""kind": "counter_wait", "load": 0, "store": 0"#));
}

#[test]
fn dependencies_that_name_too_little_do_not_take_a_flag_away() {
    let both = copies("gfx950", "", r#""barrier", "wait_async": true, "async_deps": [2]"#).replace(
        r#""name": "second", "kind": "gather_to_lds", "memory": 1"#,
        r#""name": "second", "kind": "gather_to_lds", "memory": 0"#,
    );
    let sandbox = Sandbox::new().with("t.json", &both);
    let output = sandbox.run("waits t.json");
    assert!(String::from_utf8_lossy(&output.stdout).contains("\"wait_async\": true"));
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains("waits::dependencies") && said.contains("waits::not-counted"), "{said}");
}

#[test]
fn an_explanation_without_waits_is_one_line() {
    let text = "module attributes {ttg.target = \"cuda:90\"} {\n  tt.func @f() {\n    tt.return\n  }\n}\n";
    let output = Sandbox::new().with("k.mlir", text).run("waits k.mlir --explain");
    assert_eq!(String::from_utf8_lossy(&output.stderr), "note: the input has no waits\n");
}
