//! The mutations that apply to a program.

use rustc_hash::FxHashSet;
use seawall_model::{
    Access, Action, BlockId, BufferId, EventId, FenceKind, MBarrierOp, Place, Program, Proxy, Slot, TokenId,
    TokenOp,
};

use super::change::{Edit, NewPhase, phase_of};
use super::{FaultKind, Mutation};

/// Bytes by which an expectation is made wrong.
const BYTES: i32 = 16;

/// Returns all mutations of a program, by kind, in the order of its events.
pub(crate) fn all(program: &Program) -> Vec<Mutation> {
    let mut all = Vec::new();
    let live: FxHashSet<EventId> = program.blocks.values().flat_map(|b| b.events.iter().copied()).collect();
    for (id, _) in program.events.iter().filter(|(id, _)| live.contains(id)) {
        of_event(program, id, &mut all);
    }
    program.blocks.iter().for_each(|(block, _)| swaps(program, block, &mut all));
    edges(program, &live, &mut all);
    shallow(program, &live, &mut all);
    all.sort_by_key(|mutation| mutation.kind);
    all
}

fn of_event(program: &Program, id: EventId, all: &mut Vec<Mutation>) {
    let event = &program.events[id];
    let mut push = |kind, edit| all.push(Mutation { kind, event: id, edits: vec![edit] });
    for access in arrivals(program, id) {
        push(FaultKind::DropArrive, Edit::RemoveAccess(id, access));
    }
    match &event.action {
        Action::MBarrier(mbarrier) => match mbarrier.op {
            MBarrierOp::Init { count, .. } => {
                push(FaultKind::WrongCount, Edit::Add(id, 1));
                if count > 1 {
                    push(FaultKind::WrongCount, Edit::Add(id, -1));
                }
            }
            MBarrierOp::Arrive { .. } => {
                push(FaultKind::DropArrive, Edit::Remove(id));
                push(FaultKind::WrongCount, Edit::Add(id, 1));
            }
            MBarrierOp::Commit { .. } => push(FaultKind::DropArrive, Edit::Remove(id)),
            MBarrierOp::Expect { bytes } => {
                push(FaultKind::DropArrive, Edit::Remove(id));
                push(FaultKind::WrongBytes, Edit::Add(id, BYTES));
                if bytes > BYTES.unsigned_abs() {
                    push(FaultKind::WrongBytes, Edit::Add(id, -BYTES));
                }
            }
            MBarrierOp::Wait { .. } => push(FaultKind::DropWait, Edit::Remove(id)),
            MBarrierOp::Invalidate => {}
        },
        Action::Token(TokenOp::Acquire { .. } | TokenOp::Wait { .. }) => {
            push(FaultKind::DropWait, Edit::Remove(id));
        }
        Action::Token(_) => push(FaultKind::DropArrive, Edit::Remove(id)),
        Action::Copy { .. } if arrivals(program, id).next().is_some() => {
            push(FaultKind::WrongBytes, Edit::Remove(id));
        }
        Action::Fence(fence) if fence.kind == FenceKind::Proxy => {
            push(FaultKind::DropProxyFence, Edit::Remove(id));
        }
        _ => {}
    }
    if let Some(phase) = phase_of(program, id) {
        push(FaultKind::FlipPhase, Edit::Phase(id, NewPhase::Flipped));
        for value in [0, 1] {
            if program.terms.as_const(phase) != Some(i64::from(value)) {
                push(FaultKind::ConstantPhase, Edit::Phase(id, NewPhase::Constant(value)));
            }
        }
    }
}

/// Returns the accesses by which an asynchronous operation arrives at mbarriers.
fn arrivals(program: &Program, id: EventId) -> impl Iterator<Item = usize> {
    let event = &program.events[id];
    let asynchronous = matches!(event.action, Action::Copy { .. } | Action::Mma { .. });
    let arrives = move |access: &Access| asynchronous && access.proxy == Proxy::Barrier;
    event.accesses.iter().enumerate().filter(move |(_, access)| arrives(access)).map(|(number, _)| number)
}

/// Whether an event synchronizes: arrives, waits, fences or is a named barrier.
fn synchronizes(program: &Program, id: EventId) -> bool {
    match &program.events[id].action {
        Action::MBarrier(_) | Action::Token(_) | Action::Commit(_) | Action::Wait(_) => true,
        Action::Fence(fence) => fence.kind == FenceKind::Proxy,
        Action::Barrier(barrier) => barrier.kind.named().is_some(),
        Action::Copy { .. } | Action::Mma { .. } => true,
        _ => false,
    }
}

/// Adds swaps of neighbours that synchronize, of which at least one does nothing else.
fn swaps(program: &Program, block: BlockId, all: &mut Vec<Mutation>) {
    let events = &program.blocks[block].events;
    let of_block: Vec<EventId> = events.iter().copied().filter(|id| synchronizes(program, *id)).collect();
    let moves = |id: EventId| matches!(program.events[id].action, Action::Copy { .. } | Action::Mma { .. });
    for pair in of_block.windows(2) {
        if let &[a, b] = pair
            && !(moves(a) && moves(b))
        {
            all.push(Mutation { kind: FaultKind::Swap, event: a, edits: vec![Edit::Swap(block, a, b)] });
        }
    }
}

