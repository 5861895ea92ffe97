//! Edits that make a fault, one small step each.

use seawall_model::{
    Action, BinaryOp, BlockId, BufferId, EventId, MBarrierOp, Place, Program, Slot, TermId, TokenOp,
};

/// The new phase of a wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum NewPhase {
    /// The other parity.
    Flipped,
    /// Always this one.
    Constant(u8),
}

/// One edit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Edit {
    /// Removes the event.
    Remove(EventId),
    /// Removes the access of this number, so that the operation does not arrive.
    RemoveAccess(EventId, usize),
    /// Makes the wait name another phase.
    Phase(EventId, NewPhase),
    /// Adds this to the count of an initialisation, an arrival or an expectation (in bytes).
    Add(EventId, i32),
    /// Swaps two events of a block.
    Swap(BlockId, EventId, EventId),
    /// Counts the slots of a buffer modulo this number.
    Modulo(BufferId, u32),
}

/// Returns `program` with all of `edits`. Events keep their ids.
pub(crate) fn changed(program: &Program, edits: &[Edit]) -> Program {
    let mut changed = program.clone();
    // The last edits come first, so that accesses keep their numbers.
    edits.iter().rev().for_each(|edit| apply(&mut changed, edit));
    changed
}

fn apply(program: &mut Program, edit: &Edit) {
    match *edit {
        Edit::Remove(event) => {
            program.blocks.values_mut().for_each(|block| block.events.retain(|other| *other != event));
        }
        Edit::RemoveAccess(event, access) => {
            let accesses = &mut program.events[event].accesses;
            if access < accesses.len() {
                accesses.remove(access);
            }
        }
        Edit::Phase(event, new) => phase(program, event, new),
        Edit::Add(event, more) => add(program, event, more),
        Edit::Swap(block, a, b) => {
            let events = &mut program.blocks[block].events;
            let at = |wanted| events.iter().position(|event| *event == wanted);
            if let (Some(a), Some(b)) = (at(a), at(b)) {
                events.swap(a, b);
            }
        }
        Edit::Modulo(buffer, slots) => modulo(program, buffer, slots),
    }
}

/// Returns the phase that an event waits for, if it names one.
pub(crate) fn phase_of(program: &Program, event: EventId) -> Option<TermId> {
    match &program.events[event].action {
        Action::MBarrier(mbarrier) => match mbarrier.op {
            MBarrierOp::Wait { phase } => Some(phase),
            _ => None,
        },
        Action::Token(TokenOp::Acquire { phase, .. } | TokenOp::Wait { phase, .. }) => *phase,
        _ => None,
    }
}

fn phase(program: &mut Program, event: EventId, new: NewPhase) {
    let Some(old) = phase_of(program, event) else { return };
    let term = match new {
        NewPhase::Constant(value) => program.terms.constant(i64::from(value)),
        NewPhase::Flipped => {
            let one = program.terms.constant(1);
            program.terms.binary(BinaryOp::Xor, old, one)
        }
    };
    match &mut program.events[event].action {
        Action::MBarrier(mbarrier) => mbarrier.op = MBarrierOp::Wait { phase: term },
        Action::Token(TokenOp::Acquire { phase, .. } | TokenOp::Wait { phase, .. }) => *phase = Some(term),
        _ => {}
    }
}

fn add(program: &mut Program, event: EventId, more: i32) {
    let Action::MBarrier(mbarrier) = &mut program.events[event].action else { return };
    if let MBarrierOp::Init { count: number, .. }
    | MBarrierOp::Arrive { count: number, .. }
    | MBarrierOp::Expect { bytes: number } = &mut mbarrier.op
    {
        *number = number.saturating_add_signed(more);
    }
}

