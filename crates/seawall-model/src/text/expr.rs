//! Integer expressions of the text form.

use seawall_base::EntityId;

use super::lexer::Kind;
use super::parser::{Parser, Read};
use crate::ids::{BlockId, TermId};
use crate::names::{Named, numbered};
use crate::term::{BinaryOp, Predicate, TermKind};

/// The meaning of an infix operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Infix {
    Binary(BinaryOp),
    Compare(Predicate),
}

/// Operators with their precedence; a higher number binds tighter. Unsigned operations are written
/// as calls.
pub(super) const INFIX: &[(&str, u8, Infix)] = &[
    ("==", 0, Infix::Compare(Predicate::Eq)),
    ("!=", 0, Infix::Compare(Predicate::Ne)),
    ("<", 0, Infix::Compare(Predicate::Slt)),
    ("<=", 0, Infix::Compare(Predicate::Sle)),
    (">", 0, Infix::Compare(Predicate::Sgt)),
    (">=", 0, Infix::Compare(Predicate::Sge)),
    ("|", 1, Infix::Binary(BinaryOp::Or)),
    ("^", 2, Infix::Binary(BinaryOp::Xor)),
    ("&", 3, Infix::Binary(BinaryOp::And)),
    ("<<", 4, Infix::Binary(BinaryOp::Shl)),
    (">>", 4, Infix::Binary(BinaryOp::ShrS)),
    ("+", 5, Infix::Binary(BinaryOp::Add)),
    ("-", 5, Infix::Binary(BinaryOp::Sub)),
    ("*", 6, Infix::Binary(BinaryOp::Mul)),
    ("/", 6, Infix::Binary(BinaryOp::DivS)),
    ("%", 6, Infix::Binary(BinaryOp::RemS)),
];

impl Parser<'_> {
    /// Reads an expression.
    pub(super) fn expression(&mut self) -> Read<TermId> {
        self.infix(0)
    }

    fn infix(&mut self, minimum: u8) -> Read<TermId> {
        self.nested(|parser| {
            let mut left = parser.primary()?;
            while let Kind::Punct(punct) = parser.peek()
                && let Some(&(_, precedence, infix)) = INFIX.iter().find(|row| row.0 == punct)
                && precedence >= minimum
            {
                parser.bump();
                let right = parser.infix(precedence + 1)?;
                left = parser.program.terms.intern(match infix {
                    Infix::Binary(op) => TermKind::Binary(op, left, right),
                    Infix::Compare(predicate) => TermKind::Compare(predicate, left, right),
                });
            }
            Ok(left)
        })
    }

    fn primary(&mut self) -> Read<TermId> {
        if self.at_number() {
            let value = self.number("a 64-bit constant")?;
            return Ok(self.program.terms.constant(value));
        }
        if self.eat("(") {
            let inner = self.expression()?;
            self.expect(")")?;
            return Ok(inner);
        }
        if let Kind::Label(label) = self.peek() {
            let message = format!("`^{label}` is a label: write `^ {label}` for an exclusive or");
            return self.fail("text-syntax", self.span(), message);
        }
        if self.eat_word("tid") {
            return Ok(self.program.terms.intern(TermKind::Tid));
        }
        if matches!(self.peek(), Kind::Word(_)) && self.peek_at(1) == Kind::Punct("(") {
            return self.function_call();
        }
        self.variable()
    }

    fn function_call(&mut self) -> Read<TermId> {
        let (word, span) = self.word("an operation")?;
        self.expect("(")?;
        let a = self.expression()?;
        self.expect(",")?;
        if word == "again" {
            let number = self.number("a number of repetitions")?;
            self.expect(")")?;
            return Ok(self.program.terms.intern(TermKind::Again { term: a, number }));
        }
        let b = self.expression()?;
        let kind = if word == "select" {
            self.expect(",")?;
            TermKind::Select(a, b, self.expression()?)
        } else if let Some(op) = BinaryOp::from_name(word) {
            TermKind::Binary(op, a, b)
        } else if let Some(predicate) = Predicate::from_name(word) {
            TermKind::Compare(predicate, a, b)
        } else {
            return self.undefined("operation", word, span);
        };
        self.expect(")")?;
        Ok(self.program.terms.intern(kind))
    }

    fn variable(&mut self) -> Read<TermId> {
        let (word, span) = self.word("an expression")?;
        if let Some(local) = self.locals.iter().rev().find(|local| local.name == word) {
            return Ok(local.term);
        }
        if let Some(&(term, _)) = self.names.symbols.get(word) {
            return Ok(term);
        }
        if let Some(number) = numbered(word, "t") {
            if number as usize >= self.program.terms.len() {
                return self.undefined("term", word, span);
            }
            return Ok(TermId::from_index(number as usize));
        }
        if let Some((label, number)) = word.rsplit_once('.')
            && let Some(index) = numbered(number, "")
            && let Some(block) = self.block_of(label)
        {
            return Ok(self.program.terms.intern(TermKind::Param { block, index }));
        }
        self.undefined("value", word, span).map_err(|mut error: Box<_>| {
            error.help = Some(format!("declare it in the program: `symbols {word}`"));
            error
        })
    }

    /// The block with this label: that of the current function, or else the only one in the
    /// program.
    fn block_of(&self, label: &str) -> Option<BlockId> {
        match self.names.blocks.get(&(self.function, label)) {
            Some(&(block, _)) => Some(block),
            None => *self.names.labels.get(label)?,
        }
    }
}
