//! Checks a text: IR, pass-dump logs, Wave traces, and models in their text and JSON forms.

use std::collections::BTreeSet;

use rustc_hash::FxHashSet;
use seawall_analysis::{Bound, Finding, FindingCode, FindingKind};
use seawall_base::{Diagnostic, Span};
use seawall_lower::{LowerOptions, lower};
use seawall_model::{Action, BarrierKind, Event, EventId, Origin, OriginId, Program, Target, text};
use seawall_phases::Phases;
use seawall_place::{CheckLimit, as_one_warp, check, check_but};

use crate::execute::execute;
use crate::failure::{Failure, shifted};
use crate::model::{ModelFormat, SourceKind, from_json};
use crate::parts::Parts;
use crate::pick::PassFilter;
use crate::place::{no_operations, no_target};
use crate::{cross_cta_loads, issue_order, phases, read, trace, unresolved_mbarriers};

/// Options of a check.
#[derive(Clone, Debug)]
pub struct CheckOptions {
    /// The kind of the text.
    pub kind: SourceKind,
    /// The GPU, if it differs from that of the input.
    pub target: Option<Target>,
    /// The dumps of a log to read. The last state of each kernel if `None`.
    pub pass: Option<PassFilter>,
    /// Treat every allocation of a module as separate memory. Otherwise buffers are placed where
    /// the module says, or where Triton's allocation pass would place them.
    pub logical: bool,
    /// Ignore warp locality: treat every warp as accessing every byte of an access.
    pub any_warp: bool,
    /// Let a wait that counts direct-to-LDS loads also count ordinary loads and stores of global
    /// memory, if they are instructions for certain. In a trace each of them is one instruction.
    /// This assumes that the compiler does not move them across a wait.
    pub count_ordinary: bool,
}

impl CheckOptions {
    /// The default options for a kind of text.
    pub fn new(kind: SourceKind) -> Self {
        CheckOptions {
            kind,
            target: None,
            pass: None,
            logical: false,
            any_warp: false,
            count_ordinary: false,
        }
    }
}

/// The result of an analysis of one program.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Analysed {
    /// The findings, in the order in which they are reported.
    pub findings: Vec<Finding>,
    /// What limits the result, such as a loop of which only some iterations were checked.
    pub notes: Vec<Diagnostic>,
    /// How far the result reaches.
    pub bound: Bound,
}

/// One module or model with its findings.
#[derive(Clone, Debug)]
pub struct CheckedPart {
    /// Its start in the input, in bytes. Spans of the other fields count from there.
    pub base: u32,
    /// Its model. Ops without a place in the text have empty spans.
    pub program: Program,
    /// The findings.
    pub findings: Vec<Finding>,
    /// What was not understood and treated conservatively, and what limits the result.
    pub notes: Vec<Diagnostic>,
    /// The runs for which the findings are complete.
    pub bound: Bound,
}

/// The result of checking one text.
#[derive(Clone, Debug, Default)]
pub struct CheckedText {
    /// The parts in the order of the text. Parts that cannot be read, or have no operations, are
    /// left out.
    pub parts: Vec<CheckedPart>,
    /// Why parts were left out, in the order of the text. Spans refer to the whole text.
    pub problems: Vec<Diagnostic>,
    /// Notes on modules without a target and without accesses to shared memory, such as TTIR. They
    /// are left out. Spans refer to the whole text.
    pub skipped: Vec<Diagnostic>,
}

/// Checks every module of `source`, or those that [`CheckOptions::pass`] selects.
///
/// # Errors
///
/// If the source as a whole cannot be used: too long, without operations, or without the pass. An
/// unreadable part does not prevent the check of other parts. [`CheckedText::problems`] lists it.
pub fn check_text(source: &str, options: &CheckOptions) -> Result<CheckedText, Failure> {
    match options.kind {
        SourceKind::Mlir => check_with(source, options, |program| analyse_module(program).0),
        SourceKind::Model(_) | SourceKind::Trace => check_with(source, options, |program| analyse(program).0),
    }
}

