//! Findings that depend on what a lowering did not resolve.

use std::collections::BTreeSet;

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_analysis::{Bound, Finding, FindingCode, FindingKind, Role};
use seawall_base::{Diagnostic, Span};
use seawall_lower::Lowered;
use seawall_mlir::{Module, OpId, symbols_of};
use seawall_model::{
    Action, BufferId, CompletionArrival, Event, EventId, Footprint, PartitionId, Place, Program, Queue,
};
use seawall_ptx_lower::Flags;

use crate::unknown_calls::UnknownCalls;

/// The warning about partitions that only attributes name.
const BEFORE_PARTITION: &str = "lower::before-partition";

/// The warning about a branch at which all threads are assumed to take one path.
const UNPROVED_PATH: &str = "lower::unproved-path";

/// The warnings about ops and callees of which the effect is not known.
const ASSUMED: [&str; 2] = ["lower::unknown-callee", "lower::unknown-op"];

fn unknown_index(span: Span) -> Diagnostic {
    let message = "Seawall cannot resolve which elements each thread accesses";
    let mut warning = Diagnostic::warning("lower::unknown-index", span, message);
    "`check` reports no races with it".clone_into(&mut warning.primary.text);
    warning
}

fn moved_index(span: Span) -> Diagnostic {
    let message = "Seawall cannot resolve when two accesses are at the same elements";
    let mut warning = Diagnostic::warning("lower::unknown-index", span, message);
    "`check` reports no races between accesses whose indices a loop or a block number moves"
        .clone_into(&mut warning.primary.text);
    warning
}

fn same_bytes(span: Span) -> Diagnostic {
    let message = "threads store different values to the same element";
    let mut warning = Diagnostic::warning("lower::same-bytes", span, message);
    "which value remains is not defined".clone_into(&mut warning.primary.text);
    warning
}

/// Whether only attributes name the partitions of the module, and no token or aref orders them: a
/// pass that Seawall does not simulate makes these. Says so in the warning.
fn has_no_channels(module: &Module, warnings: &mut [Diagnostic]) -> bool {
    if symbols_of(module).any(|name| name.starts_with("nvws.")) {
        return false;
    }
    let mut found = false;
    for warning in warnings.iter_mut().filter(|warning| warning.code == BEFORE_PARTITION) {
        found = true;
        let help = "the compiler still synchronizes these partitions, so races between them are not reported; \
                    `--as-is` reports them";
        warning.help = Some(help.to_owned());
    }
    found
}

/// Those of `events` that may use an mbarrier.
fn users_of_mbarriers(program: &Program, events: &FxHashSet<EventId>) -> Vec<EventId> {
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
    let may_use =
        |event: &EventId| buffers(&program.events[*event]).iter().any(|buffer| mbarriers.contains(buffer));
    events.iter().copied().filter(may_use).collect()
}

fn partitions_of_events(program: &Program) -> FxHashMap<EventId, FxHashSet<PartitionId>> {
    let mut partitions: FxHashMap<EventId, FxHashSet<PartitionId>> = FxHashMap::default();
    for block in program.blocks.values() {
        for &event in &block.events {
            partitions.entry(event).or_default().insert(block.partition);
        }
    }
    partitions
}

