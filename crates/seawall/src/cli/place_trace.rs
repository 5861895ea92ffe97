//! `seawall place` on Wave traces.

use seawall::{PlacedTrace, TraceOptions, TraceStrategy, place_trace, text_with_added, wave_picture};
use seawall_base::LineIndex;
use seawall_report::{Source, explain_trace, trace_svg, trace_svg_animated, unified_diff};

use crate::cli::Outcome;
use crate::cli::args::{BarriersArg, PlaceArgs, PlaceFormat, StrategyArg};
use crate::cli::input::Input;
use crate::cli::output;
use crate::cli::place_minimal_trace;
use crate::cli::problem::Problem;
use crate::cli::say::Terminal;

/// Places and writes.
pub(crate) fn run(args: &PlaceArgs, input: Input, terminal: &Terminal) -> Result<Outcome, Problem> {
    let strategy = strategy(args)?;
    let Some(strategy) = strategy else { return place_minimal_trace::run(args, input, terminal) };
    let options =
        TraceOptions { strategy, target: args.target.clone(), respect_existing: !args.ignore_existing };
    let placed = match place_trace(&input.text, &options) {
        Ok(placed) => placed,
        Err(failure) => return Err(Problem::source(input, failure.diagnostics)),
    };
    let lines = LineIndex::new(if placed.warnings.is_empty() { "" } else { &input.text });
    terminal.warn_concisely(&Source::new(&input.name, &input.text, &lines), &placed.warnings);
    output::write(terminal, args.output.as_deref(), &result(args, &input, &placed)?)?;
    if args.explain {
        let style = terminal.stdout_style();
        let text = explain_trace(&placed.trace, &placed.placed, style.width);
        if output::is_file(args.output.as_deref()) {
            output::print(terminal, &text)?;
        } else {
            terminal.say(&text);
        }
    }
    Ok(Outcome::Done)
}

/// The Wave strategy. `None` for `minimal`. Rejects options without effect.
fn strategy(args: &PlaceArgs) -> Result<Option<TraceStrategy>, Problem> {
    let strategy = match args.strategy {
        StrategyArg::Minimal => None,
        StrategyArg::Wave => Some(TraceStrategy::Wave),
        StrategyArg::Split => Some(TraceStrategy::Split),
        StrategyArg::Triton => {
            let message = "the strategy `triton` requires MLIR, and the input is a Wave trace";
            let help = "use `--strategy minimal`, `wave` or `split`";
            return Err(Problem::plain("usage::strategy", message, help));
        }
    };
    let given = [
        (args.remove_redundant, "--remove-redundant"),
        (args.no_warp_locality, "--no-warp-locality"),
        (args.async_filter, "--async-filter"),
        (args.logical, "--logical"),
        (args.synced_loads, "--synced-loads"),
        (args.pass.is_some(), "--pass"),
    ];
    if let Some((_, option)) = given.iter().find(|(given, _)| *given) {
        let message = format!("`{option}` requires MLIR, and the input is a Wave trace");
        return Err(Problem::plain("usage::mlir-only", message, "remove the option"));
    }
    if strategy.is_some() && args.barriers == BarriersArg::Split {
        let message = "`--barriers split` is an option of another strategy";
        let help = "use `--strategy minimal --barriers split`, or `--strategy split` for the pairs of Wave's \
                    pass";
        return Err(Problem::plain("usage::other-strategy", message, help));
    }
    Ok(strategy)
}

fn result(args: &PlaceArgs, input: &Input, placed: &PlacedTrace) -> Result<String, Problem> {
    match args.format {
        None | Some(PlaceFormat::Trace) => Ok(placed.edited.to_json()),
        Some(PlaceFormat::Json) => Ok(placed.placed.to_json(&placed.trace)),
        Some(PlaceFormat::Diff) => {
            let edited = text_with_added(&input.text, &placed.trace, &placed.edited);
            Ok(unified_diff(&input.name, &input.text, &edited))
        }
        Some(PlaceFormat::Svg) => Ok(trace_svg(&wave_picture(&placed.trace, &placed.placed))),
        Some(PlaceFormat::SvgAnimated) => {
            Ok(trace_svg_animated(&wave_picture(&placed.trace, &placed.placed)))
        }
        Some(PlaceFormat::Mlir) => Err(place_minimal_trace::no_mlir()),
    }
}
