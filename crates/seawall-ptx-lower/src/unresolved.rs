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
    /// A loop that waits until a value in shared memory changes.
    Spin,
    /// An access that depends on a value that other threads change.
    Choice,
    /// A predicate that decides in which threads an access happens.
    Predicate,
    /// A value in global memory that other threads change, and that decides what follows.
    Flag,
    /// An access to another CTA that may not have started.
    Start,
    /// A store of different values to the same bytes.
    SameBytes,
    /// A register that an asynchronous operation may still write.
    Register,
}

/// What follows for the findings of a kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Consequence {
    /// Findings that do not involve the construct may be wrong, too: it may be or contain
    /// synchronization.
    Withholds,
    /// Findings that involve the construct may be wrong.
    Limits,
    /// The findings are right, but faults of the construct itself are not decided.
    Bounds,
}

impl Unresolved {
    /// The code of the warning.
    pub(crate) fn code(self) -> &'static str {
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
            Unresolved::Spin => "ptx::spin",
            Unresolved::Choice => "ptx::choice",
            Unresolved::Predicate => "ptx::predicate",
            Unresolved::Flag => "ptx::flag",
            Unresolved::Start => "ptx::cluster-start",
            Unresolved::SameBytes => "ptx::same-bytes",
            Unresolved::Register => "ptx::register",
        }
    }

    /// What follows for the findings.
    pub(crate) fn consequence(self) -> Consequence {
        match self {
            Unresolved::Address
            | Unresolved::Generic
            | Unresolved::Choice
            | Unresolved::Predicate
            | Unresolved::Flag => Consequence::Limits,
            Unresolved::Start | Unresolved::SameBytes | Unresolved::Register => Consequence::Bounds,
            Unresolved::Instruction
            | Unresolved::Call
            | Unresolved::Divergence
            | Unresolved::Issuer
            | Unresolved::MBarrier
            | Unresolved::Cluster
            | Unresolved::Label
            | Unresolved::Bytes
            | Unresolved::Spin
            | Unresolved::Count => Consequence::Withholds,
        }
    }

    /// The warning.
    pub(crate) fn warning(self, span: Span, what: &str, reason: &str) -> Diagnostic {
        let warning = Diagnostic::warning(self.code(), span, format!("`{what}` is not resolved: {reason}"));
        match self.consequence() {
            Consequence::Withholds => warning.label("so this kernel is not checked").preventing_check(),
            Consequence::Limits => warning.label("findings that depend on it are not reported"),
            Consequence::Bounds => warning.label("whether this is a fault is not decided"),
        }
    }
}
