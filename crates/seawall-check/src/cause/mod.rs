//! The causes of findings: the blocked waits of a deadlock, and the likely mistake of a finding.
//!
//! `chain` gives the waits of a deadlock, from the mbarrier model checker or from a run of the
//! oracle. `deadlock_mistake` and `race_mistake` compare counts, phases and the text of the program
//! with what works. A mistake is a guess: it changes no verdict.

mod chain;
mod deadlock_mistake;
mod phase_terms;
mod plain;
mod race_mistake;
mod roles;
mod sync_table;

use seawall_analysis::{Finding, FindingCode, FindingKind, Mistake, MistakeKind, Role, WaitChain};
use seawall_base::saturated;
use seawall_model::{EventId, Program};
use seawall_oracle::Verdict;
use seawall_phases::{Cause, Deadlock, Finding as Found, Object, Phases, Stuck};

use sync_table::{Key, SyncTable, Use, Used, key_of};

/// Adds the causes of findings. `deadlocks` are those that the oracle found. Of several findings
/// about one deadlock, the one at its root keeps the cause, and the others follow from it.
pub(crate) fn explain(
    program: &Program,
    phases: Option<&Phases>,
    deadlocks: &[Verdict],
    findings: &mut [Finding],
) {
    if !findings.iter().any(|finding| finding.code.kind().is_error()) {
        return;
    }
    let table = SyncTable::new(program);
    if let Some(phases) = phases {
        for found in &phases.findings {
            explain_found(&table, phases, found, findings);
        }
    }
    for verdict in deadlocks {
        let chain = chain::of_oracle(&table, verdict);
        let stuck: Vec<EventId> = chain.waits.iter().map(|wait| wait.event).chain([verdict.event]).collect();
        let root = chain.root().map_or(verdict.event, |root| root.event);
        // The wait that keeps warps from a barrier may have a cause already.
        let is_explained = |finding: &Finding| {
            root != verdict.event
                && finding.code == FindingCode::Deadlock
                && finding.event == root
                && (finding.follows_from.is_some() || finding.chain.root().is_some())
        };
        let known = findings
            .iter()
            .position(|finding| blocks_for_good(finding, &stuck))
            .or_else(|| findings.iter().position(is_explained));
        if let Some(known) = known {
            follow(findings, &stuck, known);
            continue;
        }
        let mistake = deadlock_mistake::of_text(&table, &chain, verdict.event);
        set_deadlock(findings, &stuck, root, chain, mistake);
    }
    for finding in findings.iter_mut().filter(|finding| finding.mistake.is_none()) {
        finding.mistake = match finding.code.kind() {
            FindingKind::Deadlock if finding.follows_from.is_none() => {
                deadlock_mistake::of_barrier(&table, finding.event)
            }
            FindingKind::Race | FindingKind::MissingWait if finding.remedy.is_none() => {
                race_mistake::of(&table, finding)
            }
            FindingKind::Deadlock
            | FindingKind::Race
            | FindingKind::MissingWait
            | FindingKind::Redundant
            | FindingKind::Reliance
            | FindingKind::Protocol => None,
        };
    }
    share_protocol_mistakes(&table, findings);
    findings.iter_mut().for_each(|finding| relate(&table, finding));
}

/// Findings that wait for an object of which the counts are wrong have that mistake.
fn share_protocol_mistakes(table: &SyncTable<'_>, findings: &mut [Finding]) {
    let wrong = |finding: &Finding| {
        let keys: Vec<Key> = table.of(finding.event).map(|used| used.key).collect();
        let is_count = matches!(finding.code, FindingCode::WrongBytes | FindingCode::WrongArrivals);
        Some((keys, finding.mistake.clone().filter(|_| is_count)?))
    };
    let wrong: Vec<(Vec<Key>, Mistake)> = findings.iter().filter_map(wrong).collect();
    for finding in findings.iter_mut() {
        let keys = match finding.code.kind() {
            FindingKind::Deadlock => {
                finding.chain.root().and_then(|root| key_of(root.object)).into_iter().collect()
            }
            FindingKind::Race | FindingKind::MissingWait => race_mistake::keys_between(table, finding),
            FindingKind::Protocol => table.of(finding.event).map(|used| used.key).collect(),
            FindingKind::Redundant | FindingKind::Reliance => Vec::new(),
        };
        let shared = wrong.iter().find(|(of, _)| of.iter().any(|key| keys.contains(key)));
        if let Some((_, mistake)) = shared {
            finding.mistake = Some(mistake.clone());
        }
    }
}

