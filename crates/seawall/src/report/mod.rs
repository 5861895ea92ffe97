//! The barrier report of a text. The five sections come from the module itself. Findings and
//! coverage come from the program that it is lowered to.
//!
//! The sections need no target, no addresses and no program. A module that cannot be lowered
//! therefore still has them, and a note says what is missing. Each section has a file: `roles` (1),
//! `edges` (2), `barriers` (3), `data` (4 and 5), and `planned` for barriers that a later pass
//! creates. `phase_run`, `phase_run_coverage`, `phase_run_deadlock`, `phase_run_timeline` and
//! `observed` add the results of the mbarrier model checker.
//!
//! The other files are tables:
//!
//! - `value_flow`: the sources of values
//! - `objects`: the barriers and buffers to which a value refers
//! - `uses`: the operations of ops on these objects
//! - `tasks`: the partition of each op
//! - `names`: the names for people
//! - `terms`: the expressions of slots and phases

mod barriers;
mod counters;
mod data;
mod edges;
mod expression;
mod facts;
mod lines;
mod names;
mod objects;
mod observed;
mod of_program;
mod phase_run;
mod phase_run_coverage;
mod phase_run_deadlock;
mod phase_run_timeline;
mod planned;
mod report_terms;
mod roles;
mod tasks;
mod uses;
mod value_flow;
mod verdicts;

use std::collections::{BTreeMap, BTreeSet};

use seawall_analysis::Bound;
use seawall_base::{Diagnostic, LineIndex};
use seawall_dialects::{Meaning, OpKnowledge};
use seawall_lower::{LowerOptions, with_calls_followed};
use seawall_mlir::{Module, OpId};
use seawall_model::{Action, Event, EventId, Origin};
use seawall_phases::Phases;
use seawall_report::report::{BarrierReport, ModuleReport, REPORT_VERSION, Remark};
use seawall_report::{Finish, Source, SourcePlace, finish_lines};

use crate::check::{
    Analysed, CheckOptions, Modelled, check_text, require_target, without_redundant_insertions,
};
use crate::failure::{Failure, shifted};
use crate::parts::Parts;
use crate::place::no_operations;
use crate::replay::replay_command;
use crate::stage::Stage;
use crate::{SourceKind, read, source_map};
use counters::Counters;
use facts::Facts;
use lines::Lines;
use objects::{ObjectId, Objects};
use report_terms::Terms;
use tasks::Tasks;
use value_flow::ValueFlow;

/// Reports on every module of `source`, or those that [`CheckOptions::pass`] selects. `file` is
/// the name of the text.
///
/// # Errors
///
/// If a part cannot be read, or neither it nor the options name a GPU. Spans refer to the whole
/// text.
pub fn report_text(file: &str, source: &str, options: &CheckOptions) -> Result<BarrierReport, Failure> {
    let index = LineIndex::new(source);
    if options.kind == SourceKind::Ptx {
        let checked = check_text(source, options)?;
        let text = Source::new(file, source, &index);
        let modules = checked.parts.iter().map(|part| of_program::of_part(part, text, source)).collect();
        let (file, sources) = (file.to_owned(), BTreeMap::new());
        let mut report = BarrierReport { version: REPORT_VERSION, file, modules, sources };
        report.number_anchors();
        return Ok(report);
    }
    let parts = Parts::new(source, options.pass.as_ref())?;
    let mut modules = Vec::new();
    let mut diagnostics: Vec<Diagnostic> = Vec::new();
    for part in &parts.parts {
        let body = part.body.of(source);
        let base = part.body.start;
        let text = Source::new(file, source, &index).part(base);
        let lines = Lines { index: &index, base };
        match read::module(body) {
            Ok(None) => {}
            Ok(Some(module)) => {
                for options in options.of_sizes(&module) {
                    match of_module(&module, part.stage, (text, lines), &options) {
                        Ok(report) => modules.push(report),
                        Err(error) => diagnostics.push(shifted(error, base)),
                    }
                }
            }
            Err(errors) => diagnostics.extend(errors.into_iter().map(|error| shifted(error, base))),
        }
    }
    if let Some(first) = diagnostics.first_mut().filter(|_| options.pass.is_none() && parts.dumps > 1) {
        first
            .notes
            .push(format!("the input is a log with {} dumps; `--pass NAME` selects among them", parts.dumps));
    }
    match (diagnostics.is_empty(), modules.is_empty()) {
        (false, _) => Err(Failure { diagnostics }),
        (true, true) => Err(no_operations()),
        (true, false) => {
            let (file, sources) = (file.to_owned(), BTreeMap::new());
            let mut report = BarrierReport { version: REPORT_VERSION, file, modules, sources };
            report.number_anchors();
            Ok(report)
        }
    }
}

