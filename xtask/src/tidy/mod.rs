//! The house rules, checked by machine. One rule, or a few of one kind, a file; each takes the tree and gives
//! violations, so that each can be tried on a tree of two lines.

mod arrows;
mod attributes;
mod blank;
mod corpus;
mod docs;
mod functions;
mod length;
mod machines;
mod manifest;
mod release;
mod words;

use std::fmt;

use crate::error::Result;
use crate::repo::{Repo, Tree};

/// One broken rule.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Violation {
    path: String,
    /// From 1.
    line: usize,
    rule: &'static str,
    message: String,
}

impl Violation {
    fn new(path: &str, line: usize, rule: &'static str, message: impl Into<String>) -> Self {
        Violation { path: path.to_owned(), line, rule, message: message.into() }
    }
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}: {}", self.path, self.line, self.rule, self.message)
    }
}

/// Every rule.
const RULES: &[fn(&Tree) -> Vec<Violation>] = &[
    length::check,
    words::check,
    attributes::check,
    arrows::check,
    machines::check,
    docs::check,
    corpus::check,
    release::check,
];

/// Prints the violations; whether there are none.
pub(crate) fn run(repo: &Repo) -> Result<bool> {
    let tree = repo.tree()?;
    let violations = check(&tree);
    for violation in &violations {
        println!("{violation}");
    }
    match violations.len() {
        0 => println!("tidy: {} text files keep the house rules", tree.files.len()),
        1 => println!("tidy: 1 violation"),
        n => println!("tidy: {n} violations"),
    }
    Ok(violations.is_empty())
}

fn check(tree: &Tree) -> Vec<Violation> {
    let mut violations: Vec<Violation> = RULES.iter().flat_map(|rule| rule(tree)).collect();
    violations.sort();
    violations.dedup();
    violations
}

/// The lines of a text with their numbers from 1.
fn numbered(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines().enumerate().map(|(index, line)| (index + 1, line))
}

/// The number, from 1, of the line that has byte `at`.
fn line_of(text: &str, at: usize) -> usize {
    text.bytes().take(at).filter(|&byte| byte == b'\n').count() + 1
}
