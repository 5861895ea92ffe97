//! Statements with bodies except loops: conditionals and partitions. They become blocks.

use seawall_base::{Diagnostic, EntityId, Span};

use super::blocks::empty_block;
use super::lexer::Kind;
use super::parser::{Local, Parser, Read};
use crate::block::{Edge, TermList, Terminator};
use crate::ids::{BlockId, FunctionId, OriginId, PartitionId, TermId};

impl<'t> Parser<'t> {
    /// Resets the state of the parser for the body of a function.
    pub(super) fn enter(&mut self, function: FunctionId) {
        self.function = function;
        self.partition = PartitionId::from_index(0);
        self.locals.clear();
        self.loops.clear();
        self.depth = 0;
        self.op = None;
    }

    /// Reads the body of a function that consists of statements, after its `{`.
    pub(super) fn structured(&mut self) {
        self.block = self.new_block(TermList::new());
        self.statements();
        self.close(Terminator::Return, None);
    }

    /// Reads the statements outside of functions.
    pub(super) fn loose_statements(&mut self, starts: &[usize]) {
        self.block = self.new_block(TermList::new());
        for &start in starts {
            self.jump(start);
            while !matches!(self.peek(), Kind::Separator | Kind::End | Kind::Punct("}")) {
                if let Err(error) = self.statement() {
                    self.recover(*error);
                }
            }
        }
        self.close(Terminator::Return, None);
    }

    pub(super) fn new_block(&mut self, params: TermList) -> BlockId {
        let block = self.program.blocks.push(empty_block(self.function, self.partition, params));
        self.program.functions[self.function].blocks.push(block);
        block
    }

    /// Ends the open block.
    pub(super) fn close(&mut self, terminator: Terminator, origin: Option<OriginId>) {
        let block = &mut self.program.blocks[self.block];
        block.terminator = terminator;
        block.terminator_origin = origin;
    }

    /// Reads statements up to a `}`, which is not consumed.
    fn statements(&mut self) {
        loop {
            self.skip_separators();
            if matches!(self.peek(), Kind::End | Kind::Punct("}")) {
                return;
            }
            if let Err(error) = self.statement() {
                self.recover(*error);
            }
        }
    }

    /// Reads `{ statements }`, in which names are local. Returns the values of the outer names at
    /// its end. After the body the outer names have their earlier values again, because the body
    /// may not have run.
    pub(super) fn body(&mut self) -> Read<Vec<TermId>> {
        let before: Vec<TermId> = self.locals.iter().map(|local| local.term).collect();
        self.depth += 1;
        let result = self.nested(|parser| {
            parser.expect("{")?;
            parser.statements();
            parser.expect("}")
        });
        self.depth -= 1;
        self.locals.truncate(before.len());
        let mut after = before;
        for (local, term) in self.locals.iter_mut().zip(&mut after) {
            std::mem::swap(&mut local.term, term);
        }
        result.map(|()| after)
    }

    fn statement(&mut self) -> Read<()> {
        let Kind::Word(word) = self.peek() else { return self.expected("a statement") };
        let start = self.span();
        match word {
            "loop" | "while" => self.loop_statement(),
            "if" => self.if_statement(start),
            "switch" => self.switch_statement(start),
            "fork" => self.fork_statement(start),
            "let" => self.let_statement(),
            "next" => self.next_statement(),
            "smem" | "tmem" | "scratch" => self.buffer(),
            "goto" | "branch" | "join" | "return" | "unreachable" => {
                let error = Diagnostic::error(
                    "text-syntax",
                    start,
                    format!("`{word}` can only end a labelled block"),
                );
                Err(Box::new(
                    error.label("no labelled block is open here").help("start the function with `^entry:`"),
                ))
            }
            _ => self.labelled_event(),
        }
    }

    /// Reads `label: event`, `event` or `op name { events }`.
    pub(super) fn labelled_event(&mut self) -> Read<()> {
        if self.eat_word("op") {
            return self.op_statement();
        }
        if matches!(self.peek(), Kind::Word(_)) && self.peek_at(1) == Kind::Punct(":") {
            let label = self.new_name("a label")?;
            self.expect(":")?;
            return self.event(Some(label));
        }
        self.event(None)
    }

    /// Reads `op reduce { write S; barrier lowering; read S }`: the events of one op.
    fn op_statement(&mut self) -> Read<()> {
        let (name, span) = self.word("the name of an op")?;
        if self.op.is_some() {
            return self.fail("text-syntax", span, "an op cannot contain another op");
        }
        self.expect("{")?;
        self.op = Some(self.statement_op(name, span));
        loop {
            self.skip_separators();
            if matches!(self.peek(), Kind::End | Kind::Punct("}")) {
                break;
            }
            if let Err(error) = self.event(None) {
                self.recover(*error);
            }
        }
        self.op = None;
        self.expect("}")
    }

    /// Reads `let x = i % 3`.
    fn let_statement(&mut self) -> Read<()> {
        self.expect_word("let")?;
        let (name, span) = self.new_name("a name")?;
        self.expect("=")?;
        let term = self.expression()?;
        self.end_of_statement()?;
        self.define_local(name, span, term)
    }

