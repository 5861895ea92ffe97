//! Rings inside one allocation whose slot a changing value selects: `memref.view` at
//! `(i mod 2) * 4096` bytes, or `memref.subview` at row `(i mod 2) * 16`.
//!
//! The value is a constant plus a multiple of a step, within an interval. The step is a congruence,
//! computed over the formula of the value. The view therefore has a known number of places, which
//! are disjoint if it is not longer than the step. They become the slots of a buffer over that part
//! of the allocation.

use rustc_hash::FxHashMap;
use seawall_base::{Runs, saturated};
use seawall_dialects::MemRefView;
use seawall_layout::View as Origin;
use seawall_mlir::{OpId, ValueId};
use seawall_model::{BufferId, ByteSet, FunctionId, Space};

use crate::facts::Facts;
use crate::integers::formula::Node;
use crate::integers::formula_of;
use crate::integers::interval::Interval;
use crate::views::find::Finder;
use crate::views::memrefs::Pending;
use crate::views::view_set::{View, Views};

/// The slot of a view: the distance of its value from the first one, in steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shift {
    pub(crate) value: ValueId,
    pub(crate) first: i64,
    pub(crate) step: i64,
}

/// A view whose place in its allocation a value selects.
#[derive(Clone, Copy, Debug)]
struct Chosen {
    shift: Shift,
    /// The number of places.
    count: u32,
    /// Bytes from the start of the allocation to the first place.
    start: u64,
    /// Bytes from one place to the next.
    stride: u64,
    /// Bytes of the view.
    size: u64,
}

/// The most slots of a ring.
const MAX_SLOTS: i64 = 64;

impl Finder<'_, '_> {
    /// Gives the views that a value selects their own buffers over the memory of their allocations.
    pub(crate) fn place_shifts(&mut self, pending: &[Pending], placed: &FxHashMap<ValueId, (u32, u64)>) {
        let module = self.facts.module;
        let mut known: FxHashMap<(ValueId, u64, u64, u32), BufferId> = FxHashMap::default();
        let ops: Vec<OpId> = module
            .walk()
            .filter(|&op| {
                matches!(self.facts.knowledge.memref_view(op), Some(MemRefView::Shift | MemRefView::Subview))
            })
            .collect();
        for op in ops {
            let (Some(&root), Some(&result)) = (module.operands(op).first(), module.results(op).first())
            else {
                continue;
            };
            let Some(allocation) = pending.iter().find(|pending| pending.value == root) else { continue };
            let Some(&(base, bytes)) = placed.get(&root) else { continue };
            let is_ring = self.views.slots.contains_key(&root)
                || matches!(&self.views[root], Views::Known(views)
                    if views.iter().any(|view| self.draft.program.buffers[view.buffer].slots > 1));
            let Some(chosen) = self.chosen(op, result).filter(|_| !is_ring) else { continue };
            let length =
                chosen.stride.saturating_mul(u64::from(chosen.count - 1)).saturating_add(chosen.size);
            if chosen.start.saturating_add(length) > bytes {
                continue;
            }
            let at = |offset: u64| base.saturating_add(saturated::<u32>(offset));
            let key = (root, chosen.start, chosen.stride, chosen.count);
            let buffer = *known.entry(key).or_insert_with(|| {
                let name = self.facts.module.value_name(result);
                let size = saturated::<u32>(chosen.stride * u64::from(chosen.count));
                self.push_buffer(allocation, name, chosen.count, at(chosen.start), size)
            });
            self.views.around.insert(buffer, (base, saturated::<u32>(bytes)));
            let moves = self.facts.knowledge.memref_view(op) == Some(MemRefView::Shift);
            let views = (0..u64::from(chosen.count)).map(|slot| {
                let start = at(chosen.start + slot * chosen.stride);
                self.slot_view(
                    allocation.function,
                    buffer,
                    if moves { start } else { base },
                    (start, chosen.size),
                )
            });
            let views = views.collect();
            *self.views.entry(result) = Views::of(views);
            self.views.slots.insert(result, (buffer, 0));
            self.views.shifts.insert(result, chosen.shift);
        }
    }

    fn slot_view(
        &mut self,
        function: FunctionId,
        buffer: BufferId,
        base: u32,
        (start, size): (u32, u64),
    ) -> View {
        let runs = Runs::range(start, saturated::<u32>(size));
        let set = ByteSet { space: Space::Shared, frame: function, ctas: vec![(0, runs)] };
        let bytes = Some(self.draft.program.byte_sets.intern(set));
        let origin = Origin { storage_base: base, ..Origin::default() };
        View { buffer, origin, bytes, is_based: true, sliced: 0, mapped_by: None }
    }

