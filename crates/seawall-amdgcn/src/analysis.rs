//! Follows counters on every path, and finds uses of registers before the wait for them.
//!
//! Clients must give the GPU of the text. Possible wrong answers: a path that no run takes may have
//! a fault. A fault in what [`Report::unresolved`] lists is missed.

use std::collections::{BTreeMap, BTreeSet};

use seawall_base::{Diagnostic, EntityId};
use seawall_model::{Amd, Target, WaveCounter};

use crate::effect::{Effect, LdsUse, Part, Returns};
use crate::flow::Flow;
use crate::module::{InstructionId, Module};
use crate::opcode::{effect, implicit, writes_first};
use crate::registers::{Register, RegisterRange};
use crate::state::{Fact, State, Use};
use crate::unresolved::Unresolved;

/// The kind of a fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum FaultKind {
    /// A register is read while an instruction that writes it may be in flight.
    Read,
    /// A register is written while an instruction that writes it may be in flight.
    Overwritten,
    /// LDS is read while every copy into it may be in flight, and nothing else writes it before.
    ReadsLds,
}

/// A missing wait.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The kind.
    pub kind: FaultKind,
    /// The memory instruction in flight.
    pub issued: InstructionId,
    /// The instruction that needs its result.
    pub at: InstructionId,
    /// The registers in question. Empty for LDS.
    pub registers: Vec<RegisterRange>,
    /// The counters of the instruction in flight, each with the largest count that proves its
    /// completion. There are two if the address may be in global memory or in LDS.
    pub counters: Vec<(WaveCounter, u32)>,
    /// A wait for one of the counters on the path, which allows too many instructions in flight.
    pub weak_wait: Option<InstructionId>,
    /// Whether the path goes back in the text, to an earlier instruction or to the same one.
    pub goes_back: bool,
    /// An earlier use of the same result in the same block: the kind of its fault, and the
    /// instruction. The wait for it repairs this fault too.
    pub follows: Option<(FaultKind, InstructionId)>,
}

/// The result of a check.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Missing waits in the order of the text.
    pub faults: Vec<Fault>,
    /// What is not decided.
    pub unresolved: Vec<Diagnostic>,
    /// Whether the faults are those of all paths.
    pub is_complete: bool,
}

/// Checks the waits of a text for a GPU.
pub fn check(module: &Module<'_>, target: &Target) -> Report {
    let Some(gpu) = target.amd() else { return Report::default() };
    let mut facts = facts(module, gpu);
    let effects: Vec<Effect> = facts.iter().map(|fact| fact.effect.clone()).collect();
    let flow = Flow::new(module, &effects);
    for (branch, barrier) in flow.shifts(&effects) {
        facts[branch].effect = Effect::Shift;
        facts[barrier].effect = Effect::Barrier(Part::Other);
    }
    let initial = initial_states(module, &flow);
    let mut entries = initial.clone();
    flow_on(&mut entries, &flow, &facts, gpu, None);
    let mut unresolved = Unresolved::new(module, &facts, gpu);
    unresolved.branches(&flow.lost);
    let mut search = Search { initial, flow: &flow, facts: &facts, gpu, found: BTreeMap::new() };
    for (block, state) in flow.blocks.iter().zip(entries) {
        if let Some(state) = state {
            search.block((block.start, block.end), state, &mut unresolved);
            if block.leaves_text {
                unresolved.leaves_text(InstructionId::from_index(block.end - 1));
            }
        }
    }
    let cases = unresolved.finish();
    let is_vector =
        |fault: &Fault| fault.registers.iter().flat_map(|range| range.registers()).any(Register::is_vector);
    let faults =
        search.found.into_values().filter(|fault| cases.knows_vectors || !is_vector(fault)).collect();
    Report { faults, unresolved: cases.diagnostics, is_complete: cases.is_complete }
}

