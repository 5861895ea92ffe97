//! Compares the synchronization of TTGIR with that of the PTX that its compiler made of it.
//!
//! Both texts become programs, as for a check. `seawall-validate` compares them, and `words` makes
//! diagnostics of the result.

mod words;

use rustc_hash::FxHashSet;
use seawall_analysis::translation::{Comparison, Excluded, Side, compare};
use seawall_base::{Diagnostic, Span};
use seawall_mlir::Module;
use seawall_model::{Action, EventId, FunctionId, Program, Queue, Target};
use seawall_ptx_lower::{EarlyRead, LowerOptions};
use seawall_report::{Finish, ValidatedCoverage, ValidatedKernel};

use crate::check::{CheckOptions, Modelled, require_target};
use crate::failure::{Failure, shifted};
use crate::model::SourceKind;
use crate::parts::Parts;
use crate::stage::Stage;
use crate::{ptx, read};

/// Which of the two texts is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValidateSide {
    /// The TTGIR.
    Before,
    /// The PTX.
    After,
}

/// An error about one of the texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ValidateFailure {
    /// The text.
    pub side: ValidateSide,
    /// Its errors.
    pub failure: Failure,
}

impl ValidateFailure {
    fn new(side: ValidateSide, diagnostics: Vec<Diagnostic>) -> Self {
        ValidateFailure { side, failure: Failure { diagnostics } }
    }

    fn one(side: ValidateSide, diagnostic: Diagnostic) -> Self {
        ValidateFailure::new(side, vec![diagnostic])
    }
}

/// The result of a comparison of two texts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ValidatedText {
    /// The kernels of the PTX.
    pub kernels: Vec<ValidatedKernel>,
    /// How modules were finished before the comparison.
    pub finishes: Vec<Finish>,
    /// Warnings about the TTGIR.
    pub notes_before: Vec<Diagnostic>,
    /// Warnings about the PTX.
    pub notes_after: Vec<Diagnostic>,
}

/// A kernel of the TTGIR.
struct Original {
    program: Program,
    kernel: FunctionId,
}

/// Compares the kernels of the PTX in `after` with those of the TTGIR in `before`. `name` is what
/// messages call the TTGIR.
///
/// # Errors
///
/// If a text cannot be read, if the targets differ, or if a kernel is in one text only.
pub fn validate_text(
    before: &str,
    after: &str,
    name: &str,
    options: &CheckOptions,
) -> Result<ValidatedText, ValidateFailure> {
    let mut result = ValidatedText::default();
    let originals = originals(before, options, &mut result)?;
    let target = options.target.clone();
    let lower_options: LowerOptions = ptx::lower_options(target, options.any_sign);
    let lowered = ptx::lowered(after, &lower_options)
        .map_err(|errors| ValidateFailure::new(ValidateSide::After, errors))?;
    let mut seen = FxHashSet::default();
    for (translation, _) in lowered {
        let seawall_ptx_lower::Lowered {
            program,
            warnings,
            imprecise,
            of_allocation,
            early_reads,
            withheld,
            dynamic,
            ..
        } = translation;
        let kernel = kernel_of(&program);
        let own = &program.functions[kernel].name;
        let Some(original) = originals.iter().find(|original| original.name() == own) else {
            return Err(ValidateFailure::one(ValidateSide::After, unknown_kernel(own, &originals, name)));
        };
        seen.insert(own.clone());
        same_target(original.program.target.as_ref(), program.target.as_ref(), name)?;
        let sides =
            Sides { before, name, original, program: &program, kernel, dynamic, early_reads: &early_reads };
        let unknown = unknown(&program, &imprecise, &warnings);
        let excluded = Excluded { unknown: &unknown, added: &of_allocation };
        result.kernels.push(sides.compared(excluded, withheld));
        result.notes_after.extend(warnings);
    }
    match originals.iter().find(|original| !seen.contains(original.name())) {
        Some(missing) => {
            let message = format!("the PTX has no kernel `{}`", missing.name());
            let help = format!("give the PTX that the compiler made of {name}");
            let diagnostic = Diagnostic::error("validate::kernel", Span::at(0), message).help(help);
            Err(ValidateFailure::one(ValidateSide::After, diagnostic))
        }
        None => Ok(result),
    }
}

