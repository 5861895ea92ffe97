//! What a run of the phase machine adds to a report: observed edges, the bound, coverage, the timeline.

use rustc_hash::FxHashMap;
use seawall_lower::Lowered;
use seawall_mlir::{Module, OpId};
use seawall_model::{BufferId, EventId, PartitionId, Program, Space};
use seawall_phases::{Bound, Edge, Instance, Object, Phases, Way};
use seawall_report::report::{EdgeDirection, EdgeRow, ModuleReport, Remark};

use super::facts::Facts;
use super::lines::without_dialect;
use super::objects::{ObjectId, Objects};
use super::uses::{Role, touches};
use crate::phases::{is_complete, reason_text};

/// Where each object lies, if the program says.
pub(crate) fn places(lowered: &Lowered, objects: &Objects, m: &Module) -> Vec<Option<(Space, u32, u32)>> {
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
    lowered: &Lowered,
    objects: &Objects,
    m: &Module,
    origin: seawall_model::OriginId,
) -> Option<ObjectId> {
    let index = lowered.program.origins.get(origin)?.index;
    let &op = lowered.ops.get(index as usize)?;
    let &root = m.results(op).first()?;
    let of = objects.of(root);
    of.iter().copied().find(|&id| objects.all.get(id).is_some_and(|object| object.root == Some(root)))
}

/// The run with what is needed to word it.
pub(crate) struct Run<'r> {
    pub(crate) facts: &'r Facts<'r>,
    pub(crate) lowered: &'r Lowered,
    pub(super) buffers: FxHashMap<BufferId, ObjectId>,
}

/// Adds to `report` what a run of the machine on the program says.
pub(crate) fn run(facts: &Facts<'_>, lowered: &Lowered, phases: &Phases, report: &mut ModuleReport) {
    if phases.bound == Bound::Nothing && phases.timeline.lanes.is_empty() {
        return;
    }
    let mut buffers = FxHashMap::default();
    for (id, buffer) in lowered.program.buffers.iter() {
        if let Some(object) =
            object_of_origin(lowered, facts.objects, facts.m, buffer.origin).filter(|_| !buffer.scratch)
        {
            buffers.insert(id, object);
        }
    }
    let run = Run { facts, lowered, buffers };
    report.bound = bound(&phases.bound);
    report.all_trip_counts = is_complete(phases);
    phases.edges.iter().for_each(|edge| run.edge(edge, &mut report.edges));
    report.coverage = phases
        .coverage
        .iter()
        .filter(|writer| run.is_worth_a_row(writer))
        .map(|writer| run.writer(writer))
        .collect();
    report.timeline = run.timeline(phases);
    report.redundant = run.redundant(phases);
    run.findings(phases, &mut report.findings);
    report.notes.extend(phases.incomplete.iter().map(|incomplete| Remark {
        line: incomplete.event.map_or(0, |event| run.line(event)),
        text: format!("not followed: {}", reason_text(incomplete.reason)),
    }));
}

