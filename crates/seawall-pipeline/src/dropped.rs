//! Ops that the released pass drops before it makes pipelines. A stage that is dropped is not a
//! stage there.
//!
//! Source: tried with Triton 3.9's wheel, and explained by MLIR's greedy driver, with which the
//! pass looks for loops. The driver erases ops without effects other than reads and without used
//! results (`isOpTriviallyDead`), the last ones first. It reaches a loop when it has seen the whole
//! body except for the first op and the ops around that. Straight-line code comes after that.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_dialects::{OpKnowledge, Traits};
use seawall_mlir::{Module, OpId, ValueId};

use crate::marks;
use crate::tree::{around, ops_in};

/// The dropped ops; none by default.
#[derive(Clone, Debug, Default)]
pub(crate) struct Dropped {
    before_loops: FxHashSet<OpId>,
    before_lines: FxHashSet<OpId>,
}

impl Dropped {
    /// Returns the ops that the released pass drops from `module`.
    pub(crate) fn by_released_pass(module: &Module) -> Self {
        let knowledge = OpKnowledge::new(module);
        let loops = module.walk().filter(|&op| marks::is_pipelined_loop(module, op));
        let mut late = FxHashSet::default();
        loops.for_each(|op| first_of_body(module, &knowledge, op, &mut late));
        Dropped {
            before_loops: dead(module, &knowledge, &late),
            before_lines: dead(module, &knowledge, &FxHashSet::default()),
        }
    }

    /// Whether the op is dropped when loops are made pipelines.
    pub(crate) fn is_before_loops(&self, op: OpId) -> bool {
        self.before_loops.contains(&op)
    }

    /// Returns the dropped ops outside of `stages`, if stages or loops are dropped, without those
    /// nested in others. `stages` and their ops are written anew.
    pub(crate) fn besides(&self, m: &Module, stages: &FxHashSet<OpId>) -> Vec<OpId> {
        let goes = |op: &OpId| self.before_lines.contains(op);
        if !m.walk().any(|op| goes(&op) && (marks::is_stage(m, op) || marks::is_pipelined_loop(m, op))) {
            return Vec::new();
        }
        let is_inner = |op: &OpId| around(m, *op).skip(1).any(|op| goes(&op) || stages.contains(&op));
        m.walk().filter(goes).filter(|op| !stages.contains(op) && !is_inner(op)).collect()
    }

    /// Whether the op is dropped when straight-line code is made pipelines, and from what is
    /// written.
    pub(crate) fn is_before_lines(&self, op: OpId) -> bool {
        self.before_lines.contains(&op)
    }
}

/// Adds the first op of a loop's body, the first op inside of that, and so on. Constants do not
/// count, because the driver moves them.
fn first_of_body(m: &Module, knowledge: &OpKnowledge<'_>, loop_op: OpId, first: &mut FxHashSet<OpId>) {
    let counts = |op: &OpId| !knowledge.traits(*op).has(Traits::CONSTANT_LIKE);
    let mut owner = loop_op;
    while let Some(op) = ops_in(m, owner).find(counts) {
        first.insert(op);
        owner = op;
    }
}

/// Returns removable ops whose results no remaining op uses. Those of `kept` remain.
fn dead(m: &Module, knowledge: &OpKnowledge<'_>, kept: &FxHashSet<OpId>) -> FxHashSet<OpId> {
    let mut uses: FxHashMap<ValueId, usize> = FxHashMap::default();
    for value in m.walk().flat_map(|op| m.operands(op)) {
        *uses.entry(*value).or_default() += 1;
    }
    let mut dead = FxHashSet::default();
    // Users come after what they use.
    for op in m.walk().rev() {
        let unused = m.results(op).iter().all(|result| uses.get(result).is_none_or(|&count| count == 0));
        if dead.contains(&op) || kept.contains(&op) || !unused || !knowledge.is_removable(op) {
            continue;
        }
        for inner in m.walk_op(op) {
            if dead.insert(inner) {
                for value in m.operands(inner) {
                    uses.entry(*value).and_modify(|count| *count = count.saturating_sub(1));
                }
            }
        }
    }
    dead
}
