//! Tests small traces and the relevant properties of their programs.

use crate::common;

use common::{found, lowered, root, trace};
use seawall_model::{Action, BarrierKind, Direction, Event, Slot};
use seawall_wave_lower::{LowerOptions, NodeSpans, lower};

const TILE: &str = r#"{"id": 0, "name": "tile", "kind": "allocate", "bytes": 64}"#;
const OUT: &str = r#"{"id": 99, "name": "output", "kind": "output", "values": []}"#;
const NOTHING: [&str; 0] = [];

/// A write of the tile at a source line.
fn write(id: u32, line: u32) -> String {
    format!(
        r#"{{"id": {id}, "name": "w{id}", "kind": "write", "memory": 0, "space": "shared", "location": {{"file": "k.py", "line": {line}, "column": 1}}}}"#
    )
}

#[test]
fn buffers_that_a_loop_rotates_are_slots_of_one_ring() {
    let nodes = [
        r#"{"id": 0, "name": "even", "kind": "allocate", "bytes": 64}"#,
        r#"{"id": 1, "name": "odd", "kind": "allocate"}"#,
        r#"{"id": 2, "name": "iterate", "kind": "iterate", "graph": "body", "init_args": [0, 1]}"#,
        OUT,
    ];
    let body = |values: &str| {
        let output = format!(r#"{{"id": 8, "name": "output", "kind": "output", "values": {values}}}"#);
        let body = [
            r#"{"id": 3, "name": "current", "kind": "iter_arg", "index": 0}"#,
            r#"{"id": 4, "name": "next", "kind": "iter_arg", "index": 1}"#,
            r#"{"id": 5, "name": "read", "kind": "read", "memory": 3, "space": "shared"}"#,
            r#"{"id": 6, "name": "write", "kind": "write", "memory": 4, "space": "shared"}"#,
            r#"{"id": 7, "name": "barrier", "kind": "barrier"}"#,
            output.as_str(),
        ];
        lowered(&trace("gfx942", &[("root", &nodes), ("body", &body)]), false).program
    };
    let program = body("[4, 3]");
    assert_eq!(program.buffers.values().map(|buffer| buffer.slots).collect::<Vec<_>>(), [2]);
    let slots =
        program.events.values().flat_map(|event| &event.accesses).flat_map(|access| &access.footprints);
    assert!(slots.into_iter().all(|footprint| matches!(footprint.slot, Slot::At(_))));
    // One barrier an iteration is enough, because the read and the write of one iteration use
    // different slots.
    assert_eq!(found(&program), NOTHING);
    // If the loop forwards each allocation unchanged, there is no ring.
    assert_eq!(body("[3, 4]").buffers.values().map(|buffer| buffer.slots).collect::<Vec<_>>(), [1, 1]);
}

#[test]
fn buffers_at_unequal_distances_may_be_any_of_each_other() {
    let nodes = [
        r#"{"id": 0, "name": "all", "kind": "allocate", "bytes": 256}"#,
        r#"{"id": 1, "name": "a", "kind": "allocate", "bytes": 64, "parent": 0, "offset": 0}"#,
        r#"{"id": 2, "name": "b", "kind": "allocate", "bytes": 64, "parent": 0, "offset": 64}"#,
        r#"{"id": 9, "name": "c", "kind": "allocate", "bytes": 64, "parent": 0, "offset": 192}"#,
        r#"{"id": 3, "name": "iterate", "kind": "iterate", "graph": "body", "init_args": [1, 2, 9]}"#,
        OUT,
    ];
    let body = [
        r#"{"id": 4, "name": "x", "kind": "iter_arg", "index": 0}"#,
        r#"{"id": 5, "name": "y", "kind": "iter_arg", "index": 1}"#,
        r#"{"id": 10, "name": "z", "kind": "iter_arg", "index": 2}"#,
        r#"{"id": 6, "name": "read", "kind": "read", "memory": 4, "space": "shared"}"#,
        r#"{"id": 7, "name": "output", "kind": "output", "values": [5, 10, 4]}"#,
    ];
    let program = lowered(&trace("gfx942", &[("root", &nodes), ("body", &body)]), false).program;
    let touched = |event: &Event| event.accesses.first().map_or(0, |access| access.footprints.len());
    assert_eq!(program.events.values().map(touched).max(), Some(3));
}

#[test]
fn parts_of_one_allocation_share_bytes_where_they_overlap() {
    for (offset, wrong) in [(63, vec!["SW102"]), (64, vec![])] {
        let part = format!(
            r#"{{"id": 2, "name": "b", "kind": "allocate", "bytes": 64, "parent": 0, "offset": {offset}}}"#
        );
        let nodes = [
            r#"{"id": 0, "name": "all", "kind": "allocate", "bytes": 256}"#,
            r#"{"id": 1, "name": "a", "kind": "allocate", "bytes": 64, "parent": 0, "offset": 0}"#,
            &part,
            r#"{"id": 3, "name": "read", "kind": "read", "memory": 1, "space": "shared"}"#,
            r#"{"id": 4, "name": "write", "kind": "write", "memory": 2, "space": "shared"}"#,
            OUT,
        ];
        assert_eq!(found(&root("gfx942", &nodes)), wrong, "{offset}");
    }
}

#[test]
fn barriers_wait_for_copies_only_with_flags_or_dependencies() {
    let in_flight = |target: &str, kind: &str, barrier: &str| {
        let copy = format!(r#"{{"id": 1, "name": "copy", "kind": "{kind}", "memory": 0}}"#);
        let barrier = format!(r#"{{"id": 2, "name": "barrier", "kind": "barrier"{barrier}}}"#);
        let read = r#"{"id": 3, "name": "read", "kind": "read", "memory": 0, "space": "shared"}"#;
        found(&root(target, &[TILE, &copy, &barrier, read, OUT])).contains(&"SW202")
    };
    assert!(in_flight("gfx950", "gather_to_lds", ""));
    assert!(!in_flight("gfx950", "gather_to_lds", r#", "wait_async": true"#));
    assert!(in_flight("gfx1250", "gather_to_lds", r#", "tensor_wait": true"#));
    assert!(in_flight("gfx1250", "gather_to_lds", ""));
    assert!(!in_flight("gfx1250", "gather_to_lds", r#", "wait_async": true"#));
    assert!(!in_flight("gfx1250", "tensor_load_to_lds", r#", "tensor_wait": true"#));
    // A dependency names its copy.
    assert!(!in_flight("gfx950", "gather_to_lds", r#", "async_deps": [1]"#));
}

/// The compiler may move ordinary accesses over a wait, so they count only with the option
/// `ordinary`.
#[test]
fn ordinary_accesses_count_only_if_asked() {
    let nodes = [
        r#"{"id": 10, "name": "x", "kind": "placeholder"}"#,
        TILE,
        r#"{"id": 1, "name": "copy", "kind": "gather_to_lds", "memory": 0}"#,
        r#"{"id": 2, "name": "load", "kind": "read", "memory": 10, "space": "global"}"#,
        r#"{"id": 3, "name": "store", "kind": "write", "memory": 10, "space": "global"}"#,
        r#"{"id": 4, "name": "wait", "kind": "counter_wait", "load": 2}"#,
        r#"{"id": 5, "name": "barrier", "kind": "barrier"}"#,
        r#"{"id": 6, "name": "read", "kind": "read", "memory": 0, "space": "shared"}"#,
        OUT,
    ];
    let with = |ordinary: bool| {
        let options = LowerOptions { ordinary, ..LowerOptions::default() };
        let trace = trace("gfx950", &[("root", &nodes)]);
        lower(&trace, &NodeSpans::default(), &options).expect("it lowers").program
    };
    let in_flight = |ordinary: bool| found(&with(ordinary)).contains(&"SW202");
    assert!(in_flight(false));
    assert!(!in_flight(true));
    let directions = |event: &Event| match event.action {
        Action::Copy { direction, .. } => Some(direction),
        _ => None,
    };
    let found: Vec<Direction> = with(true).events.values().filter_map(directions).collect();
    assert_eq!(found, [Direction::Load, Direction::Load, Direction::Store]);
}

#[test]
fn a_bare_barrier_orders_memory_after_a_wait() {
    let with = |between: &[&str]| {
        let first = write(1, 3);
        let mut nodes = vec![TILE, &first];
        nodes.extend(between);
        nodes.extend([r#"{"id": 9, "name": "read", "kind": "read", "memory": 0, "space": "shared"}"#, OUT]);
        found(&root("gfx942", &nodes))
    };
    let wait = r#"{"id": 2, "name": "wait", "kind": "counter_wait", "ds": 0}"#;
    let bare_barrier = r#"{"id": 3, "name": "workgroup", "kind": "workgroup_barrier"}"#;
    let late = write(4, 5);
    assert_eq!(with(&[bare_barrier]), ["SW104"]);
    assert_eq!(with(&[wait, bare_barrier]), NOTHING);
    assert!(with(&[wait, &late, bare_barrier]).contains(&"SW104"));
}

#[test]
fn copies_that_are_settled_are_complete_at_once() {
    let copy = |id: u32| format!(r#"{{"id": {id}, "name": "c{id}", "kind": "gather_to_lds", "memory": 0}}"#);
    let trace = trace("gfx950", &[("root", &[TILE, &copy(1), &copy(2), OUT])]);
    let settled = lowered(&trace, true).program;
    assert!(settled.events.values().all(|event| matches!(event.action, Action::Atomic { .. })));
    // The queue orders the copies.
    assert_eq!(found(&settled), NOTHING);
    assert_eq!(found(&lowered(&trace, false).program), NOTHING);
}

#[test]
fn loops_run_as_often_as_trips() {
    let with = |trips: &str| {
        let iterate = format!(
            r#"{{"id": 1, "name": "iterate", "kind": "iterate", "graph": "body", "init_args": [], "captures": [0]{trips}}}"#
        );
        let body = [
            r#"{"id": 2, "name": "tile_1", "kind": "placeholder", "captures": 0}"#,
            r#"{"id": 3, "name": "write", "kind": "write", "memory": 2, "space": "shared"}"#,
            r#"{"id": 4, "name": "output", "kind": "output", "values": []}"#,
        ];
        let trace = trace("gfx942", &[("root", &[TILE, &iterate, OUT]), ("body", &body)]);
        found(&lowered(&trace, false).program)
    };
    assert_eq!(with(""), ["SW103"]);
    assert_eq!(with(r#", "trips": 2"#), ["SW103"]);
    assert_eq!(with(r#", "trips": 1"#), NOTHING);
    assert_eq!(with(r#", "trips": 0"#), NOTHING);
}

#[test]
fn split_barriers_need_a_target_that_has_them() {
    let nodes = [
        r#"{"id": 0, "name": "signal", "kind": "signal", "barrier": -1}"#,
        r#"{"id": 1, "name": "wait", "kind": "wait", "barrier": -1}"#,
        OUT,
    ];
    let old = trace("gfx942", &[("root", &nodes)]);
    let errors = lower(&old, &NodeSpans::default(), &LowerOptions::default()).expect_err("gfx942 has none");
    assert_eq!(errors.iter().map(|error| error.code).collect::<Vec<_>>(), ["wave::no-split-barriers"; 2]);
    let message = &errors.first().expect("there is one").message;
    assert!(message.contains("the `signal` node 0 (`signal`) of graph `root`"), "{message}");
    let is_split = |event: &&Event| {
        matches!(&event.action, Action::Barrier(barrier)
            if matches!(barrier.kind, BarrierKind::Signal { id: -1 } | BarrierKind::WaitSignal { id: -1 }))
    };
    assert_eq!(root("gfx1200", &nodes).events.values().filter(is_split).count(), 2);
}

#[test]
fn wrong_targets_and_sizes_are_refused() {
    let code = |target: &str, nodes: &[&str]| {
        let trace = trace(target, &[("root", nodes)]);
        let result = lower(&trace, &NodeSpans::default(), &LowerOptions::default());
        result.err().and_then(|errors| errors.first().map(|error| error.code))
    };
    let large = r#"{"id": 0, "name": "tile", "kind": "allocate", "bytes": 5000000000}"#;
    assert_eq!(code("gfx942", &[large, OUT]), Some("wave::memory"));
    assert_eq!(code("sm_90", &[OUT]), Some("wave::target"));
    assert_eq!(code("warp9", &[OUT]), Some("wave::target"));
    assert_eq!(code("gfx942", &[OUT]), None);
}
