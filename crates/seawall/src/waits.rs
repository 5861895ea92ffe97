//! The counts of all waits in a text: the number of operations that each may leave in flight, and
//! the text with these counts.

use seawall_analysis::waits::{Fewest, Kept, Needed, largest_by_need, with_counts};
use seawall_base::Diagnostic;
use seawall_dialects::{Meaning, OpKnowledge, Queue, Wait};
use seawall_lower::{LowerOptions, lower};
use seawall_mlir::{Edits, Module, OpId};
use seawall_model::{Action, Program, Target, json, text};
use seawall_report::{WaitDependence, WaitPlace, WaitRow};
use seawall_waits::{Dependence, Note, WaitCount, WaitOptions, apply, edits, waits_of};
use seawall_wave::is_trace;

use crate::failure::{Failure, shifted};
use crate::model::{ModelFormat, SourceKind, from_json, from_text};
use crate::parts::Parts;
use crate::pick::PassFilter;
use crate::place::{no_operations, no_target};
use crate::{amdgcn, read, trace};

/// Options of wait counts.
#[derive(Clone, Debug, Default)]
pub struct WaitsOptions {
    /// The GPU, if it differs from that of the input.
    pub target: Option<Target>,
    /// Use the counts of Triton's pass instead of the largest.
    pub as_triton: bool,
    /// Assume that loads and stores of global memory are issued in place.
    pub ordinary: bool,
    /// The dumps of a log to read. The last state of each kernel if `None`.
    pub pass: Option<PassFilter>,
}

/// The waits of one module, model or trace.
#[derive(Clone, Debug)]
pub struct WaitsPart {
    /// The start of its text. Spans of the rows and warnings count from there.
    pub base: u32,
    /// The rows in the order of the text.
    pub rows: Vec<WaitRow>,
    /// What was not understood and treated conservatively.
    pub warnings: Vec<Diagnostic>,
}

/// The result.
#[derive(Clone, Debug)]
pub struct WaitsText {
    /// The input with the counts.
    pub text: String,
    /// The modules in the order of the text.
    pub parts: Vec<WaitsPart>,
}

/// Computes the counts of all waits in `source`: MLIR, a Wave trace, or a model.
///
/// # Errors
///
/// If `source` cannot be read, or neither it nor the options name a GPU.
pub fn waits_text(source: &str, kind: SourceKind, options: &WaitsOptions) -> Result<WaitsText, Failure> {
    if kind == SourceKind::Trace || is_trace(source) {
        return trace::counted(source, options).map_err(|diagnostics| Failure { diagnostics });
    }
    if kind == SourceKind::Amdgcn {
        return Err(amdgcn::no_model());
    }
    if kind == SourceKind::Ptx {
        let message = "the counts of waits are not computed for PTX";
        let help = "give MLIR, a Wave trace or a model";
        return Err(Failure::whole("waits::ptx", message.to_owned(), help));
    }
    if kind == SourceKind::Model(ModelFormat::Json) {
        let mut program = from_json(source)?;
        read::retarget(&mut program, options.target.as_ref(), source)
            .map_err(|diagnostics| Failure { diagnostics })?;
        let (program, rows) = of_program(&program);
        let part = WaitsPart { base: 0, rows, warnings: Vec::new() };
        return Ok(WaitsText { text: json::to_string(&program) + "\n", parts: vec![part] });
    }
    let split = Parts::new(source, options.pass.as_ref())?;
    let (mut bodies, mut parts, mut diagnostics) = (Vec::new(), Vec::new(), Vec::new());
    for part in &split.parts {
        let body = part.body.of(source);
        let done = match kind {
            SourceKind::Mlir => of_module(body, options),
            SourceKind::Model(_) | SourceKind::Trace | SourceKind::Ptx | SourceKind::Amdgcn => {
                of_litmus(body, options)
            }
        };
        match done {
            Ok(Some((text, rows, warnings))) => {
                bodies.push(Some(text));
                parts.push(WaitsPart { base: part.body.start, rows, warnings });
            }
            Ok(None) => bodies.push(None),
            Err(errors) => diagnostics.extend(errors.into_iter().map(|d| shifted(d, part.body.start))),
        }
    }
    if !diagnostics.is_empty() {
        return Err(Failure { diagnostics });
    }
    if parts.is_empty() {
        return Err(no_operations());
    }
    Ok(WaitsText { text: split.assemble(source, bodies), parts })
}

type Done = Option<(String, Vec<WaitRow>, Vec<Diagnostic>)>;