/// [`check_text`] with another analysis.
///
/// # Errors
///
/// As [`check_text`].
pub fn check_with(
    source: &str,
    options: &CheckOptions,
    analyse: impl Fn(&Program) -> Analysed,
) -> Result<CheckedText, Failure> {
    let mut checked = CheckedText::default();
    if options.kind == SourceKind::Trace {
        let lowered = trace::lowered(source, options.target.as_ref(), options.count_ordinary);
        let lowered = lowered.map_err(|diagnostics| Failure { diagnostics })?;
        checked.add(0, Read::new(lowered.program, lowered.warnings), &analyse);
        return checked.unless_empty();
    }
    if options.kind == SourceKind::Model(ModelFormat::Json) {
        let mut program = without_spans(from_json(source)?);
        read::retarget(&mut program, options.target.as_ref(), source)
            .map_err(|diagnostics| Failure { diagnostics })?;
        if options.any_warp {
            program.forget_warp_maps();
        }
        checked.add(0, Read::new(program, Vec::new()), &analyse);
        return checked.unless_empty();
    }
    let parts = Parts::new(source, options.pass.as_ref())?;
    for part in &parts.parts {
        let body = part.body.of(source);
        let read = match options.kind {
            SourceKind::Mlir => read_module(body, options),
            SourceKind::Model(_) | SourceKind::Trace => read_model(body, options),
        };
        match read {
            Ok(Reading::Program(read)) => checked.add(part.body.start, *read, &analyse),
            Ok(Reading::Skipped(note)) => checked.skipped.push(shifted(note, part.body.start)),
            Ok(Reading::Nothing) => {}
            Err(errors) => checked.problems.extend(errors.into_iter().map(|d| shifted(d, part.body.start))),
        }
    }
    if let Some(first) = checked.problems.first_mut().filter(|_| options.pass.is_none() && parts.dumps > 1) {
        let note = format!("the input is a log with {} dumps; `--pass NAME` selects among them", parts.dumps);
        first.notes.push(note);
    }
    checked.unless_empty()
}

/// The analyses of `seawall check`. The hazard analysis comes first. Concrete execution decides
/// its unresolved cases. The mbarrier model checker decides for every trip count, and its run is
/// returned for programs with partitions or mbarriers.
fn analyse(program: &Program) -> (Analysed, Option<Phases>) {
    let report = check(program);
    let phases = phases::applies(program).then(|| phases::run(program));
    let decided = phases.as_ref().is_some_and(phases::is_complete);
    let executed = execute(program, &report.findings, decided);
    let mut findings = report.findings;
    if let Some(phases) = &phases {
        phases::settle(program, phases, &mut findings);
    }
    findings.extend(executed.findings);
    if let Some(phases) = &phases {
        findings.extend(phases::findings(program, phases, &findings));
        phases::explain(program, phases, &mut findings);
    }
    let open = suppress_findings(program, phases.as_ref(), &mut findings);
    issue_order::rely(program, &mut findings);
    sort(program, &mut findings);
    let mut notes: Vec<Diagnostic> =
        report.limits.iter().filter_map(|&limit| limit_note(program, limit, phases.as_ref())).collect();
    let diverged = report.limits.contains(&CheckLimit::ConditionalBarriers);
    let mut bound = phases.as_ref().map_or(Bound::AllPaths, phases::reach).and(executed.between_ctas);
    if phases.is_none() || diverged && !decided {
        bound = bound.and(executed.inside);
    }
    if !open.is_empty() {
        bound = bound.and(Bound::SomeRuns);
    }
    notes.extend(executed.orders.filter(|_| !decided));
    notes.extend(executed.clusters.into_iter().chain(open));
    (Analysed { findings, notes, bound }, phases)
}

/// Removes findings that depend on unsupported features: copies between CTAs, and waits for
/// unresolved mbarriers.
fn suppress_findings(
    program: &Program,
    phases: Option<&Phases>,
    findings: &mut Vec<Finding>,
) -> Vec<Diagnostic> {
    let peers = cross_cta_loads::suppress_findings(program, findings);
    let is_decided = phases.is_some_and(phases::is_complete);
    let unnamed = if is_decided { None } else { unresolved_mbarriers::suppress_findings(program, findings) };
    peers.into_iter().chain(unnamed).collect()
}

