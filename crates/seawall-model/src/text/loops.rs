//! Loops of the text form and their loop-carried values.

use seawall_base::{Diagnostic, index_u32};

use super::lexer::Kind;
use super::parser::{Local, Loop, Parser, Read};
use crate::block::{Edge, TermList, Terminator};
use crate::ids::{OriginId, TermId};
use crate::term::{BinaryOp, Predicate, TermKind};

/// The head of a loop.
struct Head<'t> {
    counter: Option<&'t str>,
    from: TermId,
    to: Option<TermId>,
    step: TermId,
    carries: Vec<(&'t str, TermId)>,
    origin: OriginId,
    /// Whether the keyword is `loop`. A `while` has only a condition.
    is_loop: bool,
}

impl<'t> Parser<'t> {
    /// Reads `next k = k + 1`.
    pub(super) fn next_statement(&mut self) -> Read<()> {
        self.expect_word("next")?;
        let (name, span) = self.word("a value that the loop carries")?;
        self.expect("=")?;
        let term = self.expression()?;
        self.end_of_statement()?;
        let depth = self.depth;
        let carried = |(carried, _): &&mut (&str, Option<TermId>)| *carried == name;
        let Some(inner) = self.loops.last_mut().filter(|inner| inner.depth == depth) else {
            let message = "`next` must be directly in the body of the loop that carries the value";
            return self.fail("text-syntax", span, message);
        };
        let Some((_, value)) = inner.carries.iter_mut().find(carried) else {
            return self.fail("text-name", span, format!("this loop does not carry `{name}`"));
        };
        if value.replace(term).is_some() {
            return self.fail("text-name", span, format!("`{name}` already has a next value"));
        }
        Ok(())
    }

    /// Reads `loop [i] [from a] [to b] [step c] [carries k = a, n] [while c] { }` or `while c { }`.
    pub(super) fn loop_statement(&mut self) -> Read<()> {
        let visible = self.locals.len();
        let head = self.loop_head()?;
        let mut arguments: TermList = head.counter.map(|_| head.from).into_iter().collect();
        arguments.extend(head.carries.iter().map(|carry| carry.1));
        let header = self.new_block(TermList::new());
        self.close(Terminator::Goto(Edge { target: header, args: arguments.clone() }), Some(head.origin));
        let params: TermList = (0..index_u32(arguments.len()))
            .map(|index| self.program.terms.intern(TermKind::Param { block: header, index }))
            .collect();
        self.program.blocks[header].params = params.clone();
        let names = head.counter.into_iter().chain(head.carries.iter().map(|carry| carry.0));
        for (name, &term) in names.zip(&params) {
            self.locals.push(Local { name, term, left_behind: false });
        }
        let condition = self.loop_condition(&head, params.first().copied())?;
        let body = self.new_block(TermList::new());
        self.block = body;
        let carries = head.carries.iter().map(|carry| (carry.0, None)).collect();
        self.loops.push(Loop { carries, depth: self.depth + 1 });
        let result = self.body();
        let nexts = self.loops.pop().expect("the loop was added above").carries;
        let at_end = result?;
        let mut values = TermList::new();
        if let (Some(_), Some(&counter)) = (head.counter, params.first()) {
            values.push(self.program.terms.binary(BinaryOp::Add, counter, head.step));
        }
        // Without a `next`, the value is that at the end of the body: an inner loop may have
        // changed it.
        let carried = at_end.iter().skip(at_end.len() - nexts.len()).zip(&nexts);
        values.extend(carried.map(|(&at_end, (_, next))| next.unwrap_or(at_end)));
        // The end of the body is an op. The test at the head is not.
        let end = self.statement_op("yield", self.last_span());
        self.close(Terminator::Goto(Edge { target: header, args: values }), Some(end));
        let exit = self.new_block(TermList::new());
        self.block = header;
        self.close(Terminator::Branch { condition, then: Edge::to(body), otherwise: Edge::to(exit) }, None);
        self.block = exit;
        self.leave_behind(&head, &params, visible);
        Ok(())
    }

