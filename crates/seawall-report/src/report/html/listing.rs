//! The text of the module with line numbers, and the source of the kernel beside it. Each line of
//! the text links back to the items that refer to it, and to its line of the source.

use std::collections::BTreeMap;

use super::super::ModuleReport;
use super::{Links, clipped, data_lines};
use crate::escape::escaped;

/// The number of characters of a line that are shown, followed by dots.
const SHOWN: usize = 2000;
/// The lines of a source file that are shown before and after those that the text names.
const AROUND: u32 = 25;

/// Both listings.
pub(super) fn listing(module: &ModuleReport, links: &Links<'_>) -> String {
    let number = links.module;
    let lines: String =
        (module.line..).zip(module.text.lines()).map(|(at, text)| line(at, text, module, links)).collect();
    let sources: String = links
        .sources
        .iter()
        .enumerate()
        .map(|(at, (file, text))| source(at, file, text, module, links))
        .collect();
    let class = if sources.is_empty() { "" } else { " two" };
    format!(
        "<aside class=\"ir{class}\" id=\"m{number}-ir\" aria-label=\"IR and source\">\
         <div class=\"head\"><h3>IR</h3><form class=\"search\" role=\"search\" hidden>\
         <input type=\"search\" title=\"Search the IR (/)\" aria-label=\"Search the IR\" spellcheck=\"false\">\
         <output></output><button type=\"button\" data-go=\"-1\" title=\"Previous match\">↑</button>\
         <button type=\"button\" data-go=\"1\" title=\"Next match\">↓</button></form>\
         <button type=\"button\" class=\"close\" title=\"Close\" hidden>✕</button></div>\
         <ol class=\"listing text\" tabindex=\"0\">\n{lines}</ol>{sources}</aside>\n"
    )
}

fn line(at: u32, text: &str, module: &ModuleReport, links: &Links<'_>) -> String {
    let number = links.module;
    let back = links.back.get(&at);
    let used = if back.is_some() { " used" } else { "" };
    let backs: String = back
        .into_iter()
        .flatten()
        .map(|(id, name)| format!("<a class=\"back\" href=\"#{id}\">{}</a>", escaped(name)))
        .collect();
    let origin = module.origins.get(&at);
    let data = if back.is_some() || origin.is_some() { format!(" data-l=\"{at}\"") } else { String::new() };
    let column = if module.origins.is_empty() { String::new() } else { origin_link(origin, links) };
    let backs = if backs.is_empty() { backs } else { format!("<span class=\"backs\">{backs}</span>") };
    format!(
        "<li id=\"m{number}L{at}\" class=\"l{used}\"{data}><span class=\"no\">{at}</span>{column}<code>{}</code>{backs}</li>\n",
        escaped(&clipped(text, SHOWN))
    )
}

/// The source line of a line of the text, as a link where the source is shown.
fn origin_link(origin: Option<&(String, u32)>, links: &Links<'_>) -> String {
    let Some((file, line)) = origin else { return "<span class=\"py\"></span>".to_owned() };
    let title = escaped(&format!("{file}:{line}"));
    match links.source_id(file, *line).filter(|_| links.source_line(file, *line).is_some()) {
        Some(id) => format!("<a class=\"py\" href=\"#{id}\" title=\"{title}\">{line}</a>"),
        None => format!("<span class=\"py\" title=\"{title}\">{line}</span>"),
    }
}

/// A source file around the lines that the text names.
fn source(at: usize, file: &str, text: &str, module: &ModuleReport, links: &Links<'_>) -> String {
    let number = links.module;
    let mut of_line: BTreeMap<u32, Vec<u32>> = BTreeMap::new();
    for (ir, (_, line)) in module.origins.iter().filter(|(_, origin)| origin.0 == file) {
        of_line.entry(*line).or_default().push(*ir);
    }
    let first = of_line.first_key_value().map_or(1, |(line, _)| line.saturating_sub(AROUND).max(1));
    let last = of_line.last_key_value().map_or(0, |(line, _)| line.saturating_add(AROUND));
    let shown = (1..).zip(text.lines()).skip(first as usize - 1).take_while(|(line, _)| *line <= last);
    let lines: String = shown
        .map(|(line, text)| {
            let ir = of_line.get(&line);
            let data = ir.map_or(String::new(), |ir| format!(" data-l=\"{}\"", data_lines(ir)));
            let back =
                ir.and_then(|ir| ir.first()).map_or(format!("<span class=\"no\">{line}</span>"), |ir| {
                    format!("<a class=\"no\" href=\"{}\">{line}</a>", links.target(*ir))
                });
            let used = if ir.is_some() { " used" } else { "" };
            format!(
                "<li id=\"m{number}S{at}-{line}\" class=\"l{used}\"{data}>{back}<code>{}</code></li>\n",
                escaped(&clipped(text, SHOWN))
            )
        })
        .collect();
    format!(
        "<h3 class=\"file\">{}</h3><ol class=\"listing python\" tabindex=\"0\">\n{lines}</ol>",
        escaped(file)
    )
}
