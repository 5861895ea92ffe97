//! The life of an allocation in tensor memory: the hull of the positions at which it or a view of
//! it is live.
//!
//! As in the compiler, it follows views and selects (and arefs, before they become mbarriers). A
//! buffer's life ends where it becomes a block argument or a capture of a partition, although the
//! code may use it there under its new name.

use rustc_hash::FxHashSet;
use seawall_dialects::{Meaning, OpKnowledge, Space, Traits, is_aref};
use seawall_mlir::{OpId, ValueId};

use super::super::arefs::aref_sources;
use super::super::flat::Flat;
use super::super::liveness::{Interval, Liveness};
use super::super::refusal::{Fuel, Refusal};
use super::super::users::Users;

/// Computes the lives of allocations.
pub(super) struct Lifetimes<'m> {
    knowledge: &'m OpKnowledge<'m>,
    flat: &'m Flat,
    /// The ops that use each memdesc of tensor memory.
    users: Users,
    liveness: Liveness<'m>,
}

impl<'m> Lifetimes<'m> {
    /// Starts without results; `fuel` is for all allocations.
    pub(super) fn new(knowledge: &'m OpKnowledge<'m>, flat: &'m Flat, fuel: Fuel) -> Self {
        let in_tensor_memory = |value: ValueId| {
            (knowledge.space(value) == Some(Space::Tensor)
                || is_aref(knowledge.module(), knowledge.module().ty(value)))
            .then_some(value)
        };
        let users = Users::new(knowledge.module(), flat.order().iter().copied(), in_tensor_memory);
        Lifetimes { knowledge, flat, users, liveness: Liveness::new(flat, fuel) }
    }

    /// The life of the allocation `alloc`, views included. Errors: out of fuel, a use in another
    /// region.
    pub(super) fn of(&mut self, alloc: OpId) -> Result<Interval, Refusal> {
        let knowledge = self.knowledge;
        let mut life = Interval::at(self.flat.position(alloc));
        let mut seen = FxHashSet::default();
        let mut work = vec![alloc];
        while let Some(op) = work.pop() {
            if !seen.insert(op) {
                continue;
            }
            for &value in knowledge.module().results(op) {
                let own = self.liveness.hull(self.flat.spot(op), self.users.of(value))?;
                life = life.hull(own);
                work.extend(self.users.of(value).filter(|&user| self.is_alias(user)));
            }
        }
        Ok(life)
    }

    /// Whether the results of an op alias its operands.
    fn is_alias(&self, op: OpId) -> bool {
        let operands = self.knowledge.module().operands(op).len();
        self.knowledge.traits(op).has(Traits::MEMDESC_VIEW)
            || match self.knowledge.meaning(op) {
                Meaning::Select => true,
                Meaning::Aref(aref) => aref_sources(aref, operands) > 0,
                _ => false,
            }
    }
}
