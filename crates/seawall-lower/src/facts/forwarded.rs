//! Values that structured control flow forwards: into regions, around loops, and out of regions.

use rustc_hash::FxHashMap;
use seawall_dialects::{Meaning, Regions, Traits, WarpSpecialize, captures_of, partitions_of};
use seawall_mlir::{OpId, ValueId};
use smallvec::SmallVec;

use crate::facts::Facts;
use crate::facts::functions::Functions;

/// Forwarded values, and the values that they become.
pub(crate) type Forwarded<'m> = (&'m [ValueId], &'m [ValueId]);

/// The values that each value may be forwarded from.
pub(crate) type Sources = FxHashMap<ValueId, SmallVec<[ValueId; 2]>>;

impl<'m> Facts<'m> {
    /// The sources of block arguments, and of results of ops with regions.
    pub(crate) fn sources(&self, functions: &Functions) -> Sources {
        let mut sources = Sources::default();
        for op in functions.iter().flat_map(|&(function, _)| self.module.walk_op(function)) {
            self.passed_by(op).into_iter().for_each(|pair| add(&mut sources, pair));
        }
        sources
    }

    /// The sources of all values, including those that calls pass. Arguments of functions with
    /// external callers have none.
    pub(crate) fn sources_with_calls(&self) -> Sources {
        let module = self.module;
        let mut sources = Sources::default();
        for op in module.walk() {
            self.passed_by(op).into_iter().for_each(|pair| add(&mut sources, pair));
            let callee = matches!(self.meaning(op), Meaning::Call).then(|| self.callee(op)).flatten();
            let Some(callee) = callee else { continue };
            if self.is_private(callee) {
                add(&mut sources, (module.operands(op), self.entry_args(callee, 0)));
            }
            for end in module.walk_op(callee).filter(|&end| matches!(self.meaning(end), Meaning::Return)) {
                add(&mut sources, (module.operands(end), module.results(op)));
            }
        }
        sources
    }

    /// All values that a branch or an op with regions forwards, by position.
    pub(crate) fn passed_by(&self, op: OpId) -> SmallVec<[Forwarded<'m>; 4]> {
        let module = self.module;
        let branches = module.successors(op).iter();
        let mut passed: SmallVec<[Forwarded<'m>; 4]> =
            branches.map(|s| (module.successor_args(s), module.block_args(s.block))).collect();
        match self.meaning(op) {
            Meaning::Regions(regions) => passed.extend(self.forwarded(op, regions)),
            Meaning::WarpSpecialize(WarpSpecialize::Enter | WarpSpecialize::Group) => {
                passed.extend(self.specialized(op));
            }
            _ => {}
        }
        passed
    }

    /// All values that an op with concurrent regions forwards, by position: its captures into the
    /// partitions, and what the default region or the partitions of a group yield.
    pub(crate) fn specialized(&self, op: OpId) -> SmallVec<[Forwarded<'m>; 4]> {
        let module = self.module;
        let entry = |region| module.region_blocks(region).first().map(|&block| module.block_args(block));
        let entered = partitions_of(module, op).into_iter().filter_map(|partition| entry(partition.region));
        let captures = captures_of(module, op);
        let mut passed: SmallVec<[Forwarded<'m>; 4]> = entered.map(|args| (captures, args)).collect();
        for region in 0..module.regions(op).len() {
            let yielded = self.all_yielded(op, region).into_iter();
            passed.extend(yielded.map(|values| (values, module.results(op))));
        }
        passed
    }

    /// All values that `op`, whose regions are `regions`, forwards, by position.
    pub(crate) fn forwarded(&self, op: OpId, regions: Regions) -> SmallVec<[Forwarded<'m>; 4]> {
        let module = self.module;
        let results = module.results(op);
        let mut handed = SmallVec::new();
        match regions {
            Regions::For => {
                let inits = module.operand_group(op, "initArgs");
                let carried = self.entry_args(op, 0).get(1..).unwrap_or(&[]);
                for sources in [inits].into_iter().chain(self.all_yielded(op, 0)) {
                    handed.push((sources, carried));
                    handed.push((sources, results));
                }
            }
            Regions::While => {
                handed.push((module.operands(op), self.entry_args(op, 0)));
                for passed in self.conditions(op) {
                    handed.push((passed, self.entry_args(op, 1)));
                    handed.push((passed, results));
                }
                handed.extend(
                    self.all_yielded(op, 1).into_iter().map(|values| (values, self.entry_args(op, 0))),
                );
            }
            Regions::If
            | Regions::Switch
            | Regions::Once
            | Regions::Combiner
            | Regions::Masked
            | Regions::Opaque
            | Regions::Module => {
                for region in 0..module.regions(op).len() {
                    handed.extend(self.all_yielded(op, region).into_iter().map(|values| (values, results)));
                }
            }
        }
        handed
    }

    /// The operands of the yields of a region of `op`, one list per block.
    pub(crate) fn all_yielded(&self, op: OpId, region: usize) -> SmallVec<[&'m [ValueId]; 1]> {
        let is_yield = |last| {
            let forwards =
                matches!(self.meaning(last), Meaning::Yield | Meaning::WarpSpecialize(WarpSpecialize::Yield));
            forwards && self.has(last, Traits::TERMINATOR)
        };
        self.last_ops(op, region)
            .into_iter()
            .filter(|&last| is_yield(last))
            .map(|l| self.module.operands(l))
            .collect()
    }

    /// The values of `scf.condition(%c) %values`: the first operand decides, the others are
    /// forwarded.
    fn conditions(&self, op: OpId) -> SmallVec<[&'m [ValueId]; 1]> {
        let passed = |last| self.module.operands(last).get(1..).unwrap_or(&[]);
        self.last_ops(op, 0).into_iter().map(passed).collect()
    }

    fn last_ops(&self, op: OpId, region: usize) -> SmallVec<[OpId; 1]> {
        let module = self.module;
        let blocks = module.regions(op).get(region).map_or(&[][..], |&region| module.region_blocks(region));
        blocks.iter().filter_map(|&block| module.block_ops(block).last().copied()).collect()
    }

    /// The arguments of the entry block of a region of `op`.
    pub(crate) fn entry_args(&self, op: OpId, region: usize) -> &'m [ValueId] {
        let module = self.module;
        let entry = module.regions(op).get(region).and_then(|&region| module.region_blocks(region).first());
        entry.map_or(&[], |&block| module.block_args(block))
    }
}

fn add(sources: &mut Sources, (from, to): Forwarded<'_>) {
    for (&source, &target) in from.iter().zip(to) {
        sources.entry(target).or_default().push(source);
    }
}
