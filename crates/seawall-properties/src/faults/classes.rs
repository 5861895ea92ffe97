//! What is wrong with a program, in four classes that the mbarrier model checker and the oracle
//! share.

use std::fmt;

use seawall_oracle::{Fault, Report};
use seawall_phases::{Finding, Phases};

/// What is wrong. A program without any class is clean.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Classes {
    /// Two accesses are not ordered, or a wait or a proxy fence between them is missing.
    pub race: bool,
    /// Partitions deadlock.
    pub deadlock: bool,
    /// Bytes, arrivals or lifetimes are wrong.
    pub misuse: bool,
    /// A wait may pass on another phase than the intended one. The checker does not decide whether
    /// a race or a deadlock follows.
    pub lapped: bool,
}

impl Classes {
    /// Returns what the checker found.
    pub(crate) fn of_phases(phases: &Phases) -> Self {
        let mut classes = Classes::default();
        for finding in &phases.findings {
            match finding {
                Finding::Deadlock(_) => classes.deadlock = true,
                Finding::Race(_) | Finding::InFlightAtEnd(_) => classes.race = true,
                Finding::Lapped(_) => classes.lapped = true,
                Finding::Bytes(_) | Finding::Arrivals(_) | Finding::Lifetime(_) => classes.misuse = true,
            }
        }
        classes
    }

    /// Returns what the oracle found.
    pub(crate) fn of_report(report: &Report) -> Self {
        let mut classes = Classes::default();
        for verdict in &report.verdicts {
            match verdict.fault {
                Fault::Race(_) | Fault::MissingWait | Fault::MissingProxyFence | Fault::EndedCta => {
                    classes.race = true;
                }
                Fault::Deadlock => classes.deadlock = true,
                Fault::WrongBytes
                | Fault::WrongArrivals
                | Fault::MBarrierLifetime
                | Fault::SplitBarrierMisuse => classes.misuse = true,
            }
        }
        classes
    }

    /// Whether nothing is wrong.
    pub fn is_clean(self) -> bool {
        self == Classes::default()
    }

    /// Whether both found a fault, and one class is the same.
    pub(crate) fn agrees_with(self, other: Classes) -> bool {
        let order = |classes: Classes| classes.race || classes.deadlock;
        self.race && other.race
            || self.deadlock && other.deadlock
            || self.misuse && other.misuse
            || self.lapped && (order(other) || other.misuse)
    }
}

impl fmt::Display for Classes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = [
            (self.race, "race"),
            (self.deadlock, "deadlock"),
            (self.misuse, "misuse"),
            (self.lapped, "lapped"),
        ];
        let said: Vec<&str> = words.iter().filter(|word| word.0).map(|word| word.1).collect();
        f.write_str(if said.is_empty() { "clean".to_owned() } else { said.join(" and ") }.as_str())
    }
}
