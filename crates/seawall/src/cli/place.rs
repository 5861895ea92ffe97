//! `seawall place`.

use std::borrow::Cow;
use std::time::Duration;

use seawall::{Options, PlacedPart, PlacedText, place_shared_text, why_barriers};
use seawall_base::{LineIndex, saturated};
use seawall_place::{MinimalOptions, Strategy, TritonOptions};
use seawall_report::{
    Notation, PlacedModule, Severities, Source, TextStyle, WhyModule, barriers_text, explain, placement_json,
    summary, unified_diff,
};
use seawall_wave::is_trace;

use crate::cli::Outcome;
use crate::cli::args::{BarriersArg, PlaceArgs, PlaceFormat, StrategyArg};
use crate::cli::guard::guarded;
use crate::cli::input::{self, Input};
use crate::cli::metadata;
use crate::cli::output;
use crate::cli::place_trace;
use crate::cli::problem::Problem;
use crate::cli::say::Terminal;

/// Reads, places and writes.
pub(crate) fn run(args: &PlaceArgs, terminal: &Terminal) -> Result<Outcome, Problem> {
    let options = options(args)?;
    let input = input::read(terminal, &args.input)?;
    terminal.log_states(&input, args.pass.as_ref());
    let name = input.name.clone();
    if is_trace(&input.text) {
        return guarded(&name, || place_trace::run(args, input, terminal));
    }
    let mut options = options.ok_or_else(only_for_traces)?;
    options.metadata = metadata::beside(terminal, &args.input);
    let input = input::ir(&args.input, input)?;
    guarded(&name, || place(args, &options, input, terminal))
}

fn place(args: &PlaceArgs, options: &Options, input: Input, terminal: &Terminal) -> Result<Outcome, Problem> {
    let mut placed = match place_shared_text(&input.text, options) {
        Ok(placed) => placed,
        Err(failure) => return Err(Problem::source(input, failure.diagnostics)),
    };
    let wants_lines = args.explain || args.format == Some(PlaceFormat::Json);
    if wants_lines {
        placed.complete_reasons();
    }
    let warned = placed.parts.iter().any(|part| !part.warnings.is_empty() || !part.caveats.is_empty());
    let lines = LineIndex::new(if wants_lines || warned { &input.text } else { "" });
    let files =
        args.sources.files(terminal.host(), &input.name, placed.parts.iter().map(|part| &part.source_map));
    let source = Source::new(&input.name, &input.text, &lines).with_files(&files);
    let modules: Vec<PlacedModule<'_>> = placed.parts.iter().map(|part| module(part, source)).collect();
    for (part, module) in placed.parts.iter().zip(&modules) {
        terminal.diagnostics(&module.source, module.warnings);
        terminal.warn_concisely(&module.source, &part.caveats);
    }
    output::write(
        terminal,
        args.output.as_deref(),
        &result(args.format.unwrap_or(PlaceFormat::Mlir), &input, &placed, &modules)?,
    )?;
    if args.explain {
        if output::is_file(args.output.as_deref()) {
            output::print(terminal, &explanation(&placed.parts, &modules, terminal.stdout_style()))?;
        } else {
            terminal.say(&explanation(&placed.parts, &modules, terminal.stderr_style()));
        }
    }
    if args.timings {
        terminal.say(&timings(&input, &placed));
    }
    Ok(Outcome::Done)
}

