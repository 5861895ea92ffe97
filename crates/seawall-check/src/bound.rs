//! How the reaches of the analyses become the bound of a check.
//!
//! Bounds form a chain, the smallest first: `Unchecked` < `SomeRuns` < `Iterations(1)` <
//! `Iterations(2)` < … < `AllPaths`. [`Bound::and`] is its meet. A result that needs several
//! analyses reaches as far as the one with the smallest reach:
//!
//! | Analysis | Reach | Counts if |
//! |---|---|---|
//! | hazard analysis | `AllPaths` | always |
//! | mbarrier model checker | [`of_phases`] | it ran |
//! | oracle, one CTA | [`of_runs`] | no model checker ran, or conditional barriers are undecided |
//! | oracle, two CTAs | [`of_runs`] | a CTA accesses another one |
//! | suppressed findings | `SomeRuns` | there are some |

use seawall_analysis::Bound;
use seawall_oracle::Report;
use seawall_phases::{Bound as Proved, Phases};

/// The reaches of the analyses of one program.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reaches {
    /// That of the model checker, if it ran.
    pub(crate) phases: Option<Bound>,
    /// That of runs of one CTA.
    pub(crate) inside: Bound,
    /// That of runs of two CTAs.
    pub(crate) between_ctas: Bound,
    /// Whether warps of one partition diverge at conditional barriers.
    pub(crate) diverges: bool,
    /// Whether findings were removed because they depend on unresolved constructs.
    pub(crate) suppresses: bool,
}

impl Reaches {
    /// The bound of the check.
    pub(crate) fn bound(self) -> Bound {
        let mut bound = self.phases.unwrap_or(Bound::AllPaths).and(self.between_ctas);
        if self.phases.is_none() || self.diverges && self.phases != Some(Bound::AllPaths) {
            bound = bound.and(self.inside);
        }
        if self.suppresses { bound.and(Bound::SomeRuns) } else { bound }
    }
}

/// The reach of the mbarrier model checker. One iteration shows no ring that wraps around.
pub(crate) fn of_phases(phases: &Phases) -> Bound {
    match phases.bound {
        Proved::AllTripCounts { .. } | Proved::EveryRun => Bound::AllPaths,
        Proved::UpTo { iterations, .. } if iterations > 1 => Bound::Iterations(iterations),
        Proved::UpTo { .. } | Proved::Nothing => Bound::SomeRuns,
    }
}

/// The reach of runs of the oracle with at most `iterations` of each loop.
pub(crate) fn of_runs(report: &Report, iterations: u32) -> Bound {
    if report.explored.complete { Bound::Iterations(iterations) } else { Bound::SomeRuns }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOME: [Bound; 5] =
        [Bound::Unchecked, Bound::SomeRuns, Bound::Iterations(2), Bound::Iterations(9), Bound::AllPaths];

    #[test]
    fn and_is_the_meet_of_a_chain() {
        for (at, a) in SOME.into_iter().enumerate() {
            for (other, b) in SOME.into_iter().enumerate() {
                assert_eq!(a.and(b), SOME[at.min(other)]);
                for c in SOME {
                    assert_eq!(a.and(b).and(c), a.and(b.and(c)));
                }
            }
        }
    }

    /// An analysis that reaches less far never makes the bound reach farther.
    #[test]
    fn a_bound_falls_with_each_reach() {
        for (at, phases) in SOME.into_iter().enumerate() {
            for inside in SOME {
                for diverges in [false, true] {
                    let reach = |phases| {
                        let between_ctas = Bound::AllPaths;
                        let suppresses = false;
                        Reaches { phases: Some(phases), inside, between_ctas, diverges, suppresses }.bound()
                    };
                    let whole = reach(phases);
                    assert_eq!(whole.and(phases), whole);
                    assert!(SOME[..at].iter().all(|&less| reach(less).and(whole) == reach(less)));
                }
            }
        }
    }

    #[test]
    fn suppressed_findings_leave_some_runs() {
        let all = Bound::AllPaths;
        let reaches =
            Reaches { phases: None, inside: all, between_ctas: all, diverges: false, suppresses: true };
        assert_eq!(reaches.bound(), Bound::SomeRuns);
    }
}
