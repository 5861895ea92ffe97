//! The state of the parser, its position in the tokens, and its name tables.

use rustc_hash::FxHashMap;
use seawall_base::{Diagnostic, EntityId, Span, index_u32};

use super::lexer::{Kind, Token, lex, unescape};
use crate::ids::{
    BlockId, BufferId, ByteSetId, DescriptorId, FunctionId, OriginId, PartitionId, TermId, TokenId, WarpMapId,
};
use crate::names::{Named, is_reserved, numbered};
use crate::program::{Origin, Program};
use crate::validate::MAX_TOKENS;

/// The result of reading a part. The error is not yet in the list of errors.
pub(super) type Read<T> = Result<T, Box<Diagnostic>>;

/// The limit for nested expressions and statements. Reading them recurses.
const MAX_NESTING: u32 = 64;

/// After this many errors the parser stops.
const MAX_ERRORS: usize = 50;

/// The names of one kind of thing, with the place of each declaration.
pub(super) type Table<'t, V> = FxHashMap<&'t str, (V, Span)>;

/// All names of the program.
#[derive(Default)]
pub(super) struct Names<'t> {
    pub(super) buffers: Table<'t, BufferId>,
    pub(super) functions: Table<'t, FunctionId>,
    pub(super) partitions: Table<'t, PartitionId>,
    pub(super) descriptors: Table<'t, DescriptorId>,
    pub(super) ops: Table<'t, OriginId>,
    pub(super) byte_sets: Table<'t, ByteSetId>,
    pub(super) warp_maps: Table<'t, WarpMapId>,
    pub(super) tokens: Table<'t, TokenId>,
    pub(super) symbols: Table<'t, TermId>,
    pub(super) statements: Table<'t, OriginId>,
    /// Blocks by function and label.
    pub(super) blocks: FxHashMap<(FunctionId, &'t str), (BlockId, Span)>,
    /// The block of each label that is unique in the program, or `None` if several functions have
    /// the label.
    pub(super) labels: FxHashMap<&'t str, Option<BlockId>>,
    /// Names of arguments.
    pub(super) arguments: FxHashMap<FunctionId, Vec<&'t str>>,
    /// Descriptors that footprints refer to implicitly, by their spelling.
    pub(super) implied: FxHashMap<String, DescriptorId>,
}

/// A name for a term. `left_behind` is set for a value of a finished loop, whose name a later loop
/// may reuse.
pub(super) struct Local<'t> {
    pub(super) name: &'t str,
    pub(super) term: TermId,
    pub(super) left_behind: bool,
}

/// A loop being read: its carried values, each with its value in the next iteration, and the depth
/// of its body.
pub(super) struct Loop<'t> {
    pub(super) carries: Vec<(&'t str, Option<TermId>)>,
    pub(super) depth: usize,
}

/// Reads one text.
pub(super) struct Parser<'t> {
    tokens: Vec<Token<'t>>,
    position: usize,
    nesting: u32,
    pub(super) errors: Vec<Diagnostic>,
    pub(super) program: Program,
    pub(super) names: Names<'t>,
    pub(super) locals: Vec<Local<'t>>,
    pub(super) loops: Vec<Loop<'t>>,
    /// How many braces of statements are open.
    pub(super) depth: usize,
    pub(super) function: FunctionId,
    pub(super) partition: PartitionId,
    /// The block to which statements are appended.
    pub(super) block: BlockId,
    /// The op of all events while an `op` statement is read.
    pub(super) op: Option<OriginId>,
    /// `#n` of each event.
    pub(super) event_numbers: Vec<Option<u32>>,
}

impl<'t> Parser<'t> {
    pub(super) fn new(text: &'t str) -> Self {
        let mut errors = Vec::new();
        let tokens = lex(text, &mut errors);
        Parser {
            tokens,
            position: 0,
            nesting: 0,
            errors,
            program: Program::new("", None),
            names: Names::default(),
            locals: Vec::new(),
            loops: Vec::new(),
            depth: 0,
            function: FunctionId::from_index(0),
            partition: PartitionId::from_index(0),
            block: BlockId::from_index(0),
            op: None,
            event_numbers: Vec::new(),
        }
    }

    // Moving through the tokens.

    pub(super) fn tokens(&self) -> &[Token<'t>] {
        &self.tokens
    }

    pub(super) fn position(&self) -> usize {
        self.position
    }

    pub(super) fn jump(&mut self, position: usize) {
        self.position = position;
    }

