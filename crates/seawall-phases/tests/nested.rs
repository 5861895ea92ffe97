//! Nested loops whose inner bound is an argument: verdicts for all trip counts, and faults that
//! only some trip counts show.

use seawall_model::{Program, text};
use seawall_phases::{Bound, Limits, Phases, run};

fn judged(source: &str) -> Phases {
    let program: Program = text::parse(source).unwrap_or_else(|errors| panic!("{errors:?}"));
    run(&program, &Limits { proof: 200_000, ..Limits::default() })
}

/// A ring of one slot with `tiles` times `steps` uses. `phase` is the consumer's, made of the
/// number of uses `c` so far and the step `k`.
fn tiles(tiles: &str, steps: &str, phase: &str) -> String {
    let names = [tiles, steps].into_iter().filter(|name| name.parse::<u32>().is_err());
    let symbols: String = names.map(|name| format!("  symbols {name}\n")).collect();
    format!(
        "program tiles target sm_90 {{
  smem A : 1024
  smem full : 8
  smem empty : 8
  warps 1
{symbols}  mbarrier init full count 1
  mbarrier init empty count 1
  fork {{
    default {{
      loop t to {tiles} carries c = 0 {{
        loop k to {steps} carries c {{
          mbarrier wait full phase {phase}
          read A
          mbarrier arrive empty
          next c = c + 1
        }}
      }}
    }}
    partition producer warps 1 {{
      loop t to {tiles} carries x = 0 {{
        loop k to {steps} carries x {{
          mbarrier wait empty phase (x + 1) & 1
          write A
          mbarrier arrive full
          next x = x + 1
        }}
      }}
    }}
  }}
}}
"
    )
}

#[test]
fn a_counter_that_goes_on_is_proved_for_all_trip_counts() {
    let phases = judged(&tiles("n", "m", "c & 1"));
    assert_eq!(phases.findings, []);
    assert!(matches!(phases.bound, Bound::AllTripCounts { .. }), "{:?}", phases.bound);
    for outer in 0..4 {
        for inner in 0..4 {
            let phases = judged(&tiles(&outer.to_string(), &inner.to_string(), "c & 1"));
            assert_eq!(phases.findings, [], "{outer} {inner}");
        }
    }
}

/// The parity is wrong in the second tile if the number of steps is odd, and only then.
#[test]
fn a_counter_that_restarts_is_not_proved() {
    assert_eq!(judged(&tiles("3", "2", "k & 1")).findings, []);
    assert_ne!(judged(&tiles("3", "3", "k & 1")).findings, []);
    let phases = judged(&tiles("n", "m", "k & 1"));
    assert_ne!(phases.findings, [], "{:?}", phases.bound);
}

/// A producer that takes the first step of a tile before its inner loop, as a pipelined loop does.
/// Whether a tile has a first step depends on the number of steps, in the same way in every tile.
/// `first` is the condition of that step. The consumer has one loop for all steps.
fn peeled(first: &str) -> String {
    format!(
        "program peeled target sm_90 {{
  smem A : 1024
  smem full : 8
  smem empty : 8
  warps 1
  symbols n
  symbols m
  mbarrier init full count 1
  mbarrier init empty count 1
  fork {{
    default {{
      loop t to n carries c = 0 {{
        loop k to m carries c {{
          mbarrier wait full phase c & 1
          read A
          mbarrier arrive empty
          next c = c + 1
        }}
      }}
    }}
    partition producer warps 1 {{
      loop t to n carries p = 0 {{
        if {first} {{
          mbarrier wait empty phase (p + 1) & 1
          write A
          mbarrier arrive full
        }}
        loop k to m - 1 carries p {{
          mbarrier wait empty phase p & 1
          write A
          mbarrier arrive full
          next p = p + 1
        }}
        next p = p + select(m > 0, 1, 0)
      }}
    }}
  }}
}}
"
    )
}

#[test]
fn partitions_with_loops_of_different_shape_are_proved() {
    let phases = judged(&peeled("m > 0"));
    assert_eq!(phases.findings, []);
    assert!(matches!(phases.bound, Bound::AllTripCounts { .. }), "{:?}", phases.bound);
    // With this condition, tiles of one step have no first step.
    assert_ne!(judged(&peeled("m > 1")).findings, []);
}

/// Kernels like those of [`tiles`], in which the number of steps depends on the tile `t`: `own` in
/// the consumer, `other` in the producer.
fn causal(own: &str, other: &str) -> String {
    let source =
        tiles("n", "m", "c & 1").replace("loop k to m carries c", &format!("loop k to {own} carries c"));
    source.replace("loop k to m carries x", &format!("loop k to {other} carries x"))
}

