//! Finishes modules: simulates the passes that their compiler still runs on them before it makes
//! machine code, so that a check judges what the hardware will run.
//!
//! A file of Triton's cache has neither addresses nor barriers. What a check reports on it as it
//! stands are hazards that the compiler repairs later. `stage` recognises how far the compiler has
//! come. Each step makes a new module and records which text of it comes from the input, so that
//! results of the last module are about the input again.

use std::collections::BTreeMap;

use seawall_base::{Diagnostic, EntityId, Span};
use seawall_mlir::{Edits, Module, OldPlaces, OpId};
use seawall_model::{Program, Target};
use seawall_pipeline::released_conversion;
use seawall_report::{Finish, InsertedAt, ProducerSource};

use crate::failure::{Failure, shifted};
use crate::metadata::Metadata;
use crate::parts::Parts;
use crate::pick::PassFilter;
use crate::producer::Producer;
use crate::stage::Stage;
use crate::{place, read, waits};

/// The first NVIDIA compute capability with an async proxy.
const PROXY_CAPABILITY: u32 = 90;
/// The first one with tensor memory.
const TENSOR_CAPABILITY: u32 = 100;

/// A pass of the compiler, or several that belong together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Step {
    /// Sets the counts of asynchronous waits (AMD).
    WaitCounts,
    /// Writes the stages of warp pipelines as code with barriers (AMD).
    WarpPipelines,
    /// Gives addresses to shared memory and tensor memory.
    Allocation,
    /// Inserts proxy fences (NVIDIA).
    ProxyFences,
    /// Places barriers for tensor memory (NVIDIA).
    TensorBarriers,
    /// Places barriers for shared memory.
    Membar,
    /// Inserts waits for tensor memory (NVIDIA).
    TensorWaits,
}

impl Step {
    /// Returns the step in words.
    fn name(self) -> &'static str {
        match self {
            Step::WaitCounts => "wait counts",
            Step::WarpPipelines => "warp pipelines",
            Step::Allocation => "allocation",
            Step::ProxyFences => "proxy fences",
            Step::TensorBarriers => "tensor-memory barriers",
            Step::Membar => "membar",
            Step::TensorWaits => "tensor-memory waits",
        }
    }

    /// The last stage of a module on which the compiler still runs the step.
    fn until(self) -> Stage {
        match self {
            Step::WaitCounts | Step::WarpPipelines | Step::Allocation => Stage::BeforeAllocation,
            Step::ProxyFences | Step::TensorBarriers => Stage::AfterAllocation,
            Step::Membar | Step::TensorWaits => Stage::BeforeMembar,
        }
    }

    /// Whether the compiler has the step for a GPU.
    fn is_for(self, target: &Target, producer: Producer) -> bool {
        let from = |least| matches!(target, Target::Nvidia(capability) if *capability >= least);
        match self {
            Step::WaitCounts => !target.is_nvidia(),
            Step::WarpPipelines => !target.is_nvidia() && producer.has_warp_pipelines(),
            Step::Allocation | Step::Membar => true,
            Step::ProxyFences => from(PROXY_CAPABILITY) && producer.proxy_fences().is_some(),
            Step::TensorBarriers => from(TENSOR_CAPABILITY) && !producer.placement(false).no_tensor_barriers,
            Step::TensorWaits => from(TENSOR_CAPABILITY) && producer.has_tensor_waits(),
        }
    }

    /// The steps that a compiler still runs on a module, in their order.
    fn pending(stage: Stage, target: &Target, producer: Producer) -> Vec<Step> {
        let all = [
            Step::WaitCounts,
            Step::WarpPipelines,
            Step::Allocation,
            Step::ProxyFences,
            Step::TensorBarriers,
            Step::Membar,
            Step::TensorWaits,
        ];
        all.into_iter().filter(|step| stage <= step.until() && step.is_for(target, producer)).collect()
    }
}

