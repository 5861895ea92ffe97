//! Accesses that certainly are LDS instructions, for waits that leave some of them in flight.
//!
//! The compiler merges narrow accesses into one instruction. No instruction moves more than 128
//! bits per lane (CDNA3 and RDNA4 ISA, `ds_read_b128`, `ds_read2_b64`), so accesses of 128 bits or
//! more are never merged. Excluded are accesses that may be dropped: loads without a use, accesses
//! with the same operands as another one, and loads of what a store wrote. All are excluded if an
//! access through a pointer may go to LDS or elsewhere. Such an instruction counts twice and
//! completes in any order (LLVM, `SIInsertWaitcnts.cpp`).

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_dialects::{MemRefAccessKind, MemRefAccessOf, Space};
use seawall_mlir::{Module, OpId, TypeKind, ValueId};
use seawall_model::{EventId, Target};

use crate::draft::Draft;
use crate::facts::Facts;

/// Bits per lane of the widest LDS instruction.
const WIDEST: u64 = 128;

/// The events that certainly are one LDS instruction each. Empty without
/// [`LowerOptions::count_ordinary`](crate::LowerOptions::count_ordinary), and on GPUs that
/// count LDS instructions together with operations that complete in any order.
pub(crate) fn counted_lds(draft: &Draft<'_>) -> FxHashSet<EventId> {
    let has_own_counter =
        draft.facts.target.as_ref().and_then(Target::amd).is_some_and(|gpu| gpu.ds.is_some());
    if !draft.facts.options.count_ordinary
        || !draft.facts.upstream
        || !has_own_counter
        || may_be_flat(draft.facts.module)
    {
        return FxHashSet::default();
    }
    let mut same: FxHashMap<(bool, ValueId, &[ValueId]), u32> = FxHashMap::default();
    for op in draft.facts.module.walk() {
        if let Some(access) = wide_access(draft.facts, op) {
            *same.entry((access.loads, access.memref, access.indices)).or_default() += 1;
        }
    }
    let mut events: FxHashMap<u32, u32> = FxHashMap::default();
    for event in draft.program.events.ids() {
        *events.entry(draft.program.origin_of(event).index).or_default() += 1;
    }
    let is_counted = |&event: &EventId| {
        let index = draft.program.origin_of(event).index;
        let access = draft.ops.get(index as usize).and_then(|&op| wide_access(draft.facts, op));
        let is_kept = |access: Ordinary<'_>| {
            let at = |loads| same.get(&(loads, access.memref, access.indices));
            at(access.loads) == Some(&1) && !(access.loads && at(false).is_some())
        };
        events.get(&index) == Some(&1) && access.is_some_and(is_kept)
    };
    draft.program.events.ids().filter(is_counted).collect()
}

/// A load or store of elements of a memref, without a mask.
pub(crate) struct Ordinary<'m> {
    pub(crate) loads: bool,
    pub(crate) memref: ValueId,
    pub(crate) indices: &'m [ValueId],
    /// The value that is loaded or stored.
    pub(crate) value: ValueId,
}

impl<'m> Ordinary<'m> {
    pub(crate) fn of(facts: &Facts<'m>, op: OpId) -> Option<Self> {
        let MemRefAccessOf { memref, indices, kind } = facts.knowledge.memref_access(op)?;
        let (loads, value) = match kind {
            MemRefAccessKind::Load => (true, *facts.module.results(op).first()?),
            MemRefAccessKind::Store { value } => (false, *facts.module.operand_group(op, value).first()?),
            MemRefAccessKind::MaskedLoad
            | MemRefAccessKind::TransferRead
            | MemRefAccessKind::TransposeLoad
            | MemRefAccessKind::MaskedStore { .. }
            | MemRefAccessKind::TransferWrite { .. }
            | MemRefAccessKind::Atomic
            | MemRefAccessKind::CopyTo { .. }
            | MemRefAccessKind::WaveCopyTo { .. } => return None,
        };
        Some(Ordinary { loads, memref, indices, value })
    }

    /// Whether it moves as many bits as one instruction can.
    pub(crate) fn is_wide(&self, module: &Module) -> bool {
        vector_bits(module, self.value).is_some_and(|bits| bits >= WIDEST)
    }

    /// The memref of which its memref is a view.
    pub(crate) fn root(&self, facts: &Facts<'m>) -> ValueId {
        let mut root = self.memref;
        while let Some(view) =
            facts.module.defining_op(root).filter(|&op| facts.knowledge.memref_view(op).is_some())
            && let Some(&source) = facts.module.operands(view).first()
        {
            root = source;
        }
        root
    }
}

/// An LDS load or store that moves as many bits as one instruction can, except a load whose value
/// is not used.
fn wide_access<'m>(facts: &Facts<'m>, op: OpId) -> Option<Ordinary<'m>> {
    let access = Ordinary::of(facts, op)?;
    let in_lds = facts.knowledge.space(access.memref) == Some(Space::Shared);
    let is_kept = !access.loads || facts.is_used(access.value);
    (in_lds && is_kept && access.is_wide(facts.module)).then_some(access)
}

/// The bits of a vector; `None` for other values.
fn vector_bits(module: &Module, value: ValueId) -> Option<u64> {
    let TypeKind::Vector { shape, elem } = module.type_kind(module.ty(value)) else { return None };
    let bits = match module.type_kind(elem) {
        TypeKind::Integer { width: bits, .. } | TypeKind::Float { bits, .. } => u64::from(bits),
        _ => return None,
    };
    let elements = shape.iter().try_fold(1_u64, |all, size| all.checked_mul(u64::try_from((*size)?).ok()?));
    elements?.checked_mul(bits)
}

/// Whether an op of `module` may access memory through a flat pointer, whose memory is unknown. A
/// flat access counts both as an LDS access and as a vector-memory access, and completes with
/// either (LLVM, `SIInsertWaitcnts.cpp`).
pub fn may_be_flat(module: &Module) -> bool {
    let moves = ["llvm.getelementptr", "llvm.addrspacecast", "llvm.ptrtoint", "llvm.inttoptr"];
    module.walk().any(|op| {
        let is_flat = |&value: &ValueId| module.type_text(module.ty(value)) == "!llvm.ptr";
        !moves.contains(&module.op_name(op)) && module.operands(op).iter().any(is_flat)
    })
}
