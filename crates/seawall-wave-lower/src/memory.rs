//! Assigns addresses to allocations and finds those that are slots of one ring.
//!
//! An allocation without a parent is separate memory. These are placed one after the other in an
//! address space of Seawall's own. A part of a parent is placed at its offset in the parent, so
//! parts that share bytes share addresses. Allocations that one value may be become one ring buffer
//! with a slot each, if they are at equal distances. Allocations without a parent are placed at
//! equal distances for this.

use rustc_hash::FxHashMap;
use seawall_base::{Diagnostic, SecondaryMap, Span};
use seawall_wave::trace::{Allocation, Space};
use seawall_wave::{NodeId, NodeKind, Trace};

use crate::allocation_sets::AllocationSets;

/// The assumed size in bytes of an allocation if neither its size nor that of its parts is known.
const UNKNOWN_SIZE: u64 = 4096;

/// The address range of an allocation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    /// First byte.
    pub(crate) start: u64,
    /// The size in bytes.
    pub(crate) size: u64,
}

/// Allocations that become the slots of one buffer, in the order of their addresses. A single
/// allocation is a buffer with one slot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Group {
    pub(crate) members: Vec<NodeId>,
    /// First byte of the first member.
    pub(crate) start: u64,
    /// The distance in bytes between the starts of two consecutive slots.
    pub(crate) stride: u64,
}

/// The allocations of a trace.
#[derive(Clone, Debug, Default)]
pub(crate) struct Memory {
    /// In the order of the trace.
    pub(crate) groups: Vec<Group>,
    /// The group and slot of each allocation.
    slots: SecondaryMap<NodeId, Option<(u32, u32)>>,
    places: SecondaryMap<NodeId, Option<Place>>,
    /// Allocations that were treated conservatively, each with the reason.
    pub(crate) assumptions: Vec<(NodeId, &'static str)>,
}

impl Memory {
    /// Computes the memory of `trace`.
    ///
    /// # Errors
    ///
    /// Returns an error if addresses do not fit into 32 bits.
    pub(crate) fn new(trace: &Trace, flow: &AllocationSets) -> Result<Memory, Diagnostic> {
        let order: Vec<NodeId> =
            trace.preorder().into_iter().filter(|&id| shared(trace, id).is_some()).collect();
        let unions = Unions::new(trace, &order, flow);
        let mut memory = Memory::default();
        let places = places(trace, &order, &unions, &mut memory.assumptions)?;
        let mut groups: Vec<(NodeId, Vec<NodeId>)> = Vec::new();
        let mut position: FxHashMap<NodeId, usize> = FxHashMap::default();
        for &id in &order {
            let root = unions.root(id);
            let at = *position.entry(root).or_insert_with(|| {
                groups.push((root, Vec::new()));
                groups.len() - 1
            });
            if let Some(group) = groups.get_mut(at) {
                group.1.push(id);
            }
        }
        for (_, members) in groups {
            memory.add(members, &places);
        }
        memory.places = places;
        Ok(memory)
    }

    /// Adds one ring if the members are at equal distances, else one buffer for each.
    fn add(&mut self, mut members: Vec<NodeId>, places: &SecondaryMap<NodeId, Option<Place>>) {
        members.sort_by_key(|&id| (places[id].map(|place| place.start), id));
        let of = |id: NodeId| places[id].unwrap_or(Place { start: 0, size: 1 });
        let starts: Vec<u64> = members.iter().map(|&id| of(id).start).collect();
        let stride = match starts.as_slice() {
            [first, second, ..] => second - first,
            _ => members.first().map_or(1, |&id| of(id).size),
        };
        let is_even = starts.windows(2).all(|pair| pair[1] - pair[0] == stride);
        let fits = members.iter().all(|&id| of(id).size <= stride);
        if is_even && fits && stride > 0 {
            self.push(members, starts.first().copied().unwrap_or(0), stride);
            return;
        }
        for id in members {
            self.push(vec![id], of(id).start, of(id).size.max(1));
        }
    }

    fn push(&mut self, members: Vec<NodeId>, start: u64, stride: u64) {
        let group = self.groups.len() as u32;
        for (slot, &id) in (0..).zip(&members) {
            *self.slots.entry(id) = Some((group, slot));
        }
        self.groups.push(Group { members, start, stride });
    }

    /// Returns whether two allocations may share bytes.
    pub(crate) fn overlap(&self, a: NodeId, b: NodeId) -> bool {
        match (self.places[a], self.places[b]) {
            (Some(a), Some(b)) => {
                a.start < b.start.saturating_add(b.size) && b.start < a.start.saturating_add(a.size)
            }
            _ => true,
        }
    }

