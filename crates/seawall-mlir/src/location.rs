//! Source locations of ops and names of values in the source, resolved through call sites, fusions,
//! names and aliases.

use crate::ids::{OpId, ValueId};
use crate::ir::ValueDef;
use crate::limits::{MAX_ALIAS_DEPTH, MAX_NESTING};
use crate::module::Module;
use crate::scan::Scanner;
use crate::types::Piece;
use seawall_base::{Frame, Location, Span};

/// The number of positions of one location that are kept. Aliases can double the number of calls at
/// each step.
const MAX_FRAMES: usize = 64;

/// The number of nested call sites and fusions that are followed.
const MAX_BRANCHES: u32 = 64;

/// The number of call sites and fusions that are visited for one location.
const MAX_VISITS: u32 = 1024;

impl Module {
    /// Returns the location of an op, or `None` if it has no file.
    ///
    /// A call site gives the positions of the callee, then those of the call. A fusion gives the
    /// positions of its first part that has a file.
    pub fn location(&self, op: OpId) -> Option<Location> {
        let Reader { frames, name, .. } = Reader::new(self, self.loc(op)?);
        (!frames.is_empty()).then_some(Location { frames, name })
    }

    /// Returns the innermost name in the op's location, with or without a file.
    ///
    /// It is `acc` for `loc("acc")` and for `loc("acc"("k.py":3:4))`.
    pub fn loc_name(&self, op: OpId) -> Option<String> {
        Reader::new(self, self.loc(op)?).name
    }

    /// Returns the name of a value in the source: the name in the location of its op, or of the
    /// function argument. `None` for other block arguments.
    pub fn source_name(&self, value: ValueId) -> Option<String> {
        match self.value(value).def {
            ValueDef::OpResult { op, .. } => self.loc_name(op),
            ValueDef::BlockArg { .. } => {
                let name = self.value(value).name;
                Reader::new(self, argument_loc(self.text(), name)?).name
            }
        }
    }
}

/// The `loc(...)` behind the type and the attributes of an argument, `%a: T {...} loc(...)`.
fn argument_loc(text: &str, name: Span) -> Option<Span> {
    let mut scanner = Scanner::new(text, name.end as usize);
    if name.is_empty() || !scanner.eat(":") {
        return None;
    }
    while !scanner.at_end() {
        match scanner.byte(0) {
            b'l' if scanner.looking_at("loc(") => {
                let start = scanner.pos;
                scanner.pos += "loc".len();
                scanner.balanced().ok()?;
                return Some(Span::new(start as u32, scanner.pos as u32));
            }
            b',' | b')' => return None,
            b'"' => drop(scanner.string().ok()?),
            b'(' | b'[' | b'<' | b'{' => drop(scanner.balanced().ok()?),
            byte if crate::chars::is_letter(byte) => drop(scanner.bare()),
            _ => scanner.pos += 1,
        }
    }
    None
}

/// Reads one location.
struct Reader<'m> {
    module: &'m Module,
    visits: u32,
    frames: Vec<Frame>,
    name: Option<String>,
}

impl<'m> Reader<'m> {
    /// Reads the location at `loc`.
    fn new(module: &'m Module, loc: Span) -> Self {
        let mut reader = Reader { module, visits: 0, frames: Vec::new(), name: None };
        reader.read(loc.of(module.text()), MAX_BRANCHES, true);
        reader
    }

    /// Adds the positions of the location in `text`, innermost first. `names` is whether its names
    /// are those of the op, not of a call around it.
    fn read(&mut self, text: &str, depth: u32, names: bool) {
        // `None` is text that is no location, and has no positions.
        let _ = self.steps(text, depth, names);
    }

    fn steps(&mut self, text: &str, depth: u32, names: bool) -> Option<()> {
        self.visits += 1;
        let mut text = text;
        // Each step enters one bracket or follows one alias.
        for _ in 0..MAX_NESTING * MAX_ALIAS_DEPTH {
            if self.frames.len() >= MAX_FRAMES || self.visits > MAX_VISITS || depth == 0 {
                return None;
            }
            text = text.trim();
            let piece = Piece::new(text, Span::default());
            match text.as_bytes().first()? {
                b'#' => text = self.module.alias_text(text)?,
                b'"' => {
                    let mut scanner = Scanner::new(text, 0);
                    let quoted = scanner.string().ok()?;
                    let inner = crate::attrs::unescape(text.get(1..quoted.end as usize - 1)?);
                    scanner.skip_blank();
                    match scanner.byte(0) {
                        b':' => {
                            self.frames.push(position(&mut scanner, inner)?);
                            return Some(());
                        }
                        next => {
                            if names {
                                self.name = Some(inner);
                            }
                            if next != b'(' {
                                return None;
                            }
                            text = piece.inside(scanner.pos)?.text;
                        }
                    }
                }
                _ if text.starts_with("loc(") => text = piece.inside(3)?.text,
                _ if text.starts_with("callsite(") => {
                    let (callee, caller) = call(piece.inside(8)?.text);
                    self.read(callee, depth - 1, names);
                    self.read(caller?, depth - 1, false);
                    return Some(());
                }
                _ if text.starts_with("fused") => {
                    let mut scanner = Scanner::new(text, 5);
                    if scanner.byte(0) == b'<' {
                        scanner.balanced().ok()?;
                    }
                    let list = piece.inside(scanner.pos)?;
                    let before = self.frames.len();
                    for part in list.parts() {
                        self.read(part.text, depth - 1, names && self.name.is_none());
                        if self.frames.len() > before {
                            break;
                        }
                    }
                    return Some(());
                }
                _ => return None,
            }
        }
        None
    }
}

/// Reads `:line:col` behind the file name, or `:line:col to :line:col`.
fn position(scanner: &mut Scanner<'_>, file: String) -> Option<Frame> {
    scanner.eat(":");
    let line = scanner.decimal()?;
    let column = if scanner.eat(":") { scanner.decimal()? } else { 0 };
    Some(Frame { file, line, column })
}

/// The parts of a call site before and behind the top-level ` at `.
fn call(body: &str) -> (&str, Option<&str>) {
    let mut scanner = Scanner::new(body, 0);
    while !scanner.at_end() {
        match scanner.byte(0) {
            b'"' if scanner.string().is_ok() => {}
            b'(' | b'[' | b'<' if scanner.balanced().is_ok() => {}
            b'a' if scanner.looking_at("at") && scanner.pos > 0 => {
                let callee = body.get(..scanner.pos).unwrap_or(body);
                return (callee, body.get(scanner.pos + "at".len()..));
            }
            b if crate::chars::is_letter(b) => drop(scanner.bare()),
            b'#' => {
                scanner.pos += 1;
                scanner.bare();
            }
            _ => scanner.pos += 1,
        }
    }
    (body, None)
}
