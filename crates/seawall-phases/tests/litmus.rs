//! Every litmus file is judged by the machine.

use seawall_litmus::{expectations, files, normalized, read};
use seawall_model::{EventId, Program};
use seawall_phases::{Finding, Lack, Limits, Phases, run};

fn said(program: &Program, phases: &Phases) -> Vec<String> {
    let label = |event: EventId| program.origin_of(event).op.clone();
    let of = |finding: &Finding| match finding {
        Finding::Deadlock(deadlock) => {
            deadlock.stuck.iter().map(|stuck| format!("deadlock {}", label(stuck.at.event))).collect()
        }
        Finding::Race(race) => {
            let kind = if race.lack == Lack::Completion { "missing-wait" } else { "race" };
            vec![normalized(&format!("{kind} {} {}", label(race.earlier.event), label(race.later.event)))]
        }
        Finding::Lapped(_) => vec![],
        other => vec![format!("protocol {}", label(other.event()))],
    };
    phases.findings.iter().flat_map(of).collect()
}

#[test]
fn show() {
    for path in files() {
        let (source, program) = read(&path);
        if std::env::args().nth(2).is_some_and(|only| !path.display().to_string().contains(&only)) {
            continue;
        }
        let start = std::time::Instant::now();
        let phases = run(&program, &Limits::default());
        let name = path.strip_prefix(path.parent().unwrap().parent().unwrap()).unwrap().display().to_string();
        let said = said(&program, &phases);
        let lines: Vec<String> = expectations(&source, "check")
            .into_iter()
            .map(normalized)
            .filter(|l| !l.starts_with("redundant"))
            .collect();
        let holds = |line: &String| if line == "clean" { said.is_empty() } else { said.contains(line) };
        let ok = lines.iter().all(holds);
        println!(
            "{:?} {} {name} | {:?} | {:?} | {:?} {:?}",
            start.elapsed(),
            if ok { "ok " } else { "BAD" },
            lines,
            said,
            phases.bound,
            phases.incomplete
        );
    }
}
