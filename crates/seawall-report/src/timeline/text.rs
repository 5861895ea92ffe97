//! A timeline for terminals: figures, and a line of letters for each group.

use std::fmt::Write as _;

use seawall_timing::{Activity, Region, Row};

use super::{CAVEAT, TimelineView, group, percent, words};
use crate::clean::one_line;

/// The number of columns of the picture.
const COLUMNS: u64 = 100;

/// All simulated kernels of a file.
pub fn timeline_text(views: &[TimelineView<'_>]) -> String {
    let mut out = String::new();
    for (at, view) in views.iter().enumerate() {
        if at > 0 {
            out.push('\n');
        }
        let _ = writeln!(out, "{}", one_line(&view.headline(), 300));
        let _ = writeln!(out, "{CAVEAT} {}.", view.figures());
        for region in &view.timeline.regions {
            of_region(view, region, &mut out);
        }
        for note in &view.timeline.notes {
            let _ = writeln!(out, "note: {}", one_line(note, 300));
        }
    }
    out
}

fn of_region(view: &TimelineView<'_>, region: &Region, out: &mut String) {
    let each = if region.is_loop { "cycles an iteration" } else { "cycles" };
    let _ = writeln!(out, "\n{}", view.region(region));
    let _ = writeln!(out, "  matrix unit busy     {}", percent(region.utilization));
    let _ = writeln!(out, "  {each:<20} {:.1}", region.cycles);
    for stall in &region.stalls {
        let (_, code, meaning) = words(Activity::Waits(stall.cause));
        let _ = writeln!(out, "  stall, {code:<13} {:<8.1} a wave {meaning}", stall.cycles);
    }
    let stages: Vec<String> =
        region.stages.iter().map(|stage| format!("{} {}", stage.number, stage.kind)).collect();
    let _ = writeln!(out, "  stages               {}", stages.join(", "));
    picture(region, out);
}

fn picture(region: &Region, out: &mut String) {
    let (from, to) = region.window;
    let step = to.saturating_sub(from).div_ceil(COLUMNS).max(1);
    let columns = to.saturating_sub(from).div_ceil(step);
    let _ = writeln!(out, "\n  one column is {step} cycles; the digits are stages");
    let mut seen: Vec<Activity> = Vec::new();
    for row in &region.rows {
        let cells: Vec<Option<(Activity, u32)>> =
            (0..columns).map(|column| most(row, from + column * step, step)).collect();
        let stage =
            |cell: &Option<(Activity, u32)>| cell.and_then(|(_, stage)| char::from_digit(stage % 10, 10));
        let stages: String = cells.iter().map(|cell| stage(cell).unwrap_or(' ')).collect();
        let letters: String =
            cells.iter().map(|cell| cell.map_or(' ', |(activity, _)| words(activity).0)).collect();
        let _ = writeln!(out, "  {:<8}{}", group(row.wave), stages.trim_end());
        let _ = writeln!(out, "  {:<8}{}", "", letters.trim_end());
        seen.extend(cells.iter().flatten().map(|(activity, _)| *activity));
    }
    seen.sort_unstable();
    seen.dedup();
    let legend: Vec<String> =
        seen.iter().map(|&activity| format!("{} {}", words(activity).0, words(activity).2)).collect();
    for line in legend.chunks(3) {
        let _ = writeln!(out, "  {}", line.join("; "));
    }
}

/// The longest activity of a wave in a column.
fn most(row: &Row, from: u64, step: u64) -> Option<(Activity, u32)> {
    let to = from + step;
    let begin = row.segments.partition_point(|segment| segment.to <= from);
    let mut sums: Vec<(u64, Activity, u32)> = Vec::new();
    for segment in row.segments[begin..].iter().take_while(|segment| segment.from < to) {
        let length = segment.to.min(to) - segment.from.max(from);
        match sums
            .iter_mut()
            .find(|(_, activity, stage)| (*activity, *stage) == (segment.activity, segment.stage))
        {
            Some((sum, _, _)) => *sum += length,
            None => sums.push((length, segment.activity, segment.stage)),
        }
    }
    sums.into_iter().max_by_key(|(sum, _, _)| *sum).map(|(_, activity, stage)| (activity, stage))
}
