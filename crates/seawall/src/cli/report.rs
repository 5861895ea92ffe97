//! `seawall report`.

use seawall::{SourceKind, report_text};
use seawall_report::report::{report_html, report_json, report_markdown, report_plain};

use crate::cli::Outcome;
use crate::cli::guard::guarded;
use crate::cli::input::{self, Input};
use crate::cli::metadata;
use crate::cli::output;
use crate::cli::problem::Problem;
use crate::cli::report_args::{ReportArgs, ReportFormat};
use crate::cli::say::Terminal;

/// Reads, reports and writes.
pub(crate) fn run(args: &ReportArgs, terminal: &Terminal) -> Result<Outcome, Problem> {
    let input = input::read(terminal, &args.input)?;
    let kind = SourceKind::guess(&args.input, &input.text);
    let input = if kind == SourceKind::Ptx { input } else { input::ir(&args.input, input)? };
    terminal.log_states(&input, args.dumps.pass.as_ref());
    let name = input.name.clone();
    guarded(&name, || report(args, kind, input, terminal))
}

fn report(
    args: &ReportArgs,
    kind: SourceKind,
    input: Input,
    terminal: &Terminal,
) -> Result<Outcome, Problem> {
    let configs = args.judging.config.read([args.input.as_path()], terminal)?;
    let config = configs.of(&args.input);
    let metadata = metadata::beside(terminal, &args.input);
    let options = args.judging.options(kind, config, args.dumps.pass.as_ref(), metadata);
    let mut report = match report_text(&input.name, &input.text, &options) {
        Ok(report) => report,
        Err(failure) => return Err(Problem::source(input, failure.diagnostics)),
    };
    report.set_severities(config.severities);
    report.find_files(|file| args.judging.sources.file(terminal.host(), file, &input.name));
    let text = match args.format {
        ReportFormat::Markdown => report_markdown(&report),
        ReportFormat::Html => report_html(&report),
        ReportFormat::Text => report_plain(&report),
        ReportFormat::Json => report_json(&report).map_err(|error| Problem::json(&error))?,
    };
    output::write(terminal, args.output.as_deref(), &text)?;
    Ok(Outcome::Done)
}
