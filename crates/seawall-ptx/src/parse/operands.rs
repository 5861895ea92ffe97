//! Operands of instructions.

use seawall_base::Span;

use super::{Parsed, Parser};
use crate::module::{Operand, OperandKind, Operands};
use crate::number::integer;
use crate::scan::Token;

/// How deep operands nest. `[map, {a, b}]` in a list of a call has the depth 3.
const DEPTH: u32 = 4;

impl Parser<'_> {
    /// Reads operands up to `end`, and moves past it.
    pub(super) fn operands_until(&mut self, end: u8) -> Parsed<Operands> {
        self.list(end, 0)
    }

    fn list(&mut self, end: u8, depth: u32) -> Parsed<Operands> {
        if depth > DEPTH {
            return Err(self.error(
                "operands nest too deeply",
                "the limit is 4",
                "the text is not valid PTX",
            ));
        }
        let from = self.scratch.len();
        while !self.scanner.take(end) {
            if self.scratch.len() > from {
                self.expect(b',', "a list of operands")?;
            }
            let operand = self.operand(depth)?;
            self.scratch.push(operand);
        }
        Ok(self.close_list(from))
    }

    /// Moves the operands from `from` on into the arena.
    fn close_list(&mut self, from: usize) -> Operands {
        let start = self.module.operands.len() as u32;
        self.module.operands.extend(self.scratch.drain(from..));
        Operands { start, end: self.module.operands.len() as u32 }
    }

    fn operand(&mut self, depth: u32) -> Parsed<Operand> {
        let first = self.single(depth)?;
        if !self.scanner.is(b'|') {
            return Ok(first);
        }
        let from = self.scratch.len();
        self.scratch.push(first);
        while self.scanner.take(b'|') {
            let next = self.single(depth)?;
            self.scratch.push(next);
        }
        let kind = OperandKind::Pair(self.close_list(from));
        Ok(Operand { kind, span: Span::new(first.span.start, self.scanner.last_end) })
    }

    fn single(&mut self, depth: u32) -> Parsed<Operand> {
        let start = self.scanner.span.start;
        let kind = match self.scanner.token {
            Token::Word => self.named()?,
            Token::Number => self.number(false),
            Token::Punctuation(b'-') => {
                self.scanner.advance();
                if self.scanner.token != Token::Number {
                    return Err(self.malformed());
                }
                self.number(true)
            }
            Token::Punctuation(b'!') => {
                self.scanner.advance();
                OperandKind::Negated { name: self.name("a negated operand")? }
            }
            Token::Punctuation(b'{') => {
                self.scanner.advance();
                OperandKind::Vector(self.list(b'}', depth + 1)?)
            }
            Token::Punctuation(b'(') => {
                self.scanner.advance();
                OperandKind::List(self.list(b')', depth + 1)?)
            }
            Token::Punctuation(b'[') => {
                self.scanner.advance();
                self.address(depth)?
            }
            Token::Directive | Token::Text | Token::Punctuation(_) | Token::End => {
                return Err(self.malformed());
            }
        };
        Ok(Operand { kind, span: Span::new(start, self.scanner.last_end) })
    }

    fn malformed(&self) -> seawall_base::Diagnostic {
        self.error("an operand is malformed", "expected an operand", "the text may be cut off, or not PTX")
    }

    fn named(&mut self) -> Parsed<OperandKind> {
        let name = self.scanner.span;
        self.scanner.advance();
        match self.scanner.token {
            Token::Punctuation(b'+' | b'-') => Ok(OperandKind::Sum { name, offset: self.offset()? }),
            _ => Ok(OperandKind::Name),
        }
    }

    fn number(&mut self, negative: bool) -> OperandKind {
        let value = integer(self.scanner.text());
        self.scanner.advance();
        match value {
            Some(value) if negative => OperandKind::Integer(value.wrapping_neg()),
            Some(value) => OperandKind::Integer(value),
            None => OperandKind::Float,
        }
    }

    /// `[base+offset, …]` behind the bracket.
    fn address(&mut self, depth: u32) -> Parsed<OperandKind> {
        let from = self.scratch.len();
        let start = self.scanner.span;
        let mut base = match self.scanner.token {
            Token::Word => {
                self.scanner.advance();
                Operand { kind: OperandKind::Name, span: start }
            }
            _ => self.single(depth + 1)?,
        };
        let mut offset = self.offset()?;
        // An absolute address is all offset.
        if let OperandKind::Integer(value) = base.kind {
            offset = offset.wrapping_add(value.cast_signed());
            base.kind = OperandKind::Integer(0);
        }
        self.scratch.push(base);
        while self.scanner.take(b',') {
            if depth >= DEPTH {
                return Err(self.error(
                    "operands nest too deeply",
                    "the limit is 4",
                    "the text is not valid PTX",
                ));
            }
            let part = self.single(depth + 1)?;
            self.scratch.push(part);
        }
        self.expect(b']', "an address")?;
        Ok(OperandKind::Address { parts: self.close_list(from), offset })
    }

    /// A sum of constants behind a name: `+4`, `+-4`, `- 4`, or nothing.
    fn offset(&mut self) -> Parsed<i64> {
        let mut sum = 0_i64;
        while let Token::Punctuation(sign @ (b'+' | b'-')) = self.scanner.token {
            self.scanner.advance();
            let negative = (sign == b'-') != self.scanner.take(b'-');
            let value = match self.scanner.token {
                Token::Number => integer(self.scanner.text()),
                _ => None,
            };
            let Some(value) = value else {
                return Err(self.error(
                    "an offset is malformed",
                    "expected an integer",
                    "offsets in PTX are integer constants",
                ));
            };
            self.scanner.advance();
            let value = value.cast_signed();
            sum = if negative { sum.wrapping_sub(value) } else { sum.wrapping_add(value) };
        }
        Ok(sum)
    }
}
