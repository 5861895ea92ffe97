//! A placement as JSON. The format has a version. Adding a key does not change it. Changing or
//! removing a key does. The wire types are written out here, because domain types are not
//! serializable.

use schemars::JsonSchema;
use seawall_analysis::Hazard;
use seawall_base::Diagnostic;
use seawall_model::{EventId, Program};
use seawall_place::{Placed, Point, Reason};
use serde::Serialize;

use crate::describe::{self, Side};
use crate::dialect::Spelling;
use crate::json_certificate::{CertificateWire, RemovedWire, certificate, removed};
use crate::loop_nesting::LoopNesting;
use crate::module::PlacedModule;
use crate::schema;
use crate::source::Source;
use crate::term::TermPrinter;

/// The version of the format.
const VERSION: u32 = 1;

#[derive(Serialize, JsonSchema)]
struct Document<'a> {
    version: u32,
    file: &'a str,
    strategy: &'a str,
    /// `null` if the target is unknown or differs between modules.
    target: Option<String>,
    barriers: Vec<Barrier>,
    /// Deleted barriers of the input.
    removed: Vec<RemovedWire>,
    /// For each module, why it needs so many barriers and which hazards remain. Only for strategies
    /// that guarantee it.
    certificates: Vec<CertificateWire>,
    warnings: Vec<Warning<'a>>,
}

#[derive(Serialize, JsonSchema)]
struct Barrier {
    /// Counted from 1 through the whole file.
    index: usize,
    /// The module of the file, from 0.
    module: usize,
    op: String,
    position: &'static str,
    line: u32,
    column: u32,
    insert: &'static str,
    loop_depth: u32,
    reason: ReasonWire,
}

#[derive(Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
enum ReasonWire {
    Hazard {
        hazards: Vec<HazardWire>,
    },
    TrailingWait {
        wait: Option<OpWire>,
    },
    KernelExit,
    ClusterInit {
        inits: Vec<OpWire>,
    },
    LaterSyncPoint,
    OrderedElsewhere,
    /// The signal of a split barrier, with its waits.
    SignalFor {
        waits: Vec<PointWire>,
    },
}

#[derive(Serialize, JsonSchema)]
struct PointWire {
    position: &'static str,
    #[serde(flatten)]
    op: OpWire,
}

#[derive(Serialize, JsonSchema)]
pub(crate) struct HazardWire {
    kind: &'static str,
    across_iterations: bool,
    /// The buffer of the later access.
    buffer: Option<BufferWire>,
    /// The half-open range of addresses that both accesses may touch.
    bytes: Option<[u32; 2]>,
    slot: SlotWire,
    earlier: AccessWire,
    later: AccessWire,
}

#[derive(Serialize, JsonSchema)]
struct BufferWire {
    name: String,
    scratch: bool,
    offset: Option<u32>,
    size: u32,
    slots: u32,
}

/// `null` if an allocation has no slots. `any` if the slot is unknown.
#[derive(Serialize, JsonSchema)]
struct SlotWire {
    earlier: Option<String>,
    later: Option<String>,
}

#[derive(Serialize, JsonSchema)]
pub(crate) struct OpWire {
    op: String,
    line: u32,
    column: u32,
    text: String,
}

#[derive(Serialize, JsonSchema)]
struct AccessWire {
    #[serde(flatten)]
    op: OpWire,
    access: &'static str,
    buffer: Option<String>,
}

#[derive(Serialize, JsonSchema)]
struct Warning<'a> {
    code: &'static str,
    message: &'a str,
    line: u32,
    column: u32,
}

/// The JSON schema of [`placement_json`].
pub fn place_schema() -> serde_json::Value {
    schema::of::<Document<'_>>("place", VERSION)
}

