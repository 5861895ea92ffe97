//! `seawall pipeline`.

use seawall::{PipelineOptions, Schedule, pipeline_text};
use seawall_base::LineIndex;
use seawall_report::Source;

use crate::cli::Outcome;
use crate::cli::guard::guarded;
use crate::cli::input::{self, Input};
use crate::cli::output;
use crate::cli::pipeline_args::{PipelineArgs, ScheduleArg};
use crate::cli::problem::Problem;
use crate::cli::say::Terminal;

/// Reads, pipelines, writes.
pub(crate) fn run(args: &PipelineArgs, terminal: &Terminal) -> Result<Outcome, Problem> {
    let input = input::read(&args.input)?;
    let name = input.name.clone();
    guarded(&name, || pipeline(args, input, terminal))
}

/// What Triton 3.9 pipelines loops with for AMD GPUs if it is not told.
const DEFAULT_STAGES: u32 = 2;

fn pipeline(args: &PipelineArgs, input: Input, terminal: &Terminal) -> Result<Outcome, Problem> {
    let options = PipelineOptions {
        target: args.target.clone(),
        compat: args.compat,
        form_only: args.form_only,
        schedule: match args.schedule {
            ScheduleArg::Written => Schedule::Written,
            ScheduleArg::Pingpong => Schedule::PingPong { stages: args.num_stages.unwrap_or(DEFAULT_STAGES) },
        },
        pass: args.pass.clone(),
    };
    if args.num_stages.is_some() && args.schedule != ScheduleArg::Pingpong {
        let message = "`--num-stages` is an option of another schedule";
        return Err(Problem::plain("usage::other-schedule", message, "use `--schedule pingpong`"));
    }
    match pipeline_text(&input.text, &options) {
        Ok(done) => {
            let lines = LineIndex::new(if done.left.is_empty() { "" } else { &input.text });
            terminal.diagnostics(&Source::new(&input.name, &input.text, &lines), &done.left);
            output::write(args.output.as_deref(), &done.text)?;
            let nothing = match args.schedule {
                ScheduleArg::Written => "no stages of a warp pipeline found: the text is as it was",
                ScheduleArg::Pingpong => "no loop got a ping-pong schedule",
            };
            if done.pipelined == 0 {
                terminal.say(&format!("note: {nothing}\n"));
            }
            Ok(Outcome::Done)
        }
        Err(failure) => {
            let Input { name, text } = input;
            Err(Problem::Source { name, text, diagnostics: failure.diagnostics })
        }
    }
}
