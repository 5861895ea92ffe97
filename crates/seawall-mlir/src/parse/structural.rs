//! Ops without a row, which are read by structure.
//!
//! - A `%name` is an operand, unless it names an argument of the region that follows.
//! - `{` opens a dictionary or a region.
//! - Types follow `:` and `->`.
//! - The op ends where another begins (`guess.rs`).

use super::Parser;
use super::guess::{Brace, classify, hides_names, is_op_start};
use super::op_state::{OpState, UseKind};
use crate::chars::{is_digit, is_letter};
use crate::error::ParseError;
use crate::extent::Typed;
use crate::ir::NameVisibility;
use crate::ir::{DictPlace, NO_ROW};
use crate::limits::MAX_OPEN_BRACKETS;
use crate::op_parser::RegionArg;
use crate::scan::unclosed;
use seawall_base::{Diagnostic, Span};

/// The data of the token loop.
struct Tokens {
    /// The start of this op's closing brackets on the stack.
    closers: usize,
    /// The first use that may name an argument of the next region.
    header: usize,
    /// Whether the previous token (`,`, `=`, `:`, `->`) needs a continuation.
    open_ended: bool,
    after_brace: bool,
    /// The previous word, for `attributes {` and `else {`.
    word: Span,
    /// Whether `@name(` was read, so that the op looks like a function.
    function: bool,
    /// Whether a function's body was read, which ends the op.
    complete: bool,
    /// The end of the last token at depth 0 before any `:`, where a dictionary would be inserted.
    dict_at: Option<u32>,
    /// The first use and the bracket depth of a successor's operands.
    successor: Option<(usize, usize)>,
}

impl<'a> Parser<'a> {
    /// Reads the text after the name of an op without a row.
    pub(super) fn read_structural(&mut self, st: &mut OpState) -> Result<(), ParseError> {
        self.read_tokens(st, self.uses.len())
    }

    /// Reads the rest of an op whose own format failed after a region.
    pub(super) fn continue_structural(&mut self, st: &mut OpState) -> Result<(), ParseError> {
        self.read_tokens(st, self.uses.len())
    }

    fn read_tokens(&mut self, st: &mut OpState, header: usize) -> Result<(), ParseError> {
        let mut k = Tokens {
            closers: self.closers.len(),
            header,
            open_ended: false,
            after_brace: false,
            word: Span::default(),
            function: false,
            complete: false,
            dict_at: None,
            successor: None,
        };
        loop {
            let before = self.s.pos;
            self.s.skip_blank();
            let new_line = self.s.text.get(before..self.s.pos).is_some_and(|b| b.contains('\n'));
            let depth = self.closers.len() - k.closers;
            if depth == 0 && self.ends_here(st, &k, new_line) {
                self.s.pos = before;
                break;
            }
            if self.s.at_end() {
                let at = self.closers.last().map_or(0, |c| c.1);
                return Err(unclosed(self.s.text, at));
            }
            let start = self.s.pos;
            self.read_token(st, &mut k, depth)?;
            if depth == 0 && k.dict_at.is_none() && self.s.text.as_bytes().get(start) == Some(&b':') {
                k.dict_at = Some(before as u32);
            }
        }
        if k.function && self.uses.len() > k.header {
            // A declaration has no body, so its argument names are unused.
            self.uses.truncate(k.header);
        }
        if st.dict == DictPlace::Nowhere {
            st.dict = DictPlace::Absent(k.dict_at.unwrap_or(self.s.token_end()));
        }
        Ok(())
    }

    /// Whether the op ends before the current token, at depth 0.
    fn ends_here(&self, st: &OpState, k: &Tokens, new_line: bool) -> bool {
        match self.s.byte(0) {
            b'}' => true,
            0 if self.s.at_end() => true,
            b'^' => new_line && !k.open_ended,
            b'#' | b'!' if new_line && !k.open_ended => {
                let mut ahead = self.s.clone();
                ahead.pos += 1;
                ahead.bare();
                ahead.eat("=")
            }
            b'l' if self.s.looking_at("loc(") => true,
            b'{' => self.s.looking_at("{-#"),
            b if k.complete && is_letter(b) => true,
            b if is_letter(b) && new_line && !k.open_ended && !k.after_brace && self.is_bare_op(st) => true,
            _ => !k.open_ended && is_op_start(&self.s, new_line, k.after_brace),
        }
    }

    /// Whether the bare word at the start of this line is an op without its dialect.
    ///
    /// It must not be indented deeper than the current op, and must not be a word that continues an
    /// op.
    fn is_bare_op(&self, st: &OpState) -> bool {
        let word = self.s.clone().bare();
        let continues =
            matches!(word, "default" | "attributes" | "else" | "do" | "case" | "ins" | "outs" | "to");
        !continues
            && !word.starts_with("partition")
            && !word.contains('.')
            && self.column(self.s.pos) <= self.column(st.start as usize)
    }

