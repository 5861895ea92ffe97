//! The result of a run, independent of the IR, for reports and for the search over schedules.

use seawall_base::Span;

use crate::record::{Activity, Cause};

/// The timeline of one kernel.
#[derive(Clone, Debug, Default)]
pub struct Timeline {
    /// The name of the function.
    pub function: String,
    /// The ISA name of the GPU.
    pub arch: String,
    /// The number of warps of a CTA (workgroup).
    pub warps: u32,
    /// The number of iterations of innermost loops.
    pub iterations: u32,
    /// The number of figures of the GPU, and the number of estimates among them.
    pub figures: (usize, usize),
    /// Each loop with MMAs and each sequence of straight-line code with MMAs, in text order.
    pub regions: Vec<Region>,
    /// Cycles from the first instruction to the last.
    pub cycles: u64,
    /// Notes about ops whose cost is estimated or ignored.
    pub notes: Vec<String>,
}

impl Timeline {
    /// Returns the cycles of all measured regions, with loops multiplied by their iterations.
    /// Schedules of one kernel are compared by this figure.
    pub fn measured_cycles(&self) -> f64 {
        let times = |region: &Region| if region.is_whole { region.measured } else { self.iterations };
        self.regions.iter().map(|region| region.cycles * f64::from(times(region))).sum()
    }

    /// Returns the fraction of the measured time in which the matrix unit is busy, from 0 to 1.
    /// Regions are weighted by their cycles.
    pub fn utilization(&self) -> f64 {
        let (busy, all) = self.regions.iter().fold((0.0, 0.0), |(busy, all), region| {
            (busy + region.utilization * region.cycles, all + region.cycles)
        });
        if all > 0.0 { busy / all } else { 0.0 }
    }
}

/// A measured loop or sequence of straight-line code.
#[derive(Clone, Debug)]
pub struct Region {
    /// The loop, or the first MMA of straight-line code.
    pub span: Span,
    /// Whether the region is a loop.
    pub is_loop: bool,
    /// Whether the region is measured from beginning to end: straight-line code, and loops with too
    /// few iterations for a steady state.
    pub is_whole: bool,
    /// The index in [`Loops::innermost_with_mmas`](crate::Loops::innermost_with_mmas), if
    /// the region is one of these loops.
    pub number: Option<usize>,
    /// The number of measured iterations; 1 for straight-line code. Short loops are measured whole.
    pub measured: u32,
    /// Cycles of one iteration, or of the sequence.
    pub cycles: f64,
    /// The fraction of the cycles in which the matrix unit of a SIMD is busy, from 0 to 1.
    pub utilization: f64,
    /// Stalls in cycles per iteration, averaged over all waves, in the order of [`Cause::ALL`]
    /// without zeros.
    pub stalls: Vec<Stall>,
    /// The stages of the region.
    pub stages: Vec<StageRow>,
    /// What each wave does in the last measured iterations.
    pub rows: Vec<Row>,
    /// The time window that the rows show.
    pub window: (u64, u64),
}

/// The stall time of one cause.
#[derive(Clone, Copy, Debug)]
pub struct Stall {
    /// The cause.
    pub cause: Cause,
    /// The duration in cycles.
    pub cycles: f64,
}

/// A stage: the code between two barriers. In straight-line code the first stage begins at the
/// first LDS access or MMA.
#[derive(Clone, Debug)]
pub struct StageRow {
    /// The stage number, from 0.
    pub number: u32,
    /// `MMA`, `memory`, `MMA and memory`, `arithmetic` or `empty`.
    pub kind: &'static str,
    /// Cycles of the matrix unit in one iteration of one wave.
    pub matrix: u64,
}

/// One wave of the SIMD.
#[derive(Clone, Debug)]
pub struct Row {
    /// The wave number, from 0; wave 0 belongs to the low group.
    pub wave: usize,
    /// The segments in time order, without overlap.
    pub segments: Vec<Segment>,
}

/// What a wave does during an interval.
#[derive(Clone, Copy, Debug)]
pub struct Segment {
    /// The activity.
    pub activity: Activity,
    /// The first cycle.
    pub from: u64,
    /// The end cycle.
    pub to: u64,
    /// The stage of the region.
    pub stage: u32,
    /// The op.
    pub op: Span,
}
