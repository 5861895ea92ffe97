//! Answers as JSON. The format has a version. Adding a key does not change it.

use schemars::JsonSchema;
use seawall_model::{EventId, Origin, OriginId};
use serde::Serialize;

use super::words::{Words, undecided};
use super::{CounterpartRole, Need, Neighbour, NeighbourOrder, OrderedPair, WhyModule, WhyOp, Without};
use crate::finding::json::{FindingWire, NoteWire, findings, note};
use crate::finding::verdict::{bound, reach};
use crate::finding::{CheckedModule, Finish};
use crate::kernel_source::SourcePlace;
use crate::schema;
use crate::simulate::Simulated;
use crate::simulate_json::{VerdictWire, verdict};

/// The version of the format.
const VERSION: u32 = 1;

#[derive(Serialize, JsonSchema)]
struct Document<'a> {
    version: u32,
    file: &'a str,
    /// The modules with an op at the line.
    modules: Vec<ModuleWire<'a>>,
}

#[derive(Serialize, JsonSchema)]
struct ModuleWire<'a> {
    /// The first line of the module.
    line: u32,
    /// The runs for which the answers hold: `all-paths`, `iterations:N`, `some-runs` or
    /// `unchecked`.
    bound: String,
    /// The passes that were simulated on the module.
    finish: Option<Finish>,
    /// Operations that synchronize or access shared memory.
    ops: Vec<OpWire<'a>>,
    /// Other operations of the line.
    others: Vec<OtherWire>,
}

#[derive(Serialize, JsonSchema)]
struct OtherWire {
    op: String,
    line: u32,
}

#[derive(Serialize, JsonSchema)]
struct OpWire<'a> {
    #[serde(flatten)]
    place: PlaceWire,
    function: Option<&'a str>,
    /// The answer in one line.
    message: String,
    /// What the operation does.
    does: Vec<String>,
    introduced: Option<IntroducedWire>,
    /// Whether `place --remove-redundant` keeps it. `null` if it never deletes such an operation.
    kept: Option<bool>,
    /// What happens without it. `null` for an operation that accesses memory.
    without: Option<WithoutWire<'a>>,
    /// Accesses that conflict with it.
    neighbours: Vec<NeighbourWire>,
    /// The number of neighbours that are left out.
    more_neighbours: usize,
    /// Other operations on its mbarriers or tokens.
    partners: Vec<PartnerWire>,
}

/// An operation of the text.
#[derive(Serialize, JsonSchema)]
struct PlaceWire {
    op: String,
    line: u32,
    column: u32,
    source: Option<SourcePlace>,
    /// The partition whose warps run it, if there are several.
    partition: Option<String>,
    /// Whether the compiler inserts it beside the operation at this line.
    inserted: bool,
}

#[derive(Serialize, JsonSchema)]
struct IntroducedWire {
    /// The pass, if it is known.
    pass: Option<String>,
    /// The first dump with the operation.
    dump: String,
    /// The line of the dump.
    line: u32,
    /// Whether no dump of the kernel comes before it.
    first: bool,
}

#[derive(Serialize, JsonSchema)]
struct WithoutWire<'a> {
    /// `necessary`, `either`, `redundant` or `undecided`.
    need: &'static str,
    /// Why it is not decided.
    reason: Option<&'static str>,
    /// Operations that were removed with it.
    removed_too: Vec<PlaceWire>,
    /// With `either`: the operations of which the program needs one if this is removed. With
    /// `redundant`: operations that order the same accesses, as far as they are known.
    others: Vec<PlaceWire>,
    /// The pairs of accesses that it orders.
    orders: Vec<PairWire>,
    /// The findings that appear.
    findings: Vec<FindingWire>,
    /// The runs for which the findings are complete.
    bound: String,
    /// The bound in words.
    reach: String,
    /// What limits the check without it, and not the check with it.
    notes: Vec<NoteWire>,
    /// A run that shows one of the findings.
    run: Option<VerdictWire<'a>>,
}

