//! A simulation as JSON. The format has a version. Adding a key does not change it.

use schemars::JsonSchema;
use seawall_model::EventId;
use seawall_oracle::{Fault, Schedule, Step, Verdict};
use serde::Serialize;

use crate::kernel_source::SourcePlace;
use crate::schema;
use crate::simulate::{Simulated, fault_code, kind_code};

/// The version of the format.
const VERSION: u32 = 1;

#[derive(Serialize, JsonSchema)]
struct Document<'a> {
    version: u32,
    file: &'a str,
    models: Vec<Model<'a>>,
}

#[derive(Serialize, JsonSchema)]
struct Model<'a> {
    name: &'a str,
    verdicts: Vec<VerdictWire<'a>>,
    explored: ExploredWire,
    trace: Option<ScheduleWire<'a>>,
}

#[derive(Serialize, JsonSchema)]
pub(crate) struct VerdictWire<'a> {
    fault: &'static str,
    conflict: Option<&'static str>,
    earlier: Option<OpWire>,
    event: OpWire,
    in_flight_read: bool,
    between_ctas: bool,
    schedule: ScheduleWire<'a>,
}

#[derive(Serialize, JsonSchema)]
struct OpWire {
    op: String,
    text: String,
    line: u32,
    column: u32,
    source: Option<SourcePlace>,
    event: String,
}

#[derive(Serialize, JsonSchema)]
struct ScheduleWire<'a> {
    omitted: u64,
    steps: Vec<StepWire<'a>>,
}

#[derive(Serialize, JsonSchema)]
struct StepWire<'a> {
    /// The CTA, if several CTAs are simulated.
    #[serde(skip_serializing_if = "Option::is_none")]
    cta: Option<u32>,
    partition: &'a str,
    warp: u32,
    /// Whether an engine makes the step on behalf of the warp.
    engine: bool,
    does: &'static str,
    at: Option<OpWire>,
    iterations: Vec<u32>,
}

#[derive(Serialize, JsonSchema)]
struct ExploredWire {
    states: u64,
    runs: u64,
    steps: u64,
    ctas: u32,
    warps: Vec<u32>,
    complete: bool,
    bounded_loops: bool,
    summary: String,
}

/// The JSON schema of [`simulation_json`].
pub fn simulate_schema() -> serde_json::Value {
    schema::of::<Document<'_>>("simulate", VERSION)
}

/// All simulated models of a file, with a final line break.
///
/// # Errors
///
/// Never in practice: the document has no map keys that JSON cannot represent.
pub fn simulation_json(file: &str, parts: &[Simulated<'_>]) -> Result<String, serde_json::Error> {
    let document = Document { version: VERSION, file, models: parts.iter().map(model).collect() };
    serde_json::to_string_pretty(&document).map(|text| text + "\n")
}

fn model<'a>(part: &'a Simulated<'a>) -> Model<'a> {
    let explored = &part.report.explored;
    Model {
        name: &part.program.name,
        verdicts: part.report.verdicts.iter().map(|found| verdict(part, found)).collect(),
        explored: ExploredWire {
            states: explored.states,
            runs: explored.runs,
            steps: explored.steps,
            ctas: explored.ctas,
            warps: explored.warps.clone(),
            complete: explored.complete,
            bounded_loops: explored.bounded_loops,
            summary: part.explored(),
        },
        trace: part.trace.map(|trace| schedule(part, trace)),
    }
}

pub(crate) fn verdict<'a>(part: &'a Simulated<'a>, found: &'a Verdict) -> VerdictWire<'a> {
    VerdictWire {
        fault: fault_code(found.fault),
        conflict: match found.fault {
            Fault::Race(conflict) => Some(conflict.name()),
            _ => None,
        },
        earlier: found.earlier.map(|event| op(part, event)),
        event: op(part, found.event),
        in_flight_read: found.in_flight_read,
        between_ctas: found.between_ctas,
        schedule: schedule(part, &found.schedule),
    }
}

fn schedule<'a>(part: &'a Simulated<'a>, schedule: &'a Schedule) -> ScheduleWire<'a> {
    let step = |step: &'a Step| StepWire {
        cta: (part.report.explored.ctas > 1).then_some(step.actor.cta),
        partition: part.program.partitions.get(step.actor.partition).map_or("", |p| p.name.as_str()),
        warp: step.actor.warp,
        engine: step.actor.engine,
        does: kind_code(&step.kind),
        at: step.event.map(|event| op(part, event)),
        iterations: step.iterations.iter().map(|(_, count)| *count).collect(),
    };
    ScheduleWire { omitted: schedule.omitted, steps: schedule.steps.iter().map(step).collect() }
}

fn op(part: &Simulated<'_>, event: EventId) -> OpWire {
    let origin = part.program.origin_of(event);
    let position = part.source.position(origin.span.start);
    OpWire {
        op: origin.op.to_string(),
        text: part.op_text(event),
        line: position.line,
        column: position.column,
        source: part.source.kernel_place(origin).map(|place| SourcePlace::new(&part.source, &place)),
        event: event.to_string(),
    }
}
