//! Builds the coverage table: every writer with all uses of the memory that it may overwrite.
//!
//! The rows come from the program text: accesses that may touch a byte of what the write covers. So
//! none is missing because no run reached it. What orders them comes from the runs.

use std::collections::{BTreeMap, BTreeSet};

use rustc_hash::FxHashSet;
use seawall_base::Runs;
use seawall_model::{
    Action, BufferId, EventId, Footprint, PartitionId, Place, Program, Proxy, Slot, Space, column_of,
};

use crate::access::uses_barrier;
use crate::coverage::{Order, Row, Writer};
use crate::finding::{Finding, Missing, Through};
use crate::graph::Graph;
use crate::phases::Object;
use crate::place::{At, Places, extent_of};
use crate::record::{Conflict, Record};

/// An access to memory in the program text.
struct Use {
    event: EventId,
    partition: PartitionId,
    buffer: BufferId,
    spot: u32,
    /// The addresses that it touches.
    piece: Piece,
    writes: bool,
}

/// The first address and the one after the last: bytes of shared memory, columns of tensor memory.
/// `None` if they are unknown.
type Piece = Option<(u32, u32)>;

/// A writer and its partition.
type Who = (EventId, PartitionId);

/// Rows by writer, by buffer and the piece of it that is used, and by the partition of the users.
type Rows = BTreeMap<(Who, BufferId, Piece, PartitionId), Row>;

/// What the table is made from.
#[derive(Debug)]
pub(crate) struct Coverage<'a> {
    pub(crate) program: &'a Program,
    pub(crate) graph: &'a Graph,
    pub(crate) places: &'a mut Places,
    /// Buffers of mbarriers.
    pub(crate) barriers: &'a FxHashSet<BufferId>,
    /// What the runs found.
    pub(crate) record: &'a Record,
}

