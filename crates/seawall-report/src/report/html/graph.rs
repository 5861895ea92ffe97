//! The dependency graph as a drawing. Each partition has a lane, in the order of the data flow.
//! Each edge has a row, with an arrow from the arriving lane to the waiting lane.

use super::super::{EdgeDirection, EdgeRow, ModuleReport};
use super::{Links, clipped, data_lines};
use crate::escape::escaped;

/// The width of a lane.
const LANE: usize = 204;
/// The height of an edge.
const ROW: usize = 46;
/// The height of lane headers.
const HEAD: usize = 62;
/// The space around the drawing.
const MARGIN: usize = 12;

/// The drawing, and the edges as a table for readers who cannot see it.
pub(super) fn graph(module: &ModuleReport, links: &mut Links) -> String {
    if module.edges.is_empty() {
        return "<p class=\"none\">No partition waits for another partition or for an engine.</p>\n"
            .to_owned();
    }
    let lanes = lanes(module);
    let mut edges: Vec<&EdgeRow> = module.edges.iter().collect();
    let at = |name: &str| lanes.iter().position(|lane| lane == name).unwrap_or(0);
    edges.sort_by_key(|edge| (edge.direction, at(&edge.from), at(&edge.to)));
    let (mut rows, mut table) = (String::new(), String::new());
    let mut y = HEAD + 20;
    let mut last = None;
    for edge in edges {
        if last.is_some_and(|direction| direction != edge.direction) {
            rows.push_str(&format!(
                "<line class=\"split\" x1=\"0\" x2=\"{}\" y1=\"{y}\" y2=\"{y}\"/>",
                lanes.len() * LANE + 2 * MARGIN
            ));
            y += 16;
        }
        last = Some(edge.direction);
        let lines: Vec<u32> = edge.arrivals.iter().chain(&edge.waits).map(|site| site.line).collect();
        let name = format!("{} {} to {}", edge.through, edge.from, edge.to);
        let id = links.item(&name, lines.iter().copied());
        rows.push_str(&row(edge, &id, &lines, (at(&edge.from), at(&edge.to)), y, links));
        table.push_str(&table_row(edge, links));
        y += ROW;
    }
    let (width, height) = (lanes.len() * LANE + 2 * MARGIN, y + MARGIN);
    let heads: String = lanes.iter().enumerate().map(|(n, lane)| head(module, n, lane, height)).collect();
    format!(
        "<p class=\"key\"><span class=\"forward\">forward: data flows</span> \
         <span class=\"backward\">backward: memory is released</span>{}</p>\n\
         <div class=\"scroll\" tabindex=\"0\" role=\"group\" aria-label=\"Dependency graph\">\
         <svg class=\"graph\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" \
         role=\"group\" aria-label=\"Barriers between partitions\">{heads}{rows}</svg></div>\n\
         <details><summary>The same as a table</summary><div class=\"scroll\"><table>\
         <thead><tr><th>From</th><th>To</th><th>Through</th><th>Mechanism</th><th>Direction</th><th>Data</th><th>Arrive</th>\
         <th>Wait</th></tr></thead><tbody>\n{table}</tbody></table></div></details>\n",
        if module.edges.iter().any(|edge| edge.direction == EdgeDirection::Unknown) {
            " <span class=\"unknown\">direction unknown</span>"
        } else {
            ""
        }
    )
}

/// Arrow heads, once for each page.
pub(super) const MARKERS: &str = "<svg class=\"defs\" width=\"0\" height=\"0\" aria-hidden=\"true\"><defs>\
<marker id=\"tip-forward\" class=\"tip forward\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"8\" markerHeight=\"8\" orient=\"auto\"><path d=\"M0 0L8 4L0 8z\"/></marker>\
<marker id=\"tip-backward\" class=\"tip backward\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"8\" markerHeight=\"8\" orient=\"auto\"><path d=\"M0 0L8 4L0 8z\"/></marker>\
<marker id=\"tip-unknown\" class=\"tip unknown\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"8\" markerHeight=\"8\" orient=\"auto\"><path d=\"M0 0L8 4L0 8z\"/></marker></defs></svg>";

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

