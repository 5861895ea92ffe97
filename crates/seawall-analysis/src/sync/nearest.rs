//! Shortens the path of a hazard to start after the last access on it that also conflicts with the
//! later access.
//!
//! In a sequence of stores and loads, each access may be unordered with all earlier ones. A barrier
//! between neighbors orders all of them, so only neighbors need a barrier.

use rustc_hash::FxHashSet;
use seawall_model::Action;

use super::gaps::Gap;
use super::steps::Touch;
use super::transfer::{Found, Missing};
use super::walk::{HazardPath, find_touch};
use super::{Barriers, FunctionFacts, HazardAnalysis};
use crate::hazard::{AccessRef, Hazard, HazardKind};
use crate::pending::Pending;
use crate::unfold::NodeId;
use crate::value::Value;

/// A node on a path backward.
#[derive(Clone, Debug)]
struct Stop {
    node: NodeId,
    /// Its gaps on the path, the last one first.
    gaps: Vec<Gap>,
    /// Whether a barrier can be in a gap from here on.
    is_orderable: bool,
    /// The stop behind it.
    next: Option<usize>,
}

/// What a walk backward meets in a node.
enum Part {
    /// An access that conflicts with the later one, and the kind of conflict.
    Conflict(AccessRef, HazardKind),
    /// Something that may order earlier accesses.
    Ends,
    /// Nothing: the path goes on in front of the node.
    Passes,
}

