//! Control flow: MLIR blocks, `scf` regions and warp-specialized partitions become one graph of
//! model blocks.
//!
//! `scf.for` is rotated, like its dataflow successors: before the loop, control enters or skips the
//! body, and the end of the body makes the same choice again. Alternatively it gets a header block,
//! as it has in `cf`. Tasks are on a stack, last in first out, so blocks and events are in source
//! order at any nesting depth.

use rustc_hash::FxHashMap;
use seawall_base::Diagnostic;
use seawall_dialects::{Meaning, Regions, Traits, WarpSpecialize};
use seawall_mlir::{BlockId as MlirBlock, OpId, RegionId, ValueId};
use seawall_model::{Block, BlockId, Edge, FunctionId, Partition, PartitionId, TermId, TermKind, Terminator};

use crate::counters::Counters;
use crate::unit::ModuleLowering;

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
    /// One part of a conditional, which the next part follows.
    Onwards { next: Edge },
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

impl<'m> ModuleLowering<'m> {
    /// Lowers the body of a declared function.
    pub(crate) fn lower_function(&mut self, op: OpId, body: RegionId) -> Result<(), Diagnostic> {
        let Some(function) = self.function_id(op) else { return Ok(()) };
        let warps = self.int_attr(op, "ttg.num-warps").and_then(|w| u32::try_from(w).ok());
        let partition = Partition { name: "default".to_owned(), warps: warps.unwrap_or(self.warps) };
        let partition = self.program.partitions.push(partition);
        let entry = self.new_block(function, partition);
        let counted = self.find_arefs(op);
        self.counters = Counters::new(&counted, entry);
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
        self.pass_counters(&walk.order);
        self.program.functions[function].entry = entry;
        self.program.functions[function].blocks = walk.order;
        Ok(())
    }

    pub(crate) fn new_block(&mut self, function: FunctionId, partition: PartitionId) -> BlockId {
        let block = self.program.blocks.push(Block {
            function,
            partition,
            params: Vec::new(),
            events: Vec::new(),
            terminator: Terminator::Unreachable,
            terminator_origin: None,
            divergent: false,
        });
        self.add_counters(block);
        block
    }

    /// Creates a block of the same function and partition as `like`, reached by the same threads.
    pub(crate) fn sibling(&mut self, like: BlockId) -> BlockId {
        let (function, partition) = (self.program.blocks[like].function, self.program.blocks[like].partition);
        let block = self.new_block(function, partition);
        self.program.blocks[block].divergent = self.program.blocks[like].divergent;
        block
    }

