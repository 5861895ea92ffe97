//! `seawall explain`.

use seawall::Page;
use seawall_analysis::FindingCode;
use seawall_report::{code_list, page_text, topic_list, topic_text};

use crate::cli::Outcome;
use crate::cli::check_args::ExplainArgs;
use crate::cli::output;
use crate::cli::problem::Problem;
use crate::cli::say::Terminal;

/// Prints the page of a code, a mistake or a note, or the list of all.
pub(crate) fn run(args: &ExplainArgs, terminal: &Terminal) -> Result<Outcome, Problem> {
    let style = terminal.stdout_style();
    let text = match args.code.as_ref().filter(|_| !args.list) {
        Some(Page::Topic(topic)) => topic_text(topic, style),
        Some(Page::Codes(set)) => match set.codes() {
            &[code] => page_text(code, style),
            codes => code_list(codes.iter().copied(), style),
        },
        None => code_list(FindingCode::ALL, style) + &topic_list(style),
    };
    output::print(terminal, &text)?;
    Ok(Outcome::Done)
}