impl Coverage<'_> {
    /// Returns one table per writer with all uses of the buffers that it touches. Each piece of a
    /// buffer that is used separately has a row: neighbouring columns may hold different data.
    pub(crate) fn writers(&mut self) -> Vec<Writer> {
        let uses = self.uses();
        let mut rows = Rows::new();
        for writer in uses.iter().filter(|own| own.writes) {
            for user in &uses {
                let itself = (user.event, user.partition) == (writer.event, writer.partition);
                if !itself && self.places.overlap(self.program, &[writer.spot], &[user.spot]) {
                    let who = (writer.event, writer.partition);
                    row(&mut rows, who, (user.buffer, user.piece), user.partition).users.push(user.event);
                }
            }
        }
        let record = self.record;
        for (&(event, partition, buffer, user, of), conflicts) in &record.conflicts {
            // The row shows a missing wait of the writer. One of another event is shown only if
            // there is none.
            let lacks: Vec<Missing> =
                conflicts.lacks.values().map(|pair| self.record.pairs.missing(pair)).collect();
            let own = lacks.iter().find(|lack| (lack.before, lack.partition) == (event, partition));
            let missing = own.or(lacks.first()).map(|lack| self.located(lack.clone()));
            let same = |own: &&Use| (own.event, own.partition, own.buffer) == (user, of, buffer);
            let mut pieces: Vec<Piece> = uses.iter().filter(same).map(|own| own.piece).collect();
            pieces.retain(|piece| rows.contains_key(&((event, partition), buffer, *piece, of)));
            if pieces.is_empty() {
                pieces.push(extent_of(self.program, buffer, 0));
            }
            for piece in pieces {
                let row = row(&mut rows, (event, partition), (buffer, piece), of);
                row.users.push(user);
                row.unordered.extend(lacks.iter().map(|lack| (lack.after, lack.before)));
                settle(&mut row.order, conflicts, missing.clone());
            }
        }
        let mut writers: BTreeMap<Who, Writer> = BTreeMap::new();
        for (((event, partition), ..), mut row) in rows {
            row.users.sort_unstable();
            row.users.dedup();
            row.depth = row.users.iter().map(|user| self.graph.depth(*user)).max().unwrap_or(0);
            let Some(own) = self.written(event) else { continue };
            let made = || self.writer(event, partition, own);
            writers.entry((event, partition)).or_insert_with(made).rows.push(row);
        }
        writers.into_values().collect()
    }

    /// Returns all findings. Those about two accesses say where a wait is missing.
    pub(crate) fn findings(&self) -> Vec<Finding> {
        let mut findings = self.record.findings();
        for finding in &mut findings {
            if let Finding::Race(race) = finding {
                race.missing = self.located(self.record.pairs.missing(race));
            }
        }
        findings
    }

    fn writer(&self, event: EventId, partition: PartitionId, own: BufferId) -> Writer {
        Writer {
            event,
            partition,
            space: self.program.buffers[own].space,
            buffer: own,
            extent: self.extent(event, own),
            depth: self.graph.depth(event),
            rows: Vec::new(),
        }
    }

    /// Returns all accesses to memory, without those to mbarriers.
    fn uses(&mut self) -> Vec<Use> {
        let program = self.program;
        let mut uses = Vec::new();
        for (event, data) in program.events.iter() {
            let Some(block) = self.graph.block(event) else { continue };
            let partition = program.blocks[block].partition;
            let memory = data.accesses.iter().filter(|access| !uses_barrier(data, access));
            for (access, print) in
                memory.flat_map(|access| access.footprints.iter().map(move |print| (access, print)))
            {
                let Place::Buffer(buffer) = print.place else { continue };
                if self.barriers.contains(&buffer) {
                    continue;
                }
                let spot = self.places.spot(print, self.at(print, buffer), 0);
                let piece = self.piece(print, buffer);
                uses.push(Use { event, partition, buffer, spot, piece, writes: access.mode.writes() });
            }
        }
        uses
    }

    fn at(&self, print: &Footprint, buffer: BufferId) -> At {
        match print.slot {
            Slot::Whole => At::Whole,
            Slot::Any => At::Any,
            Slot::At(term) => {
                let slots = i64::from(self.program.buffers[buffer].slots);
                let index = self.program.terms.as_const(term).filter(|index| (0..slots).contains(index));
                index.and_then(|index| u32::try_from(index).ok()).map_or(At::Any, At::Index)
            }
        }
    }

    /// Returns what a write covers of the buffer: its footprint, or the whole buffer if that is
    /// unknown. An MMA into tensor memory counts as covering its whole allocation.
    fn extent(&self, event: EventId, own: BufferId) -> Piece {
        let whole = extent_of(self.program, own, 0);
        let data = &self.program.events[event];
        if matches!(data.action, Action::Mma { .. }) && self.program.buffers[own].space == Space::Tensor {
            return whole;
        }
        let accesses = data.accesses.iter().filter(|access| access.mode.writes());
        let prints = accesses.flat_map(|access| &access.footprints);
        let pieces =
            prints.filter(|print| print.place == Place::Buffer(own)).map(|print| self.piece(print, own));
        let both = |a: Piece, b: Piece| a.zip(b).map(|(a, b)| (a.0.min(b.0), a.1.max(b.1)));
        pieces.reduce(both).flatten().or(whole)
    }

    /// Returns what a footprint touches of its buffer, or the whole buffer if that is unknown.
    fn piece(&self, print: &Footprint, buffer: BufferId) -> Piece {
        let set = print.bytes.map(|bytes| self.program.byte_sets.get(bytes));
        let runs = set.and_then(|set| set.ctas.first()).map(|(_, runs)| runs);
        let bounds = runs.and_then(|runs| match self.program.buffers[buffer].space {
            Space::Shared => runs.bounds(),
            Space::Tensor => columns(runs),
        });
        bounds.or_else(|| extent_of(self.program, buffer, 0))
    }

    /// Returns the buffer that a writer names first.
    fn written(&self, event: EventId) -> Option<BufferId> {
        let accesses = self.program.events[event].accesses.iter();
        let writes = accesses.filter(|access| access.mode.writes() && access.proxy != Proxy::Barrier);
        writes.flat_map(|access| &access.footprints).find_map(|print| match print.place {
            Place::Buffer(buffer) => Some(buffer),
            _ => None,
        })
    }

    /// Adds to a missing wait the loop before which it belongs, and an arrival of the other
    /// partition that it can wait for.
    fn located(&self, mut missing: Missing) -> Missing {
        let around = self.graph.block(missing.before).map_or(&[][..], |block| self.graph.loops(block));
        missing.outside = around.get(missing.depth as usize).copied();
        missing.through = self.arrives_behind(&missing);
        missing
    }

    /// Returns an arrival that the other partition already makes after the access, in the same
    /// block. An arrival that some wait observes is preferred.
    ///
    /// The exception is an arrival before it that no wait observes, at another slot of the same
    /// ring. The wait for that one is missing.
    fn arrives_behind(&self, missing: &Missing) -> Option<Through> {
        let block = self.graph.block(missing.after)?;
        let events = self.program.blocks[block].events.as_slice();
        let behind = || events.iter().copied().skip_while(|event| *event != missing.after);
        let arrives = |event: EventId| Some((event, *self.record.arrivals_at.get(&(event, missing.of))?));
        let is_waited_for = |arrival: &(EventId, Object)| {
            let mut edges = self.record.edges.iter().filter(|(key, _)| key.2 == missing.of);
            edges.any(|(_, passed)| passed.arrivals.contains(&arrival.0))
        };
        let nearest = behind().find_map(arrives)?;
        let waited_for = behind().filter_map(arrives).find(is_waited_for);
        let (arrival, object) = match waited_for {
            Some(other) if !are_of_one_ring(nearest.1, other.1) => other,
            _ => nearest,
        };
        Some(Through { arrival, object, ring: self.has_slots(object) })
    }

    /// Whether an object is one of several slots.
    fn has_slots(&self, object: Object) -> bool {
        let others =
            self.record.arrivals_at.values().chain(self.record.edges.values().flat_map(|e| &e.objects));
        let is_other = |other: &Object| *other != object && are_of_one_ring(*other, object);
        match object {
            Object::MBarrier { buffer, .. } => self.program.buffers[buffer].slots > 1,
            _ => others.into_iter().any(is_other),
        }
    }
}

