//! A timeline as one self-contained page. Each loop has its figures, the causes of stalls, and the
//! groups of waves over time, with stages above and activities below.

use std::fmt::Write as _;

use seawall_timing::{Activity, Region, Row, Segment};

use super::{CAVEAT, TimelineView, group, percent, words};
use crate::escape::escaped;

const STYLE: &str = include_str!("page.css");

/// The width of the picture, without the names in front.
const WIDTH: f64 = 1400.0;
/// The width of the names.
const LEFT: f64 = 60.0;
/// The height of a group: its stages, its activities, and the space below.
const ROW: f64 = 74.0;
/// The number of segments of one wave that are drawn.
const MOST_SEGMENTS: usize = 3000;

/// All simulated kernels of a file.
pub fn timeline_html(file: &str, views: &[TimelineView<'_>]) -> String {
    let kernels: Vec<String> = views.iter().map(kernel).collect();
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n<title>Timeline of {0}</title>\n\
         <style>\n{STYLE}</style>\n</head>\n<body>\n<header><p class=\"kind\">Timeline</p><h1>{0}</h1>\n\
         <p class=\"caveat\">{CAVEAT}</p></header>\n{1}</body>\n</html>\n",
        escaped(file),
        kernels.concat()
    )
}

fn kernel(view: &TimelineView<'_>) -> String {
    let regions: Vec<String> = view.timeline.regions.iter().map(|region| of_region(view, region)).collect();
    let notes: Vec<String> =
        view.timeline.notes.iter().map(|note| format!("<li>{}</li>", escaped(note))).collect();
    let notes = if notes.is_empty() {
        String::new()
    } else {
        format!("<ul class=\"notes\">{}</ul>\n", notes.concat())
    };
    format!(
        "<article>\n<h2>{}</h2>\n{}{notes}<footer>{}.</footer>\n</article>\n",
        escaped(&view.headline().replace('`', "")),
        regions.concat(),
        escaped(&view.figures())
    )
}

fn of_region(view: &TimelineView<'_>, region: &Region) -> String {
    let each = if region.is_loop { "cycles an iteration" } else { "cycles" };
    let stages: Vec<String> = region
        .stages
        .iter()
        .map(|stage| format!("<li><b>{}</b> {}</li>", stage.number, escaped(stage.kind)))
        .collect();
    format!(
        "<section>\n<h3>{}</h3>\n<div class=\"figures\"><p><b>{}</b> of the time the matrix unit is busy</p>\
         <p><b>{:.0}</b> {each}</p><ol class=\"stages\" aria-label=\"Stages\">{}</ol></div>\n{}{}{}</section>\n",
        escaped(&view.region(region)),
        percent(region.utilization),
        region.cycles,
        stages.concat(),
        legend(region),
        picture(view, region),
        stalls(region)
    )
}

/// The colours of the picture with their meanings.
fn legend(region: &Region) -> String {
    let segments = region.rows.iter().flat_map(|row| &row.segments);
    let mut seen: Vec<Activity> = segments.map(|segment| segment.activity).collect();
    seen.sort_unstable();
    seen.dedup();
    let entry = |activity: &Activity| {
        let (_, code, meaning) = words(*activity);
        format!("<li><i class=\"b-{code}\"></i>{meaning}</li>")
    };
    format!("<ul class=\"legend\">{}</ul>\n", seen.iter().map(entry).collect::<String>())
}

/// The stalls of a wave, as bars.
fn stalls(region: &Region) -> String {
    let most = region.stalls.iter().map(|stall| stall.cycles).fold(0.0, f64::max);
    if most <= 0.0 {
        return "<p>No wave stalls.</p>\n".to_string();
    }
    let row = |stall: &seawall_timing::Stall| {
        let (_, code, meaning) = words(Activity::Waits(stall.cause));
        format!(
            "<tr><th scope=\"row\">{meaning}</th><td class=\"n\">{:.1}</td>\
             <td class=\"bar\"><i class=\"b-{code}\" style=\"width:{:.1}%\"></i></td></tr>",
            stall.cycles,
            stall.cycles / most * 100.0
        )
    };
    let rows: String = region.stalls.iter().map(row).collect();
    let unit = if region.is_loop { "cycles an iteration" } else { "cycles" };
    format!(
        "<table><thead><tr><th>a wave</th><th class=\"n\">{unit}</th><th></th></tr></thead><tbody>{rows}</tbody></table>\n"
    )
}

