//! Cluster barriers before kernel returns.
//!
//! Triton inserts one before every return of a kernel with clusters, so that no CTA ends while
//! another may access its memory. One is needed only if an access to another CTA may come before
//! without a later cluster barrier.

use rustc_hash::FxHashSet;
use seawall_base::SecondaryMap;
use seawall_model::{
    Action, Barrier, BarrierPart, BlockId, Event, FunctionId, MBarrierEffect, OriginId, Participants,
    Program, Proxy, Terminator,
};

use crate::placement::{Insertion, Placed, Point, Reason};

/// Returns `placed` without redundant barriers at exits.
pub(super) fn needed(program: &Program, mut placed: Vec<Placed>) -> Vec<Placed> {
    let is_exit = |placed: &Placed| placed.reason == Reason::KernelExit;
    if !placed.iter().any(is_exit) {
        return placed;
    }
    let barriers = placed.iter().filter(|placed| !is_exit(placed)).filter_map(barrier).collect();
    let exits = Exits::new(program, barriers);
    placed.retain(|placed| !is_exit(placed) || exits.is_open_at(placed.point.origin()));
    placed
}

/// The op before which a cluster barrier is placed, if it orders memory.
fn barrier(placed: &Placed) -> Option<OriginId> {
    match (placed.insertion, placed.point) {
        (Insertion::ClusterBarrier { relaxed: false }, Point::Before(origin)) => Some(origin),
        _ => None,
    }
}

/// Whether accesses to other CTAs may be in progress: since the last signal of the split cluster
/// barrier, or before it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Open {
    since: bool,
    before: bool,
}

impl Open {
    fn join(self, other: Open) -> Open {
        Open { since: self.since || other.since, before: self.before || other.before }
    }
}

/// Where accesses to other CTAs may still be in progress.
struct Exits<'p> {
    program: &'p Program,
    /// Ops with a cluster barrier before them.
    barriers: FxHashSet<OriginId>,
    /// Whether the program has mbarriers that are in one CTA for several.
    led: bool,
    /// Functions that access other CTAs directly or through calls.
    reaching: FxHashSet<FunctionId>,
    /// What may be in progress at the end of a block.
    open: SecondaryMap<BlockId, Open>,
}

impl<'p> Exits<'p> {
    fn new(program: &'p Program, barriers: FxHashSet<OriginId>) -> Self {
        let is_led = |event: &Event| {
            matches!(event.action.mbarrier_effect(), Some(MBarrierEffect::Init { cluster: true, .. }))
        };
        let led = program.events.values().any(is_led);
        let (reaching, open) = (FxHashSet::default(), SecondaryMap::new());
        let mut exits = Exits { program, barriers, led, reaching, open };
        // Callees come first, except in recursion.
        while program.functions.ids().any(|function| exits.is_new(function)) {}
        exits.flow();
        exits
    }

    /// Adds a function if it accesses other CTAs. Returns whether it was new.
    fn is_new(&mut self, function: FunctionId) -> bool {
        let blocks = self.program.functions[function].blocks.iter();
        let mut events = blocks.flat_map(|&block| &self.program.blocks[block].events);
        let reaches = events.any(|&event| self.reaches(&self.program.events[event]));
        reaches && self.reaching.insert(function)
    }

    /// Whether an event or its callee may touch the memory of another CTA.
    fn reaches(&self, event: &Event) -> bool {
        if let Action::Call(call) = &event.action {
            return call.callee.is_none_or(|callee| self.reaching.contains(&callee));
        }
        let to_led =
            |proxy| self.led && (proxy == Proxy::Barrier || matches!(event.action, Action::MBarrier(_)));
        event.accesses.iter().any(|access| access.cross_cta || to_led(access.proxy))
    }

    fn flow(&mut self) {
        let blocks = self.program.blocks.ids();
        let mut todo: Vec<(BlockId, Open)> = blocks.map(|block| (block, Open::default())).collect();
        let mut entered: SecondaryMap<BlockId, Open> = SecondaryMap::new();
        while let Some((block, open)) = todo.pop() {
            *entered.entry(block) = entered[block].join(open);
            let left = self.open[block].join(self.through(block, entered[block]));
            if left != self.open[block] {
                *self.open.entry(block) = left;
                let next = self.program.blocks[block].terminator.edges();
                todo.extend(next.iter().map(|edge| (edge.target, left)));
            }
        }
    }

    /// What is in progress at the end of a block, given what is at its start.
    fn through(&self, block: BlockId, mut open: Open) -> Open {
        let block = &self.program.blocks[block];
        let mut last = None;
        for &event in &block.events {
            let event = &self.program.events[event];
            let first_of_op = last != Some(event.origin);
            last = Some(event.origin);
            if first_of_op && self.barriers.contains(&event.origin) {
                open = Open::default();
            }
            match &event.action {
                Action::Barrier(barrier) => open = behind(barrier, open),
                _ => open.since |= self.reaches(event),
            }
        }
        match block.terminator_origin {
            Some(origin) if self.barriers.contains(&origin) => Open::default(),
            _ => open,
        }
    }

    /// Whether some access may be in progress where an op returns. True if there is no such op.
    fn is_open_at(&self, origin: OriginId) -> bool {
        let returns = |block: &BlockId| {
            let block = &self.program.blocks[*block];
            block.terminator_origin == Some(origin) && matches!(block.terminator, Terminator::Return)
        };
        let mut blocks = self.program.blocks.ids().filter(returns).peekable();
        blocks.peek().is_none() || blocks.any(|block| self.open[block] != Open::default())
    }
}

/// What is still in progress after a barrier.
fn behind(barrier: &Barrier, open: Open) -> Open {
    if barrier.kind.participants() != Participants::ClusterWarps {
        return open;
    }
    match barrier.kind.part() {
        BarrierPart::Whole if !barrier.kind.is_relaxed() => Open::default(),
        BarrierPart::Signal(_) if barrier.local_fence => {
            Open { since: false, before: open.since || open.before }
        }
        BarrierPart::Wait(_) => Open { before: false, ..open },
        BarrierPart::Whole | BarrierPart::Signal(_) | BarrierPart::ArriveOnly => open,
    }
}