    /// Returns the number of bytes between the line's start and `pos`, at most 4096.
    fn column(&self, pos: usize) -> usize {
        let far = 4096;
        let before = self.s.text.as_bytes().get(pos.saturating_sub(far)..pos).unwrap_or(&[]);
        before.iter().rev().take_while(|&&b| b != b'\n').count()
    }

    fn read_token(&mut self, st: &mut OpState, k: &mut Tokens, depth: usize) -> Result<(), ParseError> {
        let b = self.s.byte(0);
        let word = std::mem::take(&mut k.word);
        let open_ended = std::mem::replace(&mut k.open_ended, false);
        k.after_brace = false;
        match b {
            b'%' => self.read_name(depth)?,
            b'{' => self.read_brace(st, k, word)?,
            b'(' | b'[' => self.open_bracket(b)?,
            b')' | b']' => self.close_bracket(k, b)?,
            b'<' if self.s.byte(1) == b'=' => self.s.pos += 2,
            b'<' => self.s.balanced()?,
            b'"' => drop(self.s.string()?),
            b'@' => self.read_symbol(st, k)?,
            b'^' => self.read_branch(st, k, depth)?,
            b'#' => drop(self.s.attr(Typed::No)?),
            b'!' => drop(self.read_type()?),
            b':' if self.s.byte(1) == b':' => self.s.pos += 2,
            b':' => {
                self.s.pos += 1;
                k.open_ended = !self.read_type_list(st, depth, false);
            }
            b'-' if self.s.byte(1) == b'>' => {
                self.s.pos += 2;
                k.open_ended = !self.read_type_list(st, depth, true);
            }
            b',' | b'=' => {
                self.s.pos += 1;
                k.open_ended = true;
            }
            b if is_digit(b) => drop(self.s.number()?),
            b if is_letter(b) => {
                let start = self.s.pos;
                self.read_word(st, depth)?;
                k.word = self.s.span_from(start);
                k.open_ended = open_ended && depth > 0;
            }
            b'-' | b'+' | b'*' | b'|' | b'?' | b'&' | b';' | b'/' | b'.' | b'~' | b'\'' | b'>' | b'$' => {
                self.s.pos += 1
            }
            _ => return Err(ParseError::expected(self.s.offset(), "an operation, a block or `}`")),
        }
        Ok(())
    }

    fn open_bracket(&mut self, b: u8) -> Result<(), ParseError> {
        if self.closers.len() >= MAX_OPEN_BRACKETS {
            let message = "brackets are nested too deeply here".to_string();
            let here = Span::new(self.s.offset(), self.s.offset() + 1);
            return Err(ParseError::fatal(Diagnostic::error("parse::nesting", here, message)));
        }
        self.closers.push((if b == b'(' { b')' } else { b']' }, self.s.offset()));
        self.s.pos += 1;
        Ok(())
    }

    fn close_bracket(&mut self, k: &mut Tokens, b: u8) -> Result<(), ParseError> {
        let own = self.closers.len() > k.closers;
        match self.closers.last() {
            Some(&(want, _)) if own && want == b => {
                self.closers.pop();
            }
            Some(&(want, at)) if own => {
                let here = Span::new(self.s.offset(), self.s.offset() + 1);
                let message = format!("expected `{}` before this `{}`", want as char, b as char);
                let error = Diagnostic::error("parse::syntax", here, message);
                return Err(ParseError::fatal(error.also(Span::new(at, at + 1), "to close this")));
            }
            _ => return Err(ParseError::expected(self.s.offset(), "an operation, a block or `}`")),
        }
        if let Some((first, depth)) = k.successor
            && self.closers.len() == depth
        {
            let len = (self.uses.len() - first) as u32;
            if let Some(last) = self.op_successors.last_mut() {
                (last.first, last.len) = (first as u32, len);
            }
            k.successor = None;
        }
        self.s.pos += 1;
        Ok(())
    }

    /// Reads `%x` and the tokens after it that distinguish a region argument from an operand.
    fn read_name(&mut self, depth: usize) -> Result<(), ParseError> {
        self.read_operand(0)?;
        let tight = self.s.byte(0) == b':' && self.s.byte(1) != b':';
        let before = self.s.pos;
        let (kind, ty) = if self.s.eat("=") && self.s.byte(0) != b'=' {
            (UseKind::Assigned, None)
        } else {
            self.s.pos = before;
            if depth > 0 && self.s.eat(":") && self.at_type() {
                let ty = self.read_type().ok();
                (if tight { UseKind::Typed } else { UseKind::Plain }, ty)
            } else {
                self.s.pos = before;
                (UseKind::Plain, None)
            }
        };
        if let Some(last) = self.uses.last_mut() {
            (last.kind, last.ty) = (kind, ty);
        }
        Ok(())
    }

    fn read_symbol(&mut self, st: &OpState, k: &mut Tokens) -> Result<(), ParseError> {
        let span = self.s.symbol()?;
        let first = !k.function && self.op_attrs.len() == st.mark.attrs;
        let callee = self.name_text(st).contains("call");
        if first && !callee {
            let value = self.intern_attr(span);
            self.file_attr("sym_name", value, span);
            k.function = self.s.byte(0) == b'(' && !self.name_text(st).contains("launch");
        }
        Ok(())
    }

