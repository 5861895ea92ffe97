//! Byte sets and warp maps of random programs.

use arbitrary::{Result, Unstructured};
use seawall_base::Runs;

use super::{id, optional, variant};
use crate::action::{Action, Direction};
use crate::buffer::Space;
use crate::bytes::ByteSet;
use crate::event::{Access, Descriptor, Event, Footprint, Mode, Place, Slot};
use crate::ids::{BlockId, BufferId};
use crate::program::Program;
use crate::proxy::{Issuer, Proxy};
use crate::queue::Queue;
use crate::warp_map::WarpMap;

pub(super) fn byte_sets(u: &mut Unstructured<'_>, program: &mut Program) -> Result<()> {
    for _ in 0..u.int_in_range(0..=3)? {
        let mut ctas = Vec::new();
        for rank in 0..u.int_in_range(0..=2)? {
            let start: u32 = u.int_in_range(0..=9999)?;
            ctas.push((rank * 2, Runs::from_ranges([(start, start + 5), (start + 7, start + 64)])));
        }
        program.byte_sets.intern(ByteSet {
            space: variant(u)?,
            frame: id(u, program.functions.len())?,
            ctas,
        });
    }
    // The default of the text form, to test that the printer omits it.
    if u.arbitrary()? {
        let buffer: BufferId = id(u, program.buffers.len())?;
        if let Some(set) = crate::defaults::byte_set(program, Place::Buffer(buffer), Slot::Whole) {
            program.byte_sets.intern(set);
        }
    }
    Ok(())
}

/// Makes events with warp maps if the program has a kernel and a suitable buffer.
pub(super) fn mapped_events(u: &mut Unstructured<'_>, program: &mut Program) -> Result<()> {
    for _ in 0..u.int_in_range(0..=3)? {
        let block: BlockId = id(u, program.blocks.len())?;
        let function = program.blocks[block].function;
        let fits = |buffer: &crate::buffer::Buffer| {
            buffer.function == function && buffer.space == Space::Shared && buffer.offsets.len() < 2
        };
        let buffer =
            program.buffers.iter().find(|(_, buffer)| fits(buffer)).map(|(id, buffer)| (id, buffer.size));
        let Some((buffer, size)) = buffer.filter(|_| program.functions[function].kernel) else { continue };
        let mut map = warp_map(u, program.partitions[program.blocks[block].partition].warps, size)?;
        let (queue, action) = match u.arbitrary()? {
            true => (None, Action::Touch { asserted: false }),
            false => {
                let queue = *u.choose(&[Queue::CpAsync, Queue::Async])?;
                (Some(queue), Action::Copy { queue, direction: Direction::Load, predicate: None })
            }
        };
        if queue != Some(Queue::Async) {
            map.lanes = optional(u, |u| u.int_in_range(0..=3))?;
        }
        let footprint = Footprint {
            place: Place::Buffer(buffer),
            slot: Slot::Any,
            bytes: None,
            warps: Some(program.warp_maps.intern(map)),
            descriptor: Descriptor::default(),
        };
        let mut access = Access {
            mode: Mode::Write,
            proxy: Proxy::Generic,
            issuer: Issuer::Warps,
            queue,
            footprints: [footprint].into_iter().collect(),
            scratch: false,
            cross_cta: false,
            token: None,
        };
        access.mode = optional(u, variant)?.unwrap_or(Mode::Write);
        let origin = id(u, program.origins.len())?;
        let event = program.events.push(Event { origin, action, accesses: [access].into_iter().collect() });
        program.blocks[block].events.push(event);
    }
    Ok(())
}

/// A map of `warps` warps within `size` bytes.
fn warp_map(u: &mut Unstructured<'_>, warps: u32, size: u32) -> Result<WarpMap> {
    let copy = u.int_in_range(0..=size.min(64))?;
    let starts =
        if size >= 2 * copy.max(1) && u.arbitrary()? { vec![0, size - copy] } else { vec![size - copy] };
    let mut own = Vec::new();
    for _ in 0..warps {
        let start = u.int_in_range(0..=copy)?;
        own.push(Runs::range(start, u.int_in_range(0..=copy - start)?));
    }
    Ok(WarpMap { starts, warps: own, lanes: None })
}
