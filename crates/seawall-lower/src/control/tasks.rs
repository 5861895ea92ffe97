//! The fork into partitions that only attributes name, and their join.
use rustc_hash::FxHashMap;
use seawall_dialects::{Aref, MBarrierAction, Meaning, TokenOp, WarpSpecialize};
use seawall_mlir::{BlockId as MlirBlock, OpId, ValueId};
use seawall_model::{BlockId, Edge, Partition, PartitionId, Terminator};

use crate::control::{Control, Frame, Task, Walk};
use crate::events::{Emit, barriers};
use crate::facts::Facts;
use crate::structure::tasks::Span;

/// The task of each partition, with the name of its attribute, and whether it is the first one.
pub(crate) type TaskOf = FxHashMap<PartitionId, (i64, &'static str, bool)>;

impl Control<'_> {
    /// Forks at the first op of a function's span, or joins after the last. Returns whether that
    /// ends the block.
    pub(crate) fn at_task_border(
        &mut self,
        walk: &mut Walk,
        at: (MlirBlock, usize),
        into: BlockId,
        frame: usize,
    ) -> bool {
        let Some(span) = self.structure.spans.get(&at.0) else { return false };
        let partition = self.events.draft.program.blocks[into].partition;
        match self.task_of.get(&partition) {
            None if at.1 == span.first => self.fork_tasks(walk, span, into, frame),
            Some(_) if at.1 > span.last => self.join_task(walk, span, into, frame),
            _ => return false,
        }
        true
    }

    fn fork_tasks(&mut self, walk: &mut Walk, span: &Span, into: BlockId, frame: usize) {
        let ops = self.facts.module.block_ops(span.block);
        let Some(&op) = ops.get(span.first) else { return };
        let mut emit = Emit { op, block: into, origin: None };
        barriers::specialize_events(&mut self.events, &mut emit, WarpSpecialize::Yield, None);
        let after = self.sibling(into);
        walk.tasks.push(Task::Ops { block: span.block, from: span.last + 1, into: after, frame });
        let (mut edges, mut entered) = (Vec::new(), Vec::new());
        let warps = self.events.draft.warps_of(self.events.draft.program.blocks[into].partition);
        for (position, &task) in span.tasks.iter().enumerate() {
            let name = if position == 0 { "default".to_owned() } else { format!("partition{}", task - 1) };
            let partition = self.events.draft.program.partitions.push(Partition { name, warps });
            self.task_of.insert(partition, (task, span.list, position == 0));
            let entry = self.new_block(walk.function, partition);
            if position > 0 {
                barriers::partition_entry_barrier(&mut self.events, op, entry);
            }
            let inner = walk.frames.len();
            walk.frames.push(Frame::Partition { after, results: Vec::new() });
            edges.push(Edge::to(entry));
            entered.push(Task::Ops { block: span.block, from: span.first, into: entry, frame: inner });
        }
        walk.tasks.extend(entered.into_iter().rev());
        self.end(into, op, Terminator::Fork(edges));
    }

    fn join_task(&mut self, walk: &mut Walk, span: &Span, into: BlockId, frame: usize) {
        if let Some(&op) = self.facts.module.block_ops(span.block).get(span.last) {
            let mut emit = Emit { op, block: into, origin: None };
            barriers::specialize_events(&mut self.events, &mut emit, WarpSpecialize::Return, None);
        }
        self.implicit_end(walk, span.block, into, frame);
        self.forget(span);
    }

    /// Clears the terms of all values of a span, which the next partition computes again.
    fn forget(&mut self, span: &Span) {
        let module = self.facts.module;
        for &op in module.block_ops(span.block).get(span.first..=span.last).unwrap_or(&[]) {
            for inner in module.walk_op(op) {
                let regions = module.regions(inner).iter().flat_map(|&region| module.region_blocks(region));
                let args = regions.flat_map(|&block| module.block_args(block));
                let values: Vec<ValueId> = module.results(inner).iter().chain(args).copied().collect();
                values.into_iter().for_each(|value| *self.events.terms.table.entry(value) = None);
            }
        }
    }

    /// Whether the partition that runs `block` skips `op`.
    pub(crate) fn leaves_out(&self, op: OpId, block: BlockId) -> bool {
        let Some(&(task, list, is_first)) =
            self.task_of.get(&self.events.draft.program.blocks[block].partition)
        else {
            return false;
        };
        match self.facts.int_list(op, list) {
            Some(tasks) => !tasks.contains(&task),
            None => !is_first && is_done_once(self.facts, op),
        }
    }
}

fn is_done_once(facts: &Facts<'_>, op: OpId) -> bool {
    match facts.meaning(op) {
        Meaning::Alloc(_) | Meaning::Token(TokenOp::Create) | Meaning::Aref(Aref::Create) => true,
        Meaning::MBarrier(mbarrier) => matches!(mbarrier.action, MBarrierAction::Init { .. }),
        _ => false,
    }
}
