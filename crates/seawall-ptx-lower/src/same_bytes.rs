//! Stores of several threads to the same bytes.
//!
//! Which value remains is not defined if the values differ. The model treats the threads of one
//! instruction as parts of one operation.

use std::collections::BTreeSet;

use seawall_ptx::table::{Access, Meaning};
use seawall_ptx::{InstructionId, Opcode};

use crate::access::{Guard, matrix_rows};
use crate::equality::Equality;
use crate::expr::{ExprId, Node, Op, mask};
use crate::lowering::Lowering;
use crate::opcodes::width;
use crate::shapes::Shapes;
use crate::threads::{LANES, source};
use crate::unresolved::Unresolved;
use crate::values::Value;

/// Reports a store if threads or CTAs store different values to the same bytes.
pub(crate) fn report_same_bytes(
    lowering: &mut Lowering<'_>,
    (block, step, guard): (usize, usize, &Guard),
    id: InstructionId,
    (kind, crosses): (Access, bool),
) {
    let differs = match kind {
        Access::Store => stores_differ(lowering, step, guard),
        Access::StoreMatrix => matrices_differ(lowering, step, guard),
        _ => false,
    };
    if differs {
        let reason = "threads store different values to the same bytes";
        lowering.unresolved(Unresolved::SameBytes, id, reason);
    } else if kind == Access::Store && crosses && ctas_differ(lowering, step, guard) {
        let reason = "CTAs store different values to the same bytes of one CTA";
        lowering.unresolved(Unresolved::SameBytes, id, reason);
    } else if kind == Access::Store && warps_may_differ(lowering, (block, step, guard)) {
        let reason = "warps store values to the same bytes that may differ";
        lowering.unresolved(Unresolved::SameBytes, id, reason);
    }
}

/// Reports a copy if threads copy from different places to the same bytes.
pub(crate) fn report_copies(lowering: &mut Lowering<'_>, (step, guard): (usize, &Guard), id: InstructionId) {
    if copies_differ(lowering, step, guard) {
        let reason = "threads copy from different places to the same bytes";
        lowering.unresolved(Unresolved::SameBytes, id, reason);
    }
}

/// Whether several threads store different values to the same bytes in one execution of a step.
/// Compilers let several threads store one element, so other values count as equal.
fn stores_differ(lowering: &mut Lowering<'_>, step: usize, guard: &Guard) -> bool {
    let opcode = lowering.module.opcode_of(lowering.flow.steps[step].id);
    let operands = &lowering.values.uses[step].operands;
    let (Some(bytes), Some(address)) = (width(opcode), operands.first().and_then(Value::address)) else {
        return false;
    };
    let Some(stored) = stored(operands) else { return false };
    let Some(by_start) = starts(lowering, address, guard) else { return false };
    let mut pairs = by_start.windows(2);
    pairs.any(|pair| {
        let &[(first, one), (second, other)] = pair else { return false };
        match second - first {
            0 => stored.iter().any(|&value| differ(lowering, value, one, other)),
            distance => distance < i64::from(bytes) && !are_one_constant(lowering, &stored),
        }
    })
}

/// Whether threads of several warps may store different values to the same bytes. Of two warps,
/// the same lanes are compared, if both store there.
fn warps_may_differ(lowering: &mut Lowering<'_>, (block, step, guard): (usize, usize, &Guard)) -> bool {
    let operands = lowering.values.uses[step].operands.clone();
    let Some(address) = operands.first().and_then(Value::address) else { return false };
    let Some(stored) = stored(&operands) else { return false };
    // A condition may select other threads in each CTA of the cluster.
    let ranks = if guard.unknown { lowering.out.program.ctas } else { 1 };
    let mut pairs = BTreeSet::new();
    for rank in 0..ranks {
        let own = (ranks > 1).then(|| lowering.guard_at_rank(block, step, rank));
        if let Some(by_start) = starts(lowering, address, own.as_ref().unwrap_or(guard)) {
            pairs.extend(pairs_of_warps(&by_start));
        }
    }
    let agrees = |&value: &ExprId| {
        pairs.iter().all(|&(one, other)| lowering.levels.agree(value, &lowering.threads, one, other))
    };
    if stored.iter().all(agrees) {
        return false;
    }
    let mut equality = Equality::new(lowering);
    let mut values = stored.iter();
    values.any(|&value| pairs.iter().any(|&(one, other)| !equality.holds(value, one, other)))
}

