//! Which calls are inlined, and which loops are unrolled, before the lowering.
//!
//! A call in the program forwards no integers, so calls are inlined in modules with mbarriers or
//! partitions, and in modules whose callees access memory of their callers, wait for their
//! operations, or synchronize in a way that may depend on an integer.
//!
//! In upstream modules, all calls are inlined (`upstream`), and some loops are unrolled
//! (`unrolled`).

mod unrolled;
mod upstream;

use rustc_hash::FxHashSet;
use seawall_base::{Diagnostic, EntityId};
use seawall_dialects::{Meaning, TASK_LISTS, WarpSpecialize};
use seawall_mlir::{Calls, Inlined, Module, OpId};

use crate::allocate::ScratchSizes;
use crate::facts::{Facts, functions};
use crate::{LowerOptions, Lowered};

pub(crate) use unrolled::unrolled;

/// The most ops of a module after inlining, since functions that call each other twice grow
/// exponentially.
const MAX_OPS: usize = 1 << 16;

/// The module with its calls inlined, if the options say so, and the launches of kernels as
/// functions. `None` if it does not change.
pub(crate) fn inlined(module: &Module, options: &LowerOptions) -> Option<Inlined> {
    let facts = &Facts::new(module, options).ok()?;
    if facts.upstream {
        return upstream::inlined(facts);
    }
    if !options.follow_calls {
        return None;
    }
    if !facts.has_calls() || !(concern_partitions(facts) || callees_depend_on_arguments(facts)) {
        return None;
    }
    let order = functions::callees_first(facts);
    let mut calls = Calls { max_ops: MAX_OPS.max(module.op_count()), ..Calls::default() };
    let sizes = ScratchSizes::new(facts);
    // Callees first: a function can be inlined only with all of its callees inlined.
    for &(function, _) in &order {
        let inside = module.walk_op(function).filter(|&op| matches!(facts.meaning(op), Meaning::Call));
        let followed: Vec<(OpId, OpId)> = inside
            .filter_map(|call| Some((call, facts.callee(call)?)))
            .filter(|&(call, callee)| calls.dropped.contains(&callee) && fits(facts, call, callee))
            .collect();
        let all = followed.len() == calls_in(facts, function);
        calls.callees.extend(followed);
        if all && facts.is_private(function) && stands_for_itself(facts, function, &sizes) {
            calls.dropped.insert(function);
        }
    }
    let called: FxHashSet<OpId> = calls.callees.values().copied().collect();
    calls.dropped.retain(|function| called.contains(function));
    // Functions that never run have no effect, and neither have their mbarriers.
    let live = functions::live_functions(facts, &order);
    if !live.is_empty() {
        calls.dropped.extend(order.iter().map(|f| f.0).filter(|function| !live.contains(function)));
    }
    // A function that is still called somewhere has to stay.
    loop {
        let inlined = module.inlined(&calls)?;
        let kept: Vec<OpId> = order
            .iter()
            .filter(|f| !calls.dropped.contains(&f.0))
            .flat_map(|f| module.walk_op(f.0))
            .chain(inlined.left.iter().copied())
            .filter(|op| inlined.left.contains(op) || !calls.callees.contains_key(op))
            .filter_map(|op| facts.callee(op))
            .filter(|callee| calls.dropped.contains(callee))
            .collect();
        if kept.is_empty() {
            return (!calls.callees.is_empty()).then_some(inlined);
        }
        calls.dropped.retain(|function| !kept.contains(function));
    }
}

/// Whether functions contain what partitions do, or wait for operations of their callers.
pub(crate) fn concern_partitions(facts: &Facts<'_>) -> bool {
    facts.module.walk().any(|op| asks_for_more(facts.meaning(op))) || callees_wait(facts)
}

/// Whether calls in a module with such ops need more than the callee's reads and writes: which
/// mbarrier the caller passes, with which phase, and whose memory it is where partitions run
/// concurrently.
fn asks_for_more(meaning: Meaning) -> bool {
    matches!(
        meaning,
        Meaning::MBarrier(_)
            | Meaning::Token(_)
            | Meaning::Aref(_)
            | Meaning::WarpSpecialize(WarpSpecialize::Enter)
    )
}

/// Whether a private function does something that a call of it does not show: it waits for,
/// fences or issues asynchronous operations.
fn callees_wait(facts: &Facts<'_>) -> bool {
    let module = facts.module;
    let functions =
        module.walk().filter(|&op| matches!(facts.meaning(op), Meaning::Func) && facts.is_private(op));
    functions.flat_map(|function| module.walk_op(function)).any(|op| {
        let issues =
            matches!(facts.meaning(op), Meaning::AsyncCopy(_) | Meaning::CommitGroup(_) | Meaning::Mma(_));
        issues || matches!(facts.meaning(op), Meaning::Wait(_) | Meaning::Fence(_))
    })
}

