//! Buffers from addresses: rings of slots, mbarriers, and the rest of shared and tensor memory.
//!
//! Buffers may overlap. Accesses to different buffers are compared by their addresses.

use seawall_base::Runs;
use seawall_model::{
    Buffer, BufferId, ByteSet, Footprint, FunctionId, OriginId, Place, Plan, Program, Slot, Space, WarpMap,
    column_of,
};

use crate::shapes::{Ring, Shape};

/// What a piece of memory belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Memory {
    /// Data in shared memory.
    Data,
    /// An mbarrier.
    MBarrier,
    /// Tensor memory.
    Tensor,
}

impl Memory {
    fn space(self) -> Space {
        match self {
            Memory::Data | Memory::MBarrier => Space::Shared,
            Memory::Tensor => Space::Tensor,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Memory::Data => "shared",
            Memory::MBarrier => "mbarrier",
            Memory::Tensor => "tensor",
        }
    }
}

/// A ring of slots, or a single object. In tensor memory, numbers are columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Region {
    start: u32,
    stride: u32,
    slots: u32,
    buffer: Option<BufferId>,
}

impl Region {
    fn end(self) -> u64 {
        u64::from(self.start) + u64::from(self.stride) * u64::from(self.slots)
    }

    /// The slot that contains a range of addresses.
    fn slot_of(self, (start, end): (u32, u32)) -> Option<u32> {
        let slot = start.checked_sub(self.start)? / self.stride;
        let slot_end = u64::from(self.start) + u64::from(self.stride) * u64::from(slot + 1);
        (slot < self.slots && u64::from(end) <= slot_end).then_some(slot)
    }
}

/// The buffers of a kernel.
#[derive(Clone, Debug, Default)]
pub(crate) struct Buffers {
    data: Vec<Region>,
    mbarriers: Vec<Region>,
    tensors: Vec<Region>,
    /// All of shared memory, and all of tensor memory.
    rest: Option<BufferId>,
    tensor_rest: Option<BufferId>,
}

/// The least and the largest address of a shape in slot 0, or its columns of tensor memory.
fn span(shape: &Shape, memory: Memory) -> Option<(u32, u32)> {
    let runs = shape.warps.iter().flat_map(Runs::as_slice);
    let bounds = runs.map(|&(start, end)| match memory {
        Memory::Data | Memory::MBarrier => (start, end),
        Memory::Tensor => (column_of(start), column_of(end - 1) + 1),
    });
    bounds.reduce(|a, b| (a.0.min(b.0), a.1.max(b.1)))
}

