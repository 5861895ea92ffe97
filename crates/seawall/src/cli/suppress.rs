//! Decides which findings of a run are not reported, and which ignores are unused.

use std::collections::{BTreeMap, BTreeSet};

use seawall::{Baseline, CheckedPart, CodeSet, IgnoreComment, ignore_comments};
use seawall_analysis::{Finding, FindingCode};
use seawall_base::Diagnostic;
use seawall_report::{
    CheckedModule, FindingIdentity, SourceFiles, SuppressedBy, Suppression, finding_identities,
};

use crate::cli::config::{Configs, Settings};

/// The markers of comments in IR and in Python.
const IR: &str = "//";
const PYTHON: &str = "#";

/// What accepts findings in one run.
#[derive(Clone)]
pub(crate) struct Suppressor<'c> {
    configs: &'c Configs,
    /// For each entry of each configuration, whether it applied to a module, and to a finding.
    entries: Vec<Vec<(bool, bool)>>,
    /// The configurations of the modules so far.
    used: BTreeSet<usize>,
    /// The accepted findings of which no occurrence was found yet.
    baseline: Option<Baseline>,
    /// The findings for a new baseline.
    new: Option<Baseline>,
    /// Whether each comment accepted a finding, by file and line.
    comments: BTreeMap<(String, u32), bool>,
    /// What is wrong with comments in source files.
    misread: BTreeSet<String>,
}

/// The comments that apply to one input.
pub(crate) struct Comments {
    of_text: Vec<IgnoreComment>,
    /// By the name that locations give the file.
    of_files: BTreeMap<String, Vec<IgnoreComment>>,
    /// Warnings about comments of the text.
    pub(crate) warnings: Vec<Diagnostic>,
}

/// The findings of one module that are not reported, with the reasons.
#[derive(Default)]
pub(crate) struct Suppressed {
    pub(crate) findings: Vec<Finding>,
    pub(crate) why: Vec<Suppression>,
}

impl<'c> Suppressor<'c> {
    /// Accepts what the configurations and the baseline accept. `writes` is whether the run makes a
    /// new baseline.
    pub(crate) fn new(configs: &'c Configs, baseline: Option<Baseline>, writes: bool) -> Self {
        let unused = |settings: &Settings| vec![(false, false); settings.config.ignores.len()];
        let entries = configs.all().iter().map(unused).collect();
        let new = writes.then(Baseline::default);
        let (used, comments, misread) = (BTreeSet::new(), BTreeMap::new(), BTreeSet::new());
        Suppressor { configs, entries, used, baseline, new, comments, misread }
    }

    /// The comments for an input and its modules.
    pub(crate) fn comments(&mut self, text: &str, files: &SourceFiles, parts: &[CheckedPart]) -> Comments {
        let (of_text, warnings) = ignore_comments(text, IR);
        let mut of_files = BTreeMap::new();
        let names: BTreeSet<&str> = parts.iter().flat_map(|part| part.source_map.files()).collect();
        for name in names {
            let (comments, misread) = ignore_comments(files.content(name).unwrap_or(""), PYTHON);
            let shown = files.name(name);
            self.misread.extend(misread.iter().map(|warning| format!("{shown}: {}", warning.message)));
            if !comments.is_empty() {
                of_files.insert(name.to_owned(), comments);
            }
        }
        Comments { of_text, of_files, warnings }
    }

    /// Removes the accepted findings of `part`. `module` is the module of the part in the input
    /// called `name`, which has the configuration with the number `config`.
    pub(crate) fn split(
        &mut self,
        config: usize,
        module: &CheckedModule<'_>,
        name: &str,
        files: &SourceFiles,
        comments: &Comments,
        part: &CheckedPart,
    ) -> (Vec<Finding>, Suppressed) {
        let (mut kept, mut out) = (Vec::new(), Suppressed::default());
        let reasons = self.reasons(config, module, name, files, comments, part);
        for (finding, why) in module.findings.iter().zip(reasons) {
            match why {
                None => kept.push(finding.clone()),
                Some(why) => {
                    out.findings.push(finding.clone());
                    out.why.push(why);
                }
            }
        }
        (kept, out)
    }

    /// Which findings of `module` the project does not accept. A new baseline accepts none
    /// of them: it gets what a repair leaves.
    pub(crate) fn rejects(
        &self,
        config: usize,
        module: &CheckedModule<'_>,
        text: &str,
        files: &SourceFiles,
        part: &CheckedPart,
    ) -> Vec<bool> {
        let mut own = Suppressor { new: None, ..self.clone() };
        let comments = own.comments(text, files, std::slice::from_ref(part));
        let reasons = own.reasons(config, module, module.source.name(), files, &comments, part);
        reasons.iter().map(Option::is_none).collect()
    }

