//! The lowering of one kernel, step by step.

use std::collections::BTreeSet;

use seawall_base::{Diagnostic, EntityId, Span};
use seawall_model::{BlockId, Function, Partition, Program, Queue, Target};
use seawall_ptx::table::Meaning;
use seawall_ptx::{FunctionId, Module};

use crate::Lowered;
use crate::agreed::agreed;
use crate::analysis::Analysis;
use crate::buffers::{Buffers, Memory};
use crate::cluster::{arrived_at_cluster, find_own_ctas};
use crate::events::Effect;
use crate::expects::find_expects;
use crate::flow::{BasicBlock, Exit, Flow};
use crate::hubs::{Hubs, KERNEL, uses_other_partition};
use crate::levels::between;
use crate::lowering::{Lowering, Output};
use crate::names::Scopes;
use crate::opcodes::{StateSpace, is_strong, state_space};
use crate::roles::{Role, roles};
use crate::shapes::Shape;
use crate::shared::Shared;
use crate::threads::Threads;
use crate::unresolved::Unresolved;
use crate::waiting::waiting;

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
    let analyze = |flow: Flow, threads: Threads, allocated: Option<u64>| {
        Analysis::new(module, kernel, flow, &mut scopes.clone(), dims, threads, allocated)
            .ok_or_else(too_large)
    };
    let mut analysis = analyze(flow, Threads::new(dims), None)?;
    let mut warnings = Vec::new();
    if function.threads.is_none() {
        warnings.push(assumed_threads(function.span, module.of(function.name), dims));
    }
    let program = program(module, kernel, target, analysis.threads.warps() as u32, options.any_sign);
    let roles = roles(&mut analysis);
    let lowerings = match &roles {
        Ok(Some(roles)) => {
            let mut lowerings = Vec::new();
            for role in roles {
                let threads = Threads::of_warps(dims, role.warps.clone());
                let mut own = analyze(role.flow.clone(), threads, analysis.values.allocated)?;
                own.values.arrived.clone_from(&analysis.values.arrived);
                lowerings.push(Lowering::new(module, dims, own));
            }
            lowerings
        }
        Ok(None) | Err(_) => vec![Lowering::new(module, dims, analysis)],
    };
    let mut out = Output::new(program);
    out.warnings = warnings;
    for id in unknown {
        out.unresolved(module, Unresolved::Label, id, "its target is not known");
    }
    let roles = roles.unwrap_or_else(|(id, reason)| {
        out.unresolved(module, Unresolved::Divergence, id, reason);
        None
    });
    let dynamic = Shared::new(module, kernel).dynamic.map_or(0, |(_, start)| start);
    Ok(run(out, lowerings, roles.as_deref(), dynamic))
}

/// The program of a kernel, without blocks.
fn program(module: &Module, kernel: FunctionId, target: Target, warps: u32, any_sign: bool) -> Program {
    let function = &module.functions[kernel];
    let mut program = Program::new(module.of(function.name), Some(target));
    program.ctas = function.cluster.map_or(1, |cluster| cluster.iter().product());
    program.least_argument = if any_sign { None } else { Some(0) };
    program.partitions.push(Partition { name: "default".to_owned(), warps });
    program.functions.push(Function {
        name: module.of(function.name).to_owned(),
        kernel: true,
        arguments: function.params.len() as u32,
        entry: BlockId::from_index(0),
        blocks: Vec::new(),
    });
    program
}

