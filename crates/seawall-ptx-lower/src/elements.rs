//! The body of a function as a list of labels and instructions.

use seawall_ptx::InstructionId;

use crate::names::Scope;

/// An instruction with its scope.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    pub(crate) id: InstructionId,
    pub(crate) scope: Scope,
    /// Whether it is an mbarrier wait that is repeated until it succeeds.
    pub(crate) waits: bool,
    /// Whether the branch in front of its block stands for its predicate.
    pub(crate) branched: bool,
    /// Whether it is an mbarrier wait that is not repeated, and of which the result does not
    /// matter.
    pub(crate) peeks: bool,
    /// Whether it is a branch of which the other side only traps.
    pub(crate) asserted: bool,
}

/// An element of a body: a label or an instruction.
#[derive(Clone, Copy)]
pub(crate) enum Element<'m> {
    Label(Scope, &'m str),
    Step(Step),
}
