//! Source lines by `.loc` and `.file`.

use std::collections::BTreeMap;

/// A line of the source of a kernel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SourceLine {
    /// The name of the file.
    pub file: String,
    /// The line, from 1.
    pub line: u32,
    /// The column, from 1. 0 means that it is not known.
    pub column: u32,
}

/// The state of the directives while a text is read.
#[derive(Debug, Default)]
pub(crate) struct Directives {
    files: BTreeMap<u32, String>,
    lines: Vec<(u32, u32, u32)>,
    now: Option<u32>,
}

impl Directives {
    /// Reads the operands of `.file NUMBER "DIRECTORY" "NAME"` or `.file NUMBER "NAME"`.
    pub(crate) fn file(&mut self, operands: &str) {
        let Some((number, names)) = operands.trim().split_once(char::is_whitespace) else { return };
        let Ok(number) = number.parse() else { return };
        // The text between quotes is at the odd places.
        let quoted: Vec<&str> = names.split('"').skip(1).step_by(2).collect();
        let path = match quoted.as_slice() {
            [folder, name, ..] if names.matches('"').count() >= 4 && !name.starts_with('/') => {
                format!("{folder}/{name}")
            }
            [_, name, ..] if names.matches('"').count() >= 4 => (*name).to_owned(),
            [name, ..] => (*name).to_owned(),
            [] => return,
        };
        self.files.insert(number, path);
    }

    /// Reads the operands of `.loc FILE LINE COLUMN ...`. Line 0 means that there is no line.
    pub(crate) fn location(&mut self, operands: &str) {
        let mut numbers = operands.split_whitespace().map(|word| word.parse::<u32>().unwrap_or(0));
        let mut next = || numbers.next().unwrap_or(0);
        let line = (next(), next(), next());
        self.now = if line.1 == 0 {
            None
        } else {
            self.lines.push(line);
            u32::try_from(self.lines.len() - 1).ok()
        };
    }

    /// Ends the reach of the last `.loc`.
    pub(crate) fn end(&mut self) {
        self.now = None;
    }

    /// The position of the current line in the lines.
    pub(crate) fn now(&self) -> Option<u32> {
        self.now
    }

    /// All lines.
    pub(crate) fn lines(self) -> Vec<SourceLine> {
        let name = |number| self.files.get(&number).cloned().unwrap_or_else(|| format!("file {number}"));
        let line = |&(file, line, column)| SourceLine { file: name(file), line, column };
        self.lines.iter().map(line).collect()
    }
}
