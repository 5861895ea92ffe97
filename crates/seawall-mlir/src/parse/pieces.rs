//! The parts that all readers share: operands, types, attributes, dictionaries, locations and
//! successors.

use super::Parser;
use super::keys::check_keys;
use super::op_state::{OpState, PendingSuccessor, Use, UseKind};
use crate::chars::{is_bare, is_digit, is_letter};
use crate::error::ParseError;
use crate::extent::Typed;
use crate::ids::{AttrId, BlockId, TypeId};
use crate::ir::{DictPlace, NO_ROW, NamedAttr};
use crate::op_parser::Operand;
use crate::registry::{Arity, GroupTable};
use crate::scan::unclosed;
use seawall_base::Span;
use smallvec::SmallVec;

/// The group of each operand or result. Most ops need no allocation.
pub(super) type Groups = SmallVec<[u32; 8]>;

impl<'a> Parser<'a> {
    // ---- groups ----------------------------------------------------------------------------

    pub(crate) fn operand_group(&self, st: &OpState, name: &str) -> Result<u32, ParseError> {
        let found = self.registry.rows().get(st.row).and_then(|row| row.operands.find(name));
        found.ok_or_else(|| self.no_such(st, "operand", name))
    }

    pub(crate) fn result_group(&self, st: &OpState, name: &str) -> Result<u32, ParseError> {
        let found = self.registry.rows().get(st.row).and_then(|row| row.results.find(name));
        found.ok_or_else(|| self.no_such(st, "result", name))
    }

    #[cold]
    fn no_such(&self, st: &OpState, what: &str, name: &str) -> ParseError {
        ParseError::new(st.name_span, format!("the row of {} has no {what} `{name}`", self.name_text(st)))
    }

    /// Returns the group of the `index`-th result if the reader does not give it.
    pub(crate) fn result_group_at(&self, row: u32, index: u32) -> u32 {
        let groups = self.registry.rows().get(row).map_or(1, |r| r.results.len());
        index.min(groups.saturating_sub(1))
    }

    // ---- operands --------------------------------------------------------------------------

    /// Reads `%x` or `%x#1`.
    #[inline]
    pub(crate) fn read_operand(&mut self, group: u32) -> Result<Operand, ParseError> {
        self.s.skip_blank();
        let Some(mut span) = self.s.ssa_name() else {
            return Err(ParseError::expected(self.s.offset(), "an operand such as `%0`"));
        };
        let name = self.scope.id(&self.texts, span);
        let mut index = 0;
        if self.s.byte(0) == b'#' && is_digit(self.s.byte(1)) {
            self.s.pos += 1;
            let Some(number) = self.s.decimal() else {
                return Err(ParseError::expected(self.s.offset(), "the number of a result after `#`"));
            };
            index = number;
            span.end = self.s.offset();
        }
        if let Some(ty) = self.type_of(name, index) {
            self.expectation.operand(ty);
        }
        self.uses.push(Use { span, name, index, group, kind: UseKind::Plain, ty: None });
        Ok(Operand { span })
    }

    /// Reads comma-separated operands, at least one.
    pub(super) fn read_operands(&mut self, group: u32) -> Result<(), ParseError> {
        self.read_operand(group)?;
        while self.s.eat(",") {
            self.read_operand(group)?;
        }
        Ok(())
    }

    /// Sets the types of all operands of the op in ODS order.
    pub(crate) fn resolve_all(&mut self, st: &OpState, types: &[TypeId], at: u32) -> Result<(), ParseError> {
        let mut groups: Groups =
            self.uses.get(st.mark.uses..).unwrap_or(&[]).iter().map(|u| u.group).collect();
        if groups.len() != types.len() {
            let message = format!("{} operands but {} operand types", groups.len(), types.len());
            return Err(ParseError::new(Span::at(at), message));
        }
        groups.sort_unstable();
        self.operand_types.extend(groups.into_iter().zip(types.iter().copied()));
        Ok(())
    }

    // ---- types -----------------------------------------------------------------------------

    #[inline]
    pub(crate) fn read_type(&mut self) -> Result<TypeId, ParseError> {
        self.s.skip_blank();
        let ty = match read_expected_type(self) {
            Some(ty) => ty,
            None => {
                let span = self.s.type_()?;
                self.types.intern(&self.texts, span)
            }
        };
        self.expectation.read(ty);
        Ok(ty)
    }

    /// Reads comma-separated types, at least one.
    pub(super) fn read_types(&mut self, mut each: impl FnMut(&mut Self, TypeId)) -> Result<(), ParseError> {
        loop {
            let ty = self.read_type()?;
            each(self, ty);
            if !self.s.eat(",") {
                return Ok(());
            }
        }
    }

    /// Reads `(T, T)`, possibly empty. Attribute dictionaries after the types are skipped.
    pub(super) fn read_paren_types(
        &mut self,
        mut each: impl FnMut(&mut Self, TypeId),
    ) -> Result<(), ParseError> {
        self.s.expect("(")?;
        if self.s.eat(")") {
            return Ok(());
        }
        loop {
            let ty = self.read_type()?;
            each(self, ty);
            self.s.skip_blank();
            if self.s.byte(0) == b'{' {
                self.s.balanced()?;
            }
            if !self.s.eat(",") {
                return self.s.expect(")");
            }
        }
    }

