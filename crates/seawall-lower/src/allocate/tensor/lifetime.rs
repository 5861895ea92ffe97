//! From where to where an allocation lives: the hull of the positions at which it or a view of it does.
//!
//! Backward over the blocks of the region of the definition, one value at a time: a block needs the value if an op in it or in its
//! regions uses it, or a block that it branches to does. As in the compiler, views and selects are followed, and a buffer ends where
//! it is handed to a block argument or to a partition, although it may be used there by its new name.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_base::SecondaryMap;
use seawall_dialects::{Meaning, OpKnowledge, Space, Traits};
use seawall_mlir::{Module, OpId, ValueId};

use super::flat::{Flat, FlatId};
use super::{Fuel, Refusal};

/// Positions from `start` up to and without `end`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Span {
    pub(super) start: u32,
    pub(super) end: u32,
}

/// Who uses what.
pub(super) struct Lifetimes<'m> {
    module: &'m Module,
    knowledge: &'m OpKnowledge<'m>,
    flat: &'m Flat,
    /// The ops that use each memdesc of tensor memory.
    users: SecondaryMap<ValueId, Vec<OpId>>,
}

impl<'m> Lifetimes<'m> {
    pub(super) fn new(knowledge: &'m OpKnowledge<'m>, flat: &'m Flat) -> Self {
        let module = knowledge.module();
        let mut users: SecondaryMap<ValueId, Vec<OpId>> = SecondaryMap::new();
        for op in module.walk() {
            let passed = module.successors(op).iter().flat_map(|s| module.successor_args(s));
            for &value in module.operands(op).iter().chain(passed) {
                if knowledge.space(value) == Some(Space::Tensor) && users[value].last() != Some(&op) {
                    users.entry(value).push(op);
                }
            }
        }
        Lifetimes { module, knowledge, flat, users }
    }

    /// The life of what `alloc` allocates, views included. Errors: out of fuel, a use that no definition reaches.
    pub(super) fn of(&self, alloc: OpId, fuel: &mut Fuel) -> Result<Span, Refusal> {
        let start = self.flat.position(alloc);
        let mut span = Span { start, end: start };
        let mut seen = FxHashSet::default();
        let mut work = vec![alloc];
        while let Some(op) = work.pop() {
            if !seen.insert(op) {
                continue;
            }
            let Some(&value) = self.module.results(op).first() else { continue };
            let own = self.value(value, op, fuel)?;
            span = Span { start: span.start.min(own.start), end: span.end.max(own.end) };
            let names_it = |user: &OpId| {
                self.knowledge.traits(*user).has(Traits::MEMDESC_VIEW)
                    || self.knowledge.meaning(*user) == Meaning::Select
            };
            work.extend(self.users[value].iter().copied().filter(names_it));
        }
        Ok(span)
    }

    /// The life of one value.
    fn value(&self, value: ValueId, definition: OpId, fuel: &mut Fuel) -> Result<Span, Refusal> {
        let flat = self.flat;
        let (home, start) = (flat.block(definition), flat.position(definition));
        let area = flat.area(definition);
        let mut last_uses: FxHashMap<FlatId, u32> = FxHashMap::default();
        let mut work: Vec<FlatId> = Vec::new();
        fuel.spend(self.users[value].len())?;
        for &user in &self.users[value] {
            let stray = Refusal::new(Some(user), "it uses a buffer of another region");
            let user = flat.ancestor_in(area, user).ok_or(stray)?;
            let last = last_uses.entry(flat.block(user)).or_insert(0);
            *last = (*last).max(flat.position(user));
            work.push(flat.block(user));
        }
        let escapes = work.iter().any(|&block| block != home);
        let mut needed: FxHashSet<FlatId> = FxHashSet::default();
        let mut blocks: Vec<FlatId> = vec![home];
        while let Some(block) = work.pop() {
            if block == home || !needed.insert(block) {
                continue;
            }
            blocks.push(block);
            let before = &flat.blocks[block].predecessors;
            fuel.spend(1 + before.len())?;
            work.extend(before.iter().copied());
        }
        let mut span = Span { start, end: start };
        for block in blocks {
            let here = &flat.blocks[block];
            let first = if block == home { start } else { here.first };
            let leaves = (block == home && escapes) || here.successors.iter().any(|s| needed.contains(s));
            let last =
                if leaves { here.last } else { last_uses.get(&block).copied().unwrap_or(0).max(first) };
            span = Span { start: span.start.min(first), end: span.end.max(last.saturating_add(1)) };
        }
        Ok(span)
    }
}
