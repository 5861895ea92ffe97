//! Conflicts in the form that all judges share: a class and two events.

use std::collections::BTreeSet;

use seawall_analysis::{Finding, FindingCode, Role};
use seawall_model::{EventId, Program};
use seawall_oracle::{Fault, Report};
use seawall_place::{Certificate, UncoveredClass};

/// What is missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Class {
    Race,
    MissingWait,
    MissingFence,
}

/// A conflict: what is missing, and the earlier and the later event.
pub(crate) type Pair = (Class, EventId, EventId);

/// Conflicts, each once.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Pairs(pub(crate) BTreeSet<Pair>);

impl Pairs {
    fn new(all: impl Iterator<Item = Pair>) -> Self {
        Pairs(all.collect())
    }

    /// Returns what the oracle found.
    pub(crate) fn of_oracle(report: &Report) -> Self {
        Self::new(report.verdicts.iter().filter_map(|verdict| {
            let class = match verdict.fault {
                Fault::Race(_) => Class::Race,
                Fault::MissingWait => Class::MissingWait,
                Fault::MissingProxyFence => Class::MissingFence,
                _ => return None,
            };
            Some((class, verdict.earlier?, verdict.event))
        }))
    }

    /// The same, with the races that the oracle does not report because the same two events lack a
    /// wait.
    pub(crate) fn of_oracle_with_covered(report: &Report) -> Self {
        let mut pairs = Self::of_oracle(report);
        pairs.0.extend(report.covered.iter().map(|&(earlier, later)| (Class::Race, earlier, later)));
        pairs
    }

    /// Returns what the certifier reports as uncovered.
    pub(crate) fn of_certificate(certificate: &Certificate) -> Self {
        Self::new(certificate.uncovered.iter().map(|uncovered| {
            let class = match uncovered.class {
                UncoveredClass::Race => Class::Race,
                UncoveredClass::MissingWait => Class::MissingWait,
                UncoveredClass::MissingProxyFence => Class::MissingFence,
            };
            (class, uncovered.earlier, uncovered.later)
        }))
    }

    /// Returns what a check reports.
    pub(crate) fn of_findings(findings: &[Finding]) -> Self {
        Self::new(findings.iter().filter_map(|finding| {
            let class = match finding.code {
                FindingCode::RaceReadAfterWrite
                | FindingCode::RaceWriteAfterRead
                | FindingCode::RaceWriteAfterWrite
                | FindingCode::MissingMemoryFence => Class::Race,
                FindingCode::MissingWait | FindingCode::ReadInFlight | FindingCode::IssueOrder => {
                    Class::MissingWait
                }
                FindingCode::MissingProxyFence => Class::MissingFence,
                _ => return None,
            };
            let earlier = finding.related.iter().find(|r| r.0 == Role::Earlier)?.1;
            Some((class, earlier, finding.event))
        }))
    }

    /// Returns a pair of these that `others` do not have in either direction. Two tools may
    /// disagree on which event is the earlier one.
    pub(crate) fn missing_in(&self, others: &Pairs) -> Option<Pair> {
        let has =
            |&(class, a, b): &Pair| others.0.contains(&(class, a, b)) || others.0.contains(&(class, b, a));
        self.0.iter().copied().find(|pair| !has(pair))
    }

    pub(crate) fn has(&self, class: Class) -> bool {
        self.0.iter().any(|pair| pair.0 == class)
    }

    /// Returns a race other than `except`.
    pub(crate) fn race(&self, except: &BTreeSet<(EventId, EventId)>) -> Option<Pair> {
        self.0.iter().copied().find(|pair| pair.0 == Class::Race && !except.contains(&(pair.1, pair.2)))
    }
}

/// Returns a conflict in words.
pub(crate) fn say(program: &Program, (class, earlier, later): Pair) -> String {
    let class = match class {
        Class::Race | Class::MissingFence => "race",
        Class::MissingWait => "missing-wait",
    };
    let name = |event| &program.origin_of(event).op;
    format!("{class} {} {}", name(earlier), name(later))
}
