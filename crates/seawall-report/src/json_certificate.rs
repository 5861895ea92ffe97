//! The part of a placement's JSON that is not about one barrier: deletions, lower bounds, the
//! result of the independent checker, and hazards that no barrier can order.

use schemars::JsonSchema;
use seawall_analysis::{Found, Missing};
use seawall_model::EventId;
use seawall_place::{Certified, LowerBound, SplitDistance, Uncovered};
use serde::Serialize;

use crate::certificate::{beyond, function_name, kept_cta_barriers, total};
use crate::json::{HazardWire, OpWire, hazard, op_wire};
use crate::loop_nesting::LoopNesting;
use crate::module::PlacedModule;
use crate::term::TermPrinter;

#[derive(Serialize, JsonSchema)]
pub(crate) struct RemovedWire {
    /// The module of the file, from 0.
    module: usize,
    #[serde(flatten)]
    op: OpWire,
    loop_depth: u32,
}

#[derive(Serialize, JsonSchema)]
pub(crate) struct CertificateWire {
    /// The module of the file, from 0.
    module: usize,
    /// `yes`, `no` or `unknown`.
    certified: &'static str,
    /// Pairs that may still need a barrier according to the checker.
    open: Vec<OpenWire>,
    /// Functions that need barriers.
    functions: Vec<BoundWire>,
    /// The distance between signals and waits of split barriers, by function. Absent for full
    /// barriers.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    split: Vec<SplitWire>,
    /// Hazards without a barrier because one warp makes all accesses to each byte. The warp itself
    /// must order them.
    in_one_warp: Vec<HazardWire>,
    /// Hazards that no barrier can order.
    unordered: Vec<UnorderedWire>,
}

#[derive(Serialize, JsonSchema)]
struct OpenWire {
    kind: &'static str,
    earlier: Option<OpWire>,
    later: Option<OpWire>,
}

#[derive(Serialize, JsonSchema)]
struct BoundWire {
    function: String,
    barriers: usize,
    /// The number of these barriers that are CTA-wide barriers of waits, which are kept.
    kept: usize,
    /// The deepest level first.
    depths: Vec<DepthWire>,
    /// The number of paths between two accesses that need a barrier.
    ways: u32,
    /// Hazards that need a separate barrier each.
    apart: Vec<HazardWire>,
}

#[derive(Serialize, JsonSchema)]
struct DepthWire {
    loop_depth: u32,
    barriers: u32,
}

#[derive(Serialize, JsonSchema)]
struct SplitWire {
    function: String,
    waits: u32,
    signals: u32,
    /// The deepest level first.
    depths: Vec<BetweenWire>,
}

#[derive(Serialize, JsonSchema)]
struct BetweenWire {
    loop_depth: u32,
    /// Memory ops and barriers between a signal and its wait.
    ops: u32,
}

#[derive(Serialize, JsonSchema)]
struct UnorderedWire {
    /// `wait`, `mbarrier-wait`, `proxy-fence`, or `barrier` if no program point can hold one.
    missing: &'static str,
    hazard: HazardWire,
}

/// The deletions of a module.
pub(crate) fn removed(module: &PlacedModule<'_>, index: usize) -> Vec<RemovedWire> {
    let flow = LoopNesting::new(module.program);
    let wire = |removed: &seawall_place::Removed| {
        let origin = module.program.origins.get(removed.origin)?;
        let loop_depth = flow.depth_of(removed.origin).unwrap_or(0);
        Some(RemovedWire { module: index, op: op_wire(&module.source, origin), loop_depth })
    };
    module.placement.removed.iter().filter_map(wire).collect()
}

/// The certificate of a module; `None` if its strategy has none.
pub(crate) fn certificate(module: &PlacedModule<'_>, index: usize) -> Option<CertificateWire> {
    let (certified, open): (_, &[Uncovered]) = match &module.placement.certified {
        Certified::NotAsked => return None,
        Certified::Yes => ("yes", &[]),
        Certified::No(open) => ("no", open),
        Certified::Unknown => ("unknown", &[]),
    };
    let flow = LoopNesting::new(module.program);
    Some(CertificateWire {
        module: index,
        certified,
        open: open.iter().map(|pair| open_wire(module, pair)).collect(),
        functions: module.placement.bounds.iter().map(|b| bound(module, &flow, b)).collect(),
        split: module.placement.split.iter().map(|distance| split(module, distance)).collect(),
        in_one_warp: {
            let mut terms = TermPrinter::new(module.program, &flow);
            let hazards = &module.placement.in_one_warp;
            hazards.iter().filter_map(|h| hazard(module, &mut terms, h)).collect()
        },
        unordered: beyond(module).into_iter().filter_map(|found| unordered(module, &flow, found)).collect(),
    })
}

fn open_wire(module: &PlacedModule<'_>, pair: &Uncovered) -> OpenWire {
    let op = |event: EventId| {
        let event = module.program.events.get(event)?;
        Some(op_wire(&module.source, module.program.origins.get(event.origin)?))
    };
    OpenWire { kind: pair.kind.short(), earlier: op(pair.earlier), later: op(pair.later) }
}

fn bound(module: &PlacedModule<'_>, flow: &LoopNesting, bound: &LowerBound) -> BoundWire {
    let mut terms = TermPrinter::new(module.program, flow);
    let depth = |&(loop_depth, barriers): &(u32, u32)| DepthWire { loop_depth, barriers };
    BoundWire {
        function: function_name(module.program, bound.function).to_owned(),
        barriers: total(bound),
        kept: kept_cta_barriers(module, flow, bound),
        depths: bound.depths.iter().map(depth).collect(),
        ways: bound.ways,
        apart: bound.apart.iter().filter_map(|h| hazard(module, &mut terms, h)).collect(),
    }
}

fn split(module: &PlacedModule<'_>, distance: &SplitDistance) -> SplitWire {
    let between = |&(loop_depth, ops): &(u32, u32)| BetweenWire { loop_depth, ops };
    SplitWire {
        function: function_name(module.program, distance.function).to_owned(),
        waits: distance.split_parts.0,
        signals: distance.split_parts.1,
        depths: distance.depths.iter().map(between).collect(),
    }
}

fn unordered(module: &PlacedModule<'_>, flow: &LoopNesting, found: &Found) -> Option<UnorderedWire> {
    let missing = match found.missing {
        Missing::Barrier => "barrier",
        Missing::Wait { mbarrier: true, .. } => "mbarrier-wait",
        Missing::Wait { .. } => "wait",
        Missing::ProxyFence => "proxy-fence",
    };
    let mut terms = TermPrinter::new(module.program, flow);
    Some(UnorderedWire { missing, hazard: hazard(module, &mut terms, &found.hazard)? })
}
