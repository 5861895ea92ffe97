//! One run as a drawing: the steps of each partition, and below them, on the same time axis, when
//! each slot holds data.

use std::collections::BTreeMap;

use super::super::{LaneRow, ModuleReport, Occupancy, StepRow};
use super::{Links, clipped};
use crate::escape::escaped;

/// The width of one time step.
const STEP: usize = 22;
/// The number of steps that are drawn.
const STEPS: usize = 240;
/// The width of the names in front.
const NAMES: usize = 170;
/// The height of a partition's lane.
const LANE: usize = 54;
/// The height of a slot.
const SLOT: usize = 24;
/// The height of the axis.
const AXIS: usize = 26;

/// Both drawings, on one axis.
pub(super) fn run(module: &ModuleReport, links: &mut Links) -> String {
    let run = &module.timeline;
    let times = times(&run.lanes);
    if times.is_empty() {
        return "<p class=\"none\">No run is available.</p>\n".to_owned();
    }
    let mut y = AXIS;
    let mut body = String::new();
    for lane in &run.lanes {
        body.push_str(&lane_of(lane, &times, y, links));
        y += LANE;
    }
    y += 14;
    let mut slots: BTreeMap<(&str, Option<u32>), Vec<&Occupancy>> = BTreeMap::new();
    run.occupancy.iter().for_each(|held| slots.entry((&held.buffer, held.slot)).or_default().push(held));
    for ((buffer, slot), held) in slots {
        body.push_str(&slot_of(buffer, slot, &held, &times, y, links));
        y += SLOT;
    }
    let (width, height) = (NAMES + times.len() * STEP + 20, y + 10);
    let cut = if run.cut || times.len() >= STEPS { " The run continues." } else { "" };
    format!(
        "<p class=\"key\"><span class=\"s-wait\">wait</span> <span class=\"s-copy\">copy</span> <span class=\"s-mma\">MMA</span> \
         <span class=\"s-arrive\">arrive</span> <span class=\"s-access\">access</span> <span class=\"s-blocked\">blocked</span> \
         Numbers below a step: phases completed before and after it. Below: when each slot held data, with the iteration that wrote it.{cut}</p>\n\
         <div class=\"scroll\" tabindex=\"0\" role=\"group\" aria-label=\"Timeline\">\
         <svg class=\"run\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" role=\"group\" \
         aria-label=\"What partitions do and what slots hold\">{}{body}</svg></div>\n",
        axis(times.len(), height)
    )
}

/// The drawn time points with their positions.
fn times(lanes: &[LaneRow]) -> BTreeMap<u32, usize> {
    let drawn = lanes.iter().flat_map(|lane| &lane.steps).filter(|step| step.class != "other");
    let mut times: Vec<u32> = drawn.map(|step| step.time).collect();
    times.sort_unstable();
    times.dedup();
    times.into_iter().take(STEPS).enumerate().map(|(at, time)| (time, at)).collect()
}

/// The position of a time point: that of the first drawn time point at or after it.
fn place(times: &BTreeMap<u32, usize>, time: u32) -> usize {
    let at = times.range(time..).next().map_or(times.len(), |(_, &at)| at);
    NAMES + at * STEP
}

fn axis(count: usize, height: usize) -> String {
    let ticks = (0..count).step_by(10).map(|at| {
        let x = NAMES + at * STEP;
        format!(
            "<line class=\"tick\" x1=\"{x}\" x2=\"{x}\" y1=\"{}\" y2=\"{height}\"/><text class=\"tick\" x=\"{}\" y=\"14\">{at}</text>",
            AXIS - 6,
            x + 3
        )
    });
    ticks.collect()
}

fn lane_of(lane: &LaneRow, times: &BTreeMap<u32, usize>, y: usize, links: &mut Links) -> String {
    let mut out = format!(
        "<text class=\"name\" x=\"4\" y=\"{}\">{}</text><line class=\"lane\" x1=\"{NAMES}\" x2=\"{}\" y1=\"{}\" y2=\"{}\"/>",
        y + 20,
        escaped(&clipped(&lane.partition, 24)),
        NAMES + times.len() * STEP,
        y + LANE - 6,
        y + LANE - 6
    );
    for step in lane.steps.iter().filter(|step| step.class != "other" && times.contains_key(&step.time)) {
        out.push_str(&step_of(step, &lane.partition, times, y, links));
    }
    out
}

