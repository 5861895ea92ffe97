//! `seawall simulate`.

use seawall::{SimulatedPart, SourceKind, simulate_text};
use seawall_base::LineIndex;
use seawall_oracle::Limits;
use seawall_report::{Simulated, Source, simulation_html, simulation_json, simulation_text};

use crate::cli::Outcome;
use crate::cli::args::{SimulateArgs, SimulateFormat};
use crate::cli::guard::guarded;
use crate::cli::input::{self, Input};
use crate::cli::output;
use crate::cli::problem::Problem;

/// Reads IR or a model, runs it, prints what went wrong.
pub(crate) fn run(args: &SimulateArgs) -> Result<Outcome, Problem> {
    let input = input::read(&args.input)?;
    let name = input.name.clone();
    guarded(&name, || simulate(args, input))
}

fn simulate(args: &SimulateArgs, input: Input) -> Result<Outcome, Problem> {
    let mut limits = Limits { warps: args.warps, ctas: args.ctas, ..Limits::default() };
    if let Some(iterations) = args.iterations {
        limits.iterations = iterations;
    }
    let kind = SourceKind::guess(&args.input, &input.text);
    let parts = match simulate_text(
        &input.text,
        kind,
        args.target.clone(),
        args.logical,
        &limits,
        args.schedule_seed,
    ) {
        Ok(parts) => parts,
        Err(failure) => {
            let Input { name, text } = input;
            return Err(Problem::Source { name, text, diagnostics: failure.diagnostics });
        }
    };
    let lines = LineIndex::new(&input.text);
    let source = Source::new(&input.name, &input.text, &lines);
    let view = |part| simulated(part, source);
    let parts: Vec<Simulated<'_>> = parts.iter().map(view).collect();
    let result = match args.format {
        SimulateFormat::Text => simulation_text(&parts),
        SimulateFormat::Html => simulation_html(&input.name, &parts),
        SimulateFormat::Json => simulation_json(&input.name, &parts).map_err(|error| {
            Problem::plain("output::json", format!("cannot write JSON: {error}"), "use another `--format`")
        })?,
    };
    output::write(args.output.as_deref(), &result)?;
    let found = parts.iter().any(|part| !part.report.verdicts.is_empty());
    Ok(if found { Outcome::Found } else { Outcome::Done })
}

fn simulated<'a>(part: &'a SimulatedPart, source: Source<'a>) -> Simulated<'a> {
    Simulated {
        source: source.part(part.base),
        program: &part.program,
        report: &part.report,
        trace: part.trace.as_ref(),
    }
}