/// Rejects options of other strategies, which would have no effect. `None` for strategies of Wave
/// traces.
fn options(args: &PlaceArgs) -> Result<Option<Options>, Problem> {
    let stray = match args.strategy {
        StrategyArg::Minimal | StrategyArg::Triton if args.ignore_existing => {
            Some(("--ignore-existing", "wave"))
        }
        StrategyArg::Minimal => args.async_filter.then_some(("--async-filter", "triton")),
        StrategyArg::Triton if args.barriers == BarriersArg::Split => Some(("--barriers split", "minimal")),
        StrategyArg::Triton if args.remove_redundant => Some(("--remove-redundant", "minimal")),
        StrategyArg::Triton => args.no_warp_locality.then_some(("--no-warp-locality", "minimal")),
        StrategyArg::Wave | StrategyArg::Split if args.producer.is_some() => Some(("--producer", "triton")),
        StrategyArg::Wave | StrategyArg::Split => return Ok(None),
    };
    if let Some((option, strategy)) = stray {
        let message = format!("`{option}` is an option of another strategy");
        return Err(Problem::plain("usage::other-strategy", message, format!("use `--strategy {strategy}`")));
    }
    let strategy = match args.strategy {
        StrategyArg::Minimal => Strategy::Minimal(MinimalOptions {
            remove_redundant: args.remove_redundant,
            any_warp: args.no_warp_locality,
            order_lanes: true,
            split: args.barriers == BarriersArg::Split,
        }),
        _ => Strategy::Triton(TritonOptions {
            async_filter: args.async_filter,
            nvidia_async_candidates: args.nvidia_async_candidates,
            ..TritonOptions::default()
        }),
    };
    let (target, pass) = (args.target.clone(), args.pass.clone());
    let locate = args.explain || args.format == Some(PlaceFormat::Json);
    let (synced_loads, logical, producer) = (args.synced_loads, args.logical, args.producer);
    Ok(Some(Options { target, pass, logical, synced_loads, locate, producer, ..Options::new(strategy) }))
}

fn only_for_traces() -> Problem {
    let message = "the strategies `wave` and `split` require a Wave trace, and the input is not a Wave trace";
    let help = "export a trace with `seawall.wave.export`, or use `--strategy minimal`";
    Problem::plain("usage::strategy", message, help)
}

fn module<'a>(part: &'a PlacedPart, source: Source<'a>) -> PlacedModule<'a> {
    PlacedModule {
        source: source.part(part.base).made_from(&part.source_map),
        program: &part.program,
        placement: &part.placement,
        warnings: &part.warnings,
    }
}

fn result<'p>(
    format: PlaceFormat,
    input: &Input,
    placed: &'p PlacedText,
    modules: &[PlacedModule<'_>],
) -> Result<Cow<'p, str>, Problem> {
    match format {
        PlaceFormat::Trace | PlaceFormat::Svg | PlaceFormat::SvgAnimated => {
            let help = "use `--format mlir`, `diff` or `json`";
            Err(Problem::plain("usage::format", "MLIR cannot be printed as a Wave trace", help))
        }
        PlaceFormat::Mlir => Ok(Cow::Borrowed(&placed.text)),
        PlaceFormat::Diff => Ok(Cow::Owned(unified_diff(&input.name, &input.text, placed.whole()))),
        PlaceFormat::Json => {
            let strategy = modules.first().map_or("", |module| module.placement.strategy);
            placement_json(&input.name, strategy, modules)
                .map(Cow::Owned)
                .map_err(|error| Problem::json(&error))
        }
    }
}

fn explanation(parts: &[PlacedPart], modules: &[PlacedModule<'_>], style: TextStyle) -> String {
    let mut text = String::new();
    let mut first = 1;
    for (part, module) in parts.iter().zip(modules) {
        text.push_str(&existing(part, module, style));
        text.push_str(&explain(module, first, style));
        first += module.placement.placed.len();
    }
    text.push_str(&summary(modules));
    text
}

/// The explanation of the barriers that the text has.
fn existing(part: &PlacedPart, module: &PlacedModule<'_>, style: TextStyle) -> String {
    let barriers = why_barriers(part);
    let module = WhyModule {
        source: module.source,
        program: &barriers.program,
        findings: &[],
        notation: Notation::Mlir,
        severities: Severities::default(),
        bound: barriers.bound,
        finish: None,
        ops: &barriers.ops,
        others: &[],
    };
    barriers_text(&module, style)
}

#[derive(serde::Serialize)]
struct TimingsWire<'a> {
    file: &'a str,
    bytes: usize,
    parse_ns: u64,
    lower_ns: u64,
    place_ns: u64,
    print_ns: u64,
}

fn timings(input: &Input, placed: &PlacedText) -> String {
    let ns = |duration: Duration| saturated::<u64>(duration.as_nanos());
    let times = placed.timings;
    let wire = TimingsWire {
        file: &input.name,
        bytes: input.text.len(),
        parse_ns: ns(times.parse),
        lower_ns: ns(times.lower),
        place_ns: ns(times.place),
        print_ns: ns(times.print),
    };
    serde_json::to_string(&wire).expect("all keys are strings, and memory can be written") + "\n"
}
