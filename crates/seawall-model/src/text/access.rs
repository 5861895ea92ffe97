//! Accesses and footprints of the text form.

use seawall_base::{Diagnostic, Span};
use smallvec::SmallVec;

use super::lexer::Kind;
use super::parser::{Parser, Read};
use crate::action::Action;
use crate::defaults::{access_defaults, byte_set, is_scratch};
use crate::event::{Access, Descriptor, Footprint, Mode, Place, Rect, Slot};
use crate::ids::{ByteSetId, DescriptorId, TermId, TokenId, WarpMapId};
use crate::names::{Named, is_reserved, numbered};
use crate::proxy::{Issuer, Proxy};
use crate::queue::Queue;

/// An access as written. Properties that are not stated follow from the action, which the parser
/// reads later.
pub(super) struct RawAccess {
    span: Span,
    mode: Option<Mode>,
    proxy: Option<Proxy>,
    issuer: Option<Issuer>,
    queue: Option<Option<Queue>>,
    scratch: Option<bool>,
    cross_cta: bool,
    token: Option<TokenId>,
    footprints: SmallVec<[Footprint; 1]>,
}

impl RawAccess {
    /// The mode, if it is stated.
    pub(super) fn mode(&self) -> Option<Mode> {
        self.mode
    }

    /// Returns the access, given the `action` that makes it.
    pub(super) fn finish(self, parser: &Parser<'_>, action: &Action) -> Read<Access> {
        let defaults = access_defaults(action);
        let Some(mode) = self.mode.or(defaults.mode) else {
            let error = Diagnostic::error("text-syntax", self.span, "the access has no mode");
            return Err(Box::new(error.label("expected `read`, `write`, `update` or `arrive` here")));
        };
        Ok(Access {
            mode,
            proxy: self.proxy.unwrap_or(defaults.proxy),
            issuer: self.issuer.unwrap_or(defaults.issuer),
            queue: self.queue.unwrap_or(defaults.queue),
            scratch: self.scratch.unwrap_or_else(|| is_scratch(&parser.program, &self.footprints)),
            cross_cta: self.cross_cta,
            token: self.token,
            footprints: self.footprints,
        })
    }
}

