//! The path from one access to another. The module simulates the life of one access along the
//! unfolded graph, breadth first, so the path is a shortest one.
//!
//! It is plain reachability with the life of the access as the state, without sets and joins.

use std::collections::VecDeque;

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_model::{
    Action, Barrier, BarrierPart, BlockId, EventId, FenceKind, Participants, PartitionId, Program, Queue,
    TokenId,
};

use super::class::Classes;
use super::gaps::Gap;
use super::hazard_state::MAX_NEWER;
use super::split_parts::SplitBarrierPart;
use super::steps::Touch;
use super::transfer::{Found, Missing, Transfer, is_init, split_barrier, synchronizes_all_warps};
use super::{Barriers, FunctionFacts, HazardAnalysis};
use crate::hazard::AccessRef;
use crate::unfold::NodeId;

/// The progress of an access.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Life {
    /// In flight: whether its group is open, groups closed after it, newer operations with its
    /// token.
    Flight { open: bool, newer: u8, token_newer: u8 },
    /// Complete and not ordered by a barrier.
    Committed,
    /// Complete before the signal of the split barrier with this number.
    Signalled(i32),
    /// An initialization of an mbarrier, after a fence of initializations.
    Fenced,
}

/// A path from an access to one that conflicts with it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HazardPath {
    /// The gaps on it where a barrier helps: after the completion of the earlier access and before
    /// the later one.
    pub gaps: Vec<Gap>,
    /// The blocks on it.
    pub blocks: Vec<BlockId>,
    /// Its waits, barriers, and events that complete the earlier access.
    pub events: Vec<EventId>,
    /// The events after the completion of the earlier access: node, event, and number of gaps
    /// before it.
    pub(super) passed: Vec<(NodeId, EventId, usize)>,
}

impl HazardPath {
    /// Keeps only the first occurrence of each gap.
    pub(super) fn with_each_gap_once(mut self) -> HazardPath {
        let mut known = FxHashSet::default();
        self.gaps.retain(|gap| known.insert(*gap));
        self
    }
}

/// The result of walking through one block.
enum End {
    Reached,
    Ordered,
    Goes(Life),
}

/// The context of a walk: an access and the access to reach.
struct Walk<'a, 'p> {
    transfer: Transfer<'a, 'p>,
    facts: &'a FunctionFacts,
    barriers: &'a Barriers,
    earlier: AccessRef,
    queue: Option<Queue>,
    token: Option<TokenId>,
    writes: bool,
    target: (NodeId, EventId),
    /// Whether the access must be complete (`true`) or in flight (`false`) at the end. `None` if
    /// both are possible.
    completed: Option<bool>,
    /// Whether to look for a proxy fence rather than a barrier.
    for_fence: bool,
}

impl HazardAnalysis<'_> {
    /// Returns a shortest path on which `found` occurs with `barriers`. `None` if there is none.
    /// This happens only if the simulation of one access is more precise than the joined states.
    pub fn path(&mut self, found: &Found, barriers: &Barriers) -> Option<HazardPath> {
        self.whole_path(found, barriers).map(HazardPath::with_each_gap_once)
    }

    pub(super) fn whole_path(&mut self, found: &Found, barriers: &Barriers) -> Option<HazardPath> {
        let program = self.program;
        let earlier = found.hazard.earlier;
        let place_of = |event| self.place_of.get(&event).copied();
        let (source, target) = (place_of(earlier.event)?, place_of(found.hazard.later.event)?);
        let facts = self.functions[program.blocks[target.0].function].clone()?;
        let later = find_touch(&facts, target, found.hazard.later).cloned();
        let first = find_touch(&facts, source, earlier).cloned();
        let sources = sources(
            program,
            &facts,
            &mut self.classes,
            (source.0, first.as_ref()),
            (found.node, later.as_ref()),
        );
        let transfer = Transfer {
            program,
            unfolding: &facts.unfolding,
            slices: &mut self.slices,
            classes: &mut self.classes,
            objects: &facts.objects,
            summaries: &self.summaries,
            removed: &barriers.removed,
            lags: &barriers.lags,
        };
        let walk = Walk {
            transfer,
            facts: &facts,
            barriers,
            earlier,
            queue: first.as_ref().and_then(|touch| touch.queue),
            token: first.as_ref().and_then(|touch| touch.token),
            writes: first.as_ref().is_none_or(|touch| touch.writes),
            target: (found.node, found.hazard.later.event),
            completed: match found.missing {
                Missing::Barrier => Some(true),
                Missing::Wait { .. } => Some(false),
                Missing::ProxyFence => None,
            },
            for_fence: found.missing == Missing::ProxyFence,
        };
        walk.search(&sources, source.1)
    }
}

