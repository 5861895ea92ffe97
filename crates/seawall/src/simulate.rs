//! Runs the models of a text, which are those that a check judges.

use seawall_base::Diagnostic;
use seawall_model::{EventId, Program};
use seawall_oracle::{Limits, Report, Schedule, explore, one_run};
use seawall_report::{Finish, SourceMap};

use crate::amdgcn;
use crate::check::{Analysed, CheckOptions, CheckedPart, CheckedText, Judge, Read, checked_part, read_parts};
use crate::failure::Failure;
use crate::model::SourceKind;
use crate::place::no_operations;

/// One simulated model.
#[derive(Clone, Debug)]
pub struct SimulatedPart {
    /// The start of its text. Spans of the program count from here.
    pub base: u32,
    /// The model.
    pub program: Program,
    /// Where its ops come from.
    pub source_map: SourceMap,
    /// The faults and the explored runs.
    pub report: Report,
    /// The steps of the single run, if only one run was made.
    pub trace: Option<Schedule>,
    /// Warnings about what was not understood, and what a simulation does not check.
    pub warnings: Vec<Diagnostic>,
    /// How the module was finished before the simulation. `None` if it was run as it stands.
    pub finish: Option<Finish>,
}

/// The simulated models of a text.
#[derive(Clone, Debug, Default)]
pub struct SimulatedText {
    /// The models in the order of the text.
    pub parts: Vec<SimulatedPart>,
    /// As [`CheckedText::skipped`].
    pub skipped: Vec<Diagnostic>,
}

/// How to run the models of a text.
#[derive(Clone, Debug)]
pub struct SimulateOptions {
    /// How the models are made.
    pub check: CheckOptions,
    /// How much is explored.
    pub limits: Limits,
    /// Make one run, in the interleaving that this seed determines. If `None`, explore all of them.
    pub seed: Option<u64>,
}

impl SimulateOptions {
    /// Explores a text of `kind` as it stands within the default limits.
    pub fn new(kind: SourceKind) -> Self {
        SimulateOptions { check: CheckOptions::new(kind), limits: Limits::default(), seed: None }
    }
}

/// Runs all models of `source`, or those that [`CheckOptions::pass`] selects.
///
/// # Errors
///
/// If `source` or a part of it cannot be read or lowered, or is for a GPU of another vendor than
/// the target.
pub fn simulate_text(source: &str, options: &SimulateOptions) -> Result<SimulatedText, Failure> {
    if options.check.kind == SourceKind::Amdgcn {
        return Err(amdgcn::no_model());
    }
    let (mut parts, mut left_out) = (Vec::new(), CheckedText::default());
    read_parts(source, &options.check, &mut left_out, None, &mut |base, read| {
        parts.push(simulated(base, read, options));
    })?;
    let CheckedText { problems, skipped, .. } = left_out;
    match (problems.is_empty(), parts.is_empty() && skipped.is_empty()) {
        (false, _) => Err(Failure { diagnostics: problems }),
        (true, true) => Err(no_operations()),
        (true, false) => Ok(SimulatedText { parts, skipped }),
    }
}

fn simulated(base: u32, read: Read, options: &SimulateOptions) -> SimulatedPart {
    let (part, judge) = checked_part(base, read, &|_| Analysed::default());
    let CheckedPart { program, source_map, notes: mut warnings, finish, .. } = part;
    warnings.extend(uneven(&program, &judge));
    let (report, trace) = match options.seed {
        None => (explore(&program, &options.limits), None),
        Some(seed) => {
            let (report, trace) = one_run(&program, &options.limits, seed);
            (report, Some(trace))
        }
    };
    SimulatedPart { base, program, source_map, report, trace, warnings, finish }
}

/// Warns of each barrier that threads reach unequally often: all warps of a run take the same path.
fn uneven(program: &Program, judge: &Judge) -> Vec<Diagnostic> {
    let warning = |&event: &EventId| {
        let message = "not every thread reaches this barrier, or not equally often";
        Diagnostic::warning("simulate::uneven", program.origin_of(event).span, message)
            .label("all warps of a simulated run take the same path, so the simulation does not check this")
            .help("`seawall check` counts the barriers of each thread")
    };
    judge.uneven().iter().map(warning).collect()
}
