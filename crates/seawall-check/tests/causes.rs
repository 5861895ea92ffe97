//! Deadlocks come with the waits that block each other and the counts at that point, and findings
//! with the likely mistake.

use seawall_analysis::{Finding, FindingCode, ObjectState, WaitChain};
use seawall_check::{Input, check};
use seawall_litmus::{files, read};
use seawall_model::Program;

fn checked(file: &str) -> (Program, Vec<Finding>) {
    let path = files().into_iter().find(|path| path.ends_with(file)).expect("the file exists");
    let program = read(&path).1;
    let findings = check(&Input::new(&program)).findings;
    (program, findings)
}

/// The waits of the first finding: the label, and the label of each arrival that it needs with the
/// position of the wait that blocks it.
fn waits(file: &str) -> Vec<String> {
    let (program, findings) = checked(file);
    let label = |event| program.origin_of(event).op.to_string();
    let line = |wait: &seawall_analysis::BlockedWait| {
        let needs = wait.needs.iter().map(|needed| format!(" {}@{:?}", label(needed.event), needed.behind));
        format!("{} <-{}", label(wait.event), needs.collect::<String>())
    };
    findings[0].chain.waits.iter().map(line).collect()
}

#[test]
fn a_cycle_ends_at_the_wait_that_should_have_passed() {
    let expected = ["ready <- commit_full@Some(1)", "acquire <- release@Some(0)"];
    assert_eq!(waits("bugs/b10-missing-credit.litmus"), expected);
}

#[test]
fn a_wait_without_any_arrival_needs_nothing() {
    assert_eq!(waits("bugs/b11-acquire-without-release.litmus"), ["acquire <-"]);
}

/// The arrival at a hardware barrier is the one with its number.
#[test]
fn hardware_barriers_are_distinguished_by_number() {
    let expected = ["pong <- barrier@Some(1)", "ping <- barrier@Some(0)"];
    assert_eq!(waits("bugs/b33-missing-initial-arrive.litmus"), expected);
}

#[test]
fn counts_are_those_of_the_open_phase() {
    let (_, findings) = checked("bugs/b01-constant-phase.litmus");
    let root = findings[0].chain.root().expect("the first finding is a deadlock");
    let expected = ObjectState { completed: 2, expected: 1, ..ObjectState::default() };
    assert_eq!((root.parity, root.state, root.iterations.as_slice()), (Some(0), Some(expected), &[1][..]));
}

/// Another partition orders the warps of a race in one direction, or up to a proxy fence.
#[test]
fn races_that_partitions_order_in_part_are_those_of_a_run() {
    let found = |file: &str| {
        let (program, findings) = checked(file);
        let text =
            |finding: &Finding| (finding.code.number(), program.origin_of(finding.event).op.to_string());
        findings.iter().map(text).collect::<Vec<_>>()
    };
    let one_order = found("semantics/warps-race-in-one-order.litmus");
    assert_eq!(one_order, [("SW102", "store".to_owned())]);
    let fence = found("semantics/warps-ordered-without-a-proxy-fence.litmus");
    assert_eq!(fence, [("SW105", "copy".to_owned())]);
}

/// Each deadlock names its blocked waits, ends at the reported one, and is reported once.
#[test]
fn every_deadlock_has_a_chain_that_ends_at_it() {
    let mut deadlocks = 0;
    for path in files() {
        let program = read(&path).1;
        for finding in check(&Input::new(&program)).findings {
            if finding.code != FindingCode::Deadlock || finding.follows_from.is_some() {
                continue;
            }
            deadlocks += 1;
            let waits = &finding.chain.waits;
            assert!(finding.chain != WaitChain::default(), "{}: {finding:?}", path.display());
            assert_eq!(waits.last().map(|wait| wait.event), Some(finding.event), "{}", path.display());
            let positions = waits.iter().flat_map(|wait| &wait.needs).filter_map(|needed| needed.behind);
            assert!(positions.into_iter().all(|at| at < waits.len()), "{}", path.display());
        }
    }
    assert!(deadlocks > 20, "{deadlocks}");
}