/// Threads of two warps with one address, for each warp and the next one.
fn pairs_of_warps(by_start: &[(i64, usize)]) -> Vec<(usize, usize)> {
    let mut pairs = Vec::new();
    for threads in by_start.chunk_by(|one, other| one.0 == other.0) {
        let warps: Vec<&[(i64, usize)]> =
            threads.chunk_by(|one, other| one.1 / LANES == other.1 / LANES).collect();
        for both in warps.windows(2) {
            let &[first, second] = both else { continue };
            let same = |&(_, one): &(i64, usize)| {
                let other = second.iter().find(|other| other.1 % LANES == one % LANES);
                other.map(|&(_, other)| (one, other))
            };
            let before = pairs.len();
            pairs.extend(first.iter().filter_map(same));
            if pairs.len() == before {
                pairs.extend(first.first().zip(second.first()).map(|(one, other)| (one.1, other.1)));
            }
        }
    }
    pairs
}

/// Whether several threads copy from different places to the same bytes in one execution of a step.
fn copies_differ(lowering: &mut Lowering<'_>, step: usize, guard: &Guard) -> bool {
    let operands = &lowering.values.uses[step].operands;
    let addresses: Vec<ExprId> = operands.iter().filter_map(Value::address).collect();
    let &[to, from] = addresses.as_slice() else { return false };
    let bytes = operands.get(2).and_then(Value::one);
    let Some(bytes) = bytes.and_then(|bytes| lowering.values.exprs.as_const(bytes)) else { return false };
    let Some(by_start) = starts(lowering, to, guard) else { return false };
    let mut pairs = by_start.windows(2);
    pairs.any(|pair| {
        let &[(first, one), (second, other)] = pair else { return false };
        match (second - first).cast_unsigned() {
            to if to < bytes => distance(lowering, from, one, other).is_some_and(|distance| distance != to),
            _ => false,
        }
    })
}

/// Whether several rows of `stmatrix` have the same bytes, and their values differ. Lane `l` gives
/// the address of row `l % 8` of matrix `l / 8`.
fn matrices_differ(lowering: &mut Lowering<'_>, step: usize, guard: &Guard) -> bool {
    let opcode = lowering.module.opcode_of(lowering.flow.steps[step].id).clone();
    let operands = &lowering.values.uses[step].operands;
    let Some(address) = operands.first().and_then(Value::address) else { return false };
    let Some(stored) = stored(operands) else { return false };
    let mut guard = guard.clone();
    let rows = matrix_rows(&opcode);
    guard.threads.iter_mut().enumerate().for_each(|(thread, makes)| *makes &= thread % LANES < rows);
    let Some(by_start) = starts(lowering, address, &guard) else { return false };
    let mut pairs = by_start.windows(2);
    pairs.any(|pair| {
        let &[(first, one), (second, other)] = pair else { return false };
        let number = |thread: usize| thread % LANES / 8;
        let value = stored.get(number(one)).filter(|_| second == first && number(one) == number(other));
        let Some(&value) = value else { return false };
        let lanes = |thread: usize| lanes_of_row(&opcode, thread);
        lanes(one).into_iter().zip(lanes(other)).any(|(one, other)| differ(lowering, value, one, other))
    })
}