    /// Reads a word: a keyword, or one with a body such as `dense<...>` or `loc(...)`.
    fn read_word(&mut self, st: &mut OpState, depth: usize) -> Result<(), ParseError> {
        let word = self.s.bare();
        match self.s.byte(0) {
            b'<' => self.s.balanced()?,
            b'(' if word == "loc" => self.s.balanced()?,
            _ => {}
        }
        if word == "to" {
            self.read_type_list(st, depth, false);
        }
        Ok(())
    }

    /// Reads types after `:`, `->` or `to`, and returns whether there were any.
    ///
    /// Other tokens are left for the token loop. At depth 0 the last list types the results, and a
    /// list after `->` takes precedence.
    fn read_type_list(&mut self, st: &mut OpState, depth: usize, arrow: bool) -> bool {
        let start = self.s.pos;
        if !self.at_type() {
            self.s.pos = start;
            return false;
        }
        let mut found = Vec::new();
        loop {
            let end = self.s.pos;
            if !self.at_type() {
                self.s.pos = end;
                break;
            }
            let in_parens = self.s.byte(0) == b'(';
            if in_parens && self.read_paren_types(|_, ty| found.push(ty)).is_err() {
                self.s.pos = end;
                break;
            }
            let operand_types = self.s.pos;
            if in_parens && !arrow && self.s.eat("->") {
                found.clear();
                if self.read_result_types(|_, ty| found.push(ty)).is_err() {
                    // IREE ties results to operands instead of types, as in
                    // `-> (%0{%size}, %1{%size})`.
                    self.s.pos = operand_types;
                    break;
                }
            } else if !in_parens {
                match self.read_type() {
                    Ok(ty) => found.push(ty),
                    Err(_) => break,
                }
            }
            let end = self.s.pos;
            if depth > 0 || !self.s.eat(",") {
                self.s.pos = end;
                break;
            }
            if !self.at_type() {
                self.s.pos = end;
                break;
            }
        }
        if depth == 0 && !found.is_empty() && (arrow || !st.arrow) {
            st.arrow = arrow;
            self.result_types.truncate(st.mark.result_types);
            self.result_types.extend(found.into_iter().map(|ty| (0, ty)));
        }
        self.s.pos > start
    }

    /// Reads `^bb1`, optionally with operands in parentheses.
    fn read_branch(&mut self, st: &mut OpState, k: &mut Tokens, depth: usize) -> Result<(), ParseError> {
        let row = std::mem::replace(&mut st.row, NO_ROW);
        let result = self.read_successor(st);
        st.row = row;
        result?;
        if self.s.byte(0) == b'(' {
            k.successor = Some((self.uses.len(), k.closers + depth));
        }
        Ok(())
    }

    fn read_brace(&mut self, st: &mut OpState, k: &mut Tokens, word: Span) -> Result<(), ParseError> {
        let before = word.of(self.s.text);
        let depth = self.closers.len() - k.closers;
        match classify(&self.s, self.name_text(st), before, k.function) {
            Brace::Opaque => self.s.balanced(),
            Brace::Names => self.read_names_in_braces(),
            Brace::Dict if depth > 0 => self.s.balanced(),
            Brace::Dict => {
                st.dict = DictPlace::Here(self.s.offset());
                self.read_dict()
            }
            Brace::Region => self.read_guessed_region(st, k),
        }
    }

    fn read_names_in_braces(&mut self) -> Result<(), ParseError> {
        self.s.pos += 1;
        loop {
            self.s.skip_blank();
            self.read_operand(0)?;
            if !self.s.eat(",") {
                break;
            }
        }
        // The brace exists, because `is_list_of_names` found it.
        self.s.eat("}");
        Ok(())
    }

    /// Reads a region. Some of the names since the previous region become its arguments.
    ///
    /// These are names that are assigned, typed like arguments, or not defined outside.
    fn read_guessed_region(&mut self, st: &mut OpState, k: &mut Tokens) -> Result<(), ParseError> {
        let isolated = k.function || hides_names(self.name_text(st)) || self.row_syntax(st.row).isolated;
        let mut args = Vec::new();
        let mut kept = k.header;
        for i in k.header..self.uses.len() {
            let used = self.uses[i];
            let name = used.span.of(self.s.text);
            let own = isolated || used.kind != UseKind::Plain || !self.is_visible(used.span);
            if own && !name.contains('#') {
                args.push(RegionArg { name: used.span, ty: used.ty });
            } else {
                self.uses[kept] = used;
                kept += 1;
            }
        }
        self.uses.truncate(kept);
        let visibility = if isolated { NameVisibility::Isolated } else { NameVisibility::Unsure };
        self.read_region_with(st, &args, visibility)?;
        k.header = self.uses.len();
        k.complete = k.function;
        k.function = false;
        k.after_brace = true;
        Ok(())
    }
}
