//! The lowering of one kernel, step by step.

use seawall_base::{Diagnostic, EntityId};
use seawall_model::{BlockId, Target};
use seawall_ptx::table::{Control, Meaning};
use seawall_ptx::{FunctionId, Module, OperandKind};

use crate::Lowered;
use crate::buffers::Buffers;
use crate::events::Effect;
use crate::flow::{Exit, Flow};
use crate::levels::{Levels, between, postdominators};
use crate::lowering::Lowering;
use crate::names::Scopes;
use crate::reaching::Definitions;
use crate::shapes::Shape;
use crate::shared::Shared;
use crate::sums::Sums;
use crate::threads::Threads;
use crate::unresolved::Unresolved;
use crate::values::Values;

/// The largest number of threads of a CTA (CUDA C++ Programming Guide, "Compute Capabilities").
const MOST_THREADS: u64 = 1024;

/// The kernels of a module, in the order of the text.
pub fn kernels(module: &Module) -> Vec<FunctionId> {
    let is_kernel = |id: &FunctionId| {
        let function = &module.functions[*id];
        function.entry && function.body.is_some()
    };
    module.functions.ids().filter(is_kernel).collect()
}

/// Options of the lowering.
#[derive(Clone, Debug, Default)]
pub struct LowerOptions {
    /// The GPU. `None` means the target of the module.
    pub target: Option<Target>,
    /// Let integer parameters of kernels be negative. Otherwise they are sizes.
    pub any_sign: bool,
}

/// Lowers a kernel.
///
/// # Errors
///
/// Returns an error if the target is not an NVIDIA GPU, if the kernel does not state the size of
/// its CTA, or if it is too large.
pub fn lower(
    module: &Module,
    kernel: FunctionId,
    options: &LowerOptions,
) -> Result<Lowered, Vec<Diagnostic>> {
    let function = &module.functions[kernel];
    let stated = || module.of(module.target).trim_end_matches(['a', 'f']).parse().ok();
    let Some(target) = options.target.clone().or_else(stated).filter(Target::is_nvidia) else {
        let message = "the target is not an NVIDIA GPU";
        let error = Diagnostic::error("ptx::target", module.target, message);
        return Err(vec![error.help("state a target such as `.target sm_90`, or use `--target sm_90`")]);
    };
    let dims = threads(module, kernel)?;
    let (mut scopes, mut unknown) = (Scopes::default(), Vec::new());
    let flow = Flow::new(module, function, &mut scopes, &mut unknown);
    let too_large = || {
        let message = "the kernel has too many blocks and registers";
        vec![
            Diagnostic::error("ptx::too-large", function.span, message)
                .help("check parts of the kernel as kernels of their own"),
        ]
    };
    let definitions =
        Definitions::new(module, &flow, &mut scopes, |step, scopes| registers(module, &flow, step, scopes))
            .ok_or_else(too_large)?;
    let shared = Shared::new(module, kernel);
    let params = function.params.iter().map(|&param| module.of(module.variables[param].name));
    let mut values = Values::new(module, &flow, &mut scopes, &definitions, shared, dims, params);
    values.exprs.bound_parameters(if options.any_sign { None } else { Some(0) });
    let after = postdominators(&flow);
    let mut levels = Levels::new(&values, &flow, &after);
    let sums = Sums::new(&mut values, &flow, &mut levels, dims);
    let mut lowering = Lowering::new(
        module,
        module.of(function.name),
        target,
        function.params.len() as u32,
        flow,
        values,
        levels,
        sums,
        Threads::new(dims),
    );
    lowering.program.ctas = function.cluster.map_or(1, |cluster| cluster.iter().product());
    for id in unknown {
        lowering.unresolved(Unresolved::Label, id, "its target is not known");
    }
    if function.threads.is_none() {
        let warning = Unresolved::Launch.warning(
            function.span,
            module.of(function.name),
            "its CTA may have fewer threads than `.maxntid` states",
        );
        lowering.warnings.push(warning);
    }
    Ok(run(lowering, &after))
}

