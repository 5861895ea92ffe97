//! `cargo xtask tidy`: the house rules. Each module checks one rule, or a few of one kind. It takes
//! the tree and returns violations, so that a test can run it on a tree of two lines.

mod allow;
mod arrows;
mod attributes;
mod blank;
mod budgets;
mod corpus;
mod cycles;
mod docs;
mod functions;
mod glossary;
mod headings;
mod items;
mod length;
mod links;
mod machines;
mod manifest;
mod markdown;
mod methods;
mod paths;
mod prose;
mod release;
mod sentences;
mod suites;
mod width;
mod words;

use std::collections::BTreeMap;
use std::fmt;

use clap::Args;

use crate::error::{Error, Result};
use crate::repo::{Repo, Tree};

/// What to check.
#[derive(Debug, Args)]
pub(crate) struct TidyArgs {
    /// Check only this rule; repeat the option for several rules
    #[arg(long, value_name = "RULE")]
    rule: Vec<String>,

    /// Report only violations in files whose path contains this text
    #[arg(long, value_name = "TEXT")]
    path: Option<String>,

    /// List the rules and exit
    #[arg(long)]
    list: bool,
}

/// Whether a violation fails the check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Level {
    Failure,
    Warning,
}

/// One broken rule.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Violation {
    path: String,
    /// From 1.
    line: usize,
    rule: &'static str,
    message: String,
    level: Level,
    /// The key that an entry of the allow-list names.
    subject: Option<String>,
    /// The figure that an entry of the allow-list may limit.
    size: usize,
}

impl Violation {
    fn new(path: &str, line: usize, rule: &'static str, message: impl Into<String>) -> Self {
        Violation {
            path: path.to_owned(),
            line,
            rule,
            message: message.into(),
            level: Level::Failure,
            subject: None,
            size: 0,
        }
    }

    /// The same as a warning.
    fn warning(mut self) -> Self {
        self.level = Level::Warning;
        self
    }

    /// The same with the key and the figure that the allow-list refers to.
    fn about(mut self, subject: &str, size: usize) -> Self {
        self.message = format!("{} [{subject}]", self.message);
        self.subject = Some(subject.to_owned());
        self.size = size;
        self
    }
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let level = match self.level {
            Level::Failure => "",
            Level::Warning => "warning: ",
        };
        write!(f, "{}:{}: {level}{}: {}", self.path, self.line, self.rule, self.message)
    }
}

/// A module with its rules.
struct Check {
    run: fn(&Tree) -> Vec<Violation>,
    /// Each rule with what it demands.
    rules: &'static [(&'static str, &'static str)],
}

/// The checks, in the order of `--list`.
const CHECKS: &[Check] = &[
    Check { run: glossary::check, rules: glossary::RULES },
    Check { run: width::check, rules: width::RULES },
    Check { run: sentences::check, rules: sentences::RULES },
    Check { run: headings::check, rules: headings::RULES },
    Check { run: links::check, rules: links::RULES },
    Check { run: paths::check, rules: paths::RULES },
    Check { run: budgets::check, rules: budgets::RULES },
    Check { run: docs::check, rules: docs::RULES },
    Check { run: length::check, rules: length::RULES },
    Check { run: methods::check, rules: methods::RULES },
    Check { run: cycles::check, rules: cycles::RULES },
    Check { run: words::check, rules: words::RULES },
    Check { run: attributes::check, rules: attributes::RULES },
    Check { run: arrows::check, rules: arrows::RULES },
    Check { run: machines::check, rules: machines::RULES },
    Check { run: corpus::check, rules: corpus::RULES },
    Check { run: release::check, rules: release::RULES },
    Check { run: suites::check, rules: suites::RULES },
];

/// Rules of this module: they belong to no single check.
const OWN_RULES: &[(&str, &str)] =
    &[("allow-list", "each entry of xtask/tidy-allow.txt has a reason and matches a violation")];

