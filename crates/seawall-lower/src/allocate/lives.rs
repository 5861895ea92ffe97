//! From when to when each allocation must keep its bytes: MLIR's liveness of the allocation and of all values that may be
//! views of it, as one interval of positions.
//!
//! Forward may-analysis for aliases (sets of allocations, join is union), backward liveness of single values over the
//! blocks of the flat form. The interval of a value is the hull of the positions at which it is live, holes included, as
//! Triton takes it. Possible wrong answers: intervals that are too long.

use rustc_hash::FxHashMap;
use seawall_dialects::Meaning;
use seawall_mlir::{OpId, ValueId};
use smallvec::SmallVec;

use super::flat::{Flat, FlatValue, Spot};
use crate::unit::Unit;

/// Positions from `start` up to, and without, `end`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Interval {
    pub(crate) start: u32,
    pub(crate) end: u32,
}

impl Interval {
    /// All positions.
    pub(crate) const ALWAYS: Interval = Interval { start: 0, end: u32::MAX };

    /// One position.
    pub(crate) fn at(position: u32) -> Self {
        Interval { start: position, end: position + 1 }
    }

    /// Whether both have a position.
    pub(crate) fn intersects(self, other: Interval) -> bool {
        self.start < other.end && other.start < self.end
    }

    fn hull(self, other: Interval) -> Self {
        Interval { start: self.start.min(other.start), end: self.end.max(other.end) }
    }
}

/// Most allocations that one value may be a view of: a chain of selects over all buffers of a large function would take
/// quadratic time. Real kernels have a handful.
const MAX_ALIASES: usize = 1024;

/// The allocations that a value may be a view of, ascending, by their place in the list of allocations.
type Aliases = SmallVec<[u32; 2]>;

/// The interval of each of `allocations`, which are results of allocation ops; `None` if some value may be a view of more
/// of them than are told apart.
pub(crate) fn lives(unit: &Unit<'_>, flat: &Flat, allocations: &[(OpId, ValueId)]) -> Option<Vec<Interval>> {
    let aliases = aliases(unit, flat, allocations)?;
    let mut liveness = Liveness::new(flat);
    let range = |liveness: &mut Liveness<'_>, value: ValueId| {
        flat.values.get(&flat.name(value)).map(|known| liveness.range(known))
    };
    let mut result: Vec<Interval> = Vec::with_capacity(allocations.len());
    for &(op, value) in allocations {
        let own = range(&mut liveness, value);
        result.push(own.unwrap_or_else(|| Interval::at(flat.positions[op])));
    }
    for (value, set) in aliases {
        let Some(known) = flat.values.get(&value).filter(|known| known.seen) else { continue };
        let range = liveness.range(known);
        for index in set {
            let own = &mut result[index as usize];
            *own = own.hull(range);
        }
    }
    Some(result)
}

/// What every memdesc may be a view of. As in Triton, only views, selects and control flow hand buffers on: results of
/// other ops name none.
fn aliases(
    unit: &Unit<'_>,
    flat: &Flat,
    allocations: &[(OpId, ValueId)],
) -> Option<FxHashMap<ValueId, Aliases>> {
    let mut sets: FxHashMap<ValueId, Aliases> = FxHashMap::default();
    for (index, &(_, value)) in allocations.iter().enumerate() {
        sets.insert(flat.name(value), SmallVec::from_iter([index as u32]));
    }
    let flows = flows(unit, flat);
    let mut changed = true;
    while changed {
        changed = false;
        for &(source, target) in &flows {
            let Some(incoming) = sets.get(&source).cloned() else { continue };
            let set = sets.entry(target).or_default();
            for index in incoming {
                if let Err(at) = set.binary_search(&index) {
                    set.insert(at, index);
                    changed = true;
                }
            }
            if set.len() > MAX_ALIASES {
                return None;
            }
        }
    }
    Some(sets)
}

/// From operands to results of views and selects, and along control flow; in the order of the text, so that few rounds
/// suffice.
fn flows(unit: &Unit<'_>, flat: &Flat) -> Vec<(ValueId, ValueId)> {
    let module = unit.module;
    let mut flows: Vec<(ValueId, ValueId)> = Vec::new();
    let mut defined: Vec<(&ValueId, &FlatValue)> = flat.values.iter().collect();
    defined.sort_unstable_by_key(|(value, _)| **value);
    for (&value, _) in defined {
        let Some(op) = module.defining_op(value) else { continue };
        let operands = match unit.meaning(op) {
            Meaning::View(_) => module.operands(op).get(..1),
            Meaning::Select => module.operands(op).get(1..),
            _ => None,
        };
        for &operand in operands.unwrap_or(&[]) {
            flows.push((flat.name(operand), value));
        }
    }
    flows.extend(flat.copies.iter().map(|&(source, target)| (flat.name(source), flat.name(target))));
    flows.retain(|(source, target)| source != target);
    flows
}

/// Liveness of one value after the other.
struct Liveness<'f> {
    flat: &'f Flat,
    /// The last value for which each block was reached.
    reached: Vec<u32>,
    round: u32,
    work: Vec<u32>,
}

impl<'f> Liveness<'f> {
    fn new(flat: &'f Flat) -> Self {
        Liveness { flat, reached: vec![0; flat.blocks.len()], round: 0, work: Vec::new() }
    }

    /// The hull of the positions at which a value is live.
    fn range(&mut self, value: &FlatValue) -> Interval {
        let definition = self.settled(value.definition);
        let mut last = definition.position;
        self.round += 1;
        for &spot in &value.uses {
            last = last.max(spot.position);
            self.reach(spot.block, definition.block);
        }
        let mut first = definition.position;
        while let Some(block) = self.work.pop() {
            let flat = self.flat;
            let known = &flat.blocks[block as usize];
            first = first.min(known.first);
            for &before in &known.predecessors {
                // Live at the end of a predecessor, so through to its terminator.
                last = last.max(flat.blocks[before as usize].last);
                self.reach(before, definition.block);
            }
        }
        Interval { start: first, end: last + 1 }
    }

    /// `block` has the value at its beginning, unless it defines it.
    fn reach(&mut self, block: u32, definition: u32) {
        if block != definition && self.reached[block as usize] != self.round {
            self.reached[block as usize] = self.round;
            self.work.push(block);
        }
    }

    fn settled(&self, spot: Spot) -> Spot {
        match spot.position {
            0 => Spot { position: self.flat.blocks[spot.block as usize].first, ..spot },
            _ => spot,
        }
    }
}
