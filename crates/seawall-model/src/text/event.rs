//! Events of the text form: one action and its accesses.

use seawall_base::{Diagnostic, Span};
use smallvec::SmallVec;

use super::access::RawAccess;
use super::lexer::Kind;
use super::parser::{Parser, Read};
use crate::action::{Action, Call, Fence, TokenOp, Wait, WaitToken};
use crate::barrier::{Barrier, BarrierKind, BarrierOrigin};
use crate::defaults::direction;
use crate::event::{Access, Event, Mode};
use crate::ids::TermId;
use crate::mbarrier::{Arriver, MBarrier, MBarrierOp};
use crate::names::{Named, is_reserved};

/// An action and the accesses that are written with it. If the direction of a copy follows from its
/// accesses, it is not final yet.
type Parts = (Action, Vec<RawAccess>);

impl<'t> Parser<'t> {
    /// Reads an event and appends it to the open block. `label` is what precedes it in the text.
    pub(super) fn event(&mut self, label: Option<(&'t str, Span)>) -> Read<()> {
        let start = label.map_or(self.span(), |label| label.1);
        let (head, span) = self.word("a statement")?;
        let (action, raw) = self.action(head, span)?;
        let accesses: SmallVec<[Access; 1]> =
            raw.into_iter().map(|access| access.finish(self, &action)).collect::<Read<_>>()?;
        let mut loaded = Vec::new();
        if self.eat_word("gives") {
            loaded.push(self.expression()?);
            while self.eat(",") {
                loaded.push(self.expression()?);
            }
        }
        let number = if self.eat("#") { Some(self.number("the number of an event")?) } else { None };
        let stated = self.op_reference()?;
        self.end_of_statement()?;
        let origin = match stated.or(self.op) {
            Some(origin) => origin,
            None => self.statement_op(label.map_or(head, |label| label.0), start.to(self.last_span())),
        };
        if let Some(label) = label {
            super::parser::declare(&mut self.names.statements, "statement", label.0, label.1, origin)?;
        }
        let event = self.program.events.push(Event { origin, action, accesses });
        self.event_numbers.push(number);
        self.program.loaded.extend(loaded.into_iter().map(|term| (event, term)));
        self.program.blocks[self.block].events.push(event);
        Ok(())
    }

    fn action(&mut self, head: &str, span: Span) -> Read<Parts> {
        match head {
            "read" | "write" | "update" | "arrive" => {
                self.jump(self.position() - 1);
                let accesses = self.accesses()?;
                Ok((Action::Touch { asserted: self.eat_word("synced") }, accesses))
            }
            "touch" => Ok((Action::Touch { asserted: self.eat_word("synced") }, Vec::new())),
            "atomic" => self.atomic(),
            "async" => self.copy(),
            "mma" => {
                let queue = self.choice()?;
                let accesses = self.optional_accesses()?;
                Ok((Action::Mma { queue, predicate: self.predicate()? }, accesses))
            }
            "commit" => {
                let queue = self.choice()?;
                self.with(Action::Commit(queue))
            }
            "wait" => {
                let wait = self.wait()?;
                self.with(Action::Wait(wait))
            }
            "barrier" | "signal" | "await" => {
                let barrier = self.barrier(head)?;
                self.with(Action::Barrier(barrier))
            }
            "mbarrier" => self.mbarrier(),
            "token" => {
                let op = self.token_op()?;
                self.with(Action::Token(op))
            }
            "fence" => {
                let fence = Fence { kind: self.choice()?, cluster: self.eat_word("cluster") };
                self.with(Action::Fence(fence))
            }
            "hint" => self.with(Action::Hint),
            "call" => {
                let call = self.call()?;
                self.with(Action::Call(call))
            }
            "other" => Ok((Action::Other, self.optional_accesses()?)),
            _ => {
                let error =
                    Diagnostic::error("text-syntax", span, format!("no statement starts with `{head}`"));
                Err(Box::new(error.label("expected a statement here")))
            }
        }
    }

    /// Reads an optional `with` and accesses, for actions that usually have none.
    fn with(&mut self, action: Action) -> Read<Parts> {
        let accesses = if self.eat_word("with") { self.accesses()? } else { Vec::new() };
        Ok((action, accesses))
    }

    fn atomic(&mut self) -> Read<Parts> {
        let starts_access = |word| Mode::from_name(word).is_some() || !is_reserved(word);
        let named = matches!(self.peek(), Kind::Word(word) if !is_reserved(word))
            && matches!(self.peek_at(1), Kind::Word(next) if starts_access(next));
        let commutes = match self.peek() {
            Kind::Quoted(_) => Some(self.quoted("an operation")?),
            _ if named => Some(self.word("an operation")?.0.to_owned()),
            _ => None,
        };
        Ok((Action::Atomic { commutes }, self.optional_accesses()?))
    }

    fn copy(&mut self) -> Read<Parts> {
        let queue = self.choice()?;
        let stated =
            if matches!(self.peek(), Kind::Word("load" | "store")) { Some(self.choice()?) } else { None };
        let accesses = self.optional_accesses()?;
        let direction = stated.unwrap_or_else(|| direction(accesses.first().and_then(RawAccess::mode)));
        let predicate = self.predicate()?;
        Ok((Action::Copy { queue, direction, predicate }, accesses))
    }

    /// Reads an optional `if CONDITION`.
    fn predicate(&mut self) -> Read<Option<TermId>> {
        if self.eat_word("if") { self.expression().map(Some) } else { Ok(None) }
    }

    fn wait(&mut self) -> Read<Wait> {
        let queue = self.choice()?;
        let stated = if self.at_number() {
            Some(Some(self.number("a number of groups")?))
        } else if self.eat("?") {
            Some(None)
        } else {
            None
        };
        let read_only = self.eat_word("reads");
        let trailing_barrier = self.eat_word("trailing");
        let mut tokens = Vec::new();
        if self.eat_word("tokens") {
            tokens.push(self.wait_token()?);
            while self.eat(",") {
                tokens.push(self.wait_token()?);
            }
        }
        // A wait without tokens and without a number waits for everything. With tokens, the number
        // is unknown.
        let pending = stated.unwrap_or(if tokens.is_empty() { Some(0) } else { None });
        Ok(Wait { queue, pending, tokens, read_only, trailing_barrier })
    }

    /// Reads `t` or `t age 1`.
    fn wait_token(&mut self) -> Read<WaitToken> {
        let token = self.token()?;
        let age = if self.eat_word("age") { self.number("a number of accesses")? } else { 0 };
        Ok(WaitToken { token, age })
    }

    fn barrier(&mut self, head: &str) -> Read<Barrier> {
        let kind = match head {
            "signal" => BarrierKind::Signal { id: self.number("a hardware barrier")? },
            "await" => BarrierKind::WaitSignal { id: self.number("a hardware barrier")? },
            _ if self.eat_word("cluster") => BarrierKind::Cluster { relaxed: self.eat_word("relaxed") },
            _ if self.eat_word("if") => BarrierKind::Conditional { condition: self.expression()? },
            _ if self.eat_word("partitions") => BarrierKind::Partitions,
            _ if self.eat_word("warpgroup") => BarrierKind::WarpGroup,
            _ if self.eat_word("warp") => BarrierKind::Warp,
            _ if self.eat_word("named") => self.named_barrier()?,
            _ => BarrierKind::Cta,
        };
        let local_fence = if self.eat_word("fence") {
            true
        } else if self.eat_word("none") {
            false
        } else {
            kind.fences_by_default()
        };
        let other_memory = self.eat_word("global");
        let origin = if self.eat_word("lowering") {
            BarrierOrigin::Lowering
        } else if self.eat_word("hidden") {
            BarrierOrigin::Hidden
        } else {
            BarrierOrigin::Op
        };
        Ok(Barrier { kind, local_fence, other_memory, origin })
    }

    fn named_barrier(&mut self) -> Read<BarrierKind> {
        let unstated = matches!(
            self.peek(),
            Kind::Word("count" | "arrive" | "fence" | "none" | "global" | "lowering" | "hidden" | "with")
                | Kind::Separator
                | Kind::End
                | Kind::Punct("}" | "@" | "#")
        );
        let id = if unstated { None } else { Some(self.expression()?) };
        let threads = if self.eat_word("count") { Some(self.expression()?) } else { None };
        Ok(BarrierKind::Named { id, threads, arrive_only: self.eat_word("arrive") })
    }

    fn mbarrier(&mut self) -> Read<Parts> {
        let (name, span) = self.word("an mbarrier operation")?;
        if !matches!(name, "init" | "expect" | "arrive" | "wait" | "commit" | "invalidate") {
            let message = format!("`{name}` is not an mbarrier operation");
            let label = "expected init, expect, arrive, wait, commit or invalidate here";
            return Err(Box::new(Diagnostic::error("text-syntax", span, message).label(label)));
        }
        let queue = if name == "commit" { Some(self.choice()?) } else { None };
        let accesses = self.optional_accesses()?;
        let op = match (name, queue) {
            ("init", _) => {
                self.expect_word("count")?;
                let count = self.number("a number of arrivals")?;
                MBarrierOp::Init { count, cluster: self.eat_word("cluster") }
            }
            ("expect", _) => {
                self.expect_word("tx")?;
                MBarrierOp::Expect { bytes: self.number("a number of bytes")? }
            }
            ("arrive", _) => {
                let count = if self.eat_word("count") { self.number("a number of arrivals")? } else { 1 };
                let by = match (self.eat_word("per"), self.eat_word("warp")) {
                    (false, _) => Arriver::FirstWarp,
                    (true, true) => Arriver::EachWarp,
                    (true, false) => {
                        self.expect_word("thread")?;
                        Arriver::EachThread
                    }
                };
                MBarrierOp::Arrive { count, by }
            }
            ("wait", _) => {
                self.expect_word("phase")?;
                MBarrierOp::Wait { phase: self.expression()? }
            }
            ("commit", Some(queue)) => MBarrierOp::Commit { queue, inc: self.eat_word("inc") },
            _ => MBarrierOp::Invalidate,
        };
        let predicate = self.predicate()?;
        Ok((Action::MBarrier(MBarrier { op, predicate }), accesses))
    }

    fn token_op(&mut self) -> Read<TokenOp> {
        let (name, span) = self.word("a token operation")?;
        if !matches!(name, "acquire" | "commit" | "wait" | "release") {
            let error = Diagnostic::error("text-syntax", span, format!("`{name}` is not a token operation"));
            return Err(Box::new(error.label("expected acquire, commit, wait or release here")));
        }
        let token = self.token()?;
        let mut slot = None;
        if self.eat("[") {
            slot = Some(self.expression()?);
            self.expect("]")?;
        }
        let waits = matches!(name, "acquire" | "wait");
        let phase: Option<TermId> =
            if waits && self.eat_word("phase") { Some(self.expression()?) } else { None };
        Ok(match name {
            "acquire" => TokenOp::Acquire { token, slot, phase },
            "commit" => TokenOp::Commit { token, slot },
            "wait" => TokenOp::Wait { token, slot, phase },
            _ => TokenOp::Release { token, slot },
        })
    }

    fn call(&mut self) -> Read<Call> {
        let callee = if self.eat("?") {
            None
        } else {
            let (word, span) = self.word("a function")?;
            match self.names.functions.get(word) {
                Some(&(function, _)) => Some(function),
                None => return self.undefined("function", word, span),
            }
        };
        let mut arguments = Vec::new();
        self.expect("(")?;
        while !self.eat(")") {
            let mut footprints = Vec::new();
            if !self.eat_word("_") {
                footprints.push(self.footprint()?);
                while self.eat_word("or") {
                    footprints.push(self.footprint()?);
                }
            }
            arguments.push(footprints);
            if self.peek() != Kind::Punct(")") {
                self.expect(",")?;
            }
        }
        let frame_offset = if self.eat_word("at") { self.number("an offset in bytes")? } else { 0 };
        Ok(Call { callee, frame_offset, arguments })
    }
}
