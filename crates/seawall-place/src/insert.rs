//! Programs with the changes of a placement, for a check of the result.

use seawall_base::Span;
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
    let mut changed = program.clone();
    for placed in placed {
        let Some(kind) = kind(placed.insertion) else { continue };
        let barrier = Barrier { kind, local_fence: true, other_memory: false, origin: BarrierOrigin::Op };
        for (block, at) in places(program, &changed, placed.point) {
            insert(&mut changed, block, at, Action::Barrier(barrier));
        }
    }
    changed
}

/// Returns `program` with an event that does `action` before `event`. Events keep their ids.
pub fn with_action_before(program: &Program, event: EventId, action: Action) -> Program {
    let mut changed = program.clone();
    let origin = program.events[event].origin;
    for (block, at) in places(program, &changed, Point::Before(origin)) {
        insert(&mut changed, block, at, action.clone());
    }
    changed
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

/// The positions in `changed` of a point of `program`: one for each block with events of its op, or
/// that its op ends.
fn places(program: &Program, changed: &Program, point: Point) -> Vec<(BlockId, usize)> {
    let origin = point.origin();
    let is_own = |event: &EventId| changed.events[*event].origin == origin;
    let mut places = Vec::new();
    for id in program.blocks.ids() {
        let block = &changed.blocks[id];
        let first = block.events.iter().position(is_own);
        let last = block.events.iter().rposition(is_own);
        let end = (block.terminator_origin == Some(origin)).then_some(block.events.len());
        let at = match point {
            Point::Before(_) => first.or(end),
            Point::After(_) => last.map(|last| last + 1),
        };
        places.extend(at.map(|at| (id, at)));
    }
    places
}

fn insert(program: &mut Program, block: BlockId, at: usize, action: Action) {
    let origin: OriginId = program.origins.push(Origin {
        op: "inserted".to_owned(),
        span: Span::at(0),
        index: u32::try_from(program.origins.len()).unwrap_or(u32::MAX),
        calls: Vec::new(),
    });
    let event = program.events.push(Event { origin, action, accesses: Default::default() });
    program.blocks[block].events.insert(at, event);
}