/// Whether two objects are slots of one mbarrier array, or of the full or the empty side of one
/// token array.
fn are_of_one_ring(one: Object, other: Object) -> bool {
    match (one, other) {
        (Object::MBarrier { buffer: a, .. }, Object::MBarrier { buffer: b, .. }) => a == b,
        (Object::Full { token: a, .. }, Object::Full { token: b, .. })
        | (Object::Empty { token: a, .. }, Object::Empty { token: b, .. }) => a == b,
        _ => one == other,
    }
}

fn row(rows: &mut Rows, who: Who, (buffer, piece): (BufferId, Piece), of: PartitionId) -> &mut Row {
    rows.entry((who, buffer, piece, of)).or_insert_with(|| Row {
        buffer,
        extent: piece,
        users: Vec::new(),
        partition: of,
        depth: 0,
        order: if of == who.1 { Order::Program } else { Order::Never },
        unordered: BTreeSet::new(),
    })
}

/// Returns the columns of tensor memory between the first and the last of these addresses, in any
/// row.
fn columns(runs: &Runs) -> Piece {
    let each =
        runs.as_slice().iter().map(|&(start, end)| (column_of(start), column_of(end.saturating_sub(1)) + 1));
    each.reduce(|a, b| (a.0.min(b.0), a.1.max(b.1)))
}

/// Adds what one pair of accesses shows about a row. An order that is missing once stays missing.
fn settle(order: &mut Order, conflicts: &Conflict, missing: Option<Missing>) {
    if let Some(missing) = missing {
        if !matches!(order, Order::Missing(_)) {
            *order = Order::Missing(missing);
        }
        return;
    }
    // In one partition, too, a wait may be what shows that an engine is done.
    if *order == Order::Never || *order == Order::Program && !conflicts.by.is_empty() {
        *order = Order::Ordered { by: Vec::new(), through: Vec::new() };
    }
    if let Order::Ordered { by, through } = order {
        by.extend(conflicts.by.iter().map(|known| known.0));
        through.extend(conflicts.by.iter().map(|known| known.1));
        by.sort_unstable();
        by.dedup();
        through.sort_unstable();
        through.dedup();
    }
}
