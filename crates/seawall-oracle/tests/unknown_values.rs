//! Programs that depend on unknown values (section 7 of `docs/semantics.md`).

use seawall_model::text;
use seawall_oracle::{Fault, Limits, Reason, Report, explore};

/// Explores a program whose statements are separated by `; `.
fn judged(source: &str) -> Report {
    explore(&text::parse(&source.replace("; ", "\n")).unwrap(), &Limits::default())
}

/// A ring of one slot with two partitions. `bound` is the number of iterations of each.
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
fn partitions_that_share_a_symbol_take_the_same_edges() {
    let report = judged(&ring("symbols n"));
    assert!(report.verdicts.is_empty() && report.explored.complete, "{report:?}");
    // The iterations are executed: without an arrival, the second partition deadlocks in its second
    // iteration.
    let stuck = judged(&ring("symbols n").replace("; mbarrier arrive empty", ""));
    assert!(stuck.verdicts.iter().any(|verdict| verdict.fault == Fault::Deadlock), "{stuck:?}");
}

#[test]
fn partitions_that_choose_independently_have_no_findings_and_the_report_is_incomplete() {
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
fn a_value_decides_uniformly_until_it_is_computed_again() {
    let races = |body: &str| {
        let report = judged(&format!(
            "program rule target sm_80 {{ symbols n; varying v, w; smem A : 64; warps 2; loop i to n carries was = 0 {{; {body}; next was = v; }} }}"
        ));
        assert!(report.explored.complete, "{body}: {:?}", report.explored.reasons);
        !report.verdicts.is_empty()
    };
    // The statement behind the barrier belongs to the next iteration.
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

/// A loop that ends by a remembered condition is bounded like a loop with an unknown condition.
#[test]
fn a_loop_that_a_remembered_condition_ends_is_bounded() {
    let report = judged(
        "program rule target sm_80 { varying v; smem A : 64; warps 2; loop i while v > 0 {; if v > 0 {; read A; }; } }",
    );
    assert!(report.explored.bounded_loops);
}

/// After a wait on an unknown mbarrier, no fault of the other partitions is reported. The wait may
/// be the missing one.
#[test]
fn faults_after_a_wait_on_an_unknown_mbarrier_are_suppressed() {
    let known = ring("symbols n");
    for (place, expected) in [("wait full", 0), ("arrive empty", 0)] {
        let unknown = known.replace(place, &format!("{} unknown", place.split_once(' ').unwrap().0));
        assert_ne!(unknown, known);
        let report = judged(&unknown);
        assert_eq!(report.verdicts.len(), expected, "{place}: {:?}", report.verdicts);
        let lost = |reason: &Reason| matches!(reason, Reason::UnknownObject(_));
        assert!(report.explored.reasons.iter().any(lost), "{place}: {:?}", report.explored.reasons);
    }
    // A missing arrival at a known mbarrier is still reported.
    let stuck = judged(&known.replace("mbarrier arrive empty; ", ""));
    assert!(stuck.verdicts.iter().any(|verdict| verdict.fault == Fault::Deadlock), "{:?}", stuck.verdicts);
}
