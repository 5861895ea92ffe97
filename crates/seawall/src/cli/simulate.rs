//! `seawall simulate`.

use seawall::{
    CheckOptions, Replay, SimulateOptions, SimulatedPart, SimulatedText, SourceKind, replay_text,
    simulate_text,
};
use seawall_base::{Diagnostic, LineIndex, Span};
use seawall_oracle::Limits;
use seawall_report::{Simulated, Source, finish_lines, simulation_html, simulation_json, simulation_text};

use crate::cli::Outcome;
use crate::cli::args::{SimulateArgs, SimulateFormat};
use crate::cli::guard::guarded;
use crate::cli::input::{self, Input};
use crate::cli::metadata;
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
    let configs = args.judging.config.read([args.input.as_path()], terminal)?;
    let kind = SourceKind::guess(&args.input, &input.text);
    let (config, metadata) = (configs.of(&args.input), metadata::beside(terminal, &args.input));
    let options = args.judging.options(kind, config, args.dumps.pass.as_ref(), metadata);
    match &args.witness {
        Some(id) => witness(args, id, input, &options, terminal),
        None => explored(args, input, options, terminal),
    }
}

/// Repeats the run of a finding.
fn witness(
    args: &SimulateArgs,
    id: &str,
    input: Input,
    options: &CheckOptions,
    terminal: &Terminal,
) -> Result<Outcome, Problem> {
    let part = match replay_text(&input.text, options, id) {
        Ok(Replay::Run(part)) => *part,
        Ok(Replay::NoRun) => {
            let message = format!("no run that can be repeated is known for {id}");
            return Err(Problem::plain("simulate::no-run", message, NO_RUN));
        }
        Ok(Replay::NoFinding(known)) => {
            let message = format!("the check of {} has no finding {id}", input.name);
            return Err(Problem::plain("simulate::no-finding", message, listed(&known)));
        }
        Err(failure) => return Err(Problem::source(input, failure.diagnostics)),
    };
    let occurs = !part.report.verdicts.is_empty();
    let outcome =
        show(args, &input, SimulatedText { parts: vec![part], ..SimulatedText::default() }, terminal)?;
    if !occurs {
        let message = format!("{id} does not occur in its run");
        let help = "report this as a fault of Seawall: `check` and `simulate` disagree";
        terminal.problem(&Problem::plain("simulate::other-outcome", message, help));
        return Err(Problem::Shown);
    }
    Ok(outcome)
}

const NO_RUN: &str =
    "`check` states why: it found the fault on a path, or with the mbarrier model checker only";

/// The findings that the check has instead.
fn listed(known: &[String]) -> String {
    const LISTED: usize = 8;
    let more = if known.len() > LISTED { ", ..." } else { "" };
    match known.len() {
        0 => "it has none; use the options of the check that reports it".to_owned(),
        _ => format!("it has {}{more}", known.iter().take(LISTED).cloned().collect::<Vec<_>>().join(", ")),
    }
}

/// Explores runs.
fn explored(
    args: &SimulateArgs,
    input: Input,
    check: CheckOptions,
    terminal: &Terminal,
) -> Result<Outcome, Problem> {
    let mut limits = Limits { warps: args.warps, ctas: args.ctas, ..Limits::default() };
    if let Some(iterations) = args.iterations {
        limits.iterations = iterations;
    }
    let options = SimulateOptions { check, limits, seed: args.schedule_seed };
    let working = working("exploring interleavings");
    let result = simulate_text(&input.text, &options);
    drop(working);
    match result {
        Ok(text) => show(args, &input, text, terminal),
        Err(failure) => Err(Problem::source(input, failure.diagnostics)),
    }
}

/// Prints the result.
fn show(
    args: &SimulateArgs,
    input: &Input,
    simulated_text: SimulatedText,
    terminal: &Terminal,
) -> Result<Outcome, Problem> {
    let lines = LineIndex::new(&input.text);
    let SimulatedText { parts: simulated_parts, skipped } = simulated_text;
    let files = args.judging.sources.files(
        terminal.host(),
        &input.name,
        simulated_parts.iter().map(|part| &part.source_map),
    );
    let source = Source::new(&input.name, &input.text, &lines).with_files(&files);
    let view = |part| simulated(part, source);
    let parts: Vec<Simulated<'_>> = simulated_parts.iter().map(view).collect();
    for (part, simulated) in simulated_parts.iter().zip(&parts) {
        terminal.diagnostics(&simulated.source, &part.warnings);
        if args.witness.is_none() {
            terminal.diagnostics(&simulated.source, incomplete(simulated).as_slice());
        }
    }
    terminal.diagnostics(&source, &skipped);
    let result = match args.format {
        SimulateFormat::Text => simulation_text(&parts),
        SimulateFormat::Html => simulation_html(&input.name, &parts),
        SimulateFormat::Json => {
            simulation_json(&input.name, &parts).map_err(|error| Problem::json(&error))?
        }
    };
    output::write(terminal, args.output.as_deref(), &result)?;
    terminal.summarize(&finish_lines(simulated_parts.iter().filter_map(|part| part.finish.as_ref())));
    let found = parts.iter().any(|part| !part.report.verdicts.is_empty());
    Ok(if found { Outcome::Found } else { Outcome::Done })
}

/// Warns if the exploration is incomplete, because then the absence of faults proves little.
fn incomplete(simulated: &Simulated<'_>) -> Option<Diagnostic> {
    let message = format!("the exploration is incomplete: {}", simulated.incomplete()?);
    let help = "other runs may have faults; the verdict of `seawall check` states which runs it covers";
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
