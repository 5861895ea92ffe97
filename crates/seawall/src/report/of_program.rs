//! The report on a kernel of PTX, from its program.
//!
//! PTX has no values of buffers. So section 5 lists the uses of each mbarrier only, and accesses
//! that are in no ring are to one buffer.

use std::collections::{BTreeMap, BTreeSet};

use seawall_analysis::Bound;
use seawall_base::Diagnostic;
use seawall_model::{
    Access, Action, BufferId, Event, EventId, MBarrierEffect, PartitionId, Place, Program, Proxy, Slot,
    Space, TermId,
};
use seawall_report::report::{
    AliasGroup, BarrierRow, DataGroup, EdgeDirection, EdgeRow, ExpressionRow, KeyOp, ModuleReport,
    PartitionRow, Remark, Site, checked_rows,
};
use seawall_report::{Source, SourcePlace, byte_range, expressions, reach};

use super::verdicts;
use crate::check::CheckedPart;

/// The number of ops that characterize a partition.
const SHOWN: usize = 6;

/// One kernel.
struct Kernel<'a> {
    program: &'a Program,
    source: Source<'a>,
    /// The events in the order of the text, each with its partition.
    events: Vec<(EventId, PartitionId)>,
}

/// Reports on a kernel.
pub(crate) fn of_part(part: &CheckedPart, source: Source<'_>, text: &str) -> ModuleReport {
    let checked = part.module(source);
    let program = &part.program;
    let source = checked.source;
    let mut events: Vec<(EventId, PartitionId)> = program
        .blocks
        .values()
        .flat_map(|block| block.events.iter().map(|&event| (event, block.partition)))
        .collect();
    events.sort_by_key(|&(event, _)| program.origin_of(event).span.start);
    let kernel = Kernel { program, source, events };
    let name = program.functions.values().next().map_or("kernel".to_owned(), |first| first.name.clone());
    let unchecked = (part.bound == Bound::Unchecked).then(|| why_unchecked(part, source));
    let mut report = ModuleReport {
        name,
        line: kernel.events.first().map_or(0, |&(event, _)| kernel.line(event)),
        target: program.target.as_ref().map(ToString::to_string),
        partitions: kernel.partitions(),
        edges: kernel.edges(),
        barriers: kernel.mbarriers().map(|buffer| kernel.barrier(buffer)).collect(),
        data: kernel.data(),
        aliases: kernel.mbarriers().map(|buffer| kernel.uses(buffer)).collect(),
        findings: checked_rows(&checked),
        bound: match &unchecked {
            Some(_) => "for no run".to_owned(),
            None => reach(part.bound).trim_start_matches("checked ").to_owned(),
        },
        unchecked,
        notes: part.notes.iter().map(|note| remark(source, note)).collect(),
        text: text.to_owned(),
        origins: kernel.origins(),
        ..ModuleReport::default()
    };
    let text = "the partitions of PTX are not run, so there is no coverage and no timeline".to_owned();
    report.notes.push(Remark { line: 0, text });
    report.notes.sort();
    report.notes.dedup();
    let lines = kernel.events.iter().map(|&(event, _)| kernel.line(event)).collect();
    verdicts::barriers(&mut report, Some(&lines), None);
    report
}

/// The first reason why a kernel was not checked.
fn why_unchecked(part: &CheckedPart, source: Source<'_>) -> String {
    let first = part.notes.iter().find(|note| note.prevents_check);
    first.map_or_else(
        || "its synchronization is not resolved".to_owned(),
        |note| format!("line {}: {}", source.line(note.primary.span.start), note.message),
    )
}

fn remark(source: Source<'_>, note: &Diagnostic) -> Remark {
    Remark { line: source.line(note.primary.span.start), text: note.message.clone() }
}

impl<'a> Kernel<'a> {
    fn line(&self, event: EventId) -> u32 {
        self.source.line(self.program.origin_of(event).span.start)
    }

    fn site(&self, (event, partition): (EventId, PartitionId)) -> Site {
        let origin = self.program.origin_of(event);
        Site {
            line: self.line(event),
            op: short(&origin.op),
            text: super::lines::clip(self.source.first_line(origin.span).trim(), super::lines::QUOTED),
            partition: self.partition(partition),
        }
    }

    /// The name of a partition. The first one of several contains what all warps execute.
    fn partition(&self, partition: PartitionId) -> String {
        let first = self.program.partitions.ids().next();
        match first == Some(partition) {
            true => "kernel".to_owned(),
            false => self.program.partitions[partition].name.clone(),
        }
    }

