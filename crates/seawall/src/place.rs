//! Places barriers in a text.

use std::sync::Arc;
use std::time::{Duration, Instant};

use rustc_hash::FxHashSet;
use seawall_base::{Diagnostic, Span};
use seawall_lower::{LowerOptions, Lowered, Places, lower};
use seawall_mlir::{Edits, Module};
use seawall_model::{Bare, Program, Target};
use seawall_place::{
    Insertion, PlaceError, PlaceOptions, Placed, Placement, Strategy, TritonOptions, complete_reasons, place,
};
use seawall_report::SourceMap;

use crate::apply::{apply, edits_of, edits_with_tensor_waits};
use crate::caveats::caveats;
use crate::failure::{Failure, shifted};
use crate::metadata::Metadata;
use crate::parts::{Part, Parts};
use crate::pick::PassFilter;
use crate::producer::Producer;
use crate::stage::Stage;
use crate::{older_lowerings, read, source_map};

/// Options of a placement.
#[derive(Clone, Debug)]
pub struct Options {
    /// The strategy.
    pub strategy: Strategy,
    /// The GPU, if it differs from that of the module.
    pub target: Option<Target>,
    /// The dumps of a log to read. The last state of each kernel if `None`.
    pub pass: Option<PassFilter>,
    /// Treat every allocation as separate memory. Otherwise buffers are placed where the module
    /// says, or where Triton's allocation pass would place them. [`Strategy::Triton`] always uses
    /// the allocation pass, as Triton's membar pass does.
    pub logical: bool,
    /// Also write the attribute `ttg.amdg.syncedViaAsyncWait` of loads, which Triton's lowering
    /// reads. [`Strategy::Triton`] always writes it, as Triton's membar pass does.
    pub synced_loads: bool,
    /// Also find where the ops of each module come from, for explanations.
    pub locate: bool,
    /// With [`Strategy::Triton`], the compiler whose passes are reproduced. With
    /// [`Strategy::Minimal`], the compiler that lowers the module. If `None`, the one that the
    /// module shows by its attributes, else that of `metadata`, else the newest.
    pub producer: Option<Producer>,
    /// The metadata beside the text in Triton's cache.
    pub metadata: Option<Metadata>,
    /// With [`Strategy::Triton`], also insert the proxy fences of the compiler in modules without
    /// addresses.
    pub fences: bool,
}

impl Options {
    /// The default options for a strategy.
    pub fn new(strategy: Strategy) -> Self {
        let target = None;
        let pass = None;
        let (logical, synced_loads, locate) = (false, false, false);
        let (producer, metadata) = (Some(Producer::NEWEST), None);
        Options { strategy, target, pass, logical, synced_loads, locate, producer, metadata, fences: true }
    }

    /// The compiler of `module`.
    pub(crate) fn producer_of(&self, module: &Module) -> Producer {
        self.producer.unwrap_or_else(|| Producer::of(module, self.metadata.as_ref()).0)
    }

    fn annotates_loads(&self) -> bool {
        self.synced_loads || matches!(&self.strategy, Strategy::Triton(_))
    }
}

/// One module with its placement.
#[derive(Clone, Debug)]
pub struct PlacedPart {
    /// The start of the module in the input, in bytes. Spans of the other fields count from there.
    pub base: u32,
    /// Its model.
    pub program: Program,
    /// The strategy, with the rules of the compiler.
    strategy: Strategy,
    /// Barriers that order memory only as far as earlier waits do.
    pub(crate) bare: Bare,
    /// Where its ops come from. Empty without [`Options::locate`].
    pub source_map: SourceMap,
    /// The placement.
    pub placement: Placement,
    /// What was not understood and treated conservatively.
    pub warnings: Vec<Diagnostic>,
    /// Caveats of the placement in short form: a missing certificate, and hazards that no barrier
    /// can order. Explanations have the details.
    pub caveats: Vec<Diagnostic>,
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
    /// The selected parts with their barriers, and the text between them.
    pub text: String,
    /// The whole input with barriers in the selected parts. `None` if it equals `text`.
    whole: Option<String>,
    /// The modules in the order of the text. Parts without operations are left out.
    pub parts: Vec<PlacedPart>,
    /// Time spent.
    pub timings: Timings,
}

