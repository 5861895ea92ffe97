//! Which values differ between the threads of a workgroup: forward closure from thread, lane and wave numbers. In modules with Triton's dialects only these
//! numbers, and what assembly gives, start it; there, scalars that come out of tensors are alike for all threads only if the tensors are. What functions of the module are given and give
//! back is followed for all of their calls together.
//!
//! Lattice per value: *uniform* below *divergent*; a value is divergent if an operand of its op is, if its op makes it so, or if control
//! reaches it through a conditional or loop that threads go through differently; but not where it is made of the thread's number and of constants, and
//! comes to one number for all threads that there are (`tid < 512` of 512). Possible wrong answers: divergent for uniform; and
//! uniform for a value that a function of another module or an intrinsic without operands makes of the thread.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_dialects::{Meaning, Regions, Traits};
use seawall_mlir::{OpId, ValueId};

use crate::functions::Functions;
use crate::uneven::Known;
use crate::unit::Unit;
use crate::ways::{meeting_point, reach, targets};

/// The values that differ between threads.
#[derive(Debug, Default)]
pub(crate) struct Divergent {
    values: FxHashSet<ValueId>,
}

/// Parts of the names of ops whose results are a matter of the thread.
const OWN: [&str; 10] = [
    "thread_id",
    "lane_id",
    "subgroup_id",
    "global_id",
    "workitem.id",
    "mbcnt",
    "wave.id",
    "laneid",
    "sreg.tid",
    "ttg.warp_id",
];

impl Divergent {
    /// Whether all values are alike for all threads.
    pub(crate) fn is_empty(&self) -> bool {
        self.values.is_empty()
    }
}

