//! Checks that a program is well-formed: ids are in their tables and the tables agree with each
//! other. Both readers run it, so the tables of a program that was read can be indexed without
//! checks.

mod warp_maps;

use std::fmt;

use rustc_hash::FxHashSet;
use seawall_base::EntityId;

use crate::action::{Action, Call, TokenOp};
use crate::barrier::Barrier;
use crate::block::{Block, Edge, Terminator};
use crate::event::{Access, Event, Footprint, Place, Slot};
use crate::ids::{BlockId, ByteSetId, EventId, FunctionId, PartitionId, TermId, TokenId, WarpMapId};
use crate::mbarrier::{MBarrier, MBarrierOp};
use crate::program::Program;
use crate::term::TermKind;

/// Token numbers must be below this. Tokens have no table that bounds them, and side tables are as
/// long as the largest number.
pub const MAX_TOKENS: u32 = 1 << 20;

/// A fault that makes a program ill-formed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invalid {
    /// The place in the program, such as `blocks[3].params[0]`. The JSON form uses the same path.
    pub path: String,
    /// What is wrong at that place.
    pub message: String,
}

impl fmt::Display for Invalid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.path, self.message)
    }
}

impl std::error::Error for Invalid {}

/// The check stops after this many problems.
const MAX_PROBLEMS: usize = 50;

struct Validator<'p> {
    program: &'p Program,
    problems: Vec<Invalid>,
    /// The function whose events are being checked.
    function: Option<FunctionId>,
    /// The partition that runs them.
    partition: Option<PartitionId>,
    /// Whether all warp maps are valid.
    sound_maps: bool,
    /// Maps that have been compared with the bytes of a footprint in a buffer of this offset and
    /// size.
    contained: FxHashSet<(WarpMapId, Option<ByteSetId>, u32, u32)>,
}

impl Program {
    /// Checks that the program is well-formed.
    ///
    /// Every id must be in its table. Blocks, events and functions must belong to each other. Edges
    /// must pass as many values as their targets take. Counts that cannot be 0 must not be 0. The
    /// check does not consider semantics: a valid program may have races.
    pub fn validate(&self) -> Result<(), Vec<Invalid>> {
        let mut validator = Validator {
            program: self,
            problems: Vec::new(),
            function: None,
            partition: None,
            sound_maps: true,
            contained: FxHashSet::default(),
        };
        validator.properties();
        validator.tables();
        validator.warp_maps();
        validator.functions();
        validator.blocks();
        validator.problems.truncate(MAX_PROBLEMS);
        if validator.problems.is_empty() { Ok(()) } else { Err(validator.problems) }
    }
}

