//! Values that differ between the threads of a workgroup: a forward closure from thread, lane and
//! wave indices.
//!
//! In modules with Triton's dialects, only these indices and scalar results of assembly are
//! sources. A scalar from a tensor is uniform there if the tensor's sources are. Arguments and
//! results of the module's functions are joined over all calls.
//!
//! Lattice per value: *uniform* below *divergent*. A value is divergent if an operand of its op is,
//! or if its op is a source. It is also divergent if control reaches it through a conditional or
//! loop where threads diverge. An expression of the thread index and constants is uniform if it has
//! the same value in all threads (`tid < 512` with 512 threads).
//!
//! Direction of error: divergent instead of uniform. One exception: a value that an external
//! function or an intrinsic without operands derives from the thread counts as uniform.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_dialects::{Meaning, Regions, Traits};
use seawall_mlir::{OpId, ValueId};

use crate::facts::Facts;
use crate::facts::functions::Functions;
use crate::integers::formula_of;
use crate::integers::number::{self, Known};
use crate::structure::Structure;
use crate::structure::paths::{join_block, reach, targets};
use crate::structure::uneven::barriers_of;

/// Parts of the names of ops whose results depend on the thread.
const OWN: [&str; 12] = [
    "thread_id",
    "lane_id",
    "subgroup_id",
    "global_id",
    "workitem.id",
    "mbcnt",
    "wave.id",
    "laneid",
    "sreg.tid",
    "sreg.warpid",
    "elect.sync",
    "ttg.warp_id",
];

/// The values that differ between threads.
pub(crate) fn values(facts: &Facts<'_>, functions: &Functions) -> FxHashSet<ValueId> {
    let mut edges: FxHashMap<ValueId, Vec<ValueId>> = FxHashMap::default();
    let mut branches: FxHashMap<ValueId, Vec<OpId>> = FxHashMap::default();
    let mut work: Vec<ValueId> = Vec::new();
    if !facts.upstream && !facts.module.walk().any(|op| is_source(facts, op)) {
        return FxHashSet::default();
    }
    for &(func, _) in functions {
        if facts.upstream && facts.is_private(func) {
            work.extend(facts.entry_args(func, 0));
        }
        for op in facts.module.walk_op(func) {
            divergence_of(facts, op, &mut edges, &mut work);
            let condition = facts.module.operands(op).first();
            if let Some(&condition) = condition.filter(|_| facts.module.successors(op).len() > 1) {
                branches.entry(condition).or_default().push(op);
            }
        }
    }
    let mut values: FxHashSet<ValueId> = FxHashSet::default();
    let (mut same, mut ends) = (FxHashSet::default(), [Known::default(), Known::default()]);
    while let Some(value) = work.pop() {
        if same.contains(&value)
            || !values.contains(&value)
                && !facts.specialized
                && number::is_same_for_all(facts, value, &mut ends)
        {
            same.insert(value);
        } else if values.insert(value) {
            work.extend(edges.get(&value).into_iter().flatten());
            for &branch in branches.get(&value).into_iter().flatten() {
                merged(facts, branch, &mut work);
            }
        }
    }
    values
}

impl Structure<'_> {
    /// Whether a value may differ between threads.
    pub(crate) fn is_divergent(&self, value: ValueId) -> bool {
        self.divergent.contains(&value) && formula_of::interval(self.facts, value).as_point().is_none()
    }

    /// Whether threads may diverge in the regions of an op, so that their parts may run at the same
    /// time. In a module with Triton's dialects, this holds for conditionals that synchronize
    /// nothing: terms of the thread index tell which warps take which branch of the others.
    pub(crate) fn is_divergent_branch(&self, op: OpId) -> bool {
        let is_plain = || {
            matches!(self.facts.meaning(op), Meaning::Regions(Regions::If | Regions::Switch))
                && !self.facts.module.walk_op(op).any(|inner| self.may_synchronize(inner))
        };
        self.diverges(op) && (self.facts.upstream || is_plain())
    }

    fn may_synchronize(&self, op: OpId) -> bool {
        let meets = self.facts.def(op).is_some_and(|def| def.synchronizes());
        meets || matches!(self.facts.meaning(op), Meaning::Call) || barriers_of(&self.placed, op).is_some()
    }

    /// Whether threads may diverge in the regions of an op.
    pub(crate) fn diverges(&self, op: OpId) -> bool {
        if !self.facts.has(op, Traits::REGION_BRANCH) {
            return false;
        }
        match self.facts.meaning(op) {
            Meaning::Regions(Regions::For) => {
                bounds_of(self.facts, op).iter().any(|&bound| self.is_divergent(bound))
            }
            Meaning::Regions(Regions::While) => {
                while_condition(self.facts, op).iter().any(|&c| self.is_divergent(c))
            }
            Meaning::Regions(Regions::If | Regions::Switch) => {
                self.facts.module.operands(op).iter().any(|&condition| self.is_divergent(condition))
            }
            _ => false,
        }
    }

    /// Whether an op is in a conditional or loop in which threads diverge.
    pub(crate) fn is_in_divergent_flow(&self, op: OpId) -> bool {
        let mut at = op;
        // The reader bounds the nesting.
        while let Some(outer) = self.facts.module.parent_op(at) {
            if self.is_divergent_branch(outer) {
                return true;
            }
            at = outer;
        }
        false
    }
}