fn of_module(
    module: &Module,
    stage: Option<Stage>,
    (source, lines): (Source<'_>, Lines<'_>),
    options: &CheckOptions,
) -> Result<ModuleReport, Diagnostic> {
    let mut options = options.for_module(module);
    let followed = calls_followed(module, &options);
    // The text of a module with followed calls still has the calls, so no pass can edit it.
    options.finish &= followed.is_none();
    let module = followed.as_ref().unwrap_or(module);
    let knowledge = OpKnowledge::new(module);
    let flow = ValueFlow::new(module, &knowledge);
    let tasks = Tasks::new(module, &knowledge);
    let objects = Objects::new(module, &knowledge, &flow);
    let lowered = Modelled::new(module, stage, &options);
    if let Ok(lowered) = &lowered {
        require_target(module, &lowered.program)?;
    }
    let mut facts = Facts {
        m: module,
        knowledge: &knowledge,
        flow: &flow,
        tasks: &tasks,
        objects: &objects,
        lines,
        names: Vec::new(),
        tokens: module.walk().filter(|&op| takes_token(module, op)).collect(),
        places: lowered
            .as_ref()
            .map(|lowered| phase_run::places(lowered, &objects, module))
            .unwrap_or_default(),
    };
    facts.names = names::names(&facts);
    let judged = lowered.as_ref().ok().map(|lowered| (lowered, judged(lowered)));
    let ordered = judged.as_ref().map(|(lowered, (_, phases))| observed::ordered(&facts, lowered, phases));
    let mut report = sections(&facts, &ordered.unwrap_or_default());
    report.text = module.text().to_owned();
    report.origins = lines::origins(module, lines);
    match (&judged, &lowered) {
        (Some((own, judged)), _) => with_program(&facts, (own, judged), (source, &options), &mut report),
        (None, Ok(_)) => {}
        (None, Err(errors)) => {
            report.bound = "for no run: the module could not be lowered".to_owned();
            report.unchecked = Some("the module could not be lowered".to_owned());
            report.notes.extend(errors.iter().map(|error| remark(&facts, error)));
            verdicts::barriers(&mut report, None, None);
        }
    }
    report.notes.extend(objects.given_up.iter().take(8).map(|&value| Remark {
        line: lines.value(module, value),
        text: format!("{} may be one of too many buffers, so it is not tracked", module.value_name(value)),
    }));
    report.notes.sort();
    report.notes.dedup();
    Ok(report)
}

/// The module with its calls followed: an op of a function belongs to the partition that calls it.
fn calls_followed(module: &Module, options: &CheckOptions) -> Option<Module> {
    let lower_options = LowerOptions {
        only_size: options.only_size,
        ..read::lower_options(options.target.clone(), options.logical)
    };
    with_calls_followed(module, &lower_options)
}

fn takes_token(m: &Module, op: OpId) -> bool {
    ["dep", "acc_dep"].iter().any(|group| !m.operand_group(op, group).is_empty())
}

/// The sections that need only the module.
fn sections(facts: &Facts<'_>, ordered: &BTreeMap<ObjectId, BTreeSet<ObjectId>>) -> ModuleReport {
    let is_function = |op: &OpId| facts.knowledge.meaning(*op) == Meaning::Func;
    let functions: Vec<&str> =
        facts.m.walk().filter(is_function).filter_map(|op| facts.m.symbol_name(op)).collect();
    let counters = Counters { m: facts.m, knowledge: facts.knowledge, flow: facts.flow };
    let mut terms = Terms::new(counters, facts.tasks, facts.lines);
    let mut edges = edges::edges(facts);
    observed::narrow(&mut edges, ordered);
    let channels = planned::channels(facts, &edges);
    let (chains, mut notes) = edges::token_chains(facts);
    notes.extend(facts.tasks.named().map(|text| Remark { line: 0, text }));
    let mut report = ModuleReport {
        name: if functions.is_empty() { "module".to_owned() } else { functions.join(", ") },
        line: facts.lines.at(0),
        partitions: roles::partitions(facts),
        edges: edges::rows(facts, &edges, &channels),
        barriers: barriers::barriers(facts, &edges, &mut terms),
        data: data::data(facts, &edges, &channels),
        aliases: data::aliases(facts, &edges),
        notes,
        ..ModuleReport::default()
    };
    report.edges.extend(chains);
    report.barriers.extend(planned::barriers(facts, &channels));
    report.aliases.extend(planned::aliases(facts, &channels));
    report
}

