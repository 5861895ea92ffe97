//! Timelines of the kernels in a text: how busy two groups of waves keep the matrix units.

use seawall_base::Diagnostic;
use seawall_model::Target;
use seawall_timing::{Latencies, Options, Timeline, simulate};

use crate::failure::{Failure, shifted};
use crate::parts::Parts;
use crate::pick::PassFilter;
use crate::place::no_operations;
use crate::read;

/// Options of a timeline.
#[derive(Clone, Debug, Default)]
pub struct TimelineOptions {
    /// The GPU, if it differs from that of the module.
    pub target: Option<Target>,
    /// The number of iterations of innermost loops, if it differs from the default.
    pub iterations: Option<u32>,
    /// Latencies. The built-in ones replace missing entries.
    pub latencies: Option<Latencies>,
    /// The dumps of a log to read. The last state of each kernel if `None`.
    pub pass: Option<PassFilter>,
}

/// One simulated kernel.
#[derive(Clone, Debug)]
pub struct TimelinePart {
    /// The start of its text. Spans of the timeline count from here.
    pub base: u32,
    /// The run.
    pub timeline: Timeline,
}

/// Runs the kernels of every module in `source`. Skips modules without MMAs if others have one.
///
/// # Errors
///
/// If a module cannot be read, or a kernel cannot be run.
pub fn timeline_parts(source: &str, options: &TimelineOptions) -> Result<Vec<TimelinePart>, Failure> {
    let run = run_options(options);
    let (mut parts, mut errors, mut without) = (Vec::new(), Vec::new(), Vec::new());
    for part in &Parts::new(source, options.pass.as_ref())?.parts {
        let base = part.body.start;
        let read = read::module(part.body.of(source));
        let timeline = read.and_then(|module| module.map(|module| simulate(&module, &run)).transpose());
        match timeline {
            Ok(None) => {}
            Ok(Some(timeline)) => parts.push(TimelinePart { base, timeline }),
            Err(found) => {
                let is_empty = |error: &Diagnostic| error.code == "timeline::no-products";
                let list = if found.iter().all(is_empty) { &mut without } else { &mut errors };
                list.extend(found.into_iter().map(|error| shifted(error, base)));
            }
        }
    }
    if !errors.is_empty() {
        return Err(Failure { diagnostics: errors });
    }
    match (parts.is_empty(), without.is_empty()) {
        (false, _) => Ok(parts),
        (true, true) => Err(no_operations()),
        (true, false) => Err(Failure { diagnostics: without }),
    }
}

fn run_options(options: &TimelineOptions) -> Options {
    let mut run = Options {
        arch: options.target.as_ref().map(|target| match target {
            Target::Amd(arch) => arch.clone(),
            other => other.to_string(),
        }),
        ..Options::default()
    };
    if let Some(iterations) = options.iterations {
        run.iterations = iterations;
    }
    if let Some(latencies) = &options.latencies {
        run.latencies = latencies.clone().or(&run.latencies);
    }
    run
}
