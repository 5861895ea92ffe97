//! Names in pages exist: crates, and commands with their options.

use std::collections::BTreeSet;

use clap::CommandFactory;

use super::Violation;
use super::markdown::{Kind, blocks, pages};
use super::paths::{exists, is_checked};
use super::prose::{Passage, TokenKind, tokens};
use crate::Cli;
use crate::repo::{SourceFile, Tree};

/// The rules of this module.
pub(super) const RULES: &[(&str, &str)] = &[
    ("doc-missing", "README.md and docs/ARCHITECTURE.md exist"),
    ("doc-path", "file names and paths in the commands of these two pages exist"),
    ("doc-crate", "a crate that these two pages name exists"),
    ("doc-command", "`seawall` commands in these two pages, and `cargo xtask` commands in any page, exist"),
];

/// Pages in which every name is checked. In the other pages, `cargo xtask` commands are.
const MAPS: &[&str] = &["README.md", "docs/ARCHITECTURE.md"];

/// The file with the subcommands of the command line.
const CLI_ARGUMENTS: &str = "crates/seawall/src/cli/args.rs";

/// Endings that make a word without `/` a file name.
const FILE_ENDINGS: &[&str] = &[".rs", ".md", ".toml", ".py", ".sh"];

/// The rules of this module.
pub(super) fn check(tree: &Tree) -> Vec<Violation> {
    let mut violations = Vec::new();
    for map in MAPS.iter().filter(|map| !tree.paths.contains(**map)) {
        violations.push(Violation::new(map, 1, "doc-missing", "the page is missing"));
    }
    let seawall = tree.text(CLI_ARGUMENTS).map(variants).unwrap_or_default();
    for file in pages(tree) {
        let is_map = MAPS.contains(&file.path.as_str());
        let mut page = Page { tree, file, seawall: &seawall, is_map, found: Vec::new() };
        page.check();
        violations.append(&mut page.found);
    }
    violations
}

/// The page that is checked.
struct Page<'t> {
    tree: &'t Tree,
    file: &'t SourceFile,
    /// The subcommands of `seawall`.
    seawall: &'t BTreeSet<String>,
    is_map: bool,
    found: Vec<Violation>,
}

impl Page<'_> {
    fn check(&mut self) {
        for block in blocks(&self.file.text, 1) {
            if !matches!(block.kind, Kind::Code(_)) {
                let passage = Passage { line: block.line, text: block.text };
                let spans = tokens(&passage).into_iter().filter(|token| token.kind == TokenKind::Code);
                spans.for_each(|span| self.span(span.line, span.text.trim_matches('`')));
                continue;
            }
            for (index, line) in block.text.lines().enumerate() {
                let number = block.line + index;
                self.command(number, line.split(" #").next().unwrap_or(line));
            }
        }
    }

    fn report(&mut self, line: usize, rule: &'static str, message: String) {
        self.found.push(Violation::new(&self.file.path, line, rule, message));
    }

    /// Checks a code span: a command, a crate, a path, or something else.
    fn span(&mut self, line: usize, span: &str) {
        if span.contains(' ') {
            self.command(line, span);
            return;
        }
        if !self.is_map {
            return;
        }
        let name = span.replace('_', "-");
        if name.strip_prefix("seawall-").is_some_and(is_crate_word) {
            if !self.tree.paths.contains(&format!("crates/{name}")) {
                self.report(line, "doc-crate", format!("there is no crate `{name}`"));
            }
        } else if is_path(span) && !is_checked(span) && !self.exists(span) {
            self.report(line, "doc-path", format!("`{span}` does not exist"));
        }
    }

    /// Checks a command line, or any line of a code block.
    fn command(&mut self, line: usize, text: &str) {
        let words: Vec<&str> = text.split_whitespace().collect();
        for (at, pair) in words.windows(2).enumerate() {
            match *pair {
                ["cargo", "xtask"] => self.xtask(line, &words[at + 2..]),
                ["-p" | "--package", name] if self.is_map && !self.is_crate(name) => {
                    self.report(line, "doc-crate", format!("there is no crate `{name}`"));
                }
                _ => {}
            }
        }
        if !self.is_map {
            return;
        }
        let of_seawall = words.iter().position(|word| *word == "seawall" || word.ends_with("/seawall"));
        let subcommand =
            of_seawall.filter(|&at| at == 0 || words[at - 1] == "--" || words[0].starts_with('$'));
        let name = subcommand.and_then(|at| words.get(at + 1)).filter(|name| is_crate_word(name));
        if let Some(&name) = name.filter(|name| !self.seawall.contains(**name)) {
            self.report(line, "doc-command", format!("there is no command `seawall {name}`"));
        }
        for word in &words {
            if self.is_in_tree(word) && !self.exists(word) {
                self.report(line, "doc-path", format!("`{word}` does not exist"));
            }
        }
    }

    /// Checks the words that follow `cargo xtask`.
    fn xtask(&mut self, line: usize, words: &[&str]) {
        let Some(name) =
            words.first().map(|word| word.trim_matches(|c: char| !c.is_alphanumeric() && c != '-'))
        else {
            return;
        };
        let cli = Cli::command();
        let Some(subcommand) = cli.find_subcommand(name).filter(|_| !name.is_empty()) else {
            self.report(line, "doc-command", format!("there is no command `cargo xtask {name}`"));
            return;
        };
        for word in words {
            let option =
                word.trim_start_matches('[').trim_end_matches(']').split('=').next().unwrap_or_default();
            let Some(option) = option.strip_prefix("--").filter(|option| !option.is_empty()) else {
                continue;
            };
            if !subcommand.get_arguments().any(|argument| argument.get_long() == Some(option)) {
                self.report(line, "doc-command", format!("`cargo xtask {name}` has no option `--{option}`"));
            }
        }
    }

    fn exists(&self, path: &str) -> bool {
        exists(self.tree, &self.file.path, path)
    }

    fn is_crate(&self, name: &str) -> bool {
        name == "xtask" || self.tree.paths.contains(&format!("crates/{name}"))
    }

    /// Whether a word of a command is a path of the repository.
    fn is_in_tree(&self, word: &str) -> bool {
        word.split_once('/').is_some_and(|(top, _)| !top.is_empty() && self.tree.paths.contains(top))
    }
}

fn is_crate_word(word: &str) -> bool {
    !word.is_empty() && word.chars().all(|c| c.is_ascii_lowercase() || c == '-')
}

/// Whether a code span looks like a path: words joined by `/`, or a file name.
fn is_path(span: &str) -> bool {
    let words = |c: char| c.is_alphanumeric() || "._-/*<>{}…[],".contains(c);
    let named = FILE_ENDINGS.iter().any(|ending| span.ends_with(ending)) && !span.starts_with('.');
    span.chars().all(words) && !span.starts_with('/') && (span.contains('/') || named)
}

/// The subcommands of `enum Command`, as a user types them.
fn variants(text: &str) -> BTreeSet<String> {
    let body =
        text.split("enum Command {").nth(1).and_then(|rest| rest.split("\n}").next()).unwrap_or_default();
    let names = body.lines().map(str::trim).filter(|line| line.starts_with(|c: char| c.is_ascii_uppercase()));
    names.map(|line| kebab(line.split(['(', ',', ' ', '{']).next().unwrap_or(line))).collect()
}

fn kebab(name: &str) -> String {
    let mut out = String::new();
    for c in name.chars() {
        if c.is_ascii_uppercase() && !out.is_empty() {
            out.push('-');
        }
        out.push(c.to_ascii_lowercase());
    }
    out
}

#[cfg(test)]
mod tests;
