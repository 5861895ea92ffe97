//! The byte scanner. It finds the end of a name, string, type, attribute or location.
//!
//! Types and attributes are decoded later, on demand (`types.rs`, `attrs.rs`).

use crate::chars::{is_bare, is_bracket, is_digit, is_letter, is_space, is_suffix, may_be_blank};
use crate::error::ParseError;
use crate::limits::MAX_NESTING;
use seawall_base::{Diagnostic, Span};

/// A position in a text.
#[derive(Clone)]
pub(crate) struct Scanner<'a> {
    pub(crate) text: &'a str,
    pub(crate) pos: usize,
    /// The range of the blanks that were skipped last.
    blank: (usize, usize),
}

impl<'a> Scanner<'a> {
    pub(crate) fn new(text: &'a str, pos: usize) -> Self {
        Scanner { text, pos, blank: (0, 0) }
    }

    /// Returns the byte `ahead` of the position; 0 past the end.
    #[inline]
    pub(crate) fn byte(&self, ahead: usize) -> u8 {
        self.text.as_bytes().get(self.pos + ahead).copied().unwrap_or(0)
    }

    pub(crate) fn at_end(&self) -> bool {
        self.pos >= self.text.len()
    }

    pub(crate) fn offset(&self) -> u32 {
        self.pos as u32
    }

