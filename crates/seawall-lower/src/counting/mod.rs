//! What is in flight at a wait: the walks back from it over the control flow of a module, the
//! instructions that each copy becomes, and how many groups a wait may leave.

mod axis;
mod back;
mod instructions;
mod pending;

pub use back::{Back, Point, Predecessor, ReverseEdge};
pub use instructions::Instructions;
pub(crate) use pending::Entries;
use pending::Pending;

use std::rc::Rc;

use seawall_mlir::OpId;
use seawall_model::Target;

use crate::unit::ModuleLowering;

/// Whether Triton's AMD back end turns commit groups into instruction counts on `target`
/// (`UpdateAsyncWaitCount` of Triton 3.9).
pub fn groups_become_instructions(target: &Target) -> bool {
    match target {
        Target::Amd(isa) => isa.starts_with("gfx125") || isa == "gfx908" || isa == "gfx90a",
        Target::Nvidia(_) => false,
    }
}

impl<'m> ModuleLowering<'m> {
    /// The entries of the queue that may be in flight after a wait for all of `operands`.
    pub(crate) fn pending_by_tokens(&mut self, wait: OpId, group: &str, entries: Entries) -> Option<u32> {
        let operands = self.module.operand_group(wait, group);
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
        let target = self.program.target.clone()?;
        let back = self.back();
        let mut instructions =
            self.instructions.take().unwrap_or_else(|| Instructions::new(&self.knowledge, &target, false));
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
        Rc::clone(self.back.get_or_insert_with(|| Rc::new(Back::new(&self.knowledge))))
    }
}
