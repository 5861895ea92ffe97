//! The interface for custom parsers, modelled on MLIR's `OpAsmParser`.
//!
//! Operands, attributes, regions and successors are recorded under their ODS names. A name that the
//! row does not list is an error of the row.

use crate::error::ParseError;
use crate::ids::TypeId;
use crate::parse::Parser;
use crate::parse::op_state::OpState;
use crate::syntax::OpSyntax;
use seawall_base::Span;

/// A reader for one op.
///
/// Every method first skips blanks and comments. A method that fails does not restore the position:
/// the parser then reads the op again with the next format, or by structure.
pub struct OpParser<'p, 'a> {
    pub(crate) p: &'p mut Parser<'a>,
    pub(crate) op: &'p mut OpState,
}

/// An operand that was read.
#[derive(Clone, Copy, Debug)]
pub struct Operand {
    /// The span of the operand, including `#1`.
    pub span: Span,
}

/// An entry argument of a region.
#[derive(Clone, Copy, Debug)]
pub struct RegionArg {
    /// `%name`.
    pub name: Span,
    /// The type, if written or known.
    pub ty: Option<TypeId>,
}

/// The brackets around a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Delimiter {
    /// No brackets; the list may be empty.
    None,
    /// `(...)`.
    Paren,
    /// `[...]`.
    Square,
    /// `<...>`.
    Less,
    /// `(...)` or nothing.
    OptionalParen,
    /// `[...]` or nothing.
    OptionalSquare,
}

impl Delimiter {
    fn pair(self) -> Option<(&'static str, &'static str)> {
        match self {
            Delimiter::None => None,
            Delimiter::Paren | Delimiter::OptionalParen => Some(("(", ")")),
            Delimiter::Square | Delimiter::OptionalSquare => Some(("[", "]")),
            Delimiter::Less => Some(("<", ">")),
        }
    }
}

