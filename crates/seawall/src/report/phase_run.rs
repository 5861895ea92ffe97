//! Adds the results of the mbarrier model checker to a report: observed edges, the bound, coverage,
//! the timeline.

use rustc_hash::FxHashMap;
use seawall_analysis::Finding;
use seawall_mlir::{Module, OpId};
use seawall_model::{Action, BufferId, EventId, PartitionId, Program, Space, TokenId, TokenOp};
use seawall_phases::{Bound, Instance, Object, Phases};
use seawall_report::report::{ModuleReport, Remark};

use super::facts::Facts;
use super::lines::without_dialect;
use super::objects::{ObjectId, Objects, named};
use crate::check::Modelled;
use crate::unresolved::reason_text;

/// The address range of each object, if the program has it.
pub(crate) fn places(lowered: &Modelled, objects: &Objects, m: &Module) -> Vec<Option<(Space, u32, u32)>> {
    let mut places = vec![None; objects.all.len()];
    for buffer in lowered.program.buffers.values().filter(|buffer| !buffer.scratch) {
        let Some(id) = object_of_origin(lowered, objects, m, buffer.origin) else { continue };
        let start = buffer.offsets.first().copied();
        let place = start.map(|start| (buffer.space, start, start.saturating_add(buffer.size)));
        if let Some(slot) = places.get_mut(id) {
            *slot = place;
        }
    }
    places
}

fn object_of_origin(
    lowered: &Modelled,
    objects: &Objects,
    m: &Module,
    origin: seawall_model::OriginId,
) -> Option<ObjectId> {
    let op = lowered.op(lowered.program.origins.get(origin)?)?;
    let &root = m.results(op).first()?;
    let of = objects.of(root);
    of.iter().copied().find(|&id| objects.all.get(id).is_some_and(|object| object.root == Some(root)))
}

/// A run with the context for its wording.
pub(crate) struct Run<'r> {
    pub(crate) facts: &'r Facts<'r>,
    pub(crate) lowered: &'r Modelled,
    /// The findings of the check.
    pub(super) findings: &'r [Finding],
    pub(super) buffers: FxHashMap<BufferId, ObjectId>,
}

/// Adds the results of a run of the mbarrier model checker to `report`. `findings` are those of the
/// check.
pub(crate) fn run(
    facts: &Facts<'_>,
    lowered: &Modelled,
    (phases, findings): (&Phases, &[Finding]),
    report: &mut ModuleReport,
) {
    if phases.bound == Bound::Nothing && phases.timeline.lanes.is_empty() {
        return;
    }
    let buffers = buffers(facts, lowered);
    let run = Run { facts, lowered, findings, buffers };
    report.bound = bound(&phases.bound);
    report.all_trip_counts = phases.is_complete();
    run.edges(phases, &mut report.edges);
    report.coverage = phases
        .coverage
        .iter()
        .filter(|writer| run.is_worth_a_row(writer))
        .map(|writer| run.writer(writer))
        .collect();
    report.timeline = run.timeline(phases);
    report.redundant = run.redundant(phases);
    report.notes.extend(phases.incomplete.iter().map(|incomplete| Remark {
        line: incomplete.event.map_or(0, |event| run.line(event)),
        text: format!("incomplete: {}", reason_text(incomplete.reason)),
    }));
}

/// The object of each buffer of the program, for buffers of the module.
pub(super) fn buffers(facts: &Facts<'_>, lowered: &Modelled) -> FxHashMap<BufferId, ObjectId> {
    let mut buffers = FxHashMap::default();
    for (id, buffer) in lowered.program.buffers.iter() {
        if let Some(object) =
            object_of_origin(lowered, facts.objects, facts.m, buffer.origin).filter(|_| !buffer.scratch)
        {
            buffers.insert(id, object);
        }
    }
    buffers
}

fn bound(bound: &Bound) -> String {
    match bound {
        // No barrier changes in a round.
        Bound::AllTripCounts { period: 0, .. } => "for every trip count".to_owned(),
        Bound::AllTripCounts { prefix, period } => {
            let rounds = |n: u32| if n == 1 { "1 round".to_owned() } else { format!("{n} rounds") };
            let period = if *period == 1 { "round".to_owned() } else { rounds(*period) };
            format!(
                "for every trip count: after {}, the state of all barriers repeats every {period}",
                rounds(*prefix)
            )
        }
        Bound::UpTo { iterations: 0 | 1, reason: why } => {
            format!(
                "for a few iterations of each loop with an unknown trip count only: {}",
                reason_text(*why)
            )
        }
        Bound::UpTo { iterations, reason: why } => {
            format!(
                "for up to {iterations} iterations of each loop with an unknown trip count: {}",
                reason_text(*why)
            )
        }
        Bound::EveryRun => "for all runs, each to its end or its deadlock".to_owned(),
        Bound::Nothing => "for no run".to_owned(),
    }
}

