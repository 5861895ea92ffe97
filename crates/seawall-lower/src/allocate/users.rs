//! The users of each memdesc.

use seawall_mlir::{Module, OpId, ValueId};

/// The ops that have each value of interest as an operand or pass it to a block, by value.
pub(super) struct Users {
    /// Sorted, each pair once.
    pairs: Vec<(ValueId, OpId)>,
}

impl Users {
    /// Visits `ops`. `name` returns the value that stands for another one; `None` if it is of no
    /// interest.
    pub(super) fn new(
        module: &Module,
        ops: impl Iterator<Item = OpId>,
        name: impl Fn(ValueId) -> Option<ValueId>,
    ) -> Self {
        let mut pairs = Vec::new();
        for op in ops {
            let mut add = |values: &[ValueId]| {
                pairs.extend(values.iter().filter_map(|&value| Some((name(value)?, op))));
            };
            add(module.operands(op));
            module.successors(op).iter().for_each(|successor| add(module.successor_args(successor)));
        }
        pairs.sort_unstable();
        pairs.dedup();
        Users { pairs }
    }

    /// The users of `value`, each once.
    pub(super) fn of(&self, value: ValueId) -> impl ExactSizeIterator<Item = OpId> + '_ {
        let first = self.pairs.partition_point(|&(used, _)| used < value);
        let count = self.pairs[first..].iter().take_while(|&&(used, _)| used == value).count();
        self.pairs[first..first + count].iter().map(|&(_, op)| op)
    }

    /// A user of a value that satisfies `is_wanted`, if there is one.
    pub(super) fn first_of(&self, is_wanted: impl Fn(ValueId) -> bool) -> Option<OpId> {
        self.pairs.iter().find(|&&(value, _)| is_wanted(value)).map(|&(_, op)| op)
    }
}