    /// Reads one type or a list in parentheses.
    pub(super) fn read_result_types(
        &mut self,
        each: impl FnMut(&mut Self, TypeId),
    ) -> Result<(), ParseError> {
        let mut each = each;
        self.s.skip_blank();
        if self.s.byte(0) == b'(' {
            return self.read_paren_types(each);
        }
        let ty = self.read_type()?;
        each(self, ty);
        Ok(())
    }

    /// Skips blanks and returns whether a type may begin here.
    pub(super) fn at_type(&mut self) -> bool {
        self.s.skip_blank();
        let b = self.s.byte(0);
        matches!(b, b'!' | b'(' | b'<') || (is_letter(b) && super::guess::is_type_word(&self.s))
    }

    /// Returns the id of a type that may not occur in the text.
    pub(crate) fn made_type(&mut self, text: &str) -> TypeId {
        if let Some(known) = self.types.find(&self.texts, text) {
            return known;
        }
        let span = self.texts.add(text);
        self.types.intern(&self.texts, span)
    }

    pub(crate) fn type_text(&self, ty: TypeId) -> &str {
        self.texts.get(self.types.span(ty))
    }

    // ---- attributes ------------------------------------------------------------------------

    pub(crate) fn intern_attr(&mut self, span: Span) -> AttrId {
        self.attrs.intern(&self.texts, span)
    }

    #[inline]
    pub(crate) fn read_attr(&mut self, typed: Typed) -> Result<(AttrId, Span), ParseError> {
        let span = self.s.attr(typed)?;
        Ok((self.intern_attr(span), span))
    }

    /// Like [`read_attr`](Self::read_attr), but also reads the words of an enum: `acq_rel`,
    /// `local|global_read`.
    pub(crate) fn read_bare_attr(&mut self, typed: Typed) -> Result<(AttrId, Span), ParseError> {
        let mut span = self.s.attr(typed)?;
        while self.s.byte(0) == b'|' && is_letter(self.s.byte(1)) {
            self.s.pos += 1;
            self.s.bare();
            span.end = self.s.offset();
        }
        Ok((self.intern_attr(span), span))
    }

    pub(crate) fn file_attr(&mut self, name: &str, value: AttrId, span: Span) {
        let key = self.made_symbol(name);
        self.op_attrs.push(NamedAttr { key, value, span });
    }

    /// Reads `{...}` if it comes next.
    pub(crate) fn read_attr_dict(&mut self, st: &mut OpState) -> Result<(), ParseError> {
        let before = self.s.token_end();
        self.s.skip_blank();
        if self.s.byte(0) != b'{' {
            st.dict = DictPlace::Absent(before);
            return Ok(());
        }
        st.dict = DictPlace::Here(self.s.offset());
        self.read_dict()
    }

    /// Reads `attributes {...}` if it comes next.
    pub(crate) fn read_attr_dict_with_keyword(&mut self, st: &mut OpState) -> Result<(), ParseError> {
        let before = self.s.token_end();
        if !self.s.eat("attributes") {
            st.dict = DictPlace::AbsentWithKeyword(before);
            return Ok(());
        }
        self.s.skip_blank();
        st.dict = DictPlace::Here(self.s.offset());
        self.read_dict()
    }

    /// Reads `<{...}>` if it comes next.
    pub(crate) fn read_prop_dict(&mut self, st: &mut OpState) -> Result<(), ParseError> {
        let before = self.s.token_end();
        self.s.skip_blank();
        if self.s.byte(0) != b'<' || self.s.byte(1) != b'{' {
            if st.dict == DictPlace::Nowhere {
                st.dict = DictPlace::Absent(before);
            }
            return Ok(());
        }
        self.s.pos += 1;
        self.read_dict()?;
        self.s.expect(">")
    }

    /// Reads a dictionary `{...}`.
    pub(super) fn read_dict(&mut self) -> Result<(), ParseError> {
        let (open, first) = (self.s.offset(), self.op_attrs.len());
        self.s.expect("{")?;
        if self.s.eat("}") {
            return Ok(());
        }
        loop {
            self.s.skip_blank();
            let start = self.s.pos;
            let (span, inner) = if self.s.byte(0) == b'"' {
                let span = self.s.string()?;
                (span, Span::new(span.start + 1, span.end - 1))
            } else {
                self.s.bare();
                let span = self.s.span_from(start);
                (span, span)
            };
            if span.is_empty() {
                let end = self.s.at_end();
                let error = ParseError::expected(self.s.offset(), "an attribute name");
                return Err(if end { unclosed(self.s.text, open) } else { error });
            }
            let key = self.symbols.intern(&self.texts, inner);
            let (value, span) = if self.s.eat("=") { self.read_attr(Typed::Yes)? } else { (self.unit, span) };
            self.op_attrs.push(NamedAttr { key, value, span });
            if self.s.eat(",") {
                continue;
            }
            if self.s.eat("}") {
                check_keys(self, first);
                return Ok(());
            }
            let error = ParseError::expected(self.s.offset(), "`,` or `}` after an attribute");
            return Err(if self.s.at_end() { unclosed(self.s.text, open) } else { error });
        }
    }

