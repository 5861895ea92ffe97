//! `seawall.waits`.

use std::path::Path;

use pyo3::prelude::*;
use seawall::{SourceKind, WaitsOptions, waits_text};
use seawall_base::LineIndex;
use seawall_report::{Source, TextStyle, WaitModule, waits_json, waits_text as waits_explanation};

use crate::check::{texts, unwritten};
use crate::error::{self, Problem};

/// The width of warnings, in columns.
const WIDTH: usize = 120;

/// Returns the text with its counts, the counts as a JSON document, an explanation of the counts,
/// and warnings as text.
#[pyfunction]
#[pyo3(signature = (text, *, name, target=None, as_triton=false, count_ordinary=false))]
pub(crate) fn waits(
    py: Python<'_>,
    text: &str,
    name: &str,
    target: Option<&str>,
    as_triton: bool,
    count_ordinary: bool,
) -> PyResult<(String, String, String, String)> {
    error::run(py, || {
        let kind = SourceKind::guess(Path::new(name), text);
        let target = error::target(target)?;
        let options = WaitsOptions { target, as_triton, ordinary: count_ordinary, pass: None };
        let counted = waits_text(text, kind, &options)
            .map_err(|failure| Problem::new(name, text, failure.diagnostics))?;
        let lines = LineIndex::new(text);
        let source = Source::new(name, text, &lines);
        let (mut modules, mut warnings) = (Vec::new(), String::new());
        for part in &counted.parts {
            let source = source.part(part.base);
            warnings.push_str(&texts(&part.warnings, &source, TextStyle::plain(WIDTH)));
            modules.push(WaitModule { source, rows: &part.rows });
        }
        let document = waits_json(name, &modules).map_err(|error| unwritten(&error.to_string()))?;
        let explanation = waits_explanation(&modules);
        Ok((counted.text, document, explanation, warnings))
    })
}
