//! Findings of an unchanged program: unordered accesses, conflicts with operations in flight,
//! missing proxy fences, unpaired split barriers and redundant barriers.
//!
//! It is in this crate because a barrier is redundant by the same rule by which one is placed. It
//! covers every path and any number of iterations for accesses of one partition
//! (`seawall-analysis/DESIGN.md`). It does not check the interaction of partitions.

use rustc_hash::FxHashSet;
use seawall_analysis::{
    Barriers, Finding, FindingCode, Found, HazardAnalysis, HazardKind, HazardPath, Lags, Missing, Precision,
    Remedy, Role,
};
use seawall_model::{Action, Event, EventId, Program, Terminator};

use crate::minimal::{Arrivals, removable};

/// The result of a check.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CheckReport {
    /// Findings in program order of their events.
    pub findings: Vec<Finding>,
    /// Barriers that no pair of accesses needs, together, in kernels with arrivals at mbarriers.
    /// Phases may depend on them. Only if no barrier is reported as redundant.
    pub beside_arrivals: Vec<EventId>,
    /// What the check does not cover.
    pub limits: Vec<CheckLimit>,
}

/// A limit of the hazard analysis.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum CheckLimit {
    /// The program has concurrent partitions. Only an execution can check their interaction.
    Partitions,
    /// Conditional barriers let warps of one partition diverge. It is not proved that all accesses
    /// are ordered then, and that all warps meet as many barriers.
    ConditionalBarriers,
}

/// Checks `program`.
pub fn check(program: &Program) -> CheckReport {
    check_but(program, FxHashSet::default())
}

/// Checks `program`. The events `again` need no order between their own executions.
pub fn check_but(program: &Program, again: FxHashSet<EventId>) -> CheckReport {
    let barriers = Barriers::default();
    let (mut analysis, found) = conflicts(program, again, &barriers);
    let mut known: FxHashSet<(FindingCode, EventId, EventId)> = FxHashSet::default();
    let (mut findings, mut unconfirmed) = (Vec::new(), Vec::new());
    for found in &found {
        let (earlier, later) = (found.hazard.earlier.event, found.hazard.later.event);
        if known.contains(&(code(found), earlier, later)) {
            continue;
        }
        // The path may be infeasible: the simulation of one access is more precise than the joined
        // states.
        let Some(way) = analysis.path(found, &barriers) else {
            unconfirmed.push(found);
            continue;
        };
        known.insert((code(found), earlier, later));
        let around = analysis.goes_around(&way);
        findings.push(finding(program, found, &way, around));
    }
    // Something is still wrong there, perhaps with an earlier access other than the reported one.
    for found in unconfirmed {
        let (code, later) = (code(found), found.hazard.later.event);
        if !findings.iter().any(|finding: &Finding| finding.code == code && finding.event == later) {
            let around = found.hazard.across_iterations;
            findings.push(finding(program, found, &HazardPath::default(), around));
        }
    }
    // A missing proxy fence is reported only if the accesses are otherwise ordered.
    let raced: FxHashSet<(EventId, EventId)> =
        findings.iter().filter(|f| f.code != FindingCode::MissingProxyFence).map(pair).collect();
    findings.retain(|f| f.code != FindingCode::MissingProxyFence || !raced.contains(&pair(f)));
    findings.extend(analysis.pairing(program).misuse().map(unpaired));
    let redundant = removable(&mut analysis, program, &barriers, Arrivals::Excluded, None);
    let is_mbarrier = |event: &Event| matches!(event.action, Action::MBarrier(_));
    let beside_arrivals = match redundant.is_empty() && program.events.values().any(is_mbarrier) {
        true => removable(&mut analysis, program, &barriers, Arrivals::Checked, None),
        false => Vec::new(),
    };
    findings.extend(redundant.into_iter().map(redundant_barrier));
    findings.sort_by_key(|f| (program.origin_of(f.event).span.start, f.event, f.code, f.related.clone()));
    let mut limits = limits(program);
    if are_ordered_out_of_step(&mut analysis, program, &found) {
        limits.retain(|limit| *limit != CheckLimit::ConditionalBarriers);
    }
    CheckReport { findings, beside_arrivals, limits }
}

/// The conflicts of a program, and the analysis that found them. If there are some, a second
/// analysis with a finer graph may have fewer, because it has fewer infeasible paths.
fn conflicts<'p>(
    program: &'p Program,
    again: FxHashSet<EventId>,
    barriers: &Barriers,
) -> (HazardAnalysis<'p>, Vec<Found>) {
    let mut usual = HazardAnalysis::new(program);
    usual.allow_again(again.clone());
    let found = usual.run(barriers);
    if found.is_empty() {
        return (usual, found);
    }
    let mut fine = HazardAnalysis::with(program, Precision::Fine);
    if program.functions.ids().all(|function| fine.unfolding(function) == usual.unfolding(function)) {
        return (usual, found);
    }
    fine.allow_again(again);
    let finer = fine.run(barriers);
    let pairs = |found: &[Found]| -> FxHashSet<(FindingCode, EventId, EventId)> {
        found
            .iter()
            .map(|found| (code(found), found.hazard.earlier.event, found.hazard.later.event))
            .collect()
    };
    if pairs(&finer).len() < pairs(&found).len() { (fine, finer) } else { (usual, found) }
}

