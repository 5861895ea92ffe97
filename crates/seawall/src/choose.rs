//! Compares variants of one kernel: without a pipeline, with its given stages, with stages that a
//! search finds, and with ping-pong schedules. Each variant gets the barriers of Triton's membar
//! and runs in the timing model. The fastest variant is chosen, and the simplest of equally fast
//! ones.

use seawall_base::{Diagnostic, Span};
use seawall_dialects::registry;
use seawall_mlir::{Module, parse};
use seawall_model::Target;
use seawall_pipeline::{
    Auto, AutoOptions, Chosen, Mode, Options, PingPongOptions, auto, has_stages, out_of_step, ping_pong,
    pipeline, without_borders,
};
use seawall_place::{Strategy, TritonOptions};
use seawall_timing::{Latencies, Timeline};

use crate::place::{self, place_text, with_barriers};
use crate::timeline::{TimelineOptions, timeline_parts};

/// The stage counts for which ping-pong schedules exist.
const STAGES: [u32; 3] = [2, 3, 4];
/// Times with a smaller relative difference are equal.
const EQUAL: f64 = 1e-9;

/// Options of a choice.
#[derive(Clone, Debug)]
pub struct ChooseOptions {
    /// The latencies of the timing model.
    pub latencies: Latencies,
    /// The number of pipeline stages of the loops. All counts with ping-pong schedules if `None`.
    pub stages: Option<u32>,
}

/// A variant of a kernel, the simplest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Variant {
    /// No pipeline: all warps run the same code in step.
    NoPipeline,
    /// The stages of the module.
    Given,
    /// Stages that a search found.
    Stages,
    /// A ping-pong schedule.
    PingPong,
}

/// The timing of a variant.
#[derive(Clone, Debug)]
pub struct Reached {
    /// The fraction of time in which the matrix unit is busy, for each of [`Choice::places`].
    pub utilization: Vec<f64>,
    /// The cycles of all places, by which variants are compared.
    pub cycles: f64,
}

/// A variant with its timing, or the reason why it does not exist.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// The variant.
    pub variant: Variant,
    /// Its timing, or the reason.
    pub reached: Result<Reached, String>,
}

/// All variants of one kernel.
#[derive(Clone, Debug)]
pub struct Choice {
    /// The measured loops and stretches of straight-line code.
    pub places: Vec<Span>,
    /// The variants in the order of [`Variant`].
    pub candidates: Vec<Candidate>,
    /// The chosen variant.
    pub best: Variant,
    /// The stages that the search found. 0 stages means that no pipeline is faster.
    pub cut: Vec<Chosen>,
}

/// A kernel in its best variant.
pub(crate) struct Best {
    /// The new text, if it changes.
    pub(crate) text: Option<String>,
    pub(crate) choice: Choice,
}

/// The fastest variant of the kernel of `module` in the timing model. `None` if the kernel has no
/// MMAs.
///
/// # Errors
///
/// If the timing model cannot run the kernel, if groups of warps are already out of step, or if a
/// produced text cannot be read again, which is a defect.
pub(crate) fn choose(
    module: &Module,
    target: Option<&Target>,
    options: &ChooseOptions,
) -> Result<Option<Best>, Vec<Diagnostic>> {
    if seawall_timing::kernel(module).is_none() {
        return Ok(None);
    }
    if let Some(error) = out_of_step(module) {
        return Err(vec![error]);
    }
    let judge = Judge { module, target, options };
    // Borders have no effect, so error positions are those of the input.
    let places = judge.timeline(module.text())?.regions.iter().map(|region| region.span).collect();
    let plain = judge.run(module.text())?;
    let bare = without_borders(module).map_err(|error| vec![error])?;
    let (stages, cut) = judge.stages();
    let in_turn = match &bare {
        Some(text) => judge.ping_pong(&parse(text, registry())?),
        None => judge.ping_pong(module),
    };
    let variants = [
        (Variant::NoPipeline, Ok((bare, plain))),
        (Variant::Given, judge.given()),
        (Variant::Stages, stages),
        (Variant::PingPong, in_turn),
    ];
    let mut choice = Choice { places, candidates: Vec::new(), best: Variant::NoPipeline, cut };
    let (mut text, mut least) = (None, f64::INFINITY);
    for (variant, made) in variants {
        let reached = made.map(|(made, run)| {
            let cycles = run.measured_cycles();
            if cycles < least * (1.0 - EQUAL) {
                (text, least, choice.best) = (made, cycles, variant);
            }
            let utilization = run.regions.iter().map(|region| region.utilization).collect();
            Reached { utilization, cycles }
        });
        choice.candidates.push(Candidate { variant, reached });
    }
    Ok(Some(Best { text, choice }))
}

/// A text and its timing, or the reason why there is none. `None` for an unchanged text.
type Made = Result<(Option<String>, Timeline), String>;

struct Judge<'m> {
    module: &'m Module,
    target: Option<&'m Target>,
    options: &'m ChooseOptions,
}