impl PlacedPart {
    /// Whether every warp is treated as accessing every byte of an access.
    pub(crate) fn any_warp(&self) -> bool {
        any_warp(&self.strategy)
    }
}

fn any_warp(strategy: &Strategy) -> bool {
    match strategy {
        Strategy::Minimal(minimal) => minimal.any_warp,
        Strategy::Triton(_) => true,
    }
}

impl PlacedText {
    /// Completes the reasons, so that every barrier lists all hazards that it orders. For
    /// explanations: this costs more than the placement.
    pub fn complete_reasons(&mut self) {
        for part in &mut self.parts {
            let options = PlaceOptions { strategy: part.strategy.clone() };
            complete_reasons(&part.program, &options, &mut part.placement);
        }
    }

    /// The whole input with barriers in the selected parts.
    pub fn whole(&self) -> &str {
        self.whole.as_deref().unwrap_or(&self.text)
    }
}

/// Places barriers in every module of `text`, or in those that [`Options::pass`] selects.
///
/// # Errors
///
/// If a module cannot be read or lowered. The failure has the errors of all modules.
pub fn place_text(text: &str, options: &Options) -> Result<PlacedText, Failure> {
    place_any(text, None, options)
}

/// As [`place_text`]. If the text is one module, that module shares it instead of copying it.
///
/// # Errors
///
/// As [`place_text`].
pub fn place_shared_text(text: &Arc<String>, options: &Options) -> Result<PlacedText, Failure> {
    place_any(text, Some(text), options)
}

fn place_any(text: &str, shared: Option<&Arc<String>>, options: &Options) -> Result<PlacedText, Failure> {
    let parts = Parts::new(text, options.pass.as_ref())?;
    let mut timings = Timings::default();
    let mut placed = Vec::with_capacity(parts.parts.len());
    let mut bodies = Vec::with_capacity(parts.parts.len());
    let mut diagnostics: Vec<Diagnostic> = Vec::new();
    for &part in &parts.parts {
        let shared = shared.filter(|_| part.body.len() as usize == text.len());
        match place_part(text, shared, part, options, &mut timings) {
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
                format!("the input is a log with {} dumps; `--pass NAME` selects among them", parts.dumps);
            first.notes.push(note);
        }
        return Err(Failure { diagnostics });
    }
    if placed.is_empty() {
        return Err(no_operations());
    }
    let whole = (parts.dumps > 0).then(|| parts.assemble_whole(text, &bodies));
    Ok(PlacedText { text: parts.assemble(text, bodies), whole, parts: placed, timings })
}

/// The error for an input without operations.
pub(crate) fn no_operations() -> Failure {
    let help = "give MLIR text with at least one operation, such as a `.ttgir` file or a pass-dump log";
    Failure::whole("input::no-operations", "the input has no operations", help)
}

/// The error for a module without a target. The pairs of accesses that need a barrier depend on the
/// GPU.
pub(crate) fn no_target(module: &Module) -> Diagnostic {
    let first = module.walk().next();
    let span = first.map_or(Span::at(0), |op| module.op(op).name_span);
    Diagnostic::error("place::no-target", span, "the module does not name its target GPU")
        .label("no `ttg.target`, `chip` or `arch` here")
        .help("use `--target`, such as `--target sm_90` or `--target gfx950`")
}

/// The error for split barriers on a GPU without them.
fn no_split_barriers(module: &Module, error: &PlaceError) -> Diagnostic {
    let first = module.walk().next();
    let span = first.map_or(Span::at(0), |op| module.op(op).name_span);
    Diagnostic::error("place::no-split-barriers", span, error.to_string())
        .help("place full barriers with `--barriers monolithic`, or select another GPU with `--target`")
}