    /// The accesses of an event to a buffer.
    fn accesses(&self, event: EventId, buffer: BufferId) -> impl Iterator<Item = &'a Access> {
        let program = self.program;
        let is_own = move |access: &&Access| {
            access.footprints.iter().any(|footprint| footprint.place == Place::Buffer(buffer))
        };
        program.events[event].accesses.iter().filter(is_own)
    }

    /// The buffers with mbarriers.
    fn mbarriers(&self) -> impl Iterator<Item = BufferId> {
        self.program.buffers.ids().filter(|&buffer| {
            self.events.iter().any(|&(event, _)| {
                let is_operation = matches!(self.program.events[event].action, Action::MBarrier(_));
                is_operation && self.accesses(event, buffer).next().is_some()
            })
        })
    }

    fn partitions(&self) -> Vec<PartitionRow> {
        let mut of_name: BTreeMap<String, Vec<(EventId, PartitionId)>> = BTreeMap::new();
        for &(event, partition) in &self.events {
            of_name.entry(self.partition(partition)).or_default().push((event, partition));
        }
        let mut rows: Vec<PartitionRow> = of_name
            .into_iter()
            .map(|(name, events)| {
                let lines: BTreeSet<u32> = events.iter().map(|&(event, _)| self.line(event)).collect();
                PartitionRow {
                    name,
                    role: self.role(&events),
                    declared: None,
                    key_ops: self.key_ops(&events),
                    warps: events.first().map(|own| self.program.partitions[own.1].warps),
                    registers: None,
                    line: lines.first().copied().unwrap_or(0),
                    end: lines.last().copied().unwrap_or(0),
                }
            })
            .collect();
        rows.sort_by_key(|row| row.line);
        rows
    }

    /// The role of a partition: what it starts or waits for.
    fn role(&self, events: &[(EventId, PartitionId)]) -> String {
        let has =
            |is: &dyn Fn(&Event) -> bool| events.iter().any(|&(event, _)| is(&self.program.events[event]));
        let copies = |event: &Event, direction: seawall_model::Direction| {
            matches!(&event.action, Action::Copy { direction: own, .. } if *own == direction)
                && event.accesses.iter().any(|access| access.proxy == Proxy::Async)
        };
        let roles = [
            ("MMA", has(&|event| matches!(event.action, Action::Mma { .. }))),
            ("TMA loads", has(&|event| copies(event, seawall_model::Direction::Load))),
            ("TMA stores", has(&|event| copies(event, seawall_model::Direction::Store))),
        ];
        let named: Vec<&str> = roles.iter().filter(|role| role.1).map(|role| role.0).collect();
        if named.is_empty() { "other".to_owned() } else { named.join(", ") }
    }

    fn key_ops(&self, events: &[(EventId, PartitionId)]) -> Vec<KeyOp> {
        let mut ops: Vec<KeyOp> = Vec::new();
        let moves = |event: EventId| match self.program.events[event].action {
            Action::Touch { .. } | Action::Atomic { .. } | Action::Copy { .. } | Action::Mma { .. } => true,
            Action::Commit(_)
            | Action::Wait(_)
            | Action::Barrier(_)
            | Action::MBarrier(_)
            | Action::Token(_)
            | Action::Fence(_)
            | Action::Hint
            | Action::Call(_)
            | Action::Other => false,
        };
        for &(event, _) in events.iter().filter(|own| moves(own.0)) {
            let op = short(&self.program.origin_of(event).op);
            match ops.iter_mut().find(|known| known.op == op) {
                Some(known) => known.count += 1,
                None => ops.push(KeyOp { op, count: 1, line: self.line(event) }),
            }
        }
        ops.truncate(SHOWN);
        ops
    }

    /// The events at an mbarrier with an effect that `is` selects.
    fn at(&self, buffer: BufferId, is: impl Fn(&Event) -> bool) -> Vec<(EventId, PartitionId)> {
        let events = self.events.iter().copied();
        let own = events.filter(|&(event, _)| self.accesses(event, buffer).next().is_some());
        own.filter(|&(event, _)| is(&self.program.events[event])).collect()
    }

    /// For each mbarrier, the partitions that arrive with those that wait.
    fn edges(&self) -> Vec<EdgeRow> {
        let mut rows: Vec<EdgeRow> = Vec::new();
        for buffer in self.mbarriers() {
            let waits = self.at(buffer, |event| event.action.mbarrier_wait().is_some());
            let arrivals = self.at(buffer, arrives);
            for &arrival in &arrivals {
                for &wait in &waits {
                    let (from, to) = (self.partition(arrival.1), self.partition(wait.1));
                    let found = rows
                        .iter_mut()
                        .find(|row| row.through == self.name(buffer) && row.from == from && row.to == to);
                    let (arrival, wait) = (self.site(arrival), self.site(wait));
                    let Some(row) = found else {
                        rows.push(EdgeRow {
                            direction: self.direction(&from, &to),
                            from,
                            to,
                            mechanism: "mbarrier".to_owned(),
                            through: self.name(buffer),
                            data: self.filled(buffer).into_iter().map(|own| self.name(own)).collect(),
                            arrivals: vec![arrival],
                            waits: vec![wait],
                            distance: None,
                            observed: false,
                        });
                        continue;
                    };
                    if !row.arrivals.contains(&arrival) {
                        row.arrivals.push(arrival);
                    }
                    if !row.waits.contains(&wait) {
                        row.waits.push(wait);
                    }
                }
            }
        }
        rows
    }

    /// The buffers that copies fill which complete on an mbarrier.
    fn filled(&self, mbarrier: BufferId) -> BTreeSet<BufferId> {
        let copies = self.at(mbarrier, |event| matches!(event.action, Action::Copy { .. }));
        let accesses = copies.iter().flat_map(|&(event, _)| &self.program.events[event].accesses);
        let footprints = accesses.filter(|access| access.mode.writes()).flat_map(|access| &access.footprints);
        let places = footprints.filter_map(|footprint| match footprint.place {
            Place::Buffer(buffer) => Some(buffer),
            Place::Parameter(_) | Place::Unknown => None,
        });
        places.filter(|&buffer| buffer != mbarrier).collect()
    }

    /// Forward if the waiting partition reads a ring that the other one writes, and backward if it
    /// writes a ring that the other one reads.
    fn direction(&self, from: &str, to: &str) -> EdgeDirection {
        let rings = self.program.buffers.iter().filter(|(_, buffer)| buffer.slots > 1);
        let rings: Vec<BufferId> = rings.map(|(id, _)| id).collect();
        let flows = |writer: &str, reader: &str| {
            let touches = |name: &str, ring: BufferId, is: &dyn Fn(&Access) -> bool| {
                let own = self.events.iter().filter(|own| self.partition(own.1) == name);
                own.into_iter().any(|&(event, _)| {
                    let is_data = !matches!(self.program.events[event].action, Action::MBarrier(_));
                    is_data
                        && self
                            .accesses(event, ring)
                            .any(|access| access.proxy != Proxy::Barrier && is(access))
                })
            };
            rings.iter().any(|&ring| {
                touches(writer, ring, &|access| access.mode.writes())
                    && touches(reader, ring, &|access| access.mode.reads())
            })
        };
        match (flows(from, to), flows(to, from)) {
            (true, false) => EdgeDirection::Forward,
            (false, true) => EdgeDirection::Backward,
            (true, true) | (false, false) => EdgeDirection::Unknown,
        }
    }

    fn name(&self, buffer: BufferId) -> String {
        self.program.buffers[buffer].name.clone()
    }

    fn barrier(&self, buffer: BufferId) -> BarrierRow {
        let inits = self
            .at(buffer, |event| matches!(event.action.mbarrier_effect(), Some(MBarrierEffect::Init { .. })));
        let counts: BTreeSet<u32> = inits.iter().filter_map(|&(event, _)| self.count(event)).collect();
        let counts: Vec<String> = counts.iter().map(ToString::to_string).collect();
        let (phase, mut legend) = self.expressions(buffer, |event| event.action.mbarrier_wait());
        let (index, more) = self.expressions(buffer, |event| {
            let footprints = event.accesses.iter().flat_map(|access| &access.footprints);
            let mut own = footprints.filter(|footprint| footprint.place == Place::Buffer(buffer));
            own.find_map(|footprint| match footprint.slot {
                Slot::At(slot) => Some(slot),
                Slot::Whole | Slot::Any => None,
            })
        });
        legend.extend(more);
        legend.sort();
        legend.dedup();
        BarrierRow {
            name: self.name(buffer),
            value: self.name(buffer),
            kind: "mbarrier".to_owned(),
            line: inits.first().map_or(0, |&(event, _)| self.line(event)),
            protects: self.filled(buffer).into_iter().map(|filled| self.name(filled)).collect(),
            buffer_ids: Vec::new(),
            depth: Some(self.program.buffers[buffer].slots),
            count: (!counts.is_empty()).then(|| counts.join(" or ")),
            index,
            phase,
            stagger: Vec::new(),
            legend,
            bytes: Vec::new(),
            verdict: String::new(),
            clean: false,
            remarks: Vec::new(),
        }
    }

    fn count(&self, event: EventId) -> Option<u32> {
        match self.program.events[event].action.mbarrier_effect() {
            Some(MBarrierEffect::Init { count, .. }) => Some(count),
            _ => None,
        }
    }

    /// The terms that events at an mbarrier have, with their users and a legend.
    fn expressions(
        &self,
        buffer: BufferId,
        term: impl Fn(&Event) -> Option<TermId>,
    ) -> (Vec<ExpressionRow>, Vec<String>) {
        let users: Vec<((EventId, PartitionId), TermId)> = self
            .at(buffer, |_| true)
            .into_iter()
            .filter_map(|own| Some((own, term(&self.program.events[own.0])?)))
            .collect();
        let terms: Vec<TermId> = users.iter().map(|user| user.1).collect();
        let (texts, legend) = expressions(self.program, &terms);
        let mut rows: Vec<ExpressionRow> = Vec::new();
        for ((own, _), text) in users.into_iter().zip(texts) {
            let site = self.site(own);
            let whose = format!("`{}` in {}", site.op, site.partition);
            match rows.iter_mut().find(|row| row.text == text) {
                Some(row) => {
                    row.lines.push(site.line);
                    if !row.whose.contains(&whose) {
                        row.whose.push(whose);
                    }
                }
                None => rows.push(ExpressionRow { text, whose: vec![whose], lines: vec![site.line] }),
            }
        }
        (rows, legend)
    }

    fn data(&self) -> Vec<DataGroup> {
        let mbarriers: BTreeSet<BufferId> = self.mbarriers().collect();
        let data = self.program.buffers.iter().filter(|(id, _)| !mbarriers.contains(id));
        data.map(|(id, buffer)| {
            let with = |is: &dyn Fn(&Access) -> bool| -> Vec<Site> {
                let own = self.events.iter().filter(|own| self.accesses(own.0, id).any(is));
                let mut sites: Vec<Site> = own.map(|&own| self.site(own)).collect();
                sites.dedup();
                sites
            };
            let start = buffer.offsets.first().copied().unwrap_or(0);
            DataGroup {
                name: buffer.name.clone(),
                value: buffer.name.clone(),
                memory: if buffer.space == Space::Tensor { "TMEM" } else { "SMEM" }.to_owned(),
                storage: if buffer.slots == 1 {
                    "1 slot".to_owned()
                } else {
                    format!("{} slots", buffer.slots)
                },
                line: 0,
                place: Some(byte_range(start, start.saturating_add(buffer.size))),
                buffer_id: None,
                copies: None,
                offset: None,
                writers: with(&|access| access.mode.writes()),
                readers: with(&|access| access.mode.reads()),
                barriers: mbarriers
                    .iter()
                    .filter(|&&mbarrier| self.filled(mbarrier).contains(&id))
                    .map(|&mbarrier| self.name(mbarrier))
                    .collect(),
                notes: Vec::new(),
            }
        })
        .filter(|group| !group.writers.is_empty() || !group.readers.is_empty())
        .collect()
    }

    fn uses(&self, buffer: BufferId) -> AliasGroup {
        AliasGroup {
            name: self.name(buffer),
            kind: "mbarrier".to_owned(),
            buffer_ids: Vec::new(),
            values: Vec::new(),
            uses: self.at(buffer, |_| true).into_iter().map(|own| self.site(own)).collect(),
        }
    }

    /// The source line of each line of the text, by `.loc`.
    fn origins(&self) -> BTreeMap<u32, (String, u32)> {
        let mut origins = BTreeMap::new();
        for &(event, _) in &self.events {
            if let Some(place) = SourcePlace::of(&self.source, self.program.origin_of(event)) {
                origins.entry(self.line(event)).or_insert((place.file, place.line));
            }
        }
        origins
    }
}

/// Whether an event arrives at an mbarrier, or completes bytes on it.
fn arrives(event: &Event) -> bool {
    match event.action.mbarrier_effect() {
        Some(MBarrierEffect::Init { .. } | MBarrierEffect::Invalidate | MBarrierEffect::Wait { .. }) => false,
        Some(MBarrierEffect::Arrive(_)) => true,
        None => matches!(event.action, Action::Copy { .. }),
    }
}

/// The name of an instruction without its types.
fn short(op: &str) -> String {
    let mut parts = op.split('.');
    let name: Vec<&str> = parts.by_ref().take(3).collect();
    name.join(".")
}
