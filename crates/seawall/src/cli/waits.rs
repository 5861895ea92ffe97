//! `seawall waits`.

use seawall::{SourceKind, WaitsOptions, WaitsPart, waits_text};
use seawall_base::LineIndex;
use seawall_report::{Source, WaitModule, waits_json, waits_text as said};

use crate::cli::Outcome;
use crate::cli::guard::guarded;
use crate::cli::input::{self, Input};
use crate::cli::output;
use crate::cli::problem::Problem;
use crate::cli::say::Terminal;
use crate::cli::waits_args::{WaitsArgs, WaitsFormat};

/// Reads, counts and writes.
pub(crate) fn run(args: &WaitsArgs, terminal: &Terminal) -> Result<Outcome, Problem> {
    let input = input::read(terminal, &args.input)?;
    terminal.log_states(&input, args.pass.as_ref());
    let name = input.name.clone();
    guarded(&name, || waits(args, input, terminal))
}

fn waits(args: &WaitsArgs, input: Input, terminal: &Terminal) -> Result<Outcome, Problem> {
    let options = WaitsOptions {
        target: args.target.clone(),
        as_triton: args.as_triton,
        ordinary: args.count_ordinary,
        pass: args.pass.clone(),
    };
    let kind = SourceKind::guess(&args.input, &input.text);
    let counted = match waits_text(&input.text, kind, &options) {
        Ok(counted) => counted,
        Err(failure) => return Err(Problem::source(input, failure.diagnostics)),
    };
    let lines = LineIndex::new(&input.text);
    let source = Source::new(&input.name, &input.text, &lines);
    let modules: Vec<WaitModule<'_>> = counted.parts.iter().map(|part| module(part, source)).collect();
    for (part, module) in counted.parts.iter().zip(&modules) {
        terminal.diagnostics(&module.source, &part.warnings);
    }
    let text = match args.format {
        WaitsFormat::Mlir => counted.text,
        WaitsFormat::Json => waits_json(&input.name, &modules).map_err(|error| Problem::json(&error))?,
    };
    output::write(terminal, args.output.as_deref(), &text)?;
    if args.explain {
        let explained = said(&modules);
        terminal.say(if explained.is_empty() { "note: the input has no waits\n" } else { &explained });
    }
    Ok(Outcome::Done)
}

fn module<'a>(part: &'a WaitsPart, source: Source<'a>) -> WaitModule<'a> {
    WaitModule { source: source.part(part.base), rows: &part.rows }
}
