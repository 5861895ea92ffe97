//! Removes an op from a program, checks the program again, and compares.

use std::collections::BTreeSet;

use rustc_hash::FxHashSet;
use seawall_analysis::{Bound, Finding, FindingCode, FindingKind, HazardKind, Role, Weight};
use seawall_model::{Action, BarrierOrigin, BarrierPart, Event, EventId, FenceKind, OriginId, Program};
use seawall_oracle::{Fault, Limits, Report, Verdict, explore};
use seawall_place::{Certificate, Changes, Uncovered, certify_program};
use seawall_report::{Need, OrderedPair, Undecided, Without};

use super::Case;
use crate::check::{Analysed, analysed};

/// The number of redundant ops that are tried as alternatives.
const MAX_ALTERNATIVES: usize = 16;
/// The number of nearest barriers that are tried as what a redundant barrier is redundant with.
const MAX_STAND_INS: usize = 4;
/// The number of steps of a search for a run.
const RUN_STEPS: u64 = 400_000;

/// A finding by its places: code, event, earlier event.
type Key = (FindingCode, EventId, EventId);

/// Whether an event only synchronizes, so that the program without it is meaningful.
pub(super) fn only_synchronizes(event: &Event) -> bool {
    match &event.action {
        Action::Barrier(barrier) => !barrier.kind.is_of_partitions(),
        Action::Commit(_) | Action::Wait(_) | Action::MBarrier(_) | Action::Token(_) | Action::Fence(_) => {
            true
        }
        Action::Touch { .. }
        | Action::Atomic { .. }
        | Action::Copy { .. }
        | Action::Mma { .. }
        | Action::Hint
        | Action::Call(_)
        | Action::Other => false,
    }
}

/// `program` in which `events` do nothing.
fn program_without(case: &Case<'_>, events: &[EventId]) -> Program {
    let mut program = case.part.program.clone();
    for &event in events {
        program.events[event].action = Action::Hint;
        program.events[event].accesses.clear();
    }
    case.judge.bare.clone().publish(&mut program);
    program
}

/// What a check and the certifier find in a program.
struct Checkup {
    program: Program,
    analysed: Analysed,
    uncovered: Option<BTreeSet<Uncovered>>,
}

fn checked(case: &Case<'_>, events: &[EventId]) -> Checkup {
    let program = program_without(case, events);
    let analysed =
        case.judge.analysed(&program, |input| analysed(input.program, seawall_check::check(input)));
    let uncovered = exactly_uncovered(&program);
    Checkup { program, analysed, uncovered }
}

/// The pairs that the certifier does not find ordered. `None` if the program is too large for it.
pub(super) fn uncovered(program: &Program) -> Option<BTreeSet<Uncovered>> {
    let certificate = certificate(program);
    certificate.is_complete().then(|| certificate.uncovered.into_iter().collect())
}

/// As [`uncovered`], but `None` also if the certifier may list pairs that no run has.
pub(super) fn exactly_uncovered(program: &Program) -> Option<BTreeSet<Uncovered>> {
    let certificate = certificate(program);
    let is_exact = certificate.is_complete() && certificate.blurred.is_empty();
    is_exact.then(|| certificate.uncovered.into_iter().collect())
}

fn certificate(program: &Program) -> Certificate {
    let none = Changes { added: &[], removed: &FxHashSet::default(), split_parts: &[] };
    certify_program(program, &none)
}

