//! Tries repairs of one module, and keeps those that a check confirms.

use std::cell::{Cell, OnceCell, RefCell};
use std::collections::BTreeMap;
use std::fmt;

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_analysis::{Bound, Engine, Finding, FindingCode, FindingKind, HazardKind, Role};
use seawall_base::Diagnostic;
use seawall_mlir::{Edits, Module, OpId};
use seawall_model::{EventId, Program};
use seawall_place::{Changes, UncoveredClass, certify_program};
use seawall_report::{FindingSeverity, Severities};

use super::repair::{Candidate, Repairs};
use super::{FixedPart, Repair};
use crate::check::{Analysed, CheckOptions, Judged, Modelled, judged};
use crate::stage::Stage;

/// The number of checks for the errors, and for the redundant ops, of a module.
const CHECKS: usize = 64;

/// How often a repair may need another one for what it makes visible, such as a proxy fence behind
/// a new barrier.
const ROUNDS: usize = 4;

/// A finding by the ops of the unchanged module. `None` stands for an op that a repair inserted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Key {
    pub(super) code: FindingCode,
    pub(super) op: Option<OpId>,
    pub(super) earlier: Option<OpId>,
}

/// Two accesses that the certifier does not find ordered.
type Unordered = (UncoveredClass, HazardKind, Option<OpId>, Option<OpId>);

/// The module with some repairs, and its check.
#[derive(Debug)]
pub(super) struct State<'m> {
    candidates: Vec<Candidate<'m>>,
    pub(super) program: Program,
    /// By origin of the program, the op of the unchanged module. `None` for an op that a repair or
    /// a simulated pass inserts.
    ops: Vec<Option<OpId>>,
    analysed: Analysed,
    counts: FxHashMap<Key, usize>,
    certificate: OnceCell<Option<FxHashSet<Unordered>>>,
}

impl State<'_> {
    /// The op of the unchanged module from which `event` comes.
    pub(super) fn op(&self, event: EventId) -> Option<OpId> {
        let origin = self.program.origin_of(event);
        *self.ops.get(origin.index as usize)?
    }

    pub(super) fn key(&self, finding: &Finding) -> Key {
        let earlier = finding.related.iter().find(|related| related.0 == Role::Earlier);
        let earlier = earlier.and_then(|related| self.op(related.1));
        Key { code: finding.code, op: self.op(finding.event), earlier }
    }

    fn has(&self, key: Key) -> bool {
        self.counts.contains_key(&key)
    }

    /// The pairs of accesses that the certifier finds unordered. `None` if the module is too large
    /// for it.
    fn unordered(&self) -> Option<&FxHashSet<Unordered>> {
        let certify = || {
            let none = Changes { added: &[], removed: &FxHashSet::default(), split_parts: &[] };
            let certificate = certify_program(&self.program, &none);
            let pairs = certificate.uncovered.iter();
            let pairs = pairs.map(|pair| (pair.class, pair.kind, self.op(pair.earlier), self.op(pair.later)));
            certificate.is_complete().then(|| pairs.collect())
        };
        self.certificate.get_or_init(certify).as_ref()
    }
}

/// Why a repair is discarded.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Refusal {
    /// No change is known that repairs the finding.
    Unknown,
    /// The finding is still there.
    Stays,
    /// Something new is found.
    New(FindingCode),
    /// The check of the repaired module reaches less far.
    ReachesLess,
    /// Only some runs of the repaired module were checked.
    SomeRuns,
    /// The certifier does not confirm it.
    NotCertified,
    /// The text cannot be changed that way.
    Text(String),
    /// Too many repairs were tried.
    Limit,
    /// Another error of the module stays.
    Others,
}

impl Refusal {
    fn words(&self) -> String {
        match self {
            Refusal::Unknown => "no certain repair is known".to_owned(),
            Refusal::Stays => "the known repairs do not remove it".to_owned(),
            Refusal::New(code) => format!("the known repairs cause {}", code.number()),
            Refusal::ReachesLess => "with the known repairs, fewer runs of the kernel are checked".to_owned(),
            Refusal::SomeRuns => "only some runs of the repaired kernel can be checked".to_owned(),
            Refusal::NotCertified => "the independent checker does not confirm the known repairs".to_owned(),
            Refusal::Text(error) => format!("the text cannot be edited: {error}"),
            Refusal::Limit => "too many repairs were tried in this module".to_owned(),
            Refusal::Others => "another error of the module has no certain repair".to_owned(),
        }
    }
}

