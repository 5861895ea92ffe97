//! Which values have one value for the whole run, and which may differ at each execution.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_dialects::{Arith, GpuIndex, Meaning, Regions, WarpSpecialize};
use seawall_mlir::{BlockId, OpId, RegionId, ValueDef, ValueId};

use crate::facts::Facts;

impl Facts<'_> {
    /// Whether a value may differ at each execution. Ops outside of loops run once, and the launch
    /// fixes the arguments of a kernel.
    pub(crate) fn is_varying(&self, value: ValueId) -> bool {
        let module = self.module;
        let mut def = module.value(value).def;
        // The phase that an arrival returns depends on the run, so it is no number to choose.
        if module.defining_op(value).is_some_and(|op| matches!(self.meaning(op), Meaning::MBarrier(_))) {
            return true;
        }
        loop {
            let block = match def {
                ValueDef::OpResult { op, .. } => module.op(op).parent,
                ValueDef::BlockArg { block, .. } => Some(block),
            };
            let region = block.and_then(|block| module.block(block).parent);
            let Some((block, region)) = block.zip(region) else { return true };
            if self.is_repeated(block) {
                return true;
            }
            let owner = module.region(region).op;
            let meaning = self.meaning(owner);
            if let ValueDef::BlockArg { index, .. } = def {
                let is_entry = module.region_blocks(region).first() == Some(&block);
                match (meaning, self.captured(region, index)) {
                    _ if !is_entry => return true,
                    (Meaning::Func, _) => return self.is_private(owner),
                    (_, Some(captured)) => def = module.value(captured).def,
                    _ => return true,
                }
                continue;
            }
            match meaning {
                Meaning::Func => return self.is_private(owner),
                // Continue at the op around the region. In other regions, such as partitions,
                // values vary.
                Meaning::Regions(Regions::If | Regions::Switch | Regions::Once) => {
                    def = ValueDef::OpResult { op: owner, index: 0 };
                }
                _ => return true,
            }
        }
    }

    /// The value that an argument of an isolated partition captures.
    pub(crate) fn captured(&self, region: RegionId, index: u32) -> Option<ValueId> {
        let module = self.module;
        let owner = module.region(region).op;
        let holder = module.parent_op(owner);
        let op = std::iter::once(owner).chain(holder).find(|&op| {
            matches!(self.meaning(op), Meaning::WarpSpecialize(WarpSpecialize::Enter))
                && seawall_dialects::partitions_of(module, op).iter().any(|p| p.region == region)
        })?;
        seawall_dialects::captures_of(module, op).get(index as usize).copied()
    }

    /// The value outside of partitions that an argument of a partition stands for.
    pub(crate) fn origin_of_captured(&self, value: ValueId) -> ValueId {
        let mut value = value;
        while let ValueDef::BlockArg { block, index } = self.module.value(value).def
            && let Some(region) = self.module.block(block).parent
            && self.module.region_blocks(region).first() == Some(&block)
            && let Some(captured) = self.captured(region, index)
        {
            value = captured;
        }
        value
    }

    /// Whether a block is on a cycle of branches.
    fn is_repeated(&self, block: BlockId) -> bool {
        self.repeated.get_or_init(|| self.find_repeated()).contains(&block)
    }

    /// All blocks on cycles of branches (Kosaraju's algorithm).
    fn find_repeated(&self) -> FxHashSet<BlockId> {
        let module = self.module;
        let targets = |block: BlockId| {
            let last = module.block_ops(block).last().copied();
            last.map_or(&[][..], |last| module.successors(last))
        };
        let mut seen: FxHashSet<BlockId> = FxHashSet::default();
        let mut order = Vec::new();
        for block in module.walk().filter_map(|op| module.op(op).parent) {
            let mut path = vec![(block, 0usize)];
            if !seen.insert(block) {
                continue;
            }
            while let Some((at, next)) = path.last_mut() {
                let (at, target) = (*at, targets(*at).get(*next).map(|successor| successor.block));
                *next += 1;
                match target {
                    Some(target) if seen.insert(target) => path.push((target, 0)),
                    Some(_) => {}
                    None => {
                        order.push(at);
                        path.pop();
                    }
                }
            }
        }
        let mut repeated: FxHashSet<BlockId> = FxHashSet::default();
        let mut placed: FxHashSet<BlockId> = FxHashSet::default();
        for &root in order.iter().rev() {
            let mut members = Vec::new();
            let mut open = vec![root];
            while let Some(block) = open.pop() {
                if placed.insert(block) {
                    members.push(block);
                    open.extend(self.predecessors(block).iter().copied());
                }
            }
            if members.len() > 1 || self.predecessors(root).contains(&root) {
                repeated.extend(members);
            }
        }
        repeated
    }

    /// The operands of an op that computes an integer from nothing else, but has no term.
    pub(crate) fn opaque_operands(&self, op: OpId, meaning: Meaning) -> Option<&[ValueId]> {
        let is_function = match meaning {
            Meaning::Arith(kind) => matches!(kind, Arith::CeilDivS | Arith::CeilDivU | Arith::FloorDivS),
            _ => matches!(self.knowledge.gpu_index(op), Some(GpuIndex::Program | GpuIndex::Programs)),
        };
        is_function.then(|| self.module.operands(op))
    }

    /// The blocks that branch to `block`, each once.
    pub(crate) fn predecessors(&self, block: BlockId) -> &[BlockId] {
        let module = self.module;
        let branches = self.branches.get_or_init(|| {
            let mut branches: FxHashMap<BlockId, Vec<BlockId>> = FxHashMap::default();
            for op in module.walk() {
                for successor in module.successors(op) {
                    let known = branches.entry(successor.block).or_default();
                    if let Some(from) = module.op(op).parent
                        && known.last() != Some(&from)
                    {
                        known.push(from);
                    }
                }
            }
            branches
        });
        branches.get(&block).map_or(&[], Vec::as_slice)
    }
}
