//! How far the machine runs before it gives up and says so.

/// Bounds of a run. Each is there so that nothing that a program says makes the machine take long or much memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Steps (events and branches) of all runs together. A kernel of a hundred events takes some ten thousand.
    pub steps: u64,
    /// Steps of the runs that are to prove a verdict for all trip counts where those that are to find something do not: of loops inside of loops,
    /// say. With 0, none is tried.
    pub proof: u64,
    /// Joint states that are remembered to find a repetition: each is some kilobytes.
    pub states: u32,
    /// Choices of parameters (trip counts, conditions) that are followed to their end.
    pub choices: u32,
    /// Rounds (iterations, more or less) of one run. What goes wrong does so when rings wrap around, and what repeats does so when all slots
    /// and parities have come again.
    pub rounds: u32,
    /// Iterations of loops of unknown length; a run in which one has more is left.
    pub iterations: u32,
    /// Random orders that are tried where the order may matter, beside those in which each process is first or last. With 0, no other order is tried.
    pub orders: u32,
    /// Steps of the timeline and edges that are kept: what people look at.
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
