//! Builds the warp pipelines of all modules of a text.

use seawall_base::{Diagnostic, Span};
use seawall_model::Target;
use seawall_pipeline::{Chosen, Mode, Options, PingPong, PingPongOptions, form_stages, ping_pong, pipeline};

use crate::choose::{Best, Choice, ChooseOptions, Variant, choose};
use crate::failure::{Failure, shifted};
use crate::parts::Parts;
use crate::pick::PassFilter;
use crate::place::no_operations;
use crate::read;

/// Options of warp pipelining.
#[derive(Clone, Debug, Default)]
pub struct PipelineOptions {
    /// The GPU, if it differs from that of the module.
    pub target: Option<Target>,
    /// Insert the fences of Triton's pass instead of the fewest that leave no race.
    pub compat: bool,
    /// Only form stages from borders.
    pub form_only: bool,
    /// The source of the stages.
    pub schedule: Schedule,
    /// The dumps of a log to read. The last state of each kernel if `None`.
    pub pass: Option<PassFilter>,
}

/// The source of a pipeline's stages.
#[derive(Clone, Debug, Default)]
pub enum Schedule {
    /// The module: borders, or formed stages.
    #[default]
    Stages,
    /// Ping-pong schedules of loops with MMAs.
    PingPong {
        /// The number of pipeline stages of the loops.
        stages: u32,
    },
    /// The fastest of these, and of stages that a search finds, in the timing model.
    Auto(ChooseOptions),
}

/// The result.
#[derive(Clone, Debug, Default)]
pub struct PipelineText {
    /// The input with its pipelines. Parts without pipelines are unchanged.
    pub text: String,
    /// The number of parts with pipelines.
    pub pipelined: usize,
    /// Warnings about loops without a possible ping-pong schedule, and about barriers that were
    /// moved into stages. Spans refer to the whole input.
    pub left: Vec<Diagnostic>,
    /// The variants of each part's kernel, with places in the input.
    pub choices: Vec<Choice>,
}

/// Builds the warp pipelines of every module in `source`.
///
/// # Errors
///
/// If a module cannot be read, its borders or stages do not form a pipeline, or (unless compatible)
/// accesses in it cannot be ordered. Nothing changes then.
pub fn pipeline_text(source: &str, options: &PipelineOptions) -> Result<PipelineText, Failure> {
    let parts = Parts::new(source, options.pass.as_ref())?;
    let (mut bodies, mut errors, mut pipelined, mut read_any) = (Vec::new(), Vec::new(), 0, false);
    let (mut left, mut choices) = (Vec::new(), Vec::new());
    for part in &parts.parts {
        let body = part.body.of(source);
        match of_module(body, options) {
            Ok(done) => {
                read_any |= done.is_some();
                let done = done.unwrap_or_default();
                pipelined += usize::from(done.is_pipelined);
                let start = part.body.start;
                left.extend(done.left.into_iter().map(|warning| shifted(warning, start)));
                choices.extend(done.choice.map(|choice| moved(choice, start)));
                bodies.push(done.text);
            }
            Err(found) => errors.extend(found.into_iter().map(|error| shifted(error, part.body.start))),
        }
    }
    if !errors.is_empty() {
        return Err(Failure { diagnostics: errors });
    }
    if !read_any {
        return Err(no_operations());
    }
    Ok(PipelineText { text: parts.assemble(source, bodies), pipelined, left, choices })
}

/// The result for a part.
#[derive(Default)]
struct Done {
    /// The new text, if it changes.
    text: Option<String>,
    is_pipelined: bool,
    left: Vec<Diagnostic>,
    choice: Option<Choice>,
}

/// `choice` with spans that count from the start of the text.
fn moved(choice: Choice, base: u32) -> Choice {
    let shift = |span: Span| Span::new(span.start + base, span.end + base);
    let cut = choice.cut.into_iter().map(|of| Chosen { span: shift(of.span), ..of });
    Choice { places: choice.places.into_iter().map(shift).collect(), cut: cut.collect(), ..choice }
}

/// `None` for a part without operations.
fn of_module(body: &str, options: &PipelineOptions) -> Result<Option<Done>, Vec<Diagnostic>> {
    let Some(module) = read::module(body)? else { return Ok(None) };
    let mode = if options.compat { Mode::Compat } else { Mode::Proved };
    let target = options.target.clone();
    let text = match &options.schedule {
        Schedule::PingPong { stages } => {
            let PingPong { text, loops, left } =
                ping_pong(&module, &PingPongOptions { mode, target, stages: *stages })?;
            return Ok(Some(Done { text, is_pipelined: loops > 0, left, ..Done::default() }));
        }
        Schedule::Auto(with) => {
            let found = choose(&module, target.as_ref(), with)?;
            let Some(Best { text, choice }) = found else { return Ok(Some(Done::default())) };
            let is_pipelined = choice.best != Variant::NoPipeline;
            return Ok(Some(Done { text, is_pipelined, choice: Some(choice), ..Done::default() }));
        }
        Schedule::Stages if options.form_only => form_stages(&module)?,
        Schedule::Stages => {
            let done = pipeline(&module, &Options { mode, target })?;
            return Ok(Some(done.map_or_else(Done::default, |done| Done {
                text: Some(done.text),
                is_pipelined: true,
                left: done.warnings,
                choice: None,
            })));
        }
    };
    Ok(Some(Done { is_pipelined: text.is_some(), text, ..Done::default() }))
}
