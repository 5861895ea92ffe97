//! Inlining, unrolling and outlining: builds a module in which calls are replaced by the bodies of
//! their callees, loops by a copy for each iteration, and functions by the bodies of some ops in
//! them.
//!
//! The new tables refer to the same text, so all spans stay valid.

mod outline;
mod wrap;

pub use outline::{Given, Outlined};

use crate::ids::{BlockId, OpId, RegionId, ValueId};
use crate::ir::{Block, Op, Region, Slice, Successor, Value, ValueDef};
use crate::limits::MAX_REGION_DEPTH;
use crate::module::{Module, Tables, lines};
use rustc_hash::{FxHashMap, FxHashSet};
use seawall_base::Span;

/// The maximum depth of nested calls that are inlined. Copying recurses once per call.
const MAX_CALL_DEPTH: usize = 16;

/// Which calls to inline, and which loops to unroll.
#[derive(Clone, Debug, Default)]
pub struct Calls {
    /// Loops in the form of `scf.for`, with their number of iterations, at least 1. Each iteration
    /// becomes a copy of the loop op, which gets the results of the previous copy.
    pub loops: FxHashMap<OpId, u32>,
    /// The function op of each call that may be inlined. Blocks of its body without successors must
    /// end in a return of their operands. Without a `wrapper`, there must be one block.
    pub callees: FxHashMap<OpId, OpId>,
    /// The op around the blocks of a callee that has several, and the op that returns from it. The
    /// first has a region that runs once, and the second returns its operands as results.
    pub wrapper: Option<[&'static str; 2]>,
    /// Function ops to omit from the new module.
    pub dropped: FxHashSet<OpId>,
    /// The ops whose bodies replace a function in `dropped`.
    pub outlined: FxHashMap<OpId, Vec<Outlined>>,
    /// The maximum number of ops of the new module. A call that would exceed it stays a call.
    pub max_ops: usize,
}

/// The result of [`Module::inlined`].
#[derive(Debug)]
pub struct Inlined {
    /// The new module, with the same text.
    pub module: Module,
    /// The original op of each new op, by the index of the new op.
    pub origins: Vec<OpId>,
    /// The spans of the calls through which each new op was copied, innermost first, by the index
    /// of the new op.
    pub calls: Vec<Vec<Span>>,
    /// Original calls in `callees` that were not inlined at every place.
    pub left: FxHashSet<OpId>,
    /// The number of the iteration that each copy of an unrolled loop is.
    pub iterations: FxHashMap<OpId, u32>,
}

/// A value of the old module within one copy of its function.
#[derive(Clone, Copy)]
enum Source {
    New(ValueId),
    /// An operand value: a value of another copy.
    Of(usize, ValueId),
}

struct Copy<'m> {
    old: &'m Module,
    /// The texts of the new module.
    texts: Module,
    calls: &'m Calls,
    t: Tables,
    origins: Vec<OpId>,
    through: Vec<Vec<Span>>,
    left: FxHashSet<OpId>,
    blocks: FxHashMap<BlockId, BlockId>,
    /// One map per copy of a function or iteration. The first is for all code outside of these.
    values: Vec<FxHashMap<ValueId, Source>>,
    /// By map, the one that has the values of the code around an iteration.
    around: FxHashMap<usize, usize>,
    iterations: FxHashMap<OpId, u32>,
    /// The operands, as (copy, old value).
    operands: Vec<(usize, ValueId)>,
    /// The active calls and their callees, outermost first.
    active: Vec<(Span, OpId)>,
    depth: usize,
    /// The number of ops and the nesting depth of each callee.
    sizes: FxHashMap<OpId, (usize, usize)>,
}

impl Module {
    /// Returns the module with each call in `calls` replaced by the ops of its callee.
    ///
    /// Operands replace parameters, and the returned values replace results. A call stays if it is
    /// recursive, nested too deeply, or would exceed the size limit. Returns `None` if a used value
    /// has no definition.
    pub fn inlined(&self, calls: &Calls) -> Option<Inlined> {
        let t = Tables {
            attrs: self.t.attrs.clone(),
            segments: self.t.segments.clone(),
            ..Tables::for_lines(lines(self.text()))
        };
        let mut copy = Copy {
            old: self,
            texts: self.without_ops(),
            calls,
            t,
            origins: Vec::new(),
            through: Vec::new(),
            left: FxHashSet::default(),
            blocks: FxHashMap::default(),
            values: vec![FxHashMap::default()],
            around: FxHashMap::default(),
            iterations: FxHashMap::default(),
            operands: Vec::new(),
            active: Vec::new(),
            depth: 0,
            sizes: FxHashMap::default(),
        };
        let top = copy.block(self.body(), None, 0);
        copy.ops_of_block(self.body(), top, 0);
        copy.t.operand_values =
            copy.operands.iter().map(|&operand| copy.resolved(operand)).collect::<Option<_>>()?;
        let Copy { t, texts: mut module, origins, through, left, iterations, .. } = copy;
        module.t = t;
        Some(Inlined { module, origins, calls: through, left, iterations })
    }
}

