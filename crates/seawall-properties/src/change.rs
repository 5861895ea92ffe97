//! Programs with inserted barriers.

use seawall_analysis::Cfg;
use seawall_base::index_u32;
use seawall_model::{
    Action, Barrier, BarrierKind, BarrierOrigin, Block, BlockId, Event, Program, Proxy, Slot,
};
use seawall_place::{Insertion, Point, SplitBarrierPart};

/// A place for a barrier: the block, the position among its events, and its name in a strategy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Position {
    pub(crate) block: BlockId,
    pub(crate) at: usize,
    pub(crate) point: Point,
}

/// Returns every place where a strategy can insert a barrier, each once.
pub(crate) fn positions(program: &Program) -> Vec<Position> {
    let mut all = Vec::new();
    for (id, block) in program.blocks.iter() {
        let origin = |at: usize| block.events.get(at).map(|&event| program.events[event].origin);
        for at in 0..block.events.len() {
            if let Some(here) = origin(at).filter(|here| at == 0 || origin(at - 1) != Some(*here)) {
                all.push(Position { block: id, at, point: Point::Before(here) });
            }
        }
        let last = block.events.len().checked_sub(1).and_then(origin);
        let end = match (block.terminator_origin, last) {
            (Some(end), last) if last != Some(end) => Some(Point::Before(end)),
            (_, Some(last)) => Some(Point::After(last)),
            _ => None,
        };
        all.extend(end.map(|point| Position { block: id, at: block.events.len(), point }));
    }
    all
}

/// Returns the position of `point`; `None` if it is nowhere or in several places.
pub(crate) fn find(program: &Program, point: Point) -> Option<Position> {
    let all = positions(program);
    let found: Vec<Position> = match point {
        Point::Before(_) => all.into_iter().filter(|position| position.point == point).collect(),
        Point::After(origin) => {
            let ends = |block: &Block, at: usize| {
                let of = |at: usize| block.events.get(at).map(|&event| program.events[event].origin);
                at.checked_sub(1).and_then(of) == Some(origin) && of(at) != Some(origin)
            };
            all.into_iter().filter(|position| ends(&program.blocks[position.block], position.at)).collect()
        }
    };
    match found.as_slice() {
        [only] => Some(Position { point, ..*only }),
        _ => None,
    }
}

/// What is inserted at a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Put {
    /// A barrier of the workgroup.
    Whole,
    /// The arrive or the wait of its split barrier.
    SplitBarrierPart(SplitBarrierPart),
}

impl Put {
    /// Returns the barrier, or the arrive or wait of a split one, that is inserted.
    pub(crate) fn of(insertion: Insertion) -> Option<Put> {
        match insertion {
            Insertion::LocalBarrier => Some(Put::Whole),
            _ => insertion.half().map(Put::SplitBarrierPart),
        }
    }

    fn kind(self) -> BarrierKind {
        match self {
            Put::Whole => BarrierKind::Cta,
            Put::SplitBarrierPart(SplitBarrierPart::Signal) => BarrierKind::Signal { id: -1 },
            Put::SplitBarrierPart(SplitBarrierPart::Wait) => BarrierKind::WaitSignal { id: -1 },
        }
    }
}

/// Returns `program` with local barriers at `positions`. Events keep their ids.
pub(crate) fn with_barriers(program: &Program, positions: &[Position]) -> Program {
    let puts: Vec<(Position, Put)> = positions.iter().map(|&position| (position, Put::Whole)).collect();
    with(program, &puts)
}

/// Returns `program` with whole barriers and arrives and waits of split ones. Those at one position
/// keep their order. Events keep their ids.
pub(crate) fn with(program: &Program, puts: &[(Position, Put)]) -> Program {
    let mut changed = program.clone();
    let mut puts = puts.to_vec();
    puts.reverse();
    puts.sort_by_key(|(position, _)| (position.block, std::cmp::Reverse(position.at)));
    for (Position { block, at, .. }, put) in puts {
        let origin = changed.origins.push(seawall_model::Origin {
            op: "placed".into(),
            span: seawall_base::Span::at(0),
            index: index_u32(changed.origins.len()),
            calls: Box::default(),
        });
        let barrier =
            Barrier { kind: put.kind(), local_fence: true, other_memory: false, origin: BarrierOrigin::Op };
        let event = changed.events.push(Event {
            origin,
            action: Action::Barrier(barrier),
            accesses: Default::default(),
        });
        changed.blocks[block].events.insert(at, event);
    }
    changed
}

/// Returns the program in which no access says which slot it touches.
pub(crate) fn without_slots(program: &Program) -> Program {
    let mut blurred = program.clone();
    for event in blurred.events.values_mut() {
        let of_mbarrier = matches!(event.action, Action::MBarrier(_));
        for access in event.accesses.iter_mut().filter(|a| !of_mbarrier && a.proxy != Proxy::Barrier) {
            for footprint in &mut access.footprints {
                footprint.slot = Slot::Whole;
                footprint.descriptor = seawall_model::Descriptor::default();
            }
        }
    }
    blurred
}

/// Returns the loop depth of every position.
pub(crate) fn depths(program: &Program, positions: &[Position]) -> Vec<u32> {
    let graphs: Vec<_> = program.functions.ids().map(|f| (f, Cfg::new(program, f))).collect();
    let depth = |position: &Position| {
        let function = program.blocks[position.block].function;
        graphs.iter().find(|(of, _)| *of == function).map_or(0, |(_, cfg)| cfg.loop_depth(position.block))
    };
    positions.iter().map(depth).collect()
}
