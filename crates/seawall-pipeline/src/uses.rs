//! Which ops use a value.

use seawall_base::{EntityId, SecondaryMap};
use seawall_mlir::{Module, OpId, ValueId};

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
}

/// All values of a module.
pub(crate) fn values(m: &Module) -> impl Iterator<Item = ValueId> + use<> {
    (0..m.value_count()).map(ValueId::from_index)
}
