//! The items of a program: its properties, tables, functions, or the statements of its only kernel.
//!
//! Items may come in any order. The parser first finds them and then reads them kind by kind.

use seawall_base::{Diagnostic, EntityId, Span, index_u32, saturated};

use super::lexer::Kind;
use super::parser::{Parser, Read, declare};
use crate::ids::{BlockId, FunctionId, TermId, TokenId};
use crate::names::numbered;
use crate::program::{Data, Function, Partition, Program};
use crate::target::Target;
use crate::term::TermKind;

/// Kinds of items in reading order. An item only names items of earlier kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Item {
    Property,
    Partition,
    Function,
    Op,
    Descriptor,
    Token,
    Buffer,
    Term,
    Symbol,
    Varying,
    ByteSet,
    WarpMap,
    Statement,
}

/// The function that contains statements outside of functions.
const MAIN: &str = "main";

/// The number of warps of a program that does not state it.
const DEFAULT_WARPS: u32 = 4;

/// A function whose body is not read yet.
pub(super) struct Body {
    pub(super) function: FunctionId,
    /// The token at which the body starts, after its `{`.
    pub(super) start: usize,
    /// Whether it consists of labelled blocks.
    pub(super) explicit: bool,
}

impl<'t> Parser<'t> {
    /// Reads the whole text.
    pub(super) fn program(mut self) -> Result<Program, Vec<Diagnostic>> {
        let header = self.span();
        if let Err(error) = self.read_program() {
            self.report(*error);
        }
        if self.errors.is_empty() {
            self.number_events(header);
        }
        if self.errors.is_empty()
            && let Err(invalid) = self.program.validate()
        {
            for problem in invalid {
                self.report(Diagnostic::error("text-invalid", header, problem.to_string()));
            }
        }
        if self.errors.is_empty() { Ok(self.program) } else { Err(self.errors) }
    }

    fn read_program(&mut self) -> Read<()> {
        self.skip_separators();
        self.expect_word("program")?;
        self.program.name = match self.peek() {
            Kind::Quoted(_) => self.quoted("the name of the program")?,
            _ => self.word("the name of the program")?.0.to_owned(),
        };
        if self.eat_word("target") {
            self.program.target = Some(self.target()?);
        }
        self.expect("{")?;
        let (mut items, first_error) = self.find_items();
        if let Some(error) = first_error {
            self.report(*error);
        }
        items.sort_by_key(|&(item, start)| (item, start));
        self.expect("}")?;
        self.skip_separators();
        if self.peek() != Kind::End {
            return self.expected("the end of the text");
        }
        self.name_tokens();
        self.read_items(&items)
    }

    fn target(&mut self) -> Read<Target> {
        let span = self.span();
        let name = match self.peek() {
            Kind::Quoted(_) => self.quoted("a target")?,
            _ => self.word("a target")?.0.to_owned(),
        };
        name.parse().or_else(|error: crate::TargetError| self.fail("text-name", span, error.to_string()))
    }

    /// Finds the starts of the program's items, up to its `}`.
    fn find_items(&mut self) -> (Vec<(Item, usize)>, Option<Box<Diagnostic>>) {
        let mut items = Vec::new();
        let mut first_error = None;
        loop {
            self.skip_separators();
            let item = match self.peek() {
                Kind::End | Kind::Punct("}") => return (items, first_error),
                Kind::Word("ctas" | "arguments") => Item::Property,
                Kind::Word("warps" | "partition") => Item::Partition,
                Kind::Word("kernel" | "function") => Item::Function,
                Kind::Word("ops") => Item::Op,
                Kind::Word("descriptors") => Item::Descriptor,
                Kind::Word("tokens") => Item::Token,
                Kind::Word("smem" | "tmem" | "scratch") => Item::Buffer,
                Kind::Word("terms") => Item::Term,
                Kind::Word("symbols") => Item::Symbol,
                Kind::Word("varying") => Item::Varying,
                Kind::Word("bytesets") => Item::ByteSet,
                Kind::Word("warpmaps") => Item::WarpMap,
                Kind::Word(_) => Item::Statement,
                _ => {
                    if first_error.is_none() {
                        first_error = self.expected::<()>("a declaration or a statement").err();
                    }
                    self.bump();
                    self.skip_statement();
                    continue;
                }
            };
            items.push((item, self.position()));
            self.skip_statement();
        }
    }

