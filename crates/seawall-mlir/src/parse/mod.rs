//! Parsing a text into a [`Module`]: the parser's data, the top level, and the final checks.
//!
//! Parsing is a single pass from bytes to tables. An op is read by its row if the registry has one
//! (`known.rs`), in the generic form (`generic.rs`), or by structure (`structural.rs`). `finish.rs`
//! then creates its table entries.

mod finish;
mod generic;
mod guess;
mod keys;
mod known;
mod names;
mod op;
pub(crate) mod op_state;
mod pieces;
mod region;
pub(crate) mod reuse;
mod scope;
mod structural;

use crate::error::ParseError;
use crate::extent::Typed;
use crate::ids::{AttrId, BlockId, OpId, RegionId, Symbol, TypeId, ValueId};
use crate::intern::{Interner, Texts};
use crate::ir::{NameVisibility, NamedAttr};
use crate::limits::{MAX_ERRORS, MAX_TEXT};
use crate::module::{Module, Tables, lines};
use crate::registry::Registry;
use crate::scan::Scanner;
pub(crate) use guess::is_type_word;
use op_state::{Expectation, PendingSuccessor, ResultName, Use};
use rustc_hash::{FxHashMap, FxHashSet};
use seawall_base::{Diagnostic, EntityId, Span};
use std::sync::Arc;

/// Parses `text`. Ops with a row in `registry` are read by their own assembly format, all others by
/// structure.
///
/// # Errors
///
/// Returns at most [`MAX_ERRORS`] errors, in the order in which they were found. Parsing stops at
/// the first syntax error.
pub fn parse(text: &str, registry: &Registry) -> Result<Module, Vec<Diagnostic>> {
    if text.len() > MAX_TEXT {
        let message = format!("the text has {} bytes; the maximum is {MAX_TEXT}", text.len());
        return Err(vec![Diagnostic::error("parse::too-long", Span::default(), message)]);
    }
    read(Parser::new(text, registry))
}

/// As [`parse`], for a module that shares `text` instead of copying it.
///
/// # Errors
///
/// As [`parse`].
pub fn parse_shared(text: &Arc<String>, registry: &Registry) -> Result<Module, Vec<Diagnostic>> {
    if text.len() > MAX_TEXT {
        return parse(text, registry);
    }
    read(Parser { shared: Some(text), ..Parser::new(text, registry) })
}

fn read(mut parser: Parser<'_>) -> Result<Module, Vec<Diagnostic>> {
    if let Err(error) = parser.read_top_level() {
        let diagnostic = error.into_diagnostic(parser.s.text);
        parser.report(diagnostic);
    }
    parser.finish()
}

/// Parses `text`, which has the ops of `reuse`.
pub(crate) fn parse_edited(
    text: &str,
    registry: &Registry,
    reuse: &reuse::Reuse<'_>,
) -> Result<Module, Vec<Diagnostic>> {
    if text.len() > MAX_TEXT {
        return parse(text, registry);
    }
    read(Parser { reuse: Some(reuse), ..Parser::new(text, registry) })
}

/// The number of different types or attributes that most texts have.
const SPELLINGS: usize = 64;