/// What the model checker found and the check does not report, because it did not explore all runs.
pub(crate) fn unconfirmed(program: &Program, phases: &Phases, known: &[Finding]) -> Vec<Finding> {
    let mut findings = crate::partitions::unreported(program, phases, known);
    explain(program, Some(phases), &[], &mut findings);
    findings
}

/// Adds the cause that a finding of the model checker has.
fn explain_found(table: &SyncTable<'_>, phases: &Phases, found: &Found, findings: &mut [Finding]) {
    match found {
        Found::Deadlock(deadlock) => {
            let stuck: Vec<EventId> = deadlock.stuck.iter().map(|stuck| stuck.at.event).collect();
            let mut root = root_of(table, deadlock);
            let mut chain = chain::of_phases(table, deadlock, root);
            let mistake = deadlock_mistake::of_phases(table, phases, deadlock, &chain);
            // A wait that is wrong itself is the root.
            let wrong = mistake.as_ref().map(|mistake| mistake.event).filter(|event| stuck.contains(event));
            if let Some(wrong) = wrong.filter(|&wrong| wrong != root) {
                (root, chain) = (wrong, chain::of_phases(table, deadlock, wrong));
            }
            set_deadlock(findings, &stuck, root, chain, mistake);
        }
        Found::Bytes(bytes) => {
            let (expected, copied) = (bytes.counts.expected_bytes, bytes.counts.copied_bytes);
            let kind = MistakeKind::Bytes { expected, copied };
            set(findings, FindingCode::WrongBytes, bytes.event, &Mistake { kind, event: bytes.event });
        }
        Found::Arrivals(arrivals) => {
            let expected = i64::from(arrivals.count);
            let arrived = saturated::<i64>(arrivals.arrived);
            let made = expected.saturating_sub(arrivals.pending).saturating_add(arrived);
            let kind = match arrivals.object {
                Object::Named { .. } => MistakeKind::ThreadCount { expected, threads: made },
                Object::MBarrier { .. }
                | Object::Full { .. }
                | Object::Empty { .. }
                | Object::Barrier { .. }
                | Object::Partitions => MistakeKind::TooManyArrivals { expected, made },
            };
            let counts = Mistake { kind, event: arrivals.at.event };
            let mistake = plain::passes_early(table, arrivals.at.event).unwrap_or(counts);
            set(findings, FindingCode::WrongArrivals, arrivals.at.event, &mistake);
        }
        Found::Race(_) | Found::Lapped(_) | Found::Lifetime(_) | Found::InFlightAtEnd(_) => {}
    }
}

/// The wait at which a deadlock is explained: one whose phase got only some of its arrivals or
/// bytes and gets no others, or in a cycle one that blocks on a fresh object although it should
/// pass, or one for memory.
fn root_of(table: &SyncTable<'_>, deadlock: &Deadlock) -> EventId {
    let key = |stuck: &Stuck| table.of(stuck.at.event).find(|used| used.waits()).map(|used| used.key);
    let is_wrong = |stuck: &&Stuck| deadlock_mistake::blocks_fresh(table, stuck, key(stuck));
    // Of a cycle, the wait for memory is the one that an earlier release would satisfy.
    let is_acquire = |stuck: &&Stuck| {
        let own = key(stuck).and_then(|key| table.is_acquire(stuck.at.event, key));
        own == Some(true) && stuck.passed > 0
    };
    let stuck = match deadlock.cause {
        Cause::NoProducer => None,
        Cause::ParityCadence | Cause::Cycle => {
            let mut stuck = deadlock.stuck.iter();
            stuck.clone().find(|stuck| deadlock_mistake::is_partial(stuck)).or_else(|| match deadlock.cause {
                Cause::Cycle => stuck.clone().find(is_wrong).or_else(|| stuck.find(is_acquire)),
                Cause::NoProducer | Cause::ParityCadence => None,
            })
        }
    };
    stuck.map_or(deadlock.event, |stuck| stuck.at.event)
}

