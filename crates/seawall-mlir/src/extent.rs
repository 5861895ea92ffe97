//! The ends of types, attributes and numbers. Nested parts are skipped as brackets, without
//! recursion.

use crate::chars::{is_bare, is_digit, is_hex, is_letter};
use crate::error::ParseError;
use crate::scan::Scanner;
use seawall_base::Span;

/// Whether an attribute includes the `: type` after a number or literal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Typed {
    /// `3 : i32` is one attribute.
    Yes,
    /// The `:` belongs to the assembly format.
    No,
}

impl Scanner<'_> {
    /// Reads a type, including an elided `<...>`.
    pub(crate) fn type_(&mut self) -> Result<Span, ParseError> {
        self.skip_blank();
        let start = self.pos;
        match self.byte(0) {
            b'!' => {
                self.pos += 1;
                self.skip_while(is_bare);
                self.body()?;
            }
            b'(' => {
                self.balanced()?;
                if !self.eat("->") {
                    self.pos = start;
                    return Err(ParseError::expected(start as u32, "a type"));
                }
                self.skip_blank();
                if self.byte(0) == b'(' {
                    self.balanced()?;
                } else {
                    self.nested_result()?;
                }
            }
            b'<' => self.balanced()?,
            b if is_letter(b) => {
                let name = self.bare();
                if matches!(name, "tensor" | "vector" | "memref" | "tuple" | "complex") {
                    self.skip_blank();
                }
                self.body()?;
            }
            _ => return Err(ParseError::expected(start as u32, "a type")),
        }
        Ok(self.span_from(start))
    }

    /// Reads the result of a function type that is a single type. It cannot be a function type, so
    /// this does not recurse.
    fn nested_result(&mut self) -> Result<(), ParseError> {
        if self.byte(0) == b'(' {
            return Err(ParseError::expected(self.offset(), "a type"));
        }
        self.type_().map(|_| ())
    }

    /// Reads `<...>` if it follows directly.
    fn body(&mut self) -> Result<(), ParseError> {
        if self.byte(0) == b'<' { self.balanced() } else { Ok(()) }
    }

    /// Reads an attribute value as in an attribute dictionary. Nested attributes are skipped as
    /// brackets, without recursion.
    pub(crate) fn attr(&mut self, typed: Typed) -> Result<Span, ParseError> {
        self.skip_blank();
        let start = self.pos;
        let mut may_have_type = false;
        match self.byte(0) {
            b'"' => {
                self.string()?;
                may_have_type = true;
            }
            b'-' | b'0'..=b'9' => {
                self.number()?;
                may_have_type = true;
            }
            b'[' | b'{' | b'<' => self.balanced()?,
            b'@' => drop(self.symbol()?),
            b'#' => {
                self.pos += 1;
                self.skip_while(is_bare);
                self.body()?;
                may_have_type = true;
            }
            b'!' | b'(' => drop(self.type_()?),
            b if is_letter(b) => may_have_type = self.worded_attr()?,
            _ => return Err(ParseError::expected(start as u32, "an attribute value")),
        }
        if may_have_type && typed == Typed::Yes {
            let end = self.pos;
            if !self.eat(":") || self.type_().is_err() {
                self.pos = end;
            }
        }
        Ok(self.span_from(start))
    }

    /// Reads `dense<..>`, `affine_map<..>`, `loc(..)`, `true` or a builtin type. Returns whether a
    /// `: type` may follow.
    fn worded_attr(&mut self) -> Result<bool, ParseError> {
        let word = self.bare();
        match word {
            "loc" if self.byte(0) == b'(' => self.balanced()?,
            "distinct" if self.byte(0) == b'[' => {
                self.balanced()?;
                self.body()?;
            }
            _ => {
                if matches!(
                    word,
                    "dense"
                        | "sparse"
                        | "affine_map"
                        | "affine_set"
                        | "array"
                        | "tensor"
                        | "vector"
                        | "memref"
                ) {
                    let end = self.pos;
                    self.skip_blank();
                    if self.byte(0) != b'<' {
                        self.pos = end;
                    }
                }
                self.body()?;
            }
        }
        Ok(matches!(word, "dense" | "sparse" | "dense_resource" | "opaque"))
    }

    /// Reads an integer, hexadecimal integer or float, with its sign.
    pub(crate) fn number(&mut self) -> Result<Span, ParseError> {
        let start = self.pos;
        self.eat_byte(b'-');
        if !is_digit(self.byte(0)) {
            self.pos = start;
            return Err(ParseError::expected(start as u32, "a number"));
        }
        if self.byte(0) == b'0' && self.byte(1) == b'x' && is_hex(self.byte(2)) {
            self.pos += 2;
            self.skip_while(is_hex);
            return Ok(self.span_from(start));
        }
        self.skip_while(is_digit);
        if self.byte(0) == b'.' {
            self.pos += 1;
            self.skip_while(is_digit);
            let sign = usize::from(matches!(self.byte(1), b'+' | b'-'));
            if matches!(self.byte(0), b'e' | b'E') && is_digit(self.byte(1 + sign)) {
                self.pos += 1 + sign;
                self.skip_while(is_digit);
            }
        }
        Ok(self.span_from(start))
    }
}