/// Checks the program without `events`, which are those of one op of the text.
pub(super) fn without(case: &Case<'_>, events: &[EventId]) -> Without {
    let partners = partners(&case.part.program, events);
    let mut removed = events.to_vec();
    removed.extend(&partners);
    let mut result = checked(case, &removed);
    let mut findings = new_findings(case, &result);
    let mut pairs = pairs(case, &result, &findings);
    let need = if !findings.is_empty() {
        Need::Necessary
    } else if let Some((others, joint)) = alternatives(case, &removed) {
        // The program has the finding only without both.
        findings = new_findings(case, &joint);
        pairs = self::pairs(case, &joint, &findings);
        result = joint;
        Need::Either(others)
    } else if !pairs.is_empty() {
        Need::Undecided(Undecided::Certifier)
    } else if reaches_less(case, &result.analysed) {
        Need::Undecided(Undecided::ReachesLess)
    } else if is_reported(case, &removed) {
        Need::Redundant(stand_ins(case, &removed))
    } else if case.part.findings.iter().any(ends_runs) {
        Need::Undecided(Undecided::Faulty)
    } else if !removed.iter().all(|&event| is_modeled(&case.part.program.events[event].action)) {
        Need::Undecided(Undecided::Unmodeled)
    } else if result.analysed.bound != Bound::AllPaths {
        Need::Undecided(Undecided::Bounded)
    } else {
        Need::Redundant(stand_ins(case, &removed))
    };
    seawall_check::add_runs(&result.program, &mut findings);
    let run = run(&result.program, &findings);
    let known: Vec<_> = case.part.notes.iter().map(|note| (note.code, note.primary.span)).collect();
    let mut notes = result.analysed.notes;
    notes.retain(|note| note.code.starts_with("check::") && !known.contains(&(note.code, note.primary.span)));
    Without {
        removed_too: origins(&case.part.program, &partners),
        need,
        pairs,
        program: result.program,
        findings,
        bound: result.analysed.bound,
        notes,
        run,
    }
}

/// Whether a finding is a fault at which runs end.
fn ends_runs(finding: &Finding) -> bool {
    match finding.code.kind() {
        FindingKind::Deadlock | FindingKind::Protocol => finding.weight == Weight::Full,
        FindingKind::Race | FindingKind::MissingWait | FindingKind::Redundant | FindingKind::Reliance => {
            false
        }
    }
}

/// Whether the check reports one of `events` as redundant.
fn is_reported(case: &Case<'_>, events: &[EventId]) -> bool {
    let is_redundant = |finding: &&Finding| finding.code.kind() == FindingKind::Redundant;
    case.part.findings.iter().filter(is_redundant).any(|finding| events.contains(&finding.event))
}

/// Whether the model contains everything that an action orders.
fn is_modeled(action: &Action) -> bool {
    match action {
        Action::Barrier(barrier) => !barrier.other_memory,
        // A wait may be for a load to registers, and a commit is for waits.
        Action::Wait(_) | Action::Commit(_) => false,
        Action::Fence(fence) => match fence.kind {
            FenceKind::Proxy | FenceKind::MBarrierInit => true,
            FenceKind::Thread => false,
        },
        Action::MBarrier(_) | Action::Token(_) | Action::Hint => true,
        Action::Touch { .. }
        | Action::Atomic { .. }
        | Action::Copy { .. }
        | Action::Mma { .. }
        | Action::Call(_)
        | Action::Other => false,
    }
}

/// The events of other ops that make no sense without `events`: the other part of a split barrier.
fn partners(program: &Program, events: &[EventId]) -> Vec<EventId> {
    let number = |event: EventId| match program.events[event].action {
        Action::Barrier(barrier) => match barrier.kind.part() {
            BarrierPart::Signal(id) => Some((id, true)),
            BarrierPart::Wait(id) => Some((id, false)),
            BarrierPart::Whole | BarrierPart::ArriveOnly => None,
        },
        _ => None,
    };
    let parts: Vec<(EventId, i32, bool)> = events
        .iter()
        .filter_map(|&event| number(event).map(|(id, is_signal)| (event, id, is_signal)))
        .collect();
    if parts.is_empty() {
        return Vec::new();
    }
    // Signals and waits of one number alternate in program order.
    let order: Vec<(EventId, i32, bool)> = program
        .blocks
        .values()
        .flat_map(|block| &block.events)
        .filter_map(|&event| number(event).map(|(id, is_signal)| (event, id, is_signal)))
        .collect();
    let mut partners = Vec::new();
    for (event, id, is_signal) in parts {
        let same: Vec<(EventId, bool)> =
            order.iter().filter(|part| part.1 == id).map(|part| (part.0, part.2)).collect();
        let Some(at) = same.iter().position(|part| part.0 == event) else { continue };
        let other = if is_signal { same.get(at + 1) } else { at.checked_sub(1).and_then(|at| same.get(at)) };
        let is_partner = |other: &&(EventId, bool)| other.1 != is_signal;
        partners.extend(other.filter(is_partner).map(|other| other.0));
    }
    partners.retain(|partner| !events.contains(partner));
    partners.sort_unstable();
    partners.dedup();
    partners
}

