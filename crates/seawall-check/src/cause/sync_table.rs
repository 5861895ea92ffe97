//! The waits and arrivals of each synchronization object, as the text of a program says.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_analysis::{Cfg, WaitObject};
use seawall_base::SecondaryMap;
use seawall_model::{
    Access, Action, BlockId, BufferId, Event, EventId, FunctionId, MBarrierEffect, NamedBarrier, PartitionId,
    Place, Program, Proxy, Slot, TermId, TokenId, TokenOp,
};

/// A synchronization object without its slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Key {
    MBarrier(BufferId),
    Full(TokenId),
    Empty(TokenId),
    /// A hardware barrier. `None` if its number is unknown.
    Named(Option<i64>),
}

/// What an event does to an object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Use {
    Init {
        count: u32,
    },
    Wait {
        phase: Option<TermId>,
    },
    Arrive {
        expects: Option<u32>,
    },
    /// Arrives at a hardware barrier with all threads of the partition, and then waits there.
    Meet {
        threads: Option<TermId>,
    },
}

/// One use of an object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Used {
    pub(crate) event: EventId,
    pub(crate) partition: PartitionId,
    pub(crate) key: Key,
    pub(crate) what: Use,
}

impl Used {
    pub(crate) fn waits(&self) -> bool {
        matches!(self.what, Use::Wait { .. } | Use::Meet { .. })
    }

    pub(crate) fn arrives(&self) -> bool {
        matches!(self.what, Use::Arrive { .. } | Use::Meet { .. })
    }
}

/// All uses of synchronization objects, and the place of each event.
pub(crate) struct SyncTable<'p> {
    pub(crate) program: &'p Program,
    pub(crate) uses: Vec<Used>,
    /// The block and the index in it.
    places: SecondaryMap<EventId, Option<(BlockId, usize)>>,
    /// The position of each block in its function.
    positions: FxHashMap<BlockId, usize>,
    /// The headers of the loops around each block, the outermost first.
    loops: FxHashMap<BlockId, Vec<BlockId>>,
    cfgs: FxHashMap<FunctionId, Cfg>,
}

impl<'p> SyncTable<'p> {
    pub(crate) fn new(program: &'p Program) -> Self {
        let mut places = SecondaryMap::with_capacity(None, program.events.len());
        let mut uses = Vec::new();
        for (id, block) in program.blocks.iter() {
            for (index, &event) in block.events.iter().enumerate() {
                *places.entry(event) = Some((id, index));
                for (key, what) in uses_of(program, &program.events[event]) {
                    uses.push(Used { event, partition: block.partition, key, what });
                }
            }
        }
        let mut table = SyncTable {
            program,
            uses,
            places,
            positions: FxHashMap::default(),
            loops: FxHashMap::default(),
            cfgs: FxHashMap::default(),
        };
        for (id, function) in program.functions.iter() {
            let cfg = Cfg::new(program, id);
            table.add_loops(&function.blocks, &cfg);
            table.positions.extend(function.blocks.iter().enumerate().map(|(at, &block)| (block, at)));
            table.cfgs.insert(id, cfg);
        }
        table
    }

    fn add_loops(&mut self, blocks: &[BlockId], cfg: &Cfg) {
        let is_latch = |from: BlockId, header: BlockId| {
            let mut targets = self.program.blocks[from].terminator.edges().into_iter();
            targets.any(|edge| edge.target == header) && cfg.dominates(header, from)
        };
        let is_header = |header: &&BlockId| {
            cfg.is_reachable(**header)
                && blocks.iter().any(|&from| cfg.is_reachable(from) && is_latch(from, **header))
        };
        let headers: Vec<BlockId> = blocks.iter().filter(is_header).copied().collect();
        for &block in blocks {
            let mut around: Vec<BlockId> = headers
                .iter()
                .copied()
                .filter(|&header| header == block || cfg.is_in_loop(self.program, header, block))
                .collect();
            around.sort_by_key(|&header| cfg.loop_depth(header));
            self.loops.insert(block, around);
        }
    }

    pub(crate) fn partition(&self, event: EventId) -> Option<PartitionId> {
        Some(self.program.blocks[self.block(event)?].partition)
    }

