//! Calls of unknown functions, which may synchronize: they may order the accesses before and after
//! them.

use std::collections::BTreeSet;

use rustc_hash::FxHashSet;
use seawall_analysis::{Finding, FindingKind, Role};
use seawall_base::{Diagnostic, Span};
use seawall_model::{EventId, Program};

/// The calls of a program.
#[derive(Clone, Debug, Default)]
pub(crate) struct UnknownCalls(pub(crate) FxHashSet<EventId>);

impl UnknownCalls {
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether a finding may not exist because of a call: every path between its accesses passes
    /// a call, or the call may need a barrier that counts as redundant.
    pub(crate) fn may_prevent(&self, program: &Program, finding: &Finding) -> bool {
        if self.is_empty() {
            return false;
        }
        let is_stop =
            |event: EventId| self.0.contains(&event) || program.events[event].action.is_partition_barrier();
        match finding.code.kind() {
            FindingKind::Race | FindingKind::MissingWait => {
                let mut earlier =
                    finding.related.iter().filter(|(role, _)| *role == Role::Earlier).peekable();
                earlier.peek().is_some()
                    && !earlier.any(|&(_, event)| program.reaches_without((event, finding.event), is_stop))
            }
            FindingKind::Redundant => true,
            FindingKind::Deadlock | FindingKind::Protocol | FindingKind::Reliance => false,
        }
    }

    /// The warnings about all calls.
    pub(crate) fn warnings(&self, program: &Program) -> Vec<Diagnostic> {
        let spans: BTreeSet<Span> = self.0.iter().map(|&event| program.origin_of(event).span).collect();
        let warning = |span| {
            let message = "the called function is not known, and may synchronize";
            let mut warning = Diagnostic::warning("lower::unknown-callee", span, message);
            "`check` reports no races across it".clone_into(&mut warning.primary.text);
            warning
        };
        spans.into_iter().map(warning).collect()
    }
}