/// As under a causal mask, each tile has its own number of steps, the same in both partitions.
#[test]
fn steps_that_depend_on_the_tile_are_proved_for_all_trip_counts() {
    let bounds = [
        "t",
        "m + t",
        "m - t",
        "2 * t + 2",
        "mins(m, 2 * t + 2)",
        "t % m",
        "select(m > 2, t, m)",
        "n",
        "n - t",
    ];
    for steps in bounds {
        let phases = judged(&causal(steps, steps));
        assert_eq!(phases.findings, [], "{steps}");
        assert!(matches!(phases.bound, Bound::AllTripCounts { .. }), "{steps}: {:?}", phases.bound);
    }
}

/// Inner loops whose starting value depends on the tile, as at the diagonal of a causal mask.
#[test]
fn steps_that_begin_with_the_tile_are_proved_for_all_trip_counts() {
    for range in ["from t to m", "from 2 * t to 2 * t + 2"] {
        let phases = judged(&tiles("n", "m", "c & 1").replace("loop k to m", &format!("loop k {range}")));
        assert_eq!(phases.findings, [], "{range}");
        assert!(matches!(phases.bound, Bound::AllTripCounts { .. }), "{range}: {:?}", phases.bound);
    }
    let other = tiles("n", "m", "c & 1").replacen("loop k to m", "loop k from t to m", 1);
    assert!(!judged(&other).findings.is_empty());
}

/// Partitions whose numbers of steps differ in some tile, however late, are not proved.
#[test]
fn steps_that_differ_in_some_tile_are_not_proved() {
    for (own, other) in
        [("t", "t + 1"), ("m + t", "m - t"), ("t", "mins(t, 4)"), ("t", "mins(t, m)"), ("t % m", "t")]
    {
        let phases = judged(&causal(own, other));
        assert!(!matches!(phases.bound, Bound::AllTripCounts { .. }), "{own}, {other}");
        assert!(!phases.findings.is_empty() || own == "t % m", "{own}, {other}: {:?}", phases.bound);
    }
    // One of them starts with the second tile, where the same expression is another number of
    // steps.
    let late = causal("t", "t").replace("loop t to n carries x", "loop t from 1 to n + 1 carries x");
    assert!(!matches!(judged(&late).bound, Bound::AllTripCounts { .. }));
    // One of them has passed another loop of tiles before.
    let twice = causal("t", "t").replace(
        "      loop t to n carries c = 0 {",
        "      loop b to n {\n        loop k to m {\n        }\n      }\n      loop t to n carries c = 0 {",
    );
    assert_ne!(twice, causal("t", "t"));
    assert!(!matches!(judged(&twice).bound, Bound::AllTripCounts { .. }));
}

/// One process with two loops in a row that count to the same argument. Each loads the next tile
/// while it reads one. `last` is whether the second loop loads a tile behind the last one.
fn in_a_row(last: bool) -> String {
    let pipelined = |data: &str, full: &str, more: &str| {
        format!(
            "  mbarrier init {full}[0] count 1
  mbarrier init {full}[1] count 1
  mbarrier expect {full}[0] tx 1024 if 0 < n
  async tma write {data}[0], arrive {full}[0] if 0 < n
  loop i to n carries s = 0, p = 0 {{
    mbarrier expect {full}[1 - s] tx 1024 if {more}
    async tma write {data}[1 - s], arrive {full}[1 - s] if {more}
    mbarrier wait {full}[s] phase p
    read {data}[s]
    next p = p ^ s
    next s = 1 - s
  }}
  mbarrier invalidate {full}[0]
  mbarrier invalidate {full}[1]
"
        )
    };
    let second = pipelined("B", "filled", if last { "i < n" } else { "i + 1 < n" });
    format!(
        "program in_a_row target sm_90 {{
  smem A : 2 x 1024
  smem B : 2 x 1024
  smem full : 2 x 8
  smem filled : 2 x 8
  symbols n
  warps 1
{}{second}}}
",
        pipelined("A", "full", "i + 1 < n")
    )
}

#[test]
fn loops_in_a_row_are_proved_for_all_trip_counts() {
    let phases = judged(&in_a_row(false));
    assert_eq!(phases.findings, []);
    assert!(matches!(phases.bound, Bound::AllTripCounts { .. }), "{:?}", phases.bound);
    // The load behind the last tile may land after the end of its mbarrier.
    let phases = judged(&in_a_row(true));
    assert!(!phases.findings.is_empty());
}