/// The data of the parser.
pub(crate) struct Parser<'a> {
    pub(crate) s: Scanner<'a>,
    pub(crate) t: Tables,
    registry: &'a Registry,
    /// The text, if the module shares it.
    shared: Option<&'a Arc<String>>,
    texts: Texts<&'a str>,
    types: Interner<TypeId>,
    expectation: Expectation,
    attrs: Interner<AttrId>,
    symbols: Interner<Symbol>,
    /// Per symbol, an encoding of its row; 0 if it was not looked up as an op name. See `row_of`.
    symbol_rows: Vec<u32>,
    attr_aliases: FxHashMap<Symbol, AttrId>,
    type_aliases: FxHashMap<Symbol, TypeId>,
    scope: scope::Scope,
    labels: FxHashMap<(RegionId, &'a str), region::Label>,
    label_log: Vec<(RegionId, &'a str)>,
    // The parts of all open ops; see `state.rs`.
    names: Vec<ResultName>,
    uses: Vec<Use>,
    pub(crate) operand_types: Vec<(u32, TypeId)>,
    pub(crate) result_types: Vec<(u32, TypeId)>,
    op_attrs: Vec<NamedAttr>,
    op_regions: Vec<RegionId>,
    op_successors: Vec<PendingSuccessor>,
    open_ops: Vec<OpId>,
    open_blocks: Vec<BlockId>,
    closers: Vec<(u8, u32)>,
    depth: usize,
    /// The names of the enclosing ops, for names without a dialect such as `return`.
    enclosing: Vec<Symbol>,
    unknown: TypeId,
    pub(crate) unit: AttrId,
    mismatches: FxHashMap<(TypeId, TypeId), (Span, ValueId)>,
    inferred: FxHashMap<(TypeId, u32), TypeId>,
    /// Results whose type depends on an operand that was not defined yet: (value, rule, operand
    /// slot).
    late_types: Vec<(ValueId, u32, u32)>,
    drifted: FxHashSet<Symbol>,
    /// The old module of an edited text.
    reuse: Option<&'a reuse::Reuse<'a>>,
    known: reuse::Known,
    errors: Vec<Diagnostic>,
    warnings: Vec<Diagnostic>,
}

impl<'a> Parser<'a> {
    fn new(text: &'a str, registry: &'a Registry) -> Self {
        let mut texts = Texts { source: text, pool: String::new() };
        let mut types = Interner::with_capacity(SPELLINGS);
        let mut attrs = Interner::with_capacity(SPELLINGS);
        let unknown = texts.add("?");
        let unknown = types.intern(&texts, unknown);
        let unit = texts.add("unit");
        let unit = attrs.intern(&texts, unit);
        let lines = lines(text);
        let start = if text.starts_with('\u{feff}') { 3 } else { 0 };
        Parser {
            s: Scanner::new(text, start),
            t: Tables::for_lines(lines),
            registry,
            shared: None,
            texts,
            types,
            expectation: Expectation::default(),
            attrs,
            symbols: Interner::with_capacity(64),
            symbol_rows: Vec::with_capacity(64),
            attr_aliases: FxHashMap::default(),
            type_aliases: FxHashMap::default(),
            scope: scope::Scope::for_lines(lines),
            labels: FxHashMap::default(),
            label_log: Vec::new(),
            names: Vec::with_capacity(16),
            uses: Vec::with_capacity(32),
            operand_types: Vec::with_capacity(32),
            result_types: Vec::with_capacity(32),
            op_attrs: Vec::with_capacity(16),
            op_regions: Vec::new(),
            op_successors: Vec::new(),
            open_ops: Vec::with_capacity(lines),
            open_blocks: Vec::new(),
            closers: Vec::new(),
            depth: 0,
            enclosing: Vec::new(),
            unknown,
            unit,
            mismatches: FxHashMap::default(),
            inferred: FxHashMap::default(),
            late_types: Vec::new(),
            drifted: FxHashSet::default(),
            reuse: None,
            known: reuse::Known::default(),
            errors: Vec::new(),
            warnings: Vec::new(),
        }
    }

    /// Records an error, up to [`MAX_ERRORS`].
    fn report(&mut self, diagnostic: Diagnostic) {
        if self.errors.len() < MAX_ERRORS {
            self.errors.push(diagnostic);
        }
    }

    fn read_top_level(&mut self) -> Result<(), ParseError> {
        let body = self.new_block(None, Span::default());
        let frame = self.enter_scope(NameVisibility::Isolated);
        self.read_block_ops(body, true)?;
        if !self.s.at_end() {
            return Err(ParseError::expected(self.s.offset(), "an operation"));
        }
        self.leave_scope(frame);
        Ok(())
    }

    /// Reads `#a = attr`, `!t = type` or `{-# ... #-}`. Returns `false` if none of these comes
    /// next.
    fn read_top_level_item(&mut self) -> Result<bool, ParseError> {
        match self.s.byte(0) {
            b'#' | b'!' => self.read_alias().map(|()| true),
            b'{' if self.s.looking_at("{-#") => self.s.balanced().map(|()| true),
            _ => Ok(false),
        }
    }

    fn read_alias(&mut self) -> Result<(), ParseError> {
        let start = self.s.pos;
        let is_type = self.s.byte(0) == b'!';
        self.s.pos += 1;
        self.s.bare();
        let name = self.s.span_from(start);
        if name.len() < 2 {
            return Err(ParseError::expected(name.end, "an alias name"));
        }
        self.s.expect("=")?;
        let symbol = self.symbols.intern(&self.texts, name);
        let again = if is_type {
            // Older printers write `!t = type ...`.
            let _ = self.s.eat("type");
            let ty = self.read_type()?;
            self.type_aliases.insert(symbol, ty).is_some()
        } else {
            let (value, _) = self.read_attr(Typed::Yes)?;
            self.attr_aliases.insert(symbol, value).is_some()
        };
        if again {
            let message = format!("alias {} is defined twice", name.of(self.s.text));
            self.report(
                Diagnostic::error("parse::redefined-alias", name, message)
                    .help("if the text has several modules, separate them with `// -----` lines"),
            );
        }
        Ok(())
    }

    /// Warns about aliases that a type or attribute uses without a definition. Each spelling is
    /// checked once.
    fn check_aliases(&mut self) {
        let mut missing = Vec::new();
        for span in self.types.spans().chain(self.attrs.spans()) {
            let text = self.texts.get(span);
            for name in crate::expand::alias_names(text) {
                let known = self.symbols.find(&self.texts, name);
                let defined = known.is_some_and(|s| match name.starts_with('!') {
                    true => self.type_aliases.contains_key(&s),
                    false => self.attr_aliases.contains_key(&s),
                });
                // `#gpu<dim x>` is a dialect attribute whose name is inside the brackets.
                let end = name.as_ptr() as usize - text.as_ptr() as usize + name.len();
                let is_dialect = text.as_bytes().get(end) == Some(&b'<');
                if !defined && !is_dialect && missing.len() < MAX_ERRORS {
                    let at = span.start + (name.as_ptr() as usize - text.as_ptr() as usize) as u32;
                    missing.push((Span::new(at, at + name.len() as u32), name.to_string()));
                }
            }
        }
        for (span, name) in missing {
            // This is only a warning, because fragments without their aliases must parse.
            let message = format!("alias {name} is used but never defined");
            self.warnings.push(Diagnostic::warning("parse::undefined-alias", span, message));
        }
    }

    /// Returns the module, or all errors.
    fn finish(mut self) -> Result<Module, Vec<Diagnostic>> {
        keys::check_nested_keys(&mut self);
        if !self.errors.is_empty() {
            return Err(self.errors);
        }
        self.check_aliases();
        self.late_types();
        let mismatches = std::mem::take(&mut self.mismatches);
        self.t.identity = (0..self.t.values.len()).map(ValueId::from_index).collect();
        let source = self.shared.map_or_else(|| Arc::new(self.s.text.to_owned()), Arc::clone);
        let texts = Texts { source, pool: self.texts.pool };
        let module = Module::assemble(
            texts,
            self.t,
            (self.types, self.attrs, self.symbols),
            (self.attr_aliases, self.type_aliases),
            self.registry.table(),
            self.warnings,
        );
        let mut wrong: Vec<_> = mismatches.into_iter().collect();
        wrong.sort_unstable_by_key(|&(_, (span, _))| span);
        let errors = wrong.into_iter().filter(|&((a, b), _)| !module.same_type(a, b));
        let errors: Vec<_> =
            errors.take(MAX_ERRORS).map(|(types, (span, v))| mismatch(&module, types, span, v)).collect();
        if errors.is_empty() { Ok(module) } else { Err(errors) }
    }
}

fn mismatch(module: &Module, (actual, expected): (TypeId, TypeId), span: Span, value: ValueId) -> Diagnostic {
    let name = span.of(module.text());
    let (here, there) = (module.type_text(expected), module.type_text(actual));
    let message = format!("operand {name} is used with type {here}, but its definition has type {there}");
    Diagnostic::error("parse::type-mismatch", span, message)
        .label(format!("used as {here}"))
        .also(module.value(value).name, format!("defined as {there}"))
}

/// Accessors for `infer.rs`.
impl Parser<'_> {
    pub(crate) fn unknown_type(&self) -> TypeId {
        self.unknown
    }

    pub(crate) fn inferred(&self, key: (TypeId, u32)) -> Option<TypeId> {
        self.inferred.get(&key).copied()
    }

    pub(crate) fn remember_inferred(&mut self, key: (TypeId, u32), ty: TypeId) {
        self.inferred.insert(key, ty);
    }

    /// Returns the definition of the type alias `text`.
    pub(crate) fn type_alias(&self, text: &str) -> Option<TypeId> {
        if !text.starts_with('!') || self.type_aliases.is_empty() {
            return None;
        }
        self.type_aliases.get(&self.symbols.find(&self.texts, text)?).copied()
    }
}