/// A module, with the steps that were simulated on it.
#[derive(Debug)]
pub(crate) struct Finished {
    /// The module, if a step changed it.
    changed: Option<Module>,
    /// Where the text of each changed module was in the one before.
    places: Vec<OldPlaces>,
    /// By op of the changed module, the op of the input.
    input_ops: Vec<Option<OpId>>,
    pub(crate) finish: Option<Finish>,
    /// The compiler that lowers the module. `None` for a module of no Triton compiler.
    pub(crate) producer: Option<Producer>,
}

impl Finished {
    /// A module that is judged as it stands.
    pub(crate) fn as_it_is(module: &Module, producer: Option<Producer>, metadata: Option<&Metadata>) -> Self {
        let shown = || Stage::of(module, None).map(|_| Producer::of(module, metadata).0);
        Finished { producer: producer.or_else(shown), ..Finished::unchanged() }
    }

    fn unchanged() -> Self {
        Finished { changed: None, places: Vec::new(), input_ops: Vec::new(), finish: None, producer: None }
    }

    /// The finished module. `input` is the module of the input.
    pub(crate) fn module<'m>(&'m self, input: &'m Module) -> &'m Module {
        self.changed.as_ref().unwrap_or(input)
    }

    /// Returns the place in the input of a text of the finished module: the empty span at which a
    /// step inserted it, if the input does not have it.
    fn place(&self, span: Span) -> Span {
        self.places.iter().rev().fold(span, |span, places| places.of(span))
    }

    /// The op of the input that an op of the finished module is. `None` if a step inserted it.
    pub(crate) fn input_op(&self, op: OpId) -> Option<OpId> {
        if self.changed.is_some() { self.input_ops[op.index()] } else { Some(op) }
    }

    /// Applies the edits of a step.
    fn apply(
        &mut self,
        input: &Module,
        edits: impl FnOnce(&Module) -> Result<Edits<'_>, Vec<Diagnostic>>,
    ) -> Result<(), Vec<Diagnostic>> {
        let edits = edits(self.module(input))?;
        if edits.is_empty() {
            return Ok(());
        }
        let edited = edits.module()?;
        self.input_ops =
            edited.origins.iter().map(|origin| origin.and_then(|op| self.input_op(op))).collect();
        self.changed = Some(edited.module);
        self.places.push(edited.places);
        Ok(())
    }

    /// Makes a diagnostic on the finished module one on the input. What a step inserted is at the
    /// op behind it.
    pub(crate) fn diagnostic(&self, input: &Module, mut diagnostic: Diagnostic) -> Diagnostic {
        for label in std::iter::once(&mut diagnostic.primary).chain(&mut diagnostic.secondary) {
            let place = self.place(label.span);
            let rest = input.text().get(place.start as usize..).unwrap_or("");
            let blanks = (rest.len() - rest.trim_start().len()) as u32;
            label.span = if place.is_empty() { Span::at(place.start + blanks) } else { place };
        }
        diagnostic
    }

    /// Gives the origins of a program, which was lowered from the finished module, their places in
    /// the input. `ops` has their ops. Returns those that a step inserted, each at the op of the
    /// input next to it.
    pub(crate) fn origins(
        &self,
        input: &Module,
        ops: &[OpId],
        program: &mut Program,
    ) -> BTreeMap<u32, InsertedAt> {
        let mut inserted = BTreeMap::new();
        if self.places.is_empty() {
            return inserted;
        }
        let module = self.module(input);
        for origin in program.origins.values_mut() {
            let place = self.place(origin.span);
            if place.is_empty()
                && !origin.span.is_empty()
                && let Some(&op) = ops.get(origin.index as usize)
            {
                let (at, span) = self.beside(module, op);
                inserted.insert(origin.index, at);
                origin.span = span;
            } else {
                origin.span = place;
            }
            origin.calls.iter_mut().for_each(|call| *call = self.place(*call));
        }
        inserted
    }

