//! What depends on values that are not known (section 7 of `docs/semantics.md`).

use seawall_model::text;
use seawall_oracle::{Fault, Limits, Reason, Report, explore};

/// Statements end at `; `.
fn judged(source: &str) -> Report {
    explore(&text::parse(&source.replace("; ", "\n")).unwrap(), &Limits::default())
}

/// A ring of one slot whose partitions each take `bound` as the number of rounds.
fn ring(declaration: &str) -> String {
    format!(
        "program rule target sm_90 {{
           {declaration}; smem A : 64; smem full : 8; smem empty : 8; warps 1
           mbarrier init full count 1
           mbarrier init empty count 1
           fork {{
             default {{; loop i to n {{; mbarrier wait full phase i & 1; read A; mbarrier arrive empty; }}; }}
             partition second warps 1 {{
               loop i to n {{; mbarrier wait empty phase (i + 1) & 1; write A; mbarrier arrive full; }}
             }}
           }}
         }}"
    )
}

#[test]
fn partitions_that_share_a_symbol_go_the_same_way() {
    let report = judged(&ring("symbols n"));
    assert!(report.verdicts.is_empty() && report.explored.complete, "{report:?}");
    // The rounds are run: without an arrival, the second partition gets stuck in the second one.
    let stuck = judged(&ring("symbols n").replace("; mbarrier arrive empty", ""));
    assert!(stuck.verdicts.iter().any(|verdict| verdict.fault == Fault::Deadlock), "{stuck:?}");
}

#[test]
fn partitions_that_guess_apart_are_not_blamed_and_the_report_says_that_something_is_missing() {
    let report = judged(&ring("varying n"));
    assert!(report.verdicts.is_empty(), "{:?}", report.verdicts);
    assert_eq!(report.explored.reasons, [Reason::UnknownValues]);
}

#[test]
fn a_race_that_needs_the_guess_of_one_partition_only_is_found() {
    let source = "program rule target sm_90 {
        varying n; smem A : 64; warps 1
        fork {
          default {; loop i to n {; read A; }; }
          partition second warps 1 {; write A; }
        }
      }";
    let report = judged(source);
    assert!(report.verdicts.iter().any(|verdict| matches!(verdict.fault, Fault::Race(_))), "{report:?}");
}

#[test]
fn no_value_below_the_least_is_tried() {
    let source = "program rule target sm_90 { symbols n >= 2; smem A : 64; smem full : 8; warps 1
        mbarrier init full count 1; if n < LEAST {; mbarrier wait full phase 0; }; read A }";
    let with = |least: &str| judged(&source.replace("LEAST", least));
    assert!(with("2").verdicts.is_empty());
    assert!(with("3").verdicts.iter().any(|verdict| verdict.fault == Fault::Deadlock));
}

#[test]
fn a_value_decides_alike_until_it_is_computed_again() {
    let races = |body: &str| {
        let report = judged(&format!(
            "program rule target sm_80 {{ symbols n; varying v, w; smem A : 64; warps 2; loop i to n carries was = 0 {{; {body}; next was = v; }} }}"
        ));
        assert!(report.explored.complete, "{body}: {:?}", report.explored.reasons);
        !report.verdicts.is_empty()
    };
    // What stands behind the barrier is of the next iteration.
    for (reads, writes) in [
        ("v > 0", "v <= 0"),
        ("v == w", "w != v"),
        ("v", "v == 0"),
        ("(v > 0) & (w > 0)", "((v > 0) & (w > 0)) ^ 1"),
        ("i < w", "w <= i"),
        ("was < v", "was >= v"),
    ] {
        assert!(
            !races(&format!("if {reads} {{; read A; }}; if {writes} {{; write A; }}; barrier")),
            "{reads}, {writes}"
        );
        assert!(
            races(&format!("if {reads} {{; read A; }}; if {writes} {{; write A; }}")),
            "{reads}, {writes}"
        );
    }
    for (reads, writes) in [("v > 0", "was <= 0"), ("v > 0", "w <= 0"), ("v > 0", "v < 9"), ("v", "v ^ 1")] {
        assert!(
            races(&format!("if {reads} {{; read A; }}; if {writes} {{; write A; }}; barrier")),
            "{reads}, {writes}"
        );
    }
}

/// A loop that a remembered condition ends goes on no longer than one of which nothing is known.
#[test]
fn a_loop_that_a_remembered_condition_ends_is_bounded() {
    let report = judged(
        "program rule target sm_80 { varying v; smem A : 64; warps 2; loop i while v > 0 {; if v > 0 {; read A; }; } }",
    );
    assert!(report.explored.bounded_loops);
}

/// A wait for an mbarrier of which nobody knows which it is may be the one that is missing: what the others do behind it is not judged.
#[test]
fn an_unknown_mbarrier_blames_nobody() {
    let known = ring("symbols n");
    for (place, expected) in [("wait full", 0), ("arrive empty", 0)] {
        let unknown = known.replace(place, &format!("{} unknown", place.split_once(' ').unwrap().0));
        assert_ne!(unknown, known);
        let report = judged(&unknown);
        assert_eq!(report.verdicts.len(), expected, "{place}: {:?}", report.verdicts);
        let lost = |reason: &Reason| matches!(reason, Reason::UnknownObject(_));
        assert!(report.explored.reasons.iter().any(lost), "{place}: {:?}", report.explored.reasons);
    }
    // One that nobody arrives at is told still.
    let stuck = judged(&known.replace("mbarrier arrive empty; ", ""));
    assert!(stuck.verdicts.iter().any(|verdict| verdict.fault == Fault::Deadlock), "{:?}", stuck.verdicts);
}
