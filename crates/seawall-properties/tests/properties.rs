//! Random programs, the same in each run.

use seawall_properties::{Failure, Programs, Tally, run, run_waits, shrink};

/// As many as take a minute on two cores.
const PROGRAMS: u64 = 20_000;

/// The number of programs for GPUs with split barriers.
const SPLIT_PROGRAMS: u64 = 2_000;

#[test]
fn all_judges_agree_on_random_programs() {
    let (tally, failures) = run(Programs::All, 1, PROGRAMS, 2, 4, &|_, _| {});
    assert!(failures.is_empty(), "{tally}\n{}", small(&failures));
    generator_is_of_use(&tally);
}

#[test]
fn split_barriers_are_as_few_as_whole_ones_and_as_far_apart_as_can_be() {
    let (tally, failures) = run(Programs::Split, 2, SPLIT_PROGRAMS, 2, 4, &|_, _| {});
    assert!(failures.is_empty(), "{tally}\n{}", small(&failures));
    let at_least = [
        ("placed as split barriers", tally.split, 60),
        ("waits", tally.split_waits, 30),
        ("ops between signals and waits", tally.split_ops, 6),
        ("all farther signals tried", tally.split_forced, 8),
        ("placements with farther signals tried", tally.farther_tried, 20),
    ];
    for (name, count, percent) in at_least {
        assert!(count * 100 >= tally.programs * percent, "too few: {name}: {count}\n{tally}");
    }
}

/// Returns the failures, made small.
fn small(failures: &[Failure]) -> String {
    let small: Vec<String> = failures
        .iter()
        .take(4)
        .map(|failure| {
            let (program, disagreement) = shrink(&failure.program, &failure.disagreement);
            format!("number {}: {disagreement}\n{}", failure.number, program.text)
        })
        .collect();
    small.join("\n")
}

/// Checks that programs with each feature have at least this share, in percent.
fn generator_is_of_use(tally: &Tally) {
    let at_least = [
        ("valid", tally.valid, 100),
        ("compared", tally.compared, 85),
        ("with races", tally.with_races, 35),
        ("with missing waits", tally.with_missing_waits, 18),
        ("with missing proxy fences", tally.with_missing_fences, 2),
        ("with nothing wrong", tally.clean, 30),
        ("with waits", tally.with_waits, 25),
        ("with warp maps", tally.with_maps, 20),
        ("with loops", tally.with_loops, 60),
        ("where slots matter", tally.where_slots_matter, 15),
        ("placed by triton too", tally.triton, 20),
        ("brute-forced", tally.brute_forced, 8),
        ("barriers", tally.barriers, 40),
        ("removals that the oracle notices", tally.removals_by_oracle, 35),
    ];
    for (name, count, percent) in at_least {
        assert!(count * 100 >= tally.programs * percent, "too few are {name}: {count}\n{tally}");
    }
    let one_way = tally.inexact + tally.with_misuse;
    assert!(one_way * 100 <= tally.programs * 20, "too many are compared in one direction only\n{tally}");
}

#[test]
fn a_failing_program_is_made_smaller_and_still_fails() {
    // The generator never writes text that cannot be parsed. Here, one statement among correct ones
    // is wrong.
    let text = "program random target sm_80 {\n  smem A : 3 x 64\n  loop i1 {\n    e1: write A[i1 % 3]\n    nonsense\n  }\n}\n";
    let program = seawall_model::arbitrary::Structured { text: text.to_owned(), exact: true };
    let failure = seawall_properties::judge(&program, &mut Tally::default()).unwrap_err();
    assert_eq!(failure.property, seawall_properties::Property::Valid);
}

#[test]
fn the_largest_counts_of_waits_are_safe_and_none_is_larger() {
    let (tally, failures) = run_waits(1, PROGRAMS / 4, 2);
    let said: Vec<String> = failures
        .iter()
        .take(4)
        .map(|failure| {
            format!("number {}: {}\n{}", failure.number, failure.disagreement, failure.program.text)
        })
        .collect();
    assert!(failures.is_empty(), "{} failures, {tally:?}\n{}", failures.len(), said.join("\n"));
    // The generator makes enough programs of the kind that this test is about.
    assert!(tally.judged * 20 >= tally.programs, "{tally:?}");
    assert!(tally.above_zero * 20 >= tally.waits, "{tally:?}");
    assert!(tally.tight_by_oracle >= 10 * tally.tight_by_analysis, "{tally:?}");
}
