//! What is known of the values of a kernel, or of one of its roles.

use seawall_ptx::table::{Control, Meaning};
use seawall_ptx::{FunctionId, Module};

use crate::flow::{Exit, Flow};
use crate::levels::{Levels, postdominators};
use crate::names::Scopes;
use crate::reaching::Definitions;
use crate::registers::{EarlyRead, collect, early_reads};
use crate::shared::Shared;
use crate::sides::Sides;
use crate::sums::Sums;
use crate::threads::Threads;
use crate::values::Values;

/// How often sides that no thread takes are removed, waits are resolved, and predicates become
/// branches.
const ROUNDS: usize = 32;

/// The values of a kernel, or of one of its roles.
pub(crate) struct Analysis<'m> {
    pub(crate) flow: Flow,
    pub(crate) values: Values<'m>,
    pub(crate) levels: Levels,
    pub(crate) sums: Sums,
    pub(crate) sides: Sides,
    pub(crate) threads: Threads,
    /// The postdominators.
    pub(crate) after: Vec<Option<usize>>,
    /// Registers that are read before the wait for them.
    pub(crate) early_reads: Vec<EarlyRead>,
}

impl<'m> Analysis<'m> {
    /// Analyzes a control-flow graph, without the sides that no thread takes. `allocated` is the
    /// place at which other warps leave the address of tensor memory. `None` if it is too large.
    pub(crate) fn new(
        module: &'m Module,
        kernel: FunctionId,
        mut flow: Flow,
        scopes: &mut Scopes<'m>,
        dims: [u32; 3],
        threads: Threads,
        allocated: Option<u64>,
    ) -> Option<Self> {
        for _ in 0..ROUNDS {
            let mut analysis = Self::once(module, kernel, flow, scopes, dims, threads.clone(), allocated)?;
            let changed = analysis.decide()
                || analysis.resolve_waits()
                || analysis.branch_on_predicates()
                || analysis.ignore_traps();
            if !changed {
                analysis.early_reads = early_reads(module, &analysis.flow, scopes);
                return Some(analysis);
            }
            flow = analysis.flow;
        }
        let mut analysis = Self::once(module, kernel, flow, scopes, dims, threads, allocated)?;
        analysis.early_reads = early_reads(module, &analysis.flow, scopes);
        Some(analysis)
    }

    /// Removes the sides of branches that all threads decide in one way. Returns whether there are
    /// any.
    fn decide(&mut self) -> bool {
        let mut decided = false;
        for block in self.flow.order.clone() {
            let Exit::Branch { step, taken, otherwise } = self.flow.blocks[block].exit else { continue };
            let Some(condition) = self.values.uses[step].guard else { continue };
            if let Some(value) = self.levels.constant(&self.values, condition) {
                self.flow.blocks[block].exit = Exit::Goto(if value & 1 != 0 { taken } else { otherwise });
                decided = true;
            }
        }
        if decided {
            self.flow.finish();
        }
        decided
    }

    fn once(
        module: &'m Module,
        kernel: FunctionId,
        flow: Flow,
        scopes: &mut Scopes<'m>,
        dims: [u32; 3],
        threads: Threads,
        allocated: Option<u64>,
    ) -> Option<Self> {
        let read = |step: usize, scopes: &mut Scopes<'m>| registers(module, &flow, step, scopes);
        let definitions = Definitions::new(module, &flow, scopes, read)?;
        let mut shared = Shared::new(module, kernel);
        shared.allocated = allocated;
        let function = &module.functions[kernel];
        let mut values = Values::new(module, &flow, scopes, &definitions, shared, dims, function);
        let after = postdominators(&flow);
        let mut levels = Levels::new(&values, &flow, &after, threads.clone());
        levels.count_iterations(&mut values, &flow);
        let sums = Sums::new(&mut values, &flow, &mut levels, dims);
        let sides = Sides::new(&mut values, &flow, &mut levels, &after);
        Some(Analysis { flow, values, levels, sums, sides, threads, after, early_reads: Vec::new() })
    }
}

/// The registers that a step reads.
fn registers<'m>(module: &'m Module, flow: &Flow, step: usize, scopes: &mut Scopes<'m>) -> Vec<u32> {
    let step = flow.steps[step];
    let mut names = Vec::new();
    if let Some(guard) = module.instructions[step.id].guard {
        names.push(module.of(guard.register));
    }
    let is_branch = matches!(
        module.opcode_of(step.id).row.map(|row| row.meaning),
        Some(Meaning::Control(Control::Branch | Control::Call))
    );
    if !is_branch {
        let operands = module.operands_of(step.id);
        collect(module, operands, &mut names);
    }
    let registers = names.into_iter().filter(|name| !name.is_empty());
    registers.map(|name| scopes.register(step.scope, name)).collect()
}