impl HazardAnalysis<'_> {
    /// Whether a path goes around a loop that contains both of its ends, so that they are accesses
    /// in two iterations. A path that goes around a loop and then leaves it does not count.
    pub fn goes_around(&self, way: &HazardPath) -> bool {
        let (Some(&first), Some(&last)) = (way.blocks.first(), way.blocks.last()) else { return false };
        way.blocks.windows(2).any(|pair| {
            let (latch, header) = (pair[0], pair[1]);
            let function = self.program.blocks[latch].function;
            self.cfg(function).is_some_and(|cfg| {
                let inside = |block| cfg.is_in_loop(self.program, header, block);
                cfg.dominates(header, latch) && inside(first) && inside(last)
            })
        })
    }
}

/// The access of the event at this place.
pub(super) fn find_touch(
    facts: &FunctionFacts,
    (block, at): (BlockId, usize),
    access: AccessRef,
) -> Option<&Touch> {
    facts.steps[block].get(at)?.touches.iter().find(|touch| touch.access == access)
}

/// The nodes in which the earlier access conflicts with the later one in its node.
fn sources(
    program: &Program,
    facts: &FunctionFacts,
    classes: &mut Classes,
    (block, earlier): (BlockId, Option<&Touch>),
    (node, later): (NodeId, Option<&Touch>),
) -> Vec<NodeId> {
    let nodes = facts.unfolding.nodes().iter().filter(|(_, n)| n.block == block).map(|(id, _)| id);
    let (Some(earlier), Some(later)) = (earlier, later) else { return nodes.collect() };
    let later = later.at(program, &facts.unfolding, node, classes).class;
    let conflicts = |&id: &NodeId| {
        let earlier = earlier.at(program, &facts.unfolding, id, classes).class;
        classes.may_conflict(earlier, later)
    };
    nodes.filter(conflicts).collect()
}

impl Walk<'_, '_> {
    /// Searches a path from the event at position `start` of the nodes `sources`.
    fn search(&self, sources: &[NodeId], start: usize) -> Option<HazardPath> {
        let first = match self.queue {
            None => Life::Committed,
            Some(queue) => {
                let open = queue.groups_by_commit();
                Life::Flight { open, newer: 0, token_newer: 0 }
            }
        };
        // Each stop has a node, a position in its block, a life and the previous stop.
        let mut stops: Vec<(NodeId, usize, Life, Option<usize>)> =
            sources.iter().map(|&node| (node, start + 1, first, None)).collect();
        let mut seen: FxHashSet<(NodeId, Life)> = FxHashSet::default();
        let mut work: VecDeque<usize> = (0..stops.len()).collect();
        while let Some(at) = work.pop_front() {
            let (node, from, life, _) = stops[at];
            for (from, life) in self.in_part(node, from, life) {
                stops.push((node, from, life, Some(at)));
                work.push_back(stops.len() - 1);
            }
            match self.block(node, from, life, &mut HazardPath::default()) {
                End::Reached => return Some(self.path(&stops, at)),
                End::Ordered => {}
                End::Goes(life) => {
                    for &successor in &self.facts.unfolding.nodes()[node].successors {
                        if seen.insert((successor, life)) {
                            work.push_back(stops.len());
                            stops.push((successor, 0, life, Some(at)));
                        }
                    }
                }
            }
        }
        None
    }

