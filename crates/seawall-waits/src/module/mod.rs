//! The waits of an MLIR module.
//!
//! The rule for a count depends on the wait and on the GPU. Triton's AMD back end turns groups into
//! instructions on gfx1250, and formally on gfx908 and gfx90a. There, tokens are followed and
//! instructions are counted. On NVIDIA, gfx942 and gfx950 groups stay groups, and commits are
//! counted. A wait without tokens gets the count that shared memory needs, or the instructions of
//! its groups where groups become instructions.
//!
//! Whatever a wait states or names, its count also covers the other copies that accesses rely on it
//! for, so that it is at most what shared memory needs.

mod edit;
mod named;
mod need;
mod newest;
mod trips;

use std::rc::Rc;

use rustc_hash::FxHashMap;
use seawall_analysis::waits::{Counter, Fewest};
use seawall_base::{Diagnostic, saturated};
use seawall_dialects::{Meaning, OpKnowledge, Queue, Wait};
use seawall_lower::Lowered;
use seawall_lower::counting::{Back, Instructions, groups_become_instructions};
use seawall_mlir::{Module, OpId, ValueDef, ValueId};
use seawall_model::{Family, Target};

use crate::need::copy_counter;
use crate::note::{Dependence, Note, Rule, WaitCount, held};
pub use edit::{apply, edits, recounted};
use named::Names;
use need::{ByNeed, Limits, Most, Needs, by_need, counters_beside};
use newest::{Closes, Newest};
use trips::Trips;

/// How waits are counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WaitOptions {
    /// Reproduce Triton's counts, and give up where Triton's pass does, instead of computing the
    /// largest safe counts.
    pub as_triton: bool,
    /// Assume that loads and stores of global memory are issued in textual order, where they count
    /// with copies to LDS.
    pub ordinary: bool,
}

/// The waits of a module.
#[derive(Clone, Debug)]
pub struct ModuleWaits {
    /// In textual order.
    pub waits: Vec<WaitCount<OpId>>,
    /// Ops with an unknown number of instructions, which count the fewest possible.
    pub warnings: Vec<Diagnostic>,
}

/// The unit of a wait's count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CountUnit {
    /// Instructions of asynchronous copies.
    AsyncCopies,
    /// Instructions of the tensor data mover.
    TensorCopies,
    /// Commit groups.
    Groups,
}

/// The rule for one wait.
#[derive(Clone, Copy, Debug)]
struct Plan {
    counter: Counter,
    unit: CountUnit,
    /// The operands that it waits for.
    tokens: &'static str,
    /// The attribute with the number of newest groups or copies that may stay in flight.
    newest: &'static str,
    old: &'static str,
}

/// The counts of all waits of the module from which `lowered` was lowered.
pub fn waits_of(module: &Module, lowered: &Lowered, target: &Target, options: WaitOptions) -> ModuleWaits {
    let knowledge = Rc::new(OpKnowledge::new(module));
    let back = Back::new(&knowledge);
    let mut counting = Counting {
        module,
        knowledge: &knowledge,
        back: &back,
        target,
        options,
        instructions: Instructions::new(&knowledge, target, options.as_triton),
        trips: FxHashMap::default(),
        by_need: None,
        lowered,
    };
    let waits: Vec<(OpId, Queue)> =
        module.walk().filter_map(|op| Some((op, wait_queue(&knowledge, op)?))).collect();
    let planned = counting.all_planned(&waits);
    let waits = waits.into_iter().flat_map(|(op, queue)| counting.waits(op, queue, &planned)).collect();
    let mut unresolved = counting.instructions.unresolved;
    unresolved.sort_unstable();
    unresolved.dedup();
    ModuleWaits { waits, warnings: unresolved.into_iter().map(|op| unresolved_warning(module, op)).collect() }
}

/// What an op waits for, if it is a wait or calls an intrinsic that waits.
fn wait_queue(knowledge: &OpKnowledge<'_>, op: OpId) -> Option<Queue> {
    match knowledge.meaning(op) {
        Meaning::Wait(wait) => Some(wait.queue),
        _ => intrinsic_queue(knowledge, op),
    }
}

fn intrinsic_queue(knowledge: &OpKnowledge<'_>, op: OpId) -> Option<Queue> {
    Queue::of_intrinsic(knowledge.intrinsic(op)?)
}

fn unresolved_warning(module: &Module, op: OpId) -> Diagnostic {
    let message = format!(
        "Seawall cannot count the instructions of `{}`: it assumes the fewest possible, so waits may be stricter than necessary",
        module.op_name(op)
    );
    Diagnostic::warning("waits::instructions", module.op(op).name_span, message)
}

