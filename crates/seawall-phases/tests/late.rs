//! Arrivals of engines that come late: after the end of their mbarrier, or in its next lifetime.

use seawall_model::text;
use seawall_phases::{Bound, Finding, LifetimeFault, Limits, Phases, run};

fn judged(source: &str) -> Phases {
    let program = text::parse(source).unwrap_or_else(|errors| panic!("{errors:?}"));
    run(&program, &Limits::default())
}

/// Commits to `free`, whose mbarrier ends after the partitions. `commit` is the last event of an
/// iteration.
fn committed(commit: &str) -> Phases {
    judged(&format!(
        "program p target sm_100 {{
  symbols n
  smem A : 64
  tmem acc : 64
  smem own : 8
  smem free : 8
  warps 1
  mbarrier init own count 1
  mbarrier init free count 1
  fork {{
    default {{
      loop i to n {{
        {commit}
      }}
    }}
    partition second warps 1 {{
    }}
  }}
  mbarrier invalidate own
  mbarrier invalidate free
}}
"
    ))
}

#[test]
fn an_arrival_without_a_wait_may_find_its_mbarrier_invalidated() {
    let source = |wait: &str| {
        committed(&format!(
            "mma tcgen05 read A, write acc
        mbarrier commit tcgen05 own
        mbarrier wait own phase i & 1
        mbarrier commit tcgen05 free
        {wait}"
        ))
    };
    let phases = source("");
    assert!(matches!(phases.findings[..], [Finding::Lifetime(_)]), "{:?}", phases.findings);
    assert!(matches!(phases.bound, Bound::AllTripCounts { .. }), "{:?}", phases.bound);
    let phases = source("mbarrier wait free phase i & 1");
    assert_eq!(phases.findings, []);
    assert!(matches!(phases.bound, Bound::AllTripCounts { .. }), "{:?}", phases.bound);
}

#[test]
fn an_arrival_that_only_long_runs_issue_may_find_its_mbarrier_invalidated() {
    let source = |at: u32| {
        committed(&format!(
            "mma tcgen05 read A, write acc
        mbarrier commit tcgen05 own
        mbarrier wait own phase i & 1
        if i == {at} {{
          mbarrier commit tcgen05 free
        }}"
        ))
    };
    for at in [0, 1, 5, 9] {
        let phases = source(at);
        assert!(matches!(phases.findings[..], [Finding::Lifetime(_)]), "{at}: {:?}", phases.findings);
        // All runs were explored with it: nothing else goes wrong in any.
        assert!(matches!(phases.bound, Bound::AllTripCounts { .. }), "{at}: {:?}", phases.bound);
    }
}

#[test]
fn a_later_arrival_of_a_queue_shows_the_earlier_ones() {
    let in_order = committed(
        "mma tcgen05 read A, write acc
        mbarrier commit tcgen05 free
        mbarrier commit tcgen05 own
        mbarrier wait own phase i & 1",
    );
    assert_eq!(in_order.findings, []);
    assert!(matches!(in_order.bound, Bound::AllTripCounts { .. }), "{:?}", in_order.bound);
    // Another queue says nothing of this one.
    let apart = committed(
        "mma tcgen05 read A, write acc
        mbarrier commit tcgen05 free
        mbarrier expect own tx 64
        async tma write A, arrive own
        mbarrier wait own phase i & 1",
    );
    assert!(apart.findings.iter().any(|finding| matches!(finding, Finding::Lifetime(_))), "{apart:?}");
}

#[test]
fn a_later_bulk_copy_shows_nothing_of_the_earlier_ones() {
    let source = |wait: &str| {
        committed(&format!(
            "mbarrier expect free tx 64
        async tma write A, arrive free
        {wait}
        mbarrier expect own tx 64
        async tma write A, arrive own
        mbarrier wait own phase i & 1"
        ))
    };
    let phases = source("");
    assert!(phases.findings.iter().any(|finding| matches!(finding, Finding::Lifetime(_))), "{phases:?}");
    let phases = source("mbarrier wait free phase i & 1");
    assert_eq!(phases.findings, []);
    assert!(matches!(phases.bound, Bound::AllTripCounts { .. }), "{:?}", phases.bound);
}

#[test]
fn an_mbarrier_may_start_anew_before_what_was_to_arrive_in_its_first_life() {
    let source = |wait: &str| {
        format!(
            "program p target sm_100 {{
  smem A : 64
  tmem acc : 64
  smem bar : 8
  warps 1
  loop i to 3 {{
    mbarrier init bar count 1
    mma tcgen05 read A, write acc
    mbarrier commit tcgen05 bar
    {wait}
  }}
}}
"
        )
    };
    let faults = |wait: &str| {
        let phases = judged(&source(wait));
        let faults = phases.findings.iter().map(|finding| match finding {
            Finding::Lifetime(lifetime) => lifetime.fault,
            _ => panic!("{finding:?}"),
        });
        faults.collect::<Vec<_>>()
    };
    let late = faults("");
    assert!(late.contains(&LifetimeFault::NotAlive), "{late:?}");
    // Then nothing comes late, but the mbarrier is alive where it is initialised again.
    assert_eq!(faults("mbarrier wait bar phase 0"), [LifetimeFault::NotEnded]);
    assert_eq!(faults("mbarrier wait bar phase 0\nmbarrier invalidate bar"), []);
}