    fn path(&self, stops: &[(NodeId, usize, Life, Option<usize>)], last: usize) -> HazardPath {
        let mut chain = vec![last];
        while let Some(before) = chain.last().and_then(|&at| stops[at].3) {
            chain.push(before);
        }
        let mut way = HazardPath::default();
        for &at in chain.iter().rev() {
            let (node, from, life, _) = stops[at];
            way.blocks.push(self.facts.unfolding.nodes()[node].block);
            self.block(node, from, life, &mut way);
        }
        way.blocks.dedup();
        way.events.dedup();
        way
    }

    /// Walks through one block from the event at `from` and extends the path.
    fn block(&self, node: NodeId, from: usize, mut life: Life, way: &mut HazardPath) -> End {
        let block = self.facts.unfolding.nodes()[node].block;
        let partition = self.transfer.program.blocks[block].partition;
        let steps = &self.facts.steps[block];
        for (position, step) in steps.iter().enumerate().skip(from) {
            if let Some(gap) = self.facts.ops.before(block, position) {
                match self.gap(gap, life, way) {
                    Some(next) => life = next,
                    None => return End::Ordered,
                }
            }
            let is_complete = !matches!(life, Life::Flight { .. });
            let may_meet = self.completed.is_none_or(|completed| completed == is_complete);
            if (node, step.event) == self.target && may_meet {
                return End::Reached;
            }
            if is_complete && !step.touches.is_empty() {
                way.passed.push((node, step.event, way.gaps.len()));
            }
            match self.event(step.event, partition, life) {
                Some(next) => {
                    if next != life || is_sync(&self.transfer.program.events[step.event].action) {
                        way.events.push(step.event);
                    }
                    life = next;
                }
                None => return End::Ordered,
            }
        }
        let is_complete = !matches!(life, Life::Flight { .. });
        let meet = is_complete && !self.for_fence && self.transfer.ends_in_barrier(block);
        match self.gap(self.facts.ops.end(block), life, way) {
            Some(life) if !meet => End::Goes(life),
            _ => End::Ordered,
        }
    }

    /// Further places in a block where an access in flight may become complete. A wait for a phase
    /// that need not complete all of it may complete the waiting warp's part.
    fn in_part(&self, node: NodeId, from: usize, life: Life) -> Vec<(usize, Life)> {
        let arrives = self.queue.is_some_and(|queue| self.transfer.objects.arrives_in_parts(queue));
        if !arrives || !matches!(life, Life::Flight { .. }) || self.completed != Some(true) {
            return Vec::new();
        }
        let program = self.transfer.program;
        let steps = self.facts.steps[self.facts.unfolding.nodes()[node].block].iter().enumerate().skip(from);
        let waits = steps.filter(|(_, step)| program.events[step.event].action.mbarrier_wait().is_some());
        waits.map(|(at, _)| (at + 1, Life::Committed)).collect()
    }

    /// The life after a gap, or `None` if a barrier there orders the access.
    fn gap(&self, gap: Gap, mut life: Life, way: &mut HazardPath) -> Option<Life> {
        if matches!(life, Life::Flight { .. }) || self.for_fence {
            return Some(life);
        }
        way.gaps.push(gap);
        if self.barriers.placed.contains(&gap) {
            return None;
        }
        let split = split_barrier(self.transfer.program);
        for half in self.barriers.split_parts_in(gap) {
            life = match (half, life) {
                (SplitBarrierPart::Signal, Life::Committed | Life::Fenced) => Life::Signalled(split),
                (SplitBarrierPart::Wait, Life::Signalled(id)) if id == split => return None,
                _ => life,
            };
        }
        Some(life)
    }

