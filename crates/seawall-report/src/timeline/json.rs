//! A timeline as JSON. The format has a version. Adding a key does not change it.

use schemars::JsonSchema;
use seawall_timing::{Activity, Region, Row, Segment};
use serde::Serialize;

use crate::schema;

use super::{CAVEAT, TimelineView, words};

/// The version of the format.
const VERSION: u32 = 1;

#[derive(Serialize, JsonSchema)]
struct Document<'a> {
    version: u32,
    file: &'a str,
    caveat: &'static str,
    kernels: Vec<Kernel<'a>>,
}

#[derive(Serialize, JsonSchema)]
struct Kernel<'a> {
    name: &'a str,
    target: &'a str,
    warps: u32,
    iterations: u32,
    figures: usize,
    estimates: usize,
    utilization: f64,
    cycles: u64,
    notes: &'a [String],
    regions: Vec<RegionWire>,
}

#[derive(Serialize, JsonSchema)]
struct RegionWire {
    line: u32,
    is_loop: bool,
    iterations_measured: u32,
    cycles: f64,
    utilization: f64,
    stalls: Vec<StallWire>,
    stages: Vec<StageWire>,
    window: [u64; 2],
    waves: Vec<WaveWire>,
}

#[derive(Serialize, JsonSchema)]
struct StallWire {
    cause: &'static str,
    cycles: f64,
}

#[derive(Serialize, JsonSchema)]
struct StageWire {
    stage: u32,
    kind: &'static str,
    matrix_cycles: u64,
}

#[derive(Serialize, JsonSchema)]
struct WaveWire {
    wave: usize,
    segments: Vec<SegmentWire>,
}

#[derive(Serialize, JsonSchema)]
struct SegmentWire {
    from: u64,
    to: u64,
    stage: u32,
    stalls: bool,
    does: &'static str,
    line: u32,
}

/// The JSON schema of [`timeline_json`].
pub fn timeline_schema() -> serde_json::Value {
    schema::of::<Document<'_>>("timeline", VERSION)
}

/// All simulated kernels of the file called `file`, as one document with a final line break.
///
/// # Errors
///
/// Never in practice: these values can always be written as JSON.
pub fn timeline_json(file: &str, views: &[TimelineView<'_>]) -> Result<String, serde_json::Error> {
    let kernels = views.iter().map(kernel).collect();
    let document = Document { version: VERSION, file, caveat: CAVEAT, kernels };
    serde_json::to_string_pretty(&document).map(|text| text + "\n")
}

fn kernel<'a>(view: &TimelineView<'a>) -> Kernel<'a> {
    let timeline = view.timeline;
    Kernel {
        name: &timeline.function,
        target: &timeline.arch,
        warps: timeline.warps,
        iterations: timeline.iterations,
        figures: timeline.figures.0,
        estimates: timeline.figures.1,
        utilization: rounded(timeline.utilization()),
        cycles: timeline.cycles,
        notes: &timeline.notes,
        regions: timeline.regions.iter().map(|region| of_region(view, region)).collect(),
    }
}

fn of_region(view: &TimelineView<'_>, region: &Region) -> RegionWire {
    let stall = |stall: &seawall_timing::Stall| StallWire {
        cause: words(Activity::Waits(stall.cause)).1,
        cycles: rounded(stall.cycles),
    };
    let stage = |stage: &seawall_timing::StageRow| StageWire {
        stage: stage.number,
        kind: stage.kind,
        matrix_cycles: stage.matrix,
    };
    let segment = |segment: &Segment| SegmentWire {
        from: segment.from,
        to: segment.to,
        stage: segment.stage,
        stalls: matches!(segment.activity, Activity::Waits(_)),
        does: words(segment.activity).1,
        line: view.source.line(segment.op.start),
    };
    let wave = |row: &Row| WaveWire { wave: row.wave, segments: row.segments.iter().map(segment).collect() };
    RegionWire {
        line: view.source.line(region.span.start),
        is_loop: region.is_loop,
        iterations_measured: region.measured,
        cycles: rounded(region.cycles),
        utilization: rounded(region.utilization),
        stalls: region.stalls.iter().map(stall).collect(),
        stages: region.stages.iter().map(stage).collect(),
        window: [region.window.0, region.window.1],
        waves: region.rows.iter().map(wave).collect(),
    }
}

/// Rounds to four decimals: the model has no more precision.
fn rounded(value: f64) -> f64 {
    (value * 10_000.0).round() / 10_000.0
}
