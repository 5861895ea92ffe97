//! The coverage table: each writer with the other users of its memory. Writers whose rows are all
//! ordered are folded.

use super::super::compose::COVERED;
use super::super::{CoverageRow, CoverageWriter, ModuleReport, OrderState};
use super::{Links, code, counted, prose};
use crate::escape::escaped;

/// The coverage table.
pub(super) fn coverage(module: &ModuleReport, links: &mut Links<'_>) -> String {
    if module.coverage.is_empty() {
        let text = "The partitions could not be run, or none of them writes shared or tensor memory.";
        return format!("<p class=\"none\">{text}</p>\n");
    }
    let (open, closed): (Vec<&CoverageWriter>, Vec<&CoverageWriter>) =
        module.coverage.iter().partition(|writer| writer.rows.iter().any(|row| is_open(row.state)));
    let rows: String = open.iter().chain(&closed).map(|writer| writer_of(writer, links)).collect();
    format!("<div class=\"coverage\">\n{rows}</div>\n<p class=\"none\">{COVERED}</p>\n")
}

/// Whether a row needs attention.
fn is_open(state: OrderState) -> bool {
    match state {
        OrderState::Missing | OrderState::Race | OrderState::Unresolved | OrderState::Issue => true,
        OrderState::Ordered | OrderState::Never => false,
    }
}

fn writer_of(writer: &CoverageWriter, links: &mut Links<'_>) -> String {
    let id = links.item(&format!("coverage of {}", writer.owner), [writer.line]);
    let open = writer.rows.iter().filter(|row| is_open(row.state)).count();
    let rows: String = writer.rows.iter().map(|row| covered(row, writer, links)).collect();
    let (attribute, state) = match open {
        0 => ("", "<span class=\"state good\">✓ ordered</span>".to_owned()),
        count => (" open", format!("<span class=\"state bad\">✗ {count} not ordered</span>")),
    };
    let memory = match writer.memory == writer.extent {
        true => String::new(),
        false => format!("{}; ", escaped(&writer.memory)),
    };
    format!(
        "<details class=\"writer\" id=\"{id}\" data-l=\"{}\"{attribute}><summary>{state} {} writes <b>{}</b> in {} at line {} \
         <small>{}; loop depth {}; {memory}{}</small></summary>\n<table><thead><tr><th scope=\"col\">Other user</th>\
         <th scope=\"col\">Order</th></tr></thead><tbody>\n{rows}</tbody></table></details>\n",
        writer.line,
        code(&writer.op),
        escaped(&writer.owner),
        escaped(&writer.partition),
        links.line(writer.line),
        escaped(&writer.extent),
        writer.depth,
        counted(writer.rows.len(), "other user"),
    )
}

fn covered(row: &CoverageRow, writer: &CoverageWriter, links: &mut Links<'_>) -> String {
    let (class, mark) = match row.state {
        OrderState::Ordered => ("good", "✓ ordered"),
        OrderState::Missing => ("bad", "✗ MISSING"),
        OrderState::Race => ("bad", "✗ race"),
        OrderState::Unresolved => ("warn", "? unresolved"),
        OrderState::Issue => ("warn", "! by issue order"),
        OrderState::Never => ("plain", "never before"),
    };
    let name = format!("coverage: {} over {}", writer.owner, row.buffer);
    let id = links.item(&name, row.lines.iter().chain(&row.at).copied());
    let at = if row.at.is_empty() {
        String::new()
    } else {
        format!(" <small>line {}</small>", links.lines(&row.at))
    };
    format!(
        "<tr id=\"{id}\" class=\"{class}\"><td><b>{}</b> {} in {} at line {} <small>{}; loop depth {}</small></td>\
         <td><span class=\"state {class}\">{mark}</span> {}{at}</td></tr>\n",
        escaped(&row.buffer),
        row.users.iter().map(|user| code(user)).collect::<Vec<_>>().join(" "),
        escaped(&row.partition),
        links.lines(&row.lines),
        escaped(&row.extent),
        row.depth,
        prose(&row.why)
    )
}