struct Counting<'a, 'm> {
    module: &'m Module,
    knowledge: &'a OpKnowledge<'m>,
    back: &'a Back<'m>,
    target: &'a Target,
    options: WaitOptions,
    instructions: Instructions<'m>,
    /// Loops with known trip counts, by the unit that is counted.
    trips: FxHashMap<u8, Trips>,
    by_need: Option<ByNeed>,
    lowered: &'a Lowered,
}

/// The waits with a plan, with the counts for what they name or state.
type Planned = FxHashMap<OpId, (Plan, WaitCount<OpId>)>;

impl Counting<'_, '_> {
    /// Waits in groups without tokens are left out: only the need of shared memory decides.
    fn all_planned(&mut self, waits: &[(OpId, Queue)]) -> Planned {
        let mut found = Planned::default();
        for &(op, queue) in waits {
            let Some(plan) = self.plan(op) else { continue };
            let is_counted = plan.unit != CountUnit::Groups || self.names(op, plan);
            if is_counted && !self.is_left_by_triton(queue) {
                let wait = self.planned(op, plan);
                found.insert(op, (plan, wait));
            }
        }
        found
    }

    /// The counts of a wait, one for each counter that it waits for.
    fn waits(&mut self, op: OpId, queue: Queue, planned: &Planned) -> Vec<WaitCount<OpId>> {
        match (self.plan(op), planned.get(&op)) {
            (Some(plan), _) if self.is_left_by_triton(queue) => {
                let old = self.number(op, plan.old);
                vec![WaitCount::kept(op, plan.counter, old, Note::NotByTriton)]
            }
            (_, Some((_, wait))) if self.options.as_triton => vec![wait.clone()],
            (_, Some((plan, wait))) => vec![self.as_needed(*plan, wait, planned)],
            (_, None) => self.needed(op, queue, planned),
        }
    }

    /// Whether Triton's pass does not change a wait for this queue. It handles gfx1250 and CDNA
    /// GPUs. Where these have asyncmarks, LLVM counts the copies.
    fn is_left_by_triton(&self, queue: Queue) -> bool {
        let target = self.target;
        if !self.options.as_triton || target.is_nvidia() {
            return false;
        }
        match queue {
            Queue::CpAsync => !groups_become_instructions(target),
            Queue::Tdm => !matches!(target.family(), Family::Gfx9 | Family::Gfx1250),
            _ => false,
        }
    }

    fn number(&self, op: OpId, key: &str) -> Option<u32> {
        self.module.attr_int(op, key).and_then(|n| u32::try_from(n).ok())
    }

    fn names(&self, op: OpId, plan: Plan) -> bool {
        !self.module.operand_group(op, plan.tokens).is_empty()
    }

    fn planned(&mut self, op: OpId, plan: Plan) -> WaitCount<OpId> {
        let Some(width) = plan.counter.width(self.target) else {
            return WaitCount::kept(op, plan.counter, None, Note::NoCounter);
        };
        let old = self.number(op, plan.old);
        if self.names(op, plan) {
            return self.named(op, plan, width, old);
        }
        let newest = self.module.attr_int(op, plan.newest).and_then(|n| i32::try_from(n).ok());
        let Some(newest) = newest else { return WaitCount::kept(op, plan.counter, old, Note::NotFollowed) };
        let found = match u32::try_from(newest) {
            Ok(newest) => self.newest(op, plan.unit, width, newest),
            Err(_) => Fewest::At(0),
        };
        let (new, note) = held(found, width);
        let (rule, notes) = (Rule::Newest(newest), note.into_iter().collect());
        WaitCount { at: op, counter: plan.counter, old, new, rule, dependences: Vec::new(), notes }
    }

    /// The rule of a wait by its tokens or groups; `None` if only the need of shared memory
    /// decides.
    fn plan(&self, op: OpId) -> Option<Plan> {
        let Meaning::Wait(Wait { queue, count: Some(count), tokens: Some(tokens), .. }) =
            self.knowledge.meaning(op)
        else {
            return None;
        };
        let in_groups = || if self.target.is_nvidia() { Counter::CpAsync } else { Counter::AsyncMarks };
        let (counter, unit) = match queue {
            Queue::CpAsync if !groups_become_instructions(self.target) => (in_groups(), CountUnit::Groups),
            Queue::CpAsync | Queue::AsyncInstructions => (copy_counter(self.target), CountUnit::AsyncCopies),
            Queue::Tdm | Queue::TdmInstructions => (Counter::Tensor, CountUnit::TensorCopies),
            _ => return None,
        };
        let counted = queue.instruction_wait().filter(|wait| wait.count == count);
        let newest = counted.map_or(count, |wait| wait.replaced);
        Some(Plan { counter, unit, tokens, newest, old: count })
    }

