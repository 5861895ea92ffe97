//! Functions written as labelled blocks. A block is a sequence of events and a terminator.

use seawall_base::{Diagnostic, EntityId, Span, index_u32};

use super::items::Body;
use super::lexer::Kind;
use super::parser::{Local, Parser, Read, declare};
use crate::block::{Block, Edge, TermList, Terminator};
use crate::ids::{FunctionId, PartitionId, TermId};
use crate::names::numbered;
use crate::term::TermKind;

/// The first line of a block.
struct Header<'t> {
    label: &'t str,
    span: Span,
    count: u32,
    names: Vec<(&'t str, Span)>,
    partition: PartitionId,
    divergent: bool,
}

/// Parameters that one header may declare. A header may state only their number, so the number
/// needs a bound.
const MAX_PARAMS: u32 = 1 << 16;

impl<'t> Parser<'t> {
    /// Creates the blocks of all functions that consist of labelled blocks. If the labels are
    /// `^bb0`, `^bb1`, …, they are the ids of the blocks. Otherwise the blocks are numbered in the
    /// order of the text.
    pub(super) fn find_blocks(&mut self, bodies: &[Body]) -> Read<()> {
        let mut headers = Vec::new();
        for body in bodies.iter().filter(|body| body.explicit) {
            self.jump(body.start);
            loop {
                self.skip_separators();
                match self.peek() {
                    Kind::Label(_) => {
                        let header = self.header()?;
                        headers.push((body.function, header));
                        continue;
                    }
                    Kind::End | Kind::Punct("}") => break,
                    _ => self.skip_statement(),
                }
            }
        }
        let mut order: Vec<usize> = (0..headers.len()).collect();
        let number = |i: usize| headers.get(i).and_then(|(_, header)| numbered(header.label, "bb"));
        let mut sorted = order.clone();
        sorted.sort_by_key(|&i| number(i));
        if sorted.iter().enumerate().all(|(position, &i)| number(i).is_some_and(|n| n as usize == position)) {
            order = sorted;
        }
        for i in order {
            if let Some((function, header)) = headers.get(i) {
                self.declare_block(*function, header)?;
            }
        }
        for (function, header) in &headers {
            if let Some(&(block, _)) = self.names.blocks.get(&(*function, header.label)) {
                self.program.functions[*function].blocks.push(block);
            }
        }
        Ok(())
    }

    fn declare_block(&mut self, function: FunctionId, header: &Header<'t>) -> Read<()> {
        if let Some(&(_, first)) = self.names.blocks.get(&(function, header.label)) {
            let message = format!("a block ^{} already exists in this function", header.label);
            let error = Diagnostic::error("text-name", header.span, message).label("declared again");
            return Err(Box::new(error.also(first, "first declared here")));
        }
        // The parameters become terms when the function is read, because the table of terms comes
        // first. Until then only their number matters.
        let placeholder = TermId::from_index(0);
        let params = TermList::from_elem(placeholder, header.count as usize);
        let block = empty_block(function, header.partition, params);
        let block = self.program.blocks.push(Block { divergent: header.divergent, ..block });
        self.names.blocks.insert((function, header.label), (block, header.span));
        self.names.labels.entry(header.label).and_modify(|only| *only = None).or_insert(Some(block));
        Ok(())
    }