    pub(crate) fn block(&self, event: EventId) -> Option<BlockId> {
        Some(self.places[event]?.0)
    }

    /// The headers of the loops around an event, the outermost first.
    pub(crate) fn loops(&self, event: EventId) -> &[BlockId] {
        let block = self.block(event);
        block.and_then(|block| self.loops.get(&block)).map_or(&[], Vec::as_slice)
    }

    /// Whether a block is in the loop of which another one is the header.
    pub(crate) fn is_in_loop_of(&self, block: BlockId, header: BlockId) -> bool {
        self.loops.get(&block).is_some_and(|around| around.contains(&header))
    }

    /// Whether one event comes before another one in the text of their function, and so in an
    /// iteration of the loops around both.
    pub(crate) fn is_before(&self, first: EventId, second: EventId) -> bool {
        self.order(first).zip(self.order(second)).is_some_and(|(a, b)| a.0 == b.0 && a < b)
    }

    fn order(&self, event: EventId) -> Option<(FunctionId, usize, usize)> {
        let (block, index) = self.places[event]?;
        Some((self.program.blocks[block].function, *self.positions.get(&block)?, index))
    }

    /// Whether some path leads from one event to another one.
    pub(crate) fn may_follow(&self, first: EventId, second: EventId) -> bool {
        let (Some(first), Some(second)) = (self.places[first], self.places[second]) else { return false };
        if first.0 == second.0 && first.1 < second.1 {
            return true;
        }
        let (mut seen, mut open) = (FxHashSet::default(), vec![first.0]);
        while let Some(block) = open.pop() {
            for edge in self.program.blocks[block].terminator.edges() {
                if edge.target == second.0 {
                    return true;
                }
                if seen.insert(edge.target) {
                    open.push(edge.target);
                }
            }
        }
        false
    }

    /// Whether every path to the second event passes the first one.
    pub(crate) fn dominates(&self, first: EventId, second: EventId) -> bool {
        let (Some(first), Some(second)) = (self.places[first], self.places[second]) else { return false };
        if first.0 == second.0 {
            return first.1 < second.1;
        }
        let function = self.program.blocks[first.0].function;
        self.cfgs.get(&function).is_some_and(|cfg| cfg.dominates(first.0, second.0))
    }

    /// The objects that an event uses.
    pub(crate) fn of(&self, event: EventId) -> impl Iterator<Item = &Used> {
        self.uses.iter().filter(move |used| used.event == event)
    }

    pub(crate) fn arrivals(&self, key: Key) -> impl Iterator<Item = &Used> {
        self.uses.iter().filter(move |used| used.key == key && used.arrives())
    }

    pub(crate) fn waits(&self, key: Key) -> impl Iterator<Item = &Used> {
        self.uses.iter().filter(move |used| used.key == key && used.waits())
    }

    /// The arrivals of a phase of an object, if all initialisations agree.
    pub(crate) fn count(&self, key: Key) -> Option<u32> {
        let mut counts = self.uses.iter().filter(|used| used.key == key).filter_map(|used| match used.what {
            Use::Init { count } => Some(count),
            Use::Wait { .. } | Use::Arrive { .. } | Use::Meet { .. } => None,
        });
        let first = counts.next()?;
        counts.all(|count| count == first).then_some(first)
    }

    /// The slot of an mbarrier that an event uses.
    pub(crate) fn slot(&self, event: EventId, mbarrier: BufferId) -> Option<Slot> {
        let event = &self.program.events[event];
        let accesses = event.accesses.iter().filter(|access| names_barrier(event, access));
        let mut prints = accesses.flat_map(|access| &access.footprints);
        prints.find(|print| print.place == Place::Buffer(mbarrier)).map(|print| print.slot)
    }

