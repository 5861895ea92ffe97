//! From where to where an allocation lives: the hull of the positions at which it or a view of it does.
//!
//! As in the compiler, views and selects are followed, and a buffer ends where it is handed to a block argument or to a
//! partition, although it may be used there by its new name.

use rustc_hash::FxHashSet;
use seawall_dialects::{Meaning, OpKnowledge, Space, Traits};
use seawall_mlir::{OpId, ValueId};

use super::super::flat::Flat;
use super::super::liveness::{Interval, Liveness};
use super::super::refusal::{Fuel, Refusal};
use super::super::users::Users;

/// How long allocations live.
pub(super) struct Lifetimes<'m> {
    knowledge: &'m OpKnowledge<'m>,
    flat: &'m Flat,
    /// The ops that use each memdesc of tensor memory.
    users: Users,
    liveness: Liveness<'m>,
}

impl<'m> Lifetimes<'m> {
    /// Nothing is known yet; `fuel` is for all allocations.
    pub(super) fn new(knowledge: &'m OpKnowledge<'m>, flat: &'m Flat, fuel: Fuel) -> Self {
        let in_tensor_memory =
            |value: ValueId| (knowledge.space(value) == Some(Space::Tensor)).then_some(value);
        let users = Users::new(knowledge.module(), flat.order().iter().copied(), in_tensor_memory);
        Lifetimes { knowledge, flat, users, liveness: Liveness::new(flat, fuel) }
    }

    /// The life of what `alloc` allocates, views included. Errors: out of fuel, a use in another region.
    pub(super) fn of(&mut self, alloc: OpId) -> Result<Interval, Refusal> {
        let knowledge = self.knowledge;
        let mut life = Interval::at(self.flat.position(alloc));
        let mut seen = FxHashSet::default();
        let mut work = vec![alloc];
        while let Some(op) = work.pop() {
            if !seen.insert(op) {
                continue;
            }
            let Some(&value) = knowledge.module().results(op).first() else { continue };
            let own = self.liveness.hull(self.flat.spot(op), self.users.of(value))?;
            life = life.hull(own);
            let names_it = |user: &OpId| {
                knowledge.traits(*user).has(Traits::MEMDESC_VIEW)
                    || knowledge.meaning(*user) == Meaning::Select
            };
            work.extend(self.users.of(value).filter(names_it));
        }
        Ok(life)
    }
}