/// `None` for a part without operations, such as the text after a last separator.
fn place_part(
    text: &str,
    shared: Option<&Arc<String>>,
    part: Part,
    options: &Options,
    timings: &mut Timings,
) -> Result<Option<(String, PlacedPart)>, Vec<Diagnostic>> {
    let module = timed(&mut timings.parse, || match shared {
        Some(text) => read::shared_module(text),
        None => read::module(part.body.of(text)),
    })?;
    let Some(module) = module else { return Ok(None) };
    let strategy = strategy(&module, options);
    let (lowered, placement) = placed(&module, &strategy, options, timings)?;
    let body = timed(&mut timings.print, || apply(&module, &lowered, &placement, options.annotates_loads()))
        .map_err(|failure| failure.diagnostics)?;
    let mut warnings = module.warnings().to_vec();
    warnings.extend(lowered.warnings);
    warnings.sort_by_key(|warning| warning.primary.span);
    let caveats = caveats(&lowered.program, &placement);
    let (program, bare) = (lowered.program, lowered.bare);
    let source_map = if options.locate {
        source_map::of_module(&module, &program, lowered.arguments)
    } else {
        SourceMap::default()
    };
    let base = part.body.start;
    let part = PlacedPart { base, program, strategy, bare, source_map, placement, warnings, caveats };
    Ok(Some((body, part)))
}

/// Ops of Meta's fork in front of which no pass inserts a proxy fence.
const UNFENCED: [&str; 4] = [
    "ttng.async_store",
    "ttg.async_copy_global_to_local",
    "ttg.async_remote_shmem_copy",
    "ttng.async_clc_try_cancel",
];

/// The edits of the membar pass of `producer`, with `fences` also of its pass for proxy fences, and
/// with `waits` also of its pass for waits for tensor memory.
pub(crate) fn membar<'m>(
    module: &'m Module,
    target: &Target,
    producer: Producer,
    fences: bool,
    waits: bool,
) -> Result<Edits<'m>, Vec<Diagnostic>> {
    let mut placement = producer.placement(fences);
    // Lowerings of older releases contain cluster barriers that their ops do not have in the model.
    placement.membar.no_clusters = false;
    placement.membar.exits_if_pending = false;
    let strategy = Strategy::Triton(placement);
    let options = Options { target: Some(target.clone()), ..Options::new(strategy.clone()) };
    let (lowered, placement) = placed(module, &strategy, &options, &mut Timings::default())?;
    let edits = if waits {
        edits_with_tensor_waits(module, &lowered, &placement)
    } else {
        edits_of(module, &lowered, &placement, options.annotates_loads())
    };
    edits.map_err(|failure| failure.diagnostics)
}

/// The module with its barriers.
pub(crate) fn with_barriers(module: &Module, options: &Options) -> Result<Module, Vec<Diagnostic>> {
    let strategy = strategy(module, options);
    let (lowered, placement) = placed(module, &strategy, options, &mut Timings::default())?;
    let edits = edits_of(module, &lowered, &placement, options.annotates_loads())
        .map_err(|failure| failure.diagnostics)?;
    Ok(edits.module()?.module)
}

/// The starts of the barriers of `module` that the strategy deletes.
pub(crate) fn deleted(module: &Module, options: &Options) -> Result<FxHashSet<u32>, Vec<Diagnostic>> {
    let strategy = strategy(module, options);
    let (lowered, placement) = placed(module, &strategy, options, &mut Timings::default())?;
    Ok(starts(&lowered.program, &placement))
}

/// The starts of the barriers that a placement deletes.
pub(crate) fn starts(program: &Program, placement: &Placement) -> FxHashSet<u32> {
    placement.removed.iter().map(|removed| program.origins[removed.origin].span.start).collect()
}

/// The placement of `module` with complete reasons, so that every barrier lists all hazards that it
/// orders.
pub(crate) fn explained(module: &Module, options: &Options) -> Result<(Lowered, Placement), Vec<Diagnostic>> {
    let strategy = strategy(module, options);
    let (lowered, mut placement) = placed(module, &strategy, options, &mut Timings::default())?;
    let options = PlaceOptions { strategy };
    complete_reasons(&lowered.program, &options, &mut placement);
    Ok((lowered, placement))
}