/// Emits all events.
fn run(mut lowering: Lowering<'_>, after: &[Option<usize>]) -> Lowered {
    lowering.declare_blocks();
    let mut effects = Vec::new();
    for block in lowering.flow.order.clone() {
        for step in lowering.flow.blocks[block].first..lowering.flow.blocks[block].end {
            let meaning = lowering.module.opcode_of(lowering.flow.steps[step].id).row.map(|row| row.meaning);
            if matches!(meaning, Some(Meaning::Value(_) | Meaning::Mma | Meaning::Nothing)) {
                continue;
            }
            let guard = lowering.guard(step);
            effects.push(Effect { step, block, guard, pieces: Vec::new() });
        }
    }
    crate::tensors::sizes(&mut lowering, &effects);
    for effect in &mut effects {
        effect.pieces = lowering.pieces(effect.step, &effect.guard);
    }
    crate::tensors::bound_stores(&mut lowering, &mut effects);
    let shapes = |is_mbarrier: bool| -> Vec<&Shape> {
        let pieces = effects.iter().flat_map(|effect| &effect.pieces);
        pieces
            .filter(|piece| piece.is_mbarrier == is_mbarrier)
            .filter_map(|piece| piece.shape.as_ref().ok())
            .collect()
    };
    if let Some(effect) = effects.first() {
        let origin = lowering.origin(lowering.flow.steps[effect.step].id);
        lowering.buffers =
            Buffers::new(&mut lowering.program, lowering.function, origin, &shapes(false), &shapes(true));
    }
    for effect in &effects {
        lowering.emit(effect);
    }
    report_divergence(&mut lowering, after);
    lowering.connect_blocks();
    lowering.program.functions[lowering.function].entry = BlockId::from_index(0);
    let Lowering { program, instructions, mut warnings, imprecise, withheld, .. } = lowering;
    warnings.sort_by_key(|warning| warning.primary.span);
    warnings.dedup();
    Lowered { program, instructions, warnings, imprecise, withheld }
}

/// Reports synchronization that only some threads reach, and branches of which both sides access
/// shared memory: the model takes all warps along one path.
fn report_divergence(lowering: &mut Lowering<'_>, after: &[Option<usize>]) {
    for block in lowering.flow.order.clone() {
        let branches = match &lowering.flow.blocks[block].exit {
            Exit::Branch { step, .. } => vec![*step],
            Exit::Switch(_) => vec![lowering.flow.blocks[block].end - 1],
            Exit::Goto(_) | Exit::Return | Exit::Unreachable => Vec::new(),
        };
        let Some(&step) = branches.first() else { continue };
        let guard = lowering.values.uses[step].guard;
        let diverges = guard.is_none_or(|guard| lowering.levels.of(guard) != crate::expr::Level::Cta);
        if !diverges {
            continue;
        }
        let inside = between(&lowering.flow, block, after[block]);
        let accesses: Vec<usize> =
            inside.iter().copied().filter(|&inside| has_events(lowering, inside)).collect();
        let synchronizes = inside.iter().any(|&inside| synchronizes(lowering, inside));
        let id = lowering.flow.steps[step].id;
        if synchronizes {
            lowering.unresolved(
                Unresolved::Divergence,
                id,
                "threads diverge here, and some of them synchronize before they meet",
            );
        } else if accesses.len() > 1 {
            lowering.unresolved(
                Unresolved::Divergence,
                id,
                "threads diverge here, and access shared memory on several paths",
            );
        }
    }
}

fn has_events(lowering: &Lowering<'_>, block: usize) -> bool {
    lowering.blocks[block].is_some_and(|block| !lowering.program.blocks[block].events.is_empty())
}

/// Whether a block has an event other than an access.
fn synchronizes(lowering: &Lowering<'_>, block: usize) -> bool {
    use seawall_model::Action;
    let Some(block) = lowering.blocks[block] else { return false };
    lowering.program.blocks[block].events.iter().any(|&event| {
        !matches!(lowering.program.events[event].action, Action::Touch { .. } | Action::Atomic { .. })
    })
}

/// The threads of a CTA by dimension.
fn threads(module: &Module, kernel: FunctionId) -> Result<[u32; 3], Vec<Diagnostic>> {
    let function = &module.functions[kernel];
    let error = |message: &str, help: &str| {
        vec![Diagnostic::error("ptx::threads", function.span, message).label("this kernel").help(help)]
    };
    let Some(dims) = function.threads.or(function.max_threads) else {
        let name = module.of(function.name);
        return Err(error(
            &format!("the kernel `{name}` does not state the size of its CTA"),
            "add `.reqntid X, Y, Z` behind its parameters, with the size of the launch",
        ));
    };
    let count: u64 = dims.iter().map(|&dim| u64::from(dim)).product();
    if dims.contains(&0) || count > MOST_THREADS {
        return Err(error("the size of the CTA is not valid", "a CTA has 1 to 1024 threads"));
    }
    Ok(dims)
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
