//! Source locations of ops, resolved through call sites, fusions, names and aliases.

use crate::ids::OpId;
use crate::limits::{MAX_ALIAS_DEPTH, MAX_NESTING};
use crate::module::Module;
use crate::scan::Scanner;
use crate::types::Piece;
use seawall_base::Span;

/// A place in the program that the IR was generated from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Location {
    /// The file as written, with escapes resolved.
    pub file: String,
    /// The line, from 1 (0: unknown).
    pub line: u32,
    /// The column, from 1 (0: unknown).
    pub col: u32,
    /// The innermost enclosing name, as in `loc("name"(...))`.
    pub name: Option<String>,
}

impl Module {
    /// Returns the innermost `file:line:col` of the op's location, or `None` if the location has no
    /// file.
    ///
    /// For a call site this is the callee, and for a fusion the first location.
    pub fn loc_resolved(&self, op: OpId) -> Option<Location> {
        let span = self.loc(op)?;
        self.resolve_location(span.of(self.text()), &mut None)
    }

    /// Returns the innermost name in the op's location, with or without a file.
    ///
    /// It is `acc` for `loc("acc")` and for `loc("acc"("k.py":3:4))`.
    pub fn loc_name(&self, op: OpId) -> Option<String> {
        let mut name = None;
        let location = self.resolve_location(self.loc(op)?.of(self.text()), &mut name);
        location.and_then(|location| location.name).or(name)
    }

    /// Resolves the location in `text`. `name` becomes the last name on this path.
    fn resolve_location(&self, text: &str, name: &mut Option<String>) -> Option<Location> {
        let mut text = text;
        // Each step enters one bracket or follows one alias.
        for _ in 0..MAX_NESTING * MAX_ALIAS_DEPTH {
            text = text.trim();
            let piece = Piece::new(text, Span::default());
            match text.as_bytes().first()? {
                b'#' => text = self.alias_text(text)?,
                b'"' => {
                    let mut scanner = Scanner::new(text, 0);
                    let quoted = scanner.string().ok()?;
                    let inner = crate::attrs::unescape(text.get(1..quoted.end as usize - 1)?);
                    scanner.skip_blank();
                    match scanner.byte(0) {
                        b':' => return file_location(&mut scanner, inner, name.take()),
                        b'(' => {
                            *name = Some(inner);
                            text = piece.inside(scanner.pos)?.text;
                        }
                        _ => {
                            *name = Some(inner);
                            return None;
                        }
                    }
                }
                _ if text.starts_with("loc(") => text = piece.inside(3)?.text,
                _ if text.starts_with("callsite(") => {
                    let body = piece.inside(8)?.text;
                    text = callee(body);
                }
                _ if text.starts_with("fused") => {
                    let mut scanner = Scanner::new(text, 5);
                    if scanner.byte(0) == b'<' {
                        scanner.balanced().ok()?;
                    }
                    let list = piece.inside(scanner.pos)?;
                    text = list.parts().first()?.text;
                }
                _ => return None,
            }
        }
        None
    }
}

/// Reads `:line:col` behind the file name.
fn file_location(scanner: &mut Scanner<'_>, file: String, name: Option<String>) -> Option<Location> {
    scanner.eat(":");
    let line = scanner.decimal()?;
    let col = if scanner.eat(":") { scanner.decimal()? } else { 0 };
    Some(Location { file, line, col, name })
}

/// Returns the part before the top-level ` at `.
fn callee(body: &str) -> &str {
    let mut scanner = Scanner::new(body, 0);
    while !scanner.at_end() {
        match scanner.byte(0) {
            b'"' if scanner.string().is_ok() => {}
            b'(' | b'[' | b'<' if scanner.balanced().is_ok() => {}
            b'a' if scanner.looking_at("at") && scanner.pos > 0 => {
                return body.get(..scanner.pos).unwrap_or(body);
            }
            b if crate::chars::is_letter(b) => drop(scanner.bare()),
            b'#' => {
                scanner.pos += 1;
                scanner.bare();
            }
            _ => scanner.pos += 1,
        }
    }
    body
}
