//! The oracle as the properties use it: with few iterations at first, and with more where these
//! show nothing. Also writes litmus files of failures.

use std::collections::BTreeSet;

use seawall_model::Program;
use seawall_model::arbitrary::Structured;
use seawall_oracle::{Limits, Report, explore};

use crate::judge::Disagreement;
use crate::pairs::{Pairs, say};

/// Runs the oracle, with more iterations where few do not show what is looked for.
pub(crate) struct Explorer {
    /// Iterations at first: one more than the slots of the largest ring, so that each access meets
    /// that of the round before.
    pub(crate) iterations: u32,
    pub(crate) again: u64,
}

/// The most states of one exploration.
const STATES: u32 = 1_000;
/// The most steps of one exploration, at first.
const STEPS: u64 = 25_000;

impl Explorer {
    pub(crate) fn new(program: &Program) -> Self {
        let slots = program.buffers.values().map(|buffer| buffer.slots).max().unwrap_or(1);
        Explorer { iterations: slots.clamp(2, 6) + 1, again: 0 }
    }

    pub(crate) fn explore(&self, program: &Program, round: u32) -> Report {
        let limits = Limits {
            ctas: None,
            warps: None,
            iterations: self.iterations + 3 * round,
            trips: 16,
            states: STATES * (1 + 4 * round),
            steps: STEPS * u64::from(1 + 4 * round),
            values: Vec::new(),
        };
        explore(program, &limits)
    }

    /// Explores with the default limits, which `seawall simulate` has, too.
    pub(crate) fn explore_at_length(&mut self, program: &Program) -> Report {
        self.again += 1;
        explore(program, &Limits { iterations: self.iterations, ..Limits::default() })
    }

    /// Returns whether all runs were explored, and whether `goal` holds for their report. It raises
    /// the number of iterations as far as necessary.
    pub(crate) fn until(&mut self, program: &Program, goal: impl Fn(&Report) -> bool) -> (bool, bool) {
        for round in 0..3 {
            let report = self.explore(program, round);
            if goal(&report) {
                return (true, true);
            }
            if !report.explored.complete {
                return (false, false);
            }
            self.again += 1;
        }
        (true, false)
    }
}

/// Returns the litmus file of a failure: what is wrong, and what the oracle expects of `check`.
pub fn litmus(program: &Structured, disagreement: &Disagreement) -> String {
    let mut text = format!("// {disagreement}\n");
    if let Ok(parsed) = seawall_model::text::parse(&program.text) {
        let report = explore(&parsed, &Limits::default());
        let said: BTreeSet<String> =
            Pairs::of_oracle(&report).0.into_iter().map(|pair| say(&parsed, pair)).collect();
        let lines = if said.is_empty() { vec!["clean".to_owned()] } else { said.into_iter().collect() };
        text.extend(lines.into_iter().map(|line| format!("// expect check: {line}\n")));
    }
    text + &program.text
}
