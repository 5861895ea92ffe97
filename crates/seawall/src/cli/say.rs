//! Writes to standard error, and decides how text looks on terminals.

use std::io::{self, IsTerminal, Write};
use std::sync::{Mutex, PoisonError};

use seawall::{PassFilter, log_states};
use seawall_base::{Diagnostic, LineIndex, Severity};
use seawall_report::{Source, TextStyle, concise, diagnostic_text, plain_text};

use crate::cli::host::{Host, Memory, ReportedDiagnostic};
use crate::cli::input::Input;
use crate::cli::problem::Problem;

/// The number of columns if the width is unknown. Also used for pipes, so that output does not
/// depend on the terminal.
const DEFAULT_WIDTH: usize = 140;
/// The number of errors, and of warnings, that are shown for one input. The rest is counted.
const SHOWN_DIAGNOSTICS: usize = 20;

/// When text has colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Colours {
    Never,
    OnTerminals,
    Always,
}

impl Colours {
    fn on(self, is_terminal: bool) -> bool {
        match self {
            Colours::Never => false,
            Colours::OnTerminals => is_terminal,
            Colours::Always => true,
        }
    }
}

/// The style of standard output and error.
#[derive(Debug)]
pub(crate) struct Terminal {
    host: Host,
    quiet: bool,
    colours: Colours,
    width: usize,
}

impl Terminal {
    /// Reads the environment once. Colours are used on terminals unless `NO_COLOR` is set
    /// (no-color.org), and in pipes if `CLICOLOR_FORCE` is set (bixense.com/clicolors).
    pub(crate) fn new(quiet: bool) -> Self {
        let set = |name| std::env::var_os(name).filter(|value| !value.is_empty());
        let dumb = set("TERM").is_some_and(|term| term == "dumb");
        let columns = set("COLUMNS").and_then(|columns| columns.to_str()?.parse().ok());
        let forced = set("CLICOLOR_FORCE").is_some_and(|value| value != "0");
        let colours = match set("NO_COLOR") {
            Some(_) => Colours::Never,
            None if forced => Colours::Always,
            None if dumb => Colours::Never,
            None => Colours::OnTerminals,
        };
        let width = columns.filter(|&columns| columns >= 40).unwrap_or(DEFAULT_WIDTH);
        Terminal { host: Host::Process, quiet, colours, width }
    }

    /// The streams of a run in memory, with the style of pipes.
    pub(crate) fn in_memory(quiet: bool, memory: Memory) -> Self {
        let host = Host::Memory(Mutex::new(memory));
        Terminal { host, quiet, colours: Colours::Never, width: DEFAULT_WIDTH }
    }

    /// Where the run reads and writes.
    pub(crate) fn host(&self) -> &Host {
        &self.host
    }

    /// What a run in memory has written.
    pub(crate) fn into_memory(self) -> Memory {
        match self.host {
            Host::Process => Memory::default(),
            Host::Memory(memory) => memory.into_inner().unwrap_or_else(PoisonError::into_inner),
        }
    }

    /// The style of text on standard output.
    pub(crate) fn stdout_style(&self) -> TextStyle {
        TextStyle { colour: self.colours.on(io::stdout().is_terminal()), width: self.width }
    }

    /// The style of text on standard error.
    pub(crate) fn stderr_style(&self) -> TextStyle {
        TextStyle { colour: self.colours.on(io::stderr().is_terminal()), width: self.width }
    }

    /// Writes `text` to standard error.
    pub(crate) fn say(&self, text: &str) {
        if let Some(mut memory) = self.host.memory() {
            memory.stderr.push_str(text);
            return;
        }
        let mut stderr = io::stderr().lock();
        // If this fails, there is nowhere to report it.
        let _ = stderr.write_all(text.as_bytes()).and_then(|()| stderr.flush());
    }

    /// Writes one line on a result to standard error, unless only errors are asked for.
    pub(crate) fn summarize(&self, text: &str) {
        if !self.quiet {
            self.say(text);
        }
    }

    /// Whether a person reads standard error while the command runs. Only then may it have times.
    pub(crate) fn is_watched(&self) -> bool {
        matches!(self.host, Host::Process) && io::stderr().is_terminal()
    }

    /// Shows which states of a log are read if `pass` selects none.
    pub(crate) fn log_states(&self, input: &Input, pass: Option<&PassFilter>) {
        let states = if pass.is_none() && !self.quiet { log_states(&input.text) } else { None };
        if let Some(states) = states {
            self.say(&format!("note: {}: {states}\n", input.name));
        }
    }

    /// Shows why a command failed.
    pub(crate) fn problem(&self, problem: &Problem) {
        match problem {
            Problem::Source { name, text, diagnostics } => {
                let lines = LineIndex::new(text);
                self.diagnostics(&Source::new(name, text, &lines), diagnostics);
            }
            Problem::Plain { code, message, help } => {
                self.record(|| ReportedDiagnostic::plain(code, message, help));
                self.say(&plain_text(Severity::Error, code, message, help, self.stderr_style()));
            }
            Problem::Shown | Problem::BrokenPipe => {}
        }
    }

    /// Shows each warning on one line, unless warnings are suppressed.
    pub(crate) fn warn_concisely(&self, source: &Source<'_>, warnings: &[Diagnostic]) {
        for warning in warnings.iter().filter(|_| !self.quiet) {
            self.record(|| ReportedDiagnostic::new(warning, source));
            self.say(&(concise(warning, source) + "\n"));
        }
    }

    /// Keeps a diagnostic for the caller of a run in memory.
    fn record(&self, diagnostic: impl FnOnce() -> ReportedDiagnostic) {
        if let Some(mut memory) = self.host.memory() {
            memory.diagnostics.push(diagnostic());
        }
    }

    /// Shows the errors, and the warnings unless they are suppressed.
    pub(crate) fn diagnostics(&self, source: &Source<'_>, diagnostics: &[Diagnostic]) {
        for severity in [Severity::Warning, Severity::Error] {
            if self.quiet && severity == Severity::Warning {
                continue;
            }
            let mut count = 0;
            for diagnostic in diagnostics.iter().filter(|d| d.severity == severity) {
                count += 1;
                self.record(|| ReportedDiagnostic::new(diagnostic, source));
                if count <= SHOWN_DIAGNOSTICS {
                    if count > 1 {
                        self.say("\n");
                    }
                    self.say(&diagnostic_text(diagnostic, source, self.stderr_style()));
                }
            }
            if count > SHOWN_DIAGNOSTICS {
                let what = if severity == Severity::Warning { "warnings" } else { "errors" };
                self.say(&format!("{}: {} more {what}\n", source.name(), count - SHOWN_DIAGNOSTICS));
            }
        }
    }
}
