//! Text in, text with barriers out.

use std::time::{Duration, Instant};

use seawall_base::{Diagnostic, Span};
use seawall_lower::{LowerOptions, Places, lower};
use seawall_mlir::Module;
use seawall_model::{Program, Target};
use seawall_place::{PlaceError, PlaceOptions, Placement, Strategy, complete_reasons, place};

use crate::apply::apply;
use crate::doubts::doubts;
use crate::failure::{Failure, shifted};
use crate::parts::{Part, Parts};
use crate::pick::PassFilter;
use crate::read;

/// What to place, and where.
#[derive(Clone, Debug)]
pub struct Options {
    /// How.
    pub strategy: Strategy,
    /// The GPU, if it is not the one that the module names.
    pub target: Option<Target>,
    /// Which dumps of a log; all parts of the text if `None`.
    pub pass: Option<PassFilter>,
    /// Take every allocation as memory of its own. Otherwise buffers lie where the module says, or where Triton's
    /// allocation pass puts them; for [`Strategy::Triton`] always the latter, as its membar pass has it.
    pub logical: bool,
}

impl Options {
    /// The strategy, and nothing else out of the ordinary.
    pub fn new(strategy: Strategy) -> Self {
        Options { strategy, target: None, pass: None, logical: false }
    }
}

/// One module with what was placed in it.
#[derive(Clone, Debug)]
pub struct PlacedPart {
    /// Where the module starts in the input, in bytes; spans of the other fields count from there.
    pub base: u32,
    /// Its model.
    pub program: Program,
    /// What was placed.
    pub placement: Placement,
    /// What was not understood and treated conservatively.
    pub warnings: Vec<Diagnostic>,
    /// What the placement does not give: a certificate, or an order that no barrier gives. Short; explanations have it all.
    pub doubts: Vec<Diagnostic>,
}

/// Time spent in each stage, summed over the parts.
#[derive(Clone, Copy, Debug, Default)]
pub struct Timings {
    /// Text to module.
    pub parse: Duration,
    /// Module to model.
    pub lower: Duration,
    /// Model to placement.
    pub place: Duration,
    /// Placement to text.
    pub print: Duration,
}

/// The result of placing.
#[derive(Clone, Debug)]
pub struct PlacedText {
    /// The picked parts with their barriers, and what is between them.
    pub text: String,
    /// The whole input with barriers in the picked parts: the same as `text` if nothing was picked.
    whole: Option<String>,
    /// In the order of the text; parts without operations are left out.
    pub parts: Vec<PlacedPart>,
    /// Time spent.
    pub timings: Timings,
}

impl PlacedText {
    /// Completes the reasons: every barrier then lists all hazards that it orders. For explanations; costs more than
    /// the placement. `options` are those that placed.
    pub fn complete_reasons(&mut self, options: &Options) {
        let options = PlaceOptions { strategy: options.strategy.clone() };
        for part in &mut self.parts {
            complete_reasons(&part.program, &options, &mut part.placement);
        }
    }

    /// The whole input with barriers in the parts that were picked.
    pub fn whole(&self) -> &str {
        self.whole.as_deref().unwrap_or(&self.text)
    }
}

/// Places barriers in every module of `text`, or in those that [`Options::pass`] picks.
///
/// # Errors
///
/// If any of them cannot be read or lowered; the failure has the errors of all.
pub fn place_text(text: &str, options: &Options) -> Result<PlacedText, Failure> {
    let parts = Parts::new(text, options.pass.as_ref())?;
    let mut timings = Timings::default();
    let mut placed = Vec::with_capacity(parts.parts.len());
    let mut bodies = Vec::with_capacity(parts.parts.len());
    let mut diagnostics: Vec<Diagnostic> = Vec::new();
    for &part in &parts.parts {
        match place_part(text, part, options, &mut timings) {
            Ok(Some((body, part))) => {
                bodies.push(Some(body));
                placed.push(part);
            }
            Ok(None) => bodies.push(None),
            Err(errors) => {
                bodies.push(None);
                diagnostics.extend(errors.into_iter().map(|d| shifted(d, part.body.start)));
            }
        }
    }
    if let Some(first) = diagnostics.first_mut() {
        if options.pass.is_none() && parts.dumps > 1 {
            let note =
                format!("the input is a log with {} dumps; `--pass NAME` picks among them", parts.dumps);
            first.notes.push(note);
        }
        return Err(Failure { diagnostics });
    }
    if placed.is_empty() {
        return Err(no_operations());
    }
    let text_out = parts.assemble(text, &bodies);
    let whole = options.pass.is_some().then(|| parts.assemble_whole(text, &bodies));
    Ok(PlacedText { text: text_out, whole, parts: placed, timings })
}