    // ---- locations -------------------------------------------------------------------------

    /// Reads a trailing `loc(...)`. Returns the empty span if there is none.
    #[inline]
    pub(super) fn read_loc(&mut self) -> Result<Span, ParseError> {
        self.s.skip_blank();
        if self.s.byte(0) != b'l' || !self.s.looking_at("loc(") {
            return Ok(Span::default());
        }
        let start = self.s.pos;
        self.s.pos += 3;
        self.s.balanced()?;
        Ok(self.s.span_from(start))
    }

    pub(crate) fn skip_loc(&mut self) -> Result<(), ParseError> {
        self.read_loc().map(|_| ())
    }

    // ---- successors ------------------------------------------------------------------------

    /// Reads a block label and returns the block with this label in the op's region.
    fn successor_block(&mut self, st: &OpState) -> Result<BlockId, ParseError> {
        self.s.skip_blank();
        let name = self.label_name()?;
        let Some(region) = self.t.blocks[st.parent].parent else {
            return Err(ParseError::new(name, "a branch must be inside a region"));
        };
        Ok(self.block_called(region, name))
    }

    /// Reads `^bb1` as the next successor of the row.
    pub(crate) fn read_successor(&mut self, st: &mut OpState) -> Result<(), ParseError> {
        let block = self.successor_block(st)?;
        let index = self.op_successors.len() - st.mark.successors;
        let row = self.registry.rows().get(st.row);
        let group = row.and_then(|r| r.successors.get(index)).and_then(|s| s.1).unwrap_or(NO_ROW);
        self.op_successors.push(PendingSuccessor { block, first: 0, len: 0, group });
        Ok(())
    }

    /// Reads `^bb1` or `^bb1(%a, %b : T, T)`.
    pub(crate) fn read_successor_with_args(
        &mut self,
        st: &mut OpState,
        group: u32,
    ) -> Result<(), ParseError> {
        let block = self.successor_block(st)?;
        let first = self.uses.len();
        if self.s.eat("(") && !self.s.eat(")") {
            self.read_operands(group)?;
            self.s.expect(":")?;
            self.read_types(|p, ty| p.operand_types.push((group, ty)))?;
            self.s.expect(")")?;
        }
        let len = (self.uses.len() - first) as u32;
        let group = if group == NO_ROW { NO_ROW } else { group };
        self.op_successors.push(PendingSuccessor { block, first: first as u32, len, group });
        Ok(())
    }
}

/// Reads one of the types that are likely here. Comparing a text is cheaper than finding its end
/// and its id.
fn read_expected_type(parser: &mut Parser<'_>) -> Option<TypeId> {
    let rest = parser.s.text.as_bytes().get(parser.s.pos..)?;
    for ty in parser.expectation.types().into_iter().flatten() {
        let text = parser.texts.bytes(parser.types.span(ty));
        if let Some(after) = rest.strip_prefix(text)
            && ends_type(text, after.first().copied().unwrap_or(0))
        {
            parser.s.pos += text.len();
            return Some(ty);
        }
    }
    None
}

/// Whether a type that is written as `text` ends where `next` follows it.
fn ends_type(text: &[u8], next: u8) -> bool {
    match (text.first(), text.last()) {
        // The end of a function type depends on its result.
        (Some(b'('), _) | (_, None) => false,
        (_, Some(b'>')) => next != b'=',
        (_, Some(&last)) => {
            // Blanks may precede the `<` of these types.
            let is_open = matches!(text, b"tensor" | b"vector" | b"memref" | b"tuple" | b"complex");
            is_bare(last) && !is_bare(next) && next != b'<' && !is_open
        }
    }
}

/// Returns the group of each of `count` values in ODS order, or `None` if the arities leave it
/// ambiguous.
///
/// At most one group may have a variable size, with the exception below.
pub(super) fn spread(table: &GroupTable, count: usize) -> Option<Groups> {
    let fixed = table.arity.iter().filter(|&&a| a == Arity::One).count();
    let varying = table.arity.len() - fixed;
    let rest = count.checked_sub(fixed)?;
    if varying == 0 && rest > 0 {
        return None;
    }
    // Several groups may be variable if all are empty, or if every optional group has one value.
    let each_once = varying == rest && table.arity.iter().all(|&a| a != Arity::Many);
    if varying > 1 && rest > 0 && !each_once {
        return None;
    }
    let mut groups = Groups::with_capacity(count);
    for (group, arity) in table.arity.iter().enumerate() {
        let n = match arity {
            Arity::One => 1,
            _ if each_once => 1,
            _ if varying == 1 => rest,
            _ => 0,
        };
        groups.extend(std::iter::repeat_n(group as u32, n));
    }
    Some(groups)
}
