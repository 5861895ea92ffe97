//! The synchronization model of a text, in its text or JSON form.

use std::path::Path;

use seawall_base::{Diagnostic, Span, saturated};
use seawall_lower::{LowerOptions, lower};
use seawall_model::{Program, Target, json, text};

use crate::failure::{Failure, shifted};
use crate::parts::Parts;
use crate::pick::PassFilter;
use crate::place::no_operations;
use crate::{amdgcn, ptx, read, trace};

/// The separator between the models of a file with several modules, the same as between modules.
const SEPARATOR: &str = "\n// -----\n\n";

/// Forms of a model.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ModelFormat {
    /// The text form of litmus files.
    Text,
    /// JSON data.
    Json,
}

/// The kind of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SourceKind {
    /// IR, which is lowered to a model.
    Mlir,
    /// A Wave trace, which is lowered to a model.
    Trace,
    /// PTX, which is lowered to a model.
    Ptx,
    /// AMD machine code, of which the waits are checked.
    Amdgcn,
    /// A model.
    Model(ModelFormat),
}

impl SourceKind {
    /// Derives the kind from the file extension (`.litmus`, `.json`, `.ptx`, `.amdgcn`, `.s`), or
    /// from the start of the text. The first key of JSON decides whether it is a trace.
    pub fn guess(path: &Path, text: &str) -> Self {
        match path.extension().and_then(|ending| ending.to_str()) {
            Some("litmus") => return SourceKind::Model(ModelFormat::Text),
            Some("ptx") => return SourceKind::Ptx,
            Some("amdgcn" | "s") => return SourceKind::Amdgcn,
            _ if seawall_wave::is_trace(text) => return SourceKind::Trace,
            Some("json") => return SourceKind::Model(ModelFormat::Json),
            _ => {}
        }
        let mut lines = text.lines().map(str::trim_start);
        let first = lines.find(|line| !line.is_empty() && !line.starts_with("//")).unwrap_or("");
        match first.strip_prefix("program") {
            Some(rest) if rest.starts_with([' ', '\t']) => SourceKind::Model(ModelFormat::Text),
            // `{-#` begins MLIR's file metadata.
            _ if first.starts_with('{') && !first.starts_with("{-#") => SourceKind::Model(ModelFormat::Json),
            _ if first.starts_with(".version") => SourceKind::Ptx,
            _ if first.starts_with(".amdgcn_target") => SourceKind::Amdgcn,
            _ => SourceKind::Mlir,
        }
    }
}

/// The models of `source`, printed as `format` with a final line break. Several models are
/// separated by `// -----` lines in the text form, and are an array in JSON. With `logical`, every
/// allocation of a module is separate memory.
///
/// # Errors
///
/// If `source` cannot be read or lowered, or is for a GPU of another vendor than `target`.
pub fn model_text(
    source: &str,
    kind: SourceKind,
    target: Option<Target>,
    logical: bool,
    pass: Option<&PassFilter>,
    format: ModelFormat,
) -> Result<String, Failure> {
    let programs = match kind {
        SourceKind::Model(ModelFormat::Json) => {
            let mut program = from_json(source)?;
            read::retarget(&mut program, target.as_ref(), source)
                .map_err(|diagnostics| Failure { diagnostics })?;
            vec![program]
        }
        SourceKind::Model(ModelFormat::Text) => {
            programs(source, pass, |part| from_text(part, target.as_ref()))?
        }
        SourceKind::Trace => match trace::lowered(source, target.as_ref(), false) {
            Ok((lowered, _)) => vec![lowered.program],
            Err(diagnostics) => return Err(Failure { diagnostics }),
        },
        SourceKind::Ptx => match ptx::lowered(source, &ptx::lower_options(target, false)) {
            Ok(kernels) => kernels.into_iter().map(|(lowered, _)| lowered.program).collect(),
            Err(diagnostics) => return Err(Failure { diagnostics }),
        },
        SourceKind::Amdgcn => return Err(amdgcn::no_model()),
        SourceKind::Mlir => {
            let options = read::lower_options(target, logical);
            programs(source, pass, |part| lowered(part, &options))?
        }
    };
    match (format, programs.as_slice()) {
        (_, []) => Err(no_operations()),
        (ModelFormat::Text, programs) => Ok(join(programs, text::print, SEPARATOR)),
        (ModelFormat::Json, [program]) => Ok(json::to_string(program) + "\n"),
        (ModelFormat::Json, programs) => Ok(format!("[{}]\n", join(programs, json::to_string, ",\n"))),
    }
}

