//! `seawall validate`.

use seawall::{
    CheckOptions, SourceKind, ValidateFailure, ValidateSide, ValidatedText, validate_kinds, validate_text,
};
use seawall_base::LineIndex;
use seawall_report::{Source, TextStyle, finish_lines, validate_findings, validate_json, validate_summary};

use crate::cli::Outcome;
use crate::cli::guard::guarded;
use crate::cli::input::{self, Input};
use crate::cli::metadata;
use crate::cli::output;
use crate::cli::problem::Problem;
use crate::cli::say::Terminal;
use crate::cli::validate_args::{ValidateArgs, ValidateFormat};

/// Reads both inputs, compares them and prints the result.
pub(crate) fn run(args: &ValidateArgs, terminal: &Terminal) -> Result<Outcome, Problem> {
    let before = input::read(terminal, &args.before)?;
    let after = input::read(terminal, &args.after)?;
    let name = after.name.clone();
    guarded(&name, || compared(args, before, after, terminal))
}

fn compared(
    args: &ValidateArgs,
    before: Input,
    after: Input,
    terminal: &Terminal,
) -> Result<Outcome, Problem> {
    let kinds = (SourceKind::guess(&args.before, &before.text), SourceKind::guess(&args.after, &after.text));
    let options = CheckOptions {
        pass: args.pass.clone(),
        finish: true,
        producer: args.producer,
        metadata: metadata::beside(terminal, &args.before),
        ..CheckOptions::new(SourceKind::Mlir)
    };
    terminal.log_states(&before, args.pass.as_ref());
    let result = validate_kinds(kinds.0, kinds.1)
        .and_then(|()| validate_text(&before.text, &after.text, &before.name, &options));
    match result {
        Ok(result) => print(args, &result, &before, &after, terminal),
        Err(ValidateFailure { side, failure }) => {
            let input = match side {
                ValidateSide::Before => before,
                ValidateSide::After => after,
            };
            Err(Problem::source(input, failure.diagnostics))
        }
    }
}

fn print(
    args: &ValidateArgs,
    result: &ValidatedText,
    before: &Input,
    after: &Input,
    terminal: &Terminal,
) -> Result<Outcome, Problem> {
    let (lines_before, lines_after) = (LineIndex::new(&before.text), LineIndex::new(&after.text));
    let source_before = Source::new(&before.name, &before.text, &lines_before);
    let source_after = Source::new(&after.name, &after.text, &lines_after);
    let text = match args.format {
        ValidateFormat::Text => {
            let style = match output::is_file(args.output.as_deref()) {
                true => TextStyle { colour: false, ..terminal.stdout_style() },
                false => terminal.stdout_style(),
            };
            let findings =
                result.kernels.iter().map(|kernel| validate_findings(kernel, &source_after, style));
            findings.filter(|text| !text.is_empty()).collect::<Vec<_>>().join("\n")
        }
        ValidateFormat::Json => {
            validate_json(&result.kernels, &result.finishes, (source_before, source_after))
                .map_err(|error| Problem::json(&error))?
        }
    };
    output::write(terminal, args.output.as_deref(), &text)?;
    terminal.warn_concisely(&source_before, &result.notes_before);
    terminal.warn_concisely(&source_after, &result.notes_after);
    if args.format == ValidateFormat::Text {
        terminal.summarize(&finish_lines(&result.finishes));
        for kernel in &result.kernels {
            terminal.summarize(&validate_summary(kernel, &source_before, &source_after));
        }
    }
    let is_weaker = result.kernels.iter().any(|kernel| kernel.is_weaker());
    Ok(if is_weaker { Outcome::Found } else { Outcome::Done })
}
