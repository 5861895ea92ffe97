//! Accesses that certainly are LDS instructions, for waits that leave some of them in flight.
//!
//! The compiler merges narrow accesses into one instruction. No instruction moves more than 128
//! bits per lane (CDNA3 and RDNA4 ISA, `ds_read_b128`, `ds_read2_b64`), so accesses of 128 bits or
//! more are never merged. Excluded are accesses that may be dropped: loads without a use, accesses
//! with the same operands as another one, and loads of what a store wrote. All are excluded if an
//! access through a pointer may go to LDS or elsewhere. Such an instruction counts twice and
//! completes in any order (LLVM, `SIInsertWaitcnts.cpp`).

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_dialects::Space;
use seawall_mlir::{Module, OpId, TypeKind, ValueId};
use seawall_model::{EventId, Target};

use crate::draft::Draft;
use crate::facts::Facts;

/// Bits per lane of the widest LDS instruction.
pub(crate) const WIDEST: u64 = 128;

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
    let mut same: FxHashMap<(bool, &[ValueId]), u32> = FxHashMap::default();
    for op in draft.facts.module.walk() {
        if let Some(access) = wide_access(draft.facts, op) {
            *same.entry(access).or_default() += 1;
        }
    }
    let mut events: FxHashMap<u32, u32> = FxHashMap::default();
    for event in draft.program.events.ids() {
        *events.entry(draft.program.origin_of(event).index).or_default() += 1;
    }
    let is_counted = |&event: &EventId| {
        let index = draft.program.origin_of(event).index;
        let access = draft.ops.get(index as usize).and_then(|&op| wide_access(draft.facts, op));
        let is_kept = |access: (bool, &[ValueId])| {
            same.get(&access) == Some(&1) && !(access.0 && same.contains_key(&(false, access.1)))
        };
        events.get(&index) == Some(&1) && access.is_some_and(is_kept)
    };
    draft.program.events.ids().filter(is_counted).collect()
}

/// Whether a full-width LDS access is a load, and its address operands; `None` for all other
/// ops.
fn wide_access<'m>(facts: &Facts<'m>, op: OpId) -> Option<(bool, &'m [ValueId])> {
    let module = facts.module;
    let operands = module.operands(op);
    let (is_load, at, value) = match module.op_name(op) {
        "vector.load" => (true, operands, *module.results(op).first()?),
        "vector.store" => (false, operands.get(1..)?, *operands.first()?),
        _ => return None,
    };
    let in_lds = facts.knowledge.space(*at.first()?) == Some(Space::Shared);
    let is_wide = vector_bits(facts.module, value).is_some_and(|bits| bits >= WIDEST);
    (in_lds && is_wide && (!is_load || facts.is_used(value))).then_some((is_load, at))
}

/// The bits of a vector; `None` for other values.
pub(crate) fn vector_bits(module: &Module, value: ValueId) -> Option<u64> {
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
