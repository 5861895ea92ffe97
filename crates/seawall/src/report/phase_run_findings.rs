//! Findings of the mbarrier model checker in words: details for findings of the check, and findings
//! of incomplete runs, which the check does not report.

use seawall_phases::{Because, Cause, Deadlock, Finding, Lack, LifetimeFault, Phases, RacePair, Stuck};
use seawall_report::report::{FindingRow, Remark};

use super::phase_run::Run;

impl Run<'_> {
    /// Adds to `known`: the blocked partitions and the cause to a row at the same place, and rows
    /// for new findings.
    pub(crate) fn findings(&self, phases: &Phases, known: &mut Vec<FindingRow>) {
        let confirmed = phases.is_complete();
        for finding in &phases.findings {
            let row = self.finding(finding);
            let same = |known: &&mut FindingRow| known.line == row.line && known.kind == row.kind;
            match known.iter_mut().find(same) {
                Some(known) if matches!(finding, Finding::Deadlock(_)) => {
                    known.related.extend(row.related);
                    known.help = row.help.or(known.help.take());
                }
                Some(_) => {}
                // A wait that may pass late is the cause of another finding, which is already
                // reported.
                None if confirmed => known.push(row),
                // Nested loops are cut, and unresolved values may take infeasible values.
                None => known.push(FindingRow {
                    headline: format!("unconfirmed, from the mbarrier model checker only: {}", row.headline),
                    ..row
                }),
            }
        }
    }

    fn finding(&self, finding: &Finding) -> FindingRow {
        let event = finding.event();
        let (kind, headline, related, help) = match finding {
            Finding::Deadlock(deadlock) => self.deadlock(deadlock),
            Finding::Race(race) => self.race(race),
            Finding::Lapped(lapped) => {
                let by = Remark { line: self.line(lapped.by.event), text: self.instance(&lapped.by) };
                let text = format!("a wait on {} may pass one phase too late", self.object(lapped.object));
                ("protocol", text, vec![by], None)
            }
            Finding::Bytes(bytes) => {
                let text = format!(
                    "{} expects {} bytes too many or too few",
                    self.object(bytes.object),
                    bytes.missing
                );
                ("protocol", text, Vec::new(), None)
            }
            Finding::Arrivals(arrivals) => {
                let object = self.object(arrivals.object);
                let text = format!("{object} expects {} arrivals per phase, but gets more", arrivals.count);
                ("protocol", text, Vec::new(), None)
            }
            Finding::Lifetime(lifetime) => {
                let object = self.object(lifetime.object);
                let text = match lifetime.fault {
                    LifetimeFault::NotAlive => {
                        format!("{object} is used before its initialisation or after its invalidation")
                    }
                    LifetimeFault::MemoryUsed => format!("the memory of {object} is used for other data"),
                    LifetimeFault::NotEnded => {
                        format!("{object} is initialised again before its invalidation")
                    }
                };
                ("protocol", text, Vec::new(), None)
            }
        };
        FindingRow {
            code: String::new(),
            id: String::new(),
            follows_from: None,
            kind: kind.to_owned(),
            headline,
            line: self.line(event),
            source: None,
            op: self.event(event),
            here: String::new(),
            related,
            notes: Vec::new(),
            help,
        }
    }

    fn deadlock(&self, deadlock: &Deadlock) -> (&'static str, String, Vec<Remark>, Option<String>) {
        let cause = match deadlock.cause {
            Cause::NoProducer => "nothing arrives at the barrier of a wait",
            Cause::ParityCadence => "waits need phases at a different rate than they complete",
            Cause::Cycle => "partitions wait for each other in a cycle",
        };
        let mut related: Vec<Remark> = deadlock.stuck.iter().map(|stuck| self.stuck(stuck)).collect();
        related.extend(deadlock.cycle.iter().map(|step| {
            let text = format!(
                "{} needs `{}` (line {}) of {}",
                self.instance(&step.wait),
                self.event(step.arrival),
                self.line(step.arrival),
                self.partition(step.by)
            );
            Remark { line: self.line(step.wait.event), text }
        }));
        let help = deadlock.because.map(|because| match because {
            Because::ConstantPhase => "the phase is constant; compute it from the iteration".to_owned(),
            Because::OtherRate { needed, completed } => {
                format!("one iteration of the outermost loop needs {needed} phases, and {completed} complete")
            }
        });
        ("deadlock", format!("the kernel deadlocks: {cause}"), related, help)
    }

    fn stuck(&self, stuck: &Stuck) -> Remark {
        let needs = stuck.needs.map(|parity| format!(", needs parity {parity}")).unwrap_or_default();
        let last = match &stuck.last_arrival {
            Some(instance) => format!("; the last arrival was {}", self.instance(instance)),
            None => "; there was no arrival".to_owned(),
        };
        let text = format!(
            "{} is blocked on {}{needs}; {} phases have completed{last}",
            self.instance(&stuck.at),
            self.object(stuck.object),
            stuck.completed
        );
        Remark { line: self.line(stuck.at.event), text }
    }

    fn race(&self, race: &RacePair) -> (&'static str, String, Vec<Remark>, Option<String>) {
        let what = match race.lack {
            Lack::Order => "are not ordered",
            Lack::Completion => "are ordered by issue only: the first may not be complete",
            Lack::ProxyFence => "use different proxies without a proxy fence between them",
        };
        let headline =
            format!("`{}` and `{}` {what}", self.event(race.earlier.event), self.event(race.later.event));
        let related =
            vec![Remark { line: self.line(race.earlier.event), text: self.instance(&race.earlier) }];
        ("race", headline, related, Some(self.missing(&race.missing)))
    }
}
