//! Printing from the tree: every op writes its own parts, with the blanks and comments between
//! them.
//!
//! The output equals the text exactly if the tree accounts for every byte once and in order. Tests
//! rely on this.

use crate::ids::{OpId, RegionId};
use crate::module::Module;

/// Returns `text` without trailing blanks and comments.
pub(crate) fn without_trailing_blank(text: &str) -> &str {
    let mut rest = text.trim_end();
    loop {
        let line = rest.rfind('\n').map_or(0, |i| i + 1);
        let last = rest.get(line..).unwrap_or("");
        match comment_start(last) {
            Some(at) => rest = rest.get(..line + at).unwrap_or("").trim_end(),
            None => return rest,
        }
        if rest.is_empty() {
            return rest;
        }
    }
}

/// Returns the start of a comment in one line, ignoring `//` in strings.
fn comment_start(line: &str) -> Option<usize> {
    let bytes = line.as_bytes();
    let (mut at, mut quoted) = (0, false);
    while let Some(&b) = bytes.get(at) {
        match b {
            b'\\' if quoted => at += 1,
            b'"' => quoted = !quoted,
            b'/' if !quoted && bytes.get(at + 1) == Some(&b'/') => return Some(at),
            _ => {}
        }
        at += 1;
    }
    None
}

enum Step {
    Op(OpId),
    Region(RegionId),
    /// The text up to here belongs to the enclosing op or region.
    UpTo(u32),
}

impl Module {
    /// Returns the text, rebuilt from the op tree. It equals [`text`](Self::text).
    pub fn print(&self) -> String {
        let mut out = String::with_capacity(self.text().len());
        let mut at = 0u32;
        let mut todo = vec![Step::UpTo(self.text().len() as u32)];
        todo.extend(self.block_ops(self.body()).iter().rev().map(|&op| Step::Op(op)));
        while let Some(step) = todo.pop() {
            match step {
                Step::UpTo(end) => self.emit(&mut out, &mut at, end),
                Step::Op(op) => {
                    let span = self.op(op).span;
                    self.emit(&mut out, &mut at, span.start);
                    todo.push(Step::UpTo(span.end));
                    todo.extend(self.regions(op).iter().rev().map(|&r| Step::Region(r)));
                }
                Step::Region(region) => {
                    let span = self.region(region).span;
                    self.emit(&mut out, &mut at, span.start);
                    todo.push(Step::UpTo(span.end));
                    for &block in self.region_blocks(region).iter().rev() {
                        todo.extend(self.block_ops(block).iter().rev().map(|&op| Step::Op(op)));
                        todo.push(Step::UpTo(self.block(block).label.end.max(span.start)));
                    }
                }
            }
        }
        out
    }

    /// Writes the text from `at` to `end`. A part that begins before `at` is out of order and leads
    /// to a different output.
    fn emit(&self, out: &mut String, at: &mut u32, end: u32) {
        out.push_str(self.text().get(*at as usize..end as usize).unwrap_or(""));
        *at = end;
    }
}
