//! Random kernels whose partitions hand slots to each other, the same in each run.

use seawall_properties::run_partitions;

/// Kernels that are judged.
const KERNELS: u64 = 40;

#[test]
fn the_command_and_the_oracle_agree() {
    let tally = run_partitions(1, KERNELS, &|_| ()).unwrap_or_else(|failure| panic!("{failure}"));
    assert_eq!(tally.kernels, KERNELS);
    assert!(tally.proved_and_explored > KERNELS / 4, "{tally}");
    assert!(tally.found > KERNELS / 4, "{tally}");
    assert!(tally.open + tally.unsettled < KERNELS / 4, "{tally}");
}
