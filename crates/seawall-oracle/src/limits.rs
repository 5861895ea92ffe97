//! The bounds of an exploration.

use seawall_model::TermId;

/// The comparisons of accesses that take about as long as a step.
const COMPARISONS_OF_A_STEP: u64 = 64;

/// What [`Limits::steps`] bounds: steps, with comparisons of accesses as steps.
pub(crate) fn effort(steps: u64, comparisons: u64) -> u64 {
    steps.saturating_add(comparisons / COMPARISONS_OF_A_STEP)
}

/// Bounds of an exploration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The maximal number of simulated warps of a partition. `None` is 2, or 3 with warp maps. With
    /// conditional barriers it is the result of [`crate::warps_for_conditional_barriers`], or all
    /// warps if there are warp maps too. With maps and fewer than 3 warps, some pairs of warps are
    /// not compared.
    pub warps: Option<u32>,
    /// The maximal number of simulated CTAs of a cluster, if accesses reach other CTAs. `None` is
    /// 2.
    pub ctas: Option<u32>,
    /// The maximal number of iterations of a loop with an undecided condition, and the largest
    /// value that is tried for symbols.
    pub iterations: u32,
    /// The maximal number of iterations of a loop with a known trip count.
    pub trips: u32,
    /// The maximal number of distinct states.
    pub states: u32,
    /// The maximal number of steps of all runs together. 64 comparisons of accesses count
    /// as a step.
    pub steps: u64,
    /// Values of kernel arguments and other symbols. Several values are tried for others.
    pub values: Vec<(TermId, i64)>,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            warps: None,
            ctas: None,
            iterations: 4,
            trips: 64,
            states: 200_000,
            steps: 20_000_000,
            values: Vec::new(),
        }
    }
}
