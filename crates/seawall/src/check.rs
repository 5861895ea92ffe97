//! Checks a text: IR, pass-dump logs, Wave traces, and models in their text and JSON forms.

use std::collections::BTreeMap;

use rustc_hash::FxHashSet;
use seawall_analysis::{Bound, Finding, FindingKind};
use seawall_base::{Diagnostic, Span};
use seawall_check::{Checked, Input};
use seawall_lower::{KernelArgument, LowerOptions, lower, stated_target};
use seawall_mlir::{Module, OpId};
use seawall_model::{Action, Bare, EventId, Origin, Program, Target, text};
use seawall_phases::Phases;
use seawall_ptx_lower::EarlyRead;
use seawall_report::{CheckedModule, Finish, InsertedAt, Notation, Severities, Source, SourceMap};
use seawall_wave::Trace;

use crate::failure::{Failure, shifted};
use crate::finish::{Finished, finish};
use crate::metadata::Metadata;
use crate::model::{ModelFormat, SourceKind, from_json};
use crate::parts::Parts;
use crate::pick::PassFilter;
use crate::place::{no_operations, no_target};
use crate::producer::Producer;
use crate::stage::Stage;
use crate::unreliable::Unreliable;
use crate::unresolved::note;
use crate::{amdgcn, older_lowerings, ptx, read, source_map, trace};

/// Options of a check.
#[derive(Clone, Debug)]
pub struct CheckOptions {
    /// The kind of the text.
    pub kind: SourceKind,
    /// The GPU, if it differs from that of the input.
    pub target: Option<Target>,
    /// The GPU of inputs that name none.
    pub default_target: Option<Target>,
    /// The dumps of a log to read. The last state of each kernel if `None`.
    pub pass: Option<PassFilter>,
    /// Treat every allocation of a module as separate memory. Otherwise buffers are placed where
    /// the module says, or where Triton's allocation pass would place them.
    pub logical: bool,
    /// Ignore warp locality: treat every warp as accessing every byte of an access.
    pub any_warp: bool,
    /// Let integer arguments of kernels be negative.
    pub any_sign: bool,
    /// Let a wait that counts direct-to-LDS loads also count ordinary loads and stores of global
    /// memory, if they are instructions for certain. In a trace each of them is one instruction.
    /// This assumes that the compiler does not move them across a wait.
    pub count_ordinary: bool,
    /// Finish each module as its compiler would before it makes machine code, and check the result.
    /// Otherwise modules are checked as they stand.
    pub finish: bool,
    /// The compiler that finishes modules. If `None`, each module shows it, or `metadata` states
    /// it, or it is the newest.
    pub producer: Option<Producer>,
    /// The metadata beside the text in Triton's cache.
    pub metadata: Option<Metadata>,
}

impl CheckOptions {
    /// The default options for a kind of text. Modules are checked as they stand.
    pub fn new(kind: SourceKind) -> Self {
        CheckOptions {
            kind,
            target: None,
            default_target: None,
            pass: None,
            logical: false,
            any_warp: false,
            any_sign: false,
            count_ordinary: false,
            finish: false,
            producer: None,
            metadata: None,
        }
    }

    /// The GPU of an input. `names_target` is whether the input names one.
    fn target_of(&self, names_target: impl FnOnce() -> bool) -> Option<Target> {
        read::target_of(self.target.as_ref(), self.default_target.as_ref(), names_target)
    }

