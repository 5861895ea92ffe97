//! The hazard analysis: which conflicting accesses no barrier, wait or proxy fence orders, over all paths and any number of
//! iterations.
//!
//! Forward over the unfolded graph of each function, callees first. `steps` sees events, `class` says which accesses may
//! conflict, `state` is what flows, `transfer` is the meaning of each event, `fixpoint` runs it, `gaps` are the places for
//! barriers, `walk` finds the way from one access to another.
//!
//! Where warp maps say that no two warps share a byte of two accesses (`parts`), program order orders them once the earlier is
//! complete for its own warp: no barrier is missing, though a wait or a proxy fence may be.
//!
//! What it decides are pairs of accesses of one partition; those of different partitions are ordered by mbarriers and tokens,
//! whose protocol it does not follow. Possible wrong answers: conflicts that no execution has, where a slot, a count or a
//! parity is not known, a branch is decided by what the model does not follow, or a predicate does not hold; conflicts
//! missed where the predicate of an mbarrier operation does not hold on some path but not on all, or where conditional
//! barriers let warps of one partition run apart.

mod calls;
mod class;
mod fixpoint;
mod gaps;
mod halves;
mod mbarrier;
mod meet;
mod nearest;
mod parts;
mod state;
mod steps;
mod transfer;
mod walk;

use std::rc::Rc;

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_base::SecondaryMap;
use seawall_model::{Action, BlockId, EventId, FunctionId, OriginId, Program};

use crate::cfg::Cfg;
use crate::slice::Slices;
use crate::unfold::Unfolding;
use calls::Summary;
use class::Classes;
use gaps::Ops;
pub use gaps::{Anchor, Gap};
pub use halves::Half;
use mbarrier::Objects;
use steps::Step;
pub use transfer::{Found, Missing};
pub use walk::Way;

/// Barriers beside those of the program.
#[derive(Clone, Debug, Default)]
pub struct Barriers {
    /// Local barriers that are added.
    pub placed: FxHashSet<Gap>,
    /// Halves of the workgroup's split barrier that are added, in the order in which they stand in their gap; a signal orders
    /// memory.
    pub halves: FxHashMap<Gap, Vec<Half>>,
    /// Barrier events that are taken away.
    pub removed: FxHashSet<EventId>,
}

/// What the analysis knows of one function before it runs.
struct FunctionFacts {
    cfg: Cfg,
    unfolding: Unfolding,
    steps: SecondaryMap<BlockId, Vec<Step>>,
    ops: Ops,
    objects: Objects,
}

/// The hazard analysis of one program.
pub struct HazardAnalysis<'p> {
    program: &'p Program,
    slices: Slices<'p>,
    classes: Classes,
    functions: SecondaryMap<FunctionId, Option<Rc<FunctionFacts>>>,
    /// By call event, for the barriers of the latest run.
    summaries: FxHashMap<EventId, Summary>,
    block_of: FxHashMap<EventId, BlockId>,
}

impl<'p> HazardAnalysis<'p> {
    /// Takes these events for such as need no order from one time to the next: what a lane stored it stores again.
    pub fn allow_again(&mut self, events: FxHashSet<EventId>) {
        self.classes.repeatable = events;
    }

    /// Prepares the analysis of `program`.
    pub fn new(program: &'p Program) -> Self {
        let mut analysis = HazardAnalysis {
            program,
            slices: Slices::new(program),
            classes: Classes::default(),
            functions: SecondaryMap::new(),
            summaries: FxHashMap::default(),
            block_of: walk::blocks_of_events(program),
        };
        for function in program.functions.ids() {
            let cfg = Cfg::new(program, function);
            let unfolding = Unfolding::new(program, function, &cfg);
            let steps = steps::steps(program, function, &cfg, &mut analysis.slices, &mut analysis.classes);
            let ops = Ops::new(program, cfg.blocks());
            let objects = Objects::new(program, &cfg);
            let facts = FunctionFacts { cfg, unfolding, steps, ops, objects };
            *analysis.functions.entry(function) = Some(Rc::new(facts));
        }
        analysis
    }

