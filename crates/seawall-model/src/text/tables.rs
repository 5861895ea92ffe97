//! Tables of the text form: buffers, ops, descriptors, terms, byte sets.

use seawall_base::{EntityId, Runs, Span, index_u32};
use smallvec::SmallVec;

use super::items::read_data;
use super::lexer::Kind;
use super::parser::{Parser, Read, declare};
use crate::buffer::{Buffer, Plan, Space};
use crate::bytes::ByteSet;
use crate::ids::TermId;
use crate::names::numbered;
use crate::program::Origin;
use crate::term::TermKind;
use crate::warp_map::{MAX_MAPPED_WARPS, WarpMap};

impl<'t> Parser<'t> {
    /// Reads `KEYWORD { entries }` with one entry per line.
    pub(super) fn entries(&mut self, read: fn(&mut Self) -> Read<()>) -> Read<()> {
        self.bump();
        self.expect("{")?;
        loop {
            self.skip_separators();
            if self.eat("}") {
                return Ok(());
            }
            if self.peek() == Kind::End {
                return self.expected("`}`");
            }
            if let Err(error) = read(self).and_then(|()| self.end_of_statement()) {
                self.recover(*error);
            }
        }
    }

    /// Reads `smem A "name" : 3 x 4096 at 0 in f @op`.
    pub(super) fn buffer(&mut self) -> Read<()> {
        let start = self.span();
        let mut scratch = self.eat_word("scratch");
        let space = match self.peek() {
            Kind::Word("smem" | "tmem") => self.choice()?,
            _ if scratch => Space::Shared,
            _ => return self.expected("a buffer"),
        };
        let (word, span, name) = self.named("a buffer")?;
        self.expect(":")?;
        let (slots, size) = self.extent()?;
        let mut offsets = SmallVec::new();
        let mut function = self.function;
        let mut stated = None;
        let mut plan = Plan::default();
        loop {
            if self.eat_word("at") {
                offsets.push(self.number("an offset")?);
                while self.eat(",") {
                    offsets.push(self.number("an offset")?);
                }
            } else if self.eat_word("scratch") {
                scratch = true;
            } else if self.eat_word("in") {
                let (word, span) = self.word("a function")?;
                let Some(&(id, _)) = self.names.functions.get(word) else {
                    return self.undefined("function", word, span);
                };
                function = id;
            } else if self.peek() == Kind::Punct("@") {
                stated = self.op_reference()?;
            } else if !self.planned(&mut plan)? {
                break;
            }
        }
        let origin = match stated {
            Some(origin) => origin,
            None => self.statement_op("alloc", start.to(self.last_span())),
        };
        let id = self.program.buffers.next_id();
        declare(&mut self.names.buffers, "buffer", word, span, id)?;
        self.program.buffers.push(Buffer {
            name,
            space,
            function,
            offsets,
            slots,
            size,
            scratch,
            origin,
            plan,
        });
        Ok(())
    }

    /// Reads one attribute of `group 8 column 64 copies 1 label "alpha"`. Returns whether there was
    /// one.
    fn planned(&mut self, plan: &mut Plan) -> Read<bool> {
        if self.eat_word("group") {
            plan.group = Some(self.number("the number of a group")?);
        } else if self.eat_word("column") {
            plan.column = Some(self.number("a column")?);
        } else if self.eat_word("copies") {
            plan.copies = Some(self.number("a number of copies")?);
        } else if self.eat_word("label") {
            plan.label = Some(self.quoted("a source name")?);
        } else {
            return Ok(false);
        }
        Ok(true)
    }

    /// Reads the extent of a buffer. It is `3 x 4096` (slots and size of one), `3 x total 4099` (if
    /// the slots do not divide the size) or only a size.
    fn extent(&mut self) -> Read<(u32, u32)> {
        let start = self.span();
        let first: u32 = self.number("a size")?;
        if !self.eat_word("x") {
            return Ok((1, first));
        }
        if self.eat_word("total") {
            return Ok((first, self.number("a size")?));
        }
        let each: u32 = self.number("the size of a slot")?;
        match first.checked_mul(each) {
            Some(size) => Ok((first, size)),
            None => self.fail("text-limit", start.to(self.last_span()), "the buffer is larger than 4 GiB"),
        }
    }

    /// Reads `op0 "ttg.local_load" 12..40 #3 through 50..60, 90..99`: name, place in the source,
    /// the front end's number and the inlined calls.
    pub(super) fn op_entry(&mut self) -> Read<()> {
        let (word, span) = self.new_name("an op")?;
        let op = self.quoted("the name of an op")?;
        let source = if self.at_number() { self.source_span()? } else { Span::at(0) };
        let default = index_u32(self.program.origins.len());
        let index = if self.eat("#") { self.number("the number of an op")? } else { default };
        let mut calls = Vec::new();
        if self.eat_word("through") {
            calls.push(self.source_span()?);
            while self.eat(",") {
                calls.push(self.source_span()?);
            }
        }
        let id =
            self.program.origins.push(Origin { op: op.into(), span: source, index, calls: calls.into() });
        declare(&mut self.names.ops, "op", word, span, id)
    }

