//! Defaults of the text form: properties of an access or a barrier that follow from its action
//! unless stated.
//!
//! The reader fills them in and the printer omits them, so both use this module.

use seawall_base::Runs;

use crate::action::{Action, Direction};
use crate::buffer::{Space, TENSOR_ROWS};
use crate::bytes::ByteSet;
use crate::event::{Footprint, Mode, Place, Slot};
use crate::mbarrier::MBarrierEffect;
use crate::program::Program;
use crate::proxy::{Issuer, Proxy};
use crate::queue::Queue;

/// The default properties of an action's accesses.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AccessDefaults {
    /// The mode of an access without a stated mode, or `None` if the mode must be written.
    pub(crate) mode: Option<Mode>,
    pub(crate) proxy: Proxy,
    pub(crate) issuer: Issuer,
    pub(crate) queue: Option<Queue>,
}

/// Returns the default properties of accesses made by `action`.
pub(crate) fn access_defaults(action: &Action) -> AccessDefaults {
    let plain = AccessDefaults { mode: None, proxy: Proxy::Generic, issuer: Issuer::Warps, queue: None };
    match action {
        Action::Atomic { .. } => AccessDefaults { mode: Some(Mode::ReadWrite), ..plain },
        Action::Copy { queue, .. } | Action::Mma { queue, .. } => AccessDefaults {
            proxy: queue.row().proxy,
            issuer: queue.row().accessed_by,
            queue: Some(*queue),
            ..plain
        },
        Action::MBarrier(mbarrier) => {
            let (mode, issuer) = match mbarrier.op.effect() {
                MBarrierEffect::Wait { .. } => (Mode::Read, Issuer::Warps),
                MBarrierEffect::Arrive(arrive) if arrive.after.is_some() => (Mode::ReadWrite, Issuer::Engine),
                MBarrierEffect::Arrive(arrive) if arrive.by.is_each_warp() => {
                    (Mode::ReadWrite, Issuer::Warps)
                }
                MBarrierEffect::Arrive(_) | MBarrierEffect::Init { .. } | MBarrierEffect::Invalidate => {
                    (Mode::ReadWrite, Issuer::Thread)
                }
            };
            AccessDefaults { mode: Some(mode), proxy: Proxy::Barrier, issuer, queue: None }
        }
        _ => plain,
    }
}

/// Returns the direction of a copy from the mode of its first access. Reading modelled memory is a
/// store.
pub(crate) fn direction(first: Option<Mode>) -> Direction {
    match first {
        Some(Mode::Read) => Direction::Store,
        _ => Direction::Load,
    }
}

/// Whether all of these footprints are in scratch buffers.
pub(crate) fn is_scratch(program: &Program, footprints: &[Footprint]) -> bool {
    !footprints.is_empty()
        && footprints.iter().all(|footprint| match footprint.place {
            Place::Buffer(buffer) => program.buffers.get(buffer).is_some_and(|buffer| buffer.scratch),
            Place::Parameter(_) | Place::Unknown => false,
        })
}

/// Returns the addresses of a slot in a buffer with exactly one known offset. If the slot is not a
/// constant, these are the addresses of all slots.
pub(crate) fn byte_set(program: &Program, place: Place, slot: Slot) -> Option<ByteSet> {
    let Place::Buffer(id) = place else { return None };
    let buffer = program.buffers.get(id)?;
    let &[offset] = buffer.offsets.as_slice() else { return None };
    let stride = buffer.size / buffer.slots.max(1);
    let constant = match slot {
        Slot::At(term) => program.terms.get(term).and_then(|kind| kind.as_const()),
        Slot::Whole | Slot::Any => None,
    };
    let index = constant.and_then(|value| u32::try_from(value).ok()).filter(|&index| index < buffer.slots);
    let (start, length) = match index {
        Some(index) => (index.checked_mul(stride)?, stride),
        None => (0, buffer.size),
    };
    match buffer.space {
        Space::Shared => {
            Some(ByteSet::range(Space::Shared, buffer.function, offset.checked_add(start)?, length))
        }
        Space::Tensor => {
            let (start, columns) = (offset.checked_add(start)?, length);
            // Addresses are `row << 16 | column`: columns beyond 16 bits do not exist.
            if columns == 0 || start.checked_add(columns)? > 1 << 16 {
                return None;
            }
            let rows = (0..TENSOR_ROWS).map(|row| (row << 16 | start, (row << 16 | start) + columns));
            Some(ByteSet {
                space: Space::Tensor,
                frame: buffer.function,
                ctas: vec![(0, Runs::from_ranges(rows))],
            })
        }
    }
}
