//! Which loops of an upstream module are unrolled.
//!
//! A short loop with constant bounds is unrolled if which bytes of a memref a thread accesses
//! depends on the iteration, as in a reduction whose stride is halved.

use rustc_hash::FxHashMap;
use seawall_dialects::{Meaning, Regions};
use seawall_mlir::{Calls, Inlined, Module, OpId, ValueId};

use crate::LowerOptions;
use crate::facts::Facts;
use crate::followed::MAX_OPS;
use crate::integers::{formula_of, guards};
use crate::views::memrefs;

/// The most iterations of a loop that is unrolled.
const MAX_ITERATIONS: i64 = 16;

/// The module with loops unrolled; `None` if it has none of this kind.
pub(crate) fn unrolled(module: &Module, options: &LowerOptions) -> Option<Inlined> {
    let facts = &Facts::new(module, options).ok()?;
    if !facts.upstream || facts.threads.or(facts.assumed_threads).is_none() {
        return None;
    }
    let loops: FxHashMap<OpId, u32> = module
        .walk()
        .filter(|&op| matches!(facts.meaning(op), Meaning::Regions(Regions::For)))
        .filter_map(|op| Some((op, iterations(facts, op)?)))
        .filter(|&(op, _)| threads_choose_by_iteration(facts, op))
        .collect();
    let calls = Calls { loops, max_ops: MAX_OPS.min(16 * module.op_count()), ..Calls::default() };
    (!calls.loops.is_empty()).then(|| module.inlined(&calls)).flatten()
}

/// The number of iterations of a loop with constant bounds, if there are few.
fn iterations(facts: &Facts<'_>, op: OpId) -> Option<u32> {
    if facts.module.op_name(op) != "scf.for" {
        return None;
    }
    let bound = |name: &str| facts.constant(facts.operand(op, name)?);
    let (lower, upper, step) = (bound("lowerBound")?, bound("upperBound")?, bound("step")?);
    let span = upper.checked_sub(lower).filter(|&span| span > 0 && step > 0)?;
    let count = (span - 1) / step + 1;
    u32::try_from(count).ok().filter(|_| count <= MAX_ITERATIONS && !facts.flag(op, "unsignedCmp"))
}

/// Whether the bytes of a memref that a thread accesses in the loop, or whether it does so, depend
/// on the iteration.
fn threads_choose_by_iteration(facts: &Facts<'_>, around: OpId) -> bool {
    let module = facts.module;
    let carried = facts.entry_args(around, 0);
    module.walk_op(around).any(|op| {
        let shared = module.operands(op).iter().copied().find(|&value| facts.is_shared_memref(value));
        let Some(indices) = shared.and_then(|memref| memrefs::index_values(facts, op, memref)) else {
            return false;
        };
        let mut values: Vec<ValueId> = indices.to_vec();
        let conditions = guards::around(facts, op);
        conditions.into_iter().for_each(|around| drop(guards::Guard::new(facts, around, &mut values)));
        formula_of::depends_on_threads_and(facts, &values, carried)
    })
}
