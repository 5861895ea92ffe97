//! Initialization of mbarriers that CTAs of a cluster share: a fence and a relaxed cluster barrier
//! between the initializations and the uses (`runCrossCTAMBarrierInitSyncInsertion` in Triton 3.9).
//!
//! The window starts after all initializations (the nearest common postdominator of their blocks).
//! It ends at the first use (the nearest common dominator of the uses). An existing cluster barrier
//! in the window is used instead of a new one. Positions are those of the function's own blocks.
//! Events in a partition count at the op that starts it.

use rustc_hash::FxHashMap;
use seawall_analysis::{Cfg, Dominators};
use seawall_model::{
    Action, BarrierKind, BlockId, BufferId, Event, EventId, FenceKind, FunctionId, MBarrierOp, OriginId,
    Place, Program, Proxy, Terminator,
};

use super::membar::Inserted;
use crate::placement::{Insertion, Placed, Point, Reason};

/// A position in a function's own blocks: block number in reverse postorder, event.
type Position = (u32, u32);

/// The function's own blocks without partitions, with an edge from the fork to the join.
struct Body {
    blocks: Vec<BlockId>,
    forward: Dominators,
    /// Postdominators over `reverse_number`. Node 0 is the virtual exit.
    backward: Dominators,
    reverse_number: Vec<Option<u32>>,
    reverse_blocks: Vec<Option<u32>>,
}

/// A cluster barrier of the program or one that was inserted earlier.
struct ClusterBarrierAt {
    at: Position,
    origin: OriginId,
    relaxed: bool,
}

/// Where in the window to insert.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum InitPlace {
    /// At its end, as Triton.
    FirstUse,
    /// In the fewest loops, and there as late as possible.
    FewestLoops,
}

/// Returns the insertions in `function`, given earlier ones.
pub(super) fn init_sync(
    program: &Program,
    function: FunctionId,
    inserted: &Inserted,
    place: InitPlace,
) -> Vec<Placed> {
    let body = Body::new(program, function);
    let events = body.events(program);
    let inits: Vec<(Position, EventId)> =
        events.iter().copied().filter(|&(_, e)| needs_sync(program, &events, &program.events[e])).collect();
    let tracked: Vec<BufferId> = inits.iter().flat_map(|&(_, e)| buffers(&program.events[e])).collect();
    let uses: Vec<(Position, EventId)> =
        events.iter().copied().filter(|&(_, e)| uses_any(&program.events[e], &tracked)).collect();
    let (Some(first), Some(last)) = (body.window_start(&inits), body.window_end(program, &uses)) else {
        return Vec::new();
    };
    if !body.dominates(first, last.0) {
        return Vec::new();
    }
    let between = body.cluster_barriers_in(program, &events, inserted);
    let inside =
        between.into_iter().filter(|r| body.postdominates(r.at, first) && body.dominates(r.at, last.0));
    let reused = inside.reduce(|best, next| if body.dominates(best.at, next.at) { next } else { best });
    let fewest = place == InitPlace::FewestLoops;
    // A full cluster barrier publishes the initializations without a fence.
    if fewest && reused.as_ref().is_some_and(|found| !found.relaxed) {
        return Vec::new();
    }
    let (at, anchor) = match &reused {
        Some(found) if found.relaxed => (found.at, found.origin),
        None if fewest => body.outside_loops(program, function, first, last),
        _ => last,
    };
    let is_fenced = fewest
        && events.iter().any(|&(fence, event)| {
            program.events[event].action.is_fence(FenceKind::MBarrierInit)
                && body.postdominates(fence, first)
                && body.dominates(fence, at)
        });
    let reason = Reason::ClusterInit { inits: inits.iter().map(|&(_, e)| e).collect() };
    let placed = |insertion| Placed { point: Point::Before(anchor), insertion, reason: reason.clone() };
    let fence = (!is_fenced).then(|| placed(Insertion::MBarrierInitFence));
    let barrier = reused.is_none().then(|| placed(Insertion::ClusterBarrier { relaxed: true }));
    fence.into_iter().chain(barrier).collect()
}

/// Whether other CTAs use the initialized mbarrier. They do if its shape says so, or if an op that
/// signals other CTAs names it.
fn needs_sync(program: &Program, events: &[(Position, EventId)], init: &Event) -> bool {
    let Action::MBarrier(mbarrier) = &init.action else { return false };
    let MBarrierOp::Init { cluster, .. } = mbarrier.op else { return false };
    let own = buffers(init);
    cluster
        || events.iter().any(|&(_, e)| {
            let accesses = &program.events[e].accesses;
            let mut crossing = accesses.iter().filter(|a| a.cross_cta && a.proxy == Proxy::Barrier);
            crossing
                .any(|a| a.footprints.iter().any(|f| matches!(f.place, Place::Buffer(b) if own.contains(&b))))
        })
}

