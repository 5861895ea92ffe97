//! Preconditions of proofs about two groups: there are two, all warps of both arrive in step, and
//! only the boundaries of the pipeline hold them.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_base::Diagnostic;
use seawall_dialects::{Launch, num_warps_at, partitions_of};
use seawall_lower::Lowered;
use seawall_mlir::{Module, OpId};
use seawall_model::{Action, Event, EventId, FunctionId, Program, Target, Terminator, TokenOp};

use crate::calls::Calls;
use crate::find::Pipeline;
use crate::tree::around;
use crate::{GROUP_WARPS, lanes, marks};

/// Returns why nothing can be proved about the pipelines of `m`, which is `lowered`. Empty if it
/// can.
pub(crate) fn refusals(m: &Module, lowered: &Lowered, pipelines: &[Pipeline]) -> Vec<Diagnostic> {
    let calls = Calls::new(m);
    let heads = pipelines.iter().filter_map(Pipeline::first_op);
    let mut errors: Vec<Diagnostic> = heads.filter_map(|op| not_in_step(m, &calls, op)).collect();
    errors.extend(not_alone(m, lowered, &calls, pipelines));
    errors
}

/// Returns what proofs about the two groups do not cover: warps that do not take part, and what
/// stages call or wait for.
pub(crate) fn not_alone(
    m: &Module,
    lowered: &Lowered,
    calls: &Calls<'_>,
    pipelines: &[Pipeline],
) -> Vec<Diagnostic> {
    let mut errors = Vec::new();
    for pipeline in pipelines {
        let Some(first) = pipeline.first_op() else { continue };
        errors.extend(other_lanes(m, lowered, first));
        if lowered.divergent_ops.contains(&first) {
            errors.push(uneven(m, first));
        }
    }
    let stages = Stages { m, lowered, calls, pipelines };
    errors.extend(stages.refused());
    errors
}

/// Returns why there are not two groups that reach a pipeline in step.
fn not_in_step(m: &Module, calls: &Calls<'_>, op: OpId) -> Option<Diagnostic> {
    if let Some(shift) = marks::shifts_already(m, calls, op) {
        let message = "the groups of warps are already out of step";
        return Some(
            Diagnostic::error("pipeline::shifted-already", m.op(shift).name_span, message)
                .label("this op shifts them")
                .help(
                    "make the pipeline before anything else shifts the groups; `--compat` skips this check",
                ),
        );
    }
    if let Some(partition) = partition_of(m, calls, op) {
        let message = "a partition of a warp-specialized kernel runs this pipeline";
        return Some(
            Diagnostic::error("pipeline::partition", m.op(op).name_span, message)
                .label("its thread numbers do not start at 0, so that all its warps would be in one group")
                .also(m.op(partition).name_span, "the partitions")
                .help("move the pipeline to the default region, which has the first warps; `--compat` skips this check"),
        );
    }
    let warps = num_warps_at(m, op).filter(|&warps| warps <= GROUP_WARPS)?;
    let message = one_group(warps);
    Some(
        Diagnostic::error("pipeline::one-group", m.op(op).name_span, message)
            .label("a pipeline has no effect here")
            .help("compile the kernel for 8 warps, two on each SIMD; `--compat` skips this check"),
    )
}

/// Returns the message about a kernel of so few warps that they are one group.
pub(crate) fn one_group(warps: u32) -> String {
    let many = if warps == 1 { "" } else { "s" };
    format!("with {warps} warp{many}, the kernel has only one group of warps, and a warp pipeline needs two")
}

/// Returns the op with the partition, other than the default, that reaches `op`. The written code
/// assigns threads to groups by their number in the workgroup, and the first threads are those of
/// the default.
fn partition_of(m: &Module, calls: &Calls<'_>, op: OpId) -> Option<OpId> {
    let within = |op: OpId| {
        let regions: Vec<_> = around(m, op)
            .filter_map(|op| m.op(op).parent)
            .filter_map(|block| m.block(block).parent)
            .collect();
        let is_mine = |op: &OpId| partitions_of(m, *op).iter().any(|of| regions.contains(&of.region));
        around(m, op).find(is_mine)
    };
    std::iter::once(op).chain(calls.sites(op)).find_map(within)
}

/// Returns an error if a warp has another number of lanes than a warp of the GPU. The written code
/// assigns threads to groups by the threads in four warps of the GPU.
fn other_lanes(m: &Module, lowered: &Lowered, op: OpId) -> Option<Diagnostic> {
    let Some(Target::Amd(arch)) = &lowered.program.target else { return None };
    let own = lanes(arch);
    let stated = around(m, op)
        .filter_map(|op| Launch::of(m, op).threads_per_warp)
        .next()
        .filter(|&stated| stated != own)?;
    let message = format!("the module has warps of {stated} lanes, but warps of {arch} have {own}");
    Some(
        Diagnostic::error("pipeline::lanes", m.op(op).name_span, message)
            .label("the groups would not consist of the warps that were compiled")
            .help(format!(
                "compile the kernel for {own} lanes, or name its GPU with `--target`; `--compat` skips this check"
            )),
    )
}

fn uneven(m: &Module, op: OpId) -> Diagnostic {
    let message = "not every thread reaches this pipeline equally often";
    Diagnostic::error("pipeline::divergent", m.op(op).name_span, message)
        .label("a condition or trip count around it, or its own trip count, depends on the thread id")
        .help("the barriers of a pipeline wait for all warps: move it out, or make the condition uniform; `--compat` skips this check")
}

