//! The waits of an MLIR module.
//!
//! Which rule finds a count depends on the wait and on the GPU. Where Triton's AMD back end turns groups into instructions (gfx1250, and
//! formally gfx908 and gfx90a), tokens are followed and instructions counted; where groups stay groups (NVIDIA, gfx942, gfx950), tokens
//! are followed and commits counted. A wait without tokens gets what shared memory needs, or, of groups into instructions, what the groups
//! make.

mod axis;
mod back;
mod edit;
mod instructions;
mod named;
mod newest;
mod trips;

use rustc_hash::FxHashMap;
use seawall_analysis::waits::{Counter, Fewest, largest_by_need};
use seawall_base::Diagnostic;
use seawall_dialects::{Meaning, OpKnowledge};
use seawall_lower::Lowered;
use seawall_mlir::{Module, OpId, ValueDef, ValueId};
use seawall_model::Target;

use crate::note::{Dependence, Note, Rule, WaitCount};
use back::Back;
pub use edit::apply;
use instructions::Instructions;
use named::Names;
use newest::{Closes, Newest};
use trips::Trips;

/// How waits are counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WaitOptions {
    /// Give up where Triton's pass gives up, and count what it counts: its values instead of the largest.
    pub as_triton: bool,
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
    let knowledge = OpKnowledge::new(module);
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
    let waits: Vec<OpId> =
        module.walk().filter(|&op| matches!(knowledge.meaning(op), Meaning::Wait(_))).collect();
    let waits = waits.into_iter().map(|op| counting.wait(op)).collect();
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
    by_need: Option<FxHashMap<OpId, (Option<u32>, Option<u32>, Option<Note>)>>,
    lowered: &'a Lowered,
}

impl Counting<'_, '_> {
    fn wait(&mut self, op: OpId) -> WaitCount<OpId> {
        let Some(plan) = self.plan(op) else { return self.needed(op) };
        let Some(width) = plan.counter.width(self.target) else {
            return self.left(op, plan.counter, Note::NoCounter);
        };
        let tokens = self.module.operand_group(op, "asyncToken").to_vec();
        let number = |key| self.module.attr_int(op, key).and_then(|n| u32::try_from(n).ok());
        let (old, newest) = (number(plan.old), number(plan.newest));
        if tokens.is_empty() && plan.unit == Unit::Groups {
            return self.needed(op);
        }
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
        let rewrites = rewrites(self.target);
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
            dependences.push(Dependence { on, since: made.since });
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
    fn needed(&mut self, op: OpId) -> WaitCount<OpId> {
        let lowered = self.lowered;
        let by_need = self.by_need.get_or_insert_with(|| by_need(lowered));
        let counter = counter_of(self.module.op_name(op), self.target);
        let (old, new, note) = by_need.get(&op).copied().unwrap_or((None, None, Some(Note::NotFollowed)));
        let mut notes: Vec<Note> = note.into_iter().collect();
        let width = counter.width(self.target);
        if width.is_none() {
            notes = vec![Note::NoCounter];
        }
        let new = new.zip(width).map(|(new, width)| new.min(width));
        WaitCount { at: op, counter, old, new, rule: Rule::Need, dependences: Vec::new(), notes }
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

/// What shared memory needs of each wait: the old count, the new one, and what to say.
fn by_need(lowered: &Lowered) -> FxHashMap<OpId, (Option<u32>, Option<u32>, Option<Note>)> {
    let program = &lowered.program;
    let mut of_op: FxHashMap<OpId, (Option<u32>, Option<u32>, Option<Note>)> = FxHashMap::default();
    for needed in largest_by_need(program) {
        let origin = program.origin_of(needed.event);
        let Some(&op) = lowered.ops.get(origin.index as usize) else { continue };
        let (new, note) = match needed.count {
            Ok(count) => (Some(count), needed.unneeded.then_some(Note::Unneeded)),
            Err(kept) => (None, Some(Note::Kept(kept))),
        };
        // An op that is several waits, or that is looked at more than once, is judged by the strictest.
        let entry = of_op.entry(op).or_insert((needed.old, new, note));
        if entry.1 > new || (entry.1.is_some() && new.is_none()) {
            *entry = (needed.old, new, note);
        }
    }
    of_op
}

/// Whether Triton's pass turns groups of asynchronous copies into instructions there.
pub(crate) fn rewrites(target: &Target) -> bool {
    match target {
        Target::Amd(isa) => isa.starts_with("gfx125") || isa == "gfx908" || isa == "gfx90a",
        Target::Nvidia(_) => false,
    }
}

fn async_counter(target: &Target) -> Counter {
    if Counter::Async.width(target).is_some() { Counter::Async } else { Counter::Vm }
}

fn counter_of(name: &str, target: &Target) -> Counter {
    match name {
        "ttng.async_tma_store_wait" | "ttng.async_tma_store_token_wait" => Counter::Bulk,
        "ttng.warp_group_dot_wait" => Counter::Wgmma,
        "rocdl.s.waitcnt" | "amdgpu.memory_counter_wait" | "amdg.memory_counter_wait"
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
        _ if target.is_nvidia() => Counter::CpAsync,
        _ => Counter::AsyncMarks,
    }
}

fn first_op(module: &Module) -> OpId {
    module.walk().next().unwrap_or_else(|| seawall_base::EntityId::from_index(0))
}
