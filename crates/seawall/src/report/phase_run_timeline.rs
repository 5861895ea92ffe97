//! The timeline of a report: the first run of the mbarrier model checker in words.

use seawall_model::EventId;
use seawall_phases::{Finding, Phases};
use seawall_report::report::{LaneRow, Occupancy, StepRow, TimelineRows};

use super::lines::short;
use super::phase_run::Run;
use super::uses::{Role, touches};

impl Run<'_> {
    /// The steps of the run that is shown.
    pub(crate) fn timeline(&self, phases: &Phases) -> TimelineRows {
        let lane = |lane: &seawall_phases::Lane| LaneRow {
            partition: self.partition(lane.partition),
            steps: lane.steps.iter().map(|step| self.step(step)).collect(),
        };
        let occupied = |slot: &seawall_phases::Occupied| Occupancy {
            buffer: self.buffer(slot.buffer),
            slot: slot.slot,
            from: slot.written.0,
            to: slot.last_read.as_ref().map(|read| read.0),
            written_at: self.line(slot.written.1.event),
            read_at: slot.last_read.as_ref().map(|read| self.line(read.1.event)),
            iterations: slot.written.1.iterations.clone(),
        };
        let deadlock = phases.findings.iter().find_map(|finding| match finding {
            Finding::Deadlock(deadlock) => {
                (phases.timeline.deadlock == Some(deadlock.event)).then_some(deadlock)
            }
            Finding::Race(_)
            | Finding::Lapped(_)
            | Finding::Bytes(_)
            | Finding::Arrivals(_)
            | Finding::Lifetime(_)
            | Finding::InFlightAtEnd(_) => None,
        });
        TimelineRows {
            lanes: phases.timeline.lanes.iter().map(lane).collect(),
            occupancy: phases.timeline.occupancy.iter().map(occupied).collect(),
            omitted: phases.timeline.omitted,
            cut: phases.timeline.cut,
            deadlock: deadlock.map(|deadlock| self.deadlock_row(deadlock)),
        }
    }

    fn step(&self, step: &seawall_phases::Step) -> StepRow {
        let event = step.instance.event;
        StepRow {
            time: step.time,
            op: self.event(event),
            line: self.line(event),
            iterations: step.instance.iterations.clone(),
            object: step.object.map(|object| self.object(object)),
            before: step.before,
            after: step.after,
            blocked_from: step.blocked_from,
            released_by: step.blocked_until.iter().map(|instance| self.line(instance.event)).collect(),
            stuck: step.stuck,
            class: self.class(event).to_owned(),
        }
    }

    /// The class that determines how a step is drawn.
    fn class(&self, event: EventId) -> &'static str {
        let Some(op) = self.op(event) else { return "other" };
        let uses = touches(self.facts.m, self.facts.knowledge, op);
        let name = short(self.facts.m, op);
        if uses.iter().any(|used| used.role.waits()) {
            "wait"
        } else if name.contains("mma") || name.contains("dot") {
            "mma"
        } else if name.contains("copy") {
            "copy"
        } else if uses.iter().any(|used| used.role.arrives() || used.role == Role::Expect) {
            "arrive"
        } else if uses.iter().any(|used| used.role.is_data()) {
            "access"
        } else {
            "other"
        }
    }
}