/// A module that is being repaired.
#[derive(Debug)]
pub(super) struct Site<'a, 'm> {
    module: &'m Module,
    stage: Option<Stage>,
    options: &'a CheckOptions,
    severities: Severities,
    repairs: Repairs<'a, 'm>,
    unchanged: State<'m>,
    checks: Cell<usize>,
    choice: Choice<'a>,
}

/// Which findings are to be repaired.
struct Choice<'a> {
    /// For each of some findings of the unchanged module.
    chosen: &'a dyn Fn(&[Finding]) -> Vec<bool>,
    known: RefCell<FxHashMap<Key, bool>>,
}

impl fmt::Debug for Choice<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Choice").field("known", &self.known).finish_non_exhaustive()
    }
}

/// Repairs that are tried together, and what is known of findings without one.
#[derive(Debug, Default)]
struct Plan<'m> {
    pool: Vec<Candidate<'m>>,
    /// For each finding, the positions of its repairs in `pool`.
    of: Vec<(Key, Vec<usize>)>,
}

impl<'a, 'm> Site<'a, 'm> {
    /// `stage` is the stage that the header of a dump states.
    pub(super) fn new(
        module: &'m Module,
        stage: Option<Stage>,
        options: &'a CheckOptions,
        severities: Severities,
        chosen: &'a dyn Fn(&[Finding]) -> Vec<bool>,
    ) -> Result<Self, Vec<Diagnostic>> {
        let unchanged = state(Vec::new(), judged(module, stage, options)?);
        let repairs = Repairs::new(module, options);
        // Findings of one op that differ in nothing else are repaired together.
        let mut known: FxHashMap<Key, bool> = FxHashMap::default();
        let findings = &unchanged.analysed.findings;
        for (finding, is_chosen) in findings.iter().zip(chosen(findings)) {
            *known.entry(unchanged.key(finding)).or_default() |= is_chosen;
        }
        let choice = Choice { chosen, known: RefCell::new(known) };
        Ok(Site { module, stage, options, severities, repairs, unchanged, checks: Cell::new(0), choice })
    }

    /// Repairs the chosen findings: errors, then redundant ops.
    pub(super) fn fixed(self) -> Result<FixedPart, Vec<Diagnostic>> {
        let is_redundant = |code: FindingCode| code.kind() == FindingKind::Redundant;
        let mut left = Vec::new();
        let errors = |key: Key| !is_redundant(key.code) && self.chooses(key);
        let repaired = self.repaired(&self.unchanged, errors, &mut left);
        let repaired = self.unless_partial(repaired, errors, &mut left);
        let errors_gone = repaired.as_ref().unwrap_or(&self.unchanged);
        let redundant = |key: Key| is_redundant(key.code) && self.chooses(key);
        // What an error leaves unordered may need an op that is redundant beside it.
        let deleted = match self.has_error(errors_gone, errors) {
            true => {
                self.refuse(redundant, errors_gone, &mut left);
                None
            }
            false => self.repaired(errors_gone, redundant, &mut left),
        };
        let last = deleted.as_ref().unwrap_or(errors_gone);
        self.result(last, &left).map_err(|error| vec![error])
    }

    /// Whether a finding is to be repaired. One that the check of the unchanged module does not
    /// report is judged as if it were reported there. Ops that a repair inserts have none.
    fn chooses(&self, key: Key) -> bool {
        if let Some(&known) = self.choice.known.borrow().get(&key) {
            return known;
        }
        let mut events = self.unchanged.program.events.ids();
        let event = key.op.and_then(|op| events.find(|&event| self.unchanged.op(event) == Some(op)));
        let finding = event.map(|event| Finding::new(key.code, event));
        let is_chosen = finding.is_some_and(|finding| (self.choice.chosen)(&[finding]) == [true]);
        self.choice.known.borrow_mut().insert(key, is_chosen);
        is_chosen
    }

