//! `seawall pipeline`.

use seawall::{ChooseOptions, PipelineOptions, Schedule, pipeline_text};
use seawall_base::LineIndex;
use seawall_report::Source;
use seawall_timing::Latencies;

use crate::cli::Outcome;
use crate::cli::choice::choice_text;
use crate::cli::guard::guarded;
use crate::cli::input::{self, Input};
use crate::cli::output;
use crate::cli::pipeline_args::{PipelineArgs, ScheduleArg};
use crate::cli::problem::Problem;
use crate::cli::progress::working;
use crate::cli::say::Terminal;
use crate::cli::timeline;

/// Reads, pipelines and writes.
pub(crate) fn run(args: &PipelineArgs, terminal: &Terminal) -> Result<Outcome, Problem> {
    let auto = args.schedule == ScheduleArg::Auto;
    if auto && (args.compat || args.form_only) || !auto && args.latencies.is_some() {
        let message = "`--schedule auto` cannot be combined with `--compat` or `--form-only`, and \
                       `--latencies` requires `--schedule auto`";
        return Err(Problem::plain("usage::schedule", message, "remove one of these options"));
    }
    let latencies = args.latencies.as_deref().map(|path| timeline::latencies(terminal, path)).transpose()?;
    let input = input::read(terminal, &args.files.input)?;
    terminal.log_states(&input, args.dumps.pass.as_ref());
    let name = input.name.clone();
    guarded(&name, || pipeline(args, latencies, input, terminal))
}

/// The default number of stages in Triton 3.9 for AMD GPUs.
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
            let latencies = latencies.map_or(own.clone(), |given| given.or(&own));
            Schedule::Auto(ChooseOptions { latencies, stages: args.num_stages })
        }
    };
    let options = PipelineOptions {
        target: args.target.clone(),
        compat: args.compat,
        form_only: args.form_only,
        schedule,
        pass: args.dumps.pass.clone(),
    };
    if args.num_stages.is_some() && args.schedule == ScheduleArg::Stages {
        let message = "`--num-stages` requires another schedule";
        let help = "use `--schedule pingpong` or `--schedule auto`";
        return Err(Problem::plain("usage::other-schedule", message, help));
    }
    let working = working(match args.schedule {
        ScheduleArg::Stages => "choosing fences",
        ScheduleArg::Pingpong => "ordering MMAs and loads",
        ScheduleArg::Auto => "searching for the best schedule",
    });
    let result = pipeline_text(&input.text, &options);
    drop(working);
    match result {
        Ok(done) => {
            let lines = LineIndex::new(if done.left.is_empty() { "" } else { &input.text });
            terminal.diagnostics(&Source::new(&input.name, &input.text, &lines), &done.left);
            output::write(terminal, args.files.output.as_deref(), &done.text)?;
            let nothing = match args.schedule {
                ScheduleArg::Stages => {
                    "no stages of a warp pipeline found (borders mark stages in the bodies of `scf.for` \
                     loops and functions); the text is unchanged"
                }
                ScheduleArg::Pingpong => "no loop got a ping-pong schedule",
                ScheduleArg::Auto => "no kernel with MMAs; the text is unchanged",
            };
            if done.pipelined == 0 && done.choices.is_empty() {
                terminal.say(&format!("note: {nothing}\n"));
            }
            let lines = LineIndex::new(if done.choices.is_empty() { "" } else { &input.text });
            done.choices.iter().for_each(|choice| terminal.say(&choice_text(choice, &lines)));
            Ok(Outcome::Done)
        }
        Err(failure) => Err(Problem::source(input, failure.diagnostics)),
    }
}
