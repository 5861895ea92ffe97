//! Words for what a simulation did, shared by its renderers.

use seawall_model::{Action, BarrierKind, EventId, MBarrierOp, PartitionId, Place, Program, TokenOp};
use seawall_oracle::{Actor, Fault, Report, Schedule, Step, StepKind, Verdict};

use crate::clean::one_line;
use crate::describe;
use crate::source::Source;

/// A name is cut after this many characters.
const NAME_LIMIT: usize = 200;

/// One model that was run, with the text that it comes from.
#[derive(Clone, Copy, Debug)]
pub struct Simulated<'a> {
    /// The text.
    pub source: Source<'a>,
    /// The model.
    pub program: &'a Program,
    /// What was found.
    pub report: &'a Report,
    /// The steps of the one run, if only one was made.
    pub trace: Option<&'a Schedule>,
}

/// A fault's stable name.
pub(crate) fn fault_code(fault: Fault) -> &'static str {
    match fault {
        Fault::Race(_) => "race",
        Fault::MissingWait => "missing-wait",
        Fault::MissingProxyFence => "missing-proxy-fence",
        Fault::Deadlock => "deadlock",
        Fault::WrongBytes => "wrong-bytes",
        Fault::WrongArrivals => "wrong-arrivals",
        Fault::MBarrierLifetime => "mbarrier-lifetime",
        Fault::SplitBarrierMisuse => "split-barrier-misuse",
        Fault::EndedCta => "ended-cta",
    }
}

/// What a step's kind is called.
pub(crate) fn kind_code(kind: &StepKind) -> &'static str {
    match kind {
        StepKind::Does => "does",
        StepKind::Waits => "waits",
        StepKind::Passes => "passes",
        StepKind::Completes => "completes",
        StepKind::Stuck => "stuck",
    }
}

