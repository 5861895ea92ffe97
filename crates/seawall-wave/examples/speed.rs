//! Measures the time of reading and placing, from the size of real traces to a million nodes.
//!
//! `cargo run --release -p seawall-wave --example speed` prints one line for each size: nodes, and
//! medians in microseconds.

use std::time::{Duration, Instant};

use seawall_wave::Trace;
use seawall_wave::pass::{Options, TargetConfig, place};
use seawall_wave::trace::{Access, Allocation, GraphId, Iterate, NodeId, NodeKind, Space};

/// The nodes of one loop body, as in a GEMM with some unrolling. A third of them are accesses.
const BODY: usize = 240;

#[expect(clippy::print_stdout, reason = "the measurement prints its results")]
fn main() {
    for nodes in [500, 5_000, 50_000, 500_000, 1_000_000] {
        let trace = pipelined(nodes);
        let text = trace.to_json();
        let runs = if nodes > 100_000 { 3 } else { 51 };
        let read = median(runs, || Trace::from_json(&text).map(|trace| trace.nodes().len()).unwrap_or(0));
        let mut line = format!("{:>8} nodes: read {:>10.1} us", trace.nodes().len(), read);
        for target in ["gfx942", "gfx1200"] {
            let target = TargetConfig::new(target);
            let once = || place(&trace, &target, Options::default()).map(|placed| placed.insertions.len());
            let time = median(runs, || once().unwrap_or(0));
            line += &format!(", {} {time:>10.1} us ({} inserted)", target.target, once().unwrap_or(0));
        }
        println!("{line}");
    }
}

/// The median time in microseconds.
fn median(runs: usize, work: impl Fn() -> usize) -> f64 {
    let mut times: Vec<Duration> = (0..runs)
        .map(|_| {
            let start = Instant::now();
            std::hint::black_box(work());
            start.elapsed()
        })
        .collect();
    times.sort();
    times.get(runs / 2).map_or(0.0, |time| time.as_secs_f64() * 1e6)
}

/// A trace of consecutive loops that fill two buffers and read them. The buffers rotate.
fn pipelined(nodes: usize) -> Trace {
    let mut trace = Trace::new("root");
    let root = trace.root();
    let bytes = Some(8192);
    let allocation = Allocation { space: Space::Shared, bytes, parent: None, offset: None };
    let buffers: Vec<NodeId> = (0..2)
        .map(|n| trace.push(root, format!("allocate_{n}"), NodeKind::Allocate(allocation.clone())))
        .collect();
    while trace.nodes().len() + BODY / 2 < nodes {
        body(&mut trace, root, &buffers);
    }
    trace.push(root, "output", NodeKind::Output { values: Vec::new() });
    trace
}

fn body(trace: &mut Trace, root: GraphId, buffers: &[NodeId]) {
    let number = trace.nodes().len();
    let graph = trace.add_graph(format!("region_{number}"));
    let iterate = Iterate { graph, init_args: buffers.to_vec(), captures: Vec::new(), trips: Some(16) };
    trace.push(root, format!("iterate_{number}"), NodeKind::Iterate(iterate));
    let args: Vec<NodeId> = (0..2_u32)
        .map(|index| trace.push(graph, format!("arg_{index}"), NodeKind::IterArg { index }))
        .collect();
    for n in 0..BODY {
        let (half, memory) = (n * 4 / BODY, args[(n * 4 / BODY) % 2]);
        let access =
            Access { memory, space: Space::Shared, elements_per_thread: Some(8), element_bits: Some(16) };
        let kind = match (n % 3, half) {
            (0, 0 | 3) => NodeKind::Read(access),
            (0, _) => NodeKind::Write(access),
            _ => NodeKind::Other,
        };
        trace.push(graph, format!("node_{n}"), kind);
    }
    let values = args.into_iter().rev().collect();
    trace.push(graph, "output", NodeKind::Output { values });
}