impl<'a> OpParser<'_, 'a> {
    /// Returns the row of the op.
    pub fn row(&self) -> &'static OpSyntax {
        self.p.row_syntax(self.op.row)
    }

    /// Returns the byte at which the next token starts.
    pub fn position(&mut self) -> u32 {
        self.p.s.skip_blank();
        self.p.s.offset()
    }

    /// Returns the error "expected `what`" at the next token.
    pub fn error(&mut self, what: &'static str) -> ParseError {
        let at = self.position();
        ParseError::expected(at, what)
    }

    /// Returns the number of values on the left side of the op; 0 if the op has no left side.
    pub fn result_count(&self) -> u32 {
        self.op.named_results
    }

    // ---- tokens ----------------------------------------------------------------------------

    /// Reads punctuation such as `->` or `,`, or a keyword.
    pub fn expect(&mut self, literal: &'static str) -> Result<(), ParseError> {
        self.p.s.expect(literal)
    }

    /// Reads `literal` if it comes next. Returns whether it did.
    pub fn optional(&mut self, literal: &str) -> bool {
        self.p.s.eat(literal)
    }

    /// Whether `literal` comes next.
    pub fn at(&mut self, literal: &str) -> bool {
        self.p.s.skip_blank();
        self.p.s.looking_at(literal)
    }

    /// Reads any bare word (including dots).
    pub fn keyword(&mut self) -> Result<&'a str, ParseError> {
        self.p.s.skip_blank();
        match self.p.s.bare() {
            "" => Err(ParseError::expected(self.p.s.offset(), "a keyword")),
            word => Ok(word),
        }
    }

    /// Reads the keyword if it comes next; the same as [`optional`](Self::optional).
    pub fn optional_keyword(&mut self, word: &str) -> bool {
        self.optional(word)
    }

    /// Reads the first of `words` that comes next.
    pub fn optional_keyword_of(&mut self, words: &'static [&'static str]) -> Option<&'static str> {
        words.iter().find(|w| self.optional(w)).copied()
    }

    /// Reads a decimal or hexadecimal integer without a type.
    pub fn integer(&mut self) -> Result<i128, ParseError> {
        self.optional_integer().ok_or_else(|| self.error("an integer"))
    }

    /// Reads an integer if one comes next.
    pub fn optional_integer(&mut self) -> Option<i128> {
        self.p.s.skip_blank();
        let start = self.p.s.pos;
        let span = self.p.s.number().ok()?;
        let value = crate::attrs::integer(span.of(self.p.s.text));
        if value.is_none() {
            self.p.s.pos = start;
        }
        value
    }

    /// Reads a string literal. Returns its contents as written, including escapes.
    pub fn string(&mut self) -> Result<&'a str, ParseError> {
        self.p.s.skip_blank();
        let span = self.p.s.string()?;
        Ok(Span::new(span.start + 1, span.end - 1).of(self.p.s.text))
    }

    // ---- operands --------------------------------------------------------------------------

    /// Reads `%x` or `%x#1` into `group`.
    pub fn operand(&mut self, group: &str) -> Result<Operand, ParseError> {
        let group = self.p.operand_group(self.op, group)?;
        self.p.read_operand(group)
    }

    /// Reads an operand if `%` comes next.
    pub fn optional_operand(&mut self, group: &str) -> Result<Option<Operand>, ParseError> {
        if self.at_operand() { self.operand(group).map(Some) } else { Ok(None) }
    }

    /// Whether `%` comes next.
    pub fn at_operand(&mut self) -> bool {
        self.p.s.skip_blank();
        self.p.s.byte(0) == b'%'
    }

    /// Reads comma-separated operands.
    pub fn operand_list(&mut self, group: &str, delimiter: Delimiter) -> Result<Vec<Operand>, ParseError> {
        let mut all = Vec::new();
        self.list(delimiter, |p| {
            all.push(p.operand(group)?);
            Ok(())
        })?;
        Ok(all)
    }

    /// Reads a comma-separated list; `one` reads each element.
    pub fn list(
        &mut self,
        delimiter: Delimiter,
        mut one: impl FnMut(&mut Self) -> Result<(), ParseError>,
    ) -> Result<(), ParseError> {
        let Some((open, close)) = delimiter.pair() else {
            if !self.at_operand() {
                return Ok(());
            }
            one(self)?;
            while self.optional(",") {
                one(self)?;
            }
            return Ok(());
        };
        if !self.optional(open) {
            let optional = matches!(delimiter, Delimiter::OptionalParen | Delimiter::OptionalSquare);
            return if optional { Ok(()) } else { self.expect(open) };
        }
        if self.optional(close) {
            return Ok(());
        }
        one(self)?;
        while self.optional(",") {
            one(self)?;
        }
        self.expect(close)
    }

    /// Returns the type of the value that `operand` names, if it is already defined.
    pub fn operand_type(&self, operand: Operand) -> Option<TypeId> {
        self.p.use_type(operand.span)
    }

    /// Sets the types of the operands of `group`, in order. The parser compares them with the
    /// definitions.
    pub fn resolve(&mut self, group: &str, types: &[TypeId]) -> Result<(), ParseError> {
        let group = self.p.operand_group(self.op, group)?;
        self.p.operand_types.extend(types.iter().map(|&ty| (group, ty)));
        Ok(())
    }

    /// Sets the types of all operands read so far, in text order.
    pub fn resolve_all(&mut self, types: &[TypeId]) -> Result<(), ParseError> {
        let at = self.position();
        self.p.resolve_all(self.op, types, at)
    }

    // ---- types -----------------------------------------------------------------------------

    /// Reads a type.
    pub fn parse_type(&mut self) -> Result<TypeId, ParseError> {
        self.p.read_type()
    }

    /// Reads comma-separated types, at least one.
    pub fn type_list(&mut self) -> Result<Vec<TypeId>, ParseError> {
        let mut all = vec![self.parse_type()?];
        while self.optional(",") {
            all.push(self.parse_type()?);
        }
        Ok(all)
    }

    /// Reads `(T, T)`, possibly empty.
    pub fn paren_type_list(&mut self) -> Result<Vec<TypeId>, ParseError> {
        let mut all = Vec::new();
        self.list(Delimiter::Paren, |p| {
            all.push(p.parse_type()?);
            Ok(())
        })?;
        Ok(all)
    }

    /// Reads the types after `->`: one type, or a list in parentheses.
    pub fn result_type_list(&mut self) -> Result<Vec<TypeId>, ParseError> {
        if self.at("(") { self.paren_type_list() } else { Ok(vec![self.parse_type()?]) }
    }

    /// Reads `(T, T) -> T` and returns both sides.
    pub fn functional_type(&mut self) -> Result<(Vec<TypeId>, Vec<TypeId>), ParseError> {
        let inputs = self.paren_type_list()?;
        self.expect("->")?;
        Ok((inputs, self.result_type_list()?))
    }

    /// Sets the types of the op's results in order, for all groups together.
    pub fn results(&mut self, types: &[TypeId]) {
        let first = self.p.result_types.len() - self.op.mark.result_types;
        for (i, &ty) in types.iter().enumerate() {
            self.p.result_types.push((self.p.result_group_at(self.op.row, (first + i) as u32), ty));
        }
    }

    /// Sets the types of the results of one group.
    pub fn result_group(&mut self, group: &str, types: &[TypeId]) -> Result<(), ParseError> {
        let group = self.p.result_group(self.op, group)?;
        self.p.result_types.extend(types.iter().map(|&ty| (group, ty)));
        Ok(())
    }

    /// Returns the id of a type that may not occur in the text, such as `i1`.
    pub fn type_named(&mut self, text: &str) -> TypeId {
        self.p.made_type(text)
    }

    /// Returns the type as written.
    pub fn type_text(&self, ty: TypeId) -> &str {
        self.p.type_text(ty)
    }
}
