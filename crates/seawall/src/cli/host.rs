//! Where a run reads and writes: the streams of the process, or memory. Files are read and written
//! in both cases, except those that a caller gives as text.

use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use seawall_base::{Diagnostic, Severity};
use seawall_report::Source;

/// The streams of a run.
#[derive(Debug)]
pub(crate) enum Host {
    /// Those of the process.
    Process,
    /// Strings, for a caller in the same process.
    Memory(Mutex<Memory>),
}

/// The streams of a run in memory, and the files that its caller gave.
#[derive(Debug, Default)]
pub(crate) struct Memory {
    /// These files are not read from the file system, and not written to it. `None` until written.
    pub(crate) files: Vec<(PathBuf, Option<String>)>,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
    pub(crate) diagnostics: Vec<ReportedDiagnostic>,
}

/// A diagnostic with its location in words, as a run in memory returns it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportedDiagnostic {
    /// The name of the input. Empty for diagnostics without an input.
    pub file: String,
    /// Whether it is an error or a warning.
    pub severity: Severity,
    /// The stable code.
    pub code: &'static str,
    /// The headline.
    pub message: String,
    /// The line, from 1. 0 for diagnostics without a location.
    pub line: u32,
    /// The column, from 1. 0 for diagnostics without a location.
    pub column: u32,
    /// Further facts.
    pub notes: Vec<String>,
    /// What to do.
    pub help: Option<String>,
}

impl ReportedDiagnostic {
    pub(crate) fn new(diagnostic: &Diagnostic, source: &Source<'_>) -> Self {
        let at = source.position(diagnostic.primary.span.start);
        ReportedDiagnostic {
            file: source.name().to_owned(),
            severity: diagnostic.severity,
            code: diagnostic.code,
            message: diagnostic.message.clone(),
            line: at.line,
            column: at.column,
            notes: diagnostic.notes.clone(),
            help: diagnostic.help.clone(),
        }
    }

    /// An error without a location.
    pub(crate) fn plain(code: &'static str, message: &str, help: &str) -> Self {
        ReportedDiagnostic {
            file: String::new(),
            severity: Severity::Error,
            code,
            message: message.to_owned(),
            line: 0,
            column: 0,
            notes: Vec::new(),
            help: (!help.is_empty()).then(|| help.to_owned()),
        }
    }
}

impl Host {
    /// The memory of a run in memory.
    pub(crate) fn memory(&self) -> Option<MutexGuard<'_, Memory>> {
        match self {
            Host::Process => None,
            // A panic while text was added loses at most a part of this text.
            Host::Memory(memory) => Some(memory.lock().unwrap_or_else(PoisonError::into_inner)),
        }
    }

    /// The text of a file that the caller gave.
    pub(crate) fn file(&self, path: &Path) -> Option<String> {
        let memory = self.memory()?;
        let (_, text) = memory.files.iter().find(|(name, _)| name == path)?;
        text.clone()
    }

    /// Writes a file that the caller gave. Returns whether it did.
    pub(crate) fn write(&self, path: &Path, text: &str) -> bool {
        let Some(mut memory) = self.memory() else { return false };
        match memory.files.iter_mut().find(|(name, _)| name == path) {
            Some((_, content)) => {
                *content = Some(text.to_owned());
                true
            }
            None => false,
        }
    }
}
