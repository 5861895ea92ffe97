//! Tests which allocations share bytes. The pass misses the hazards between these.

use seawall_wave::Trace;
use seawall_wave::pass::overlapping_parts;

/// The names of the `allocations` that share bytes. Those with the ids `accessed` are read.
fn shared(allocations: &[&str], accessed: &[u32]) -> Vec<String> {
    let read = |memory: &u32| {
        let id = memory + 50;
        format!(r#"{{"id": {id}, "name": "r{id}", "kind": "read", "memory": {memory}, "space": "shared"}}"#)
    };
    let mut nodes: Vec<String> = allocations.iter().map(|node| (*node).to_owned()).collect();
    nodes.extend(accessed.iter().map(read));
    nodes.push(r#"{"id": 99, "name": "output", "kind": "output", "values": []}"#.to_owned());
    let text = format!(
        r#"{{"seawall_wave_trace": 1, "root": "root", "graphs": [{{"name": "root", "nodes": [{}]}}]}}"#,
        nodes.join(",")
    );
    let trace = Trace::from_json(&text).unwrap();
    let name = |node| trace.node(node).name.clone();
    overlapping_parts(&trace).into_iter().map(|(a, b)| format!("{} {}", name(a), name(b))).collect()
}

const WHOLE: &str = r#"{"id": 0, "name": "whole", "kind": "allocate", "bytes": 256}"#;
const LOW: &str = r#"{"id": 1, "name": "low", "kind": "allocate", "bytes": 128, "parent": 0, "offset": 0}"#;
const HIGH: &str =
    r#"{"id": 2, "name": "high", "kind": "allocate", "bytes": 128, "parent": 0, "offset": 128}"#;
const NOTHING: [&str; 0] = [];

#[test]
fn parts_share_bytes_where_they_overlap() {
    assert_eq!(shared(&[WHOLE, LOW, HIGH], &[1, 2]), NOTHING);
    let middle = r#"{"id": 3, "name": "middle", "kind": "allocate", "bytes": 64, "parent": 0, "offset": 96}"#;
    assert_eq!(shared(&[WHOLE, LOW, HIGH, middle], &[1, 2, 3]), ["middle high", "low middle"]);
}

#[test]
fn a_part_shares_bytes_with_what_it_is_a_part_of() {
    assert_eq!(shared(&[WHOLE, LOW], &[0, 1]), ["whole low"]);
    // No access is to the parent itself.
    assert_eq!(shared(&[WHOLE, LOW], &[1]), NOTHING);
}

#[test]
fn parts_of_parts_are_compared_in_the_outermost_allocation() {
    let inner = r#"{"id": 3, "name": "inner", "kind": "allocate", "bytes": 64, "parent": 2, "offset": 0}"#;
    let across =
        r#"{"id": 4, "name": "across", "kind": "allocate", "bytes": 64, "parent": 0, "offset": 100}"#;
    assert_eq!(shared(&[WHOLE, LOW, HIGH, inner, across], &[3, 4]), ["across inner"]);
    assert_eq!(shared(&[WHOLE, LOW, HIGH, inner], &[1, 3]), NOTHING);
}
