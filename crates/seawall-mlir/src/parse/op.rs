//! One op: its left side, its name, and the choice of the reader for the rest.

use super::Parser;
use super::guess::is_bare_op;
use super::op_state::{Mark, OpState, ResultName};
use super::reuse::copy_op;
use crate::error::ParseError;
use crate::ids::{BlockId, OpId, Symbol};
use crate::ir::{DictPlace, NO_ROW, NO_SEGMENTS, Op, Slice};
use crate::limits::{MAX_RESULTS, SPARE_VALUES};
use crate::syntax::OpSyntax;
use seawall_base::{Diagnostic, EntityId, Span};

impl<'a> Parser<'a> {
    /// Reads the op that begins here.
    pub(super) fn read_op(&mut self, parent: BlockId) -> Result<OpId, ParseError> {
        if let Some(reuse) = self.reuse
            && let Some(old) = reuse.op_at(self.s.offset())
        {
            return copy_op(self, reuse, old, parent);
        }
        let mut st = self.begin_op(parent);
        if self.s.byte(0) == b'%' {
            self.read_result_names(&mut st)?;
        }
        if self.s.byte(0) == b'"' {
            self.read_generic(&mut st)?;
        } else {
            self.read_op_name(&mut st)?;
            if st.row == NO_ROW {
                self.read_structural(&mut st)?;
            } else {
                self.read_known(&mut st)?;
            }
        }
        let end = self.s.token_end();
        let loc = self.read_loc()?;
        self.finish_op(&st, end, loc);
        Ok(st.op)
    }

    pub(super) fn begin_op(&mut self, parent: BlockId) -> OpState {
        let op = self.t.ops.push(placeholder());
        let mark = Mark {
            names: self.names.len(),
            uses: self.uses.len(),
            operand_types: self.operand_types.len(),
            result_types: self.result_types.len(),
            attrs: self.op_attrs.len(),
            regions: self.op_regions.len(),
            successors: self.op_successors.len(),
        };
        OpState {
            op,
            name: Symbol::from_index(0),
            name_span: Span::default(),
            row: NO_ROW,
            parent,
            start: self.s.offset(),
            named_results: 0,
            dict: DictPlace::Nowhere,
            mark,
            known: false,
            generic: false,
            arrow: false,
            committed: false,
        }
    }

    /// Reads `%a, %b:2 =`.
    fn read_result_names(&mut self, st: &mut OpState) -> Result<(), ParseError> {
        loop {
            self.s.skip_blank();
            let Some(span) = self.s.ssa_name() else {
                return Err(ParseError::expected(self.s.offset(), "a result name such as `%0`"));
            };
            let mut count = 1;
            if self.s.eat(":") {
                self.s.skip_blank();
                let at = self.s.offset();
                count = self.s.decimal().filter(|&n| (1..=MAX_RESULTS).contains(&n)).ok_or_else(|| {
                    ParseError::expected(at, "the number of results, from 1 to 65536, after `:`")
                })?;
            }
            st.named_results = st.named_results.saturating_add(count);
            self.names.push(ResultName { span, count });
            if !self.s.eat(",") {
                break;
            }
        }
        if st.named_results > MAX_RESULTS {
            let message = format!("an op has at most {MAX_RESULTS} results");
            return Err(ParseError::fatal(Diagnostic::error("parse::syntax", Span::at(st.start), message)));
        }
        let values = self.t.values.len() + st.named_results as usize;
        if values > self.s.text.len() + SPARE_VALUES {
            let message =
                "the result names request more values than a text of this length can define".to_string();
            return Err(ParseError::fatal(Diagnostic::error("parse::syntax", Span::at(st.start), message)));
        }
        if !self.s.eat("=") {
            return Err(ParseError::expected(self.s.offset(), "`=` after the result names"));
        }
        self.s.skip_blank();
        Ok(())
    }

    fn read_op_name(&mut self, st: &mut OpState) -> Result<(), ParseError> {
        let start = self.s.pos;
        let name = self.s.bare();
        st.name_span = self.s.span_from(start);
        if name.is_empty() {
            return Err(self.no_operation(st));
        }
        // Names are short, so that a plain loop is faster than a search for a character.
        st.name = if name.bytes().any(|byte| byte == b'.') {
            self.symbols.intern(&self.texts, st.name_span)
        } else {
            self.completed_name(name)
        };
        self.expectation.begin(st.name);
        st.row = self.row_of(st.name);
        if st.row == NO_ROW && !self.may_be_op(name) {
            return Err(self.no_operation(st));
        }
        Ok(())
    }

    /// Whether an op without a row can have this name.
    ///
    /// Without an enclosing dialect, as at the top level, an unknown bare word is not an op. A word
    /// that ends with a dot is not an op either.
    fn may_be_op(&self, name: &str) -> bool {
        if name.contains('.') {
            return name.split('.').all(|part| !part.is_empty());
        }
        is_bare_op(name) || self.default_dialect().is_some()
    }

