//! Arefs: the slot of each step, the mbarriers that it waits for or signals, and the buffers that
//! an enter returns.
//!
//! The stage and the phase of an enter give its slot and the parity that it waits for. If the
//! compiler has not assigned them, `counters` counts the enters of each side. The n-th enter is
//! then at slot n modulo the depth, in phase n / depth. Stage and phase are unassigned if they are
//! absent, or if a put starts with 0 for both, a phase that never completes.
//!
//! A put waits until its slot is empty, a get until it is full. An exit signals once for each of
//! its `async_ops`, when the asynchronous operations of that kind are complete. TMA copies name the
//! slot themselves, and the enter expects their bytes.
//!
//! Seawall assumes, as compilers write it, that each side has at most one slot entered at a time.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_base::saturated;
use seawall_dialects::{Aref, Meaning, Regions, Resource, SharedAccessKind, TASK_LISTS};
use seawall_mlir::{OpId, RegionId, ValueDef, ValueId};
use seawall_model::{Access, Arriver, BarrierOrigin, BinaryOp, BlockId, MBarrierOp, Mode, Proxy, TermId};

use crate::events::barriers::cta_barrier;
use crate::events::counters::{self, Step};
use crate::events::rings::{self, Ring, queue_of_async_op};
use crate::events::{Emit, Events};
use crate::facts::Facts;
use crate::structure::creators;

/// The most values that a search visits between a buffer or token and its enter.
const MAX_TRACED: usize = 64;

/// Facts about the uses of one aref.
#[derive(Clone, Debug, Default)]
struct Uses {
    /// Stages and phases are not assigned.
    counted: bool,
    /// The number of arrivals that fill a slot.
    fills: u32,
    /// The partitions that execute each step.
    takers: FxHashMap<Step, FxHashSet<String>>,
    /// The arrivals that empty a slot, by the partition that makes them.
    empties: FxHashMap<Option<String>, u32>,
    /// The first op that enters a slot to fill it, and whether any op leaves a filled slot.
    put: Option<OpId>,
    is_left: bool,
}

/// The arefs of a module, collected before each function is lowered.
#[derive(Default)]
pub(crate) struct Arefs {
    uses: FxHashMap<OpId, Uses>,
    /// Bytes that TMA copies write to the buffers that each enter returns.
    bytes: FxHashMap<OpId, u32>,
    /// The slot that each enter waited for.
    slots: FxHashMap<OpId, (Ring, Option<TermId>)>,
}

/// Returns the arefs of a function whose stages are not assigned, in the order of their
/// creation.
pub(crate) fn find_arefs(events: &mut Events<'_>, function: OpId) -> Vec<OpId> {
    let module = events.facts.module;
    let mut created = Vec::new();
    // Only they are created, entered and left, also for copies.
    if !events.facts.knowledge.has_any(|meaning| matches!(meaning, Meaning::Aref(_))) {
        return created;
    }
    for op in module.walk_op(function) {
        let aref = match events.facts.meaning(op) {
            Meaning::Aref(Aref::Create) => {
                created.push(op);
                continue;
            }
            Meaning::Aref(aref) => aref,
            Meaning::AsyncCopy(_) => {
                if let Some(enter) = entered_for(events.facts, op) {
                    let bytes = events.facts.int_attr(op, "txCount").map_or(0, saturated::<u32>);
                    let all = events.arefs.bytes.entry(enter).or_insert(0);
                    *all = all.saturating_add(bytes);
                }
                continue;
            }
            _ => continue,
        };
        let Some(creator) =
            events.facts.operand(op, "aref").and_then(|value| creators::creator(events.facts, value))
        else {
            continue;
        };
        let kinds = async_ops(events.facts, op).len() as u32;
        let (is_assigned, group) = (is_assigned(events.facts, op, aref), group_of(events.facts, op));
        let uses = events.arefs.uses.entry(creator).or_default();
        if let Some((step, group)) = step_of(aref).zip(group.clone()) {
            uses.takers.entry(step).or_default().insert(group);
        }
        if aref == Aref::PutEnter {
            uses.put = uses.put.or(Some(op));
        }
        uses.is_left |= aref == Aref::PutExit;
        match aref {
            Aref::PutExit => uses.fills = uses.fills.max(kinds),
            Aref::GetExit => {
                let own = uses.empties.entry(group).or_insert(0);
                *own = (*own).max(kinds);
            }
            _ => uses.counted |= !is_assigned,
        }
    }
    created.iter().for_each(|&op| warn_about_unfilled(events, op));
    created.retain(|op| events.arefs.uses.get(op).is_some_and(|uses| uses.counted));
    created
}

