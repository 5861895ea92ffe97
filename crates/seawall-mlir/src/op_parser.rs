//! What a custom parser works with: the same vocabulary as MLIR's `OpAsmParser`. Operands, attributes,
//! regions and successors are filed under their ODS names; names that the row does not list are an error of
//! the row.

use crate::error::ParseError;
use crate::ids::TypeId;
use crate::parse::Parser;
use crate::parse::state::OpState;
use crate::syntax::OpSyntax;
use seawall_base::Span;

/// Reads one op. Every method skips blanks and comments first; one that fails takes nothing back: the op is
/// read again by the next format, or structurally.
pub struct OpParser<'p, 'a> {
    pub(crate) p: &'p mut Parser<'a>,
    pub(crate) op: &'p mut OpState,
}

/// An operand that was read.
#[derive(Clone, Copy, Debug)]
pub struct Operand {
    /// Where it is spelled, `#1` included.
    pub span: Span,
}

/// A region's entry argument.
#[derive(Clone, Copy, Debug)]
pub struct RegionArg {
    /// `%name`.
    pub name: Span,
    /// Its type, if written or known.
    pub ty: Option<TypeId>,
}

/// How a list is enclosed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Delimiter {
    /// No brackets; may be empty.
    None,
    /// `(...)`.
    Paren,
    /// `[...]`.
    Square,
    /// `<...>`.
    Less,
    /// `(...)` or nothing at all.
    OptionalParen,
    /// `[...]` or nothing at all.
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
    /// The row of the op.
    pub fn row(&self) -> &'static OpSyntax {
        self.p.row_syntax(self.op.row)
    }

    /// Byte at which the next token starts.
    pub fn position(&mut self) -> u32 {
        self.p.s.skip_blank();
        self.p.s.offset()
    }

    /// "expected `what`" at the next token.
    pub fn error(&mut self, what: &'static str) -> ParseError {
        let at = self.position();
        ParseError::expected(at, what)
    }

    /// Number of values that the left side of the op names; 0 when it has no left side.
    pub fn result_count(&self) -> u32 {
        self.op.named_results
    }

    // ---- tokens ----------------------------------------------------------------------------------------------------

    /// Takes punctuation such as `->` or `,`, or a keyword.
    pub fn expect(&mut self, literal: &'static str) -> Result<(), ParseError> {
        self.p.s.expect(literal)
    }

    /// Takes it if it comes next.
    pub fn optional(&mut self, literal: &str) -> bool {
        self.p.s.eat(literal)
    }

    /// Whether it comes next.
    pub fn at(&mut self, literal: &str) -> bool {
        self.p.s.skip_blank();
        self.p.s.looking_at(literal)
    }

    /// Takes any bare word (dots included).
    pub fn keyword(&mut self) -> Result<&'a str, ParseError> {
        self.p.s.skip_blank();
        match self.p.s.bare() {
            "" => Err(ParseError::expected(self.p.s.offset(), "a keyword")),
            word => Ok(word),
        }
    }

    /// Takes the keyword if it comes next; the same as [`optional`](Self::optional).
    pub fn optional_keyword(&mut self, word: &str) -> bool {
        self.optional(word)
    }

    /// Takes the first of `words` that comes next.
    pub fn optional_keyword_of(&mut self, words: &'static [&'static str]) -> Option<&'static str> {
        words.iter().find(|w| self.optional(w)).copied()
    }

    /// A decimal or hexadecimal integer without type.
    pub fn integer(&mut self) -> Result<i128, ParseError> {
        self.optional_integer().ok_or_else(|| self.error("an integer"))
    }

    /// Takes an integer if one comes next.
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

    /// A string literal; gives its contents as written, escapes included.
    pub fn string(&mut self) -> Result<&'a str, ParseError> {
        self.p.s.skip_blank();
        let span = self.p.s.string()?;
        Ok(Span::new(span.start + 1, span.end - 1).of(self.p.s.text))
    }

    // ---- operands --------------------------------------------------------------------------------------------------

    /// `%x` or `%x#1`, filed under `group`.
    pub fn operand(&mut self, group: &str) -> Result<Operand, ParseError> {
        let group = self.p.operand_group(self.op, group)?;
        self.p.read_operand(group)
    }

    /// Takes an operand if `%` comes next.
    pub fn optional_operand(&mut self, group: &str) -> Result<Option<Operand>, ParseError> {
        if self.at_operand() { self.operand(group).map(Some) } else { Ok(None) }
    }

    /// Whether `%` comes next.
    pub fn at_operand(&mut self) -> bool {
        self.p.s.skip_blank();
        self.p.s.byte(0) == b'%'
    }

    /// Comma-separated operands.
    pub fn operand_list(&mut self, group: &str, delimiter: Delimiter) -> Result<Vec<Operand>, ParseError> {
        let mut all = Vec::new();
        self.list(delimiter, |p| {
            all.push(p.operand(group)?);
            Ok(())
        })?;
        Ok(all)
    }

    /// Comma-separated anything; `one` is called in front of each element.
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

    /// The type of the value that `operand` names, if it is defined by now.
    pub fn operand_type(&self, operand: Operand) -> Option<TypeId> {
        self.p.use_type(operand.span)
    }

    /// Says which types the text gives to the operands of `group`, in order; checked against their
    /// definitions.
    pub fn resolve(&mut self, group: &str, types: &[TypeId]) -> Result<(), ParseError> {
        let group = self.p.operand_group(self.op, group)?;
        self.p.operand_types.extend(types.iter().map(|&ty| (group, ty)));
        Ok(())
    }

    /// Says which types the text gives to all operands read so far, in textual order.
    pub fn resolve_all(&mut self, types: &[TypeId]) -> Result<(), ParseError> {
        let at = self.position();
        self.p.resolve_all(self.op, types, at)
    }

    // ---- types -----------------------------------------------------------------------------------------------------

    /// A type.
    pub fn parse_type(&mut self) -> Result<TypeId, ParseError> {
        self.p.read_type()
    }

    /// Comma-separated types, at least one.
    pub fn type_list(&mut self) -> Result<Vec<TypeId>, ParseError> {
        let mut all = vec![self.parse_type()?];
        while self.optional(",") {
            all.push(self.parse_type()?);
        }
        Ok(all)
    }

    /// `(T, T)`, possibly empty.
    pub fn paren_type_list(&mut self) -> Result<Vec<TypeId>, ParseError> {
        let mut all = Vec::new();
        self.list(Delimiter::Paren, |p| {
            all.push(p.parse_type()?);
            Ok(())
        })?;
        Ok(all)
    }

    /// What may follow `->`: one type or a list in parentheses.
    pub fn result_type_list(&mut self) -> Result<Vec<TypeId>, ParseError> {
        if self.at("(") { self.paren_type_list() } else { Ok(vec![self.parse_type()?]) }
    }

    /// `(T, T) -> T`: gives both sides.
    pub fn functional_type(&mut self) -> Result<(Vec<TypeId>, Vec<TypeId>), ParseError> {
        let inputs = self.paren_type_list()?;
        self.expect("->")?;
        Ok((inputs, self.result_type_list()?))
    }

    /// Types of the op's results in order, all groups together.
    pub fn results(&mut self, types: &[TypeId]) {
        let first = self.p.result_types.len() - self.op.mark.result_types;
        for (i, &ty) in types.iter().enumerate() {
            self.p.result_types.push((self.p.result_group_at(self.op.row, (first + i) as u32), ty));
        }
    }

    /// Types of the results of one group.
    pub fn result_group(&mut self, group: &str, types: &[TypeId]) -> Result<(), ParseError> {
        let group = self.p.result_group(self.op, group)?;
        self.p.result_types.extend(types.iter().map(|&ty| (group, ty)));
        Ok(())
    }

    /// The id of a type that the text need not contain, such as `i1`.
    pub fn type_named(&mut self, text: &str) -> TypeId {
        self.p.made_type(text)
    }

    /// The type as written.
    pub fn type_text(&self, ty: TypeId) -> &str {
        self.p.type_text(ty)
    }
}
