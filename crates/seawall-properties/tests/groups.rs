//! Random kernels with groups of warps that are a barrier apart, the same in each run.

use seawall_properties::run_groups;

/// As many as take a quarter of a minute on one core.
const KERNELS: u64 = 5_000;

#[test]
fn accesses_that_are_ordered_out_of_step_are_ordered_in_every_run() {
    let tally = run_groups(1, KERNELS, &|_| ()).unwrap_or_else(|failure| panic!("{failure}"));
    let at_least =
        [("proved", tally.proved, 10), ("faulty", tally.open_and_wrong, 10), ("found", tally.found, 10)];
    for (name, count, percent) in at_least {
        assert!(count * 100 >= tally.kernels * percent, "too few are {name}: {tally}");
    }
}