/// [`analyse`] for a module, whose warps have lanes. Bytes that stay in one warp still need a warp
/// barrier between accesses of different lanes. A model has no lanes.
pub(crate) fn analyse_module(program: &Program) -> (Analysed, Option<Phases>) {
    let (mut analysed, phases) = analyse(program);
    let Some(lanes) = as_one_warp(program) else { return (analysed, phases) };
    let is_race = |finding: &Finding| finding.code.kind() == FindingKind::Race && finding.hazard.is_some();
    let key = |finding: &Finding| (finding.event, finding.code, finding.related.clone());
    let known_keys: BTreeSet<_> = analysed.findings.iter().map(key).collect();
    let again = program.events.ids().filter(|&event| stores_again(program, event)).collect();
    let mut lanes: Vec<Finding> = check_but(&lanes, again).findings.into_iter().filter(is_race).collect();
    for note in suppress_findings(program, phases.as_ref(), &mut lanes) {
        if analysed.notes.iter().all(|known_keys| known_keys.code != note.code) {
            analysed.notes.push(note);
            analysed.bound = analysed.bound.and(Bound::SomeRuns);
        }
    }
    analysed.findings.extend(lanes.into_iter().filter(|finding| !known_keys.contains(&key(finding))));
    sort(program, &mut analysed.findings);
    (analysed, phases)
}

/// Whether each lane that writes a byte writes the same byte again when the op runs again. The
/// tensor layout assigns the same bytes to a lane each time, and a lane keeps its own order, so the
/// later value remains.
fn stores_again(program: &Program, event: EventId) -> bool {
    let is_store = matches!(program.origin_of(event).op.as_str(), "ttg.local_store" | "ttg.local_alloc");
    // Several views of one buffer may assign different bytes to a lane.
    is_store && program.events[event].accesses.iter().all(|access| access.footprints.len() == 1)
}

/// Adds deadlocks at barriers that threads reach unequally often: the threads that arrive wait
/// forever. Barriers that are already reported are left out.
pub(crate) fn add_uneven(program: &Program, uneven: &[EventId], findings: &mut Vec<Finding>) {
    for &event in uneven {
        if !findings.iter().any(|found| found.code == FindingCode::Deadlock && found.event == event) {
            findings.push(Finding {
                code: FindingCode::Deadlock,
                event,
                hazard: None,
                related: Vec::new(),
                across_iterations: false,
                remedy: None,
                arguments: Vec::new(),
                bound: Bound::AllPaths,
            });
        }
    }
    // A barrier that deadlocks is not reported as redundant.
    findings.retain(|found| found.code != FindingCode::RedundantBarrier || !uneven.contains(&found.event));
    sort(program, findings);
}

/// Keeps a redundant op of a function with several call sites only if it is redundant for all of
/// them.
pub(crate) fn retain_wholly_redundant(program: &Program, findings: &mut Vec<Finding>) {
    let redundant = |code| matches!(code, FindingCode::RedundantBarrier | FindingCode::RedundantWait);
    let place = |event: EventId| {
        let origin = program.origin_of(event);
        (origin.span, origin.op.clone())
    };
    let known_keys: FxHashSet<OriginId> = findings
        .iter()
        .filter(|found| redundant(found.code))
        .map(|found| program.events[found.event].origin)
        .collect();
    let unreported = |origin: &&Event| !known_keys.contains(&origin.origin);
    let needed: FxHashSet<(Span, String)> = program
        .events
        .values()
        .filter(unreported)
        .map(|event| &program.origins[event.origin])
        .filter(|origin| !origin.span.is_empty())
        .map(|origin| (origin.span, origin.op.clone()))
        .collect();
    findings.retain(|found| !redundant(found.code) || !needed.contains(&place(found.event)));
}

fn sort(program: &Program, findings: &mut [Finding]) {
    findings.sort_by_key(|f| (program.origin_of(f.event).span.start, f.event, f.code, f.related.clone()));
}