/// Emits all events. Each role has a lowering of its own.
fn run(mut out: Output, mut lowerings: Vec<Lowering<'_>>, roles: Option<&[Role]>, dynamic: u32) -> Lowered {
    let all: Vec<Vec<Effect>> = lowerings.iter_mut().map(effects).collect();
    let shared = shared_barriers(&lowerings, &all);
    let are_strong =
        lowerings.iter().zip(&all).any(|(lowering, effects)| strong_to_others(lowering, effects));
    let mut hubs = roles.map(|roles| Hubs::new(&mut out.program, roles));
    let shapes = |memory: Memory| -> Vec<&Shape> {
        let pieces = all.iter().flatten().flat_map(|effect| &effect.pieces);
        pieces.filter(|piece| piece.memory == memory).filter_map(|piece| piece.shape.as_ref().ok()).collect()
    };
    let first = lowerings.iter().zip(&all).find_map(|(lowering, effects)| {
        Some((lowering.module, lowering.flow.steps[effects.first()?.step].id))
    });
    if let Some((module, id)) = first {
        let origin = out.origin(module, id);
        out.buffers = Buffers::new(&mut out.program, KERNEL, origin, shapes);
    }
    for (number, (lowering, effects)) in lowerings.iter_mut().zip(&all).enumerate() {
        lowering.out = out;
        lowering.shared_barriers.clone_from(&shared);
        lowering.strong_from_other_ctas = are_strong;
        let role = roles.and_then(|roles| roles.get(number));
        if let (Some(hubs), Some(role)) = (&hubs, role) {
            lowering.parts = Some(hubs.parts(&mut lowering.out.program, role));
        }
        lowering.declare_blocks();
        effects.iter().for_each(|effect| lowering.emit(effect));
        report_divergence(lowering);
        crate::cluster::report_ranks(lowering);
        crate::starts::report_starts(lowering);
        crate::spins::report_spins(lowering);
        crate::choices::report_choices(lowering);
        crate::flags::find_flags(lowering);
        crate::early_reads::report_early_reads(lowering);
        lowering.connect_blocks();
        if let (Some(hubs), Some(role)) = (&mut hubs, role) {
            report_values(lowering);
            hubs.enter(role, &lowering.blocks);
        }
        out = std::mem::replace(&mut lowering.out, Output::new(Program::new("", None)));
    }
    match hubs {
        Some(hubs) => hubs.connect(&mut out.program),
        None => out.program.functions[KERNEL].blocks = out.program.blocks.ids().collect(),
    }
    lowered(out, dynamic, roles.is_some())
}

fn lowered(out: Output, dynamic: u32, has_roles: bool) -> Lowered {
    let Output {
        program,
        instructions,
        mut warnings,
        imprecise,
        by_rank,
        of_allocation,
        early_reads,
        flags,
        withheld,
        bounded,
        ..
    } = out;
    let flags = flags.complete(has_roles, program.ctas > 1);
    warnings.sort_by_key(|warning| warning.primary.span);
    warnings.dedup();
    Lowered {
        program,
        instructions,
        warnings,
        imprecise,
        by_rank,
        of_allocation,
        early_reads,
        flags,
        withheld,
        bounded,
        dynamic,
    }
}

/// Reports values of a loop that a role uses behind a barrier of all threads.
fn report_values(lowering: &mut Lowering<'_>) {
    for block in lowering.flow.order.clone() {
        let own = lowering.blocks[block];
        let BasicBlock { first, end, .. } = lowering.flow.blocks[block];
        if own.is_some_and(|own| uses_other_partition(&lowering.out.program, own)) && end > first {
            let id = lowering.flow.steps[end - 1].id;
            let reason = "it depends on a value of a loop before the last barrier of all threads";
            lowering.unresolved(Unresolved::Count, id, reason);
        }
    }
}

/// The steps of a role that may have an effect, with what they touch.
fn effects(lowering: &mut Lowering<'_>) -> Vec<Effect> {
    let mut effects = Vec::new();
    let reached = |&block: &usize| lowering.sides.reached[block];
    for block in lowering.flow.order.iter().copied().filter(reached).collect::<Vec<usize>>() {
        for step in lowering.flow.blocks[block].first..lowering.flow.blocks[block].end {
            let meaning = lowering.module.opcode_of(lowering.flow.steps[step].id).row.map(|row| row.meaning);
            if matches!(meaning, Some(Meaning::Value(_) | Meaning::Mma | Meaning::Nothing)) {
                continue;
            }
            let guard = lowering.guard(block, step);
            if guard.threads.contains(&true) {
                effects.push(Effect { step, block, guard, pieces: Vec::new() });
            }
        }
    }
    find_own_ctas(lowering, &effects);
    lowering.agreed = agreed(lowering, &effects);
    lowering.arrived_at_cluster = arrived_at_cluster(lowering);
    lowering.waiting = waiting(lowering, &effects);
    find_expects(lowering, &effects);
    crate::tensors::sizes(lowering, &effects);
    for effect in &mut effects {
        effect.pieces = lowering.pieces(effect.step, &effect.guard);
    }
    crate::tensors::bound_stores(lowering, &mut effects);
    effects
}

