//! Which findings follow from which, and the order in which they are reported.
//!
//! Findings that one repair removes have one cause: pairs that one barrier of the smallest
//! placement orders, operations that one wait leaves in flight, accesses that one fence separates.
//! The first of them is the root, and the others follow from it.

use std::collections::BTreeMap;

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_analysis::{Finding, FindingCode, FindingKind, Mistake, MistakeKind, Remedy, Role, Weight};
use seawall_model::{EventId, OriginId, Program, Queue, TermId};
use seawall_place::{
    Insertion, MinimalOptions, PlaceOptions, Placed, Point, Strategy, as_one_warp, check_but, place,
    with_insertions,
};

use crate::Input;

/// The most work to find what each barrier removes: the number of barriers times that of events.
const MOST_WORK: usize = 100_000;

/// Sets [`Finding::follows_from`] of findings that are not linked yet, and sorts all findings: each
/// root, then what follows from it. Roots are in the order of [`weight`], [`class`], [`doubt`] and
/// the text.
pub(crate) fn link(input: &Input<'_>, findings: &mut Vec<Finding>) {
    let program = input.program;
    let barriers = Barriers::new(input, findings);
    let mut groups = Groups::new(findings.len());
    let mut first: FxHashMap<Key, usize> = FxHashMap::default();
    for (at, finding) in findings.iter().enumerate().filter(|(_, finding)| is_open(finding)) {
        for key in keys(program, finding, &barriers).into_iter().chain(waits_for(finding, findings)) {
            let other = *first.entry(key).or_insert(at);
            groups.join(other, at);
        }
    }
    let order = |finding: &Finding| {
        let start = program.origin_of(finding.event).span.start;
        (
            weight(finding),
            class(finding),
            doubt(finding),
            start,
            finding.event,
            finding.code,
            finding.related.clone(),
        )
    };
    let mut roots: FxHashMap<usize, usize> = FxHashMap::default();
    for at in (0..findings.len()).filter(|&at| is_open(&findings[at])) {
        let root = roots.entry(groups.of(at)).or_insert(at);
        // Where the repair is, the finding is easiest to understand.
        let rank = |at: usize| {
            let finding: &Finding = &findings[at];
            let is_here = barriers.before(program, finding) == Some(finding.event);
            (class(finding), !is_here, order(finding))
        };
        if rank(at) < rank(*root) {
            *root = at;
        }
    }
    for at in 0..findings.len() {
        let Some(&root) = roots.get(&groups.of(at)).filter(|_| is_open(&findings[at])) else { continue };
        if root != at {
            findings[at].follows_from = Some((findings[root].code, findings[root].event));
        } else if let Some(event) = barriers.before(program, &findings[at]) {
            findings[at].remedy = Some(Remedy::BarrierBefore(event));
        }
    }
    follow_roots(findings);
    sort(findings, order);
}

/// Lets what follows from a consequence follow from the root.
fn follow_roots(findings: &mut [Finding]) {
    let cause: FxHashMap<(FindingCode, EventId), (FindingCode, EventId)> = findings
        .iter()
        .filter_map(|finding| Some(((finding.code, finding.event), finding.follows_from?)))
        .collect();
    let roots: FxHashSet<(FindingCode, EventId)> = findings
        .iter()
        .filter(|finding| finding.follows_from.is_none())
        .map(|finding| (finding.code, finding.event))
        .collect();
    for finding in findings {
        let Some(mut from) = finding.follows_from else { continue };
        let mut seen = FxHashSet::default();
        while !roots.contains(&from)
            && seen.insert(from)
            && let Some(&next) = cause.get(&from)
        {
            from = next;
        }
        finding.follows_from = Some(from);
    }
}

/// Whether a finding may be linked here: an error without a known cause.
fn is_open(finding: &Finding) -> bool {
    finding.code.kind().is_error() && finding.follows_from.is_none()
}

/// Sorts findings by `order`, with each finding behind the root from which it follows.
fn sort<K: Ord>(findings: &mut Vec<Finding>, order: impl Fn(&Finding) -> K) {
    findings.sort_by_cached_key(&order);
    let (roots, consequences): (Vec<Finding>, Vec<Finding>) =
        std::mem::take(findings).into_iter().partition(|finding| finding.follows_from.is_none());
    let mut by_root: BTreeMap<(FindingCode, EventId), Vec<Finding>> = BTreeMap::new();
    for finding in consequences {
        by_root.entry(finding.follows_from.expect("a consequence has a root")).or_default().push(finding);
    }
    for root in roots {
        let follow = by_root.remove(&(root.code, root.event)).unwrap_or_default();
        findings.push(root);
        findings.extend(follow);
    }
    // What follows from a finding that was removed since stands for itself.
    let mut left: Vec<Finding> = by_root.into_values().flatten().collect();
    left.sort_by_cached_key(&order);
    findings.extend(left.into_iter().map(|finding| Finding { follows_from: None, ..finding }));
}