    /// Numbers the tokens that copies define, so that a wait may precede the copy in the text.
    fn name_tokens(&mut self) {
        let words = |token: &super::lexer::Token<'t>| match token.kind {
            Kind::Word(word) => Some((word, token.span)),
            _ => None,
        };
        let raw = self.tokens().iter().filter_map(words).filter_map(|(word, _)| numbered(word, "tok")).max();
        let mut next = raw.map_or(0, |raw| u64::from(raw) + 1);
        let arrows = self.tokens().windows(2).filter(|pair| pair[0].kind == Kind::Punct("->"));
        let defined: Vec<_> = arrows.filter_map(|pair| words(&pair[1])).collect();
        for (word, span) in defined {
            if numbered(word, "tok").is_none() && !self.names.tokens.contains_key(word) {
                self.name_token(word, span, &mut next);
            }
        }
    }

    fn name_token(&mut self, word: &'t str, span: Span, next: &mut u64) {
        // Reading the token reports numbers that are too large. Here they only must not overflow.
        let index = saturated::<usize>((*next).min(u64::from(u32::MAX) - 2));
        self.names.tokens.insert(word, (TokenId::from_index(index), span));
        *next += 1;
    }

    fn read_items(&mut self, items: &[(Item, usize)]) -> Read<()> {
        self.partition_default(items)?;
        let mut bodies = Vec::new();
        let mut statements = Vec::new();
        let mut blocks_are_open = false;
        for &(item, start) in items {
            if item > Item::Function && !blocks_are_open {
                self.open_functions(&mut bodies, items)?;
                blocks_are_open = true;
            }
            self.jump(start);
            let read = match item {
                Item::Property => self.property(),
                Item::Partition => self.partition_item(),
                Item::Function => self.function_header().map(|body| bodies.push(body)),
                Item::Op => self.entries(Self::op_entry),
                Item::Descriptor => self.entries(Self::descriptor_entry),
                Item::Token => self.token_item(),
                Item::Buffer => self.buffer(),
                Item::Term => self.entries(Self::term_entry),
                Item::Symbol => self.symbol_item(false),
                Item::Varying => self.symbol_item(true),
                Item::ByteSet => self.entries(Self::byte_set_entry),
                Item::WarpMap => self.entries(Self::warp_map_entry),
                Item::Statement => {
                    statements.push(start);
                    continue;
                }
            };
            if let Err(error) = read.and_then(|()| self.end_of_statement()) {
                self.report(*error);
            }
        }
        if !blocks_are_open {
            self.open_functions(&mut bodies, items)?;
        }
        self.read_bodies(&bodies, &statements);
        Ok(())
    }

    /// Declares the kernel made of the statements outside of functions, and the labelled blocks.
    fn open_functions(&mut self, bodies: &mut Vec<Body>, items: &[(Item, usize)]) -> Read<()> {
        let loose = items.iter().any(|(item, _)| *item == Item::Statement);
        let homeless = bodies.is_empty() && items.iter().any(|(item, _)| *item == Item::Buffer);
        if loose || homeless {
            let span = self.span();
            let function = self.new_function(MAIN.to_owned(), true, 0);
            declare(&mut self.names.functions, "function", MAIN, span, function)?;
            bodies.push(Body { function, start: usize::MAX, explicit: false });
        }
        self.function = self.home();
        self.find_blocks(bodies)
    }

    /// The function whose frame contains buffers outside of functions: the first kernel, or else
    /// the first function.
    pub(super) fn home(&self) -> FunctionId {
        let kernel = self.program.functions.iter().find(|(_, function)| function.kernel);
        kernel.map_or(FunctionId::from_index(0), |(id, _)| id)
    }

    fn read_bodies(&mut self, bodies: &[Body], statements: &[usize]) {
        for body in bodies {
            self.enter(body.function);
            if body.explicit {
                self.jump(body.start);
                self.blocks();
            } else if body.start == usize::MAX {
                self.loose_statements(statements);
            } else {
                self.jump(body.start);
                self.structured();
            }
        }
        for function in self.program.functions.values_mut() {
            function.entry = function.blocks.first().copied().unwrap_or(BlockId::FIRST);
        }
    }

    pub(super) fn new_function(&mut self, name: String, kernel: bool, arguments: u32) -> FunctionId {
        let entry = BlockId::FIRST;
        self.program.functions.push(Function { name, kernel, arguments, entry, blocks: Vec::new() })
    }

    fn function_header(&mut self) -> Read<Body> {
        let kernel = self.eat_word("kernel");
        if !kernel {
            self.expect_word("function")?;
        }
        let (word, span, name) = self.named("a function")?;
        let (count, names) = self.arguments()?;
        let function = self.new_function(name, kernel, count);
        declare(&mut self.names.functions, "function", word, span, function)?;
        self.names.arguments.insert(function, names);
        self.expect("{")?;
        let start = self.position();
        self.skip_separators();
        let mut ahead = 0;
        while matches!(self.peek_at(ahead), Kind::Word("smem" | "tmem" | "scratch")) {
            while !matches!(self.peek_at(ahead), Kind::Separator | Kind::End | Kind::Punct("}")) {
                ahead += 1;
            }
            while self.peek_at(ahead) == Kind::Separator {
                ahead += 1;
            }
        }
        let explicit = matches!(self.peek_at(ahead), Kind::Label(_));
        loop {
            self.skip_statement();
            match self.peek() {
                Kind::Separator => self.bump(),
                _ => break,
            }
        }
        self.expect("}")?;
        Ok(Body { function, start, explicit })
    }

    /// Reads `(a, b)` or `(2)`: arguments by name or by number.
    fn arguments(&mut self) -> Read<(u32, Vec<&'t str>)> {
        let mut names = Vec::new();
        if !self.eat("(") {
            return Ok((0, names));
        }
        if self.at_number() {
            let count = self.number("a number of arguments")?;
            self.expect(")")?;
            return Ok((count, names));
        }
        while !self.eat(")") {
            let (word, span) = self.new_name("an argument")?;
            if names.contains(&word) {
                return self.fail("text-name", span, format!("an argument called `{word}` already exists"));
            }
            names.push(word);
            if self.peek() != Kind::Punct(")") {
                self.expect(",")?;
            }
        }
        Ok((index_u32(names.len()), names))
    }

    /// Reads a property of the whole program, such as `ctas 2` or `arguments >= 0`.
    fn property(&mut self) -> Read<()> {
        if self.peek() == Kind::Word("ctas") {
            self.bump();
            self.program.ctas = self.number("a number of CTAs")?;
        } else {
            self.expect_word("arguments")?;
            self.expect(">=")?;
            self.program.least_argument = Some(self.number("the least value of the arguments of kernels")?);
        }
        Ok(())
    }

    /// Adds the default partition if a program with code does not state its warps.
    fn partition_default(&mut self, items: &[(Item, usize)]) -> Read<()> {
        let is_stated = items.iter().any(|(item, _)| *item == Item::Partition);
        let has_code =
            items.iter().any(|(item, _)| matches!(item, Item::Function | Item::Statement | Item::Buffer));
        if !is_stated && has_code {
            self.new_partition("default", "default".to_owned(), DEFAULT_WARPS, Span::at(0))?;
        }
        Ok(())
    }

    fn partition_item(&mut self) -> Read<()> {
        if self.eat_word("warps") {
            let span = self.last_span();
            let warps = self.number("a number of warps")?;
            return self.new_partition("default", "default".to_owned(), warps, span);
        }
        self.expect_word("partition")?;
        let (word, span, name) = self.named("a partition")?;
        self.expect_word("warps")?;
        let warps = self.number("a number of warps")?;
        self.new_partition(word, name, warps, span)
    }

    pub(super) fn new_partition(&mut self, word: &'t str, name: String, warps: u32, span: Span) -> Read<()> {
        let id = self.program.partitions.next_id();
        declare(&mut self.names.partitions, "partition", word, span, id)?;
        self.program.partitions.push(Partition { name, warps });
        Ok(())
    }

    fn token_item(&mut self) -> Read<()> {
        self.expect_word("tokens")?;
        loop {
            let (word, span) = self.new_name("a token")?;
            let next = self.names.tokens.values().map(|(token, _)| token.index() as u64 + 1).max();
            declare(&mut self.names.tokens, "token", word, span, TokenId::from_index(0))?;
            self.name_token(word, span, &mut next.unwrap_or(0));
            if !self.eat(",") {
                return Ok(());
            }
        }
    }

    /// Reads `symbols n, m >= 0` or `varying n, m`. A varying symbol may have another value each
    /// time it is computed.
    fn symbol_item(&mut self, varying: bool) -> Read<()> {
        self.expect_word(if varying { "varying" } else { "symbols" })?;
        loop {
            let (word, span) = self.new_name("a symbol")?;
            let number = index_u32(self.names.symbols.len());
            let (name, least) = (word.to_owned(), self.least()?);
            let term = self.program.terms.intern(TermKind::Symbol { number, name, varying, least });
            read_data(self, term)?;
            declare(&mut self.names.symbols, "symbol", word, span, term)?;
            if !self.eat(",") {
                return Ok(());
            }
        }
    }

    /// Reads the lower bound of a symbol, such as `>= 0`.
    pub(super) fn least(&mut self) -> Read<Option<i64>> {
        if self.eat(">=") { self.number("the lower bound of a symbol").map(Some) } else { Ok(None) }
    }

    /// Orders the events by their numbers if they have numbers.
    fn number_events(&mut self, header: Span) {
        if self.event_numbers.iter().all(Option::is_none) {
            return;
        }
        let count = self.event_numbers.len();
        let mut place = vec![None; count];
        for (position, number) in self.event_numbers.iter().enumerate() {
            match number.and_then(|number| place.get_mut(number as usize)) {
                Some(slot @ None) => *slot = Some(position),
                _ => {
                    let message = format!(
                        "if events have numbers, they must be distinct numbers from 0 to {}",
                        count - 1
                    );
                    return self.report(Diagnostic::error("text-invalid", header, message));
                }
            }
        }
        let events = place.iter().flatten().filter_map(|&position| {
            self.program.events.get(crate::ids::EventId::from_index(position)).cloned()
        });
        self.program.events = events.collect();
        let in_blocks = self.program.blocks.values_mut().flat_map(|block| &mut block.events);
        for event in in_blocks.chain(self.program.loaded.iter_mut().map(|loaded| &mut loaded.0)) {
            if let Some(Some(number)) = self.event_numbers.get(event.index()) {
                *event = crate::ids::EventId::from_index(*number as usize);
            }
        }
        self.program.loaded.sort_unstable();
    }
}

/// Reads `of data` or `of data each` behind a symbol.
pub(super) fn read_data(parser: &mut Parser<'_>, symbol: TermId) -> Read<()> {
    if parser.eat_word("of") {
        parser.expect_word("data")?;
        let each = parser.eat_word("each");
        parser.program.data.push(Data { symbol, each });
    }
    Ok(())
}
