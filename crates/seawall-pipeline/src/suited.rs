//! What proofs about two groups rest on: that there are two, that they come in step, that all of both come, and that nothing but the boundaries
//! of the pipeline holds them.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_base::Diagnostic;
use seawall_dialects::{Launch, num_warps_at, partitions_of};
use seawall_lower::Lowered;
use seawall_mlir::{Module, OpId};
use seawall_model::{
    Action, BarrierKind, Event, EventId, FunctionId, MBarrierOp, Program, Target, Terminator, TokenOp,
};

use crate::calls::Calls;
use crate::find::Pipeline;
use crate::{GROUP_WARPS, lanes, marks};

/// Why nothing can be proved of the pipelines of `m`, which is `lowered`; empty if it can.
pub(crate) fn refusals(m: &Module, lowered: &Lowered, pipelines: &[Pipeline]) -> Vec<Diagnostic> {
    let calls = Calls::new(m);
    let heads = pipelines.iter().filter_map(Pipeline::first_op);
    let mut errors: Vec<Diagnostic> = heads.filter_map(|op| not_in_step(m, &calls, op)).collect();
    errors.extend(not_alone(m, lowered, &calls, pipelines));
    errors
}

/// Why the groups are not all there is to think of: warps that pass by, and what stages call or wait for.
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
        if lowered.apart.contains(&first) {
            errors.push(uneven(m, first));
        }
    }
    let stages = Stages { m, lowered, calls, pipelines };
    errors.extend(stages.refused());
    errors
}

/// Why there are not two groups that come to a pipeline in step.
fn not_in_step(m: &Module, calls: &Calls<'_>, op: OpId) -> Option<Diagnostic> {
    if let Some(shift) = marks::shifts_already(m, calls, op) {
        let message = "the groups of warps are out of step already";
        return Some(
            Diagnostic::error("pipeline::shifted-already", m.op(shift).name_span, message)
                .label("this shifts them")
                .help("make the pipeline before anything else shifts the groups; `--compat` does not ask"),
        );
    }
    if let Some(partition) = partition_of(m, calls, op) {
        let message = "a partition of a warp-specialized kernel runs this pipeline";
        return Some(
            Diagnostic::error("pipeline::partition", m.op(op).name_span, message)
                .label("its threads are not counted from 0, and all of its warps would be one group")
                .also(m.op(partition).name_span, "the partitions")
                .help("leave the pipeline to the default region, which has the first warps; `--compat` does not ask"),
        );
    }
    let warps = num_warps_at(m, op).filter(|&warps| warps <= GROUP_WARPS)?;
    let message = one_group(warps);
    Some(
        Diagnostic::error("pipeline::one-group", m.op(op).name_span, message)
            .label("not worth a pipeline")
            .help("compile the kernel for 8 warps, two on each SIMD; `--compat` does not ask"),
    )
}

/// That a kernel of so many warps has nothing to pipeline.
pub(crate) fn one_group(warps: u32) -> String {
    let many = if warps == 1 { "" } else { "s" };
    format!("with {warps} warp{many} there is one group, and nobody to run out of step with it")
}

/// The op whose partition, other than the default, comes to `op`. What is written tells groups by the number of the thread in the workgroup, and the first
/// threads are those of the default.
fn partition_of(m: &Module, calls: &Calls<'_>, op: OpId) -> Option<OpId> {
    let around = |op: OpId| std::iter::successors(Some(op), |&op| m.parent_op(op));
    let within = |op: OpId| {
        let regions: Vec<_> =
            around(op).filter_map(|op| m.op(op).parent).filter_map(|block| m.block(block).parent).collect();
        let is_mine = |op: &OpId| partitions_of(m, *op).iter().any(|of| regions.contains(&of.region));
        around(op).find(is_mine)
    };
    std::iter::once(op).chain(calls.sites(op)).find_map(within)
}

/// That a warp has other lanes than one of the GPU: what is written tells groups by as many threads as four warps of the GPU have.
fn other_lanes(m: &Module, lowered: &Lowered, op: OpId) -> Option<Diagnostic> {
    let Some(Target::Amd(arch)) = &lowered.program.target else { return None };
    let own = lanes(arch);
    let roots = std::iter::successors(Some(op), |&op| m.parent_op(op));
    let stated =
        roots.filter_map(|op| Launch::of(m, op).threads_per_warp).next().filter(|&stated| stated != own)?;
    let message = format!("warps of {stated} lanes, where those of {arch} are taken to have {own}");
    Some(
        Diagnostic::error("pipeline::lanes", m.op(op).name_span, message)
            .label("groups would be other warps than those that were compiled")
            .help(format!(
                "compile the kernel for {own} lanes, or name its GPU with `--target`; `--compat` does not ask"
            )),
    )
}

