//! Tests the example of the page on the format of traces: it is valid and is printed unchanged.

use seawall_wave::{NodeKind, Trace, is_trace};

/// The first JSON block of the page.
fn example() -> String {
    let page = include_str!("../../../docs/wave-trace.md");
    let start = page.find("```json\n").unwrap() + "```json\n".len();
    let end = start + page[start..].find("```").unwrap();
    page[start..end].to_owned()
}

#[test]
fn the_example_of_the_page_is_a_trace() {
    let text = example();
    assert!(is_trace(&text));
    let trace = Trace::from_json(&text).unwrap();
    assert_eq!(trace.name.as_deref(), Some("gemm"));
    assert_eq!(trace.graph(trace.root()).nodes().len(), 4);
    let names: Vec<&str> = trace.preorder().into_iter().map(|id| trace.node(id).name.as_str()).collect();
    assert_eq!(
        names,
        ["a", "allocate", "iterate", "a_1", "buf", "read", "write", "read_1", "output", "output"]
    );
    let write = trace.find(6).unwrap();
    assert!(matches!(trace.node(write).kind, NodeKind::Write(_)));
    assert_eq!(trace.describe(write), "the `write` node 6 (`write`) of graph `region_0`");
}

#[test]
fn a_trace_prints_back() {
    let trace = Trace::from_json(&example()).unwrap();
    let text = trace.to_json();
    assert_eq!(Trace::from_json(&text).unwrap(), trace);
    assert_eq!(Trace::from_json(&text).unwrap().to_json(), text);
}
