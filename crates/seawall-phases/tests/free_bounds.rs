//! Proofs in which each tile has its own bounds (`causal/`) have preconditions. Each kernel here
//! has a fault that only a late tile shows, so that no proof may cover it.

use seawall_model::{Program, text};
use seawall_phases::{Bound, Limits, run};

/// A ring of one slot between a consumer and a producer. `{take}` and `{give}` are a use of it.
fn ring(declared: &str, consumer: &str, producer: &str) -> String {
    let take = "mbarrier wait full phase c & 1\nread A\nmbarrier arrive empty\nnext c = c + 1";
    let give = "mbarrier wait empty phase (x + 1) & 1\nwrite A\nmbarrier arrive full\nnext x = x + 1";
    let (consumer, producer) = (consumer.replace("{take}", take), producer.replace("{give}", give));
    format!(
        "program tiles target sm_90 {{
smem A : 1024
smem full : 8
smem empty : 8
warps 1
{declared}
mbarrier init full count 1
mbarrier init empty count 1
fork {{
default {{
{consumer}
}}
partition producer warps 1 {{
{producer}
}}
}}
}}
"
    )
}

fn is_proved(source: &str) -> bool {
    let program: Program = text::parse(source).unwrap_or_else(|errors| panic!("{errors:?}\n{source}"));
    let phases = run(&program, &Limits { proof: 200_000, ..Limits::default() });
    phases.findings.is_empty() && matches!(phases.bound, Bound::AllTripCounts { .. })
}

/// The starting value of an inner loop may be used in the same tile only.
#[test]
fn a_start_that_outlives_its_tile() {
    let consumer = |start: &str| {
        format!(
            "loop t to n carries c = 0, d = 0 {{
                loop j from {start} to t {{
                    if j == 40 {{ write A }}
                }}
                loop k to 1 carries c, e = t {{ {{take}} }}
                next d = e
            }}"
        )
    };
    let producer = "loop t to n carries x = 0 { loop k to 1 carries x { {give} } }";
    // In tile 41, `d` is 40.
    assert!(!is_proved(&ring("symbols n", &consumer("d"), producer)));
    assert!(is_proved(&ring("symbols n", &consumer("t"), producer)));
}

/// One use in the 46th iteration of a loop, and none in others.
const LATE: &str = "select(t == 45, 1, 0)";

/// A loop of tiles in which the consumer takes [`LATE`].
fn taken(count: &str, steps: &str) -> String {
    format!("loop t to {count} carries c {{ loop k to {steps} carries c {{ {{take}} }} }}")
}

/// The same for the producer.
fn given(count: &str, steps: &str) -> String {
    format!("loop t to {count} carries x {{ loop k to {steps} carries x {{ {{give}} }} }}")
}

/// An epoch is an iteration of one loop in each partition. After another loop of tiles, the same
/// number of epochs is not the same tile.
#[test]
fn tiles_of_two_loops() {
    let symbols = "symbols n >= 0";
    let consumer = format!("let c = 0\n{}\n{}", taken("50", LATE), taken("n", LATE));
    let producer = format!("let x = 0\n{}", given("n + 50", LATE));
    assert!(!is_proved(&ring(symbols, &consumer, &producer)));
    let consumer = format!("let c = 0\n{}", taken("n", LATE));
    let producer = format!("let x = 0\n{}", given("n", LATE));
    assert!(is_proved(&ring(symbols, &consumer, &producer)));
}

/// An epoch may be several iterations. Then one partition may take in the last what the other gives
/// in the first.
#[test]
fn epochs_of_several_iterations() {
    let flat = |ring: &str, when: &str, what: &str| {
        format!(
            "loop t to n carries {ring} = 0, k = 0 {{
                if {when} {{ loop j to {LATE} carries {ring} {{ {what} }} }}
                next k = select(k == m - 1, 0, k + 1)
            }}"
        )
    };
    let producer = flat("x", "k == 0", "{give}");
    assert!(!is_proved(&ring("symbols n, m >= 1", &flat("c", "k == m - 1", "{take}"), &producer)));
    assert!(is_proved(&ring("symbols n, m >= 1", &flat("c", "k == 0", "{take}"), &producer)));
}

/// A counter with steps of different length does not number tiles.
#[test]
fn steps_of_different_length() {
    let tiles = |ring: &str, what: &str| {
        format!(
            "loop t to n carries {ring} = 0, d = 0 {{
                loop j to select(d == 45, 1, 0) carries {ring} {{ {what} }}
                next d = d + v
            }}"
        )
    };
    let judged = |declared: &str| is_proved(&ring(declared, &tiles("c", "{take}"), &tiles("x", "{give}")));
    assert!(!judged("symbols n\nvarying v"));
    assert!(judged("symbols n, v"));
}

/// A counter that counts down becomes negative, and so does its remainder.
#[test]
fn counters_that_count_down() {
    let consumer = |start: &str, by: &str| {
        format!(
            "loop t to n carries c = 0, d = 0 {{
                loop j from {start} to 0 - 40 {{ if j == 0 - 45 {{ write A }} }}
                loop j to t carries c {{ {{take}} }}
                next d = d {by} 1
            }}"
        )
    };
    for start in ["d", "d % 64"] {
        for (by, right) in [("+", true), ("-", false), ("+ 0 -", false)] {
            let source = ring("symbols n", &consumer(start, by), &format!("let x = 0\n{}", given("n", "t")));
            assert_eq!(is_proved(&source), right, "{start} {by}");
        }
    }
}
