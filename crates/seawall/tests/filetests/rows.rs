//! The rows of a report, each as one line of text.

use seawall::{CheckOptions, SourceKind, report_text};
use seawall_report::report::{BarrierRow, EdgeDirection, EdgeRow, ModuleReport, OrderState, Site};

use super::commands::{Found, Row};
use super::expected::Switches;

pub(crate) fn report(name: &str, text: &str, switches: &Switches) -> Found {
    let options = CheckOptions { target: switches.target.clone(), ..CheckOptions::new(SourceKind::Mlir) };
    let report = match report_text(name, text, &options) {
        Ok(report) => report,
        Err(failure) => return Found::rejected(text, &failure.diagnostics),
    };
    let rows = report.modules.iter().flat_map(rows).collect();
    let mut found = Found { rows, ..Found::default() };
    if report.modules.iter().all(|module| module.all_trip_counts) {
        found.whole.insert("every trip count".to_owned());
    }
    found
}

fn row(section: &'static str, lines: impl IntoIterator<Item = u32>, text: String) -> Row {
    Row { section, lines: lines.into_iter().filter(|&line| line > 0).collect(), text }
}

fn rows(module: &ModuleReport) -> Vec<Row> {
    let mut rows = Vec::new();
    for partition in &module.partitions {
        let text = format!("{}: {}", partition.name, partition.role);
        rows.push(row("partition", [partition.line], text));
    }
    rows.extend(module.edges.iter().map(edge));
    rows.extend(module.barriers.iter().flat_map(barrier));
    for data in &module.data {
        let group = [data.memory.as_str(), data.place.as_deref().unwrap_or("")];
        let text = format!("{}: {}; {}", data.name, group.join(" ").trim(), data.notes.join("; "));
        rows.push(row("data", [data.line], text));
        for (role, sites) in [("written", &data.writers), ("read", &data.readers)] {
            let sites = sites.iter();
            rows.extend(
                sites.map(|site| {
                    row("data", [site.line], format!("{} {role} in {}", data.name, site.partition))
                }),
            );
        }
    }
    for group in &module.aliases {
        for value in &group.values {
            rows.push(row(
                "value",
                [value.line],
                format!("{} of {}: {}", value.value, group.name, value.how),
            ));
        }
    }
    for finding in &module.findings {
        rows.push(row("finding", [finding.line], format!("{} {}", finding.code, finding.headline)));
    }
    for writer in &module.coverage {
        for user in &writer.rows {
            let text = format!(
                "{} {} of {}: {} {}",
                state(user.state),
                user.buffer,
                user.partition,
                user.extent,
                user.why
            );
            rows.push(row("coverage", [writer.line].into_iter().chain(user.lines.clone()), text));
        }
    }
    let remarks = module.notes.iter().chain(&module.redundant);
    rows.extend(remarks.map(|note| row("note", [note.line], note.text.clone())));
    rows
}

fn lines(sites: &[Site]) -> impl Iterator<Item = u32> {
    sites.iter().map(|site| site.line)
}

fn edge(edge: &EdgeRow) -> Row {
    let direction = match edge.direction {
        EdgeDirection::Forward => "forward",
        EdgeDirection::Backward => "backward",
        EdgeDirection::Unknown => "unknown",
    };
    let distance = edge.distance.map_or(String::new(), |count| format!(", distance {count}"));
    let (through, mechanism, data) = (&edge.through, &edge.mechanism, edge.data.join(", "));
    let text =
        format!("{} to {}, {direction}: {through} ({mechanism}) for {data}{distance}", edge.from, edge.to);
    row("edge", lines(&edge.arrivals).chain(lines(&edge.waits)), text)
}

/// The barrier itself, its expressions, and the bytes that it expects.
fn barrier(barrier: &BarrierRow) -> Vec<Row> {
    let name = &barrier.name;
    let depth = barrier.depth.map_or(String::new(), |depth| format!(", depth {depth}"));
    let count = barrier.count.as_ref().map_or(String::new(), |count| format!(", count {count}"));
    let ids: String = barrier.buffer_ids.iter().map(|id| format!(", buffer.id {id}")).collect();
    let text = format!("{name}: {} {}{depth}{count}{ids}: {}", barrier.kind, barrier.value, barrier.verdict);
    let mut rows = vec![row("barrier", [barrier.line], text)];
    for (what, expressions) in [("index", &barrier.index), ("phase", &barrier.phase)] {
        for expression in expressions {
            let text = format!("{name}: {what} {}", expression.text);
            let own = expression.lines.is_empty().then_some(barrier.line);
            rows.push(row("barrier", expression.lines.iter().copied().chain(own), text));
        }
    }
    for bytes in &barrier.bytes {
        let parts: Vec<&str> = bytes.parts.iter().map(|part| part.product.as_str()).collect();
        let sum = format!("{} of {} bytes", bytes.sum, bytes.expected);
        rows.push(row("barrier", [bytes.line], format!("{name}: {} is {sum}", parts.join(" + "))));
    }
    let legend = barrier.legend.iter();
    rows.extend(legend.map(|entry| row("barrier", [barrier.line], format!("{name}: where {entry}"))));
    let remarks = barrier.remarks.iter();
    rows.extend(remarks.map(|remark| row("barrier", [remark.line], format!("{name}: {}", remark.text))));
    rows
}

fn state(state: OrderState) -> &'static str {
    match state {
        OrderState::Ordered => "ordered",
        OrderState::Missing => "missing",
        OrderState::Race => "race",
        OrderState::Unresolved => "unresolved",
        OrderState::Issue => "issue order",
        OrderState::Never => "never",
    }
}