    /// The places of a view, if one uniform value selects them.
    fn chosen(&self, op: OpId, result: ValueId) -> Option<Chosen> {
        let (value, unit, constant) = match self.facts.knowledge.memref_view(op) {
            Some(MemRefView::Shift) => (self.facts.operand(op, "byte_shift")?, 1, 0),
            _ => one_offset(self.facts, op)?,
        };
        if self.structure.is_divergent(value) {
            return None;
        }
        let (first, step, count) = places(self.facts, value)?;
        let size = self.facts.memref(result)?.extent_bytes().filter(|&size| size > 0)?;
        let start = constant + i128::from(first) * i128::from(unit);
        let stride = i128::from(step) * i128::from(unit);
        let (start, stride) = (u64::try_from(start).ok()?, u64::try_from(stride).ok()?);
        let shift = Shift { value, first, step };
        (size <= stride).then_some(Chosen { shift, count, start, stride, size })
    }
}

/// The single dynamic offset of a subview, its unit in bytes, and the bytes of the other
/// offsets.
fn one_offset(facts: &Facts<'_>, op: OpId) -> Option<(ValueId, i64, i128)> {
    let module = facts.module;
    let memref = facts.memref(*module.operands(op).first()?)?;
    let &[value] = module.operand_group(op, "offsets") else { return None };
    let element = i64::from(memref.element_bytes?);
    let (mut unit, mut constant) = (None, i128::from(memref.offset?) * i128::from(element));
    let strides = memref.strides.as_ref()?;
    for (offset, stride) in facts.static_list(op, "static_offsets")?.into_iter().zip(strides) {
        let bytes = (*stride)?.checked_mul(element)?;
        match offset {
            Some(offset) => constant += i128::from(offset) * i128::from(bytes),
            None => unit = Some(bytes),
        }
    }
    Some((value, unit?, constant))
}

/// The first value, the step and the number of possible values of an integer, if they are
/// several but few.
fn places(facts: &Facts<'_>, value: ValueId) -> Option<(i64, i64, u32)> {
    let formulas = formula_of::formulas(facts, &[value]);
    let root = *formulas.roots.first()?;
    let (mut intervals, mut classes): (Vec<Interval>, Vec<(i64, i64)>) = (Vec::new(), Vec::new());
    for node in &formulas.nodes {
        let interval = node.value(facts.threads, None, &[], &intervals);
        classes.push(class(node, interval, &intervals, &classes));
        intervals.push(interval);
    }
    let (interval, (residue, step)) = (*intervals.get(root)?, *classes.get(root)?);
    if step < 2 || !interval.is_bounded() {
        return None;
    }
    let first = interval.lo.checked_add((residue.checked_sub(interval.lo)?).rem_euclid(step))?;
    let count = interval.hi.checked_sub(first)?.div_euclid(step).checked_add(1)?;
    (2..=MAX_SLOTS).contains(&count).then_some((first, step, u32::try_from(count).ok()?))
}

/// The congruence of a step in all threads: a residue, and a modulus whose multiples may be added.
/// The modulus is 0 for a constant.
fn class(node: &Node, interval: Interval, intervals: &[Interval], before: &[(i64, i64)]) -> (i64, i64) {
    const ANY: (i64, i64) = (0, 1);
    let of = |at: usize| before.get(at).copied().unwrap_or(ANY);
    let point = |at: usize| intervals.get(at).and_then(|interval| interval.as_point());
    if let Some(value) = interval.as_point() {
        return (value, 0);
    }
    if interval == Interval::ALL {
        // The number may have wrapped around.
        return ANY;
    }
    let times = |(residue, step): (i64, i64), factor: i64| {
        Some((residue.checked_mul(factor)?, step.checked_mul(factor)?.checked_abs()?))
    };
    let found = match *node {
        Node::Add(a, b) => of(a).0.checked_add(of(b).0).map(|sum| (sum, gcd(of(a).1, of(b).1))),
        Node::Sub(a, b) => of(a).0.checked_sub(of(b).0).map(|rest| (rest, gcd(of(a).1, of(b).1))),
        Node::Mul(a, b) => match (point(a), point(b)) {
            (_, Some(factor)) => times(of(a), factor),
            (Some(factor), _) => times(of(b), factor),
            _ => None,
        },
        Node::Shl(a, b) => point(b).filter(|by| (0..62).contains(by)).and_then(|by| times(of(a), 1 << by)),
        Node::Mod(a, b) => point(b).filter(|&by| by > 0).map(|by| (of(a).0, gcd(of(a).1, by))),
        Node::Join(a, b) => of(a).0.checked_sub(of(b).0).and_then(i64::checked_abs).map(|apart| {
            let step = gcd(gcd(of(a).1, of(b).1), apart);
            (of(a).0, step)
        }),
        // The number fits, so it does not change.
        Node::Bits(a, _) if intervals.get(a) == Some(&interval) => Some(of(a)),
        _ => None,
    };
    found.unwrap_or(ANY)
}

fn gcd(a: i64, b: i64) -> i64 {
    let (mut a, mut b) = (a, b);
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}