impl Simulated<'_> {
    /// A fault in one line.
    pub(crate) fn headline(&self, verdict: &Verdict) -> String {
        let event = self.op(verdict.event);
        let earlier = verdict.earlier.map(|earlier| self.op(earlier)).unwrap_or_default();
        let apart = if verdict.between_ctas { " in different CTAs" } else { "" };
        match verdict.fault {
            Fault::Race(kind) => {
                format!("race: {} between {earlier} and {event}{apart}", kind.name())
            }
            Fault::MissingWait => {
                format!("missing wait: {earlier} may still be in flight at {event}{apart}")
            }
            Fault::MissingProxyFence => {
                format!("missing proxy fence: {event} goes through the async proxy after {earlier}{apart}")
            }
            Fault::Deadlock => format!("deadlock: {event} is never passed"),
            Fault::WrongBytes => {
                format!("wrong bytes: what is expected and what arrives differ, last at {event}")
            }
            Fault::WrongArrivals => format!("wrong arrivals: {event} arrives more often than is counted"),
            Fault::MBarrierLifetime => {
                format!("{event} uses an mbarrier's memory while it is none, or as something else")
            }
            Fault::SplitBarrierMisuse => format!("{event} has no other half"),
            Fault::EndedCta => format!("{event} may access the memory of a CTA that has ended"),
        }
    }

    fn op(&self, event: EventId) -> String {
        describe::op(&self.source, self.program.origin_of(event))
    }

    /// The text of an event's op.
    pub(crate) fn op_text(&self, event: EventId) -> String {
        describe::op_text(&self.source, self.program.origin_of(event))
    }

    pub(crate) fn line(&self, event: EventId) -> u32 {
        self.source.line(self.program.origin_of(event).span.start)
    }

    /// `producer warp 0`, with the CTA in front if several are simulated.
    pub(crate) fn actor(&self, actor: Actor) -> String {
        let cta = if self.report.explored.ctas > 1 { format!("CTA {} ", actor.cta) } else { String::new() };
        let what = if actor.engine { "engine" } else { "warp" };
        format!("{cta}{} {what} {}", self.partition(actor.partition), actor.warp)
    }

    /// The name of the model. It is the input's, as are those of partitions and buffers: none reaches a terminal or a page as it is.
    pub(crate) fn name(&self) -> String {
        one_line(&self.program.name, NAME_LIMIT)
    }

    fn partition(&self, id: PartitionId) -> String {
        self.program.partitions.get(id).map_or_else(|| "?".to_owned(), |p| one_line(&p.name, NAME_LIMIT))
    }

    /// The repetitions that a step is in: `iteration 2, 0`.
    pub(crate) fn iterations(&self, step: &Step) -> String {
        let counts: Vec<String> = step.iterations.iter().map(|(_, count)| count.to_string()).collect();
        if counts.is_empty() { String::new() } else { format!("iteration {}", counts.join(", ")) }
    }

    /// What a step does, with what it waits for.
    pub(crate) fn what(&self, step: &Step) -> String {
        let Some(event) = step.event else {
            return match step.kind {
                StepKind::Waits => "waits for the partitions".to_owned(),
                StepKind::Stuck => "stuck at the partitions' end".to_owned(),
                _ => "goes on".to_owned(),
            };
        };
        let text = self.op_text(event);
        match step.kind {
            StepKind::Does => text,
            StepKind::Waits => format!("{text}: waits for {}", self.awaited(event)),
            StepKind::Passes => format!("{text}: passes"),
            StepKind::Completes => format!("{text}: is complete and arrives"),
            StepKind::Stuck => format!("{text}: stuck, waits for {}", self.awaited(event)),
        }
    }

    /// What an event waits for.
    fn awaited(&self, event: EventId) -> String {
        let event = &self.program.events[event];
        match &event.action {
            Action::Barrier(barrier) => match barrier.kind {
                BarrierKind::Named { .. } => "enough threads at the named barrier".to_owned(),
                BarrierKind::WaitSignal { .. } => "the signals of the other warps".to_owned(),
                BarrierKind::Cluster { .. } => "the other warps of the cluster".to_owned(),
                _ => "the other warps of the partition".to_owned(),
            },
            Action::MBarrier(mbarrier) if matches!(mbarrier.op, MBarrierOp::Wait { .. }) => {
                let place = event.accesses.first().and_then(|access| access.footprints.first());
                match place.map(|footprint| footprint.place) {
                    Some(Place::Buffer(buffer)) => {
                        format!(
                            "a phase of mbarrier `{}`",
                            one_line(&self.program.buffers[buffer].name, NAME_LIMIT)
                        )
                    }
                    _ => "a phase of an mbarrier".to_owned(),
                }
            }
            Action::Token(TokenOp::Acquire { .. }) => "the slot to be empty".to_owned(),
            Action::Token(TokenOp::Wait { .. }) => "the slot to be full".to_owned(),
            _ => "others".to_owned(),
        }
    }

    /// How much was run, in one line.
    pub(crate) fn explored(&self) -> String {
        let explored = &self.report.explored;
        let warps: Vec<String> = explored.warps.iter().map(u32::to_string).collect();
        let mut text = format!(
            "{} runs, {} choices, {} steps; warps per partition: {}",
            explored.runs,
            explored.states,
            explored.steps,
            warps.join(", ")
        );
        if explored.ctas > 1 {
            text.push_str(&format!("; CTAs: {}", explored.ctas));
        }
        if explored.bounded_loops {
            text.push_str("; loops were cut at the bound");
        }
        if let Some(reasons) = self.incomplete() {
            text.push_str(&format!("; incomplete: {reasons}"));
        }
        text
    }

    /// Why not everything within the bounds was run; `None` if it was.
    pub fn incomplete(&self) -> Option<String> {
        let reasons: Vec<String> =
            self.report.explored.reasons.iter().map(|reason| self.reason(reason)).collect();
        (!reasons.is_empty()).then(|| reasons.join(", "))
    }

    fn reason(&self, reason: &seawall_oracle::Reason) -> String {
        use seawall_oracle::Reason;
        match reason {
            Reason::States => "too many states".to_owned(),
            Reason::Steps => "too many steps".to_owned(),
            Reason::TooLarge => "too many warps or synchronization objects".to_owned(),
            Reason::UnknownCallee(event) => format!("{} calls a function that is not there", self.op(*event)),
            Reason::DeepCall(event) => format!("{} calls too deeply", self.op(*event)),
            Reason::UnknownObject(event) => format!("it is not known what {} works on", self.op(*event)),
            Reason::UnknownValues => {
                "what partitions do to each other depends on values that are not known".to_owned()
            }
            Reason::NoKernel => "there is no kernel".to_owned(),
        }
    }
}
