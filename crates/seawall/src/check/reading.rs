//! Reads a text into programs: modules, traces, PTX, machine code, and models.

use seawall_base::{Diagnostic, Span};
use seawall_lower::KernelArgument;
use seawall_mlir::{Module, OpId};
use seawall_model::{Origin, Program, text};
use seawall_report::{Notation, SourceMap};
use seawall_wave::Trace;

use super::judge::Judge;
use super::modelled::{finished, lowered, require_target};
use super::options::CheckOptions;
use super::result::CheckedText;
use crate::failure::{Failure, shifted};
use crate::finish::Finished;
use crate::model::{ModelFormat, SourceKind, from_json};
use crate::parts::Parts;
use crate::stage::Stage;
use crate::unreliable::Unreliable;
use crate::{amdgcn, ptx, read, trace};

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
        let mut take = |read: Result<Reading, Vec<Diagnostic>>| match read {
            Ok(Reading::Program(read)) => each(part.body.start, *read),
            Ok(Reading::Skipped(note)) => left_out.skipped.push(shifted(note, part.body.start)),
            Ok(Reading::Nothing) => {}
            Err(errors) => left_out.problems.extend(errors.into_iter().map(|d| shifted(d, part.body.start))),
        };
        match options.kind {
            SourceKind::Mlir => read_modules(body, part.stage, options, &mut take),
            SourceKind::Model(_) | SourceKind::Trace | SourceKind::Ptx | SourceKind::Amdgcn => {
                take(read_model(body, options));
            }
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

/// What a program was made of.
#[derive(Debug)]
pub(super) enum Made {
    Model,
    /// A trace, a PTX kernel or machine code, with the source of its nodes or instructions.
    Located(SourceMap),
    Module(Box<ReadModule>),
}

/// A module with its program's ops.
#[derive(Debug)]
pub(super) struct ReadModule {
    pub(super) input: Module,
    pub(super) finished: Finished,
    /// The op of the finished module for each origin of the program.
    pub(super) ops: Vec<OpId>,
    pub(super) arguments: Vec<KernelArgument>,
}

/// The model of a part.
#[derive(Debug)]
pub(crate) struct Read {
    pub(super) program: Program,
    pub(super) made: Made,
    pub(super) notation: Notation,
    /// What was not understood.
    pub(super) notes: Vec<Diagnostic>,
    pub(super) judge: Judge,
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

/// Removes the assumptions of a model that the options do not make.
fn widen(program: &mut Program, options: &CheckOptions) {
    if options.any_warp {
        program.forget_warp_maps();
    }
    if options.any_sign {
        program.least_argument = None;
    }
}

/// Reads a module, and passes what it is to `take`: once for each size of a workgroup that its
/// kernels state, since a program has one number of warps.
fn read_modules(
    body: &str,
    stage: Option<Stage>,
    options: &CheckOptions,
    take: &mut dyn FnMut(Result<Reading, Vec<Diagnostic>>),
) {
    match read::module(body) {
        Ok(Some(input)) => {
            let mut of_sizes = options.of_sizes(&input);
            let last = of_sizes.pop().expect("there is one");
            for options in of_sizes {
                let again = read::module(body).ok().flatten().expect("the module was read before");
                take(read_module(again, stage, &options));
            }
            take(read_module(input, stage, &last));
        }
        Ok(None) => take(Ok(Reading::Nothing)),
        Err(errors) => take(Err(errors)),
    }
}

fn read_module(
    input: Module,
    stage: Option<Stage>,
    options: &CheckOptions,
) -> Result<Reading, Vec<Diagnostic>> {
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