/// Whether `finding` is a deadlock at one of the waits of `stuck` for which no arrival is left.
fn blocks_for_good(finding: &Finding, stuck: &[EventId]) -> bool {
    let root = finding.chain.root().filter(|root| root.needs.is_empty());
    finding.follows_from.is_none() && root.is_some_and(|root| stuck.contains(&root.event))
}

/// Lets the deadlocks at `stuck` without a cause follow from the finding `known`.
fn follow(findings: &mut [Finding], stuck: &[EventId], known: usize) {
    let cause = (findings[known].code, findings[known].event);
    for (at, finding) in findings.iter_mut().enumerate() {
        if at != known && is_unexplained(finding, stuck) {
            finding.follows_from = Some(cause);
        }
    }
}

/// Whether `finding` is a deadlock at one of the waits of `stuck` that has no cause yet.
fn is_unexplained(finding: &Finding, stuck: &[EventId]) -> bool {
    finding.code == FindingCode::Deadlock
        && finding.chain == WaitChain::default()
        && finding.follows_from.is_none()
        && stuck.contains(&finding.event)
}

/// Sets the cause of the deadlock findings at `stuck` that have none yet.
fn set_deadlock(
    findings: &mut [Finding],
    stuck: &[EventId],
    root: EventId,
    chain: WaitChain,
    mistake: Option<Mistake>,
) {
    let open: Vec<usize> = (0..findings.len()).filter(|&at| is_unexplained(&findings[at], stuck)).collect();
    let at_root = open.iter().copied().find(|&at| findings[at].event == root);
    let Some(first) = at_root.or(open.first().copied()) else { return };
    if chain.root().is_some() {
        findings[first].event = root;
    }
    let cause = (FindingCode::Deadlock, findings[first].event);
    for at in open {
        if at != first {
            findings[at].follows_from = Some(cause);
        }
    }
    findings[first].chain = chain;
    findings[first].mistake = mistake;
}

fn set(findings: &mut [Finding], code: FindingCode, event: EventId, mistake: &Mistake) {
    for finding in findings.iter_mut().filter(|finding| finding.code == code && finding.event == event) {
        finding.mistake = Some(mistake.clone());
    }
}

/// Adds the places of the cause to the related ones.
fn relate(table: &SyncTable<'_>, finding: &mut Finding) {
    let waits = finding.chain.waits.iter();
    let mut places: Vec<(Role, EventId)> = Vec::new();
    for wait in waits {
        places.push((Role::Stuck, wait.event));
        places.extend(wait.needs.iter().map(|needed| (Role::NeverArrives, needed.event)));
    }
    places.extend(finding.mistake.as_ref().map(|mistake| (Role::Mistake, mistake.event)));
    places.extend(count_of(table, finding).map(|init| (Role::Expectation, init)));
    for (role, event) in places {
        let is_known = event == finding.event || finding.related.iter().any(|related| related.1 == event);
        if !is_known {
            finding.related.push((role, event));
        }
    }
}

/// The initialisation whose count a deadlock for lack of arrivals does not reach.
fn count_of(table: &SyncTable<'_>, finding: &Finding) -> Option<EventId> {
    let Some(MistakeKind::TooFewArrivals { .. }) = finding.mistake.as_ref().map(|mistake| &mistake.kind)
    else {
        return None;
    };
    let key = key_of(finding.chain.root()?.object)?;
    let of_key = |used: &&Used| used.key == key && matches!(used.what, Use::Init { .. });
    table.uses.iter().find(of_key).map(|used| used.event)
}
