//! The waits of an MLIR module.
//!
//! The rule for a count depends on the wait and on the GPU. Triton's AMD back end turns groups into
//! instructions on gfx1250, and formally on gfx908 and gfx90a. There, tokens are followed and
//! instructions are counted. On NVIDIA, gfx942 and gfx950 groups stay groups, and commits are
//! counted. A wait without tokens gets the count that shared memory needs, or the instructions of
//! its groups where groups become instructions.

mod edit;
mod intrinsic;
mod named;
mod need;
mod newest;
mod trips;

use std::rc::Rc;

use rustc_hash::FxHashMap;
use seawall_analysis::waits::{Counter, Fewest};
use seawall_base::Diagnostic;
use seawall_dialects::{Meaning, OpKnowledge};
use seawall_lower::Lowered;
use seawall_lower::counting::{Back, Instructions, groups_become_instructions};
use seawall_mlir::{Module, OpId, ValueDef, ValueId};
use seawall_model::Target;

use crate::note::{Dependence, Note, Rule, WaitCount};
pub use edit::apply;
use named::Names;
use need::{ByNeed, by_need, counters_beside};
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
        back: &back,
        target,
        options,
        instructions: Instructions::new(&knowledge, target, options.as_triton),
        trips: FxHashMap::default(),
        by_need: None,
        lowered,
    };
    let is_wait =
        |op: &OpId| matches!(knowledge.meaning(*op), Meaning::Wait(_)) || intrinsic::is_wait(module, *op);
    let waits: Vec<OpId> = module.walk().filter(is_wait).collect();
    let waits = waits.into_iter().flat_map(|op| counting.waits(op)).collect();
    let mut unresolved = counting.instructions.unresolved;
    unresolved.sort_unstable();
    unresolved.dedup();
    ModuleWaits { waits, warnings: unresolved.into_iter().map(|op| unresolved_warning(module, op)).collect() }
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
    back: &'a Back<'m>,
    target: &'a Target,
    options: WaitOptions,
    instructions: Instructions<'m>,
    /// Loops with known trip counts, by the unit that is counted.
    trips: FxHashMap<u8, Trips>,
    by_need: Option<ByNeed>,
    lowered: &'a Lowered,
}

impl Counting<'_, '_> {
    /// The counts of a wait, one for each counter that it waits for.
    fn waits(&mut self, op: OpId) -> Vec<WaitCount<OpId>> {
        let named = !self.module.operand_group(op, "asyncToken").is_empty();
        match self.plan(op) {
            Some(plan) if named || plan.unit != CountUnit::Groups => vec![self.planned(op, plan)],
            _ => self.needed(op),
        }
    }

    fn planned(&mut self, op: OpId, plan: Plan) -> WaitCount<OpId> {
        let Some(width) = plan.counter.width(self.target) else {
            return self.left(op, plan.counter, Note::NoCounter);
        };
        let tokens = self.module.operand_group(op, "asyncToken").to_vec();
        let number = |key| self.module.attr_int(op, key).and_then(|n| u32::try_from(n).ok());
        let (old, newest) = (number(plan.old), number(plan.newest));
        if !tokens.is_empty() {
            return self.named(op, plan, width, old, &tokens);
        }
        let Some(newest) = newest else { return self.left(op, plan.counter, Note::NotFollowed) };
        let found = self.newest(op, plan.unit, width, newest);
        let mut notes = Vec::new();
        let new = settle(found, width, &mut notes);
        let rule = Rule::Newest(newest);
        WaitCount { at: op, counter: plan.counter, old, new: Some(new), rule, dependences: Vec::new(), notes }
    }

    /// The rule of a wait by its tokens or groups; `None` if only the need of shared memory
    /// decides.
    fn plan(&self, op: OpId) -> Option<Plan> {
        let rewrites = groups_become_instructions(self.target);
        let plan = |counter, unit, newest, old| Some(Plan { counter, unit, newest, old });
        match self.module.op_name(op) {
            "ttg.async_wait" if rewrites => {
                plan(async_counter(self.target), CountUnit::AsyncCopies, "num", "num")
            }
            "amdg.async_wait" => {
                plan(async_counter(self.target), CountUnit::AsyncCopies, "ttg.num_commit_groups", "num_inst")
            }
            "ttg.async_wait" if self.target.is_nvidia() => {
                plan(Counter::CpAsync, CountUnit::Groups, "num", "num")
            }
            "ttg.async_wait" => plan(Counter::AsyncMarks, CountUnit::Groups, "num", "num"),
            "amdg.async_tdm_wait" => plan(Counter::Tensor, CountUnit::TensorCopies, "num", "num"),
            "amdg.async_tdm_intrinsic_wait" => {
                plan(Counter::Tensor, CountUnit::TensorCopies, "ttg.num_tdm_ops", "count")
            }
            _ => None,
        }
    }

