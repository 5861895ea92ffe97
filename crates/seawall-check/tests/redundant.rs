//! Barriers beside arrivals at mbarriers are redundant only if no phase depends on them.

use seawall_analysis::FindingCode;
use seawall_check::{Input, check};
use seawall_model::text;

/// The labels of the redundant barriers of a loop of four warps.
fn redundant(body: &str) -> Vec<String> {
    let program = format!(
        "program it target sm_90 {{
           smem done : 8
           warps 4
           mbarrier init done count 1
           barrier fence global
           loop i {{
             {body}
           }}
         }}"
    );
    let program = text::parse(&program).expect("it is a program");
    let findings = check(&Input::new(&program)).findings;
    let redundant = findings.iter().filter(|finding| finding.code == FindingCode::RedundantBarrier);
    redundant.map(|finding| program.origin_of(finding.event).op.to_string()).collect()
}

#[test]
fn a_barrier_of_the_arrival_makes_one_behind_the_wait_redundant() {
    let body = "barrier lowering; mbarrier arrive done; mbarrier wait done phase i & 1; behind: barrier";
    assert_eq!(redundant(body), ["behind"]);
}

/// Without it, the arriving warp is two phases ahead of a warp that still waits.
#[test]
fn without_one_the_barrier_behind_the_wait_is_needed() {
    let body = "mbarrier arrive done; mbarrier wait done phase i & 1; behind: barrier";
    assert_eq!(redundant(body), [""; 0]);
}

#[test]
fn one_of_two_barriers_behind_the_wait_is_needed() {
    let body = "mbarrier arrive done; mbarrier wait done phase i & 1; one: barrier; two: barrier";
    assert_eq!(redundant(body).len(), 1);
}
