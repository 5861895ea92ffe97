//! Runs the models of a text.

use seawall_base::Diagnostic;
use seawall_lower::{LowerOptions, lower};
use seawall_model::{EventId, Program, Target};
use seawall_oracle::{Limits, Report, Schedule, explore, one_run};
use seawall_report::SourceMap;

use crate::failure::{Failure, shifted};
use crate::model::{ModelFormat, SourceKind, from_json, from_text};
use crate::parts::Parts;
use crate::pick::PassFilter;
use crate::place::no_operations;
use crate::{ptx, read, source_map, trace};

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
    /// Warnings about what a simulation does not check.
    pub warnings: Vec<Diagnostic>,
}

/// How to run the models of a text.
#[derive(Clone, Debug)]
pub struct SimulateOptions {
    /// The language of the text.
    pub kind: SourceKind,
    /// The GPU. If `None`, each module names it.
    pub target: Option<Target>,
    /// Treat every allocation of a module as separate memory.
    pub logical: bool,
    /// Let integer arguments of kernels be negative.
    pub any_sign: bool,
    /// Selects dumps of a log.
    pub pass: Option<PassFilter>,
    /// How much is explored.
    pub limits: Limits,
    /// Make one run, in the interleaving that this seed determines. If `None`, explore all of them.
    pub seed: Option<u64>,
}

impl SimulateOptions {
    /// Explores a text of `kind` within the default limits.
    pub fn new(kind: SourceKind) -> Self {
        let limits = Limits::default();
        SimulateOptions {
            kind,
            target: None,
            logical: false,
            any_sign: false,
            pass: None,
            limits,
            seed: None,
        }
    }
}

/// Runs all models of `source`.
///
/// # Errors
///
/// If `source` cannot be read or lowered, or is for a GPU of another vendor than the target.
pub fn simulate_text(source: &str, settings: &SimulateOptions) -> Result<Vec<SimulatedPart>, Failure> {
    let SimulateOptions { kind, limits, .. } = settings;
    let kind = *kind;
    let options = read::lower_options(settings.target.clone(), settings.logical);
    let mut parts = Vec::new();
    let mut diagnostics: Vec<Diagnostic> = Vec::new();
    let mut run = |base: u32, runnable: Runnable| {
        let Runnable { mut program, source_map, warnings } = runnable;
        if settings.any_sign {
            program.least_argument = None;
        }
        let (report, trace) = match settings.seed {
            None => (explore(&program, limits), None),
            Some(seed) => {
                let (report, trace) = one_run(&program, limits, seed);
                (report, Some(trace))
            }
        };
        parts.push(SimulatedPart { base, program, source_map, report, trace, warnings });
    };
    if let Some(whole) = whole(source, settings, options.target.as_ref())? {
        whole.into_iter().for_each(|runnable| run(0, runnable));
        return Ok(parts);
    }
    for part in &Parts::new(source, settings.pass.as_ref())?.parts {
        let body = part.body.of(source);
        let read = match kind {
            SourceKind::Mlir => runnable(body, &options),
            SourceKind::Model(_) | SourceKind::Trace | SourceKind::Ptx => {
                from_text(body, options.target.as_ref()).map(|program| program.map(Runnable::new))
            }
        };
        let start = part.body.start;
        match read {
            Ok(read) => read.into_iter().for_each(|mut read| {
                read.warnings = read.warnings.into_iter().map(|warning| shifted(warning, start)).collect();
                run(start, read);
            }),
            Err(errors) => diagnostics.extend(errors.into_iter().map(|d| shifted(d, part.body.start))),
        }
    }
    match (diagnostics.is_empty(), parts.is_empty()) {
        (false, _) => Err(Failure { diagnostics }),
        (true, true) => Err(no_operations()),
        (true, false) => Ok(parts),
    }
}

/// The models of a text that is read as a whole. `None` for texts with parts.
fn whole(
    source: &str,
    settings: &SimulateOptions,
    target: Option<&Target>,
) -> Result<Option<Vec<Runnable>>, Failure> {
    let failure = |diagnostics| Failure { diagnostics };
    let runnables = match settings.kind {
        SourceKind::Trace => {
            let (lowered, source_map) = trace::lowered(source, target, false).map_err(failure)?;
            vec![Runnable { program: lowered.program, source_map, warnings: lowered.warnings }]
        }
        SourceKind::Ptx => {
            let options = ptx::lower_options(target.cloned(), settings.any_sign);
            let kernels = ptx::lowered(source, &options).map_err(failure)?.into_iter();
            let runnable = |(lowered, source_map): (seawall_ptx_lower::Lowered, SourceMap)| Runnable {
                program: lowered.program,
                source_map,
                warnings: lowered.warnings,
            };
            kernels.map(runnable).collect()
        }
        SourceKind::Model(ModelFormat::Json) => {
            let mut program = from_json(source)?;
            read::retarget(&mut program, target, source).map_err(failure)?;
            vec![Runnable::new(program)]
        }
        SourceKind::Mlir | SourceKind::Model(ModelFormat::Text) => return Ok(None),
    };
    Ok(Some(runnables))
}

/// A model that is ready to run.
struct Runnable {
    program: Program,
    source_map: SourceMap,
    /// What its runs do not show, because all warps of a run take the same path.
    warnings: Vec<Diagnostic>,
}

impl Runnable {
    fn new(program: Program) -> Self {
        Runnable { program, source_map: SourceMap::default(), warnings: Vec::new() }
    }
}

fn runnable(part: &str, options: &LowerOptions) -> Result<Option<Runnable>, Vec<Diagnostic>> {
    let Some(module) = read::module(part)? else { return Ok(None) };
    let lowered = lower(&module, options)?;
    let uneven = |&event: &EventId| {
        let message = "not every thread reaches this barrier, or not equally often";
        Diagnostic::warning("simulate::uneven", lowered.program.origin_of(event).span, message)
            .label("all warps of a simulated run take the same path, so the simulation does not check this")
            .help("`seawall check` counts the barriers of each thread")
    };
    let warnings = lowered.uneven.iter().map(uneven).collect();
    let source_map = source_map::of_module(&module, &lowered.program, lowered.arguments);
    Ok(Some(Runnable { program: lowered.program, source_map, warnings }))
}
