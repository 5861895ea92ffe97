//! Shortens the path of a hazard to start after the last access on it that also conflicts with the
//! later access.
//!
//! In a sequence of stores and loads, each access may be unordered with all earlier ones. A barrier
//! between neighbors orders all of them, so only neighbors need a barrier.

use super::Barriers;
use super::HazardAnalysis;
use super::gaps::Gap;
use super::transfer::Found;
use super::walk::{HazardPath, find_touch};
use crate::hazard::{AccessRef, Hazard, HazardKind};
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
        let target = *self.block_of.get(&found.hazard.later.event)?;
        let facts = self.functions[program.blocks[target].function].clone()?;
        let later = find_touch(&facts, target, found.hazard.later)?;
        let end = later.at(program, &facts.unfolding, found.node, &mut self.classes);
        for &(node, event, gaps) in way.passed.iter().rev().filter(|passed| passed.2 <= last_place) {
            let predicate = program.events[event].action.predicate();
            if predicate.map(|p| facts.unfolding.value(program, node, p)) == Some(Value::Exact(0)) {
                continue;
            }
            let steps = &facts.steps[facts.unfolding.nodes()[node].block];
            let touches = steps.iter().filter(|step| step.event == event).flat_map(|step| &step.touches);
            for touch in touches.filter(|touch| touch.queue.is_none()) {
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
                    return Some((touch.access, kind, gaps));
                }
            }
        }
        None
    }
}