    /// `repaired`, unless it has errors that `wanted` accepts. A repair beside such an error may
    /// only hide a consequence of it.
    fn unless_partial(
        &self,
        repaired: Option<State<'m>>,
        wanted: impl Fn(Key) -> bool,
        left: &mut Vec<(Key, Refusal)>,
    ) -> Option<State<'m>> {
        let state = repaired?;
        if !self.has_error(&state, &wanted) {
            return Some(state);
        }
        self.refuse(wanted, &state, left);
        None
    }

    /// Whether `state` has an error that `wanted` accepts.
    fn has_error(&self, state: &State<'m>, wanted: impl Fn(Key) -> bool) -> bool {
        let is_error = |finding: &Finding| self.severities.of(finding) == FindingSeverity::Error;
        state.analysed.findings.iter().any(|finding| is_error(finding) && wanted(state.key(finding)))
    }

    /// Leaves the findings that `wanted` accepts, because `state` has an error.
    fn refuse(&self, wanted: impl Fn(Key) -> bool, state: &State<'m>, left: &mut Vec<(Key, Refusal)>) {
        let is_error = |key: Key| key.code.kind() != FindingKind::Redundant;
        let keys = self.unchanged.analysed.findings.iter().map(|finding| self.unchanged.key(finding));
        for key in keys.filter(|&key| wanted(key)) {
            let is_unknown = state.has(key) && is_error(key);
            let refusal = if is_unknown { Refusal::Unknown } else { Refusal::Others };
            if left.iter().all(|(known, _)| *known != key) {
                left.push((key, refusal));
            }
        }
    }

    fn result(&self, last: &State<'m>, left: &[(Key, Refusal)]) -> Result<FixedPart, Diagnostic> {
        let is_chosen = |finding: &&Finding| self.chooses(self.unchanged.key(finding));
        let findings: Vec<&Finding> = self.unchanged.analysed.findings.iter().filter(is_chosen).collect();
        let mut repairs = Vec::new();
        let mut all = Edits::new(self.module);
        for candidate in &last.candidates {
            let is_repaired = |finding: &&Finding| {
                let key = self.unchanged.key(finding);
                candidate.findings.contains(&key) && !last.has(key)
            };
            let place =
                |finding: &&Finding| (finding.code, self.unchanged.program.origin_of(finding.event).span);
            let mut findings: Vec<_> = findings.iter().filter(|f| is_repaired(f)).map(place).collect();
            // Redundant ops that the check finds only once nothing is missing.
            let later =
                candidate.findings.iter().filter(|key| !self.unchanged.has(**key) && !last.has(**key));
            findings.extend(later.filter_map(|key| Some((key.code, self.module.op(key.op?).span))));
            findings.dedup();
            let (message, at) = (candidate.message.clone(), self.module.op(candidate.at).name_span);
            let edits = candidate.edits.replacements()?;
            repairs.push(Repair { message, at, edits, findings });
            all.append(candidate.edits.clone());
        }
        let text = if last.candidates.is_empty() { None } else { Some(all.apply()?) };
        let mut notes = Vec::new();
        let mut noted: FxHashSet<Key> = FxHashSet::default();
        for finding in findings {
            let key = self.unchanged.key(finding);
            let refusal = left.iter().find(|refused| refused.0 == key);
            let Some((_, refusal)) = refusal.filter(|_| last.has(key) && noted.insert(key)) else { continue };
            let span = self.unchanged.program.origin_of(finding.event).span;
            let message = format!("{} is left: {}", finding.code.number(), refusal.words());
            notes.push(Diagnostic::warning("fix::left", span, message));
        }
        let number = |state: &State<'_>, code| {
            state.analysed.findings.iter().filter(|finding| finding.code == code).count()
        };
        let more = |code| Some((code, number(last, code).checked_sub(number(&self.unchanged, code))?));
        let revealed: BTreeMap<FindingCode, usize> = FindingCode::ALL.into_iter().filter_map(more).collect();
        Ok(FixedPart { text, repairs, left: notes, revealed })
    }

    /// `from` with repairs of the findings that `wanted` accepts. `None` without repairs.
    fn repaired(
        &self,
        from: &State<'m>,
        wanted: impl Fn(Key) -> bool,
        left: &mut Vec<(Key, Refusal)>,
    ) -> Option<State<'m>> {
        self.checks.set(0);
        let findings: Vec<&Finding> =
            from.analysed.findings.iter().filter(|finding| wanted(from.key(finding))).collect();
        let plan = self.plan(from, &findings);
        let all: Vec<usize> = (0..plan.of.len()).collect();
        self.together(from, &plan, &all, left).map(|state| self.pruned(from, state))
    }

    /// `state` without the insertions that the others make redundant.
    fn pruned(&self, from: &State<'m>, mut state: State<'m>) -> State<'m> {
        let mut at = state.candidates.len();
        while at > from.candidates.len() && state.candidates.len() > from.candidates.len() + 1 {
            at -= 1;
            if state.candidates[at].removes {
                continue;
            }
            let mut fewer: Vec<Candidate<'m>> = state.candidates[from.candidates.len()..].to_vec();
            let spare = fewer.remove(at - from.candidates.len());
            // The change that repairs its findings instead is of the same kind.
            let same = fewer.iter().position(|other| other.message == spare.message).unwrap_or(0);
            fewer[same].findings.extend(spare.findings);
            let Ok(without) = self.with(from, fewer) else { continue };
            let is_as_good = without.counts.iter().all(|(key, count)| state.counts.get(key) >= Some(count));
            if is_as_good && let Ok(without) = self.confirmed(from, without) {
                state = without;
            }
        }
        state
    }

    /// The first repair of each finding.
    fn plan(&self, from: &State<'m>, findings: &[&Finding]) -> Plan<'m> {
        let is_first = from.candidates.is_empty();
        let mut plan = Plan::default();
        if is_first && findings.iter().any(|finding| finding.hazard.is_some()) {
            plan.pool = self.repairs.barriers(from, findings);
        }
        let barriers = plan.pool.len();
        let mut known: FxHashMap<Key, Vec<usize>> = FxHashMap::default();
        for finding in findings {
            let key = from.key(finding);
            let covers = |at: &usize| plan.pool[*at].findings.contains(&key);
            let mut places: Vec<usize> = (0..barriers).filter(covers).collect();
            if places.is_empty() {
                places = match known.get(&key) {
                    Some(places) => places.clone(),
                    None => {
                        let first = self.repairs.of(from, finding).into_iter().next();
                        first.into_iter().map(|candidate| plan.add(candidate)).collect()
                    }
                };
            }
            known.insert(key, places.clone());
            plan.of.push((key, places));
        }
        plan
    }

    /// Repairs the findings at positions `which` of `plan`. If they cannot be repaired together,
    /// repairs one half of them after the other. `None` without repairs.
    fn together(
        &self,
        from: &State<'m>,
        plan: &Plan<'m>,
        which: &[usize],
        left: &mut Vec<(Key, Refusal)>,
    ) -> Option<State<'m>> {
        let which: Vec<usize> = which.iter().copied().filter(|&at| from.has(plan.of[at].0)).collect();
        let with_repair: Vec<usize> = which.iter().copied().filter(|&at| !plan.of[at].1.is_empty()).collect();
        let wanted = with_repair.iter().map(|&at| plan.of[at].0).collect();
        let mut places: Vec<usize> = with_repair.iter().flat_map(|&at| plan.of[at].1.clone()).collect();
        places.sort_unstable();
        places.dedup();
        let candidates = places.into_iter().map(|at| plan.pool[at].clone()).collect();
        let refusal = match with_repair.is_empty() {
            true => Refusal::Unknown,
            false => match self.attempt(from, candidates, wanted) {
                Ok(state) => return Some(state),
                Err(refusal) => refusal,
            },
        };
        match which.as_slice() {
            [] => None,
            [one] => self.otherwise(from, plan.of[*one].0, refusal, left),
            all => {
                let (first, second) = all.split_at(all.len() / 2);
                let state = self.together(from, plan, first, left);
                let second = self.together(state.as_ref().unwrap_or(from), plan, second, left);
                second.or(state)
            }
        }
    }

    /// Tries the other repairs of a finding, after the first one was refused.
    fn otherwise(
        &self,
        from: &State<'m>,
        key: Key,
        refusal: Refusal,
        left: &mut Vec<(Key, Refusal)>,
    ) -> Option<State<'m>> {
        let current = from.analysed.findings.iter().find(|finding| from.key(finding) == key)?;
        let mut refusal = refusal;
        for candidate in self.repairs.of(from, current) {
            match self.attempt(from, vec![candidate], vec![key]) {
                Ok(state) => return Some(state),
                Err(why) => refusal = why,
            }
        }
        left.push((key, refusal));
        None
    }

    /// `from` with `candidates`, if the findings `wanted` are gone, and nothing is worse.
    fn attempt(
        &self,
        from: &State<'m>,
        candidates: Vec<Candidate<'m>>,
        mut wanted: Vec<Key>,
    ) -> Result<State<'m>, Refusal> {
        let mut state = self.with(from, candidates)?;
        for _ in 0..ROUNDS {
            if wanted.iter().any(|&key| state.has(key)) {
                return Err(Refusal::Stays);
            }
            let removes = state.candidates[from.candidates.len()..].iter().any(|candidate| candidate.removes);
            let is_new = |finding: &&Finding| {
                let key = state.key(finding);
                let counts = match finding.code.kind() {
                    // Redundant ops are found only where nothing is missing.
                    FindingKind::Redundant => false,
                    // More synchronization cannot cause these. It only reveals them.
                    FindingKind::Race | FindingKind::MissingWait | FindingKind::Reliance => {
                        removes || self.chooses(key)
                    }
                    FindingKind::Deadlock | FindingKind::Protocol => true,
                };
                counts && state.counts.get(&key) > from.counts.get(&key)
            };
            let new: Vec<&Finding> = state.analysed.findings.iter().filter(is_new).collect();
            if new.is_empty() {
                return self.confirmed(from, state);
            }
            let mut more: Vec<Candidate<'m>> = Vec::new();
            for finding in new {
                let key = state.key(finding);
                if wanted.contains(&key) {
                    continue;
                }
                let first = self.repairs.of(&state, finding).into_iter().next();
                more.push(first.ok_or(Refusal::New(finding.code))?);
                wanted.push(key);
            }
            state = self.with(&state, more)?;
        }
        Err(Refusal::Stays)
    }

    /// `state`, unless less is known of it than of `from`.
    fn confirmed(&self, from: &State<'m>, state: State<'m>) -> Result<State<'m>, Refusal> {
        let (old, new) = (from.analysed.bound, state.analysed.bound);
        if old.and(new) != old
            || notes(&state).iter().any(|(code, count)| Some(count) > notes(from).get(code))
        {
            return Err(Refusal::ReachesLess);
        }
        let is_gone = |finding: &&Finding| !state.has(from.key(finding));
        let mut gone = from.analysed.findings.iter().filter(is_gone);
        if matches!(new, Bound::SomeRuns | Bound::Unchecked)
            && gone.any(|finding| finding.engine != Engine::Hazards)
        {
            return Err(Refusal::SomeRuns);
        }
        let removes = state.candidates[from.candidates.len()..].iter().any(|candidate| candidate.removes);
        // Without the first reason why two accesses are unordered, there may be another one, of
        // which the check reports a finding that is not to be repaired.
        let is_left = |later: Option<OpId>| {
            later.is_some()
                && !removes
                && state.counts.keys().any(|&key| key.op == later && !self.chooses(key))
        };
        let is_certified = match (from.unordered(), state.unordered()) {
            (Some(old), Some(new)) => new.difference(old).all(|&(_, kind, earlier, later)| {
                old.iter().any(|other| (other.1, other.2, other.3) == (kind, earlier, later))
                    && is_left(later)
            }),
            (_, None) | (None, _) => !removes,
        };
        if is_certified { Ok(state) } else { Err(Refusal::NotCertified) }
    }

    fn with(&self, from: &State<'m>, more: Vec<Candidate<'m>>) -> Result<State<'m>, Refusal> {
        self.checks.set(self.checks.get() + 1);
        if self.checks.get() > CHECKS {
            return Err(Refusal::Limit);
        }
        let mut candidates = from.candidates.clone();
        candidates.extend(more);
        let mut edits = Edits::new(self.module);
        candidates.iter().for_each(|candidate| edits.append(candidate.edits.clone()));
        let unusable = |errors: Vec<Diagnostic>| {
            Refusal::Text(errors.first().map_or_else(String::new, |error| error.message.clone()))
        };
        let edited = edits.module().map_err(unusable)?;
        let mut judged = judged(&edited.module, self.stage, self.options).map_err(unusable)?;
        judged.modelled.ops.iter_mut().for_each(|op| *op = op.and_then(|op| edited.origin(op)));
        Ok(state(candidates, judged))
    }
}

