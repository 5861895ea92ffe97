//! Warp pipelining for AMD GPUs: stages from borders, the phase shift between two groups of warps,
//! and the ring of barriers between stages.
//!
//! - Stages: `form` makes stages from borders, `find` reads formed stages, and `dropped` lists the
//!   ops that the released pass drops first. `marks`, `calls` and `tree` answer questions about the
//!   module. `effects` asks the model what each stage touches.
//! - Fences: `ring` is the published rule, and `shifted` determines what two groups out of step
//!   need (`shifted::border`: in joined pipelines), in modules that `fenced` makes. `rounds`
//!   finds the rounds of a loop, `arms` separates slots that a condition decides, and `merged`
//!   replaces values after regions and conditionals. `inside` handles barriers in stages.
//! - Choice: `stab` finds the fewest fences, `behind` the barriers that Triton's membar adds to
//!   them, and `fewest` the choice that then has the fewest. `suited` checks the preconditions.
//! - Output: `merge` joins adjacent pipelines, `emit` and `inline` write the result.
//! - Schedules: `auto` chooses where stages end, with a model of two groups. `pingpong` makes
//!   ping-pong schedules of loops without stages.
//!
//! Deliberately absent: IO, and everything that is not a warp pipeline.

mod arms;
mod auto;
mod behind;
mod calls;
mod copies;
mod decide;
mod dropped;
mod effects;
mod emit;
mod fenced;
mod fewest;
mod find;
mod form;
mod inline;
mod inside;
mod lines;
mod marks;
mod merge;
mod merged;
mod pingpong;
mod proved;
mod ring;
mod rounds;
mod shifted;
mod stab;
mod suited;
mod terms;
mod tree;

use rustc_hash::FxHashSet;
use seawall_base::Diagnostic;
use seawall_mlir::{Edits, Module, OpId};
use seawall_model::Target;

pub use auto::{Auto, AutoOptions, Chosen, Finish, auto, has_stages, out_of_step, without_borders};
use dropped::Dropped;
use emit::Decision;
use find::Pipeline;
use inline::Inliner;
pub use pingpong::{PingPong, PingPongOptions, ping_pong};
use proved::Proved;

/// How fences are chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// As in Triton 3.9. Accesses that it leaves unordered stay unordered.
    Compat,
    /// The fewest that leave no race between two groups out of step.
    Proved,
}

/// Options of the conversion.
#[derive(Clone, Debug)]
pub struct Options {
    /// How fences are chosen.
    pub mode: Mode,
    /// The GPU, if it is not the one that the module names.
    pub target: Option<Target>,
}

/// Returns the text of `module` with the borders of its warp pipelines turned into stages, each an
/// `scf.execute_region`. `None` if it has no borders.
///
/// # Errors
///
/// Every region whose borders do not make a pipeline, with the op that prevents it.
pub fn form_stages(module: &Module) -> Result<Option<String>, Vec<Diagnostic>> {
    let forming = form::form(module)?;
    forming.map(|forming| forming.edits.apply()).transpose().map_err(|error| vec![error])
}

/// A module with its warp pipelines written.
#[derive(Clone, Debug)]
pub struct Pipelined {
    /// Its text.
    pub text: String,
    /// Warnings for barriers that were written inside stages, with places in the module.
    pub warnings: Vec<Diagnostic>,
}

/// Returns `module` with its warp pipelines written, from borders or from formed stages. `None` if
/// it has none.
///
/// # Errors
///
/// As for [`form_stages`] and [`convert`], with places in `module`.
pub fn pipeline(module: &Module, options: &Options) -> Result<Option<Pipelined>, Vec<Diagnostic>> {
    let (fencing, target) = (Fencing::of(options.mode), options.target.as_ref());
    let Some(forming) = form::form(module)? else {
        return converted(module, fencing, target)?.map(Converted::written).transpose();
    };
    let formed = forming.module()?;
    let there = |told: Vec<Diagnostic>| formed.in_original(told, module);
    let done = converted(&formed.module, fencing, target).map_err(there)?;
    let done = done.map(Converted::written).transpose().map_err(there)?;
    // If the released pass drops ops, a single stage may remain in straight-line code, which it
    // then ignores.
    let done =
        done.unwrap_or_else(|| Pipelined { text: formed.module.text().to_string(), warnings: Vec::new() });
    Ok(Some(Pipelined { warnings: there(done.warnings), ..done }))
}

/// Returns the text of `module` with its formed stages written as code with barriers. `None` if it
/// has no pipelines.
///
/// # Errors
///
/// What is marked as a pipeline and is not one, a GPU without warp pipelines, or a module that
/// cannot be analysed. If proved, also each pair of accesses that no fence orders.
pub fn convert(module: &Module, options: &Options) -> Result<Option<String>, Vec<Diagnostic>> {
    let done = converted(module, Fencing::of(options.mode), options.target.as_ref())?;
    Ok(done.map(Converted::written).transpose()?.map(|done| done.text))
}

/// Returns the edits of Triton 3.9's pass that writes formed stages as code with barriers. `None`
/// if the module has no pipelines.
///
/// # Errors
///
/// As for [`convert`].
pub fn released_conversion<'m>(
    module: &'m Module,
    target: Option<&Target>,
) -> Result<Option<Edits<'m>>, Vec<Diagnostic>> {
    Ok(converted(module, Fencing::Compat, target)?.map(|done| done.edits))
}

