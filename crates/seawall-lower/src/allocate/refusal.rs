//! Why memory is not allocated, and the work that a module may cost: what the parts of both allocations answer with.

use seawall_base::{Diagnostic, Span};
use seawall_mlir::{Module, OpId};

/// What to do about a module whose memory is not allocated.
pub(super) const REMEDY: &str = "give the module as it is after the compiler's allocation pass, or let `place`, `check`, `model` and `simulate` take every allocation as memory of its own (`--logical`)";

/// Why memory is not allocated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Refusal {
    /// The op that is to blame; whatever is at hand if none.
    op: Option<OpId>,
    why: &'static str,
}

impl Refusal {
    pub(super) fn new(op: Option<OpId>, why: &'static str) -> Self {
        Refusal { op, why }
    }

    /// The same, with `op` to blame if nothing is yet.
    pub(super) fn blaming(self, op: OpId) -> Self {
        Refusal { op: self.op.or(Some(op)), ..self }
    }

    /// The error for the user, with `message` before the reason.
    pub(super) fn diagnostic(self, module: &Module, code: &'static str, message: &str) -> Diagnostic {
        let op = self.op.or_else(|| module.walk().next());
        let span = op.map_or(Span::at(0), |op| module.op(op).name_span);
        let label = op.map_or_else(|| "here".to_owned(), |op| format!("at this `{}`", module.op_name(op)));
        Diagnostic::error(code, span, format!("{message}: {}", self.why)).label(label).help(REMEDY)
    }
}

/// Work that is left: what keeps a module with many blocks and many allocations from taking hours.
pub(super) struct Fuel(u64);

impl Fuel {
    pub(super) fn new(amount: u64) -> Self {
        Fuel(amount)
    }

    /// Takes `amount`. Errors: nothing is left.
    pub(super) fn spend(&mut self, amount: usize) -> Result<(), Refusal> {
        let left = self.0.checked_sub(amount as u64);
        self.0 = left.ok_or(Refusal::new(None, "it has too many buffers and blocks"))?;
        Ok(())
    }
}
