//! Findings of the hazard analysis that the mbarrier model checker decides better.

use rustc_hash::FxHashSet;
use seawall_analysis::{Finding, FindingKind, Role};
use seawall_base::index_u32;
use seawall_model::{
    Action, Arriver, Block, CompletionArrival, EventId, MBarrierEffect, Participants, Program, StartedBy,
    TermId, TermKind,
};
use seawall_phases::{Limits, Phases};

use crate::facts::Facts;
use crate::model_checker::{SEEN, goes_on, has_gone_around, has_seen};
use crate::translation::{Subject, subject};
use crate::unresolved::{Unresolved, UnresolvedKind};

/// Decides findings about operations that arrive at mbarriers. Their own partition may observe them
/// through other partitions, which wait for these mbarriers, or at a phase that depends on a trip
/// count. The hazard analysis considers one partition and no trip counts, so that such a finding is
/// a candidate:
///
/// - It remains if the model checker or the oracle ran into it (`confirmed`).
/// - It is dropped if the model checker explored enough runs without it. If it reached its limits
///   in long runs, short runs decide.
/// - It is unresolved if some warps wait between the accesses, and then all meet.
/// - Otherwise it is unresolved. With a single partition it remains, unless a wait on the way is
///   for a phase that the hazard analysis cannot know.
///
/// A race is a candidate, too, if all threads arrive at an mbarrier between the accesses, and wait
/// for it. Only the oracle or a warp apart (`apart`) decides it. `open` are the later accesses of
/// the races that neither decides.
pub(crate) fn settle(
    facts: &Facts<'_>,
    phases: &Phases,
    confirmed: &FxHashSet<Subject>,
    open: &[EventId],
    findings: &mut Vec<Finding>,
) -> Option<Unresolved> {
    let program = facts.program;
    // One warp's view of its phases does not cover parts that the other warps add.
    let is_decided = |candidate: &Candidate| *candidate == Candidate::Whole || facts.forks();
    let candidate = |finding: &Finding| Candidate::of(program, phases, finding).filter(is_decided);
    let is_open = |finding: &Finding| candidate(finding).is_some() || is_behind_full_arrival(facts, finding);
    let mut pairs = index_u32(open.len());
    let mut first = open.first().map(|event| program.events[*event].origin);
    let unresolved = |pairs, origin| {
        (pairs > 0).then_some(Unresolved { kind: UnresolvedKind::OperationsInFlight { pairs }, origin })
    };
    if !findings.iter().any(is_open) {
        return unresolved(pairs, first);
    }
    // No other interleavings are explored, because the first run explored them and its findings
    // count too.
    let limits = Limits { iterations: SEEN, proof: 0, orders: 0, ..facts.proof_limits };
    let short = (!has_seen(phases)).then(|| seawall_phases::run(&facts.run, &limits));
    let seen = short.as_ref().unwrap_or(phases);
    let runs = || std::iter::once(phases).chain(&short);
    // A fault may end each run before the access. Without other partitions, no other run shows it.
    let reaches_all = facts.forks() || goes_on(phases);
    findings.retain(|finding| {
        let Some(candidate) = candidate(finding) else {
            let is_left = confirmed.contains(&subject(finding)) || !is_behind_full_arrival(facts, finding);
            pairs += u32::from(!is_left);
            first = first.or((!is_left).then(|| program.events[finding.event].origin));
            return is_left;
        };
        let is_settled =
            reaches_all && has_seen(seen) || candidate == Candidate::Parts && has_gone_around(seen);
        let is_found = |run: &Phases| (is_settled || !run.guessed) && is_race(run, candidate, finding);
        let by_some_warps = waits_in_some_warps(program, finding);
        if !by_some_warps && (runs().any(is_found) || confirmed.contains(&subject(finding))) {
            return true;
        }
        if by_some_warps {
            pairs += 1;
            first = first.or(Some(program.events[finding.event].origin));
            return false;
        }
        if !is_settled && !facts.forks() && !waits_for_unknown_phase(program, finding) {
            return true;
        }
        if !is_settled {
            pairs += 1;
            first = first.or(Some(program.events[finding.event].origin));
        }
        false
    });
    unresolved(pairs, first)
}

/// What the earlier operation of a candidate is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Candidate {
    /// One thread starts it, and it arrives when it is complete.
    Whole,
    /// Each warp does a part of it, which arrives.
    Parts,
}

