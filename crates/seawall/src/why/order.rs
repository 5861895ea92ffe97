//! Finds what orders an access against the conflicting accesses around it.
//!
//! Accesses of one partition: the certifier lists the pairs that conflict in the program without
//! synchronization. For a pair, synchronizing events are removed one by one as long as the
//! certifier still finds it ordered. Those that stay order the pair together.
//!
//! Accesses of other partitions: the tables of the mbarrier model checker.

use std::collections::BTreeMap;

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_analysis::{HazardKind, Role};
use seawall_model::{Action, BarrierOrigin, BlockId, BufferId, EventId, PartitionId, Place, Program, Proxy};
use seawall_phases::{Direction, Edge, Order, Phases};
use seawall_place::Uncovered;
use seawall_report::{Neighbour, NeighbourOrder, OrderedPair};

use super::Case;
use super::removal::uncovered;

/// The number of neighbours on each side for which the order is determined.
const MAX_NEIGHBOURS: usize = 6;

/// The conflicting neighbours of an access with what orders them, and how many are left out.
pub(super) fn neighbours(case: &Case<'_>, events: &[EventId]) -> (Vec<Neighbour>, usize) {
    let finder = Finder::new(case, events);
    let (mut neighbours, mut more) = finder.of_partition();
    if let Some(phases) = case.phases() {
        let (across, left_out) = finder.across_partitions(phases);
        neighbours.extend(across);
        more += left_out;
    }
    (neighbours, more)
}

struct Finder<'c, 'p> {
    case: &'c Case<'p>,
    program: &'p Program,
    /// The events of the op.
    events: &'c [EventId],
    /// By event, its block, partition and position in the text of the program.
    places: FxHashMap<EventId, (BlockId, PartitionId, usize)>,
    /// The events that can order accesses.
    orderers: Vec<EventId>,
}

impl<'c, 'p> Finder<'c, 'p> {
    fn new(case: &'c Case<'p>, events: &'c [EventId]) -> Self {
        let program = &case.part.program;
        let mut places = FxHashMap::default();
        for function in program.functions.values() {
            for &block in &function.blocks {
                for &event in &program.blocks[block].events {
                    let position = places.len();
                    places.insert(event, (block, program.blocks[block].partition, position));
                }
            }
        }
        let mut orderers: Vec<EventId> =
            program.events.ids().filter(|&event| program.events[event].action.makes_order()).collect();
        orderers.retain(|event| places.contains_key(event));
        Finder { case, program, events, places, orderers }
    }

    fn position(&self, event: EventId) -> usize {
        self.places.get(&event).map_or(usize::MAX, |place| place.2)
    }

    /// The program in which only `orderers` order anything, and only the accesses of `accessed`
    /// events are left, if given.
    fn reduced(&self, orderers: &[EventId], accessed: Option<(EventId, EventId)>) -> Program {
        let mut program = self.program.clone();
        let kept: FxHashSet<EventId> = orderers.iter().copied().collect();
        for event in self.program.events.ids() {
            let changed = &mut program.events[event];
            if changed.action.makes_order() && !kept.contains(&event) {
                changed.action = Action::Hint;
                changed.accesses.retain(|access| access.proxy != Proxy::Barrier);
            }
            if self.case.is_repeated(event) {
                changed.accesses.clear();
            }
            let is_other = accessed.is_some_and(|(a, b)| event != a && event != b);
            if is_other && !matches!(changed.action, Action::MBarrier(_)) {
                changed.accesses.retain(|access| access.proxy == Proxy::Barrier);
            }
        }
        self.case.judge.bare.clone().publish(&mut program);
        program
    }

    /// Whether the certifier finds the pair ordered by `orderers`. `None` if it is too large.
    fn is_ordered(&self, pair: &OrderedPair, orderers: &[EventId]) -> Option<bool> {
        let program = self.reduced(orderers, Some((pair.earlier, pair.later)));
        let uncovered = uncovered(&program)?;
        // A bare barrier repeats the earlier access if it leaves it in flight.
        let is_earlier = |event| event == pair.earlier || self.program.events.get(event).is_none();
        Some(!uncovered.iter().any(|found| is_earlier(found.earlier) && found.later == pair.later))
    }