/// Errors come first, then errors of empty loops only, then the rest.
fn weight(finding: &Finding) -> u8 {
    match (finding.code.kind().is_error(), finding.weight) {
        (true, Weight::Full) => 0,
        (true, Weight::EmptyLoop) => 1,
        (true, Weight::Advice) | (false, _) => 2,
    }
}

/// The place of a code in the order of reports: what stops a kernel, what spoils its data, and what
/// is only a remark.
fn class(finding: &Finding) -> u8 {
    let is_phase = |mistake: &Mistake| mistake.kind == MistakeKind::ConstantPhase;
    match finding.code {
        // The wait with the wrong phase explains the counts.
        FindingCode::WrongArrivals if finding.mistake.as_ref().is_some_and(is_phase) => 2,
        FindingCode::WrongBytes | FindingCode::WrongArrivals => 0,
        FindingCode::Deadlock | FindingCode::SplitBarrierMisuse => 1,
        FindingCode::MBarrierLifetime => 2,
        FindingCode::EndedCta if is_between_ctas(finding) => 2,
        FindingCode::MissingWait | FindingCode::ReadInFlight | FindingCode::MissingProxyFence => 3,
        FindingCode::MissingMemoryFence
        | FindingCode::RaceReadAfterWrite
        | FindingCode::RaceWriteAfterRead
        | FindingCode::RaceWriteAfterWrite
        | FindingCode::RaceBetweenCtas
        | FindingCode::EndedCta => 4,
        FindingCode::IssueOrder => 5,
        FindingCode::RedundantBarrier | FindingCode::RedundantWait => 6,
    }
}

/// Whether a finding is about an access to another CTA, which ends.
fn is_between_ctas(finding: &Finding) -> bool {
    matches!(finding.remedy, Some(Remedy::ClusterBarrierAfter(_)))
}

/// How doubtful the mistake of a finding is: first those that the text alone shows, last those that
/// say what is usual at such a place.
fn doubt(finding: &Finding) -> u8 {
    let Some(mistake) = &finding.mistake else { return 1 };
    match mistake.kind {
        MistakeKind::NoArrival { .. } | MistakeKind::ConstantPhase | MistakeKind::ConstantSlot { .. } => 0,
        MistakeKind::BlocksFresh
        | MistakeKind::PassesFresh
        | MistakeKind::RestartedPhase
        | MistakeKind::OtherRate { .. }
        | MistakeKind::TooFewArrivals { .. }
        | MistakeKind::TooManyArrivals { .. }
        | MistakeKind::Bytes { .. }
        | MistakeKind::Ended { .. }
        | MistakeKind::ThreadCount { .. }
        | MistakeKind::FirstSlot { .. }
        | MistakeKind::NoFirstArrival
        | MistakeKind::ArrivesBehindWait { .. }
        | MistakeKind::NoWait { .. }
        | MistakeKind::NoArrivalAfter { .. }
        | MistakeKind::BeforeItsWait { .. }
        | MistakeKind::ArrivesBeforeAccess { .. }
        | MistakeKind::WaitOfOtherPartition { .. }
        | MistakeKind::CommitDoesNotCover { .. }
        | MistakeKind::WaitOnSomePaths
        | MistakeKind::Overlap { .. }
        | MistakeKind::StagesApart => 1,
        MistakeKind::AllSlotsInUse { .. } | MistakeKind::SomeWarps => 2,
    }
}

/// What findings with one cause have in common.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Key {
    /// The repair.
    Repair(Remedy),
    /// The barrier of the smallest placement that orders the accesses.
    Barrier(usize),
    /// The wait that leaves too much in flight.
    WeakWait(EventId),
    /// The operation in flight without a wait.
    InFlight(Queue, EventId),
    /// The barrier without a memory fence.
    Bare(EventId),
    /// The two accesses.
    Pair(EventId, EventId),
    /// The event that is probably wrong.
    Mistake(EventId),
    /// The phase that never changes.
    ConstantPhase(TermId),
}

/// The missing waits for an operation that may be in flight when its CTA ends.
fn waits_for<'a>(ended: &'a Finding, findings: &'a [Finding]) -> impl Iterator<Item = Key> + 'a {
    let is_of_it = |finding: &&Finding| {
        finding.code.kind() == FindingKind::MissingWait
            && finding.related.contains(&(Role::Earlier, ended.event))
    };
    let waits = findings.iter().filter(|_| ended.code == FindingCode::EndedCta).filter(is_of_it);
    waits.map(|wait| Key::Pair(ended.event, wait.event))
}