/// All placements of one file as one JSON document with a final line break. `strategy` is the
/// user's choice.
///
/// # Errors
///
/// Never in practice: the document has no map keys that JSON cannot represent.
pub fn placement_json(
    file: &str,
    strategy: &str,
    modules: &[PlacedModule<'_>],
) -> Result<String, serde_json::Error> {
    let targets: Vec<Option<String>> =
        modules.iter().map(|m| m.program.target.as_ref().map(ToString::to_string)).collect();
    let same = targets.windows(2).all(|pair| pair[0] == pair[1]);
    let target = targets.into_iter().next().flatten().filter(|_| same);
    let mut barriers = Vec::new();
    for (index, module) in modules.iter().enumerate() {
        let (flow, spelling) = (LoopNesting::new(module.program), Spelling::of(module.program));
        for placed in &module.placement.placed {
            barriers.push(barrier(module, (&flow, spelling), placed, index, barriers.len() + 1));
        }
    }
    let removed = modules.iter().enumerate().flat_map(|(index, module)| removed(module, index)).collect();
    let certificates =
        modules.iter().enumerate().filter_map(|(index, module)| certificate(module, index)).collect();
    let warnings = modules.iter().flat_map(|m| m.warnings.iter().map(|w| warning(&m.source, w))).collect();
    let document =
        Document { version: VERSION, file, strategy, target, barriers, removed, certificates, warnings };
    let mut text = serde_json::to_string_pretty(&document)?;
    text.push('\n');
    Ok(text)
}

fn barrier(
    module: &PlacedModule<'_>,
    (flow, spelling): (&LoopNesting, Spelling),
    placed: &Placed,
    module_index: usize,
    index: usize,
) -> Barrier {
    let id = placed.point.origin();
    let origin = module.program.origins.get(id);
    let at = module.source.position(origin.map_or(0, |origin| origin.span.start));
    Barrier {
        index,
        module: module_index,
        op: origin.map(|origin| origin.op.to_string()).unwrap_or_default(),
        position: describe::position(placed.point),
        line: at.line,
        column: at.column,
        insert: spelling.op(placed.insertion),
        loop_depth: flow.depth_of(id).unwrap_or(0),
        reason: reason(module, flow, &placed.reason),
    }
}

fn reason(module: &PlacedModule<'_>, flow: &LoopNesting, reason: &Reason) -> ReasonWire {
    let event = |event: EventId| -> Option<OpWire> {
        let event = module.program.events.get(event)?;
        Some(op_wire(&module.source, module.program.origins.get(event.origin)?))
    };
    match reason {
        Reason::Hazards(hazards) => {
            let mut terms = TermPrinter::new(module.program, flow);
            let hazards = hazards.iter().filter_map(|h| hazard(module, &mut terms, h)).collect();
            ReasonWire::Hazard { hazards }
        }
        Reason::TrailingWait { wait } => ReasonWire::TrailingWait { wait: event(*wait) },
        Reason::KernelExit => ReasonWire::KernelExit,
        Reason::ClusterInit { inits } => {
            ReasonWire::ClusterInit { inits: inits.iter().filter_map(|&init| event(init)).collect() }
        }
        Reason::LaterSyncPoint => ReasonWire::LaterSyncPoint,
        Reason::OrderedElsewhere => ReasonWire::OrderedElsewhere,
        Reason::SignalFor { waits } => {
            let at = |point: &Point| {
                let origin = module.program.origins.get(point.origin())?;
                Some(PointWire { op: op_wire(&module.source, origin), position: describe::position(*point) })
            };
            ReasonWire::SignalFor { waits: waits.iter().filter_map(at).collect() }
        }
    }
}

pub(crate) fn hazard(
    module: &PlacedModule<'_>,
    terms: &mut TermPrinter<'_>,
    hazard: &Hazard,
) -> Option<HazardWire> {
    let sides = describe::sides(module.program, hazard)?;
    let bytes = describe::shared_bytes(module.program, &sides).map(|(_, start, end)| [start, end]);
    let buffer = describe::buffer(module.program, sides.1.footprint).map(|buffer| BufferWire {
        name: buffer.name.clone(),
        scratch: buffer.scratch,
        offset: buffer.offsets.first().copied(),
        size: buffer.size,
        slots: buffer.slots,
    });
    let slot = SlotWire {
        earlier: describe::slot(terms, sides.0.footprint),
        later: describe::slot(terms, sides.1.footprint),
    };
    Some(HazardWire {
        kind: hazard.kind.short(),
        across_iterations: hazard.across_iterations,
        buffer,
        bytes,
        slot,
        earlier: access(module.program, &module.source, &sides.0),
        later: access(module.program, &module.source, &sides.1),
    })
}

fn access(program: &Program, source: &Source<'_>, side: &Side<'_>) -> AccessWire {
    AccessWire {
        op: op_wire(source, side.origin),
        access: describe::verb(side.mode),
        buffer: describe::buffer(program, side.footprint).map(|buffer| buffer.name.clone()),
    }
}

pub(crate) fn op_wire(source: &Source<'_>, origin: &seawall_model::Origin) -> OpWire {
    let at = source.position(origin.span.start);
    OpWire {
        op: origin.op.to_string(),
        line: at.line,
        column: at.column,
        text: describe::op_text(source, origin),
    }
}

fn warning<'a>(source: &Source<'_>, warning: &'a Diagnostic) -> Warning<'a> {
    let at = source.position(warning.primary.span.start);
    Warning { code: warning.code, message: &warning.message, line: at.line, column: at.column }
}