/// Adds the values that depend on the path from a branch: arguments of blocks up to and
/// including the one where the paths join. For a loop that threads leave at different times,
/// adds everything in it.
fn merged(facts: &Facts<'_>, branch: OpId, work: &mut Vec<ValueId>) {
    let module = facts.module;
    let Some(block) = module.op(branch).parent else { return };
    let Some(region) = module.block(block).parent else { return };
    let targets = targets(facts, block);
    let join = join_block(facts, module.region_blocks(region), &targets);
    let reached = reach(facts, &targets, join);
    for &at in reached.iter().chain(&join) {
        work.extend(module.block_args(at));
    }
    if reached.contains(&block) {
        let ops = reached.iter().flat_map(|&at| module.block_ops(at));
        work.extend(ops.flat_map(|&op| module.results(op)));
    }
}

/// How divergence propagates through an op.
fn divergence_of(
    facts: &Facts<'_>,
    op: OpId,
    edges: &mut FxHashMap<ValueId, Vec<ValueId>>,
    work: &mut Vec<ValueId>,
) {
    let module = facts.module;
    let results = module.results(op);
    let mut pass = |from: &[ValueId], to: &[ValueId]| {
        for &source in from {
            edges.entry(source).or_default().extend_from_slice(to);
        }
    };
    if is_source(facts, op) {
        work.extend(results);
    }
    let mut by_position = |(from, to): (&[ValueId], &[ValueId])| {
        from.iter().zip(to).for_each(|(&source, &target)| pass(&[source], &[target]));
    };
    facts.passed_by(op).into_iter().for_each(&mut by_position);
    if let Some(callee) = matches!(facts.meaning(op), Meaning::Call).then(|| facts.callee(op)).flatten() {
        by_position((module.operands(op), facts.entry_args(callee, 0)));
        let ends = module.walk_op(callee).filter(|&end| matches!(facts.meaning(end), Meaning::Return));
        ends.for_each(|end| by_position((module.operands(end), results)));
    }
    let Meaning::Regions(regions) = facts.meaning(op) else {
        return pass(module.operands(op), results);
    };
    match regions {
        Regions::For => {
            let bounds = bounds_of(facts, op);
            pass(&bounds, facts.entry_args(op, 0));
            pass(&bounds, results);
        }
        Regions::While => {
            let conditions = while_condition(facts, op);
            pass(&conditions, facts.entry_args(op, 0));
            pass(&conditions, facts.entry_args(op, 1));
            pass(&conditions, results);
        }
        _ => {
            pass(module.operands(op), results);
        }
    }
}

/// Whether threads get different results even from uniform operands.
fn is_source(facts: &Facts<'_>, op: OpId) -> bool {
    let (module, name) = (facts.module, facts.module.op_name(op));
    // Assembly may read the thread index or a clock. Its results on tensor elements depend on
    // the element, not on the thread.
    let is_scalar = |&value: &ValueId| !module.type_text(module.ty(value)).starts_with("tensor<");
    let gives_scalars = || module.results(op).iter().all(is_scalar);
    let is_assembly = match name {
        "llvm.inline_asm" => true,
        "tt.elementwise_inline_asm" | "ttg.inline_asm" => gives_scalars(),
        _ => false,
    };
    if is_own(facts, op) || is_assembly || !facts.upstream {
        return is_own(facts, op) || is_assembly;
    }
    if matches!(facts.meaning(op), Meaning::Call) {
        return true;
    }
    match name {
        "memref.atomic_rmw" | "llvm.atomicrmw" => true,
        "llvm.call_intrinsic" => facts.intrinsic(op).is_none(),
        // Private memory holds values of its thread.
        "memref.load" | "vector.load" | "affine.load" => module.operands(op).iter().any(|&operand| {
            let text = module.type_text(module.ty(operand));
            let local =
                ["address_space<private>", ", 5>", ", 5 : i32>"].iter().any(|space| text.contains(space));
            let by_alloca =
                module.defining_op(operand).is_some_and(|op| module.op_name(op) == "memref.alloca");
            text.starts_with("memref<") && (local || by_alloca)
        }),
        _ => false,
    }
}

/// Whether the op returns an index of the thread.
fn is_own(facts: &Facts<'_>, op: OpId) -> bool {
    let name = match facts.module.op_name(op) {
        "llvm.call_intrinsic" => facts.intrinsic(op).unwrap_or_default(),
        name => name,
    };
    OWN.iter().any(|part| name.contains(part))
}

/// The values that decide the number of iterations of a loop.
fn bounds_of(facts: &Facts<'_>, op: OpId) -> Vec<ValueId> {
    let groups = ["lowerBound", "upperBound", "step"];
    groups.iter().flat_map(|group| facts.module.operand_group(op, group)).copied().collect()
}

fn while_condition(facts: &Facts<'_>, op: OpId) -> Vec<ValueId> {
    let module = facts.module;
    let Some(&region) = module.regions(op).first() else { return Vec::new() };
    let ends = module.region_blocks(region).iter().filter_map(|&block| module.block_ops(block).last());
    ends.filter_map(|&last| module.operands(last).first().copied()).collect()
}
