//! Compiles MLIR's declarative assembly formats to the element lists that the parser interprets.

use crate::extent::Typed;
use crate::registry::Row;
use crate::syntax::{Directive, DirectiveArg, SyntaxError};
use seawall_base::Span;

/// A compiled format.
#[derive(Clone, Debug, Default)]
pub(crate) struct CompiledFormat {
    pub(crate) elements: Vec<Element>,
}

/// One element of a format. Numbers are positions in the lists of the row.
#[derive(Clone, Debug)]
pub(crate) enum Element {
    Literal(&'static str),
    Operand(u32),
    Attr { index: u32, typed: Typed, anchor: bool },
    Region(u32),
    Regions,
    Successor(u32),
    Successors,
    Operands,
    OperandType(u32),
    ResultType(u32),
    Types(TypeRef),
    Functional(TypeRef, TypeRef),
    Dict,
    DictWithKeyword,
    PropDict,
    Optional(Box<OptionalGroup>),
    AnyOrder(Vec<(&'static str, Vec<Element>)>),
    Custom(Directive, Vec<DirectiveArg>),
}

/// The operands or results whose types a type directive spells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TypeRef {
    Operand(u32),
    Result(u32),
    Operands,
    Results,
}

/// `(then)?` or `(then) : (otherwise)?`.
#[derive(Clone, Debug, Default)]
pub(crate) struct OptionalGroup {
    pub(crate) then: Vec<Element>,
    pub(crate) otherwise: Vec<Element>,
}

/// Compiles `format` of `row`.
///
/// # Errors
///
/// Returns the first error, with its byte offset in `format`.
pub(crate) fn compile(row: &Row, format: &'static str) -> Result<CompiledFormat, SyntaxError> {
    let mut compiler = Compiler { row, text: format, pos: 0 };
    let mut elements = compiler.elements(None)?;
    settle_types(&mut elements, true);
    Ok(CompiledFormat { elements })
}

/// Sets whether each attribute includes a `: type`. It must not if the format itself continues with
/// `:`.
fn settle_types(elements: &mut [Element], outermost: bool) {
    for i in 0..elements.len() {
        let colon = colon_follows(elements.get(i + 1..).unwrap_or(&[]));
        match elements.get_mut(i) {
            Some(Element::Attr { typed, .. }) => {
                *typed = if colon.unwrap_or(!outermost) { Typed::No } else { Typed::Yes };
            }
            Some(Element::Optional(group)) => {
                settle_types(&mut group.then, false);
                settle_types(&mut group.otherwise, false);
            }
            Some(Element::AnyOrder(clauses)) => {
                clauses.iter_mut().for_each(|(_, body)| settle_types(body, false))
            }
            _ => {}
        }
    }
}

/// Whether `:` comes next; `None` if the list ends first.
fn colon_follows(rest: &[Element]) -> Option<bool> {
    for element in rest {
        match element {
            Element::Literal(text) => return Some(*text == ":"),
            Element::Dict | Element::PropDict | Element::DictWithKeyword => {}
            Element::Optional(group) => {
                if colon_follows(&group.then) == Some(true) {
                    return Some(true);
                }
            }
            Element::AnyOrder(_) => {}
            _ => return Some(false),
        }
    }
    None
}

struct Compiler<'r> {
    row: &'r Row,
    text: &'static str,
    pos: usize,
}

impl Compiler<'_> {
    fn fail<T>(&self, message: impl Into<String>) -> Result<T, SyntaxError> {
        let offset = self.pos as u32;
        Err(SyntaxError { op: self.row.syntax.name, text: self.text, offset, message: message.into() })
    }

    fn peek(&mut self) -> u8 {
        while self.text.as_bytes().get(self.pos).is_some_and(u8::is_ascii_whitespace) {
            self.pos += 1;
        }
        self.text.as_bytes().get(self.pos).copied().unwrap_or(0)
    }

    fn eat(&mut self, b: u8) -> bool {
        let found = self.peek() == b;
        self.pos += usize::from(found);
        found
    }

