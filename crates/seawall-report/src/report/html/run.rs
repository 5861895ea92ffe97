//! One run as a drawing: the steps of each partition, and below them, on the same time axis, the
//! phases of each barrier and when each slot holds data. Rows are wider than the window; their
//! names stay in view.

use std::collections::BTreeMap;

use super::super::{LaneRow, ModuleReport, Occupancy, StepRow, TimelineRows};
use super::{Links, counted, phases};
use crate::escape::escaped;

/// The number of points in time that are drawn.
const POINTS: usize = 400;

/// The points in time that are drawn, with their positions.
pub(super) struct Times(BTreeMap<u32, usize>);

impl Times {
    /// The first points of a run, or the last ones before a deadlock.
    fn new(run: &TimelineRows) -> Self {
        let steps = run.lanes.iter().flat_map(|lane| &lane.steps).filter(|step| is_drawn(step));
        let mut times: Vec<u32> = steps.map(|step| step.time).collect();
        times.sort_unstable();
        times.dedup();
        if run.deadlock.is_some() {
            times.drain(..times.len().saturating_sub(POINTS));
        }
        times.truncate(POINTS);
        Times(times.into_iter().enumerate().map(|(at, time)| (time, at)).collect())
    }

    /// The number of points.
    pub(super) fn count(&self) -> usize {
        self.0.len()
    }

    /// Whether a point is drawn.
    fn has(&self, time: u32) -> bool {
        self.0.contains_key(&time)
    }

    /// Whether a point is drawn at or after `time`.
    pub(super) fn reaches(&self, time: u32) -> bool {
        self.0.range(time..).next().is_some()
    }

    /// The position of the first drawn point at or after `time`.
    pub(super) fn place(&self, time: u32) -> usize {
        self.0.range(time..).next().map_or(self.count(), |(_, &at)| at)
    }
}

/// The drawing.
pub(super) fn run(module: &ModuleReport, links: &mut Links<'_>) -> String {
    let run = &module.timeline;
    let times = Times::new(run);
    if times.count() == 0 {
        return "<p class=\"none\">No run is available.</p>\n".to_owned();
    }
    let mut rows = String::new();
    let lanes = run.lanes.iter().filter(|lane| lane.steps.iter().any(is_drawn));
    lanes.for_each(|lane| rows.push_str(&lane_of(lane, module, &times, links)));
    rows.push_str(&phases::rows(run, &times, links));
    rows.push_str(&slots(module, &times, links));
    let stuck = run.lanes.iter().flat_map(|lane| &lane.steps).filter(|step| step.stuck).count();
    let about = match &run.deadlock {
        Some(deadlock) => {
            let start =
                if run.omitted || is_shortened(run, &times) { "The last steps of a run" } else { "A run" };
            let waits = if stuck == 1 {
                "1 wait never passes".to_owned()
            } else {
                format!("{} never pass", counted(stuck, "wait"))
            };
            format!(
                "{start} that deadlocks: {}. {waits}, marked <b class=\"bad\">✕</b> at the end.",
                escaped(&deadlock.cause)
            )
        }
        None if run.cut || is_shortened(run, &times) => {
            "The first steps of a run, which continues.".to_owned()
        }
        None => "A run, from its start to its end.".to_owned(),
    };
    let end = if run.deadlock.is_some() { " data-end" } else { "" };
    format!(
        "<p class=\"key\">{about}</p>\n\
         <div class=\"timeline\"{end}><div class=\"tools\"><div class=\"zoom\" role=\"toolbar\" aria-label=\"Zoom\" hidden>\
         <button type=\"button\" data-zoom=\"out\" title=\"Zoom out (-)\">−</button>\
         <button type=\"button\" data-zoom=\"in\" title=\"Zoom in (+)\">+</button>\
         <button type=\"button\" data-zoom=\"fit\" title=\"Show the whole run (0)\">fit</button>\
         <button type=\"button\" data-zoom=\"start\">start</button><button type=\"button\" data-zoom=\"end\">end</button></div>\
         <span class=\"s-wait\">wait</span><span class=\"s-copy\">copy</span><span class=\"s-mma\">MMA</span>\
         <span class=\"s-arrive\">arrive</span><span class=\"s-access\">access</span><span class=\"s-blocked\">blocked</span></div>\
         <div class=\"view\" tabindex=\"0\" role=\"group\" aria-label=\"Timeline\"><div class=\"rows\" style=\"--n:{}\">\
         <div class=\"row axis\"><div class=\"name\"></div><div class=\"plot\">{}</div></div>\n{rows}</div></div></div>\n",
        times.count(),
        axis(times.count())
    )
}

fn is_drawn(step: &StepRow) -> bool {
    step.class != "other" || step.stuck
}

/// Whether steps of the report are not drawn.
fn is_shortened(run: &TimelineRows, times: &Times) -> bool {
    run.lanes.iter().flat_map(|lane| &lane.steps).any(|step| is_drawn(step) && !times.has(step.time))
}