fn keys(program: &Program, finding: &Finding, barriers: &Barriers) -> Vec<Key> {
    let in_role = |role| finding.related.iter().find(|related| related.0 == role).map(|related| related.1);
    let earlier = in_role(Role::Earlier);
    let mut keys: Vec<Key> = earlier.map(|earlier| Key::Pair(earlier, finding.event)).into_iter().collect();
    match barriers.of(finding) {
        Some(barrier) => keys.push(Key::Barrier(barrier)),
        None => keys.extend(finding.remedy.map(Key::Repair)),
    }
    if finding.code.kind() == FindingKind::MissingWait {
        keys.extend(in_role(Role::WeakWait).map(Key::WeakWait));
        if let (Some(Remedy::WaitBefore { queue, .. }), Some(earlier)) = (finding.remedy, earlier) {
            keys.push(Key::InFlight(queue, earlier));
        }
    }
    keys.extend(in_role(Role::ExecutionBarrier).map(Key::Bare));
    if let Some(mistake) = &finding.mistake {
        keys.push(Key::Mistake(mistake.event));
        if let MistakeKind::NoArrival { doubled: Some((_, second)), .. } = mistake.kind {
            keys.push(Key::Mistake(second));
        }
        if mistake.kind == MistakeKind::ConstantPhase {
            let phase = program.events[mistake.event].action.mbarrier_wait();
            keys.extend(phase.map(Key::ConstantPhase));
        }
    }
    keys
}

/// The barriers of the smallest placement, and the findings that each of them removes.
#[derive(Default)]
struct Barriers {
    removes: FxHashMap<RaceKey, usize>,
    placed: Vec<Placed>,
}

/// A finding of the hazard analysis: its code, its accesses.
type RaceKey = (FindingCode, EventId, EventId);

impl Barriers {
    /// Places barriers if several findings miss one, and checks the program with each alone.
    fn new(input: &Input<'_>, findings: &[Finding]) -> Self {
        let program = input.program;
        let missing = findings.iter().filter(|finding| is_open(finding) && misses_barrier(finding));
        let missing: Vec<RaceKey> = missing.filter_map(race).collect();
        if missing.len() < 2 {
            return Barriers::default();
        }
        let minimal =
            MinimalOptions { remove_redundant: false, any_warp: false, order_lanes: true, split: false };
        let options = PlaceOptions { strategy: Strategy::Minimal(minimal) };
        let Ok(placement) = place(program, &options) else { return Barriers::default() };
        if placement.placed.len() * program.events.len() > MOST_WORK {
            return Barriers::default();
        }
        let mut removed: Vec<(usize, Vec<RaceKey>)> = Vec::new();
        for (at, placed) in placement.placed.iter().enumerate() {
            let left = races(input, &with_insertions(program, std::slice::from_ref(placed)));
            removed.push((at, missing.iter().filter(|race| !left.contains(race)).copied().collect()));
        }
        removed.sort_by_key(|(_, removed)| std::cmp::Reverse(removed.len()));
        let mut barriers = Barriers { placed: placement.placed, ..Barriers::default() };
        for (at, races) in removed {
            for race in races {
                barriers.removes.entry(race).or_insert(at);
            }
        }
        barriers
    }

    /// The number of the barrier that removes a finding.
    fn of(&self, finding: &Finding) -> Option<usize> {
        self.removes.get(&race(finding)?).copied().filter(|_| misses_barrier(finding))
    }

    /// The event before which the barrier for a finding is placed.
    fn before(&self, program: &Program, finding: &Finding) -> Option<EventId> {
        let placed = self.placed.get(self.of(finding)?)?;
        let at = |origin: OriginId| program.events.iter().find(|(_, event)| event.origin == origin);
        match (placed.insertion, placed.point) {
            (Insertion::LocalBarrier, Point::Before(origin)) => at(origin).map(|(event, _)| event),
            _ => None,
        }
    }
}

/// The findings of the hazard analysis of warps and of lanes.
fn races(input: &Input<'_>, changed: &Program) -> FxHashSet<RaceKey> {
    let mut findings = check_but(changed, FxHashSet::default()).findings;
    if let Some(again) = input.lanes
        && let Some(lanes) = as_one_warp(changed)
    {
        findings.extend(check_but(&lanes, again.clone()).findings);
    }
    findings.iter().filter_map(race).collect()
}

fn race(finding: &Finding) -> Option<RaceKey> {
    let earlier = finding.related.iter().find(|related| related.0 == Role::Earlier)?.1;
    Some((finding.code, earlier, finding.event))
}

/// Whether a barrier repairs a finding.
fn misses_barrier(finding: &Finding) -> bool {
    matches!(finding.remedy, Some(Remedy::BarrierBefore(_)))
}

/// Disjoint sets of findings.
struct Groups {
    parents: Vec<usize>,
}

impl Groups {
    fn new(count: usize) -> Self {
        Groups { parents: (0..count).collect() }
    }

    fn of(&mut self, mut at: usize) -> usize {
        while self.parents[at] != at {
            self.parents[at] = self.parents[self.parents[at]];
            at = self.parents[at];
        }
        at
    }

    fn join(&mut self, a: usize, b: usize) {
        let (a, b) = (self.of(a), self.of(b));
        self.parents[a.max(b)] = a.min(b);
    }
}