/// Whether the event uses one of the buffers other than by initialization.
fn uses_any(event: &Event, tracked: &[BufferId]) -> bool {
    let is_init = matches!(&event.action, Action::MBarrier(m) if matches!(m.op, MBarrierOp::Init { .. }));
    !is_init && buffers(event).iter().any(|b| tracked.contains(b))
}

fn buffers(event: &Event) -> Vec<BufferId> {
    let footprints = event.accesses.iter().flat_map(|a| &a.footprints);
    let buffer = |place| match place {
        Place::Buffer(id) => Some(id),
        _ => None,
    };
    footprints.filter_map(|f| buffer(f.place)).collect()
}

impl Body {
    fn new(program: &Program, function: FunctionId) -> Self {
        let entry = program.functions[function].entry;
        let blocks = postorder(vec![entry], |block| successors(program, block));
        let blocks: Vec<BlockId> = blocks.into_iter().rev().collect();
        let number: FxHashMap<BlockId, u32> =
            blocks.iter().enumerate().map(|(i, &b)| (b, i as u32)).collect();
        let mut before = vec![Vec::new(); blocks.len()];
        let mut after: Vec<Vec<u32>> = Vec::new();
        for (i, &block) in blocks.iter().enumerate() {
            let targets: Vec<u32> =
                successors(program, block).iter().filter_map(|t| number.get(t).copied()).collect();
            targets.iter().for_each(|&t| before[t as usize].push(i as u32));
            after.push(targets);
        }
        let exits: Vec<u32> = (0..blocks.len() as u32).filter(|&i| after[i as usize].is_empty()).collect();
        let forward = Dominators::new(&before);
        let order = postorder(exits.clone(), |node| before[node as usize].clone());
        let order: Vec<u32> = order.into_iter().rev().collect();
        let mut reverse_number = vec![None; blocks.len()];
        for (i, &node) in order.iter().enumerate() {
            reverse_number[node as usize] = Some(i as u32 + 1);
        }
        let mut reverse_before = vec![Vec::new(); order.len() + 1];
        for (i, &node) in order.iter().enumerate() {
            let next = after[node as usize].iter().filter_map(|&t| reverse_number[t as usize]);
            reverse_before[i + 1] = if exits.contains(&node) { vec![0] } else { next.collect() };
        }
        let reverse_blocks = std::iter::once(None).chain(order.iter().map(|&n| Some(n))).collect();
        let backward = Dominators::new(&reverse_before);
        Body { blocks, forward, backward, reverse_number, reverse_blocks }
    }

    /// All events of the function with their positions. Those in partitions are at the end of the
    /// block that starts them.
    fn events(&self, program: &Program) -> Vec<(Position, EventId)> {
        let mut events = Vec::new();
        for (number, &block) in self.blocks.iter().enumerate() {
            let own = &program.blocks[block].events;
            events.extend(own.iter().enumerate().map(|(i, &e)| ((number as u32, i as u32), e)));
            if let Terminator::Fork(edges) = &program.blocks[block].terminator {
                let at = (number as u32, own.len() as u32);
                let entries = edges.iter().map(|e| e.target).collect();
                let inside = |block: BlockId| match &program.blocks[block].terminator {
                    Terminator::Join(_) => Vec::new(),
                    other => other.edges().iter().map(|e| e.target).collect(),
                };
                for nested in postorder(entries, inside) {
                    events.extend(program.blocks[nested].events.iter().map(|&e| (at, e)));
                }
            }
        }
        events
    }

    fn dominates(&self, above: Position, below: Position) -> bool {
        if above.0 == below.0 { above.1 <= below.1 } else { self.forward.dominates(above.0, below.0) }
    }

    fn postdominates(&self, below: Position, above: Position) -> bool {
        if above.0 == below.0 {
            return below.1 >= above.1;
        }
        let numbers = (self.reverse_number[below.0 as usize], self.reverse_number[above.0 as usize]);
        matches!(numbers, (Some(b), Some(a)) if self.backward.dominates(b, a))
    }

    /// The first position after all initializations.
    fn window_start(&self, inits: &[(Position, EventId)]) -> Option<Position> {
        let numbers =
            inits.iter().map(|(at, _)| self.reverse_number[at.0 as usize]).collect::<Option<Vec<_>>>()?;
        let common = numbers.into_iter().reduce(|a, b| self.backward.common(a, b))?;
        let block = self.reverse_blocks[common as usize]?;
        let last = inits.iter().map(|(at, _)| *at).filter(|at| at.0 == block).max();
        Some(last.map_or((block, 0), |at| (at.0, at.1 + 1)))
    }

