//! Functions whose partitions only attributes name: the input of an automatic warp specializer.
//!
//! Meta's `async_task_id` and Triton's `ttg.partition` list the partitions that run an op. The
//! function forks at the first op with effects or regions that has such a list, and joins after the
//! last. Each partition runs the control flow, the ops whose list contains it, and the ops without
//! a list. Code before and after runs once. All partitions run the ends of regions, whatever their
//! list is. Ops without a list that create or initialise a buffer, mbarrier, token or aref run
//! once, in the first partition.
//!
//! The ops of the span are lowered once per partition, so the terms of their values are cleared in
//! between.

use rustc_hash::FxHashMap;
use seawall_base::Diagnostic;
use seawall_dialects::{Meaning, TASK_LISTS};
use seawall_mlir::{BlockId as MlirBlock, OpId};

use crate::allocate::placed::Placed;
use crate::facts::Facts;
use crate::facts::functions::Functions;

/// The most partitions. Real kernels have up to six; lowering each costs as much as lowering the
/// function.
const MAX_TASKS: usize = 32;

/// The part of a function that partitions run.
#[derive(Clone, Debug)]
pub(crate) struct Span {
    pub(crate) block: MlirBlock,
    pub(crate) first: usize,
    pub(crate) last: usize,
    pub(crate) list: &'static str,
    pub(crate) tasks: Vec<i64>,
}

/// Finds the functions whose partitions only attributes name.
pub(crate) fn find(
    facts: &Facts<'_>,
    functions: &Functions,
    warnings: &mut Vec<Diagnostic>,
) -> FxHashMap<MlirBlock, Span> {
    let mut spans = FxHashMap::default();
    let placed = Placed::as_stated(facts);
    let module = facts.module;
    for &(function, body) in functions {
        if facts.options.declared_only {
            return spans;
        }
        let &[block] = module.region_blocks(body) else { continue };
        let is_partitioned =
            module.walk_op(function).any(|op| matches!(facts.meaning(op), Meaning::WarpSpecialize(_)));
        let has = |key: &&&'static str| module.walk_op(function).any(|op| module.attr(op, key).is_some());
        let Some(&list) = TASK_LISTS.iter().find(has).filter(|_| !is_partitioned) else { continue };
        let mut tasks: Vec<i64> =
            module.walk_op(function).filter_map(|op| facts.int_list(op, list)).flatten().collect();
        // The first task is the kernel's own, and may have no ops here.
        tasks.push(0);
        tasks.sort_unstable();
        tasks.dedup();
        let acts = |&op: &OpId| {
            module.attr(op, list).is_some()
                && (!module.regions(op).is_empty() || !placed.effects_of(op).memory_effect_free)
        };
        let ops = module.block_ops(block);
        let span = ops.iter().position(&acts).zip(ops.iter().rposition(acts));
        let Some((first, last)) = span.filter(|_| (2..=MAX_TASKS).contains(&tasks.len())) else {
            continue;
        };
        let message = format!("only `{list}` attributes name the partitions of this function");
        warnings.push(facts.warning(
            "lower::before-partition",
            ops[first],
            message,
            "assumed to fork here; each partition runs the ops that list it and the ops without a list",
        ));
        spans.insert(block, Span { block, first, last, list, tasks });
    }
    spans
}
