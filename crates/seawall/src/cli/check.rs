//! `seawall check`.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use seawall::{CheckOptions, CheckedPart, CheckedText, SourceKind, check_text, log_states};
use seawall_base::LineIndex;
use seawall_report::{
    CheckedModule, Coverage, FindingTally, Finish, Source, Unchecked, Verdict, file_summary, finish_lines,
};

use crate::cli::check_args::{CheckArgs, CheckFormat, Deny};
use crate::cli::check_report::Report;
use crate::cli::guard::guarded;
use crate::cli::input::{self, Input};
use crate::cli::problem::Problem;
use crate::cli::progress::progress;
use crate::cli::say::Terminal;
use crate::cli::{Outcome, walk};

/// The number of files from which a progress bar is shown. With fewer files it would flicker.
const BAR_FROM: usize = 8;

/// The largest number of files of which each clean one gets a line.
const SUMMARIZED: usize = 20;

/// Checks every input, also after inputs with errors.
pub(crate) fn run(args: &CheckArgs, terminal: &Terminal) -> Result<Outcome, Problem> {
    let mut run = Run {
        args,
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
                let checked = read(&file, args, terminal);
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
    /// How long the check took.
    time: Duration,
}

impl Checked {
    /// Whether nothing was found and there are no caveats.
    fn is_clean(&self) -> bool {
        let silent = |part: &CheckedPart| part.findings.is_empty() && part.notes.is_empty();
        log_states(&self.input.text).is_none()
            && self.text.problems.is_empty()
            && self.text.skipped.is_empty()
            && self.text.parts.iter().all(silent)
    }
}

fn read(path: &Path, args: &CheckArgs, terminal: &Terminal) -> Result<Checked, Problem> {
    let input = input::read(terminal, path)?;
    let name = input.name.clone();
    guarded(&name, || {
        let kind = SourceKind::guess(path, &input.text);
        let options = CheckOptions {
            target: args.target.clone(),
            pass: args.pass.clone(),
            logical: args.logical,
            any_warp: args.no_warp_locality,
            count_ordinary: args.count_ordinary,
            finish: !args.as_is,
            producer: args.producer,
            ..CheckOptions::new(kind)
        };
        let start = Instant::now();
        match check_text(&input.text, &options) {
            Ok(text) => Ok(Checked { input, text, time: start.elapsed() }),
            Err(failure) => Err(Problem::source(input, failure.diagnostics)),
        }
    })
}

/// One run over all inputs.
struct Run<'a> {
    args: &'a CheckArgs,
    terminal: &'a Terminal,
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
        let Checked { input, mut text, time } = checked;
        let lines = LineIndex::new(&input.text);
        let with_findings = text.parts.iter().filter(|part| !part.findings.is_empty());
        let files = self.args.sources.files(&input.name, with_findings.map(|part| &part.source_map));
        let source = Source::new(&input.name, &input.text, &lines).with_files(&files);
        text.parts.iter_mut().for_each(|part| self.choose(part));
        self.finishes.extend(text.parts.iter().filter_map(|part| part.finish.clone()));
        let modules: Vec<(CheckedModule<'_>, Verdict<'_>)> = text
            .parts
            .iter()
            .map(|part| {
                let module = part.module(source);
                let verdict = Verdict {
                    source: module.source,
                    bound: part.bound,
                    notes: &part.notes,
                    finish: part.finish.as_ref(),
                };
                (module, verdict)
            })
            .collect();
        for (module, verdict) in &modules {
            self.tally.findings(module.findings);
            self.report.add_verdict(verdict);
            self.report.add(module);
        }
        self.report.flush(self.terminal)?;
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

    /// Whether a file gets a line with its result. Clean files of large runs are only counted.
    fn summarizes(&self, checked: &Checked) -> bool {
        self.args.format == CheckFormat::Text && (self.files <= SUMMARIZED || !checked.is_clean())
    }

    /// Removes the findings that the options exclude.
    fn choose(&self, part: &mut CheckedPart) {
        let CheckArgs { select, ignore, .. } = self.args;
        part.findings.retain(|finding| {
            let selected = select.is_empty() || select.iter().any(|set| set.contains(finding.code));
            selected && !ignore.iter().any(|set| set.contains(finding.code))
        });
    }

    fn finish(self) -> Result<Outcome, Problem> {
        self.report.finish(&self.finishes, self.terminal)?;
        if self.args.format == CheckFormat::Text {
            self.terminal.summarize(&finish_lines(&self.finishes));
            self.terminal.say(&self.tally.text());
        }
        let warnings = if self.args.deny == Some(Deny::Warnings) { self.tally.warnings() } else { 0 };
        match (self.shown, self.tally.errors() + warnings) {
            (true, _) => Err(Problem::Shown),
            (false, 0) => Ok(Outcome::Done),
            (false, _) => Ok(Outcome::Found),
        }
    }
}
