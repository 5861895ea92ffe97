//! The oracle's verdict on every litmus file is the expected one.

use seawall_litmus::{expectations, files, normalized, read};
use seawall_model::{EventId, Program};
use seawall_oracle::{Fault, Limits, Verdict, explore, first_fault};

/// Additional verdicts of the oracle on a file, all caused by the fault that the file shows, such
/// as one per stuck warp.
const BESIDES: &[(&str, &[&str])] = &[
    ("b01-constant-phase.litmus", &["deadlock acquire", "deadlock ready"]),
    ("b02-wrong-cadence.litmus", &["deadlock mbarrier"]),
    ("b03-counter-restarts.litmus", &["deadlock mbarrier", "deadlock ready"]),
    ("b04-arrive-before-expect.litmus", &["deadlock ready"]),
    ("b05-too-few-bytes-expected.litmus", &["missing-wait copy_a load", "race copy_a load"]),
    ("b09-producer-without-acquire.litmus", &["deadlock ready"]),
    ("b10-consumer-inverted.litmus", &["deadlock acquire", "deadlock ready"]),
    ("b10-missing-credit.litmus", &["deadlock ready"]),
    ("b12-second-consumer-does-not-release.litmus", &["deadlock mbarrier"]),
    ("b16-missing-backward-edge.litmus", &["deadlock mbarrier", "race load product"]),
    ("b19-staging-aliases-operand.litmus", &["missing-wait drain write"]),
    ("b33-missing-initial-arrive.litmus", &["deadlock pong"]),
    ("b33-wrong-thread-count.litmus", &["deadlock pong", "protocol pong", "race load store"]),
    ("complete-for-nobody.litmus", &["protocol expect"]),
    ("copy-not-announced.litmus", &["protocol expect"]),
    ("g-nested-loops.litmus", &["race load store"]),
    ("loop-with-a-step.litmus", &["missing-wait copy load"]),
    ("mbarrier-initialised-elsewhere.litmus", &["protocol use"]),
    ("older-copy-of-another-op.litmus", &["race copy copy"]),
    ("ring-of-four.litmus", &["missing-wait copy load"]),
    ("store-load-other-slots.litmus", &["race store store"]),
    ("transition-wait-leaves-the-newest.litmus", &["race copy_a load_a"]),
    ("two-pairs-one-after-the-other.litmus", &["race again load"]),
];

/// Files whose partitions depend on unknown values, so that runs are left out: the values of two
/// partitions may be related.
const UNKNOWN: &[&str] = &["loops-end-with-the-count-of-the-producer.litmus"];

/// A verdict in the form of the `// expect check:` lines, with the labels of a pair in alphabetical
/// order.
fn verdict_text(program: &Program, verdict: &Verdict) -> String {
    let label = |event: EventId| program.origin_of(event).op.to_string();
    let mut labels: Vec<String> = verdict.earlier.into_iter().chain([verdict.event]).map(label).collect();
    labels.sort();
    match verdict.fault {
        Fault::Race(_) | Fault::MissingProxyFence => format!("race {}", labels.join(" ")),
        Fault::MissingWait => format!("missing-wait {}", labels.join(" ")),
        Fault::Deadlock => format!("deadlock {}", label(verdict.event)),
        Fault::WrongBytes
        | Fault::WrongArrivals
        | Fault::MBarrierLifetime
        | Fault::SplitBarrierMisuse
        | Fault::EndedCta => format!("protocol {}", label(verdict.event)),
    }
}

#[test]
fn every_file_is_judged_as_it_says() {
    let mut wrong = Vec::new();
    for path in files() {
        let (source, program) = read(&path);
        let report = explore(&program, &Limits::default());
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let reported: Vec<String> =
            report.verdicts.iter().map(|verdict| verdict_text(&program, verdict)).collect();
        // The oracle does not know which data exists. Random kernels give it some.
        if source.contains(" of data") {
            continue;
        }
        let lines: Vec<String> = expectations(&source, "check").into_iter().map(normalized).collect();
        let holds =
            |line: &String| if line == "clean" { reported.is_empty() } else { reported.contains(line) };
        for line in lines.iter().filter(|line| !holds(line)) {
            wrong.push(format!("{name}: expects {line:?}; the oracle reports {reported:?}"));
        }
        // Many programs with another fault end before their operations.
        let is_end = |verdict: &Verdict| verdict.fault == Fault::EndedCta && !verdict.between_ctas;
        let others = report.verdicts.iter().zip(&reported).filter(|(verdict, _)| !is_end(verdict));
        let mut besides: Vec<&str> = others
            .map(|(_, reported)| reported.as_str())
            .filter(|reported| !lines.iter().any(|line| line == reported))
            .collect();
        besides.sort_unstable();
        besides.dedup();
        let listed = BESIDES.iter().find(|row| row.0 == name).map_or(&[][..], |row| row.1);
        if besides != listed {
            wrong.push(format!("{name}: besides {lines:?} the oracle reports {besides:?}, not {listed:?}"));
        }
        if report.explored.complete == UNKNOWN.contains(&name.as_str()) {
            wrong.push(format!("{name}: {:?}", report.explored));
        }
        let first = first_fault(&program, &Limits::default());
        if first.is_some() == report.verdicts.is_empty() {
            wrong.push(format!("{name}: the first fault is {first:?}, all are {reported:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(BESIDES.iter().all(|row| files().iter().any(|path| path.ends_with(row.0))));
}