/// Whether a role accesses the memory of another CTA by a strong operation.
fn strong_to_others(lowering: &Lowering<'_>, effects: &[Effect]) -> bool {
    effects.iter().any(|effect| {
        let opcode = lowering.module.opcode_of(lowering.flow.steps[effect.step].id);
        let is_other = !lowering.in_own_cta.contains(&effect.step);
        is_other && is_strong(opcode) && state_space(opcode) == StateSpace::Cluster
    })
}

/// The numbers of barriers of some threads that several roles use.
fn shared_barriers(lowerings: &[Lowering<'_>], all: &[Vec<Effect>]) -> BTreeSet<u32> {
    let (mut seen, mut shared) = (BTreeSet::new(), BTreeSet::new());
    for (lowering, effects) in lowerings.iter().zip(all) {
        let partial = effects.iter().filter_map(|effect| lowering.number_of_partial_barrier(effect));
        for number in partial.collect::<BTreeSet<u32>>() {
            if !seen.insert(number) {
                shared.insert(number);
            }
        }
    }
    shared
}

/// Reports synchronization that only some threads reach, and branches of which both sides access
/// shared memory: the model takes all warps along one path.
fn report_divergence(lowering: &mut Lowering<'_>) {
    for block in lowering.flow.order.clone() {
        let branches = match &lowering.flow.blocks[block].exit {
            Exit::Branch { step, .. } => vec![*step],
            Exit::Switch(_) => vec![lowering.flow.blocks[block].end - 1],
            Exit::Goto(_) | Exit::Return | Exit::Unreachable => Vec::new(),
        };
        let Some(&step) = branches.first() else { continue };
        let guard = lowering.values.uses[step].guard;
        let diverges = guard.is_none_or(|guard| lowering.levels.of(guard) != crate::expr::Level::Cta);
        if !diverges || lowering.sides.joined.contains(&block) {
            continue;
        }
        let inside = between(&lowering.flow, block, lowering.after[block]);
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
    lowering.blocks[block].is_some_and(|block| !lowering.out.program.blocks[block].events.is_empty())
}

/// Whether a block has an event that other threads may depend on. Accesses do nothing for them, and
/// neither do waits for accesses to tensor memory: each thread waits for its own. What a warp has
/// waited for depends on its own path alone, so the model may take all warps along each path.
fn synchronizes(lowering: &Lowering<'_>, block: usize) -> bool {
    use seawall_model::Action;
    let Some(block) = lowering.blocks[block] else { return false };
    let is_own = |action: &Action| match action {
        Action::Touch { .. } | Action::Atomic { .. } => true,
        Action::Copy { queue, .. } => *queue == Queue::TmemAccess,
        Action::Wait(wait) => wait.queue == Queue::TmemAccess,
        _ => false,
    };
    let program = &lowering.out.program;
    program.blocks[block].events.iter().any(|&event| !is_own(&program.events[event].action))
}

/// A note that a kernel is checked with the largest CTA that it allows.
fn assumed_threads(span: Span, name: &str, dims: [u32; 3]) -> Diagnostic {
    let [x, y, z] = dims;
    let message = format!("`{name}` is checked with CTAs of {x} x {y} x {z} threads");
    Diagnostic::warning("ptx::launch", span, message)
        .label("states only the largest number of threads, by `.maxntid`")
        .help("state the size of the launch by `.reqntid` if it is smaller")
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