    fn named(&mut self, op: OpId, plan: Plan, width: u32, old: Option<u32>) -> WaitCount<OpId> {
        let tokens = self.module.operand_group(op, plan.tokens);
        let (back, as_triton) = (self.back, self.options.as_triton);
        let makers: Vec<OpId> = tokens.iter().map(|&token| self.maker(token)).collect();
        let instructions = &mut self.instructions;
        let mut weight = |op| plan.unit.weight(back, instructions, op);
        let key = plan.unit as u8;
        let trips = self.trips.entry(key).or_insert_with(|| Trips::new(back, width, as_triton, &mut weight));
        let names = Names { back, trips, width, as_triton };
        let on = tokens.iter().zip(makers).map(|(&token, on)| {
            let made = names.since(token, op, &mut weight);
            let is_argument = matches!(self.module.value(token).def, ValueDef::BlockArg { .. });
            (Dependence { on, since: made.since, is_argument }, made.lost)
        });
        let wait = WaitCount::named((op, plan.counter), old, width, on);
        // Without a path to it, the wait covers everything.
        WaitCount { new: Some(wait.new.unwrap_or(0)), ..wait }
    }

    fn newest(&mut self, op: OpId, unit: CountUnit, width: u32, newest: u32) -> Fewest {
        let module = self.module;
        let closes = if unit == CountUnit::TensorCopies { Closes::EachOp } else { Closes::Commit };
        let back = self.back;
        let is_opaque = |op: OpId| {
            let inside =
                |op| matches!(back.knowledge.meaning(op), Meaning::AsyncCopy(_) | Meaning::CommitGroup(_));
            match back.knowledge.meaning(op) {
                Meaning::Call => true,
                _ if module.regions(op).is_empty() => false,
                _ => module.walk_op(op).any(inside),
            }
        };
        let as_triton = self.options.as_triton;
        let newest_of = Newest { back, width, closes, as_triton, is_opaque: &is_opaque };
        let instructions = &mut self.instructions;
        newest_of.count(op, newest, &mut |op| unit.weight(back, instructions, op))
    }

    /// The op that defines a token, or the op around its block.
    fn maker(&self, token: ValueId) -> OpId {
        match self.module.value(token).def {
            ValueDef::OpResult { op, .. } => op,
            ValueDef::BlockArg { block, .. } => {
                let region = self.module.block(block).parent;
                region.map_or_else(|| first_op(self.module), |region| self.module.region(region).op)
            }
        }
    }

    fn by_need(&mut self, planned: &Planned) -> &ByNeed {
        if self.by_need.is_none() {
            // Triton's counts are what they are, whatever relies on the waits.
            let limited = planned.iter().filter(|_| !self.options.as_triton);
            let limits: Limits =
                limited.filter_map(|(&op, (plan, wait))| Some((op, limit(*plan, wait)?))).collect();
            let ordinary = self.options.ordinary;
            self.by_need = Some(by_need(self.knowledge, self.lowered, self.target, ordinary, &limits));
        }
        self.by_need.get_or_insert_with(ByNeed::default)
    }

    /// A count for what a wait names or states, lowered to what accesses need that rely on the wait
    /// for other operations.
    fn as_needed(&mut self, plan: Plan, found: &WaitCount<OpId>, planned: &Planned) -> WaitCount<OpId> {
        let mut wait = found.clone();
        let counter = plan.unit.counter_by_need(plan.counter);
        let mut needs = self.by_need(planned).get(&wait.at).into_iter().flatten();
        let Some(needs) = needs.find(|needs| needs.counter == counter).cloned() else { return wait };
        if plan.unit != CountUnit::Groups {
            return self.entries_needed(plan, wait, &needs);
        }
        match (needs.new, wait.old) {
            (Some(least), _) if wait.new > Some(least) => {
                wait.new = Some(least);
                wait.notes.push(Note::OthersNeed);
            }
            (None, Some(old)) if wait.new > Some(old) => {
                wait.new = Some(old);
                wait.notes.extend(needs.notes);
            }
            _ => {}
        }
        wait
    }

