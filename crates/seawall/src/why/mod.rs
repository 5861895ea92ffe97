//! Answers why an op is there: what a barrier or wait orders and what happens without it, and what
//! orders an access against its neighbours.
//!
//! ```text
//! line ──lines──▶ ops ──removal──▶ need, pairs, findings without the op
//!                     ──order────▶ what orders its accesses
//!                     ──counterparts, history
//! ```
//!
//! An op is removed from the program, not from the text: its events do nothing then. Ids stay the
//! same, so that results can be compared.

mod counterparts;
mod history;
mod lines;
mod order;
mod removal;

use std::cell::OnceCell;
use std::collections::{BTreeMap, BTreeSet};

use rustc_hash::FxHashSet;
use seawall_analysis::Bound;
use seawall_base::{Diagnostic, LineIndex, Severity, Span, saturated};
use seawall_model::{Action, BarrierOrigin, EventId, OriginId, Program};
use seawall_phases::Phases;
use seawall_place::{MinimalOptions, PlaceOptions, Strategy, Uncovered, with_placement};
use seawall_report::{Kept, Notation, WhyModule, WhyOp, WhyOther};

use crate::check::{CheckOptions, CheckedPart, CheckedText, Judge, analysed, checked_part, read_parts};
use crate::failure::Failure;
use crate::model::SourceKind;
use crate::parts::Parts;
use crate::place::{self, Options, PlacedPart};
use crate::stage::Stage;
use crate::{amdgcn, read};
use lines::TextOp;

pub use lines::{WhyLine, WhyLineError};

/// The number of ops of a line that are examined.
const MAX_OPS: usize = 64;

/// One module with answers.
#[derive(Clone, Debug)]
pub struct WhyPart {
    /// The module with its findings.
    pub part: CheckedPart,
    /// The ops of the line that synchronize or access shared memory, in the order of the text.
    pub ops: Vec<WhyOp>,
    /// The other ops of the line.
    pub others: Vec<WhyOther>,
    /// The runs for which the answers hold.
    pub bound: Bound,
    /// The number of ops that were not examined.
    pub left_out: usize,
}

impl WhyPart {
    /// The part for renderers. `source` is the whole text.
    pub fn module<'a>(&'a self, source: seawall_report::Source<'a>) -> WhyModule<'a> {
        let checked = self.part.module(source);
        WhyModule {
            source: checked.source,
            program: checked.program,
            findings: checked.findings,
            notation: checked.notation,
            severities: checked.severities,
            bound: self.bound,
            finish: self.part.finish.as_ref(),
            ops: &self.ops,
            others: &self.others,
        }
    }
}

/// What `place --remove-redundant` deletes.
#[derive(Clone, Debug, Default)]
struct Deleted {
    /// The starts of the barriers.
    starts: FxHashSet<u32>,
    /// The compiler that lowers the module. `None` if it does not matter, or the question is about
    /// a placement for it.
    compiler: Option<String>,
}

impl Deleted {
    /// What the command deletes from a module with the options of the check.
    fn of_text(body: &str, options: &CheckOptions) -> Self {
        // The check has read and lowered the module.
        let Ok(Some(module)) = read::module(body) else { return Deleted::default() };
        let CheckOptions { target, logical, producer, metadata, .. } = options.for_module(&module);
        let strategy = Deleted::strategy(options.any_warp);
        let options = Options { target, logical, producer, metadata, ..Options::new(strategy) };
        let is_lowered = Stage::of(&module, None).is_some_and(|stage| stage > Stage::BeforePartitioning);
        let compiler = is_lowered.then(|| options.producer_of(&module).to_string());
        Deleted { starts: place::deleted(&module, &options).unwrap_or_default(), compiler }
    }

    /// The strategy of the command.
    fn strategy(any_warp: bool) -> Strategy {
        Strategy::Minimal(MinimalOptions {
            remove_redundant: true,
            any_warp,
            order_lanes: true,
            split: false,
        })
    }
}

/// A module whose ops are asked about.
pub(super) struct Case<'a> {
    part: &'a CheckedPart,
    judge: &'a Judge,
    /// Finds what `place --remove-redundant` deletes.
    deletes: &'a dyn Fn() -> Deleted,
    uncovered: OnceCell<Option<BTreeSet<Uncovered>>>,
    phases: OnceCell<Option<Phases>>,
    deleted: OnceCell<Deleted>,
}

impl<'a> Case<'a> {
    fn new(part: &'a CheckedPart, judge: &'a Judge, deletes: &'a dyn Fn() -> Deleted) -> Self {
        let (uncovered, phases, deleted) = (OnceCell::new(), OnceCell::new(), OnceCell::new());
        Case { part, judge, deletes, uncovered, phases, deleted }
    }

