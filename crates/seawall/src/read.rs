//! Common preparation of a part: parses its module and sets its target.

use std::sync::Arc;

use rustc_hash::FxHashSet;
use seawall_base::{Diagnostic, Span};
use seawall_lower::{LowerOptions, Places};
use seawall_mlir::{Module, OpId, TypeKind, ValueId, parse, parse_shared};
use seawall_model::{Program, Target};

/// The module in `body`. `None` for a part without operations, such as the text after a last
/// separator.
pub(crate) fn module(body: &str) -> Result<Option<Module>, Vec<Diagnostic>> {
    accepted(parse(body, seawall_dialects::registry())?)
}

/// As [`module`], for a module that shares its text.
pub(crate) fn shared_module(body: &Arc<String>) -> Result<Option<Module>, Vec<Diagnostic>> {
    accepted(parse_shared(body, seawall_dialects::registry())?)
}

fn accepted(module: Module) -> Result<Option<Module>, Vec<Diagnostic>> {
    let rejected = rejected(&module);
    if !rejected.is_empty() {
        return Err(rejected);
    }
    match module.walk().next() {
        None => Ok(None),
        Some(_) if module.walk().any(|op| is_mlir(&module, op)) => Ok(Some(module)),
        Some(first) => Err(vec![not_mlir(module.op(first).name_span)]),
    }
}

/// What MLIR rejects in a module that the reader accepts: aliases without a definition, and ops
/// that break the rules of their dialects. Fragments for tests of the reader may have both.
fn rejected(module: &Module) -> Vec<Diagnostic> {
    let mut seen = FxHashSet::default();
    let undefined = module.warnings().iter().filter(|warning| {
        // One error for each name.
        warning.code == "parse::undefined-alias" && seen.insert(warning.message.as_str())
    });
    let help = "define it at the top of the module, such as `#name = ...`";
    let mut errors: Vec<Diagnostic> = undefined
        .map(|warning| Diagnostic::error(warning.code, warning.primary.span, &*warning.message).help(help))
        .collect();
    if errors.is_empty() {
        errors = seawall_dialects::verify(module);
    }
    errors
}

/// Whether an op has any of the forms that MLIR prints. The reader accepts unknown ops, and so
/// would read `notes.txt is a file` as an op called `notes.txt`.
fn is_mlir(module: &Module, op: OpId) -> bool {
    module.op(op).known
        || module.loc(op).is_some()
        || !module.operands(op).is_empty()
        || !module.results(op).is_empty()
        || !module.regions(op).is_empty()
        || !module.successors(op).is_empty()
        || !module.attrs(op).is_empty()
}

fn not_mlir(span: Span) -> Diagnostic {
    Diagnostic::error("input::not-mlir", span, "this is not MLIR: no operation found")
        .label("no op here is known or has operands, results, attributes or regions")
        .help("give MLIR text, such as a `.ttgir` file or a pass-dump log")
}

/// The note on a module without a target whose ops get scratch memory for a target only, such as
/// TTIR. `None` for other modules.
pub(crate) fn not_judged(module: &Module) -> Option<Diagnostic> {
    let computes =
        |name: &str| name.starts_with("tt.") && !matches!(name, "tt.func" | "tt.return" | "tt.call");
    let first = module.walk().find(|&op| computes(module.op_name(op)))?;
    let message = "this module has no target, so it is not checked";
    let note = Diagnostic::warning("check::skipped", module.op(first).name_span, message)
        .label("shared memory for this op is allocated for a target")
        .help("check the `.ttgir` of the kernel, which has a target and layouts");
    Some(note)
}

/// As [`not_judged`], for TTIR: a module with tensors that have no layouts yet. Scratch memory of
/// its ops is unknown for every target.
pub(crate) fn without_layouts(module: &Module) -> Option<Diagnostic> {
    const WITH_LAYOUTS: [&str; 3] = ["#ttg.", "#triton_gpu.", "ttg.target"];
    if WITH_LAYOUTS.iter().any(|word| module.text().contains(word)) {
        return None;
    }
    let has_memory = |name: &str| ["ttg.", "ttng.", "amdg."].iter().any(|dialect| name.starts_with(dialect));
    if module.walk().any(|op| has_memory(module.op_name(op))) {
        return None;
    }
    let is_tensor = |&value: &ValueId| matches!(module.type_kind(module.ty(value)), TypeKind::Tensor { .. });
    let has_tensors = module.walk().any(|op| module.results(op).iter().any(is_tensor));
    if has_tensors { not_judged(module) } else { None }
}

/// The GPU of an input: `target`, or `default` if the input names none.
pub(crate) fn target_of(
    target: Option<&Target>,
    default: Option<&Target>,
    names_target: impl FnOnce() -> bool,
) -> Option<Target> {
    target.or_else(|| default.filter(|_| !names_target())).cloned()
}

/// Sets the target of `program`, if one is given. `text` is the text of the model.
pub(crate) fn retarget(
    program: &mut Program,
    target: Option<&Target>,
    text: &str,
) -> Result<(), Vec<Diagnostic>> {
    let Some(target) = target else { return Ok(()) };
    if let Some(own) = program.target.as_ref().filter(|own| !own.is_same_vendor(target)) {
        let message = format!("the model is for {own}, but {target} is of another vendor");
        let help = format!("remove `--target`, or use a model for {target}");
        return Err(vec![Diagnostic::error("model::other-vendor", title(text), message).help(help)]);
    }
    program.target = Some(target.clone());
    Ok(())
}

/// The first line of a model in its text form, which has its target.
fn title(text: &str) -> Span {
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        if line.starts_with("program") {
            return Span::new(at, at + line.trim_end().len() as u32);
        }
        at += line.len() as u32;
    }
    Span::at(0)
}

/// The lowering options of commands that do not reproduce a compiler pass.
pub(crate) fn lower_options(target: Option<Target>, logical: bool) -> LowerOptions {
    let places = if logical { Places::Apart } else { Places::Written };
    LowerOptions { target, places, known_masks: true, follow_calls: true, ..LowerOptions::default() }
}
