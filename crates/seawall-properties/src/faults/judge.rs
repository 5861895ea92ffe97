//! A mutated program judged twice: by the phase machine as it is, and by the oracle in reduced sizes.

use seawall_model::Program;
use seawall_oracle::{Limits, Reason, Report, explore, one_run};
use seawall_phases::{Finding, Incomplete, Phases};

use super::classes::Classes;
use super::sizes::{Sized, sizes};

/// Steps that the oracle may take for one size, if nobody says otherwise.
pub const ORACLE_STEPS: u64 = 600_000;
/// Steps for each state that is kept: memory is bounded with the time.
const STEPS_A_STATE: u64 = 30;
/// The next size takes about so many times the steps of one.
const GROWTH: u64 = 4;

/// Runs by chance in each size, where not all orders were tried.
const RUNS: u64 = 16;

/// What the oracle may take for one size. With one warp of each partition: what two warps of one partition do to each other is
/// another analysis's business.
pub(super) fn limits(steps: u64) -> Limits {
    let states = u32::try_from(steps / STEPS_A_STATE).unwrap_or(u32::MAX);
    Limits { warps: Some(1), ctas: Some(1), iterations: 8, trips: 64, states, steps }
}

/// A program with the sizes that the oracle runs it in.
pub struct Judged {
    sizes: Vec<Sized>,
    limits: Limits,
    /// What is said of the program as it is.
    pub before: Answer,
}

/// What both say of a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The machine's.
    pub machine: Classes,
    /// The first thing that it found.
    pub first: Option<Finding>,
    /// Why the machine did not follow all.
    pub incomplete: Vec<Incomplete>,
    /// The oracle's.
    pub oracle: Classes,
    /// Why the oracle does not know, if it found nothing and did not see all.
    pub open: Option<Open>,
}

/// Why the oracle does not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Open {
    /// Too many orders, even of the smallest size.
    TooLarge,
    /// Something decides that the model does not follow.
    NotFollowed,
    /// The larger sizes, in which rings wrap around, have too many orders.
    OnlySmallSizes,
}

impl Open {
    /// In words.
    pub fn said(self) -> &'static str {
        match self {
            Open::TooLarge => "too many orders",
            Open::NotFollowed => "depends on values that are not followed",
            Open::OnlySmallSizes => "complete in small sizes only",
        }
    }
}

/// Whether both say the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Outcome {
    /// Something is wrong, and both say so.
    Found,
    /// Nothing is wrong, and both say so.
    Harmless,
    /// The machine finds nothing and says that it did not follow everything: then the command asks the oracle.
    LeftToOracle,
    /// The oracle does not know.
    NotJudged(Open),
    /// The oracle finds something, and the machine nothing.
    Missed,
    /// The machine finds something, and the oracle has tried everything and found nothing.
    FalseAlarm,
    /// Both find something, and not the same.
    OtherKind,
}

impl Outcome {
    /// Whether one of the two is wrong.
    pub fn disagrees(self) -> bool {
        matches!(self, Outcome::Missed | Outcome::FalseAlarm | Outcome::OtherKind)
    }
}

impl Answer {
    /// What comes of it.
    pub fn outcome(&self) -> Outcome {
        match (self.machine.is_clean(), self.oracle.is_clean(), self.open) {
            (false, false, _) if self.machine.meets(self.oracle) => Outcome::Found,
            (false, false, _) => Outcome::OtherKind,
            (_, true, Some(open)) => Outcome::NotJudged(open),
            (true, _, _) if !self.incomplete.is_empty() => Outcome::LeftToOracle,
            (true, false, _) => Outcome::Missed,
            (true, true, None) => Outcome::Harmless,
            (false, true, None) => Outcome::FalseAlarm,
        }
    }
}

impl Judged {
    /// Finds the sizes for `program`, and judges it as it is. The oracle may take `steps` for each size ([`ORACLE_STEPS`], or more where there is time).
    pub fn new(program: &Program, steps: u64) -> Self {
        let limits = limits(steps);
        let sizes = sizes(program, &limits);
        let before = Answer {
            machine: Classes::default(),
            first: None,
            incomplete: Vec::new(),
            oracle: Classes::default(),
            open: None,
        };
        let mut judged = Judged { sizes, limits, before };
        judged.before = judged.answer(program);
        judged
    }

