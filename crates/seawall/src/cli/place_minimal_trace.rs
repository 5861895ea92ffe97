//! `seawall place --strategy minimal` on Wave traces.

use std::sync::Arc;

use seawall::{
    MinimalTrace, MinimalTraceOptions, edits_json, minimal_picture, place_minimal_text, text_with_added,
};
use seawall_base::LineIndex;
use seawall_place::Certified;
use seawall_report::{
    PlacedModule, Source, TextStyle, explain, summary, trace_svg, trace_svg_animated, unified_diff,
};
use seawall_wave::Trace;

use crate::cli::Outcome;
use crate::cli::args::{BarriersArg, PlaceArgs, PlaceFormat};
use crate::cli::input::Input;
use crate::cli::output;
use crate::cli::problem::Problem;
use crate::cli::say::Terminal;

/// Places and writes.
pub(crate) fn run(args: &PlaceArgs, input: Input, terminal: &Terminal) -> Result<Outcome, Problem> {
    let options =
        MinimalTraceOptions { target: args.target.clone(), split: args.barriers == BarriersArg::Split };
    let read = |diagnostics| Problem::Source {
        name: input.name.clone(),
        text: Arc::clone(&input.text),
        diagnostics,
    };
    let trace = Trace::from_json(&input.text).map_err(read)?;
    let minimal = place_minimal_text(&input.text, &options).map_err(|failure| read(failure.diagnostics))?;
    let lines = LineIndex::new(&input.text);
    let source = Source::new(&input.name, &input.text, &lines);
    terminal.diagnostics(&source, &minimal.warnings);
    terminal.warn_concisely(&source, &minimal.caveats);
    output::write(terminal, args.output.as_deref(), &result(args, &input, &trace, &minimal)?)?;
    if args.explain {
        let module = PlacedModule {
            source,
            program: &minimal.program,
            placement: &minimal.placement,
            warnings: &minimal.warnings,
        };
        if output::is_file(args.output.as_deref()) {
            output::print(terminal, &explanation(&module, terminal.stdout_style()))?;
        } else {
            terminal.say(&explanation(&module, terminal.stderr_style()));
        }
    }
    Ok(Outcome::Done)
}

fn explanation(module: &PlacedModule<'_>, style: TextStyle) -> String {
    explain(module, 1, style) + &summary(std::slice::from_ref(module))
}

fn result(args: &PlaceArgs, input: &Input, trace: &Trace, minimal: &MinimalTrace) -> Result<String, Problem> {
    match args.format {
        None | Some(PlaceFormat::Trace) => Ok(minimal.trace.to_json()),
        Some(PlaceFormat::Json) => {
            Ok(edits_json(trace, &minimal.edits, minimal.placement.certified == Certified::Yes))
        }
        Some(PlaceFormat::Diff) => {
            let edited = text_with_added(&input.text, trace, &minimal.trace);
            Ok(unified_diff(&input.name, &input.text, &edited))
        }
        Some(PlaceFormat::Svg) => Ok(trace_svg(&minimal_picture(trace, minimal))),
        Some(PlaceFormat::SvgAnimated) => Ok(trace_svg_animated(&minimal_picture(trace, minimal))),
        Some(PlaceFormat::Mlir) => Err(no_mlir()),
    }
}

/// The error for a trace with `--format mlir`.
pub(crate) fn no_mlir() -> Problem {
    let help = "use `--format trace`, `diff`, `json` or `svg`";
    Problem::plain("usage::format", "a Wave trace cannot be printed as MLIR", help)
}
