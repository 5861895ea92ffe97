//! The page of each code: the files of `docs/findings/`, which `seawall explain` prints.

use std::fmt::Write as _;

use seawall_analysis::FindingCode;

use super::words::code_summary;
use crate::text::TextStyle;

macro_rules! page {
    ($name:literal) => {
        include_str!(concat!("../../../../docs/findings/", $name, ".md"))
    };
}

/// The page of `code` in Markdown, as it is in `docs/findings/`.
pub fn page(code: FindingCode) -> &'static str {
    match code {
        FindingCode::RaceReadAfterWrite => page!("SW101-race-read-after-write"),
        FindingCode::RaceWriteAfterRead => page!("SW102-race-write-after-read"),
        FindingCode::RaceWriteAfterWrite => page!("SW103-race-write-after-write"),
        FindingCode::MissingMemoryFence => page!("SW104-missing-memory-fence"),
        FindingCode::MissingProxyFence => page!("SW105-missing-proxy-fence"),
        FindingCode::RaceBetweenCtas => page!("SW106-race-between-ctas"),
        FindingCode::MissingWait => page!("SW201-missing-wait"),
        FindingCode::ReadInFlight => page!("SW202-read-in-flight"),
        FindingCode::IssueOrder => page!("SW203-issue-order"),
        FindingCode::Deadlock => page!("SW301-deadlock"),
        FindingCode::RedundantBarrier => page!("SW401-redundant-barrier"),
        FindingCode::RedundantWait => page!("SW402-redundant-wait"),
        FindingCode::WrongBytes => page!("SW501-wrong-bytes"),
        FindingCode::WrongArrivals => page!("SW502-wrong-arrivals"),
        FindingCode::MBarrierLifetime => page!("SW503-mbarrier-lifetime"),
        FindingCode::SplitBarrierMisuse => page!("SW504-split-barrier-misuse"),
        FindingCode::EndedCta => page!("SW505-ended-cta"),
    }
}

/// The page of `code` for people, with a line break at its end. Without colours, the Markdown text
/// as it is. With colours, headings are bold, and code and tables have another colour.
pub fn page_text(code: FindingCode, style: TextStyle) -> String {
    let text = page(code);
    if !style.colour {
        return text.to_owned();
    }
    let mut out = String::with_capacity(text.len() + 512);
    let mut fenced = false;
    for line in text.lines() {
        if line.starts_with("```") {
            fenced = !fenced;
            continue;
        }
        let heading = line.trim_start_matches('#');
        if fenced {
            let (code, comment) = line.find("//").map_or((line, ""), |at| line.split_at(at));
            let comment = if comment.is_empty() { String::new() } else { format!("\x1b[2m{comment}\x1b[0m") };
            out.push_str(&format!("    \x1b[36m{code}\x1b[0m{comment}\n"));
        } else if heading.len() < line.len() {
            out.push_str(&format!("\x1b[1m{}\x1b[0m\n", heading.trim_start()));
        } else {
            out.push_str(&with_code(line));
            out.push('\n');
        }
    }
    out
}

/// Shows the code spans of a line in another colour, without their backquotes.
fn with_code(line: &str) -> String {
    let mut out = String::with_capacity(line.len());
    for (index, piece) in line.split('`').enumerate() {
        if index % 2 == 1 {
            out.push_str(&format!("\x1b[36m{piece}\x1b[0m"));
        } else {
            out.push_str(piece);
        }
    }
    out
}

/// Codes with their names and one line on each.
pub fn code_list(codes: impl IntoIterator<Item = FindingCode>, style: TextStyle) -> String {
    let width = FindingCode::ALL.iter().map(|code| code.name().len()).max().unwrap_or(0);
    let (bold, plain) = if style.colour { ("\x1b[1m", "\x1b[0m") } else { ("", "") };
    let mut text = String::new();
    for code in codes {
        // Writing to a string cannot fail.
        let _ =
            writeln!(text, "{bold}{}{plain}  {:width$}  {}", code.number(), code.name(), code_summary(code));
    }
    text
}