/// The groups over time.
fn picture(view: &TimelineView<'_>, region: &Region) -> String {
    let (from, to) = region.window;
    let scale = WIDTH / to.saturating_sub(from).max(1) as f64;
    let at = |time: u64| LEFT + time.saturating_sub(from) as f64 * scale;
    let height = 26.0 + ROW * region.rows.len() as f64;
    let mut svg = format!(
        "<div class=\"scroll\"><svg viewBox=\"0 0 {:.0} {height:.0}\" role=\"img\" aria-label=\"What each group does over time\">\n",
        LEFT + WIDTH + 10.0
    );
    axis(from, to, height, &at, &mut svg);
    for (number, row) in region.rows.iter().enumerate() {
        let top = 24.0 + ROW * number as f64;
        let _ =
            writeln!(svg, "<text class=\"name\" x=\"0\" y=\"{:.0}\">{}</text>", top + 34.0, group(row.wave));
        stages(region, row, top, &at, &mut svg);
        doings(view, row, top + 20.0, &at, &mut svg);
    }
    svg.push_str("</svg></div>\n");
    svg
}

/// Ticks of the time axis at round numbers.
fn axis(from: u64, to: u64, height: f64, at: &dyn Fn(u64) -> f64, svg: &mut String) {
    let rough = to.saturating_sub(from) / 10;
    let power = 10u64.pow(rough.max(1).ilog10());
    let step =
        [1, 2, 5, 10].iter().map(|factor| factor * power).find(|&step| step >= rough).unwrap_or(1).max(1);
    let mut time = 0;
    while from + time <= to {
        let x = at(from + time);
        let _ = writeln!(
            svg,
            "<line class=\"tick\" x1=\"{x:.1}\" y1=\"14\" x2=\"{x:.1}\" y2=\"{height:.0}\"/><text class=\"time\" x=\"{x:.1}\" y=\"10\">{time}</text>"
        );
        time += step;
    }
}

/// The stages of a wave: runs of segments of one stage.
fn stages(region: &Region, row: &Row, top: f64, at: &dyn Fn(u64) -> f64, svg: &mut String) {
    let mut runs: Vec<(u32, u64, u64)> = Vec::new();
    for segment in &row.segments {
        match runs.last_mut() {
            Some((stage, _, to)) if *stage == segment.stage => *to = segment.to,
            _ => runs.push((segment.stage, segment.from, segment.to)),
        }
    }
    for (stage, from, to) in runs {
        let (x, width) = (at(from), at(to) - at(from));
        let kind = region.stages.iter().find(|of| of.number == stage).map_or("", |of| of.kind);
        let class = kind.split(' ').next().filter(|class| !class.is_empty()).unwrap_or("empty");
        let _ = write!(
            svg,
            "<g class=\"stage k-{class}\"><rect x=\"{x:.1}\" y=\"{top:.0}\" width=\"{width:.1}\" height=\"17\"/><title>stage {stage}: {kind}, {} cycles</title>",
            to - from
        );
        // An estimate of the width of the letters.
        let label = if width > 8.0 * (kind.len() as f64 + 3.0) {
            format!("{stage} {kind}")
        } else {
            stage.to_string()
        };
        if width > 12.0 {
            let _ = write!(svg, "<text x=\"{:.1}\" y=\"{:.0}\">{label}</text>", x + width / 2.0, top + 12.5);
        }
        svg.push_str("</g>\n");
    }
}

fn doings(view: &TimelineView<'_>, row: &Row, top: f64, at: &dyn Fn(u64) -> f64, svg: &mut String) {
    for segment in row.segments.iter().take(MOST_SEGMENTS) {
        let (x, width) = (at(segment.from), at(segment.to) - at(segment.from));
        let waits = matches!(segment.activity, Activity::Waits(_));
        // Stalls are lower than work, so that they differ without colours.
        let (y, height) = if waits { (top + 12.0, 20.0) } else { (top, 32.0) };
        let _ = writeln!(
            svg,
            "<rect class=\"b-{}\" x=\"{x:.1}\" y=\"{y:.0}\" width=\"{:.2}\" height=\"{height:.0}\"><title>{}</title></rect>",
            words(segment.activity).1,
            width.max(0.3),
            tip(view, segment)
        );
    }
    if row.segments.len() > MOST_SEGMENTS {
        let rest = row.segments.len() - MOST_SEGMENTS;
        let _ = writeln!(svg, "<text x=\"{LEFT}\" y=\"{:.0}\">{rest} more are not drawn</text>", top + 46.0);
    }
}

fn tip(view: &TimelineView<'_>, segment: &Segment) -> String {
    let op = view.op(segment.op);
    let text = format!(
        "{}, {} cycles\nline {}: {op}",
        words(segment.activity).2,
        segment.to - segment.from,
        view.source.line(segment.op.start)
    );
    // Keeps line breaks: a tooltip has several lines.
    text.lines().map(escaped).collect::<Vec<_>>().join("\n")
}