    pub(crate) fn slice(&self, start: usize) -> &'a str {
        self.text.get(start..self.pos).unwrap_or("")
    }

    pub(crate) fn span_from(&self, start: usize) -> Span {
        Span::new(start as u32, self.pos as u32)
    }

    /// Skips blanks and comments.
    #[inline]
    pub(crate) fn skip_blank(&mut self) {
        if may_be_blank(self.byte(0)) {
            self.skip_blanks();
        }
    }

    fn skip_blanks(&mut self) {
        let bytes = self.text.as_bytes();
        let start = self.pos;
        let mut at = start;
        while let Some(&b) = bytes.get(at) {
            if is_space(b) {
                at += 1;
            } else if b == b'/' && bytes.get(at + 1) == Some(&b'/') {
                at += bytes[at..].iter().take_while(|&&b| b != b'\n').count();
            } else {
                break;
            }
        }
        if at > start {
            self.pos = at;
            self.blank = (start, at);
        }
    }

    /// Returns the end of the last token: the position before any blanks skipped since.
    pub(crate) fn token_end(&self) -> u32 {
        if self.blank.1 == self.pos { self.blank.0 as u32 } else { self.pos as u32 }
    }

    /// Moves to the end of the line, before its `\n`.
    pub(crate) fn skip_line(&mut self) {
        let bytes = self.text.as_bytes();
        while bytes.get(self.pos).is_some_and(|&b| b != b'\n') {
            self.pos += 1;
        }
    }

    /// Whether the punctuation or keyword `literal` comes next. A keyword must end there. Blanks
    /// are not skipped.
    #[inline]
    pub(crate) fn looking_at(&self, literal: &str) -> bool {
        let bytes = self.text.as_bytes();
        let Some(rest) = bytes.get(self.pos..) else { return false };
        let literal = literal.as_bytes();
        // Most calls compare only the first byte.
        if rest.first() != literal.first() || (literal.len() > 1 && !rest.starts_with(literal)) {
            return literal.is_empty();
        }
        let last = literal.last().copied().unwrap_or(0);
        let next = rest.get(literal.len()).copied().unwrap_or(0);
        let goes_on = match literal {
            b":" => next == b':',
            b"-" => next == b'>',
            _ => is_bare(last) && is_bare(next),
        };
        !goes_on
    }

    /// Skips blanks and reads `literal` if it comes next.
    #[inline]
    pub(crate) fn eat(&mut self, literal: &str) -> bool {
        self.skip_blank();
        let found = self.looking_at(literal);
        if found {
            self.pos += literal.len();
        }
        found
    }

    /// Reads the byte `b` if it comes directly here.
    #[inline]
    pub(crate) fn eat_byte(&mut self, b: u8) -> bool {
        let found = self.byte(0) == b && !self.at_end();
        self.pos += usize::from(found);
        found
    }

    #[inline]
    pub(crate) fn expect(&mut self, literal: &'static str) -> Result<(), ParseError> {
        if self.eat(literal) { Ok(()) } else { Err(ParseError::literal(self.offset(), literal)) }
    }

    #[inline]
    pub(crate) fn skip_while(&mut self, test: impl Fn(u8) -> bool) {
        let bytes = self.text.as_bytes();
        let mut at = self.pos;
        while bytes.get(at).is_some_and(|&b| test(b)) {
            at += 1;
        }
        self.pos = at;
    }

    /// Reads a bare identifier with dots; empty if there is none.
    #[inline]
    pub(crate) fn bare(&mut self) -> &'a str {
        let start = self.pos;
        if is_letter(self.byte(0)) {
            self.skip_while(is_bare);
        }
        self.slice(start)
    }

    /// Reads an SSA name, including `%` but not `#1`; `None` if there is none.
    #[inline]
    pub(crate) fn ssa_name(&mut self) -> Option<Span> {
        let start = self.pos;
        if self.byte(0) != b'%' {
            return None;
        }
        self.pos += 1;
        self.name_tail();
        if self.pos == start + 1 {
            self.pos = start;
            return None;
        }
        Some(self.span_from(start))
    }

    /// Reads the part of an SSA or block name after its sigil.
    #[inline]
    pub(crate) fn name_tail(&mut self) {
        if is_digit(self.byte(0)) { self.skip_while(is_digit) } else { self.skip_while(is_suffix) }
    }

    /// Reads a decimal number that fits `u32`; otherwise returns `None` and does not move.
    pub(crate) fn decimal(&mut self) -> Option<u32> {
        let start = self.pos;
        self.skip_while(is_digit);
        let number = self.slice(start).parse().ok();
        if number.is_none() {
            self.pos = start;
        }
        number
    }

    /// Reads a string with its quotes.
    pub(crate) fn string(&mut self) -> Result<Span, ParseError> {
        let start = self.pos;
        if !self.eat_byte(b'"') {
            return Err(ParseError::expected(self.offset(), "a string"));
        }
        let bytes = self.text.as_bytes();
        while let Some(&b) = bytes.get(self.pos) {
            match b {
                b'"' => {
                    self.pos += 1;
                    return Ok(self.span_from(start));
                }
                b'\\' => self.pos += 2,
                b'\n' => break,
                _ => self.pos += 1,
            }
        }
        self.pos = start;
        let open = Span::new(start as u32, start as u32 + 1);
        Err(ParseError::fatal(Diagnostic::error("parse::syntax", open, "this string is never closed")))
    }

    /// Reads a symbol reference: `@a`, `@"a b"`, `@a::@b`.
    pub(crate) fn symbol(&mut self) -> Result<Span, ParseError> {
        let start = self.pos;
        loop {
            if !self.eat_byte(b'@') {
                return Err(ParseError::expected(self.offset(), "a symbol such as `@name`"));
            }
            if self.byte(0) == b'"' {
                self.string()?;
            } else {
                self.skip_while(is_suffix);
            }
            if self.byte(0) == b':' && self.byte(1) == b':' && self.byte(2) == b'@' {
                self.pos += 2;
            } else {
                return Ok(self.span_from(start));
            }
        }
    }

    /// Skips from an opening bracket past its closing bracket.
    ///
    /// Strings and comments inside are skipped. The `>` and `<` of `->`, `>=` and `<=` are not
    /// brackets.
    #[inline]
    pub(crate) fn balanced(&mut self) -> Result<(), ParseError> {
        let start = self.pos;
        // Most text nests only a few levels. Clearing the large stack each time would cost more
        // than the scan.
        if self.balanced_within::<8>()? {
            return Ok(());
        }
        self.pos = start;
        if self.balanced_within::<MAX_NESTING>()? { Ok(()) } else { Err(self.too_deep()) }
    }

    /// Like [`balanced`](Self::balanced), for up to `N` levels; `false` if the text nests deeper.
    fn balanced_within<const N: usize>(&mut self) -> Result<bool, ParseError> {
        let bytes = self.text.as_bytes();
        let mut open = [(0u8, 0u32); N];
        let mut depth = 0usize;
        let mut at = self.pos;
        while let Some(&b) = bytes.get(at) {
            at += 1;
            if !is_bracket(b) {
                continue;
            }
            let next = bytes.get(at).copied().unwrap_or(0);
            let closer = match b {
                b'"' | b'/' => {
                    self.pos = at - 1;
                    match b {
                        b'"' => drop(self.string()?),
                        _ if next == b'/' => self.skip_line(),
                        _ => continue,
                    }
                    at = self.pos;
                    continue;
                }
                b'-' | b'=' => {
                    at += usize::from(b == b'-' && next == b'>');
                    continue;
                }
                b'<' | b'>' if next == b'=' && depth > 0 => {
                    at += 1;
                    continue;
                }
                b'<' => b'>',
                b'(' => b')',
                b'[' => b']',
                b'{' => b'}',
                _ => {
                    let closed = depth.checked_sub(1).filter(|&d| open.get(d).is_some_and(|o| o.0 == b));
                    let Some(outer) = closed else {
                        self.pos = at - 1;
                        return Err(self.not_closed_by(b, open.get(..depth).unwrap_or_default()));
                    };
                    depth = outer;
                    if depth == 0 {
                        self.pos = at;
                        return Ok(true);
                    }
                    continue;
                }
            };
            let Some(slot) = open.get_mut(depth) else {
                self.pos = at - 1;
                return Ok(false);
            };
            *slot = (closer, at as u32 - 1);
            depth += 1;
        }
        self.pos = bytes.len();
        let at = depth.checked_sub(1).and_then(|d| open.get(d)).map_or(self.pos as u32, |&(_, at)| at);
        Err(unclosed(self.text, at))
    }

    /// Returns the error that `b`, which is here, does not close the innermost bracket of `open`.
    #[cold]
    fn not_closed_by(&self, b: u8, open: &[(u8, u32)]) -> ParseError {
        let Some(&(want, at)) = open.last() else {
            return ParseError::expected(self.offset(), "an opening bracket");
        };
        let here = Span::new(self.offset(), self.offset() + 1);
        let message = format!("expected `{}` before this `{}`", want as char, b as char);
        ParseError::fatal(
            Diagnostic::error("parse::syntax", here, message).also(Span::new(at, at + 1), "to close this"),
        )
    }

    fn too_deep(&self) -> ParseError {
        let here = Span::new(self.offset(), self.offset() + 1);
        ParseError::fatal(
            Diagnostic::error(
                "parse::nesting",
                here,
                format!("brackets are nested deeper than {MAX_NESTING} levels here"),
            )
            .help("no known compiler prints such a type or attribute; check that the file is intact"),
        )
    }
}

/// Returns the error "this `{` is never closed" at the opening bracket.
pub(crate) fn unclosed(text: &str, at: u32) -> ParseError {
    let open = Span::new(at, at + 1);
    let end = Span::at(text.len() as u32);
    let message = format!("this `{}` is never closed", open.of(text));
    ParseError::fatal(Diagnostic::error("parse::unclosed", open, message).also(end, "the file ends here"))
}