    /// Creates the model blocks of a region's MLIR blocks, with their parameters, and queues their
    /// ops.
    fn enter(&mut self, walk: &mut Walk, region: RegionId, entry: BlockId, frame: usize) {
        let module = self.module;
        let mlir_blocks = module.region_blocks(region);
        for (position, &block) in mlir_blocks.iter().enumerate() {
            let target = if position == 0 { entry } else { self.sibling(entry) };
            walk.blocks.insert(block, target);
            for &arg in module.block_args(block) {
                // The op may have made the induction variable and other arguments parameters
                // already.
                if self.terms[arg].is_none() && self.is_carried(arg) {
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
    fn add_param(&mut self, block: BlockId, value: ValueId) -> TermId {
        let index = self.program.blocks[block].params.len() as u32;
        let term = self.program.terms.intern(TermKind::Param { block, index });
        self.program.blocks[block].params.push(term);
        *self.terms.entry(value) = Some(term);
        term
    }

    /// The arguments of the entry block of a region of `op`.
    pub(crate) fn entry_args(&self, op: OpId, region: usize) -> &'m [ValueId] {
        let module = self.module;
        let entry = module.regions(op).get(region).and_then(|&region| module.region_blocks(region).first());
        entry.map_or(&[], |&block| module.block_args(block))
    }

    fn ops(
        &mut self,
        walk: &mut Walk,
        block: MlirBlock,
        from: usize,
        into: BlockId,
        frame: usize,
    ) -> Result<(), Diagnostic> {
        let module = self.module;
        walk.order.push(into);
        for (position, &op) in module.block_ops(block).iter().enumerate().skip(from) {
            if self.at_task_border(walk, (block, position), into, frame) {
                return Ok(());
            }
            if self.leaves_out(op, into) && !self.has(op, Traits::TERMINATOR) {
                self.count_left_out(op, into);
                continue;
            }
            let rest = Task::Ops { block, from: position + 1, into, frame };
            match self.meaning(op) {
                // If an op was read by structure only, the roles of its operands are unknown.
                Meaning::Regions(regions) if self.has(op, Traits::REGION_BRANCH) && module.op(op).known => {
                    self.structured(walk, op, regions, into, rest);
                    return Ok(());
                }
                Meaning::WarpSpecialize(WarpSpecialize::Enter | WarpSpecialize::Group) => {
                    self.warp_specialize(walk, op, into, rest);
                    return Ok(());
                }
                _ if self.has_hidden_body(op) => {
                    self.hidden_body(walk, op, into, rest);
                    return Ok(());
                }
                // An op with successors ends its block, known or not.
                _ if self.has(op, Traits::TERMINATOR) || !module.successors(op).is_empty() => {
                    return self.terminator(walk, op, into, frame);
                }
                _ => self.op_events(op, into),
            }
        }
        self.implicit_end(walk, block, into, frame);
        Ok(())
    }

    /// Creates the block after `op`, where `rest` continues. Its parameters are the op's results.
    pub(crate) fn continuation(&mut self, walk: &mut Walk, op: OpId, into: BlockId, rest: Task) -> BlockId {
        let after = self.sibling(into);
        for &result in self.module.results(op) {
            if self.is_carried(result) {
                self.add_param(after, result);
            }
        }
        if let Task::Ops { block, from, frame, .. } = rest {
            walk.tasks.push(Task::Ops { block, from, into: after, frame });
        }
        after
    }

    fn structured(&mut self, walk: &mut Walk, op: OpId, kind: Regions, into: BlockId, rest: Task) {
        let module = self.module;
        let after = self.continuation(walk, op, into, rest);
        match kind {
            Regions::For => self.for_loop(walk, op, into, after),
            Regions::While => self.while_loop(walk, op, into, after),
            _ if self.is_divergent_branch(op) => self.divergent_conditional(walk, op, into, after),
            _ => {
                let results = module.results(op).to_vec();
                let frame = walk.frames.len();
                walk.frames.push(Frame::Once { after, results });
                let mut edges = Vec::new();
                let regions: Vec<RegionId> = module
                    .regions(op)
                    .iter()
                    .copied()
                    .filter(|&r| !module.region_blocks(r).is_empty())
                    .collect();
                let diverges = self.diverges(op);
                for &region in &regions {
                    let entry = self.sibling(into);
                    self.program.blocks[entry].divergent |= diverges;
                    edges.push(Edge { target: entry, args: Vec::new() });
                    walk.tasks.push(Task::Enter { region, entry, frame });
                }
                let count = regions.len();
                let pushed = walk.tasks.len() - count;
                walk.tasks[pushed..].reverse();
                // `scf.if` without `else` may skip its only region.
                if kind == Regions::If && count < 2 {
                    edges.push(Edge { target: after, args: Vec::new() });
                }
                let terminator = self.choice(walk, op, into, edges);
                self.end(into, op, terminator);
            }
        }
    }

    fn for_loop(&mut self, walk: &mut Walk, op: OpId, into: BlockId, after: BlockId) {
        let module = self.module;
        let Some((lower, upper, step)) = self.loop_bounds(op) else { return };
        let Some(&region) = module.regions(op).first() else { return };
        if self.headed_loops {
            return self.headed_loop(walk, op, (into, after), (lower, upper, step));
        }
        let body = self.sibling(into);
        self.program.blocks[body].divergent |= self.is_divergent_branch(op);
        let Some((&index, carried)) = self.entry_args(op, 0).split_first() else { return };
        let counter = self.add_param(body, index);
        // Steps are positive, so the first iteration depends on the bounds alone.
        let condition = self.goes_on(op, lower, upper);
        let (lower, upper, step) = self.by_iterations(op, (index, counter), (lower, upper, step));
        for &arg in carried {
            if self.is_carried(arg) {
                self.add_param(body, arg);
            }
        }
        let inits = module.operand_group(op, "initArgs");
        let mut args = vec![lower];
        args.extend(self.passed(inits, carried));
        let results = self.passed(inits, module.results(op));
        let terminator = Terminator::Branch {
            condition,
            then: Edge { target: body, args },
            otherwise: Edge { target: after, args: results },
        };
        self.end(into, op, terminator);
        let frame = walk.frames.len();
        walk.frames.push(Frame::For { body, after, counter, step, upper, op });
        walk.tasks.push(Task::Enter { region, entry: body, frame });
    }

    /// Lowers `scf.for` with a header block, which only decides whether there is another iteration.
    fn headed_loop(
        &mut self,
        walk: &mut Walk,
        op: OpId,
        (into, after): (BlockId, BlockId),
        (lower, upper, step): (TermId, TermId, TermId),
    ) {
        let module = self.module;
        let Some(&region) = module.regions(op).first() else { return };
        let Some((&counter, carried)) = self.entry_args(op, 0).split_first() else { return };
        let header = self.sibling(into);
        let counter = self.add_param(header, counter);
        for &arg in carried {
            if self.is_carried(arg) {
                self.add_param(header, arg);
            }
        }
        let mut args = vec![lower];
        args.extend(self.passed(module.operand_group(op, "initArgs"), carried));
        self.end(into, op, Terminator::Goto(Edge { target: header, args }));
        let body = self.sibling(into);
        let condition = self.goes_on(op, counter, upper);
        let results = self.passed(carried, module.results(op));
        self.program.blocks[header].terminator = Terminator::Branch {
            condition,
            then: Edge { target: body, args: Vec::new() },
            otherwise: Edge { target: after, args: results },
        };
        // The text has no position inside a header. An op inserted there goes before the loop.
        self.program.blocks[header].terminator_origin = self.program.blocks[into].terminator_origin;
        walk.order.push(header);
        let frame = walk.frames.len();
        walk.frames.push(Frame::Headed { header, counter, step, op });
        walk.tasks.push(Task::Enter { region, entry: body, frame });
    }

    fn while_loop(&mut self, walk: &mut Walk, op: OpId, into: BlockId, after: BlockId) {
        let module = self.module;
        let &[before_region, after_region] = module.regions(op) else { return };
        let (before, body) = (self.sibling(into), self.sibling(into));
        for block in [before, body] {
            self.program.blocks[block].divergent |= self.is_divergent_branch(op);
        }
        let args = self.passed(module.operands(op), self.entry_args(op, 0));
        self.end(into, op, Terminator::Goto(Edge { target: before, args }));
        let frame = walk.frames.len();
        walk.frames.push(Frame::Before { op, body, after });
        walk.frames.push(Frame::After { op, before });
        walk.tasks.push(Task::Enter { region: after_region, entry: body, frame: frame + 1 });
        walk.tasks.push(Task::Enter { region: before_region, entry: before, frame });
    }

    fn warp_specialize(&mut self, walk: &mut Walk, op: OpId, into: BlockId, rest: Task) {
        let module = self.module;
        self.op_events(op, into);
        let after = self.continuation(walk, op, into, rest);
        let partitions = seawall_dialects::partitions_of(module, op);
        let is_group = matches!(self.meaning(op), Meaning::WarpSpecialize(WarpSpecialize::Group));
        let default = module.regions(op).first().copied().filter(|_| !is_group);
        let warps = self.warps_of(self.program.blocks[into].partition);
        let mut edges = Vec::new();
        let mut entered = Vec::new();
        let regions = default.map(|r| (r, None)).into_iter();
        let regions = regions.chain(partitions.iter().map(|p| (p.region, Some(p.num_warps))));
        for (position, (region, workers)) in regions.enumerate() {
            let name = match (workers, position.checked_sub(1)) {
                (Some(_), _) if is_group => format!("partition{position}"),
                (Some(_), Some(worker)) => format!("partition{worker}"),
                _ => "default".to_owned(),
            };
            let warps = workers.map_or(warps, |w| w.unwrap_or(warps));
            let partition = self.program.partitions.push(Partition { name, warps });
            let entry = self.new_block(walk.function, partition);
            let frame = walk.frames.len();
            // In a group, the first partition yields the results.
            let yields = workers.is_none() || (is_group && position == 0);
            let results = if yields { module.results(op).to_vec() } else { Vec::new() };
            walk.frames.push(Frame::Partition { after, results });
            let captures = self.capture_terms(op, region, workers.is_some() && !is_group, entry);
            edges.push(Edge { target: entry, args: captures });
            if workers.is_some() {
                self.partition_entry_barrier(op, entry);
            }
            entered.push(Task::Enter { region, entry, frame });
        }
        entered.reverse();
        walk.tasks.extend(entered);
        self.end(into, op, Terminator::Fork(edges));
    }

    /// Makes the integers and slots that a partition captures parameters of its entry block.
    fn capture_terms(&mut self, op: OpId, region: RegionId, isolated: bool, entry: BlockId) -> Vec<TermId> {
        let module = self.module;
        let Some(&block) = module.region_blocks(region).first().filter(|_| isolated) else {
            return Vec::new();
        };
        let mut terms = Vec::new();
        for (&captured, &arg) in
            seawall_dialects::captures_of(module, op).iter().zip(module.block_args(block))
        {
            if self.is_carried(arg) {
                terms.push(self.carried_term(captured));
                self.add_param(entry, arg);
            }
        }
        terms
    }
}
