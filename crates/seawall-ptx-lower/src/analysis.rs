//! What is known of the values of a kernel, or of one of its roles.

use seawall_ptx::table::{Control, Meaning};
use seawall_ptx::{FunctionId, Module, OperandKind};

use crate::flow::Flow;
use crate::levels::{Levels, postdominators};
use crate::names::Scopes;
use crate::reaching::Definitions;
use crate::shared::Shared;
use crate::sides::Sides;
use crate::sums::Sums;
use crate::threads::Threads;
use crate::values::Values;

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
}

impl<'m> Analysis<'m> {
    /// Analyzes a control-flow graph. `None` if it is too large.
    pub(crate) fn new(
        module: &'m Module,
        kernel: FunctionId,
        flow: Flow,
        scopes: &mut Scopes<'m>,
        dims: [u32; 3],
        threads: Threads,
    ) -> Option<Self> {
        let read = |step: usize, scopes: &mut Scopes<'m>| registers(module, &flow, step, scopes);
        let definitions = Definitions::new(module, &flow, scopes, read)?;
        let shared = Shared::new(module, kernel);
        let function = &module.functions[kernel];
        let mut values = Values::new(module, &flow, scopes, &definitions, shared, dims, function);
        let after = postdominators(&flow);
        let mut levels = Levels::new(&values, &flow, &after, threads.clone());
        let sums = Sums::new(&mut values, &flow, &mut levels, dims);
        let sides = Sides::new(&mut values, &flow, &mut levels, &after);
        Some(Analysis { flow, values, levels, sums, sides, threads, after })
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

/// The names in operands.
fn collect<'m>(module: &'m Module, operands: &'m [seawall_ptx::Operand], names: &mut Vec<&'m str>) {
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
