//! What is wrong with a program, in four words, as the phase machine and the oracle say it.

use std::fmt;

use seawall_oracle::{Fault, Report};
use seawall_phases::{Finding, Phases};

/// What is wrong. Nothing of it: the program is clean.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Classes {
    /// Two accesses are not ordered, or lack a wait or a proxy fence.
    pub race: bool,
    /// Somebody stands still.
    pub deadlock: bool,
    /// Bytes, arrivals or lifetimes are wrong.
    pub misuse: bool,
    /// A wait may pass on another phase than the one that is meant: what comes of it, a race or a deadlock, the machine leaves open.
    pub lapped: bool,
}

impl Classes {
    /// What the machine found.
    pub(crate) fn of_phases(phases: &Phases) -> Self {
        let mut classes = Classes::default();
        for finding in &phases.findings {
            match finding {
                Finding::Deadlock(_) => classes.deadlock = true,
                Finding::Race(_) => classes.race = true,
                Finding::Lapped(_) => classes.lapped = true,
                Finding::Bytes(_) | Finding::Arrivals(_) | Finding::Lifetime(_) => classes.misuse = true,
            }
        }
        classes
    }

    /// What the oracle found.
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

    /// Whether both say that something is wrong, and one thing is the same.
    pub(crate) fn meets(self, other: Classes) -> bool {
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
