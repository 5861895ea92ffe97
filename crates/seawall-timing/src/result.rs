//! What a run says, without the IR: for people, for machines, and for a search.

use seawall_base::Span;

use crate::record::{Cause, Doing};

/// A kernel that was run.
#[derive(Clone, Debug, Default)]
pub struct Timeline {
    /// Its name.
    pub function: String,
    /// ISA name of the GPU.
    pub arch: String,
    /// Warps of a block.
    pub warps: u32,
    /// How often innermost loops ran.
    pub iterations: u32,
    /// Figures of the GPU, and how many of them are estimates.
    pub figures: (usize, usize),
    /// Each loop with products in it, and each stretch of straight-line code with such, in order of the text.
    pub regions: Vec<Region>,
    /// Cycles from the first instruction to the last.
    pub cycles: u64,
    /// Ops that were counted in a way that one should know of.
    pub notes: Vec<String>,
}

impl Timeline {
    /// Cycles of all measured regions, those of loops for as many iterations as they run: what schedules of a kernel are compared by.
    pub fn measured_cycles(&self) -> f64 {
        let times = |region: &Region| if region.is_whole { region.measured } else { self.iterations };
        self.regions.iter().map(|region| region.cycles * f64::from(times(region))).sum()
    }

    /// Part of the time of all measured regions in which the matrix unit works, weighed by their lengths; 0 to 1.
    pub fn utilization(&self) -> f64 {
        let (busy, all) = self.regions.iter().fold((0.0, 0.0), |(busy, all), region| {
            (busy + region.utilization * region.cycles, all + region.cycles)
        });
        if all > 0.0 { busy / all } else { 0.0 }
    }
}

/// A loop or stretch that was measured.
#[derive(Clone, Debug)]
pub struct Region {
    /// The loop; the first product of straight-line code.
    pub span: Span,
    /// Whether it is a loop.
    pub is_loop: bool,
    /// Whether it is measured from its beginning to its end: straight-line code, and loops that are known to have too few iterations for a middle.
    pub is_whole: bool,
    /// Which of [`Loops::innermost_with_products`](crate::Loops::innermost_with_products) it is, if it is one of these.
    pub number: Option<usize>,
    /// Iterations in the middle that were measured, all of them where there are too few for a middle; 1 for straight-line code.
    pub measured: u32,
    /// Cycles of one iteration, or of the stretch.
    pub cycles: f64,
    /// Part of these in which the matrix unit of a SIMD works; 0 to 1.
    pub utilization: f64,
    /// What a wave waits for, in cycles of one iteration, the mean of all waves; in the order of [`Cause::ALL`], without zeros.
    pub stalls: Vec<Stall>,
    /// Its stages.
    pub stages: Vec<StageRow>,
    /// What the waves do in the last iterations that were measured.
    pub rows: Vec<Row>,
    /// From when to when the rows show it.
    pub window: (u64, u64),
}

/// What waves wait for.
#[derive(Clone, Copy, Debug)]
pub struct Stall {
    /// Why.
    pub cause: Cause,
    /// How long.
    pub cycles: f64,
}

/// A stage: what stands between two barriers of a loop, or of straight-line code from its first access to shared memory or product on.
#[derive(Clone, Debug)]
pub struct StageRow {
    /// Counted from 0.
    pub number: u32,
    /// `products`, `memory`, both, `arithmetic` or `empty`.
    pub kind: &'static str,
    /// Cycles of the matrix unit in one iteration of one wave.
    pub matrix: u64,
}

/// A wave of the SIMD.
#[derive(Clone, Debug)]
pub struct Row {
    /// Counted from 0; wave 0 belongs to the low group.
    pub wave: usize,
    /// In order of time, without overlap.
    pub segments: Vec<Segment>,
}

/// What a wave does for a time.
#[derive(Clone, Copy, Debug)]
pub struct Segment {
    /// What.
    pub doing: Doing,
    /// From this cycle.
    pub from: u64,
    /// To this one.
    pub to: u64,
    /// The stage of the loop.
    pub stage: u32,
    /// Of which op.
    pub op: Span,
}
