//! Changes that make a fault: what is done to a program, one small step each.

use seawall_model::{
    Action, BinaryOp, BlockId, BufferId, EventId, MBarrierOp, Place, Program, Slot, TermId, TokenOp,
};

/// What becomes of a phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum NewPhase {
    /// The other parity.
    Flipped,
    /// This one always.
    Constant(u8),
}

/// One step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Edit {
    /// The event is not there.
    Remove(EventId),
    /// The operation does not arrive: its access of this number is not there.
    RemoveAccess(EventId, usize),
    /// The wait is for another phase.
    Phase(EventId, NewPhase),
    /// The count of an initialisation, an arrival or an expectation (in bytes) is larger by this.
    Add(EventId, i32),
    /// Two events of a block change places.
    Swap(BlockId, EventId, EventId),
    /// Slots of a buffer are counted modulo this number.
    Modulo(BufferId, u32),
}

/// `program` with all of `edits`. Events keep their ids.
pub(crate) fn changed(program: &Program, edits: &[Edit]) -> Program {
    let mut changed = program.clone();
    // The last accesses first: those before keep their numbers.
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

/// The phase that an event waits for, if it says so.
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
        let life = matches!(&event.action, Action::MBarrier(m) if matches!(m.op, MBarrierOp::Init { .. } | MBarrierOp::Invalidate));
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
