//! Codes of what the lowering does not understand.

use seawall_base::{Diagnostic, Span};

/// What is not understood, and what follows for the findings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Unresolved {
    /// An address in shared memory.
    Address,
    /// An instruction without a meaning in the model.
    Instruction,
    /// A call.
    Call,
    /// Synchronization that only some threads reach.
    Divergence,
    /// Which threads execute an operation.
    Issuer,
    /// An mbarrier operation.
    MBarrier,
    /// Accesses to other CTAs of the cluster.
    Cluster,
    /// A generic address.
    Generic,
    /// A branch to an unknown label.
    Label,
    /// A number of groups, of threads, or of a barrier.
    Count,
    /// The bytes with which a copy completes on an mbarrier.
    Bytes,
}

impl Unresolved {
    fn code(self) -> &'static str {
        match self {
            Unresolved::Address => "ptx::address",
            Unresolved::Instruction => "ptx::instruction",
            Unresolved::Call => "ptx::call",
            Unresolved::Divergence => "ptx::divergence",
            Unresolved::Issuer => "ptx::issuer",
            Unresolved::MBarrier => "ptx::mbarrier",
            Unresolved::Cluster => "ptx::cluster",
            Unresolved::Generic => "ptx::generic-address",
            Unresolved::Label => "ptx::label",
            Unresolved::Count => "ptx::count",
            Unresolved::Bytes => "ptx::bytes",
        }
    }

    /// Whether findings that do not involve the construct may still be wrong: it may be or contain
    /// synchronization.
    pub(crate) fn withholds_all(self) -> bool {
        match self {
            Unresolved::Address | Unresolved::Generic => false,
            Unresolved::Instruction
            | Unresolved::Call
            | Unresolved::Divergence
            | Unresolved::Issuer
            | Unresolved::MBarrier
            | Unresolved::Cluster
            | Unresolved::Label
            | Unresolved::Bytes
            | Unresolved::Count => true,
        }
    }

    /// The warning.
    pub(crate) fn warning(self, span: Span, what: &str, reason: &str) -> Diagnostic {
        let warning = Diagnostic::warning(self.code(), span, format!("`{what}` is not resolved: {reason}"));
        match self.withholds_all() {
            true => warning.label("so this kernel is not checked").preventing_check(),
            false => warning.label("findings that depend on it are not reported"),
        }
    }
}
