//! How far the checker explores before it gives up and reports that.

/// Bounds of a run. They limit time and memory for every program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Steps (events and branches) of all runs together. A kernel of a hundred events takes some
    /// ten thousand.
    pub steps: u64,
    /// Steps of the proof runs. These are tried where search runs give no verdict for all trip
    /// counts, for example in nested loops. 0 disables them.
    pub proof: u64,
    /// Joint states that are remembered to find a repetition, each of some kilobytes.
    pub states: u32,
    /// Choices of arguments (trip counts, conditions) that are explored to their end.
    pub choices: u32,
    /// Rounds (roughly iterations) of one run. Errors show when rings wrap around, and repetition
    /// shows when all slots and parities have recurred.
    pub rounds: u32,
    /// Iterations of loops of unknown length. Longer runs are abandoned.
    pub iterations: u32,
    /// Random orders that are tried where the order may matter, beside those in which each process
    /// is first or last. 0 disables all other orders.
    pub orders: u32,
    /// Steps of the timeline that are kept.
    pub kept: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            steps: 120_000,
            proof: 1_000_000,
            states: 4_000,
            choices: 2_000,
            rounds: 160,
            iterations: u32::MAX,
            orders: 96,
            kept: 4_000,
        }
    }
}
