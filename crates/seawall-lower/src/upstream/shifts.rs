//! Rings inside one allocation whose slot a changing value selects: `memref.view` at
//! `(i mod 2) * 4096` bytes, or `memref.subview` at row `(i mod 2) * 16`.
//!
//! The value is a constant plus a multiple of a step, within an interval. The step is a congruence,
//! computed over the formula of the value. The view therefore has a known number of places, which
//! are disjoint if it is not longer than the step. They become the slots of a buffer over that part
//! of the allocation.

use rustc_hash::FxHashMap;
use seawall_base::Runs;
use seawall_layout::View as Origin;
use seawall_mlir::{OpId, ValueId};
use seawall_model::{BinaryOp, BufferId, ByteSet, FunctionId, Space, TermId, TermKind};

use super::formula::Node;
use super::interval::Interval;
use super::memrefs::Pending;
use crate::unit::ModuleLowering;
use crate::view_set::{View, Views};

/// The slot of a view: the distance of its value from the first one, in steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shift {
    value: ValueId,
    first: i64,
    step: i64,
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
/// The deepest nesting of terms that is divided.
const MAX_DEPTH: u32 = 16;

impl ModuleLowering<'_> {
    /// Gives the views that a value selects their own buffers over the memory of their allocations.
    pub(super) fn place_shifts(&mut self, pending: &[Pending], placed: &FxHashMap<ValueId, (u32, u64)>) {
        let module = self.module;
        let mut known: FxHashMap<(ValueId, u64, u64, u32), BufferId> = FxHashMap::default();
        let ops: Vec<OpId> = module
            .walk()
            .filter(|&op| matches!(module.op_name(op), "memref.view" | "memref.subview"))
            .collect();
        for op in ops {
            let (Some(&root), Some(&result)) = (module.operands(op).first(), module.results(op).first())
            else {
                continue;
            };
            let Some(allocation) = pending.iter().find(|pending| pending.value == root) else { continue };
            let Some(&(base, bytes)) = placed.get(&root) else { continue };
            let is_ring = self.memrefs.slots.contains_key(&root)
                || matches!(&self.views[root], Views::Known(views)
                    if views.iter().any(|view| self.program.buffers[view.buffer].slots > 1));
            let Some(chosen) = self.chosen(op, result).filter(|_| !is_ring) else { continue };
            let length =
                chosen.stride.saturating_mul(u64::from(chosen.count - 1)).saturating_add(chosen.size);
            if chosen.start.saturating_add(length) > bytes {
                continue;
            }
            let at = |offset: u64| base.saturating_add(u32::try_from(offset).unwrap_or(u32::MAX));
            let key = (root, chosen.start, chosen.stride, chosen.count);
            let buffer = *known.entry(key).or_insert_with(|| {
                let name = self.module.value_name(result);
                let size = u32::try_from(chosen.stride * u64::from(chosen.count)).unwrap_or(u32::MAX);
                self.push_buffer(allocation, name, chosen.count, at(chosen.start), size)
            });
            self.memrefs.around.insert(buffer, (base, u32::try_from(bytes).unwrap_or(u32::MAX)));
            let moves = module.op_name(op) == "memref.view";
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
            self.memrefs.slots.insert(result, (buffer, 0));
            self.memrefs.shifts.insert(result, chosen.shift);
        }
    }

    fn slot_view(
        &mut self,
        function: FunctionId,
        buffer: BufferId,
        base: u32,
        (start, size): (u32, u64),
    ) -> View {
        let runs = Runs::range(start, u32::try_from(size).unwrap_or(u32::MAX));
        let set = ByteSet { space: Space::Shared, frame: function, ctas: vec![(0, runs)] };
        let bytes = Some(self.program.byte_sets.intern(set));
        let origin = Origin { storage_base: base, ..Origin::default() };
        View { buffer, origin, bytes, is_based: true }
    }

    /// The places of a view, if one uniform value selects them.
    fn chosen(&self, op: OpId, result: ValueId) -> Option<Chosen> {
        let (value, unit, constant) = match self.module.op_name(op) {
            "memref.view" => (self.operand(op, "byte_shift")?, 1, 0),
            _ => self.one_offset(op)?,
        };
        if self.is_divergent(value) {
            return None;
        }
        let (first, step, count) = self.places(value)?;
        let size = self.memref(result)?.extent_bytes().filter(|&size| size > 0)?;
        let start = constant + i128::from(first) * i128::from(unit);
        let stride = i128::from(step) * i128::from(unit);
        let (start, stride) = (u64::try_from(start).ok()?, u64::try_from(stride).ok()?);
        let shift = Shift { value, first, step };
        (size <= stride).then_some(Chosen { shift, count, start, stride, size })
    }

    /// The single dynamic offset of a subview, its unit in bytes, and the bytes of the other
    /// offsets.
    fn one_offset(&self, op: OpId) -> Option<(ValueId, i64, i128)> {
        let module = self.module;
        let memref = self.memref(*module.operands(op).first()?)?;
        let &[value] = module.operand_group(op, "offsets") else { return None };
        let element = i64::from(memref.element_bytes?);
        let (mut unit, mut constant) = (None, i128::from(memref.offset?) * i128::from(element));
        let strides = memref.strides.as_ref()?;
        for (offset, stride) in self.static_list(op, "static_offsets")?.into_iter().zip(strides) {
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
    fn places(&self, value: ValueId) -> Option<(i64, i64, u32)> {
        let formulas = self.formulas(&[value]);
        let root = *formulas.roots.first()?;
        let (mut intervals, mut classes): (Vec<Interval>, Vec<(i64, i64)>) = (Vec::new(), Vec::new());
        for node in &formulas.nodes {
            let interval = node.value(self.threads, None, &[], &intervals);
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

    /// The slot index of such a view, as a term.
    pub(crate) fn shift_term(&mut self, value: ValueId) -> Option<TermId> {
        let Shift { value, first, step } = *self.memrefs.shifts.get(&value)?;
        let term = self.term(value);
        let (varies, added) = self.peeled(term);
        let above = added.checked_sub(first)?;
        if let Some(quotient) = self.quotient(varies, step, 0).filter(|_| above % step == 0) {
            return Some(self.plus(quotient, above / step));
        }
        let distance = self.plus(term, first.checked_neg()?);
        let step = self.program.terms.constant(step);
        Some(self.program.terms.binary(BinaryOp::DivS, distance, step))
    }

    fn plus(&mut self, term: TermId, constant: i64) -> TermId {
        if constant == 0 {
            return term;
        }
        let constant = self.program.terms.constant(constant);
        self.program.terms.binary(BinaryOp::Add, term, constant)
    }

    /// A term without its constant summand.
    fn peeled(&self, term: TermId) -> (TermId, i64) {
        let terms = &self.program.terms;
        match *terms.kind(term) {
            TermKind::Binary(BinaryOp::Add, a, b) => match (terms.as_const(a), terms.as_const(b)) {
                (_, Some(constant)) => (a, constant),
                (Some(constant), _) => (b, constant),
                _ => (term, 0),
            },
            _ => (term, 0),
        }
    }

    /// A term divided by a number that provably divides it.
    fn quotient(&mut self, term: TermId, by: i64, depth: u32) -> Option<TermId> {
        let kind = self.program.terms.kind(term).clone();
        let whole = |value: i64| (value % by == 0).then_some(value / by);
        if depth > MAX_DEPTH {
            return None;
        }
        match kind {
            TermKind::Const(value) => Some(self.program.terms.constant(whole(value)?)),
            TermKind::Binary(op @ (BinaryOp::Add | BinaryOp::Sub), a, b) => {
                let (a, b) = (self.quotient(a, by, depth + 1)?, self.quotient(b, by, depth + 1)?);
                Some(self.program.terms.binary(op, a, b))
            }
            TermKind::Select(condition, a, b) => {
                let (a, b) = (self.quotient(a, by, depth + 1)?, self.quotient(b, by, depth + 1)?);
                Some(self.program.terms.intern(TermKind::Select(condition, a, b)))
            }
            TermKind::Binary(BinaryOp::Mul, a, b) => {
                let terms = &self.program.terms;
                let (factor, constant) = match (terms.as_const(a), terms.as_const(b)) {
                    (_, Some(constant)) => (a, constant),
                    (Some(constant), _) => (b, constant),
                    _ => return None,
                };
                match whole(constant)? {
                    1 => Some(factor),
                    times => {
                        let times = self.program.terms.constant(times);
                        Some(self.program.terms.binary(BinaryOp::Mul, factor, times))
                    }
                }
            }
            _ => None,
        }
    }
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