    fn named(
        &mut self,
        op: OpId,
        plan: Plan,
        width: u32,
        old: Option<u32>,
        tokens: &[ValueId],
    ) -> WaitCount<OpId> {
        let (back, as_triton) = (self.back, self.options.as_triton);
        let makers: Vec<OpId> = tokens.iter().map(|&token| self.maker(token)).collect();
        let instructions = &mut self.instructions;
        let mut weight = |op| plan.unit.weight(back, instructions, op);
        let key = plan.unit as u8;
        let trips = self.trips.entry(key).or_insert_with(|| Trips::new(back, width, &mut weight));
        let names = Names { back, trips, width, as_triton };
        let mut notes = Vec::new();
        let mut dependences = Vec::new();
        let mut least = Fewest::Unreached;
        for (&token, on) in tokens.iter().zip(makers) {
            let made = names.since(token, op, &mut weight);
            if made.lost {
                notes.push(Note::Lost);
            }
            least = least.min(made.since);
            let is_argument = matches!(self.module.value(token).def, ValueDef::BlockArg { .. });
            dependences.push(Dependence { on, since: made.since, is_argument });
        }
        notes.dedup();
        let new = Some(settle(least, width, &mut notes));
        WaitCount { at: op, counter: plan.counter, old, new, rule: Rule::Named, dependences, notes }
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

    /// The counts that shared memory needs.
    fn needed(&mut self, op: OpId) -> Vec<WaitCount<OpId>> {
        let (module, lowered, ordinary, target) =
            (self.module, self.lowered, self.options.ordinary, self.target);
        let by_need = self.by_need.get_or_insert_with(|| by_need(module, lowered, target, ordinary));
        let found = by_need.get(&op).cloned().unwrap_or_default();
        let mut waits: Vec<WaitCount<OpId>> = Vec::new();
        for found in found {
            let counter = found.counter;
            if counter.width(target).is_none() {
                waits.push(self.left(op, counter, Note::NoCounter));
                continue;
            }
            let mut notes = found.notes;
            let changes = found.new.is_some_and(|new| Some(new) != found.old);
            if changes && !edit::is_written(module, op, counter, target) {
                notes.push(Note::NotWritten);
            }
            let (old, new, rule) = (found.old, found.new, Rule::Need);
            waits.push(WaitCount { at: op, counter, old, new, rule, dependences: Vec::new(), notes });
        }
        let beside = counters_beside(module, op, target);
        waits.extend(
            beside
                .into_iter()
                .map(|(counter, old)| WaitCount { old, ..self.left(op, counter, Note::NotFollowed) }),
        );
        if waits.is_empty() {
            let name = intrinsic::name_of(module, op).unwrap_or(module.op_name(op));
            waits.push(self.left(op, counter_of(name, target), Note::NotFollowed));
        }
        waits
    }

    fn left(&self, op: OpId, counter: Counter, note: Note) -> WaitCount<OpId> {
        let notes = vec![note];
        WaitCount { at: op, counter, old: None, new: None, rule: Rule::Need, dependences: Vec::new(), notes }
    }
}

impl CountUnit {
    fn weight(self, back: &Back<'_>, instructions: &mut Instructions<'_>, op: OpId) -> u32 {
        match self {
            CountUnit::AsyncCopies => instructions.of_async_copy(op),
            CountUnit::TensorCopies => instructions.of_tensor_copy(op),
            CountUnit::Groups => u32::from(matches!(back.knowledge.meaning(op), Meaning::CommitGroup(_))),
        }
    }
}

/// The count that the counter can hold; 0 if no path leads from an awaited operation to the wait.
fn settle(found: Fewest, width: u32, notes: &mut Vec<Note>) -> u32 {
    match found {
        Fewest::Beyond => notes.push(Note::Saturated),
        Fewest::Unreached => notes.push(Note::NothingToWaitFor),
        Fewest::At(_) => {}
    }
    found.within(width).unwrap_or(0)
}

fn async_counter(target: &Target) -> Counter {
    if Counter::Async.width(target).is_some() { Counter::Async } else { Counter::Vm }
}

fn counter_of(name: &str, target: &Target) -> Counter {
    match name {
        "ttng.async_tma_store_wait" | "ttng.async_tma_store_token_wait" => Counter::Bulk,
        "ttng.warp_group_dot_wait" => Counter::Wgmma,
        "rocdl.s.waitcnt"
        | "llvm.amdgcn.s.waitcnt"
        | "amdgpu.memory_counter_wait"
        | "amdg.memory_counter_wait"
            if !target.is_nvidia() =>
        {
            if Counter::Vm.width(target).is_some() {
                Counter::Vm
            } else {
                Counter::Load
            }
        }
        name if name.contains("tensorcnt") => Counter::Tensor,
        name if name.contains("asynccnt") => Counter::Async,
        name if name.contains("dscnt") => Counter::Ds,
        name if name.contains("loadcnt") => Counter::Load,
        name if name.contains("storecnt") => Counter::Store,
        name if name.contains("kmcnt") => Counter::Km,
        name if name.contains("expcnt") => Counter::Exp,
        _ if target.is_nvidia() => Counter::CpAsync,
        _ => Counter::AsyncMarks,
    }
}

fn first_op(module: &Module) -> OpId {
    module.walk().next().unwrap_or_else(|| seawall_base::EntityId::from_index(0))
}