fn axis(count: usize) -> String {
    (0..count).step_by(10).map(|at| format!("<span style=\"--t:{at}\">{at}</span>")).collect()
}

/// A row with its name.
pub(super) fn row(class: &str, name: &str, small: &str, title: &str, plot: &str) -> String {
    format!(
        "<div class=\"row {class}\"><div class=\"name\" title=\"{}\"><b>{}</b><small>{}</small></div>\
         <div class=\"plot\">{plot}</div></div>\n",
        escaped(title),
        escaped(name),
        escaped(small)
    )
}

/// A row with the name of the rows below it.
pub(super) fn heading(text: &str) -> String {
    format!(
        "<div class=\"row group\"><div class=\"name\">{}</div><div class=\"plot\"></div></div>\n",
        escaped(text)
    )
}

fn lane_of(lane: &LaneRow, module: &ModuleReport, times: &Times, links: &mut Links<'_>) -> String {
    let role =
        module.partitions.iter().find(|row| row.name == lane.partition).map_or("", |row| row.role.as_str());
    let drawn = lane.steps.iter().filter(|step| is_drawn(step) && times.has(step.time));
    let plot: String = drawn.map(|step| step_of(step, &lane.partition, times, links)).collect();
    row("lane", &lane.partition, role, &format!("{}: {role}", lane.partition), &plot)
}

fn step_of(step: &StepRow, partition: &str, times: &Times, links: &mut Links<'_>) -> String {
    let at = times.place(step.time);
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
    let completed = if phases.is_empty() { String::new() } else { format!(", phases completed: {phases}") };
    let never = if step.stuck { ", never passes" } else { "" };
    let title = format!("{}{object} (line {}){when}{completed}{waited}{never}", step.op, step.line);
    let blocked = step.blocked_from.map_or(String::new(), |from| {
        let start = times.place(from);
        let class = if step.stuck { "blocked forever" } else { "blocked" };
        format!("<span class=\"{class}\" style=\"--t:{start};--w:{}\"></span>", at.saturating_sub(start))
    });
    let (stuck, says) = match (&step.object, step.stuck) {
        (Some(object), true) => (" stuck", format!("<em>{}</em>", escaped(object))),
        (None, true) => (" stuck", String::new()),
        (_, false) => ("", String::new()),
    };
    format!(
        "{blocked}<a id=\"{id}\" class=\"step s-{}{stuck}\" style=\"--t:{at}\" href=\"{}\" data-l=\"{}\" title=\"{}\">\
         <b>{}</b><i>{}</i>{says}</a>",
        escaped(&step.class),
        links.target(step.line),
        step.line,
        escaped(&title),
        if step.stuck { "✕" } else { letter(&step.class) },
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

/// When each slot holds data.
fn slots(module: &ModuleReport, times: &Times, links: &mut Links<'_>) -> String {
    let is_barrier = |name: &str| module.barriers.iter().any(|barrier| barrier.name == name);
    let mut slots: BTreeMap<(&str, Option<u32>), Vec<&Occupancy>> = BTreeMap::new();
    let data = module.timeline.occupancy.iter().filter(|held| !is_barrier(&held.buffer));
    data.for_each(|held| slots.entry((&held.buffer, held.slot)).or_default().push(held));
    if slots.is_empty() {
        return String::new();
    }
    let rows = slots.into_iter().map(|((buffer, slot), held)| {
        let name = format!("{buffer}{}", slot.map(|slot| format!(" [{slot}]")).unwrap_or_default());
        let drawn = held.iter().filter(|held| times.reaches(held.to.unwrap_or(held.from)));
        let plot: String = drawn.map(|held| held_by(held, &name, times, links)).collect();
        row("slot", &name, "", &name, &plot)
    });
    heading("Data in slots, with the iteration that wrote it") + &rows.collect::<String>()
}

fn held_by(held: &Occupancy, name: &str, times: &Times, links: &mut Links<'_>) -> String {
    let start = times.place(held.from);
    let end = held.to.map_or(start, |to| times.place(to));
    let id = links.item(&format!("slots of {}", held.buffer), [held.written_at]);
    let iterations: Vec<String> = held.iterations.iter().map(ToString::to_string).collect();
    let read = held.read_at.map_or("never read".to_owned(), |line| format!("last read at line {line}"));
    let title =
        format!("{name}: written at line {}, iteration {}; {read}", held.written_at, iterations.join(", "));
    let lines: Vec<String> =
        [Some(held.written_at), held.read_at].into_iter().flatten().map(|l| l.to_string()).collect();
    format!(
        "<a id=\"{id}\" class=\"held{}\" style=\"--t:{start};--w:{}\" href=\"{}\" data-l=\"{}\" title=\"{}\">{}</a>",
        if held.read_at.is_none() { " unread" } else { "" },
        end.saturating_sub(start) + 1,
        links.target(held.written_at),
        lines.join(" "),
        escaped(&title),
        escaped(&iterations.join(","))
    )
}