/// The threads that have the elements of the row whose address a thread gives (PTX ISA,
/// "stmatrix"). All threads of the warp if the matrix is transposed.
fn lanes_of_row(opcode: &Opcode, thread: usize) -> Vec<usize> {
    let (warp, row) = (thread / LANES * LANES, thread % 8);
    let lanes = if opcode.has("trans") { 0..LANES } else { 4 * row..4 * row + 4 };
    lanes.map(|lane| warp + lane).collect()
}

/// Whether several CTAs of the cluster store different values to the same bytes of one CTA in one
/// execution of a step. The data of two CTAs count as different.
fn ctas_differ(lowering: &mut Lowering<'_>, step: usize, guard: &Guard) -> bool {
    let operands = lowering.values.uses[step].operands.clone();
    let Some(address) = operands.first().and_then(Value::address) else { return false };
    let Some(stored) = stored(&operands) else { return false };
    let targets: Vec<ExprId> = lowering
        .values
        .parts(address)
        .into_iter()
        .filter_map(|part| match lowering.values.exprs.node(part) {
            Node::Symbol(number) => lowering.values.mapped_to.get(&number).copied(),
            _ => None,
        })
        .collect();
    let own = lowering.sums.of(address);
    let own = lowering.values.in_own_cta(&own, |value| lowering.sums.of(value));
    let (&[target], Some(own)) = (targets.as_slice(), own) else { return false };
    let mut at_ranks = Vec::new();
    for rank in 0..lowering.out.program.ctas {
        let stores = guard.uniform.map(|uniform| lowering.values.at_rank(uniform, rank));
        if stores.is_some_and(|stores| lowering.values.exprs.as_const(stores) == Some(0)) {
            continue;
        }
        let target = lowering.values.at_rank(target, rank);
        let place: Vec<(ExprId, i64)> =
            own.terms.iter().map(|&(value, factor)| (lowering.values.at_rank(value, rank), factor)).collect();
        let stored: Vec<ExprId> = stored.iter().map(|&value| lowering.values.at_rank(value, rank)).collect();
        at_ranks.push((target, place, stored));
    }
    lowering.levels.update(&lowering.values);
    let is_data = stored.iter().any(|&value| is_of_cta(lowering, value));
    let others = at_ranks.iter().enumerate();
    others.into_iter().any(|(at, one)| {
        let mut same = at_ranks[at + 1..].iter().filter(|other| one.0 == other.0 && one.1 == other.1);
        same.any(|other| is_data || one.2 != other.2)
    })
}

/// Whether a value may be of its CTA: it depends on other values than constants, parameters, the
/// thread's index and the rank of the CTA.
fn is_of_cta(lowering: &Lowering<'_>, value: ExprId) -> bool {
    let values = &lowering.values;
    values.parts(value).into_iter().any(|part| match values.exprs.node(part) {
        Node::Symbol(_) => !values.is_parameter(part) && !values.is_rank(part),
        Node::Phi(_) => true,
        _ => false,
    })
}

/// The values that a store has behind its address.
fn stored(operands: &[Value]) -> Option<Vec<ExprId>> {
    match operands.get(1) {
        Some(Value::One(value)) => Some(vec![*value]),
        Some(Value::Many(parts)) => Some(parts.iter().filter_map(Value::one).collect()),
        Some(Value::Address(..)) | None => None,
    }
}

/// The addresses of the threads that execute a step, in ascending order.
fn starts(lowering: &mut Lowering<'_>, address: ExprId, guard: &Guard) -> Option<Vec<(i64, usize)>> {
    let Lowering { values, levels, sums, threads, .. } = lowering;
    let starts = Shapes { values, levels, sums, threads }.starts(address).ok()?;
    let makes = guard.threads.iter().enumerate().filter(|(_, makes)| **makes);
    let mut by_start: Vec<(i64, usize)> = makes.map(|(thread, _)| (starts.starts[thread], thread)).collect();
    by_start.sort_unstable();
    Some(by_start)
}

