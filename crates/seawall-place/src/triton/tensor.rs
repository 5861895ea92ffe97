//! Tensor memory as Triton's pass for it sees it: an access is one to whole allocations, and an allocation is columns in one half
//! of each warp's lanes or in both.
//!
//! Possible wrong answers: "may overlap" for allocations that are apart, where the place of one is not known. An allocation of
//! both halves of which all accesses touch the first half only counts as one of that half, which is what they touch.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_base::SecondaryMap;
use seawall_model::{BufferId, ByteSetId, Place, Program, Space, Target};
use smallvec::SmallVec;

use super::rules::Rules;

/// Bits of an address that hold the column; the lane is above them.
const COLUMN_BITS: u32 = 16;

/// The bit of a lane that says which half of its warp's lanes it is in.
const HALF: u32 = 16;

/// An interval of addresses for each half; `None` is anywhere.
pub(super) type Intervals = SmallVec<[Option<(u32, u32)>; 2]>;

/// Where the allocations of a program lie.
#[derive(Debug, Default)]
pub(super) struct TensorMemory {
    buffers: SecondaryMap<BufferId, Intervals>,
}

/// Whether the program has tensor memory that a pass looks at.
pub(super) fn is_used(program: &Program) -> bool {
    matches!(program.target, Some(Target::Nvidia(_)))
        && program.buffers.values().any(|buffer| buffer.space == Space::Tensor)
}

impl TensorMemory {
    /// The places that `rules` ask for.
    pub(super) fn for_rules(program: &Program, rules: Rules) -> Self {
        if rules == Rules::Tensor { Self::new(program) } else { Self::default() }
    }

    fn new(program: &Program) -> Self {
        let both = touched_in_both(program);
        let mut buffers: SecondaryMap<BufferId, Intervals> = SecondaryMap::new();
        for (id, buffer) in program.buffers.iter().filter(|(_, buffer)| buffer.space == Space::Tensor) {
            let mask = (1 << COLUMN_BITS) - 1;
            *buffers.entry(id) = match buffer.offsets.as_slice() {
                &[start] if buffer.size > 0 && (start & mask).saturating_add(buffer.size) <= mask => {
                    let other = (start ^ (HALF << COLUMN_BITS), both.contains(&id));
                    let starts = [(start, true), other].into_iter().filter(|half| half.1);
                    starts.map(|(start, _)| Some((start, start.saturating_add(buffer.size)))).collect()
                }
                _ => SmallVec::from_iter([None]),
            };
        }
        TensorMemory { buffers }
    }

    /// The intervals of an allocation; none for one that is not in tensor memory.
    pub(super) fn intervals(&self, buffer: BufferId) -> Intervals {
        self.buffers[buffer].clone()
    }
}

/// Buffers whose accesses touch both halves, or may.
fn touched_in_both(program: &Program) -> FxHashSet<BufferId> {
    let mut found = FxHashSet::default();
    let mut known: FxHashMap<ByteSetId, (bool, bool)> = FxHashMap::default();
    let events = program.events.values();
    for footprint in events.flat_map(|event| &event.accesses).flat_map(|access| &access.footprints) {
        let Place::Buffer(id) = footprint.place else { continue };
        if program.buffers[id].space != Space::Tensor || found.contains(&id) {
            continue;
        }
        let halves = footprint.bytes.map(|set| *known.entry(set).or_insert_with(|| halves_of(program, set)));
        let first =
            program.buffers[id].offsets.first().is_none_or(|start| start & (HALF << COLUMN_BITS) == 0);
        if halves.is_none_or(|(low, high)| if first { high } else { low }) {
            found.insert(id);
        }
    }
    found
}

/// Whether a set of addresses has any in the first halves, and any in the second.
fn halves_of(program: &Program, set: ByteSetId) -> (bool, bool) {
    let runs = program.byte_sets.get(set).ctas.iter().flat_map(|(_, runs)| runs.as_slice());
    let mut halves = (false, false);
    for &(start, end) in runs {
        let (first, last) = (start >> COLUMN_BITS, end.saturating_sub(1) >> COLUMN_BITS);
        let is_low = |lane: u32| lane & HALF == 0;
        halves.0 |= is_low(first) || is_low(last) || last - first >= HALF;
        halves.1 |= !is_low(first) || !is_low(last) || last - first >= HALF;
    }
    halves
}
