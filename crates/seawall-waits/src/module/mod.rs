//! The waits of an MLIR module.
//!
//! Which rule finds a count depends on the wait and on the GPU. Where Triton's AMD back end turns groups into instructions (gfx1250, and
//! formally gfx908 and gfx90a), tokens are followed and instructions counted; where groups stay groups (NVIDIA, gfx942, gfx950), tokens
//! are followed and commits counted. A wait without tokens gets what shared memory needs, or, of groups into instructions, what the groups
//! make.

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
    /// Give up where Triton's pass gives up, and count what it counts: its values instead of the largest.
    pub as_triton: bool,
    /// Take loads and stores of global memory to be issued where they stand, where they count with copies to LDS.
    pub ordinary: bool,
}

/// The waits of a module.
#[derive(Clone, Debug)]
pub struct ModuleWaits {
    /// In the order of the text.
    pub waits: Vec<WaitCount<OpId>>,
    /// What was not understood and taken to count nothing.
    pub warnings: Vec<Diagnostic>,
}

/// What is counted for a wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Unit {
    /// Instructions of asynchronous copies.
    AsyncCopies,
    /// Instructions of the tensor data mover.
    TensorCopies,
    /// Commits.
    Groups,
}

/// How a wait is to be counted.
#[derive(Clone, Copy, Debug)]
struct Plan {
    counter: Counter,
    unit: Unit,
    /// The attribute that says how many of the newest may stay in flight.
    newest: &'static str,
    old: &'static str,
}

/// The counts of all waits of the module that `lowered` was made of.
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
    let mut doubtful = counting.instructions.doubtful;
    doubtful.sort_unstable();
    doubtful.dedup();
    ModuleWaits { waits, warnings: doubtful.into_iter().map(|op| doubt(module, op)).collect() }
}

fn doubt(module: &Module, op: OpId) -> Diagnostic {
    let message = format!(
        "how many instructions `{}` becomes is not known: waits take it for as few as possible",
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
    /// Loops with known trips, by what is counted.
    trips: FxHashMap<u8, Trips>,
    by_need: Option<ByNeed>,
    lowered: &'a Lowered,
}

impl Counting<'_, '_> {
    /// One for each counter that an op waits for.
    fn waits(&mut self, op: OpId) -> Vec<WaitCount<OpId>> {
        let named = !self.module.operand_group(op, "asyncToken").is_empty();
        match self.plan(op) {
            Some(plan) if named || plan.unit != Unit::Groups => vec![self.planned(op, plan)],
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

    /// What is counted for a wait by its tokens or groups; `None` if only need can tell.
    fn plan(&self, op: OpId) -> Option<Plan> {
        let rewrites = groups_become_instructions(self.target);
        let plan = |counter, unit, newest, old| Some(Plan { counter, unit, newest, old });
        match self.module.op_name(op) {
            "ttg.async_wait" if rewrites => plan(async_counter(self.target), Unit::AsyncCopies, "num", "num"),
            "amdg.async_wait" => {
                plan(async_counter(self.target), Unit::AsyncCopies, "ttg.num_commit_groups", "num_inst")
            }
            "ttg.async_wait" if self.target.is_nvidia() => plan(Counter::CpAsync, Unit::Groups, "num", "num"),
            "ttg.async_wait" => plan(Counter::AsyncMarks, Unit::Groups, "num", "num"),
            "amdg.async_tdm_wait" => plan(Counter::Tensor, Unit::TensorCopies, "num", "num"),
            "amdg.async_tdm_intrinsic_wait" => {
                plan(Counter::Tensor, Unit::TensorCopies, "ttg.num_tdm_ops", "count")
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

    fn newest(&mut self, op: OpId, unit: Unit, width: u32, newest: u32) -> Fewest {
        let module = self.module;
        let closes = if unit == Unit::TensorCopies { Closes::EachOp } else { Closes::Commit };
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

    /// The op that a token is first defined by, as near as it can be named.
    fn maker(&self, token: ValueId) -> OpId {
        match self.module.value(token).def {
            ValueDef::OpResult { op, .. } => op,
            ValueDef::BlockArg { block, .. } => {
                let region = self.module.block(block).parent;
                region.map_or_else(|| first_op(self.module), |region| self.module.region(region).op)
            }
        }
    }

    /// By what shared memory needs.
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

impl Unit {
    fn weight(self, back: &Back<'_>, instructions: &mut Instructions<'_>, op: OpId) -> u32 {
        match self {
            Unit::AsyncCopies => instructions.of_async_copy(op),
            Unit::TensorCopies => instructions.of_tensor_copy(op),
            Unit::Groups => u32::from(matches!(back.knowledge.meaning(op), Meaning::CommitGroup(_))),
        }
    }
}

/// The count that a counter can hold. Where nothing that is waited for was issued, none is waited for.
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
