//! For which runs a finding or a verdict holds.

use seawall_model::{BlockId, FunctionId, TermId};
use serde::{Deserialize, Serialize};

/// The range in which a statement holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Bound {
    /// Every path and any number of iterations.
    #[default]
    AllPaths,
    /// Runs of at most this many iterations of each loop with an unknown trip count.
    Iterations(u32),
    /// Some runs of a few iterations. Not every order of warps, partitions or CTAs was tried.
    SomeRuns,
    /// No run: the program was not checked.
    Unchecked,
}

impl Bound {
    /// Returns the smaller of the two ranges.
    #[must_use]
    pub fn and(self, other: Bound) -> Bound {
        match (self, other) {
            (Bound::Iterations(a), Bound::Iterations(b)) => Bound::Iterations(a.min(b)),
            _ => self.max(other),
        }
    }
}

/// For which runs a finding holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reach {
    /// The fault occurs in this run.
    Run(Witness),
    /// The fault occurs on a path of the control flow. No run that takes the path is known.
    Path,
    /// It holds in every run for which the verdict on the program holds.
    Verdict,
}

impl Reach {
    /// The run in which a fault occurs, if one is known.
    pub fn witness(&self) -> Option<&Witness> {
        match self {
            Reach::Run(witness) => Some(witness),
            Reach::Path | Reach::Verdict => None,
        }
    }
}

/// A run in which a fault occurs.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Witness {
    /// The values of the arguments and other symbols on which it depends.
    pub values: Vec<(TermId, i64)>,
    /// The data that it loads ([`seawall_model::Data`]): the symbol, the iteration of the outermost
    /// loop, and the value. Without an iteration, all iterations load the value.
    pub data: Vec<(TermId, Option<u32>, i64)>,
    /// The header of each loop that it enters, with the number of iterations that it begins. Empty
    /// if they are not known.
    pub trips: Vec<(BlockId, u32)>,
    /// Whether it takes branches on unknown values. They may exclude each other.
    pub assumes: bool,
    /// The choices that repeat it. `None` if only the model checker found it.
    pub replay: Option<Replay>,
}

/// The choices of a run of the oracle, and the limits within which they lead to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Replay {
    /// The kernel.
    pub kernel: Option<FunctionId>,
    /// The number of simulated CTAs.
    pub ctas: Option<u32>,
    /// The number of simulated warps of a partition.
    pub warps: Option<u32>,
    /// The number of iterations of loops with an unknown trip count.
    pub iterations: u32,
    /// The number of iterations of other loops.
    pub trips: u32,
    /// The values that the limits set. Other values are among the choices.
    pub values: Vec<(TermId, i64)>,
    /// The alternative at each choice.
    pub choices: Vec<u32>,
    /// The number of steps.
    pub steps: u64,
}
