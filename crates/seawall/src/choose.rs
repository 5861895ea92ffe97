//! One kernel run in several ways: without a pipeline, with the stages that it has, with those that a search finds, in turns. Each is finished as
//! the next tools would, with the barriers of Triton's membar, and run in the model; the fastest is taken, of equals the simplest.

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

use crate::place::{self, place_text};
use crate::timeline::{TimelineOptions, timeline_parts};

/// Numbers of stages that there are ping-pong schedules for.
const STAGES: [u32; 3] = [2, 3, 4];
/// Times that differ by a smaller part are equal.
const EQUAL: f64 = 1e-9;

/// What to choose with.
#[derive(Clone, Debug)]
pub struct ChooseOptions {
    /// The figures of the model.
    pub latencies: Latencies,
    /// The number of stages that the loops were pipelined with; all that there are ping-pong schedules for if `None`.
    pub stages: Option<u32>,
}

/// A way to run a kernel, the simplest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// All warps in step.
    NoPipeline,
    /// The stages that the module has.
    Given,
    /// Stages that a search has found.
    Stages,
    /// A ping-pong schedule.
    PingPong,
}

/// What the model says of a way.
#[derive(Clone, Debug)]
pub struct Reached {
    /// The part of the time in which the matrix unit is busy, of each of [`Choice::places`].
    pub utilization: Vec<f64>,
    /// Cycles of all of them: what ways are compared by.
    pub cycles: f64,
}

/// A way, and what it reaches or why it cannot be gone.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// The way.
    pub way: Way,
    /// What it reaches, or why not.
    pub reached: Result<Reached, String>,
}

/// All ways of one kernel.
#[derive(Clone, Debug)]
pub struct Choice {
    /// The loops and stretches of straight-line code that were measured.
    pub places: Vec<Span>,
    /// In the order of [`Way`].
    pub candidates: Vec<Candidate>,
    /// The one that was taken.
    pub best: Way,
    /// What the search for stages has found; of places with 0 stages, that none are better.
    pub cut: Vec<Chosen>,
}

/// A kernel made in the best way.
pub(crate) struct Best {
    /// The new text, if it changes.
    pub(crate) text: Option<String>,
    pub(crate) choice: Choice,
}

/// The kernel of `module` in the way with which the model is done first; `None` if it has no products.
///
/// # Errors
///
/// What keeps the model from running the kernel as it is, groups of warps that are out of step already, and a text that cannot be read again, which
/// would be a defect.
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
    // Borders do nothing by themselves, so that the places of errors are those of the input.
    let places = judge.timeline(module.text())?.regions.iter().map(|region| region.span).collect();
    let plain = judge.run(module.text())?;
    let bare = without_borders(module).map_err(|error| vec![error])?;
    let (stages, cut) = judge.stages();
    let in_turn = match &bare {
        Some(text) => judge.ping_pong(&parse(text, registry())?),
        None => judge.ping_pong(module),
    };
    let ways = [
        (Way::NoPipeline, Ok((bare, plain))),
        (Way::Given, judge.given()),
        (Way::Stages, stages),
        (Way::PingPong, in_turn),
    ];
    let mut choice = Choice { places, candidates: Vec::new(), best: Way::NoPipeline, cut };
    let (mut text, mut least) = (None, f64::INFINITY);
    for (way, made) in ways {
        let reached = made.map(|(made, run)| {
            let cycles = run.measured_cycles();
            if cycles < least * (1.0 - EQUAL) {
                (text, least, choice.best) = (made, cycles, way);
            }
            let utilization = run.regions.iter().map(|region| region.utilization).collect();
            Reached { utilization, cycles }
        });
        choice.candidates.push(Candidate { way, reached });
    }
    Ok(Some(Best { text, choice }))
}

/// A text and how it runs, or why there is none. A text that does not change is `None`.
type Made = Result<(Option<String>, Timeline), String>;

struct Judge<'m> {
    module: &'m Module,
    target: Option<&'m Target>,
    options: &'m ChooseOptions,
}

impl Judge<'_> {
    /// `text` with the barriers that Triton's membar adds, which comes behind every pipeline.
    fn finished(&self, text: &str) -> Result<String, Vec<Diagnostic>> {
        let membar = place::Options {
            target: self.target.cloned(),
            ..place::Options::new(Strategy::Triton(TritonOptions::default()))
        };
        place_text(text, &membar).map(|placed| placed.text).map_err(|failure| failure.diagnostics)
    }

    /// How the finished text runs.
    fn run(&self, text: &str) -> Result<Timeline, Vec<Diagnostic>> {
        self.timeline(&self.finished(text)?)
    }

    /// How the text runs as it is.
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

    /// With the stages that the module has.
    fn given(&self) -> Made {
        if !has_stages(self.module) {
            return Err("the module has none".to_string());
        }
        let options = Options { mode: Mode::Proved, target: self.target.cloned() };
        match pipeline(self.module, &options).map_err(first)? {
            Some(done) => self.made(done.text),
            None => Err("they make no pipeline".to_string()),
        }
    }

    /// With the stages that a search finds, but none at a place where the kernel is not slower without.
    fn stages(&self) -> (Made, Vec<Chosen>) {
        let options = AutoOptions { target: self.target.cloned(), latencies: self.options.latencies.clone() };
        let mut found = match auto(self.module, &options, &|text| self.finished(text)) {
            Ok(Some(found)) => found,
            Ok(None) => {
                return (Err("no loop with products can be cut into stages".to_string()), Vec::new());
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

    /// Takes pipelines away as long as that makes the kernel no slower.
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

    /// With the best ping-pong schedules of `bare`, which has no borders.
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
            Err(why) if why.is_empty() => Err(told(&reasons)),
            best => best,
        }
    }
}

/// Why there is no ping-pong schedule, by number of stages unless it is the same for all.
fn told(reasons: &[(u32, String)]) -> String {
    let Some((_, why)) = reasons.first() else { return String::new() };
    if why.is_empty() {
        return "no loop has products".to_string();
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
