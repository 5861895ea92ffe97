//! Checks a changed trace: lowers it again and runs the usual check.

use seawall_analysis::{Finding, FindingKind, Role};
use seawall_base::Diagnostic;
use seawall_model::{EventId, Target};
use seawall_place::check;
use seawall_wave::{NodeId, Trace};
use seawall_wave_lower::{LowerOptions, Lowered, NodeSpans, lower};

/// A changed trace as a model, with its errors.
pub(super) struct Verdict {
    pub(super) lowered: Lowered,
    /// Races and missing waits. Redundant barriers are not errors.
    pub(super) findings: Vec<Finding>,
}

impl Verdict {
    pub(super) fn new(trace: &Trace, target: Option<&Target>) -> Result<Verdict, Vec<Diagnostic>> {
        let options = LowerOptions { target: target.cloned(), ..LowerOptions::default() };
        let lowered = lower(trace, &NodeSpans::default(), &options)?;
        let mut findings = check(&lowered.program).findings;
        findings.retain(|finding| finding.code.kind().is_error());
        Ok(Verdict { lowered, findings })
    }

    pub(super) fn is_clean(&self) -> bool {
        self.findings.is_empty()
    }

    /// The nodes of unordered accesses, each with the copy that is still in flight there, if any.
    pub(super) fn open(&self) -> Vec<(NodeId, Option<NodeId>)> {
        let mut open = Vec::new();
        for finding in &self.findings {
            let earlier =
                finding.related.iter().find(|related| related.0 == Role::Earlier).map(|related| related.1);
            let Some(later) = self.node(finding.event) else { continue };
            let waits = finding.code.kind() == FindingKind::MissingWait;
            let copy = earlier.filter(|_| waits).and_then(|event| self.node(event));
            if !open.contains(&(later, copy)) {
                open.push((later, copy));
            }
        }
        open
    }

    fn node(&self, event: EventId) -> Option<NodeId> {
        let index = self.lowered.program.origin_of(event).index;
        self.lowered.nodes.get(index as usize).copied()
    }
}
