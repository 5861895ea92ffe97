//! Effects that reach other CTAs of a cluster: scratch memory whose data crosses CTAs, mbarriers
//! that several CTAs share, multicast signals and commits. The rules are those of Triton 3.9's
//! cluster-barrier insertion.

use seawall_dialects::{MBarrierAction, Scratch};
use seawall_layout::{Dim, LinearLayout};
use seawall_mlir::{OpId, TypeId};
use seawall_model::{Access, Action, Issuer, MBarrier, Proxy, Queue};

use crate::accesses::AccessList;
use crate::events::{Emit, Events};
use crate::facts::Facts;

/// Marks the accesses that a copy makes in other CTAs.
pub(crate) fn reach_other_ctas(events: &mut Events<'_>, op: OpId, queue: Queue, accesses: &mut AccessList) {
    store_by_each_warp(queue, accesses);
    // The response of a launch-control op is multicast with its signal. A remote store signals
    // the CTA that it writes.
    let signals = accesses.iter().any(|access| access.proxy == Proxy::Barrier);
    let multicast = events.names_other_cta(op, signals)
        || events.facts.flag(op, "multicast")
        || events.facts.module.op_name(op) == "ttng.clc_try_cancel"
        || (queue == Queue::Remote && layouts_cross_ctas(events.facts, op))
        || !events.facts.module.operand_group(op, "multicastTargets").is_empty();
    if events.facts.ctas > 1 && multicast {
        events.arrive_in_each_target(op, accesses);
        let crosses = |a: &&mut Access| is_of_other_ctas(events.facts, op, a);
        accesses.iter_mut().filter(crosses).for_each(|a| a.cross_cta = true);
    }
}

/// Emits a commit as often as it reaches the mbarrier of one CTA.
pub(crate) fn emit_commits(
    events: &mut Events<'_>,
    emit: &mut Emit,
    groups: &[&str],
    commit: MBarrier,
    accesses: &AccessList,
) {
    for _ in 0..committers(events.facts, emit.op, groups) {
        events.emit(emit, Action::MBarrier(commit.clone()), accesses.clone());
    }
}

/// Whether an mbarrier has fewer or more places than there are CTAs, so that some CTAs share
/// it.
pub(crate) fn is_cluster_mbarrier(facts: &Facts<'_>, op: OpId, object: &str) -> bool {
    let desc = facts.operand(op, object).and_then(|value| facts.desc(value));
    let places = desc.and_then(|desc| desc.text.shape.first().copied());
    facts.num_ctas > 1 && places.is_some_and(|places| places != i64::from(facts.num_ctas))
}

/// Whether an mbarrier operation reaches the mbarriers of other CTAs.
pub(crate) fn signals_other_ctas(events: &mut Events<'_>, op: OpId, action: MBarrierAction) -> bool {
    let facts = events.facts;
    if facts.ctas == 1 {
        return false;
    }
    if events.names_other_cta(op, true) {
        return true;
    }
    match action {
        MBarrierAction::Commit => commits_across_ctas(facts, op, &["descs"]),
        MBarrierAction::Arrive { .. } | MBarrierAction::Expect { .. } => {
            let multicast = facts.int_attr(op, "multicastCTA").is_some_and(|mask| mask != 0);
            multicast || facts.module.attr(op, "fromCTA").is_some()
        }
        _ => false,
    }
}

/// Whether a load, a store or an allocation with a source moves data between the registers of
/// one CTA and the shared memory of another (`isCrossCTALoadStore`).
pub(crate) fn access_crosses_ctas(events: &mut Events<'_>, op: OpId) -> bool {
    events.names_other_cta(op, false) || layouts_cross_ctas(events.facts, op)
}

/// Whether layouts move data between CTAs. True if one is unknown.
fn layouts_cross_ctas(facts: &Facts<'_>, op: OpId) -> bool {
    if facts.ctas == 1 {
        return false;
    }
    let values = facts.module.operands(op).iter().chain(facts.module.results(op));
    let memory = values.clone().find_map(|&v| facts.desc(v));
    let mut types = values.filter(|&&v| !facts.is_memdesc(v)).map(|&v| facts.module.ty(v));
    let registers = types.find(|&ty| facts.physical.is_tensor(ty));
    let Some((memory, registers)) = memory.zip(registers) else { return false };
    let layouts = memory.stage_layout().zip(facts.physical.tensor_layout(registers));
    let indexed = match facts.module.operand_group(op, "indices") {
        [] => None,
        _ => facts.int_attr(op, "axis").and_then(|axis| u8::try_from(axis).ok()),
    };
    layouts.is_none_or(|(memory, registers)| {
        // An index may name any position along the axis.
        indexed.is_some_and(|axis| is_divided_along(&memory, axis)) || moves_between_ctas(&memory, &registers)
    })
}

/// Whether a multicast or remote copy makes this access in other CTAs. Its reads stay in its
/// own CTA. So do the writes of a load of a CTA pair (`two_cta`), which arrives at the mbarrier
/// of the pair's leader.
fn is_of_other_ctas(facts: &Facts<'_>, op: OpId, access: &Access) -> bool {
    let listed = !facts.module.operand_group(op, "multicastTargets").is_empty();
    let stays = facts.flag(op, "two_cta") && !facts.flag(op, "multicast") && !listed;
    access.mode.writes() && (!stays || access.proxy == Proxy::Barrier)
}

