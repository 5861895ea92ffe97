//! Registers that `wgmma` writes after it has ended, and that are read before the wait.
//!
//! Reading them before `wgmma.wait_group` is undefined (PTX ISA, "Asynchronous wgmma Operations").
//! The registers of `tcgen05.ld` are not followed: the assembler lets their first use wait for the
//! load, and compilers rely on it.

use std::collections::{BTreeMap, BTreeSet};

use seawall_ptx::table::{Meaning, Value, Wgmma};
use seawall_ptx::{Module, Opcode, Operand, OperandKind};

use crate::flow::{Flow, result_operands, results};
use crate::names::Scopes;

/// The groups of MMAs behind an MMA are counted up to this number, which no wait leaves in flight.
const MOST_GROUPS: u32 = 16;

/// A register that is read before a wait for the operation that writes it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct EarlyRead {
    /// The step that starts the operation, and its block.
    pub(crate) operation: (usize, usize),
    /// The step that reads the register, and its block.
    pub(crate) reader: (usize, usize),
    /// The name of the register in the reader.
    pub(crate) register: String,
    /// Whether no path waits.
    pub(crate) is_certain: bool,
}

/// An operation in flight.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Flight {
    block: usize,
    /// How many groups were closed behind it, on the paths on which it is in flight.
    groups: BTreeSet<u32>,
    /// Whether some path has waited for it.
    waited: bool,
    /// The first step that reads one of its registers, its block, and the register.
    reader: Option<(usize, usize, String)>,
}

/// What is in flight before a step.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct State {
    flights: BTreeMap<usize, Flight>,
    /// The operations whose results a register may have.
    registers: BTreeMap<u32, BTreeSet<usize>>,
}

impl State {
    /// Adds the state of another path. Returns whether it has something new.
    fn join(&mut self, other: &State) -> bool {
        let before = self.clone();
        for (&step, flight) in &other.flights {
            let own = self.flights.entry(step).or_insert_with(|| flight.clone());
            own.groups.extend(&flight.groups);
            own.waited |= flight.waited;
            own.reader = match (own.reader.take(), flight.reader.clone()) {
                (Some(one), Some(other)) => Some(one.min(other)),
                (one, other) => one.or(other),
            };
        }
        for (&register, steps) in &other.registers {
            self.registers.entry(register).or_default().extend(steps);
        }
        *self != before
    }
}

/// The reads of registers before the wait for them.
pub(crate) fn early_reads<'m>(module: &'m Module, flow: &Flow, scopes: &mut Scopes<'m>) -> Vec<EarlyRead> {
    let is_asynchronous = |&block: &usize| {
        let steps = flow.blocks[block].first..flow.blocks[block].end;
        steps.into_iter().any(|step| is_mma(module.opcode_of(flow.steps[step].id)))
    };
    if !flow.order.iter().any(is_asynchronous) {
        return Vec::new();
    }
    let mut starts = vec![State::default(); flow.blocks.len()];
    let mut finder = Finder { module, flow, scopes, found: BTreeSet::new() };
    let mut todo: BTreeSet<usize> = (0..flow.order.len()).collect();
    while let Some(position) = todo.pop_first() {
        let block = flow.order[position];
        let end = finder.after(block, starts[block].clone());
        for next in flow.blocks[block].exit.successors() {
            if starts[next].join(&end) {
                todo.extend(flow.position[next]);
            }
        }
    }
    // The states at the starts are complete now.
    finder.found.clear();
    for &block in &flow.order {
        finder.after(block, starts[block].clone());
    }
    finder.found.into_iter().collect()
}

struct Finder<'a, 'm> {
    module: &'m Module,
    flow: &'a Flow,
    scopes: &'a mut Scopes<'m>,
    found: BTreeSet<EarlyRead>,
}

