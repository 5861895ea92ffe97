//! `seawall check`.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use seawall::{CheckedPart, Repair, SourceKind, replay_command};
use seawall_analysis::Bound;
use seawall_base::{Diagnostic, LineIndex};
use seawall_check::assumes_sizes;
use seawall_report::{
    CheckedModule, Coverage, FindingTally, Finish, RepairView, Severities, Source, SourceFiles, Unchecked,
    Verdict, file_summary, finish_lines, repair_text, unified_diff,
};

use crate::cli::cache::Cache;
use crate::cli::check_args::{CheckArgs, CheckFormat};
use crate::cli::check_file::{Checked, Checker, Repaired, is_chosen};
use crate::cli::check_report::Report;
use crate::cli::config::Configs;
use crate::cli::guard::guarded;
use crate::cli::in_order::{self, in_order};
use crate::cli::problem::Problem;
use crate::cli::progress::progress;
use crate::cli::say::Terminal;
use crate::cli::suppress::{Suppressed, Suppressor};
use crate::cli::{Outcome, output, walk};

/// The number of files from which a progress bar is shown. With fewer files it would flicker.
const BAR_FROM: usize = 8;

/// The largest number of files of which each clean one gets a line.
const SUMMARIZED: usize = 20;

/// The line about the arguments for which results hold.
const ASSUMED_SIZES: &str =
    "assumed that integer arguments of kernels are not negative; `--any-sign` also checks negative ones\n";

/// Checks every input, also after inputs with errors.
pub(crate) fn run(args: &CheckArgs, terminal: &Terminal) -> Result<Outcome, Problem> {
    let files = inputs(args, terminal);
    let configs = args.judging.config.read(files.iter().flatten().map(PathBuf::as_path), terminal)?;
    let accepted = args.accepted.accepted(terminal)?;
    let suppressor = Suppressor::new(&configs, accepted, args.accepted.write_baseline);
    let cache = args.cache.as_deref().map(Cache::open).transpose()?;
    let (cache, first) = (cache.as_ref(), suppressor.clone());
    let checker = Checker { args, configs: &configs, suppressor: first, cache, terminal };
    let mut run = Run {
        args,
        configs: &configs,
        suppressor,
        terminal,
        report: Report::new(args, terminal),
        files: files.len(),
        tally: FindingTally::new(),
        denied: 0,
        shown: false,
        finishes: Vec::new(),
        assumes_sizes: false,
        retargeted: BTreeMap::new(),
    };
    let bar = progress(files.len(), BAR_FROM);
    let jobs = if args.fix && aliased(&files) {
        1
    } else {
        args.jobs.map_or_else(in_order::cores, |jobs| jobs as usize)
    };
    let work = |file: &Result<PathBuf, (PathBuf, Problem)>| {
        let checked = file.as_ref().ok().map(|path| checker.read(path));
        bar.inc(1);
        checked
    };
    let mut left = files.iter();
    let each = |checked: Option<Result<Checked, Problem>>| {
        match (left.next(), checked) {
            (Some(Ok(path)), Some(checked)) => {
                if checked.as_ref().is_ok_and(|checked| checked.is_clean() && !run.summarizes(checked)) {
                    return run.file(path, checked);
                }
                return bar.suspend(|| run.file(path, checked));
            }
            (Some(Err((path, problem))), _) => {
                bar.suspend(|| run.unusable(&path.display().to_string(), problem));
            }
            (Some(Ok(_)) | None, _) => {}
        }
        Ok(())
    };
    in_order(&files, jobs, work, each)?;
    bar.finish_and_clear();
    terminal.summarize(&cache.map(Cache::note).unwrap_or_default());
    run.finish()
}

/// Whether two paths lead to the same file. The repairs of one are then visible to the other.
fn aliased(files: &[Result<PathBuf, (PathBuf, Problem)>]) -> bool {
    let mut seen = BTreeSet::new();
    let paths = files.iter().filter_map(|file| fs::canonicalize(file.as_ref().ok()?).ok());
    paths.into_iter().any(|path| !seen.insert(path))
}

/// The files of a run, each once.
fn inputs(args: &CheckArgs, terminal: &Terminal) -> Vec<Result<PathBuf, (PathBuf, Problem)>> {
    let mut once = walk::Once::default();
    let is_first = |file: &Result<PathBuf, (PathBuf, Problem)>| match file {
        Ok(path) | Err((path, _)) => once.is_first(path),
    };
    args.inputs.iter().flat_map(|path| found(terminal, path)).filter(is_first).collect()
}

/// The files below a path, or the error that prevents the search.
fn found(terminal: &Terminal, path: &Path) -> Vec<Result<PathBuf, (PathBuf, Problem)>> {
    match walk::below(terminal, path, &walk::MLIR_OR_MODEL) {
        Ok(files) => files.into_iter().map(Ok).collect(),
        Err(problem) => vec![Err((path.to_owned(), problem))],
    }
}

/// One run over all inputs.
struct Run<'a> {
    args: &'a CheckArgs,
    configs: &'a Configs,
    terminal: &'a Terminal,
    suppressor: Suppressor<'a>,
    report: Report,
    tally: FindingTally,
    /// The number of files of the run.
    files: usize,
    /// The number of warnings that a configuration denies.
    denied: usize,
    /// Whether a problem was shown.
    shown: bool,
    /// How the modules were finished before the check.
    finishes: Vec<Finish>,
    /// Whether a result holds only for integer arguments that are not negative.
    assumes_sizes: bool,
    /// For each configuration, the number of modules that name another GPU than it does.
    retargeted: BTreeMap<usize, usize>,
}

