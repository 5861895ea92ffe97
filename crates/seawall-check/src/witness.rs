//! The runs in which faults occur: the shortest that the oracle finds, with the choices that repeat
//! each.
//!
//! The hazard analysis knows a path, which may be infeasible. The model checker knows arguments,
//! but its run has no order that can be repeated. So the oracle searches for faults of both: first
//! in runs of one iteration of each loop, then of more, and last with the arguments of the model
//! checker.

use std::borrow::Cow;

use seawall_analysis::{Finding, FindingCode, FindingKind, Reach, Role, Witness};
use seawall_model::{Program, TermId};
use seawall_oracle::{Limits, Report, Run, Schedule, Verdict, explore, repeat};

use crate::facts::Facts;
use crate::idle::without_idle_branches;
use crate::translation::{of_oracle, of_run, pair};

/// The numbers of iterations of each loop that are tried first.
const FEW: [u32; 4] = [1, 2, 3, 4];
/// The share of all steps that one exploration may take.
const SHARE: u64 = 4;
/// The most arguments of the model checker that are tried.
const MOST_ARGUMENTS: usize = 4;

/// Searches for the shortest run of each fault. The reach of a fault without one stays.
pub(crate) fn show(program: &Program, findings: &mut [Finding]) {
    let facts = Facts::new(program);
    let full = &facts.run_limits;
    let mut search = Search { program: &facts.run, findings, data: &[], left: full.steps };
    let narrow = !facts.has_conditional_barriers;
    // The second of two warps stands for all but the first, so that two warps show no conflict
    // between these.
    let more = (narrow && !program.warp_maps.is_empty()).then_some(None);
    let numbers = [Some(full.warps), more, narrow.then_some(Some(1))];
    let ctas: &[u32] = if facts.reaches_other_ctas { &[1, 2] } else { &[1] };
    for warps in numbers.into_iter().flatten() {
        for &ctas in ctas {
            let limits = Limits { ctas: Some(ctas), ..with_warps(&facts, full, warps) };
            for few in FEW {
                // Loops with a known trip count are cut too, so that the shortest run comes first.
                search.explore(Limits { iterations: few, trips: few, ..limits.clone() });
            }
            search.explore(limits);
        }
    }
    for values in search.arguments() {
        search.left = search.left.max(full.steps / SHARE);
        search.explore_values(&facts, &values);
    }
    for (values, data) in search.data() {
        let left = search.left.max(full.steps / SHARE);
        let program = with_data(&facts.run, &data);
        let mut search = Search { program: &program, findings: search.findings, data: &data, left };
        search.explore_values(&Facts::new(&program), &values);
    }
}

/// Data of a run, as in [`Witness::data`].
type Data = Vec<(TermId, Option<u32>, i64)>;

/// The program with constants in place of data that has one value.
fn with_data<'p>(program: &'p Program, data: &Data) -> Cow<'p, Program> {
    if data.is_empty() {
        return Cow::Borrowed(program);
    }
    let values = data.iter().map(|&(symbol, _, value)| (symbol, value)).collect();
    Cow::Owned(Program { terms: program.terms.with_constants(&values), ..program.clone() })
}

/// The limits with another number of warps. One warp represents no others if barriers are
/// conditional.
fn with_warps(facts: &Facts<'_>, limits: &Limits, warps: Option<u32>) -> Limits {
    let warps = if warps == Some(1) && facts.has_conditional_barriers { None } else { warps };
    Limits { warps, ..limits.clone() }
}

struct Search<'a> {
    program: &'a Program,
    findings: &'a mut [Finding],
    /// The data of the program.
    data: &'a [(TermId, Option<u32>, i64)],
    /// The steps that are left for all explorations.
    left: u64,
}