    /// The op of the input in front of an inserted op, or behind it at the start of a block.
    fn beside(&self, module: &Module, op: OpId) -> (InsertedAt, Span) {
        let block = module.op(op).parent.map_or(&[][..], |block| module.block_ops(block));
        let at = block.iter().position(|&other| other == op).unwrap_or(0);
        let of = |op: &OpId| Some(self.place(module.op(*op).span)).filter(|span| !span.is_empty());
        let before = block[..at].iter().rev().find_map(of);
        let after = || block[at..].iter().find_map(of);
        match before {
            Some(span) => (InsertedAt::After, span),
            None => (InsertedAt::Before, after().unwrap_or(self.place(module.op(op).span))),
        }
    }
}

/// Simulates the passes that the compiler of `module` still runs on it. `by_header` is the stage
/// that the header of a dump states. Without `producer`, the module or its `metadata` shows its
/// compiler. A module that no Triton compiler finishes stays as it is, and so does a module before
/// partitioning on which a step fails.
///
/// # Errors
///
/// If a step cannot be simulated. Spans refer to `module`.
pub(crate) fn finish(
    module: &Module,
    by_header: Option<Stage>,
    target: Option<&Target>,
    producer: Option<Producer>,
    metadata: Option<&Metadata>,
) -> Result<Finished, Vec<Diagnostic>> {
    let mut finished = Finished::unchanged();
    let Some(stage) = Stage::of(module, by_header) else { return Ok(finished) };
    let Some(target) = target.cloned().or_else(|| stated_target(module)) else { return Ok(finished) };
    let given = producer.map(|producer| (producer, ProducerSource::Option));
    let (producer, compiler_from) = given.unwrap_or_else(|| Producer::of(module, metadata));
    let steps = Step::pending(stage, &target, producer);
    let (fences, waits) = (steps.contains(&Step::ProxyFences), steps.contains(&Step::TensorWaits));
    for step in &steps {
        let done = match step {
            Step::WaitCounts => finished.apply(module, |module| waits::released(module, &target)),
            Step::WarpPipelines => finished.apply(module, |module| {
                let edits = released_conversion(module, Some(&target))?;
                Ok(edits.unwrap_or_else(|| Edits::new(module)))
            }),
            // The lowering allocates a module without addresses, and the placement of barriers
            // includes fences and tensor memory.
            Step::Allocation | Step::ProxyFences | Step::TensorBarriers | Step::TensorWaits => Ok(()),
            Step::Membar => {
                finished.apply(module, |module| place::membar(module, &target, producer, fences, waits))
            }
        };
        if let Err(errors) = done {
            if stage == Stage::BeforePartitioning {
                return Ok(Finished::unchanged());
            }
            return Err(errors.into_iter().map(|error| finished.diagnostic(module, error)).collect());
        }
    }
    let steps = steps.iter().map(|step| step.name()).collect();
    let (compiler, stage) = (producer.to_string(), stage.name());
    finished.producer = Some(producer);
    finished.finish = Some(Finish { compiler, compiler_from, stage, steps, redundant: 0 });
    Ok(finished)
}

/// The GPU that a module names.
fn stated_target(module: &Module) -> Option<Target> {
    let root = module.walk().find(|&op| module.op_name(op) == "builtin.module")?;
    let stated = module.named_attr(root, "ttg.target")?;
    module.attr_text(stated.value).trim_matches('"').parse().ok()
}

/// Finishes the modules of `source` as their compiler would, and returns the text with them. `pass`
/// selects dumps of a log.
///
/// # Errors
///
/// If a module cannot be read, or a step cannot be simulated.
pub fn finish_text(
    source: &str,
    target: Option<&Target>,
    pass: Option<&PassFilter>,
    producer: Option<Producer>,
) -> Result<String, Failure> {
    let parts = Parts::new(source, pass)?;
    let mut bodies = Vec::new();
    for part in &parts.parts {
        let body = part.body.of(source);
        let here = |errors: Vec<Diagnostic>| Failure {
            diagnostics: errors.into_iter().map(|error| shifted(error, part.body.start)).collect(),
        };
        let Some(module) = read::module(body).map_err(here)? else {
            bodies.push(None);
            continue;
        };
        let finished = finish(&module, part.stage, target, producer, None).map_err(here)?;
        bodies.push(Some(finished.module(&module).text().to_owned()));
    }
    Ok(parts.assemble(source, bodies))
}
