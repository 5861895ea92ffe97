//! Loops that run equally often in all threads, with a number that is known.

use crate::expr::{ExprId, Node, Op, compare, mask, signed};
use crate::flow::{Exit, Flow};
use crate::threads::Threads;
use crate::values::Values;

/// The largest number of iterations that is counted.
const MOST_TRIPS: u64 = 1 << 12;

/// The header of the loop that a block closes, and how often it runs. `None` if the number is not
/// the same in all threads, or not known. `of_thread` tells functions of the thread's index.
pub(crate) fn trips(
    values: &Values<'_>,
    flow: &Flow,
    threads: &mut Threads,
    block: usize,
    of_thread: impl Fn(ExprId) -> bool,
) -> Option<(usize, u64)> {
    let Exit::Branch { step, taken, otherwise } = flow.blocks[block].exit else { return None };
    let back = |to: usize| flow.is_back_edge(block, to);
    let (header, continues_if) = match (back(taken), back(otherwise)) {
        (true, false) => (taken, true),
        (false, true) => (otherwise, false),
        _ => return None,
    };
    let guard = values.uses[step].guard?;
    let (condition, continues_if) = match values.exprs.node(guard) {
        Node::Binary { op: Op::Xor, width: 1, a, .. } => (a, !continues_if),
        _ => (guard, continues_if),
    };
    let Node::Compare { cmp, width, a, b } = values.exprs.node(condition) else { return None };
    let sides = [counted(values, flow, header, a)?, counted(values, flow, header, b)?];
    if !sides.iter().all(|side| of_thread(side.first)) || sides.iter().all(|side| side.step == 0) {
        return None;
    }
    let first = sides.map(|side| threads.of(&values.exprs, side.first));
    let continues = |thread: usize, trip: u64| {
        let at = |side: usize| {
            let Counted { constant, step, .. } = sides[side];
            let grown = constant.wrapping_add(step.wrapping_mul(trip.cast_signed())).cast_unsigned();
            first[side][thread].wrapping_add(grown) & mask(width)
        };
        compare(cmp, width, at(0), at(1)) == continues_if
    };
    let trips = |thread: usize| (0..MOST_TRIPS).find(|&trip| !continues(thread, trip)).map(|trip| trip + 1);
    let count = trips(0)?;
    (1..threads.count).all(|thread| trips(thread) == Some(count)).then_some((header, count))
}

/// A value in iteration i of a loop: `first + constant + i * step`.
#[derive(Clone, Copy)]
struct Counted {
    first: ExprId,
    constant: i64,
    step: i64,
}

/// A value as a counter of the loop with this header.
fn counted(values: &Values<'_>, flow: &Flow, header: usize, value: ExprId) -> Option<Counted> {
    let (base, constant) = match values.exprs.node(value) {
        Node::Binary { op: Op::Add, width, a, b } => (a, signed(values.exprs.as_const(b)?, width)),
        _ => (value, 0),
    };
    match values.exprs.node(base) {
        Node::Phi(number) if values.phis[number as usize].block == header => {
            let (first, step) = induction(values, flow, number as usize)?;
            Some(Counted { first, constant, step })
        }
        Node::Phi(_) => None,
        _ => Some(Counted { first: base, constant, step: 0 }),
    }
}

/// The first value and the step of a phi at the header of a loop, if each way back to the header
/// adds the same constant.
pub(crate) fn induction(values: &Values<'_>, flow: &Flow, number: usize) -> Option<(ExprId, i64)> {
    let phi = &values.phis[number];
    let (mut first, mut step) = (None, None);
    for &(from, value) in &phi.incoming {
        if !flow.is_back_edge(from, phi.block) {
            (first.is_none() || first == Some(value)).then_some(())?;
            first = Some(value);
            continue;
        }
        let own = constant_step(values, number as u32, value)?;
        (step.is_none() || step == Some(own)).then_some(())?;
        step = Some(own);
    }
    Some((first?, step.filter(|&step| step != 0)?))
}

/// The constant by which a value exceeds a phi.
fn constant_step(values: &Values<'_>, phi: u32, mut value: ExprId) -> Option<i64> {
    let mut sum = 0_i64;
    // Sums of constants are folded, so chains are short.
    for _ in 0..64 {
        match values.exprs.node(value) {
            Node::Phi(number) if number == phi => return Some(sum),
            Node::Binary { op: Op::Add, width: width @ 32.., a, b } => {
                sum = sum.wrapping_add(signed(values.exprs.as_const(b)?, width));
                value = a;
            }
            _ => return None,
        }
    }
    None
}