/// What partitions synchronize through.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Channel {
    MBarrier(BufferId),
    Full(TokenId),
    Empty(TokenId),
}

/// Adds, for each mbarrier array and each side of a token array, the removal of all its waits and
/// arrivals.
fn edges(program: &Program, live: &FxHashSet<EventId>, all: &mut Vec<Mutation>) {
    let mut channels: Vec<(Channel, EventId, Edit, bool)> = Vec::new();
    for (id, event) in program.events.iter().filter(|(id, _)| live.contains(id)) {
        for access in arrivals(program, id) {
            if let Some(Place::Buffer(buffer)) = event.accesses.get(access).and_then(only_place) {
                channels.push((Channel::MBarrier(buffer), id, Edit::RemoveAccess(id, access), false));
            }
        }
        let (channel, waits) = match &event.action {
            Action::MBarrier(_) => {
                if event.action.bounds_mbarrier_lifetime() {
                    continue;
                }
                let Some(Place::Buffer(buffer)) = event.accesses.first().and_then(only_place) else {
                    continue;
                };
                (Channel::MBarrier(buffer), event.action.mbarrier_wait().is_some())
            }
            Action::Token(TokenOp::Acquire { token, .. }) => (Channel::Empty(*token), true),
            Action::Token(TokenOp::Release { token, .. }) => (Channel::Empty(*token), false),
            Action::Token(TokenOp::Wait { token, .. }) => (Channel::Full(*token), true),
            Action::Token(TokenOp::Commit { token, .. }) => (Channel::Full(*token), false),
            _ => continue,
        };
        channels.push((channel, id, Edit::Remove(id), waits));
    }
    channels.sort_by_key(|(channel, event, _, _)| (*channel, *event));
    for of_one in channels.chunk_by(|a, b| a.0 == b.0) {
        let Some(first) = of_one.iter().find(|channel| channel.3) else { continue };
        let edits = of_one.iter().map(|channel| channel.2.clone()).collect();
        all.push(Mutation { kind: FaultKind::DropEdge, event: first.1, edits });
    }
}

fn only_place(access: &Access) -> Option<Place> {
    match access.footprints.as_slice() {
        [only] => Some(only.place),
        _ => None,
    }
}

/// Adds rings with one slot less.
fn shallow(program: &Program, live: &FxHashSet<EventId>, all: &mut Vec<Mutation>) {
    for (buffer, slots) in program.buffers.iter().map(|(id, buffer)| (id, buffer.slots)).filter(|b| b.1 > 1) {
        let uses = |id: &EventId| {
            let footprints = program.events[*id].accesses.iter().flat_map(|access| &access.footprints);
            let mut at = footprints.filter(|footprint| footprint.place == Place::Buffer(buffer));
            at.any(|footprint| {
                matches!(footprint.slot, Slot::At(term) if program.terms.as_const(term).is_none())
            })
        };
        if let Some(event) = program.events.ids().filter(|id| live.contains(id)).find(uses) {
            let edits = vec![Edit::Modulo(buffer, slots - 1)];
            all.push(Mutation { kind: FaultKind::Shallow, event, edits });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::faults::ring;

    #[test]
    fn every_fault_of_a_ring_is_there_once() {
        let all = all(&ring());
        let count = |kind| all.iter().filter(|mutation| mutation.kind == kind).count();
        // An arrive, an expectation, the arrival of the copy.
        assert_eq!(count(FaultKind::DropArrive), 3);
        assert_eq!(count(FaultKind::DropWait), 2);
        assert_eq!(count(FaultKind::FlipPhase), 2);
        assert_eq!(count(FaultKind::ConstantPhase), 4);
        // A count of 1: one more. A count of 2: one more and one less. The arrive: one more.
        assert_eq!(count(FaultKind::WrongCount), 3 + 3 * 2 + 1);
        // More and fewer expected bytes, no copy.
        assert_eq!(count(FaultKind::WrongBytes), 3);
        // Six initialisations and a fence; wait and arrive of the reader; wait, expectation and
        // copy.
        assert_eq!(count(FaultKind::Swap), 6 + 1 + 2);
        assert_eq!(count(FaultKind::DropEdge), 2);
        assert_eq!(count(FaultKind::Shallow), 3);
        assert_eq!(count(FaultKind::DropProxyFence), 1);
        assert!(all.is_sorted_by_key(|mutation| mutation.kind));
        let edits: FxHashSet<String> = all.iter().map(|mutation| format!("{:?}", mutation.edits)).collect();
        assert_eq!(edits.len(), all.len(), "{all:#?}");
    }

    #[test]
    fn an_edge_is_all_uses_of_one_barrier_but_its_life() {
        let program = ring();
        let edges: Vec<Mutation> =
            all(&program).into_iter().filter(|mutation| mutation.kind == FaultKind::DropEdge).collect();
        // full: a wait, an expectation, the arrival of the copy; empty: a wait, an arrive.
        assert_eq!(edges.iter().map(|edge| edge.edits.len()).collect::<Vec<_>>(), [3, 2]);
        for edge in &edges {
            let waits = |id| program.events[id].action.mbarrier_wait().is_some();
            assert!(waits(edge.event));
        }
    }

    #[test]
    fn events_that_no_block_has_are_no_sites() {
        let mut program = ring();
        program.blocks.values_mut().for_each(|block| block.events.clear());
        assert_eq!(all(&program), []);
    }
}