    fn of_partition(&self) -> (Vec<Neighbour>, usize) {
        let own = |event: EventId| self.events.contains(&event);
        let Some(all) = uncovered(&self.reduced(&[], None)) else { return (Vec::new(), 0) };
        let mut kinds: BTreeMap<(EventId, EventId), HazardKind> = BTreeMap::new();
        let is_own = |uncovered: &Uncovered| self.program.events.get(uncovered.earlier).is_some();
        for Uncovered { earlier, later, kind, .. } in all.into_iter().filter(is_own) {
            let known = kinds.entry((earlier, later)).or_insert(kind);
            *known = (*known).min(kind);
        }
        let (mut neighbours, mut more) = (Vec::new(), 0);
        for is_before in [true, false] {
            let mut pairs: Vec<(EventId, EventId)> = kinds
                .keys()
                .copied()
                .filter(|&(earlier, later)| own(if is_before { later } else { earlier }))
                .filter(|&(earlier, later)| is_before || !own(later) || !own(earlier))
                .collect();
            pairs.sort_by_key(|&(earlier, later)| (self.distance(earlier, later), earlier, later));
            let near = self.nearest(&pairs, &kinds, is_before);
            more += near.len().saturating_sub(MAX_NEIGHBOURS);
            for pair in near.into_iter().take(MAX_NEIGHBOURS) {
                let pair = OrderedPair { earlier: pair.0, later: pair.1, kind: kinds.get(&pair).copied() };
                neighbours.push(Neighbour { pair, is_before, order: self.order(&pair) });
            }
        }
        (neighbours, more)
    }

    /// The number of events from one to the other, around a loop if the later one comes first in
    /// the text.
    fn distance(&self, earlier: EventId, later: EventId) -> usize {
        let (from, to) = (self.position(earlier), self.position(later));
        if from < to { to - from } else { self.places.len().saturating_sub(from).saturating_add(to) }
    }

    /// The pairs without another access between the two that conflicts with both.
    fn nearest(
        &self,
        pairs: &[(EventId, EventId)],
        kinds: &BTreeMap<(EventId, EventId), HazardKind>,
        is_before: bool,
    ) -> Vec<(EventId, EventId)> {
        let mut near: Vec<(EventId, EventId)> = Vec::new();
        for &(earlier, later) in pairs {
            let is_behind_another = near.iter().any(|&(first, second)| {
                let middle = if is_before { first } else { second };
                middle != earlier
                    && middle != later
                    && kinds.contains_key(&(earlier, middle))
                    && kinds.contains_key(&(middle, later))
                    && self.distance(earlier, middle).saturating_add(self.distance(middle, later))
                        <= self.distance(earlier, later)
            });
            if !is_behind_another {
                near.push((earlier, later));
            }
        }
        near
    }

    /// What orders the two accesses of one partition.
    fn order(&self, pair: &OrderedPair) -> NeighbourOrder {
        let is_reported = self.case.part.findings.iter().any(|finding| {
            finding.event == pair.later
                && finding.code.kind().is_error()
                && finding.related.contains(&(Role::Earlier, pair.earlier))
        });
        if is_reported {
            return NeighbourOrder::Nothing;
        }
        let Some(&(_, partition, _)) = self.places.get(&pair.later) else { return NeighbourOrder::Unknown };
        let is_near = |event: &&EventId| {
            let near = self.places.get(event).map(|place| place.1);
            near == Some(partition) || near == self.places.get(&pair.earlier).map(|place| place.1)
        };
        let mut near: Vec<EventId> = self.orderers.iter().filter(is_near).copied().collect();
        // Barriers of the text say more than those inside of other ops.
        let is_inside = |event: EventId| {
            matches!(&self.program.events[event].action, Action::Barrier(barrier)
                if barrier.origin != BarrierOrigin::Op)
        };
        near.sort_by_key(|&event| (is_inside(event), self.distance(event, pair.later), event));
        match self.is_ordered(pair, &near) {
            Some(true) => {}
            Some(false) | None => return NeighbourOrder::Unknown,
        }
        // The smallest number of nearest events that orders the pair.
        let (mut least, mut enough) = (0, near.len());
        while least < enough {
            let middle = least.midpoint(enough);
            match self.is_ordered(pair, &near[..middle]) {
                Some(true) => enough = middle,
                Some(false) => least = middle + 1,
                None => return NeighbourOrder::Unknown,
            }
        }
        let mut kept: Vec<EventId> = near[..enough].to_vec();
        let mut at = kept.len();
        while at > 0 {
            at -= 1;
            let mut fewer = kept.clone();
            fewer.remove(at);
            if self.is_ordered(pair, &fewer) == Some(true) {
                kept = fewer;
            }
        }
        if kept.is_empty() {
            return NeighbourOrder::Unknown;
        }
        kept.sort_by_key(|&event| self.position(event));
        NeighbourOrder::By(kept)
    }

