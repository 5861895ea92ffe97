//! Programs with the changes of a placement, for a check of the result.

use std::collections::{BTreeMap, VecDeque};

use rustc_hash::FxHashMap;
use seawall_base::{Span, index_u32};
use seawall_model::{
    Action, Barrier, BarrierKind, BarrierOrigin, BlockId, Event, EventId, Origin, OriginId, Program,
};

use crate::placement::{Insertion, Placed, Placement, Point};

/// Returns `program` with everything that `placement` inserts and deletes. Events keep their ids,
/// and deleted barriers do nothing.
///
/// Fences of mbarrier initializations and annotations of waits are left out, because they change no
/// order inside a CTA.
pub fn with_placement(program: &Program, placement: &Placement) -> Program {
    let mut changed = with_insertions(program, &placement.placed);
    for removed in &placement.removed {
        changed.events[removed.event].action = Action::Hint;
    }
    changed
}

/// Returns `program` with `placed`. Events keep their ids.
pub fn with_insertions(program: &Program, placed: &[Placed]) -> Program {
    let barrier = |kind| Barrier { kind, local_fence: true, other_memory: false, origin: BarrierOrigin::Op };
    let barriers = placed.iter().filter_map(|placed| Some((placed.point, barrier(kind(placed.insertion)?))));
    with_actions(program, barriers.map(|(point, barrier)| (point, Action::Barrier(barrier))))
}

/// Returns `program` with an event that does `action` before `event`. Events keep their ids.
pub fn with_action_before(program: &Program, event: EventId, action: Action) -> Program {
    with_actions(program, [(Point::Before(program.events[event].origin), action)])
}

fn kind(insertion: Insertion) -> Option<BarrierKind> {
    match insertion {
        Insertion::LocalBarrier => Some(BarrierKind::Cta),
        Insertion::ClusterBarrier { relaxed } => Some(BarrierKind::Cluster { relaxed }),
        Insertion::WarpBarrier => Some(BarrierKind::Warp),
        Insertion::Signal { id } => Some(BarrierKind::Signal { id }),
        Insertion::Wait { id } => Some(BarrierKind::WaitSignal { id }),
        Insertion::MBarrierInitFence | Insertion::ProxyFence { .. } | Insertion::WarpGroupLocal => None,
    }
}

/// The events of an op in one block.
struct Own {
    block: BlockId,
    /// The position of the first one, or the end of a block that the op ends.
    first: usize,
    /// The position behind the last one, if there is any.
    after: Option<usize>,
}

/// Returns the events of the ops of `points` by block, in the order of blocks.
fn own_events(program: &Program, points: impl Iterator<Item = Point>) -> FxHashMap<OriginId, Vec<Own>> {
    let mut ops: FxHashMap<OriginId, Vec<Own>> = points.map(|point| (point.origin(), Vec::new())).collect();
    for (id, block) in program.blocks.iter() {
        for (at, &event) in block.events.iter().enumerate() {
            let Some(places) = ops.get_mut(&program.events[event].origin) else { continue };
            match places.last_mut().filter(|own| own.block == id) {
                Some(own) => own.after = Some(at + 1),
                None => places.push(Own { block: id, first: at, after: Some(at + 1) }),
            }
        }
        let ended = block.terminator_origin.and_then(|origin| ops.get_mut(&origin));
        if let Some(places) = ended.filter(|places| places.last().is_none_or(|own| own.block != id)) {
            places.push(Own { block: id, first: block.events.len(), after: None });
        }
    }
    ops
}

/// Returns `program` with events at points. An event goes to each block that has events of the op,
/// or that the op ends. Later ones are closer to the op.
fn with_actions(program: &Program, actions: impl IntoIterator<Item = (Point, Action)>) -> Program {
    let mut changed = program.clone();
    let actions: Vec<(Point, Action)> = actions.into_iter().collect();
    let ops = own_events(program, actions.iter().map(|&(point, _)| point));
    // What goes in front of the event at a position of a block.
    let mut new: BTreeMap<BlockId, BTreeMap<usize, VecDeque<EventId>>> = BTreeMap::new();
    for (point, action) in actions {
        for own in ops.get(&point.origin()).into_iter().flatten() {
            let at = match point {
                Point::Before(_) => Some(own.first),
                Point::After(_) => own.after,
            };
            let Some(at) = at else { continue };
            let event = push_event(&mut changed, action.clone());
            let gap = new.entry(own.block).or_default().entry(at).or_default();
            match point {
                Point::Before(_) => gap.push_back(event),
                Point::After(_) => gap.push_front(event),
            }
        }
    }
    for (block, mut gaps) in new {
        let events = std::mem::take(&mut changed.blocks[block].events);
        let end = gaps.remove(&events.len()).unwrap_or_default();
        let all = &mut changed.blocks[block].events;
        for (at, event) in events.into_iter().enumerate() {
            all.extend(gaps.remove(&at).unwrap_or_default());
            all.push(event);
        }
        all.extend(end);
    }
    changed
}

/// Adds an event of a new origin, which is in no block yet.
fn push_event(program: &mut Program, action: Action) -> EventId {
    let origin: OriginId = program.origins.push(Origin {
        op: "inserted".into(),
        span: Span::at(0),
        index: index_u32(program.origins.len()),
        calls: Box::default(),
    });
    program.events.push(Event { origin, action, accesses: Default::default() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn later_actions_are_closer_to_the_op() {
        let text = "program p { smem A : 64\n op both { read A\n write A }\n barrier\n}";
        let program = seawall_model::text::parse(text).expect("it is a program");
        let both = program.events.values().next().expect("there are events").origin;
        let id = |id| Action::Barrier(Barrier { kind: BarrierKind::Signal { id }, ..barrier() });
        let points = [Point::Before(both), Point::After(both), Point::Before(both), Point::After(both)];
        let changed = with_actions(&program, points.into_iter().zip([1, 2, 3, 4].map(id)));
        let block = changed.blocks.values().next().expect("there is a block");
        let shown = block.events.iter().map(|&event| match changed.events[event].action {
            Action::Barrier(Barrier { kind: BarrierKind::Signal { id }, .. }) => id,
            _ => 0,
        });
        assert_eq!(shown.collect::<Vec<_>>(), [1, 3, 0, 0, 4, 2, 0]);
        assert!(program.events.ids().all(|event| changed.events[event] == program.events[event]));
    }

    fn barrier() -> Barrier {
        Barrier { kind: BarrierKind::Cta, local_fence: true, other_memory: false, origin: BarrierOrigin::Op }
    }
}