/// The number of CTAs whose op reaches the mbarrier of one CTA. With `multicastCTA`, CTAs whose
/// ranks differ only in those bits each send to all of them. All run the same op, so each
/// mbarrier gets as many arrivals as one CTA sends.
pub(crate) fn senders(facts: &Facts<'_>, op: OpId) -> u32 {
    let bits = facts.int_attr(op, "multicastCTA").and_then(|mask| u32::try_from(mask).ok()).unwrap_or(0);
    let bits = bits & facts.ctas.saturating_sub(1);
    1 << bits.count_ones()
}

/// The number of CTAs that commit MMAs to the mbarrier of one CTA. These are all CTAs that hold
/// the same data of an operand that the op lists for multicast. In a CTA pair it is the leader
/// (`getCTABroadcastMasks`, `tcgen05_mma_barrier_count`).
fn committers(facts: &Facts<'_>, op: OpId, groups: &[&str]) -> usize {
    if groups == ["a", "b"] && !facts.flag(op, "multicast") {
        return 1;
    }
    let pairs = u64::from(facts.two_ctas());
    let operands = groups.iter().flat_map(|group| facts.module.operand_group(op, group));
    let masks: Vec<u64> = operands
        .filter_map(|&value| facts.desc(value))
        .map(|desc| desc.bits_of_same_ctas() | pairs)
        .collect();
    let commits = |cta: &u64| cta & pairs == 0 && masks.iter().any(|mask| cta & !mask == 0);
    (0..u64::from(facts.ctas)).filter(commits).count().max(1)
}

/// Whether the completion of tcgen05 operations is signalled to other CTAs: the module pairs
/// CTAs, or several CTAs hold the same data of an operand that the op lists for multicast
/// (`hasTCGen5CommitCrossCTA`).
pub(crate) fn commits_across_ctas(facts: &Facts<'_>, op: OpId, groups: &[&str]) -> bool {
    if facts.ctas == 1 {
        return false;
    }
    let listed = groups != ["a", "b"] || facts.flag(op, "multicast");
    let operands = groups.iter().flat_map(|group| facts.module.operand_group(op, group));
    let broadcast = operands.filter_map(|&value| facts.desc(value)).any(|desc| desc.is_broadcast_to_ctas());
    facts.two_ctas() || (listed && broadcast)
}

/// Whether the data that an op exchanges through scratch memory crosses CTAs
/// (`hasCrossCTAScratch`).
pub(crate) fn scratch_crosses_ctas(facts: &Facts<'_>, op: OpId, kind: Scratch) -> bool {
    if facts.ctas == 1 {
        return false;
    }
    let operand = facts.module.operands(op).first().map(|&v| facts.module.ty(v));
    let result = facts.module.results(op).first().map(|&v| facts.module.ty(v));
    match (kind, operand, result) {
        (Scratch::ConvertLayout, Some(from), Some(to)) => facts.physical.converts_across_ctas(from, to),
        (Scratch::Histogram, Some(ty), _) => axis_crosses_ctas(facts, ty, 0),
        (Scratch::Reduce | Scratch::Scan | Scratch::Gather, Some(ty), _) => {
            let axis = facts.int_attr(op, "axis").and_then(|axis| u8::try_from(axis).ok());
            axis.is_none_or(|axis| axis_crosses_ctas(facts, ty, axis))
        }
        _ => false,
    }
}

/// The bits of a CTA's rank that an atomic's result does not depend on. The op runs where they
/// are 0, and passes its result to the other CTAs (`getAtomicScratchBroadcastMask`).
pub(crate) fn atomic_broadcast_bits(facts: &Facts<'_>, op: OpId) -> u32 {
    let ranks = facts.num_ctas.saturating_sub(1);
    let Some(&result) = facts.module.results(op).first() else { return 0 };
    match facts.physical.tensor_layout(facts.module.ty(result)) {
        Some(layout) => {
            let free = layout.free_bits(Dim::Block) & u64::from(ranks);
            u32::try_from(free).expect("a rank has 32 bits")
        }
        // A scalar is the same in all CTAs.
        None => ranks,
    }
}

fn axis_crosses_ctas(facts: &Facts<'_>, ty: TypeId, axis: u8) -> bool {
    facts.physical.tensor_layout(ty).is_none_or(|layout| is_divided_along(&layout, axis))
}

/// Sets the issuer of a store to another CTA. From registers, each warp sends its part and
/// completes its bytes; a copy of shared memory is started by one thread.
fn store_by_each_warp(queue: Queue, accesses: &mut AccessList) {
    let copies = accesses.iter().any(|access| access.proxy != Proxy::Barrier && access.mode.reads());
    if queue == Queue::Remote && !copies {
        accesses.iter_mut().for_each(|access| access.issuer = Issuer::Warps);
    }
}

/// Whether CTAs hold different positions along an axis.
fn is_divided_along(layout: &LinearLayout, axis: u8) -> bool {
    let bits = layout.in_size(Dim::Block).map_or(0, u64::ilog2);
    (0..bits).any(|bit| layout.basis(Dim::Block, bit, Dim::Axis(axis)) != 0)
}

/// Whether some element is in the registers of one CTA and in the shared memory of another. A CTA
/// bit that the memory layout ignores has a copy in every CTA, so it is always local.
fn moves_between_ctas(memory: &LinearLayout, registers: &LinearLayout) -> bool {
    let Ok(placed) = registers.invert_and_compose(memory) else { return true };
    let copies = memory.free_bits(Dim::Block);
    placed.in_dims().any(|dim| {
        let bits = placed.in_size(dim).map_or(0, u64::ilog2);
        (0..bits).any(|bit| {
            let expected = if dim == Dim::Block { 1 << bit } else { 0 };
            (placed.basis(dim, bit, Dim::Block) ^ expected) & !copies != 0
        })
    })
}