/// Whether conditional barriers add no conflict to those `found` without them, and no deadlock.
fn are_ordered_out_of_step(analysis: &mut HazardAnalysis<'_>, program: &Program, found: &[Found]) -> bool {
    let Some(lags) = Lags::of(program) else { return false };
    let found: FxHashSet<&Found> = found.iter().collect();
    analysis.run(&Barriers { lags, ..Barriers::default() }).iter().all(|now| found.contains(now))
}

/// Returns those of `barriers` that can be removed together without an additional hazard, also
/// beside arrivals at mbarriers.
pub fn removable_among(program: &Program, barriers: &[EventId]) -> Vec<EventId> {
    let mut analysis = HazardAnalysis::new(program);
    let none = Barriers::default();
    // Computes the summaries of called functions.
    analysis.run(&none);
    removable(&mut analysis, program, &none, Arrivals::Checked, Some(barriers))
}

fn pair(finding: &Finding) -> (EventId, EventId) {
    let earlier = finding.related.iter().find(|r| r.0 == Role::Earlier);
    (earlier.map_or(finding.event, |r| r.1), finding.event)
}

fn code(found: &Found) -> FindingCode {
    match (found.missing, found.hazard.kind) {
        (Missing::ProxyFence, _) => FindingCode::MissingProxyFence,
        (Missing::Wait { .. }, HazardKind::Raw) => FindingCode::ReadInFlight,
        (Missing::Wait { .. }, _) => FindingCode::MissingWait,
        (Missing::Barrier, HazardKind::Raw) => FindingCode::RaceReadAfterWrite,
        (Missing::Barrier, HazardKind::War) => FindingCode::RaceWriteAfterRead,
        (Missing::Barrier, HazardKind::Waw) => FindingCode::RaceWriteAfterWrite,
    }
}

fn finding(program: &Program, found: &Found, way: &HazardPath, across_iterations: bool) -> Finding {
    let (earlier, event) = (found.hazard.earlier.event, found.hazard.later.event);
    let mut code = code(found);
    let mut related = vec![(Role::Earlier, earlier)];
    let mut remedy = match found.missing {
        Missing::Barrier => Remedy::BarrierBefore(event),
        Missing::ProxyFence => Remedy::ProxyFenceBefore(event),
        Missing::Wait { mbarrier: true, .. } => Remedy::MBarrierWaitBefore(event),
        Missing::Wait { queue, newer, .. } => {
            let barrier = program.partitions.values().any(|p| p.warps > 1);
            Remedy::WaitBefore { event, queue, pending: u32::from(newer), barrier }
        }
    };
    for &step in &way.events {
        match &program.events[step].action {
            Action::Barrier(barrier)
                if found.missing == Missing::Barrier
                    && barrier.kind.is_of_partition()
                    && !barrier.local_fence =>
            {
                code = FindingCode::MissingMemoryFence;
                remedy = Remedy::FenceOnBarrier(step);
                related.push((Role::ExecutionBarrier, step));
            }
            Action::Wait(wait) => {
                let weak = matches!(found.missing, Missing::Wait { queue, .. } if queue == wait.queue);
                related.push((if weak { Role::WeakWait } else { Role::Passes }, step));
            }
            Action::Barrier(_) | Action::Fence(_) => related.push((Role::Passes, step)),
            _ => {}
        }
    }
    Finding {
        hazard: Some(found.hazard.kind),
        related,
        across_iterations,
        remedy: Some(remedy),
        ..Finding::new(code, event)
    }
}

/// A split barrier part that does not pair, or a barrier between the two parts.
fn unpaired(event: EventId) -> Finding {
    Finding::new(FindingCode::SplitBarrierMisuse, event)
}

/// The finding of a redundant barrier.
pub fn redundant_barrier(event: EventId) -> Finding {
    Finding { remedy: Some(Remedy::Delete(event)), ..Finding::new(FindingCode::RedundantBarrier, event) }
}

fn limits(program: &Program) -> Vec<CheckLimit> {
    let mut limits = Vec::new();
    if program.blocks.values().any(|block| matches!(block.terminator, Terminator::Fork(_))) {
        limits.push(CheckLimit::Partitions);
    }
    let conditional = |action: &Action| action.barrier_condition().is_some();
    if program.events.values().any(|event| conditional(&event.action)) {
        limits.push(CheckLimit::ConditionalBarriers);
    }
    limits
}