fn modulo(program: &mut Program, buffer: BufferId, slots: u32) {
    let slots = program.terms.constant(i64::from(slots));
    for event in program.events.values_mut() {
        let life = event.action.bounds_mbarrier_lifetime();
        if life {
            continue;
        }
        for footprint in event.accesses.iter_mut().flat_map(|access| &mut access.footprints) {
            if footprint.place == Place::Buffer(buffer)
                && let Slot::At(term) = &mut footprint.slot
            {
                *term = program.terms.binary(BinaryOp::RemU, *term, slots);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::faults::ring;

    fn find(program: &Program, wanted: impl Fn(&Action) -> bool) -> EventId {
        let found = program.events.iter().find(|(_, event)| wanted(&event.action));
        found.map(|(id, _)| id).expect("the program has such an event")
    }

    fn mbarrier(program: &Program, wanted: impl Fn(&MBarrierOp) -> bool) -> EventId {
        find(program, |action| matches!(action, Action::MBarrier(mbarrier) if wanted(&mbarrier.op)))
    }

    fn has(program: &Program, event: EventId) -> bool {
        program.blocks.values().any(|block| block.events.contains(&event))
    }

    #[test]
    fn what_is_removed_is_in_no_block_and_keeps_its_id() {
        let program = ring();
        let wait = mbarrier(&program, |op| matches!(op, MBarrierOp::Wait { .. }));
        let without = changed(&program, &[Edit::Remove(wait)]);
        assert!(has(&program, wait) && !has(&without, wait));
        assert_eq!(without.events.len(), program.events.len());
        let copy = find(&program, |action| matches!(action, Action::Copy { .. }));
        let silent = changed(&program, &[Edit::RemoveAccess(copy, 1)]);
        assert_eq!(silent.events[copy].accesses[..], program.events[copy].accesses[..1]);
        // Removes both accesses. Their numbers are those of the unchanged program.
        let empty = changed(&program, &[Edit::RemoveAccess(copy, 0), Edit::RemoveAccess(copy, 1)]);
        assert!(empty.events[copy].accesses.is_empty());
    }

    #[test]
    fn phases_are_the_other_one_or_always_the_same() {
        let program = ring();
        let wait = mbarrier(&program, |op| matches!(op, MBarrierOp::Wait { .. }));
        let old = phase_of(&program, wait).expect("a phase");
        let mut flipped = changed(&program, &[Edit::Phase(wait, NewPhase::Flipped)]);
        let one = flipped.terms.constant(1);
        let other = flipped.terms.binary(BinaryOp::Xor, old, one);
        assert_eq!(phase_of(&flipped, wait), Some(other));
        for value in [0, 1] {
            let constant = changed(&program, &[Edit::Phase(wait, NewPhase::Constant(value))]);
            let phase = phase_of(&constant, wait).and_then(|phase| constant.terms.as_const(phase));
            assert_eq!(phase, Some(i64::from(value)));
        }
    }

    #[test]
    fn counts_and_bytes_grow_and_shrink() {
        let program = ring();
        let counted = |program: &Program, event: EventId| match &program.events[event].action {
            Action::MBarrier(mbarrier) => match mbarrier.op {
                MBarrierOp::Init { count: n, .. }
                | MBarrierOp::Arrive { count: n, .. }
                | MBarrierOp::Expect { bytes: n } => n,
                _ => 0,
            },
            _ => 0,
        };
        let init = mbarrier(&program, |op| matches!(op, MBarrierOp::Init { count: 2, .. }));
        let expect = mbarrier(&program, |op| matches!(op, MBarrierOp::Expect { .. }));
        let edited = changed(&program, &[Edit::Add(init, -1), Edit::Add(expect, 16)]);
        assert_eq!((counted(&edited, init), counted(&edited, expect)), (1, 1040));
        assert_eq!(counted(&changed(&program, &[Edit::Add(init, -5)]), init), 0);
    }

    #[test]
    fn neighbours_change_places() {
        let program = ring();
        let (block, [first, second]) = program
            .blocks
            .iter()
            .find_map(|(id, block)| Some((id, [*block.events.first()?, *block.events.get(1)?])))
            .expect("a block with two events");
        let swapped = changed(&program, &[Edit::Swap(block, first, second)]);
        assert_eq!(swapped.blocks[block].events[..2], [second, first]);
        assert_eq!(changed(&swapped, &[Edit::Swap(block, first, second)]), program);
    }

    #[test]
    fn a_shallower_ring_is_shallower_where_it_is_used_and_not_where_it_begins() {
        let program = ring();
        let buffer =
            program.buffers.iter().find(|(_, buffer)| buffer.name == "full").map(|(id, _)| id).unwrap();
        let mut shallow = changed(&program, &[Edit::Modulo(buffer, 2)]);
        let two = shallow.terms.constant(2);
        let slots = |program: &Program, event: EventId| -> Vec<TermId> {
            let prints = program.events[event].accesses.iter().flat_map(|access| &access.footprints);
            let of_it = prints.filter(|print| print.place == Place::Buffer(buffer));
            of_it
                .filter_map(|print| if let Slot::At(term) = print.slot { Some(term) } else { None })
                .collect()
        };
        for event in program.events.ids() {
            let old = slots(&program, event);
            let begins = program.events[event].action.mbarrier_init().is_some();
            let expected: Vec<TermId> = match begins {
                true => old,
                false => {
                    old.into_iter().map(|term| shallow.terms.binary(BinaryOp::RemU, term, two)).collect()
                }
            };
            assert_eq!(slots(&shallow, event), expected);
        }
    }
}
