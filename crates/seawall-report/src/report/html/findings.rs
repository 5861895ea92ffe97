//! The findings of the check, each with a stable address. Consequences are below their cause.

use super::super::{FindingRow, ModuleReport};
use super::tables::remarks;
use super::{Links, code, counted, prose};
use crate::escape::escaped;

/// The findings.
pub(super) fn findings(module: &ModuleReport, links: &mut Links<'_>) -> String {
    let mut out = match module.findings.len() {
        _ if let Some(why) = &module.unchecked => format!("<p>Not checked: {}.</p>\n", escaped(why)),
        0 => format!(
            "<p class=\"verdict good\">Nothing was found. This holds {}.</p>\n",
            escaped(&module.bound)
        ),
        _ => format!("<p>Checked {}.</p>\n", escaped(&module.bound)),
    };
    let is_root = |row: &&FindingRow| {
        let known = |cause: &String| module.findings.iter().any(|other| other.id == *cause);
        !row.follows_from.as_ref().is_some_and(known)
    };
    for row in module.findings.iter().filter(is_root) {
        let followers = module.findings.iter().filter(|other| {
            !row.id.is_empty() && other.follows_from.as_deref() == Some(&row.id) && other.anchor != row.anchor
        });
        let followers: Vec<String> = followers.map(|other| finding(other, "", links)).collect();
        let folded = match followers.len() {
            0 => String::new(),
            count => format!(
                "<details class=\"follow\"><summary>{} from this</summary>{}</details>",
                if count == 1 {
                    "1 finding follows".to_owned()
                } else {
                    format!("{} follow", counted(count, "finding"))
                },
                followers.concat()
            ),
        };
        out.push_str(&finding(row, &folded, links));
    }
    if !module.redundant.is_empty() {
        out.push_str(&format!("<h4>Redundant waits (harmless)</h4>{}", remarks(&module.redundant, links)));
    }
    out
}

fn finding(row: &FindingRow, folded: &str, links: &mut Links<'_>) -> String {
    let related = row.related.iter().map(|remark| remark.line);
    links.refer(&row.anchor, &format!("{} {}", row.code, row.kind), [row.line].into_iter().chain(related));
    let notes: String = row.notes.iter().map(|note| format!("<li>{}</li>", prose(note))).collect();
    let kind =
        if row.headline.starts_with(&row.kind) { String::new() } else { format!("{}: ", escaped(&row.kind)) };
    let help = row.help.as_ref().map(|help| format!("<p class=\"help\">help: {}</p>", prose(help)));
    let class = row.class();
    let anchor = &row.anchor;
    format!(
        "<div class=\"card finding {class}\" id=\"{anchor}\" data-l=\"{}\"><h4><a class=\"permalink\" href=\"#{anchor}\" \
         title=\"Link to this finding\">#</a> <span class=\"code\">{}</span> {kind}{}</h4>{}{}<ul class=\"remarks\">{notes}</ul>{}{folded}</div>\n",
        row.line,
        escaped(&row.code),
        prose(&row.headline),
        place(row, links),
        remarks(&row.related, links),
        help.unwrap_or_default()
    )
}

/// The line of the source first, then the line of the IR.
fn place(row: &FindingRow, links: &Links<'_>) -> String {
    let here = format!("line {} {} {}", links.line(row.line), code(&row.op), prose(&row.here));
    let Some(place) = &row.source else { return format!("<p class=\"where\">{here}</p>") };
    let snippet = links.source_line(&place.file, place.line).map(|text| {
        format!(
            "<pre class=\"snippet\"><span class=\"no\">{}</span>{}</pre>",
            place.line,
            escaped(text.trim_end())
        )
    });
    format!(
        "<p class=\"where\">{}</p>{}<p class=\"where\">{here}</p>",
        links.source(place),
        snippet.unwrap_or_default()
    )
}
