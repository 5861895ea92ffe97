//! `seawall simulate`.

use seawall::{SimulateOptions, SimulatedPart, SourceKind, simulate_text};
use seawall_base::{Diagnostic, LineIndex, Span};
use seawall_oracle::Limits;
use seawall_report::{Simulated, Source, simulation_html, simulation_json, simulation_text};

use crate::cli::Outcome;
use crate::cli::args::{SimulateArgs, SimulateFormat};
use crate::cli::guard::guarded;
use crate::cli::input::{self, Input};
use crate::cli::output;
use crate::cli::problem::Problem;
use crate::cli::progress::working;
use crate::cli::say::Terminal;

/// Reads IR or a model, runs it, and prints the faults.
pub(crate) fn run(args: &SimulateArgs, terminal: &Terminal) -> Result<Outcome, Problem> {
    let input = input::read(terminal, &args.input)?;
    terminal.log_states(&input, args.dumps.pass.as_ref());
    let name = input.name.clone();
    guarded(&name, || simulate(args, input, terminal))
}

fn simulate(args: &SimulateArgs, input: Input, terminal: &Terminal) -> Result<Outcome, Problem> {
    let mut limits = Limits { warps: args.warps, ctas: args.ctas, ..Limits::default() };
    if let Some(iterations) = args.iterations {
        limits.iterations = iterations;
    }
    let options = SimulateOptions {
        target: args.target.clone(),
        logical: args.logical,
        any_sign: args.any_sign,
        pass: args.dumps.pass.clone(),
        limits,
        seed: args.schedule_seed,
        ..SimulateOptions::new(SourceKind::guess(&args.input, &input.text))
    };
    let working = working("exploring interleavings");
    let result = simulate_text(&input.text, &options);
    drop(working);
    let simulated_parts = match result {
        Ok(parts) => parts,
        Err(failure) => return Err(Problem::source(input, failure.diagnostics)),
    };
    let lines = LineIndex::new(&input.text);
    let files = args.sources.files(&input.name, simulated_parts.iter().map(|part| &part.source_map));
    let source = Source::new(&input.name, &input.text, &lines).with_files(&files);
    let view = |part| simulated(part, source);
    let parts: Vec<Simulated<'_>> = simulated_parts.iter().map(view).collect();
    for (part, simulated) in simulated_parts.iter().zip(&parts) {
        terminal.diagnostics(&simulated.source, &part.warnings);
        terminal.diagnostics(&simulated.source, incomplete(simulated).as_slice());
    }
    let result = match args.format {
        SimulateFormat::Text => simulation_text(&parts),
        SimulateFormat::Html => simulation_html(&input.name, &parts),
        SimulateFormat::Json => {
            simulation_json(&input.name, &parts).map_err(|error| Problem::json(&error))?
        }
    };
    output::write(terminal, args.output.as_deref(), &result)?;
    let found = parts.iter().any(|part| !part.report.verdicts.is_empty());
    Ok(if found { Outcome::Found } else { Outcome::Done })
}

/// Warns if the exploration is incomplete, because then the absence of faults proves little.
fn incomplete(simulated: &Simulated<'_>) -> Option<Diagnostic> {
    let message = format!("the exploration is incomplete: {}", simulated.incomplete()?);
    let help = "other runs may have faults; `seawall check` covers all paths";
    Some(Diagnostic::warning("simulate::incomplete", Span::at(0), message).help(help))
}

fn simulated<'a>(part: &'a SimulatedPart, source: Source<'a>) -> Simulated<'a> {
    Simulated {
        source: source.part(part.base).made_from(&part.source_map),
        program: &part.program,
        report: &part.report,
        trace: part.trace.as_ref(),
    }
}
