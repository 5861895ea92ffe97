//! The parser of statements.

mod declarations;
mod directives;
mod operands;

use rustc_hash::FxHashMap;
use seawall_base::{Diagnostic, EntityId, PrimaryMap, Span};

use crate::module::{
    FunctionId, Guard, Instruction, Module, Opcode, OpcodeId, Operand, Statement, StatementId, StatementKind,
};
use crate::scan::{Scanner, Token};
use crate::table;

/// Nothing else is read after an error.
type Parsed<T> = Result<T, Diagnostic>;

/// Reads a PTX module.
///
/// # Errors
///
/// Returns one error if the text is not PTX, if a statement is malformed, or if the text has more
/// than 4 GiB.
pub fn parse(text: &str) -> Result<Module, Vec<Diagnostic>> {
    if u32::try_from(text.len()).is_err() {
        let message = format!("the input has {} bytes, and the limit is 4 GiB", text.len());
        return Err(vec![Diagnostic::error("input::too-large", Span::at(0), message)]);
    }
    let mut parser = Parser::new(text);
    let parsed = parser.module();
    match parser.scanner.take_error().map_or(parsed, Err) {
        Ok(()) => Ok(parser.module),
        Err(error) => Err(vec![error]),
    }
}

struct Parser<'t> {
    text: &'t str,
    scanner: Scanner<'t>,
    module: Module,
    /// Operands of lists that are not closed yet.
    scratch: Vec<Operand>,
    opcodes: FxHashMap<&'t str, OpcodeId>,
    /// The open braces.
    depth: u32,
    /// The function whose body is being read, with the first statement of its body.
    function: Option<(FunctionId, StatementId)>,
    /// The function whose header has just been read.
    header: Option<FunctionId>,
}

impl<'t> Parser<'t> {
    fn new(text: &'t str) -> Self {
        let module = Module {
            text: text.into(),
            version: Span::at(0),
            target: Span::at(0),
            // A statement has about 30 bytes.
            statements: PrimaryMap::with_capacity(text.len() / 32),
            instructions: PrimaryMap::with_capacity(text.len() / 48),
            opcodes: PrimaryMap::new(),
            functions: PrimaryMap::new(),
            variables: PrimaryMap::new(),
            operands: Vec::with_capacity(text.len() / 16),
            warnings: Vec::new(),
        };
        Parser {
            text,
            scanner: Scanner::new(text),
            module,
            scratch: Vec::new(),
            opcodes: FxHashMap::default(),
            depth: 0,
            function: None,
            header: None,
        }
    }

    fn module(&mut self) -> Parsed<()> {
        if self.scanner.token != Token::Directive || self.scanner.text() != ".version" {
            return Err(Diagnostic::error(
                "ptx::not-ptx",
                self.scanner.span,
                "this is not PTX: it does not begin with `.version`",
            )
            .label("expected `.version`")
            .help("give PTX text, such as a `.ptx` file of a compiler's cache"));
        }
        while self.scanner.token != Token::End {
            self.statement()?;
        }
        match self.depth {
            0 => Ok(()),
            _ => Err(self.error(
                "a scope does not end",
                "expected `}`",
                "the text may be cut off; give the whole file",
            )),
        }
    }

    fn statement(&mut self) -> Parsed<()> {
        let start = self.scanner.span.start;
        match self.scanner.token {
            Token::Punctuation(b'{') => self.open(),
            Token::Punctuation(b'}') => self.close()?,
            Token::Punctuation(b'@') => self.instruction(start)?,
            Token::Punctuation(b';') => {
                // An empty statement.
                let name = self.scanner.span;
                self.scanner.advance();
                self.push(StatementKind::Directive { name }, start);
            }
            Token::Directive => self.directive(start)?,
            Token::Word => {
                let name = self.scanner.span;
                let mut ahead = self.scanner.clone();
                ahead.advance();
                if ahead.is(b':') {
                    ahead.advance();
                    self.scanner = ahead;
                    self.push(StatementKind::Label { name }, start);
                } else {
                    self.instruction(start)?;
                }
            }
            Token::Number | Token::Text | Token::Punctuation(_) | Token::End => {
                return Err(self.error(
                    "not a statement",
                    "expected a directive, a label or an instruction",
                    "the text may be cut off, or not PTX",
                ));
            }
        }
        Ok(())
    }

