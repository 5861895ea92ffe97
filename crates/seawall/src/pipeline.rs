//! Warp pipelines of all modules of a text.

use seawall_base::Diagnostic;
use seawall_model::Target;
use seawall_pipeline::{Mode, Options, form_stages, pipeline};

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
    /// Which dumps of a log; all parts of the text if `None`.
    pub pass: Option<PassFilter>,
}

/// The result.
#[derive(Clone, Debug, Default)]
pub struct PipelineText {
    /// The input with its pipelines made; parts that have none are as they were.
    pub text: String,
    /// How many parts had pipelines.
    pub pipelined: usize,
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
    for part in &parts.parts {
        let body = part.body.of(source);
        match of_module(body, options) {
            Ok(done) => {
                read_any |= done.is_some();
                let text = done.flatten();
                pipelined += usize::from(text.is_some());
                bodies.push(text);
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
    Ok(PipelineText { text: parts.assemble(source, &bodies), pipelined })
}

/// `None` for a part without operations; else the new text, if it has pipelines.
fn of_module(body: &str, options: &PipelineOptions) -> Result<Option<Option<String>>, Vec<Diagnostic>> {
    let Some(module) = read::module(body)? else { return Ok(None) };
    if options.form_only {
        return form_stages(&module).map(Some);
    }
    let mode = if options.compat { Mode::Compat } else { Mode::Proved };
    pipeline(&module, &Options { mode, target: options.target.clone() }).map(Some)
}
