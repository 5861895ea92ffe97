//! `seawall pipeline`.

use seawall::{PipelineOptions, PipelineText, Schedule, pipeline_text};
use seawall_base::LineIndex;
use seawall_report::Source;
use seawall_timing::Latencies;

use crate::cli::Outcome;
use crate::cli::guard::guarded;
use crate::cli::input::{self, Input};
use crate::cli::output;
use crate::cli::pipeline_args::{PipelineArgs, ScheduleArg};
use crate::cli::problem::Problem;
use crate::cli::say::Terminal;
use crate::cli::timeline;

/// Reads, pipelines, writes.
pub(crate) fn run(args: &PipelineArgs, terminal: &Terminal) -> Result<Outcome, Problem> {
    let auto = args.schedule == ScheduleArg::Auto;
    if auto && (args.compat || args.form_only) || !auto && args.latencies.is_some() {
        let message = "`--schedule auto` goes with neither `--compat` nor `--form-only`, and `--latencies` only with it";
        return Err(Problem::plain("usage::schedule", message, "leave one of them out"));
    }
    let latencies = args.latencies.as_deref().map(timeline::latencies).transpose()?;
    let input = input::read(&args.input)?;
    let name = input.name.clone();
    guarded(&name, || pipeline(args, latencies, input, terminal))
}

/// What Triton 3.9 pipelines loops with for AMD GPUs if it is not told.
const DEFAULT_STAGES: u32 = 2;

fn pipeline(
    args: &PipelineArgs,
    latencies: Option<Latencies>,
    input: Input,
    terminal: &Terminal,
) -> Result<Outcome, Problem> {
    let schedule = match args.schedule {
        ScheduleArg::Stages => Schedule::Stages,
        ScheduleArg::Pingpong => Schedule::PingPong { stages: args.num_stages.unwrap_or(DEFAULT_STAGES) },
        ScheduleArg::Auto => {
            let own = Latencies::built_in();
            Schedule::Auto(latencies.map_or(own.clone(), |given| given.or(&own)))
        }
    };
    let options = PipelineOptions {
        target: args.target.clone(),
        compat: args.compat,
        form_only: args.form_only,
        schedule,
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
                ScheduleArg::Stages => "no stages of a warp pipeline found: the text is as it was",
                ScheduleArg::Pingpong => "no loop got a ping-pong schedule",
                ScheduleArg::Auto => {
                    "no loop with products that stages could be chosen for: the text is as it was"
                }
            };
            if done.pipelined == 0 {
                terminal.say(&format!("note: {nothing}\n"));
            }
            say_chosen(&done, &input.text, terminal);
            Ok(Outcome::Done)
        }
        Err(failure) => {
            let Input { name, text } = input;
            Err(Problem::Source { name, text, diagnostics: failure.diagnostics })
        }
    }
}

/// A line for each loop or stretch whose stages were chosen.
fn say_chosen(done: &PipelineText, text: &str, terminal: &Terminal) {
    let lines = LineIndex::new(text);
    for chosen in &done.chosen {
        let line = lines.line(chosen.span.start);
        let said = match chosen.stages {
            0 => format!("note: line {line}: no way to cut leaves no race; left as it is\n"),
            stages => format!(
                "note: line {line}: {stages} stages, with which the model has the matrix unit busy for {:.1} %; {} ways tried\n",
                chosen.utilization * 100.0,
                chosen.tried
            ),
        };
        terminal.say(&said);
    }
}