/// Whether a private function takes memory of its caller, or synchronizes and takes an integer. The
/// call alone shows neither which slot or part the callee accesses, nor which branch it takes.
fn callees_depend_on_arguments(facts: &Facts<'_>) -> bool {
    let module = facts.module;
    let is_function = |op: &OpId| matches!(facts.meaning(*op), Meaning::Func) && facts.is_private(*op);
    module.walk().filter(is_function).any(|function| {
        let arguments = facts.entry_args(function, 0);
        let has_integer = arguments.iter().any(|&argument| facts.is_scalar_integer(module.ty(argument)));
        let synchronizes = |op: OpId| facts.def(op).is_some_and(|def| def.synchronizes());
        arguments.iter().any(|&argument| facts.is_memdesc(argument))
            || has_integer && module.walk_op(function).any(synchronizes)
    })
}

fn calls_in(facts: &Facts<'_>, function: OpId) -> usize {
    facts.module.walk_op(function).filter(|&op| matches!(facts.meaning(op), Meaning::Call)).count()
}

/// Whether `call` passes the arguments of its callee and takes its results. A call that only
/// some tasks run, by its attributes, is not inlined: the callee's ops would lose the
/// attributes.
fn fits(facts: &Facts<'_>, call: OpId, callee: OpId) -> bool {
    let module = facts.module;
    let body = module.regions(callee).first().and_then(|&region| module.region_blocks(region).first());
    let Some((&body, &end)) = body.and_then(|body| Some((body, module.block_ops(*body).last()?))) else {
        return false;
    };
    let tasks = TASK_LISTS.iter().any(|key| module.attr(call, key).is_some());
    !tasks
        && module.block_args(body).len() == module.operands(call).len()
        && module.operands(end).len() == module.results(call).len()
}

/// Whether the ops of `function` mean the same in its caller: it is a single block, and has no
/// frame in shared memory.
fn stands_for_itself(facts: &Facts<'_>, function: OpId, sizes: &ScratchSizes<'_>) -> bool {
    let module = facts.module;
    let Some(&region) = module.regions(function).first() else { return false };
    let &[body] = module.region_blocks(region) else { return false };
    let ends = module.block_ops(body).last().is_some_and(|&op| matches!(facts.meaning(op), Meaning::Return));
    let own = |op: OpId| {
        matches!(facts.meaning(op), Meaning::Alloc(_))
            || module.op_name(op).contains("warp_specialize")
            || (op != function
                && !matches!(facts.meaning(op), Meaning::Call)
                && module.attr(op, "allocation.offset").is_some())
            || !matches!(sizes.of(op), Ok(None))
    };
    ends && !module.walk_op(function).any(own)
}

/// Replaces the ops of `lowered` by those of the original module, and records the calls through
/// which ops of callees run.
pub(crate) fn back(mut lowered: Lowered, inlined: &Inlined) -> Lowered {
    let ops = &lowered.ops;
    for origin in lowered.program.origins.values_mut() {
        let op = ops.get(origin.index as usize);
        let calls = op.and_then(|op| inlined.calls.get(EntityId::index(*op)));
        origin.calls = calls.map_or_else(Box::default, |calls| calls.as_slice().into());
    }
    let of = |op: OpId| inlined.origins.get(EntityId::index(op)).copied().unwrap_or(op);
    lowered.ops.iter_mut().for_each(|op| *op = of(*op));
    lowered.synced_loads.iter_mut().for_each(|load| load.0 = of(load.0));
    lowered.unknown_indices.iter_mut().for_each(|op| *op = of(*op));
    lowered.unknown_ranks.iter_mut().for_each(|op| *op = of(*op));
    lowered.unknown_calls.iter_mut().for_each(|op| *op = of(*op));
    lowered.moved_indices.iter_mut().for_each(|op| *op = of(*op));
    lowered.differing_stores.iter_mut().for_each(|op| *op = of(*op));
    lowered.divergent_ops = lowered.divergent_ops.into_iter().map(of).collect();
    let mut warnings: Vec<Diagnostic> = Vec::new();
    for warning in std::mem::take(&mut lowered.warnings) {
        if !warnings.contains(&warning) {
            warnings.push(warning);
        }
    }
    lowered.warnings = warnings;
    lowered
}
