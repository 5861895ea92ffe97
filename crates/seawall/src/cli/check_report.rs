//! Writes the findings of a run to a file or to standard output, in the requested format.

use std::path::PathBuf;

use seawall_report::{
    CheckedModule, FindingsJson, FindingsSarif, Finish, RepairView, Shown, Suppression, TextStyle, Unchecked,
    Verdict, findings_text, github_commands, github_finish, github_reach, github_verdict,
};

use crate::cli::check_args::{CheckArgs, CheckFormat};
use crate::cli::output;
use crate::cli::problem::Problem;
use crate::cli::say::Terminal;

/// Collects findings, or prints them immediately if the format allows it.
pub(crate) struct Report {
    document: Document,
    path: Option<PathBuf>,
    style: TextStyle,
    shown: Shown,
    /// Whether text output is only the repairs, for `patch`.
    only_diff: bool,
    /// The number of modules, and how many of them were checked for every run.
    modules: usize,
    unlimited: usize,
}

enum Document {
    Text(String),
    Github(String),
    Json(FindingsJson),
    Sarif(Box<FindingsSarif>),
}

impl Report {
    /// An empty report.
    pub(crate) fn new(args: &CheckArgs, terminal: &Terminal) -> Self {
        let path = args.output.clone();
        let shown = if args.all { Shown::All } else { Shown::Causes };
        let document = match args.format {
            CheckFormat::Text => Document::Text(String::new()),
            CheckFormat::Github => Document::Github(String::new()),
            CheckFormat::Json => Document::Json(FindingsJson::new()),
            CheckFormat::Sarif => Document::Sarif(Box::default()),
        };
        let mut document = document;
        if let Document::Json(json) = &mut document
            && (args.fix || args.diff)
        {
            json.lists_repairs();
        }
        let style = terminal.stdout_style();
        let style =
            if output::is_file(path.as_deref()) { TextStyle { colour: false, ..style } } else { style };
        Report { document, path, style, shown, only_diff: args.diff, modules: 0, unlimited: 0 }
    }

    /// Adds the repairs of one file, and its text with them if it is not written.
    pub(crate) fn add_repairs(&mut self, repairs: &[RepairView<'_>], diff: Option<&str>) {
        match &mut self.document {
            Document::Text(text) | Document::Github(text) => text.extend(diff),
            Document::Json(document) => repairs.iter().for_each(|repair| document.add_repair(repair)),
            Document::Sarif(_) => {}
        }
    }

    /// Adds the findings of one module.
    pub(crate) fn add(&mut self, module: &CheckedModule<'_>) {
        match &mut self.document {
            Document::Text(_) | Document::Github(_) if self.only_diff => {}
            Document::Text(text) => text.push_str(&findings_text(module, self.shown, self.style)),
            Document::Github(text) => text.push_str(&github_commands(module, self.shown)),
            Document::Json(document) => document.add(module),
            Document::Sarif(log) => log.add(module),
        }
    }

    /// Adds the findings of one module that are not reported. Only data has them.
    pub(crate) fn add_suppressed(&mut self, module: &CheckedModule<'_>, why: &[Suppression]) {
        match &mut self.document {
            Document::Text(_) | Document::Github(_) => {}
            Document::Json(document) => document.add_suppressed(module, why),
            Document::Sarif(log) => log.add_suppressed(module, why),
        }
    }

    /// Adds the reach of the check of one module. In text, the findings and the notes on standard
    /// error contain it.
    pub(crate) fn add_verdict(&mut self, verdict: &Verdict<'_>) {
        match &mut self.document {
            Document::Text(_) => {}
            Document::Github(_) if self.only_diff => {}
            Document::Github(text) => {
                let line = github_verdict(verdict);
                self.modules += 1;
                self.unlimited += usize::from(line.is_none());
                text.extend(line);
            }
            Document::Json(document) => document.add_verdict(verdict),
            Document::Sarif(log) => log.add_verdict(verdict),
        }
    }

    /// Records an input that could not be checked completely.
    pub(crate) fn add_unchecked(&mut self, unchecked: Unchecked) {
        if let Document::Sarif(log) = &mut self.document {
            log.add_unchecked(unchecked);
        }
    }

    /// Prints what can be printed before the end, so that findings and problems appear in the order
    /// of the files.
    pub(crate) fn flush(&mut self, terminal: &Terminal) -> Result<(), Problem> {
        match &mut self.document {
            Document::Text(text) | Document::Github(text)
                if !text.is_empty() && !output::is_file(self.path.as_deref()) =>
            {
                output::print(terminal, &std::mem::take(text))
            }
            _ => Ok(()),
        }
    }

    /// Writes what has not been printed.
    pub(crate) fn finish(mut self, finishes: &[Finish], terminal: &Terminal) -> Result<(), Problem> {
        if let Document::Github(text) = &mut self.document
            && !self.only_diff
        {
            text.push_str(&github_finish(finishes));
            text.push_str(&github_reach(self.unlimited, self.modules));
        }
        self.flush(terminal)?;
        let to_stdout = !output::is_file(self.path.as_deref());
        let text = match self.document {
            Document::Text(_) | Document::Github(_) if to_stdout => return Ok(()),
            Document::Text(text) | Document::Github(text) => Ok(text),
            Document::Json(document) => document.finish(),
            Document::Sarif(log) => log.finish(),
        };
        let text = text.map_err(|error| Problem::json(&error))?;
        output::write(terminal, self.path.as_deref(), &text)
    }
}