/// What a function that a stage calls does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Does {
    /// Nothing that matters here.
    Nothing,
    /// It touches memory that the analysis tracks.
    Touches,
    /// It has a barrier or a wait.
    Synchronizes,
}

struct Stages<'a> {
    m: &'a Module,
    lowered: &'a Lowered,
    calls: &'a Calls<'a>,
    pipelines: &'a [Pipeline],
}

impl Stages<'_> {
    /// Returns errors for calls in stages of functions that do what no stage may do or that are not
    /// analysed, and for waits for other warps.
    fn refused(&self) -> Vec<Diagnostic> {
        let (m, program) = (self.m, &self.lowered.program);
        let stages = self.pipelines.iter().flat_map(|pipeline| &pipeline.stages);
        let inside: FxHashSet<OpId> = stages.flat_map(|stage| m.walk_op(stage.op)).collect();
        let mut by_function: FxHashMap<FunctionId, Does> = FxHashMap::default();
        let mut found: Vec<(OpId, Diagnostic)> = Vec::new();
        for event in program.blocks.values().flat_map(|block| &block.events) {
            let Some(op) = self.op(*event).filter(|op| inside.contains(op)) else { continue };
            let error = match &program.events[*event].action {
                Action::Call(call) => {
                    let does = call
                        .callee
                        .map(|callee| *by_function.entry(callee).or_insert_with(|| does(program, callee)));
                    self.called(op, does)
                }
                action if waits_for_warps(action) => Some(waiting(m, op)),
                _ => None,
            };
            found.extend(error.map(|error| (op, error)));
        }
        found.sort_by_key(|found| m.op(found.0).span.start);
        found.dedup_by_key(|found| found.0);
        found.into_iter().map(|found| found.1).collect()
    }

    fn op(&self, event: EventId) -> Option<OpId> {
        self.lowered.ops.get(self.lowered.program.origin_of(event).index as usize).copied()
    }

    /// `does` is what the function does. `None` if the module does not have it.
    fn called(&self, call: OpId, does: Option<Does>) -> Option<Diagnostic> {
        let m = self.m;
        let error = |code, message: &str| Diagnostic::error(code, m.op(call).name_span, message);
        let reached = self.calls.reached(self.calls.callee(call));
        let of_pipelines = self.pipelines.iter().filter_map(Pipeline::first_op);
        let mut of_pipelines = of_pipelines.filter_map(|op| Some((op, self.calls.function(op)?)));
        if let Some((inner, _)) = of_pipelines.find(|(_, function)| reached.contains(function)) {
            return Some(
                error("pipeline::shifted-already", "a stage calls a function that has a pipeline")
                    .label("the groups of warps are already out of step here")
                    .also(m.op(inner).name_span, "that pipeline")
                    .help("call it outside of stages"),
            );
        }
        match does {
            Some(Does::Nothing) => None,
            Some(Does::Synchronizes) => Some(
                error("pipeline::barrier-in-stage", "a stage calls a function that has a barrier or wait")
                    .label("the two groups of warps would synchronize there while in different stages")
                    .help("inline the function, and end the stage before the op that waits, or call it outside of stages"),
            ),
            Some(Does::Touches) => Some(
                error("pipeline::call-in-stage", "a stage calls a function that touches shared memory")
                    .label("the analysis does not follow memory accesses through calls")
                    .help("inline the function, or call it outside of stages"),
            ),
            None => Some(
                error("pipeline::call-in-stage", "a stage calls a function that the module does not have")
                    .label("what it waits for and touches is unknown")
                    .help("put the function into the module, or call it outside of stages"),
            ),
        }
    }
}

/// Returns the most that `function`, or one that it calls, does.
fn does(program: &Program, function: FunctionId) -> Does {
    let mut seen = FxHashSet::from_iter([function]);
    let mut open = vec![function];
    let mut most = Does::Nothing;
    while let Some(function) = open.pop() {
        for &block in &program.functions[function].blocks {
            let block = &program.blocks[block];
            if matches!(block.terminator, Terminator::Fork(_)) {
                most = Does::Synchronizes;
            }
            for &event in &block.events {
                match program.events[event].action {
                    Action::Call(ref call) => match call.callee {
                        Some(callee) => open.extend(seen.insert(callee).then_some(callee)),
                        None => most = Does::Synchronizes,
                    },
                    _ => most = most.max(own(&program.events[event])),
                }
            }
        }
    }
    most
}

/// Returns what one event does, without calls.
fn own(event: &Event) -> Does {
    match &event.action {
        Action::Barrier(barrier) if !barrier.kind.is_of_lanes() => Does::Synchronizes,
        Action::Wait(_) | Action::MBarrier(_) | Action::Token(_) => Does::Synchronizes,
        Action::Copy { .. } | Action::Mma { .. } | Action::Commit(_) => Does::Touches,
        _ if event.accesses.is_empty() => Does::Nothing,
        _ => Does::Touches,
    }
}

/// Whether warps wait until others have arrived. A group at a boundary makes no arrivals.
fn waits_for_warps(action: &Action) -> bool {
    match action {
        Action::MBarrier(_) => action.mbarrier_wait().is_some(),
        Action::Token(token) => matches!(token, TokenOp::Acquire { .. } | TokenOp::Wait { .. }),
        _ => false,
    }
}

fn waiting(m: &Module, op: OpId) -> Diagnostic {
    let message = "a stage waits for arrivals of other warps";
    Diagnostic::error("pipeline::barrier-in-stage", m.op(op).name_span, message)
        .label("the other group may have to arrive, and may wait for this one at a boundary")
        .help("wait before the pipeline, or wait for copies with `amdg.async_tdm_wait`; `--compat` skips this check")
}
