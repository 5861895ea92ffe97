//! The page around the parts: head, navigation, sections in order, and the listing beside them.

use super::super::{BarrierReport, ModuleReport, OrderState};
use super::{Links, graph, listing, run, tables};
use crate::escape::escaped;

const STYLE: &str = include_str!("page.css");
const SCRIPT: &str = include_str!("page.js");

/// The report as one page.
pub fn report_html(report: &BarrierReport) -> String {
    let modules: Vec<String> =
        report.modules.iter().enumerate().map(|(number, module)| of_module(number, module)).collect();
    let title = escaped(&report.file);
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n<title>Barriers of {title}</title>\n\
         <style>\n{STYLE}</style>\n</head>\n<body>\n<a class=\"skip\" href=\"#m0\">To the report</a>\n\
         {}<header class=\"top\"><p class=\"kind\">Barrier report</p><h1>{title}</h1></header>\n{}\
         <script>\n{SCRIPT}</script>\n</body>\n</html>\n",
        graph::MARKERS,
        modules.concat()
    )
}

/// Sections with the names of their anchors.
const SECTIONS: [(&str, &str); 8] = [
    ("partitions", "Partitions"),
    ("graph", "Dependency graph"),
    ("run", "Timeline and slots"),
    ("barriers", "Index and phase"),
    ("data", "Shared data"),
    ("aliases", "Aliases"),
    ("findings", "Findings"),
    ("coverage", "Coverage"),
];

fn of_module(number: usize, module: &ModuleReport) -> String {
    let mut links = Links::new(number);
    let bodies = [
        tables::partitions(module, &mut links),
        graph::graph(module, &mut links),
        run::run(module, &mut links),
        tables::barriers(module, &mut links),
        tables::data(module, &mut links),
        tables::aliases(module, &mut links),
        tables::findings(module, &mut links),
        tables::coverage(module, &mut links),
    ];
    let nav: Vec<String> = SECTIONS
        .iter()
        .map(|(anchor, title)| format!("<a href=\"#m{number}-{anchor}\">{title}</a>"))
        .collect();
    let mut sections = String::new();
    for ((anchor, title), body) in SECTIONS.iter().zip(bodies) {
        sections.push_str(&format!(
            "<section id=\"m{number}-{anchor}\" aria-labelledby=\"m{number}-{anchor}-h\">\
             <h3 id=\"m{number}-{anchor}-h\">{title}</h3>\n{body}</section>\n"
        ));
    }
    format!(
        "<article class=\"module\" id=\"m{number}\">\n<div class=\"report\">\n<h2>{}</h2>\n{}\
         <nav aria-label=\"Sections\">{}<a class=\"to-ir\" href=\"#m{number}-ir\">IR</a></nav>\n{sections}</div>\n{}</article>\n",
        escaped(&module.name),
        badges(module),
        nav.concat(),
        listing::listing(module, &links)
    )
}

/// The number of unordered rows in the coverage table, by state.
fn rows_not_ordered(module: &ModuleReport) -> Vec<(&'static str, String)> {
    let rows = || module.coverage.iter().flat_map(|writer| &writer.rows);
    let count = |state: OrderState| rows().filter(|row| row.state == state).count();
    let states = [
        ("bad", OrderState::Missing, "MISSING"),
        ("bad", OrderState::Race, "not ordered"),
        ("warn", OrderState::Unresolved, "unresolved"),
        ("warn", OrderState::Issue, "by issue order"),
    ];
    let counted = states.map(|(class, state, said)| (class, count(state), said));
    if rows().next().is_some() && counted.iter().all(|row| row.1 == 0) {
        return vec![("good", "all writes ordered".to_owned())];
    }
    let open = counted.into_iter().filter(|row| row.1 > 0);
    open.map(|(class, count, said)| (class, format!("{count} {said}"))).collect()
}

/// The key facts: target, number of findings, bound, missing edges.
fn badges(module: &ModuleReport) -> String {
    let mut badges: Vec<(&str, String)> = Vec::new();
    badges.extend(module.target.iter().map(|target| ("plain", target.clone())));
    badges.push(match module.findings.len() {
        0 => ("good", "nothing found".to_owned()),
        1 => ("bad", "1 finding".to_owned()),
        count => ("bad", format!("{count} findings")),
    });
    badges.extend(rows_not_ordered(module));
    let bound = if module.all_trip_counts { "good" } else { "plain" };
    badges.push((bound, module.bound.clone()));
    let badges: Vec<String> =
        badges.iter().map(|(class, text)| format!("<li class=\"{class}\">{}</li>", escaped(text))).collect();
    format!("<ul class=\"badges\">{}</ul>\n", badges.concat())
}