    /// Conflicting accesses of other partitions, as far as runs of the mbarrier model checker show
    /// them.
    fn across_partitions(&self, phases: &Phases) -> (Vec<Neighbour>, usize) {
        let mut neighbours: Vec<Neighbour> = Vec::new();
        let partition = |event: EventId| self.places.get(&event).map(|place| place.1);
        let own = |event: EventId| self.events.contains(&event);
        // A write after the uses of others.
        for writer in &phases.coverage {
            for row in &writer.rows {
                let users = row.users.iter().copied().filter(|&user| {
                    partition(user) != partition(writer.event) && (own(writer.event) || own(user))
                });
                for user in users {
                    let order = match &row.order {
                        Order::Ordered { by, .. } => {
                            let arrivals = arrivals(phases, by, row.partition);
                            NeighbourOrder::Across { waits: by.clone(), arrivals }
                        }
                        Order::Missing(_) => NeighbourOrder::Nothing,
                        Order::Program => NeighbourOrder::Unknown,
                        Order::Never => continue,
                    };
                    let is_before = own(writer.event);
                    let kind = kind_before_write(self.program, user);
                    let pair = OrderedPair { earlier: user, later: writer.event, kind };
                    neighbours.push(Neighbour { pair, is_before, order });
                }
            }
        }
        // A read after the writes of others.
        let is_forward = |edge: &&Edge| edge.direction == Some(Direction::Forward) && edge.from != edge.to;
        for edge in phases.edges.iter().filter(is_forward) {
            let order = NeighbourOrder::Across { waits: vec![edge.wait], arrivals: edge.arrivals.clone() };
            for &buffer in &edge.data {
                let writers = || self.users(buffer, edge.from, true);
                let readers = || self.users(buffer, edge.to, false);
                for earlier in writers() {
                    for later in readers().filter(|&later| own(later) || own(earlier)) {
                        let pair = OrderedPair { earlier, later, kind: Some(HazardKind::Raw) };
                        neighbours.push(Neighbour { pair, is_before: own(later), order: order.clone() });
                    }
                }
            }
        }
        neighbours.sort_by_key(|neighbour| (!neighbour.is_before, neighbour.pair));
        neighbours.dedup_by_key(|neighbour| (neighbour.is_before, neighbour.pair));
        let more = neighbours.len().saturating_sub(2 * MAX_NEIGHBOURS);
        neighbours.truncate(2 * MAX_NEIGHBOURS);
        (neighbours, more)
    }

    /// The events of a partition that write or read a buffer.
    fn users(&self, buffer: BufferId, partition: PartitionId, writes: bool) -> impl Iterator<Item = EventId> {
        let touches = move |event: &EventId| {
            let accesses = self.program.events[*event].accesses.iter();
            accesses.filter(|access| if writes { access.mode.writes() } else { access.mode.reads() }).any(
                |access| access.footprints.iter().any(|footprint| footprint.place == Place::Buffer(buffer)),
            )
        };
        let is_of = move |event: &EventId| self.places.get(event).is_some_and(|place| place.1 == partition);
        self.program.events.ids().filter(is_of).filter(touches)
    }
}

/// The arrivals of a partition that `waits` observe.
fn arrivals(phases: &Phases, waits: &[EventId], from: PartitionId) -> Vec<EventId> {
    let edges = phases.edges.iter().filter(|edge| edge.from == from && waits.contains(&edge.wait));
    let mut arrivals: Vec<EventId> = edges.flat_map(|edge| edge.arrivals.clone()).collect();
    arrivals.sort_unstable();
    arrivals.dedup();
    arrivals
}

/// How a use and a later write conflict.
fn kind_before_write(program: &Program, user: EventId) -> Option<HazardKind> {
    let accesses = &program.events[user].accesses;
    let data = || accesses.iter().filter(|access| access.proxy != Proxy::Barrier);
    match (data().any(|access| access.mode.writes()), data().any(|access| access.mode.reads())) {
        (true, false) => Some(HazardKind::Waw),
        (false, true) => Some(HazardKind::War),
        (true, true) | (false, false) => None,
    }
}
