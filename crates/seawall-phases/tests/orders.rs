//! Errors that only some orders of the partitions show: a wait that passes on one phase or, if
//! other partitions are fast, on none. The checker explores one order of each run. Where the order
//! matters, it tries others, and its verdict ends before what it could not try.

use seawall_model::text;
use seawall_phases::{Bound, Finding, Limits, Phases, run};

/// A ring of one slot whose producer does `more` after its copy, and `behind` after its loop.
fn judged(more: &str, behind: &str, orders: u32) -> Phases {
    let source = format!(
        "program ring target sm_90 {{
  smem A : 1024
  smem full : 8
  smem empty : 8
  warps 1
  symbols n
  mbarrier init full count 1
  mbarrier init empty count 1
  fork {{
    default {{
      loop i to n {{
        mbarrier wait full phase i & 1
        read A
        mbarrier arrive empty
      }}
    }}
    partition producer warps 1 {{
      loop i to n {{
        mbarrier wait empty phase (i + 1) & 1
        write A
        mbarrier arrive full
        {more}
      }}
      {behind}
    }}
  }}
}}
"
    );
    let program = text::parse(&source).unwrap_or_else(|errors| panic!("{errors:?}"));
    run(&program, &Limits { orders, ..Limits::default() })
}

fn is_stuck(phases: &Phases) -> bool {
    phases.findings.iter().any(|found| matches!(found, Finding::Deadlock(_)))
}

/// A wait for the phase before: it passes if the consumer is slow, and is lapped if it is fast.
const LAPPED: [(u32, &str, &str); 4] = [
    (5, "if i == 5 { mbarrier wait empty phase 0 }", ""),
    (7, "if i % 8 == 7 { mbarrier wait empty phase 0 }", ""),
    (5, "", "if n % 5 == 1 { mbarrier wait empty phase 0 }"),
    (5, "", "if n * n == 36 { mbarrier wait empty phase 0 }"),
];

#[test]
fn a_wait_that_is_lapped_in_a_late_iteration_is_found() {
    for (_, more, behind) in LAPPED {
        let phases = judged(more, behind, Limits::default().orders);
        assert!(is_stuck(&phases), "{more}{behind}: {:?}", phases.findings);
    }
}

/// If no other orders are tried, the runs in which they matter are not explored.
#[test]
fn the_verdict_ends_before_the_order_matters() {
    for (iteration, more, behind) in &LAPPED[..2] {
        let phases = judged(more, behind, 0);
        assert!(phases.findings.is_empty(), "{more}{behind}: {:?}", phases.findings);
        let Bound::UpTo { iterations, .. } = phases.bound else {
            panic!("{more}{behind}: {:?}", phases.bound)
        };
        assert!(iterations <= *iteration, "{more}{behind}: {iterations}");
    }
}

fn races(phases: &Phases) -> bool {
    phases.findings.iter().any(|found| matches!(found, Finding::Race(_)))
}

/// A finding says nothing about runs in which the order matters.
#[test]
fn a_finding_does_not_extend_the_verdict() {
    for (iteration, more, behind) in &LAPPED[..2] {
        let phases = judged(&format!("write A\n{more}"), behind, 0);
        assert!(races(&phases), "{more}{behind}: {:?}", phases.findings);
        let Bound::UpTo { iterations, .. } = phases.bound else {
            panic!("{more}{behind}: {:?}", phases.bound)
        };
        assert!(iterations <= *iteration, "{more}{behind}: {iterations}");
    }
}

/// A fault of one partition ends its run only. That of the others is theirs, unless they wait for
/// what the first would still have done.
#[test]
fn partitions_continue_beside_a_fault() {
    let judged = |behind: &str| {
        let source = format!(
            "program faults target sm_90 {{
  smem a : 8
  smem b : 8
  warps 1
  mbarrier init a count 1
  mbarrier init b count 1
  fork {{
    default {{
      mbarrier arrive a count 2
      {behind}
    }}
    partition waiter warps 1 {{
      mbarrier wait b phase 0
    }}
  }}
}}
"
        );
        let program = text::parse(&source).unwrap_or_else(|errors| panic!("{errors:?}"));
        run(&program, &Limits::default())
    };
    let alone = judged("");
    assert!(is_stuck(&alone), "{:?}", alone.findings);
    assert_eq!(alone.findings.len(), 2, "{:?}", alone.findings);
    let behind = judged("mbarrier arrive b");
    assert_eq!(behind.findings.len(), 1, "{:?}", behind.findings);
    assert!(matches!(behind.findings[0], Finding::Arrivals(_)), "{:?}", behind.findings);
}
