//! From a [`Program`] to its findings: `check` without input and output.
//!
//! Four analyses look at a program. `check` reconciles their results. Each step may add findings,
//! or remove those of an earlier step that it decides better:
//!
//! | Step | Adds | Removes |
//! |---|---|---|
//! | hazard analysis (`seawall-place::check`) | accesses of one partition, every path | |
//! | hazard analysis, `ends` | operations in flight at the end, if only their queue shows it | |
//! | model checker, `apart` | | races between warps that arrivals of all threads order |
//! | model checker, `settle` | | pairs of one partition that other partitions order, or may order |
//! | model checker and oracle, `infeasible` | | missing waits and races on paths without a run |
//! | oracle, `execution` | partitions, clusters, mbarriers, for a few iterations | |
//! | model checker, `partitions` | the same for every trip count, if proved | |
//! | `cross_cta_loads`, `unresolved_mbarriers` | | what depends on an unresolved construct |
//! | `issue_order` | | (SW202 becomes SW203) |
//! | hazard analysis of lanes | accesses of lanes of one warp | |
//! | model checker, `redundant` | | redundant barriers without which a proof fails |
//! | model checker and oracle, `redundant` | redundant barriers beside arrivals | |
//! | all of these with positive arguments, `edge` | | (errors become edges) |
//! | `harmless` | | (errors become notes) |
//! | `conclusion` | barriers that only some threads reach | redundant ops of some calls |
//! | `cause` | (what is probably wrong) | |
//! | `consequences` | (which finding follows from which) | |
//! | `witness`, if asked for | (a run that shows each fault) | |
//!
//! `facts` determines once what several steps need to know about a program. A step takes the
//! facts and the results of earlier steps.
//!
//! A construct that no analysis decides is an [`Unresolved`], not a finding. `bound` gives the
//! reach of the result: the smallest reach of the analyses whose result it needs.
//!
//! Deliberately absent: IR, wording and places in a text. Callers lower the IR and phrase the
//! results.

mod apart;
mod bound;
mod cause;
mod conclusion;
mod consequences;
mod counted;
mod cross_cta_loads;
mod ctas;
mod edge;
mod ends;
mod execution;
mod facts;
mod fence_scope;
mod harmless;
mod idle;
mod infeasible;
mod issue_order;
mod kernels;
mod model_checker;
mod partitions;
mod pinned;
mod published;
mod redundant;
mod settle;
mod translation;
mod unresolved;
mod unresolved_mbarriers;
mod witness;

use std::collections::BTreeSet;

use rustc_hash::FxHashSet;
use seawall_analysis::{Bound, Finding, FindingKind};
use seawall_model::{EventId, Program};
use seawall_oracle::Verdict;
use seawall_phases::Phases;
use seawall_place::{CheckLimit, as_one_warp, check_but};

use facts::Facts;
use translation::{Subject, subject};

pub use partitions::assumes_sizes;
pub use unresolved::{Unresolved, UnresolvedKind};
pub use witness::replay;

/// What a check needs.
#[derive(Clone, Copy, Debug)]
pub struct Input<'a> {
    /// The program.
    pub program: &'a Program,
    /// Barriers that the threads of a partition reach unequally often, so that they deadlock.
    pub uneven: &'a [EventId],
    /// For programs whose warps have lanes: the stores that need no order between their own
    /// executions, because each lane writes the same bytes again. `None` for programs without
    /// lanes.
    pub lanes: Option<&'a FxHashSet<EventId>>,
    /// Events that repeat accesses in flight behind a barrier
    /// ([`Bare::left_in_flight`](seawall_model::Bare::left_in_flight)). Operations before them
    /// conflict with the accesses themselves.
    pub repeated: Option<&'a FxHashSet<EventId>>,
}

impl<'a> Input<'a> {
    /// A program without lanes, whose threads reach every barrier equally often.
    pub fn new(program: &'a Program) -> Self {
        Input { program, uneven: &[], lanes: None, repeated: None }
    }
}

/// The result of a check.
#[derive(Clone, Debug, Default)]
pub struct Checked {
    /// The findings: each cause, then what follows from it.
    pub findings: Vec<Finding>,
    /// What was not decided, or decided for some runs only.
    pub unresolved: Vec<Unresolved>,
    /// The runs for which the findings are complete.
    pub bound: Bound,
    /// The result of the mbarrier model checker. `None` if it cannot add to the hazard analysis, or
    /// if kernels of the program are checked separately.
    pub phases: Option<Phases>,
}

