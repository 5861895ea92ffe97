//! `seawall.wave`: Wave's barrier pass on traces in their JSON form.

use std::time::Instant;

use pyo3::prelude::*;
use seawall_base::{Diagnostic, Span};
use seawall_wave::Trace;
use seawall_wave::pass::strategy::{Window, find_disjoint_interval_strategy, minimize_placement_strategy};
use seawall_wave::pass::{self, At, Emitter, Insertion, Options, PassError, Placed, SyncRegion, TargetConfig, What};
use serde_json::{Value, json};

use crate::check::unwritten;
use crate::error::{self, Problem};

/// What diagnostics call a trace.
const NAME: &str = "<trace>";

/// Runs the pass on a trace. Gives the trace with its barriers, and what was found and added as a JSON document.
#[pyfunction]
#[pyo3(signature = (text, *, strategy=None, target=None, respect_existing=true, edited=true))]
pub(crate) fn wave_place(
    py: Python<'_>,
    text: &str,
    strategy: Option<&str>,
    target: Option<&str>,
    respect_existing: bool,
    edited: bool,
) -> PyResult<(Option<String>, String)> {
    error::run(py, || {
        let trace = read(text)?;
        let placed = place(&trace, strategy, target, respect_existing)?;
        let edited = edited.then(|| pass::apply(&trace, &placed.insertions).to_json());
        Ok((edited, document(&trace, &placed)?))
    })
}

/// Reads a trace and runs the pass `repeats` times each; gives the least nanoseconds of either.
#[pyfunction]
pub(crate) fn wave_time(py: Python<'_>, text: &str, target: &str, repeats: u32) -> PyResult<(u64, u64)> {
    error::run(py, || {
        let (mut reading, mut placing) = (u64::MAX, u64::MAX);
        for _ in 0..repeats.max(1) {
            let start = Instant::now();
            let trace = read(text)?;
            reading = reading.min(nanoseconds(start));
            let start = Instant::now();
            let placed = place(&trace, None, Some(target), false)?;
            placing = placing.min(nanoseconds(start));
            drop(placed);
        }
        Ok((reading, placing))
    })
}

/// Producer, consumer, whether it crosses iterations, the loop's bounds, and the graphs of producer and consumer.
type Row = (i64, i64, bool, Option<(i64, i64)>, u64, u64);

/// Runs a strategy on windows between positions. Gives the chosen ones: the window with the consumer, and for
/// `find_disjoint_interval_strategy` the one with the producer of the signal, or `None` for right before the wait.
#[pyfunction]
pub(crate) fn wave_strategy(
    py: Python<'_>,
    strategy: &str,
    windows: Vec<Row>,
) -> PyResult<Vec<(usize, Option<usize>)>> {
    error::run(py, || {
        let window = |row: &Row| Window {
            prod_location: row.0,
            cons_location: row.1,
            cross_iter: row.2,
            graph: row.3,
        };
        let plain: Vec<Window> = windows.iter().map(window).collect();
        let chosen = match strategy {
            "minimize_placement_strategy" => minimize_placement_strategy(&plain)
                .map(|chosen| chosen.into_iter().map(|at| (at, None)).collect()),
            "find_disjoint_interval_strategy" => {
                let same_graph = |signal: usize, wait: usize| match (windows.get(signal), windows.get(wait)) {
                    (Some(signal), Some(wait)) => signal.4 == wait.5,
                    _ => false,
                };
                find_disjoint_interval_strategy(&plain, same_graph)
                    .map(|pairs| pairs.into_iter().map(|pair| (pair.wait, pair.signal)).collect())
            }
            other => return Err(unknown(other)),
        };
        chosen.map_err(|error| {
            let message = format!("window {} {error}", error.window());
            Problem::plain("wave::window", message, "Wave's own strategies fail here")
        })
    })
}

fn nanoseconds(start: Instant) -> u64 {
    u64::try_from(start.elapsed().as_nanos()).unwrap_or(u64::MAX)
}

fn read(text: &str) -> Result<Trace, Problem> {
    Trace::from_json(text).map_err(|diagnostics| Problem::new(NAME, text, diagnostics))
}

fn place(
    trace: &Trace,
    strategy: Option<&str>,
    target: Option<&str>,
    respect_existing: bool,
) -> Result<Placed, Problem> {
    let emitter = match strategy {
        None => None,
        Some("wave") => Some(Emitter::Legacy),
        Some("split") => Some(Emitter::Split),
        Some(other) => return Err(unknown(other)),
    };
    let target = TargetConfig::new(target.or(trace.target.as_deref()).unwrap_or_default());
    pass::place(trace, &target, Options { emitter, respect_existing }).map_err(failed)
}

fn unknown(strategy: &str) -> Problem {
    let message = format!("`{strategy}` is no strategy of Wave's pass");
    Problem::plain("usage::strategy", message, "use `wave` or `split`, or none for what the target has")
}

fn failed(error: PassError) -> Problem {
    let diagnostic = Diagnostic::error(error.code, Span::at(0), error.message).help(error.help);
    Problem::new("", "", vec![diagnostic])
}

fn document(trace: &Trace, placed: &Placed) -> Result<String, Problem> {
    let strategy = match placed.emitter {
        Emitter::Legacy => "wave",
        Emitter::Split => "split",
    };
    let regions: Vec<Value> = placed.regions.iter().map(|found| region(trace, found)).collect();
    let insertions: Vec<Value> = placed.insertions.iter().map(|added| insertion(trace, added)).collect();
    let document = json!({
        "version": 1,
        "strategy": strategy,
        "regions": regions,
        "guarded": placed.guarded,
        "insertions": insertions,
    });
    serde_json::to_string(&document).map_err(|error| unwritten(&error.to_string()))
}

fn region(trace: &Trace, region: &SyncRegion) -> Value {
    let id = |node| trace.node(node).id;
    json!({
        "resource": id(region.resource),
        "producer": id(region.producer),
        "consumer": id(region.consumer),
        "cross_iter": region.cross_iter,
        "producers": region.producers.iter().map(|&node| id(node)).collect::<Vec<u64>>(),
        "consumers": region.consumers.iter().map(|&node| id(node)).collect::<Vec<u64>>(),
        "graph": region.graph.map(|(first, last)| [id(first), id(last)]),
    })
}

fn insertion(trace: &Trace, insertion: &Insertion) -> Value {
    let id = |node| trace.node(node).id;
    let at = match insertion.at {
        At::Before => "before",
        At::After => "after",
    };
    let mut value = match insertion.what {
        What::Barrier { wait_async, tensor_wait } => {
            json!({"action": "barrier", "wait_async": wait_async, "tensor_wait": tensor_wait})
        }
        What::Signal { barrier, tensor_wait } => {
            json!({"action": "signal", "barrier": barrier, "tensor_wait": tensor_wait})
        }
        What::Wait { barrier } => json!({"action": "wait", "barrier": barrier}),
    };
    if let Some(object) = value.as_object_mut() {
        object.insert("at".to_owned(), json!(at));
        object.insert("node".to_owned(), json!(id(insertion.node)));
        object.insert("location_from".to_owned(), json!(id(insertion.location_from)));
        object.insert("region".to_owned(), json!(insertion.region));
    }
    value
}
