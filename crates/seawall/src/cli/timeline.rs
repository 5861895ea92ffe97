//! `seawall timeline`.

use std::path::Path;

use seawall::{TimelineOptions, TimelinePart, timeline_parts};
use seawall_base::LineIndex;
use seawall_report::{Source, TimelineView, timeline_html, timeline_json, timeline_text};
use seawall_timing::Latencies;

use crate::cli::Outcome;
use crate::cli::guard::guarded;
use crate::cli::input::{self, Input};
use crate::cli::output;
use crate::cli::problem::Problem;
use crate::cli::say::Terminal;
use crate::cli::timeline_args::{TimelineArgs, TimelineFormat};

/// Reads kernels, runs them in the timing model, and prints the result.
pub(crate) fn run(args: &TimelineArgs, terminal: &Terminal) -> Result<Outcome, Problem> {
    let latencies = args.latencies.as_deref().map(|path| latencies(terminal, path)).transpose()?;
    let input = input::read_ir(terminal, &args.files.input)?;
    terminal.log_states(&input, args.dumps.pass.as_ref());
    let name = input.name.clone();
    guarded(&name, || timeline(args, latencies, input, terminal))
}

/// Reads a file of latencies.
pub(crate) fn latencies(terminal: &Terminal, path: &Path) -> Result<Latencies, Problem> {
    let Input { name, text } = input::read(terminal, path)?;
    Latencies::parse(&text).map_err(|error| Problem::Source { name, text, diagnostics: vec![error] })
}

fn timeline(
    args: &TimelineArgs,
    latencies: Option<Latencies>,
    input: Input,
    terminal: &Terminal,
) -> Result<Outcome, Problem> {
    let options = TimelineOptions {
        target: args.target.clone(),
        iterations: args.iterations,
        latencies,
        pass: args.dumps.pass.clone(),
    };
    let parts = match timeline_parts(&input.text, &options) {
        Ok(parts) => parts,
        Err(failure) => return Err(Problem::source(input, failure.diagnostics)),
    };
    let lines = LineIndex::new(&input.text);
    let source = Source::new(&input.name, &input.text, &lines);
    let view = |part| view(part, source);
    let views: Vec<TimelineView<'_>> = parts.iter().map(view).collect();
    let result = match args.format {
        TimelineFormat::Text => timeline_text(&views),
        TimelineFormat::Html => timeline_html(&input.name, &views),
        TimelineFormat::Json => timeline_json(&input.name, &views).map_err(|error| Problem::json(&error))?,
    };
    output::write(terminal, args.files.output.as_deref(), &result)?;
    Ok(Outcome::Done)
}

fn view<'a>(part: &'a TimelinePart, source: Source<'a>) -> TimelineView<'a> {
    TimelineView { source: source.part(part.base), timeline: &part.timeline }
}
