//! The text of the module with line numbers. Each line links back to the items that refer to it.

use super::super::ModuleReport;
use super::{Links, clipped};
use crate::escape::escaped;

/// The number of characters of a line that are shown, followed by dots.
const SHOWN: usize = 2000;

/// The listing.
pub(super) fn listing(module: &ModuleReport, links: &Links) -> String {
    let number = links.module;
    let mut lines = String::new();
    for (at, text) in (module.line..).zip(module.text.lines()) {
        let back = links.back.get(&at);
        let used = if back.is_some() { " used" } else { "" };
        let backs: String = back
            .into_iter()
            .flatten()
            .map(|(id, name)| format!("<a class=\"back\" href=\"#{id}\">{}</a>", escaped(name)))
            .collect();
        let shown = escaped(&clipped(text, SHOWN));
        let data = if back.is_some() { format!(" data-l=\"{at}\"") } else { String::new() };
        lines.push_str(&format!(
            "<li id=\"m{number}L{at}\" class=\"l{used}\"{data}><span class=\"no\">{at}</span><code>{shown}</code>"
        ));
        if !backs.is_empty() {
            lines.push_str(&format!("<span class=\"backs\">{backs}</span>"));
        }
        lines.push_str("</li>\n");
    }
    format!(
        "<aside class=\"ir\" id=\"m{number}-ir\" aria-label=\"IR\"><h3>IR</h3>\
         <ol class=\"listing\" tabindex=\"0\">\n{lines}</ol></aside>\n"
    )
}