/// Checks a program.
pub fn check(input: &Input<'_>) -> Checked {
    let parts = kernels::parts(input.program);
    let mut checked = if parts.is_empty() { of_kernel(input) } else { of_kernels(input, &parts) };
    if let Some(repeated) = input.repeated {
        checked.findings.retain(|finding| !repeated.contains(&finding.event));
    }
    kernels::retain_executed(input.program, &mut checked.findings);
    conclusion::retain_wholly_redundant(input.program, &mut checked.findings);
    conclusion::retain_first_of_copies(input.program, &mut checked.findings);
    consequences::link(input, &mut checked.findings);
    checked
}

/// The results of parts of a program together. They have no single result of the model checker.
fn of_kernels(input: &Input<'_>, parts: &[Program]) -> Checked {
    let mut all = Checked::default();
    for part in parts {
        let uneven = kernels::of_part(part, input.uneven);
        let checked = of_kernel(&Input { program: part, uneven: &uneven, ..*input });
        all.findings.extend(checked.findings);
        all.unresolved.extend(checked.unresolved);
        all.bound = all.bound.and(checked.bound);
    }
    all
}

/// The result for one kernel, with findings that are not linked.
fn of_kernel(input: &Input<'_>) -> Checked {
    let facts = Facts::new(input.program);
    let phases = model_checker::run_if_useful(&facts);
    let Warps { mut checked, deadlocks, .. } = of_program(&facts, input.lanes, phases);
    edge::mark(input.program, &mut checked.findings, |positive| {
        let facts = Facts::new(positive);
        let phases = model_checker::run_if_useful(&facts);
        // The bound of a check is at most that of the model checker.
        if phases.as_ref().is_some_and(|phases| bound::of_phases(phases) != Bound::AllPaths) {
            return None;
        }
        let checked = of_program(&facts, input.lanes, phases).checked;
        (checked.bound == Bound::AllPaths).then_some(checked.findings)
    });
    harmless::mark(input.program, &mut checked.findings);
    conclusion::add_uneven(input.uneven, &mut checked.findings);
    cause::explain(input.program, checked.phases.as_ref(), &deadlocks, &mut checked.findings);
    checked
}

/// Adds runs to the findings of a check: the shortest that the oracle finds for each fault. The
/// check itself does not need them.
pub fn add_runs(program: &Program, findings: &mut [Finding]) {
    witness::show(program, findings);
}

/// The findings of the mbarrier model checker that a check of the program does not report, because
/// the runs in which they occur may not exist. `known` are the findings of the check.
pub fn unconfirmed(program: &Program, phases: &Phases, known: &[Finding]) -> Vec<Finding> {
    cause::unconfirmed(program, phases, known)
}

/// The result of the mbarrier model checker within the limits of a check.
pub fn model_check(program: &Program) -> Phases {
    model_checker::run(&Facts::new(program))
}

/// The result of the mbarrier model checker if it can add to the hazard analysis: the program has
/// partitions, mbarriers or tokens.
pub fn model_check_if_useful(program: &Program) -> Option<Phases> {
    model_checker::run_if_useful(&Facts::new(program))
}

/// The result of the check of warps.
struct Warps {
    checked: Checked,
    /// The deadlocks that the oracle found.
    deadlocks: Vec<Verdict>,
    /// The races that arrivals of all threads or runs exclude.
    ordered: FxHashSet<Subject>,
}

/// The check of warps and lanes. `lanes` are those of the input, and `phases` is the result of the
/// model checker, if it is useful.
fn of_program(facts: &Facts<'_>, lanes: Option<&FxHashSet<EventId>>, phases: Option<Phases>) -> Warps {
    let mut warps = of_warps(facts, phases);
    if let Some(again) = lanes {
        add_lanes(facts, again, &mut warps);
    }
    warps
}