fn of_module(body: &str, options: &WaitsOptions) -> Result<Done, Vec<Diagnostic>> {
    let Some(module) = read::module(body)? else { return Ok(None) };
    let lower_options = read::lower_options(options.target.clone(), false);
    let lowered = lower(
        &module,
        &LowerOptions { count_ordinary: options.ordinary, follow_calls: false, ..lower_options },
    )?;
    let Some(target) = lowered.program.target.clone() else { return Err(vec![no_target(&module)]) };
    let found = waits_of(
        &module,
        &lowered,
        &target,
        WaitOptions { as_triton: options.as_triton, ordinary: options.ordinary },
    );
    let text = apply(&module, &found.waits, &target).map_err(|error| vec![error])?;
    let rows = found.waits.iter().map(|wait| row(wait, |op| place_of_op(&module, op))).collect();
    let mut warnings = module.warnings().to_vec();
    warnings.extend(lowered.warnings);
    warnings.extend(found.warnings);
    warnings.sort_by_key(|warning| warning.primary.span);
    Ok(Some((text, rows, warnings)))
}

/// The edits of Triton's pass for the counts of asynchronous waits on AMD GPUs.
pub(crate) fn released<'m>(module: &'m Module, target: &Target) -> Result<Edits<'m>, Vec<Diagnostic>> {
    let lower_options = read::lower_options(Some(target.clone()), false);
    let lowered = lower(module, &LowerOptions { follow_calls: false, ..lower_options })?;
    let mut found = waits_of(module, &lowered, target, WaitOptions { as_triton: true, ordinary: false });
    let knowledge = OpKnowledge::new(module);
    found.waits.retain(|wait| is_counted_by_triton(&knowledge, wait.at));
    edits(module, &found.waits, target).map_err(|error| vec![error])
}

/// Whether Triton's pass counts this wait: `ttg.async_wait` and `amdg.async_tdm_wait`. It leaves
/// waits that state instructions or hardware counters as they are, so their counts decide.
fn is_counted_by_triton(knowledge: &OpKnowledge<'_>, op: OpId) -> bool {
    matches!(
        knowledge.meaning(op),
        Meaning::Wait(Wait { queue: Queue::CpAsync | Queue::Tdm, tokens: Some(_), .. })
    )
}

fn of_litmus(body: &str, options: &WaitsOptions) -> Result<Done, Vec<Diagnostic>> {
    let Some(program) = from_text(body, options.target.as_ref())? else { return Ok(None) };
    let (program, rows) = of_program(&program);
    Ok(Some((text::print(&program), rows, Vec::new())))
}

/// The model with the counts that its accesses need, and the rows of these counts.
fn of_program(program: &Program) -> (Program, Vec<WaitRow>) {
    let needed = largest_by_need(program);
    let counts = needed.iter().filter_map(|wait| Some((wait.event, wait.count.ok()?)));
    let changed = with_counts(program, counts);
    (changed, needed.iter().map(|wait| row_by_need(program, wait)).collect())
}

fn row_by_need(program: &Program, wait: &Needed) -> WaitRow {
    let origin = program.origin_of(wait.event);
    let queue = match &program.events[wait.event].action {
        Action::Wait(wait) => wait.queue.row().counted,
        _ => "",
    };
    let note = match wait.count {
        Ok(_) if wait.unneeded => Some(Note::Unneeded),
        Ok(_) => None,
        Err(kept) => Some(Note::Kept(kept)),
    };
    WaitRow {
        at: WaitPlace { span: Some(origin.span), node: None, name: origin.op.to_string() },
        counter: queue,
        old: wait.old,
        new: wait.count.ok(),
        rule: "need".to_owned(),
        saturated: false,
        forced_zero: None,
        notes: note.iter().filter(|note| **note != Note::Kept(Kept::Tokens)).map(Note::to_string).collect(),
        dependences: Vec::new(),
    }
}

pub(crate) fn row<At: Copy>(wait: &WaitCount<At>, place: impl Fn(At) -> WaitPlace) -> WaitRow {
    let forced = |note: &&Note| matches!(note, Note::OutOfOrder(_) | Note::Lost);
    let other = |note: &&Note| !forced(note) && !matches!(note, Note::Saturated);
    let on = |dependence: &Dependence<At>| {
        let mut on = place(dependence.on);
        if dependence.is_argument {
            on.name = format!("argument of {}", on.name);
        }
        on
    };
    let dependences = wait.dependences.iter().map(|dependence| WaitDependence {
        on: on(dependence),
        since: match dependence.since {
            Fewest::At(count) => Some(count),
            Fewest::Beyond | Fewest::Unreached => None,
        },
        beyond: dependence.since == Fewest::Beyond,
    });
    WaitRow {
        at: place(wait.at),
        counter: wait.counter.name(),
        old: wait.old,
        new: wait.new,
        rule: wait.rule.to_string(),
        saturated: wait.notes.contains(&Note::Saturated),
        forced_zero: wait.notes.iter().find(forced).map(Note::to_string),
        notes: wait.notes.iter().filter(other).map(Note::to_string).collect(),
        dependences: dependences.collect(),
    }
}

fn place_of_op(module: &Module, op: OpId) -> WaitPlace {
    WaitPlace { span: Some(module.op(op).span), node: None, name: module.op_name(op).to_owned() }
}