    /// After a loop, the names of its carried values mean their final values.
    fn leave_behind(&mut self, head: &Head<'t>, params: &[TermId], visible: usize) {
        self.locals.truncate(visible);
        let carried = params.iter().skip(usize::from(head.counter.is_some()));
        for (&(name, _), &term) in head.carries.iter().zip(carried) {
            match self.locals.iter_mut().rev().find(|local| local.name == name) {
                Some(local) => local.term = term,
                None => self.locals.push(Local { name, term, left_behind: true }),
            }
        }
    }

    fn loop_head(&mut self) -> Read<Head<'t>> {
        let start = self.span();
        let is_loop = self.eat_word("loop");
        if !is_loop {
            self.bump();
        }
        let zero = self.program.terms.constant(0);
        let one = self.program.terms.constant(1);
        let origin = self.statement_op(if is_loop { "loop" } else { "while" }, start);
        let mut head =
            Head { counter: None, from: zero, to: None, step: one, carries: Vec::new(), origin, is_loop };
        if !is_loop {
            return Ok(head);
        }
        let at_keyword = |kind| matches!(kind, Kind::Word("from" | "to" | "step" | "carries" | "while"));
        if matches!(self.peek(), Kind::Word(_)) && !at_keyword(self.peek()) {
            let (name, span) = self.new_name("a counter")?;
            if self.locals.iter().any(|local| local.name == name && !local.left_behind) {
                return self.fail("text-name", span, format!("a value called `{name}` already exists here"));
            }
            head.counter = Some(name);
        }
        if self.eat_word("from") {
            head.from = self.expression()?;
        }
        if self.eat_word("to") {
            head.to = Some(self.expression()?);
        }
        if self.eat_word("step") {
            head.step = self.expression()?;
        }
        if head.counter.is_none() && (head.to.is_some() || head.from != zero || head.step != one) {
            return self.fail(
                "text-syntax",
                start.to(self.last_span()),
                "a loop with bounds needs a counter",
            );
        }
        if self.eat_word("carries") {
            self.carries(&mut head)?;
        }
        Ok(head)
    }

    fn carries(&mut self, head: &mut Head<'t>) -> Read<()> {
        loop {
            let (name, span) = self.new_name("a value to carry")?;
            let known = self.locals.iter().rev().find(|local| local.name == name);
            let (known, free) = (known.map(|local| local.term), known.is_none_or(|local| local.left_behind));
            if head.counter == Some(name) || head.carries.iter().any(|carry| carry.0 == name) {
                return self.fail(
                    "text-name",
                    span,
                    format!("the loop already carries a value called `{name}`"),
                );
            }
            let initial = match (self.eat("="), known) {
                (true, _) if free => self.expression()?,
                (true, _) => {
                    let message = format!("a value called `{name}` already exists here");
                    let error = Diagnostic::error("text-name", span, message);
                    return Err(Box::new(
                        error.help(format!("to carry its current value, write `carries {name}`")),
                    ));
                }
                (false, Some(term)) => term,
                (false, None) => return self.undefined("value", name, span),
            };
            head.carries.push((name, initial));
            if !self.eat(",") {
                return Ok(());
            }
        }
    }

    fn loop_condition(&mut self, head: &Head<'t>, counter: Option<TermId>) -> Read<Option<TermId>> {
        let span = self.span();
        let stated = match self.peek() {
            Kind::Punct("{") => None,
            _ if head.is_loop => {
                self.expect_word("while")?;
                Some(self.expression()?)
            }
            _ => Some(self.expression()?),
        };
        match (head.to, counter, stated) {
            (Some(to), Some(counter), None) => {
                Ok(Some(self.program.terms.intern(TermKind::Compare(Predicate::Slt, counter, to))))
            }
            (Some(_), _, Some(_)) => {
                self.fail("text-syntax", span, "a loop cannot have both a bound and a condition")
            }
            (_, _, stated) => Ok(stated),
        }
    }
}