    /// The pairs that the certifier does not find ordered in the whole program.
    fn uncovered(&self) -> Option<&BTreeSet<Uncovered>> {
        self.uncovered.get_or_init(|| removal::exactly_uncovered(&self.part.program)).as_ref()
    }

    /// The result of the mbarrier model checker, if it can add to the hazard analysis.
    fn phases(&self) -> Option<&Phases> {
        self.phases.get_or_init(|| seawall_check::model_check_if_useful(&self.part.program)).as_ref()
    }

    /// Whether an event repeats accesses of other ops that are in flight at a bare barrier.
    fn is_repeated(&self, event: EventId) -> bool {
        self.judge.bare.left_in_flight().contains(&event)
    }

    /// What `place --remove-redundant` deletes.
    fn deleted(&self) -> &Deleted {
        self.deleted.get_or_init(self.deletes)
    }

    /// Answers for the op with `origins`.
    fn op(&self, origins: &[OriginId]) -> Option<WhyOp> {
        let program = &self.part.program;
        let is_own = |event: &EventId| origins.contains(&program.events[*event].origin);
        let events: Vec<EventId> = program
            .functions
            .values()
            .flat_map(|function| &function.blocks)
            .flat_map(|&block| &program.blocks[block].events)
            .copied()
            .filter(is_own)
            .filter(|&event| !self.is_repeated(event))
            .collect();
        let matters = |event: &EventId| {
            let event = &program.events[*event];
            !event.accesses.is_empty() || !matches!(event.action, Action::Other | Action::Hint)
        };
        let origin = *origins.first()?;
        if !events.iter().any(matters) {
            return None;
        }
        let synchronizes = events
            .iter()
            .filter(|event| matters(event))
            .all(|&event| removal::only_synchronizes(&program.events[event]));
        let without = synchronizes.then(|| removal::without(self, &events));
        let (neighbours, more) = match synchronizes {
            true => (Vec::new(), 0),
            false => order::neighbours(self, &events),
        };
        let is_deletable = |event: &EventId| {
            matches!(&program.events[*event].action, Action::Barrier(barrier)
                if barrier.kind.is_of_partition() && barrier.origin == BarrierOrigin::Op)
        };
        let is_placed_in = self.part.notation == Notation::Mlir;
        let kept = (is_placed_in && events.iter().all(is_deletable)).then(|| {
            let Deleted { starts, compiler } = self.deleted();
            let keeps = !starts.contains(&program.origins[origin].span.start);
            Kept { keeps, compiler: compiler.clone() }
        });
        let names_objects = events.iter().any(|&event| counterparts::names_objects(program, event));
        let phases = if names_objects { self.phases() } else { None };
        let counterparts = counterparts::counterparts(program, phases, &events);
        Some(WhyOp { origin, events, introduced: None, kept, without, neighbours, more, counterparts })
    }
}

/// The barriers of a text beside those of a placement.
#[derive(Clone, Debug)]
pub struct WhyBarriers {
    /// The program with the placement. Its ids are those of the placed part.
    pub program: Program,
    /// The barriers that the text has and keeps, in the order of the text.
    pub ops: Vec<WhyOp>,
    /// The runs for which the answers hold.
    pub bound: Bound,
}

/// Explains the barriers that the text of a placed part has: what each orders beside the barriers
/// of the placement.
pub fn why_barriers(placed: &PlacedPart) -> WhyBarriers {
    let program = with_placement(&placed.program, &placed.placement);
    let is_barrier = |event: &EventId| {
        matches!(&program.events[*event].action, Action::Barrier(barrier)
            if barrier.origin == BarrierOrigin::Op && !barrier.kind.is_of_partitions())
    };
    let mut ops_of: BTreeMap<u32, BTreeSet<OriginId>> = BTreeMap::new();
    for event in placed.program.events.ids().filter(is_barrier) {
        let origin = program.events[event].origin;
        ops_of.entry(program.origins[origin].span.start).or_default().insert(origin);
    }
    let mut whole = WhyBarriers { program: program.clone(), ops: Vec::new(), bound: Bound::AllPaths };
    if ops_of.is_empty() {
        return whole;
    }
    let judge = Judge::of_module(&program, placed.bare.clone());
    let checked = judge.analysed(&program, |input| analysed(input.program, seawall_check::check(input)));
    let part = CheckedPart {
        base: placed.base,
        program,
        source_map: placed.source_map.clone(),
        notation: Notation::Mlir,
        findings: checked.findings,
        notes: checked.notes,
        bound: checked.bound,
        finish: None,
    };
    let deletes = || {
        let strategy = Deleted::strategy(placed.any_warp());
        let removed = seawall_place::place(&placed.program, &PlaceOptions { strategy });
        // The strategy fails only for split barriers.
        let starts = removed.map(|removed| place::starts(&placed.program, &removed)).unwrap_or_default();
        Deleted { starts, compiler: None }
    };
    let case = Case::new(&part, &judge, &deletes);
    whole.bound = part.bound;
    for origins in ops_of.values().take(MAX_OPS) {
        let origins: Vec<OriginId> = origins.iter().copied().collect();
        whole.ops.extend(case.op(&origins));
    }
    whole
}

