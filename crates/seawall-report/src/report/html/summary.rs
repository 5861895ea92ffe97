//! The first screen: the verdict, the findings as links, and the deadlock.

use super::super::{BlockedRow, DeadlockRow, FindingRow, ModuleReport, OrderState};
use super::{Links, code, counted, prose};
use crate::escape::escaped;

/// The number of findings in the summary.
const SHOWN: usize = 4;

/// The summary.
pub(super) fn summary(module: &ModuleReport, links: &Links<'_>) -> String {
    let deadlock = module.timeline.deadlock.as_ref().map(|row| deadlock(row, links)).unwrap_or_default();
    format!("{}{}{deadlock}", badges(module, links), tops(module, links))
}

impl FindingRow {
    /// The style class of its severity.
    pub(super) fn class(&self) -> &'static str {
        if self.severity == "error" { "bad" } else { "warn" }
    }
}

/// The first kernel of the module, and the verdict in one word.
pub(super) fn title(module: &ModuleReport) -> String {
    let (name, others) = module.name.split_once(", ").unwrap_or((&module.name, ""));
    let more = match others.split(", ").filter(|other| !other.is_empty()).count() {
        0 => String::new(),
        count => format!(" <small title=\"{}\">and {}</small>", escaped(others), counted(count, "function")),
    };
    let (class, word) = match module.findings.first().map(|first| (first.class(), first.kind.as_str())) {
        Some((class, "reliance")) => (class, "reliance on issue order"),
        Some((class, "protocol")) => (class, "barrier misuse"),
        Some((class, "missing-wait")) => (class, "missing wait"),
        Some((class, kind)) => (class, kind),
        None if module.target.is_none() => ("warn", "not checked"),
        None => ("good", "nothing found"),
    };
    format!("{}{more} <span class=\"word {class}\">{}</span>", escaped(name), escaped(word))
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
    let counts = states.map(|(class, state, words)| (class, count(state), words));
    if rows().next().is_some() && counts.iter().all(|row| row.1 == 0) {
        return vec![("good", "all writes ordered".to_owned())];
    }
    let open = counts.into_iter().filter(|row| row.1 > 0);
    open.map(|(class, count, words)| (class, format!("{count} {words}"))).collect()
}

/// The key facts as links: number of findings, missing edges, unresolved cases. Then the bound.
fn badges(module: &ModuleReport, links: &Links<'_>) -> String {
    let mut badges: Vec<(&str, &str, String)> = Vec::new();
    badges.push(match module.findings.len() {
        0 => ("good", "findings", "nothing found".to_owned()),
        count => ("bad", "findings", counted(count, "finding")),
    });
    badges.extend(rows_not_ordered(module).into_iter().map(|(class, text)| (class, "coverage", text)));
    if !module.notes.is_empty() {
        badges.push(("plain", "partitions", counted(module.notes.len(), "unresolved case")));
    }
    badges.push(("plain", "partitions", counted(module.partitions.len(), "partition")));
    badges.push(("plain", "barriers", counted(module.barriers.len(), "barrier")));
    let items: Vec<String> = badges
        .iter()
        .map(|(class, anchor, text)| {
            format!(
                "<li class=\"{class}\"><a href=\"#m{}-{anchor}\">{}</a></li>",
                links.module,
                escaped(text)
            )
        })
        .collect();
    let bound = if module.all_trip_counts { "good" } else { "plain" };
    let target = module.target.as_ref().map(|target| format!("{} · ", code(target))).unwrap_or_default();
    let checked = match &module.unchecked {
        Some(why) => format!("not checked: {why}"),
        None => format!("checked {}", module.bound),
    };
    format!(
        "<ul class=\"badges\">{}</ul>\n<p class=\"bound {bound}\">{target}{}</p>\n",
        items.concat(),
        escaped(&checked)
    )
}