fn join(programs: &[Program], print: impl Fn(&Program) -> String, between: &str) -> String {
    programs.iter().map(print).collect::<Vec<String>>().join(between)
}

/// The programs of all parts. Parts without operations are left out.
fn programs(
    source: &str,
    pass: Option<&PassFilter>,
    read: impl Fn(&str) -> Result<Option<Program>, Vec<Diagnostic>>,
) -> Result<Vec<Program>, Failure> {
    let parts = Parts::new(source, pass)?;
    let mut programs = Vec::with_capacity(parts.parts.len());
    let mut diagnostics = Vec::new();
    for part in &parts.parts {
        match read(part.body.of(source)) {
            Ok(program) => programs.extend(program),
            Err(errors) => diagnostics.extend(errors.into_iter().map(|d| shifted(d, part.body.start))),
        }
    }
    if diagnostics.is_empty() { Ok(programs) } else { Err(Failure { diagnostics }) }
}

pub(crate) fn lowered(part: &str, options: &LowerOptions) -> Result<Option<Program>, Vec<Diagnostic>> {
    let Some(module) = read::module(part)? else { return Ok(None) };
    Ok(Some(lower(&module, options)?.program))
}

pub(crate) fn from_text(part: &str, target: Option<&Target>) -> Result<Option<Program>, Vec<Diagnostic>> {
    let mut program = text::parse(part)?;
    read::retarget(&mut program, target, part)?;
    Ok(Some(program))
}

/// Invalid JSON gives an error with a line and a column. A document that is not a model gives an
/// error with a path.
pub(crate) fn from_json(source: &str) -> Result<Program, Failure> {
    let error = |span, message| {
        let help = "use the output of `seawall model --format json`";
        Failure { diagnostics: vec![Diagnostic::error("model::json", span, message).help(help)] }
    };
    if let Err(syntax) = serde_json::from_str::<serde::de::IgnoredAny>(source) {
        let line =
            source.split_inclusive('\n').take(syntax.line().saturating_sub(1)).map(str::len).sum::<usize>();
        let offset = line.saturating_add(syntax.column().saturating_sub(1)).min(source.len());
        let message = syntax.to_string();
        let message = message.split(" at line ").next().unwrap_or(&message);
        return Err(error(Span::at(saturated::<u32>(offset)), format!("not JSON: {message}")));
    }
    json::from_str(source).map_err(|bad| match seawall_wave::without_version(source) {
        Some(diagnostic) => Failure { diagnostics: vec![diagnostic] },
        None => error(Span::at(0), format!("not a model: {bad}")),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn endings_tell_before_the_text_does() {
        let kind = |name: &str, text| SourceKind::guess(Path::new(name), text);
        assert_eq!(kind("a.litmus", "module {"), SourceKind::Model(ModelFormat::Text));
        assert_eq!(kind("a.json", ""), SourceKind::Model(ModelFormat::Json));
        let trace = "{\"seawall_wave_trace\": 1}";
        assert_eq!((kind("a.json", trace), kind("-", trace)), (SourceKind::Trace, SourceKind::Trace));
        assert_eq!(kind("-", "// why\n\nprogram p {"), SourceKind::Model(ModelFormat::Text));
        assert_eq!(kind("-", "  {\"version\": 1"), SourceKind::Model(ModelFormat::Json));
        assert_eq!(kind("-", "{-# dialect_resources: {} #-}"), SourceKind::Mlir);
        assert_eq!(kind("-", "program_of.an \"op\"()"), SourceKind::Mlir);
        assert_eq!(kind("a.mlir", "module {"), SourceKind::Mlir);
    }
}
