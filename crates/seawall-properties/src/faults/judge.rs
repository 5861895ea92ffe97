//! A mutated program judged twice: by the mbarrier model checker as it is, and by the oracle in
//! reduced sizes.

use seawall_base::saturated;
use seawall_model::Program;
use seawall_oracle::{Limits, Reason, Report, explore, one_run};
use seawall_phases::{Finding, Incomplete, Phases};

use super::classes::Classes;
use super::sizes::{Sized, sizes};

/// The default number of steps that the oracle may take for one size.
pub const ORACLE_STEPS: u64 = 600_000;
/// Steps for each state that is kept, so that memory is bounded together with time.
const STEPS_A_STATE: u64 = 30;
/// The next size takes about this many times the steps of one.
const GROWTH: u64 = 4;

/// Random runs in each size, where not all orders were tried.
const RUNS: u64 = 16;

/// Returns what the oracle may take for one size. It runs one warp of each partition, because
/// another analysis covers hazards among the warps of one partition.
pub(super) fn limits(steps: u64) -> Limits {
    let states = saturated::<u32>(steps / STEPS_A_STATE);
    Limits { warps: Some(1), ctas: Some(1), iterations: 8, trips: 64, states, steps, values: Vec::new() }
}

/// A program with the sizes that the oracle runs it in.
pub struct Judged {
    sizes: Vec<Sized>,
    limits: Limits,
    /// The answer for the unchanged program.
    pub before: Answer,
}

/// What both report about a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// What the checker reports.
    pub checker: Classes,
    /// The first finding of the checker.
    pub first: Option<Finding>,
    /// What the checker did not explore.
    pub incomplete: Vec<Incomplete>,
    /// What the oracle reports.
    pub oracle: Classes,
    /// Why the oracle is undecided, if it found nothing and did not explore everything.
    pub open: Option<Undecided>,
}

/// Why the oracle is undecided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Undecided {
    /// Too many orders, even of the smallest size.
    TooLarge,
    /// A decision depends on an unknown value.
    UnknownValues,
    /// The larger sizes, in which rings wrap around, have too many orders.
    OnlySmallSizes,
}

impl Undecided {
    /// Returns the reason in words.
    pub fn describe(self) -> &'static str {
        match self {
            Undecided::TooLarge => "too many orders",
            Undecided::UnknownValues => "depends on unknown values",
            Undecided::OnlySmallSizes => "complete in small sizes only",
        }
    }
}

/// How the two answers compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Outcome {
    /// Both report a fault.
    Found,
    /// Both report no fault.
    Harmless,
    /// The checker finds nothing, and reports that it did not explore everything. The command then
    /// asks the oracle.
    LeftToOracle,
    /// The oracle is undecided.
    NotJudged(Undecided),
    /// The oracle finds a fault, and the checker none.
    Missed,
    /// The checker finds a fault. The oracle has tried everything, and finds none.
    FalseAlarm,
    /// Both find a fault, but not of the same class.
    OtherKind,
}

impl Outcome {
    /// Whether one of the two is wrong.
    pub fn disagrees(self) -> bool {
        matches!(self, Outcome::Missed | Outcome::FalseAlarm | Outcome::OtherKind)
    }
}

