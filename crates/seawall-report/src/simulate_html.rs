//! A simulation as one page: a lane for each warp and engine, time from top to bottom, and the
//! faulty steps marked.

use seawall_oracle::{Actor, Schedule, Step, StepKind, Verdict};

use crate::escape::escaped;
use crate::simulate::{Simulated, kind_code};

const STYLE: &str = "\
:root { color-scheme: light dark; --bg: #f7f8fa; --card: #fff; --ink: #1c2430; --dim: #5d6878; --line: #d9dee6; --link: #1857b8; --bad: #c01f2e; --soft: #eef1f5; }
@media (prefers-color-scheme: dark) { :root { --bg: #12161c; --card: #1a2029; --ink: #e4e8ee; --dim: #98a4b5; --line: #323c4a; --link: #7db4ff; --bad: #ff7a85; --soft: #222a35; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 110rem; padding: .8rem 1.2rem 2rem; background: var(--bg); color: var(--ink); font: 14px/1.45 system-ui, sans-serif; }
h1 { font-size: 1.15rem; margin: .4rem 0; overflow-wrap: anywhere; } h1 b { color: var(--bad); } summary { cursor: pointer; font-weight: 600; padding: .4rem 0; overflow-wrap: anywhere; } a { color: var(--link); }
.run { overflow: auto; max-height: 78vh; border: 1px solid var(--line); border-radius: 8px; background: var(--card); } table { border-collapse: separate; border-spacing: 0; }
th { position: sticky; top: 0; z-index: 2; text-align: left; padding: .3rem .6rem; background: var(--soft); border-bottom: 1px solid var(--line); white-space: nowrap; }
td { border-left: 1px solid var(--line); padding: .15rem .6rem; vertical-align: top; min-width: 9rem; max-width: 26rem; }
td.n, th.n { position: sticky; left: 0; z-index: 1; color: var(--dim); min-width: 2rem; text-align: right; border: 0; background: var(--card); } th.n { z-index: 3; background: var(--soft); }
code { font: 12px/1.35 ui-monospace, monospace; overflow-wrap: anywhere; } small { color: var(--dim); display: block; }
.waits, .passes { color: var(--dim); } .completes { font-style: italic; }
.bad { outline: 2px solid var(--bad); outline-offset: -2px; background: color-mix(in srgb, var(--bad) 14%, transparent); } tr:has(.bad) .n { color: var(--bad); font-weight: 600; }
.stuck { color: var(--bad); font-weight: 600; } footer { color: var(--dim); margin: .6rem 0 1.4rem; }
";

/// Shows the fault of each run that is open. Without it, a link leads there.
const SCRIPT: &str = "\
const show = (run) => {
  const bad = [...run.querySelectorAll('.bad')].pop();
  if (!bad) return;
  const [a, b] = [bad.getBoundingClientRect(), run.getBoundingClientRect()];
  run.scrollTop += a.top - b.top - (run.clientHeight - a.height) / 2;
  run.scrollLeft += a.left - b.left - (run.clientWidth - a.width) / 2;
};
document.querySelectorAll('details').forEach((part) => part.addEventListener('toggle', () => part.open && show(part.querySelector('.run'))));
document.querySelectorAll('details[open] .run').forEach(show);
";

/// All simulated models of a file as one self-contained page. It opens at the first fault.
pub fn simulation_html(file: &str, parts: &[Simulated<'_>]) -> String {
    let mut body = String::new();
    for (number, part) in parts.iter().enumerate() {
        let found = match part.report.verdicts.len() {
            0 => "nothing found".to_owned(),
            1 => "<b>1 fault</b>".to_owned(),
            count => format!("<b>{count} faults</b>"),
        };
        body.push_str(&format!("<h1>{}: {found}</h1>\n", escaped(&part.name())));
        for (at, verdict) in part.report.verdicts.iter().enumerate() {
            let open = if at == 0 { " open" } else { "" };
            let (headline, id) = (escaped(&part.headline(verdict)), format!("fault-{number}-{at}"));
            body.push_str(&format!(
                "<details id=\"{id}\"{open}><summary>{headline} <a href=\"#{id}-step\">to the fault</a></summary>\n"
            ));
            body.push_str(&lanes(part, &verdict.schedule, Some((verdict, &id))));
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
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><title>{}</title>\n\
         <style>\n{STYLE}</style></head>\n<body>\n{body}<script>\n{SCRIPT}</script></body></html>\n",
        escaped(file)
    )
}

/// A run as a table. The last faulty step has the id of `fault` with `-step`.
fn lanes(part: &Simulated<'_>, schedule: &Schedule, fault: Option<(&Verdict, &str)>) -> String {
    let mut actors: Vec<Actor> = schedule.steps.iter().map(|step| step.actor).collect();
    actors.sort_unstable();
    actors.dedup();
    let mut text = String::from("<div class=\"run\"><table><thead><tr><th class=\"n\"></th>");
    for actor in &actors {
        text.push_str(&format!("<th>{}</th>", escaped(&part.actor(*actor))));
    }
    text.push_str("</tr></thead><tbody>\n");
    let guilty = faulty_steps(schedule, fault.map(|fault| fault.0));
    let last = guilty.iter().max().copied();
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
            let id = fault.filter(|_| last == Some(at)).map(|(_, id)| format!(" id=\"{id}-step\""));
            text.push_str(&format!(
                "<td{} class=\"{}{bad}\"><code>{}</code><small>{}</small></td>",
                id.unwrap_or_default(),
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