/// Prints the violations with a count per rule. Returns whether no violation fails the check.
pub(crate) fn run(repo: &Repo, args: &TidyArgs) -> Result<bool> {
    if args.list {
        all_rules().for_each(|(rule, what)| println!("{rule:16} {what}"));
        return Ok(true);
    }
    if let Some(unknown) = args.rule.iter().find(|rule| all_rules().all(|(known, _)| known != rule.as_str()))
    {
        return Err(Error::new(format!("there is no rule `{unknown}`; `--list` prints the rules")));
    }
    let tree = repo.tree()?;
    let mut violations = check(&tree, &args.rule);
    if let Some(path) = &args.path {
        violations.retain(|violation| violation.path.contains(path.as_str()));
    }
    violations.iter().for_each(|violation| println!("{violation}"));
    print!("{}", summary(&violations));
    let failures = violations.iter().filter(|violation| violation.level == Level::Failure).count();
    match failures {
        0 => println!("tidy: {} text files follow the house rules", tree.files.len()),
        1 => println!("tidy: 1 violation"),
        n => println!("tidy: {n} violations"),
    }
    Ok(failures == 0)
}

fn all_rules() -> impl Iterator<Item = (&'static str, &'static str)> {
    CHECKS.iter().flat_map(|check| check.rules).chain(OWN_RULES).copied()
}

/// The violations of `selected` rules, or of all rules if none is selected.
fn check(tree: &Tree, selected: &[String]) -> Vec<Violation> {
    let is_selected = |rule: &str| selected.is_empty() || selected.iter().any(|name| name == rule);
    let rules: Vec<&str> = all_rules().map(|(rule, _)| rule).filter(|rule| is_selected(rule)).collect();
    let checks = CHECKS.iter().filter(|check| check.rules.iter().any(|(rule, _)| rules.contains(rule)));
    let mut violations: Vec<Violation> = checks.flat_map(|check| (check.run)(tree)).collect();
    allow::apply(tree, &rules, &mut violations);
    violations.retain(|violation| rules.contains(&violation.rule));
    violations.sort();
    violations.dedup();
    violations
}

/// A line for each rule that was violated: failures, warnings, name.
fn summary(violations: &[Violation]) -> String {
    let mut counts: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    for violation in violations {
        let (failures, warnings) = counts.entry(violation.rule).or_default();
        match violation.level {
            Level::Failure => *failures += 1,
            Level::Warning => *warnings += 1,
        }
    }
    let mut text = String::new();
    if !counts.is_empty() {
        text.push_str(" failures  warnings  rule\n");
    }
    for (rule, (failures, warnings)) in counts {
        text.push_str(&format!("{failures:9} {warnings:9}  {rule}\n"));
    }
    text
}

/// The lines of a text with their numbers from 1.
fn numbered(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines().enumerate().map(|(index, line)| (index + 1, line))
}

/// The number, from 1, of the line that contains byte `at`.
fn line_of(text: &str, at: usize) -> usize {
    text.bytes().take(at).filter(|&byte| byte == b'\n').count() + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reported_rule_is_listed_once() {
        let mut names: Vec<&str> = all_rules().map(|(rule, _)| rule).collect();
        names.sort_unstable();
        let count = names.len();
        names.dedup();
        assert_eq!(names.len(), count);
    }

    #[test]
    fn a_selected_rule_runs_alone() {
        let tree = Tree::of(&[("a.rs", "// Not a header.\nfn test_a() {}\n")]);
        let rules: Vec<_> = check(&tree, &["test-name".to_owned()]).iter().map(|v| v.rule).collect();
        assert_eq!(rules, ["test-name"]);
    }

    #[test]
    fn the_summary_counts_failures_and_warnings() {
        let one = Violation::new("a.rs", 1, "r", "x");
        let text = summary(&[one.clone(), one.clone().warning(), one]);
        assert_eq!(text, " failures  warnings  rule\n        2         1  r\n");
    }
}
