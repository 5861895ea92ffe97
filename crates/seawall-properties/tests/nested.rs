//! Random kernels with nested loops, the same in each run.

use seawall_properties::run_nested;

/// As many as take half a minute on one core.
const KERNELS: u64 = 60;

#[test]
fn what_is_proved_for_all_trip_counts_holds_in_small_ones() {
    let tally = run_nested(1, KERNELS, &|_| ()).unwrap_or_else(|failure| panic!("{failure}"));
    let at_least = [
        ("proved", tally.proved, 25),
        ("explored completely", tally.proved_and_explored, 10),
        ("found", tally.found, 25),
    ];
    for (name, count, percent) in at_least {
        assert!(count * 100 >= tally.kernels * percent, "too few are {name}: {tally}");
    }
}