/// The strategy of `options` with the rules of the compiler.
fn strategy(module: &Module, options: &Options) -> Strategy {
    let Strategy::Triton(chosen) = &options.strategy else { return options.strategy.clone() };
    let producer = options.producer_of(module);
    // The pass for proxy fences has not run yet on a module without addresses.
    let fences = options.fences && Stage::of(module, None) == Some(Stage::BeforeAllocation);
    Strategy::Triton(TritonOptions {
        async_filter: chosen.async_filter,
        nvidia_async_candidates: chosen.nvidia_async_candidates,
        ..producer.placement(fences)
    })
}

/// A module without placements may be that with unrolled loops: a placement is for all iterations.
fn placed(
    module: &Module,
    strategy: &Strategy,
    options: &Options,
    timings: &mut Timings,
) -> Result<(Lowered, Placement), Vec<Diagnostic>> {
    let as_membar = matches!(strategy, Strategy::Triton(_));
    let lower_options = lower_options(module, strategy, options);
    if !as_membar {
        let unrolled = LowerOptions { unroll: true, ..lower_options.clone() };
        let lowered = timed(&mut timings.lower, || lower(module, &unrolled))?;
        let is_unrolled = lowered.is_unrolled;
        let (lowered, placement) = placed_in(module, lowered, strategy, options, timings)?;
        if !is_unrolled || placement.placed.is_empty() && placement.removed.is_empty() {
            return Ok((lowered, placement));
        }
    }
    let lowered = timed(&mut timings.lower, || lower(module, &lower_options))?;
    placed_in(module, lowered, strategy, options, timings)
}

fn lower_options(module: &Module, strategy: &Strategy, options: &Options) -> LowerOptions {
    let assert_by_token = matches!(strategy, Strategy::Triton(triton) if triton.async_filter);
    let as_membar = matches!(strategy, Strategy::Triton(_));
    let producer = options.producer_of(module);
    // The pass allocates again. An older release does that by its own rules, which gave the module
    // its offsets.
    let stated = || Stage::of(module, None).is_some_and(|stage| stage > Stage::BeforeAllocation);
    let places = match options.logical {
        true => Places::Apart,
        false if as_membar && (producer == Producer::NEWEST || !stated()) => Places::Triton,
        false => Places::Written,
    };
    LowerOptions {
        places,
        target: options.target.clone(),
        assert_by_token,
        any_gpu_barrier: as_membar,
        declared_only: as_membar,
        any_warp: any_warp(strategy),
        count_ordinary: false,
        known_masks: false,
        follow_calls: false,
        unroll: false,
        only_size: None,
    }
}

fn placed_in(
    module: &Module,
    mut lowered: Lowered,
    strategy: &Strategy,
    options: &Options,
    timings: &mut Timings,
) -> Result<(Lowered, Placement), Vec<Diagnostic>> {
    let as_membar = matches!(strategy, Strategy::Triton(_));
    let producer = options.producer_of(module);
    if !as_membar && producer.lowers_to_few_barriers() {
        older_lowerings::drop_barriers(&mut lowered.program, producer);
    }
    if lowered.program.target.is_none() && !lowered.program.events.is_empty() {
        return Err(vec![no_target(module)]);
    }
    let place_options = PlaceOptions { strategy: strategy.clone() };
    let placement = timed(&mut timings.place, || place(&lowered.program, &place_options));
    match placement {
        Ok(mut placement) => {
            let op = |placed: &Placed| lowered.program.origins[placed.point.origin()].op.as_str();
            placement.placed.retain(|placed| {
                !matches!(placed.insertion, Insertion::ProxyFence { .. }) || !UNFENCED.contains(&op(placed))
            });
            Ok((lowered, placement))
        }
        Err(error) => Err(vec![no_split_barriers(module, &error)]),
    }
}

fn timed<T>(total: &mut Duration, work: impl FnOnce() -> T) -> T {
    let start = Instant::now();
    let result = work();
    *total += start.elapsed();
    result
}
