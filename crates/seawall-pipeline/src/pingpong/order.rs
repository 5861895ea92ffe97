//! Whether a new order of a loop's ops keeps memory accesses in order. The released pass does not
//! check this.
//!
//! - Between two writes of one memory, reads may change places. No access may pass a write.
//! - A call may write anything, and so may assembly with side effects.
//! - Fences, barriers, atomics that are not relaxed and waits for counters order all memory. They
//!   count as writes of all of it.
//! - Of asynchronous copies, only reads count. Waits and barriers order their writes to shared
//!   memory, which other checks cover.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_dialects::{Access, LoopPart, Meaning, OpKnowledge, Resource, Traits};
use seawall_mlir::OpId;

use super::body::Declined;
use super::sequence::{Item, Sequence};
use crate::marks;

/// Kinds of memory that are checked separately.
const MEMORIES: [Memory; 2] = [Memory::Shared, Memory::Other];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Memory {
    Shared,
    Other,
}

/// What an op does to a memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Touch {
    Reads,
    Writes,
}

/// Checks a sequence.
///
/// # Errors
///
/// An op that passes another one, though it must not.
pub(crate) fn is_kept(sequence: &Sequence<'_>) -> Result<(), Declined> {
    let knowledge = OpKnowledge::new(sequence.m);
    let with_touches: Vec<(OpId, [Option<Touch>; 2])> = sequence
        .written()
        .iter()
        .map(|&op| (op, MEMORIES.map(|memory| touch(&knowledge, op, memory))))
        .filter(|(_, touches)| touches.iter().any(Option::is_some))
        .collect();
    for (at, _) in MEMORIES.iter().enumerate() {
        let touches: FxHashMap<OpId, Touch> =
            with_touches.iter().filter_map(|(op, touches)| Some((*op, touches[at]?))).collect();
        let old = epochs(sequence.written().iter().map(|&op| (op, op)), &touches);
        let new = sequence.items().iter().filter_map(|&item| match item {
            Item::Old(op) => Some((op, op)),
            Item::New(number) => sequence.new_op(number)?.part_of.map(|op| (op, op)),
        });
        let new = epochs(new, &touches);
        let differs = |op: &&OpId| new.get(op).is_some_and(|there| old.get(op) != Some(there));
        if let Some(&op) = sequence.written().iter().find(differs) {
            return Err(Declined::new(
                op,
                "a memory access would change places with one that it may depend on",
            ));
        }
    }
    Ok(())
}

/// Returns the last write before each op that touches the memory. If it is the same for all ops,
/// writes keep their order, and no access passes one. An op of several parts has the answers of all
/// of them.
fn epochs(
    ops: impl Iterator<Item = (OpId, OpId)>,
    touches: &FxHashMap<OpId, Touch>,
) -> FxHashMap<OpId, FxHashSet<Vec<OpId>>> {
    let mut last: Vec<OpId> = Vec::new();
    let mut epochs: FxHashMap<OpId, FxHashSet<Vec<OpId>>> = FxHashMap::default();
    for (op, _) in ops {
        let Some(touch) = touches.get(&op) else { continue };
        epochs.entry(op).or_default().insert(last.clone());
        if *touch == Touch::Writes {
            last = vec![op];
        }
    }
    epochs
}

fn touch(knowledge: &OpKnowledge<'_>, op: OpId, memory: Memory) -> Option<Touch> {
    let m = knowledge.module();
    let mut found = None;
    for inner in m.walk_op(op) {
        let is_call = !knowledge.is_known(inner) || knowledge.traits(inner).has(Traits::CALL);
        if is_call || orders_memory(knowledge, inner) {
            return Some(Touch::Writes);
        }
        let is_copy = marks::is_part(m, inner, LoopPart::Copy);
        for effect in knowledge.instances(inner) {
            let is_shared = matches!(effect.resource, Resource::Shared(_));
            if is_copy && is_shared {
                continue;
            }
            let is_meant = (memory == Memory::Shared) == is_shared || effect.resource == Resource::Default;
            match effect.access {
                _ if !is_meant => {}
                Access::Read => found = found.or(Some(Touch::Reads)),
                _ => found = Some(Touch::Writes),
            }
        }
    }
    found
}

/// Whether accesses must not pass the op, whatever memory they touch, and though it may touch none.
fn orders_memory(knowledge: &OpKnowledge<'_>, op: OpId) -> bool {
    let m = knowledge.module();
    match knowledge.meaning(op) {
        Meaning::Fence(_) | Meaning::Barrier(_) | Meaning::MBarrier(_) => true,
        Meaning::Atomic(atomic) => {
            let semantics = atomic.semantics.and_then(|key| m.attr(op, key)).map(|attr| m.attr_text(attr));
            // A word in the pretty form, a number in the generic one.
            let word = semantics.and_then(|text| text.split(':').next()).map(str::trim);
            word.is_some_and(|word| !matches!(word, "relaxed" | "1"))
        }
        // These wait by tokens, and are recounted. Other waits count what comes before them.
        Meaning::Wait(_) => !marks::is_group_wait(m, op),
        Meaning::CommitGroup(_) => !marks::is_commit(m, op),
        // The intrinsic is not examined: some of them are waits and barriers.
        _ => knowledge.intrinsic(op).is_some(),
    }
}
