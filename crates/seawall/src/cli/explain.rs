//! `seawall explain`.

use seawall::CodeSet;
use seawall_analysis::FindingCode;
use seawall_report::{code_list, page_text};

use crate::cli::Outcome;
use crate::cli::check_args::ExplainArgs;
use crate::cli::output;
use crate::cli::problem::Problem;
use crate::cli::say::Terminal;

/// Prints the page of a code, or the list of all codes.
pub(crate) fn run(args: &ExplainArgs, terminal: &Terminal) -> Result<Outcome, Problem> {
    let style = terminal.stdout_style();
    let text = match args.code.as_ref().filter(|_| !args.list).map(CodeSet::codes) {
        Some(&[code]) => page_text(code, style),
        Some(codes) => code_list(codes.iter().copied(), style),
        None => code_list(FindingCode::ALL, style),
    };
    output::print(terminal, &text)?;
    Ok(Outcome::Done)
}
