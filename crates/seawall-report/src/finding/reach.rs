//! For which runs a finding holds, in words and as data: the run in which a fault occurs, or the
//! verdict on the module.

use schemars::JsonSchema;
use seawall_analysis::{Bound, Reach, Witness};
use seawall_model::{BlockId, Origin, TermId, TermKind};
use serde::Serialize;

use super::verdict::reach as checked;
use super::{CheckedModule, Notation};
use crate::clean::one_line;
use crate::kernel_source::SourcePlace;
use crate::loop_nesting::LoopNesting;
use crate::term::TermPrinter;

/// The number of arguments, and of loops, that a sentence lists.
const LISTED: usize = 6;
/// The longest name that is shown, in characters.
const NAME_LIMIT: usize = 80;

/// The run in which a finding occurs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct WitnessRow {
    /// The values of the arguments and other symbols on which it depends.
    pub arguments: Vec<ArgumentRow>,
    /// The values that it loads from global memory.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub data: Vec<DataRow>,
    /// The loops that it enters. Empty if they are not known.
    pub loops: Vec<LoopRow>,
    /// Whether it takes branches on unknown values. They may exclude each other.
    pub assumes: bool,
    /// The number of steps of the simulator. `null` if it cannot repeat the run.
    pub steps: Option<u64>,
    /// The command that repeats the run, if it is known.
    pub replay: Option<String>,
}

/// The value of an argument.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ArgumentRow {
    /// The name in the source if it is known, else that in the IR.
    pub name: String,
    /// The name in the IR, such as `%arg5`, if `name` is that of the source.
    pub value_name: Option<String>,
    /// The value.
    pub value: i64,
}

/// A value that a kernel loads from memory that it does not write.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct DataRow {
    /// The name in the source if it is known, else that in the IR.
    pub name: String,
    /// The iteration of the outermost loop. `null` if all load the value.
    pub iteration: Option<u32>,
    /// The value.
    pub value: i64,
}

/// The iterations of a loop.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct LoopRow {
    /// The line of its first operation, or 0 if the text does not have it.
    pub line: u32,
    /// The place in the source of the kernel, if known.
    pub source: Option<SourcePlace>,
    /// The partition that runs it.
    pub partition: String,
    /// The number of iterations that begin.
    pub iterations: u32,
}

/// The name of a reach in data.
pub(super) fn name(reach: &Reach) -> &'static str {
    match reach {
        Reach::Run(_) => "run",
        Reach::Path => "path",
        Reach::Verdict => "verdict",
    }
}

/// The run of a finding of `module` with the name `id`.
pub(super) fn witness_row(
    module: &CheckedModule<'_>,
    flow: &LoopNesting,
    witness: &Witness,
    id: &str,
) -> WitnessRow {
    let mut terms = TermPrinter::new(module.program, flow).naming(module.source.map());
    let argument = |&(term, value): &(TermId, i64)| {
        let (name, value_name) = argument_name(module, &mut terms, term);
        ArgumentRow { name, value_name, value }
    };
    let arguments = witness.values.iter().map(argument).collect();
    let loaded = |&(symbol, iteration, value): &(TermId, Option<u32>, i64)| {
        let name = loaded_name(module, &mut terms, symbol);
        DataRow { name, iteration, value }
    };
    let replay = witness.replay.as_ref();
    let command = |command: &str| format!("{command} --witness {id}");
    WitnessRow {
        arguments,
        data: witness.data.iter().map(loaded).collect(),
        loops: witness.trips.iter().filter_map(|&(header, trips)| loop_row(module, header, trips)).collect(),
        assumes: witness.assumes,
        steps: replay.map(|replay| replay.steps),
        replay: replay.and_then(|_| module.replay.map(command)),
    }
}

/// The name of an argument, and its name in the IR if the first is that of the source.
fn argument_name(
    module: &CheckedModule<'_>,
    terms: &mut TermPrinter<'_>,
    term: TermId,
) -> (String, Option<String>) {
    let map = module.source.map();
    if let Some(argument) = map.and_then(|map| map.argument(term)) {
        let value = one_line(&argument.value, NAME_LIMIT);
        return match &argument.name {
            Some(name) => (one_line(name, NAME_LIMIT), Some(value)),
            None => (value, None),
        };
    }
    let in_ir = match module.program.terms.kind(term) {
        TermKind::Symbol { name, .. } => {
            let value = format!("%{name}");
            map.and_then(|map| map.name_of(&value)).map(|_| one_line(&value, NAME_LIMIT))
        }
        TermKind::Const(_)
        | TermKind::Param { .. }
        | TermKind::Tid
        | TermKind::Binary(..)
        | TermKind::Compare(..)
        | TermKind::Select(..)
        | TermKind::Again { .. } => None,
    };
    (one_line(&terms.term(term), NAME_LIMIT), in_ir)
}

/// The name of a symbol of data: that in the source, or that in the IR.
fn loaded_name(module: &CheckedModule<'_>, terms: &mut TermPrinter<'_>, symbol: TermId) -> String {
    match argument_name(module, terms, symbol) {
        (name, Some(_)) => name,
        (name, None) if module.notation == Notation::Model => name,
        (name, None) => format!("%{}", name.trim_start_matches('%')),
    }
}

