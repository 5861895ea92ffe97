//! Reads a text and prints it back.

use seawall_base::Diagnostic;

use crate::failure::{Failure, shifted};
use crate::model::SourceKind;
use crate::parts::Parts;
use crate::place::no_operations;
use crate::read;

/// Reads every module of `text`, which is MLIR or PTX, and prints it back, with the text between
/// modules. Lossless by design: a difference to `text` is a defect of the reader or the printer.
///
/// # Errors
///
/// If a module cannot be read.
pub fn print_text(text: &str, kind: SourceKind) -> Result<String, Failure> {
    if kind == SourceKind::Ptx {
        let module = seawall_ptx::parse(text).map_err(|diagnostics| Failure { diagnostics })?;
        return Ok(module.print());
    }
    let parts = Parts::all(text)?;
    let mut bodies = Vec::with_capacity(parts.parts.len());
    let mut diagnostics: Vec<Diagnostic> = Vec::new();
    let mut operations = false;
    for part in &parts.parts {
        match read::module(part.body.of(text)) {
            Ok(module) => {
                operations |= module.is_some();
                bodies.push(module.map(|module| module.print()));
            }
            Err(errors) => diagnostics.extend(errors.into_iter().map(|d| shifted(d, part.body.start))),
        }
    }
    if !diagnostics.is_empty() {
        return Err(Failure { diagnostics });
    }
    if !operations {
        return Err(no_operations());
    }
    Ok(parts.assemble(text, bodies))
}

/// Whether the MLIR of `text` is printed back byte for byte.
///
/// # Errors
///
/// If a module cannot be read.
pub fn is_unchanged(text: &str) -> Result<bool, Failure> {
    print_text(text, SourceKind::Mlir).map(|printed| printed == text)
}
