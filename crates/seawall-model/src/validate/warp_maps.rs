//! Checks warp maps, and which accesses have one.

use super::Validator;
use crate::action::Action;
use crate::buffer::Buffer;
use crate::event::{Access, Event, Footprint, Place};
use crate::ids::WarpMapId;
use crate::proxy::{Issuer, Proxy};
use crate::queue::Queue;
use seawall_base::{EntityId, Runs};

impl Validator<'_> {
    pub(super) fn warp_maps(&mut self) {
        for (id, map) in self.program.warp_maps.iter() {
            if let Some(problem) = map.problem() {
                self.sound_maps = false;
                self.problem(|| format!("warp_maps[{}]", id.index()), problem);
            }
        }
    }

    /// Checks the warp map of a footprint.
    pub(super) fn mapped(
        &mut self,
        event: &Event,
        access: &Access,
        footprint: &Footprint,
        path: &dyn Fn() -> String,
    ) {
        let Some(map) = footprint.warps else { return };
        let program = self.program;
        if map.index() >= program.warp_maps.len() {
            self.problem(path, "no such warp map");
        }
        if map.index() >= program.warp_maps.len() || !self.sound_maps {
            return;
        }
        self.check(
            each_warp_does_its_part(event, access),
            path,
            "only an access in which every warp makes a part, or a lane-by-lane copy, can have a warp map",
        );
        let is_by_lanes = matches!(access.queue, None | Some(Queue::CpAsync));
        let has_lanes = program.warp_maps.get(map).lanes.is_some();
        self.check(
            is_by_lanes || !has_lanes,
            path,
            "only a synchronous access or a copy of `cp` can have a map of lanes",
        );
        let kernel = self.function.and_then(|id| program.functions.get(id)).is_some_and(|f| f.kernel);
        self.check(kernel, path, "only accesses in a kernel can have warp maps");
        let warps = self.partition.and_then(|id| program.partitions.get(id)).map(|p| p.warps as usize);
        let fits = warps == Some(program.warp_maps.get(map).warps.len());
        self.check(fits, path, "a warp map must have as many warps as the partition");
        let buffer = match footprint.place {
            Place::Buffer(buffer) => program.buffers.get(buffer),
            Place::Parameter(_) | Place::Unknown => None,
        };
        let buffer = buffer.filter(|b| Some(b.function) == self.function);
        match buffer {
            Some(buffer) => self.within(map, buffer, footprint, path),
            None => self.problem(path, "only buffers of the function can have warp maps"),
        }
    }

    /// Checks that the bytes of the map are inside the buffer, and inside the bytes of the
    /// footprint if those are known.
    fn within(&mut self, map: WarpMapId, buffer: &Buffer, footprint: &Footprint, path: &dyn Fn() -> String) {
        let offset = match buffer.offsets.as_slice() {
            [] => 0,
            &[offset] => offset,
            _ => return self.problem(path, "a buffer with several offsets cannot have warp maps"),
        };
        if !self.contained.insert((map, footprint.bytes, offset, buffer.size)) {
            return;
        }
        let map = self.program.warp_maps.get(map);
        let all = map.all();
        self.check(buffer.holds(map), path, "a warp map is larger than the buffer");
        let bytes = footprint.bytes.filter(|bytes| bytes.index() < self.program.byte_sets.len());
        if let Some(set) = bytes.map(|bytes| self.program.byte_sets.get(bytes)) {
            let ranges = set.ctas.iter().flat_map(|(_, runs)| runs.as_slice().iter().copied());
            let known = Runs::from_ranges(ranges);
            let moved = all.translated(offset);
            let inside = set.frame == buffer.function
                && set.space == buffer.space
                && !buffer.offsets.is_empty()
                && known.union(&moved) == known;
            self.check(inside, path, "a warp map has bytes outside of the footprint");
        }
    }
}

/// Whether every warp of the partition makes a part of the access, through the generic proxy.
fn each_warp_does_its_part(event: &Event, access: &Access) -> bool {
    let action = match (&event.action, access.queue) {
        (Action::Touch { .. }, None) => true,
        (Action::Copy { queue, .. }, Some(own)) => {
            *queue == own && matches!(queue, Queue::CpAsync | Queue::Async | Queue::Vmem)
        }
        _ => false,
    };
    action
        && access.issuer == Issuer::Warps
        && access.proxy == Proxy::Generic
        && !access.scratch
        && !access.cross_cta
}
