//! Registers as buffers of a model, so that messages can name them. Models have memory only.

use seawall_model::{
    Access, BlockId, Buffer, BufferId, Descriptor, Footprint, Issuer, Mode, OriginId, Place, Plan, Program,
    Proxy, Queue, Slot, Space,
};
use smallvec::{SmallVec, smallvec};

/// Adds a register that an instruction of `block` names first.
pub(crate) fn add_register(
    program: &mut Program,
    name: String,
    (origin, block): (OriginId, BlockId),
) -> BufferId {
    let function = program.blocks[block].function;
    program.buffers.push(Buffer {
        name,
        space: Space::Shared,
        function,
        offsets: SmallVec::new(),
        slots: 1,
        size: 4,
        scratch: false,
        origin,
        plan: Plan::default(),
    })
}

/// An access to a whole register. `queue`: it completes in this queue.
pub(crate) fn register_access(register: BufferId, mode: Mode, queue: Option<Queue>) -> Access {
    let footprint = Footprint {
        place: Place::Buffer(register),
        slot: Slot::Whole,
        bytes: None,
        warps: None,
        descriptor: Descriptor::default(),
    };
    Access {
        mode,
        proxy: Proxy::Generic,
        issuer: Issuer::Warps,
        queue,
        footprints: smallvec![footprint],
        scratch: false,
        cross_cta: false,
        token: None,
    }
}
