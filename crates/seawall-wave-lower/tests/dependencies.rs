//! Tests the copies that barriers with `async_deps` complete when loops carry the dependency.

use crate::common;

use common::{found, lowered, root, trace};

const OUT: &str = r#"{"id": 99, "name": "output", "kind": "output", "values": []}"#;

/// Returns whether an access conflicts with a copy in flight.
fn in_flight(graphs: &[(&str, &[&str])]) -> bool {
    found(&lowered(&trace("gfx950", graphs), false).program).contains(&"SW202")
}

/// Returns `in_flight` of two nested loops. The inner loop copies the data that its next iteration
/// reads after a barrier that waits for `dep`. The initial value of the inner loop is `begin`, and
/// the outer loop carries `given`.
fn nested(dep: u32, begin: u32, given: u32) -> bool {
    let inner = format!(
        r#"{{"id": 13, "name": "inner", "kind": "iterate", "graph": "inner", "init_args": [{begin}], "captures": [10, 11], "trips": 4}}"#
    );
    let outer_end = format!(r#"{{"id": 15, "name": "output", "kind": "output", "values": [{given}]}}"#);
    let barrier = format!(r#"{{"id": 23, "name": "ready", "kind": "barrier", "async_deps": [{dep}]}}"#);
    in_flight(&[
        (
            "root",
            &[
                r#"{"id": 1, "name": "a", "kind": "allocate", "bytes": 64}"#,
                r#"{"id": 2, "name": "none", "kind": "null_async_dep"}"#,
                r#"{"id": 3, "name": "outer", "kind": "iterate", "graph": "outer", "init_args": [2], "captures": [1], "trips": 4}"#,
                OUT,
            ],
        ),
        (
            "outer",
            &[
                r#"{"id": 10, "name": "a_1", "kind": "placeholder", "captures": 1}"#,
                r#"{"id": 11, "name": "carried", "kind": "iter_arg", "index": 0}"#,
                r#"{"id": 12, "name": "none_1", "kind": "null_async_dep"}"#,
                &inner,
                r#"{"id": 14, "name": "result", "kind": "get_result", "value": 13, "index": 0}"#,
                &outer_end,
            ],
        ),
        (
            "inner",
            &[
                r#"{"id": 20, "name": "a_2", "kind": "placeholder", "captures": 10}"#,
                r#"{"id": 21, "name": "carried_1", "kind": "placeholder", "captures": 11}"#,
                r#"{"id": 22, "name": "previous", "kind": "iter_arg", "index": 0}"#,
                &barrier,
                r#"{"id": 24, "name": "read", "kind": "read", "memory": 20, "space": "shared"}"#,
                r#"{"id": 25, "name": "free", "kind": "barrier"}"#,
                r#"{"id": 26, "name": "copy", "kind": "gather_to_lds", "memory": 20}"#,
                r#"{"id": 27, "name": "output", "kind": "output", "values": [26]}"#,
            ],
        ),
    ])
}

const CARRIED_BY_INNER: u32 = 22;
const CARRIED_BY_OUTER: u32 = 21;

#[test]
fn the_inner_loop_carries_the_copy_of_its_previous_iteration() {
    // The outer loop carries the last copy of the inner loop to the first iteration of the next
    // one.
    assert!(!nested(CARRIED_BY_INNER, 11, 14));
}

#[test]
fn the_outer_loop_carries_no_newer_copy_of_the_inner_loop() {
    assert!(nested(CARRIED_BY_OUTER, 11, 14));
}

#[test]
fn a_path_without_a_copy_completes_no_earlier_copy() {
    // The inner loop begins without a copy, while the last copy of the previous outer iteration is
    // in flight.
    assert!(nested(CARRIED_BY_INNER, 12, 14));
    assert!(nested(CARRIED_BY_INNER, 11, 12));
}

#[test]
fn a_queue_completes_in_order() {
    let copies = |first: &str, dep: u32| {
        let first = format!(r#"{{"id": 3, "name": "first", "kind": "{first}", "memory": 1}}"#);
        let barrier = format!(r#"{{"id": 5, "name": "barrier", "kind": "barrier", "async_deps": [{dep}]}}"#);
        let nodes = [
            r#"{"id": 1, "name": "a", "kind": "allocate", "bytes": 64}"#,
            r#"{"id": 2, "name": "b", "kind": "allocate", "bytes": 64}"#,
            &first,
            r#"{"id": 4, "name": "second", "kind": "gather_to_lds", "memory": 2}"#,
            &barrier,
            r#"{"id": 6, "name": "read", "kind": "read", "memory": 1, "space": "shared"}"#,
            OUT,
        ];
        found(&root("gfx1250", &nodes)).contains(&"SW202")
    };
    assert!(!copies("gather_to_lds", 3));
    assert!(!copies("gather_to_lds", 4));
    // The barrier does not wait for another queue.
    assert!(copies("tensor_load_to_lds", 4));
    assert!(!copies("tensor_load_to_lds", 3));
}