    pub(super) fn peek_at(&self, ahead: usize) -> Kind<'t> {
        self.tokens.get(self.position + ahead).map_or(Kind::End, |token| token.kind)
    }

    pub(super) fn peek(&self) -> Kind<'t> {
        self.peek_at(0)
    }

    /// The place of the next token.
    pub(super) fn span(&self) -> Span {
        self.tokens.get(self.position).or(self.tokens.last()).map_or(Span::at(0), |token| token.span)
    }

    /// The place of the last token that was read.
    pub(super) fn last_span(&self) -> Span {
        self.position
            .checked_sub(1)
            .and_then(|last| self.tokens.get(last))
            .map_or(Span::at(0), |token| token.span)
    }

    pub(super) fn bump(&mut self) {
        if self.position < self.tokens.len() {
            self.position += 1;
        }
    }

    pub(super) fn eat(&mut self, punct: &str) -> bool {
        let found = matches!(self.peek(), Kind::Punct(found) if found == punct);
        if found {
            self.bump();
        }
        found
    }

    pub(super) fn eat_word(&mut self, word: &str) -> bool {
        let found = matches!(self.peek(), Kind::Word(found) if found == word);
        if found {
            self.bump();
        }
        found
    }

    pub(super) fn skip_separators(&mut self) {
        while self.peek() == Kind::Separator {
            self.bump();
        }
    }

    /// Fails with an error that names what was expected in place of the next token.
    pub(super) fn expected<T>(&self, what: &str) -> Read<T> {
        let found = match self.peek() {
            Kind::Word(word) => format!("`{word}`"),
            Kind::Number(number) => format!("`{number}`"),
            Kind::Quoted(raw) => format!("\"{raw}\""),
            Kind::Label(label) => format!("`^{label}`"),
            Kind::Punct(punct) => format!("`{punct}`"),
            Kind::Separator => "the end of the statement".to_owned(),
            Kind::End => "the end of the text".to_owned(),
        };
        let error = Diagnostic::error("text-syntax", self.span(), format!("expected {what}, found {found}"));
        Err(Box::new(error.label(format!("expected {what} here"))))
    }

    pub(super) fn expect(&mut self, punct: &str) -> Read<()> {
        if self.eat(punct) { Ok(()) } else { self.expected(&format!("`{punct}`")) }
    }

    pub(super) fn expect_word(&mut self, word: &str) -> Read<()> {
        if self.eat_word(word) { Ok(()) } else { self.expected(&format!("`{word}`")) }
    }

    pub(super) fn word(&mut self, what: &str) -> Read<(&'t str, Span)> {
        match self.peek() {
            Kind::Word(word) => {
                let span = self.span();
                self.bump();
                Ok((word, span))
            }
            _ => self.expected(what),
        }
    }

    /// Reads a word that may become a name.
    pub(super) fn new_name(&mut self, what: &str) -> Read<(&'t str, Span)> {
        match self.peek() {
            Kind::Word(word) if is_reserved(word) || word.contains('.') || word == "_" => {
                let why = if word.contains('.') {
                    "names must not contain dots"
                } else {
                    "it is a word of the grammar"
                };
                let message = format!("`{word}` cannot be a name: {why}");
                Err(Box::new(
                    Diagnostic::error("text-name", self.span(), message)
                        .label(format!("expected {what} here")),
                ))
            }
            _ => self.word(what),
        }
    }

    /// Reads a name in the text, and the real name in quotes if it differs.
    pub(super) fn named(&mut self, what: &str) -> Read<(&'t str, Span, String)> {
        let (word, span) = self.new_name(what)?;
        let name = match self.peek() {
            Kind::Quoted(_) => self.quoted(what)?,
            _ => word.to_owned(),
        };
        Ok((word, span, name))
    }

    pub(super) fn quoted(&mut self, what: &str) -> Read<String> {
        let Kind::Quoted(raw) = self.peek() else { return self.expected(what) };
        let text = unescape(raw);
        if text.is_none() {
            return self.fail(
                "text-token",
                self.span(),
                "unknown escape: a string may contain \\\\, \\\", \\n and \\u{hex}",
            );
        }
        self.bump();
        text.map_or_else(|| self.expected(what), Ok)
    }

    /// Reads a word of an enumeration.
    pub(super) fn choice<V: Named>(&mut self) -> Read<V> {
        if let Kind::Word(word) = self.peek()
            && let Some(variant) = V::from_name(word)
        {
            self.bump();
            return Ok(variant);
        }
        self.expected(&format!("{} ({})", V::WHAT, V::choices()))
    }

    pub(super) fn at_number(&self) -> bool {
        matches!(self.peek(), Kind::Number(_))
            || (self.peek() == Kind::Punct("-") && matches!(self.peek_at(1), Kind::Number(_)))
    }

    /// Reads a number with an optional sign that fits in `T`.
    pub(super) fn number<T: TryFrom<i128>>(&mut self, what: &str) -> Read<T> {
        let start = self.span();
        let negative = self.eat("-");
        let Kind::Number(magnitude) = self.peek() else { return self.expected(what) };
        let span = start.to(self.span());
        let value = if negative { -i128::from(magnitude) } else { i128::from(magnitude) };
        self.bump();
        match T::try_from(value) {
            Ok(value) => Ok(value),
            Err(_) => self.fail("text-limit", span, format!("{value} is out of range for {what}")),
        }
    }

    /// Checks that the statement ends here.
    pub(super) fn end_of_statement(&mut self) -> Read<()> {
        match self.peek() {
            Kind::Separator | Kind::End | Kind::Punct("}") => Ok(()),
            _ => self.expected("the end of the statement"),
        }
    }

    // Errors.

    pub(super) fn fail<T>(&self, code: &'static str, span: Span, message: impl Into<String>) -> Read<T> {
        Err(Box::new(Diagnostic::error(code, span, message)))
    }

    pub(super) fn report(&mut self, error: Diagnostic) {
        if self.errors.len() < MAX_ERRORS {
            self.errors.push(error);
        } else {
            self.position = self.tokens.len().saturating_sub(1);
        }
    }

    /// Records an error and skips to the end of its statement.
    pub(super) fn recover(&mut self, error: Diagnostic) {
        self.report(error);
        self.skip_statement();
    }

    /// Skips to the end of the statement, including balanced braces.
    pub(super) fn skip_statement(&mut self) {
        let mut open = 0usize;
        loop {
            match self.peek() {
                Kind::End => return,
                Kind::Separator if open == 0 => return,
                Kind::Punct("}") if open == 0 => return,
                Kind::Punct("{") => open += 1,
                Kind::Punct("}") => open -= 1,
                _ => {}
            }
            self.bump();
        }
    }

    /// Runs `read` one nesting level deeper.
    pub(super) fn nested<T>(&mut self, read: impl FnOnce(&mut Self) -> Read<T>) -> Read<T> {
        if self.nesting >= MAX_NESTING {
            return self.fail(
                "text-limit",
                self.span(),
                format!("nesting is deeper than {MAX_NESTING} levels"),
            );
        }
        self.nesting += 1;
        let result = read(self);
        self.nesting -= 1;
        result
    }

    // Names.

    pub(super) fn undefined<T>(&self, what: &str, name: &str, span: Span) -> Read<T> {
        let error = Diagnostic::error("text-name", span, format!("no {what} is called `{name}`"));
        Err(Box::new(error.label("not declared")))
    }

    /// Reads a token name: a declared one or `tok<number>`.
    pub(super) fn token(&mut self) -> Read<TokenId> {
        let (word, span) = self.word("a token")?;
        if let Some(number) = numbered(word, "tok") {
            if number >= MAX_TOKENS {
                return self.fail(
                    "text-limit",
                    span,
                    format!("tokens are numbered from 0 to {}", MAX_TOKENS - 1),
                );
            }
            return Ok(TokenId::from_index(number as usize));
        }
        match self.names.tokens.get(word) {
            Some(&(token, _)) => Ok(token),
            None => self.undefined("token", word, span),
        }
    }

    /// Reads `@name`, the op of an event.
    pub(super) fn op_reference(&mut self) -> Read<Option<OriginId>> {
        if !self.eat("@") {
            return Ok(None);
        }
        let (word, span) = self.word("an op")?;
        match self.names.ops.get(word) {
            Some(&(op, _)) => Ok(Some(op)),
            None => self.undefined("op", word, span),
        }
    }

    /// Creates an op for a statement of the text.
    pub(super) fn statement_op(&mut self, name: &str, span: Span) -> OriginId {
        let index = index_u32(self.program.origins.len());
        self.program.origins.push(Origin { op: name.into(), span, index, calls: Box::default() })
    }
}

/// Adds a declaration to its table.
pub(super) fn declare<'t, V>(
    table: &mut Table<'t, V>,
    what: &str,
    name: &'t str,
    span: Span,
    value: V,
) -> Read<()> {
    match table.entry(name) {
        std::collections::hash_map::Entry::Occupied(first) => {
            let error =
                Diagnostic::error("text-name", span, format!("a {what} called `{name}` already exists"));
            Err(Box::new(error.label("declared again").also(first.get().1, "first declared here")))
        }
        std::collections::hash_map::Entry::Vacant(entry) => {
            entry.insert((value, span));
            Ok(())
        }
    }
}
