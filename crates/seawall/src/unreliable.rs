//! Findings that depend on what a lowering did not resolve.

use rustc_hash::FxHashSet;
use seawall_analysis::{Bound, Finding, FindingKind, Role};
use seawall_base::{Diagnostic, Span};
use seawall_lower::Lowered;
use seawall_mlir::Module;
use seawall_model::{
    Action, BufferId, CompletionArrival, Event, EventId, Footprint, MBarrierOp, Place, Program, Queue,
};

/// The warnings about ops and callees of which the effect is not known.
const ASSUMED: [&str; 2] = ["lower::unknown-callee", "lower::unknown-op"];

fn unknown_index(span: Span) -> Diagnostic {
    let message = "Seawall cannot resolve which elements each thread accesses";
    let mut warning = Diagnostic::warning("lower::unknown-index", span, message);
    "`check` reports no races with it".clone_into(&mut warning.primary.text);
    warning
}

/// What a lowering did not resolve.
#[derive(Clone, Debug, Default)]
pub(crate) struct Unreliable {
    /// Events of which memory or execution is not known.
    imprecise: FxHashSet<EventId>,
    /// Events whose bytes are not known, but whose execution is: their races may not exist.
    unplaced: FxHashSet<EventId>,
    /// Those of which each CTA touches some bytes.
    by_rank: FxHashSet<EventId>,
    /// Whether any finding may be wrong.
    withheld: bool,
    /// Whether faults of some constructs are not decided.
    bounded: bool,
    /// Whether missing waits for operations that arrive at mbarriers depend on a proof.
    needs_proof: bool,
    /// Warnings about accesses of imprecise events.
    warnings: Vec<Diagnostic>,
}

impl Unreliable {
    /// Also returns the warnings that do not depend on the findings.
    pub(crate) fn new(
        program: &Program,
        (imprecise, by_rank): (FxHashSet<EventId>, FxHashSet<EventId>),
        [withheld, bounded]: [bool; 2],
        warnings: Vec<Diagnostic>,
    ) -> (Self, Vec<Diagnostic>) {
        let spans: FxHashSet<Span> = imprecise.iter().map(|&event| program.origin_of(event).span).collect();
        let is_about_access = |warning: &Diagnostic| {
            matches!(warning.code, "ptx::address" | "ptx::generic-address")
                && spans.contains(&warning.primary.span)
        };
        let (warnings, others) = warnings.into_iter().partition(is_about_access);
        let needs_proof = true;
        let unplaced = FxHashSet::default();
        (Unreliable { imprecise, unplaced, by_rank, withheld, bounded, needs_proof, warnings }, others)
    }

    /// What the lowering of a module assumed of ops and callees of which the effect is not known,
    /// and of indices. `None` if there are none. If one of these ops may use an mbarrier, any
    /// finding may be wrong.
    pub(crate) fn of_assumptions(module: &Module, lowered: &mut Lowered) -> Option<Self> {
        let Lowered { program, ops, warnings, .. } = lowered;
        let is_assumed = |warning: &&Diagnostic| ASSUMED.contains(&warning.code);
        let spans: FxHashSet<Span> =
            warnings.iter().filter(is_assumed).map(|warning| warning.primary.span).collect();
        if spans.is_empty() && lowered.unknown_indices.is_empty() {
            return None;
        }
        let op = |event: EventId| ops[program.origin_of(event).index as usize];
        let is_at_one = |event: &EventId| spans.contains(&module.op(op(*event)).name_span);
        let imprecise: FxHashSet<EventId> = program.events.ids().filter(is_at_one).collect();
        let buffers = |event: &Event| -> Vec<BufferId> {
            let footprints = event.accesses.iter().flat_map(|access| &access.footprints);
            let buffer = |footprint: &Footprint| match footprint.place {
                Place::Buffer(buffer) => Some(buffer),
                Place::Parameter(_) | Place::Unknown => None,
            };
            footprints.filter_map(buffer).collect()
        };
        let is_mbarrier = |event: &&Event| matches!(event.action, Action::MBarrier(_));
        let mbarriers: FxHashSet<BufferId> =
            program.events.values().filter(is_mbarrier).flat_map(buffers).collect();
        let may_use = |event: &EventId| {
            buffers(&program.events[*event]).iter().any(|buffer| mbarriers.contains(buffer))
        };
        let users: FxHashSet<Span> = imprecise
            .iter()
            .filter(|event| may_use(event))
            .map(|event| module.op(op(*event)).name_span)
            .collect();
        for warning in warnings.iter_mut().filter(|warning| users.contains(&warning.primary.span)) {
            "it may use an mbarrier, so this kernel is not checked".clone_into(&mut warning.primary.text);
            warning.prevents_check = true;
        }
        let withheld = !users.is_empty();
        let is_unknown = |event: &EventId| lowered.unknown_indices.contains(&op(*event));
        let unplaced: FxHashSet<EventId> = program.events.ids().filter(is_unknown).collect();
        let warned: FxHashSet<Span> = unplaced.iter().map(|&event| program.origin_of(event).span).collect();
        let mut warnings: Vec<Diagnostic> = warned.into_iter().map(unknown_index).collect();
        warnings.sort_by_key(|warning| warning.primary.span);
        Some(Unreliable { imprecise, unplaced, withheld, warnings, ..Unreliable::default() })
    }

