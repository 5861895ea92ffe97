//! Section 2 as a drawing: partitions from top to bottom, with edges between them that show
//! mechanism, data and places.

use super::{EdgeDirection, EdgeRow, ModuleReport, Site};

/// The lines of the drawing. Empty without edges.
pub(super) fn graph(module: &ModuleReport) -> Vec<String> {
    if module.edges.is_empty() {
        return Vec::new();
    }
    let mut lines = vec!["Barrier Dependency Graph".to_owned(), "========================".to_owned()];
    let of = |direction: EdgeDirection| module.edges.iter().filter(move |edge| edge.direction == direction);
    let groups = [
        (EdgeDirection::Forward, "Forward barriers:"),
        (EdgeDirection::Backward, "Backward barriers (memory is released for the next iteration):"),
        (EdgeDirection::Unknown, "Barriers of unknown direction:"),
    ];
    for (direction, title) in groups {
        if of(direction).next().is_none() {
            continue;
        }
        lines.push(String::new());
        lines.push(title.to_owned());
        let mut last: Option<&str> = None;
        for edge in chained(of(direction).collect()) {
            if last != Some(edge.from.as_str()) {
                lines.push(String::new());
                lines.push(format!("  {}", partition(module, &edge.from)));
            }
            draw(module, edge, &mut lines);
            last = Some(&edge.to);
        }
    }
    lines
}

/// The edges in an order in which each begins where the previous one ends, if possible.
fn chained(mut edges: Vec<&EdgeRow>) -> Vec<&EdgeRow> {
    let mut order: Vec<&EdgeRow> = Vec::with_capacity(edges.len());
    while !edges.is_empty() {
        let end = order.last().map(|edge| edge.to.as_str());
        let next = edges.iter().position(|edge| Some(edge.from.as_str()) == end && edge.from != edge.to);
        // A chain begins at a partition that no edge enters, if there is one.
        let source = || {
            let is_start =
                |edge: &&EdgeRow| !edges.iter().any(|other| other.to == edge.from && other.from != other.to);
            edges.iter().position(is_start)
        };
        let at = next.or_else(source).unwrap_or(0);
        order.push(edges.remove(at));
    }
    order
}

fn draw(module: &ModuleReport, edge: &EdgeRow, lines: &mut Vec<String>) {
    let backward = edge.direction == EdgeDirection::Backward;
    let data = if edge.data.is_empty() { String::new() } else { format!(": {}", edge.data.join(", ")) };
    lines.push("    |".to_owned());
    lines.push(format!("    | {} ({}){data}", edge.through, edge.mechanism));
    lines.push(format!("    | {}", places(&edge.arrivals)));
    let distance = match edge.distance {
        Some(distance) if distance > 0 => {
            format!(", {distance} iteration{} later", if distance == 1 { "" } else { "s" })
        }
        _ => String::new(),
    };
    let is_open = !edge.observed && module.edges.iter().any(|edge| edge.observed);
    let shown = if is_open { " (no run showed it)" } else { "" };
    lines.push(format!("    |   -> {}{distance}{shown}", places(&edge.waits)));
    lines.push("    v".to_owned());
    let next = if backward { ", next iteration" } else { "" };
    lines.push(format!("  {}{next}", partition(module, &edge.to)));
}

fn partition(module: &ModuleReport, name: &str) -> String {
    let role = module.partitions.iter().find(|row| row.name == name).map(|row| row.role.as_str());
    role.map_or(name.to_owned(), |role| format!("{name} ({role})"))
}

fn places(sites: &[Site]) -> String {
    let mut by_op: Vec<(&str, Vec<String>)> = Vec::new();
    for site in sites {
        match by_op.iter_mut().find(|entry| entry.0 == site.op) {
            Some(entry) => entry.1.push(site.line.to_string()),
            None => by_op.push((&site.op, vec![site.line.to_string()])),
        }
    }
    let entry = |(op, lines): &(&str, Vec<String>)| {
        format!("{op} (line{} {})", if lines.len() == 1 { "" } else { "s" }, lines.join(", "))
    };
    by_op.iter().map(entry).collect::<Vec<_>>().join(", ")
}