/// What each instruction does.
fn facts(module: &Module<'_>, gpu: &Amd) -> Vec<Fact> {
    let ids = module.instructions.ids();
    ids.map(|id| {
        let effect = effect(module, id, gpu);
        let operands = &module.instructions[id].operands;
        let registers = |at: usize| -> Vec<Register> {
            let ranges = operands.get(at).map(|operand| operand.registers.as_slice()).unwrap_or_default();
            ranges.iter().flat_map(|range| range.registers()).collect()
        };
        let is_result_first = match &effect {
            Effect::Memory(memory) => memory.result != Returns::Nothing,
            _ => writes_first(module.mnemonic(id), gpu),
        };
        let mut writes = if is_result_first { registers(0) } else { Vec::new() };
        let mut reads: Vec<Register> =
            (usize::from(is_result_first)..operands.len()).flat_map(registers).collect();
        if matches!(&effect, Effect::Memory(memory) if memory.result == Returns::FirstHalf) {
            reads.append(&mut registers(0));
            writes.truncate(writes.len().div_ceil(2));
        }
        reads.extend(implicit(module.mnemonic(id)).into_iter().flat_map(RegisterRange::registers));
        let kind = match &effect {
            Effect::Memory(memory) => Some(memory.kind),
            _ => None,
        };
        let counters = kind.map_or(&[][..], |kind| gpu.counters(kind));
        let order = |at: usize| gpu.in_order(kind?, *counters.get(at)?);
        let order = [order(0), order(1)];
        Fact { effect, reads, writes, counters, order }
    })
    .collect()
}

/// The state at the start of each function, by block.
fn initial_states(module: &Module<'_>, flow: &Flow) -> Vec<Option<State>> {
    let mut states: Vec<Option<State>> = vec![None; flow.blocks.len()];
    for function in &module.functions {
        if let Some(block) = flow.block_at(function.first.index()) {
            // A function may be called with anything in LDS.
            states[block] = Some(State::at_entry(function.kernel));
        }
    }
    states
}

/// Completes the states at the start of blocks. Paths end in front of the instruction `cut`.
/// Returns the state there.
fn flow_on(
    states: &mut [Option<State>],
    flow: &Flow,
    facts: &[Fact],
    gpu: &Amd,
    cut: Option<InstructionId>,
) -> Option<State> {
    let mut open: BTreeSet<usize> = (0..states.len()).filter(|&at| states[at].is_some()).collect();
    let (mut uses, mut at_cut): (_, Option<State>) = (Vec::new(), None);
    while let Some(at) = open.pop_first() {
        let block = &flow.blocks[at];
        let Some(mut state) = states[at].clone() else { continue };
        let ids = (block.start..block.end).map(InstructionId::from_index);
        let is_cut = cut.is_some_and(|cut| (block.start..block.end).contains(&cut.index()));
        for id in ids.take_while(|&id| Some(id) != cut) {
            state.step(facts, id, gpu, &mut uses);
        }
        uses.clear();
        if is_cut {
            join(&mut at_cut, &state);
            continue;
        }
        for &next in &block.next {
            if join(&mut states[next], &state) {
                open.insert(next);
            }
        }
    }
    at_cut
}

/// Returns whether the state changed.
fn join(known: &mut Option<State>, state: &State) -> bool {
    match known {
        Some(known) => known.join(state),
        none => {
            *none = Some(state.clone());
            true
        }
    }
}

/// The walk that collects faults.
struct Search<'m> {
    initial: Vec<Option<State>>,
    flow: &'m Flow,
    facts: &'m [Fact],
    gpu: &'m Amd,
    /// Faults by place, kind and the instruction in flight.
    found: BTreeMap<(InstructionId, FaultKind, InstructionId), Fault>,
}

/// The part of a block that was walked.
#[derive(Default)]
struct Walked {
    /// The position of its first instruction.
    start: usize,
    /// The last wait for each counter that lets instructions stay in flight.
    waits: BTreeMap<WaveCounter, InstructionId>,
    /// The first use of each instruction in flight.
    first_uses: BTreeMap<InstructionId, (FaultKind, InstructionId)>,
}