fn origins(program: &Program, events: &[EventId]) -> Vec<OriginId> {
    let mut origins: Vec<OriginId> = events.iter().map(|&event| program.events[event].origin).collect();
    origins.sort_unstable();
    origins.dedup();
    origins
}

fn key(finding: &Finding) -> Key {
    let earlier = finding.related.iter().find(|related| related.0 == Role::Earlier);
    (finding.code, finding.event, earlier.map_or(finding.event, |related| related.1))
}

/// The findings of a program without some ops that the whole program does not have, causes first.
fn new_findings(case: &Case<'_>, result: &Checkup) -> Vec<Finding> {
    let known: FxHashSet<Key> = case.part.findings.iter().map(key).collect();
    let is_new =
        |finding: &&Finding| finding.code.kind() != FindingKind::Redundant && !known.contains(&key(finding));
    let mut findings: Vec<Finding> = result.analysed.findings.iter().filter(is_new).cloned().collect();
    findings.sort_by_key(|finding| finding.follows_from.is_some());
    findings
}

/// The pairs of accesses that a program without some ops leaves unordered: those of its findings,
/// then the other ones of the certifier.
fn pairs(case: &Case<'_>, result: &Checkup, findings: &[Finding]) -> Vec<OrderedPair> {
    let mut pairs: Vec<OrderedPair> = Vec::new();
    for finding in findings {
        let kind = finding.code.kind();
        let is_pair = matches!(kind, FindingKind::Race | FindingKind::MissingWait | FindingKind::Reliance);
        let earlier = finding.related.iter().find(|related| related.0 == Role::Earlier);
        if let (true, Some(&(_, earlier))) = (is_pair, earlier) {
            pairs.push(OrderedPair { earlier, later: finding.event, kind: finding.hazard });
        }
    }
    if let (Some(before), Some(after)) = (case.uncovered(), &result.uncovered) {
        let is_known = |uncovered: &&Uncovered| {
            before.iter().any(|other| (other.earlier, other.later) == (uncovered.earlier, uncovered.later))
        };
        let mut more: Vec<Uncovered> = after.difference(before).copied().collect();
        more.sort_unstable();
        pairs.extend(more.iter().filter(|uncovered| !is_known(uncovered)).map(|uncovered| OrderedPair {
            earlier: uncovered.earlier,
            later: uncovered.later,
            kind: Some(uncovered.kind),
        }));
    }
    // Events that repeat accesses in flight behind a barrier have no place in the whole program.
    let is_own = |event: EventId| case.part.program.events.get(event).is_some() && !case.is_repeated(event);
    pairs.retain(|pair| is_own(pair.earlier) && is_own(pair.later));
    let mut seen: FxHashSet<(EventId, EventId, Option<HazardKind>)> = FxHashSet::default();
    pairs.retain(|pair| seen.insert((pair.earlier, pair.later, pair.kind)));
    pairs
}

fn reaches_less(case: &Case<'_>, without: &Analysed) -> bool {
    let whole = case.part.bound;
    whole.and(without.bound) != whole
}

