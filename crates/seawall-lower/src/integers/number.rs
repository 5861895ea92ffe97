//! The value of an integer in one thread, for expressions of the thread index and constants.

use rustc_hash::FxHashMap;
use seawall_dialects::{Arith, GpuIndex, Meaning};
use seawall_mlir::{OpId, ValueId};

use crate::facts::Facts;
use crate::integers::{self, casts, widths};

/// Conditions consist of a few ops; longer chains are not followed.
const DEEPEST: u32 = 64;

/// The most threads of a workgroup (AMD and NVIDIA GPUs).
const MOST_THREADS: u32 = 1024;

/// The evaluated values of one thread.
pub(crate) type Known = FxHashMap<ValueId, Option<i64>>;

/// The threads of the workgroup; the most there may be if unknown.
pub(crate) fn thread_count(facts: &Facts<'_>) -> u32 {
    let known = match facts.threads {
        _ if facts.upstream => facts.threads.map(|threads| threads.count()),
        _ => facts.lanes.map(|lanes| facts.warps.saturating_mul(lanes)),
    };
    known.unwrap_or(MOST_THREADS).min(MOST_THREADS)
}

/// Whether an expression of the thread index and constants has the same value in all threads.
/// `ends` caches the values of the first and the last thread.
pub(crate) fn is_same_for_all(facts: &Facts<'_>, value: ValueId, ends: &mut [Known; 2]) -> bool {
    let count = thread_count(facts);
    let [first, last] = ends;
    let of_first = facts.bits(value).and_then(|_| number(facts, value, 0, first));
    of_first.is_some()
        && number(facts, value, count.saturating_sub(1), last) == of_first
        && (1..count).all(|thread| number(facts, value, thread, &mut Known::default()) == of_first)
}

/// The value in the thread with this index in the workgroup; `known` caches other values of the
/// thread.
pub(crate) fn number(facts: &Facts<'_>, value: ValueId, thread: u32, known: &mut Known) -> Option<i64> {
    number_at(facts, value, thread, known, DEEPEST)
}

fn number_at(facts: &Facts<'_>, value: ValueId, thread: u32, known: &mut Known, depth: u32) -> Option<i64> {
    if let Some(&value) = known.get(&value) {
        return value;
    }
    let result = made(facts, value, thread, known, depth).map(|number| wrapped(facts, value, number));
    known.insert(value, result);
    result
}

/// The number wrapped to the width of the value's type. A condition is 0 or 1.
fn wrapped(facts: &Facts<'_>, value: ValueId, number: i64) -> i64 {
    match facts.bits(value) {
        Some(bits @ 2..=63) => number << (64 - bits) >> (64 - bits),
        _ => number,
    }
}

fn made(facts: &Facts<'_>, value: ValueId, thread: u32, known: &mut Known, depth: u32) -> Option<i64> {
    if let Some(constant) = facts.constant(value) {
        return Some(constant);
    }
    let depth = depth.checked_sub(1)?;
    let op = facts.module.defining_op(value)?;
    if let Some(own) = own_number(facts, op, thread) {
        return Some(own);
    }
    let operands = facts.module.operands(op);
    let mut of = |position: usize| number_at(facts, *operands.get(position)?, thread, known, depth);
    match facts.meaning(op) {
        Meaning::Arith(Arith::Compare) => {
            let (a, b) = (of(0)?, of(1)?);
            Some(i64::from(integers::predicate(facts, op)?.holds(a, b)))
        }
        Meaning::Arith(kind) if operands.len() == 1 => {
            let number = of(0)?;
            if casts::bit_operand(facts, op, kind).is_some() {
                return Some(if kind == Arith::ExtendS { -number } else { number & 1 });
            }
            match kind {
                Arith::ExtendS | Arith::Truncate | Arith::IndexCast => Some(number),
                // Negative numbers change.
                Arith::ExtendU | Arith::IndexCastU => Some(number).filter(|&number| number >= 0),
                _ => None,
            }
        }
        Meaning::Arith(kind) => widths::on_numbers(facts, op, kind)?.of_numbers(of(0)?, of(1)?),
        Meaning::Select => {
            let condition = of(0)?;
            of(if condition != 0 { 1 } else { 2 })
        }
        _ => None,
    }
}

/// The result of an op that returns the thread index or a part of it.
fn own_number(facts: &Facts<'_>, op: OpId, thread: u32) -> Option<i64> {
    let along_x = match facts.threads.filter(|_| facts.upstream) {
        Some(threads) => thread % threads.size[0].max(1),
        None => thread,
    };
    match facts.knowledge.gpu_index(op)? {
        GpuIndex::Thread => (facts.knowledge.axis(op) == Some(0)).then_some(i64::from(along_x)),
        GpuIndex::Warp => Some(i64::from(thread / facts.lanes.filter(|&lanes| lanes > 0)?)),
        _ => None,
    }
}