impl Run<'_> {
    pub(crate) fn program(&self) -> &Program {
        &self.lowered.program
    }

    /// The op of an event.
    pub(crate) fn op(&self, event: EventId) -> Option<OpId> {
        let event = self.program().events.get(event)?;
        let origin = self.program().origins.get(event.origin)?;
        self.lowered.op(origin)
    }

    /// The line of an event's op.
    pub(crate) fn line(&self, event: EventId) -> u32 {
        self.op(event).map_or(0, |op| self.facts.lines.op(self.facts.m, op))
    }

    /// The name of an event's op, without dialect.
    pub(crate) fn event(&self, event: EventId) -> String {
        let origin =
            self.program().events.get(event).and_then(|event| self.program().origins.get(event.origin));
        origin.map_or("?".to_owned(), |origin| without_dialect(&origin.op).to_owned())
    }

    /// The name of a partition.
    pub(crate) fn partition(&self, partition: PartitionId) -> String {
        let first = self.program().partitions.ids().next();
        if first == Some(partition) && self.program().partitions.len() > 1 {
            return "kernel".to_owned();
        }
        let name = self
            .program()
            .partitions
            .get(partition)
            .map(|partition| partition.name.clone())
            .unwrap_or_default();
        if self.facts.tasks.all.len() == 1 { "kernel".to_owned() } else { name }
    }

    /// The name of a buffer.
    pub(crate) fn buffer(&self, buffer: BufferId) -> String {
        match self.buffers.get(&buffer) {
            Some(&id) => self.facts.name(id),
            None => self.program().buffers.get(buffer).map(|buffer| buffer.name.clone()).unwrap_or_default(),
        }
    }

    /// The name of an object, such as `mbarrier_0[1]`.
    pub(crate) fn object(&self, object: Object) -> String {
        match object {
            Object::MBarrier { buffer, slot } => format!("{}[{slot}]", self.buffer(buffer)),
            Object::Full { token, slot } => format!("{} full[{slot}]", self.token(token)),
            Object::Empty { token, slot } => format!("{} empty[{slot}]", self.token(token)),
            Object::Named { id } => named(id),
            Object::Barrier { event } => format!("barrier at line {}", self.line(event)),
            Object::Partitions => "start and end of partitions".to_owned(),
        }
    }

    /// The name of an object without the slot.
    pub(crate) fn ring(&self, object: Object) -> String {
        let slotted = self.object(object);
        slotted.rsplit_once('[').map_or(slotted.clone(), |(ring, _)| ring.to_owned())
    }

    /// The name of a token array or an aref, derived from one of its waits.
    fn token(&self, token: TokenId) -> String {
        let waits = |action: &Action| match action {
            Action::Token(TokenOp::Acquire { token: of, .. } | TokenOp::Wait { token: of, .. }) => {
                *of == token
            }
            _ => false,
        };
        let mut events = self.program().events.iter().filter(|(_, event)| waits(&event.action));
        let name = events.find_map(|(event, _)| self.waited(self.op(event)?));
        name.unwrap_or_else(|| format!("token {token}"))
    }

    /// One execution of an op, such as `wait_barrier (line 12) in iteration 2 of partition0`.
    pub(crate) fn instance(&self, instance: &Instance) -> String {
        let iterations: Vec<String> = instance.iterations.iter().map(ToString::to_string).collect();
        let when = match iterations.len() {
            0 => String::new(),
            1 => format!(" in iteration {}", iterations.join("")),
            _ => format!(" in iterations {}", iterations.join(", ")),
        };
        let event = instance.event;
        format!(
            "`{}` (line {}){when} of {}",
            self.event(event),
            self.line(event),
            self.partition(instance.partition)
        )
    }

    fn redundant(&self, phases: &Phases) -> Vec<Remark> {
        let remark = |wait: &seawall_phases::RedundantWait| {
            let by: Vec<String> = wait.satisfied_by.iter().map(|instance| self.instance(instance)).collect();
            let why = if by.is_empty() {
                "a new barrier passes this phase".to_owned()
            } else {
                format!("satisfied by {}", by.join(", "))
            };
            let text = format!(
                "`{}` of {} is redundant: {why}",
                self.event(wait.wait),
                self.partition(wait.partition)
            );
            Remark { line: self.line(wait.wait), text }
        };
        phases.redundant.iter().map(remark).collect()
    }
}