    /// The accesses of data of an event.
    pub(crate) fn data(&self, event: EventId) -> impl Iterator<Item = &'p Access> {
        let event = &self.program.events[event];
        event.accesses.iter().filter(|access| !names_barrier(event, access))
    }

    /// The buffers of data that a partition accesses.
    pub(crate) fn buffers(&self, partition: PartitionId) -> Vec<BufferId> {
        let blocks = self.program.blocks.values().filter(|block| block.partition == partition);
        let events = blocks.flat_map(|block| &block.events);
        let mut buffers: Vec<BufferId> =
            events.flat_map(|&event| self.data(event)).flat_map(buffers_of).collect();
        buffers.sort_unstable();
        buffers.dedup();
        buffers
    }

    /// The events of a partition, in the order of the text.
    pub(crate) fn events(&self, partition: PartitionId) -> Vec<EventId> {
        let of = |event: &EventId| self.partition(*event) == Some(partition);
        let mut events: Vec<EventId> = self.program.events.ids().filter(of).collect();
        events.sort_by_key(|&event| self.order(event));
        events
    }
}

/// The buffers that an access may touch.
pub(crate) fn buffers_of(access: &Access) -> impl Iterator<Item = BufferId> {
    access.footprints.iter().filter_map(|print| match print.place {
        Place::Buffer(buffer) => Some(buffer),
        Place::Parameter(_) | Place::Unknown => None,
    })
}

fn names_barrier(event: &Event, access: &Access) -> bool {
    access.proxy == Proxy::Barrier || matches!(event.action, Action::MBarrier(_))
}

fn uses_of(program: &Program, event: &Event) -> Vec<(Key, Use)> {
    let on_mbarriers = |what: Use| -> Vec<(Key, Use)> {
        let accesses = event.accesses.iter().filter(|access| names_barrier(event, access));
        accesses.flat_map(buffers_of).map(|buffer| (Key::MBarrier(buffer), what)).collect()
    };
    match &event.action {
        Action::MBarrier(mbarrier) => match mbarrier.op.effect() {
            MBarrierEffect::Init { count, .. } => on_mbarriers(Use::Init { count }),
            MBarrierEffect::Invalidate => Vec::new(),
            MBarrierEffect::Arrive(arrive) => on_mbarriers(Use::Arrive { expects: arrive.expects }),
            MBarrierEffect::Wait { phase } => on_mbarriers(Use::Wait { phase: Some(phase) }),
        },
        Action::Token(TokenOp::Acquire { token, phase, .. }) => {
            vec![(Key::Empty(*token), Use::Wait { phase: *phase })]
        }
        Action::Token(TokenOp::Wait { token, phase, .. }) => {
            vec![(Key::Full(*token), Use::Wait { phase: *phase })]
        }
        Action::Token(TokenOp::Commit { token, .. }) => {
            vec![(Key::Full(*token), Use::Arrive { expects: None })]
        }
        Action::Token(TokenOp::Release { token, .. }) => {
            vec![(Key::Empty(*token), Use::Arrive { expects: None })]
        }
        Action::Barrier(barrier) => match barrier.kind.named() {
            Some(NamedBarrier { id, threads, arrive_only }) => {
                let key = Key::Named(id.and_then(|id| program.terms.as_const(id)));
                let arrive = Use::Arrive { expects: None };
                vec![(key, if arrive_only { arrive } else { Use::Meet { threads } })]
            }
            None => Vec::new(),
        },
        Action::Copy { .. } | Action::Mma { .. } => on_mbarriers(Use::Arrive { expects: None }),
        Action::Touch { .. }
        | Action::Atomic { .. }
        | Action::Commit(_)
        | Action::Wait(_)
        | Action::Fence(_)
        | Action::Hint
        | Action::Call(_)
        | Action::Other => Vec::new(),
    }
}

/// The object of a wait without its slot.
pub(crate) fn key_of(object: WaitObject) -> Option<Key> {
    match object {
        WaitObject::MBarrier { buffer, .. } => Some(Key::MBarrier(buffer)),
        WaitObject::Full { token, .. } => Some(Key::Full(token)),
        WaitObject::Empty { token, .. } => Some(Key::Empty(token)),
        WaitObject::Named { id } => Some(Key::Named(id)),
        WaitObject::Other => None,
    }
}

/// The object of a key, in an unknown slot.
pub(crate) fn object_of(key: Key) -> WaitObject {
    match key {
        Key::MBarrier(buffer) => WaitObject::MBarrier { buffer, slot: None },
        Key::Full(token) => WaitObject::Full { token, slot: None },
        Key::Empty(token) => WaitObject::Empty { token, slot: None },
        Key::Named(id) => WaitObject::Named { id },
    }
}