/// The results of a check of the program, and of the mbarrier model checker.
fn judged(lowered: &Modelled) -> (Analysed, Phases) {
    let (mut analysed, phases) = lowered.analysed();
    seawall_check::add_runs(&lowered.program, &mut analysed.findings);
    (analysed, phases.unwrap_or_else(|| seawall_check::model_check(&lowered.program)))
}

/// Adds the results that need the program: findings, coverage, observed edges, a timeline.
fn with_program(
    facts: &Facts<'_>,
    (lowered, (analysed, phases)): (&Modelled, &(Analysed, Phases)),
    (source, options): (Source<'_>, &CheckOptions),
    report: &mut ModuleReport,
) {
    let mut source_map = source_map::of_module(facts.m, &lowered.program, lowered.arguments.clone());
    source_map.insert_ops(lowered.inserted.clone());
    let mut findings = analysed.findings.clone();
    let redundant = without_redundant_insertions(&lowered.program, &source_map, &mut findings);
    let finish = lowered.finish.clone().map(|finish| Finish { redundant, ..finish });
    report.simulated = finish_lines(&finish).trim_end().to_owned();
    let source = source.made_from(&source_map);
    report.target = lowered.program.target.as_ref().map(ToString::to_string);
    let replay = replay_command(source.name(), options, lowered.program.target.as_ref());
    verdicts::findings(&lowered.program, (&findings, analysed.bound), Some(&replay), source, report);
    phase_run::run(facts, lowered, (phases, &findings), report);
    if !phases.is_complete() && analysed.bound != Bound::Unchecked {
        let unconfirmed = seawall_check::unconfirmed(&lowered.program, phases, &findings);
        verdicts::unconfirmed(&lowered.program, (&unconfirmed, analysed.bound), source, report);
    }
    let origins: BTreeMap<u32, &Origin> =
        lowered.program.origins.values().map(|origin| (source.line(origin.span.start), origin)).collect();
    for row in report.findings.iter_mut().filter(|row| row.source.is_none()) {
        row.source = origins.get(&row.line).and_then(|origin| SourcePlace::of(&source, origin));
    }
    let checker_ran = !report.bound.is_empty();
    report.notes.extend(lowered.warnings.iter().map(|warning| remark(facts, warning)));
    report
        .notes
        .extend(analysed.notes.iter().filter(|_| !report.all_trip_counts).map(|note| remark(facts, note)));
    if !checker_ran {
        report.bound = "for a few iterations of each loop with an unknown trip count".to_owned();
    }
    let unused = checker_ran.then(|| unused(facts, lowered, phases));
    verdicts::barriers(report, Some(&followed(facts, lowered)), unused.as_ref());
}

/// The lines of ops whose synchronization the program models.
fn followed(facts: &Facts<'_>, lowered: &Modelled) -> BTreeSet<u32> {
    let synchronizes = |action: &Action| match action {
        Action::MBarrier(_) | Action::Token(_) | Action::Barrier(_) => true,
        Action::Copy { .. } | Action::Mma { .. } | Action::Wait(_) | Action::Commit(_) => false,
        Action::Touch { .. } | Action::Atomic { .. } | Action::Fence(_) | Action::Hint | Action::Call(_) => {
            false
        }
        Action::Other => false,
    };
    let events = lowered.program.events.values().filter(|event| synchronizes(&event.action));
    let op = |event: &Event| lowered.op(lowered.program.origins.get(event.origin)?);
    events.filter_map(op).map(|op| facts.lines.op(facts.m, op)).collect()
}

/// The lines of mbarrier operations that no run of the model checker executed, and those of
/// arrivals and waits that one executed.
fn unused(facts: &Facts<'_>, lowered: &Modelled, phases: &Phases) -> (BTreeSet<u32>, BTreeSet<u32>) {
    let line = |event: EventId| Some(facts.lines.op(facts.m, lowered.op(lowered.program.origin_of(event))?));
    let is_unused = |(id, event): &(EventId, &Event)| {
        matches!(event.action, Action::MBarrier(_)) && !phases.used.contains(id)
    };
    let unused = lowered.program.events.iter().filter(is_unused);
    let unused = unused.filter_map(|(id, _)| line(id)).collect();
    (unused, phases.used.iter().filter_map(|&event| line(event)).collect())
}

fn remark(facts: &Facts<'_>, diagnostic: &Diagnostic) -> Remark {
    Remark { line: facts.lines.at(diagnostic.primary.span.start), text: diagnostic.message.clone() }
}
