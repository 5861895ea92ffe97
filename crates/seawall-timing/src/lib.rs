//! Ranks schedules of AMD kernels by how busy two groups of waves keep the matrix units.
//!
//! [`simulate`] costs each op of a kernel in hardware instructions and runs the waves of one SIMD
//! through them. [`Latencies`] has the figures and their sources. For each loop with MMAs the
//! result has the time of one iteration, the fraction in which the matrix unit is busy, and the
//! stalls of the waves. The model compares schedules of one kernel. Its cycles
//! are not predictions for a GPU.
//!
//! Absent by design: IO, the correctness of a schedule, and instruction reordering by other tools.

mod action;
mod cost;
mod groups;
mod loops;
mod matrix;
mod measure;
mod record;
mod result;
mod shape;
mod simd_model;
mod table;
mod wave;
mod wave_path;

use seawall_base::{Diagnostic, Span};
use seawall_dialects::{Launch, Target};
use seawall_mlir::{Module, OpId};

pub use action::ExecutionUnit;
pub use loops::Loops;
pub use record::{Activity, Cause};
pub use result::{Region, Row, Segment, StageRow, Stall, Timeline};
pub use table::Latencies;
pub use wave_path::{is_mma, trip_count};

use cost::Costs;
use simd_model::{MAX_STEPS, SimdModel, Stopped};

/// Options of [`simulate`].
#[derive(Clone, Debug)]
pub struct Options {
    /// The ISA name of the GPU, if it differs from the target of the module.
    pub arch: Option<String>,
    /// Iterations of innermost loops, [`LEAST_ITERATIONS`] to [`MOST_ITERATIONS`].
    pub iterations: u32,
    /// The latency figures.
    pub latencies: Latencies,
}

impl Default for Options {
    fn default() -> Self {
        Options { arch: None, iterations: DEFAULT_ITERATIONS, latencies: Latencies::built_in() }
    }
}

/// The default number of iterations: enough for the effects of the first iterations to fade.
pub const DEFAULT_ITERATIONS: u32 = 24;
/// The minimum number of iterations: a loop with fewer has no steady state to measure.
pub const LEAST_ITERATIONS: u32 = 4;
/// The maximum number of iterations: more do not change the result.
pub const MOST_ITERATIONS: u32 = 1000;
/// The maximum number of waves on one SIMD: 8 on CDNA, 16 on gfx12 (AMD ISA guides).
const MOST_WAVES: u32 = 16;

/// Runs the kernel of `module`: the first function with an MMA in a loop, else the first with an
/// MMA.
///
/// # Errors
///
/// - The module has no MMA, or no figures exist for its GPU.
/// - The kernel branches between blocks.
/// - The participants of a conditional barrier are unknown.
/// - The waves execute different numbers of barriers.
/// - The run takes too many steps.
pub fn simulate(module: &Module, options: &Options) -> Result<Timeline, Vec<Diagnostic>> {
    let one = |error: Diagnostic| vec![error];
    let function = kernel(module).ok_or_else(|| one(no_mma(module)))?;
    let root = module.walk().find(|&op| module.attr(op, "ttg.num-warps").is_some());
    let launch = root.map(|op| Launch::of(module, op));
    let named = launch.as_ref().and_then(|launch| launch.target.clone());
    let arch = match (&options.arch, named) {
        (Some(arch), _) => Some(arch.clone()),
        (None, Some(Target::Hip { arch })) => Some(arch),
        (None, Some(Target::Cuda { capability })) => Some(format!("sm_{capability}")),
        (None, None) => None,
    };
    let Some(arch) = arch else { return Err(one(no_target(module, function))) };
    let Some(figures) = options.latencies.of(&arch) else {
        return Err(one(no_figures(module, function, &arch, &options.latencies)));
    };
    let warps = launch.and_then(|launch| launch.num_warps).unwrap_or(4).max(1);
    let waves = warps.div_ceil(figures.simds).min(MOST_WAVES);
    let first_thread = |wave: u32| i64::from(wave) * i64::from(figures.simds) * i64::from(figures.lanes);
    let threads: Vec<i64> = (0..waves).map(first_thread).collect();
    let costs = Costs::new(module, figures, warps);
    let iterations = options.iterations.clamp(LEAST_ITERATIONS, MOST_ITERATIONS);
    let mut flow = wave_path::flow(&costs, function, &threads, iterations)?;
    let regions = measure::regions(module, &mut flow);
    let run = SimdModel::new(&flow, &figures.figures, threads.len()).run();
    let record = run.map_err(|stopped| {
        one(match stopped {
            Stopped::TooLong => too_long(module, function, iterations),
            Stopped::Deadlock { action, wave } => hangs(flow.actions[action].span, wave),
        })
    })?;
    let name = module.symbol_name(function).unwrap_or("kernel").to_string();
    let (estimates, all) = figures.estimates();
    let mut timeline = measure::measure(module, function, &flow, &record, &regions);
    timeline.function = name;
    timeline.arch = arch;
    timeline.warps = warps;
    timeline.iterations = iterations;
    timeline.figures = (all, estimates);
    timeline.notes = costs.into_notes();
    Ok(timeline)
}

/// Returns the function that [`simulate`] runs.
pub fn kernel(m: &Module) -> Option<OpId> {
    let functions = || m.walk().filter(|&op| m.op_name(op) == "tt.func");
    let looped = |op: &OpId| Loops::new(m, *op).any_mma();
    let any = |op: &OpId| m.walk_op(*op).any(|op| is_mma(m, op));
    functions().find(looped).or_else(|| functions().find(any))
}

fn no_mma(m: &Module) -> Diagnostic {
    let function = m.walk().find(|&op| m.op_name(op) == "tt.func");
    let at = function.map_or(Span::at(0), |op| m.op(op).name_span);
    Diagnostic::error("timeline::no-products", at, "no function has an MMA")
        .label("no `tt.dot` in this function")
        .help("use TTGIR of a kernel with a dot: the timeline measures how busy the matrix units are")
}

fn no_target(m: &Module, function: OpId) -> Diagnostic {
    Diagnostic::error("timeline::target", m.op(function).name_span, "the module does not name its target GPU")
        .help("name the GPU with `--target`, such as `--target gfx950`")
}

fn no_figures(m: &Module, function: OpId, arch: &str, latencies: &Latencies) -> Diagnostic {
    let known: Vec<&str> = latencies.names().collect();
    let help = format!("latencies exist for {}; add others with `--latencies`", known.join(", "));
    Diagnostic::error("timeline::target", m.op(function).name_span, format!("no latencies for {arch}"))
        .help(help)
}

fn too_long(m: &Module, function: OpId, iterations: u32) -> Diagnostic {
    let message = format!("{iterations} iterations exceed the limit of {MAX_STEPS} steps");
    Diagnostic::error("timeline::too-long", m.op(function).name_span, message)
        .help("use fewer `--iterations`")
}

fn hangs(at: Span, wave: usize) -> Diagnostic {
    let (waiting, ended) = if wave == 0 { ("low", "high") } else { ("high", "low") };
    let message =
        format!("the {waiting} group deadlocks at this barrier: the {ended} group has already ended");
    Diagnostic::error("timeline::hangs", at, message)
        .label("one group reaches one barrier more than the other")
        .help("make both groups execute the same number of barriers: after an `amdg.cond_barrier` that delays one group, add an `amdg.cond_barrier` for the other group behind the loop")
}
