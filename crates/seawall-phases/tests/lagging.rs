//! Warps of one partition that lag behind the others at mbarrier waits.

use seawall_model::text;
use seawall_phases::{Bound, Finding, Limits, Phases, run};

fn judged(source: &str) -> Phases {
    let program = text::parse(source).unwrap_or_else(|errors| panic!("{errors:?}\n{source}"));
    run(&program, &Limits::default())
}

fn is_stuck(phases: &Phases) -> bool {
    phases.findings.iter().any(|found| matches!(found, Finding::Deadlock(_)))
}

/// Copies into a ring whose first warp starts them and whose warps all wait for them. `behind` is
/// at the end of each iteration.
fn ring(slots: u32, warps: u32, behind: &str) -> String {
    let inits: String = (0..slots).map(|slot| format!("  mbarrier init full[{slot}] count 1\n")).collect();
    format!(
        "program ring target sm_90 {{
  warps {warps}
  symbols n
  smem A : 64
  smem full : {slots} x 8
{inits}  barrier
  loop i to n {{
    mbarrier expect full[i % {slots}] tx 64
    async tma write A, arrive full[i % {slots}]
    mbarrier wait full[i % {slots}] phase (i / {slots}) & 1
    {behind}
  }}
}}
"
    )
}

#[test]
fn a_warp_is_overtaken_in_a_ring_of_any_depth() {
    for slots in [1, 2, 3, 7, 16] {
        let phases = judged(&ring(slots, 4, ""));
        assert!(is_stuck(&phases), "{slots}: {:?}, {:?}", phases.bound, phases.findings);
    }
}

/// A barrier in each iteration, or as often as the ring wraps around, keeps the warps together.
#[test]
fn barriers_keep_warps_together() {
    for (slots, behind) in [(1, "barrier"), (2, "barrier"), (16, "barrier"), (2, "if i % 2 == 1 { barrier }")]
    {
        let phases = judged(&ring(slots, 4, behind));
        assert!(phases.findings.is_empty(), "{slots} {behind}: {:?}", phases.findings);
        assert!(matches!(phases.bound, Bound::AllTripCounts { .. }), "{slots} {behind}: {:?}", phases.bound);
    }
}

#[test]
fn a_partition_of_one_warp_has_none_that_lags() {
    let phases = judged(&ring(2, 1, ""));
    assert!(phases.findings.is_empty(), "{:?}", phases.findings);
    assert!(matches!(phases.bound, Bound::AllTripCounts { .. }), "{:?}", phases.bound);
}

/// A partition of several warps whose first one starts a copy for a slot that another partition
/// asks for. `behind` is at the end of each of its iterations.
fn answered(behind: &str, others: &str) -> String {
    format!(
        "program answered target sm_90 {{
  smem A : 2 x 64
  smem go : 2 x 8
  smem done : 2 x 8
  symbols n
  mbarrier init go[0] count 1
  mbarrier init go[1] count 1
  mbarrier init done[0] count 1
  mbarrier init done[1] count 1
  fork {{
    default {{
      loop i to n {{
        mbarrier wait go[i % 2] phase (i / 2) & 1
        async tma write A[i % 2], arrive done[i % 2]
        {behind}
      }}
    }}
    partition asks warps 1 {{
      loop i to n {{
        mbarrier expect done[i % 2] tx 64
        mbarrier arrive go[i % 2]
        mbarrier wait done[i % 2] phase (i / 2) & 1
        read A[i % 2]
      }}
    }}
    {others}
  }}
}}
"
    )
}

#[test]
fn a_warp_of_a_partition_is_overtaken() {
    let phases = judged(&answered("", ""));
    assert!(is_stuck(&phases), "{:?}, {:?}", phases.bound, phases.findings);
    let phases = judged(&answered("barrier", ""));
    assert!(phases.findings.is_empty(), "{:?}", phases.findings);
    assert!(matches!(phases.bound, Bound::AllTripCounts { .. }), "{:?}", phases.bound);
}

/// Rings that the other partitions pass through by themselves multiply the joint states. The
/// overtaken warp is found nevertheless.
#[test]
fn other_rings_do_not_hide_an_overtaken_warp() {
    let mut others = String::new();
    let mut buffers = String::new();
    for (name, slots) in [("x", 2), ("y", 3)] {
        buffers.push_str(&format!("  smem {name} : {slots} x 64\n"));
        for side in ["f", "e"] {
            buffers.push_str(&format!("  smem {name}{side} : {slots} x 8\n"));
            for slot in 0..slots {
                buffers.push_str(&format!("  mbarrier init {name}{side}[{slot}] count 1\n"));
            }
        }
        others.push_str(&format!(
            "partition p{name} warps 1 {{
      loop i to n {{
        mbarrier wait {name}e[i % {slots}] phase (i / {slots} + 1) & 1
        mbarrier expect {name}f[i % {slots}] tx 64
        async tma write {name}[i % {slots}], arrive {name}f[i % {slots}]
      }}
    }}
    partition c{name} warps 4 {{
      loop i to n {{
        mbarrier wait {name}f[i % {slots}] phase (i / {slots}) & 1
        read {name}[i % {slots}]
        barrier
        mbarrier arrive {name}e[i % {slots}]
      }}
    }}
    "
        ));
    }
    let with = |behind: &str| {
        answered(behind, &others).replacen("  symbols n\n", &format!("  symbols n\n{buffers}"), 1)
    };
    let phases = judged(&with(""));
    assert!(is_stuck(&phases), "{:?}, {:?}", phases.bound, phases.findings);
    let phases = judged(&with("barrier"));
    assert!(phases.findings.is_empty(), "{:?}", phases.findings);
}
