//! Stages chosen by search: where the borders of a loop, or of straight-line code with products, shall stand.
//!
//! Borders stand behind ops that work on memory or multiply, and where barriers and waits are. Each way to cut is made a pipeline without fences
//! and run in the model of `seawall-timing`: what that reaches bounds what it can reach with fences. Ways are then proved, best bound first,
//! with the fewest fences that leave no race; the search ends when no bound is above the best proof. A way that is refused may still do with a
//! bubble, which puts two stages further apart. Waits may move up to the last copy in front of them, which only makes them stronger; from the
//! top of a loop that is around its end, with one more wait in front of it.

mod cuts;
mod places;
mod search;

use seawall_base::{Diagnostic, Span};
use seawall_dialects::{num_warps_at, registry};
use seawall_mlir::{Module, OpId, parse};
use seawall_model::Target;
use seawall_timing::Latencies;

use crate::auto::cuts::{Cuts, written};
use crate::auto::places::Place;
use crate::auto::search::{Found, Search};
use crate::calls::Calls;
use crate::{GROUP_WARPS, Mode, Options, marks, pipeline};

/// What to search with.
#[derive(Clone, Debug)]
pub struct AutoOptions {
    /// The GPU, if it is not the one that the module names.
    pub target: Option<Target>,
    /// The figures of the model.
    pub latencies: Latencies,
}

/// What becomes of a text with pipelines before it runs: the barriers that the next tool places.
pub type Finish<'f> = dyn Fn(&str) -> Result<String, Vec<Diagnostic>> + 'f;

/// The stages that a search has chosen for the places of a kernel.
#[derive(Clone, Debug)]
pub struct Auto<'m> {
    module: &'m Module,
    target: Option<Target>,
    places: Vec<(Place, Option<Cuts>)>,
    /// What was chosen, in order of the text.
    pub chosen: Vec<Chosen>,
}

/// What was chosen for one loop, or for straight-line code.
#[derive(Clone, Debug)]
pub struct Chosen {
    /// The loop, or the first product.
    pub span: Span,
    /// Stages; 0 if no way to cut leaves no race, and it stays as it is.
    pub stages: usize,
    /// Part of the time in which the model has the matrix unit busy; 0 to 1.
    pub utilization: f64,
    /// Ways to cut that were run in the model.
    pub tried: usize,
}

impl Auto<'_> {
    /// The text of the module with pipelines at those of the chosen places for which `keep` says so, and without other borders.
    ///
    /// # Errors
    ///
    /// As [`pipeline`].
    pub fn text(&self, keep: &[bool]) -> Result<String, Vec<Diagnostic>> {
        let wanted = self.places.iter().zip(keep).filter(|(_, keep)| **keep);
        let kept: Vec<(&Place, Cuts)> =
            wanted.filter_map(|((place, cuts), _)| Some((place, cuts.clone()?))).collect();
        let text = written(self.module, &kept).map_err(|error| vec![error])?;
        let cut = parse(&text, registry())?;
        let done = pipeline(&cut, &Options { mode: Mode::Proved, target: self.target.clone() })?;
        Ok(done.map_or(text, |done| done.text))
    }
}

/// The stages that the model likes best for each place of the kernel in `module`; `None` if there is no place for a pipeline. Borders of the module
/// are one more way to cut. What is proved is run as `finish` has it.
///
/// # Errors
///
/// If no way to cut any of the loops leaves no race, and what keeps the model from running the kernel.
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

/// Whether stages of `module` are marked already, by borders or as formed.
pub fn has_stages(module: &Module) -> bool {
    module.walk().any(|op| marks::is_border(module, op) || marks::is_stage(module, op))
}

/// The text of `module` without the borders of stages; `None` if it has none.
///
/// # Errors
///
/// If the changes collide, which would be a defect.
pub fn without_borders(module: &Module) -> Result<Option<String>, Diagnostic> {
    let has_any = module.walk().any(|op| marks::is_border(module, op));
    has_any.then(|| written(module, &[])).transpose()
}

/// Why no pipeline can be made of the kernel in `module`: something has its groups out of step already.
pub fn out_of_step(module: &Module) -> Option<Diagnostic> {
    let function = seawall_timing::kernel(module)?;
    marks::shifts_already(module, &Calls::new(module), function).map(|shift| shifted(module, shift))
}

fn one_group(m: &Module, place: &Place, warps: u32) -> Diagnostic {
    let message = crate::suited::one_group(warps);
    Diagnostic::error("pipeline::one-group", place.span(m), message)
        .label("not worth cutting into stages")
        .help("compile the kernel for 8 warps, two on each SIMD")
}

fn shifted(m: &Module, shift: OpId) -> Diagnostic {
    let message = "the groups of warps are out of step already";
    Diagnostic::error("pipeline::shifted-already", m.op(shift).name_span, message)
        .label("this shifts them")
        .help("choose stages before anything else shifts the groups")
}

fn none_works(m: &Module, place: &Place, refusal: Option<Diagnostic>) -> Diagnostic {
    let error = Diagnostic::error(
        "pipeline::no-cut",
        place.span(m),
        "no way to cut this into stages leaves two groups of warps without a race",
    )
    .label("no pipeline is made of it")
    .help("copy further ahead, with one more slot in each ring, or wait earlier; `--schedule stages` with borders says what is in the way");
    match refusal {
        Some(refusal) => error.note(format!("of the best way: {}", refusal.message)),
        None => error,
    }
}