    /// Returns the error for text that is not an op. If no op precedes it, the text is probably not
    /// MLIR.
    fn no_operation(&self, st: &OpState) -> ParseError {
        let word = st.name_span.of(self.s.text);
        if word.is_empty() && (self.t.ops.len() > 1 || self.s.at_end()) {
            return ParseError::expected(self.s.offset(), "an operation");
        }
        let start = st.name_span.start;
        let first = self.s.text.get(start as usize..).and_then(|rest| rest.chars().next());
        let shown = Span::new(start, start + word.len().max(first.map_or(0, char::len_utf8)) as u32);
        let (message, help) = if self.t.ops.len() > 1 {
            let help = "begin the operation with its dialect, as in `arith.addi`";
            (format!("expected an operation, found `{}`", clipped(word)), help)
        } else {
            let help = "use MLIR text, such as a `.ttgir` file; it begins with `module` or another operation";
            ("this is not MLIR: no operation found".to_owned(), help)
        };
        let error = Diagnostic::error("parse::no-operation", shown, message);
        ParseError::fatal(error.label("expected an operation").help(help))
    }

    /// Returns the dialect of the enclosing op, if op names may omit it.
    fn default_dialect(&self) -> Option<&str> {
        let outer = self.texts.get(self.symbols.span(*self.enclosing.last()?));
        let (dialect, _) = outer.split_once('.')?;
        (dialect != "builtin").then_some(dialect)
    }

    /// Returns the full name of an op that is written without its dialect.
    ///
    /// `module` belongs to `builtin`. Other names belong to the dialect of the enclosing op, as
    /// `return` in `func.func`.
    fn completed_name(&mut self, name: &str) -> Symbol {
        let dialect = match name {
            "module" | "unrealized_conversion_cast" => "builtin",
            "func" => "func",
            _ => self.default_dialect().unwrap_or("func"),
        };
        let full = format!("{dialect}.{name}");
        self.made_symbol(&full)
    }

    /// Returns the symbol for text that may not occur in the source.
    pub(super) fn made_symbol(&mut self, text: &str) -> Symbol {
        if let Some(known) = self.symbols.find(&self.texts, text) {
            return known;
        }
        let span = self.texts.add(text);
        self.symbols.intern(&self.texts, span)
    }

    /// Returns the row of the op called `name`. Each name is looked up once.
    pub(super) fn row_of(&mut self, name: Symbol) -> u32 {
        // 0 means "not looked up", 1 means "no row" (`NO_ROW` is `u32::MAX`).
        let known = self.symbol_rows.get(name.index()).copied().unwrap_or(0);
        if known != 0 {
            return known.wrapping_sub(2);
        }
        let text = self.texts.get(self.symbols.span(name));
        let row = self.registry.rows().find(text).unwrap_or(NO_ROW);
        if name.index() >= self.symbol_rows.len() {
            self.symbol_rows.resize(self.symbols.len(), 0);
        }
        if let Some(slot) = self.symbol_rows.get_mut(name.index()) {
            *slot = row.wrapping_add(2);
        }
        row
    }

    pub(crate) fn row_syntax(&self, row: u32) -> &'static OpSyntax {
        self.registry.rows().get(row).map_or(&OpSyntax::EMPTY, |r| r.syntax)
    }

    /// Discards what was read of the op, except its left side.
    pub(super) fn take_back(&mut self, st: &mut OpState, pos: usize) {
        self.s.pos = pos;
        self.uses.truncate(st.mark.uses);
        self.operand_types.truncate(st.mark.operand_types);
        self.result_types.truncate(st.mark.result_types);
        self.op_attrs.truncate(st.mark.attrs);
        self.op_successors.truncate(st.mark.successors);
        st.dict = DictPlace::Nowhere;
    }

    /// Returns the op's name as text.
    pub(super) fn name_text(&self, st: &OpState) -> &str {
        self.texts.get(self.symbols.span(st.name))
    }
}

/// The maximum number of bytes quoted in place of an op name.
const QUOTED: usize = 40;

fn clipped(word: &str) -> &str {
    word.get(..QUOTED).unwrap_or(word)
}

/// Returns the table entry of an op while its regions are read.
fn placeholder() -> Op {
    Op {
        name: Symbol::from_index(0),
        span: Span::default(),
        name_span: Span::default(),
        parent: None,
        known: false,
        generic: false,
        row: NO_ROW,
        operands: Slice::default(),
        results: Slice::default(),
        regions: Slice::default(),
        successors: Slice::default(),
        attrs: Slice::default(),
        segments: NO_SEGMENTS,
        result_segments: NO_SEGMENTS,
        loc: Span::default(),
        dict: DictPlace::Nowhere,
    }
}
