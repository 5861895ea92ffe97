//! Values that structured control flow forwards: into regions, around loops, and out of regions.

use seawall_dialects::{Meaning, Regions, Traits};
use seawall_mlir::{OpId, ValueId};
use smallvec::SmallVec;

use crate::unit::ModuleLowering;

/// Forwarded values, and the values that they become.
type Forwarded<'m> = (&'m [ValueId], &'m [ValueId]);

impl<'m> ModuleLowering<'m> {
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
        let is_yield =
            |last| self.has(last, Traits::TERMINATOR) && matches!(self.meaning(last), Meaning::Yield);
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
}
