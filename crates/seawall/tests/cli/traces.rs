//! Traces that no GPU can run: every command reports the node in the same words, and writes
//! nothing.

use super::run::Sandbox;

/// Commands that read traces.
const COMMANDS: [&str; 9] = [
    "place t.json -o out",
    "place t.json --strategy wave -o out",
    "place t.json --strategy split -o out",
    "place t.json --barriers split -o out",
    "check t.json -o out",
    "model t.json -o out",
    "simulate t.json -o out",
    "waits t.json -o out",
    "deps t.json -o out",
];

/// A trace for `target` whose root graph has an allocation, `nodes` and its output. `body` is the
/// graph `body`.
fn trace(target: &str, nodes: &str, body: Option<&str>) -> String {
    let body = body.map(|nodes| format!(r#", {{"name": "body", "nodes": [{nodes}, {}]}}"#, output(98)));
    format!(
        r#"{{"seawall_wave_trace": 1, "target": "{target}", "root": "root", "graphs": [{{"name": "root", "nodes": [
  {{"id": 0, "name": "tile", "kind": "allocate", "bytes": 64}},
  {nodes},
  {}]}}{}]}}"#,
        output(99),
        body.unwrap_or_default()
    )
}

fn output(id: u32) -> String {
    format!(r#"{{"id": {id}, "name": "output", "kind": "output", "values": []}}"#)
}

fn signal(id: u32, barrier: i32) -> String {
    format!(r#"{{"id": {id}, "name": "s{id}", "kind": "signal", "barrier": {barrier}}}"#)
}

fn wait(id: u32, barrier: i32) -> String {
    format!(r#"{{"id": {id}, "name": "w{id}", "kind": "wait", "barrier": {barrier}}}"#)
}

/// Every command rejects `text` with `code` and names each of `nodes`.
#[track_caller]
fn is_refused(text: &str, code: &str, nodes: &[&str]) {
    for command in COMMANDS {
        let sandbox = Sandbox::new().with("t.json", text);
        let result = sandbox.run(command);
        let said = String::from_utf8_lossy(&result.stderr);
        assert_eq!(result.status.code(), Some(2), "{command}: {said}\n{text}");
        assert!(said.contains(&format!("error[{code}]: ")) && said.contains("= help: "), "{command}: {said}");
        for node in nodes {
            assert!(said.contains(node), "{command}: no {node} in {said}");
        }
        assert!(result.stdout.is_empty(), "{command}");
        let written = sandbox.names().contains(&"out".to_owned());
        assert!(!written || sandbox.content("out").is_empty(), "{command}");
    }
}

/// `check` and `simulate` accept the trace and report at most redundant barriers.
#[track_caller]
fn is_sound(text: &str) {
    let sandbox = Sandbox::new().with("t.json", text);
    for command in ["check t.json", "simulate t.json"] {
        let result = sandbox.run(command);
        let (out, said) = (String::from_utf8_lossy(&result.stdout), String::from_utf8_lossy(&result.stderr));
        assert_eq!(result.status.code(), Some(0), "{command}: {out}{said}\n{text}");
    }
}

#[test]
fn split_barriers_that_do_not_pair() {
    let on = |nodes: &[String]| trace("gfx1200", &nodes.join(",\n"), None);
    is_refused(&on(&[signal(1, -1)]), "wave::orphan-signal", &["`signal` node 1 (`s1`)"]);
    is_refused(&on(&[wait(1, -1)]), "wave::wait-before-signal", &["`wait` node 1 (`w1`)"]);
    is_refused(&on(&[wait(1, -1), signal(2, -1)]), "wave::wait-before-signal", &["node 1 (`w1`)"]);
    let twice = on(&[signal(1, -1), signal(2, -1), wait(3, -1)]);
    is_refused(&twice, "wave::double-signal", &["node 1 (`s1`)", "node 2 (`s2`)"]);
    let whole = r#"{"id": 2, "name": "b", "kind": "barrier"}"#.to_owned();
    let between = on(&[signal(1, -1), whole, wait(3, -1)]);
    is_refused(&between, "wave::barrier-between-halves", &["`barrier` node 2 (`b`)", "node 1 (`s1`)"]);
    is_sound(&on(&[signal(1, -1), wait(2, -1), signal(3, -1), wait(4, -1)]));
}

#[test]
fn split_barriers_pair_on_all_paths_or_are_rejected() {
    let branch = r#"{"id": 10, "name": "if", "kind": "conditional", "graph": "body"}"#;
    let around = |trips: &str| {
        format!(r#"{{"id": 10, "name": "loop", "kind": "iterate", "graph": "body", "init_args": []{trips}}}"#)
    };
    let join = |nodes: &[&str]| nodes.join(",\n");
    let (s, w) = (signal(1, -1), wait(2, -1));
    // The signal or the wait alone in a conditional.
    let lost = trace("gfx1200", &join(&[&s, branch]), Some(&w));
    is_refused(&lost, "wave::orphan-signal", &["node 1 (`s1`)"]);
    let early = trace("gfx1200", &join(&[branch, &w]), Some(&s));
    is_refused(&early, "wave::wait-before-signal", &["node 2 (`w2`)", "on some path"]);
    is_sound(&trace("gfx1200", branch, Some(&join(&[&s, &w]))));
    // Around a loop, the signal of an iteration belongs to the wait of the next one.
    let (first, last) = (signal(3, -1), wait(4, -1));
    let body = join(&[&w, &s]);
    is_sound(&trace("gfx1200", &join(&[&first, &around(""), &last]), Some(&body)));
    let open = trace("gfx1200", &join(&[&around(""), &last]), Some(&body));
    is_refused(&open, "wave::wait-before-signal", &["node 2 (`w2`)"]);
    // A signal in a loop that runs once, and one in a loop that runs several times.
    is_sound(&trace("gfx1200", &join(&[&around(r#", "trips": 1"#), &w]), Some(&s)));
    let again = trace("gfx1200", &join(&[&around(r#", "trips": 2"#), &w]), Some(&s));
    is_refused(&again, "wave::double-signal", &["node 1 (`s1`)", "in the next iteration"]);
}

#[test]
fn numbers_of_barriers_that_the_gpu_does_not_have() {
    for (target, number) in [
        ("gfx1250", 0),
        ("gfx1250", 17),
        ("gfx1250", 99),
        ("gfx1250", -2),
        ("gfx1200", 1),
        ("gfx1200", -3),
        ("", 0),
        ("", 17),
    ] {
        let text = trace(target, &format!("{},\n{}", signal(1, number), wait(2, number)), None);
        is_refused(&text, "wave::barrier-number", &["node 1 (`s1`)", &format!("barrier {number}")]);
    }
    let text = trace("gfx942", &format!("{},\n{}", signal(1, -1), wait(2, -1)), None);
    is_refused(&text, "wave::no-split-barriers", &["node 1 (`s1`)", "node 2 (`w2`)"]);
    let nodes = [signal(1, 1), signal(2, 2), wait(3, 1), wait(4, 2)].join(",\n");
    is_refused(&trace("gfx1250", &nodes, None), "wave::joined-barriers", &["node 3 (`w3`)", "node 2 (`s2`)"]);
}

#[test]
fn copies_counters_and_memory_that_the_gpu_does_not_have() {
    let node = |kind: &str, rest: &str| format!(r#"{{"id": 1, "name": "n", "kind": "{kind}"{rest}}}"#);
    for (target, kind, rest, code) in [
        ("gfx942", "tensor_load_to_lds", r#", "memory": 0"#, "wave::no-tensor"),
        ("gfx1200", "gather_to_lds", r#", "memory": 0"#, "wave::no-copies"),
        ("gfx1100", "gather_to_lds", r#", "memory": 0"#, "wave::no-copies"),
        ("gfx942", "barrier", r#", "tensor_wait": true"#, "wave::no-tensor"),
        ("gfx942", "counter_wait", r#", "async": 0"#, "wave::no-counter"),
        ("gfx1201", "counter_wait", r#", "tensor": 0"#, "wave::no-counter"),
        ("gfx942", "counter_wait", r#", "load": 64"#, "wave::count"),
        ("gfx942", "counter_wait", r#", "ds": 16"#, "wave::count"),
        ("gfx1201", "counter_wait", r#", "exp": 8"#, "wave::count"),
        ("gfx942", "allocate", r#", "bytes": 65537"#, "wave::memory"),
        ("gfx1250", "allocate", r#", "bytes": 327681"#, "wave::memory"),
        ("", "allocate", r#", "bytes": 327681"#, "wave::memory"),
    ] {
        is_refused(&trace(target, &node(kind, rest), None), code, &["node 1 (`n`)"]);
    }
    is_sound(&trace("gfx950", &node("allocate", r#", "bytes": 163840"#), None));
    is_sound(&trace("gfx942", &node("counter_wait", r#", "load": 63, "ds": 15, "store": 63"#), None));
}

#[test]
fn a_gpu_that_there_is_not() {
    is_refused(&trace("gfx99999", &signal(1, -1), None), "wave::target", &["gfx99999"]);
    is_refused(&trace("warp9", &signal(1, -1), None), "wave::target", &["warp9"]);
    // The target of the command line takes precedence and is checked in the same way.
    let sandbox = Sandbox::new().with("t.json", trace("gfx99999", &signal(1, -1), None));
    let said = |command: &str| String::from_utf8_lossy(&sandbox.run(command).stderr).into_owned();
    assert!(said("check t.json --target gfx942").contains("wave::no-split-barriers"));
    assert!(said("place t.json --strategy wave --target gfx1300").contains("unknown GPU `gfx1300`"));
}

#[test]
fn without_a_target_the_features_are_unknown() {
    let pair = format!("{},\n{}", signal(1, -1), wait(2, -1));
    let sandbox = Sandbox::new().with("t.json", trace("", &pair, None));
    for command in ["check t.json", "place t.json", "place t.json --strategy wave"] {
        let result = sandbox.run(command);
        let said = String::from_utf8_lossy(&result.stderr);
        assert_eq!(result.status.code(), Some(0), "{command}: {said}");
        assert!(
            said.contains("the trace names no GPU") && said.contains("node 1 (`s1`)"),
            "{command}: {said}"
        );
    }
    // A construct that all GPUs support needs no target.
    let plain =
        Sandbox::new().with("t.json", trace("", r#"{"id": 1, "name": "b", "kind": "barrier"}"#, None));
    assert!(!String::from_utf8_lossy(&plain.run("check t.json").stderr).contains("no GPU"));
}

/// `docs/semantics.md`, S20: each number is a separate barrier, and orders like the
/// barrier of the workgroup.
#[test]
fn a_named_barrier_orders_and_every_command_knows_it() {
    let access = |id: u32, kind: &str| {
        format!(r#"{{"id": {id}, "name": "{kind}", "kind": "{kind}", "memory": 0, "space": "shared"}}"#)
    };
    let (write, read) = (access(1, "write"), access(4, "read"));
    let with = |nodes: &[&str]| trace("gfx1250", &nodes.join(",\n"), None);
    let (s, w) = (signal(2, 3), wait(3, 3));
    let ordered = with(&[&write, &s, &w, &read]);
    is_sound(&ordered);
    let sandbox = Sandbox::new().with("t.json", &ordered);
    let placed = sandbox.run("place t.json --format diff");
    assert!(placed.stdout.is_empty(), "{}", String::from_utf8_lossy(&placed.stdout));
    assert!(placed.stderr.is_empty(), "{}", String::from_utf8_lossy(&placed.stderr));
    let early = with(&[&s, &write, &w, &read]);
    let sandbox = Sandbox::new().with("t.json", early);
    assert_eq!(sandbox.run("check t.json").status.code(), Some(1));
    assert_eq!(sandbox.run("simulate t.json").status.code(), Some(1));
}

#[test]
fn json_that_is_nearly_a_trace() {
    let text = trace("gfx942", r#"{"id": 1, "name": "b", "kind": "barrier"}"#, None);
    let unversioned = text.replace(r#""seawall_wave_trace": 1, "#, "");
    let marked = format!("\u{feff}{text}");
    let sandbox = Sandbox::new().with("t.json", &unversioned).with("marked.json", &marked);
    for (file, code) in [("t.json", "trace::version"), ("marked.json", "input::byte-order-mark")] {
        for command in ["place", "check", "model", "simulate", "waits"] {
            let result = sandbox.run(&format!("{command} {file}"));
            let said = String::from_utf8_lossy(&result.stderr);
            assert_eq!(result.status.code(), Some(2), "{command} {file}: {said}");
            assert!(said.contains(&format!("error[{code}]: ")), "{command} {file}: {said}");
        }
    }
}

#[test]
fn a_diff_is_to_the_file_and_adds_lines_only() {
    let nodes = [
        r#"{"id": 1,   "name": "write", "kind": "write", "memory": 0, "space": "shared"}"#,
        r#"{"id": 2, "name": "read", "kind": "read", "memory": 0, "space": "shared"}"#,
    ];
    let text = trace("gfx942", &nodes.join(",\n  "), None);
    let sandbox = Sandbox::new().with("t.json", &text);
    for strategy in ["minimal", "wave"] {
        let result = sandbox.run(&format!("place t.json --strategy {strategy} --format diff"));
        let diff = String::from_utf8_lossy(&result.stdout);
        let changed: Vec<&str> = diff
            .lines()
            .filter(|l| l.starts_with(['+', '-']) && !l.starts_with("+++") && !l.starts_with("---"))
            .collect();
        assert!(
            changed.len() == 1 && changed[0].starts_with(r#"+  {"id": 100, "name": "shared_memory_barrier""#),
            "{diff}"
        );
        assert!(diff.contains(r#"   {"id": 1,   "name": "write""#), "lines of the file as they are: {diff}");
    }
}

#[test]
fn control_characters_in_names_do_not_get_out() {
    let text = trace("gfx942", r#"{"id": 1, "name": "b", "kind": "barrier"}"#, None);
    let named = text.replacen('{', "{\"name\": \"k\\u001b[2J\\u202e\", ", 1);
    let sandbox = Sandbox::new().with(
        "t.json",
        named.replace("\"name\": \"k", "\"seawall_wave_trace\": 1, \"name\": \"k").replacen(
            ", \"seawall_wave_trace\": 1",
            "",
            1,
        ),
    );
    for command in
        ["simulate t.json", "simulate t.json --format html", "check t.json", "place t.json --explain"]
    {
        let result = sandbox.run(command);
        let shown =
            String::from_utf8_lossy(&result.stdout).into_owned() + &String::from_utf8_lossy(&result.stderr);
        assert_ne!(result.status.code(), Some(2), "{command}: {shown}");
        let bad = |c: char| c.is_control() && c != '\n' || c == '\u{202e}';
        assert!(command.starts_with("place") || !shown.contains(bad), "{command}: {shown}");
    }
}

#[test]
fn modules_that_were_not_run_are_listed_on_standard_error() {
    // More warps than can run together. A program may have them, a trace may not.
    let text = "program k target gfx942 {\n  smem A : 64\n  warps 100000\n  barrier\n}\n";
    let sandbox = Sandbox::new().with("k.litmus", text);
    let result = sandbox.run("simulate k.litmus --warps 100000");
    let (out, said) = (String::from_utf8_lossy(&result.stdout), String::from_utf8_lossy(&result.stderr));
    assert!(out.contains("incomplete: "), "{out}");
    assert!(said.contains("warning[simulate::incomplete]: the exploration is incomplete"), "{said}");
}

/// In Wave 3.9.1, full barriers do not wait for tensor loads (docs/compilers/wave.md).
#[test]
fn a_whole_barrier_that_waits_for_tensor_loads_gets_a_warning() {
    let nodes = [
        r#"{"id": 1, "name": "copy", "kind": "tensor_load_to_lds", "memory": 0}"#,
        r#"{"id": 2, "name": "read", "kind": "read", "memory": 0, "space": "shared"}"#,
    ];
    let sandbox = Sandbox::new().with("t.json", trace("gfx1250", &nodes.join(",\n"), None));
    let said = |command: &str| String::from_utf8_lossy(&sandbox.run(command).stderr).into_owned();
    assert!(said("place t.json").contains("place::tensor-wait"), "{}", said("place t.json"));
    assert!(!said("place t.json --barriers split").contains("place::tensor-wait"));
}
