//! `seawall.check`.

use std::path::Path;

use pyo3::prelude::*;
use seawall::{CheckOptions, CheckedText, SourceKind, check_text};
use seawall_base::{Diagnostic, LineIndex};
use seawall_report::{
    CheckedModule, FindingsJson, Notation, Source, TextStyle, diagnostic_text, findings_text,
};

use crate::error::{self, Problem};

/// The width of findings as text, in columns.
const WIDTH: usize = 120;

/// Returns the findings as a JSON document, the findings as text, and the notes that limit them as
/// text.
#[pyfunction]
#[pyo3(signature = (text, *, name, target=None, logical=false, warp_locality=true))]
pub(crate) fn check(
    py: Python<'_>,
    text: &str,
    name: &str,
    target: Option<&str>,
    logical: bool,
    warp_locality: bool,
) -> PyResult<(String, String, String)> {
    error::run(py, || {
        let kind = SourceKind::guess(Path::new(name), text);
        let target = error::target(target)?;
        let options = CheckOptions { target, logical, any_warp: !warp_locality, ..CheckOptions::new(kind) };
        let checked =
            check_text(text, &options).map_err(|failure| Problem::new(name, text, failure.diagnostics))?;
        if !checked.problems.is_empty() {
            return Err(Problem::new(name, text, checked.problems));
        }
        rendered(name, text, kind, &checked)
    })
}

fn rendered(
    name: &str,
    text: &str,
    kind: SourceKind,
    checked: &CheckedText,
) -> Result<(String, String, String), Problem> {
    let lines = LineIndex::new(text);
    let source = Source::new(name, text, &lines);
    let notation = match kind {
        SourceKind::Mlir => Notation::Mlir,
        SourceKind::Trace => Notation::Trace,
        SourceKind::Model(_) => Notation::Model,
    };
    let style = TextStyle::plain(WIDTH);
    let (mut json, mut findings_as_text, mut notes) = (FindingsJson::new(), String::new(), String::new());
    for part in &checked.parts {
        let source = source.part(part.base);
        let module = CheckedModule { source, program: &part.program, findings: &part.findings, notation };
        json.add(&module);
        findings_as_text.push_str(&findings_text(&module, style));
        notes.push_str(&texts(&part.notes, &source, style));
    }
    Ok((json.finish().map_err(|error| unwritten(&error.to_string()))?, findings_as_text, notes))
}

/// Renders diagnostics one after the other.
pub(crate) fn texts(diagnostics: &[Diagnostic], source: &Source<'_>, style: TextStyle) -> String {
    diagnostics.iter().map(|diagnostic| diagnostic_text(diagnostic, source, style)).collect()
}

/// The error for JSON that cannot be written. It is not expected to occur.
pub(crate) fn unwritten(error: &str) -> Problem {
    Problem::plain("output::json", format!("cannot write JSON: {error}"), "please report it with the input")
}
