//! Warp pipelines of all modules of a text.

use seawall_base::{Diagnostic, Span};
use seawall_model::Target;
use seawall_pipeline::{Auto, AutoOptions, Chosen, Mode, Options, auto, form_stages, pipeline};
use seawall_timing::Latencies;

use crate::failure::{Failure, shifted};
use crate::parts::Parts;
use crate::pick::PassFilter;
use crate::place::no_operations;
use crate::read;

/// How warp pipelines are made.
#[derive(Clone, Debug, Default)]
pub struct PipelineOptions {
    /// The GPU, if it is not the one that the module names.
    pub target: Option<Target>,
    /// The fences of Triton's pass instead of the fewest that leave no race.
    pub compat: bool,
    /// Stop when stages are formed.
    pub form_only: bool,
    /// Where stages come from.
    pub schedule: Schedule,
    /// Which dumps of a log; all parts of the text if `None`.
    pub pass: Option<PassFilter>,
}

/// Where the stages of pipelines come from.
#[derive(Clone, Debug, Default)]
pub enum Schedule {
    /// From the module: borders, or formed stages.
    #[default]
    Stages,
    /// From a search, by a model with these figures.
    Auto(Latencies),
}

/// The result.
#[derive(Clone, Debug, Default)]
pub struct PipelineText {
    /// The input with its pipelines made; parts that have none are as they were.
    pub text: String,
    /// How many parts had pipelines.
    pub pipelined: usize,
    /// What a search has chosen, with places in the input.
    pub chosen: Vec<Chosen>,
}

/// Makes the warp pipelines of every module in `source`.
///
/// # Errors
///
/// If a module cannot be read, its borders or stages make no pipeline, or (unless compatible) accesses in it cannot be ordered. Nothing is
/// changed then.
pub fn pipeline_text(source: &str, options: &PipelineOptions) -> Result<PipelineText, Failure> {
    let parts = Parts::new(source, options.pass.as_ref())?;
    let (mut bodies, mut errors, mut pipelined, mut read_any) = (Vec::new(), Vec::new(), 0, false);
    let mut chosen: Vec<Chosen> = Vec::new();
    for part in &parts.parts {
        let body = part.body.of(source);
        match of_module(body, options) {
            Ok(done) => {
                read_any |= done.is_some();
                let done = done.flatten();
                pipelined += usize::from(done.is_some());
                let start = part.body.start;
                let moved = |of: &Chosen| Chosen {
                    span: Span::new(of.span.start + start, of.span.end + start),
                    ..of.clone()
                };
                chosen.extend(done.iter().flat_map(|done| &done.chosen).map(moved));
                bodies.push(done.map(|done| done.text));
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
    Ok(PipelineText { text: parts.assemble(source, &bodies), pipelined, chosen })
}

/// `None` for a part without operations; else the new text and what was chosen, if it has pipelines.
fn of_module(body: &str, options: &PipelineOptions) -> Result<Option<Option<Auto>>, Vec<Diagnostic>> {
    let Some(module) = read::module(body)? else { return Ok(None) };
    if let Schedule::Auto(latencies) = &options.schedule {
        let search = AutoOptions { target: options.target.clone(), latencies: latencies.clone() };
        return auto(&module, &search).map(Some);
    }
    let text = if options.form_only {
        form_stages(&module)?
    } else {
        let mode = if options.compat { Mode::Compat } else { Mode::Proved };
        pipeline(&module, &Options { mode, target: options.target.clone() })?
    };
    Ok(Some(text.map(|text| Auto { text, chosen: Vec::new() })))
}
