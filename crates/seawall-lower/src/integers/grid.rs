//! Comparisons of a program id with the number of programs: ids are below that number.

use seawall_dialects::{Arith, GpuIndex, Meaning};
use seawall_mlir::{OpId, ValueId};
use seawall_model::Predicate;

use crate::facts::Facts;
use crate::integers::casts;

/// The most sums and casts that the search looks through.
const LONGEST: usize = 8;

/// A program id or the number of programs, plus a constant.
struct Place {
    /// The index that is counted.
    id: GpuIndex,
    axis: Option<usize>,
    is_count: bool,
    more: i64,
}

/// The result of comparing an id with the number of programs along the same axis, if it is the
/// same in all programs.
pub(crate) fn by_grid(facts: &Facts<'_>, op: OpId, predicate: Predicate) -> Option<bool> {
    use Predicate::{Eq, Ne, Sge, Sgt, Sle, Slt, Uge, Ugt, Ule, Ult};
    let &[a, b] = facts.module.operands(op) else { return None };
    let (a, b) = (place_in_grid(facts, a)?, place_in_grid(facts, b)?);
    if (a.id, a.axis) != (b.id, b.axis) || a.is_count == b.is_count {
        return None;
    }
    // An id minus the number of programs is at most -1.
    let (id, count) = if a.is_count { (&b, &a) } else { (&a, &b) };
    let most = id.more.checked_sub(count.more)?.checked_sub(1)?;
    let is_natural = a.more >= 0 && b.more >= 0;
    match (predicate, a.is_count) {
        (Ult | Ule | Ugt | Uge, _) if !is_natural => None,
        (Eq, _) if most < 0 => Some(false),
        (Ne, _) if most < 0 => Some(true),
        (Slt | Ult, false) | (Sgt | Ugt, true) if most < 0 => Some(true),
        (Sge | Uge, false) | (Sle | Ule, true) if most < 0 => Some(false),
        (Sle | Ule, false) | (Sge | Uge, true) if most <= 0 => Some(true),
        (Sgt | Ugt, false) | (Slt | Ult, true) if most <= 0 => Some(false),
        _ => None,
    }
}

fn place_in_grid(facts: &Facts<'_>, value: ValueId) -> Option<Place> {
    let module = facts.module;
    let (mut value, mut more) = (facts.origin_of_captured(value), 0_i64);
    for _ in 0..LONGEST {
        let op = module.defining_op(value)?;
        let next = match (facts.meaning(op), module.operands(op)) {
            (Meaning::Arith(kind @ (Arith::Add | Arith::Sub)), &[a, b]) => {
                let by = facts.constant(facts.origin_of_captured(b))?;
                let by = if kind == Arith::Add { by } else { by.checked_neg()? };
                more = more.checked_add(by)?;
                a
            }
            (Meaning::Arith(kind), &[_]) => casts::cast_operand(facts, op, kind)?,
            _ => return in_grid(facts, op, more),
        };
        value = facts.origin_of_captured(next);
    }
    None
}

fn in_grid(facts: &Facts<'_>, op: OpId, more: i64) -> Option<Place> {
    let index = facts.knowledge.gpu_index(op)?;
    let (id, is_count) = match index.count() {
        Some(_) => (index, false),
        None => (index.counted()?, true),
    };
    let axis = facts.knowledge.axis(op);
    (axis.is_some() || id == GpuIndex::Rank).then_some(Place { id, axis, is_count, more })
}
