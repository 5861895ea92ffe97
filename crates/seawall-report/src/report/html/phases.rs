//! The phases of each barrier in one run: when each was open, and the arrivals in it.

use std::collections::BTreeMap;

use super::super::{StepRow, TimelineRows};
use super::Links;
use super::run::{Times, heading, row};
use crate::escape::escaped;

/// What a run does with one barrier.
#[derive(Default)]
struct Barrier<'r> {
    steps: Vec<&'r StepRow>,
    /// Whether a wait for it never passes.
    stuck: bool,
}

/// A row for each barrier at which something arrives or waits. Barriers of a deadlock come first.
pub(super) fn rows(run: &TimelineRows, times: &Times, links: &mut Links<'_>) -> String {
    let mut barriers: BTreeMap<&str, Barrier<'_>> = BTreeMap::new();
    for step in run.lanes.iter().flat_map(|lane| &lane.steps) {
        if let (Some(object), Some(_)) = (&step.object, step.after) {
            let barrier = barriers.entry(object).or_default();
            barrier.steps.push(step);
            barrier.stuck |= step.stuck;
        }
    }
    if barriers.is_empty() {
        return String::new();
    }
    let mut barriers: Vec<(&str, Barrier<'_>)> = barriers.into_iter().collect();
    barriers.sort_by_key(|(name, barrier)| (!barrier.stuck, number(name)));
    let rows = barriers.into_iter().map(|(name, mut barrier)| {
        barrier.steps.sort_by_key(|step| step.time);
        let (class, title) = match barrier.stuck {
            true => ("barrier never", format!("{name}: a wait never passes")),
            false => ("barrier", name.to_owned()),
        };
        row(class, name, "", &title, &plot(name, &barrier, times, links))
    });
    heading("Phases of barriers") + &rows.collect::<String>()
}

/// The numbers in a name, so that `mbarrier_10` comes after `mbarrier_9`.
fn number(name: &str) -> (String, Vec<u32>) {
    let word = name.chars().take_while(|c| !c.is_ascii_digit()).collect();
    let digits = name.split(|c: char| !c.is_ascii_digit());
    (word, digits.filter_map(|digits| digits.parse().ok()).collect())
}

fn plot(name: &str, barrier: &Barrier<'_>, times: &Times, links: &mut Links<'_>) -> String {
    let mut out = String::new();
    let mut start = 0;
    let mut phase = barrier.steps.first().and_then(|step| step.before).unwrap_or(0);
    let completions = barrier.steps.iter().filter(|step| step.before < step.after);
    for step in completions {
        let (end, by) = (times.place(step.time), step.line);
        if times.reaches(step.time) && end >= start {
            out.push_str(&segment(name, phase, (start, end + 1), Some(by), links));
            start = end + 1;
        }
        phase = step.after.unwrap_or(phase);
    }
    if start < times.count() {
        out.push_str(&segment(name, phase, (start, times.count()), None, links));
    }
    let arrivals = barrier.steps.iter().filter(|step| step.class != "wait" && times.reaches(step.time));
    for step in arrivals {
        out.push_str(&format!("<span class=\"tick\" style=\"--t:{}\"></span>", times.place(step.time)));
    }
    out
}

/// One phase, from the completion of the one before it to its own, which line `by` causes.
fn segment(
    name: &str,
    phase: u32,
    (start, end): (usize, usize),
    by: Option<u32>,
    links: &mut Links<'_>,
) -> String {
    let title = match by {
        Some(line) => format!("phase {phase} of {name} (parity {}), completed by line {line}", phase % 2),
        None => format!("phase {phase} of {name} (parity {}) is open", phase % 2),
    };
    let class = format!("phase p{}{}", phase % 2, if by.is_none() { " open" } else { "" });
    let place = format!("style=\"--t:{start};--w:{}\" title=\"{}\"", end - start, escaped(&title));
    match by {
        Some(line) => {
            let id = links.item(&format!("phases of {name}"), [line]);
            format!(
                "<a id=\"{id}\" class=\"{class}\" {place} href=\"{}\" data-l=\"{line}\">{phase}</a>",
                links.target(line)
            )
        }
        None => format!("<span class=\"{class}\" {place}>{phase}</span>"),
    }
}
