//! Ops with a row: the parser tries their custom parser and formats in order, then falls back to
//! structure.

use super::Parser;
use super::guess::is_op_start;
use super::op_state::OpState;
use crate::chars::is_letter;
use crate::error::{Kind, ParseError};
use crate::extent::Typed;
use crate::format::{Element, OptionalGroup, TypeRef};
use crate::ids::TypeId;
use crate::op_parser::OpParser;
use crate::registry::{Arity, AttrKind, Row};
use seawall_base::Diagnostic;
use smallvec::SmallVec;

/// The types of most ops, without an allocation.
type ShortList = SmallVec<[TypeId; 4]>;

impl<'a> Parser<'a> {
    pub(super) fn read_known(&mut self, st: &mut OpState) -> Result<(), ParseError> {
        let registry = self.registry;
        let Some(row) = registry.rows().get(st.row) else { return self.read_structural(st) };
        let start = self.s.pos;
        let mut furthest: Option<ParseError> = None;
        st.known = true;
        let custom = row.syntax.custom.iter().map(|&f| Attempt::Custom(f));
        for attempt in custom.chain(row.formats.iter().map(|p| Attempt::Format(&p.elements))) {
            let result = match attempt {
                Attempt::Custom(custom) => custom(&mut OpParser { p: self, op: st }),
                Attempt::Format(elements) => self.run(st, row, elements),
            };
            let error = match result.and_then(|()| self.check_end()) {
                Ok(()) => return Ok(()),
                Err(error) if error.is_fatal() => return Err(error),
                Err(error) => error,
            };
            if st.committed {
                // Reading a region cannot be undone cheaply, so the rest is read by structure.
                self.warn_drift(st, &error);
                st.known = false;
                return self.continue_structural(st);
            }
            self.take_back(st, start);
            if furthest.as_ref().is_none_or(|f| place(f) <= place(&error)) {
                furthest = Some(error);
            }
        }
        st.known = false;
        if let Some(error) = furthest {
            self.warn_drift(st, &error);
        }
        self.read_structural(st)
    }

    /// Checks that another op, a block, a brace or a location follows a complete op.
    fn check_end(&mut self) -> Result<(), ParseError> {
        self.s.skip_blank();
        let blank = self.s.text.as_bytes().get(self.s.token_end() as usize..self.s.pos);
        let new_line = || blank.is_some_and(|blank| blank.contains(&b'\n'));
        let fits = match self.s.byte(0) {
            b'}' => true,
            b'{' => self.s.looking_at("{-#"),
            0 => self.s.at_end(),
            b'^' | b'#' | b'!' | b'%' | b'"' if new_line() => true,
            b'l' if self.s.looking_at("loc(") => true,
            b => is_letter(b) && new_line() || is_op_start(&self.s, false, false),
        };
        if fits { Ok(()) } else { Err(ParseError::expected(self.s.offset(), "the next operation")) }
    }

    /// Warns, once per op name, that the spelling here matches none of the supported formats.
    #[cold]
    fn warn_drift(&mut self, st: &OpState, error: &ParseError) {
        if !self.drifted.insert(st.name) {
            return;
        }
        let why = error.clone().into_diagnostic(self.s.text);
        let message = format!("{} has an unknown assembly format: {}", self.name_text(st), why.message);
        let warning = Diagnostic::warning("parse::format-drift", why.primary.span, message)
            .also(st.name_span, "in this operation")
            .note("the parser read this operation by structure: its operands and results are found, but not their roles");
        self.warnings.push(warning);
    }

    // ---- format programs -------------------------------------------------------------------

    fn run(&mut self, st: &mut OpState, row: &'a Row, elements: &'a [Element]) -> Result<(), ParseError> {
        for (i, element) in elements.iter().enumerate() {
            // The most frequent elements, without a call.
            match element {
                Element::Literal(text) => self.s.expect(text)?,
                Element::Operand(group) => self.run_operand(row, *group)?,
                Element::Dict => self.read_attr_dict(st)?,
                _ => self.run_one(st, row, element, i > 0)?,
            }
        }
        Ok(())
    }