fn centre(lane: usize) -> usize {
    MARGIN + lane * LANE + LANE / 2
}

fn head(module: &ModuleReport, number: usize, lane: &str, height: usize) -> String {
    let (x, middle) = (MARGIN + number * LANE + 8, centre(number));
    let role = module.partitions.iter().find(|row| row.name == lane).map_or("", |row| row.role.as_str());
    format!(
        "<line class=\"lane\" x1=\"{middle}\" x2=\"{middle}\" y1=\"{HEAD}\" y2=\"{height}\"/>\
         <g class=\"head\"><rect x=\"{x}\" y=\"8\" width=\"{}\" height=\"44\" rx=\"6\"/>\
         <text class=\"name\" x=\"{middle}\" y=\"26\">{}</text><text class=\"role\" x=\"{middle}\" y=\"43\">{}</text>\
         <title>{}: {}</title></g>",
        LANE - 16,
        escaped(&clipped(lane, 24)),
        escaped(&clipped(role, 30)),
        escaped(lane),
        escaped(role)
    )
}

fn row(
    edge: &EdgeRow,
    id: &str,
    lines: &[u32],
    (from, to): (usize, usize),
    y: usize,
    links: &Links,
) -> String {
    let class = direction_class(edge.direction);
    let (start, end) = (centre(from), centre(to));
    let (path, middle, room) = if from == to {
        let (out, low) = (start + 44, y + 24);
        let path = format!("M{start} {y}H{out}V{low}H{}", start + 4);
        (path, start + 50, LANE / 2)
    } else {
        let end = if end > start { end - 3 } else { end + 3 };
        (format!("M{start} {}H{end}", y + 14), start.midpoint(end), start.abs_diff(end))
    };
    // About 6.6 units for each character.
    let limit = (room * 10 / 66).max(14);
    let data = if edge.data.is_empty() { String::new() } else { format!(": {}", edge.data.join(", ")) };
    let anchor = if from == to { "start" } else { "middle" };
    let target = edge.waits.first().or(edge.arrivals.first()).map_or(0, |site| site.line);
    let full = format!("{}{data} ({}), {} to {}", edge.through, edge.mechanism, edge.from, edge.to);
    let dot = if from == to {
        String::new()
    } else {
        format!("<circle cx=\"{start}\" cy=\"{}\" r=\"3.5\"/>", y + 14)
    };
    format!(
        "<a id=\"{id}\" class=\"edge {class}\" href=\"{}\" data-l=\"{}\"><title>{}</title>\
         <rect class=\"hit\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/>\
         <path d=\"{path}\" marker-end=\"url(#tip-{class})\"/>{dot}\
         <text x=\"{middle}\" y=\"{}\" text-anchor=\"{anchor}\">{}</text>\
         <text class=\"how\" x=\"{middle}\" y=\"{}\" text-anchor=\"{anchor}\">{}</text></a>",
        links.target(target),
        data_lines(lines),
        escaped(&full),
        start.min(end),
        y.saturating_sub(6),
        room.max(LANE / 2),
        ROW - 8,
        y + 8,
        escaped(&clipped(&format!("{}{data}", edge.through), limit)),
        y + 27,
        escaped(&clipped(&edge.mechanism, limit)),
    )
}

fn direction_class(direction: EdgeDirection) -> &'static str {
    match direction {
        EdgeDirection::Forward => "forward",
        EdgeDirection::Backward => "backward",
        EdgeDirection::Unknown => "unknown",
    }
}

fn table_row(edge: &EdgeRow, links: &Links) -> String {
    let lines =
        |sites: &[super::super::Site]| links.lines(&sites.iter().map(|site| site.line).collect::<Vec<_>>());
    format!(
        "<tr><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>\n",
        escaped(&edge.from),
        escaped(&edge.to),
        escaped(&edge.through),
        escaped(&edge.mechanism),
        direction_class(edge.direction),
        escaped(&edge.data.join(", ")),
        lines(&edge.arrivals),
        lines(&edge.waits)
    )
}
