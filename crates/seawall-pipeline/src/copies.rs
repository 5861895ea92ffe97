//! Copies of accesses at an earlier place, as if another group of warps made them there.

use seawall_analysis::Cfg;
use seawall_base::Runs;
use seawall_model::{Action, BlockId, Event, EventId, Program, Slot, TermId, TermKind, Terms, WarpMap};

use crate::GROUP_WARPS;
use crate::terms::{Part, rebuilt};

/// One of the two groups of warps that run out of step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Group {
    /// The first warps, one on each SIMD. They are ahead.
    Low,
    /// All others.
    High,
}

/// Restricts what `event` touches to what the warps of a group touch, as far as warp maps show it.
pub(crate) fn made_by(program: &mut Program, event: EventId, group: Group) {
    // In a partition, other warps than the first ones may execute it.
    if program.partitions.len() > 1 {
        return;
    }
    let is_in = |warp: usize| (warp < GROUP_WARPS as usize) == (group == Group::Low);
    for access in &mut program.events[event].accesses {
        for footprint in &mut access.footprints {
            let Some(map) = footprint.warps else { continue };
            let WarpMap { starts, warps, lanes } = program.warp_maps.get(map).clone();
            let own = |(warp, bytes)| if is_in(warp) { bytes } else { Runs::default() };
            let warps = warps.into_iter().enumerate().map(own).collect();
            footprint.warps = Some(program.warp_maps.intern(WarpMap { starts, warps, lanes }));
        }
    }
}

/// The place of a copy.
pub(crate) struct Spot<'a> {
    /// The block.
    pub(crate) block: BlockId,
    /// At the end of a loop's body, for a copy of what the next iteration does: the loop's first
    /// block, and the arguments that it gets from this iteration.
    pub(crate) next: Option<(BlockId, &'a [TermId])>,
    /// The copy is of what the next iteration does, and the arguments of that are unknown, so that
    /// any slot is possible.
    pub(crate) lost: bool,
    /// The graph of the function.
    pub(crate) cfg: &'a Cfg,
}

/// Adds a copy of `event`, as a synchronous access, to the events of `program`, but to no block.
/// `None` if it touches no memory.
pub(crate) fn copy(program: &mut Program, event: EventId, from: BlockId, spot: &Spot<'_>) -> Option<EventId> {
    let original = &program.events[event];
    if original.accesses.is_empty() {
        return None;
    }
    let origin = program.origins[original.origin].clone();
    let mut accesses = original.accesses.clone();
    for access in &mut accesses {
        access.queue = None;
        access.token = None;
        for footprint in &mut access.footprints {
            let Slot::At(term) = footprint.slot else { continue };
            let there = match spot.lost {
                true => program.terms.as_const(term).map(|_| term),
                false => moved(&mut program.terms, term, from, spot),
            };
            footprint.slot = there.map_or(Slot::Any, Slot::At);
            // These facts hold in one iteration only.
            footprint.descriptor.index = None;
            if there.is_none() {
                footprint.descriptor.part = None;
            }
        }
    }
    let origin = program.origins.push(origin);
    Some(program.events.push(Event { origin, action: Action::Touch { asserted: false }, accesses }))
}

/// Returns an unknown condition.
fn either_way() -> TermKind {
    TermKind::Symbol { number: u32::MAX, name: "either".to_string(), varying: true, least: None }
}

/// Returns the term that has at `spot` the value that `term` has in block `from`. `None` if there
/// is none.
fn moved(terms: &mut Terms, term: TermId, from: BlockId, spot: &Spot<'_>) -> Option<TermId> {
    rebuilt(terms, term, |terms, part, there| match *terms.kind(part) {
        TermKind::Param { block, index } => match spot.next {
            Some((first, args)) if block == first => {
                args.get(index as usize).map_or(Part::Gone, |&arg| Part::Is(arg))
            }
            // The loop computes this anew.
            Some((first, _)) if spot.cfg.dominates(first, block) => Part::Gone,
            _ if spot.cfg.dominates(block, spot.block) => Part::OfOperands,
            _ => Part::Gone,
        },
        TermKind::Symbol { varying: true, .. } if from != spot.block || spot.next.is_some() => Part::Gone,
        // A condition that has no meaning here may hold or not.
        TermKind::Select(condition, a, b) if !there.contains_key(&condition) => {
            match (there.get(&a), there.get(&b)) {
                (Some(&a), Some(&b)) => {
                    let condition = terms.intern(either_way());
                    Part::Is(terms.intern(TermKind::Select(condition, a, b)))
                }
                _ => Part::Gone,
            }
        }
        _ => Part::OfOperands,
    })
}