impl Buffers {
    /// Finds rings among the shapes of each memory, and declares all buffers.
    pub(crate) fn new<'s>(
        program: &mut Program,
        function: FunctionId,
        origin: OriginId,
        shapes: impl Fn(Memory) -> Vec<&'s Shape>,
    ) -> Buffers {
        let (data, mbarriers, tensors) =
            (shapes(Memory::Data), shapes(Memory::MBarrier), shapes(Memory::Tensor));
        let mut buffers = Buffers {
            data: rings(&data, Memory::Data),
            mbarriers: objects(&mbarriers),
            tensors: rings(&tensors, Memory::Tensor),
            ..Buffers::default()
        };
        let end = |shapes: &[&Shape], memory: Memory| {
            let last = shapes.iter().filter_map(|shape| {
                let reach = shape.ring.map_or(0, |ring| ring.stride * (ring.slots - 1));
                span(shape, memory).map(|(_, end)| end + reach)
            });
            last.max().unwrap_or(0)
        };
        let size = end(&data, Memory::Data).max(end(&mbarriers, Memory::MBarrier));
        let columns = end(&tensors, Memory::Tensor);
        let mut declare = |name: String, memory: Memory, start: u32, slots: u32, size: u32| {
            program.buffers.push(Buffer {
                name,
                space: memory.space(),
                function,
                offsets: smallvec::smallvec![start],
                slots,
                size,
                scratch: false,
                origin,
                plan: Plan::default(),
            })
        };
        for (regions, memory) in [
            (&mut buffers.data, Memory::Data),
            (&mut buffers.mbarriers, Memory::MBarrier),
            (&mut buffers.tensors, Memory::Tensor),
        ] {
            for region in regions {
                let name = format!("{}+{}", memory.name(), region.start);
                let size = region.stride * region.slots;
                region.buffer = Some(declare(name, memory, region.start, region.slots, size));
            }
        }
        let mut whole = |memory: Memory, size: u32| {
            (size > 0).then(|| declare(memory.name().to_owned(), memory, 0, 1, size))
        };
        buffers.rest = whole(Memory::Data, size);
        buffers.tensor_rest = whole(Memory::Tensor, columns);
        buffers
    }

    fn regions(&self, memory: Memory) -> &[Region] {
        match memory {
            Memory::Data => &self.data,
            Memory::MBarrier => &self.mbarriers,
            Memory::Tensor => &self.tensors,
        }
    }

    /// The buffer of accesses that are in no ring. An mbarrier is always a buffer of its own.
    fn rest(&self, memory: Memory) -> Option<BufferId> {
        match memory {
            Memory::Data => self.rest,
            Memory::MBarrier => None,
            Memory::Tensor => self.tensor_rest,
        }
    }

    /// The footprint of a shape. `slot` makes the term of a slot. `None` if the shape fits no
    /// buffer.
    pub(crate) fn footprint(
        &self,
        program: &mut Program,
        function: FunctionId,
        shape: &Shape,
        memory: Memory,
        slot: impl FnOnce(&mut Program, Ring) -> Option<seawall_model::TermId>,
    ) -> Option<Footprint> {
        let (start, end) = span(shape, memory)?;
        let regions = self.regions(memory);
        let fits = |region: &&Region| match shape.ring {
            Some(ring) => {
                let shifted = region.slot_of((start, end)) == Some(0);
                shifted && ring.stride == region.stride && ring.slots <= region.slots
            }
            None => region.slot_of((start, end)).is_some(),
        };
        let mut fitting = regions.iter().filter(fits);
        let region = fitting.next();
        // Which of two rings contains the access is not known.
        let is_unique = fitting.next().is_none();
        let region = region.filter(|_| is_unique);
        let (buffer, slot, base) = match (region, shape.ring) {
            (Some(region), Some(ring)) => {
                let term = slot(program, ring)?;
                (region.buffer?, Slot::At(term), region.start)
            }
            (Some(region), None) if region.slots > 1 => {
                let number = region.slot_of((start, end))?;
                let term = program.terms.constant(i64::from(number));
                (region.buffer?, Slot::At(term), region.start + number * region.stride)
            }
            (Some(region), None) => (region.buffer?, Slot::Whole, region.start),
            (None, None) => (self.rest(memory)?, Slot::Whole, 0),
            (None, Some(_)) => return None,
        };
        let bytes = bytes(function, shape, memory.space());
        let relative =
            |own: &Runs| Runs::from_ranges(own.as_slice().iter().map(|&(from, to)| (from - base, to - base)));
        let starts = match (region, shape.ring) {
            (Some(region), Some(ring)) => (0..ring.slots).map(|slot| slot * region.stride).collect(),
            // The start of a constant slot.
            (Some(region), None) => vec![base - region.start],
            (None, _) => vec![0],
        };
        let map = WarpMap { starts, warps: shape.warps.iter().map(relative).collect(), lanes: None };
        let fits = map.run_count() <= seawall_model::MAX_MAP_RUNS && program.buffers[buffer].holds(&map);
        let warps = fits.then(|| program.warp_maps.intern(map));
        let bytes = Some(program.byte_sets.intern(bytes));
        Some(Footprint { place: Place::Buffer(buffer), slot, bytes, warps, descriptor: Default::default() })
    }
}

/// All addresses of a shape, in all slots.
fn bytes(function: FunctionId, shape: &Shape, space: Space) -> ByteSet {
    let (stride, slots) = shape.ring.map_or((0, 1), |ring| (ring.stride, ring.slots));
    let runs = shape.warps.iter().flat_map(|own| own.as_slice().iter().copied());
    let all: Vec<(u32, u32)> = runs.collect();
    let moved = (0..slots)
        .flat_map(|slot| all.iter().map(move |&(from, to)| (from + slot * stride, to + slot * stride)));
    ByteSet { space, frame: function, ctas: vec![(0, Runs::from_ranges(moved))] }
}

/// Rings of the shapes with slots. Shapes of one ring have one stride, and lie inside of one slot
/// of it.
fn rings(shapes: &[&Shape], memory: Memory) -> Vec<Region> {
    let mut slotted: Vec<(u32, (u32, u32), u32)> = shapes
        .iter()
        .filter_map(|shape| Some((shape.ring?.stride, span(shape, memory)?, shape.ring?.slots)))
        .collect();
    slotted.sort_unstable();
    let mut regions: Vec<Region> = Vec::new();
    for (stride, (start, end), slots) in slotted {
        match regions.last_mut() {
            Some(last) if last.stride == stride && end <= last.start.saturating_add(stride) => {
                last.slots = last.slots.max(slots);
            }
            _ => regions.push(Region { start, stride, slots, buffer: None }),
        }
    }
    regions
}

/// Rings of mbarriers, and single mbarriers. An mbarrier has 8 bytes.
fn objects(shapes: &[&Shape]) -> Vec<Region> {
    let mut regions = rings(shapes, Memory::MBarrier);
    let single = shapes.iter().filter(|shape| shape.ring.is_none());
    let mut single: Vec<u32> = single.filter_map(|shape| Some(span(shape, Memory::MBarrier)?.0)).collect();
    single.sort_unstable();
    single.dedup();
    for start in single {
        let end = u64::from(start) + 8;
        let inside = |region: &Region| region.start <= start && end <= region.end();
        if !regions.iter().any(inside) {
            regions.push(Region { start, stride: 8, slots: 1, buffer: None });
        }
    }
    regions
}