    /// For a kernel of which no finding would be reported, so that nothing needs a check: all
    /// warnings.
    pub(crate) fn withheld(&self) -> Option<&[Diagnostic]> {
        self.withheld.then_some(self.warnings.as_slice())
    }

    /// Removes findings that depend on what is not resolved. The result then covers some runs only.
    /// Returns the warnings about accesses of these findings. An access without one is in the
    /// model with more memory or in more runs than it has, and nothing is found even so.
    ///
    /// In PTX, an mbarrier may order accesses in a way that only the model checker sees. If the
    /// check did not cover every path, missing waits for operations that arrive at an mbarrier are
    /// not reported.
    pub(crate) fn restrict(
        &self,
        program: &Program,
        findings: &mut Vec<Finding>,
        bound: &mut Bound,
    ) -> Vec<Diagnostic> {
        let is_undecided = self.needs_proof && *bound != Bound::AllPaths;
        let is_committed = |queue: Queue| {
            let commits =
                |op: &MBarrierOp| matches!(op, MBarrierOp::Commit { queue: own, .. } if *own == queue);
            program.events.values().any(|event| match &event.action {
                Action::MBarrier(operation) => commits(&operation.op),
                _ => false,
            })
        };
        let arrives = |event: EventId| {
            let queue = program.events[event].action.issues_on();
            queue.is_some_and(|queue| match queue.row().arrival {
                CompletionArrival::Never => false,
                // Groups order copies that no mbarrier operation commits.
                _ if queue == Queue::CpAsync => is_committed(queue),
                _ => true,
            })
        };
        let is_undecided_wait = |finding: &Finding| {
            is_undecided
                && finding.code.kind() == FindingKind::MissingWait
                && finding.related.iter().any(|&(role, event)| role == Role::Earlier && arrives(event))
        };
        let imprecise = |finding: &Finding| -> Vec<Span> {
            let related = finding.related.iter().map(|&(_, event)| event);
            let events: Vec<EventId> = related.chain([finding.event]).collect();
            let is_race = finding.code.kind() == FindingKind::Race;
            let is_imprecise =
                |event: &EventId| self.imprecise.contains(event) || is_race && self.unplaced.contains(event);
            let imprecise: Vec<EventId> = events.iter().copied().filter(is_imprecise).collect();
            // The other event is the same in all CTAs, so some CTA has the conflict.
            if let &[only] = imprecise.as_slice()
                && self.by_rank.contains(&only)
            {
                return Vec::new();
            }
            imprecise.into_iter().map(|event| program.origin_of(event).span).collect()
        };
        let mut removed: FxHashSet<Span> = FxHashSet::default();
        let before = findings.len();
        findings.retain(|finding| {
            let own = imprecise(finding);
            let is_kept = !self.withheld && own.is_empty() && !is_undecided_wait(finding);
            removed.extend(own);
            is_kept
        });
        if self.withheld || self.bounded || findings.len() < before {
            *bound = bound.and(Bound::SomeRuns);
        }
        let matters = |warning: &&Diagnostic| self.withheld || removed.contains(&warning.primary.span);
        self.warnings.iter().filter(matters).cloned().collect()
    }
}
