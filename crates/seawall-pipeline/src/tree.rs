//! The tree of a module: what is around an op and directly inside of it, and which ops use a value.

use seawall_base::{EntityId, SecondaryMap};
use seawall_mlir::{Edits, Module, OpId, ValueId};

/// The op and the ops around it, from the inside.
pub(crate) fn around(m: &Module, op: OpId) -> impl Iterator<Item = OpId> + '_ {
    std::iter::successors(Some(op), |&op| m.parent_op(op))
}

/// The ops of the blocks in the regions of `op`, in order, without those inside of them.
pub(crate) fn ops_in(m: &Module, op: OpId) -> impl Iterator<Item = OpId> + '_ {
    let blocks = m.regions(op).iter().flat_map(|&region| m.region_blocks(region));
    blocks.flat_map(|&block| m.block_ops(block)).copied()
}

/// The users of every value, in textual order. An op that uses it twice is listed twice.
pub(crate) struct Uses {
    users: SecondaryMap<ValueId, Vec<OpId>>,
}

impl Uses {
    pub(crate) fn new(m: &Module) -> Self {
        let mut users: SecondaryMap<ValueId, Vec<OpId>> =
            SecondaryMap::with_capacity(Vec::new(), m.value_count());
        for op in m.walk() {
            for &value in m.operands(op) {
                users.entry(value).push(op);
            }
        }
        Uses { users }
    }

    pub(crate) fn of(&self, value: ValueId) -> &[OpId] {
        &self.users[value]
    }

    /// Spells `value` as `name` in its users for which `changes` holds.
    pub(crate) fn respell(
        &self,
        value: ValueId,
        name: &str,
        changes: impl Fn(OpId) -> bool,
        (m, edits): (&Module, &mut Edits<'_>),
    ) {
        let mut users = self.of(value).to_vec();
        users.dedup();
        for user in users.into_iter().filter(|&user| changes(user)) {
            let spelled = m.operands(user).iter().zip(m.operand_spans(user));
            spelled.filter(|(used, _)| **used == value).for_each(|(_, &span)| edits.replace(span, name));
        }
    }
}

/// All values of a module.
pub(crate) fn values(m: &Module) -> impl Iterator<Item = ValueId> + use<> {
    (0..m.value_count()).map(ValueId::from_index)
}
