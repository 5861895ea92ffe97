//! Stages chosen by search: where the borders of a loop, or of straight-line code with MMAs, should
//! be.
//!
//! Borders may follow ops that access memory or multiply, and are needed at barriers and waits.
//! Each division is written as a pipeline without fences and run in the model of `seawall-timing`.
//! The result bounds what the division can reach with fences. Divisions are then proved, with the
//! fewest fences that leave no race, in the order of their bounds. The search ends when no bound is
//! above the best proof.
//!
//! A division that is refused may succeed with a bubble, which separates two stages further. Waits
//! may move up to the last copy before them, which only strengthens them. From the top of a loop
//! they move around its end, with one more wait before the loop.

mod cuts;
mod places;
mod search;

use seawall_base::{Diagnostic, Span};
use seawall_dialects::num_warps_at;
use seawall_mlir::{Module, OpId};
use seawall_model::Target;
use seawall_timing::Latencies;

use crate::auto::cuts::{Cuts, written};
use crate::auto::places::Place;
use crate::auto::search::{Found, Search};
use crate::calls::Calls;
use crate::{GROUP_WARPS, Mode, Options, marks, pipeline};

/// Options of the search.
#[derive(Clone, Debug)]
pub struct AutoOptions {
    /// The GPU, if it is not the one that the module names.
    pub target: Option<Target>,
    /// The latencies of the model.
    pub latencies: Latencies,
}

/// Completes a module with pipelines as the next tool does, by placing its barriers.
pub type Finish<'f> = dyn Fn(&Module) -> Result<Module, Vec<Diagnostic>> + 'f;

/// The stages that a search has chosen for the places of a kernel.
#[derive(Clone, Debug)]
pub struct Auto<'m> {
    module: &'m Module,
    target: Option<Target>,
    places: Vec<(Place, Option<Cuts>)>,
    /// The choices, in textual order.
    pub chosen: Vec<Chosen>,
}

/// The choice for one loop, or for straight-line code.
#[derive(Clone, Debug)]
pub struct Chosen {
    /// The loop, or the first MMA.
    pub span: Span,
    /// Number of stages. 0 if every division has a race, so that the place stays unchanged.
    pub stages: usize,
    /// The fraction of time for which the model has the matrix unit busy, from 0 to 1.
    pub utilization: f64,
    /// Number of divisions that were run in the model.
    pub tried: usize,
}

impl Auto<'_> {
    /// Returns the text of the module with pipelines at the places that `keep` selects, and without
    /// other borders.
    ///
    /// # Errors
    ///
    /// As for [`pipeline`].
    pub fn text(&self, keep: &[bool]) -> Result<String, Vec<Diagnostic>> {
        let wanted = self.places.iter().zip(keep).filter(|(_, keep)| **keep);
        let kept: Vec<(&Place, Cuts)> =
            wanted.filter_map(|((place, cuts), _)| Some((place, cuts.clone()?))).collect();
        let cut = written(self.module, &kept).module()?.module;
        let done = pipeline(&cut, &Options { mode: Mode::Proved, target: self.target.clone() })?;
        Ok(done.map_or_else(|| cut.text().to_string(), |done| done.text))
    }
}

/// Chooses the stages that are best in the model, for each place of the kernel in `module`. `None`
/// if there is no place for a pipeline. Borders of the module are one more candidate. Proved
/// candidates are completed by `finish` before they run.
///
/// # Errors
///
/// If every division of every loop has a race, or if the model cannot run the kernel.
pub fn auto<'m>(
    module: &'m Module,
    options: &AutoOptions,
    finish: &Finish<'_>,
) -> Result<Option<Auto<'m>>, Vec<Diagnostic>> {
    let places = places::places(module);
    let Some(first) = places.first() else { return Ok(None) };
    let op = first.loop_op.or(first.ops.first().copied());
    if let Some(warps) = op.and_then(|op| num_warps_at(module, op)).filter(|&warps| warps <= GROUP_WARPS) {
        return Err(vec![one_group(module, first, warps)]);
    }
    let search = Search::new(module, options, finish)?;
    let mut kept: Vec<(&Place, Cuts)> = Vec::new();
    let mut all = Vec::new();
    let mut chosen = Vec::new();
    let mut refusal = None;
    for place in &places {
        let Found { cuts, utilization, tried, refused, .. } = search.best(place, &kept)?;
        let stages = cuts.as_ref().map_or(0, |cuts| cuts.stages(place));
        chosen.push(Chosen { span: place.span(module), stages, utilization, tried });
        all.push((place.clone(), cuts.clone()));
        kept.extend(cuts.map(|cuts| (place, cuts)));
        refusal = refusal.or(refused);
    }
    if kept.is_empty() {
        return Err(vec![none_works(module, first, refusal)]);
    }
    Ok(Some(Auto { module, target: options.target.clone(), places: all, chosen }))
}

/// Whether `module` already has stages, as borders or formed.
pub fn has_stages(module: &Module) -> bool {
    module.walk().any(|op| marks::is_border(module, op) || marks::is_stage(module, op))
}

/// Returns the text of `module` without the borders of stages. `None` if it has none.
///
/// # Errors
///
/// If the edits collide, which would be a defect.
pub fn without_borders(module: &Module) -> Result<Option<String>, Diagnostic> {
    let has_any = module.walk().any(|op| marks::is_border(module, op));
    has_any.then(|| written(module, &[]).apply()).transpose()
}

/// Returns why the kernel in `module` cannot be pipelined: an op has its groups out of step
/// already.
pub fn out_of_step(module: &Module) -> Option<Diagnostic> {
    let function = seawall_timing::kernel(module)?;
    marks::shifts_already(module, &Calls::new(module), function).map(|shift| shifted(module, shift))
}

fn one_group(m: &Module, place: &Place, warps: u32) -> Diagnostic {
    let message = crate::suited::one_group(warps);
    Diagnostic::error("pipeline::one-group", place.span(m), message)
        .label("stages have no effect here")
        .help("compile the kernel for 8 warps, two on each SIMD")
}

fn shifted(m: &Module, shift: OpId) -> Diagnostic {
    let message = "the groups of warps are already out of step";
    Diagnostic::error("pipeline::shifted-already", m.op(shift).name_span, message)
        .label("this op shifts them")
        .help("choose stages before anything else shifts the groups")
}

fn none_works(m: &Module, place: &Place, refusal: Option<Diagnostic>) -> Diagnostic {
    let error = Diagnostic::error(
        "pipeline::no-cut",
        place.span(m),
        "every division of this code into stages leaves a race between the two groups of warps",
    )
    .label("left without a pipeline")
    .help("copy further ahead, with one more slot in each ring, or wait earlier; to see which accesses race, write borders and use `--schedule stages`");
    match refusal {
        Some(refusal) => error.note(format!("for the best division: {}", refusal.message)),
        None => error,
    }
}
