//! How much is explored.

/// Bounds of an exploration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    /// At most so many warps of a partition are simulated. `None`: 2, or with conditional barriers as many as [`warps_apart`](crate::warps_apart)
    /// says; with warp maps 3, or all of them. With maps and fewer than 3 not every pair of warps is looked at.
    pub warps: Option<u32>,
    /// At most so many CTAs of a cluster are simulated, if accesses reach other CTAs. `None`: 2.
    pub ctas: Option<u32>,
    /// How often a loop is repeated whose condition nothing decides, and the largest value that symbols are tried with.
    pub iterations: u32,
    /// How often a loop is repeated whose trip count is a known number.
    pub trips: u32,
    /// How many distinct states are explored.
    pub states: u32,
    /// How many steps all runs together may take.
    pub steps: u64,
}

impl Default for Limits {
    fn default() -> Self {
        Limits { warps: None, ctas: None, iterations: 4, trips: 64, states: 200_000, steps: 20_000_000 }
    }
}

/// The functions that no function calls, in order: where a program without kernels starts.
pub(crate) fn uncalled(program: &seawall_model::Program) -> Vec<seawall_model::FunctionId> {
    let called = |id| {
        program.events.values().any(
            |event| matches!(&event.action, seawall_model::Action::Call(call) if call.callee == Some(id)),
        )
    };
    program.functions.ids().filter(|id| !called(*id)).collect()
}