#[derive(Serialize, JsonSchema)]
struct PairWire {
    /// `RAW`, `WAR` or `WAW`.
    hazard: Option<&'static str>,
    message: String,
    earlier: PlaceWire,
    later: PlaceWire,
    /// Whether the later access is in a later iteration.
    across_iterations: bool,
}

#[derive(Serialize, JsonSchema)]
struct NeighbourWire {
    /// `before` or `after`.
    side: &'static str,
    #[serde(flatten)]
    pair: PairWire,
    /// `synchronized`, `unordered` or `unknown`.
    order: &'static str,
    /// The operations that order the two accesses together.
    ordered_by: Vec<PlaceWire>,
    /// The arrivals for which these operations wait, if the accesses are of different partitions.
    arrivals: Vec<PlaceWire>,
    /// The code of the finding about the two accesses.
    finding: Option<&'static str>,
}

#[derive(Serialize, JsonSchema)]
struct PartnerWire {
    /// `initializes`, `completes`, `awaits`, `arrives`, `waits` or `invalidates`.
    role: &'static str,
    #[serde(flatten)]
    place: PlaceWire,
}

/// The JSON schema of [`why_json`].
pub fn why_schema() -> serde_json::Value {
    schema::of::<Document<'_>>("why", VERSION)
}

/// The answers for the ops of a file, with a final line break.
///
/// # Errors
///
/// Never in practice: the document has no map keys that JSON cannot represent.
pub fn why_json(file: &str, modules: &[WhyModule<'_>]) -> Result<String, serde_json::Error> {
    let checked: Vec<CheckedModule<'_>> = modules.iter().map(WhyModule::checked).collect();
    let words: Vec<Words<'_>> =
        modules.iter().zip(&checked).map(|(module, checked)| Words::new(module, checked)).collect();
    let runs: Vec<Vec<Option<Simulated<'_>>>> = words.iter().map(runs).collect();
    let modules = words.iter().zip(&runs).map(|(words, runs)| module(words, runs)).collect();
    serde_json::to_string_pretty(&Document { version: VERSION, file, modules }).map(|text| text + "\n")
}

/// The run of each op.
fn runs<'a>(words: &Words<'a>) -> Vec<Option<Simulated<'a>>> {
    let run = |op: &'a WhyOp| {
        let without = op.without.as_ref()?;
        let (source, program) = (words.module.source, &without.program);
        Some(Simulated { source, program, report: without.run.as_ref()?, trace: None })
    };
    words.module.ops.iter().map(run).collect()
}

fn module<'a>(words: &'a Words<'_>, runs: &'a [Option<Simulated<'_>>]) -> ModuleWire<'a> {
    let module = &words.module;
    let other =
        |other: &super::WhyOther| OtherWire { op: other.op.clone(), line: module.source.line(other.at) };
    ModuleWire {
        line: module.source.line(0),
        bound: bound(module.bound),
        finish: module.finish.cloned(),
        ops: module.ops.iter().zip(runs).map(|(op, run)| self::op(words, op, run.as_ref())).collect(),
        others: module.others.iter().map(other).collect(),
    }
}

fn op<'a>(words: &'a Words<'_>, op: &'a WhyOp, run: Option<&'a Simulated<'_>>) -> OpWire<'a> {
    OpWire {
        place: place(words, words.origin(op.origin), op.events.first().copied()),
        function: op.events.first().and_then(|&event| words.context.function(event)),
        message: words.headline(op),
        does: words.does(op),
        introduced: op.introduced.as_ref().map(|introduced| IntroducedWire {
            pass: introduced.by.clone(),
            dump: introduced.dump.clone(),
            line: introduced.line,
            first: introduced.is_in_first,
        }),
        kept: op.kept.as_ref().map(|kept| kept.keeps),
        without: op.without.as_ref().map(|without| self::without(words, without, run)),
        neighbours: op.neighbours.iter().map(|neighbour| self::neighbour(words, neighbour)).collect(),
        more_neighbours: op.more,
        partners: op
            .counterparts
            .iter()
            .map(|counterpart| PartnerWire {
                role: role(counterpart.role),
                place: at(words, counterpart.event),
            })
            .collect(),
    }
}