fn step_of(
    step: &StepRow,
    partition: &str,
    times: &BTreeMap<u32, usize>,
    y: usize,
    links: &mut Links,
) -> String {
    let x = place(times, step.time);
    let id = links.item(&format!("timeline of {partition}"), [step.line]);
    let object = step.object.as_ref().map(|object| format!(" {object}")).unwrap_or_default();
    let phases = match (step.before, step.after) {
        (Some(before), Some(after)) if before != after => format!("{before}→{after}"),
        (Some(phase), _) | (None, Some(phase)) => phase.to_string(),
        (None, None) => String::new(),
    };
    let iterations: Vec<String> = step.iterations.iter().map(ToString::to_string).collect();
    let when =
        if iterations.is_empty() { String::new() } else { format!(", iteration {}", iterations.join(", ")) };
    let released: Vec<String> = step.released_by.iter().map(ToString::to_string).collect();
    let waited = if released.is_empty() {
        String::new()
    } else {
        format!(", waited for line {}", released.join(", "))
    };
    let completed_phases =
        if phases.is_empty() { String::new() } else { format!(", phases completed: {phases}") };
    let title = format!("{}{object} (line {}){when}{completed_phases}{waited}", step.op, step.line);
    let blocked = step.blocked_from.map(|from| {
        let start = place(times, from);
        let width = x.saturating_sub(start);
        format!("<rect class=\"blocked\" x=\"{start}\" y=\"{}\" width=\"{width}\" height=\"10\"/>", y + 12)
    });
    format!(
        "<a id=\"{id}\" class=\"step s-{}\" href=\"{}\" data-l=\"{}\"><title>{}</title>{}\
         <rect class=\"box\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"22\" rx=\"3\"/>\
         <text x=\"{}\" y=\"{}\">{}</text><text class=\"phase\" x=\"{}\" y=\"{}\">{}</text></a>",
        escaped(&step.class),
        links.target(step.line),
        step.line,
        escaped(&title),
        blocked.unwrap_or_default(),
        x + 1,
        y + 6,
        STEP - 2,
        x + STEP / 2,
        y + 21,
        letter(&step.class),
        x + STEP / 2,
        y + 40,
        escaped(&phases)
    )
}

/// A letter for each kind of step, so that steps do not differ by colour alone.
fn letter(class: &str) -> &'static str {
    match class {
        "wait" => "W",
        "copy" => "C",
        "mma" => "M",
        "arrive" => "A",
        _ => "·",
    }
}

fn slot_of(
    buffer: &str,
    slot: Option<u32>,
    held: &[&Occupancy],
    times: &BTreeMap<u32, usize>,
    y: usize,
    links: &mut Links,
) -> String {
    let slot = slot.map(|slot| format!(" [{slot}]")).unwrap_or_default();
    let mut out = format!(
        "<text class=\"slot\" x=\"4\" y=\"{}\">{}<title>{}{slot}</title></text>\
         <line class=\"lane\" x1=\"{NAMES}\" x2=\"{}\" y1=\"{}\" y2=\"{}\"/>",
        y + 16,
        escaped(&format!("{}{slot}", clipped(buffer, 20))),
        escaped(buffer),
        NAMES + times.len() * STEP,
        y + SLOT - 2,
        y + SLOT - 2
    );
    for held in held.iter().filter(|held| times.range(held.from..).next().is_some()) {
        let start = place(times, held.from);
        let end = held.to.map_or(start, |to| place(times, to)) + STEP - 2;
        let id = links.item(&format!("slots of {buffer}"), [held.written_at]);
        let iterations: Vec<String> = held.iterations.iter().map(ToString::to_string).collect();
        let read = held.read_at.map_or("never read".to_owned(), |line| format!("last read at line {line}"));
        let title = format!(
            "{buffer}{slot}: written at line {}, iteration {}; {read}",
            held.written_at,
            iterations.join(", ")
        );
        let lines: Vec<String> =
            [Some(held.written_at), held.read_at].into_iter().flatten().map(|l| l.to_string()).collect();
        out.push_str(&format!(
            "<a id=\"{id}\" class=\"held{}\" href=\"{}\" data-l=\"{}\"><title>{}</title>\
             <rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"3\"/><text x=\"{}\" y=\"{}\">{}</text></a>",
            if held.read_at.is_none() { " unread" } else { "" },
            links.target(held.written_at),
            lines.join(" "),
            escaped(&title),
            start + 1,
            y + 2,
            end.saturating_sub(start).max(6),
            SLOT - 6,
            start + 5,
            y + 15,
            escaped(&iterations.join(","))
        ));
    }
    out
}