    /// The life after a barrier, or `None` if the barrier orders the access.
    fn barrier(&self, id: EventId, barrier: &Barrier, partition: PartitionId, life: Life) -> Option<Life> {
        if self.transfer.orders(id, barrier, partition) {
            return None;
        }
        let program = self.transfer.program;
        match (barrier.kind.part(), life) {
            (BarrierPart::Whole, Life::Fenced)
                if barrier.kind.is_of_cluster() && !self.transfer.removed.contains(&id) =>
            {
                None
            }
            (BarrierPart::Signal(id), Life::Committed | Life::Fenced)
                if synchronizes_all_warps(program, id)
                    && (barrier.local_fence
                        || life == Life::Fenced
                            && barrier.kind.participants() == Participants::ClusterWarps) =>
            {
                Some(Life::Signalled(id))
            }
            (BarrierPart::Wait(id), Life::Signalled(signalled)) if id == signalled => None,
            _ => Some(life),
        }
    }

    /// Whether the access initializes an mbarrier.
    fn is_init(&self) -> bool {
        is_init(&self.transfer.program.events[self.earlier.event].action)
    }

    /// The life after an event, or `None` if the event orders the access before everything later.
    fn event(&self, id: EventId, partition: PartitionId, life: Life) -> Option<Life> {
        let event = &self.transfer.program.events[id];
        match (&event.action, life) {
            (Action::Barrier(_) | Action::Call(_), _) if self.for_fence => Some(life),
            (Action::Fence(fence), Life::Committed) if self.for_fence && fence.kind == FenceKind::Proxy => {
                None
            }
            (Action::Fence(fence), Life::Committed)
                if fence.kind == FenceKind::MBarrierInit && self.is_init() =>
            {
                Some(Life::Fenced)
            }
            (Action::Barrier(barrier), Life::Committed | Life::Signalled(_) | Life::Fenced) => {
                self.barrier(id, barrier, partition, life)
            }
            (Action::Call(_), Life::Committed | Life::Signalled(_) | Life::Fenced) => {
                let summary = self.transfer.summaries.get(&id);
                summary.is_none_or(|summary| summary.transparent).then_some(life)
            }
            (Action::Commit(queue), Life::Flight { open, newer, token_newer })
                if self.queue == Some(*queue) =>
            {
                let newer = if open { 0 } else { (newer + 1).min(MAX_NEWER) };
                Some(Life::Flight { open: false, newer, token_newer })
            }
            (Action::Wait(wait), Life::Flight { open, newer, token_newer })
                if self.queue == Some(wait.queue) =>
            {
                let by_count =
                    wait.pending.is_some_and(|n| !open && u32::from(newer) >= n && n <= u32::from(MAX_NEWER));
                let by_token = wait
                    .tokens
                    .iter()
                    .any(|t| self.token == Some(t.token) && u32::from(token_newer) >= t.age);
                let covered = (by_count || by_token) && (!wait.read_only || !self.writes);
                match covered {
                    true if wait.queue.wait_informs_partition() => None,
                    true => Some(Life::Committed),
                    false => Some(life),
                }
            }
            (
                Action::Copy { queue, .. } | Action::Mma { queue, .. },
                Life::Flight { open, newer, token_newer },
            ) if self.queue == Some(*queue) => {
                let ages = queue.groups_each_operation();
                let same = self.token.is_some() && event.accesses.iter().any(|a| a.token == self.token);
                let newer = (newer + u8::from(ages)).min(MAX_NEWER);
                let token_newer = (token_newer + u8::from(same)).min(MAX_NEWER);
                Some(Life::Flight { open, newer, token_newer })
            }
            _ => Some(life),
        }
    }
}

/// Whether a path names the event.
fn is_sync(action: &Action) -> bool {
    matches!(action, Action::Wait(_) | Action::Barrier(_) | Action::MBarrier(_) | Action::Fence(_))
}

/// The block of each event, and its position there.
pub(super) fn places_of_events(program: &Program) -> FxHashMap<EventId, (BlockId, usize)> {
    let blocks = program.blocks.iter();
    blocks
        .flat_map(|(id, block)| block.events.iter().enumerate().map(move |(at, &event)| (event, (id, at))))
        .collect()
}
