//! The program of two groups one boundary apart: the accesses of each segment are repeated before
//! the barrier that begins it.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_analysis::Cfg;
use seawall_model::{Action, BlockId, EventId, Program};

use super::{Boundaries, Question};
use crate::copies::{Group, Spot, copy, made_by};
use crate::find::Around;
use crate::rounds::{back_edge, only_with_next};

impl Question<'_> {
    /// Returns this program, and for each copy the event that it is a copy of.
    pub(super) fn with_copies(&self, boundaries: &Boundaries) -> (Program, FxHashMap<EventId, EventId>) {
        let original = self.program();
        let ring = &boundaries.ring;
        let mut program = original.clone();
        let mut copies = FxHashMap::default();
        let functions: FxHashSet<_> =
            ring.iter().filter_map(|boundary| self.block_of.get(&boundary.event)).collect();
        let Some(&&any) = functions.iter().next() else { return (program, copies) };
        let cfg = Cfg::new(original, original.blocks[any].function);
        let last = ring.len().saturating_sub(1);
        let mut ahead: Vec<EventId> = Vec::new();
        for (number, boundary) in ring.iter().enumerate() {
            let Some(&block) = self.block_of.get(&boundary.event) else { continue };
            let anchor = self.anchor(boundary.event, block);
            let wraps = number == last && !self.once && self.pipeline.around != Around::Top;
            for &event in &boundary.segment {
                let Some(&from) = self.block_of.get(&event) else { continue };
                // After the last barrier of a round come the rest of it and the start of the next
                // round.
                let is_next = wraps && self.is_before(event, boundary.event);
                let back = back_edge(original, block, &cfg).filter(|_| is_next);
                let next = back.map(|(_, back)| (back.target, back.args.as_slice()));
                let spot = Spot { block, next, lost: is_next && next.is_none(), cfg: &cfg };
                let Some(copy) = copy(&mut program, event, from, &spot) else { continue };
                let list = &mut program.blocks[block].events;
                let place =
                    list.iter().position(|&event| event == anchor).expect("an anchor is in its block");
                list.insert(place, copy);
                made_by(&mut program, copy, Group::Low);
                copies.insert(copy, event);
                ahead.extend(is_next.then_some(copy));
            }
            if !ahead.is_empty() {
                only_with_next(&mut program, block, &ahead, anchor);
            }
        }
        // The copies can conflict with what the high group does.
        boundaries.events().for_each(|event| made_by(&mut program, event, Group::High));
        (program, copies)
    }

    /// Returns the first of the waits directly before a barrier, or the barrier.
    pub(super) fn anchor(&self, barrier: EventId, block: BlockId) -> EventId {
        let events = &self.program().blocks[block].events;
        let at = events.iter().position(|&event| event == barrier).expect("a barrier is in its block");
        let is_wait = |event: &&EventId| matches!(self.program().events[**event].action, Action::Wait(_));
        events[..at].iter().rev().take_while(is_wait).last().copied().unwrap_or(barrier)
    }

    fn is_before(&self, event: EventId, other: EventId) -> bool {
        let place = |event: EventId| (self.program().origin_of(event).span.start, event);
        place(event) < place(other)
    }
}
