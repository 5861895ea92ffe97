//! Defaults for traces: ordinary accesses do not count, and barriers of the trace do.

use super::run::Sandbox;

/// A trace for gfx950 whose root graph has these nodes and its output.
fn trace(nodes: &str) -> String {
    format!(
        r#"{{"seawall_wave_trace": 1, "target": "gfx950", "root": "root", "graphs": [{{"name": "root", "nodes": [
  {{"id": 0, "name": "tile", "kind": "allocate", "bytes": 64}},
  {nodes},
  {{"id": 99, "name": "output", "kind": "output", "values": []}}]}}]}}"#
    )
}

#[test]
fn check_counts_ordinary_loads_of_a_trace_only_if_asked() {
    let text = trace(
        r#"{"id": 10, "name": "x", "kind": "placeholder"},
  {"id": 1, "name": "copy", "kind": "gather_to_lds", "memory": 0},
  {"id": 2, "name": "load", "kind": "read", "memory": 10, "space": "global"},
  {"id": 4, "name": "wait", "kind": "counter_wait", "load": 1},
  {"id": 5, "name": "barrier", "kind": "barrier"},
  {"id": 6, "name": "read", "kind": "read", "memory": 0, "space": "shared"}"#,
    );
    let sandbox = Sandbox::new().with("t.json", text);
    assert_eq!(sandbox.run("check t.json").status.code(), Some(1));
    assert_eq!(sandbox.run("check t.json --count-ordinary").status.code(), Some(0));
}

#[test]
fn barriers_of_a_trace_count_for_waves_strategy_unless_ignored() {
    let text = trace(
        r#"{"id": 1, "name": "write", "kind": "write", "memory": 0, "space": "shared"},
  {"id": 2, "name": "barrier", "kind": "barrier"},
  {"id": 3, "name": "read", "kind": "read", "memory": 0, "space": "shared"}"#,
    );
    let sandbox = Sandbox::new().with("t.json", text);
    let barriers = |options: &str| {
        let result = sandbox.run(&format!("place t.json {options}"));
        assert_eq!(result.status.code(), Some(0), "{}", String::from_utf8_lossy(&result.stderr));
        String::from_utf8_lossy(&result.stdout).matches("\"barrier\"").count()
    };
    let given = barriers("--strategy wave");
    assert!(barriers("--strategy wave --ignore-existing") > given);
    let refused = sandbox.run("place t.json --ignore-existing");
    assert_eq!(refused.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&refused.stderr).contains("usage::other-strategy"));
}