    #[inline(never)]
    fn run_one(
        &mut self,
        st: &mut OpState,
        row: &'a Row,
        element: &'a Element,
        follows: bool,
    ) -> Result<(), ParseError> {
        match element {
            Element::Literal(text) => self.s.expect(text)?,
            Element::Operand(group) => self.run_operand(row, *group)?,
            Element::OperandType(group) => {
                let group = *group;
                self.run_types(row.operands.arity.get(group as usize).copied(), |p, ty| {
                    p.operand_types.push((group, ty))
                })?;
            }
            Element::ResultType(group) => {
                let group = *group;
                self.run_types(row.results.arity.get(group as usize).copied(), |p, ty| {
                    p.result_types.push((group, ty))
                })?;
            }
            Element::Attr { index, typed, anchor } => {
                self.run_attr(row, *index, *typed, *anchor && follows)?
            }
            Element::Dict => self.read_attr_dict(st)?,
            Element::DictWithKeyword => self.read_attr_dict_with_keyword(st)?,
            Element::PropDict => self.read_prop_dict(st)?,
            Element::Region(_) => drop(self.read_region(st, &[], row.syntax.isolated)?),
            Element::Regions => self.run_regions(st, row)?,
            Element::Successor(_) => self.read_successor(st)?,
            Element::Successors => {
                self.read_successor(st)?;
                while self.s.eat(",") {
                    self.read_successor(st)?;
                }
            }
            Element::Operands => {
                self.s.skip_blank();
                if self.s.byte(0) == b'%' {
                    self.run_all_operands(st, row)?;
                }
            }
            Element::Types(of) => {
                let mut types = ShortList::new();
                if self.at_type() {
                    self.read_types(|_, ty| types.push(ty))?;
                }
                self.assign_types(st, row, *of, &types)?;
            }
            Element::Functional(inputs, outputs) => {
                let mut types = ShortList::new();
                self.read_paren_types(|_, ty| types.push(ty))?;
                self.assign_types(st, row, *inputs, &types)?;
                self.s.expect("->")?;
                types.clear();
                self.read_result_types(|_, ty| types.push(ty))?;
                self.assign_types(st, row, *outputs, &types)?;
            }
            Element::Optional(group) => self.run_optional(st, row, group)?,
            Element::AnyOrder(clauses) => {
                while let Some((_, body)) = clauses.iter().find(|(word, _)| self.s.eat(word)) {
                    for element in body {
                        self.run_one(st, row, element, true)?;
                    }
                }
            }
            Element::Custom(directive, args) => directive(&mut OpParser { p: self, op: st }, args)?,
        }
        Ok(())
    }

    fn run_operand(&mut self, row: &Row, group: u32) -> Result<(), ParseError> {
        match row.operands.arity.get(group as usize) {
            Some(Arity::One) | None => self.read_operand(group).map(|_| ()),
            Some(arity) => {
                self.s.skip_blank();
                match (self.s.byte(0), arity) {
                    (b'%', Arity::Many) => self.read_operands(group),
                    (b'%', _) => self.read_operand(group).map(|_| ()),
                    _ => Ok(()),
                }
            }
        }
    }

    fn run_types(
        &mut self,
        arity: Option<Arity>,
        mut each: impl FnMut(&mut Self, TypeId),
    ) -> Result<(), ParseError> {
        match arity {
            Some(Arity::Many) if self.at_type() => self.read_types(each),
            Some(Arity::Optional) if self.at_type() => {
                let ty = self.read_type()?;
                each(self, ty);
                Ok(())
            }
            Some(Arity::Many | Arity::Optional) => Ok(()),
            _ => {
                let ty = self.read_type()?;
                each(self, ty);
                Ok(())
            }
        }
    }

    fn run_regions(&mut self, st: &mut OpState, row: &Row) -> Result<(), ParseError> {
        self.s.skip_blank();
        while self.s.byte(0) == b'{' {
            self.read_region(st, &[], row.syntax.isolated)?;
            if !self.s.eat(",") {
                break;
            }
            self.s.skip_blank();
        }
        Ok(())
    }

    /// Interprets `operands`: all operands in one list.
    fn run_all_operands(&mut self, st: &OpState, row: &Row) -> Result<(), ParseError> {
        let first = self.uses.len();
        let at = self.s.offset();
        self.read_operands(0)?;
        let Some(groups) = super::pieces::spread(&row.operands, self.uses.len() - first) else {
            let count = self.uses.len() - first;
            let message = format!("{} does not accept {count} operands", self.name_text(st));
            return Err(ParseError::new(seawall_base::Span::new(at, self.s.offset()), message));
        };
        for (used, group) in self.uses[first..].iter_mut().zip(groups) {
            used.group = group;
        }
        Ok(())
    }