impl Original {
    fn name(&self) -> &str {
        &self.program.functions[self.kernel].name
    }
}

/// The kernels of the TTGIR.
fn originals(
    text: &str,
    options: &CheckOptions,
    result: &mut ValidatedText,
) -> Result<Vec<Original>, ValidateFailure> {
    let failed = |failure| ValidateFailure { side: ValidateSide::Before, failure };
    let parts = Parts::new(text, options.pass.as_ref()).map_err(failed)?;
    let mut originals = Vec::new();
    for part in &parts.parts {
        let here = |errors: Vec<Diagnostic>| {
            let errors = errors.into_iter().map(|error| shifted(error, part.body.start)).collect();
            ValidateFailure::new(ValidateSide::Before, errors)
        };
        let Some(module) = read::module(part.body.of(text)).map_err(here)? else { continue };
        is_lowered_to_ptx(&module, part.stage).map_err(|error| here(vec![error]))?;
        let options = options.for_module(&module);
        let Modelled { mut program, warnings, finish, .. } =
            Modelled::new(&module, part.stage, &options).map_err(here)?;
        require_target(&module, &program).map_err(|error| here(vec![error]))?;
        result.notes_before.extend(warnings.into_iter().map(|note| shifted(note, part.body.start)));
        result.finishes.extend(finish);
        for origin in program.origins.values_mut() {
            origin.span = Span::new(origin.span.start + part.body.start, origin.span.end + part.body.start);
        }
        let kernels: Vec<FunctionId> =
            program.functions.iter().filter(|(_, function)| function.kernel).map(|(id, _)| id).collect();
        originals.extend(kernels.into_iter().map(|kernel| Original { program: program.clone(), kernel }));
    }
    if originals.is_empty() {
        let help = "give the TTGIR of a kernel, such as the `.ttgir` file of Triton's cache";
        let diagnostic = Diagnostic::error("validate::no-kernel", Span::at(0), "no kernel found").help(help);
        return Err(ValidateFailure::one(ValidateSide::Before, diagnostic));
    }
    Ok(originals)
}

/// An error if Triton does not lower the module to PTX.
fn is_lowered_to_ptx(module: &Module, stage: Option<Stage>) -> Result<(), Diagnostic> {
    let is_mlir_of_triton = Stage::of(module, stage).is_some_and(|stage| stage > Stage::BeforePartitioning);
    let first = module.walk().next().map_or(Span::at(0), |op| module.op(op).name_span);
    if is_mlir_of_triton && read::without_layouts(module).is_none() {
        return Ok(());
    }
    let help = "give the `.ttgir` file of Triton's cache, or a dump of one of the passes behind it";
    let message = "this is not TTGIR that Triton lowers to PTX";
    Err(Diagnostic::error("validate::not-ttgir", first, message).help(help))
}

/// The one kernel of a program of PTX.
fn kernel_of(program: &Program) -> FunctionId {
    let kernel = program.functions.iter().find(|(_, function)| function.kernel);
    kernel.expect("the lowering of PTX makes a kernel").0
}

/// The events of which the memory is not known. Those of which only the execution is not known are
/// compared.
fn unknown(program: &Program, imprecise: &FxHashSet<EventId>, warnings: &[Diagnostic]) -> FxHashSet<EventId> {
    let is_about_memory = |warning: &&Diagnostic| {
        matches!(warning.code, "ptx::address" | "ptx::generic-address" | "ptx::bytes")
    };
    let spans: FxHashSet<Span> =
        warnings.iter().filter(is_about_memory).map(|warning| warning.primary.span).collect();
    imprecise.iter().copied().filter(|&event| spans.contains(&program.origin_of(event).span)).collect()
}

fn unknown_kernel(own: &str, originals: &[Original], name: &str) -> Diagnostic {
    let names: Vec<String> = originals.iter().map(|original| format!("`{}`", original.name())).collect();
    let message = format!("{name} has no kernel `{own}`");
    let help = format!("give the PTX that the compiler made of it; it has {}", names.join(", "));
    Diagnostic::error("validate::kernel", Span::at(0), message).help(help)
}