impl Copy<'_> {
    /// Returns the new value behind any number of copies. A value that is defined by itself has
    /// none.
    fn resolved(&self, (mut of, mut value): (usize, ValueId)) -> Option<ValueId> {
        for _ in 0..4 * self.values.len() + 4 {
            match self.values.get(of)?.get(&value).copied() {
                Some(Source::New(value)) => return Some(value),
                Some(Source::Of(other, its)) => (of, value) = (other, its),
                None => of = *self.around.get(&of)?,
            }
        }
        None
    }

    /// Creates consecutive new values for `old`; `def` returns their definitions.
    fn define(&mut self, old: &[ValueId], of: usize, def: impl Fn(u32) -> ValueDef) -> Slice {
        let start = self.t.identity.len();
        for (index, &value) in old.iter().enumerate() {
            let Value { ty, name, .. } = *self.old.value(value);
            let new = self.t.values.push(Value { ty, def: def(index as u32), name });
            self.t.identity.push(new);
            if let Some(values) = self.values.get_mut(of) {
                values.insert(value, Source::New(new));
            }
        }
        Slice::until(start, self.t.identity.len())
    }

    /// Creates a new block with its arguments and without ops.
    fn block(&mut self, old: BlockId, parent: Option<RegionId>, of: usize) -> BlockId {
        self.block_with(old, parent, self.old.block_args(old), of)
    }

    /// Creates a new block with these arguments.
    fn block_with(&mut self, old: BlockId, parent: Option<RegionId>, args: &[ValueId], of: usize) -> BlockId {
        let label = self.old.block(old).label;
        let new = self.t.blocks.push(Block { parent, label, ops: Slice::default(), args: Slice::default() });
        self.t.blocks[new].args = self.define(args, of, |index| ValueDef::BlockArg { block: new, index });
        self.blocks.insert(old, new);
        new
    }

    fn ops_of_block(&mut self, old: BlockId, new: BlockId, of: usize) {
        let mut ops = Vec::new();
        self.ops(self.old.block_ops(old), new, of, &mut ops);
        let start = self.t.op_lists.len();
        self.t.op_lists.extend(ops);
        self.t.blocks[new].ops = Slice::until(start, self.t.op_lists.len());
    }

    /// Copies `olds` to the end of `new`, whose ops so far are `ops`.
    fn ops(&mut self, olds: &[OpId], new: BlockId, of: usize, ops: &mut Vec<OpId>) {
        for &op in olds {
            if self.calls.dropped.contains(&op) {
                self.outline_all(op, new, ops);
                continue;
            }
            if let Some(&times) = self.calls.loops.get(&op)
                && self.may_unroll(op, times)
            {
                self.unroll(op, times, (new, of), ops);
                continue;
            }
            match self.calls.callees.get(&op) {
                Some(&callee) if self.may_follow(callee) => self.call(op, callee, (new, of), ops),
                followed => {
                    self.left.extend(followed.map(|_| op));
                    let copied = self.op(op, new, of);
                    ops.push(copied);
                }
            }
        }
    }

    fn may_follow(&mut self, callee: OpId) -> bool {
        let old = self.old;
        let (size, height) = *self.sizes.entry(callee).or_insert_with(|| {
            let height = |op| {
                let around = std::iter::successors(Some(op), |&op| old.parent_op(op));
                around.take_while(|&op| op != callee).count()
            };
            let inside: Vec<OpId> = old.walk_op(callee).collect();
            (inside.len(), inside.into_iter().map(height).max().unwrap_or(0))
        });
        self.active.iter().all(|active| active.1 != callee)
            && self.active.len() < MAX_CALL_DEPTH
            && self.depth + height <= MAX_REGION_DEPTH
            && self.t.ops.len() + size <= self.calls.max_ops
    }

    fn may_unroll(&self, op: OpId, times: u32) -> bool {
        let size = self.old.walk_op(op).count().saturating_mul(times as usize);
        times > 0 && self.t.ops.len().saturating_add(size) <= self.calls.max_ops
    }

    /// Inserts a copy of a loop for each iteration.
    fn unroll(&mut self, old: OpId, times: u32, (new, of): (BlockId, usize), ops: &mut Vec<OpId>) {
        let results = self.old.results(old);
        for iteration in 0..times {
            // The bounds and the step come first, and then a value for each result.
            let given = (iteration > 0).then(|| {
                let last = results.iter().map(|&value| (value, Source::Of(of, value)));
                let last = last.map(|(value, from)| (value, self.resolved_now(from).unwrap_or(from)));
                self.values.push(last.collect());
                self.values.len() - 1
            });
            let inside = self.values.len();
            self.values.push(FxHashMap::default());
            self.around.insert(inside, of);
            let start = self.operands.len();
            for (position, &value) in self.old.operands(old).iter().enumerate() {
                let carried = position.checked_sub(3).and_then(|at| results.get(at));
                self.operands.push(match (given, carried) {
                    (Some(given), Some(&result)) => (given, result),
                    _ => (of, value),
                });
            }
            let copied = self.op_with(old, (new, of), start, inside);
            self.iterations.insert(copied, iteration);
            ops.push(copied);
        }
    }

    /// The new value that a value is so far.
    fn resolved_now(&self, source: Source) -> Option<Source> {
        match source {
            Source::New(_) => Some(source),
            Source::Of(of, value) => self.resolved((of, value)).map(Source::New),
        }
    }

    /// Inserts the ops of `callee`, except its terminator, at the place of `call`.
    fn call(&mut self, call: OpId, callee: OpId, (new, of): (BlockId, usize), ops: &mut Vec<OpId>) {
        let old = self.old;
        let region = old.regions(callee).first().copied();
        let blocks = region.map_or(&[][..], |region| old.region_blocks(region));
        let Some(&body) = blocks.first() else { return };
        let parameters = old.block_args(body).iter().copied();
        let forwarded = old.operands(call).iter().map(|&value| Source::Of(of, value));
        let inner = self.values.len();
        self.values.push(parameters.zip(forwarded).collect());
        self.active.push((old.op(call).span, callee));
        if let (Some(region), Some(wrapper), 2..) = (region, self.calls.wrapper, blocks.len()) {
            let wrapped = self.wrapped(call, (region, inner), wrapper, (new, of));
            ops.push(wrapped);
            self.active.pop();
            return;
        }
        let Some((&end, inside)) = old.block_ops(body).split_last() else { return };
        self.ops(inside, new, inner, ops);
        self.active.pop();
        let returned = old.operands(end).iter().map(|&value| Source::Of(inner, value));
        if let Some(values) = self.values.get_mut(of) {
            values.extend(old.results(call).iter().copied().zip(returned));
        }
    }

    fn op(&mut self, old: OpId, parent: BlockId, of: usize) -> OpId {
        let start = self.operands.len();
        self.operands.extend(self.old.operands(old).iter().map(|&value| (of, value)));
        self.op_with(old, (parent, of), start, of)
    }

    /// Copies an op whose operands begin at `start`, with its regions in the copy `inside`.
    fn op_with(&mut self, old: OpId, (parent, of): (BlockId, usize), start: usize, inside: usize) -> OpId {
        let module = self.old;
        let was = module.op(old);
        self.t.operand_spans.extend_from_slice(module.operand_spans(old));
        let operands = Slice::until(start, self.operands.len());
        let successors = self.successors(old, operands);
        let op = Op { parent: Some(parent), operands, successors, ..was.clone() };
        let new = self.t.ops.push(op);
        self.origins.push(old);
        self.through.push(self.active.iter().rev().map(|active| active.0).collect());
        self.t.ops[new].results =
            self.define(module.results(old), of, |index| ValueDef::OpResult { op: new, index });
        let regions: Vec<RegionId> =
            module.regions(old).iter().map(|&region| self.region(region, new, inside)).collect();
        let start = self.t.region_lists.len();
        self.t.region_lists.extend(regions);
        self.t.ops[new].regions = Slice::until(start, self.t.region_lists.len());
        new
    }

    fn successors(&mut self, old: OpId, operands: Slice) -> Slice {
        let module = self.old;
        let start = self.t.successors.len();
        for successor in module.successors(old) {
            let block = self.blocks.get(&successor.block).copied().unwrap_or(successor.block);
            let within = successor.args.start.saturating_sub(module.op(old).operands.start);
            let args = Slice { start: operands.start + within, len: successor.args.len };
            self.t.successors.push(Successor { block, args });
        }
        Slice::until(start, self.t.successors.len())
    }

    fn region(&mut self, old: RegionId, op: OpId, of: usize) -> RegionId {
        let module = self.old;
        let new = self.t.regions.push(Region { op, blocks: Slice::default(), ..module.region(old).clone() });
        let olds = module.region_blocks(old);
        let blocks: Vec<BlockId> = olds.iter().map(|&block| self.block(block, Some(new), of)).collect();
        self.blocks_of_region((old, new), &blocks, of)
    }

    /// Copies the ops of a region into its new blocks.
    fn blocks_of_region(
        &mut self,
        (old, new): (RegionId, RegionId),
        blocks: &[BlockId],
        of: usize,
    ) -> RegionId {
        let olds = self.old.region_blocks(old);
        self.depth += 1;
        for (&block, &copied) in olds.iter().zip(blocks) {
            self.ops_of_block(block, copied, of);
        }
        self.depth -= 1;
        let start = self.t.block_lists.len();
        self.t.block_lists.extend_from_slice(blocks);
        self.t.regions[new].blocks = Slice::until(start, self.t.block_lists.len());
        new
    }
}