    fn run_attr(
        &mut self,
        row: &'a Row,
        index: u32,
        typed: Typed,
        may_be_unit: bool,
    ) -> Result<(), ParseError> {
        let Some((name, kind)) = row.attrs.get(index as usize) else { return Ok(()) };
        if *kind == AttrKind::Unit || (may_be_unit && !self.attr_starts(kind)) {
            let here = seawall_base::Span::at(self.s.offset());
            let unit = self.unit;
            self.file_attr(name, unit, here);
            return Ok(());
        }
        if let AttrKind::Keywords(_) = kind
            && !self.attr_starts(kind)
        {
            return Err(ParseError::expected(self.s.offset(), "a keyword of this op"));
        }
        let (value, span) = self.read_bare_attr(typed)?;
        self.file_attr(name, value, span);
        Ok(())
    }

    fn assign_types(
        &mut self,
        st: &OpState,
        row: &Row,
        of: TypeRef,
        types: &[TypeId],
    ) -> Result<(), ParseError> {
        match of {
            TypeRef::Operand(group) => self.operand_types.extend(types.iter().map(|&t| (group, t))),
            TypeRef::Result(group) => self.result_types.extend(types.iter().map(|&t| (group, t))),
            TypeRef::Operands => self.resolve_all(st, types, self.s.offset())?,
            TypeRef::Results => {
                let at = seawall_base::Span::at(self.s.offset());
                let groups = super::pieces::spread(&row.results, types.len());
                let groups =
                    groups.ok_or_else(|| ParseError::new(at, "wrong number of result types for this op"))?;
                self.result_types.extend(groups.into_iter().zip(types.iter().copied()));
            }
        }
        Ok(())
    }

    fn run_optional(
        &mut self,
        st: &mut OpState,
        row: &'a Row,
        group: &'a OptionalGroup,
    ) -> Result<(), ParseError> {
        let present = group.then.first().is_some_and(|first| self.starts(row, first));
        self.run(st, row, if present { &group.then } else { &group.otherwise })
    }

    /// Whether `element` may begin here.
    fn starts(&mut self, row: &Row, element: &Element) -> bool {
        if let Element::Attr { index, .. } = element {
            return row.attrs.get(*index as usize).is_some_and(|(_, kind)| self.attr_starts(kind));
        }
        let before = self.s.pos;
        self.s.skip_blank();
        let b = self.s.byte(0);
        let found = match element {
            Element::Literal(text) => self.s.looking_at(text),
            Element::Operand(_) | Element::Operands => b == b'%',
            Element::OperandType(_) | Element::ResultType(_) | Element::Types(_) => self.at_type(),
            Element::Region(_) | Element::Regions | Element::Dict => b == b'{',
            Element::DictWithKeyword => self.s.looking_at("attributes"),
            Element::PropDict => b == b'<',
            Element::Successor(_) | Element::Successors => b == b'^',
            Element::Functional(..) => b == b'(',
            Element::Optional(group) => group.then.first().is_some_and(|first| self.starts(row, first)),
            Element::AnyOrder(clauses) => clauses.iter().any(|(word, _)| self.s.looking_at(word)),
            Element::Custom(..) | Element::Attr { .. } => true,
        };
        self.s.pos = before;
        found
    }

    /// Whether an attribute of `kind` may begin here. A word on the next line or with a dot begins
    /// the next op.
    fn attr_starts(&mut self, kind: &AttrKind) -> bool {
        let mut ahead = self.s.clone();
        ahead.skip_blank();
        let blank = self.s.text.get(self.s.pos..ahead.pos).unwrap_or("");
        let b = ahead.byte(0);
        if is_letter(b) {
            let word = ahead.bare();
            return match kind {
                AttrKind::Keywords(words) => words.contains(&word),
                AttrKind::Unit => false,
                AttrKind::Any => !blank.contains('\n') && !word.contains('.'),
            };
        }
        *kind == AttrKind::Any && matches!(b, b'"' | b'@' | b'[' | b'#' | b'!' | b'-' | b'<' | b'0'..=b'9')
    }
}

enum Attempt<'r> {
    Custom(crate::syntax::CustomParser),
    Format(&'r [Element]),
}

/// Returns where reading stopped. The error of the attempt that read furthest is the most useful
/// one.
fn place(error: &ParseError) -> u32 {
    match &error.0 {
        Kind::Expected(at, _) | Kind::Literal(at, _) => *at,
        Kind::Other(diagnostic, _) => diagnostic.primary.span.start,
    }
}
