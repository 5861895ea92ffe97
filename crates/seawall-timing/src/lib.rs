//! Ranks schedules of kernels for AMD GPUs: how busy two groups of waves keep the matrix units.
//!
//! [`simulate`] costs each op of a kernel in machine instructions ([`Latencies`] has the figures and their sources), runs the waves of one
//! SIMD through them, and says for each loop with products how long an iteration takes, for which part of it the matrix unit works, and what
//! the waves wait for otherwise. It is a model: it compares schedules of one kernel, and claims no cycles of any GPU.
//!
//! Deliberately absent: IO, whether a schedule is right, and what another tool makes of the order of instructions.

mod action;
mod cost;
mod flow;
mod groups;
mod loops;
mod machine;
mod matrix;
mod measure;
mod record;
mod result;
mod shape;
mod table;
mod wave;

use seawall_base::{Diagnostic, Span};
use seawall_dialects::{Launch, Target};
use seawall_mlir::{Module, OpId};

pub use action::Unit;
pub use flow::{is_product, trip_count};
pub use loops::Loops;
pub use record::{Cause, Doing};
pub use result::{Region, Row, Segment, StageRow, Stall, Timeline};
pub use table::Latencies;

use cost::Costs;
use machine::{MAX_STEPS, Machine, Stopped};

/// What to run.
#[derive(Clone, Debug)]
pub struct Options {
    /// ISA name of the GPU, if it is not the one that the module names.
    pub arch: Option<String>,
    /// How often innermost loops run, [`LEAST_ITERATIONS`] to [`MOST_ITERATIONS`].
    pub iterations: u32,
    /// The figures.
    pub latencies: Latencies,
}

impl Default for Options {
    fn default() -> Self {
        Options { arch: None, iterations: DEFAULT_ITERATIONS, latencies: Latencies::built_in() }
    }
}

/// Enough for what the first iterations begin to have faded.
pub const DEFAULT_ITERATIONS: u32 = 24;
/// Fewer have no middle to measure.
pub const LEAST_ITERATIONS: u32 = 4;
/// More would say nothing new.
pub const MOST_ITERATIONS: u32 = 1000;
/// Waves of one SIMD are at most so many: 8 on CDNA, 16 on gfx12 (AMD ISA guides).
const MOST_WAVES: u32 = 16;

/// Runs the kernel of `module`: the first function with a matrix product in it, one in a loop if there is such.
///
/// # Errors
///
/// A module without a product, for another GPU than there are figures of, with branches between blocks or barriers of which it cannot
/// be told who takes them, in which waves meet different numbers of barriers, or that takes too long.
pub fn simulate(module: &Module, options: &Options) -> Result<Timeline, Vec<Diagnostic>> {
    let one = |error: Diagnostic| vec![error];
    let function = kernel(module).ok_or_else(|| one(no_products(module)))?;
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
    let first_thread = |wave: u32| i128::from(wave) * i128::from(figures.simds) * i128::from(figures.lanes);
    let threads: Vec<i128> = (0..waves).map(first_thread).collect();
    let costs = Costs::new(module, figures, warps);
    let iterations = options.iterations.clamp(LEAST_ITERATIONS, MOST_ITERATIONS);
    let mut flow = flow::flow(&costs, function, &threads, iterations)?;
    let regions = measure::regions(module, &mut flow);
    let run = Machine::new(&flow, &figures.figures, threads.len()).run();
    let record = run.map_err(|stopped| {
        one(match stopped {
            Stopped::TooLong => too_long(module, function, iterations),
            Stopped::Hangs { action, wave } => hangs(flow.actions[action].span, wave),
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

/// The function that [`simulate`] runs.
pub fn kernel(m: &Module) -> Option<OpId> {
    let functions = || m.walk().filter(|&op| m.op_name(op) == "tt.func");
    let looped = |op: &OpId| Loops::new(m, *op).any_product();
    let any = |op: &OpId| m.walk_op(*op).any(|op| is_product(m, op));
    functions().find(looped).or_else(|| functions().find(any))
}

fn no_products(m: &Module) -> Diagnostic {
    let function = m.walk().find(|&op| m.op_name(op) == "tt.func");
    let at = function.map_or(Span::at(0), |op| m.op(op).name_span);
    Diagnostic::error("timeline::no-products", at, "no function has a matrix product")
        .label("no `tt.dot` in here")
        .help("give a kernel in TTGIR with a dot: what is measured is how busy the matrix units are")
}

fn no_target(m: &Module, function: OpId) -> Diagnostic {
    Diagnostic::error(
        "timeline::target",
        m.op(function).name_span,
        "the module does not say for which GPU it is",
    )
    .help("name one with `--target`, such as `--target gfx950`")
}

fn no_figures(m: &Module, function: OpId, arch: &str, latencies: &Latencies) -> Diagnostic {
    let known: Vec<&str> = latencies.names().collect();
    let help = format!("there are figures of {}; give others with `--latencies`", known.join(", "));
    Diagnostic::error(
        "timeline::target",
        m.op(function).name_span,
        format!("no latencies of {arch} are known"),
    )
    .help(help)
}

fn too_long(m: &Module, function: OpId, iterations: u32) -> Diagnostic {
    let message = format!("{iterations} iterations take more than {MAX_STEPS} steps");
    Diagnostic::error("timeline::too-long", m.op(function).name_span, message)
        .help("ask for fewer `--iterations`")
}

fn hangs(at: Span, wave: usize) -> Diagnostic {
    let (stands, ended) = if wave == 0 { ("low", "high") } else { ("high", "low") };
    let message =
        format!("the {stands} group hangs at this barrier: the {ended} group has ended and never comes");
    Diagnostic::error("timeline::hangs", at, message)
        .label("one group meets a barrier more than the other")
        .help("let each group meet as many barriers as the other: a group that one `amdg.cond_barrier` holds needs another for its partner behind the loop")
}
