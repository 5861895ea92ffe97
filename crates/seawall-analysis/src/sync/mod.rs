//! The hazard analysis: conflicting accesses that no barrier, wait or proxy fence orders, over all
//! paths and any number of iterations.
//!
//! It runs forward over the unfolded graph of each function, callees first. It decides pairs of
//! accesses of one partition. Mbarriers and tokens order accesses of different partitions, and this
//! analysis does not model their protocol. `DESIGN.md` of this crate describes the modules and the
//! sources of imprecision.

mod behind;
mod calls;
mod class;
mod conflicts;
mod fixpoint;
mod gaps;
mod hazard_state;
mod lags;
mod mbarrier;
mod nearest;
mod parts;
mod split_parts;
mod steps;
mod transfer;
mod walk;

use std::cell::OnceCell;
use std::rc::Rc;

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_base::SecondaryMap;
use seawall_model::{Action, BlockId, Call, EventId, FunctionId, OriginId, Program};

use crate::cfg::Cfg;
use crate::slice::Slices;
use crate::unfold::{NodeId, Precision, Unfolding};
use calls::Summary;
use class::Classes;
pub use fixpoint::Solution;
use gaps::Ops;
pub use gaps::{Anchor, Gap};
pub use lags::Lags;
use mbarrier::Objects;
pub use split_parts::SplitBarrierPart;
use steps::Step;
pub use transfer::{Found, Missing};
pub use walk::HazardPath;

/// Barriers that are assumed in addition to those of the program, and barriers that are assumed to
/// be removed.
#[derive(Clone, Debug, Default)]
pub struct Barriers {
    /// Added local barriers.
    pub placed: FxHashSet<Gap>,
    /// Added parts of the workgroup's split barrier, in order within a gap. A signal orders memory.
    pub split_parts: FxHashMap<Gap, Vec<SplitBarrierPart>>,
    /// Removed barrier events.
    pub removed: FxHashSet<EventId>,
    /// How far warps are behind others at the barriers of the program. If it is empty, all warps
    /// meet the same barriers.
    pub lags: Lags,
}

/// Facts about one function, computed before the analysis.
struct FunctionFacts {
    cfg: Cfg,
    unfolding: Unfolding,
    steps: SecondaryMap<BlockId, Vec<Step>>,
    ops: Ops,
    objects: Objects,
    /// Use [`FunctionFacts::predecessors`].
    predecessors: OnceCell<SecondaryMap<NodeId, Vec<NodeId>>>,
}

impl FunctionFacts {
    /// The nodes before each node.
    fn predecessors(&self) -> &SecondaryMap<NodeId, Vec<NodeId>> {
        self.predecessors.get_or_init(|| {
            let mut before: SecondaryMap<NodeId, Vec<NodeId>> = SecondaryMap::new();
            for (id, node) in self.unfolding.nodes().iter() {
                node.successors.iter().for_each(|&next| before.entry(next).push(id));
            }
            before
        })
    }
}

/// The hazard analysis of one program.
pub struct HazardAnalysis<'p> {
    program: &'p Program,
    slices: Slices<'p>,
    classes: Classes,
    functions: SecondaryMap<FunctionId, Option<Rc<FunctionFacts>>>,
    /// Summaries by call event, for the barriers of the latest run.
    summaries: FxHashMap<EventId, Summary>,
    /// The block of each event, and its position there.
    place_of: FxHashMap<EventId, (BlockId, usize)>,
    /// The calls of each function.
    calls: SecondaryMap<FunctionId, Vec<(EventId, &'p Call)>>,
}

impl<'p> HazardAnalysis<'p> {
    /// Declares events that need no order between their own executions, because each lane stores to
    /// its own bytes again.
    pub fn allow_again(&mut self, events: FxHashSet<EventId>) {
        self.classes.repeatable = events;
    }

    /// Prepares the analysis of `program`.
    pub fn new(program: &'p Program) -> Self {
        HazardAnalysis::with(program, Precision::Usual)
    }

    /// Prepares the analysis of `program` on a graph of this precision.
    pub fn with(program: &'p Program, precision: Precision) -> Self {
        let mut analysis = HazardAnalysis {
            program,
            slices: Slices::new(program),
            classes: Classes::default(),
            functions: SecondaryMap::new(),
            summaries: FxHashMap::default(),
            place_of: walk::places_of_events(program),
            calls: calls::calls(program),
        };
        for function in program.functions.ids() {
            let cfg = Cfg::new(program, function);
            let unfolding = Unfolding::new(program, function, &cfg, precision);
            let steps = steps::steps(program, function, &cfg, &mut analysis.slices, &mut analysis.classes);
            let ops = Ops::new(program, cfg.blocks());
            let objects = Objects::new(program, &cfg);
            let predecessors = OnceCell::new();
            let facts = FunctionFacts { cfg, unfolding, steps, ops, objects, predecessors };
            *analysis.functions.entry(function) = Some(Rc::new(facts));
        }
        analysis
    }