fn uneven(m: &Module, op: OpId) -> Diagnostic {
    let message = "not every thread comes to this pipeline, or not as often as others";
    Diagnostic::error("pipeline::divergent", m.op(op).name_span, message)
        .label("a condition or a trip count around it, or its own, depends on the thread's number")
        .help("the barriers of a pipeline wait for all warps: move it out, or make the condition the same for all threads; `--compat` does not ask")
}

/// What a function that a stage calls does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Does {
    /// Nothing that matters here.
    Nothing,
    /// It touches memory that is followed.
    Touches,
    /// It has a barrier, or waits.
    Meets,
}

struct Stages<'a> {
    m: &'a Module,
    lowered: &'a Lowered,
    calls: &'a Calls<'a>,
    pipelines: &'a [Pipeline],
}

impl Stages<'_> {
    /// Calls in stages whose functions do what no stage may, or what is not followed, and waits for other warps.
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

    /// `does`: what the function does; `None` if the module does not have it.
    fn called(&self, call: OpId, does: Option<Does>) -> Option<Diagnostic> {
        let m = self.m;
        let error = |code, message: &str| Diagnostic::error(code, m.op(call).name_span, message);
        let reached = self.calls.reached(self.calls.callee(call));
        let of_pipelines = self.pipelines.iter().filter_map(Pipeline::first_op);
        let mut of_pipelines = of_pipelines.filter_map(|op| Some((op, self.calls.function(op)?)));
        if let Some((inner, _)) = of_pipelines.find(|(_, function)| reached.contains(function)) {
            return Some(
                error("pipeline::shifted-already", "a stage calls a function that has a pipeline")
                    .label("the groups of warps are out of step here already")
                    .also(m.op(inner).name_span, "that pipeline")
                    .help("call it outside of stages"),
            );
        }
        match does {
            Some(Does::Nothing) => None,
            Some(Does::Meets) => Some(
                error("pipeline::barrier-in-stage", "a stage calls a function that has a barrier or wait")
                    .label("the two groups of warps would meet there in different stages")
                    .help("inline the function, and end the stage in front of what waits, or call it outside of stages"),
            ),
            Some(Does::Touches) => Some(
                error("pipeline::call-in-stage", "a stage calls a function that touches shared memory")
                    .label("what it touches is not followed through the call")
                    .help("inline the function, or call it outside of stages"),
            ),
            None => Some(
                error("pipeline::call-in-stage", "a stage calls a function that the module does not have")
                    .label("what it waits for and touches is not known")
                    .help("put the function into the module, or call it outside of stages"),
            ),
        }
    }
}

/// The most that `function`, or one that it calls, does.
fn does(program: &Program, function: FunctionId) -> Does {
    let mut seen = FxHashSet::from_iter([function]);
    let mut open = vec![function];
    let mut most = Does::Nothing;
    while let Some(function) = open.pop() {
        for &block in &program.functions[function].blocks {
            let block = &program.blocks[block];
            if matches!(block.terminator, Terminator::Fork(_)) {
                most = Does::Meets;
            }
            for &event in &block.events {
                match program.events[event].action {
                    Action::Call(ref call) => match call.callee {
                        Some(callee) => open.extend(seen.insert(callee).then_some(callee)),
                        None => most = Does::Meets,
                    },
                    _ => most = most.max(own(&program.events[event])),
                }
            }
        }
    }
    most
}

/// What one event does, calls aside.
fn own(event: &Event) -> Does {
    match &event.action {
        Action::Barrier(barrier) if barrier.kind != BarrierKind::Warp => Does::Meets,
        Action::Wait(_) | Action::MBarrier(_) | Action::Token(_) => Does::Meets,
        Action::Copy { .. } | Action::Mma { .. } | Action::Commit(_) => Does::Touches,
        _ if event.accesses.is_empty() => Does::Nothing,
        _ => Does::Touches,
    }
}

/// Whether warps wait until others have arrived. A group that stands at a boundary arrives at nothing.
fn waits_for_warps(action: &Action) -> bool {
    match action {
        Action::MBarrier(mbarrier) => matches!(mbarrier.op, MBarrierOp::Wait { .. }),
        Action::Token(token) => matches!(token, TokenOp::Acquire { .. } | TokenOp::Wait { .. }),
        _ => false,
    }
}

fn waiting(m: &Module, op: OpId) -> Diagnostic {
    let message = "a stage waits for arrivals";
    Diagnostic::error("pipeline::barrier-in-stage", m.op(op).name_span, message)
        .label("the group that would arrive may stand at a boundary, and wait for this one")
        .help("wait in front of the pipeline, or make the pipeline wait for copies by `amdg.async_tdm_wait`; `--compat` does not ask")
}