impl<'m> Finder<'_, 'm> {
    /// The state behind a block.
    fn after(&mut self, block: usize, mut state: State) -> State {
        for step in self.flow.blocks[block].first..self.flow.blocks[block].end {
            self.step(block, step, &mut state);
        }
        state
    }

    fn step(&mut self, block: usize, step: usize, state: &mut State) {
        let (module, id) = (self.module, self.flow.steps[step].id);
        let opcode = module.opcode_of(id);
        let is_guarded = module.instructions[id].guard.is_some();
        let meaning = opcode.row.map(|row| row.meaning);
        match meaning {
            Some(Meaning::Wgmma(Wgmma::Wait)) => {
                let pending = module.operands_of(id).first().and_then(constant);
                if let Some(pending) = pending {
                    complete(state, pending, is_guarded);
                }
            }
            Some(Meaning::Wgmma(Wgmma::Commit)) => close_group(state),
            _ => {}
        }
        let is_copy = meaning == Some(Meaning::Value(Value::Mov));
        let read = self.read(step);
        let mut copied: BTreeSet<usize> = BTreeSet::new();
        for (register, name) in read {
            let operations = state.registers.get(&register).cloned().unwrap_or_default();
            if is_copy {
                copied.extend(operations);
            } else {
                operations
                    .into_iter()
                    .for_each(|from| self.reads(state, from, (step, block, name.to_owned())));
            }
        }
        if is_mma(opcode) {
            copied = BTreeSet::from([step]);
            let groups = BTreeSet::from([0]);
            state.flights.insert(step, Flight { block, groups, waited: false, reader: None });
        }
        let scope = self.flow.steps[step].scope;
        for name in results(module, id) {
            let register = self.scopes.register(scope, name);
            let own = state.registers.entry(register).or_default();
            if !is_guarded {
                own.clear();
            }
            own.extend(&copied);
            if own.is_empty() {
                state.registers.remove(&register);
            }
        }
    }

    /// The registers that a step reads. The accumulator of an MMA may be in flight.
    fn read(&mut self, step: usize) -> Vec<(u32, &'m str)> {
        let (module, own) = (self.module, self.flow.steps[step]);
        let mut names = Vec::new();
        if let Some(guard) = module.instructions[own.id].guard {
            names.push(module.of(guard.register));
        }
        let operands = module.operands_of(own.id);
        let inputs = operands.get(result_operands(module, own.id)..).unwrap_or(operands);
        collect(module, inputs, &mut names);
        for operand in operands.iter().take(result_operands(module, own.id)) {
            if let OperandKind::Address { .. } = operand.kind {
                collect(module, std::slice::from_ref(operand), &mut names);
            }
        }
        names.retain(|name| !name.is_empty());
        names.into_iter().map(|name| (self.scopes.register(own.scope, name), name)).collect()
    }

    /// A step reads a result.
    fn reads(&mut self, state: &mut State, from: usize, reader: (usize, usize, String)) {
        let Some(flight) = state.flights.get_mut(&from).filter(|flight| !flight.groups.is_empty()) else {
            return;
        };
        if flight.reader.as_ref().is_none_or(|known| *known > reader) {
            flight.reader = Some(reader);
        }
        let flight = flight.clone();
        self.report(from, &flight);
    }

    fn report(&mut self, from: usize, flight: &Flight) {
        let Some((reader, reader_block, register)) = flight.reader.clone() else { return };
        self.found.insert(EarlyRead {
            operation: (from, flight.block),
            reader: (reader, reader_block),
            register,
            is_certain: !flight.waited,
        });
    }
}

/// A wait that leaves some groups in flight.
fn complete(state: &mut State, pending: u32, is_guarded: bool) {
    for flight in state.flights.values_mut() {
        flight.waited |= flight.groups.iter().any(|groups| *groups > pending);
        if !is_guarded {
            flight.groups.retain(|groups| *groups <= pending);
        }
    }
}

fn close_group(state: &mut State) {
    for flight in state.flights.values_mut() {
        flight.groups = flight.groups.iter().map(|groups| (groups + 1).min(MOST_GROUPS)).collect();
    }
}

fn is_mma(opcode: &Opcode) -> bool {
    opcode.row.is_some_and(|row| row.meaning == Meaning::Wgmma(Wgmma::Mma))
}

fn constant(operand: &Operand) -> Option<u32> {
    match operand.kind {
        OperandKind::Integer(value) => u32::try_from(value).ok(),
        _ => None,
    }
}

/// The names in operands.
pub(crate) fn collect<'m>(
    module: &'m Module,
    operands: &'m [seawall_ptx::Operand],
    names: &mut Vec<&'m str>,
) {
    for operand in operands {
        match operand.kind {
            OperandKind::Name => names.push(module.of(operand.span)),
            OperandKind::Negated { name } | OperandKind::Sum { name, .. } => names.push(module.of(name)),
            OperandKind::Vector(parts)
            | OperandKind::List(parts)
            | OperandKind::Pair(parts)
            | OperandKind::Address { parts, .. } => collect(module, module.operands(parts), names),
            OperandKind::Integer(_) | OperandKind::Float => {}
        }
    }
}
