//! The coverage table, made: every writer with every use of memory that its extent touches, whether they met in a run or not.
//!
//! The rows come from the text of the program (which accesses may touch a byte of what the write covers), so that none is left out because a
//! run did not come by; what orders them comes from the runs.

use std::collections::{BTreeMap, BTreeSet};

use seawall_base::Runs;
use seawall_model::{
    Action, BufferId, EventId, Footprint, PartitionId, Place, Proxy, Slot, Space, column_of,
};

use crate::access::uses_barrier;
use crate::coverage::{Order, Row, Writer};
use crate::finding::{Missing, Through};
use crate::machine::Machine;
use crate::phases::Object;
use crate::place::{At, buffers_meet, extent_of};
use crate::record::Met;

/// An access of memory as the program has it.
struct Use {
    event: EventId,
    partition: PartitionId,
    buffer: BufferId,
    spot: u32,
    /// The addresses that it touches.
    piece: Piece,
    writes: bool,
}

/// Addresses, the first and the one behind the last: bytes of shared memory, columns of tensor memory. `None` if they are not known.
type Piece = Option<(u32, u32)>;

/// A writer and its partition.
type Who = (EventId, PartitionId);

/// Rows in the making: the writer, a buffer and the piece of it that is used, and whose the users are.
type Rows = BTreeMap<(Who, BufferId, Piece, PartitionId), Row>;

impl Machine<'_> {
    /// One table for each writer: all uses of the buffers that it touches, a row for each piece of a buffer that is used by itself, as
    /// columns are that hold something else than those beside them.
    pub(crate) fn coverage(&mut self) -> Vec<Writer> {
        let uses = self.uses();
        let mut rows = Rows::new();
        for writer in uses.iter().filter(|own| own.writes) {
            for user in &uses {
                let itself = (user.event, user.partition) == (writer.event, writer.partition);
                if !itself && self.places.meet(self.program, &[writer.spot], &[user.spot]) {
                    let who = (writer.event, writer.partition);
                    row(&mut rows, who, (user.buffer, user.piece), user.partition).users.push(user.event);
                }
            }
        }
        let met = std::mem::take(&mut self.record.met);
        for (&(event, partition, buffer, user, of), met) in &met {
            // The table is about what a writer has to wait for: who else has to, is told where it has not.
            let lacks: Vec<Missing> =
                met.lacks.values().map(|pair| self.record.pairs.missing(pair)).collect();
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
                settle(&mut row.order, met, missing.clone());
            }
        }
        self.record.met = met;
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

    fn writer(&self, event: EventId, partition: PartitionId, own: BufferId) -> Writer {
        Writer {
            event,
            partition,
            space: self.program.buffers[own].space,
            buffer: own,
            group: self.group(own),
            extent: self.extent(event, own),
            depth: self.graph.depth(event),
            rows: Vec::new(),
        }
    }

    /// All accesses of memory, but for mbarriers.
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

    /// What a write covers of the buffer: its footprint, or all of the buffer where that is not known. A product into tensor memory
    /// counts as covering its whole allocation.
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

    /// What a footprint touches of its buffer: all of it where that is not known.
    fn piece(&self, print: &Footprint, buffer: BufferId) -> Piece {
        let set = print.bytes.map(|bytes| self.program.byte_sets.get(bytes));
        let runs = set.and_then(|set| set.ctas.first()).map(|(_, runs)| runs);
        let bounds = runs.and_then(|runs| match self.program.buffers[buffer].space {
            Space::Shared => runs.bounds(),
            Space::Tensor => columns(runs),
        });
        bounds.or_else(|| extent_of(self.program, buffer, 0))
    }

    /// The buffer that a writer names first.
    fn written(&self, event: EventId) -> Option<BufferId> {
        let accesses = self.program.events[event].accesses.iter();
        let writes = accesses.filter(|access| access.mode.writes() && access.proxy != Proxy::Barrier);
        writes.flat_map(|access| &access.footprints).find_map(|print| match print.place {
            Place::Buffer(buffer) => Some(buffer),
            _ => None,
        })
    }

    /// Buffers that share bytes, or have one `buffer.id`, directly or through others.
    fn group(&self, buffer: BufferId) -> Vec<BufferId> {
        let program = self.program;
        let planned = |a: BufferId, b: BufferId| {
            let (a, b) = (&program.buffers[a], &program.buffers[b]);
            a.space == b.space
                && a.function == b.function
                && a.plan.group.is_some()
                && a.plan.group == b.plan.group
        };
        let mut group = BTreeSet::from([buffer]);
        let mut open = vec![buffer];
        while let Some(member) = open.pop() {
            for other in program.buffers.ids() {
                if (buffers_meet(program, member, other) || planned(member, other)) && group.insert(other) {
                    open.push(other);
                }
            }
        }
        group.into_iter().collect()
    }

    /// Says before which loop the wait belongs, and what the other partition arrives at already.
    pub(crate) fn located(&self, mut missing: Missing) -> Missing {
        let around = self.graph.block(missing.before).map_or(&[][..], |block| self.graph.loops(block));
        missing.outside = around.get(missing.depth as usize).copied();
        missing.through = self.arrives_behind(&missing);
        missing
    }

    /// What the partition that is waited for arrives at already when the access is over, or behind it in the same block: what somebody waits for
    /// rather than what nobody does.
    ///
    /// An arrival between the two that nobody waits for, at another slot of the same ring, is nearer: its wait is what is missing.
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

    /// Whether there are other slots beside that of an object.
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

/// Whether two objects are slots of one array of mbarriers, or of one half of a token array.
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

/// The columns of tensor memory that lie between the first and the last of these addresses, whatever the row.
fn columns(runs: &Runs) -> Piece {
    let each =
        runs.as_slice().iter().map(|&(start, end)| (column_of(start), column_of(end.saturating_sub(1)) + 1));
    each.reduce(|a, b| (a.0.min(b.0), a.1.max(b.1)))
}

/// What a meeting says of a row: what is missing once is missing.
fn settle(order: &mut Order, met: &Met, missing: Option<Missing>) {
    if let Some(missing) = missing {
        if !matches!(order, Order::Missing(_)) {
            *order = Order::Missing(missing);
        }
        return;
    }
    // What the engine does is over when a wait says so, in one partition, too.
    if *order == Order::Never || *order == Order::Program && !met.by.is_empty() {
        *order = Order::Ordered { by: Vec::new(), through: Vec::new() };
    }
    if let Order::Ordered { by, through } = order {
        by.extend(met.by.iter().map(|known| known.0));
        through.extend(met.by.iter().map(|known| known.1));
        by.sort_unstable();
        by.dedup();
        through.sort_unstable();
        through.dedup();
    }
}
