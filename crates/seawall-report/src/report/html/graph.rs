//! The dependency graph as a table that is a drawing. Each partition has a lane, in the order of
//! the data flow. Each edge has a row, with an arrow from the arriving lane to the waiting lane.

use super::super::{EdgeDirection, EdgeRow, ModuleReport, Site};
use super::{Links, data_lines};
use crate::escape::escaped;

/// The number of lanes whose names have room.
const ROOMY: usize = 5;

/// The drawing.
pub(super) fn graph(module: &ModuleReport, links: &mut Links<'_>) -> String {
    if module.edges.is_empty() {
        return "<p class=\"none\">No partition waits for another partition or for an engine.</p>\n"
            .to_owned();
    }
    let lanes = lanes(module);
    let mut edges: Vec<&EdgeRow> = module.edges.iter().collect();
    let at = |name: &str| lanes.iter().position(|lane| lane == name).unwrap_or(0);
    edges.sort_by_key(|edge| (edge.direction, at(&edge.from), at(&edge.to)));
    let mut rows = String::new();
    let mut last = None;
    for edge in edges {
        if last != Some(edge.direction) {
            let group = if last.is_some() { "</tbody><tbody>" } else { "<tbody>" };
            rows.push_str(&format!(
                "{group}<tr class=\"direction\"><th colspan=\"3\">{}</th></tr>\n",
                words(edge.direction)
            ));
        }
        last = Some(edge.direction);
        rows.push_str(&row(edge, (at(&edge.from), at(&edge.to)), links));
    }
    let heads: String = lanes.iter().map(|lane| head(module, lane, lanes.len() > ROOMY)).collect();
    format!(
        "<div class=\"scroll graph\" tabindex=\"0\" role=\"group\" aria-label=\"Dependency graph\" style=\"--lanes:{}\">\
         <table><thead><tr><th scope=\"col\">Through</th><th scope=\"col\"><div class=\"heads\">{heads}</div></th>\
         <th scope=\"col\" title=\"Lines of arrivals → lines of waits\">Lines</th></tr></thead>\n{rows}</tbody></table></div>\n",
        lanes.len()
    )
}

fn words(direction: EdgeDirection) -> &'static str {
    match direction {
        EdgeDirection::Forward => "Forward: data flows",
        EdgeDirection::Backward => "Backward: memory is released",
        EdgeDirection::Unknown => "Direction unknown",
    }
}

/// Partitions with edges, producers before consumers as far as forward edges allow.
fn lanes(module: &ModuleReport) -> Vec<String> {
    let mut rest: Vec<&str> = module.partitions.iter().map(|row| row.name.as_str()).collect();
    for edge in &module.edges {
        for name in [edge.from.as_str(), edge.to.as_str()] {
            if !rest.contains(&name) {
                rest.push(name);
            }
        }
    }
    rest.retain(|name| module.edges.iter().any(|edge| edge.from == *name || edge.to == *name));
    let mut lanes: Vec<String> = Vec::with_capacity(rest.len());
    while !rest.is_empty() {
        let waits_for = |name: &str| {
            let forward = module.edges.iter().filter(|edge| edge.direction == EdgeDirection::Forward);
            forward
                .filter(|edge| edge.to == name && edge.from != name && rest.contains(&edge.from.as_str()))
                .count()
        };
        let next = (0..rest.len()).min_by_key(|&at| rest.get(at).map(|name| (waits_for(name), at)));
        lanes.push(rest.remove(next.unwrap_or(0)).to_owned());
    }
    lanes
}

fn head(module: &ModuleReport, lane: &str, short: bool) -> String {
    let role = module.partitions.iter().find(|row| row.name == lane).map_or("", |row| row.role.as_str());
    format!(
        "<div title=\"{}\"><b>{}</b><small>{}</small></div>",
        escaped(&format!("{lane}: {role}")),
        escaped(&if short { lane.replacen("partition", "p", 1) } else { lane.to_owned() }),
        escaped(role)
    )
}

fn row(edge: &EdgeRow, (from, to): (usize, usize), links: &mut Links<'_>) -> String {
    let lines: Vec<u32> = edge.arrivals.iter().chain(&edge.waits).map(|site| site.line).collect();
    let name = format!("{} {} to {}", edge.through, edge.from, edge.to);
    let id = links.item(&name, lines.iter().copied());
    let class = match edge.direction {
        EdgeDirection::Forward => "forward",
        EdgeDirection::Backward => "backward",
        EdgeDirection::Unknown => "unknown",
    };
    let shape = match from.cmp(&to) {
        std::cmp::Ordering::Less => "right",
        std::cmp::Ordering::Equal => "self",
        std::cmp::Ordering::Greater => "left",
    };
    let (start, width) = (from.min(to), from.abs_diff(to));
    let data = edge.data.join(", ");
    let separator = if data.is_empty() { "" } else { " · " };
    let about = escaped(&format!("{data}{separator}{}", edge.mechanism));
    let target = edge.waits.first().or(edge.arrivals.first()).map_or(0, |site| site.line);
    let says = escaped(&format!(
        "{} ({}){separator}{data}, {} to {}",
        edge.through, edge.mechanism, edge.from, edge.to
    ));
    let list = |sites: &[Site]| links.lines(&sites.iter().map(|site| site.line).collect::<Vec<_>>());
    format!(
        "<tr id=\"{id}\" class=\"edge {class}\" data-l=\"{}\"><th scope=\"row\" title=\"{about}\"><b>{}</b> <small>{about}</small></th>\
         <td class=\"lanes\"><a class=\"arrow {shape}\" style=\"--from:{start};--width:{width}\" href=\"{}\" \
         data-l=\"{}\" title=\"{says}\" aria-label=\"{says}\"></a></td><td>{} → {}</td></tr>\n",
        data_lines(&lines),
        escaped(&edge.through),
        links.target(target),
        data_lines(&lines),
        list(&edge.arrivals),
        list(&edge.waits),
    )
}
