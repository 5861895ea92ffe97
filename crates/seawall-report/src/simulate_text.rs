//! A simulation as text for people.

use seawall_oracle::{Schedule, Verdict};

use crate::simulate::Simulated;

/// The number of last steps of a run that are shown.
const SHOWN: usize = 40;

/// The faults of each model and the size of the exploration, with final line breaks.
pub fn simulation_text(parts: &[Simulated<'_>]) -> String {
    let mut text = String::new();
    for part in parts {
        for verdict in &part.report.verdicts {
            text.push_str(&verdict_text(part, verdict));
        }
        if let Some(trace) = part.trace {
            text.push_str("one run:\n");
            text.push_str(&schedule_text(part, trace, usize::MAX));
        }
        let found = match part.report.verdicts.len() {
            0 => "nothing found".to_owned(),
            1 => "1 fault".to_owned(),
            count => format!("{count} faults"),
        };
        text.push_str(&format!("{}: {found} in {}\n", part.name(), part.explored()));
    }
    text
}

/// A fault with the last steps of its run.
pub(crate) fn verdict_text(part: &Simulated<'_>, verdict: &Verdict) -> String {
    let steps = schedule_text(part, &verdict.schedule, SHOWN);
    format!("{}\n{steps}\n", part.headline(verdict))
}

fn schedule_text(part: &Simulated<'_>, schedule: &Schedule, shown: usize) -> String {
    let skipped = schedule.steps.len().saturating_sub(shown);
    let omitted = schedule.omitted + skipped as u64;
    let mut text = String::new();
    if omitted > 0 {
        text.push_str(&format!("  … {omitted} earlier steps\n"));
    }
    let steps = schedule.steps.iter().skip(skipped);
    let rows: Vec<(String, String, String)> = steps
        .map(|step| {
            let mut place = step.event.map_or(String::new(), |event| part.place(event));
            let iterations = part.iterations(step);
            if !iterations.is_empty() {
                place.push_str(if place.is_empty() { "" } else { ", " });
                place.push_str(&iterations);
            }
            (part.actor(step.actor), place, part.what(step))
        })
        .collect();
    let width = |pick: fn(&(String, String, String)) -> &String| {
        rows.iter().map(|row| pick(row).chars().count()).max().unwrap_or(0)
    };
    let (first, second) = (width(|row| &row.0), width(|row| &row.1));
    for (actor, place, what) in &rows {
        text.push_str(&format!("  {actor:first$}  {place:second$}  {what}\n"));
    }
    text
}
