//! `seawall check`.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use seawall::{
    CheckOptions, CheckedPart, CheckedText, FixedText, Repair, SourceKind, check_text, fix_text, log_states,
};
use seawall_analysis::FindingCode;
use seawall_base::{Diagnostic, LineIndex, Span};
use seawall_model::Target;
use seawall_report::{
    CheckedModule, Coverage, FindingTally, Finish, RepairView, Source, SourceFiles, Unchecked, Verdict,
    file_summary, finish_lines, repair_text, unified_diff,
};

use crate::cli::check_args::{CheckArgs, CheckFormat, Deny};
use crate::cli::check_report::Report;
use crate::cli::guard::guarded;
use crate::cli::input::{self, Input};
use crate::cli::problem::Problem;
use crate::cli::progress::progress;
use crate::cli::say::Terminal;
use crate::cli::suppress::{Suppressed, Suppressor};
use crate::cli::{Outcome, output, walk};

/// The number of files from which a progress bar is shown. With fewer files it would flicker.
const BAR_FROM: usize = 8;

/// The largest number of files of which each clean one gets a line.
const SUMMARIZED: usize = 20;

/// Checks every input, also after inputs with errors.
pub(crate) fn run(args: &CheckArgs, terminal: &Terminal) -> Result<Outcome, Problem> {
    let settings = args.config.settings(terminal)?;
    let target = args.target.clone().or_else(|| settings.config.target.clone());
    let accepted = args.config.accepted(terminal)?;
    let mut run = Run {
        args,
        suppressor: Suppressor::new(settings, accepted, args.config.write_baseline),
        terminal,
        report: Report::new(args, terminal),
        files: 0,
        tally: FindingTally::new(),
        shown: false,
        finishes: Vec::new(),
    };
    let mut once = walk::Once::default();
    let files: Vec<Result<PathBuf, (PathBuf, Problem)>> = args
        .inputs
        .iter()
        .flat_map(|path| found(terminal, path))
        .filter(|file| match file {
            Ok(path) | Err((path, _)) => once.is_first(path),
        })
        .collect();
    run.files = files.len();
    let bar = progress(files.len(), BAR_FROM);
    for file in files {
        match file {
            Ok(file) => {
                let checked = read(&file, args, target.as_ref(), terminal);
                if checked.as_ref().is_ok_and(|checked| checked.is_clean() && !run.summarizes(checked)) {
                    run.file(&file, checked)?;
                } else {
                    bar.suspend(|| run.file(&file, checked))?;
                }
            }
            Err((path, problem)) => bar.suspend(|| run.unusable(&path.display().to_string(), &problem)),
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    run.finish()
}

/// The files below a path, or the error that prevents the search.
fn found(terminal: &Terminal, path: &Path) -> Vec<Result<PathBuf, (PathBuf, Problem)>> {
    match walk::below(terminal, path, &walk::MLIR_OR_MODEL) {
        Ok(files) => files.into_iter().map(Ok).collect(),
        Err(problem) => vec![Err((path.to_owned(), problem))],
    }
}

/// An input with its findings.
struct Checked {
    input: Input,
    text: CheckedText,
    repaired: Option<Repaired>,
    /// How long the check took.
    time: Duration,
}

impl Checked {
    /// Whether nothing was found and there are no caveats.
    fn is_clean(&self) -> bool {
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

fn read(
    path: &Path,
    args: &CheckArgs,
    target: Option<&Target>,
    terminal: &Terminal,
) -> Result<Checked, Problem> {
    if args.fix && path.as_os_str() == "-" {
        let message = "`--fix` writes files, and standard input is not a file";
        return Err(Problem::plain("usage::fix", message, "use `--diff`, or give the name of a file"));
    }
    let input = input::read(terminal, path)?;
    let name = input.name.clone();
    guarded(&name, || {
        let kind = SourceKind::guess(path, &input.text);
        let options = CheckOptions {
            target: target.cloned(),
            pass: args.pass.clone(),
            logical: args.logical,
            any_warp: args.no_warp_locality,
            count_ordinary: args.count_ordinary,
            finish: !args.as_is,
            producer: args.producer,
            ..CheckOptions::new(kind)
        };
        let start = Instant::now();
        let checked = if args.fix || args.diff {
            fix_text(&input.text, &options, |code| is_chosen(args, code)).map(|fixed| repaired(args, fixed))
        } else {
            check_text(&input.text, &options).map(|text| (text, None))
        };
        match checked {
            Ok((text, repaired)) => Ok(Checked { input, text, repaired, time: start.elapsed() }),
            Err(failure) => Err(Problem::source(input, failure.diagnostics)),
        }
    })
}

/// Repairs of an input.
struct Repaired {
    repairs: Vec<Repair>,
    /// The repaired text. `None` without repairs.
    text: Option<String>,
    /// Why findings are left.
    left: Vec<Diagnostic>,
    /// Whether the file gets the repairs. The findings are then those of the repaired text.
    writes: bool,
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
fn is_chosen(args: &CheckArgs, code: FindingCode) -> bool {
    let CheckArgs { select, ignore, .. } = args;
    let selected = select.is_empty() || select.iter().any(|set| set.contains(code));
    selected && !ignore.iter().any(|set| set.contains(code))
}

/// One run over all inputs.
struct Run<'a> {
    args: &'a CheckArgs,
    terminal: &'a Terminal,
    suppressor: Suppressor,
    report: Report,
    tally: FindingTally,
    /// The number of files of the run.
    files: usize,
    /// Whether a problem was shown.
    shown: bool,
    /// How the modules were finished before the check.
    finishes: Vec<Finish>,
}

impl Run<'_> {
    fn file(&mut self, path: &Path, checked: Result<Checked, Problem>) -> Result<(), Problem> {
        match checked {
            Ok(checked) => {
                let name = checked.input.name.clone();
                let written = guarded(&name, || {
                    self.terminal.log_states(&checked.input, self.args.pass.as_ref());
                    let checked = self.repair(path, checked)?;
                    self.tell(checked)
                });
                match written {
                    Err(problem @ Problem::BrokenPipe) => return Err(problem),
                    Err(problem) => self.unusable(&name, &problem),
                    Ok(()) => {}
                }
                self.report.flush(self.terminal)
            }
            Err(problem @ Problem::BrokenPipe) => Err(problem),
            Err(problem) => {
                self.unusable(&path.display().to_string(), &problem);
                Ok(())
            }
        }
    }

    /// Writes and reports the repairs of a file. Returns the file as it is then.
    fn repair(&mut self, path: &Path, mut checked: Checked) -> Result<Checked, Problem> {
        let Some(repaired) = checked.repaired.take() else { return Ok(checked) };
        let Repaired { repairs, text, left, writes } = repaired;
        let written = text.as_deref().filter(|_| writes);
        if let Some(text) = written {
            output::write(self.terminal, Some(path), text)?;
        }
        let lines = LineIndex::new(&checked.input.text);
        let source = Source::new(&checked.input.name, &checked.input.text, &lines);
        let view = |repair| {
            let Repair { message, at, findings, edits }: &Repair = repair;
            let edits = edits.iter().map(|edit| (edit.span, edit.text.as_str())).collect();
            RepairView { source, message, at: *at, findings, edits, written: written.is_some() }
        };
        let views: Vec<RepairView<'_>> = repairs.iter().map(view).collect();
        let diff = text.as_deref().filter(|_| self.args.diff);
        let diff = diff.map(|text| unified_diff(&checked.input.name, &checked.input.text, text));
        self.report.add_repairs(&views, diff.as_deref());
        self.report.flush(self.terminal)?;
        views.iter().for_each(|view| self.terminal.summarize(&repair_text(view)));
        self.terminal.warn_concisely(&source, &left);
        if let Some(text) = text.filter(|_| writes) {
            checked.input.text = text;
        }
        Ok(checked)
    }

    /// Reports an input that could not be checked at all.
    fn unusable(&mut self, name: &str, problem: &Problem) {
        self.tally.file(Coverage::Nothing);
        self.shown = true;
        self.terminal.problem(problem);
        let message = match problem {
            Problem::Plain { message, .. } => message.clone(),
            Problem::Source { diagnostics, .. } => {
                diagnostics.first().map_or_else(String::new, |diagnostic| diagnostic.message.clone())
            }
            Problem::Shown | Problem::BrokenPipe => String::new(),
        };
        self.report.add_unchecked(Unchecked { file: name.to_owned(), message });
    }

    /// Reports the findings of an input, then its caveats, its result, and problems of its parts.
    fn tell(&mut self, checked: Checked) -> Result<(), Problem> {
        let summarizes = self.summarizes(&checked);
        let Checked { input, mut text, time, repaired: _ } = checked;
        let lines = LineIndex::new(&input.text);
        let files = self.args.sources.files(&input.name, text.parts.iter().map(|part| &part.source_map));
        let source = Source::new(&input.name, &input.text, &lines).with_files(&files);
        text.parts.iter_mut().for_each(|part| self.choose(part));
        let (suppressed, misread) = self.accept(&mut text.parts, &source, &input.text, &files);
        let severities = self.suppressor.settings.config.severities;
        self.finishes.extend(text.parts.iter().filter_map(|part| part.finish.clone()));
        let modules: Vec<(CheckedModule<'_>, Verdict<'_>)> = text
            .parts
            .iter()
            .map(|part| {
                let module = CheckedModule { severities, ..part.module(source) };
                let verdict = Verdict {
                    source: module.source,
                    bound: part.bound,
                    notes: &part.notes,
                    finish: part.finish.as_ref(),
                };
                (module, verdict)
            })
            .collect();
        for ((module, verdict), Suppressed { findings, why }) in modules.iter().zip(&suppressed) {
            self.tally.findings(module.findings, severities);
            self.tally.suppressed(findings.len());
            self.report.add_verdict(verdict);
            self.report.add(module);
            self.report.add_suppressed(&CheckedModule { findings, ..*module }, why);
        }
        self.report.flush(self.terminal)?;
        self.terminal.diagnostics(&source, &misread);
        for (module, verdict) in &modules {
            self.terminal.diagnostics(&module.source, verdict.notes);
        }
        if summarizes {
            let time = self.terminal.is_watched().then_some(time);
            self.terminal.summarize(&file_summary(&modules, time));
        }
        self.terminal.diagnostics(&source, &text.skipped);
        self.terminal.diagnostics(&source, &text.problems);
        if let Some(first) = text.problems.first() {
            self.shown = true;
            let message = first.message.clone();
            self.report.add_unchecked(Unchecked { file: input.name.clone(), message });
        }
        self.tally.file(match (text.problems.is_empty(), text.parts.is_empty()) {
            (true, true) if !text.skipped.is_empty() => Coverage::Skipped,
            (true, _) => Coverage::Whole,
            (false, false) => Coverage::Parts,
            (false, true) => Coverage::Nothing,
        });
        Ok(())
    }

    /// Removes the findings that the project accepts. Returns them by part, with warnings about
    /// comments that are not understood.
    fn accept(
        &mut self,
        parts: &mut [CheckedPart],
        source: &Source<'_>,
        text: &str,
        files: &SourceFiles,
    ) -> (Vec<Suppressed>, Vec<Diagnostic>) {
        let comments = self.suppressor.comments(text, files, parts);
        let mut suppressed = Vec::with_capacity(parts.len());
        for part in parts {
            let module = part.module(*source);
            let (kept, accepted) = self.suppressor.split(&module, source.name(), files, &comments, part);
            part.findings = kept;
            suppressed.push(accepted);
        }
        (suppressed, comments.warnings)
    }

    /// Whether a file gets a line with its result. Clean files of large runs are only counted.
    fn summarizes(&self, checked: &Checked) -> bool {
        self.args.format == CheckFormat::Text && (self.files <= SUMMARIZED || !checked.is_clean())
    }

    /// Removes the findings that the options exclude.
    fn choose(&self, part: &mut CheckedPart) {
        part.findings.retain(|finding| is_chosen(self.args, finding.code));
    }

    fn finish(self) -> Result<Outcome, Problem> {
        self.report.finish(&self.finishes, self.terminal)?;
        if let (Some(baseline), Some(path)) = (self.suppressor.new_baseline(), &self.args.config.baseline) {
            let text = baseline.text().map_err(|error| Problem::json(&error))?;
            output::write(self.terminal, Some(path), &text)?;
        }
        // A run that searches only for some findings does not need every ignore.
        if self.args.select.is_empty() && self.args.ignore.is_empty() {
            self.terminal.summarize(&self.suppressor.unused());
        }
        if self.args.format == CheckFormat::Text {
            self.terminal.summarize(&finish_lines(&self.finishes));
            self.terminal.say(&self.tally.text());
        }
        let denies = self.args.deny == Some(Deny::Warnings) || self.suppressor.settings.config.deny_warnings;
        let warnings = if denies { self.tally.warnings() } else { 0 };
        match (self.shown, self.tally.errors() + warnings) {
            (true, _) => Err(Problem::Shown),
            (false, 0) => Ok(Outcome::Done),
            (false, _) => Ok(Outcome::Found),
        }
    }
}