    /// `^loop(i, k) in p0:`, `^bb1(2):` or `^then divergent:`.
    fn header(&mut self) -> Read<Header<'t>> {
        let span = self.span();
        let Kind::Label(label) = self.peek() else { return self.expected("a label") };
        self.bump();
        let mut names = Vec::new();
        let mut count = 0;
        if self.eat("(") {
            if self.at_number() {
                let place = self.span();
                count = self.number("a number of parameters")?;
                if count > MAX_PARAMS {
                    return self.fail(
                        "text-limit",
                        place,
                        format!("a block has at most {MAX_PARAMS} parameters"),
                    );
                }
                self.expect(")")?;
            } else {
                while !self.eat(")") {
                    names.push(self.word("a parameter")?);
                    if self.peek() != Kind::Punct(")") {
                        self.expect(",")?;
                    }
                }
                count = index_u32(names.len());
            }
        }
        let mut partition = PartitionId::from_index(0);
        if self.eat_word("in") {
            let (word, span) = self.partition_word()?;
            let Some(&(id, _)) = self.names.partitions.get(word) else {
                return self.undefined("partition", word, span);
            };
            partition = id;
        }
        let divergent = self.eat_word("divergent");
        self.expect(":")?;
        Ok(Header { label, span, count, names, partition, divergent })
    }

    pub(super) fn partition_word(&mut self) -> Read<(&'t str, Span)> {
        self.word("a partition")
    }

    /// Reads the body of a function that consists of blocks.
    pub(super) fn blocks(&mut self) {
        let body = self.position();
        if let Err(error) = self.name_params(body) {
            return self.report(*error);
        }
        self.jump(body);
        let mut open = false;
        loop {
            self.skip_separators();
            let read = match self.peek() {
                Kind::End | Kind::Punct("}") => break,
                Kind::Label(label) if !open => {
                    open = true;
                    self.open_block(label)
                }
                Kind::Word("smem" | "tmem" | "scratch") => self.buffer(),
                _ if !open => self.expected("a label"),
                Kind::Word(word) if is_terminator(word) => {
                    open = false;
                    self.terminator()
                }
                Kind::Label(_) => self.expected("a terminator at the end of the block"),
                _ => self.labelled_event(),
            };
            if let Err(error) = read {
                let start = self.position();
                self.recover(*error);
                if self.position() == start && matches!(self.peek(), Kind::Label(_)) {
                    self.bump();
                }
            }
        }
        if open {
            let error = self.expected::<()>("a terminator at the end of the block");
            if let Err(error) = error {
                self.report(*error);
            }
        }
    }

    /// Creates the terms for the parameters of this function's blocks and names them.
    fn name_params(&mut self, body: usize) -> Read<()> {
        self.jump(body);
        let mut seen = super::parser::Table::default();
        loop {
            self.skip_separators();
            match self.peek() {
                Kind::End | Kind::Punct("}") => return Ok(()),
                Kind::Label(_) => {
                    let header = self.header()?;
                    let Some(&(block, _)) = self.names.blocks.get(&(self.function, header.label)) else {
                        continue;
                    };
                    let params: TermList = (0..header.count)
                        .map(|index| self.program.terms.intern(TermKind::Param { block, index }))
                        .collect();
                    for ((index, (name, span)), &term) in header.names.iter().enumerate().zip(&params) {
                        // Every parameter has its dotted name without an entry.
                        let rest = name.strip_prefix(header.label).and_then(|rest| rest.strip_prefix('.'));
                        if rest.and_then(|rest| numbered(rest, "")) == u32::try_from(index).ok() {
                            continue;
                        }
                        if name.contains('.') {
                            let message = format!("`{name}` cannot be a name: names must not contain dots");
                            return self.fail("text-name", *span, message);
                        }
                        declare(&mut seen, "parameter", name, *span, ())?;
                        self.locals.push(Local { name, term, left_behind: false });
                    }
                    self.program.blocks[block].params = params;
                }
                _ => self.skip_statement(),
            }
        }
    }

    fn open_block(&mut self, label: &'t str) -> Read<()> {
        self.header()?;
        if let Some(&(block, _)) = self.names.blocks.get(&(self.function, label)) {
            self.block = block;
        }
        Ok(())
    }

    fn terminator(&mut self) -> Read<()> {
        let (word, _) = self.word("a terminator")?;
        let terminator = match word {
            "goto" => Terminator::Goto(self.edge()?),
            "branch" => {
                let condition = if self.eat("?") { None } else { Some(self.expression()?) };
                self.expect_word("then")?;
                let then = self.edge()?;
                self.expect_word("else")?;
                Terminator::Branch { condition, then, otherwise: self.edge()? }
            }
            "switch" => Terminator::Switch(self.edges()?),
            "fork" => Terminator::Fork(self.edges()?),
            "join" => Terminator::Join(self.edge()?),
            "return" => Terminator::Return,
            _ => Terminator::Unreachable,
        };
        let origin = self.op_reference()?;
        self.end_of_statement()?;
        let block = &mut self.program.blocks[self.block];
        block.terminator = terminator;
        block.terminator_origin = origin;
        Ok(())
    }

    fn edges(&mut self) -> Read<Vec<Edge>> {
        let mut edges = vec![self.edge()?];
        while self.eat(",") {
            edges.push(self.edge()?);
        }
        Ok(edges)
    }

    /// Reads an edge such as `^a(i + 1)`.
    fn edge(&mut self) -> Read<Edge> {
        let span = self.span();
        let Kind::Label(label) = self.peek() else { return self.expected("a label") };
        let Some(&(target, _)) = self.names.blocks.get(&(self.function, label)) else {
            return self.undefined("block of this function", label, span);
        };
        self.bump();
        let mut args = TermList::new();
        if self.eat("(") {
            while !self.eat(")") {
                args.push(self.expression()?);
                if self.peek() != Kind::Punct(")") {
                    self.expect(",")?;
                }
            }
        }
        let count = self.program.blocks[target].params.len();
        if args.len() != count {
            let message = format!("^{label} has {count} parameters, but the edge has {} values", args.len());
            return self.fail("text-invalid", span.to(self.last_span()), message);
        }
        Ok(Edge { target, args })
    }
}

/// An empty block whose terminator is not known yet.
pub(super) fn empty_block(function: FunctionId, partition: PartitionId, params: TermList) -> Block {
    Block {
        function,
        partition,
        params,
        events: Default::default(),
        terminator: Terminator::Unreachable,
        terminator_origin: None,
        divergent: false,
    }
}

/// Whether the word starts a terminator.
fn is_terminator(word: &str) -> bool {
    matches!(word, "goto" | "branch" | "switch" | "fork" | "join" | "return" | "unreachable")
}
