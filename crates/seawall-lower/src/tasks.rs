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
use seawall_dialects::{Aref, MBarrierAction, Meaning, TokenOp, WarpSpecialize};
use seawall_mlir::{BlockId as MlirBlock, OpId, ValueId};
use seawall_model::{BlockId, Edge, Partition, PartitionId, Terminator};

use crate::control::{Frame, Task, Walk};
use crate::events::Emit;
use crate::functions::Functions;
use crate::unit::ModuleLowering;

/// The attributes that list the partitions of an op.
const LISTS: [&str; 2] = ["async_task_id", "ttg.partition"];
/// The most partitions. Real kernels have up to six; lowering each costs as much as lowering the
/// function.
const MAX_TASKS: usize = 32;

/// The part of a function that partitions run.
#[derive(Clone, Debug)]
pub(crate) struct Span {
    block: MlirBlock,
    first: usize,
    last: usize,
    list: &'static str,
    tasks: Vec<i64>,
}

/// The functions that are still to be partitioned.
#[derive(Default)]
pub(crate) struct Tasks {
    spans: FxHashMap<MlirBlock, Span>,
    /// The task of each partition, with the name of its attribute, and whether it is the first one.
    of: FxHashMap<PartitionId, (i64, &'static str, bool)>,
}

impl Tasks {
    /// Whether any function is still to be partitioned.
    pub(crate) fn any(&self) -> bool {
        !self.spans.is_empty()
    }
}

impl ModuleLowering<'_> {
    /// Finds the functions whose partitions only attributes name.
    pub(crate) fn find_tasks(&mut self, functions: &Functions) {
        let module = self.module;
        for &(function, body) in functions {
            if self.declared_only {
                return;
            }
            let &[block] = module.region_blocks(body) else { continue };
            let is_partitioned =
                module.walk_op(function).any(|op| matches!(self.meaning(op), Meaning::WarpSpecialize(_)));
            let has = |key: &&&'static str| module.walk_op(function).any(|op| module.attr(op, key).is_some());
            let Some(&list) = LISTS.iter().find(has).filter(|_| !is_partitioned) else { continue };
            let mut tasks: Vec<i64> =
                module.walk_op(function).filter_map(|op| self.int_list(op, list)).flatten().collect();
            // The first task is the kernel's own, and may have no ops here.
            tasks.push(0);
            tasks.sort_unstable();
            tasks.dedup();
            let acts = |&op: &OpId| {
                module.attr(op, list).is_some()
                    && (!module.regions(op).is_empty() || !self.effects_of(op).memory_effect_free)
            };
            let ops = module.block_ops(block);
            let span = ops.iter().position(&acts).zip(ops.iter().rposition(acts));
            let Some((first, last)) = span.filter(|_| (2..=MAX_TASKS).contains(&tasks.len())) else {
                continue;
            };
            let message = format!("only `{list}` attributes name the partitions of this function");
            self.warn(
                "lower::before-partition",
                ops[first],
                message,
                "assumed to fork here; each partition runs the ops that list it and the ops without a list",
            );
            self.tasks.spans.insert(block, Span { block, first, last, list, tasks });
            self.specialized = true;
        }
    }

    /// Forks at the first op of a function's span, or joins after the last. Returns whether that
    /// ends the block.
    pub(crate) fn at_task_border(
        &mut self,
        walk: &mut Walk,
        at: (MlirBlock, usize),
        into: BlockId,
        frame: usize,
    ) -> bool {
        let Some(span) = self.tasks.spans.get(&at.0).cloned() else { return false };
        let partition = self.program.blocks[into].partition;
        match self.tasks.of.get(&partition) {
            None if at.1 == span.first => self.fork_tasks(walk, &span, into, frame),
            Some(_) if at.1 > span.last => self.join_task(walk, &span, into, frame),
            _ => return false,
        }
        true
    }

    fn fork_tasks(&mut self, walk: &mut Walk, span: &Span, into: BlockId, frame: usize) {
        let ops = self.module.block_ops(span.block);
        let Some(&op) = ops.get(span.first) else { return };
        let mut emit = Emit { op, block: into, origin: None };
        self.specialize_events(&mut emit, WarpSpecialize::Yield, None);
        let after = self.sibling(into);
        walk.tasks.push(Task::Ops { block: span.block, from: span.last + 1, into: after, frame });
        let (mut edges, mut entered) = (Vec::new(), Vec::new());
        let warps = self.warps_of(self.program.blocks[into].partition);
        for (position, &task) in span.tasks.iter().enumerate() {
            let name = if position == 0 { "default".to_owned() } else { format!("partition{}", task - 1) };
            let partition = self.program.partitions.push(Partition { name, warps });
            self.tasks.of.insert(partition, (task, span.list, position == 0));
            let entry = self.new_block(walk.function, partition);
            if position > 0 {
                self.partition_entry_barrier(op, entry);
            }
            let inner = walk.frames.len();
            walk.frames.push(Frame::Partition { after, results: Vec::new() });
            edges.push(Edge { target: entry, args: Vec::new() });
            entered.push(Task::Ops { block: span.block, from: span.first, into: entry, frame: inner });
        }
        walk.tasks.extend(entered.into_iter().rev());
        self.end(into, op, Terminator::Fork(edges));
    }

    fn join_task(&mut self, walk: &mut Walk, span: &Span, into: BlockId, frame: usize) {
        if let Some(&op) = self.module.block_ops(span.block).get(span.last) {
            let mut emit = Emit { op, block: into, origin: None };
            self.specialize_events(&mut emit, WarpSpecialize::Return, None);
        }
        self.implicit_end(walk, span.block, into, frame);
        self.forget(span);
    }

    /// Clears the terms of all values of a span, which the next partition computes again.
    fn forget(&mut self, span: &Span) {
        let module = self.module;
        for &op in module.block_ops(span.block).get(span.first..=span.last).unwrap_or(&[]) {
            for inner in module.walk_op(op) {
                let regions = module.regions(inner).iter().flat_map(|&region| module.region_blocks(region));
                let args = regions.flat_map(|&block| module.block_args(block));
                let values: Vec<ValueId> = module.results(inner).iter().chain(args).copied().collect();
                values.into_iter().for_each(|value| *self.terms.entry(value) = None);
            }
        }
    }

    /// Whether the partition that runs `block` skips `op`.
    pub(crate) fn leaves_out(&self, op: OpId, block: BlockId) -> bool {
        let Some(&(task, list, is_first)) = self.tasks.of.get(&self.program.blocks[block].partition) else {
            return false;
        };
        match self.int_list(op, list) {
            Some(tasks) => !tasks.contains(&task),
            None => !is_first && self.is_done_once(op),
        }
    }

    fn is_done_once(&self, op: OpId) -> bool {
        match self.meaning(op) {
            Meaning::Alloc(_) | Meaning::Token(TokenOp::Create) | Meaning::Aref(Aref::Create) => true,
            Meaning::MBarrier(mbarrier) => matches!(mbarrier.action, MBarrierAction::Init { .. }),
            _ => false,
        }
    }
}