impl Candidate {
    /// Returns the kind of a finding about an operation in flight that arrives at mbarriers. `None`
    /// for all other findings.
    fn of(program: &Program, phases: &Phases, finding: &Finding) -> Option<Self> {
        if finding.code.kind() != FindingKind::MissingWait {
            return None;
        }
        let earlier = finding.related.iter().find(|related| related.0 == Role::Earlier)?.1;
        let (Action::Copy { queue, .. } | Action::Mma { queue, .. }) = program.events[earlier].action else {
            return None;
        };
        let waits = |event: EventId| may_wait(&program.events[event].action);
        if queue.row().arrival == CompletionArrival::Never
            || !program.passes_between((earlier, finding.event), waits)
        {
            return None;
        }
        match queue.row().started_by {
            StartedBy::FirstWarp | StartedBy::EveryWarpFromRegisters => Some(Candidate::Whole),
            // All arrival counts must be correct: the model checker lets all parts arrive at once
            // and cannot tell which of too many arrivals complete a phase.
            StartedBy::EveryWarp => goes_on(phases).then_some(Candidate::Parts),
        }
    }
}

/// Removes the races for which [`is_behind_full_arrival`] holds, except those that a run has
/// `shown`. Returns that these, and those that are `open`, are not decided.
pub(crate) fn take_published(
    facts: &Facts<'_>,
    shown: &FxHashSet<Subject>,
    open: &[EventId],
    races: &mut Vec<Finding>,
) -> Option<Unresolved> {
    let is_open = |race: &mut Finding| is_behind_full_arrival(facts, race) && !shown.contains(&subject(race));
    let published = races.extract_if(.., is_open).map(|race| race.event);
    let open: Vec<EventId> = published.chain(open.iter().copied()).collect();
    let origin = facts.program.events[*open.first()?].origin;
    let pairs = index_u32(open.len());
    Some(Unresolved { kind: UnresolvedKind::OperationsInFlight { pairs }, origin: Some(origin) })
}

/// Whether all threads arrive at an mbarrier between the accesses of a race, and wait for it. The
/// mbarrier counts all threads, so that no phase completes before the last of them has arrived.
fn is_behind_full_arrival(facts: &Facts<'_>, finding: &Finding) -> bool {
    let program = facts.program;
    let Some(earlier) = finding.related.iter().find(|related| related.0 == Role::Earlier) else {
        return false;
    };
    let of = |event: EventId| program.events[event].accesses.first()?.footprints.first().map(|at| at.place);
    let mut arrivals = program.events.iter().filter(|(_, event)| match event.action.mbarrier_effect() {
        Some(MBarrierEffect::Arrive(arrive)) => arrive.by.is_each_warp() && arrive.after.is_none(),
        _ => false,
    });
    let counts_all = |arrival: EventId| {
        let warps = facts.partition_of(arrival).map(|partition| program.partitions[partition].warps);
        let arrive = program.events[arrival].action.mbarrier_effect();
        program.events.iter().filter(|(init, _)| of(*init) == of(arrival)).all(|(_, event)| {
            match event.action.mbarrier_effect() {
                Some(MBarrierEffect::Init { count, .. }) => {
                    let by_thread = matches!(arrive, Some(MBarrierEffect::Arrive(arrive)) if arrive.by == Arriver::EachThread);
                    let each = if by_thread { program.lanes() } else { 1 };
                    warps.is_some_and(|warps| u64::from(count) == u64::from(warps) * u64::from(each))
                }
                _ => true,
            }
        })
    };
    finding.code.kind() == FindingKind::Race
        && arrivals.any(|(arrival, _)| {
            let arrives = |event: EventId| event == arrival;
            let waits = |event: EventId| {
                program.events[event].action.mbarrier_wait().is_some() && of(event) == of(arrival)
            };
            counts_all(arrival)
                && program.passes_between((earlier.1, finding.event), arrives)
                && program.passes_between((arrival, finding.event), waits)
        })
}

/// Whether a path between the two accesses of a finding passes a wait whose phase depends on an
/// unknown value, such as the trip count of a loop.
fn waits_for_unknown_phase(program: &Program, finding: &Finding) -> bool {
    let mut earlier = finding.related.iter().filter(|related| related.0 == Role::Earlier);
    let waits = |event: EventId| {
        program.events[event].action.mbarrier_wait().is_some_and(|phase| is_unknown(program, phase))
    };
    earlier.any(|related| program.passes_between((related.1, finding.event), waits))
}

