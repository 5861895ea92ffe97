//! The page around the parts: head, navigation, sections in order, and the listings beside them.

use super::super::{BarrierReport, ModuleReport};
use super::{Links, coverage, findings, graph, listing, run, summary, tables};
use crate::escape::escaped;

const STYLE: &str = concat!(include_str!("page.css"), include_str!("parts.css"));
const SCRIPT: &str = concat!(include_str!("page.js"), include_str!("timeline.js"));

/// The report as one page.
pub fn report_html(report: &BarrierReport) -> String {
    let modules: Vec<String> =
        report.modules.iter().enumerate().map(|(number, module)| of_module(number, module, report)).collect();
    let title = escaped(&report.file);
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n<title>Barriers of {title}</title>\n\
         <style>\n{STYLE}</style>\n</head>\n<body>\n<a class=\"skip\" href=\"#m0-findings\">To the findings</a>\n\
         <header class=\"top\"><h1>{title}</h1><p class=\"kind\">Barrier report</p></header>\n{}\
         <script>\n{SCRIPT}</script>\n</body>\n</html>\n",
        modules.concat()
    )
}

/// Sections with the names of their anchors.
const SECTIONS: [(&str, &str); 9] = [
    ("summary", "Summary"),
    ("run", "Timeline"),
    ("findings", "Findings"),
    ("partitions", "Partitions"),
    ("graph", "Dependency graph"),
    ("coverage", "Coverage"),
    ("barriers", "Index and phase"),
    ("data", "Shared data"),
    ("aliases", "Aliases"),
];

fn of_module(number: usize, module: &ModuleReport, report: &BarrierReport) -> String {
    let mut links = Links::new(number, module, report);
    // Links back from a line are few, so that important items come first.
    let found = findings::findings(module, &mut links);
    let bodies = [
        summary::summary(module, &links),
        run::run(module, &mut links),
        found,
        tables::partitions(module, &mut links),
        graph::graph(module, &mut links),
        coverage::coverage(module, &mut links),
        tables::barriers(module, &mut links),
        tables::data(module, &mut links),
        tables::aliases(module, &mut links),
    ];
    let count = match module.findings.len() {
        0 => String::new(),
        count => format!(" <b class=\"count\">{count}</b>"),
    };
    let nav: Vec<String> = SECTIONS
        .iter()
        .map(|(anchor, title)| {
            let count = if *anchor == "findings" { count.as_str() } else { "" };
            format!("<a href=\"#m{number}-{anchor}\">{title}{count}</a>")
        })
        .collect();
    let mut sections = String::new();
    for ((anchor, title), body) in SECTIONS.iter().zip(bodies) {
        let heading = match *anchor {
            "summary" => summary::title(module),
            _ => (*title).to_owned(),
        };
        let level = if *anchor == "summary" { "h2" } else { "h3" };
        sections.push_str(&format!(
            "<section id=\"m{number}-{anchor}\" class=\"s-{anchor}\" aria-labelledby=\"m{number}-{anchor}-h\">\
             <{level} id=\"m{number}-{anchor}-h\">{heading}</{level}>\n{body}</section>\n"
        ));
    }
    format!(
        "<article class=\"module\" id=\"m{number}\">\n\
         <nav aria-label=\"Sections\">{}<a class=\"to-ir\" href=\"#m{number}-ir\">IR</a></nav>\n\
         <div class=\"report\">\n{sections}</div>\n{}</article>\n",
        nav.concat(),
        listing::listing(module, &links)
    )
}
