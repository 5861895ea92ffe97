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
use seawall_dialects::{Aref, Meaning, Regions, Resource, SharedAccessKind};
use seawall_mlir::{OpId, RegionId, ValueDef, ValueId};
use seawall_model::{Access, BarrierOrigin, BinaryOp, BlockId, MBarrierOp, Mode, Proxy, TermId};

use crate::barriers::cta_barrier;
use crate::counters::Step;
use crate::events::Emit;
use crate::rings::{Ring, queue_of_async_op};
use crate::unit::ModuleLowering;

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

impl ModuleLowering<'_> {
    /// Returns the arefs of a function whose stages are not assigned, in the order of their
    /// creation.
    pub(crate) fn find_arefs(&mut self, function: OpId) -> Vec<OpId> {
        let module = self.module;
        let mut created = Vec::new();
        for op in module.walk_op(function) {
            let aref = match self.meaning(op) {
                Meaning::Aref(Aref::Create) => {
                    created.push(op);
                    continue;
                }
                Meaning::Aref(aref) => aref,
                Meaning::AsyncCopy(_) => {
                    if let Some(enter) = self.entered_for(op) {
                        let bytes = self.int_attr(op, "txCount").and_then(|n| u32::try_from(n).ok());
                        let all = self.arefs.bytes.entry(enter).or_insert(0);
                        *all = all.saturating_add(bytes.unwrap_or(0));
                    }
                    continue;
                }
                _ => continue,
            };
            let Some(creator) = self.operand(op, "aref").and_then(|value| self.creator(value)) else {
                continue;
            };
            let kinds = self.async_ops(op).len() as u32;
            let (is_assigned, group) = (self.is_assigned(op, aref), self.group_of(op));
            let uses = self.arefs.uses.entry(creator).or_default();
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
        created.iter().for_each(|&op| self.warn_about_unfilled(op));
        created.retain(|op| self.arefs.uses.get(op).is_some_and(|uses| uses.counted));
        created
    }

    /// Warns about an aref that is entered to be filled and never left: the compiler has no exit to
    /// turn into an arrival. TMA copies name the slot themselves, so the program does not show the
    /// missing arrival.
    fn warn_about_unfilled(&mut self, created: OpId) {
        let uses = self.arefs.uses.get(&created);
        let Some(put) = uses.filter(|uses| !uses.is_left).and_then(|uses| uses.put) else { return };
        let message = "this aref is entered to be filled but never left: `nvws.aref.put.exit` is missing";
        let label = "assumed to be full when its copies complete, so the missing arrival is not reported";
        self.warn("lower::aref-not-left", put, message.to_owned(), label);
    }

    /// Counts the step of an op that this partition skips, if at most one partition executes such
    /// steps. All partitions then have the same count where they join.
    pub(crate) fn count_left_out(&mut self, op: OpId, block: BlockId) {
        let Meaning::Aref(aref) = self.meaning(op) else { return };
        let creator = self.operand(op, "aref").and_then(|value| self.creator(value));
        let Some((creator, step)) = creator.zip(step_of(aref)) else { return };
        let takers = self.arefs.uses.get(&creator).and_then(|uses| uses.takers.get(&step));
        if takers.is_none_or(|takers| takers.len() < 2) {
            self.count(creator, step, block);
        }
    }

    /// Whether an enter has an assigned stage and phase. An unassigned put has 0 for both.
    fn is_assigned(&self, op: OpId, aref: Aref) -> bool {
        let phase = self.operand(op, "phase");
        let is_other = |value| self.constant(value) != Some(0);
        match aref {
            Aref::PutEnter => {
                phase.is_some_and(|phase| is_other(phase) || self.operand(op, "stage").is_some_and(is_other))
            }
            Aref::GetEnter => phase.is_some(),
            _ => true,
        }
    }

    /// The partitions of `op`, from its attributes or the region around it; `None` outside of
    /// partitions.
    fn group_of(&self, op: OpId) -> Option<String> {
        let module = self.module;
        let attr = ["ttg.partition", "async_task_id"].iter().find_map(|key| module.attr(op, key));
        if let Some(attr) = attr {
            return Some(module.attr_text(attr).to_owned());
        }
        let mut inner = op;
        while let Some(outer) = module.parent_op(inner) {
            let region: Option<RegionId> =
                module.op(inner).parent.and_then(|block| module.block(block).parent);
            if matches!(self.meaning(outer), Meaning::WarpSpecialize(_)) {
                return region.map(|region| format!("{region:?}"));
            }
            inner = outer;
        }
        None
    }

    fn async_ops(&self, op: OpId) -> Vec<String> {
        let Some(attr) = self.module.attr(op, "async_ops") else { return Vec::new() };
        let text = self.module.attr_text(attr);
        let kinds = text.split("async_op<").skip(1).filter_map(|rest| rest.split('>').next());
        kinds.map(|kind| kind.trim().to_owned()).collect()
    }

    /// Emits the events of a step of an aref.
    pub(crate) fn aref_events(&mut self, emit: &mut Emit, aref: Aref) {
        if self.declared_only || aref == Aref::Phi {
            return;
        }
        if aref == Aref::Create {
            let depth = self.module.operands(emit.op).first().and_then(|&buffer| self.desc(buffer));
            let depth = depth.and_then(|desc| desc.text.shape.first().copied());
            let uses = self.arefs.uses.get(&emit.op).cloned().unwrap_or_default();
            let inside: u32 = uses.empties.iter().filter(|(group, _)| group.is_some()).map(|(_, n)| *n).sum();
            let outside = uses.empties.get(&None).copied().unwrap_or(0);
            let empties = if inside > 0 { inside } else { outside };
            let depth = depth.and_then(|depth| u32::try_from(depth).ok()).unwrap_or(1);
            return self.create_ring(emit, depth, (uses.fills.max(1), empties.max(1)));
        }
        let value = self.operand(emit.op, "aref");
        let Some((creator, ring)) = self.ring_or_warn(emit, value) else { return };
        match (aref, step_of(aref)) {
            (Aref::PutEnter | Aref::GetEnter, Some(step)) => self.enter_slot(emit, creator, ring, step),
            (_, Some(step)) => self.leave_slot(emit, creator, ring, step),
            (_, None) => {
                let step = self.operand(emit.op, "token").and_then(|token| self.entered_by(token));
                let open = match step.map(|enter| self.meaning(enter)) {
                    Some(Meaning::Aref(Aref::GetEnter)) => Some(Step::GetExit),
                    Some(_) => Some(Step::PutExit),
                    None => None,
                };
                let slot = open.and_then(|open| self.slot_at(emit, creator, ring, open));
                self.name_slot(emit.op, slot);
            }
        }
    }

    fn enter_slot(&mut self, emit: &mut Emit, creator: OpId, ring: Ring, step: Step) {
        let slot = self.slot_at(emit, creator, ring, step);
        let object = if step == Step::PutEnter { ring.empty } else { ring.full };
        if let Some(phase) = self.phase_at(emit, creator, ring, step) {
            self.ring_event(emit, MBarrierOp::Wait { phase }, (object, slot));
        }
        self.name_slot(emit.op, slot);
        self.arefs.slots.insert(emit.op, (ring, slot));
        if let Some(&bytes) = self.arefs.bytes.get(&emit.op).filter(|_| step == Step::PutEnter) {
            self.emit_barrier(emit, cta_barrier(BarrierOrigin::Lowering));
            self.ring_event(emit, MBarrierOp::Expect { bytes }, (ring.full, slot));
        }
        self.count(creator, step, emit.block);
    }

    fn leave_slot(&mut self, emit: &mut Emit, creator: OpId, ring: Ring, step: Step) {
        let slot = self.slot_at(emit, creator, ring, step);
        let object = if step == Step::PutExit { ring.full } else { ring.empty };
        let enter = self.operand(emit.op, "token").and_then(|token| self.entered_by(token));
        let expected = enter.is_some_and(|enter| self.arefs.bytes.contains_key(&enter));
        for kind in self.async_ops(emit.op) {
            // The copies arrive by themselves.
            if !(kind == "tma_load" && expected) {
                self.signal(emit, (object, slot), queue_of_async_op(&kind));
            }
        }
        self.count(creator, step, emit.block);
    }

    /// The slot of a step: the stage operand, or the count.
    fn slot_at(&mut self, emit: &Emit, creator: OpId, ring: Ring, step: Step) -> Option<TermId> {
        let Some(count) = self.counted(creator, step, emit.block) else {
            return self.operand_term(emit.op, "stage");
        };
        let depth = self.program.terms.constant(i64::from(ring.depth));
        Some(self.program.terms.binary(BinaryOp::RemU, count, depth))
    }

    /// The parity that an enter waits for.
    fn phase_at(&mut self, emit: &Emit, creator: OpId, ring: Ring, step: Step) -> Option<TermId> {
        let Some(count) = self.counted(creator, step, emit.block) else {
            return self.operand_term(emit.op, "phase");
        };
        let one = self.program.terms.constant(1);
        let round = match ring.depth {
            1 => count,
            depth => {
                let depth = self.program.terms.constant(i64::from(depth));
                self.program.terms.binary(BinaryOp::DivU, count, depth)
            }
        };
        let parity = self.program.terms.binary(BinaryOp::And, round, one);
        // In the first round of puts, all slots are empty.
        Some(match step {
            Step::PutEnter => self.program.terms.binary(BinaryOp::Xor, parity, one),
            _ => parity,
        })
    }

    /// Makes the results of an aref op name the buffers of `slot`.
    fn name_slot(&mut self, op: OpId, slot: Option<TermId>) {
        let module = self.module;
        for &result in module.results(op) {
            if self.is_memdesc(result) {
                *self.terms.entry(result) = slot;
            }
        }
    }

    /// The access with which a TMA copy into a buffer of an aref arrives at its slot.
    pub(crate) fn aref_arrival(&mut self, copy: OpId) -> Option<Access> {
        if self.declared_only {
            return None;
        }
        let enter = self.entered_for(copy)?;
        let &(ring, slot) = self.arefs.slots.get(&enter)?;
        let buffer = self.module.operand_group(copy, "result").first().copied()?;
        let like = self.access(buffer, Resource::Shared(SharedAccessKind::Barrier), Mode::Write, None);
        let own = self.ring_access((ring.full, slot), &MBarrierOp::Arrive { count: 1, per_thread: false });
        Some(Access { mode: Mode::Write, proxy: Proxy::Barrier, issuer: like.issuer, ..own })
    }

    /// The enter that returned the destination of a copy without an mbarrier operand.
    fn entered_for(&self, copy: OpId) -> Option<OpId> {
        let module = self.module;
        if !is_unbound_copy(module.op_name(copy)) {
            return None;
        }
        let mut value = self.operand(copy, "result")?;
        for _ in 0..MAX_TRACED {
            let op = module.defining_op(value)?;
            value = match self.meaning(op) {
                Meaning::View(_) => module.operands(op).first().copied()?,
                Meaning::Aref(Aref::PutEnter) => return Some(op),
                Meaning::Aref(Aref::Buffer) => {
                    let enter = self.entered_by(self.operand(op, "token")?)?;
                    return matches!(self.meaning(enter), Meaning::Aref(Aref::PutEnter)).then_some(enter);
                }
                _ => return None,
            };
        }
        None
    }

    /// The first enter that a token may come from.
    fn entered_by(&self, token: ValueId) -> Option<OpId> {
        let module = self.module;
        let mut value = token;
        for _ in 0..MAX_TRACED {
            value = match module.value(value).def {
                ValueDef::OpResult { op, index } => match self.meaning(op) {
                    Meaning::Aref(Aref::PutEnter | Aref::GetEnter) => return Some(op),
                    Meaning::Regions(Regions::For) => {
                        module.operand_group(op, "initArgs").get(index as usize).copied()?
                    }
                    _ => return None,
                },
                ValueDef::BlockArg { block, index } => {
                    let region = module.block(block).parent?;
                    let owner = module.region(region).op;
                    match self.meaning(owner) {
                        Meaning::Regions(Regions::For) => {
                            let position = (index as usize).checked_sub(1)?;
                            module.operand_group(owner, "initArgs").get(position).copied()?
                        }
                        _ => self.captured(region, index)?,
                    }
                }
            };
        }
        None
    }
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