impl Unit<'_> {
    /// Finds them, once for a module.
    pub(crate) fn find_divergent(&mut self, functions: &Functions) {
        let mut edges: FxHashMap<ValueId, Vec<ValueId>> = FxHashMap::default();
        let mut branches: FxHashMap<ValueId, Vec<OpId>> = FxHashMap::default();
        let mut work: Vec<ValueId> = Vec::new();
        if !self.upstream && !self.module.walk().any(|op| self.is_source(op)) {
            return;
        }
        for &(func, _) in functions {
            if self.upstream && self.is_private(func) {
                work.extend(self.entry_args(func, 0));
            }
            for op in self.module.walk_op(func) {
                self.divergence_of(op, &mut edges, &mut work);
                let condition = self.module.operands(op).first();
                if let Some(&condition) = condition.filter(|_| self.module.successors(op).len() > 1) {
                    branches.entry(condition).or_default().push(op);
                }
            }
        }
        let mut values: FxHashSet<ValueId> = FxHashSet::default();
        let (mut same, mut ends) = (FxHashSet::default(), [Known::default(), Known::default()]);
        while let Some(value) = work.pop() {
            if same.contains(&value) || !values.contains(&value) && self.is_same_for_all(value, &mut ends) {
                same.insert(value);
            } else if values.insert(value) {
                work.extend(edges.get(&value).into_iter().flatten());
                for &branch in branches.get(&value).into_iter().flatten() {
                    self.merged(branch, &mut work);
                }
            }
        }
        self.divergent = Divergent { values };
    }

    /// What depends on who came which way from a branch: arguments of blocks up to where the ways meet again, that one included. Of a loop that threads leave
    /// at different times, everything in it.
    fn merged(&self, branch: OpId, work: &mut Vec<ValueId>) {
        let module = self.module;
        let Some(block) = module.op(branch).parent else { return };
        let Some(region) = module.block(block).parent else { return };
        let targets = targets(self, block);
        let meeting = meeting_point(self, module.region_blocks(region), &targets);
        let reached = reach(self, &targets, meeting);
        for &at in reached.iter().chain(&meeting) {
            work.extend(module.block_args(at));
        }
        if reached.contains(&block) {
            let ops = reached.iter().flat_map(|&at| module.block_ops(at));
            work.extend(ops.flat_map(|&op| module.results(op)));
        }
    }

    /// How divergence gets through an op.
    fn divergence_of(&self, op: OpId, edges: &mut FxHashMap<ValueId, Vec<ValueId>>, work: &mut Vec<ValueId>) {
        let module = self.module;
        let results = module.results(op);
        let mut pass = |from: &[ValueId], to: &[ValueId]| {
            for &source in from {
                edges.entry(source).or_default().extend_from_slice(to);
            }
        };
        if self.is_source(op) {
            work.extend(results);
        }
        for successor in module.successors(op) {
            let args = module.block_args(successor.block);
            for (source, target) in module.successor_args(successor).iter().zip(args) {
                pass(&[*source], &[*target]);
            }
        }
        if let Some(callee) = matches!(self.meaning(op), Meaning::Call).then(|| self.callee(op)).flatten() {
            for (source, target) in module.operands(op).iter().zip(self.entry_args(callee, 0)) {
                pass(&[*source], &[*target]);
            }
            for end in module.walk_op(callee).filter(|&end| matches!(self.meaning(end), Meaning::Return)) {
                for (source, target) in module.operands(end).iter().zip(results) {
                    pass(&[*source], &[*target]);
                }
            }
        }
        let Meaning::Regions(regions) = self.meaning(op) else { return pass(module.operands(op), results) };
        for (sources, targets) in self.handed(op, regions) {
            for (source, target) in sources.iter().zip(targets) {
                pass(&[*source], &[*target]);
            }
        }
        match regions {
            Regions::For => {
                let bounds = self.bounds_of(op);
                pass(&bounds, self.entry_args(op, 0));
                pass(&bounds, results);
            }
            Regions::While => {
                let conditions = self.while_condition(op);
                pass(&conditions, self.entry_args(op, 0));
                pass(&conditions, self.entry_args(op, 1));
                pass(&conditions, results);
            }
            _ => {
                pass(module.operands(op), results);
            }
        }
    }

    /// Whether threads get different results however alike the operands are.
    fn is_source(&self, op: OpId) -> bool {
        let (module, name) = (self.module, self.module.op_name(op));
        // Assembly may read the number of its thread, or a clock. What it makes of the elements of a tensor is the element's, whoever holds it.
        let is_scalar = |&value: &ValueId| !module.type_text(module.ty(value)).starts_with("tensor<");
        let gives_scalars = || module.results(op).iter().all(is_scalar);
        let is_assembly = match name {
            "llvm.inline_asm" => true,
            "tt.elementwise_inline_asm" | "ttg.inline_asm" => gives_scalars(),
            _ => false,
        };
        if self.is_own(op) || is_assembly || !self.upstream {
            return self.is_own(op) || is_assembly;
        }
        if matches!(self.meaning(op), Meaning::Call) {
            return true;
        }
        match name {
            "memref.atomic_rmw" | "llvm.atomicrmw" => true,
            "llvm.call_intrinsic" => self.intrinsic(op).is_none(),
            // Memory of the thread itself holds what the thread put there.
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

    /// Whether the op gives a thread a number of its own.
    fn is_own(&self, op: OpId) -> bool {
        let name = match self.module.op_name(op) {
            "llvm.call_intrinsic" => self.intrinsic(op).unwrap_or_default(),
            name => name,
        };
        OWN.iter().any(|part| name.contains(part))
    }

    /// What the number of iterations of a loop depends on.
    fn bounds_of(&self, op: OpId) -> Vec<ValueId> {
        let groups = ["lowerBound", "upperBound", "step"];
        groups.iter().flat_map(|group| self.module.operand_group(op, group)).copied().collect()
    }

    fn while_condition(&self, op: OpId) -> Vec<ValueId> {
        let module = self.module;
        let Some(&region) = module.regions(op).first() else { return Vec::new() };
        let ends = module.region_blocks(region).iter().filter_map(|&block| module.block_ops(block).last());
        ends.filter_map(|&last| module.operands(last).first().copied()).collect()
    }

    /// Whether a value may differ between threads.
    pub(crate) fn is_divergent(&self, value: ValueId) -> bool {
        self.divergent.values.contains(&value) && self.interval(value).as_point().is_none()
    }

    /// Whether threads may go through the regions of an op of an upstream module differently: one waits for what another has not begun.
    pub(crate) fn is_divergent_branch(&self, op: OpId) -> bool {
        self.upstream && self.goes_apart(op)
    }

    /// Whether threads may go through the regions of an op differently.
    pub(crate) fn goes_apart(&self, op: OpId) -> bool {
        if !self.has(op, Traits::REGION_BRANCH) {
            return false;
        }
        match self.meaning(op) {
            Meaning::Regions(Regions::For) => {
                self.bounds_of(op).iter().any(|&bound| self.is_divergent(bound))
            }
            Meaning::Regions(Regions::While) => {
                self.while_condition(op).iter().any(|&c| self.is_divergent(c))
            }
            Meaning::Regions(Regions::If | Regions::Switch) => {
                self.module.operands(op).iter().any(|&condition| self.is_divergent(condition))
            }
            _ => false,
        }
    }
}
