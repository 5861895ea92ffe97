//! `seawall pipeline`.

use seawall::{PipelineOptions, pipeline_text};

use crate::cli::Outcome;
use crate::cli::guard::guarded;
use crate::cli::input::{self, Input};
use crate::cli::output;
use crate::cli::pipeline_args::PipelineArgs;
use crate::cli::problem::Problem;
use crate::cli::say::Terminal;

/// Reads, pipelines, writes.
pub(crate) fn run(args: &PipelineArgs, terminal: &Terminal) -> Result<Outcome, Problem> {
    let input = input::read(&args.input)?;
    let name = input.name.clone();
    guarded(&name, || pipeline(args, input, terminal))
}

fn pipeline(args: &PipelineArgs, input: Input, terminal: &Terminal) -> Result<Outcome, Problem> {
    let options = PipelineOptions {
        target: args.target.clone(),
        compat: args.compat,
        form_only: args.form_only,
        pass: args.pass.clone(),
    };
    match pipeline_text(&input.text, &options) {
        Ok(done) => {
            output::write(args.output.as_deref(), &done.text)?;
            if done.pipelined == 0 {
                terminal.say("note: no stages of a warp pipeline found: the text is as it was\n");
            }
            Ok(Outcome::Done)
        }
        Err(failure) => {
            let Input { name, text } = input;
            Err(Problem::Source { name, text, diagnostics: failure.diagnostics })
        }
    }
}
