//! What needs shared memory in each function: allocations, ops with scratch memory, calls and
//! worker warps, in the order of Triton's collection.

use rustc_hash::FxHashMap;
use seawall_base::Diagnostic;
use seawall_dialects::{Meaning, Space};
use seawall_mlir::{OpId, ValueId};
use smallvec::SmallVec;

use super::How;
use super::liveness::Interval;
use super::needed::Needed;
use super::pack::Request;
use super::sizes::{Scratch, ScratchSizes};
use crate::allocate;
use crate::facts::Facts;

/// Alignment of the frames of callees, in bytes.
const FRAME_ALIGNMENT: u32 = 128;
/// Alignment, in bytes, of the bytes through which worker warps receive their partition number.
const STATE_ALIGNMENT: u32 = 4;

/// The op that a request belongs to.
pub(super) struct Owner {
    pub(super) op: OpId,
    /// Whether `allocation.size` states the bytes.
    pub(super) sized: bool,
}

/// Buffers of one function.
#[derive(Default)]
pub(super) struct Collected {
    pub(super) requests: Vec<Request>,
    pub(super) owners: Vec<Owner>,
    /// The functions that it calls.
    pub(super) callees: Vec<OpId>,
}

impl Collected {
    fn add(&mut self, owner: Owner, request: Request) {
        self.owners.push(owner);
        self.requests.push(request);
    }

    fn append(&mut self, mut other: Collected) {
        self.requests.append(&mut other.requests);
        self.owners.append(&mut other.owners);
        self.callees.append(&mut other.callees);
    }
}

/// Collects the requests of the functions of a module.
pub(super) struct Collector<'u, 'm> {
    facts: &'u Facts<'m>,
    how: How,
    pub(super) needed: Needed<'u, 'm>,
    sizes: ScratchSizes<'u>,
    /// Bytes of the frames of the functions that have been placed.
    pub(super) frames: FxHashMap<OpId, u32>,
    /// Ops whose scratch memory is unknown, where that is not an error.
    pub(super) unknown: Vec<OpId>,
}

/// Whether the compiler allocates shared memory for `op`. Other ops that allocate have been
/// lowered by then.
pub(crate) fn is_local_alloc(facts: &Facts<'_>, op: OpId) -> bool {
    facts.meaning(op) == Meaning::Alloc(Space::Shared) && facts.module.op_name(op) == "ttg.local_alloc"
}

impl<'u, 'm> Collector<'u, 'm> {
    pub(super) fn new(facts: &'u Facts<'m>, how: How) -> Self {
        Collector {
            facts,
            how,
            needed: Needed::new(facts, how),
            sizes: ScratchSizes::new(facts),
            frames: FxHashMap::default(),
            unknown: Vec::new(),
        }
    }

    /// Collects the requests of `function`, whose callees have been placed. `workers` is the number
    /// of its worker warps.
    pub(super) fn function(&mut self, function: OpId, workers: Option<u32>) -> Result<Collected, Diagnostic> {
        let facts = self.facts;
        let (mut buffers, mut scratch, mut calls) =
            (Collected::default(), Collected::default(), Collected::default());
        if let Some(warps) = workers {
            let request = plain(warps, STATE_ALIGNMENT, Interval::ALWAYS, None);
            scratch.add(Owner { op: function, sized: false }, request);
        }
        for op in facts.module.walk_op(function) {
            match facts.meaning(op) {
                Meaning::Func => {}
                Meaning::Call => self.call(op, &mut calls)?,
                Meaning::Alloc(_) => self.explicit(op, &mut buffers)?,
                // Atomics without a row, or with an incomplete one, are recognized by their names.
                Meaning::Scratch(_) | Meaning::Atomic(_) | Meaning::WarpSpecialize(_) | Meaning::None => {
                    self.scratch(op, &mut scratch)?;
                }
                _ => {}
            }
            self.unknown_allocation(op)?;
        }
        buffers.append(scratch);
        buffers.append(calls);
        Ok(buffers)
    }

