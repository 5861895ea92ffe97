//! `seawall deps`.

use super::run::Sandbox;

/// A copy in each iteration, into the buffer that the next iteration reads.
const LOOP: &str = r#"{"seawall_wave_trace": 1, "target": "gfx950", "root": "root", "graphs": [
  {"name": "root", "nodes": [
    {"id": 0, "name": "tile", "kind": "allocate", "bytes": 64},
    {"id": 1, "name": "first", "kind": "gather_to_lds", "memory": 0},
    {"id": 2, "name": "iterate", "kind": "iterate", "graph": "body", "init_args": [], "captures": [0]},
    {"id": 3, "name": "output", "kind": "output", "values": []}]},
  {"name": "body", "nodes": [
    {"id": 4, "name": "tile", "kind": "placeholder", "captures": 0},
    {"id": 5, "name": "ready", "kind": "barrier", "wait_async": true},
    {"id": 6, "name": "read", "kind": "read", "memory": 4, "space": "shared"},
    {"id": 7, "name": "free", "kind": "barrier"},
    {"id": 8, "name": "next", "kind": "gather_to_lds", "memory": 4},
    {"id": 9, "name": "output", "kind": "output", "values": []}]}]}"#;

fn printed(sandbox: &Sandbox, command: &str) -> String {
    let output = sandbox.run(command);
    assert_eq!(output.status.code(), Some(0), "{command}: {}", String::from_utf8_lossy(&output.stderr));
    assert!(output.stderr.is_empty(), "{command}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
fn a_copy_is_threaded_through_the_loop_to_the_barrier_that_needs_it() {
    let sandbox = Sandbox::new().with("t.json", LOOP);
    let text = printed(&sandbox, "deps t.json --format text");
    insta::assert_snapshot!(text);
    let tracked = printed(&sandbox, "deps t.json");
    assert!(tracked.contains(r#""kind": "barrier", "async_deps": ["#), "{tracked}");
    assert!(tracked.contains(r#""kind": "iter_arg", "index": 0"#), "{tracked}");
    assert!(!tracked.contains("wait_async"), "the barrier waits for what it names: {tracked}");
    // The result is a valid trace: clean, with counts, and a fixed point of `deps`.
    let sandbox = Sandbox::new().with("t.json", &tracked);
    assert_eq!(sandbox.run("check t.json").status.code(), Some(0));
    let counted = printed(&sandbox, "waits t.json");
    assert!(counted.contains(r#""kind": "counter_wait", "load": 0"#), "{counted}");
}

#[test]
fn where_no_copy_comes_from_there_is_a_null_dependency() {
    let later = LOOP.replace(r#"{"id": 1, "name": "first", "kind": "gather_to_lds", "memory": 0},"#, "");
    let sandbox = Sandbox::new().with("t.json", later);
    let text = printed(&sandbox, "deps t.json --format text");
    assert!(
        text.contains("initially `null_async_dep` node") && text.contains("then `gather_to_lds` node 8"),
        "{text}"
    );
}

#[test]
fn copies_without_dependencies_are_listed() {
    let bare = LOOP.replace(r#"{"id": 5, "name": "ready", "kind": "barrier", "wait_async": true},"#, "");
    let sandbox = Sandbox::new().with("t.json", bare);
    let output = sandbox.run("deps t.json");
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(0));
    assert!(said.contains("warning[deps::no-barrier]") && said.contains("node 6 (`read`)"), "{said}");
}

#[test]
fn anything_but_a_trace_is_refused() {
    let sandbox = Sandbox::new()
        .with("k.mlir", "module {}\n")
        .with("t.json", LOOP.replace("\"memory\": 4", "\"memory\": 77"));
    for (file, code) in [("k.mlir", "input::not-a-trace"), ("t.json", "trace::dangling")] {
        let output = sandbox.run(&format!("deps {file} -o out"));
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{said}");
        assert!(said.contains(&format!("error[{code}]: ")), "{said}");
    }
    assert_eq!(sandbox.names(), ["k.mlir", "t.json"]);
}
