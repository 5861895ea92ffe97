//! Tests that without indices only pieces of one op are treated as disjoint.

use crate::common;

use common::{found, root};

const TILE: &str = r#"{"id": 0, "name": "tile", "kind": "allocate", "bytes": 64}"#;
const BARRIER: &str = r#"{"id": 90, "name": "barrier", "kind": "barrier"}"#;
const OTHER_BARRIER: &str = r#"{"id": 91, "name": "barrier_1", "kind": "barrier"}"#;
const OUT: &str = r#"{"id": 99, "name": "output", "kind": "output", "values": []}"#;
const NOTHING: [&str; 0] = [];

/// A write of memory 0 at a source line.
fn write(id: u32, line: u32) -> String {
    write_to(0, id, line)
}

fn write_to(memory: u32, id: u32, line: u32) -> String {
    format!(
        r#"{{"id": {id}, "name": "w{id}", "kind": "write", "memory": {memory}, "space": "shared", "location": {{"file": "k.py", "line": {line}, "column": 1}}}}"#
    )
}

/// Returns whether two writes race. Redundant barriers are ignored.
fn races(nodes: &[&str]) -> bool {
    found(&root("gfx942", nodes)).contains(&"SW103")
}

#[test]
fn writes_of_one_op_write_pieces() {
    assert_eq!(found(&root("gfx942", &[TILE, &write(1, 3), &write(2, 3), OUT])), NOTHING);
    assert_eq!(found(&root("gfx942", &[TILE, &write(1, 3), &write(2, 4), OUT])), ["SW103"]);
    // A read between the writes separates them into two ops.
    let read = r#"{"id": 3, "name": "read", "kind": "read", "memory": 0, "space": "shared"}"#;
    assert!(found(&root("gfx942", &[TILE, &write(1, 3), read, &write(2, 3), OUT])).contains(&"SW103"));
}

#[test]
fn a_piece_is_disjoint_from_others_of_its_op_only() {
    let piece = |id: u32, of: u32, index: u32| {
        format!(
            r#"{{"id": {id}, "name": "w{id}", "kind": "write", "memory": 0, "space": "shared", "piece": {{"of": {of}, "index": {index}}}}}"#
        )
    };
    let two = |first: (u32, u32), second: (u32, u32)| {
        found(&root("gfx942", &[TILE, &piece(1, first.0, first.1), &piece(2, second.0, second.1), OUT]))
    };
    assert_eq!(two((0, 0), (0, 1)), NOTHING);
    assert_eq!(two((0, 0), (0, 0)), ["SW103"]);
    assert_eq!(two((0, 0), (1, 1)), ["SW103"]);
}

/// The two pieces of each op together write the whole tile, so a piece of the other op overlaps one
/// of them.
#[test]
fn pieces_of_two_ops_overlap() {
    let (x0, x1, y0, y1) = (write(1, 1), write(2, 1), write(3, 2), write(4, 2));
    let separated = [TILE, &x0, BARRIER, &x1, OUT];
    assert!(!races(&separated));
    // There is no barrier between `x1` and `y0`.
    let nodes = [TILE, &x0, BARRIER, &x1, &y0, OTHER_BARRIER, &y1, OUT];
    assert!(races(&nodes));
}

/// The same if the ops write to parts of one allocation that share only a few bytes.
#[test]
fn pieces_of_two_ops_overlap_where_their_memory_does() {
    let with = |offset: u32| {
        let a = r#"{"id": 10, "name": "a", "kind": "allocate", "bytes": 32, "parent": 0, "offset": 0}"#;
        let b = format!(
            r#"{{"id": 11, "name": "b", "kind": "allocate", "bytes": 32, "parent": 0, "offset": {offset}}}"#
        );
        let (x0, x1) = (write_to(10, 1, 1), write_to(10, 2, 1));
        let (y0, y1) = (write_to(11, 3, 2), write_to(11, 4, 2));
        let nodes = [TILE, a, &b, &x0, BARRIER, &x1, &y0, OTHER_BARRIER, &y1, OUT];
        races(&nodes)
    };
    assert!(!with(32));
    assert!(with(28));
    // Three bytes cannot be cut into the four cells that two runs of two pieces need, so the second
    // run has no digit.
    assert!(with(29));
}

#[test]
fn more_pieces_than_bytes_overlap() {
    let small = r#"{"id": 0, "name": "tile", "kind": "allocate", "bytes": 1}"#;
    assert_eq!(found(&root("gfx942", &[small, &write(1, 1), &write(2, 1), OUT])), ["SW103"]);
}