impl Parser<'_> {
    /// Whether an access can start here.
    pub(super) fn at_access(&self) -> bool {
        match self.peek() {
            Kind::Word("arrive" | "unknown") => true,
            Kind::Word(word) => Mode::from_name(word).is_some() || !is_reserved(word),
            _ => false,
        }
    }

    /// Reads accesses separated by commas.
    pub(super) fn accesses(&mut self) -> Read<Vec<RawAccess>> {
        let mut accesses = vec![self.access()?];
        while self.eat(",") {
            accesses.push(self.access()?);
        }
        Ok(accesses)
    }

    /// Reads accesses if one starts here.
    pub(super) fn optional_accesses(&mut self) -> Read<Vec<RawAccess>> {
        if self.at_access() { self.accesses() } else { Ok(Vec::new()) }
    }

    fn access(&mut self) -> Read<RawAccess> {
        let mut access = RawAccess {
            span: self.span(),
            mode: None,
            proxy: None,
            issuer: None,
            queue: None,
            scratch: None,
            cross_cta: false,
            token: None,
            footprints: SmallVec::new(),
        };
        if self.eat_word("arrive") {
            (access.mode, access.proxy) = (Some(Mode::ReadWrite), Some(Proxy::Barrier));
        } else if let Kind::Word(word) = self.peek() {
            access.mode = Mode::from_name(word);
            if access.mode.is_some() {
                self.bump();
            }
        }
        access.footprints.push(self.footprint()?);
        while self.eat_word("or") {
            access.footprints.push(self.footprint()?);
        }
        self.access_properties(&mut access)?;
        Ok(access)
    }

    fn access_properties(&mut self, access: &mut RawAccess) -> Read<()> {
        loop {
            if self.eat_word("queue") {
                access.queue = Some(Some(self.choice()?));
            } else if self.eat_word("sync") {
                access.queue = Some(None);
            } else if self.eat_word("proxy") {
                access.proxy = Some(self.choice()?);
            } else if self.eat_word("by") {
                access.issuer = Some(self.choice()?);
            } else if self.eat_word("scratch") {
                access.scratch = Some(true);
            } else if self.eat_word("shared") {
                access.scratch = Some(false);
            } else if self.eat_word("remote") {
                access.cross_cta = true;
            } else if self.eat("->") {
                access.token = Some(self.token()?);
            } else {
                return Ok(());
            }
        }
    }

    /// Reads a footprint: place, slot, box and other properties.
    pub(super) fn footprint(&mut self) -> Read<Footprint> {
        let (place, name) = self.place()?;
        let mut slot = Slot::Whole;
        if self.peek() == Kind::Punct("[") && !self.at_box() {
            self.bump();
            slot = if self.eat("..") { Slot::Any } else { Slot::At(self.expression()?) };
            self.expect("]")?;
        }
        let mut descriptor = Descriptor::default();
        if self.at_box() {
            // The box is a part of this slot. Two boxes of one slot are parts of one descriptor
            // value.
            let rect = self.rect()?;
            descriptor.part = Some(Box::new((self.implied_descriptor(&name, place, slot), rect)));
        }
        let mut indexed = false;
        let (mut bytes, mut warps) = (None, None);
        loop {
            if self.eat_word("of") {
                indexed = true;
                descriptor.index = self.index()?;
            } else if self.eat_word("part") {
                let of = self.descriptor()?;
                descriptor.part = Some(Box::new((of, self.rect()?)));
            } else if self.eat_word("bytes") {
                bytes = Some(self.bytes_reference()?);
            } else if self.eat_word("warps") {
                warps = Some(self.warps_reference()?);
            } else {
                break;
            }
        }
        if let (Slot::At(term), false) = (slot, indexed || place == Place::Unknown) {
            descriptor.index = Some((self.named_descriptor(&name), term));
        }
        let bytes = match bytes {
            Some(stated) => stated,
            None => byte_set(&self.program, place, slot).map(|set| self.program.byte_sets.intern(set)),
        };
        Ok(Footprint { place, slot, bytes, warps, descriptor })
    }

    fn place(&mut self) -> Read<(Place, String)> {
        let (word, span) = self.word("a buffer")?;
        if word == "unknown" {
            return Ok((Place::Unknown, word.to_owned()));
        }
        let count = self.program.functions.get(self.function).map_or(0, |function| function.arguments);
        let named = self.names.arguments.get(&self.function);
        let position = named.and_then(|names| names.iter().position(|name| *name == word));
        let argument = position.and_then(|at| u32::try_from(at).ok()).or_else(|| numbered(word, "arg"));
        if let Some(&(buffer, _)) = self.names.buffers.get(word) {
            return Ok((Place::Buffer(buffer), word.to_owned()));
        }
        match argument {
            Some(argument) if argument < count => Ok((Place::Parameter(argument), format!("arg{argument}"))),
            _ => self.undefined("buffer or argument", word, span),
        }
    }

    fn index(&mut self) -> Read<Option<(DescriptorId, TermId)>> {
        if self.eat_word("none") {
            return Ok(None);
        }
        let descriptor = self.descriptor()?;
        self.expect("[")?;
        let term = self.expression()?;
        self.expect("]")?;
        Ok(Some((descriptor, term)))
    }

    fn descriptor(&mut self) -> Read<DescriptorId> {
        let (word, span) = self.word("a descriptor")?;
        match self.names.descriptors.get(word) {
            Some(&(descriptor, _)) => Ok(descriptor),
            None => match self.names.implied.get(word) {
                Some(&descriptor) => Ok(descriptor),
                None => self.undefined("descriptor", word, span),
            },
        }
    }

    fn bytes_reference(&mut self) -> Read<Option<ByteSetId>> {
        if self.eat_word("none") {
            return Ok(None);
        }
        let (word, span) = self.word("a byte set")?;
        match self.names.byte_sets.get(word) {
            Some(&(set, _)) => Ok(Some(set)),
            None => self.undefined("byte set", word, span),
        }
    }

    fn warps_reference(&mut self) -> Read<WarpMapId> {
        let (word, span) = self.word("a warp map")?;
        match self.names.warp_maps.get(word) {
            Some(&(map, _)) => Ok(map),
            None => self.undefined("warp map", word, span),
        }
    }

    /// The descriptor with the name of the buffer. Indices refer to it unless another one is
    /// stated.
    fn named_descriptor(&mut self, name: &str) -> DescriptorId {
        if let Some(&(descriptor, _)) = self.names.descriptors.get(name) {
            return descriptor;
        }
        self.implied(name.to_owned())
    }

    fn implied_descriptor(&mut self, name: &str, place: Place, slot: Slot) -> DescriptorId {
        match (place, slot) {
            (Place::Unknown, _) | (_, Slot::Whole) => self.named_descriptor(name),
            // The number of the term distinguishes different values with the same spelling.
            (_, Slot::At(term)) => self.implied(format!("{name}[{term}]")),
            (_, Slot::Any) => self.implied(format!("{name}[..]")),
        }
    }

    fn implied(&mut self, name: String) -> DescriptorId {
        if let Some(&descriptor) = self.names.implied.get(&name) {
            return descriptor;
        }
        let descriptor = self.program.descriptors.push(name.clone());
        self.names.implied.insert(name, descriptor);
        descriptor
    }

    /// Whether a box starts here: `[]`, or `[`, a number and `:`.
    fn at_box(&self) -> bool {
        if self.peek() != Kind::Punct("[") {
            return false;
        }
        let after = if self.peek_at(1) == Kind::Punct("-") { 3 } else { 2 };
        self.peek_at(1) == Kind::Punct("]")
            || (matches!(self.peek_at(after - 1), Kind::Number(_)) && self.peek_at(after) == Kind::Punct(":"))
    }

    /// Reads a box such as `[0:16, 0:64]`: first element and end (exclusive) of each dimension.
    fn rect(&mut self) -> Read<Rect> {
        let mut rect = Rect { offsets: Vec::new(), shape: Vec::new() };
        self.expect("[")?;
        while !self.eat("]") {
            let start = self.span();
            let from: i64 = self.number("the first element")?;
            self.expect(":")?;
            let to: i64 = self.number("the element after the last")?;
            let Some(extent) = to.checked_sub(from).filter(|extent| *extent >= 0) else {
                let message = "the end of a box is before its start or too far away";
                return self.fail("text-limit", start.to(self.last_span()), message);
            };
            rect.offsets.push(from);
            rect.shape.push(extent);
            if self.peek() != Kind::Punct("]") {
                self.expect(",")?;
            }
        }
        Ok(rect)
    }
}
