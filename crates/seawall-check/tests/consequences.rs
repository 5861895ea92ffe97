//! Findings with one cause follow from the first of them.

use seawall_analysis::{Finding, Remedy};
use seawall_check::{Input, check};
use seawall_model::{Program, text};
use seawall_place::{MinimalOptions, PlaceOptions, Strategy, place};

fn program(source: &str) -> Program {
    text::parse(source).unwrap_or_else(|errors| panic!("{errors:?}"))
}

/// The code and label of each finding, and those of the finding from which it follows.
fn links(program: &Program, findings: &[Finding]) -> Vec<String> {
    let name = |code: seawall_analysis::FindingCode, event| {
        format!("{} {}", code.number(), program.origin_of(event).op)
    };
    let link = |finding: &Finding| match finding.follows_from {
        Some((code, event)) => format!("{} <- {}", name(finding.code, finding.event), name(code, event)),
        None => name(finding.code, finding.event),
    };
    findings.iter().map(link).collect()
}

/// A barrier is missing between the stores and the loads.
const LOOP: &str = "\
program tiles target sm_90 {
  smem A : 1024
  smem B : 1024
  warps 4
  loop i to 8 {
    fill_a: write A
    fill_b: write B
    use_a: read A
    use_b: read B
    again_b: read B
  }
}
";

#[test]
fn findings_that_one_barrier_removes_follow_from_the_first() {
    let program = program(LOOP);
    let findings = check(&Input::new(&program)).findings;
    let placement = place(&program, &PlaceOptions { strategy: Strategy::Minimal(MinimalOptions::default()) })
        .expect("full barriers are possible everywhere");
    let roots: Vec<&Finding> = findings.iter().filter(|finding| finding.follows_from.is_none()).collect();
    assert!(roots.len() <= placement.placed.len(), "{:?}", links(&program, &findings));
    for root in roots {
        assert!(matches!(root.remedy, Some(Remedy::BarrierBefore(_))), "{root:?}");
    }
    let expected = [
        "SW101 use_a",
        "SW103 fill_a <- SW101 use_a",
        "SW103 fill_b <- SW101 use_a",
        "SW101 use_b <- SW101 use_a",
        "SW101 again_b <- SW101 use_a",
    ];
    assert_eq!(links(&program, &findings), expected);
}

/// The barrier is not redundant: with the wait that is missing, it is needed.
#[test]
fn what_one_wait_leaves_in_flight_has_one_cause() {
    let program = program(
        "program late target gfx950 {
  smem A : 1024
  smem B : 1024
  warps 4
  copy_a: async cp write A
  copy_b: async cp write B
  close: commit cp
  late: wait cp 1
  barrier
  use_a: read A
  use_b: read B
}
",
    );
    let findings = check(&Input::new(&program)).findings;
    assert_eq!(links(&program, &findings), ["SW202 use_a", "SW202 use_b <- SW202 use_a"]);
}

#[test]
fn unrelated_findings_stay_apart() {
    let program = program(
        "program apart target sm_90 {
  smem A : 1024
  smem B : 1024
  warps 4
  store_a: write A
  load_a: read A
  barrier
  store_b: write B
  load_b: read B
}
",
    );
    let findings = check(&Input::new(&program)).findings;
    assert_eq!(links(&program, &findings), ["SW101 load_a", "SW101 load_b"]);
}