/// Answers for the ops of `line`.
///
/// # Errors
///
/// If the source cannot be read, or has no op at the line.
pub fn why_text(source: &str, line: &WhyLine, options: &CheckOptions) -> Result<Vec<WhyPart>, Failure> {
    let lines = LineIndex::new(source);
    let parts = selected_parts(source, line, options, &lines)?;
    let (mut read, mut left_out) = (Vec::new(), CheckedText::default());
    let bodies: Vec<Span> = parts.iter().flat_map(|parts| &parts.parts).map(|part| part.body).collect();
    read_parts(source, options, &mut left_out, parts, &mut |base, part| {
        read.push(checked_part(base, part, &|input| analysed(input.program, seawall_check::check(input))));
    })?;
    let whole = Span::new(0, saturated::<u32>(source.len()));
    let mut seen = lines::Seen::default();
    let mut answers = Vec::new();
    let mut ops_of: BTreeMap<u32, Vec<TextOp>> = BTreeMap::new();
    for (part, judge) in read {
        let body = bodies.iter().copied().find(|body| body.start == part.base).unwrap_or(whole);
        // All kernels of a PTX module are in one text.
        let is_first = !ops_of.contains_key(&part.base);
        let ops = ops_of
            .entry(part.base)
            .or_insert_with(|| lines::ops(options.kind, body.of(source), line, &part.program));
        let is_asked = |op: &&TextOp| seen.matches(op, part.base, line, &lines);
        let asked: Vec<TextOp> = ops.iter().filter(is_asked).cloned().collect();
        let deletes = || Deleted::of_text(body.of(source), options);
        let case = Case::new(&part, &judge, &deletes);
        let (mut found, mut others) = (Vec::new(), Vec::new());
        for op in asked.iter().take(MAX_OPS) {
            let is_own = |&id: &OriginId| {
                let origin = &part.program.origins[id];
                origin.span.start == op.span.start && part.source_map.inserted(origin).is_none()
            };
            let origins: Vec<OriginId> = part.program.origins.ids().filter(is_own).collect();
            match case.op(&origins) {
                Some(answer) => found.push(answer),
                None if is_first => others.push(WhyOther { op: op.name.clone(), at: op.span.start }),
                None => {}
            }
        }
        let left_out = asked.len().saturating_sub(MAX_OPS);
        let without = found.iter().filter_map(|op: &WhyOp| op.without.as_ref());
        let bound = removal::bound(part.bound, without.map(|without| without.bound));
        if !found.is_empty() || !others.is_empty() {
            history::introduce(source, &part, body, &mut found);
            answers.push(WhyPart { ops: found, others, bound, left_out, part });
        }
    }
    if !answers.is_empty() {
        // An op of another kernel of the text is none of this one.
        if answers.iter().any(|answer| !answer.ops.is_empty()) {
            answers.retain(|answer| !answer.ops.is_empty() || options.kind != SourceKind::Ptx);
        }
        return Ok(answers);
    }
    if !left_out.problems.is_empty() || !left_out.skipped.is_empty() {
        let error = |diagnostic: Diagnostic| Diagnostic { severity: Severity::Error, ..diagnostic };
        let diagnostics = left_out.problems.into_iter().chain(left_out.skipped).map(error).collect();
        return Err(Failure { diagnostics });
    }
    Err(Failure { diagnostics: vec![seen.nothing(line, source, &lines)] })
}

/// The parts to read: the one with the line, or those that the options select. `None` for a text
/// without parts. An error for a text without a model.
fn selected_parts(
    source: &str,
    line: &WhyLine,
    options: &CheckOptions,
    lines: &LineIndex,
) -> Result<Option<Parts>, Failure> {
    match options.kind {
        SourceKind::Mlir => {}
        SourceKind::Amdgcn => return Err(amdgcn::no_model()),
        SourceKind::Trace | SourceKind::Ptx | SourceKind::Model(_) => return Ok(None),
    }
    let (WhyLine::Ir(number), None) = (line, &options.pass) else {
        return Parts::new(source, options.pass.as_ref()).map(Some);
    };
    let mut parts = Parts::all(source)?;
    let Some(start) = lines.line_start(*number) else { return Ok(Some(parts)) };
    let end = lines.line_start(number.saturating_add(1)).unwrap_or(saturated::<u32>(source.len()));
    if parts.parts.iter().any(|part| part.body.start < end && start < part.body.end) {
        parts.parts.retain(|part| part.body.start < end && start < part.body.end);
    }
    Ok(Some(parts))
}
