//! Errors of both allocations, and the bound on their work.

use seawall_base::{Diagnostic, Span};
use seawall_mlir::{Module, OpId};

/// Help for a module whose memory Seawall cannot allocate.
pub(super) const REMEDY: &str = "pass the module as it is after the compiler's allocation pass, or use `--logical` (`place`, `check`, `model`, `simulate`), which gives every allocation separate memory";

/// Why memory cannot be allocated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Refusal {
    /// The op that the error names; the first op of the module if `None`.
    op: Option<OpId>,
    why: &'static str,
}

impl Refusal {
    pub(super) fn new(op: Option<OpId>, why: &'static str) -> Self {
        Refusal { op, why }
    }

    /// The same refusal, which names `op` if it names none yet.
    pub(super) fn at_op(self, op: OpId) -> Self {
        Refusal { op: self.op.or(Some(op)), ..self }
    }

    /// The error for the user: `message`, then the reason.
    pub(super) fn diagnostic(self, module: &Module, code: &'static str, message: &str) -> Diagnostic {
        let op = self.op.or_else(|| module.walk().next());
        let span = op.map_or(Span::at(0), |op| module.op(op).name_span);
        let label = op.map_or_else(|| "here".to_owned(), |op| format!("at this `{}`", module.op_name(op)));
        Diagnostic::error(code, span, format!("{message}: {}", self.why)).label(label).help(REMEDY)
    }
}

/// The work that is left. It bounds the time for a module with many blocks and many allocations.
pub(super) struct Fuel(u64);

impl Fuel {
    pub(super) fn new(amount: u64) -> Self {
        Fuel(amount)
    }

    /// Spends `amount`. Errors: nothing is left.
    pub(super) fn spend(&mut self, amount: usize) -> Result<(), Refusal> {
        let left = self.0.checked_sub(amount as u64);
        self.0 = left.ok_or(Refusal::new(None, "the module has too many buffers and blocks"))?;
        Ok(())
    }
}