    /// Reads a source range such as `12..40`.
    fn source_span(&mut self) -> Read<Span> {
        let start = self.number("an offset in the source")?;
        self.expect("..")?;
        Ok(Span { start, end: self.number("an offset in the source")? })
    }

    /// Reads `desc0 "%a"`.
    pub(super) fn descriptor_entry(&mut self) -> Read<()> {
        let (word, span, name) = self.named("a descriptor")?;
        let id = self.program.descriptors.push(name);
        declare(&mut self.names.descriptors, "descriptor", word, span, id)
    }

    /// Reads `t5 = t3 + 1` or `t5 = symbol n 0 varying >= 0`: the next term of the table.
    pub(super) fn term_entry(&mut self) -> Read<()> {
        let (word, span) = self.word("a term")?;
        let next = self.program.terms.len();
        if numbered(word, "t").is_none_or(|number| number as usize != next) {
            return self.fail("text-name", span, format!("the next term is `t{next}`"));
        }
        self.expect("=")?;
        let start = self.span();
        let term = if self.eat_word("symbol") {
            let (alias, span, name) = self.named("a symbol")?;
            let number = self.number("the number of a symbol")?;
            let varying = self.eat_word("varying");
            let least = self.least()?;
            let term = self.program.terms.intern(TermKind::Symbol { number, name, varying, least });
            read_data(self, term)?;
            declare(&mut self.names.symbols, "symbol", alias, span, term)?;
            term
        } else {
            self.expression()?
        };
        if term != TermId::from_index(next) || self.program.terms.len() != next + 1 {
            let message =
                "a term must be one operation on earlier terms, and different from all earlier terms";
            return self.fail("text-invalid", start.to(self.last_span()), message);
        }
        Ok(())
    }

    /// Reads `bytes0 = smem in f { 0: 0..64, 128..192 }`: runs of addresses per CTA.
    pub(super) fn byte_set_entry(&mut self) -> Read<()> {
        let (word, span) = self.new_name("a byte set")?;
        self.expect("=")?;
        let space = self.choice()?;
        let mut frame = self.function;
        if self.eat_word("in") {
            let (word, span) = self.word("a function")?;
            let Some(&(id, _)) = self.names.functions.get(word) else {
                return self.undefined("function", word, span);
            };
            frame = id;
        }
        self.expect("{")?;
        let mut ctas: Vec<(u32, Runs)> = Vec::new();
        loop {
            self.skip_separators();
            if self.eat("}") {
                break;
            }
            let rank = self.number("the rank of a CTA")?;
            self.expect(":")?;
            ctas.push((rank, self.runs()?));
            self.end_of_statement()?;
        }
        let count = self.program.byte_sets.len();
        let id = self.program.byte_sets.intern(ByteSet { space, frame, ctas });
        if id.index() != count {
            return self.fail("text-invalid", span, format!("`{word}` is the same byte set as {id}"));
        }
        declare(&mut self.names.byte_sets, "byte set", word, span, id)
    }

    /// Reads `map0 = 4 at 0, 64 { 0: 0..16; 1: 16..32, 48..64 }`: the number of warps, the starts
    /// of the copies, and runs of bytes per warp.
    pub(super) fn warp_map_entry(&mut self) -> Read<()> {
        let (word, span) = self.new_name("a warp map")?;
        self.expect("=")?;
        let start = self.span();
        let count: usize = self.number("the number of warps")?;
        if count > MAX_MAPPED_WARPS {
            return self.fail("text-limit", start, format!("a map has at most {MAX_MAPPED_WARPS} warps"));
        }
        let mut starts = vec![0];
        if self.eat_word("at") {
            starts = vec![self.number("the start of a copy")?];
            while self.eat(",") {
                starts.push(self.number("the start of a copy")?);
            }
        }
        let lanes = if self.eat_word("lanes") { Some(self.number("a map of lanes")?) } else { None };
        self.expect("{")?;
        let mut warps = vec![Runs::new(); count];
        loop {
            self.skip_separators();
            if self.eat("}") {
                break;
            }
            let start = self.span();
            let warp: usize = self.number("a warp")?;
            self.expect(":")?;
            let runs = self.runs()?;
            match warps.get_mut(warp) {
                Some(own) if own.is_empty() => *own = runs,
                Some(_) => return self.fail("text-invalid", start, format!("warp {warp} is listed twice")),
                None => return self.fail("text-invalid", start, format!("the map has only {count} warps")),
            }
            self.end_of_statement()?;
        }
        let known = self.program.warp_maps.len();
        let id = self.program.warp_maps.intern(WarpMap { starts, warps, lanes });
        if id.index() != known {
            return self.fail("text-invalid", span, format!("`{word}` is the same warp map as {id}"));
        }
        declare(&mut self.names.warp_maps, "warp map", word, span, id)
    }

    fn runs(&mut self) -> Read<Runs> {
        let mut runs = Vec::new();
        loop {
            let start = self.number("an address")?;
            self.expect("..")?;
            runs.push((start, self.number("the address after the last")?));
            if !self.eat(",") {
                return Ok(Runs::from_ranges(runs));
            }
        }
    }
}
