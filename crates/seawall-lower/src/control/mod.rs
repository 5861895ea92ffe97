//! Control flow: MLIR blocks, `scf` regions and warp-specialized partitions become one graph of
//! model blocks.
//!
//! Tasks are on a stack, last in first out, so blocks and events are in source order at any nesting
//! depth.

mod assumed;
pub(crate) mod divergent;
pub(crate) mod edges;
pub(crate) mod hidden;
pub(crate) mod structured;
pub(crate) mod tasks;

use rustc_hash::FxHashMap;
use seawall_base::Diagnostic;
use seawall_dialects::{Meaning, Traits, WarpSpecialize};
use seawall_mlir::{BlockId as MlirBlock, OpId, RegionId, ValueId};
use seawall_model::{
    Bare, Block, BlockId, Edge, FunctionId, Partition, PartitionId, TermId, TermKind, Terminator,
};

use crate::accesses::KnownAccesses;
use crate::control::tasks::TaskOf;
use crate::draft::Draft;
use crate::events::Events;
use crate::events::arefs::{self, Arefs};
use crate::events::counters::{self, Counters};
use crate::events::rings::Rings;
use crate::facts::Facts;
use crate::structure::Structure;
use crate::terms::Terms;
use crate::views::slots::SlotTable;
use crate::waits::Waits;

/// Lowers control flow, and leaves ops to [`Events`].
pub(crate) struct Control<'m> {
    pub(crate) facts: &'m Facts<'m>,
    pub(crate) structure: &'m Structure<'m>,
    pub(crate) slots: &'m SlotTable<'m>,
    pub(crate) events: Events<'m>,
    pub(crate) task_of: TaskOf,
}

impl<'m> Control<'m> {
    /// Starts without events.
    pub(crate) fn new(structure: &'m Structure<'m>, slots: &'m SlotTable<'m>, draft: Draft<'m>) -> Self {
        let facts = structure.facts;
        let events = Events {
            facts,
            structure,
            views: slots.views,
            slots,
            draft,
            terms: Terms::new(structure, slots),
            waits: Waits::new(facts),
            known: KnownAccesses::default(),
            unresolved_conditions: Vec::new(),
            unknown_ranks: Vec::new(),
            bare: Bare::default(),
            rings: Rings::default(),
            arefs: Arefs::default(),
            counters: Counters::default(),
        };
        Control { facts, structure, slots, events, task_of: TaskOf::default() }
    }