impl Search<'_> {
    fn block(&mut self, (start, end): (usize, usize), mut state: State, unresolved: &mut Unresolved<'_>) {
        let mut walked = Walked { start, ..Walked::default() };
        let mut uses: Vec<Use> = Vec::new();
        for position in start..end {
            let id = InstructionId::from_index(position);
            unresolved.visit(id, &state);
            let before = state.clone();
            state.step(self.facts, id, self.gpu, &mut uses);
            for used in uses.drain(..) {
                let kind = if used.is_read { FaultKind::Read } else { FaultKind::Overwritten };
                let fault = self.fault((kind, used.issued, id), &before, &walked);
                fault.registers.push_register(used.register);
                walked.first_uses.entry(used.issued).or_insert((kind, id));
            }
            self.lds(id, &before, &walked);
            match &self.facts[position].effect {
                Effect::Wait(counts) => {
                    let weak = counts.iter().filter(|count| count.1 > 0);
                    walked.waits.extend(weak.map(|count| (count.0, id)));
                }
                // The next uses are those of another issue.
                Effect::Memory(_) => {
                    walked.first_uses.remove(&id);
                }
                _ => {}
            }
        }
    }

    /// A read of LDS before which nothing can have been written to LDS, when it runs for the first
    /// time. All paths that reach it for the first time must agree, so that the kernel has the
    /// fault in each run that reaches the read.
    fn lds(&mut self, id: InstructionId, state: &State, walked: &Walked) {
        let is_copy = |flight: &&InstructionId| self.facts[flight.index()].lds() == Some(LdsUse::CopyIn);
        let may_be_first = self.facts[id.index()].lds() == Some(LdsUse::Read) && state.is_lds_unread;
        if !may_be_first || !state.flights.keys().any(|flight| is_copy(&flight)) {
            return;
        }
        let Some(first) = self.first_visit(id) else { return };
        let copy = first.flights.keys().find(is_copy).filter(|_| !first.is_lds_written);
        if let Some(&copy) = copy {
            self.fault((FaultKind::ReadsLds, copy, id), &first, walked);
        }
    }

    /// The state in front of an instruction when it runs for the first time.
    fn first_visit(&self, id: InstructionId) -> Option<State> {
        let mut states = self.initial.clone();
        flow_on(&mut states, self.flow, self.facts, self.gpu, Some(id))
    }

    /// The entry of a fault.
    fn fault(
        &mut self,
        (kind, issued, at): (FaultKind, InstructionId, InstructionId),
        state: &State,
        walked: &Walked,
    ) -> &mut Fault {
        let fact = &self.facts[issued.index()];
        let flight = state.flights.get(&issued);
        let count = |at: usize| {
            if fact.order[at].is_some() { flight.map_or(0, |flight| flight.newer[at]) } else { 0 }
        };
        let counters = || fact.counters.iter().enumerate().map(|(at, &counter)| (counter, count(at)));
        // The instruction was in flight at a wait of the block unless it was issued behind it.
        let is_passed = |wait: &InstructionId| {
            issued.index() < walked.start || issued.index() > at.index() || issued < *wait
        };
        let weak =
            fact.counters.iter().filter_map(|counter| walked.waits.get(counter).copied()).find(is_passed);
        self.found.entry((at, kind, issued)).or_insert_with(|| Fault {
            kind,
            issued,
            at,
            registers: Vec::new(),
            counters: counters().collect(),
            weak_wait: weak,
            goes_back: issued >= at,
            follows: walked.first_uses.get(&issued).copied(),
        })
    }
}

/// Adds single registers to ranges.
trait PushRegister {
    fn push_register(&mut self, register: Register);
}

impl PushRegister for Vec<RegisterRange> {
    fn push_register(&mut self, register: Register) {
        let all = self.iter().flat_map(|range| range.registers()).chain([register]);
        *self = RegisterRange::of(all.collect::<Vec<_>>());
    }
}
