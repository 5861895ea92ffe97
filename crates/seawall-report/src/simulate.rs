//! Words for the steps and faults of a simulation, which its renderers share.

use seawall_model::{Action, BarrierKind, EventId, PartitionId, Place, Program, TokenOp};
use seawall_oracle::{Actor, Fault, Report, Schedule, Step, StepKind, Verdict};

use crate::clean::one_line;
use crate::describe;
use crate::source::Source;

/// The number of characters of a name that are shown.
const NAME_LIMIT: usize = 200;

/// One model that was run, with its text.
#[derive(Clone, Copy, Debug)]
pub struct Simulated<'a> {
    /// The text.
    pub source: Source<'a>,
    /// The model.
    pub program: &'a Program,
    /// The faults and the explored runs.
    pub report: &'a Report,
    /// The steps of the single run, if only one run was made.
    pub trace: Option<&'a Schedule>,
}

/// The stable name of a fault.
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

/// The name of a step's kind.
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
        let in_ctas = if verdict.between_ctas { " in different CTAs" } else { "" };
        match verdict.fault {
            Fault::Race(kind) => {
                format!("race: {} between {earlier} and {event}{in_ctas}", kind.name())
            }
            Fault::MissingWait => {
                format!("missing wait: {earlier} may still be in flight at {event}{in_ctas}")
            }
            Fault::MissingProxyFence => {
                format!("missing proxy fence: {event} goes through the async proxy after {earlier}{in_ctas}")
            }
            Fault::Deadlock => format!("deadlock: {event} blocks forever"),
            Fault::WrongBytes => {
                format!("wrong bytes: the expected bytes and the copied bytes differ, last at {event}")
            }
            Fault::WrongArrivals => format!("wrong arrivals: {event} exceeds the arrival count"),
            Fault::MBarrierLifetime => {
                format!(
                    "mbarrier lifetime: {event} uses the memory of an mbarrier before its \
                         initialisation, after its invalidation, or as other data"
                )
            }
            Fault::SplitBarrierMisuse => format!(
                "split barrier misuse: {event} has no matching signal or \
                                                  wait"
            ),
            Fault::EndedCta => format!("ended CTA: {event} may access the memory of a CTA that has ended"),
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

    /// The place of a step: `line 12`, or `kernel.py:33 (line 12)` if the source is known.
    pub(crate) fn place(&self, event: EventId) -> String {
        let line = format!("line {}", self.line(event));
        match self.source.kernel_place(self.program.origin_of(event)) {
            Some(place) => {
                let frame = place.shown();
                let file = self.source.file_name(frame);
                format!("{}:{} ({line})", file.rsplit('/').next().unwrap_or(&file), frame.line)
            }
            None => line,
        }
    }

    /// For example `producer warp 0`, with the CTA in front if several CTAs are simulated.
    pub(crate) fn actor(&self, actor: Actor) -> String {
        let cta = if self.report.explored.ctas > 1 { format!("CTA {} ", actor.cta) } else { String::new() };
        let what = if actor.engine { "engine" } else { "warp" };
        format!("{cta}{} {what} {}", self.partition(actor.partition), actor.warp)
    }

    /// The name of the model. Like the names of partitions and buffers it comes from the input and
    /// is sanitized for terminals and pages.
    pub(crate) fn name(&self) -> String {
        one_line(&self.program.name, NAME_LIMIT)
    }

    fn partition(&self, id: PartitionId) -> String {
        self.program.partitions.get(id).map_or_else(|| "?".to_owned(), |p| one_line(&p.name, NAME_LIMIT))
    }

    /// The iterations of the loops around a step, such as `iteration 2, 0`.
    pub(crate) fn iterations(&self, step: &Step) -> String {
        let counts: Vec<String> = step.iterations.iter().map(|(_, count)| count.to_string()).collect();
        if counts.is_empty() { String::new() } else { format!("iteration {}", counts.join(", ")) }
    }

    /// The action of a step, with what it waits for.
    pub(crate) fn what(&self, step: &Step) -> String {
        let Some(event) = step.event else {
            return match step.kind {
                StepKind::Waits => "waits for the partitions".to_owned(),
                StepKind::Stuck => "blocked at the end of the partitions".to_owned(),
                _ => "continues".to_owned(),
            };
        };
        let text = self.op_text(event);
        match step.kind {
            StepKind::Does => text,
            StepKind::Waits => format!("{text}: waits for {}", self.awaited(event)),
            StepKind::Passes => format!("{text}: passes"),
            StepKind::Completes => format!("{text}: completes and arrives"),
            StepKind::Stuck => format!("{text}: blocked, waits for {}", self.awaited(event)),
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
            Action::MBarrier(_) if event.action.mbarrier_wait().is_some() => {
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

    /// The size of the exploration, in one line.
    pub(crate) fn explored(&self) -> String {
        let explored = &self.report.explored;
        let warps: Vec<String> = explored.warps.iter().map(u32::to_string).collect();
        let count = |n: u64, noun: &str| format!("{n} {noun}{}", if n == 1 { "" } else { "s" });
        let mut text = format!(
            "{}, {}, {}; warps per partition: {}",
            count(explored.runs, "run"),
            count(explored.states, "choice"),
            count(explored.steps, "step"),
            warps.join(", ")
        );
        if explored.ctas > 1 {
            text.push_str(&format!("; CTAs: {}", explored.ctas));
        }
        if explored.bounded_loops {
            text.push_str("; loops stopped at the iteration bound");
        }
        if let Some(reasons) = self.incomplete() {
            text.push_str(&format!("; incomplete: {reasons}"));
        }
        text
    }

    /// Why the exploration within the bounds is incomplete. `None` if it is complete.
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
            Reason::UnknownCallee(event) => format!("{} calls an undefined function", self.op(*event)),
            Reason::DeepCall(event) => format!("{} exceeds the call depth limit", self.op(*event)),
            Reason::UnknownObject(event) => format!("the object of {} is unknown", self.op(*event)),
            Reason::UnknownValues => "the interaction of partitions depends on unknown values".to_owned(),
            Reason::NoKernel => "there is no kernel".to_owned(),
        }
    }
}
