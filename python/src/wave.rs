//! `seawall.wave`: Wave's barrier pass on traces in their JSON form.

use std::time::Instant;

use pyo3::prelude::*;
use seawall::{
    Failure, MinimalTraceOptions, PlacedTrace, TraceOptions, TraceStrategy, edits_json, place_minimal_text,
    place_trace, place_trace_for_any_gpu,
};
use seawall_base::{Diagnostic, LineIndex, Severity};
use seawall_model::Target;
use seawall_place::Certified;
use seawall_report::{PlacedModule, Source, TextStyle, diagnostic_text, explain, explain_trace, summary};
use seawall_wave::Trace;
use seawall_wave::pass::strategy::{Window, find_disjoint_interval_strategy, minimize_placement_strategy};
use seawall_wave::pass::{self, Options, TargetConfig};

use crate::error::{self, Problem};

/// The width of an explanation, in columns.
const WIDTH: usize = 120;
/// The findings that a strict placement must not have. A trace that is compiled at once has no
/// review of its warnings.
const NOT_TO_COMPILE: [&str; 2] = ["place::unordered", "place::not-certified"];

/// The trace with its barriers, the insertions as the JSON document of the command line, an
/// explanation, and warnings as text.
type PlacedRow = (String, String, String, String);

/// Returns whether a text is a trace in its JSON form.
#[pyfunction]
pub(crate) fn is_trace(text: &str) -> bool {
    seawall_wave::is_trace(text)
}

/// Places the barriers of Wave's pass, with `strategy` or with the default strategy of the GPU.
#[pyfunction]
#[pyo3(signature = (text, *, name, strategy=None, target=None, respect_existing=true))]
pub(crate) fn wave_place(
    py: Python<'_>,
    text: &str,
    name: &str,
    strategy: Option<&str>,
    target: Option<&str>,
    respect_existing: bool,
) -> PyResult<PlacedRow> {
    error::run(py, || {
        let options = trace_options(strategy, target, respect_existing)?;
        let (placed, warnings) = placed_by(place_trace, name, text, &options)?;
        let explanation = explain_trace(&placed.trace, &placed.placed, WIDTH);
        Ok((placed.edited.to_json(), placed.placed.to_json(&placed.trace), explanation, warnings))
    })
}

/// As [`wave_place`], but a feature that the GPU lacks is a warning instead of an error. Returns
/// only the insertions and the warnings, which is all that a live trace needs.
#[pyfunction]
#[pyo3(signature = (text, *, name, strategy=None, target=None, respect_existing=true))]
pub(crate) fn wave_insertions(
    py: Python<'_>,
    text: &str,
    name: &str,
    strategy: Option<&str>,
    target: Option<&str>,
    respect_existing: bool,
) -> PyResult<(String, String)> {
    error::run(py, || {
        let options = trace_options(strategy, target, respect_existing)?;
        let (placed, warnings) = placed_by(place_trace_for_any_gpu, name, text, &options)?;
        Ok((placed.placed.to_json(&placed.trace), warnings))
    })
}

/// The placement that `place` makes in a trace, and its warnings as text.
fn placed_by(
    place: fn(&str, &TraceOptions) -> Result<PlacedTrace, Failure>,
    name: &str,
    text: &str,
    options: &TraceOptions,
) -> Result<(PlacedTrace, String), Problem> {
    let placed = place(text, options).map_err(|failure| Problem::new(name, text, failure.diagnostics))?;
    let lines = LineIndex::new(text);
    let warnings = texts(&placed.warnings, &Source::new(name, text, &lines), TextStyle::plain(WIDTH));
    Ok((placed, warnings))
}

fn trace_options(
    strategy: Option<&str>,
    target: Option<&str>,
    respect_existing: bool,
) -> Result<TraceOptions, Problem> {
    let strategy = match strategy {
        None => TraceStrategy::OfTarget,
        Some("wave") => TraceStrategy::Wave,
        Some("split") => TraceStrategy::Split,
        Some(other) => return Err(unknown(other)),
    };
    Ok(TraceOptions { strategy, target: gpu(target)?, respect_existing })
}

/// Places the fewest barriers in a trace, as full barriers or as split barriers. If `strict`,
/// unordered hazards and a placement that is not certified are errors.
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
            refuse(name, text, &placed.caveats)?;
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
        let explanation = explain(&module, 1, style) + &summary(&[module]);
        let warnings = texts(&placed.warnings, &source, style) + &texts(&placed.caveats, &source, style);
        let certified = placed.placement.certified == Certified::Yes;
        // The nodes of the input trace are in the output trace, too.
        let document = edits_json(&placed.trace, &placed.edits, certified);
        Ok((placed.trace.to_json(), document, explanation, warnings))
    })
}

/// Renders diagnostics one after the other.
fn texts(diagnostics: &[Diagnostic], source: &Source<'_>, style: TextStyle) -> String {
    diagnostics.iter().map(|diagnostic| diagnostic_text(diagnostic, source, style)).collect()
}

/// Returns an error for those `caveats` that forbid compiling the trace.
fn refuse(name: &str, text: &str, caveats: &[Diagnostic]) -> Result<(), Problem> {
    let is_bad = |doubt: &&Diagnostic| NOT_TO_COMPILE.contains(&doubt.code);
    let as_error = |doubt: &Diagnostic| Diagnostic { severity: Severity::Error, ..doubt.clone() };
    let errors: Vec<Diagnostic> = caveats.iter().filter(is_bad).map(as_error).collect();
    if errors.is_empty() { Ok(()) } else { Err(Problem::new(name, text, errors)) }
}

/// Parses the name of a GPU. An empty name means none.
fn gpu(name: Option<&str>) -> Result<Option<Target>, Problem> {
    error::target(name.filter(|name| !name.is_empty()))
}

/// Reads a trace and runs the pass, `repeats` times each. Returns the smallest time of either in
/// nanoseconds.
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

/// The producer, the consumer, whether the window crosses iterations, the bounds of the loop, and
/// the graphs of producer and consumer.
type Row = (i64, i64, bool, Option<(i64, i64)>, u64, u64);

/// Runs a strategy on windows between positions. Returns the chosen windows, each with the window
/// whose producer the signal follows. The latter is `None` if the signal is right before the wait,
/// and for `minimize_placement_strategy`.
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
            Problem::plain(
                "wave::window",
                message,
                "correct the window; Wave's own strategies fail here, too",
            )
        })
    })
}

fn nanoseconds(start: Instant) -> u64 {
    u64::try_from(start.elapsed().as_nanos()).unwrap_or(u64::MAX)
}

fn unknown(strategy: &str) -> Problem {
    let message = format!("unknown strategy `{strategy}` for a Wave trace");
    Problem::plain(
        "usage::strategy",
        message,
        "use `minimal`, `wave` or `split`, or no strategy for the one that Wave uses for the GPU",
    )
}
