//! Conditions on unknown values: each is chosen once for as long as the value is the same.

use seawall_model::text;
use seawall_phases::{Bound, Limits, Phases, Reason, run};

fn judged(source: &str) -> Phases {
    let program = text::parse(source).unwrap_or_else(|errors| panic!("{errors:?}"));
    run(&program, &Limits::default())
}

/// A ring whose producer stores if `stores`, and arrives without having stored if `arrives`.
fn ring(stores: &str, arrives: &str) -> String {
    format!(
        "program ring target sm_90 {{
  smem A : 2 x 64
  smem full : 2 x 8
  smem empty : 2 x 8
  symbols n
  varying v, w
  warps 1
  mbarrier init full[0] count 1
  mbarrier init full[1] count 1
  mbarrier init empty[0] count 1
  mbarrier init empty[1] count 1
  fork {{
    default {{
      loop i to n {{
        mbarrier wait full[i % 2] phase (i / 2) & 1
        read A[i % 2]
        mbarrier arrive empty[i % 2]
      }}
    }}
    partition producer warps 1 {{
      loop i to n carries was = 0 {{
        mbarrier wait empty[i % 2] phase ((i / 2) & 1) ^ 1
        if {stores} {{
          write A[i % 2]
          mbarrier arrive full[i % 2]
        }}
        mbarrier arrive full[i % 2] if {arrives}
        next was = v
      }}
    }}
  }}
}}
"
    )
}

#[test]
fn a_comparison_and_its_opposite_are_decided_together() {
    let pairs = [
        ("v > 0", "v <= 0"),
        ("v == w", "w != v"),
        ("v", "v == 0"),
        ("(v > 0) & (w > 0)", "((v > 0) & (w > 0)) ^ 1"),
        ("or(v > 0, w > 0)", "(0 >= v) & (w <= 0)"),
        ("v < was", "v >= was"),
    ];
    for (stores, arrives) in pairs {
        let phases = judged(&ring(stores, arrives));
        assert_eq!((phases.findings, phases.incomplete), (Vec::new(), Vec::new()), "{stores}, {arrives}");
        assert!(
            matches!(phases.bound, Bound::AllTripCounts { .. }),
            "{stores}, {arrives}: {:?}",
            phases.bound
        );
    }
}

#[test]
fn other_values_and_other_iterations_are_decided_apart() {
    for (stores, arrives) in [
        ("v > 0", "was <= 0"),
        ("v > 0", "w <= 0"),
        ("v > 0", "v < 0"),
        ("v", "v ^ 1"),
        ("(v > 0) & (w > 0)", "(v <= 0) & (w <= 0)"),
        ("v == w", "v > w"),
    ] {
        let phases = judged(&ring(stores, arrives));
        let limited =
            phases.incomplete.iter().any(|incomplete| incomplete.reason == Reason::UnknownCondition);
        assert!(limited, "{stores}, {arrives}: {:?} {:?}", phases.incomplete, phases.bound);
    }
}

/// An error after a choice does not mean that nothing was explored.
#[test]
fn runs_without_a_loop_are_runs() {
    let source = "program straight target sm_90 {
  smem A : 64
  smem full : 8
  varying v
  warps 1
  mbarrier init full count 1
  fork {
    default {
      mbarrier wait full phase 0
      read A
    }
    partition producer warps 1 {
      write A
      mbarrier arrive full if v > 0
    }
  }
}
";
    let phases = judged(source);
    assert_eq!(phases.bound, Bound::UpTo { iterations: 0, reason: Reason::UnknownCondition });
    let always = source.replace("if v > 0", "if v > 0\n      mbarrier arrive full if v <= 0");
    let phases = judged(&always);
    assert_eq!((phases.findings, phases.incomplete), (Vec::new(), Vec::new()));
    assert!(matches!(phases.bound, Bound::EveryRun | Bound::AllTripCounts { .. }), "{:?}", phases.bound);
}

/// Integers are unbounded: no product wraps around. So no argument makes `i * n` more than `n * n`
/// where `i < n`.
#[test]
fn products_do_not_wrap_around() {
    let found = judged(
        "program ring target sm_90 {
  smem A : 64
  smem full : 8
  smem empty : 8
  symbols n
  warps 1
  mbarrier init full count 1
  mbarrier init empty count 1
  fork {
    default {
      loop i to n {
        mbarrier wait full phase i & 1
        read A
        if i * n > n * n {
          mbarrier arrive full
        }
        mbarrier arrive empty
      }
    }
    partition producer warps 1 {
      loop i to n {
        mbarrier wait empty phase (i & 1) ^ 1
        write A
        mbarrier arrive full
      }
    }
  }
}
",
    );
    assert_eq!(found.findings, []);
}
