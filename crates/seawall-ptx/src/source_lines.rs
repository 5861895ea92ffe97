//! Lines of the source by `.loc` and `.file` (PTX ISA, "Debugging Directives").

use std::collections::BTreeMap;

use crate::module::{Module, StatementId, StatementKind};

/// A line of the source of a kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SourceLine<'m> {
    /// The name of the file.
    pub file: &'m str,
    /// The line, from 1.
    pub line: u32,
    /// The column, from 1. 0 means that it is not known.
    pub column: u32,
}

impl Module {
    /// Returns the source line of each statement, in order. A `.loc` holds up to the next one.
    /// Statements before the first, and those behind a `.loc` with line 0, have none. A `.loc` in a
    /// nested scope does not count.
    pub fn source_lines(&self) -> Vec<(StatementId, Option<SourceLine<'_>>)> {
        let mut files = BTreeMap::new();
        for statement in self.statements.values() {
            if let StatementKind::File { number, name } = statement.kind {
                files.insert(number, self.of(name).trim_matches('"'));
            }
        }
        let (mut now, mut depth) = (None, 0_u32);
        let line = |(id, statement): (StatementId, &crate::module::Statement)| {
            match statement.kind {
                StatementKind::Open => depth += 1,
                StatementKind::Close => depth = depth.saturating_sub(1),
                // LLVM counts on for each line of inline assembly.
                StatementKind::Location { .. } if depth > 1 => {}
                StatementKind::Location { line: 0, .. } | StatementKind::Function(_) => now = None,
                StatementKind::Location { file, line, column } => {
                    now = files.get(&file).map(|&file| SourceLine { file, line, column });
                }
                _ => {}
            }
            (id, now)
        };
        self.statements.iter().map(line).collect()
    }
}