impl Answer {
    /// Returns how the two answers compare.
    pub fn outcome(&self) -> Outcome {
        match (self.checker.is_clean(), self.oracle.is_clean(), self.open) {
            (false, false, _) if self.checker.agrees_with(self.oracle) => Outcome::Found,
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
    /// Finds the sizes for `program`, and judges the unchanged program. The oracle may take `steps`
    /// for each size ([`ORACLE_STEPS`], or more where there is time).
    pub fn new(program: &Program, steps: u64) -> Self {
        let limits = limits(steps);
        let sizes = sizes(program, &limits);
        let before = Answer {
            checker: Classes::default(),
            first: None,
            incomplete: Vec::new(),
            oracle: Classes::default(),
            open: None,
        };
        let mut judged = Judged { sizes, limits, before };
        judged.before = judged.answer(program);
        judged
    }

    /// Returns, for each size, the iterations of all loops together.
    pub fn sizes(&self) -> Vec<u32> {
        self.sizes.iter().map(Sized::iterations).collect()
    }

    /// Judges a mutated program.
    pub fn answer(&self, mutated: &Program) -> Answer {
        let phases: Phases = seawall_phases::run(mutated, &seawall_phases::Limits::default());
        let checker = Classes::of_phases(&phases);
        let (oracle, open) = match self.ask(mutated, checker) {
            (_, Some(open)) if open != Undecided::UnknownValues => self
                .by_chance(mutated, checker)
                .map_or((Classes::default(), Some(open)), |found| (found, None)),
            decided => decided,
        };
        Answer {
            checker,
            first: phases.findings.into_iter().next(),
            incomplete: phases.incomplete,
            oracle,
            open,
        }
    }

    /// Runs the oracle, size by size, until it finds a fault. If the checker finds one, the class
    /// has to be the same, because a fault may show differently in small and in large sizes. If no
    /// class is the same, the first fault that was found is returned.
    fn ask(&self, mutated: &Program, checker: Classes) -> (Classes, Option<Undecided>) {
        let mut open = Some(Undecided::TooLarge);
        let mut other = None;
        for (number, sized) in self.sizes.iter().enumerate() {
            let report: Report = explore(&sized.of(mutated), &self.limits);
            let found = Classes::of_report(&report);
            let explored = &report.explored;
            if !found.is_clean() {
                if checker.is_clean() || checker.agrees_with(found) {
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
                return (found, Some(Undecided::UnknownValues));
            }
            if !explored.complete {
                break;
            }
            // A fault that the checker finds may need a larger size. A clean result counts once
            // rings have wrapped around.
            let last = number + 1 == self.sizes.len();
            let enough = last || checker.is_clean() && sized.wraps;
            open = if enough { None } else { open.and(Some(Undecided::OnlySmallSizes)) };
            if explored.steps.saturating_mul(GROWTH) > self.limits.steps {
                break;
            }
        }
        other.map_or((Classes::default(), open), |other| (other, None))
    }

    /// Returns a fault that some runs of the larger sizes show: of a class that the checker
    /// reports, or of any class if it reports none. A fault that needs a size whose orders cannot
    /// all be tried hardly ever needs a special order, too.
    fn by_chance(&self, mutated: &Program, checker: Classes) -> Option<Classes> {
        self.sizes.iter().rev().find_map(|sized| {
            let program = sized.of(mutated);
            (1..=RUNS).find_map(|seed| {
                let found = Classes::of_report(&one_run(&program, &self.limits, seed).0);
                (!found.is_clean() && (checker.is_clean() || checker.agrees_with(found))).then_some(found)
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::faults::{FaultKind, Mutation, ring};

    /// A fault from the fourth iteration on shows in runs of a size that has too many orders. A
    /// fault that no run shows stays undecided there.
    #[test]
    fn larger_sizes_are_run_by_chance() {
        let ring = ring();
        let few = Judged::new(&ring, 400);
        assert_eq!(few.before.outcome(), Outcome::NotJudged(Undecided::OnlySmallSizes));
        let dropped: Vec<Mutation> = Mutation::all(&ring)
            .into_iter()
            .filter(|mutation| mutation.kind == FaultKind::DropArrive)
            .collect();
        assert!(!dropped.is_empty());
        for mutation in &dropped {
            let mutated = mutation.put_into(&ring);
            let answer = few.answer(&mutated);
            assert_eq!(answer.outcome(), Outcome::Found, "{}", mutation.describe(&ring));
        }
        let alone = |mutation: &Mutation| {
            few.ask(&mutation.put_into(&ring), Classes { deadlock: true, ..Classes::default() })
        };
        assert!(dropped.iter().any(|mutation| alone(mutation).1 == Some(Undecided::OnlySmallSizes)));
    }
}
