//! Where a way from one access to another ends: behind the last access on it that conflicts with the later one too.
//!
//! Of a run of stores and loads each is unordered with all before it; a barrier between neighbours orders them all, so that only
//! neighbours need to be asked for.

use super::Barriers;
use super::HazardAnalysis;
use super::gaps::Gap;
use super::transfer::Found;
use super::walk::{Way, find_touch};
use crate::hazard::{AccessRef, Hazard, HazardKind};
use crate::value::Value;

impl HazardAnalysis<'_> {
    /// The end of such a way, from the last access on it that conflicts with the later one too, if a barrier that `can_be` at a
    /// gap has a place there; and the hazard of that access. What orders it orders the hazard that was asked for.
    pub fn nearest_way(
        &mut self,
        found: &Found,
        barriers: &Barriers,
        can_be: impl Fn(&Self, Gap) -> bool,
    ) -> Option<(Way, Hazard)> {
        let mut way = self.whole_way(found, barriers)?;
        let mut hazard = found.hazard;
        let last_place = way.gaps.iter().rposition(|&gap| can_be(self, gap));
        if let Some((earlier, kind, gaps)) = self.last_conflict(found, &way, last_place.unwrap_or(0)) {
            let across_iterations = hazard.later.event <= earlier.event;
            hazard = Hazard { kind, earlier, across_iterations, ..hazard };
            way.gaps.drain(..gaps);
        }
        Some((way.with_each_gap_once(), hazard))
    }

    /// The last synchronous access on a way, before the gap of number `last_place`, that conflicts with its end; how, and how many
    /// gaps lie before it.
    fn last_conflict(
        &mut self,
        found: &Found,
        way: &Way,
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