fn bound(bound: &Bound) -> String {
    match bound {
        Bound::AllTripCounts { prefix, period } => {
            format!(
                "for every trip count: the state of all barriers comes again after {prefix} rounds, every {period}"
            )
        }
        Bound::UpTo { iterations, reason: why } => {
            format!("for up to {iterations} iterations of each loop of unknown length: {}", reason_text(*why))
        }
        Bound::NoLoops => "for all runs: no loop has an unknown length".to_owned(),
        Bound::Nothing => "nothing was run".to_owned(),
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
        self.lowered.ops.get(origin.index as usize).copied()
    }

    /// Its line.
    pub(crate) fn line(&self, event: EventId) -> u32 {
        self.op(event).map_or(0, |op| self.facts.lines.op(self.facts.m, op))
    }

    /// The name of its op, without dialect.
    pub(crate) fn event(&self, event: EventId) -> String {
        let origin =
            self.program().events.get(event).and_then(|event| self.program().origins.get(event.origin));
        origin.map_or("?".to_owned(), |origin| without_dialect(&origin.op).to_owned())
    }

    /// What a partition is called.
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

    /// What a buffer is called.
    pub(crate) fn buffer(&self, buffer: BufferId) -> String {
        match self.buffers.get(&buffer) {
            Some(&id) => self.facts.name(id),
            None => self.program().buffers.get(buffer).map(|buffer| buffer.name.clone()).unwrap_or_default(),
        }
    }

    /// What an object is called: `mbarrier_0[1]`.
    pub(crate) fn object(&self, object: Object) -> String {
        match object {
            Object::MBarrier { buffer, slot } => format!("{}[{slot}]", self.buffer(buffer)),
            Object::Full { token, slot } => format!("token {token} full[{slot}]"),
            Object::Empty { token, slot } => format!("token {token} empty[{slot}]"),
            Object::Named { id } => format!("named barrier {id}"),
            Object::Barrier { event } => format!("barrier in line {}", self.line(event)),
            Object::Partitions => "start and end of partitions".to_owned(),
        }
    }

    /// One execution: `wait_barrier (line 12) in iteration 2 of partition0`.
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

    /// Finds the row of an observed edge, or adds one.
    fn edge(&self, edge: &Edge, rows: &mut Vec<EdgeRow>) {
        let internal = |object: &Object| matches!(object, Object::Barrier { .. } | Object::Partitions);
        let Some(wait) = self.op(edge.wait).filter(|_| !edge.objects.iter().all(internal)) else { return };
        let through = self.through(edge, wait);
        let (from, to) = (self.arriver(edge), self.facts.tasks.names(wait));
        let data: Vec<String> = edge.data.iter().map(|&buffer| self.buffer(buffer)).collect();
        let direction = match edge.way {
            Way::Forward => EdgeDirection::Forward,
            Way::Backward => EdgeDirection::Backward,
        };
        let is_it = |row: &EdgeRow| row.through == through && row.from == from && row.to == to;
        let line = self.facts.lines.op(self.facts.m, wait);
        let same: Vec<usize> =
            rows.iter().enumerate().filter(|(_, row)| is_it(row)).map(|(at, _)| at).collect();
        let exact =
            same.iter().copied().find(|&at| rows.get(at).is_some_and(|row| row.direction == direction));
        let at =
            exact.or_else(|| same.iter().copied().find(|&at| rows.get(at).is_some_and(|row| !row.observed)));
        let Some(row) = at.and_then(|at| rows.get_mut(at)) else {
            rows.push(self.new_row(edge, wait, (from, to, through), (data, direction)));
            return;
        };
        if !row.observed {
            row.direction = direction;
            if !data.is_empty() {
                row.data.clear();
            }
        }
        row.observed = true;
        row.data.extend(data.into_iter().filter(|name| !row.data.contains(name)).collect::<Vec<_>>());
        row.distance = Some(row.distance.map_or(edge.distance, |known| known.min(edge.distance)));
        if !row.waits.iter().any(|site| site.line == line) {
            row.waits.push(self.facts.lines.site(self.facts.m, self.facts.tasks, wait));
        }
    }

    fn new_row(
        &self,
        edge: &Edge,
        wait: OpId,
        (from, to, through): (String, String, String),
        (data, direction): (Vec<String>, EdgeDirection),
    ) -> EdgeRow {
        let site = |op| self.facts.lines.site(self.facts.m, self.facts.tasks, op);
        let arrivals: Vec<OpId> = edge.arrivals.iter().filter_map(|&event| self.op(event)).collect();
        let roles = arrivals.iter().flat_map(|&op| touches(self.facts.m, self.facts.knowledge, op));
        let mechanism = roles.filter(|used| used.role.arrives()).find_map(|used| used.role.mechanism());
        EdgeRow {
            from,
            to,
            mechanism: mechanism.unwrap_or("other").to_owned(),
            through,
            direction,
            data,
            arrivals: arrivals.into_iter().map(site).collect(),
            waits: vec![site(wait)],
            distance: Some(edge.distance),
            observed: true,
        }
    }

    fn arriver(&self, edge: &Edge) -> String {
        let op = edge.arrivals.first().and_then(|&event| self.op(event));
        op.map_or_else(|| self.partition(edge.from), |op| self.facts.tasks.names(op))
    }

    fn through(&self, edge: &Edge, wait: OpId) -> String {
        if let Some(Object::MBarrier { buffer, .. }) = edge.objects.first() {
            return self.buffer(*buffer);
        }
        let waited =
            touches(self.facts.m, self.facts.knowledge, wait).into_iter().find(|used| used.role.waits());
        let value = waited.and_then(|used| used.value);
        let id = value.and_then(|value| self.facts.objects.of(value).first().copied());
        let named = edge.objects.first().map(|&object| self.object(object)).unwrap_or_default();
        let is_named = waited.is_some_and(|used| used.role == Role::NamedWait);
        id.filter(|_| !is_named).map_or(named, |id| self.facts.name(id))
    }

    fn redundant(&self, phases: &Phases) -> Vec<Remark> {
        let remark = |wait: &seawall_phases::RedundantWait| {
            let by: Vec<String> = wait.satisfied_by.iter().map(|instance| self.instance(instance)).collect();
            let why = if by.is_empty() {
                "the barrier is fresh".to_owned()
            } else {
                format!("satisfied by {}", by.join(", "))
            };
            let text = format!(
                "`{}` of {} never has to wait: {why}",
                self.event(wait.wait),
                self.partition(wait.partition)
            );
            Remark { line: self.line(wait.wait), text }
        };
        phases.redundant.iter().map(remark).collect()
    }
}