/// The check of warps that have no lanes.
fn of_warps(facts: &Facts<'_>, phases: Option<Phases>) -> Warps {
    let program = facts.program;
    let mut report = seawall_place::check(program);
    report.findings.extend(ends::in_flight(facts));
    let diverges = report.limits.contains(&CheckLimit::ConditionalBarriers);
    let out_of_step = facts.has_conditional_barriers && !diverges;
    let decided = out_of_step || phases.as_ref().is_some_and(Phases::is_complete);
    let executed = execution::execute(facts, &report.findings, decided);
    let mut findings = report.findings;
    let races = phases.as_ref().map(|_| apart::decide(facts, &executed.confirmed, false, &mut findings));
    let races = races.unwrap_or_default();
    let mut confirmed: FxHashSet<Subject> = executed.confirmed.iter().map(subject).collect();
    confirmed.extend(races.shown);
    let unsettled = phases
        .as_ref()
        .and_then(|phases| settle::settle(facts, phases, &confirmed, &races.open, &mut findings));
    let waits = infeasible::remove(facts, phases.as_ref(), &confirmed, &mut findings);
    let mut ordered = races.ordered;
    let removed = [waits, infeasible::remove_races(facts, &confirmed, &mut findings, &mut ordered)];
    findings.extend(executed.findings);
    if let Some(phases) = &phases {
        findings.extend(partitions::findings(program, phases, &findings));
        partitions::explain(program, phases, &mut findings);
        redundant::keep_needed_barriers(program, phases, &mut findings);
        if findings.iter().all(|finding| !finding.code.kind().is_error()) {
            let candidates = &report.beside_arrivals;
            findings.extend(redundant::redundant_beside_arrivals(program, phases, candidates));
        }
    }
    let suppressed = suppress_findings(program, decided, &mut findings);
    issue_order::rely(facts, &mut findings);
    let hidden = phases.as_ref().filter(|_| !decided && report.limits.is_empty());
    let hidden = hidden.and_then(|phases| partitions::behind_unknown(program, phases));
    let bound = bound::Reaches {
        phases: phases.as_ref().map(bound::of_phases),
        inside: if out_of_step { Bound::AllPaths } else { executed.inside },
        between_ctas: executed.between_ctas,
        diverges,
        suppresses: !suppressed.is_empty() || unsettled.is_some() || hidden.is_some(),
    }
    .bound()
    .and(races.bound)
    .and(removed.iter().flatten().fold(Bound::AllPaths, |bound, removed| bound.and(removed.bound)));
    let mut unresolved: Vec<Unresolved> = Vec::new();
    unresolved.extend(diverges.then(|| unresolved::conditional_barriers(program)));
    let open = phases.as_ref().and_then(|phases| partitions::unresolved(facts, phases));
    let of_clusters = |open: &Unresolved| open.kind.is_of_other_ctas() && executed.clusters.is_some();
    unresolved.extend(hidden.or_else(|| open.filter(|open| !of_clusters(open))));
    unresolved.extend(fence_scope::unresolved(program, &findings));
    unresolved.extend(executed.orders.filter(|_| !decided));
    unresolved.extend(executed.clusters.into_iter().chain(suppressed).chain(unsettled));
    unresolved.extend(removed.into_iter().flatten().map(|removed| removed.unresolved));
    Warps { checked: Checked { findings, unresolved, bound, phases }, deadlocks: executed.deadlocks, ordered }
}

/// Removes findings that depend on unsupported features: loads between CTAs, and waits for
/// unresolved mbarriers unless the model checker `decided` them. Returns what was removed.
fn suppress_findings(program: &Program, decided: bool, findings: &mut Vec<Finding>) -> Vec<Unresolved> {
    let loads = cross_cta_loads::suppress_findings(program, findings);
    let mbarriers = if decided { None } else { unresolved_mbarriers::suppress_findings(program, findings) };
    loads.into_iter().chain(mbarriers).collect()
}

/// Adds races between lanes of one warp. Bytes that stay in one warp still need a warp barrier
/// between accesses of different lanes. `again` are the stores of [`Input::lanes`]. Races that
/// threads order among themselves are left out.
fn add_lanes(facts: &Facts<'_>, again: &FxHashSet<EventId>, warps: &mut Warps) {
    let program = facts.program;
    let Warps { checked, ordered, .. } = warps;
    let Some(lanes) = as_one_warp(program) else { return };
    let is_race = |finding: &Finding| finding.code.kind() == FindingKind::Race && finding.hazard.is_some();
    let key = |finding: &Finding| (finding.event, finding.code, finding.related.clone());
    let known: BTreeSet<_> = checked.findings.iter().map(key).collect();
    let mut races: Vec<Finding> =
        check_but(&lanes, again.clone()).findings.into_iter().filter(is_race).collect();
    let decided = checked.phases.as_ref().is_some_and(Phases::is_complete);
    races.retain(|finding| !known.contains(&key(finding)) && !ordered.contains(&subject(finding)));
    let apart = checked.phases.as_ref().map(|_| apart::decide(facts, &[], true, &mut races));
    let apart = apart.unwrap_or_default();
    checked.bound = checked.bound.and(apart.bound);
    let open = settle::take_published(facts, &apart.shown, &apart.open, &mut races);
    for suppressed in suppress_findings(program, decided, &mut races).into_iter().chain(open) {
        if checked.unresolved.iter().all(|known| !known.kind.is_same_construct(suppressed.kind)) {
            checked.unresolved.push(suppressed);
            checked.bound = checked.bound.and(Bound::SomeRuns);
        }
    }
    checked.findings.extend(races);
}