    /// The sizes: steps of one run, iterations of all loops together.
    pub fn sizes(&self) -> Vec<u32> {
        self.sizes.iter().map(Sized::iterations).collect()
    }

    /// What both say of a mutated program.
    pub fn answer(&self, mutated: &Program) -> Answer {
        let phases: Phases = seawall_phases::run(mutated, &seawall_phases::Limits::default());
        let machine = Classes::of_phases(&phases);
        let (oracle, open) = match self.ask(mutated, machine) {
            (_, Some(open)) if open != Open::NotFollowed => self
                .by_chance(mutated, machine)
                .map_or((Classes::default(), Some(open)), |found| (found, None)),
            told => told,
        };
        Answer {
            machine,
            first: phases.findings.into_iter().next(),
            incomplete: phases.incomplete,
            oracle,
            open,
        }
    }

    /// The oracle, size by size, until something is wrong, and the same as to the machine if that finds something: a fault may show itself in small sizes
    /// in one way and in large ones in another. If it never is the same, what was found first.
    fn ask(&self, mutated: &Program, machine: Classes) -> (Classes, Option<Open>) {
        let mut open = Some(Open::TooLarge);
        let mut other = None;
        for (number, sized) in self.sizes.iter().enumerate() {
            let report: Report = explore(&sized.of(mutated), &self.limits);
            let found = Classes::of_report(&report);
            let explored = &report.explored;
            if !found.is_clean() {
                if machine.is_clean() || machine.meets(found) {
                    return (found, None);
                }
                other = other.or(Some(found));
            }
            if other.is_some() && explored.steps.saturating_mul(GROWTH) <= self.limits.steps {
                continue;
            }
            if let Some(other) = other {
                return (other, None);
            }
            if explored.guessed || explored.reasons.contains(&Reason::UnknownValues) {
                return (found, Some(Open::NotFollowed));
            }
            if !explored.complete {
                break;
            }
            // A fault that the machine finds may need a larger size; that nothing is wrong is believed once rings have wrapped around.
            let last = number + 1 == self.sizes.len();
            let enough = last || machine.is_clean() && sized.wraps;
            open = if enough { None } else { open.and(Some(Open::OnlySmallSizes)) };
            if explored.steps.saturating_mul(GROWTH) > self.limits.steps {
                break;
            }
        }
        other.map_or((Classes::default(), open), |other| (other, None))
    }

    /// What some runs of the larger sizes show, too, if that is the same as the machine finds; to the machine that finds nothing, whatever they show. A fault
    /// that needs a larger size than those whose orders can all be tried hardly ever needs an order of its own there.
    fn by_chance(&self, mutated: &Program, machine: Classes) -> Option<Classes> {
        self.sizes.iter().rev().find_map(|sized| {
            let program = sized.of(mutated);
            (1..=RUNS).find_map(|seed| {
                let found = Classes::of_report(&one_run(&program, &self.limits, seed).0);
                (!found.is_clean() && (machine.is_clean() || machine.meets(found))).then_some(found)
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::faults::{FaultKind, Mutation, ring};

    /// What is wrong from the fourth iteration on is found by runs of a size whose orders are too many; what is wrong in no run stays open there.
    #[test]
    fn larger_sizes_are_run_by_chance() {
        let ring = ring();
        let few = Judged::new(&ring, 400);
        assert_eq!(few.before.outcome(), Outcome::NotJudged(Open::OnlySmallSizes));
        let dropped: Vec<Mutation> = Mutation::all(&ring)
            .into_iter()
            .filter(|mutation| mutation.kind == FaultKind::DropArrive)
            .collect();
        assert!(!dropped.is_empty());
        for mutation in &dropped {
            let mutated = mutation.put_into(&ring);
            let answer = few.answer(&mutated);
            assert_eq!(answer.outcome(), Outcome::Found, "{}", mutation.said(&ring));
        }
        let alone = |mutation: &Mutation| {
            few.ask(&mutation.put_into(&ring), Classes { deadlock: true, ..Classes::default() })
        };
        assert!(dropped.iter().any(|mutation| alone(mutation).1 == Some(Open::OnlySmallSizes)));
    }
}