    /// Why each finding of a module is accepted. `None` for findings that are not.
    fn reasons(
        &mut self,
        config: usize,
        module: &CheckedModule<'_>,
        name: &str,
        files: &SourceFiles,
        comments: &Comments,
        part: &CheckedPart,
    ) -> Vec<Option<Suppression>> {
        for comment in &comments.of_text {
            self.comments.entry((name.to_owned(), comment.line)).or_insert(false);
        }
        for (file, comments) in &comments.of_files {
            // Other kernels of the file may need the other comments.
            for comment in comments.iter().filter(|at| part.source_map.has_line(file, at.applies_to)) {
                self.comments.entry((files.name(file).to_owned(), comment.line)).or_insert(false);
            }
        }
        let functions = part.program.functions.values();
        let mut kernels: Vec<&str> =
            functions.filter(|function| function.kernel).map(|function| function.name.as_str()).collect();
        kernels.push(&part.program.name);
        let settings = &self.configs.all()[config];
        let path = settings.relative(name);
        let names = || part.program.functions.values().map(|function| function.name.as_str());
        let names = || names().chain([part.program.name.as_str()]);
        self.used.insert(config);
        for (ignore, (applied, _)) in settings.config.ignores.iter().zip(&mut self.entries[config]) {
            *applied |= ignore.covers_path(&path) && ignore.covers_kernel(names());
        }
        let findings = module.findings.iter().zip(finding_identities(module));
        let reason = |(finding, identity): (&Finding, FindingIdentity)| {
            self.by_comment(finding.code, &identity, name, files, comments)
                .or_else(|| self.by_config(config, finding.code, &identity, &path, &kernels))
                .or_else(|| self.by_baseline(finding.code, &identity, name))
        };
        findings.map(reason).collect()
    }

    fn by_comment(
        &mut self,
        code: FindingCode,
        identity: &FindingIdentity,
        name: &str,
        files: &SourceFiles,
        comments: &Comments,
    ) -> Option<Suppression> {
        let accepts =
            |comment: &&IgnoreComment, line: u32| comment.applies_to == line && has(&comment.codes, code);
        let in_text =
            comments.of_text.iter().find(|comment| identity.line.is_some_and(|line| accepts(comment, line)));
        let in_files = || {
            identity.source.iter().find_map(|(file, line)| {
                let comment = comments.of_files.get(file)?.iter().find(|comment| accepts(comment, *line))?;
                Some((files.name(file), comment))
            })
        };
        let (file, comment) = in_text.map(|comment| (name, comment)).or_else(in_files)?;
        self.comments.insert((file.to_owned(), comment.line), true);
        Some(Suppression { by: SuppressedBy::Comment, reason: comment.reason.clone() })
    }

    fn by_config(
        &mut self,
        config: usize,
        code: FindingCode,
        identity: &FindingIdentity,
        path: &str,
        kernels: &[&str],
    ) -> Option<Suppression> {
        let names = || kernels.iter().copied().chain(identity.function.as_deref());
        let ignores = &self.configs.all()[config].config.ignores;
        let (entry, ignore) = ignores.iter().enumerate().find(|(_, ignore)| {
            has(&ignore.codes, code) && ignore.covers_path(path) && ignore.covers_kernel(names())
        })?;
        self.entries[config][entry] = (true, true);
        Some(Suppression { by: SuppressedBy::Config, reason: Some(ignore.reason.clone()) })
    }

    fn by_baseline(
        &mut self,
        code: FindingCode,
        identity: &FindingIdentity,
        name: &str,
    ) -> Option<Suppression> {
        let code = code.number();
        let accepted = match (&mut self.new, &mut self.baseline) {
            (Some(new), _) => {
                new.add(name, code, identity.fingerprint);
                true
            }
            (None, Some(baseline)) => baseline.take(name, code, identity.fingerprint),
            (None, None) => false,
        };
        accepted.then_some(Suppression { by: SuppressedBy::Baseline, reason: None })
    }

    /// A line for each ignore that accepted nothing.
    pub(crate) fn unused(&self) -> String {
        let mut notes: Vec<String> = self.misread.iter().cloned().collect();
        let comments = self.comments.iter().filter(|(_, used)| !**used);
        notes.extend(
            comments.map(|((file, line), _)| {
                format!("{file}:{line}: this comment ignores no finding; remove it")
            }),
        );
        notes.extend(self.used.iter().flat_map(|&config| self.unused_entries(config)));
        match self.baseline.as_ref().map_or(0, Baseline::len) {
            0 => {}
            1 => notes
                .push("1 finding of the baseline no longer occurs; `--write-baseline` removes it".to_owned()),
            n => notes.push(format!(
                "{n} findings of the baseline no longer occur; `--write-baseline` removes them"
            )),
        }
        notes.iter().map(|note| format!("note: {note}\n")).collect()
    }

    /// A note for each entry of a configuration that applies to modules and accepted nothing, and
    /// one for those that apply to no module. Other runs may need the latter.
    fn unused_entries(&self, config: usize) -> Vec<String> {
        let settings = &self.configs.all()[config];
        let entries = || self.entries[config].iter().zip(&settings.lines);
        let useless = entries().filter(|((applied, used), _)| *applied && !used);
        let mut notes: Vec<String> = useless
            .map(|(_, line)| format!("{}:{line}: this entry ignores no finding; remove it", settings.name))
            .collect();
        let apart: Vec<String> =
            entries().filter(|((applied, _), _)| !applied).map(|(_, line)| line.to_string()).collect();
        let name = &settings.name;
        notes.extend(match apart.as_slice() {
            [] => None,
            [line] => Some(format!(
                "{name}:{line}: this entry applies to no module of this run; check its `kernel` and `path`"
            )),
            lines => Some(format!(
                "{name}: the entries of lines {} apply to no module of this run; check their `kernel` and \
                 `path`",
                lines.join(", ")
            )),
        });
        notes
    }

    /// The new baseline, if the run makes one.
    pub(crate) fn new_baseline(&self) -> Option<&Baseline> {
        self.new.as_ref()
    }
}

fn has(codes: &[CodeSet], code: FindingCode) -> bool {
    codes.iter().any(|set| set.contains(code))
}