/// Warns about an aref that is entered to be filled and never left: the compiler has no exit to
/// turn into an arrival. TMA copies name the slot themselves, so the program does not show the
/// missing arrival.
pub(crate) fn warn_about_unfilled(events: &mut Events<'_>, created: OpId) {
    let uses = events.arefs.uses.get(&created);
    let Some(put) = uses.filter(|uses| !uses.is_left).and_then(|uses| uses.put) else { return };
    let message = "this aref is entered to be filled but never left: `nvws.aref.put.exit` is missing";
    let label = "assumed to be full when its copies complete, so the missing arrival is not reported";
    events.draft.warn("lower::aref-not-left", put, message.to_owned(), label);
}

/// Counts the step of an op that this partition skips, if at most one partition executes such
/// steps. All partitions then have the same count where they join.
pub(crate) fn count_left_out(events: &mut Events<'_>, op: OpId, block: BlockId) {
    let Meaning::Aref(aref) = events.facts.meaning(op) else { return };
    let creator = events.facts.operand(op, "aref").and_then(|value| creators::creator(events.facts, value));
    let Some((creator, step)) = creator.zip(step_of(aref)) else { return };
    let takers = events.arefs.uses.get(&creator).and_then(|uses| uses.takers.get(&step));
    if takers.is_none_or(|takers| takers.len() < 2) {
        counters::count(events, creator, step, block);
    }
}

/// Emits the events of a step of an aref.
pub(crate) fn aref_events(events: &mut Events<'_>, emit: &mut Emit, aref: Aref) {
    if events.facts.options.declared_only || aref == Aref::Phi {
        return;
    }
    if aref == Aref::Create {
        let depth =
            events.facts.module.operands(emit.op).first().and_then(|&buffer| events.facts.desc(buffer));
        let depth = depth.and_then(|desc| desc.text.shape.first().copied());
        let uses = events.arefs.uses.get(&emit.op).cloned().unwrap_or_default();
        let inside: u32 = uses.empties.iter().filter(|(group, _)| group.is_some()).map(|(_, n)| *n).sum();
        let outside = uses.empties.get(&None).copied().unwrap_or(0);
        let empties = if inside > 0 { inside } else { outside };
        let depth = depth.and_then(|depth| u32::try_from(depth).ok()).unwrap_or(1);
        return rings::create_ring(events, emit, depth, (uses.fills.max(1), empties.max(1)));
    }
    let value = events.facts.operand(emit.op, "aref");
    let Some((creator, ring)) = rings::ring_or_warn(events, emit, value) else { return };
    match (aref, step_of(aref)) {
        (Aref::PutEnter | Aref::GetEnter, Some(step)) => enter_slot(events, emit, creator, ring, step),
        (_, Some(step)) => leave_slot(events, emit, creator, ring, step),
        (_, None) => {
            let step =
                events.facts.operand(emit.op, "token").and_then(|token| entered_by(events.facts, token));
            let open = match step.map(|enter| events.facts.meaning(enter)) {
                Some(Meaning::Aref(Aref::GetEnter)) => Some(Step::GetExit),
                Some(_) => Some(Step::PutExit),
                None => None,
            };
            let slot = open.and_then(|open| slot_at(events, emit, creator, ring, open));
            name_slot(events, emit.op, slot);
        }
    }
}