fn loop_row(module: &CheckedModule<'_>, header: BlockId, iterations: u32) -> Option<LoopRow> {
    let block = module.program.blocks.get(header)?;
    // A loop without an op of its own, as in models, is where its first event is.
    let body = block.terminator.edges().first().and_then(|edge| module.program.blocks.get(edge.target));
    let first = block.events.first().or_else(|| body.and_then(|body| body.events.first()));
    let first = first.and_then(|event| module.program.events.get(*event));
    let origin = block.terminator_origin.or(first.map(|event| event.origin));
    let origin: Option<&Origin> = origin.and_then(|origin| module.program.origins.get(origin));
    let placed = origin.filter(|origin| !origin.span.is_empty());
    let partition = module.program.partitions.get(block.partition);
    Some(LoopRow {
        line: placed.map_or(0, |origin| module.source.line(origin.span.start)),
        source: origin.and_then(|origin| SourcePlace::of(&module.source, origin)),
        partition: partition.map_or(String::new(), |partition| one_line(&partition.name, NAME_LIMIT)),
        iterations,
    })
}

/// The start of the line with the command that repeats the run.
pub(super) const REPEAT: &str = "repeat the run with";

/// The reach as a sentence without a full stop, and the command that repeats the run.
pub(super) fn sentences(reach: &Reach, bound: Bound, witness: Option<&WitnessRow>) -> Vec<String> {
    let run = match (reach, witness) {
        (Reach::Verdict, _) => return vec![format!("this was {}", checked(bound))],
        (Reach::Path, _) | (Reach::Run(_), None) => {
            return vec![
                "this was found on a path of the control flow; no run that takes it is known".to_owned(),
            ];
        }
        (Reach::Run(_), Some(run)) => run,
    };
    let mut with: Vec<String> = Vec::new();
    if !run.arguments.is_empty() {
        with.push(listed(&run.arguments, ArgumentRow::text));
    }
    if !run.loops.is_empty() {
        with.push(shortened(loops(&run.loops)));
    }
    if !run.data.is_empty() {
        with.push(listed(&run.data, DataRow::text));
    }
    let replay = run.replay.iter().map(|command| format!("{REPEAT} `{command}`"));
    // A run that needs nothing is described by its command.
    if with.is_empty() && !run.assumes && run.steps.is_some() && run.replay.is_some() {
        return replay.collect();
    }
    let mut text = "this occurs in a run".to_owned();
    if !with.is_empty() {
        text.push_str(&format!(" with {}", with.join(", and with ")));
    }
    if run.assumes {
        text.push_str("; it takes branches on unknown values, which may exclude each other");
    }
    if run.steps.is_none() {
        text.push_str("; the simulator does not find it within its limits");
    }
    std::iter::once(text).chain(replay).collect()
}

fn listed<T>(all: &[T], text: impl Fn(&T) -> String) -> String {
    let mut parts: Vec<String> = Vec::new();
    for part in all.iter().map(text) {
        if !parts.contains(&part) {
            parts.push(part);
        }
    }
    shortened(parts)
}

fn shortened(mut parts: Vec<String>) -> String {
    if parts.len() > LISTED {
        parts.truncate(LISTED);
        parts.push("...".to_owned());
    }
    parts.join(", ")
}

/// For example `2 iterations of the loop around line 40`. Nested loops and copies of one loop may
/// have one place, which is named once.
fn loops(rows: &[LoopRow]) -> Vec<String> {
    let mut places: Vec<(String, Vec<u32>)> = Vec::new();
    for row in rows {
        let place = row.place();
        match places.iter_mut().find(|known| known.0 == place) {
            Some((_, counts)) if counts.contains(&row.iterations) => {}
            Some((_, counts)) => counts.push(row.iterations),
            None => places.push((place, vec![row.iterations])),
        }
    }
    let text = |(place, counts): (String, Vec<u32>)| match counts.as_slice() {
        [1] => format!("1 iteration of the loop {place}"),
        [count] => format!("{count} iterations of the loop {place}"),
        _ => {
            let mut counts: Vec<String> = counts.iter().map(u32::to_string).collect();
            let last = counts.pop().unwrap_or_default();
            format!("{} and {last} iterations of the loops {place}", counts.join(", "))
        }
    };
    places.into_iter().map(text).collect()
}

impl ArgumentRow {
    /// For example ``K (`%arg5`) = 2``.
    fn text(&self) -> String {
        let ArgumentRow { name, value_name, value } = self;
        match value_name {
            Some(value_name) => format!("{name} (`{value_name}`) = {value}"),
            None => format!("`{name}` = {value}"),
        }
    }
}

impl DataRow {
    /// For example ``the value 0 loaded for `%flag` in iteration 2``.
    fn text(&self) -> String {
        let DataRow { name, iteration, value } = self;
        match iteration {
            Some(iteration) => format!("the value {value} loaded for `{name}` in iteration {iteration}"),
            None => format!("the value {value} loaded for `{name}`"),
        }
    }
}

impl LoopRow {
    /// For example `around line 40`.
    fn place(&self) -> String {
        match (&self.source, self.line) {
            (Some(source), 0) => format!("around {}", source.text()),
            (Some(source), line) => format!("around {} (line {line})", source.text()),
            (None, 0) => format!("of `{}`", self.partition),
            (None, line) => format!("around line {line}"),
        }
    }
}
