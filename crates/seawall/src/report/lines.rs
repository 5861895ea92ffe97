//! The lines of ops in the file, and their text for quotation.

use std::collections::BTreeMap;

use seawall_base::LineIndex;
use seawall_mlir::{Module, OpId, ValueDef, ValueId};
use seawall_report::report::Site;

use super::objects::definition_op;
use super::tasks::Tasks;

/// The number of characters of a quotation.
pub(super) const QUOTED: usize = 96;

/// The lines of one part of a file.
#[derive(Clone, Copy)]
pub(crate) struct Lines<'a> {
    pub(crate) index: &'a LineIndex,
    pub(crate) base: u32,
}

impl Lines<'_> {
    /// The line in the file of byte `offset` of the part.
    pub(crate) fn at(&self, offset: u32) -> u32 {
        self.index.line(self.base.saturating_add(offset))
    }

    /// The line of an op.
    pub(crate) fn op(&self, m: &Module, op: OpId) -> u32 {
        self.at(m.op(op).span.start)
    }

    /// The line of a value's definition.
    pub(crate) fn value(&self, m: &Module, value: ValueId) -> u32 {
        let name = m.value(value).name;
        if !name.is_empty() {
            return self.at(name.start);
        }
        definition_op(m, value).map_or(0, |op| self.op(m, op))
    }

    /// The place of an op in the report.
    pub(crate) fn site(&self, m: &Module, tasks: &Tasks, op: OpId) -> Site {
        Site {
            line: self.op(m, op),
            op: short(m, op).to_owned(),
            text: quoted(m, op),
            partition: tasks.names(op),
        }
    }
}

/// The source file and line of each line of the text, as far as they are known. Of several ops of
/// one line, the first counts.
pub(crate) fn origins(m: &Module, lines: Lines<'_>) -> BTreeMap<u32, (String, u32)> {
    let mut origins = BTreeMap::new();
    for op in m.walk() {
        let Some(location) = m.location(op) else { continue };
        let Some(frame) = location.frames.get(location.written()).filter(|frame| frame.line > 0) else {
            continue;
        };
        origins.entry(lines.op(m, op)).or_insert_with(|| (frame.file.clone(), frame.line));
    }
    origins
}

/// The name of an op without its dialect.
pub(crate) fn short(m: &Module, op: OpId) -> &str {
    without_dialect(m.op_name(op))
}

/// For example `local_load` for `ttg.local_load`.
pub(crate) fn without_dialect(name: &str) -> &str {
    name.split_once('.').map_or(name, |(_, rest)| rest)
}

/// The results, name and operands of an op, without types and attributes.
pub(crate) fn quoted(m: &Module, op: OpId) -> String {
    let text = m.op(op).span.of(m.text());
    let line = text.lines().next().unwrap_or_default();
    let stops = [" : ", " {", " <{", " ({", " -> ", " loc(", " attributes"];
    let end = stops.iter().filter_map(|stop| line.find(stop)).min().unwrap_or(line.len());
    let line = line.get(..end).unwrap_or(line).trim();
    clip(line, QUOTED)
}

/// `text`, or its beginning with dots.
pub(crate) fn clip(text: &str, limit: usize) -> String {
    match text.char_indices().nth(limit) {
        Some((at, _)) => format!("{}...", text.get(..at).unwrap_or(text)),
        None => text.to_owned(),
    }
}

/// The definition of a value, such as `ttg.local_alloc` or `block argument`.
pub(crate) fn definition(m: &Module, value: ValueId) -> String {
    match m.value(value).def {
        ValueDef::OpResult { op, .. } => m.op_name(op).to_owned(),
        ValueDef::BlockArg { block, .. } => {
            let around = m.block(block).parent.map(|region| m.op_name(m.region(region).op));
            around.map_or("block argument".to_owned(), |op| format!("block argument of {op}"))
        }
    }
}