    fn define_local(&mut self, name: &'t str, span: Span, term: TermId) -> Read<()> {
        match self.locals.iter_mut().rev().find(|local| local.name == name) {
            Some(local) if local.left_behind => local.term = term,
            Some(_) => {
                return self.fail("text-name", span, format!("a value called `{name}` already exists here"));
            }
            None => self.locals.push(Local { name, term, left_behind: false }),
        }
        Ok(())
    }

    /// Reads `if c { } else { }`. Without a condition either branch may be taken.
    fn if_statement(&mut self, start: Span) -> Read<()> {
        self.expect_word("if")?;
        let condition = if self.peek() == Kind::Punct("{") { None } else { Some(self.expression()?) };
        let origin = self.statement_op("if", start.to(self.last_span()));
        let before = self.block;
        let then = self.new_block(TermList::new());
        self.block = then;
        self.body()?;
        let then_end = (self.block, self.statement_op("yield", self.last_span()));
        let mut otherwise = None;
        if self.eat_word("else") {
            let block = self.new_block(TermList::new());
            self.block = block;
            if matches!(self.peek(), Kind::Word("if")) {
                let inner = self.span();
                self.nested(|parser| parser.if_statement(inner))?;
            } else {
                self.body()?;
            }
            otherwise = Some((block, (self.block, self.statement_op("yield", self.last_span()))));
        }
        let after = self.new_block(TermList::new());
        let last = otherwise.map_or(then_end, |otherwise| otherwise.1);
        for (end, end_op) in [then_end, last] {
            self.block = end;
            self.close(Terminator::Goto(Edge::to(after)), Some(end_op));
        }
        self.block = before;
        let otherwise = Edge::to(otherwise.map_or(after, |otherwise| otherwise.0));
        self.close(Terminator::Branch { condition, then: Edge::to(then), otherwise }, Some(origin));
        self.block = after;
        Ok(())
    }

    /// Reads `switch { case { } case { } }`.
    fn switch_statement(&mut self, start: Span) -> Read<()> {
        self.expect_word("switch")?;
        let origin = self.statement_op("switch", start);
        let before = self.block;
        let mut arms = Vec::new();
        self.expect("{")?;
        self.skip_separators();
        while arms.is_empty() || !self.eat("}") {
            self.expect_word("case")?;
            let block = self.new_block(TermList::new());
            self.block = block;
            self.body()?;
            arms.push((block, (self.block, self.statement_op("yield", self.last_span()))));
            self.skip_separators();
        }
        let after = self.new_block(TermList::new());
        for &(_, (end, end_op)) in &arms {
            self.block = end;
            self.close(Terminator::Goto(Edge::to(after)), Some(end_op));
        }
        self.block = before;
        self.close(Terminator::Switch(arms.iter().map(|arm| Edge::to(arm.0)).collect()), Some(origin));
        self.block = after;
        Ok(())
    }

    /// Reads `fork { default { } partition p0 warps 4 { } }`.
    fn fork_statement(&mut self, start: Span) -> Read<()> {
        self.expect_word("fork")?;
        let origin = self.statement_op("fork", start);
        let (before, outer) = (self.block, self.partition);
        let mut arms = Vec::new();
        self.expect("{")?;
        self.skip_separators();
        while arms.is_empty() || !self.eat("}") {
            self.partition = if arms.is_empty() {
                self.expect_word("default")?;
                self.fork_partition(Some(outer))?
            } else {
                self.expect_word("partition")?;
                self.fork_partition(None)?
            };
            let block = self.new_block(TermList::new());
            self.block = block;
            let loops = std::mem::take(&mut self.loops);
            let result = self.body();
            self.loops = loops;
            result?;
            arms.push((block, self.block));
            self.skip_separators();
        }
        self.partition = outer;
        let after = self.new_block(TermList::new());
        for &(_, end) in &arms {
            self.block = end;
            self.close(Terminator::Join(Edge::to(after)), Some(origin));
        }
        self.block = before;
        self.close(Terminator::Fork(arms.iter().map(|arm| Edge::to(arm.0)).collect()), Some(origin));
        self.block = after;
        Ok(())
    }

    /// The partition of an arm of a fork. The default arm has the partition of the surrounding code
    /// unless it states its own warps.
    fn fork_partition(&mut self, outer: Option<PartitionId>) -> Read<PartitionId> {
        let (name, span) = match outer {
            Some(_) => ("default", self.last_span()),
            None => self.new_name("a partition")?,
        };
        if let Some(outer) = outer
            && !matches!(self.peek(), Kind::Word("warps"))
        {
            return Ok(outer);
        }
        self.expect_word("warps")?;
        let warps = self.number("a number of warps")?;
        let known = if outer.is_some() {
            self.program
                .partitions
                .iter()
                .find(|(_, known)| known.name == name && known.warps == warps)
                .map(|p| p.0)
        } else {
            self.names.partitions.get(name).map(|known| known.0)
        };
        match known {
            Some(id) if self.program.partitions[id].warps == warps => Ok(id),
            Some(id) => {
                let message = format!("`{name}` has {} warps elsewhere", self.program.partitions[id].warps);
                self.fail("text-name", span, message)
            }
            None if outer.is_some() => {
                Ok(self.program.partitions.push(crate::program::Partition { name: name.to_owned(), warps }))
            }
            None => {
                let id = self.program.partitions.next_id();
                self.new_partition(name, name.to_owned(), warps, span)?;
                Ok(id)
            }
        }
    }
}