    /// The first use that dominates the others, or the end of the block that dominates all.
    fn window_end(&self, program: &Program, uses: &[(Position, EventId)]) -> Option<(Position, OriginId)> {
        let common = uses.iter().map(|(at, _)| at.0).reduce(|a, b| self.forward.common(a, b))?;
        let block = self.blocks[common as usize];
        let own = program.blocks[block].events.len() as u32;
        let first = uses.iter().filter(|(at, _)| at.0 == common).min_by_key(|(at, _)| at.1);
        let terminator = program.blocks[block].terminator_origin;
        match first {
            Some(&(at, event)) if at.1 < own => Some((at, program.events[event].origin)),
            _ => Some(((common, own), terminator?)),
        }
    }

    /// The point in the fewest loops between `first` and `last`, which it dominates.
    fn outside_loops(
        &self,
        program: &Program,
        function: FunctionId,
        first: Position,
        last: (Position, OriginId),
    ) -> (Position, OriginId) {
        let cfg = Cfg::new(program, function);
        let depth = |node: u32| cfg.loop_depth(self.blocks[node as usize]);
        let (mut node, mut best) = (last.0.0, last);
        while node != 0 {
            node = self.forward.immediate(node);
            let block = &program.blocks[self.blocks[node as usize]];
            let end = (node, block.events.len() as u32);
            if !self.dominates(first, end) {
                break;
            }
            if let Some(origin) = block.terminator_origin.filter(|_| depth(node) < depth(best.0.0)) {
                best = (end, origin);
            }
        }
        best
    }

    /// Cluster barriers in the function's own blocks.
    fn cluster_barriers_in(
        &self,
        program: &Program,
        events: &[(Position, EventId)],
        inserted: &Inserted,
    ) -> Vec<ClusterBarrierAt> {
        let mut found = Vec::new();
        for &(at, event) in events {
            let origin = program.events[event].origin;
            let own = at.1 < program.blocks[self.blocks[at.0 as usize]].events.len() as u32;
            if !own {
                continue;
            }
            if let Action::Barrier(barrier) = &program.events[event].action
                && let BarrierKind::Cluster { relaxed } = barrier.kind
                && barrier.origin == seawall_model::BarrierOrigin::Op
            {
                found.push(ClusterBarrierAt { at, origin, relaxed });
            }
            let before = inserted.get(&origin).into_iter().flatten();
            found.extend(before.filter_map(|i| cluster_barrier_of(*i, at, origin)));
        }
        for (number, &block) in self.blocks.iter().enumerate() {
            let Some(origin) = program.blocks[block].terminator_origin else { continue };
            let at = (number as u32, program.blocks[block].events.len() as u32);
            let before = inserted.get(&origin).into_iter().flatten();
            found.extend(before.filter_map(|i| cluster_barrier_of(*i, at, origin)));
        }
        found
    }
}

fn cluster_barrier_of(insertion: Insertion, at: Position, origin: OriginId) -> Option<ClusterBarrierAt> {
    match insertion {
        Insertion::ClusterBarrier { relaxed } => Some(ClusterBarrierAt { at, origin, relaxed }),
        _ => None,
    }
}

/// Successors within a function's own blocks.
fn successors(program: &Program, block: BlockId) -> Vec<BlockId> {
    match &program.blocks[block].terminator {
        Terminator::Fork(edges) => {
            // The partitions end where the default one joins.
            let entry = edges.first().map(|e| e.target);
            let inside = |block: BlockId| match &program.blocks[block].terminator {
                Terminator::Join(_) => Vec::new(),
                other => other.edges().iter().map(|e| e.target).collect(),
            };
            let nested = postorder(entry.into_iter().collect(), inside);
            let joins = nested.iter().filter_map(|&b| match &program.blocks[b].terminator {
                Terminator::Join(edge) => Some(edge.target),
                _ => None,
            });
            joins.take(1).collect()
        }
        other => other.edges().iter().map(|e| e.target).collect(),
    }
}

/// Nodes in postorder from several roots, with an explicit stack.
fn postorder<N: Copy + Eq + std::hash::Hash>(roots: Vec<N>, next: impl Fn(N) -> Vec<N>) -> Vec<N> {
    let mut seen = rustc_hash::FxHashSet::default();
    let mut order = Vec::new();
    for root in roots {
        if !seen.insert(root) {
            continue;
        }
        let mut stack = vec![(root, next(root), 0)];
        while let Some((node, targets, at)) = stack.last_mut() {
            let Some(&target) = targets.get(*at) else {
                order.push(*node);
                stack.pop();
                continue;
            };
            *at += 1;
            if seen.insert(target) {
                stack.push((target, next(target), 0));
            }
        }
    }
    order
}