    /// The group of an allocation and its slot in the group.
    pub(crate) fn slot(&self, allocation: NodeId) -> Option<(u32, u32)> {
        self.slots[allocation]
    }
}

/// The allocation of a node, if the node allocates shared memory.
fn shared(trace: &Trace, id: NodeId) -> Option<&Allocation> {
    match &trace.node(id).kind {
        NodeKind::Allocate(allocation) if allocation.space == Space::Shared => Some(allocation),
        _ => None,
    }
}

/// Disjoint sets of allocations. Allocations that one value may be are in one set.
struct Unions {
    parent: FxHashMap<NodeId, NodeId>,
}

impl Unions {
    fn new(trace: &Trace, order: &[NodeId], flow: &AllocationSets) -> Unions {
        let mut unions = Unions { parent: order.iter().map(|&id| (id, id)).collect() };
        for allocations in flow.ambiguous(trace) {
            for pair in allocations.windows(2) {
                let (a, b) = (unions.root(pair[0]), unions.root(pair[1]));
                unions.parent.insert(a.max(b), a.min(b));
            }
        }
        unions
    }

    fn root(&self, id: NodeId) -> NodeId {
        let mut id = id;
        while let Some(&parent) = self.parent.get(&id).filter(|&&parent| parent != id) {
            id = parent;
        }
        id
    }
}

/// Computes the address range of each allocation.
fn places(
    trace: &Trace,
    order: &[NodeId],
    unions: &Unions,
    assumptions: &mut Vec<(NodeId, &'static str)>,
) -> Result<SecondaryMap<NodeId, Option<Place>>, Diagnostic> {
    let parentless = |id: NodeId| shared(trace, id).is_some_and(|allocation| allocation.parent.is_none());
    let mut sizes = sizes(trace, order);
    // The slots of a ring need equal distances.
    let mut largest: FxHashMap<NodeId, u64> = FxHashMap::default();
    for &id in order.iter().filter(|&&id| parentless(id)) {
        let size = largest.entry(unions.root(id)).or_default();
        *size = (*size).max(sizes[id]);
    }
    let mut roots: Vec<NodeId> = order.iter().copied().filter(|&id| parentless(id)).collect();
    roots.sort_by_key(|&id| unions.root(id));
    let mut places: SecondaryMap<NodeId, Option<Place>> = SecondaryMap::new();
    let mut next = 0_u64;
    for id in roots {
        let stride = largest.get(&unions.root(id)).copied().unwrap_or(1);
        *places.entry(id) = Some(Place { start: next, size: sizes[id] });
        next = next.saturating_add(stride);
        if next > u64::from(u32::MAX) {
            return Err(too_large(trace, id));
        }
    }
    for &id in order {
        let Some(allocation) = shared(trace, id) else { continue };
        let Some(parent) = allocation.parent else { continue };
        // A parent precedes its parts in `order`.
        let Some(whole) = places[parent] else { continue };
        let size = std::mem::take(sizes.entry(id));
        *places.entry(id) = Some(part(allocation, whole, size));
        if allocation.offset.is_none() {
            assumptions
                .push((id, "it has no `offset` in its parent: Seawall assumes that it is the whole parent"));
        } else if allocation.bytes.is_none() {
            assumptions
                .push((id, "it has no `bytes`: Seawall assumes that it reaches to the end of its parent"));
        }
    }
    Ok(places)
}

/// The address range of a part of `whole`.
fn part(allocation: &Allocation, whole: Place, size: u64) -> Place {
    let Some(offset) = allocation.offset else { return whole };
    let start = whole.start.saturating_add(offset);
    let rest = whole.start.saturating_add(whole.size).saturating_sub(start);
    let size = if allocation.bytes.is_some() { size.min(rest) } else { rest };
    Place { start, size: size.max(1) }
}

/// The size of each allocation: its `bytes`, or at least up to the end of its parts. If neither is
/// known, a constant on which no result depends.
fn sizes(trace: &Trace, order: &[NodeId]) -> SecondaryMap<NodeId, u64> {
    let mut sizes: SecondaryMap<NodeId, u64> = SecondaryMap::new();
    for &id in order {
        let stated = shared(trace, id).and_then(|allocation| allocation.bytes);
        *sizes.entry(id) = stated.unwrap_or(UNKNOWN_SIZE).max(1);
    }
    // Parts follow their parent in `order`.
    for &id in order.iter().rev() {
        let Some(allocation) = shared(trace, id) else { continue };
        if let (Some(parent), Some(offset)) = (allocation.parent, allocation.offset) {
            let end = offset.saturating_add(sizes[id]);
            let whole = sizes.entry(parent);
            *whole = (*whole).max(end);
        }
    }
    sizes
}

fn too_large(trace: &Trace, id: NodeId) -> Diagnostic {
    let message =
        format!("the allocations of shared memory up to {} need more than 4 GiB", trace.describe(id));
    Diagnostic::error("wave::too-large", Span::at(0), message)
        .help("check the `bytes` and `offset` of the allocations")
}