    fn expect(&mut self, b: u8) -> Result<(), SyntaxError> {
        if self.eat(b) { Ok(()) } else { self.fail(format!("expected `{}`", b as char)) }
    }

    /// Reads a name. Directive names may contain dashes.
    fn word(&mut self) -> &'static str {
        self.peek();
        let start = self.pos;
        let word = |b: &u8| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'-');
        while self.text.as_bytes().get(self.pos).is_some_and(word) {
            self.pos += 1;
        }
        Span::new(start as u32, self.pos as u32).of(self.text)
    }

    /// Reads elements up to and including `end`, or to the end of the text.
    fn elements(&mut self, end: Option<u8>) -> Result<Vec<Element>, SyntaxError> {
        let mut all = Vec::new();
        loop {
            let b = self.peek();
            if Some(b) == end {
                self.pos += 1;
                return Ok(all);
            }
            if b == 0 {
                return if end.is_none() { Ok(all) } else { self.fail("expected `)`") };
            }
            all.extend(self.element()?);
            if self.eat(b'^')
                && let Some(Element::Attr { anchor, .. }) = all.last_mut()
            {
                *anchor = true;
            }
        }
    }

    fn element(&mut self) -> Result<Option<Element>, SyntaxError> {
        match self.peek() {
            b'`' => self.literal(),
            b'$' => self.variable().map(Some),
            b'(' => self.optional().map(Some),
            b if b.is_ascii_alphabetic() => self.directive().map(Some),
            _ => self.fail("expected a literal, a variable, a directive or a group"),
        }
    }

    /// Reads `` `text` ``. Blanks between backticks only affect the printer.
    fn literal(&mut self) -> Result<Option<Element>, SyntaxError> {
        let start = self.pos + 1;
        let Some(len) = self.text.get(start..).and_then(|rest| rest.find('`')) else {
            return self.fail("unterminated literal");
        };
        self.pos = start + len + 1;
        let text = Span::new(start as u32, (start + len) as u32).of(self.text).trim();
        Ok((!text.is_empty() && text != "\\n").then_some(Element::Literal(text)))
    }

    fn variable(&mut self) -> Result<Element, SyntaxError> {
        let start = self.pos;
        self.pos += 1;
        let name = self.word();
        let row = self.row;
        if let Some(group) = row.operands.find(name) {
            return Ok(Element::Operand(group));
        }
        let position = |found: Option<usize>| found.map(|i| i as u32);
        if let Some(index) = position(row.attrs.iter().position(|a| a.0 == name)) {
            return Ok(Element::Attr { index, typed: Typed::Yes, anchor: false });
        }
        if let Some(index) = position(row.regions.iter().position(|r| *r == name)) {
            return Ok(Element::Region(index));
        }
        if let Some(index) = position(row.successors.iter().position(|s| s.0 == name)) {
            return Ok(Element::Successor(index));
        }
        self.pos = start;
        self.fail(format!("`${name}` is not an operand, attribute, region or successor of the row"))
    }

    /// Reads `(...)?` or `(...) : (...)?`.
    fn optional(&mut self) -> Result<Element, SyntaxError> {
        self.expect(b'(')?;
        let then = self.elements(Some(b')'))?;
        let mut otherwise = Vec::new();
        if self.eat(b':') {
            self.expect(b'(')?;
            otherwise = self.elements(Some(b')'))?;
        }
        self.expect(b'?')?;
        Ok(Element::Optional(Box::new(OptionalGroup { then, otherwise })))
    }

    fn directive(&mut self) -> Result<Element, SyntaxError> {
        let start = self.pos;
        let word = self.word();
        Ok(match word {
            "attr-dict" => Element::Dict,
            "attr-dict-with-keyword" => Element::DictWithKeyword,
            "prop-dict" => Element::PropDict,
            "operands" => Element::Operands,
            "regions" => Element::Regions,
            "successors" => Element::Successors,
            "qualified" | "ref" => {
                self.expect(b'(')?;
                let Some(inner) = self.element()? else { return self.fail("expected a variable") };
                self.expect(b')')?;
                inner
            }
            "type" => match self.type_of()? {
                TypeRef::Operand(group) => Element::OperandType(group),
                TypeRef::Result(group) => Element::ResultType(group),
                all => Element::Types(all),
            },
            "functional-type" => {
                self.expect(b'(')?;
                let inputs = self.type_ref()?;
                self.expect(b',')?;
                let outputs = self.type_ref()?;
                self.expect(b')')?;
                Element::Functional(inputs, outputs)
            }
            "oilist" => self.any_order()?,
            "custom" => self.custom()?,
            _ => {
                self.pos = start;
                return self.fail(format!("unknown directive `{word}`"));
            }
        })
    }

    /// Reads `($x)` after `type`.
    fn type_of(&mut self) -> Result<TypeRef, SyntaxError> {
        self.expect(b'(')?;
        let found = self.type_ref()?;
        self.expect(b')')?;
        Ok(found)
    }

    fn type_ref(&mut self) -> Result<TypeRef, SyntaxError> {
        let start = self.pos;
        if self.eat(b'$') {
            let name = self.word();
            if let Some(group) = self.row.operands.find(name) {
                return Ok(TypeRef::Operand(group));
            }
            if let Some(group) = self.row.results.find(name) {
                return Ok(TypeRef::Result(group));
            }
            self.pos = start;
            return self.fail(format!("`${name}` is not an operand or result of the row"));
        }
        match self.word() {
            "operands" => Ok(TypeRef::Operands),
            "results" => Ok(TypeRef::Results),
            _ => {
                self.pos = start;
                self.fail("expected `$name`, `operands` or `results`")
            }
        }
    }

    /// Reads `oilist( `word` ... | `word` ... )`.
    fn any_order(&mut self) -> Result<Element, SyntaxError> {
        self.expect(b'(')?;
        let mut clauses = Vec::new();
        loop {
            let Some(Element::Literal(word)) = self.element()? else {
                return self.fail("a clause of `oilist` must begin with a literal");
            };
            let mut body = Vec::new();
            while !matches!(self.peek(), b'|' | b')' | 0) {
                body.extend(self.element()?);
            }
            if let Some(Element::Attr { anchor, .. }) = body.first_mut() {
                *anchor = true;
            }
            clauses.push((word, body));
            if !self.eat(b'|') {
                self.expect(b')')?;
                return Ok(Element::AnyOrder(clauses));
            }
        }
    }

    /// Reads `custom<Name>($x, type($y))`.
    fn custom(&mut self) -> Result<Element, SyntaxError> {
        self.expect(b'<')?;
        let start = self.pos;
        let name = self.word();
        self.expect(b'>')?;
        let Some(&(_, directive)) = self.row.syntax.directives.iter().find(|d| d.0 == name) else {
            self.pos = start;
            return self.fail(format!("the row has no custom directive `{name}`"));
        };
        self.expect(b'(')?;
        let mut args = Vec::new();
        while !self.eat(b')') {
            args.push(self.custom_arg()?);
            self.eat(b',');
        }
        Ok(Element::Custom(directive, args))
    }

    fn custom_arg(&mut self) -> Result<DirectiveArg, SyntaxError> {
        let row = self.row;
        let name = |names: &[&'static str], i: u32| names.get(i as usize).copied().unwrap_or("");
        Ok(match self.element()? {
            Some(Element::Operand(i)) => DirectiveArg::Operand(name(&row.operands.names, i)),
            Some(Element::OperandType(i)) => DirectiveArg::OperandType(name(&row.operands.names, i)),
            Some(Element::ResultType(i)) => DirectiveArg::ResultType(name(&row.results.names, i)),
            Some(Element::Attr { index, .. }) => {
                DirectiveArg::Attr(row.attrs.get(index as usize).map_or("", |a| a.0))
            }
            Some(Element::Region(i)) => DirectiveArg::Region(name(&row.regions, i)),
            Some(Element::Successor(i)) => {
                DirectiveArg::Successor(row.successors.get(i as usize).map_or("", |s| s.0))
            }
            _ => return self.fail("expected `$name` or `type($name)`"),
        })
    }
}
