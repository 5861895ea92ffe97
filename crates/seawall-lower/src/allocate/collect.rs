//! What needs shared memory, function by function: allocations, ops with scratch memory, calls, worker warps; in the order in
//! which Triton collects them.

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
use crate::unit::Unit;

/// Alignment of the frames of callees, in bytes.
const FRAME_ALIGNMENT: u32 = 128;
/// Alignment of the bytes that warps of a warp-specialized function are told their partition in.
const STATE_ALIGNMENT: u32 = 4;

/// Whose bytes a request is for.
pub(super) struct Owner {
    pub(super) op: OpId,
    /// Whether `allocation.size` tells the bytes.
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

/// Goes through the functions of a module.
pub(super) struct Collector<'u, 'm> {
    unit: &'u Unit<'m>,
    how: How,
    pub(super) needed: Needed<'u, 'm>,
    sizes: ScratchSizes<'u>,
    /// Bytes of the functions that have been placed.
    pub(super) frames: FxHashMap<OpId, u32>,
    /// Ops of whose scratch memory nothing is known, where that is no error.
    pub(super) unknown: Vec<OpId>,
}

impl Unit<'_> {
    /// Whether `op` is one that the compiler allocates shared memory for: other ops that allocate some have been lowered by then.
    pub(super) fn is_local_alloc(&self, op: OpId) -> bool {
        self.meaning(op) == Meaning::Alloc(Space::Shared) && self.module.op_name(op) == "ttg.local_alloc"
    }
}

impl<'u, 'm> Collector<'u, 'm> {
    pub(super) fn new(unit: &'u Unit<'m>, how: How) -> Self {
        Collector {
            unit,
            how,
            needed: Needed::new(unit, how),
            sizes: ScratchSizes::new(unit),
            frames: FxHashMap::default(),
            unknown: Vec::new(),
        }
    }

    /// What `function`, whose callees have been placed, needs; `workers` are the worker warps that it has.
    pub(super) fn function(&mut self, function: OpId, workers: Option<u32>) -> Result<Collected, Diagnostic> {
        let unit = self.unit;
        let (mut buffers, mut scratch, mut calls) =
            (Collected::default(), Collected::default(), Collected::default());
        if let Some(warps) = workers {
            let request = plain(warps, STATE_ALIGNMENT, Interval::ALWAYS, None);
            scratch.add(Owner { op: function, sized: false }, request);
        }
        for op in unit.module.walk_op(function) {
            match unit.meaning(op) {
                Meaning::Func => {}
                Meaning::Call => self.call(op, &mut calls)?,
                Meaning::Alloc(_) => self.explicit(op, &mut buffers)?,
                // Atomics without a row, or with one that says less, are known by their names.
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

    /// A `ttg.local_alloc`.
    fn explicit(&mut self, op: OpId, buffers: &mut Collected) -> Result<(), Diagnostic> {
        let (unit, module) = (self.unit, self.unit.module);
        if !unit.is_local_alloc(op) {
            return Ok(());
        }
        let value = match module.results(op).first() {
            Some(&value) if unit.knowledge.space(value) == Some(Space::Tensor) => return Ok(()),
            Some(&value) => value,
            None if self.how.apart => return Ok(()),
            None => return Err(unit.unallocatable(op, "it has no result")),
        };
        let (parts, bytes, alignment) = match self.placing(op, value) {
            Ok(placing) => placing,
            // The lowering tells of what it does not understand; nothing else depends on its place.
            Err(_) if self.how.apart => return Ok(()),
            Err(why) => return Err(unit.unallocatable(op, &why)),
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

    /// An op that no table knows and that gives a buffer may have allocated it.
    fn unknown_allocation(&self, op: OpId) -> Result<(), Diagnostic> {
        let is_shared = |&value: &ValueId| self.unit.knowledge.space(value) == Some(Space::Shared);
        let gives = !self.unit.knowledge.is_known(op) && self.unit.module.results(op).iter().any(is_shared);
        match gives && !self.how.apart {
            true => Err(self.unit.unallocatable(op, "whether this op allocates a buffer is not known")),
            false => Ok(()),
        }
    }

    /// How many parts, of how many bytes, at which alignment.
    fn placing(&self, op: OpId, value: ValueId) -> Result<(u32, u32, u32), String> {
        let unit = self.unit;
        let placing = unit.desc(value).and_then(|desc| desc.placing()).ok_or_else(|| {
            let text = unit.module.type_text(unit.module.ty(value));
            format!("the layout of `{text}` is not understood")
        })?;
        let alignment = match unit.int_attr(op, "alignment") {
            None => placing.alignment,
            Some(own) => u32::try_from(own)
                .ok()
                .filter(|own| own.is_power_of_two())
                .ok_or("its alignment is no power of two")?,
        };
        Ok((placing.parts, placing.bytes, alignment))
    }

    fn scratch(&mut self, op: OpId, buffers: &mut Collected) -> Result<(), Diagnostic> {
        let written = if self.how.written { self.unit.int_attr(op, "allocation.size") } else { None };
        let size = match written.and_then(|bytes| u32::try_from(bytes).ok()) {
            Some(bytes) => Ok(Some(Scratch { bytes, alignment: self.sizes.alignment(op) })),
            None => self.sizes.of(op),
        };
        let scratch = match size {
            Ok(scratch) => scratch,
            Err(_) if self.how.apart => {
                self.unknown.push(op);
                None
            }
            Err(why) => return Err(self.unit.unallocatable(op, &why)),
        };
        if let Some(Scratch { bytes, alignment }) = scratch.filter(|scratch| scratch.bytes > 0) {
            let (live, concurrent) = (self.needed.at(op)?, self.needed.concurrent(op)?);
            buffers.add(Owner { op, sized: true }, plain(bytes, alignment, live, concurrent));
        }
        Ok(())
    }

    /// A call is a buffer of all that its callee needs.
    fn call(&mut self, op: OpId, buffers: &mut Collected) -> Result<(), Diagnostic> {
        let callee = self.unit.callee(op);
        let frame = callee.and_then(|callee| self.frames.get(&callee));
        let (Some(callee), Some(&size)) = (callee, frame) else {
            // What lies in the callee's frame then counts as lying where the caller's memory does.
            if self.how.apart {
                return Ok(());
            }
            let why = "what it calls is not in the module, or calls itself";
            return Err(self.unit.unallocatable(op, why));
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
