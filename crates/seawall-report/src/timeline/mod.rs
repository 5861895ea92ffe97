//! A run of two groups of waves, for people and programs: what both are told of it, and the words for it.

mod html;
mod json;
mod text;

use seawall_base::Span;
use seawall_timing::{Cause, Doing, Region, Timeline, Unit};

use crate::source::Source;

pub use html::timeline_html;
pub use json::timeline_json;
pub use text::timeline_text;

/// A kernel that was run, with the text that its spans are of.
#[derive(Clone, Copy, Debug)]
pub struct TimelineView<'a> {
    /// The text.
    pub source: Source<'a>,
    /// The run.
    pub timeline: &'a Timeline,
}

/// What everyone should know who reads a figure.
const CAVEAT: &str = "A model that ranks schedules of one kernel. It does not tell cycles of a GPU.";

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

    /// The first line of an op, not too long.
    fn op(&self, span: Span) -> String {
        const LONGEST: usize = 160;
        let line = self.source.first_line(span);
        let short: String = line.chars().take(LONGEST).collect();
        if short.len() < line.len() { format!("{short}…") } else { short }
    }
}

/// The name of a wave: the low group is the first of each SIMD.
fn group(wave: usize) -> String {
    match wave {
        0 => "low".to_string(),
        1 => "high".to_string(),
        more => format!("high {more}"),
    }
}

/// The letter of what a wave does, its code, and its words.
fn words(doing: Doing) -> (char, &'static str, &'static str) {
    match doing {
        Doing::Works(Unit::Matrix) => ('M', "matrix", "multiplies"),
        Doing::Works(Unit::Vector) => ('V', "vector", "issues vector instructions"),
        Doing::Works(Unit::Scalar) => ('S', "scalar", "issues scalar instructions"),
        Doing::Works(Unit::Lds) => ('L', "lds", "issues to shared memory"),
        Doing::Works(Unit::Memory) => ('G', "memory", "issues to global memory"),
        Doing::Waits(Cause::Barrier) => ('.', "barrier", "waits at a barrier"),
        Doing::Waits(Cause::Lds) => ('l', "lds-data", "waits for data of shared memory"),
        Doing::Waits(Cause::Memory) => ('g', "memory-data", "waits for data of global memory"),
        Doing::Waits(Cause::Copies) => ('c', "copies", "waits for copies to shared memory"),
        Doing::Waits(Cause::Matrix) => {
            ('m', "matrix-taken", "waits for the matrix unit, which another wave has")
        }
        Doing::Waits(Cause::Result) => ('r', "result", "waits for a result"),
        Doing::Waits(Cause::Issue) => ('i', "issue", "waits to issue, since another wave does"),
        Doing::Waits(Cause::LdsBusy) => ('b', "lds-busy", "waits for shared memory to take more work"),
        Doing::Waits(Cause::MemoryBusy) => ('q', "memory-busy", "waits for global memory to take more work"),
    }
}

/// A part as percent.
fn percent(part: f64) -> String {
    format!("{:.1} %", part * 100.0)
}