    /// As `as_needed` for a wait whose count is in instructions, where accesses need a count of
    /// groups or copies.
    fn entries_needed(&mut self, plan: Plan, mut wait: WaitCount<OpId>, needs: &Needs) -> WaitCount<OpId> {
        let limit = needs.limit.filter(|_| !needs.notes.contains(&Note::Unneeded)).unwrap_or(0);
        let (Some(entries), Some(width)) = (needs.new, plan.counter.width(self.target)) else { return wait };
        let Some(count) = wait.new.or(wait.old).filter(|_| entries < limit) else { return wait };
        let least = self.newest(wait.at, plan.unit, width, entries).within(width).unwrap_or(0);
        if least < count {
            wait.new = Some(least);
            if let Rule::Newest(_) = wait.rule {
                wait.rule = Rule::Newest(saturated::<i32>(entries));
            }
            wait.notes.retain(|note| !matches!(note, Note::Saturated | Note::NotFollowed));
            wait.notes.push(Note::OthersNeed);
        }
        wait
    }

    /// The counts that shared memory needs.
    fn needed(&mut self, op: OpId, queue: Queue, planned: &Planned) -> Vec<WaitCount<OpId>> {
        let found = self.by_need(planned).get(&op).cloned().unwrap_or_default();
        let target = self.target;
        let mut waits: Vec<WaitCount<OpId>> = Vec::new();
        for found in found {
            let counter = found.counter;
            if counter.width(target).is_none() {
                waits.push(WaitCount::kept(op, counter, None, Note::NoCounter));
                continue;
            }
            let mut notes = found.notes;
            let changes = found.new.is_some_and(|new| Some(new) != found.old);
            if changes && !edit::is_written(self.knowledge, op, counter, target) {
                notes.push(Note::NotWritten);
            }
            let (old, new, rule) = (found.old, found.new, Rule::Need);
            waits.push(WaitCount { at: op, counter, old, new, rule, dependences: Vec::new(), notes });
        }
        let beside = counters_beside(self.knowledge, op, target);
        let kept = |(counter, old)| WaitCount::kept(op, counter, old, Note::NotFollowed);
        waits.extend(beside.into_iter().map(kept));
        if waits.is_empty() {
            waits.push(WaitCount::kept(op, counter_of(queue, target), None, Note::NotFollowed));
        }
        waits
    }
}

/// The most entries of its queue that a wait with this count may leave in flight.
fn limit(plan: Plan, wait: &WaitCount<OpId>) -> Option<Most> {
    if plan.unit == CountUnit::Groups {
        return wait.new.map(Most::Groups);
    }
    Some(match wait.rule {
        Rule::Newest(newest) => Most::Stated(saturated::<u32>(newest)),
        Rule::Named => Most::Newer,
        Rule::Need => Most::Lowered,
    })
}

impl CountUnit {
    /// The counter of the lowered wait, which leaves groups or copies in flight, of a wait on
    /// `counter`.
    fn counter_by_need(self, counter: Counter) -> Counter {
        match self {
            CountUnit::AsyncCopies => Counter::AsyncMarks,
            CountUnit::TensorCopies => Counter::Tensor,
            CountUnit::Groups => counter,
        }
    }

    fn weight(self, back: &Back<'_>, instructions: &mut Instructions<'_>, op: OpId) -> u32 {
        match self {
            CountUnit::AsyncCopies => instructions.of_async_copy(op),
            CountUnit::TensorCopies => instructions.of_tensor_copy(op),
            CountUnit::Groups => u32::from(matches!(back.knowledge.meaning(op), Meaning::CommitGroup(_))),
        }
    }
}

/// The counter of a wait that Seawall does not track.
fn counter_of(queue: Queue, target: &Target) -> Counter {
    let has = |counter: Counter| counter.width(target).is_some();
    match queue {
        Queue::TmaStore => Counter::Bulk,
        Queue::Wgmma => Counter::Wgmma,
        Queue::PackedCounters | Queue::NamedCounters if !target.is_nvidia() => {
            if has(Counter::Vm) {
                Counter::Vm
            } else {
                Counter::Load
            }
        }
        Queue::TensorCount => Counter::Tensor,
        Queue::AsyncCount => Counter::Async,
        Queue::DsCount => Counter::Ds,
        Queue::LoadCount => Counter::Load,
        Queue::StoreCount => Counter::Store,
        Queue::ScalarCount => Counter::Km,
        Queue::ExportCount => Counter::Exp,
        Queue::CpAsync
        | Queue::AsyncInstructions
        | Queue::Tdm
        | Queue::TdmInstructions
        | Queue::Tmem
        | Queue::MBarrier
        | Queue::PackedCounters
        | Queue::NamedCounters => {
            if target.is_nvidia() {
                Counter::CpAsync
            } else {
                Counter::AsyncMarks
            }
        }
    }
}

fn first_op(module: &Module) -> OpId {
    module.walk().next().unwrap_or_else(|| seawall_base::EntityId::from_index(0))
}