/// How the fences of a conversion are chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fencing {
    /// As [`Mode::Compat`].
    Compat,
    /// As [`Mode::Proved`].
    Proved,
    /// As [`Fencing::Proved`], but a pipeline that needs a barrier inside a stage is refused.
    Whole,
    /// Only the fences that the module has. Unsound; used only as a bound for what a choice of
    /// fences can reach.
    Bare,
}

impl Fencing {
    fn of(mode: Mode) -> Self {
        match mode {
            Mode::Compat => Fencing::Compat,
            Mode::Proved => Fencing::Proved,
        }
    }
}

/// A module whose pipelines are to be written.
pub(crate) struct Converted<'m> {
    pub(crate) edits: Edits<'m>,
    warnings: Vec<Diagnostic>,
}

impl Converted<'_> {
    fn written(self) -> Result<Pipelined, Vec<Diagnostic>> {
        let text = self.edits.apply().map_err(|error| vec![error])?;
        Ok(Pipelined { text, warnings: self.warnings })
    }
}

/// Returns `module` with the pipelines of its formed stages to be written. `None` if it has none.
pub(crate) fn converted<'m>(
    module: &'m Module,
    fencing: Fencing,
    target: Option<&Target>,
) -> Result<Option<Converted<'m>>, Vec<Diagnostic>> {
    let dropped = match fencing {
        Fencing::Compat => Dropped::by_released_pass(module),
        Fencing::Proved | Fencing::Whole | Fencing::Bare => Dropped::default(),
    };
    let pipelines = find::find(module, &dropped)?;
    let Some(first) = pipelines.first().and_then(Pipeline::first_op) else {
        let mut edits = Edits::new(module);
        let besides = dropped.besides(module, &FxHashSet::default());
        besides.into_iter().for_each(|op| edits.erase(op));
        return Ok(Some(Converted { edits, warnings: Vec::new() }).filter(|done| !done.edits.is_empty()));
    };
    let lowered = match fencing {
        Fencing::Compat => effects::published_model(module, target)?,
        Fencing::Proved | Fencing::Whole | Fencing::Bare => effects::model(module, target)?,
    };
    let arch = match &lowered.program.target {
        Some(Target::Amd(arch)) => arch.clone(),
        other => return Err(vec![not_amd(module, first, other.as_ref())]),
    };
    if !KNOWN.contains(&arch.as_str()) {
        return Err(vec![unknown_gpu(module, first, &arch)]);
    }
    if fencing != Fencing::Compat {
        let errors = suited::refusals(module, &lowered, &pipelines);
        if !errors.is_empty() {
            return Err(errors);
        }
    }
    let staged = effects::staged(module, &lowered, &pipelines, &dropped);
    let inliner = Inliner::new(module, &pipelines, &dropped);
    let threads = GROUP_WARPS * lanes(&arch);
    let written = |decisions: &[Decision]| -> Edits<'m> {
        let mut edits = Edits::new(module);
        for (at, (pipeline, decision)) in pipelines.iter().zip(decisions).enumerate() {
            emit::emit(module, (at, pipeline), decision, threads, &inliner, &mut edits);
        }
        inliner.erase_dropped(&mut edits);
        inliner.rewire(&mut edits);
        edits
    };
    let decisions = match fencing {
        Fencing::Compat => {
            let staged = (staged.as_slice(), &dropped);
            decide::published(module, &lowered, &pipelines, staged, arch.starts_with("gfx950"))
        }
        Fencing::Proved | Fencing::Whole => {
            let (lowered, pipelines, staged) = (&lowered, &pipelines, &staged);
            let cuts_stages = fencing == Fencing::Proved;
            Proved { module, lowered, pipelines, staged, target, cuts_stages, write: &written }.decisions()?
        }
        Fencing::Bare => decide::bare(module, &pipelines),
    };
    let warnings = inside::diagnose(module, &pipelines, &decisions);
    Ok(Some(Converted { edits: written(&decisions), warnings }))
}

/// GPUs that Triton 3.9's pass supports (tried with the wheel). How other GPUs divide warps into
/// groups is unknown.
const KNOWN: [&str; 18] = [
    "gfx906", "gfx908", "gfx90a", "gfx942", "gfx950", "gfx1100", "gfx1101", "gfx1102", "gfx1103", "gfx1150",
    "gfx1151", "gfx1152", "gfx1153", "gfx1170", "gfx1200", "gfx1201", "gfx1250", "gfx1251",
];

fn unknown_gpu(m: &Module, op: OpId, arch: &str) -> Diagnostic {
    let message = format!("warp pipelines are not supported for `{arch}`");
    Diagnostic::error("pipeline::target", m.op(op).name_span, message)
        .label("how this GPU divides warps into groups is unknown")
        .help(format!("supported GPUs: {}", KNOWN.join(", ")))
}

/// A group has one warp on each of the four SIMDs of a CU.
const GROUP_WARPS: u32 = 4;

/// Returns the lanes of a warp.
fn lanes(arch: &str) -> u32 {
    if arch.starts_with("gfx9") { 64 } else { 32 }
}

fn not_amd(m: &Module, op: OpId, target: Option<&Target>) -> Diagnostic {
    let name = target
        .map_or_else(|| "a module without a target".to_string(), |target| format!("a module for {target}"));
    Diagnostic::error(
        "pipeline::target",
        m.op(op).name_span,
        format!("warp pipelines are not supported in {name}"),
    )
    .label("warp pipelines need an AMD GPU")
    .help("name one with `--target`, for example `--target gfx950`")
}