/// What a lowering did not resolve.
#[derive(Clone, Debug, Default)]
pub(crate) struct Unreliable {
    /// Events of which memory or execution is not known.
    imprecise: FxHashSet<EventId>,
    /// Events whose bytes are not known, but whose execution is: their races may not exist.
    unplaced: FxHashSet<EventId>,
    /// Events that are at other bytes each time: races of two of them may not exist.
    moved: FxHashSet<EventId>,
    /// Those of which each CTA touches some bytes.
    by_rank: FxHashSet<EventId>,
    /// Events that flags in global memory may order.
    flags: Flags,
    /// The partitions of each event, if the compiler still makes what orders partitions among each
    /// other.
    unordered: Option<FxHashMap<EventId, FxHashSet<PartitionId>>>,
    /// Calls that may order accesses.
    calls: UnknownCalls,
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
        flags: Flags,
        [withheld, bounded]: [bool; 2],
        warnings: Vec<Diagnostic>,
    ) -> (Self, Vec<Diagnostic>) {
        let spans: FxHashSet<Span> = imprecise.iter().map(|&event| program.origin_of(event).span).collect();
        let is_about_access = |warning: &Diagnostic| {
            matches!(warning.code, "ptx::address" | "ptx::generic-address" | "ptx::choice" | "ptx::predicate")
                && spans.contains(&warning.primary.span)
        };
        let (warnings, others) = warnings.into_iter().partition(is_about_access);
        let needs_proof = true;
        let own = Unreliable { imprecise, by_rank, withheld, bounded, needs_proof, ..Unreliable::default() };
        (Unreliable { warnings, flags, ..own }, others)
    }

    /// Whether flags in global memory may give the events of a finding an order that the model does
    /// not have.
    fn may_be_ordered(&self, program: &Program, finding: &Finding) -> bool {
        if !self.flags.may_order_some() {
            return false;
        }
        let is_race = match finding.code.kind() {
            FindingKind::Race => matches!(
                finding.code,
                FindingCode::RaceReadAfterWrite
                    | FindingCode::RaceWriteAfterRead
                    | FindingCode::RaceWriteAfterWrite
            ),
            FindingKind::MissingWait => false,
            // They depend on the order of operations that the finding does not name.
            FindingKind::Deadlock | FindingKind::Protocol => return true,
            FindingKind::Redundant | FindingKind::Reliance => return false,
        };
        let mut events: Vec<EventId> = finding.related.iter().map(|&(_, event)| event).collect();
        if events.is_empty() {
            events.push(finding.event);
        }
        let ends_at_once = |event: EventId| program.events[event].action.issues_on().is_none();
        events.into_iter().any(|event| {
            let is_synchronous = is_race && ends_at_once(event) && ends_at_once(finding.event);
            self.flags.may_order(event, finding.event, is_synchronous)
        })
    }

    /// What the lowering of a module assumed of ops and callees of which the effect is not known,
    /// and of indices. `None` if there are none. If one of these ops may use an mbarrier, any
    /// finding may be wrong. With `is_final`, no pass is still to synchronize partitions.
    pub(crate) fn of_assumptions(module: &Module, lowered: &mut Lowered, is_final: bool) -> Option<Self> {
        let Lowered {
            program,
            ops,
            warnings,
            unknown_indices,
            moved_indices,
            unknown_ranks,
            differing_stores,
            unknown_calls,
            ..
        } = lowered;
        let is_assumed = |warning: &&Diagnostic| ASSUMED.contains(&warning.code);
        let spans: FxHashSet<Span> =
            warnings.iter().filter(is_assumed).map(|warning| warning.primary.span).collect();
        let indices = [&unknown_indices, &moved_indices, &unknown_ranks, &differing_stores, &unknown_calls];
        let unordered =
            (!is_final && has_no_channels(module, warnings)).then(|| partitions_of_events(program));
        let has_unfollowed = warnings.iter().any(|warning| warning.prevents_check);
        let is_one_path_assumed = warnings.iter().any(|warning| warning.code == UNPROVED_PATH);
        let is_certain = spans.is_empty() && unordered.is_none() && !has_unfollowed && !is_one_path_assumed;
        if is_certain && indices.iter().all(|ops| ops.is_empty()) {
            return None;
        }
        let op = |event: EventId| ops[program.origin_of(event).index as usize];
        let is_at_one = |event: &EventId| spans.contains(&module.op(op(*event)).name_span);
        let mut imprecise: FxHashSet<EventId> = program.events.ids().filter(is_at_one).collect();
        let users = users_of_mbarriers(program, &imprecise);
        let users: FxHashSet<Span> = users.into_iter().map(|event| module.op(op(event)).name_span).collect();
        for warning in warnings.iter_mut().filter(|warning| users.contains(&warning.primary.span)) {
            "it may use an mbarrier, so this kernel is not checked".clone_into(&mut warning.primary.text);
            warning.prevents_check = true;
        }
        let withheld = !users.is_empty() || has_unfollowed;
        let events_of = |ops: &[OpId]| -> FxHashSet<EventId> {
            program.events.ids().filter(|&event| ops.contains(&op(event))).collect()
        };
        let spans_of = |events: &FxHashSet<EventId>| -> FxHashSet<Span> {
            events.iter().map(|&event| program.origin_of(event).span).collect()
        };
        let (unplaced, moved) = (events_of(unknown_indices), events_of(moved_indices));
        let (of_unplaced, mut of_moved) = (spans_of(&unplaced), spans_of(&moved));
        of_moved.retain(|span| !of_unplaced.contains(span));
        let mut warnings: Vec<Diagnostic> = of_unplaced.into_iter().map(unknown_index).collect();
        warnings.extend(of_moved.into_iter().map(moved_index));
        warnings.sort_by_key(|warning| warning.primary.span);
        let stores: BTreeSet<Span> = spans_of(&events_of(differing_stores)).into_iter().collect();
        imprecise.extend(events_of(unknown_ranks));
        let bounded = !stores.is_empty() || !unknown_ranks.is_empty() || is_one_path_assumed;
        lowered.warnings.extend(stores.into_iter().map(same_bytes));
        let calls = UnknownCalls(events_of(unknown_calls));
        let own =
            Unreliable { imprecise, unplaced, moved, calls, withheld, bounded, ..Unreliable::default() };
        Some(Unreliable { unordered, warnings, ..own })
    }

    /// Moves each warning to another place.
    pub(crate) fn map_warnings(&mut self, map: impl FnMut(Diagnostic) -> Diagnostic) {
        self.warnings = std::mem::take(&mut self.warnings).into_iter().map(map).collect();
    }

    /// Whether a finding is about two partitions that the compiler has not synchronized yet.
    fn is_of_channels(&self, finding: &Finding) -> bool {
        let Some(partitions) = &self.unordered else { return false };
        let of = |event: EventId| partitions.get(&event);
        let own = of(finding.event);
        let related = finding.related.iter().filter(|(role, _)| *role == Role::Earlier);
        related.into_iter().any(|&(_, event)| of(event) != own || own.is_some_and(|own| own.len() > 1))
    }

    /// For a kernel of which no finding would be reported, so that nothing needs a check: all
    /// warnings.
    pub(crate) fn withheld(&self) -> Option<&[Diagnostic]> {
        self.withheld.then_some(self.warnings.as_slice())
    }

    /// The operations of a finding because of which it may be wrong.
    fn imprecise_spans(&self, program: &Program, finding: &Finding) -> Vec<Span> {
        let related = finding.related.iter().map(|&(_, event)| event);
        let events: Vec<EventId> = related.chain([finding.event]).collect();
        let is_race = finding.code.kind() == FindingKind::Race;
        let are_moved = events.iter().all(|event| self.moved.contains(event));
        let is_imprecise = |event: &EventId| {
            self.imprecise.contains(event) || is_race && (are_moved || self.unplaced.contains(event))
        };
        let imprecise: Vec<EventId> = events.iter().copied().filter(is_imprecise).collect();
        // The other event is the same in all CTAs, so some CTA has the conflict.
        if let &[only] = imprecise.as_slice()
            && self.by_rank.contains(&only)
        {
            return Vec::new();
        }
        imprecise.into_iter().map(|event| program.origin_of(event).span).collect()
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
            program.events.values().any(|event| event.action.commits_to_mbarrier() == Some(queue))
        };
        let arrives = |event: EventId| {
            let queue = program.events[event].action.issues_on();
            queue.is_some_and(|queue| match queue.row().arrival {
                CompletionArrival::Never => false,
                // Groups order copies that no mbarrier operation commits.
                _ if queue.groups_by_commit() => is_committed(queue),
                CompletionArrival::Bytes | CompletionArrival::OncePerWarp | CompletionArrival::Once => true,
            })
        };
        let is_undecided_wait = |finding: &Finding| {
            is_undecided
                && finding.code.kind() == FindingKind::MissingWait
                && finding.related.iter().any(|&(role, event)| role == Role::Earlier && arrives(event))
        };
        let mut removed: FxHashSet<Span> = FxHashSet::default();
        let (mut by_flags, mut by_calls) = (false, false);
        let before = findings.len();
        findings.retain(|finding| {
            let own = self.imprecise_spans(program, finding);
            let is_ordered = self.may_be_ordered(program, finding);
            by_flags |= is_ordered;
            let is_prevented = self.calls.may_prevent(program, finding);
            by_calls |= is_prevented && own.is_empty();
            let is_certain = own.is_empty()
                && !is_prevented
                && !is_undecided_wait(finding)
                && !self.is_of_channels(finding);
            let is_kept = !self.withheld && !is_ordered && is_certain;
            removed.extend(own);
            is_kept
        });
        if self.withheld || self.bounded || findings.len() < before {
            *bound = bound.and(Bound::SomeRuns);
        }
        let matters = |warning: &&Diagnostic| self.withheld || removed.contains(&warning.primary.span);
        let of_flags = self.flags.warnings.iter().filter(|_| by_flags);
        let of_calls = if by_calls { self.calls.warnings(program) } else { Vec::new() };
        self.warnings.iter().filter(matters).chain(of_flags).cloned().chain(of_calls).collect()
    }
}
