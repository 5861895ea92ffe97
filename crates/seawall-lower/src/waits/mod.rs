//! The operations that a wait completes: the copies that a token stands for, and the entries of a
//! queue that a wait may leave in flight.
//!
//! - `tokens`: from a token operand to copies. `cycles`: the loops in between.
//! - `counting`: bounds on the entries in flight.

pub(crate) mod cycles;
pub(crate) mod tokens;

use std::cell::Cell;
use std::rc::Rc;

use rustc_hash::FxHashMap;
use seawall_mlir::OpId;
use seawall_model::TokenId;

use crate::counting::{Back, Entries, Instructions, Pending};
use crate::facts::Facts;
use crate::waits::tokens::token_fuel;

/// The search for the operations that the waits of a module complete.
pub(crate) struct Waits<'m> {
    pub(crate) facts: &'m Facts<'m>,
    /// The blocks that the search for awaited tokens may still visit.
    pub(crate) fuel: Cell<u32>,
    /// The token of each copy that has one.
    pub(crate) ids: FxHashMap<OpId, TokenId>,
    /// The backward control flow of the module; built when a wait first needs it.
    back: Option<Rc<Back<'m>>>,
    /// The instructions of copies; built when a wait first counts them.
    instructions: Option<Instructions<'m>>,
}

impl<'m> Waits<'m> {
    /// Starts without tokens.
    pub(crate) fn new(facts: &'m Facts<'m>) -> Self {
        let fuel = Cell::new(token_fuel(facts.module.block_count()));
        Waits { facts, fuel, ids: FxHashMap::default(), back: None, instructions: None }
    }

    /// The entries of the queue that may be in flight after a wait for all of `operands`.
    pub(crate) fn pending_by_tokens(&mut self, wait: OpId, group: &str, entries: Entries) -> Option<u32> {
        let operands = self.facts.module.operand_group(wait, group);
        let back = self.back();
        let pending = Pending { back: &back, entries, fuel: &|| self.burn() };
        operands.iter().filter_map(|&token| pending.behind_token(token, wait)).min()
    }

    /// The entries of the queue that may be in flight after a wait that leaves `newest`
    /// instructions.
    pub(crate) fn pending_by_instructions(
        &mut self,
        wait: OpId,
        newest: u32,
        entries: Entries,
    ) -> Option<u32> {
        let target = self.facts.target.clone()?;
        let back = self.back();
        let mut instructions = self
            .instructions
            .take()
            .unwrap_or_else(|| Instructions::new(&self.facts.knowledge, &target, false));
        let mut weight = |op| match entries {
            Entries::Groups => instructions.of_async_copy(op),
            Entries::TensorCopies => instructions.of_tensor_copy(op),
        };
        let pending = Pending { back: &back, entries, fuel: &|| self.burn() };
        let found = pending.of_instructions(newest, wait, &mut weight);
        self.instructions = Some(instructions);
        found
    }

    fn back(&mut self) -> Rc<Back<'m>> {
        Rc::clone(self.back.get_or_insert_with(|| Rc::new(Back::new(&self.facts.knowledge))))
    }
}
