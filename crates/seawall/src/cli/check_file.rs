//! Checks one input of `seawall check`.

use std::path::Path;
use std::time::{Duration, Instant};

use seawall::{CheckedPart, CheckedText, FixedText, Repair, SourceKind, check_text, fix_text, log_states};
use seawall_analysis::{Finding, FindingCode};
use seawall_base::{Diagnostic, LineIndex, Span};
use seawall_report::{CheckedModule, Source};

use crate::cli::cache::Cache;
use crate::cli::check_args::CheckArgs;
use crate::cli::config::Configs;
use crate::cli::guard::guarded;
use crate::cli::input::{self, Input};
use crate::cli::metadata;
use crate::cli::problem::Problem;
use crate::cli::say::Terminal;
use crate::cli::suppress::Suppressor;

/// An input with its findings.
pub(crate) struct Checked {
    pub(crate) input: Input,
    pub(crate) text: CheckedText,
    pub(crate) repaired: Option<Repaired>,
    /// How long the check took.
    pub(crate) time: Duration,
}

impl Checked {
    /// Whether nothing was found and there are no caveats.
    pub(crate) fn is_clean(&self) -> bool {
        let silent = |part: &CheckedPart| part.findings.is_empty() && part.notes.is_empty();
        log_states(&self.input.text).is_none()
            && self
                .repaired
                .as_ref()
                .is_none_or(|repaired| repaired.text.is_none() && repaired.left.is_empty())
            && self.text.problems.is_empty()
            && self.text.skipped.is_empty()
            && self.text.parts.iter().all(silent)
    }
}

/// Checks inputs, several at the same time.
pub(crate) struct Checker<'a> {
    pub(crate) args: &'a CheckArgs,
    pub(crate) configs: &'a Configs,
    /// As it is at the start of the run.
    pub(crate) suppressor: Suppressor<'a>,
    pub(crate) cache: Option<&'a Cache>,
    pub(crate) terminal: &'a Terminal,
}

impl Checker<'_> {
    /// Checks one input, and looks for repairs if the options ask for them.
    pub(crate) fn read(&self, path: &Path) -> Result<Checked, Problem> {
        let args = self.args;
        if args.fix && path.as_os_str() == "-" {
            let message = "`--fix` writes files, and standard input is not a file";
            return Err(Problem::plain("usage::fix", message, "use `--diff`, or give the name of a file"));
        }
        let input = input::read(self.terminal, path)?;
        let name = input.name.clone();
        let config = self.configs.of(path);
        guarded(&name, || {
            let kind = SourceKind::guess(path, &input.text);
            let metadata = metadata::beside(self.terminal, path);
            let options = args.judging.options(kind, config, args.dumps.pass.as_ref(), metadata);
            let start = Instant::now();
            let checked = if args.fix || args.diff {
                let chosen =
                    |part: &CheckedPart, findings: &[Finding]| self.chosen(path, &input, part, findings);
                fix_text(&input.text, &options, config.severities, chosen).map(|fixed| repaired(args, fixed))
            } else {
                let checked = match self.cache {
                    Some(cache) => cache.check(&input.text, &options),
                    None => check_text(&input.text, &options),
                };
                checked.map(|text| (text, None))
            };
            match checked {
                Ok((text, repaired)) => Ok(Checked { input, text, repaired, time: start.elapsed() }),
                Err(failure) => Err(Problem::source(input, failure.diagnostics)),
            }
        })
    }

    /// Which findings are to be repaired: those that the options select and nothing accepts.
    fn chosen(&self, path: &Path, input: &Input, part: &CheckedPart, findings: &[Finding]) -> Vec<bool> {
        let mut chosen: Vec<bool> =
            findings.iter().map(|finding| is_chosen(self.args, finding.code)).collect();
        // The output numbers only what is selected.
        let selected: Vec<Finding> = findings
            .iter()
            .zip(&chosen)
            .filter(|(_, is_chosen)| **is_chosen)
            .map(|(f, _)| f.clone())
            .collect();
        if selected.is_empty() {
            return chosen;
        }
        let lines = LineIndex::new(&input.text);
        let files = self.args.judging.sources.files(
            self.terminal.host(),
            &input.name,
            std::iter::once(&part.source_map),
        );
        let source = Source::new(&input.name, &input.text, &lines).with_files(&files);
        let module = CheckedModule { findings: &selected, ..part.module(source) };
        let config = self.configs.number(path);
        let mut rejected = self.suppressor.rejects(config, &module, &input.text, &files, part).into_iter();
        for is_chosen in chosen.iter_mut().filter(|is_chosen| **is_chosen) {
            *is_chosen = rejected.next().unwrap_or(true);
        }
        chosen
    }
}

/// Repairs of an input.
pub(crate) struct Repaired {
    pub(crate) repairs: Vec<Repair>,
    /// The repaired text. `None` without repairs.
    pub(crate) text: Option<String>,
    /// Why findings are left.
    pub(crate) left: Vec<Diagnostic>,
    /// Whether the file gets the repairs. The findings are then those of the repaired text.
    pub(crate) writes: bool,
}

/// The findings to report, and the repairs.
fn repaired(args: &CheckArgs, fixed: FixedText) -> (CheckedText, Option<Repaired>) {
    let FixedText { before, after, repairs, mut left, is_log } = fixed;
    if args.fix && is_log {
        let message = "the repairs are not written, because the file is a log";
        let note = Diagnostic::warning("fix::log", Span::at(0), message);
        left.push(note.help("use `--diff`, or repair the module in a separate file"));
    }
    let writes = args.fix && after.is_some() && !is_log;
    match after {
        Some((text, after)) => {
            let checked = if writes { after } else { before };
            (checked, Some(Repaired { repairs, text: Some(text), left, writes }))
        }
        None => (before, Some(Repaired { repairs, text: None, left, writes })),
    }
}

/// Whether the options select a finding.
pub(crate) fn is_chosen(args: &CheckArgs, code: FindingCode) -> bool {
    let CheckArgs { select, ignore, .. } = args;
    let selected = select.is_empty() || select.iter().any(|set| set.contains(code));
    selected && !ignore.iter().any(|set| set.contains(code))
}