/// Reported redundant ops of which the program needs one if these `removed` events are gone, and
/// what a check finds without both.
fn alternatives(case: &Case<'_>, removed: &[EventId]) -> Option<(Vec<OriginId>, Checkup)> {
    let program = &case.part.program;
    let redundant = case.part.findings.iter().filter(|finding| finding.code == FindingCode::RedundantBarrier);
    let redundant: Vec<EventId> =
        redundant.map(|finding| finding.event).filter(|event| !removed.contains(event)).collect();
    if redundant.is_empty() || is_reported(case, removed) || redundant.len() > MAX_ALTERNATIVES {
        return None;
    }
    let also = |others: &[EventId]| {
        let mut events = removed.to_vec();
        events.extend(others);
        checked(case, &events)
    };
    let together = also(&redundant);
    if new_findings(case, &together).is_empty() {
        return None;
    }
    // One of them alone may be the alternative.
    let mut alone: Vec<(EventId, Checkup)> = Vec::new();
    for &other in &redundant {
        let result = also(&[other]);
        if !new_findings(case, &result).is_empty() {
            alone.push((other, result));
        }
    }
    let events: Vec<EventId> = match alone.is_empty() {
        true => redundant,
        false => alone.iter().map(|(event, _)| *event).collect(),
    };
    let result = alone.into_iter().next().map_or(together, |(_, result)| result);
    Some((origins(program, &events), result))
}

/// The barriers without which the program would need the redundant `removed` ones: those with which
/// the removal of both leaves more pairs unordered than the removal of the other one.
fn stand_ins(case: &Case<'_>, removed: &[EventId]) -> Vec<OriginId> {
    let program = &case.part.program;
    let is_barrier = |event: EventId| {
        matches!(&program.events[event].action, Action::Barrier(barrier)
            if barrier.origin == BarrierOrigin::Op && barrier.kind.is_of_partition())
    };
    if !removed.iter().all(|&event| is_barrier(event)) {
        return Vec::new();
    }
    let Some(&first) = removed.first() else { return Vec::new() };
    let mut others: Vec<EventId> =
        program.events.ids().filter(|&event| is_barrier(event) && !removed.contains(&event)).collect();
    // Barriers of a placement have no place in the text.
    others.retain(|&event| !program.origin_of(event).span.is_empty());
    let place = |event: EventId| program.origin_of(event).span.start;
    others.sort_by_key(|&event| (place(event).abs_diff(place(first)), event));
    let mut found = Vec::new();
    for &other in others.iter().take(MAX_STAND_INS) {
        let mut both = removed.to_vec();
        both.push(other);
        let alone = uncovered(&program_without(case, &[other]));
        let (Some(alone), Some(both)) = (alone, uncovered(&program_without(case, &both))) else { continue };
        if both.difference(&alone).next().is_some() {
            found.push(other);
        }
    }
    origins(program, &found)
}

/// A run that shows one of the findings, the first if possible, if a short search finds one. Events
/// that were removed are no steps.
fn run(program: &Program, findings: &[Finding]) -> Option<Report> {
    if findings.is_empty() {
        return None;
    }
    let limits = Limits { steps: RUN_STEPS, ..Limits::default() };
    let mut report = explore(program, &limits);
    let at = findings
        .iter()
        .find_map(|finding| report.verdicts.iter().position(|verdict| shows(verdict, finding)))?;
    let mut shown = report.verdicts.swap_remove(at);
    let is_removed = |event: EventId| program.events[event].action == Action::Hint;
    shown.schedule.steps.retain(|step| !step.event.is_some_and(is_removed));
    report.verdicts = vec![shown];
    Some(report)
}

fn shows(verdict: &Verdict, finding: &Finding) -> bool {
    let earlier = finding.related.iter().find(|related| related.0 == Role::Earlier).map(|related| related.1);
    verdict.event == finding.event
        && verdict.earlier.is_none_or(|event| earlier == Some(event))
        && is_of_kind(verdict.fault, finding.code.kind())
}

fn is_of_kind(fault: Fault, kind: FindingKind) -> bool {
    match fault {
        Fault::Race(_) | Fault::MissingProxyFence => kind == FindingKind::Race,
        Fault::MissingWait => kind == FindingKind::MissingWait,
        Fault::Deadlock => kind == FindingKind::Deadlock,
        Fault::WrongBytes
        | Fault::WrongArrivals
        | Fault::MBarrierLifetime
        | Fault::SplitBarrierMisuse
        | Fault::EndedCta => kind == FindingKind::Protocol,
    }
}

/// The weakest of the bounds of the module and of the checks without ops.
pub(super) fn bound(whole: Bound, others: impl Iterator<Item = Bound>) -> Bound {
    others.fold(whole, Bound::and)
}