impl Judge<'_> {
    /// Places the barriers that Triton's membar adds after every pipelining.
    fn membar(&self) -> place::Options {
        place::Options {
            target: self.target.cloned(),
            ..place::Options::new(Strategy::Triton(TritonOptions::default()))
        }
    }

    /// `text` with these barriers.
    fn finished(&self, text: &str) -> Result<String, Vec<Diagnostic>> {
        let placed = place_text(text, &self.membar());
        placed.map(|placed| placed.text).map_err(|failure| failure.diagnostics)
    }

    /// The timing of the finished text.
    fn run(&self, text: &str) -> Result<Timeline, Vec<Diagnostic>> {
        self.timeline(&self.finished(text)?)
    }

    /// The timing of the text as it is.
    fn timeline(&self, text: &str) -> Result<Timeline, Vec<Diagnostic>> {
        let options = TimelineOptions {
            target: self.target.cloned(),
            latencies: Some(self.options.latencies.clone()),
            ..TimelineOptions::default()
        };
        let parts = timeline_parts(text, &options).map_err(|failure| failure.diagnostics)?;
        Ok(parts.into_iter().next().map(|part| part.timeline).unwrap_or_default())
    }

    fn made(&self, text: String) -> Made {
        let run = self.run(&text).map_err(first)?;
        Ok((Some(text), run))
    }

    /// The variant with the stages of the module.
    fn given(&self) -> Made {
        if !has_stages(self.module) {
            return Err("the module has no stages".to_string());
        }
        let options = Options { mode: Mode::Proved, target: self.target.cloned() };
        match pipeline(self.module, &options).map_err(first)? {
            Some(done) => self.made(done.text),
            None => Err("the stages do not form a pipeline".to_string()),
        }
    }

    /// The variant with the stages that a search finds. A pipeline that does not make the kernel
    /// faster is left out.
    fn stages(&self) -> (Made, Vec<Chosen>) {
        let options = AutoOptions { target: self.target.cloned(), latencies: self.options.latencies.clone() };
        let membar = self.membar();
        let mut found = match auto(self.module, &options, &|module| with_barriers(module, &membar)) {
            Ok(Some(found)) => found,
            Ok(None) => {
                return (Err("no loop with MMAs can be cut into stages".to_string()), Vec::new());
            }
            Err(errors) => return (Err(first(errors)), Vec::new()),
        };
        let mut keep: Vec<bool> = found.chosen.iter().map(|chosen| chosen.stages > 0).collect();
        let made = self.thinned(&found, &mut keep);
        for (chosen, keep) in found.chosen.iter_mut().zip(keep) {
            chosen.stages = if keep { chosen.stages } else { 0 };
        }
        (made, found.chosen)
    }

    /// Removes pipelines as long as the kernel does not become slower.
    fn thinned(&self, found: &Auto<'_>, keep: &mut [bool]) -> Made {
        let mut best = self.made(found.text(keep).map_err(first)?)?;
        for at in 0..keep.len() {
            if !keep[at] || keep.iter().filter(|keep| **keep).count() == 1 {
                continue;
            }
            keep[at] = false;
            let without = found.text(keep).map_err(first).and_then(|text| self.made(text));
            match without {
                Ok(without) if without.1.measured_cycles() <= best.1.measured_cycles() * (1.0 + EQUAL) => {
                    best = without;
                }
                _ => keep[at] = true,
            }
        }
        Ok(best)
    }

    /// The variant with the best ping-pong schedules of `bare`, which has no borders.
    fn ping_pong(&self, bare: &Module) -> Made {
        let mut best: Made = Err(String::new());
        let mut reasons: Vec<(u32, String)> = Vec::new();
        let all = self.options.stages.map_or(STAGES.to_vec(), |stages| vec![stages]);
        for stages in all {
            let options = PingPongOptions { mode: Mode::Proved, target: self.target.cloned(), stages };
            let done = ping_pong(bare, &options).map_err(first)?;
            let Some(text) = done.text.filter(|_| done.loops > 0) else {
                let why = done.left.first().map(|left| left.message.clone()).unwrap_or_default();
                let why =
                    why.strip_prefix("this loop gets no ping-pong schedule: ").unwrap_or(&why).to_string();
                reasons.push((stages, why));
                continue;
            };
            let made = self.made(text);
            let cycles = |made: &Made| made.as_ref().map_or(f64::INFINITY, |made| made.1.measured_cycles());
            if best.is_err() || cycles(&made) < cycles(&best) * (1.0 - EQUAL) {
                best = made;
            }
        }
        match best {
            Err(why) if why.is_empty() => Err(reasons_text(&reasons)),
            best => best,
        }
    }
}

/// The reasons why there is no ping-pong schedule, for each number of stages unless they are the
/// same.
fn reasons_text(reasons: &[(u32, String)]) -> String {
    let Some((_, why)) = reasons.first() else { return String::new() };
    if why.is_empty() {
        return "no loop has MMAs".to_string();
    }
    if reasons.iter().all(|(_, other)| other == why) {
        return why.clone();
    }
    let each: Vec<String> =
        reasons.iter().map(|(stages, why)| format!("with {stages} stages, {why}")).collect();
    each.join("; ")
}

fn first(errors: Vec<Diagnostic>) -> String {
    let Some(error) = errors.into_iter().next() else { return String::new() };
    std::iter::once(error.message).chain(error.notes).collect::<Vec<_>>().join("; ")
}