    /// Requests the parts of a `ttg.local_alloc`.
    fn explicit(&mut self, op: OpId, buffers: &mut Collected) -> Result<(), Diagnostic> {
        let (facts, module) = (self.facts, self.facts.module);
        if !is_local_alloc(facts, op) {
            return Ok(());
        }
        let value = match module.results(op).first() {
            Some(&value) if facts.knowledge.space(value) == Some(Space::Tensor) => return Ok(()),
            Some(&value) => value,
            None if self.how.separate => return Ok(()),
            None => return Err(allocate::unallocatable(facts, op, "the op has no result")),
        };
        let (parts, bytes, alignment) = match self.placing(op, value) {
            Ok(placing) => placing,
            // The lowering warns about such a layout, and nothing else depends on its place.
            Err(_) if self.how.separate => return Ok(()),
            Err(why) => return Err(allocate::unallocatable(facts, op, &why)),
        };
        let (live, concurrent) = (self.needed.life(op)?, self.needed.concurrent(op)?);
        let first = buffers.requests.len() as u32;
        for part in 0..parts {
            let others = (0..parts).filter(|&other| other != part).map(|other| first + other);
            let request =
                Request { neighbors: others.collect(), ..plain(bytes, alignment, live, concurrent) };
            buffers.add(Owner { op, sized: false }, request);
        }
        Ok(())
    }

    /// Refuses an op without a row that returns a buffer, since it may have allocated the buffer.
    fn unknown_allocation(&self, op: OpId) -> Result<(), Diagnostic> {
        let is_shared = |&value: &ValueId| self.facts.knowledge.space(value) == Some(Space::Shared);
        let gives = !self.facts.knowledge.is_known(op) && self.facts.module.results(op).iter().any(is_shared);
        match gives && !self.how.separate {
            true => Err(allocate::unallocatable(
                self.facts,
                op,
                "Seawall does not know whether this op allocates its result",
            )),
            false => Ok(()),
        }
    }

    /// The number of parts, the bytes of each part, and their alignment.
    fn placing(&self, op: OpId, value: ValueId) -> Result<(u32, u32, u32), String> {
        let facts = self.facts;
        let placing = facts.desc(value).and_then(|desc| desc.placing()).ok_or_else(|| {
            let text = facts.module.type_text(facts.module.ty(value));
            format!("the layout of `{text}` is not supported")
        })?;
        let alignment = match facts.int_attr(op, "alignment") {
            None => placing.alignment,
            Some(own) => u32::try_from(own)
                .ok()
                .filter(|own| own.is_power_of_two())
                .ok_or("its alignment is not a power of two")?,
        };
        Ok((placing.parts, placing.bytes, alignment))
    }

    fn scratch(&mut self, op: OpId, buffers: &mut Collected) -> Result<(), Diagnostic> {
        let written = if self.how.written { self.facts.int_attr(op, "allocation.size") } else { None };
        let size = match written.and_then(|bytes| u32::try_from(bytes).ok()) {
            Some(bytes) => Ok(Some(Scratch { bytes, alignment: self.sizes.alignment(op) })),
            None => self.sizes.of(op),
        };
        let scratch = match size {
            Ok(scratch) => scratch,
            Err(_) if self.how.separate => {
                self.unknown.push(op);
                None
            }
            Err(why) => return Err(allocate::unallocatable(self.facts, op, &why)),
        };
        if let Some(Scratch { bytes, alignment }) = scratch.filter(|scratch| scratch.bytes > 0) {
            let (live, concurrent) = (self.needed.at(op)?, self.needed.concurrent(op)?);
            buffers.add(Owner { op, sized: true }, plain(bytes, alignment, live, concurrent));
        }
        Ok(())
    }

    /// Requests the frame of the callee as one buffer.
    fn call(&mut self, op: OpId, buffers: &mut Collected) -> Result<(), Diagnostic> {
        let callee = self.facts.callee(op);
        let frame = callee.and_then(|callee| self.frames.get(&callee));
        let (Some(callee), Some(&size)) = (callee, frame) else {
            // The buffers of the callee then count as if its frame were at the start of the
            // caller's.
            if self.how.separate {
                return Ok(());
            }
            let why = "its callee is not in the module, or is recursive";
            return Err(allocate::unallocatable(self.facts, op, why));
        };
        buffers.callees.push(callee);
        if size > 0 {
            let (live, concurrent) = (self.needed.at(op)?, self.needed.concurrent(op)?);
            buffers.add(Owner { op, sized: true }, plain(size, FRAME_ALIGNMENT, live, concurrent));
        }
        Ok(())
    }
}

fn plain(size: u32, alignment: u32, live: Interval, concurrent: Option<(OpId, u32)>) -> Request {
    Request { size: size.into(), alignment: alignment.into(), live, concurrent, neighbors: SmallVec::new() }
}