impl Run<'_> {
    fn file(&mut self, path: &Path, checked: Result<Checked, Problem>) -> Result<(), Problem> {
        match checked {
            Ok(checked) => {
                let name = checked.input.name.clone();
                let written = guarded(&name, || {
                    self.terminal.log_states(&checked.input, self.args.dumps.pass.as_ref());
                    let checked = self.repair(path, checked)?;
                    self.tell(path, checked)
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
            checked.input.text = text.into();
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
    fn tell(&mut self, path: &Path, checked: Checked) -> Result<(), Problem> {
        let number = self.configs.number(path);
        let config = self.configs.of(path);
        let summarizes = self.summarizes(&checked);
        let Checked { input, mut text, time, repaired: _ } = checked;
        let lines = LineIndex::new(&input.text);
        let maps = text.parts.iter().map(|part| &part.source_map);
        let files = self.args.judging.sources.files(self.terminal.host(), &input.name, maps);
        let source = Source::new(&input.name, &input.text, &lines).with_files(&files);
        text.parts.iter_mut().for_each(|part| self.choose(part));
        let (suppressed, misread) = self.accept(number, &mut text.parts, &source, &input.text, &files);
        let severities = config.severities;
        self.count_targets(number, &text.parts);
        let denied = |tally: &FindingTally| config.deny.map_or(0, |denied| denied.count(tally));
        let before = denied(&self.tally);
        self.finishes.extend(text.parts.iter().filter_map(|part| part.finish.clone()));
        self.assumes_sizes |= text.parts.iter().any(|part| assumes_sizes(&part.program));
        let kind = SourceKind::guess(path, &input.text);
        let options = self.args.judging.options(kind, config, self.args.dumps.pass.as_ref(), None);
        let command = |part: &CheckedPart| {
            replay_command(&path.display().to_string(), &options, part.program.target.as_ref())
        };
        let commands: Vec<String> = text.parts.iter().map(command).collect();
        let parts = text.parts.iter().zip(&commands);
        let modules: Vec<(CheckedModule<'_>, Verdict<'_>)> =
            parts.map(|(part, command)| judged(part, severities, source, command)).collect();
        for ((module, verdict), Suppressed { findings, why }) in modules.iter().zip(&suppressed) {
            self.tally.module(verdict.bound != Bound::Unchecked);
            self.tally.findings(module.findings, severities);
            self.tally.suppressed(findings.len());
            self.report.add_verdict(verdict);
            self.report.add(module);
            self.report.add_suppressed(&CheckedModule { findings, ..*module }, why);
        }
        self.denied += denied(&self.tally) - before;
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
        config: usize,
        parts: &mut [CheckedPart],
        source: &Source<'_>,
        text: &str,
        files: &SourceFiles,
    ) -> (Vec<Suppressed>, Vec<Diagnostic>) {
        let comments = self.suppressor.comments(text, files, parts);
        let mut suppressed = Vec::with_capacity(parts.len());
        for part in parts {
            let module = part.module(*source);
            let (kept, accepted) =
                self.suppressor.split(config, &module, source.name(), files, &comments, part);
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

    /// Counts the modules that name another GPU than their configuration.
    fn count_targets(&mut self, config: usize, parts: &[CheckedPart]) {
        if let (None, Some(target)) = (&self.args.judging.target, &self.configs.all()[config].config.target) {
            let differs = |part: &&CheckedPart| part.program.target.as_ref().is_some_and(|own| own != target);
            *self.retargeted.entry(config).or_default() += parts.iter().filter(differs).count();
        }
    }

    /// A line for each configuration with a GPU that modules do not use.
    fn other_targets(&self) -> String {
        let line = |(&config, &modules): (&usize, &usize)| {
            let settings = &self.configs.all()[config];
            let target = settings.config.target.as_ref()?;
            let name = &settings.name;
            let who = match modules {
                0 => return None,
                1 => "1 module names another GPU and is checked for it".to_owned(),
                n => format!("{n} modules name other GPUs and are checked for those"),
            };
            Some(format!("note: {name}: `target` is {target}, but {who}; `--target` overrides it\n"))
        };
        self.retargeted.iter().filter_map(line).collect()
    }

    fn finish(self) -> Result<Outcome, Problem> {
        let other_targets = self.other_targets();
        self.report.finish(&self.finishes, self.terminal)?;
        if let (Some(baseline), Some(path)) = (self.suppressor.new_baseline(), &self.args.accepted.baseline) {
            let text = baseline.text().map_err(|error| Problem::json(&error))?;
            output::write(self.terminal, Some(path), &text)?;
        }
        // A run that searches only for some findings does not need every ignore.
        if self.args.select.is_empty() && self.args.ignore.is_empty() {
            self.terminal.summarize(&self.suppressor.unused());
        }
        self.terminal.summarize(&other_targets);
        if self.args.format == CheckFormat::Text {
            self.terminal.summarize(&finish_lines(&self.finishes));
            if self.assumes_sizes {
                self.terminal.summarize(ASSUMED_SIZES);
            }
            self.terminal.say(&self.tally.text());
        }
        let denied = self.args.deny.map_or(self.denied, |deny| deny.denied().count(&self.tally));
        match (self.shown, self.tally.errors() + denied) {
            (true, _) => Err(Problem::Shown),
            (false, 0) => Ok(Outcome::Done),
            (false, _) => Ok(Outcome::Found),
        }
    }
}

/// A part with its verdict, for renderers.
fn judged<'a>(
    part: &'a CheckedPart,
    severities: Severities,
    source: Source<'a>,
    command: &'a str,
) -> (CheckedModule<'a>, Verdict<'a>) {
    let module = CheckedModule { severities, replay: Some(command), ..part.module(source) };
    let verdict = Verdict {
        source: module.source,
        bound: part.bound,
        notes: &part.notes,
        finish: part.finish.as_ref(),
    };
    (module, verdict)
}
