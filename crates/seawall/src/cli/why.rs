//! `seawall why`.

use std::path::{Path, PathBuf};

use seawall::{SourceKind, WhyLine, WhyPart};
use seawall_base::{Diagnostic, LineIndex, Span};
use seawall_report::{Source, WhyModule, finish_lines, why_json, why_text};

use crate::cli::Outcome;
use crate::cli::guard::guarded;
use crate::cli::input::{self, Input};
use crate::cli::metadata;
use crate::cli::output;
use crate::cli::problem::Problem;
use crate::cli::progress::working;
use crate::cli::say::Terminal;
use crate::cli::why_args::{WhyArgs, WhyFormat};

/// Reads the input, finds the answers and prints them.
pub(crate) fn run(args: &WhyArgs, terminal: &Terminal) -> Result<Outcome, Problem> {
    let (path, line) = question(args)?;
    let input = input::read(terminal, &path)?;
    if matches!(line, WhyLine::Source { .. }) {
        terminal.log_states(&input, args.pass.as_ref());
    }
    let name = input.name.clone();
    guarded(&name, || answer(args, &path, &line, input, terminal))
}

/// The input and the line about which is asked.
fn question(args: &WhyArgs) -> Result<(PathBuf, WhyLine), Problem> {
    if let Some(line) = &args.line {
        return Ok((args.input.clone(), line.clone()));
    }
    let text = args.input.to_string_lossy();
    match text.rsplit_once(':').map(|(path, line)| (path, line.parse::<WhyLine>())) {
        Some((path, Ok(line))) if !path.is_empty() => Ok((PathBuf::from(path), line)),
        _ => {
            let message = format!("`{text}` names no line");
            let help =
                "use `FILE:LINE` for a line of the input, or `FILE kernel.py:LINE` for a line of its source";
            Err(Problem::plain("usage::line", message, help))
        }
    }
}

fn answer(
    args: &WhyArgs,
    path: &Path,
    line: &WhyLine,
    input: Input,
    terminal: &Terminal,
) -> Result<Outcome, Problem> {
    let configs = args.judging.config.read([path], terminal)?;
    let config = configs.of(path);
    let kind = SourceKind::guess(path, &input.text);
    let metadata = metadata::beside(terminal, path);
    let options = args.judging.options(kind, config, args.pass.as_ref(), metadata);
    let working = working("removing operations and checking again");
    let result = seawall::why_text(&input.text, line, &options);
    drop(working);
    let parts = match result {
        Ok(parts) => parts,
        Err(failure) => return Err(Problem::source(input, failure.diagnostics)),
    };
    let lines = LineIndex::new(&input.text);
    let files = args.judging.sources.files(
        terminal.host(),
        &input.name,
        parts.iter().map(|part| &part.part.source_map),
    );
    let source = Source::new(&input.name, &input.text, &lines).with_files(&files);
    let view = |part| WhyModule { severities: config.severities, ..WhyPart::module(part, source) };
    let modules: Vec<WhyModule<'_>> = parts.iter().map(view).collect();
    for (part, module) in parts.iter().zip(&modules) {
        terminal.diagnostics(&module.source, left_out(part).as_slice());
    }
    let text = match args.format {
        WhyFormat::Text => {
            let style = match output::is_file(args.output.as_deref()) {
                true => seawall_report::TextStyle { colour: false, ..terminal.stdout_style() },
                false => terminal.stdout_style(),
            };
            modules.iter().map(|module| why_text(module, style)).collect()
        }
        WhyFormat::Json => why_json(&input.name, &modules).map_err(|error| Problem::json(&error))?,
    };
    output::write(terminal, args.output.as_deref(), &text)?;
    terminal.summarize(&finish_lines(parts.iter().filter_map(|part| part.part.finish.as_ref())));
    Ok(Outcome::Done)
}

/// Warns that some ops of the line have no answer.
fn left_out(part: &WhyPart) -> Option<Diagnostic> {
    let message = format!("{} more operations of the line were not examined", part.left_out);
    let help = "ask about lines of the IR, which have fewer operations";
    (part.left_out > 0).then(|| Diagnostic::warning("why::left-out", Span::at(0), message).help(help))
}