impl Validator<'_> {
    fn problem(&mut self, path: impl FnOnce() -> String, message: impl Into<String>) {
        if self.problems.len() < MAX_PROBLEMS {
            self.problems.push(Invalid { path: path(), message: message.into() });
        }
    }

    fn check(&mut self, holds: bool, path: impl FnOnce() -> String, message: &str) {
        if !holds {
            self.problem(path, message);
        }
    }

    fn properties(&mut self) {
        let program = self.program;
        self.check(program.ctas > 0, || "ctas".to_owned(), "a cluster has at least one CTA");
        let target = program.target.as_ref();
        let is_read_back = target.is_none_or(|target| target.to_string().parse().as_ref() == Ok(target));
        self.check(is_read_back, || "target".to_owned(), "no such target");
        for (id, partition) in program.partitions.iter() {
            let path = || format!("partitions[{}].warps", id.index());
            self.check(partition.warps > 0, path, "a partition has at least one warp");
        }
    }

    fn tables(&mut self) {
        let program = self.program;
        for (id, buffer) in program.buffers.iter() {
            let path = |field: &str| format!("buffers[{}].{field}", id.index());
            let has_function = program.functions.get(buffer.function).is_some();
            self.check(has_function, || path("function"), "no such function");
            self.check(program.origins.get(buffer.origin).is_some(), || path("origin"), "no such op");
            self.check(buffer.slots > 0, || path("slots"), "a buffer has at least one slot");
        }
        for (id, kind) in program.terms.iter() {
            let path = || format!("terms[{}]", id.index());
            for operand in kind.operands() {
                self.check(operand < id, path, "an operand must come before the term");
            }
            if let TermKind::Param { block, index } = *kind {
                let params = program.blocks.get(block).map_or(0, |block| block.params.len());
                self.check((index as usize) < params, path, "no such parameter of a block");
            }
        }
        for (at, &(event, term)) in program.loaded.iter().enumerate() {
            let path = || format!("loaded[{at}]");
            let event = program.events.get(event);
            let reads = |event: &Event| event.accesses.iter().any(|access| access.mode.reads());
            self.check(event.is_some_and(reads), path, "no such event that reads");
            let is_symbol = term.index() < program.terms.len()
                && matches!(program.terms.kind(term), TermKind::Symbol { varying: true, .. });
            self.check(is_symbol, path, "a loaded value must be a varying symbol");
        }
        for (at, data) in program.data.iter().enumerate() {
            let path = || format!("data[{at}]");
            let is_symbol = data.symbol.index() < program.terms.len()
                && matches!(program.terms.kind(data.symbol), TermKind::Symbol { varying: true, .. });
            self.check(is_symbol, path, "data must be a varying symbol");
        }
        let is_ascending = program.data.windows(2).all(|pair| pair[0].symbol < pair[1].symbol);
        self.check(is_ascending, || "data".to_owned(), "the symbols must be in ascending order");
        let is_sorted = program.loaded.is_sorted();
        self.check(is_sorted, || "loaded".to_owned(), "the events must be in ascending order");
        for (id, set) in program.byte_sets.iter() {
            let path = || format!("byte_sets[{}]", id.index());
            self.check(program.functions.get(set.frame).is_some(), path, "no such function");
            let ascending = set.ctas.windows(2).all(|pair| pair[0].0 < pair[1].0);
            self.check(ascending, path, "the CTAs must be in ascending order");
            self.check(set.ctas.iter().all(|cta| !cta.1.is_empty()), path, "a CTA has no addresses");
        }
    }

    fn functions(&mut self) {
        let program = self.program;
        let mut seen: FxHashSet<BlockId> = FxHashSet::default();
        for (id, function) in program.functions.iter() {
            let path = || format!("functions[{}]", id.index());
            let entry = function.blocks.first();
            self.check(entry == Some(&function.entry), path, "the entry must be the first block");
            for &block in &function.blocks {
                let owner = program.blocks.get(block).map(|block| block.function);
                self.check(owner == Some(id), path, "the function lists a block of another function");
                self.check(seen.insert(block), path, "the function lists a block twice");
            }
        }
        for id in program.blocks.ids() {
            self.check(
                seen.contains(&id),
                || format!("blocks[{}]", id.index()),
                "the block is in no function",
            );
        }
    }

    fn blocks(&mut self) {
        let program = self.program;
        let mut seen: FxHashSet<EventId> = FxHashSet::default();
        for (id, block) in program.blocks.iter() {
            let path = |field: &str| format!("blocks[{}].{field}", id.index());
            (self.function, self.partition) = (Some(block.function), Some(block.partition));
            self.check(
                program.functions.get(block.function).is_some(),
                || path("function"),
                "no such function",
            );
            self.check(
                program.partitions.get(block.partition).is_some(),
                || path("partition"),
                "no such partition",
            );
            for (position, &param) in block.params.iter().enumerate() {
                let kind = program.terms.get(param);
                let is_own = matches!(kind, Some(TermKind::Param { block, index })
                    if *block == id && *index as usize == position);
                self.check(
                    is_own,
                    || path("params"),
                    "a parameter is not the term for this block and position",
                );
            }
            for &event in &block.events {
                self.check(program.events.get(event).is_some(), || path("events"), "no such event");
                self.check(seen.insert(event), || path("events"), "an event is listed twice");
                if let Some(found) = program.events.get(event) {
                    self.event(event, found);
                }
            }
            self.terminator(block, &|| path("terminator"));
            let origin = block.terminator_origin;
            let known = origin.is_none_or(|origin| program.origins.get(origin).is_some());
            self.check(known, || path("terminator_origin"), "no such op");
        }
        for id in program.events.ids() {
            self.check(seen.contains(&id), || format!("events[{}]", id.index()), "the event is in no block");
        }
    }

    fn terminator(&mut self, block: &Block, path: &dyn Fn() -> String) {
        if let Terminator::Branch { condition: Some(condition), .. } = block.terminator {
            self.term(condition, path);
        }
        if let Terminator::Switch(edges) | Terminator::Fork(edges) = &block.terminator {
            self.check(!edges.is_empty(), path, "the terminator has no edges");
        }
        for edge in block.terminator.edges() {
            self.edge(block.function, edge, path);
        }
    }

    fn edge(&mut self, function: FunctionId, edge: &Edge, path: &dyn Fn() -> String) {
        let target = self.program.blocks.get(edge.target);
        self.check(
            target.is_some_and(|target| target.function == function),
            path,
            "no such block of the function",
        );
        if let Some(target) = target {
            let fits = target.params.len() == edge.args.len();
            self.check(fits, path, "an edge must pass one value per parameter of its target");
        }
        for &arg in &edge.args {
            self.term(arg, path);
        }
    }

    fn event(&mut self, id: EventId, event: &Event) {
        let path = || format!("events[{}]", id.index());
        self.check(self.program.origins.get(event.origin).is_some(), path, "no such op");
        for access in &event.accesses {
            self.access(access, &path);
            access.footprints.iter().for_each(|footprint| self.mapped(event, access, footprint, &path));
        }
        self.action(&event.action, &path);
    }

    fn access(&mut self, access: &Access, path: &dyn Fn() -> String) {
        self.check(!access.footprints.is_empty(), path, "an access must have a footprint");
        for footprint in &access.footprints {
            self.footprint(footprint, path);
        }
        if let Some(token) = access.token {
            self.token(token, path);
        }
    }

    fn footprint(&mut self, footprint: &Footprint, path: &dyn Fn() -> String) {
        let program = self.program;
        let found = match footprint.place {
            Place::Buffer(buffer) => program.buffers.get(buffer).is_some(),
            Place::Parameter(position) => {
                let function = self.function.and_then(|function| program.functions.get(function));
                function.is_some_and(|function| position < function.arguments)
            }
            Place::Unknown => true,
        };
        self.check(found, path, "no such buffer or argument");
        if let Slot::At(slot) = footprint.slot {
            self.term(slot, path);
        }
        let bytes_are_known = footprint.bytes.is_none_or(|bytes| bytes.index() < program.byte_sets.len());
        self.check(bytes_are_known, path, "no such byte set");
        if let Some((descriptor, index)) = footprint.descriptor.index {
            self.check(program.descriptors.get(descriptor).is_some(), path, "no such descriptor");
            self.term(index, path);
        }
        if let Some((descriptor, rect)) = footprint.descriptor.part.as_deref() {
            self.check(program.descriptors.get(*descriptor).is_some(), path, "no such descriptor");
            self.check(
                rect.offsets.len() == rect.shape.len(),
                path,
                "the offsets and the shape of a box have different lengths",
            );
            let ends = rect.offsets.iter().zip(&rect.shape);
            let fits =
                ends.clone().all(|(offset, extent)| *extent >= 0 && offset.checked_add(*extent).is_some());
            self.check(fits, path, "a box has a negative extent or ends beyond 64 bits");
        }
    }

    fn action(&mut self, action: &Action, path: &dyn Fn() -> String) {
        match action {
            Action::Wait(wait) => {
                for named in &wait.tokens {
                    self.token(named.token, path);
                }
            }
            Action::Barrier(Barrier { kind, .. }) => kind.terms().for_each(|term| self.term(term, path)),
            Action::MBarrier(MBarrier { op, predicate }) => {
                if let MBarrierOp::Wait { phase } = *op {
                    self.term(phase, path);
                }
                if let Some(predicate) = *predicate {
                    self.term(predicate, path);
                }
            }
            Action::Token(op) => self.token_op(op, path),
            Action::Call(call) => self.call(call, path),
            Action::Copy { predicate: Some(predicate), .. }
            | Action::Mma { predicate: Some(predicate), .. } => self.term(*predicate, path),
            Action::Touch { .. }
            | Action::Atomic { .. }
            | Action::Copy { .. }
            | Action::Mma { .. }
            | Action::Commit(_)
            | Action::Fence(_)
            | Action::Hint
            | Action::Other => {}
        }
    }

    fn token_op(&mut self, op: &TokenOp, path: &dyn Fn() -> String) {
        let (token, slot, phase) = match *op {
            TokenOp::Acquire { token, slot, phase } | TokenOp::Wait { token, slot, phase } => {
                (token, slot, phase)
            }
            TokenOp::Commit { token, slot } | TokenOp::Release { token, slot } => (token, slot, None),
        };
        self.token(token, path);
        for term in slot.into_iter().chain(phase) {
            self.term(term, path);
        }
    }

    fn call(&mut self, call: &Call, path: &dyn Fn() -> String) {
        let found = call.callee.is_none_or(|callee| self.program.functions.get(callee).is_some());
        self.check(found, path, "no such function");
        for footprint in call.arguments.iter().flatten() {
            self.check(footprint.warps.is_none(), path, "an argument of a call cannot have a warp map");
            self.footprint(footprint, path);
        }
    }

    fn term(&mut self, term: TermId, path: &dyn Fn() -> String) {
        self.check(self.program.terms.get(term).is_some(), path, "no such term");
    }

    fn token(&mut self, token: TokenId, path: &dyn Fn() -> String) {
        self.check(token.index() < MAX_TOKENS as usize, path, "the token number is too large");
    }
}
