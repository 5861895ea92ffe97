//! Waits for the hardware counters of AMD GPUs: the counter of each wait, and the count that it
//! leaves.
//!
//! Sources: LLVM's `AMDGPUBaseInfo.cpp` for the operand of `s_waitcnt`; MLIR's lowering of
//! `amdgpu.memory_counter_wait`.

use seawall_dialects::{Meaning, Queue as OpQueue};
use seawall_mlir::OpId;
use seawall_model::{Action, Family, Queue, Target, Wait, WaveCounter};
use smallvec::SmallVec;

use crate::accesses::AccessList;
use crate::counting::Entries;
use crate::events::{Emit, Events};
use crate::facts::Facts;
use crate::lds::Ordinary;
use crate::structure::Structure;

/// The queues that a wait drains, with the count that each may keep; `None` if the count is
/// unknown.
pub(crate) type Counts = SmallVec<[(Queue, Option<u32>); 3]>;

/// Emits the waits.
pub(crate) fn count_events(events: &mut Events<'_>, emit: &mut Emit, counts: Counts) {
    if counts.is_empty() {
        return events.emit(emit, Action::Other, AccessList::new());
    }
    for (queue, pending) in counts {
        let wait = Wait { queue, pending, tokens: Vec::new(), read_only: false, trailing_barrier: false };
        events.emit(emit, Action::Wait(wait), AccessList::new());
    }
}

/// Emits the waits of a module of Triton, whose copies to LDS are in queues of their own. Direct
/// copies of gfx9 count as vector memory, beside loads and stores of global memory. So at most as
/// many of their instructions are in flight as the wait leaves.
pub(crate) fn triton_count_events(events: &mut Events<'_>, emit: &mut Emit, counts: Counts) {
    let is_gfx9 = events.facts.target.as_ref().is_some_and(|target| target.family() == Family::Gfx9);
    let mut of_copies = Counts::new();
    for (queue, left) in counts {
        // Elsewhere no copy counts as vector memory.
        if queue == Queue::Vmem && !is_gfx9 {
            continue;
        }
        let (of, entries) = match queue {
            Queue::Vmem | Queue::Async => (Queue::CpAsync, Entries::Groups),
            Queue::Tdm => (Queue::Tdm, Entries::TensorCopies),
            own => {
                of_copies.push((own, left));
                continue;
            }
        };
        let pending = left.and_then(|left| events.waits.pending_by_instructions(emit.op, left, entries));
        if of == Queue::CpAsync && left == Some(0) {
            close_open_group(events, emit);
        }
        of_copies.push((of, pending));
    }
    count_events(events, emit, of_copies);
}

/// Closes the group of copies without a commit. A hardware counter counts instructions: at 0,
/// copies that no group contains are complete too.
pub(crate) fn close_open_group(events: &mut Events<'_>, emit: &mut Emit) {
    let (module, facts) = (events.facts.module, events.facts);
    let block = module.op(emit.op).parent.map_or(&[][..], |block| module.block_ops(block));
    let before = block.iter().rev().skip_while(|&&op| op != emit.op);
    let meanings = before.map(|&op| facts.meaning(op));
    let mut in_block = meanings.filter(|m| matches!(m, Meaning::AsyncCopy(_) | Meaning::CommitGroup(_)));
    let is_open = match in_block.next() {
        Some(Meaning::CommitGroup(_)) => false,
        Some(_) => true,
        None => !facts.knowledge.has_any(|meaning| matches!(meaning, Meaning::CommitGroup(_))),
    };
    if is_open {
        events.emit(emit, Action::Commit(Queue::CpAsync), AccessList::new());
    }
}

/// Whether an ordinary memory access certainly is at least one instruction that the counter of
/// vector memory counts. That holds for a store, and for a load whose address differs between
/// threads and whose value is used. Other accesses may become something else or nothing, as may
/// those that the compiler merges with another one.
pub(crate) fn counts_as_vector_memory(structure: &Structure<'_>, op: OpId) -> bool {
    let module = structure.facts.module;
    let counts_stores = structure.facts.target.as_ref().is_some_and(Target::counts_stores_with_loads);
    let Some(access) = Ordinary::of(structure.facts, op) else { return false };
    let is_outside = structure.facts.knowledge.space(access.memref).is_none()
        && is_global(module.type_text(module.ty(access.memref)));
    let is_counted = if access.loads {
        access.indices.iter().any(|&index| structure.is_divergent(index))
            && structure.facts.is_used(access.value)
    } else {
        counts_stores
    };
    is_outside && is_counted && !may_be_merged(structure.facts, op)
}

/// Whether the compiler may merge an access with another one, or drop it. Accesses of a place that
/// another one accesses may be dropped. Narrow accesses of one memref may be neighbours, of which
/// the first counts.
fn may_be_merged(facts: &Facts<'_>, op: OpId) -> bool {
    let module = facts.module;
    let Some(own) = Ordinary::of(facts, op) else { return false };
    let (is_narrow, root) = (!own.is_wide(module), own.root(facts));
    let mut is_later = false;
    module.walk().any(|other| {
        is_later |= other == op;
        let Some(access) = Ordinary::of(facts, other).filter(|_| other != op) else { return false };
        let at_one_place = (access.memref, access.indices) == (own.memref, own.indices);
        let is_same = at_one_place && (own.loads || !access.loads);
        let joins = || {
            let is_alike = is_narrow && !access.is_wide(module) && access.loads == own.loads;
            is_alike && access.root(facts) == root
        };
        is_same && (!is_later || !own.loads) || !is_later && joins()
    })
}