    /// The options for a module.
    pub(crate) fn for_module(&self, module: &Module) -> CheckOptions {
        let target = self.target_of(|| stated_target(module).is_some());
        CheckOptions { target, ..self.clone() }
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CheckedPart {
    /// Its start in the input, in bytes. Spans of the other fields count from there.
    pub base: u32,
    /// Its model. Ops without a place in the text have empty spans.
    pub program: Program,
    /// Where its ops come from.
    pub source_map: SourceMap,
    /// The language of the text.
    pub notation: Notation,
    /// The findings.
    pub findings: Vec<Finding>,
    /// What was not understood and treated conservatively, and what limits the result.
    pub notes: Vec<Diagnostic>,
    /// The runs for which the findings are complete.
    pub bound: Bound,
    /// How the module was finished before the check. `None` if it was checked as it stands.
    pub finish: Option<Finish>,
}

impl CheckedPart {
    /// The part for renderers. `source` is the whole text.
    pub fn module<'a>(&'a self, source: Source<'a>) -> CheckedModule<'a> {
        let source = source.part(self.base).made_from(&self.source_map);
        let CheckedPart { program, findings, notation, bound, .. } = self;
        let (notation, bound, severities) = (*notation, *bound, Severities::default());
        CheckedModule { source, program, findings, notation, severities, bound, replay: None }
    }
}

/// The result of checking one text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
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
    let analyse = |input: &Input<'_>| analysed(input.program, seawall_check::check(input));
    let mut checked = check_with(source, options, analyse)?;
    // Only findings that are reported need a run.
    for part in &mut checked.parts {
        seawall_check::add_runs(&part.program, &mut part.findings);
    }
    Ok(checked)
}

/// [`check_text`] with another analysis in place of [`seawall_check::check`].
///
/// # Errors
///
/// As [`check_text`].
pub fn check_with(
    source: &str,
    options: &CheckOptions,
    analyse: impl Fn(&Input<'_>) -> Analysed,
) -> Result<CheckedText, Failure> {
    let mut checked = CheckedText::default();
    let mut parts = Vec::new();
    let dumps = read_parts(source, options, &mut checked, None, &mut |base, read| {
        parts.push(checked_part(base, read, &analyse).0);
    })?;
    checked.parts = parts;
    if let Some(first) = checked.problems.first_mut().filter(|_| options.pass.is_none() && dumps > 1) {
        let note = format!("the input is a log with {dumps} dumps; `--pass NAME` selects among them");
        first.notes.push(note);
    }
    checked.unless_empty()
}

/// Reads the parts of `source`, and passes each to `each` with its start. Adds what cannot be read
/// or judged to `left_out`. `parts` are those of a text with parts, if they are already selected.
/// Returns the number of dumps of a log.
///
/// # Errors
///
/// If the source as a whole cannot be used.
pub(crate) fn read_parts(
    source: &str,
    options: &CheckOptions,
    left_out: &mut CheckedText,
    parts: Option<Parts>,
    each: &mut dyn FnMut(u32, Read),
) -> Result<usize, Failure> {
    if options.kind == SourceKind::Trace {
        let target = options.target_of(|| Trace::from_json(source).is_ok_and(|trace| trace.target.is_some()));
        let lowered = trace::lowered(source, target.as_ref(), options.count_ordinary);
        let (lowered, source_map) = lowered.map_err(|diagnostics| Failure { diagnostics })?;
        let read = Read { notes: lowered.warnings, ..Read::new(lowered.program, Notation::Trace) };
        let judge = Judge { bare: lowered.bare, ..Judge::default() };
        each(0, Read { made: Made::Located(source_map), judge, ..read });
        return Ok(0);
    }
    if options.kind == SourceKind::Ptx {
        read_ptx(source, options, each).map_err(|diagnostics| Failure { diagnostics })?;
        return Ok(0);
    }
    if options.kind == SourceKind::Amdgcn {
        each(0, read_amdgcn(source, options).map_err(|diagnostics| Failure { diagnostics })?);
        return Ok(0);
    }
    if options.kind == SourceKind::Model(ModelFormat::Json) {
        let mut program = without_spans(from_json(source)?);
        let target = options.target_of(|| program.target.is_some());
        read::retarget(&mut program, target.as_ref(), source)
            .map_err(|diagnostics| Failure { diagnostics })?;
        widen(&mut program, options);
        each(0, Read::new(program, Notation::Model));
        return Ok(0);
    }
    let parts = match parts {
        Some(parts) => parts,
        None => Parts::new(source, options.pass.as_ref())?,
    };
    for part in &parts.parts {
        let body = part.body.of(source);
        let read = match options.kind {
            SourceKind::Mlir => read_module(body, part.stage, options),
            SourceKind::Model(_) | SourceKind::Trace | SourceKind::Ptx | SourceKind::Amdgcn => {
                read_model(body, options)
            }
        };
        match read {
            Ok(Reading::Program(read)) => each(part.body.start, *read),
            Ok(Reading::Skipped(note)) => left_out.skipped.push(shifted(note, part.body.start)),
            Ok(Reading::Nothing) => {}
            Err(errors) => left_out.problems.extend(errors.into_iter().map(|d| shifted(d, part.body.start))),
        }
    }
    Ok(parts.dumps)
}

fn read_ptx(
    source: &str,
    options: &CheckOptions,
    each: &mut dyn FnMut(u32, Read),
) -> Result<(), Vec<Diagnostic>> {
    let lower_options = ptx::lower_options(options.target.clone(), options.any_sign);
    for (lowered, source_map) in ptx::lowered(source, &lower_options)? {
        let seawall_ptx_lower::Lowered {
            mut program,
            warnings,
            imprecise,
            by_rank,
            early_reads,
            flags,
            withheld,
            bounded,
            ..
        } = lowered;
        widen(&mut program, options);
        let (unreliable, notes) =
            Unreliable::new(&program, (imprecise, by_rank), flags, [withheld, bounded], warnings);
        let judge = Judge { unreliable: Some(unreliable), early_reads, ..Judge::default() };
        let read = Read { notes, judge, ..Read::new(program, Notation::Ptx) };
        each(0, Read { made: Made::Located(source_map), ..read });
    }
    Ok(())
}

fn read_amdgcn(source: &str, options: &CheckOptions) -> Result<Read, Vec<Diagnostic>> {
    let target = options.target_of(|| source.contains(".amdgcn_target"));
    let code = amdgcn::checked(source, target.as_ref())?;
    let judge = Judge { found: Some((code.findings, code.bound)), ..Judge::default() };
    let read = Read { notes: code.notes, judge, ..Read::new(code.program, Notation::Amdgcn) };
    Ok(Read { made: Made::Located(code.source_map), ..read })
}

/// The stores of which each lane writes the same bytes again when the op runs again. The tensor
/// layout assigns the same bytes to a lane each time, and a lane keeps its own order, so the later
/// value remains.
pub(crate) fn stores_again(program: &Program) -> FxHashSet<EventId> {
    let is_store = |event: &EventId| {
        matches!(program.origin_of(*event).op.as_str(), "ttg.local_store" | "ttg.local_alloc")
    };
    // Several views of one buffer may assign different bytes to a lane.
    let has_one_view =
        |event: &EventId| program.events[*event].accesses.iter().all(|access| access.footprints.len() == 1);
    program.events.ids().filter(is_store).filter(has_one_view).collect()
}

/// The result of a check, with a warning for each unresolved construct.
pub(crate) fn analysed(program: &Program, checked: Checked) -> Analysed {
    let notes = checked.unresolved.iter().map(|unresolved| note(program, unresolved)).collect();
    Analysed { findings: checked.findings, notes, bound: checked.bound }
}

/// Checks a part. Also returns what further checks of its program need.
pub(crate) fn checked_part(
    base: u32,
    read: Read,
    analyse: &impl Fn(&Input<'_>) -> Analysed,
) -> (CheckedPart, Judge) {
    let Read { mut program, made, notation, mut notes, judge } = read;
    let mut analysed = judge.analysed(&program, analyse);
    let mut findings = std::mem::take(&mut analysed.findings);
    notes.extend(analysed.notes);
    if analysed.bound != Bound::Unchecked {
        findings.extend(ptx::early_reads(&mut program, &judge.early_reads));
    }
    let (source_map, finish) = match made {
        Made::Model => (SourceMap::default(), None),
        Made::Located(source_map) => (source_map, None),
        Made::Module(module) => {
            let ReadModule { input, mut finished, ops, arguments } = *module;
            notes = notes.into_iter().map(|note| finished.diagnostic(&input, note)).collect();
            let inserted = finished.origins(&input, &ops, &mut program);
            let mut source_map = source_map::of_module(&input, &program, arguments);
            source_map.insert_ops(inserted);
            if let Some(finish) = &mut finished.finish {
                finish.redundant = without_redundant_insertions(&program, &source_map, &mut findings);
            }
            (source_map, finished.finish)
        }
    };
    notes.sort_by_key(|note| note.primary.span);
    let bound = analysed.bound;
    (CheckedPart { base, program, source_map, notation, findings, notes, bound, finish }, judge)
}

/// What checks of a program need besides the program.
#[derive(Clone, Debug, Default)]
pub(crate) struct Judge {
    /// Barriers that order memory only as far as earlier waits do.
    pub(crate) bare: Bare,
    /// Barriers that threads reach unequally often.
    uneven: Vec<EventId>,
    /// For a module, whose warps have lanes: see [`Input::lanes`]. A model has no lanes.
    lanes: Option<FxHashSet<EventId>>,
    /// What the lowering did not resolve.
    unreliable: Option<Unreliable>,
    /// Registers of PTX that are read before the wait for them.
    early_reads: Vec<EarlyRead>,
    /// The findings about machine code, which has no model, and their reach.
    found: Option<(Vec<Finding>, Bound)>,
    /// The compiler that lowers the module, if its lowerings of ops contain fewer barriers than
    /// the program has.
    older: Option<Producer>,
}

impl Judge {
    /// What checks of a lowered module need. `finished` is `input` after the simulated passes.
    /// States in the warnings of `lowered` what they mean for the check.
    fn new(
        input: &Module,
        finished: &Finished,
        lowered: &mut seawall_lower::Lowered,
        options: &CheckOptions,
    ) -> Self {
        let unreliable = Unreliable::of_assumptions(finished.module(input), lowered, !options.finish);
        let older = finished.producer.filter(|producer| producer.lowers_to_few_barriers());
        let (bare, uneven) = (std::mem::take(&mut lowered.bare), std::mem::take(&mut lowered.uneven));
        Judge { uneven, unreliable, older, ..Judge::of_module(&lowered.program, bare) }
    }

    /// With warnings at places of `input` instead of `finished`.
    fn in_input(mut self, input: &Module, finished: &Finished) -> Self {
        if let Some(unreliable) = &mut self.unreliable {
            unreliable.map_warnings(|warning| finished.diagnostic(input, warning));
        }
        self
    }

    /// What checks of a module's program need if all its threads reach each barrier equally often.
    pub(crate) fn of_module(program: &Program, bare: Bare) -> Self {
        Judge { bare, lanes: Some(stores_again(program)), ..Judge::default() }
    }

    /// The barriers that threads reach unequally often.
    pub(crate) fn uneven(&self) -> &[EventId] {
        &self.uneven
    }

    /// Analyses the program, or one with the same events.
    pub(crate) fn analysed(
        &self,
        program: &Program,
        analyse: impl FnOnce(&Input<'_>) -> Analysed,
    ) -> Analysed {
        if let Some((findings, bound)) = self.found.clone() {
            return Analysed { findings, notes: Vec::new(), bound };
        }
        if let Some(notes) = self.unreliable.as_ref().and_then(Unreliable::withheld) {
            return Analysed { findings: Vec::new(), notes: notes.to_vec(), bound: Bound::Unchecked };
        }
        // A barrier that was removed deadlocks nothing.
        let is_removed = |event: &EventId| program.events[*event].action == Action::Hint;
        let uneven: Vec<EventId> = self.uneven.iter().copied().filter(|event| !is_removed(event)).collect();
        let repeated = Some(self.bare.left_in_flight());
        let lanes = self.lanes.as_ref();
        let mut analysed = analyse(&Input { program, uneven: &uneven, lanes, repeated });
        if let Some(older) = self.older {
            older_lowerings::retain_redundant(program, older, &mut analysed.findings);
        }
        if let Some(unreliable) = &self.unreliable {
            let notes = unreliable.restrict(program, &mut analysed.findings, &mut analysed.bound);
            analysed.notes.extend(notes);
        }
        analysed
    }
}

impl CheckedText {
    fn unless_empty(self) -> Result<Self, Failure> {
        let is_empty = self.parts.is_empty() && self.problems.is_empty() && self.skipped.is_empty();
        if is_empty { Err(no_operations()) } else { Ok(self) }
    }
}

/// Removes findings about redundant ops that the compiler inserts, which the text does not have.
/// Returns their number.
pub(crate) fn without_redundant_insertions(
    program: &Program,
    map: &SourceMap,
    findings: &mut Vec<Finding>,
) -> usize {
    let before = findings.len();
    findings.retain(|finding| {
        finding.code.kind() != FindingKind::Redundant
            || map.inserted(program.origin_of(finding.event)).is_none()
    });
    before - findings.len()
}

/// What a program was made of.
#[derive(Debug)]
enum Made {
    Model,
    /// A trace, a PTX kernel or machine code, with the source of its nodes or instructions.
    Located(SourceMap),
    Module(Box<ReadModule>),
}

/// A module with its program's ops.
#[derive(Debug)]
struct ReadModule {
    input: Module,
    finished: Finished,
    /// The op of the finished module for each origin of the program.
    ops: Vec<OpId>,
    arguments: Vec<KernelArgument>,
}

/// The model of a part.
#[derive(Debug)]
pub(crate) struct Read {
    program: Program,
    made: Made,
    notation: Notation,
    /// What was not understood.
    notes: Vec<Diagnostic>,
    judge: Judge,
}

impl Read {
    fn new(program: Program, notation: Notation) -> Self {
        Read { program, made: Made::Model, notation, notes: Vec::new(), judge: Judge::default() }
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

/// Lowers a module as the check does. `finished` is `input` after the simulated passes.
fn lowered(
    input: &Module,
    finished: &Finished,
    options: &CheckOptions,
) -> Result<seawall_lower::Lowered, Vec<Diagnostic>> {
    let lower_options = LowerOptions {
        any_warp: options.any_warp,
        count_ordinary: options.count_ordinary,
        unroll: true,
        ..read::lower_options(options.target.clone(), options.logical)
    };
    let mut lowered = lower(finished.module(input), &lower_options).map_err(|errors| {
        errors.into_iter().map(|error| finished.diagnostic(input, error)).collect::<Vec<_>>()
    })?;
    if options.any_sign {
        lowered.program.least_argument = None;
    }
    Ok(lowered)
}

/// The error if accesses cannot be checked because no GPU is named.
pub(crate) fn require_target(input: &Module, program: &Program) -> Result<(), Diagnostic> {
    let is_missing = program.target.is_none() && !program.events.is_empty();
    if is_missing { Err(no_target(input)) } else { Ok(()) }
}

/// Removes the assumptions of a model that the options do not make.
fn widen(program: &mut Program, options: &CheckOptions) {
    if options.any_warp {
        program.forget_warp_maps();
    }
    if options.any_sign {
        program.least_argument = None;
    }
}

/// The model of a module after the simulated passes. Its places are those of the input.
#[derive(Debug)]
pub(crate) struct Modelled {
    pub(crate) program: Program,
    /// By origin of the program, the op of the module. `None` for an op that a simulated pass
    /// inserts.
    pub(crate) ops: Vec<Option<OpId>>,
    /// The arguments of its kernels.
    pub(crate) arguments: Vec<KernelArgument>,
    /// What was not resolved.
    pub(crate) warnings: Vec<Diagnostic>,
    /// The origins that a simulated pass inserts.
    pub(crate) inserted: BTreeMap<u32, InsertedAt>,
    /// The simulated passes.
    pub(crate) finish: Option<Finish>,
    judge: Judge,
}

impl Modelled {
    /// Lowers a module as the check does. `stage` is the stage that the header of a dump states.
    pub(crate) fn new(
        input: &Module,
        stage: Option<Stage>,
        options: &CheckOptions,
    ) -> Result<Modelled, Vec<Diagnostic>> {
        let finished = finished(input, stage, options)?;
        let mut lowered = lowered(input, &finished, options)?;
        let judge = Judge::new(input, &finished, &mut lowered, options).in_input(input, &finished);
        let seawall_lower::Lowered { mut program, ops, arguments, warnings, .. } = lowered;
        let own = finished.module(input).warnings().iter().cloned();
        let warnings = own.chain(warnings).map(|warning| finished.diagnostic(input, warning)).collect();
        let inserted = finished.origins(input, &ops, &mut program);
        let ops = ops.into_iter().map(|op| finished.input_op(op)).collect();
        let finish = finished.finish;
        Ok(Modelled { program, ops, arguments, warnings, inserted, finish, judge })
    }

    /// The result of the check, and that of the mbarrier model checker if it ran.
    pub(crate) fn analysed(&self) -> (Analysed, Option<Phases>) {
        let mut phases = None;
        let analysed = self.judge.analysed(&self.program, |input| {
            let mut checked = seawall_check::check(input);
            phases = checked.phases.take();
            analysed(&self.program, checked)
        });
        (analysed, phases)
    }

    /// The op of an origin. `None` if a simulated pass inserts it.
    pub(crate) fn op(&self, origin: &Origin) -> Option<OpId> {
        self.ops.get(origin.index as usize).copied().flatten()
    }
}

/// A module as the check judges it.
#[derive(Debug)]
pub(crate) struct Judged {
    pub(crate) modelled: Modelled,
    /// The result of the check, without redundant ops that a simulated pass inserts.
    pub(crate) analysed: Analysed,
}

/// Judges a module. `stage` is the stage that the header of a dump states.
pub(crate) fn judged(
    input: &Module,
    stage: Option<Stage>,
    options: &CheckOptions,
) -> Result<Judged, Vec<Diagnostic>> {
    let mut modelled = Modelled::new(input, stage, options)?;
    require_target(input, &modelled.program).map_err(|error| vec![error])?;
    let (mut analysed, _) = modelled.analysed();
    analysed.notes.append(&mut modelled.warnings);
    let mut source_map = SourceMap::default();
    source_map.insert_ops(modelled.inserted.clone());
    without_redundant_insertions(&modelled.program, &source_map, &mut analysed.findings);
    Ok(Judged { modelled, analysed })
}

fn finished(
    input: &Module,
    stage: Option<Stage>,
    options: &CheckOptions,
) -> Result<Finished, Vec<Diagnostic>> {
    match options.finish {
        true => finish(input, stage, options.target.as_ref(), options.producer, options.metadata.as_ref()),
        false => Ok(Finished::as_it_is(input, options.producer, options.metadata.as_ref())),
    }
}

fn read_module(body: &str, stage: Option<Stage>, options: &CheckOptions) -> Result<Reading, Vec<Diagnostic>> {
    let Some(input) = read::module(body)? else { return Ok(Reading::Nothing) };
    if let Some(note) = read::without_layouts(&input) {
        return Ok(Reading::Skipped(note));
    }
    let options = &options.for_module(&input);
    let finished = finished(&input, stage, options)?;
    let mut lowered = lowered(&input, &finished, options)?;
    require_target(&input, &lowered.program).map_err(|error| vec![error])?;
    if lowered.program.target.is_none()
        && let Some(note) = read::not_judged(&input)
    {
        return Ok(Reading::Skipped(note));
    }
    let judge = Judge::new(&input, &finished, &mut lowered, options);
    let mut notes = finished.module(&input).warnings().to_vec();
    notes.extend(lowered.warnings);
    let (ops, arguments) = (lowered.ops, lowered.arguments);
    let made = Made::Module(Box::new(ReadModule { input, finished, ops, arguments }));
    let read = Read { made, notes, judge, ..Read::new(lowered.program, Notation::Mlir) };
    Ok(Reading::Program(Box::new(read)))
}

fn read_model(body: &str, options: &CheckOptions) -> Result<Reading, Vec<Diagnostic>> {
    let mut program = with_own_spans(text::parse(body)?, body);
    let target = options.target_of(|| program.target.is_some());
    read::retarget(&mut program, target.as_ref(), body)?;
    widen(&mut program, options);
    Ok(Reading::Program(Box::new(Read::new(program, Notation::Model))))
}

/// Clears spans of a JSON model, which refer to the text from which it was made.
fn without_spans(mut program: Program) -> Program {
    for origin in program.origins.values_mut() {
        origin.span = Span::at(0);
        origin.calls = Box::default();
    }
    program
}

/// Clears spans in the op table of a model that `seawall model` printed, which refer to another
/// text. A span of this text covers the op's name: the label or the first word of the statement.
fn with_own_spans(mut program: Program, body: &str) -> Program {
    let is_own = |origin: &Origin| origin.span.of(body).contains(origin.op.as_str());
    for origin in program.origins.values_mut().filter(|origin| !is_own(origin)) {
        origin.span = Span::at(0);
        origin.calls = Box::default();
    }
    program
}
