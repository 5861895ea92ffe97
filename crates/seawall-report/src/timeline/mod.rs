//! A run of two groups of waves: facts and words that its text, JSON and HTML renderers share.

mod html;
mod json;
mod text;

use seawall_base::Span;
use seawall_timing::{Activity, Cause, ExecutionUnit, Region, Timeline};

use crate::source::Source;

pub use html::timeline_html;
pub use json::{timeline_json, timeline_schema};
pub use text::timeline_text;

/// A simulated kernel with its text.
#[derive(Clone, Copy, Debug)]
pub struct TimelineView<'a> {
    /// The text.
    pub source: Source<'a>,
    /// The run.
    pub timeline: &'a Timeline,
}

/// The caveat that accompanies every figure.
const CAVEAT: &str = "This model ranks schedules of one kernel. It does not predict the cycles of a GPU.";

impl TimelineView<'_> {
    fn headline(&self) -> String {
        let timeline = self.timeline;
        let waves = timeline.regions.iter().map(|region| region.rows.len()).max().unwrap_or(0);
        format!(
            "`{}` on {}: {} warps, {waves} on each SIMD, {} iterations",
            timeline.function, timeline.arch, timeline.warps, timeline.iterations
        )
    }

    fn figures(&self) -> String {
        let (all, estimates) = self.timeline.figures;
        format!("{estimates} of {all} figures are estimates")
    }

    fn region(&self, region: &Region) -> String {
        let line = self.source.line(region.span.start);
        if region.is_loop && region.is_whole {
            format!(
                "loop at line {line}, measured from its beginning to its end: iterations {}",
                region.measured
            )
        } else if region.is_loop {
            format!("loop at line {line}, {} iterations in the middle measured", region.measured)
        } else {
            format!("straight-line code from line {line}")
        }
    }

    /// The first line of an op, cut to a limit.
    fn op(&self, span: Span) -> String {
        const LONGEST: usize = 160;
        let line = self.source.first_line(span);
        let short: String = line.chars().take(LONGEST).collect();
        if short.len() < line.len() { format!("{short}…") } else { short }
    }
}

/// The name of a wave. The low group is the first wave of each SIMD.
fn group(wave: usize) -> String {
    match wave {
        0 => "low".to_string(),
        1 => "high".to_string(),
        more => format!("high {more}"),
    }
}

/// The letter, the code and the meaning of an activity.
fn words(activity: Activity) -> (char, &'static str, &'static str) {
    match activity {
        Activity::Works(ExecutionUnit::Matrix) => ('M', "matrix", "multiplies"),
        Activity::Works(ExecutionUnit::Vector) => ('V', "vector", "issues vector instructions"),
        Activity::Works(ExecutionUnit::Scalar) => ('S', "scalar", "issues scalar instructions"),
        Activity::Works(ExecutionUnit::Lds) => ('L', "lds", "issues to shared memory"),
        Activity::Works(ExecutionUnit::Memory) => ('G', "memory", "issues to global memory"),
        Activity::Waits(Cause::Barrier) => ('.', "barrier", "waits at a barrier"),
        Activity::Waits(Cause::Lds) => ('l', "lds-data", "waits for data of shared memory"),
        Activity::Waits(Cause::Memory) => ('g', "memory-data", "waits for data of global memory"),
        Activity::Waits(Cause::Copies) => ('c', "copies", "waits for copies to shared memory"),
        Activity::Waits(Cause::Matrix) => {
            ('m', "matrix-taken", "waits for the matrix unit, which another wave uses")
        }
        Activity::Waits(Cause::Result) => ('r', "result", "waits for a result"),
        Activity::Waits(Cause::Issue) => ('i', "issue", "waits to issue while another wave issues"),
        Activity::Waits(Cause::LdsBusy) => ('b', "lds-busy", "waits for space in the queue of shared memory"),
        Activity::Waits(Cause::MemoryBusy) => (
            'q',
            "memory-busy",
            "waits for space in the queue of global \
                                                                 memory",
        ),
    }
}

/// A fraction as a percentage.
fn percent(part: f64) -> String {
    format!("{:.1} %", part * 100.0)
}
