//! What `seawall check` says about the litmus programs, compared with the `// expect check:` lines.
//!
//! This is the composition that the command ships, so every file is judged, without exceptions for
//! what one analysis does not decide.

use seawall_analysis::{Finding, FindingCode, FindingKind, Role};
use seawall_check::{Input, check};
use seawall_litmus::{expectations, files, normalized, read};
use seawall_model::{EventId, Program};

/// Files with other findings than expected: all findings, and the reason.
const DIFFERENT: &[(&str, &[&str], &str)] = &[
    ("barrier-in-callee-before-access.litmus", &["missing-wait call copy"], AT_CALL),
    ("barrier-in-callee-before-drain.litmus", &["race call store"], AT_CALL),
    ("call-frames.litmus", &["race store use"], AT_CALL),
    ("conditional-barriers-meet.litmus", &["race load store"], CONDITIONAL),
    (
        "phase-nobody-waited-for.litmus",
        &[
            "deadlock done",
            "missing-wait copy copy",
            "missing-wait copy use",
            "protocol copy",
            "protocol expect",
        ],
        WAIT_FIRST,
    ),
    ("thread-fences-around-a-bare-barrier.litmus", &["race load store"], THREAD_FENCE),
    ("write-in-callee.litmus", &["protocol drain", "race call drain"], AT_CALL),
];

const AT_CALL: &str = "accesses of a callee are reported at the call";
const CONDITIONAL: &str = "the hazard analysis assumes that conditional barriers order nothing";
const WAIT_FIRST: &str = "a pair that lacks a wait is not reported as a race, too";
const THREAD_FENCE: &str = "the analysis ignores thread fences: a barrier without a fence orders no memory";

/// A finding in the form of the `// expect check:` lines, with the labels of a pair in alphabetical
/// order. `None` for advice.
fn said(program: &Program, finding: &Finding) -> Option<String> {
    let label = |event: EventId| program.origin_of(event).op.to_string();
    let earlier = finding.related.iter().find(|related| related.0 == Role::Earlier);
    let pair = || {
        let events = earlier.map(|related| related.1).into_iter().chain([finding.event]);
        let mut labels: Vec<String> = events.map(label).collect();
        labels.sort();
        labels.join(" ")
    };
    Some(match finding.code {
        FindingCode::MissingWait | FindingCode::ReadInFlight | FindingCode::IssueOrder => {
            format!("missing-wait {}", pair())
        }
        FindingCode::RedundantBarrier | FindingCode::RedundantWait => return None,
        FindingCode::Deadlock => format!("deadlock {}", label(finding.event)),
        code if code.kind() == FindingKind::Race => format!("race {}", pair()),
        _ => format!("protocol {}", label(finding.event)),
    })
}

#[test]
fn every_file_is_judged_as_it_says() {
    let (mut different, mut wrong) = (0, Vec::new());
    for path in files() {
        let (source, program) = read(&path);
        let name = path.file_name().expect("a file has a name").to_string_lossy().into_owned();
        let checked = check(&Input::new(&program));
        let mut said: Vec<String> =
            checked.findings.iter().filter_map(|finding| said(&program, finding)).collect();
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
    assert_eq!(different, DIFFERENT.len(), "a file that differs is gone");
}