/// The first findings as links.
fn tops(module: &ModuleReport, links: &Links<'_>) -> String {
    let roots: Vec<&FindingRow> = module.findings.iter().filter(|row| row.follows_from.is_none()).collect();
    if roots.is_empty() {
        return String::new();
    }
    let items: String = roots
        .iter()
        .take(SHOWN)
        .map(|row| {
            let place = match &row.source {
                Some(place) => place.text(),
                None => format!("line {}", row.line),
            };
            let help = row.help.as_ref().map(|help| format!("<br><small>{}</small>", prose(help)));
            format!(
                "<li><a href=\"#{}\" data-l=\"{}\"><b>{}</b> {}</a> <small>{}</small>{}</li>\n",
                row.anchor,
                row.line,
                escaped(&row.code),
                prose(&row.headline),
                escaped(&place),
                help.unwrap_or_default()
            )
        })
        .collect();
    let more = match roots.len().saturating_sub(SHOWN) {
        0 => String::new(),
        count => format!("<p class=\"more\"><a href=\"#m{}-findings\">{count} more</a></p>", links.module),
    };
    format!("<ol class=\"tops\">\n{items}</ol>{more}\n")
}

/// The waits of a deadlock, in the order of the cycle.
fn deadlock(row: &DeadlockRow, links: &Links<'_>) -> String {
    let cycle = row.cycle as usize;
    let (in_cycle, others) = row.waits.split_at(cycle.min(row.waits.len()));
    let mut items: String =
        in_cycle.iter().map(|wait| format!("<li>{}</li>\n", blocked(wait, links))).collect();
    if let (Some(first), true) = (in_cycle.first(), cycle > 1) {
        items.push_str(&format!(
            "<li class=\"again\">which is where {} waits</li>\n",
            escaped(&first.partition)
        ));
    }
    let also = |wait: &BlockedRow| {
        let (partition, object) = (escaped(&wait.partition), escaped(&wait.object));
        format!("<b>{partition}</b> for {object} at line {}", links.line(wait.line))
    };
    let others = match (cycle, others) {
        (_, []) => String::new(),
        (0, others) => {
            let items = others.iter().map(|wait| format!("<li>{}</li>\n", blocked(wait, links)));
            format!("<ul class=\"others\">\n{}</ul>", items.collect::<String>())
        }
        (_, others) => {
            let items: Vec<String> = others.iter().map(also).collect();
            format!("<p class=\"also\">Also wait: {}</p>", items.join("; "))
        }
    };
    let items = if items.is_empty() { items } else { format!("<ol class=\"cycle\">\n{items}</ol>") };
    let because = row.because.as_ref().map(|text| format!("<p class=\"help\">{}</p>", prose(text)));
    format!(
        "<div class=\"deadlock\"><h4>Deadlock: {}</h4>{items}{others}{}</div>\n",
        prose(&row.cause),
        because.unwrap_or_default()
    )
}

fn blocked(row: &BlockedRow, links: &Links<'_>) -> String {
    let mut lacks: Vec<String> = Vec::new();
    lacks.extend(row.parity.map(|parity| format!("needs parity {parity}")));
    lacks.push(format!("{} completed", counted(row.completed as usize, "phase")));
    if row.arrivals > 0 {
        lacks.push(format!("{} missing", counted(row.arrivals.unsigned_abs() as usize, "arrival")));
    }
    if row.bytes > 0 {
        lacks.push(format!("{} missing", counted(row.bytes.unsigned_abs() as usize, "byte")));
    }
    let last = match row.last_arrival {
        Some(line) => format!("last arrival: line {}", links.line(line)),
        None => "no arrival so far".to_owned(),
    };
    let iterations: Vec<String> = row.iterations.iter().map(ToString::to_string).collect();
    let when =
        if iterations.is_empty() { String::new() } else { format!(", iteration {}", iterations.join(", ")) };
    let needs = row.needs.as_ref().map(|needs| {
        format!(
            "<br><span class=\"needs\">↳ would be released by {} at line {} of <b>{}</b></span>",
            code(&needs.op),
            links.line(needs.line),
            escaped(&needs.partition)
        )
    });
    format!(
        "<span data-l=\"{}\"><b>{}</b> waits for <b>{}</b> at line {}{when}</span> <small>{}; {last}</small>{}",
        row.line,
        escaped(&row.partition),
        escaped(&row.object),
        links.line(row.line),
        escaped(&lacks.join(", ")),
        needs.unwrap_or_default()
    )
}