    fn open(&mut self) {
        let start = self.scanner.span.start;
        self.depth = self.depth.saturating_add(1);
        self.scanner.advance();
        self.push(StatementKind::Open, start);
        if let Some(function) = self.header.take() {
            self.function = Some((function, self.module.statements.next_id()));
        }
    }

    fn close(&mut self) -> Parsed<()> {
        if self.depth == 0 {
            return Err(self.error(
                "a `}` closes no scope",
                "no scope is open here",
                "remove it, or give the whole file",
            ));
        }
        self.depth -= 1;
        let start = self.scanner.span.start;
        self.scanner.advance();
        let close = self.push(StatementKind::Close, start);
        if self.depth == 0
            && let Some((function, first)) = self.function.take()
        {
            self.module.functions[function].body = Some((first, close));
        }
        Ok(())
    }

    fn instruction(&mut self, start: u32) -> Parsed<()> {
        let guard = self.guard()?;
        if self.scanner.token != Token::Word {
            return Err(self.error(
                "an instruction has no name",
                "expected the name of an instruction",
                "write an instruction behind the predicate",
            ));
        }
        let opcode_span = self.scanner.span;
        let opcode = self.opcode();
        self.scanner.advance();
        let operands = self.operands_until(b';')?;
        let instruction = Instruction {
            guard,
            opcode,
            opcode_span,
            operands,
            span: Span::new(start, self.scanner.last_end),
        };
        let id = self.module.instructions.push(instruction);
        self.push(StatementKind::Instruction(id), start);
        Ok(())
    }

    /// `@p` or `@!p`.
    fn guard(&mut self) -> Parsed<Option<Guard>> {
        if !self.scanner.take(b'@') {
            return Ok(None);
        }
        let negated = self.scanner.take(b'!');
        if self.scanner.token != Token::Word {
            return Err(self.error(
                "a predicate has no register",
                "expected a register",
                "write `@%p` or `@!%p` in front of the instruction",
            ));
        }
        let register = self.scanner.span;
        self.scanner.advance();
        Ok(Some(Guard { register, negated }))
    }

    /// The opcode at the current token. An unknown one gives a warning at its first use.
    fn opcode(&mut self) -> OpcodeId {
        let name = self.scanner.text();
        if let Some(&known) = self.opcodes.get(name) {
            return known;
        }
        let row = match table::find(name) {
            Ok(row) => Some(row),
            Err(unknown) => {
                let warning =
                    Diagnostic::warning("ptx::unknown-instruction", self.scanner.span, unknown.message(name))
                        .label("its operands and effects are unknown");
                self.module.warnings.push(warning);
                None
            }
        };
        let id = self.module.opcodes.push(Opcode { name: name.into(), row });
        self.opcodes.insert(name, id);
        id
    }

    /// Adds a statement from `start` up to the last token.
    fn push(&mut self, kind: StatementKind, start: u32) -> StatementId {
        let span = Span::new(start, self.scanner.last_end);
        self.module.statements.push(Statement { kind, span })
    }

    /// An error at the current token.
    fn error(&self, message: &str, label: &str, help: &str) -> Diagnostic {
        Diagnostic::error("ptx::syntax", self.scanner.span, message).label(label).help(help)
    }

    /// Moves past a character.
    fn expect(&mut self, byte: u8, within: &str) -> Parsed<()> {
        if self.scanner.take(byte) {
            return Ok(());
        }
        let message = format!("{within} is malformed");
        Err(self.error(
            &message,
            &format!("expected `{}`", char::from(byte)),
            "the text may be cut off, or not PTX",
        ))
    }

    /// Moves past a name and returns its span.
    fn name(&mut self, of: &str) -> Parsed<Span> {
        if self.scanner.token != Token::Word {
            let message = format!("{of} has no name");
            return Err(self.error(&message, "expected a name", "the text may be cut off, or not PTX"));
        }
        let span = self.scanner.span;
        self.scanner.advance();
        Ok(span)
    }

    fn next_function(&self) -> FunctionId {
        FunctionId::from_index(self.module.functions.len())
    }
}