fn without<'a>(
    words: &'a Words<'_>,
    without: &'a Without,
    run: Option<&'a Simulated<'_>>,
) -> WithoutWire<'a> {
    let ops = |ops: &[OriginId]| ops.iter().map(|&id| place(words, words.origin(id), None)).collect();
    let (need, others) = match &without.need {
        Need::Necessary => ("necessary", Vec::new()),
        Need::Either(others) => ("either", ops(others)),
        Need::Redundant(others) => ("redundant", ops(others)),
        Need::Undecided(_) => ("undecided", Vec::new()),
    };
    WithoutWire {
        need,
        reason: match without.need {
            Need::Undecided(why) => Some(undecided(why)),
            Need::Necessary | Need::Either(_) | Need::Redundant(_) => None,
        },
        removed_too: ops(&without.removed_too),
        others,
        orders: without.pairs.iter().map(|pair| self::pair(words, pair)).collect(),
        findings: findings(&words.module.without(without)),
        bound: bound(without.bound),
        reach: reach(without.bound),
        notes: without.notes.iter().map(|diagnostic| note(diagnostic, &words.module.source)).collect(),
        run: run.and_then(|run| Some(verdict(run, run.report.verdicts.first()?))),
    }
}

fn pair(words: &Words<'_>, pair: &OrderedPair) -> PairWire {
    let texts = words.pair(pair);
    PairWire {
        hazard: pair.kind.map(seawall_analysis::HazardKind::short),
        message: words.pair_line(pair),
        earlier: at(words, pair.earlier),
        later: at(words, pair.later),
        across_iterations: texts.across_iterations,
    }
}

fn neighbour(words: &Words<'_>, neighbour: &Neighbour) -> NeighbourWire {
    let all = |events: &[EventId]| events.iter().map(|&event| at(words, event)).collect();
    let (order, ordered_by, arrivals) = match &neighbour.order {
        NeighbourOrder::By(events) => ("synchronized", all(events), Vec::new()),
        NeighbourOrder::Across { waits, arrivals } => ("synchronized", all(waits), all(arrivals)),
        NeighbourOrder::Nothing => ("unordered", Vec::new(), Vec::new()),
        NeighbourOrder::Unknown => ("unknown", Vec::new(), Vec::new()),
    };
    NeighbourWire {
        side: if neighbour.is_before { "before" } else { "after" },
        pair: pair(words, &neighbour.pair),
        order,
        ordered_by,
        arrivals,
        finding: words.finding(&neighbour.pair).map(|finding| finding.code.number()),
    }
}

fn role(role: CounterpartRole) -> &'static str {
    match role {
        CounterpartRole::Initializes => "initializes",
        CounterpartRole::Completes => "completes",
        CounterpartRole::Awaits => "awaits",
        CounterpartRole::Arrives => "arrives",
        CounterpartRole::Waits => "waits",
        CounterpartRole::Invalidates => "invalidates",
    }
}

fn at(words: &Words<'_>, event: EventId) -> PlaceWire {
    place(words, words.module.program.origin_of(event), Some(event))
}

fn place(words: &Words<'_>, origin: &Origin, event: Option<EventId>) -> PlaceWire {
    let source = &words.module.source;
    let position = source.position(origin.span.start);
    let partition = event.and_then(|event| words.context.partition(event));
    PlaceWire {
        op: origin.op.to_string(),
        line: position.line,
        column: position.column,
        source: SourcePlace::of(source, origin),
        partition: partition.filter(|_| words.module.program.partitions.len() > 1).map(str::to_owned),
        inserted: source.inserted(origin).is_some(),
    }
}
