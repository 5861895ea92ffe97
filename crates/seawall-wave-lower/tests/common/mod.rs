//! Helpers: small traces as programs, and the findings of `check` in them.

use seawall_model::{Program, text};
use seawall_place::check;
use seawall_wave::Trace;
use seawall_wave_lower::{LowerOptions, Lowered, NodeSpans, lower};

/// Returns a trace of graphs with the first one as root. Nodes are in the JSON form.
pub(crate) fn trace(target: &str, graphs: &[(&str, &[&str])]) -> Trace {
    let graph =
        |(name, nodes): &(&str, &[&str])| format!(r#"{{"name": "{name}", "nodes": [{}]}}"#, nodes.join(","));
    let graphs: Vec<String> = graphs.iter().map(graph).collect();
    let text = format!(
        r#"{{"seawall_wave_trace": 1, "target": "{target}", "waves": 4, "root": "root", "graphs": [{}]}}"#,
        graphs.join(",")
    );
    Trace::from_json(&text).unwrap_or_else(|errors| panic!("{errors:?}\n{text}"))
}

pub(crate) fn lowered(trace: &Trace, settled: bool) -> Lowered {
    let options = LowerOptions { settled, ..LowerOptions::default() };
    let lowered = lower(trace, &NodeSpans::default(), &options).expect("it lowers");
    assert_eq!(lowered.program.validate(), Ok(()));
    text::parse(&text::print(&lowered.program)).expect("the text form reads back");
    lowered
}

/// The program of a trace that has only a root graph.
pub(crate) fn root(target: &str, nodes: &[&str]) -> Program {
    lowered(&trace(target, &[("root", nodes)]), false).program
}

/// The numbers of the findings of `check`.
pub(crate) fn found(program: &Program) -> Vec<&'static str> {
    let mut numbers: Vec<&str> =
        check(program).findings.iter().map(|finding| finding.code.number()).collect();
    numbers.dedup();
    numbers
}
