//! Shortens the path of a hazard to start after the last access on it that also conflicts with the
//! later access.
//!
//! In a sequence of stores and loads, each access may be unordered with all earlier ones. A barrier
//! between neighbors orders all of them, so only neighbors need a barrier.

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
        if let Some(near) = self.in_block(found, barriers, &can_be) {
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

    /// As [`HazardAnalysis::nearest_path`], if the path is in one block and passes nothing but
    /// accesses. Paths through long blocks need not be walked from their starts.
    fn in_block(
        &mut self,
        found: &Found,
        barriers: &Barriers,
        can_be: &impl Fn(&Self, Gap) -> bool,
    ) -> Option<(HazardPath, Hazard)> {
        if found.missing != Missing::Barrier || !barriers.split_parts.is_empty() {
            return None;
        }
        let program = self.program;
        let (block, last) = *self.place_of.get(&found.hazard.later.event)?;
        let facts = self.functions[program.blocks[block].function].clone()?;
        let later = find_touch(&facts, (block, last), found.hazard.later)?;
        let end = later.at(program, &facts.unfolding, found.node, &mut self.classes);
        let (mut gaps, mut is_orderable) = (Vec::new(), false);
        for at in (0..last).rev() {
            if let Some(gap) = facts.ops.before(block, at + 1) {
                if barriers.placed.contains(&gap) {
                    return None;
                }
                gaps.push(gap);
                is_orderable = is_orderable || can_be(self, gap);
            }
            let event = program.blocks[block].events[at];
            if is_orderable && let Some((earlier, kind)) = self.conflict(&facts, (found.node, at), end, later)
            {
                gaps.reverse();
                let hazard = Hazard { kind, earlier, across_iterations: false, ..found.hazard };
                let way = HazardPath { gaps, blocks: vec![block], ..HazardPath::default() };
                return Some((way, hazard));
            }
            let passes = !matches!(
                &program.events[event].action,
                Action::Barrier(_) | Action::Call(_) | Action::Fence(_)
            );
            if !passes {
                return None;
            }
        }
        None
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