/// The waits of an op for hardware counters in an upstream module; `None` for other waits.
pub(crate) fn counter_waits(
    facts: &Facts<'_>,
    op: OpId,
    queue: OpQueue,
    count: Option<&str>,
) -> Option<Counts> {
    let target = facts.target.as_ref();
    let number = |key: &str| facts.int_attr(op, key).map(|n| u32::try_from(n).ok());
    let one = |queue: Queue| {
        let pending = count.and_then(number).flatten();
        Counts::from_iter([(queue, pending)])
    };
    Some(match queue {
        // Without a number it waits for all groups (`NVGPUToNVVM`).
        OpQueue::CpAsync if facts.module.op_name(op) == "nvgpu.device_async_wait" => {
            let pending = if facts.module.attr(op, "numGroups").is_some() {
                number("numGroups").flatten()
            } else {
                Some(0)
            };
            Counts::from_iter([(Queue::CpAsync, pending)])
        }
        OpQueue::LoadCount => one(Queue::Vmem),
        OpQueue::DsCount => one(Queue::Ds),
        OpQueue::AsyncCount => one(Queue::Async),
        OpQueue::TensorCount => one(Queue::Tdm),
        // It counts nothing that the model tracks.
        OpQueue::StoreCount | OpQueue::ExportCount | OpQueue::ScalarCount => Counts::new(),
        OpQueue::PackedCounters => {
            let Some(field) = count.and_then(number).flatten() else {
                return Some(Counts::from_iter([(Queue::Vmem, None), (Queue::Ds, None)]));
            };
            unpacked(field, target)
        }
        OpQueue::NamedCounters => {
            let mut counts = Counts::new();
            // On gfx9 stores count with the loads.
            let with_stores = facts.target.as_ref().is_some_and(Target::counts_stores_with_loads);
            let (loads, stores) = (number("load"), number("store").filter(|_| with_stores));
            match (loads, stores) {
                (Some(loads), Some(stores)) => {
                    let sum = loads.zip(stores).map(|(loads, stores)| loads.saturating_add(stores));
                    counts.push((Queue::Vmem, sum));
                }
                (Some(one), None) | (None, Some(one)) => counts.push((Queue::Vmem, one)),
                (None, None) => {}
            }
            counts.extend(number("ds").map(|ds| (Queue::Ds, ds)));
            counts.extend(number("tensor").map(|tensor| (Queue::Tdm, tensor)));
            counts
        }
        _ => return None,
    })
}

/// The waits of an intrinsic that is called by its name.
pub(crate) fn intrinsic_waits(facts: &Facts<'_>, op: OpId, name: &str) -> Option<Counts> {
    let operand = facts.module.operands(op).first().copied();
    let count = operand.and_then(|value| facts.constant(value)).and_then(|n| u32::try_from(n).ok());
    let target = facts.target.as_ref();
    let queue = match OpQueue::of_intrinsic(name)? {
        OpQueue::TensorCount => Queue::Tdm,
        OpQueue::AsyncCount => Queue::Async,
        OpQueue::LoadCount => Queue::Vmem,
        OpQueue::DsCount => Queue::Ds,
        OpQueue::CpAsync => Queue::CpAsync,
        OpQueue::PackedCounters => {
            return Some(match count {
                Some(field) => unpacked(field, target),
                None => Counts::from_iter([(Queue::Vmem, None), (Queue::Ds, None)]),
            });
        }
        _ => return None,
    };
    Some(Counts::from_iter([(queue, count)]))
}

/// Whether a memref is in global memory, including one behind a buffer resource.
fn is_global(ty: &str) -> bool {
    let spaces =
        ["address_space<private>", "address_space<constant>", ", 5>", ", 4>", ", 5 : i32>", ", 4 : i32>"];
    ty.starts_with("memref<") && !spaces.iter().any(|space| ty.contains(space))
}

/// The counters in the operand of `s_waitcnt`. On a target without this instruction the counters
/// are unknown.
fn unpacked(field: u32, target: Option<&Target>) -> Counts {
    let Some(counts) = target.and_then(Target::amd).and_then(|gpu| gpu.counts_of_immediate(field)) else {
        return Counts::from_iter([(Queue::Vmem, None), (Queue::Ds, None)]);
    };
    let queue = |(counter, count): (WaveCounter, u32)| match counter {
        WaveCounter::Vm => Some((Queue::Vmem, Some(count))),
        WaveCounter::Lgkm => Some((Queue::Ds, Some(count))),
        _ => None,
    };
    counts.into_iter().filter_map(queue).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_operand_of_waitcnt_is_taken_apart() {
        let of = |target: &str, field| unpacked(field, target.parse().ok().as_ref()).into_vec();
        // Wave emits this: vmcnt 0, the others at their largest value.
        assert_eq!(of("gfx942", 16368), [(Queue::Vmem, Some(0))]);
        assert_eq!(of("gfx950", 0xc07f), [(Queue::Ds, Some(0))]);
        assert_eq!(of("gfx950", 0), [(Queue::Vmem, Some(0)), (Queue::Ds, Some(0))]);
        assert_eq!(of("gfx942", 0x4f71), [(Queue::Vmem, Some(17))]);
        assert_eq!(of("gfx1100", 0x03f7), [(Queue::Vmem, Some(0))]);
        assert_eq!(of("gfx1030", 0x3f70), [(Queue::Vmem, Some(0))]);
        // gfx12 has no such instruction.
        assert_eq!(of("gfx1200", 0), [(Queue::Vmem, None), (Queue::Ds, None)]);
    }
}
