//! The findings of `check` in the litmus programs, compared with the `// expect check:` lines. The
//! hazard analysis must match them only in the programs that it decides.

use seawall_analysis::{Finding, FindingCode, FindingKind, Role};
use seawall_litmus::{expectations, files, normalized, read};
use seawall_model::{Action, BarrierKind, EventId, Program, Terminator};
use seawall_place::check;

/// Files with other findings than expected: the actual findings and the reason.
const DIFFERENT: &[(&str, &[&str], &str)] = &[
    ("arguments-of-any-sign.litmus", &[], PROTOCOL),
    ("b18-depth-one-across-stages.litmus", &[], PROTOCOL),
    ("b30-another-in-its-memory.litmus", &[], PROTOCOL),
    ("b30-barrier-memory-reused.litmus", &[], PROTOCOL),
    ("b30-initialised-again.litmus", &[], PROTOCOL),
    ("call-frames.litmus", &["race store use"], AT_CALL),
    ("barrier-in-callee-before-access.litmus", &["missing-wait call copy"], AT_CALL),
    ("barrier-in-callee-before-drain.litmus", &["race call store"], AT_CALL),
    ("data-decides-an-arrival.litmus", &[], PROTOCOL),
    ("data-of-each-iteration.litmus", &[], PROTOCOL),
    ("ends-with-a-conflict-in-flight.litmus", &["missing-wait copy copy"], PROTOCOL),
    ("ends-with-a-load-in-flight.litmus", &[], PROTOCOL),
    ("ends-with-a-store-in-flight.litmus", &[], PROTOCOL),
    ("ends-with-an-mma-in-flight.litmus", &[], PROTOCOL),
    ("ends-with-two-stores-in-flight.litmus", &[], PROTOCOL),
    ("mbarrier-arrives-too-often.litmus", &[], PROTOCOL),
    ("mbarrier-fresh-parity-blocks.litmus", &[], PROTOCOL),
    ("mbarrier-not-initialised.litmus", &[], PROTOCOL),
    ("mbarrier-predicate.litmus", &[], PROTOCOL),
    ("mbarrier-too-many-bytes-expected.litmus", &[], PROTOCOL),
    ("mbarrier-two-phases-late.litmus", &[], PROTOCOL),
    ("phase-nobody-waited-for.litmus", &["missing-wait copy copy", "missing-wait copy use"], PROTOCOL),
    ("warps-ahead-fill-the-phase.litmus", &["missing-wait a use", "race a use"], PROTOCOL),
    ("warp-overtaken-at-a-wait.litmus", &[], PROTOCOL),
    ("write-in-callee.litmus", &["race call drain"], AT_CALL),
    ("thread-fences-around-a-bare-barrier.litmus", &["race load store"], THREAD_FENCE),
];

const AT_CALL: &str = "accesses of a callee are reported at the call";
const PROTOCOL: &str = "deadlocks and mbarrier protocols need an execution";
const THREAD_FENCE: &str = "the analysis ignores thread fences: a barrier without a fence orders no memory";

/// Whether partitions, CTAs or diverging warps of one partition interact, which only an execution
/// can check.
fn is_out_of_scope(program: &Program) -> bool {
    let forks = program.blocks.values().any(|block| matches!(block.terminator, Terminator::Fork(_)));
    let apart = |action: &Action| match action {
        Action::Barrier(barrier) => {
            matches!(barrier.kind, BarrierKind::Named { .. } | BarrierKind::Conditional { .. })
        }
        Action::Token(_) => true,
        _ => false,
    };
    forks || program.ctas > 1 || program.events.values().any(|event| apart(&event.action))
}

/// A finding in the form of the `// expect check:` lines, with the labels of a pair in alphabetical
/// order.
fn said(program: &Program, finding: &Finding) -> Option<String> {
    let label = |event: EventId| program.origin_of(event).op.to_string();
    let earlier = finding.related.iter().find(|related| related.0 == Role::Earlier);
    let mut labels: Vec<String> =
        earlier.map(|related| related.1).into_iter().chain([finding.event]).map(label).collect();
    labels.sort();
    let kind = match finding.code {
        FindingCode::MissingWait | FindingCode::ReadInFlight => "missing-wait",
        FindingCode::RedundantBarrier | FindingCode::RedundantWait => return None,
        code if code.kind() == FindingKind::Race => "race",
        FindingCode::Deadlock => "deadlock",
        _ => "protocol",
    };
    Some(format!("{kind} {}", labels.join(" ")))
}

#[test]
fn every_file_in_scope_is_judged_as_it_says() {
    let (mut judged, mut different, mut wrong) = (0, 0, Vec::new());
    for path in files() {
        let (source, program) = read(&path);
        if is_out_of_scope(&program) {
            continue;
        }
        judged += 1;
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let mut said: Vec<String> =
            check(&program).findings.iter().filter_map(|finding| said(&program, finding)).collect();
        said.sort();
        said.dedup();
        if let Some((_, instead, why)) = DIFFERENT.iter().find(|different| different.0 == name) {
            different += 1;
            if said != *instead {
                wrong.push(format!("{name} ({why}): reports {said:?}, not {instead:?}"));
            }
            continue;
        }
        let lines: Vec<String> = expectations(&source, "check").into_iter().map(normalized).collect();
        let holds = |line: &String| if line == "clean" { said.is_empty() } else { said.contains(line) };
        for line in lines.iter().filter(|line| !holds(line)) {
            wrong.push(format!("{name}: expects {line:?}; check reports {said:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(different, DIFFERENT.len(), "a file that differs is gone, or no longer in scope");
    assert!(judged >= 60, "only {judged} files are in scope");
}