    /// Every conflict of every function with `barriers`: for each node, access and thing that is missing, the first one.
    /// Functions are taken in the program's order, callees first.
    pub fn run(&mut self, barriers: &Barriers) -> Vec<Found> {
        self.program.functions.ids().flat_map(|function| self.run_function(function, barriers)).collect()
    }

    /// As [`run`](Self::run), if any warp might touch any byte of what it accesses: what is found beyond what `run` finds stays in
    /// one warp.
    pub fn run_any_warp(&mut self, barriers: &Barriers) -> Vec<Found> {
        let summaries = self.summaries.clone();
        self.classes.any_warp = true;
        let found = self.run(barriers);
        self.classes.any_warp = false;
        self.summaries = summaries;
        found
    }

    /// The conflicts of one function, with what was found out about its callees when they ran last.
    pub fn run_function(&mut self, function: FunctionId, barriers: &Barriers) -> Vec<Found> {
        let Some(facts) = self.functions[function].clone() else { return Vec::new() };
        let mut found = Vec::new();
        let summary = fixpoint::run(self, function, &facts, barriers, &mut found);
        self.summarize(function, &summary);
        found
    }

    /// The unfolded graph of a function.
    pub fn unfolding(&self, function: FunctionId) -> Option<&Unfolding> {
        self.functions[function].as_ref().map(|facts| &facts.unfolding)
    }

    /// The control-flow facts of a function.
    pub fn cfg(&self, function: FunctionId) -> Option<&Cfg> {
        self.functions[function].as_ref().map(|facts| &facts.cfg)
    }

    /// The gap directly before an op that has events.
    pub fn gap_before(&self, origin: OriginId) -> Option<Gap> {
        let program = self.program;
        let has_it = |event: &EventId| program.events[*event].origin == origin;
        let (block, of) = program.blocks.iter().find(|(_, block)| block.events.iter().any(has_it))?;
        let ops = self.functions[of.function].as_ref()?.ops.of(block);
        let at = ops.iter().position(|op| op.origin == origin)?;
        Some(Gap { block, at: at as u32 })
    }

    /// The position of the first event behind `gap` in its block.
    pub fn position(&self, gap: Gap) -> usize {
        let block = &self.program.blocks[gap.block];
        let facts = self.functions[block.function].as_ref();
        let op = facts.and_then(|facts| facts.ops.of(gap.block).get(gap.at as usize));
        op.map_or(block.events.len(), |op| op.first)
    }

    /// How many ops with events a block has: the gaps before them, and one at its end.
    pub fn ops(&self, block: BlockId) -> usize {
        let facts = self.functions[self.program.blocks[block].function].as_ref();
        facts.map_or(0, |facts| facts.ops.of(block).len())
    }

    /// What a barrier in `gap` is anchored to, after the op in front if that is a wait.
    pub fn anchor(&self, gap: Gap) -> Option<Anchor> {
        let function = self.program.blocks[gap.block].function;
        let facts = self.functions[function].as_ref()?;
        facts.ops.anchor(self.program, gap, self.follows_wait(gap))
    }

    /// Whether the op in front of `gap` is a wait.
    pub fn follows_wait(&self, gap: Gap) -> bool {
        let function = self.program.blocks[gap.block].function;
        let Some(facts) = self.functions[function].as_ref() else { return false };
        let ops = facts.ops.of(gap.block);
        let (Some(previous), end) = (
            (gap.at as usize).checked_sub(1).and_then(|at| ops.get(at)),
            ops.get(gap.at as usize).map_or(self.program.blocks[gap.block].events.len(), |op| op.first),
        ) else {
            return false;
        };
        let events = self.program.blocks[gap.block].events.get(previous.first..end).unwrap_or_default();
        events.iter().any(|&event| matches!(self.program.events[event].action, Action::Wait(_)))
    }

    /// Hands a function's summary to its call sites.
    fn summarize(&mut self, function: FunctionId, summary: &Summary) {
        let program = self.program;
        for (id, event) in program.events.iter() {
            if let Action::Call(call) = &event.action
                && call.callee == Some(function)
            {
                let at = fixpoint::at_callsite(self, summary, id, call, function);
                self.summaries.insert(id, at);
            }
        }
    }
}
