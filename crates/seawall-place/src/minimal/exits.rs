//! Cluster barriers before kernels return. Triton puts one before every return of a kernel of a cluster, so that no CTA ends
//! while another may still touch its memory. One is needed only where an access that reaches into other CTAs may come
//! before, with no cluster barrier behind it.

use rustc_hash::FxHashSet;
use seawall_base::SecondaryMap;
use seawall_model::{
    Action, BarrierKind, BlockId, Event, FunctionId, MBarrierOp, OriginId, Program, Proxy, Terminator,
};

use crate::placement::{Insertion, Placed, Point, Reason};

/// `placed` without the barriers at exits that nothing needs.
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

/// The op that a cluster barrier stands before, if it orders memory.
fn barrier(placed: &Placed) -> Option<OriginId> {
    match (placed.insertion, placed.point) {
        (Insertion::ClusterBarrier { relaxed: false }, Point::Before(origin)) => Some(origin),
        _ => None,
    }
}

/// Where accesses to other CTAs may still be under way.
struct Exits<'p> {
    program: &'p Program,
    /// Ops with a cluster barrier in front.
    barriers: FxHashSet<OriginId>,
    /// Whether the program has mbarriers that live in one CTA for several.
    led: bool,
    /// Functions that access other CTAs, by themselves or in what they call.
    reaching: FxHashSet<FunctionId>,
    /// Whether some access may be under way at the end of a block.
    open: SecondaryMap<BlockId, bool>,
}

impl<'p> Exits<'p> {
    fn new(program: &'p Program, barriers: FxHashSet<OriginId>) -> Self {
        let is_led = |event: &Event| matches!(&event.action, Action::MBarrier(m) if matches!(m.op, MBarrierOp::Init { cluster: true, .. }));
        let led = program.events.values().any(is_led);
        let (reaching, open) = (FxHashSet::default(), SecondaryMap::new());
        let mut exits = Exits { program, barriers, led, reaching, open };
        // Callees come first, but for recursion.
        while program.functions.ids().any(|function| exits.is_new(function)) {}
        exits.flow();
        exits
    }

    /// Whether a function turns out to reach other CTAs.
    fn is_new(&mut self, function: FunctionId) -> bool {
        let blocks = self.program.functions[function].blocks.iter();
        let mut events = blocks.flat_map(|&block| &self.program.blocks[block].events);
        let reaches = events.any(|&event| self.reaches(&self.program.events[event]));
        reaches && self.reaching.insert(function)
    }

    /// Whether an event, or what it calls, may touch the memory of another CTA.
    fn reaches(&self, event: &Event) -> bool {
        if let Action::Call(call) = &event.action {
            return call.callee.is_none_or(|callee| self.reaching.contains(&callee));
        }
        let to_led =
            |proxy| self.led && (proxy == Proxy::Barrier || matches!(event.action, Action::MBarrier(_)));
        event.accesses.iter().any(|access| access.cross_cta || to_led(access.proxy))
    }

    fn flow(&mut self) {
        let mut todo: Vec<(BlockId, bool)> = self.program.blocks.ids().map(|block| (block, false)).collect();
        let mut entered: SecondaryMap<BlockId, bool> = SecondaryMap::new();
        while let Some((block, open)) = todo.pop() {
            *entered.entry(block) |= open;
            let left = self.through(block, entered[block]);
            if left && !self.open[block] {
                *self.open.entry(block) = true;
                let next = self.program.blocks[block].terminator.edges();
                todo.extend(next.iter().map(|edge| (edge.target, true)));
            }
        }
    }

    /// Whether some access is under way at the end of a block, given whether one is at its start.
    fn through(&self, block: BlockId, mut open: bool) -> bool {
        let block = &self.program.blocks[block];
        let mut last = None;
        for &event in &block.events {
            let event = &self.program.events[event];
            let first_of_op = last != Some(event.origin);
            last = Some(event.origin);
            open &= !(first_of_op && self.barriers.contains(&event.origin));
            match &event.action {
                Action::Barrier(barrier) if barrier.kind == (BarrierKind::Cluster { relaxed: false }) => {
                    open = false;
                }
                _ => open |= self.reaches(event),
            }
        }
        open && !block.terminator_origin.is_some_and(|origin| self.barriers.contains(&origin))
    }

    /// Whether some access may be under way where an op returns; yes if there is no such op.
    fn is_open_at(&self, origin: OriginId) -> bool {
        let returns = |block: &BlockId| {
            let block = &self.program.blocks[*block];
            block.terminator_origin == Some(origin) && matches!(block.terminator, Terminator::Return)
        };
        let mut blocks = self.program.blocks.ids().filter(returns).peekable();
        blocks.peek().is_none() || blocks.any(|block| self.open[block])
    }
}