fn same_target(before: Option<&Target>, after: Option<&Target>, name: &str) -> Result<(), ValidateFailure> {
    if before == after {
        return Ok(());
    }
    let shown = |target: Option<&Target>| target.map_or("no GPU".to_owned(), Target::to_string);
    let message = format!("the PTX is for {}, but {name} is for {}", shown(after), shown(before));
    let help = "give the two texts of one compilation";
    let diagnostic = Diagnostic::error("validate::target", Span::at(0), message).help(help);
    Err(ValidateFailure::one(ValidateSide::After, diagnostic))
}

/// A kernel in both texts.
struct Sides<'a> {
    before: &'a str,
    name: &'a str,
    original: &'a Original,
    program: &'a Program,
    kernel: FunctionId,
    dynamic: u32,
    /// The registers of the PTX that are read before the wait for them.
    early_reads: &'a [EarlyRead],
}

impl Sides<'_> {
    fn compared(&self, excluded: Excluded<'_>, withheld: bool) -> ValidatedKernel {
        let Sides { original, program, kernel, dynamic, .. } = *self;
        let name = program.functions[kernel].name.clone();
        let before = Side { program: &original.program, kernel: original.kernel, base: dynamic };
        let after = Side { program, kernel, base: 0 };
        let undecided = match compare(before, after, excluded) {
            Ok(comparison) if !withheld => {
                let words = words::Words::new(self.before, self.name, &original.program, program);
                return ValidatedKernel {
                    name,
                    findings: words.diagnostics(&comparison, self.lost_reads()),
                    added: comparison.added.as_ref().map(|added| words.added(added)),
                    coverage: Some(self.coverage(&comparison)),
                    undecided: None,
                };
            }
            Ok(_) => "its synchronization is not resolved".to_owned(),
            Err(unsupported) => words::unsupported(unsupported).to_owned(),
        };
        ValidatedKernel {
            name,
            findings: Vec::new(),
            added: None,
            coverage: None,
            undecided: Some(undecided),
        }
    }

    /// The registers that the PTX reads too early, if the TTGIR waits for its MMAs.
    fn lost_reads(&self) -> &[EarlyRead] {
        let events = || self.original.program.events.values();
        let waits =
            events().any(|event| matches!(&event.action, Action::Wait(wait) if wait.queue == Queue::Wgmma));
        let accesses = || events().flat_map(|event| &event.accesses);
        let waits_at_once = accesses().all(|access| access.queue != Some(Queue::Wgmma));
        if waits || waits_at_once { self.early_reads } else { &[] }
    }

    fn coverage(&self, comparison: &Comparison) -> ValidatedCoverage {
        let of = &comparison.coverage;
        let spans = |program: &Program, events: &[EventId]| {
            events.iter().map(|&event| program.origin_of(event).span).collect()
        };
        ValidatedCoverage {
            before: of.original,
            unused: spans(&self.original.program, &of.unused),
            after: of.translation,
            unmatched: spans(self.program, &of.unmatched),
            outside: spans(self.program, &of.outside),
            pairs: of.pairs,
        }
    }
}

/// The error if the kinds of the texts are not those that can be compared.
///
/// # Errors
///
/// If the first is not MLIR, or the second not PTX.
pub fn validate_kinds(before: SourceKind, after: SourceKind) -> Result<(), ValidateFailure> {
    let named = |kind| match kind {
        SourceKind::Mlir => "MLIR",
        SourceKind::Ptx => "PTX",
        SourceKind::Amdgcn => "AMD machine code",
        SourceKind::Trace => "a Wave trace",
        SourceKind::Model(_) => "a model",
    };
    let help = "give the TTGIR first, then the PTX: `seawall validate kernel.ttgir kernel.ptx`";
    let error = |side, kind, wanted| {
        let message = format!("this is {}, not {wanted}", named(kind));
        let diagnostic = Diagnostic::error("validate::kind", Span::at(0), message).help(help);
        Err(ValidateFailure::one(side, diagnostic))
    };
    match (before, after) {
        (SourceKind::Mlir, SourceKind::Ptx) => Ok(()),
        (SourceKind::Mlir, other) => error(ValidateSide::After, other, "PTX"),
        (other, _) => error(ValidateSide::Before, other, "TTGIR"),
    }
}