    /// Returns the conflicts of every function with `barriers`: the first one for each node, access
    /// and kind of missing synchronization. Functions are analyzed in program order, callees first.
    pub fn run(&mut self, barriers: &Barriers) -> Vec<Found> {
        self.program.functions.ids().flat_map(|function| self.run_function(function, barriers)).collect()
    }

    /// As [`run`](Self::run), but without warp maps of shared memory. Additional conflicts are
    /// between lanes of one warp.
    pub fn run_any_warp(&mut self, barriers: &Barriers) -> Vec<Found> {
        let summaries = self.summaries.clone();
        self.classes.any_warp = true;
        let found = self.run(barriers);
        self.classes.any_warp = false;
        self.summaries = summaries;
        found
    }

    /// Returns the conflicts of one function, using the latest summaries of its callees.
    pub fn run_function(&mut self, function: FunctionId, barriers: &Barriers) -> Vec<Found> {
        let Some(facts) = self.functions[function].clone() else { return Vec::new() };
        let mut found = Vec::new();
        let summary = fixpoint::run(self, function, &facts, barriers, &mut found);
        self.summarize(function, &summary);
        found
    }

    /// Solves one function, so that [`without`](Self::without) can remove barriers one by one.
    ///
    /// # Panics
    ///
    /// If the function is not one of the program.
    pub fn solution(&mut self, function: FunctionId, barriers: &Barriers) -> Solution {
        let facts = self.functions[function].clone().expect("every function has facts");
        fixpoint::solution(self, &facts, barriers)
    }

    /// Removes further barriers of the function from a solution. `barriers` lacks them already. If
    /// a conflict without them is not accepted, returns false and keeps the solution.
    ///
    /// # Panics
    ///
    /// If a removed event is not one of the program.
    pub fn without(
        &mut self,
        (function, solution): (FunctionId, &mut Solution),
        removed: &[EventId],
        barriers: &Barriers,
        accepts: &dyn Fn(&Found) -> bool,
    ) -> bool {
        let blocks = removed.iter().map(|event| self.place_of[event].0).collect();
        let facts = self.functions[function].clone().expect("every function has facts");
        fixpoint::without(self, &facts, (solution, &blocks), barriers, accepts)
    }

    /// The unfolded graph of a function.
    pub fn unfolding(&self, function: FunctionId) -> Option<&Unfolding> {
        self.functions[function].as_ref().map(|facts| &facts.unfolding)
    }

    /// The control-flow facts of a function.
    pub fn cfg(&self, function: FunctionId) -> Option<&Cfg> {
        self.functions[function].as_ref().map(|facts| &facts.cfg)
    }

    /// The gap directly before an op with events.
    pub fn gap_before(&self, origin: OriginId) -> Option<Gap> {
        let program = self.program;
        let has_it = |event: &EventId| program.events[*event].origin == origin;
        let (block, of) = program.blocks.iter().find(|(_, block)| block.events.iter().any(has_it))?;
        let ops = self.functions[of.function].as_ref()?.ops.of(block);
        let at = ops.iter().position(|op| op.origin == origin)?;
        Some(Gap { block, at: at as u32 })
    }

    /// The position of the first event after `gap` in its block.
    pub fn position(&self, gap: Gap) -> usize {
        let block = &self.program.blocks[gap.block];
        let facts = self.functions[block.function].as_ref();
        let op = facts.and_then(|facts| facts.ops.of(gap.block).get(gap.at as usize));
        op.map_or(block.events.len(), |op| op.first)
    }

    /// The number of ops with events in a block. There is a gap before each, and one at the end.
    pub fn ops(&self, block: BlockId) -> usize {
        let facts = self.functions[self.program.blocks[block].function].as_ref();
        facts.map_or(0, |facts| facts.ops.of(block).len())
    }

    /// The anchor of a barrier in `gap`. If the op before the gap is a wait, it is that op.
    pub fn anchor(&self, gap: Gap) -> Option<Anchor> {
        let function = self.program.blocks[gap.block].function;
        let facts = self.functions[function].as_ref()?;
        facts.ops.anchor(self.program, gap, self.follows_wait(gap))
    }

    /// Whether the op before `gap` is a wait.
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
        let events = &self.program.blocks[gap.block].events[previous.first..end];
        events.iter().any(|&event| matches!(self.program.events[event].action, Action::Wait(_)))
    }

    /// Stores a function's summary for its call sites.
    fn summarize(&mut self, function: FunctionId, summary: &Summary) {
        for (event, call) in self.calls[function].clone() {
            let at = calls::at_callsite(self, summary, event, call, function);
            self.summaries.insert(event, at);
        }
    }
}
