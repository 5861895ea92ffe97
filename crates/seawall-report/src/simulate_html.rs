//! A simulation as one page: a lane for each warp and engine, time from top to bottom, and the
//! faulty steps marked.

use seawall_oracle::{Actor, Schedule, Step, StepKind, Verdict};

use crate::escape::escaped;
use crate::simulate::{Simulated, kind_code};

const STYLE: &str = "\
:root { color-scheme: light dark; --line: #8884; --bad: #d33; --wait: #8888; }
body { font: 14px/1.4 system-ui, sans-serif; margin: 2rem auto; max-width: 110rem; padding: 0 1rem; }
h1 { font-size: 1.3rem; } summary { cursor: pointer; font-weight: 600; padding: .4rem 0; }
.run { overflow-x: auto; } table { border-collapse: collapse; }
th { position: sticky; top: 0; text-align: left; padding: .3rem .6rem; background: Canvas; border-bottom: 2px solid var(--line); }
td { border-left: 1px solid var(--line); padding: .15rem .6rem; vertical-align: top; min-width: 9rem; }
td.n { color: GrayText; min-width: 2rem; text-align: right; border: 0; }
code { font: 12px/1.35 ui-monospace, monospace; } small { color: GrayText; display: block; }
.waits, .passes { color: GrayText; } .completes { font-style: italic; }
.bad { outline: 2px solid var(--bad); outline-offset: -2px; background: color-mix(in srgb, var(--bad) 14%, transparent); }
.stuck { color: var(--bad); font-weight: 600; } footer { color: GrayText; margin-top: 1rem; }
";

/// All simulated models of a file as one self-contained page.
pub fn simulation_html(file: &str, parts: &[Simulated<'_>]) -> String {
    let mut body = String::new();
    for part in parts {
        let count = part.report.verdicts.len();
        let found = match count {
            0 => "nothing found".to_owned(),
            1 => "1 fault".to_owned(),
            count => format!("{count} faults"),
        };
        body.push_str(&format!("<h1>{}: {found}</h1>\n", escaped(&part.name())));
        for (at, verdict) in part.report.verdicts.iter().enumerate() {
            let open = if at == 0 { " open" } else { "" };
            let headline = escaped(&part.headline(verdict));
            body.push_str(&format!("<details{open}><summary>{headline}</summary>\n"));
            body.push_str(&lanes(part, &verdict.schedule, Some(verdict)));
            body.push_str("</details>\n");
        }
        if let Some(trace) = part.trace {
            body.push_str("<details open><summary>One run</summary>\n");
            body.push_str(&lanes(part, trace, None));
            body.push_str("</details>\n");
        }
        body.push_str(&format!("<footer>{}</footer>\n", escaped(&part.explored())));
    }
    format!(
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>{}</title>\n<style>\n{STYLE}</style></head>\n<body>\n{body}</body></html>\n",
        escaped(file)
    )
}

fn lanes(part: &Simulated<'_>, schedule: &Schedule, verdict: Option<&Verdict>) -> String {
    let mut actors: Vec<Actor> = schedule.steps.iter().map(|step| step.actor).collect();
    actors.sort_unstable();
    actors.dedup();
    let mut text = String::from("<div class=\"run\"><table><thead><tr><th></th>");
    for actor in &actors {
        text.push_str(&format!("<th>{}</th>", escaped(&part.actor(*actor))));
    }
    text.push_str("</tr></thead><tbody>\n");
    let guilty = faulty_steps(schedule, verdict);
    for (at, step) in schedule.steps.iter().enumerate() {
        let number = schedule.omitted + at as u64 + 1;
        text.push_str(&format!("<tr><td class=\"n\">{number}</td>"));
        for actor in &actors {
            if *actor != step.actor {
                text.push_str("<td></td>");
                continue;
            }
            let bad = if guilty.contains(&at) { " bad" } else { "" };
            let mut place = step.event.map(|event| part.place(event)).unwrap_or_default();
            let iterations = part.iterations(step);
            if !iterations.is_empty() {
                place = format!("{place} {iterations}");
            }
            text.push_str(&format!(
                "<td class=\"{}{bad}\"><code>{}</code><small>{}</small></td>",
                kind_code(&step.kind),
                escaped(&part.what(step)),
                escaped(place.trim())
            ));
        }
        text.push_str("</tr>\n");
    }
    text.push_str("</tbody></table></div>\n");
    text
}

/// The steps of a fault: the last step of each event of the fault, or the blocked steps.
fn faulty_steps(schedule: &Schedule, verdict: Option<&Verdict>) -> Vec<usize> {
    let Some(verdict) = verdict else { return Vec::new() };
    let last = |event| schedule.steps.iter().rposition(|step| step.event == Some(event));
    // For two CTAs, the step of the CTA other than that of the fault.
    let cta = last(verdict.event).and_then(|at| schedule.steps.get(at)).map(|step| step.actor.cta);
    let elsewhere = |event| {
        let in_other_cta = |step: &Step| step.event == Some(event) && Some(step.actor.cta) != cta;
        schedule.steps.iter().rposition(in_other_cta)
    };
    let stuck = schedule.steps.iter().enumerate().filter(|(_, step)| step.kind == StepKind::Stuck);
    let mut guilty: Vec<usize> = stuck.map(|(at, _)| at).collect();
    if guilty.is_empty() {
        let earlier = if verdict.between_ctas { verdict.earlier.and_then(elsewhere) } else { None };
        guilty.extend(earlier.or_else(|| verdict.earlier.and_then(last)));
        guilty.extend(last(verdict.event));
    }
    guilty
}