/// Whether a wait for an mbarrier between the two accesses of a finding is under a condition in
/// which threads differ, and a barrier of all warps behind it. Some warps may wait for all. The
/// engines execute both arms with all warps, or one of them.
fn waits_in_some_warps(program: &Program, finding: &Finding) -> bool {
    let mut earlier = finding.related.iter().filter(|related| related.0 == Role::Earlier);
    let by_thread = |term: TermId| {
        program.made_of([term]).into_iter().any(|leaf| matches!(program.terms.kind(leaf), TermKind::Tid))
    };
    let is_wait = |block: &Block, event: EventId| {
        let action = &program.events[event].action;
        action.mbarrier_wait().is_some() && (block.divergent || action.predicate().is_some_and(by_thread))
    };
    let of_block = |block: &'_ Block| {
        block.events.iter().copied().filter(|&event| is_wait(block, event)).collect::<Vec<_>>()
    };
    let waits: Vec<EventId> = program.blocks.values().flat_map(of_block).collect();
    let meets = |event: EventId| match &program.events[event].action {
        Action::Barrier(barrier) => {
            barrier.local_fence && barrier.kind.participants() == Participants::PartitionWarps
        }
        _ => false,
    };
    earlier.any(|related| {
        let is_between = |&wait: &EventId| {
            program.passes_between((related.1, finding.event), |event| event == wait)
                && program.passes_between((wait, finding.event), meets)
        };
        waits.iter().any(is_between)
    })
}

/// Whether a term depends on an unknown value, other than through parameters of blocks.
fn is_unknown(program: &Program, term: TermId) -> bool {
    let (mut seen, mut open) = (FxHashSet::default(), vec![term]);
    while let Some(term) = open.pop() {
        let kind = program.terms.kind(term);
        let is_symbol = matches!(kind, TermKind::Symbol { .. }) && !is_phase_of_arrival(program, term);
        if is_symbol || is_argument(program, kind) {
            return true;
        }
        if seen.insert(term) {
            open.extend(kind.operands());
        }
    }
    false
}

/// Whether a symbol stands for the phase in which an arrival falls.
fn is_phase_of_arrival(program: &Program, symbol: TermId) -> bool {
    let arrives = |event: EventId| {
        let effect = program.events[event].action.mbarrier_effect();
        effect.is_some_and(|effect| effect.is_arrival())
    };
    program.loaded.iter().any(|loaded| loaded.1 == symbol && arrives(loaded.0))
}

/// Whether a term is an argument of a function.
fn is_argument(program: &Program, kind: &TermKind) -> bool {
    let TermKind::Param { block, .. } = kind else { return false };
    program.functions[program.blocks[*block].function].entry == *block
}

/// Whether an action may wait for another partition.
fn may_wait(action: &Action) -> bool {
    match action {
        Action::MBarrier(mbarrier) => matches!(mbarrier.op.effect(), MBarrierEffect::Wait { .. }),
        Action::Token(op) => !op.is_of_first_warp(),
        Action::Barrier(barrier) => matches!(barrier.kind.participants(), Participants::Threads { .. }),
        Action::Call(_) => true,
        Action::Touch { .. }
        | Action::Atomic { .. }
        | Action::Copy { .. }
        | Action::Mma { .. }
        | Action::Commit(_)
        | Action::Wait(_)
        | Action::Fence(_)
        | Action::Hint
        | Action::Other => false,
    }
}

/// Whether the mbarrier model checker also found the two accesses of a candidate unordered, in the
/// same order, since they are in one partition. Parts are in engine order for each warp separately
/// only.
fn is_race(phases: &Phases, candidate: Candidate, finding: &Finding) -> bool {
    let mut earlier = finding.related.iter().filter(|related| related.0 == Role::Earlier);
    let by_engine: &[_] = match candidate {
        Candidate::Whole => &[],
        Candidate::Parts => &phases.by_engine,
    };
    let pairs = || phases.unordered.iter().chain(by_engine);
    earlier.any(|related| pairs().any(|pair| *pair == (related.1, finding.event)))
}
