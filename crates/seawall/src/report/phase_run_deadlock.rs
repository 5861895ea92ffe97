//! The deadlock in which the run of a timeline ends, as rows.

use seawall_phases::{Because, Cause, Deadlock, Stuck};
use seawall_report::report::{ArrivalRow, BlockedRow, DeadlockRow};

use super::phase_run::Run;

impl Run<'_> {
    /// A deadlock as a row of the timeline.
    pub(super) fn deadlock_row(&self, deadlock: &Deadlock) -> DeadlockRow {
        let in_cycle = |stuck: &&Stuck| deadlock.cycle.iter().position(|step| step.wait == stuck.at);
        let mut stuck: Vec<&Stuck> = deadlock.stuck.iter().collect();
        stuck.sort_by_key(|stuck| in_cycle(stuck).unwrap_or(usize::MAX));
        let blocked = |stuck: &&Stuck| BlockedRow {
            partition: self.partition(stuck.at.partition),
            op: self.event(stuck.at.event),
            line: self.line(stuck.at.event),
            iterations: stuck.at.iterations.clone(),
            object: self.object(stuck.object),
            parity: stuck.needs,
            completed: stuck.completed,
            arrivals: stuck.counts.expected - stuck.counts.arrived,
            bytes: stuck.counts.expected_bytes - stuck.counts.copied_bytes,
            last_arrival: stuck.last_arrival.as_ref().map(|last| self.line(last.event)),
            needs: in_cycle(stuck).and_then(|at| deadlock.cycle.get(at)).map(|step| ArrivalRow {
                partition: self.partition(step.by),
                op: self.event(step.arrival),
                line: self.line(step.arrival),
            }),
        };
        DeadlockRow {
            cause: cause(deadlock.cause).to_owned(),
            line: self.line(deadlock.event),
            cycle: stuck.iter().filter(|stuck| in_cycle(stuck).is_some()).count() as u32,
            waits: stuck.iter().map(blocked).collect(),
            because: deadlock.because.map(because),
        }
    }
}

/// The cause of a deadlock, in words.
fn cause(cause: Cause) -> &'static str {
    match cause {
        Cause::NoProducer => "nothing arrives at the barrier of a wait",
        Cause::ParityCadence => "waits need phases at a different rate than they complete",
        Cause::Cycle => "partitions wait for each other in a cycle",
    }
}

/// What makes a phase wrong, in words.
fn because(because: Because) -> String {
    match because {
        Because::ConstantPhase => "the phase is constant; compute it from the iteration".to_owned(),
        Because::OtherRate { needed, completed } => {
            format!("one iteration of the outermost loop needs {needed} phases, and {completed} complete")
        }
    }
}
