//! `seawall.place`.

use pyo3::prelude::*;
use seawall::{Options, PlacedText, place_text};
use seawall_base::LineIndex;
use seawall_place::{MinimalOptions, Strategy, TritonOptions};
use seawall_report::{PlacedModule, Source, TextStyle, explain, placement_json, summary};

use crate::check::{texts, unwritten};
use crate::error::{self, Problem};

/// The width of an explanation, in columns.
const WIDTH: usize = 120;

/// Returns the text with barriers, the placement as a JSON document, its explanation if requested,
/// and warnings as text.
#[pyfunction]
#[pyo3(signature = (text, *, name, strategy, target=None, explain=false, logical=false, remove_redundant=false, warp_locality=true, split=false))]
#[expect(clippy::too_many_arguments, reason = "keyword arguments of Python")]
#[expect(clippy::fn_params_excessive_bools, reason = "keyword arguments of Python")]
pub(crate) fn place(
    py: Python<'_>,
    text: &str,
    name: &str,
    strategy: &str,
    target: Option<&str>,
    explain: bool,
    logical: bool,
    remove_redundant: bool,
    warp_locality: bool,
    split: bool,
) -> PyResult<(String, String, Option<String>, String)> {
    error::run(py, || {
        let chosen = match strategy {
            "minimal" => Strategy::Minimal(MinimalOptions {
                remove_redundant,
                any_warp: !warp_locality,
                order_lanes: true,
                split,
            }),
            "triton" => {
                Strategy::Triton(TritonOptions { async_filter: false, nvidia_async_candidates: false })
            }
            other => return Err(unknown_strategy(other)),
        };
        let options = Options { target: error::target(target)?, logical, ..Options::new(chosen) };
        let mut placed =
            place_text(text, &options).map_err(|failure| Problem::new(name, text, failure.diagnostics))?;
        placed.complete_reasons(&options);
        rendered(name, text, strategy, placed, explain)
    })
}

fn unknown_strategy(strategy: &str) -> Problem {
    let message = format!("unknown strategy `{strategy}` for MLIR");
    Problem::plain(
        "usage::strategy",
        message,
        "use `minimal` or `triton`; the strategies `wave` and `split` are only for Wave traces",
    )
}

fn rendered(
    name: &str,
    text: &str,
    strategy: &str,
    placed: PlacedText,
    explained: bool,
) -> Result<(String, String, Option<String>, String), Problem> {
    let lines = LineIndex::new(text);
    let source = Source::new(name, text, &lines);
    let style = TextStyle::plain(WIDTH);
    let mut warnings = String::new();
    let mut modules = Vec::with_capacity(placed.parts.len());
    for part in &placed.parts {
        let source = source.part(part.base);
        warnings.push_str(&texts(&part.warnings, &source, style));
        warnings.push_str(&texts(&part.caveats, &source, style));
        modules.push(PlacedModule {
            source,
            program: &part.program,
            placement: &part.placement,
            warnings: &part.warnings,
        });
    }
    let json = placement_json(name, strategy, &modules).map_err(|error| unwritten(&error.to_string()))?;
    let explanation = explained.then(|| {
        let mut explanation = String::new();
        let mut first = 1;
        for module in &modules {
            explanation.push_str(&explain(module, first, style));
            first += module.placement.placed.len();
        }
        explanation + &summary(&modules)
    });
    Ok((placed.text, json, explanation, warnings))
}