/// Nothing to work on.
pub(crate) fn no_operations() -> Failure {
    let help = "give MLIR text with at least one operation, such as a `.ttgir` file or a pass-dump log";
    Failure::whole("input::no-operations", "the input has no operations", help)
}

/// Which pairs of accesses need a barrier depends on the GPU.
pub(crate) fn no_target(module: &Module) -> Diagnostic {
    let first = module.walk().next();
    let span = first.map_or(Span::at(0), |op| module.op(op).name_span);
    Diagnostic::error("place::no-target", span, "the module does not say which GPU it is for")
        .label("no `ttg.target`, `chip` or `arch` here")
        .help("name the GPU with `--target`, such as `--target sm_90` or `--target gfx950`")
}

/// The GPU cannot do what was asked for.
fn no_split_barriers(module: &Module, error: &PlaceError) -> Diagnostic {
    let first = module.walk().next();
    let span = first.map_or(Span::at(0), |op| module.op(op).name_span);
    Diagnostic::error("place::no-split-barriers", span, error.to_string())
        .help("place whole barriers with `--barriers monolithic`, or name another GPU with `--target`")
}

/// `None` for a part without operations, such as what follows a last separator.
fn place_part(
    text: &str,
    part: Part,
    options: &Options,
    timings: &mut Timings,
) -> Result<Option<(String, PlacedPart)>, Vec<Diagnostic>> {
    let module = timed(&mut timings.parse, || read::module(part.body.of(text)))?;
    let Some(module) = module else { return Ok(None) };
    let assert_by_token = matches!(&options.strategy, Strategy::Triton(triton) if triton.async_filter);
    let as_membar = matches!(&options.strategy, Strategy::Triton(_));
    let places = match (options.logical, as_membar) {
        (true, _) => Places::Apart,
        (false, true) => Places::Triton,
        (false, false) => Places::Written,
    };
    let lower_options = LowerOptions {
        places,
        target: options.target.clone(),
        assert_by_token,
        any_gpu_barrier: as_membar,
        declared_only: as_membar,
        any_warp: match &options.strategy {
            Strategy::Minimal(minimal) => minimal.any_warp,
            Strategy::Triton(_) => true,
        },
        count_ordinary: false,
        known_masks: false,
        follow_calls: false,
    };
    let lowered = timed(&mut timings.lower, || lower(&module, &lower_options))?;
    if lowered.program.target.is_none() && !lowered.program.events.is_empty() {
        return Err(vec![no_target(&module)]);
    }
    let place_options = PlaceOptions { strategy: options.strategy.clone() };
    let placement = timed(&mut timings.place, || place(&lowered.program, &place_options));
    let placement = match placement {
        Ok(placement) => placement,
        Err(error) => return Err(vec![no_split_barriers(&module, &error)]),
    };
    let body = timed(&mut timings.print, || apply(&module, &lowered, &placement))
        .map_err(|failure| failure.diagnostics)?;
    let mut warnings = module.warnings().to_vec();
    warnings.extend(lowered.warnings);
    warnings.sort_by_key(|warning| warning.primary.span);
    let doubts = doubts(&lowered.program, &placement);
    let part = PlacedPart { base: part.body.start, program: lowered.program, placement, warnings, doubts };
    Ok(Some((body, part)))
}

fn timed<T>(total: &mut Duration, work: impl FnOnce() -> T) -> T {
    let start = Instant::now();
    let result = work();
    *total += start.elapsed();
    result
}