/// Whether two threads certainly store different values, or values from different addresses.
fn differ(lowering: &mut Lowering<'_>, value: ExprId, one: usize, other: usize) -> bool {
    if lowering.levels.agree(value, &lowering.threads, one, other) {
        return false;
    }
    if lowering.levels.is_of_thread(value) {
        let all = lowering.threads.of(&lowering.values.exprs, value);
        return all[one] != all[other];
    }
    match lowering.values.exprs.node(value) {
        Node::Extend { from, a, .. } => {
            distance(lowering, a, one, other).is_some_and(|distance| distance & mask(from) != 0)
        }
        Node::Binary { op: Op::Xor, a, b, .. } => {
            let agree = |value: ExprId| lowering.levels.agree(value, &lowering.threads, one, other);
            match (agree(a), agree(b)) {
                (true, false) => differ(lowering, b, one, other),
                (false, true) => differ(lowering, a, one, other),
                _ => false,
            }
        }
        Node::Binary { width, .. } => {
            distance(lowering, value, one, other).is_some_and(|distance| distance & mask(width) != 0)
        }
        Node::OfFirstLane(a) => differ(lowering, a, one / LANES * LANES, other / LANES * LANES),
        Node::Butterfly { a, distance } => {
            differ(lowering, a, one ^ usize::from(distance), other ^ usize::from(distance))
        }
        Node::Shuffle { a, from } => differ(lowering, a, source(from, one), source(from, other)),
        Node::Symbol(number) => symbols_differ(lowering, number, one, other),
        _ => false,
    }
}

/// Whether two threads have different results of an instruction that is not followed: values from
/// different addresses, or conversions of different values.
fn symbols_differ(lowering: &mut Lowering<'_>, number: u32, one: usize, other: usize) -> bool {
    let symbol = &lowering.values.exprs.symbols[number as usize];
    let Some((id, ..)) = symbol.made_by else { return false };
    let &[of] = symbol.reads.as_slice() else { return false };
    match lowering.module.opcode_of(id).row.map(|row| row.meaning) {
        Some(Meaning::Access(Access::Load)) => {
            distance(lowering, of, one, other).is_some_and(|distance| distance != 0)
        }
        Some(Meaning::Value(seawall_ptx::table::Value::Cvt)) => differ(lowering, of, one, other),
        _ => false,
    }
}

/// How far the values of two threads are apart, if they are sums of a value that is the same for
/// both, and multiples of functions of the thread's index.
fn distance(lowering: &mut Lowering<'_>, value: ExprId, one: usize, other: usize) -> Option<u64> {
    let (mut distance, mut todo) = (0_u64, vec![(value, 1_u64)]);
    while let Some((next, factor)) = todo.pop() {
        if lowering.levels.agree(next, &lowering.threads, one, other) {
            continue;
        }
        if lowering.levels.is_of_thread(next) {
            let all = lowering.threads.of(&lowering.values.exprs, next);
            let apart = all[other].wrapping_sub(all[one]);
            distance = distance.wrapping_add(apart.wrapping_mul(factor));
            continue;
        }
        match lowering.values.exprs.node(next) {
            Node::Binary { op: Op::Add, a, b, .. } => todo.extend([(a, factor), (b, factor)]),
            Node::Binary { op: Op::Sub, a, b, .. } => todo.extend([(a, factor), (b, factor.wrapping_neg())]),
            Node::Binary { op: Op::Mul, a, b, .. } => {
                let by = lowering.values.exprs.as_const(b)?;
                todo.push((a, factor.wrapping_mul(by)));
            }
            _ => return None,
        }
    }
    Some(distance)
}

fn are_one_constant(lowering: &Lowering<'_>, stored: &[ExprId]) -> bool {
    let constant = |value: &ExprId| lowering.values.exprs.as_const(*value);
    stored
        .iter()
        .all(|value| constant(value).is_some() && constant(value) == stored.first().and_then(constant))
}
