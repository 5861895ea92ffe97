//! What is in flight at a wait: the walks back from it over the control flow of a module, the
//! instructions that each copy becomes, and how many groups a wait may leave.

mod axis;
mod back;
mod instructions;
mod pending;

pub use back::{Back, Point, Predecessor, ReverseEdge};
pub use instructions::Instructions;
pub(crate) use pending::{Entries, Pending};
use seawall_model::Target;

/// Whether Triton's AMD back end turns commit groups into instruction counts on `target`
/// (`UpdateAsyncWaitCount` of Triton 3.9).
pub fn groups_become_instructions(target: &Target) -> bool {
    match target {
        Target::Amd(isa) => isa.starts_with("gfx125") || isa == "gfx908" || isa == "gfx90a",
        Target::Nvidia(_) => false,
    }
}
