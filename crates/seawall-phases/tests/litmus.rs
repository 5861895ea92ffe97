//! Checks the litmus files: clean ones have no findings, and faults of partitions, engines and
//! objects are found.
//!
//! Hazards among the warps of one partition and among CTAs of a cluster are outside of this
//! checker. Of the files about those, only the clean ones count here.

use std::path::Path;

use seawall_litmus::{expectations, files, normalized, read};
use seawall_model::{EventId, Program, Terminator};
use seawall_phases::{Bound, Cause, Finding, Lack, Limits, Phases, run};

/// Files with expectations about faults that are outside of this checker, and why.
const LEFT: &[(&str, &str)] = &[
    ("b34-barrier-in-divergent-flow.litmus", "warps of one partition take different paths"),
    ("b35-bare-barrier.litmus", "warps of one partition"),
    ("b35-wait-after-barrier.litmus", "warps of one partition"),
    ("b36-stages-of-two-groups.litmus", "warps of one partition take different paths"),
    ("b37-unequal-barriers.litmus", "warps of one partition take different paths"),
    ("b38-asserted-load.litmus", "warps of one partition"),
    ("data-whatever-another-partition-loads.litmus", "`check` tries the values of the other symbol"),
    ("warps-ordered-without-a-proxy-fence.litmus", "warps of one partition"),
    ("warps-race-in-one-order.litmus", "warps of one partition"),
];

/// Files for which the checker reports another fault than the oracle.
const OTHERWISE: &[(&str, &str)] = &[
    // All warps of a partition arrive at once, so that excess arrivals are seen before a deadlock.
    ("b33-wrong-thread-count.litmus", "protocol pong"),
    // Races of two warps of one partition are not the checker's.
    ("warps-not-ordered-by-another-partition.litmus", "race load store"),
    // Warps of one partition that are not simulated separately complete the phase together.
    ("warps-ahead-fill-the-phase.litmus", "protocol b"),
];

fn name(path: &Path) -> String {
    path.file_name().unwrap().to_string_lossy().into_owned()
}

/// Returns the findings in the form of the `// expect check:` lines.
fn reported(program: &Program, phases: &Phases) -> Vec<String> {
    let label = |event: EventId| program.origin_of(event).op.to_string();
    let of = |finding: &Finding| match finding {
        Finding::Deadlock(deadlock) => {
            deadlock.stuck.iter().map(|stuck| format!("deadlock {}", label(stuck.at.event))).collect()
        }
        Finding::Race(race) => {
            let kind = if race.lack == Lack::Completion { "missing-wait" } else { "race" };
            vec![normalized(&format!("{kind} {} {}", label(race.earlier.event), label(race.later.event)))]
        }
        Finding::Lapped(_) => Vec::new(),
        other => vec![format!("protocol {}", label(other.event()))],
    };
    phases.findings.iter().flat_map(of).collect()
}

fn forks(program: &Program) -> bool {
    program.blocks.values().any(|block| matches!(block.terminator, Terminator::Fork(_)))
}

#[test]
fn what_is_clean_is_clean() {
    let mut wrong = Vec::new();
    for path in files() {
        let (source, program) = read(&path);
        let phases = run(&program, &Limits::default());
        if expectations(&source, "check").contains(&"clean") && !phases.findings.is_empty() {
            wrong.push(format!("{}: {:?}", name(&path), reported(&program, &phases)));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn what_partitions_do_wrong_is_found() {
    let mut wrong = Vec::new();
    let mut judged = 0;
    for path in files() {
        let name = name(&path);
        let is_bug = path.parent().is_some_and(|folder| folder.ends_with("bugs"));
        let (source, program) = read(&path);
        let left = LEFT.iter().any(|row| row.0 == name) || program.ctas > 1;
        if left || !(is_bug || forks(&program)) {
            continue;
        }
        let lines = expectations(&source, "check").into_iter().filter(|line| *line != "clean");
        let lines: Vec<String> = lines.map(normalized).collect();
        let said = reported(&program, &run(&program, &Limits::default()));
        let other = OTHERWISE.iter().find(|row| row.0 == name).map(|row| row.1.to_owned());
        judged += usize::from(!lines.is_empty());
        for line in other.map_or(lines, |other| vec![other]) {
            if !said.contains(&line) {
                wrong.push(format!("{name}: expects {line:?}; the checker reports {said:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(judged > 40, "{judged}");
    for row in LEFT.iter().chain(OTHERWISE) {
        assert!(files().iter().any(|path| path.ends_with(row.0)), "{}", row.0);
    }
}

fn of(file: &str) -> (Program, Phases) {
    let path = files().into_iter().find(|path| path.ends_with(file)).unwrap();
    let program = read(&path).1;
    let phases = run(&program, &Limits::default());
    (program, phases)
}

fn causes(file: &str) -> Vec<Cause> {
    let findings = of(file).1.findings;
    let causes = findings.iter().filter_map(|finding| match finding {
        Finding::Deadlock(deadlock) => Some(deadlock.cause),
        _ => None,
    });
    causes.collect()
}

/// The three causes, each in a file without another one.
#[test]
fn deadlocks_have_their_cause() {
    assert!(causes("b02-wrong-cadence.litmus").contains(&Cause::ParityCadence));
    assert!(causes("b18-depth-one-across-stages.litmus").contains(&Cause::Cycle));
    assert!(causes("b33-missing-initial-arrive.litmus").contains(&Cause::Cycle));
    assert!(causes("b11-acquire-without-release.litmus").contains(&Cause::NoProducer));
}

/// The trip counts of this file are known, so that the verdict covers every run.
#[test]
fn known_trip_counts_need_no_repetition() {
    assert_eq!(of("b00-correct-ring.litmus").1.bound, Bound::EveryRun);
}