    /// Lowers all functions.
    ///
    /// # Errors
    ///
    /// If an op branches to another region.
    pub(crate) fn lower(mut self) -> Result<Events<'m>, Diagnostic> {
        let structure = self.structure;
        self.note_kernel_entries();
        self.events.accesses().number_owners();
        for &(op, body) in &structure.functions {
            self.lower_function(op, body)?;
        }
        Ok(self.events)
    }

    /// Tells the terms which blocks are entries of kernels.
    pub(crate) fn note_kernel_entries(&mut self) {
        let kernels = self.events.draft.program.functions.values().filter(|function| function.kernel);
        self.events.terms.kernel_entries = kernels.map(|function| function.entry).collect();
    }

    /// Lowers the body of a declared function.
    pub(crate) fn lower_function(&mut self, op: OpId, body: RegionId) -> Result<(), Diagnostic> {
        let Some(function) = self.events.draft.function_id(op) else { return Ok(()) };
        let warps = self.facts.int_attr(op, "ttg.num-warps").and_then(|w| u32::try_from(w).ok());
        let partition = Partition { name: "default".to_owned(), warps: warps.unwrap_or(self.facts.warps) };
        let partition = self.events.draft.program.partitions.push(partition);
        let entry = self.new_block(function, partition);
        let counted = arefs::find_arefs(&mut self.events, op);
        self.events.counters = Counters::new(&counted, entry);
        let mut walk = Walk {
            function,
            frames: vec![Frame::Function],
            tasks: vec![Task::Enter { region: body, entry, frame: 0 }],
            order: Vec::new(),
            blocks: FxHashMap::default(),
        };
        while let Some(task) = walk.tasks.pop() {
            match task {
                Task::Enter { region, entry, frame } => self.enter(&mut walk, region, entry, frame),
                Task::Join { block } => walk.order.push(block),
                Task::Ops { block, from, into, frame } => self.ops(&mut walk, block, from, into, frame)?,
            }
        }
        counters::pass_counters(&mut self.events, &walk.order);
        self.events.draft.program.functions[function].entry = entry;
        self.events.draft.program.functions[function].blocks = walk.order;
        self.note_kernel_entries();
        Ok(())
    }

    pub(crate) fn new_block(&mut self, function: FunctionId, partition: PartitionId) -> BlockId {
        let block = self.events.draft.program.blocks.push(Block {
            function,
            partition,
            params: Default::default(),
            events: Default::default(),
            terminator: Terminator::Unreachable,
            terminator_origin: None,
            divergent: false,
        });
        counters::add_counters(&mut self.events, block);
        block
    }

    /// Creates a block of the same function and partition as `like`, reached by the same threads.
    pub(crate) fn sibling(&mut self, like: BlockId) -> BlockId {
        let (function, partition) = (
            self.events.draft.program.blocks[like].function,
            self.events.draft.program.blocks[like].partition,
        );
        let block = self.new_block(function, partition);
        self.events.draft.program.blocks[block].divergent = self.events.draft.program.blocks[like].divergent;
        block
    }

    /// Creates the model blocks of a region's MLIR blocks, with their parameters, and queues their
    /// ops.
    fn enter(&mut self, walk: &mut Walk, region: RegionId, entry: BlockId, frame: usize) {
        let module = self.facts.module;
        let mlir_blocks = module.region_blocks(region);
        for (position, &block) in mlir_blocks.iter().enumerate() {
            let target = if position == 0 { entry } else { self.sibling(entry) };
            walk.blocks.insert(block, target);
            for &arg in module.block_args(block) {
                // The op may have made the induction variable and other arguments parameters
                // already.
                if self.events.terms.table[arg].is_none() && self.slots.is_carried(arg) {
                    self.add_param(target, arg);
                }
            }
        }
        for &block in mlir_blocks.iter().rev() {
            let into = walk.blocks[&block];
            walk.tasks.push(Task::Ops { block, from: 0, into, frame });
        }
    }

    /// Makes `value` the next parameter of `block`.
    pub(crate) fn add_param(&mut self, block: BlockId, value: ValueId) -> TermId {
        let index = self.events.draft.program.blocks[block].params.len() as u32;
        let term = self.events.terms.arena.intern(TermKind::Param { block, index });
        self.events.draft.program.blocks[block].params.push(term);
        *self.events.terms.table.entry(value) = Some(term);
        term
    }

    fn ops(
        &mut self,
        walk: &mut Walk,
        block: MlirBlock,
        from: usize,
        into: BlockId,
        frame: usize,
    ) -> Result<(), Diagnostic> {
        let module = self.facts.module;
        walk.order.push(into);
        for (position, &op) in module.block_ops(block).iter().enumerate().skip(from) {
            if self.at_task_border(walk, (block, position), into, frame) {
                return Ok(());
            }
            if self.leaves_out(op, into) && !self.facts.has(op, Traits::TERMINATOR) {
                arefs::count_left_out(&mut self.events, op, into);
                continue;
            }
            let rest = Task::Ops { block, from: position + 1, into, frame };
            if self.ends_step(walk, (op, into), frame, &rest) {
                return Ok(());
            }
            match self.facts.meaning(op) {
                // If an op was read by structure only, the roles of its operands are unknown.
                Meaning::Regions(regions)
                    if self.facts.has(op, Traits::REGION_BRANCH) && module.op(op).known =>
                {
                    self.structured(walk, op, regions, into, rest);
                    return Ok(());
                }
                Meaning::WarpSpecialize(WarpSpecialize::Enter | WarpSpecialize::Group) => {
                    self.warp_specialize(walk, op, into, rest);
                    return Ok(());
                }
                _ if self.facts.has(op, Traits::ASSUMES) && self.bounds_arguments(walk, op) => {
                    self.assume(walk, op, into, rest);
                    return Ok(());
                }
                _ if self.structure.placed.has_hidden_body(op) => {
                    self.hidden_body(walk, op, into, rest);
                    return Ok(());
                }
                // An op with successors ends its block, known or not.
                _ if self.facts.has(op, Traits::TERMINATOR) || !module.successors(op).is_empty() => {
                    return self.terminator(walk, op, into, frame);
                }
                _ => self.events.op_events(op, into),
            }
        }
        self.implicit_end(walk, block, into, frame);
        Ok(())
    }

    /// Creates the block after `op`, where `rest` continues. Its parameters are the op's results.
    pub(crate) fn continuation(&mut self, walk: &mut Walk, op: OpId, into: BlockId, rest: Task) -> BlockId {
        let after = self.sibling(into);
        for &result in self.facts.module.results(op) {
            if self.slots.is_carried(result) {
                self.add_param(after, result);
            }
        }
        if let Task::Ops { block, from, frame, .. } = rest {
            walk.tasks.push(Task::Ops { block, from, into: after, frame });
        }
        after
    }
}

/// Where the end of a region leads.
#[derive(Clone, Debug)]
pub(crate) enum Frame {
    /// A function body, or a region whose blocks branch only among themselves.
    Function,
    /// The region runs once, then control continues after the op.
    Once { after: BlockId, results: Vec<ValueId> },
    /// The body of `scf.for`.
    For { body: BlockId, after: BlockId, counter: TermId, step: TermId, upper: TermId, op: OpId },
    /// The body of an `scf.for` that has a header block.
    Headed { header: BlockId, counter: TermId, step: TermId, op: OpId },
    /// The first region of `scf.while`.
    Before { op: OpId, body: BlockId, after: BlockId },
    /// The second region of `scf.while`.
    After { op: OpId, before: BlockId },
    /// One step of a part of a conditional, which the same step of the next part follows. If a
    /// barrier ends the step, the part resumes in another block, with the next frame. The first
    /// part emits the barrier.
    Onwards { next: Edge, resumed: Option<BlockId>, barrier: Option<BlockId> },
    /// A body that may run again, as the block decides.
    Again { again: BlockId },
    /// A partition of `ttg.warp_specialize`. Only the default partition forwards values.
    Partition { after: BlockId, results: Vec<ValueId> },
}

/// A pending step of the walk.
pub(crate) enum Task {
    /// Lower the rest of an MLIR block, from the op at a position, into a model block.
    Ops { block: MlirBlock, from: usize, into: BlockId, frame: usize },
    /// Lower a region; its entry block becomes a given model block.
    Enter { region: RegionId, entry: BlockId, frame: usize },
    /// Emit a block without ops next.
    Join { block: BlockId },
}

/// A function that is being lowered.
pub(crate) struct Walk {
    pub(crate) function: FunctionId,
    pub(crate) frames: Vec<Frame>,
    pub(crate) tasks: Vec<Task>,
    pub(crate) order: Vec<BlockId>,
    pub(crate) blocks: FxHashMap<MlirBlock, BlockId>,
}