pub(crate) fn enter_slot(events: &mut Events<'_>, emit: &mut Emit, creator: OpId, ring: Ring, step: Step) {
    let slot = slot_at(events, emit, creator, ring, step);
    let object = if step == Step::PutEnter { ring.empty } else { ring.full };
    if let Some(phase) = phase_at(events, emit, creator, ring, step) {
        rings::ring_event(events, emit, MBarrierOp::Wait { phase }, (object, slot));
    }
    name_slot(events, emit.op, slot);
    events.arefs.slots.insert(emit.op, (ring, slot));
    if let Some(&bytes) = events.arefs.bytes.get(&emit.op).filter(|_| step == Step::PutEnter) {
        events.emit_barrier(emit, cta_barrier(BarrierOrigin::Lowering));
        rings::ring_event(events, emit, MBarrierOp::Expect { bytes }, (ring.full, slot));
    }
    counters::count(events, creator, step, emit.block);
}

pub(crate) fn leave_slot(events: &mut Events<'_>, emit: &mut Emit, creator: OpId, ring: Ring, step: Step) {
    let slot = slot_at(events, emit, creator, ring, step);
    let object = if step == Step::PutExit { ring.full } else { ring.empty };
    let enter = events.facts.operand(emit.op, "token").and_then(|token| entered_by(events.facts, token));
    let expected = enter.is_some_and(|enter| events.arefs.bytes.contains_key(&enter));
    for kind in async_ops(events.facts, emit.op) {
        // The copies arrive by themselves.
        if !(kind == "tma_load" && expected) {
            rings::signal(events, emit, (object, slot), queue_of_async_op(&kind));
        }
    }
    counters::count(events, creator, step, emit.block);
}

/// The slot of a step: the stage operand, or the count.
pub(crate) fn slot_at(
    events: &mut Events<'_>,
    emit: &Emit,
    creator: OpId,
    ring: Ring,
    step: Step,
) -> Option<TermId> {
    let Some(count) = counters::counted(events, creator, step, emit.block) else {
        return events.terms.operand_term(emit.op, "stage");
    };
    let depth = events.terms.arena.constant(i64::from(ring.depth));
    Some(events.terms.arena.binary(BinaryOp::RemU, count, depth))
}

/// The parity that an enter waits for.
pub(crate) fn phase_at(
    events: &mut Events<'_>,
    emit: &Emit,
    creator: OpId,
    ring: Ring,
    step: Step,
) -> Option<TermId> {
    let Some(count) = counters::counted(events, creator, step, emit.block) else {
        return events.terms.operand_term(emit.op, "phase");
    };
    let one = events.terms.arena.constant(1);
    let round = match ring.depth {
        1 => count,
        depth => {
            let depth = events.terms.arena.constant(i64::from(depth));
            events.terms.arena.binary(BinaryOp::DivU, count, depth)
        }
    };
    let parity = events.terms.arena.binary(BinaryOp::And, round, one);
    // In the first round of puts, all slots are empty.
    Some(match step {
        Step::PutEnter => events.terms.arena.binary(BinaryOp::Xor, parity, one),
        _ => parity,
    })
}

/// Makes the results of an aref op name the buffers of `slot`.
pub(crate) fn name_slot(events: &mut Events<'_>, op: OpId, slot: Option<TermId>) {
    let module = events.facts.module;
    for &result in module.results(op) {
        if events.facts.is_memdesc(result) {
            *events.terms.table.entry(result) = slot;
        }
    }
}

/// The access with which a TMA copy into a buffer of an aref arrives at its slot.
pub(crate) fn aref_arrival(events: &mut Events<'_>, copy: OpId) -> Option<Access> {
    if events.facts.options.declared_only {
        return None;
    }
    let enter = entered_for(events.facts, copy)?;
    let &(ring, slot) = events.arefs.slots.get(&enter)?;
    let buffer = events.facts.module.operand_group(copy, "result").first().copied()?;
    let like =
        events.accesses().access(buffer, Resource::Shared(SharedAccessKind::Barrier), Mode::Write, None);
    let own = rings::ring_access(
        events,
        (ring.full, slot),
        &MBarrierOp::Arrive { count: 1, by: Arriver::FirstWarp },
    );
    Some(Access { mode: Mode::Write, proxy: Proxy::Barrier, issuer: like.issuer, ..own })
}