/// A note on what was decided by concrete execution only, at the first op that requires it. `None`
/// if `phases` covers all of it.
fn limit_note(program: &Program, limit: CheckLimit, phases: Option<&Phases>) -> Option<Diagnostic> {
    match limit {
        CheckLimit::Partitions => phases.and_then(|phases| phases::note(program, phases)),
        CheckLimit::ConditionalBarriers => {
            let mut events = program.events.values();
            let is_conditional = |event: &&Event| matches!(&event.action, Action::Barrier(b) if matches!(b.kind, BarrierKind::Conditional { .. }));
            let span = span_of(program, events.find(is_conditional).map(|event| event.origin));
            let message =
                "warps of one partition diverge here; the effects are checked for a few iterations only";
            let note = Diagnostic::warning("check::conditional-barriers", span, message);
            Some(note.label("only some warps synchronize here"))
        }
    }
}

fn span_of(program: &Program, origin: Option<OriginId>) -> Span {
    origin.and_then(|origin| program.origins.get(origin)).map_or(Span::at(0), |origin| origin.span)
}

impl CheckedText {
    fn add(&mut self, base: u32, read: Read, analyse: &impl Fn(&Program) -> Analysed) {
        let Read { program, mut notes, uneven } = read;
        let mut analysed = analyse(&program);
        add_uneven(&program, &uneven, &mut analysed.findings);
        retain_wholly_redundant(&program, &mut analysed.findings);
        notes.extend(analysed.notes);
        notes.sort_by_key(|note| note.primary.span);
        self.parts.push(CheckedPart {
            base,
            program,
            findings: analysed.findings,
            notes,
            bound: analysed.bound,
        });
    }

    fn unless_empty(self) -> Result<Self, Failure> {
        let is_empty = self.parts.is_empty() && self.problems.is_empty() && self.skipped.is_empty();
        if is_empty { Err(no_operations()) } else { Ok(self) }
    }
}

/// The model of a part.
struct Read {
    program: Program,
    /// What was not understood.
    notes: Vec<Diagnostic>,
    /// Barriers that threads reach unequally often.
    uneven: Vec<EventId>,
}

impl Read {
    fn new(program: Program, notes: Vec<Diagnostic>) -> Self {
        Read { program, notes, uneven: Vec::new() }
    }
}

/// What a part of the text is.
enum Reading {
    /// A module or model.
    Program(Box<Read>),
    /// A module that cannot be judged, with a note.
    Skipped(Diagnostic),
    /// A part without operations, such as the text after a last separator.
    Nothing,
}

fn read_module(body: &str, options: &CheckOptions) -> Result<Reading, Vec<Diagnostic>> {
    let Some(module) = read::module(body)? else { return Ok(Reading::Nothing) };
    let lower_options = LowerOptions {
        any_warp: options.any_warp,
        count_ordinary: options.count_ordinary,
        ..read::lower_options(options.target.clone(), options.logical)
    };
    let lowered = lower(&module, &lower_options)?;
    if lowered.program.target.is_none() && !lowered.program.events.is_empty() {
        return Err(vec![no_target(&module)]);
    }
    if lowered.program.target.is_none()
        && let Some(note) = read::not_judged(&module)
    {
        return Ok(Reading::Skipped(note));
    }
    let mut notes = module.warnings().to_vec();
    notes.extend(lowered.warnings);
    let read = Read { uneven: lowered.uneven, ..Read::new(lowered.program, notes) };
    Ok(Reading::Program(Box::new(read)))
}

fn read_model(body: &str, options: &CheckOptions) -> Result<Reading, Vec<Diagnostic>> {
    let mut program = with_own_spans(text::parse(body)?, body);
    read::retarget(&mut program, options.target.as_ref(), body)?;
    if options.any_warp {
        program.forget_warp_maps();
    }
    Ok(Reading::Program(Box::new(Read::new(program, Vec::new()))))
}

/// Clears spans of a JSON model, which refer to the text from which it was made.
fn without_spans(mut program: Program) -> Program {
    for origin in program.origins.values_mut() {
        origin.span = Span::at(0);
        origin.calls.clear();
    }
    program
}

/// Clears spans in the op table of a model that `seawall model` printed, which refer to another
/// text. A span of this text covers the op's name: the label or the first word of the statement.
fn with_own_spans(mut program: Program, body: &str) -> Program {
    let is_own = |origin: &Origin| origin.span.of(body).contains(origin.op.as_str());
    for origin in program.origins.values_mut().filter(|origin| !is_own(origin)) {
        origin.span = Span::at(0);
        origin.calls.clear();
    }
    program
}
