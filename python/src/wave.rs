//! `seawall.wave`: Wave's barrier pass on traces in their JSON form.

use std::time::Instant;

use pyo3::prelude::*;
use seawall::{
    MinimalTraceOptions, TraceOptions, TraceStrategy, edits_json, place_minimal_text, place_trace,
    place_trace_for_any_gpu,
};
use seawall_base::{Diagnostic, LineIndex, Severity};
use seawall_model::Target;
use seawall_place::Certified;
use seawall_report::{PlacedModule, Source, TextStyle, explain, explain_trace, summary};
use seawall_wave::Trace;
use seawall_wave::pass::strategy::{Window, find_disjoint_interval_strategy, minimize_placement_strategy};
use seawall_wave::pass::{self, Options, TargetConfig};

use crate::check::texts;
use crate::error::{self, Problem};

/// Columns of an explanation.
const WIDTH: usize = 120;
/// What a trace that comes out must not have, where nobody looks at warnings before it is compiled.
const NOT_TO_COMPILE: [&str; 2] = ["place::unordered", "place::not-certified"];

/// The trace with its barriers, what was added as the JSON document of the command line, an explanation, and warnings as text.
type PlacedRow = (String, String, String, String);

/// Whether a text is a trace in its JSON form.
#[pyfunction]
pub(crate) fn is_trace(text: &str) -> bool {
    seawall_wave::is_trace(text)
}

/// Places what Wave's pass places: that of `strategy`, or of the GPU. For `any_gpu`, what the GPU cannot run is a warning.
#[pyfunction]
#[pyo3(signature = (text, *, name, strategy=None, target=None, respect_existing=true, any_gpu=false))]
pub(crate) fn wave_place(
    py: Python<'_>,
    text: &str,
    name: &str,
    strategy: Option<&str>,
    target: Option<&str>,
    respect_existing: bool,
    any_gpu: bool,
) -> PyResult<PlacedRow> {
    error::run(py, || {
        let strategy = match strategy {
            None => TraceStrategy::OfTarget,
            Some("wave") => TraceStrategy::Wave,
            Some("split") => TraceStrategy::Split,
            Some(other) => return Err(unknown(other)),
        };
        let options = TraceOptions { strategy, target: gpu(target)?, respect_existing };
        let place = if any_gpu { place_trace_for_any_gpu } else { place_trace };
        let placed =
            place(text, &options).map_err(|failure| Problem::new(name, text, failure.diagnostics))?;
        let lines = LineIndex::new(text);
        let source = Source::new(name, text, &lines);
        let warnings = texts(&placed.warnings, &source, TextStyle::plain(WIDTH));
        let said = explain_trace(&placed.trace, &placed.placed, WIDTH);
        Ok((placed.edited.to_json(), placed.placed.to_json(&placed.trace), said, warnings))
    })
}

/// Places the fewest barriers in a trace, whole ones or halves. If `strict`, hazards that stay and a placement that is not certified are errors.
#[pyfunction]
#[pyo3(signature = (text, *, name, target=None, split=false, strict=false))]
pub(crate) fn wave_minimal(
    py: Python<'_>,
    text: &str,
    name: &str,
    target: Option<&str>,
    split: bool,
    strict: bool,
) -> PyResult<PlacedRow> {
    error::run(py, || {
        let options = MinimalTraceOptions { target: gpu(target)?, split };
        let placed = place_minimal_text(text, &options)
            .map_err(|failure| Problem::new(name, text, failure.diagnostics))?;
        if strict {
            refuse(name, text, &placed.doubts)?;
        }
        let lines = LineIndex::new(text);
        let source = Source::new(name, text, &lines);
        let style = TextStyle::plain(WIDTH);
        let module = PlacedModule {
            source,
            program: &placed.program,
            placement: &placed.placement,
            warnings: &placed.warnings,
        };
        let said = explain(&module, 1, style) + &summary(&[module]);
        let warnings = texts(&placed.warnings, &source, style) + &texts(&placed.doubts, &source, style);
        let certified = placed.placement.certified == Certified::Yes;
        // Nodes of the trace that was given are nodes of the one that comes out, too.
        let document = edits_json(&placed.trace, &placed.edits, certified);
        Ok((placed.trace.to_json(), document, said, warnings))
    })
}

/// What of `doubts` forbids to compile the trace, as errors.
fn refuse(name: &str, text: &str, doubts: &[Diagnostic]) -> Result<(), Problem> {
    let is_bad = |doubt: &&Diagnostic| NOT_TO_COMPILE.contains(&doubt.code);
    let as_error = |doubt: &Diagnostic| Diagnostic { severity: Severity::Error, ..doubt.clone() };
    let errors: Vec<Diagnostic> = doubts.iter().filter(is_bad).map(as_error).collect();
    if errors.is_empty() { Ok(()) } else { Err(Problem::new(name, text, errors)) }
}

/// Reads the name of a GPU; the empty one is none.
fn gpu(name: Option<&str>) -> Result<Option<Target>, Problem> {
    error::target(name.filter(|name| !name.is_empty()))
}

/// Reads a trace and runs the pass `repeats` times each; gives the least nanoseconds of either.
#[pyfunction]
pub(crate) fn wave_time(py: Python<'_>, text: &str, target: &str, repeats: u32) -> PyResult<(u64, u64)> {
    error::run(py, || {
        let options = Options { emitter: None, respect_existing: false };
        let (mut reading, mut placing) = (u64::MAX, u64::MAX);
        for _ in 0..repeats.max(1) {
            let start = Instant::now();
            let trace = Trace::from_json(text).map_err(|errors| Problem::new("<trace>", text, errors))?;
            reading = reading.min(nanoseconds(start));
            let start = Instant::now();
            let placed = pass::place(&trace, &TargetConfig::new(target), options)
                .map_err(|error| Problem::plain(error.code, error.message, error.help))?;
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

fn unknown(strategy: &str) -> Problem {
    let message = format!("`{strategy}` is no strategy of Wave's pass");
    Problem::plain(
        "usage::strategy",
        message,
        "use `minimal`, `wave` or `split`, or none for what Wave emits for the GPU",
    )
}