/// Whether an enter has an assigned stage and phase. An unassigned put has 0 for both.
fn is_assigned(facts: &Facts<'_>, op: OpId, aref: Aref) -> bool {
    let phase = facts.operand(op, "phase");
    let is_other = |value| facts.constant(value) != Some(0);
    match aref {
        Aref::PutEnter => {
            phase.is_some_and(|phase| is_other(phase) || facts.operand(op, "stage").is_some_and(is_other))
        }
        Aref::GetEnter => phase.is_some(),
        _ => true,
    }
}

/// The partitions of `op`, from its attributes or the region around it; `None` outside of
/// partitions.
fn group_of(facts: &Facts<'_>, op: OpId) -> Option<String> {
    let module = facts.module;
    let attr = TASK_LISTS.iter().find_map(|key| module.attr(op, key));
    if let Some(attr) = attr {
        return Some(module.attr_text(attr).to_owned());
    }
    let mut inner = op;
    while let Some(outer) = module.parent_op(inner) {
        let region: Option<RegionId> = module.op(inner).parent.and_then(|block| module.block(block).parent);
        if matches!(facts.meaning(outer), Meaning::WarpSpecialize(_)) {
            return region.map(|region| format!("{region:?}"));
        }
        inner = outer;
    }
    None
}

fn async_ops(facts: &Facts<'_>, op: OpId) -> Vec<String> {
    let Some(attr) = facts.module.attr(op, "async_ops") else { return Vec::new() };
    let text = facts.module.attr_text(attr);
    let kinds = text.split("async_op<").skip(1).filter_map(|rest| rest.split('>').next());
    kinds.map(|kind| kind.trim().to_owned()).collect()
}

/// The enter that returned the destination of a copy without an mbarrier operand.
fn entered_for(facts: &Facts<'_>, copy: OpId) -> Option<OpId> {
    let module = facts.module;
    if !is_unbound_copy(module.op_name(copy)) {
        return None;
    }
    let mut value = facts.operand(copy, "result")?;
    for _ in 0..MAX_TRACED {
        let op = module.defining_op(value)?;
        value = match facts.meaning(op) {
            Meaning::View(_) => module.operands(op).first().copied()?,
            Meaning::Aref(Aref::PutEnter) => return Some(op),
            Meaning::Aref(Aref::Buffer) => {
                let enter = entered_by(facts, facts.operand(op, "token")?)?;
                return matches!(facts.meaning(enter), Meaning::Aref(Aref::PutEnter)).then_some(enter);
            }
            _ => return None,
        };
    }
    None
}

/// The first enter that a token may come from.
fn entered_by(facts: &Facts<'_>, token: ValueId) -> Option<OpId> {
    let module = facts.module;
    let mut value = token;
    for _ in 0..MAX_TRACED {
        value = match module.value(value).def {
            ValueDef::OpResult { op, index } => match facts.meaning(op) {
                Meaning::Aref(Aref::PutEnter | Aref::GetEnter) => return Some(op),
                Meaning::Regions(Regions::For) => {
                    module.operand_group(op, "initArgs").get(index as usize).copied()?
                }
                _ => return None,
            },
            ValueDef::BlockArg { block, index } => {
                let region = module.block(block).parent?;
                let owner = module.region(region).op;
                match facts.meaning(owner) {
                    Meaning::Regions(Regions::For) => {
                        let position = (index as usize).checked_sub(1)?;
                        module.operand_group(owner, "initArgs").get(position).copied()?
                    }
                    _ => facts.captured(region, index)?,
                }
            }
        };
    }
    None
}

fn step_of(aref: Aref) -> Option<Step> {
    match aref {
        Aref::PutEnter => Some(Step::PutEnter),
        Aref::PutExit => Some(Step::PutExit),
        Aref::GetEnter => Some(Step::GetEnter),
        Aref::GetExit => Some(Step::GetExit),
        Aref::Create | Aref::Buffer | Aref::Phi => None,
    }
}

/// Whether a TMA copy has no mbarrier until its aref becomes one.
pub(crate) fn is_unbound_copy(name: &str) -> bool {
    matches!(name, "nvws.descriptor_load" | "nvws.descriptor_gather")
}
