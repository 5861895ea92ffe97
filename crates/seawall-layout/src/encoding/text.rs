//! The grammar of encodings: a small part of MLIR's attribute syntax, parsed into a tree.

use std::borrow::Cow;

use seawall_base::{Span, saturated};

use crate::error::EncodingError;
use crate::limits::{MAX_NESTING, MAX_VALUES};

/// A value with its span.
#[derive(Debug)]
pub(super) struct Node<'t> {
    pub(super) span: Span,
    pub(super) value: Value<'t>,
}

#[derive(Debug)]
pub(super) enum Value<'t> {
    /// `12`, `12 : i32`
    Int(u32),
    /// `true`, `mnThenK`
    Word(&'t str),
    /// `32:+4`
    Pad(u32, u32),
    /// `[...]`
    List(Vec<Node<'t>>),
    /// `{key = value, ...}`; a key without a value is [`Value::Word`] `true`.
    Dict(Vec<Entry<'t>>),
    /// `#dialect.name<...>`: the name with its dialect, and the entries in the angle brackets.
    Attr(&'t str, Vec<Entry<'t>>),
}

/// `key = value`, or a value without a key.
#[derive(Debug)]
pub(super) struct Entry<'t> {
    pub(super) key: Option<&'t str>,
    pub(super) node: Node<'t>,
}

/// Parses exactly one attribute.
pub(super) fn read(text: &str) -> Result<Node<'_>, EncodingError> {
    let mut reader = Reader { text, at: 0, values: 0 };
    let node = reader.node(0)?;
    reader.skip_space();
    if reader.rest().is_empty() { Ok(node) } else { Err(reader.error("the end of the attribute")) }
}

pub(super) fn error(span: Span, expected: impl Into<Cow<'static, str>>) -> EncodingError {
    EncodingError { span, expected: expected.into() }
}

struct Reader<'t> {
    text: &'t str,
    at: usize,
    values: u32,
}

impl<'t> Reader<'t> {
    fn rest(&self) -> &'t str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn skip_space(&mut self) {
        self.at += self.rest().len() - self.rest().trim_start().len();
    }

    fn offset(&self) -> u32 {
        saturated::<u32>(self.at)
    }

    fn error(&self, expected: &'static str) -> EncodingError {
        error(Span::at(self.offset()), expected)
    }

    /// Reads `token` if it comes next.
    fn eat(&mut self, token: &str) -> bool {
        self.skip_space();
        let found = self.rest().starts_with(token);
        if found {
            self.at += token.len();
        }
        found
    }

    fn expect(&mut self, token: &'static str, name: &'static str) -> Result<(), EncodingError> {
        if self.eat(token) { Ok(()) } else { Err(self.error(name)) }
    }

    fn take_while(&mut self, keep: impl Fn(char) -> bool) -> &'t str {
        let rest = self.rest();
        let end = rest.find(|c| !keep(c)).unwrap_or(rest.len());
        self.at += end;
        rest.get(..end).unwrap_or_default()
    }

    fn node(&mut self, depth: u32) -> Result<Node<'t>, EncodingError> {
        self.skip_space();
        let start = self.offset();
        self.values += 1;
        if depth > MAX_NESTING || self.values > MAX_VALUES {
            return Err(self.error("a smaller encoding"));
        }
        let value = match self.rest().chars().next() {
            Some('#') => self.attribute(depth)?,
            Some('{') => Value::Dict(self.entries("{", "}", depth)?),
            Some('[') => Value::List(self.list(depth)?),
            Some(c) if c.is_ascii_digit() => self.number()?,
            Some(c) if c.is_ascii_alphabetic() || c == '_' => Value::Word(self.word()),
            _ => return Err(self.error("a value")),
        };
        Ok(Node { span: Span::new(start, self.offset()), value })
    }

    fn word(&mut self) -> &'t str {
        self.take_while(|c| c.is_ascii_alphanumeric() || c == '_' || c == '.' || c == '$')
    }

    fn digits(&mut self) -> Result<u32, EncodingError> {
        self.skip_space();
        let error = self.error("an unsigned 32-bit number");
        self.take_while(|c| c.is_ascii_digit()).parse().map_err(|_| error)
    }

    fn number(&mut self) -> Result<Value<'t>, EncodingError> {
        let value = self.digits()?;
        if self.eat(":") {
            if self.eat("+") {
                return Ok(Value::Pad(value, self.digits()?));
            }
            // A type, such as `: i32`, which does not matter here.
            self.skip_space();
            if self.word().is_empty() {
                return Err(self.error("a type"));
            }
        }
        Ok(Value::Int(value))
    }

    fn attribute(&mut self, depth: u32) -> Result<Value<'t>, EncodingError> {
        self.at += 1;
        let name = self.word();
        if name.is_empty() {
            return Err(self.error("the name of an attribute"));
        }
        self.skip_space();
        let entries = if self.rest().starts_with('<') { self.entries("<", ">", depth)? } else { Vec::new() };
        Ok(Value::Attr(name, entries))
    }

    fn list(&mut self, depth: u32) -> Result<Vec<Node<'t>>, EncodingError> {
        self.expect("[", "`[`")?;
        let mut nodes = Vec::new();
        while !self.eat("]") {
            if !nodes.is_empty() {
                self.expect(",", "`,` or `]`")?;
            }
            nodes.push(self.node(depth + 1)?);
        }
        Ok(nodes)
    }

    /// Reads `key = value` entries and values without a key. A comma may be missing, as in
    /// `<[32:+4] {order = [0]}>`.
    fn entries(
        &mut self,
        open: &'static str,
        close: &str,
        depth: u32,
    ) -> Result<Vec<Entry<'t>>, EncodingError> {
        self.expect(open, "an opening bracket")?;
        let mut entries: Vec<Entry<'t>> = Vec::new();
        while !self.eat(close) {
            if !entries.is_empty() && !self.eat(",") && !self.rest().starts_with('{') {
                return Err(self.error("`,` or the closing bracket"));
            }
            let node = self.node(depth + 1)?;
            let entry = match node.value {
                Value::Word(key) if self.eat("=") => Entry { key: Some(key), node: self.node(depth + 1)? },
                // A dictionary entry without a value.
                Value::Word(key) if open == "{" => {
                    Entry { key: Some(key), node: Node { span: node.span, value: Value::Word("true") } }
                }
                _ => Entry { key: None, node },
            };
            entries.push(entry);
        }
        Ok(entries)
    }
}