impl HazardAnalysis<'_> {
    /// Shortens the path of `found` to start at the last access on it that also conflicts with the
    /// later one, and returns the path with the hazard of that access. A start must be before the
    /// last gap where a barrier `can_be`. A barrier on the path also orders the original hazard.
    pub fn nearest_path(
        &mut self,
        found: &Found,
        barriers: &Barriers,
        can_be: impl Fn(&Self, Gap) -> bool,
    ) -> Option<(HazardPath, Hazard)> {
        if let Some(near) = self.backward_path(found, barriers, &can_be) {
            return Some(near);
        }
        let mut way = self.whole_path(found, barriers)?;
        let mut hazard = found.hazard;
        let last_place = way.gaps.iter().rposition(|&gap| can_be(self, gap));
        if let Some((earlier, kind, gaps)) = self.last_conflict(found, &way, last_place.unwrap_or(0)) {
            let across_iterations = hazard.later.event <= earlier.event;
            hazard = Hazard { kind, earlier, across_iterations, ..hazard };
            way.gaps.drain(..gaps);
        }
        Some((way.with_each_gap_once(), hazard))
    }

    /// As [`HazardAnalysis::nearest_path`], if a path passes nothing but accesses. Searches
    /// backward from the later access, so that long paths need not be walked from their starts.
    fn backward_path(
        &mut self,
        found: &Found,
        barriers: &Barriers,
        can_be: &impl Fn(&Self, Gap) -> bool,
    ) -> Option<(HazardPath, Hazard)> {
        if found.missing != Missing::Barrier || !barriers.split_parts.is_empty() {
            return None;
        }
        let (block, last) = *self.place_of.get(&found.hazard.later.event)?;
        let facts = self.functions[self.program.blocks[block].function].clone()?;
        let later = find_touch(&facts, (block, last), found.hazard.later)?;
        let end = later.at(self.program, &facts.unfolding, found.node, &mut self.classes);
        let predecessors = facts.predecessors();
        let mut seen: FxHashSet<NodeId> = FxHashSet::default();
        let mut stops = vec![Stop { node: found.node, gaps: Vec::new(), is_orderable: false, next: None }];
        let mut at = 0;
        while at < stops.len() {
            let mut stop = stops[at].clone();
            let before = if at == 0 { Some(last) } else { None };
            let part = self.backward_part(&facts, (&mut stop, before), barriers, (end, later), can_be);
            let (node, is_orderable) = (stop.node, stop.is_orderable);
            stops[at] = stop;
            match part {
                Part::Conflict(earlier, kind) => {
                    let across_iterations = found.hazard.later.event <= earlier.event;
                    let hazard = Hazard { kind, earlier, across_iterations, ..found.hazard };
                    return Some((self.path_of(&facts, &stops, at), hazard));
                }
                Part::Passes => {
                    for &node in predecessors[node].iter().filter(|&&node| seen.insert(node)) {
                        stops.push(Stop { node, gaps: Vec::new(), is_orderable, next: Some(at) });
                    }
                }
                Part::Ends => {}
            }
            at += 1;
        }
        None
    }

    /// Walks backward through a node, from its end or from the event `before`, and adds the gaps on
    /// the way.
    fn backward_part(
        &mut self,
        facts: &FunctionFacts,
        (stop, before): (&mut Stop, Option<usize>),
        barriers: &Barriers,
        (end, later): (Pending, &Touch),
        can_be: &impl Fn(&Self, Gap) -> bool,
    ) -> Part {
        let program = self.program;
        let block = facts.unfolding.nodes()[stop.node].block;
        let events = &program.blocks[block].events;
        if before.is_none() && super::transfer::ends_in_barrier(program, block) {
            return Part::Ends;
        }
        let mut gap = if before.is_some() { None } else { Some(facts.ops.end(block)) };
        for at in (0..=before.unwrap_or(events.len())).rev() {
            for gap in [gap.take(), facts.ops.before(block, at)].into_iter().flatten() {
                if barriers.placed.contains(&gap) {
                    return Part::Ends;
                }
                stop.gaps.push(gap);
                stop.is_orderable = stop.is_orderable || can_be(self, gap);
            }
            let Some(at) = at.checked_sub(1) else { break };
            if stop.is_orderable
                && let Some((earlier, kind)) = self.conflict(facts, (stop.node, at), end, later)
            {
                return Part::Conflict(earlier, kind);
            }
            let action = &program.events[events[at]].action;
            if matches!(action, Action::Barrier(_) | Action::Call(_) | Action::Fence(_)) {
                return Part::Ends;
            }
        }
        Part::Passes
    }

    /// The path from a stop to the later access.
    fn path_of(&self, facts: &FunctionFacts, stops: &[Stop], first: usize) -> HazardPath {
        let mut way = HazardPath::default();
        let mut next = Some(first);
        while let Some(at) = next {
            let stop = &stops[at];
            way.blocks.push(facts.unfolding.nodes()[stop.node].block);
            way.gaps.extend(stop.gaps.iter().rev());
            next = stop.next;
        }
        way.blocks.dedup();
        way.with_each_gap_once()
    }

    /// The first synchronous access of the event at a place that conflicts with the access `later`,
    /// and the kind of conflict.
    fn conflict(
        &mut self,
        facts: &FunctionFacts,
        (node, at): (NodeId, usize),
        end: Pending,
        later: &Touch,
    ) -> Option<(AccessRef, HazardKind)> {
        let program = self.program;
        let step = &facts.steps[facts.unfolding.nodes()[node].block][at];
        let predicate = program.events[step.event].action.predicate();
        if predicate.map(|p| facts.unfolding.value(program, node, p)) == Some(Value::Exact(0)) {
            return None;
        }
        for touch in step.touches.iter().filter(|touch| touch.queue.is_none()) {
            let kind = match (touch.writes, later.writes) {
                (false, false) => continue,
                (true, true) => HazardKind::Waw,
                (true, false) => HazardKind::Raw,
                (false, true) => HazardKind::War,
            };
            let start = touch.at(program, &facts.unfolding, node, &mut self.classes);
            if self.classes.may_conflict(start.class, end.class)
                && self.slices.may_overlap(start.slice, end.slice)
                && self.classes.shared(program, start.class, end.class).by_two
            {
                return Some((touch.access, kind));
            }
        }
        None
    }

    /// Returns the last synchronous access on a path, before the gap `last_place`, that conflicts
    /// with the end of the path. Also returns the kind of conflict and the number of gaps before
    /// the access.
    fn last_conflict(
        &mut self,
        found: &Found,
        way: &HazardPath,
        last_place: usize,
    ) -> Option<(AccessRef, HazardKind, usize)> {
        let program = self.program;
        let target = *self.place_of.get(&found.hazard.later.event)?;
        let facts = self.functions[program.blocks[target.0].function].clone()?;
        let later = find_touch(&facts, target, found.hazard.later)?;
        let end = later.at(program, &facts.unfolding, found.node, &mut self.classes);
        let passed = way.passed.iter().rev().filter(|passed| passed.2 <= last_place);
        passed.into_iter().find_map(|&(node, event, gaps)| {
            let at = self.place_of.get(&event)?.1;
            let (earlier, kind) = self.conflict(&facts, (node, at), end, later)?;
            Some((earlier, kind, gaps))
        })
    }
}