impl Search<'_> {
    /// Explores runs in which some symbols have known values.
    fn explore_values(&mut self, facts: &Facts<'_>, values: &[(TermId, i64)]) {
        let full = &facts.run_limits;
        for warps in [Some(1), full.warps] {
            self.explore(Limits { values: values.to_vec(), ..with_warps(facts, full, warps) });
        }
    }

    /// Explores runs within the limits, and keeps those that show open findings.
    fn explore(&mut self, limits: Limits) {
        if self.left == 0 || !self.findings.iter().any(is_open) {
            return;
        }
        let steps = self.left.min(limits.steps / SHARE);
        let report = explore(self.program, &Limits { steps, ..limits.clone() });
        self.left = self.left.saturating_sub(report.explored.effort);
        let faults = report.verdicts.iter().map(|verdict| (of_oracle(self.program, verdict), verdict));
        let faults: Vec<(Finding, &Verdict)> = faults.collect();
        let has_data = |finding: &Finding| {
            finding.reach.witness().map_or(self.data.is_empty(), |known| known.data == self.data)
        };
        for finding in self.findings.iter_mut().filter(|finding| is_open(finding) && has_data(finding)) {
            let shown = faults.iter().filter(|(shown, _)| shows(shown, finding));
            // The first of the best ones: in the order of the finding, and without guesses.
            let rank = |of: &&(Finding, &Verdict)| (!is_in_order(&of.0, finding), of.1.run.guesses);
            let Some(&(_, verdict)) = shown.min_by_key(rank) else { continue };
            // A run that is certain replaces one that assumes something.
            if !verdict.run.guesses || !has_replay(finding) {
                let run = of_run(&verdict.run, Some(&limits));
                finding.reach = Reach::Run(Witness { data: self.data.to_vec(), ..run });
            }
        }
    }

    /// The arguments and the data of the model checker for findings without a run of the oracle, if
    /// all iterations load one value.
    fn data(&self) -> Vec<(Vec<(TermId, i64)>, Data)> {
        let open = self.findings.iter().filter(|finding| !has_replay(finding));
        let witnesses = open.filter_map(|finding| finding.reach.witness());
        let mut all: Vec<_> = witnesses.map(|of| (of.values.clone(), of.data.clone())).collect();
        all.retain(|(_, data)| !data.is_empty() && data.iter().all(|loaded| loaded.1.is_none()));
        all.dedup();
        all.truncate(MOST_ARGUMENTS);
        all
    }

    /// The arguments of the model checker for findings without a run of the oracle.
    fn arguments(&self) -> Vec<Vec<(TermId, i64)>> {
        let open = self.findings.iter().filter(|finding| !has_replay(finding));
        let mut all: Vec<_> =
            open.filter_map(|finding| Some(finding.reach.witness()?.values.clone())).collect();
        all.retain(|values| !values.is_empty());
        all.dedup();
        all.truncate(MOST_ARGUMENTS);
        all
    }
}

/// Whether a finding still needs a run that is certain.
fn is_open(finding: &Finding) -> bool {
    match &finding.reach {
        Reach::Run(witness) => witness.assumes || witness.replay.is_none(),
        Reach::Path => true,
        Reach::Verdict => false,
    }
}

fn has_replay(finding: &Finding) -> bool {
    finding.reach.witness().is_some_and(|witness| witness.replay.is_some())
}

/// Whether a finding of the oracle is about the fault of a finding.
fn shows(shown: &Finding, finding: &Finding) -> bool {
    let between_ctas = |code| code == FindingCode::RaceBetweenCtas;
    match finding.code.kind() {
        FindingKind::Race | FindingKind::MissingWait | FindingKind::Reliance => {
            matches!(shown.code.kind(), FindingKind::Race | FindingKind::MissingWait)
                && between_ctas(shown.code) == between_ctas(finding.code)
                && pair(shown) == pair(finding)
        }
        FindingKind::Deadlock | FindingKind::Protocol => {
            (shown.code, shown.event) == (finding.code, finding.event)
        }
        FindingKind::Redundant => false,
    }
}

/// Whether the accesses of two findings about one pair come in the same order.
fn is_in_order(shown: &Finding, finding: &Finding) -> bool {
    let earlier = |of: &Finding| of.related.iter().find(|related| related.0 == Role::Earlier).map(|e| e.1);
    (shown.event, earlier(shown)) == (finding.event, earlier(finding))
}

/// Repeats the run of a finding in the oracle, up to its fault. The report has no fault if it does
/// not occur. `None` if the finding has no run that can be repeated.
pub fn replay(program: &Program, finding: &Finding) -> Option<(Report, Schedule)> {
    let witness = finding.reach.witness()?;
    let replay = witness.replay.as_ref()?;
    let limits = Limits {
        warps: replay.warps,
        ctas: replay.ctas,
        iterations: replay.iterations,
        trips: replay.trips,
        values: replay.values.clone(),
        ..Limits::default()
    };
    let run = Run {
        kernel: replay.kernel,
        choices: replay.choices.clone(),
        values: witness.values.clone(),
        trips: witness.trips.clone(),
        guesses: witness.assumes,
        steps: replay.steps,
    };
    let program = &with_data(program, &witness.data);
    let program = &without_idle_branches(program);
    Some(repeat(program, &limits, &run, |verdict| shows(&of_oracle(program, verdict), finding)))
}