impl<'m> Plan<'m> {
    /// Adds a repair to the pool, and returns its position. One change may repair several findings.
    fn add(&mut self, candidate: Candidate<'m>) -> usize {
        let is_same = |other: &Candidate<'m>| other.at == candidate.at && other.message == candidate.message;
        match self.pool.iter().position(is_same) {
            Some(at) => {
                self.pool[at].findings.extend(candidate.findings);
                at
            }
            None => {
                self.pool.push(candidate);
                self.pool.len() - 1
            }
        }
    }
}

fn state<'m>(candidates: Vec<Candidate<'m>>, judged: Judged) -> State<'m> {
    let Judged { modelled: Modelled { program, ops, .. }, analysed } = judged;
    let (counts, certificate) = (FxHashMap::default(), OnceCell::new());
    let mut state = State { candidates, program, ops, analysed, counts, certificate };
    let keys: Vec<Key> = state.analysed.findings.iter().map(|finding| state.key(finding)).collect();
    for key in keys {
        *state.counts.entry(key).or_default() += 1;
    }
    state
}

/// The number of notes of each kind.
fn notes(state: &State<'_>) -> FxHashMap<&'static str, usize> {
    let mut counts = FxHashMap::default();
    for note in &state.analysed.notes {
        *counts.entry(note.code).or_default() += 1;
    }
    counts
}
