//! Runs the commands on a text, through the functions that the command line calls.

use std::collections::BTreeSet;

use seawall::{
    AllocateOptions, CheckOptions, Options, PipelineOptions, PlacedText, SourceKind, WaitsOptions, WhyLine,
    allocate_text, check_text, pipeline_text, place_text, waits_text, why_text,
};
use seawall_analysis::{Bound, Weight};
use seawall_base::{Diagnostic, LineIndex};
use seawall_place::{Insertion, MinimalOptions, Point, Strategy, TritonOptions};
use seawall_report::{Source, TextStyle};

use super::expected::{Fact, Remark, Switches, code};

/// The width of answers, so that none is wrapped.
const ANSWER_COLUMNS: usize = 2000;

/// The result of a command.
#[derive(Debug, Default)]
pub(crate) struct Found {
    /// What the file must expect.
    pub(crate) facts: BTreeSet<Fact>,
    /// Facts of the whole text.
    pub(crate) whole: BTreeSet<String>,
    /// What the file may expect.
    pub(crate) remarks: Vec<Remark>,
    /// Rows of a report, which have several lines each.
    pub(crate) rows: Vec<Row>,
    /// Violated rules that hold for every file.
    pub(crate) broken: Vec<String>,
}

/// A row of a report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Row {
    pub(crate) section: &'static str,
    /// The lines that it names.
    pub(crate) lines: Vec<u32>,
    pub(crate) text: String,
}

impl Found {
    /// The errors of a command that rejects `text`.
    pub(crate) fn rejected(text: &str, errors: &[Diagnostic]) -> Self {
        let mut found = Found::default();
        found.errors(text, errors);
        found
    }

    fn errors(&mut self, text: &str, errors: &[Diagnostic]) {
        let lines = LineIndex::new(text);
        self.facts.extend(
            errors
                .iter()
                .map(|error| (lines.line(error.primary.span.start), format!("error {}", error.code))),
        );
    }

    fn notes<'d>(&mut self, text: &str, base: u32, notes: impl IntoIterator<Item = &'d Diagnostic>) {
        let lines = LineIndex::new(text);
        for note in notes {
            let line = lines.line(base + note.primary.span.start);
            self.remarks.push((line, "note".to_owned(), note.code.to_owned()));
        }
    }

    fn whole_if(&mut self, holds: bool, fact: &str) {
        if holds {
            self.whole.insert(fact.to_owned());
        }
    }
}

fn check_options(switches: &Switches) -> CheckOptions {
    CheckOptions {
        target: switches.target.clone(),
        logical: switches.has("logical"),
        any_warp: !switches.has("warp-locality"),
        any_sign: switches.has("any-sign"),
        count_ordinary: switches.has("count-ordinary"),
        finish: switches.has("finish"),
        producer: switches.producer,
        ..CheckOptions::new(SourceKind::Mlir)
    }
}

/// The lines of the answers for the ops of each of `lines`.
pub(crate) fn why(text: &str, switches: &Switches, lines: &BTreeSet<u32>) -> Found {
    // Answers quote the text, and must not satisfy expectations by quoting them.
    let text = &text.lines().map(|line| code(line).to_owned() + "\n").collect::<String>();
    let index = LineIndex::new(text);
    let source = Source::new("module.mlir", text, &index);
    let mut found = Found::default();
    for &line in lines {
        match why_text(text, &WhyLine::Ir(line), &check_options(switches)) {
            Err(failure) => found.errors(text, &failure.diagnostics),
            Ok(parts) => {
                let answers = parts.iter().map(|part| {
                    seawall_report::why_text(&part.module(source), TextStyle::plain(ANSWER_COLUMNS))
                });
                for row in answers.collect::<String>().lines() {
                    found.remarks.push((line, "answer".to_owned(), row.to_owned()));
                }
            }
        }
    }
    found
}

pub(crate) fn check(text: &str, switches: &Switches) -> Found {
    let checked = match check_text(text, &check_options(switches)) {
        Ok(checked) => checked,
        Err(failure) => return Found::rejected(text, &failure.diagnostics),
    };
    let lines = LineIndex::new(text);
    let mut found = Found::default();
    found.errors(text, &checked.problems);
    let mut reach = Bound::AllPaths;
    for part in &checked.parts {
        for finding in &part.findings {
            let span = part.program.origin_of(finding.event).span;
            let suffix = match finding.weight {
                Weight::Full => "",
                Weight::EmptyLoop => "-edge",
                Weight::Advice => "-note",
            };
            let code = format!("{}{suffix}", finding.code.number());
            found.facts.insert((lines.line(part.base + span.start), code));
        }
        found.notes(text, part.base, &part.notes);
        reach = reach.and(part.bound);
    }
    found.whole_if(found.remarks.is_empty(), "no notes");
    found.whole.insert(match reach {
        Bound::AllPaths => "bound all-paths".to_owned(),
        Bound::Iterations(count) => format!("bound iterations:{count}"),
        Bound::SomeRuns => "bound some-runs".to_owned(),
        Bound::Unchecked => "bound unchecked".to_owned(),
    });
    found
}

/// The codes of the errors that `check` finds in the output of another command.
fn then(text: &str, switches: &Switches) -> String {
    let options = CheckOptions {
        target: switches.target.clone(),
        count_ordinary: switches.has("count-ordinary"),
        ..CheckOptions::new(SourceKind::Mlir)
    };
    let codes: BTreeSet<String> = match check_text(text, &options) {
        Err(failure) => failure.diagnostics.iter().map(|error| error.code.to_owned()).collect(),
        Ok(checked) => {
            let errors = checked.parts.iter().flat_map(|part| &part.findings);
            let errors = errors.map(|finding| finding.code).filter(|code| code.kind().is_error());
            let problems = checked.problems.iter().map(|problem| problem.code.to_owned());
            errors.map(|code| code.number().to_owned()).chain(problems).collect()
        }
    };
    match codes.is_empty() {
        true => "then clean".to_owned(),
        false => format!("then {}", codes.into_iter().collect::<Vec<_>>().join(" ")),
    }
}

pub(crate) fn minimal(text: &str, switches: &Switches) -> (Found, Option<PlacedText>) {
    let strategy = Strategy::Minimal(MinimalOptions {
        remove_redundant: switches.has("remove-redundant"),
        any_warp: !switches.has("warp-locality"),
        order_lanes: true,
        split: switches.has("split"),
    });
    let (mut found, placed) = place(text, switches, strategy.clone());
    if let Some(placed) = &placed
        && place(&placed.text, switches, strategy).1.is_none_or(|again| again.text != placed.text)
    {
        found.broken.push("placing again changes the output".to_owned());
    }
    (found, placed)
}

pub(crate) fn triton(text: &str, switches: &Switches) -> Found {
    let strategy = Strategy::Triton(TritonOptions {
        async_filter: switches.has("async-filter"),
        nvidia_async_candidates: switches.has("nvidia-async-candidates"),
        ..TritonOptions::default()
    });
    place(text, switches, strategy).0
}

fn place(text: &str, switches: &Switches, strategy: Strategy) -> (Found, Option<PlacedText>) {
    let (target, logical) = (switches.target.clone(), switches.has("logical"));
    let mut options = Options { target, logical, ..Options::new(strategy) };
    options.producer = switches.producer.or(options.producer);
    let placed = match place_text(text, &options) {
        Ok(placed) => placed,
        Err(failure) => return (Found::rejected(text, &failure.diagnostics), None),
    };
    let lines = LineIndex::new(text);
    let mut found = Found::default();
    for part in &placed.parts {
        let line = |origin| lines.line(part.base + part.program.origins[origin].span.start);
        for placed in &part.placement.placed {
            let word = match placed.insertion {
                Insertion::LocalBarrier => "barrier",
                Insertion::ClusterBarrier { .. } => "cluster barrier",
                Insertion::MBarrierInitFence => "init fence",
                Insertion::ProxyFence { .. } => "proxy fence",
                Insertion::WarpBarrier => "warp barrier",
                Insertion::WarpGroupLocal => "local wait",
                Insertion::Signal { .. } => "signal",
                Insertion::Wait { .. } => "wait",
            };
            let is_after = matches!(placed.point, Point::After(_)) && word != "local wait";
            let word = if is_after { format!("{word} after") } else { word.to_owned() };
            found.facts.insert((line(placed.point.origin()), word));
        }
        let removed = part.placement.removed.iter().map(|gone| (line(gone.origin), "removed".to_owned()));
        found.facts.extend(removed);
        found.notes(text, part.base, part.warnings.iter().chain(&part.caveats));
    }
    found.whole_if(found.remarks.is_empty(), "no notes");
    (found, Some(placed))
}

pub(crate) fn waits(text: &str, switches: &Switches) -> Found {
    let options = WaitsOptions {
        target: switches.target.clone(),
        as_triton: switches.has("as-triton"),
        ordinary: switches.has("count-ordinary"),
        pass: None,
    };
    let counted = match waits_text(text, SourceKind::Mlir, &options) {
        Ok(counted) => counted,
        Err(failure) => return Found::rejected(text, &failure.diagnostics),
    };
    let lines = LineIndex::new(text);
    let mut found = Found::default();
    for part in &counted.parts {
        let line =
            |row: &seawall_report::WaitRow| lines.line(part.base + row.at.span.map_or(0, |span| span.start));
        for row in &part.rows {
            let line_of_row = line(row);
            let count = row.new.map_or("kept".to_owned(), |count| count.to_string());
            let alone = part.rows.iter().filter(|other| line(other) == line_of_row).count() == 1;
            let fact = if alone { count } else { format!("{} {count}", row.counter) };
            found.facts.insert((line_of_row, fact));
            let saturated = row.saturated.then(|| "saturated".to_owned());
            let after = row.dependences.iter().map(|dependence| format!("after {}", dependence.on.name));
            let notes = saturated.into_iter().chain(row.forced_zero.clone()).chain(row.notes.clone());
            let notes = notes.chain(after).chain([row.counter.to_owned()]);
            found.remarks.extend(notes.map(|note| (line_of_row, "note".to_owned(), note)));
        }
        found.notes(text, part.base, &part.warnings);
    }
    found.remarks.extend(written("waits", text, &counted.text));
    found.whole.insert(then(&counted.text, switches));
    match waits_text(&counted.text, SourceKind::Mlir, &options) {
        Ok(again) if again.text == counted.text => {}
        _ => found.broken.push("the counts of the output differ from the output".to_owned()),
    }
    found
}

/// The code of the output on each line with a comment, after the lines inserted before it. Edits
/// keep comments, so that the comment of an input line finds its output.
fn written(who: &str, text: &str, output: &str) -> Vec<Remark> {
    let old: BTreeSet<&str> = text.lines().map(|line| code(line).trim()).collect();
    let output: Vec<(&str, &str)> = output.lines().map(|line| line.split_at(code(line).len())).collect();
    let mut written = Vec::new();
    for (at, line) in (1..).zip(text.lines()) {
        let comment = &line[code(line).len()..];
        if !comment.contains(&format!("expect {who}")) {
            continue;
        }
        for (place, _) in output.iter().enumerate().filter(|(_, (_, other))| *other == comment) {
            let is_new = |(line, _): &&(&str, &str)| !old.contains(line.trim());
            let new = output[..place].iter().rev().take_while(is_new).count();
            let lines = output[place - new..=place].iter().map(|(line, _)| line.trim());
            written.push((at, "writes".to_owned(), lines.collect::<Vec<_>>().join("; ")));
        }
    }
    written
}

pub(crate) fn allocate(text: &str, switches: &Switches) -> Found {
    let options = AllocateOptions { target: switches.target.clone(), pass: None };
    let allocated = match allocate_text(text, &options) {
        Ok(allocated) => allocated,
        Err(failure) => return Found::rejected(text, &failure.diagnostics),
    };
    let lines = LineIndex::new(text);
    let mut found = Found::default();
    for part in &allocated.parts {
        for row in part.functions.iter().flat_map(|function| &function.rows) {
            let offsets: Vec<String> = row.offsets.iter().map(u32::to_string).collect();
            found.facts.insert((lines.line(part.base + row.span.start), offsets.join(", ")));
        }
        for row in &part.tensor {
            let place = match row.row {
                0 => format!("column {}", row.column),
                lane => format!("column {} row {lane}", row.column),
            };
            found.facts.insert((lines.line(part.base + row.span.start), place));
        }
        let first = lines.line(part.base);
        let is_module = |(_, line): &(u32, &str)| line.trim_start().starts_with("module");
        let later = (1..).zip(text.lines()).skip(first as usize - 1);
        if let Some((line, _)) = later.into_iter().find(is_module) {
            found.facts.insert((line, format!("shared {}", part.shared)));
            if !part.tensor.is_empty() {
                found.facts.insert((line, format!("columns {}", part.columns)));
            }
        }
    }
    found.remarks.extend(written("allocate", text, &allocated.text));
    // `place` allocates modules without offsets in the same way.
    let placed = |text: &str| [minimal(text, switches).0.facts, triton(text, switches).facts];
    if placed(text) != placed(&allocated.text) {
        found.broken.push("the barriers of the output are at other ops".to_owned());
    }
    match allocate_text(&allocated.text, &options) {
        Ok(again) if again.text == allocated.text => {}
        _ => found.broken.push("allocating the output again changes it".to_owned()),
    }
    found
}

pub(crate) fn pipeline(text: &str, switches: &Switches, compat: bool) -> Found {
    let options = PipelineOptions { target: switches.target.clone(), compat, ..PipelineOptions::default() };
    let done = match pipeline_text(text, &options) {
        Ok(done) => done,
        Err(failure) => {
            let mut found = Found::rejected(text, &failure.diagnostics);
            let is_complete = |error: &Diagnostic| error.help.is_some() && !error.primary.span.is_empty();
            if !failure.diagnostics.iter().all(is_complete) {
                found.broken.push("an error has no help or no place".to_owned());
            }
            return found;
        }
    };
    if done.text == text {
        return Found { whole: BTreeSet::from(["left alone".to_owned()]), ..Found::default() };
    }
    let mut found = Found { facts: inserted(text, &done.text), ..Found::default() };
    found.notes(text, 0, &done.left);
    // Membar runs after the pipelines.
    let finished = place_text(&done.text, &Options::new(Strategy::Triton(TritonOptions::default())));
    match finished {
        Ok(finished) => {
            found.whole.insert(then(&finished.text, switches));
            found.whole.insert(format!("fences {}", fences(&finished.text)));
        }
        Err(failure) => found.broken.push(format!("the output is rejected: {:?}", failure.diagnostics)),
    }
    found
}

/// The number of barriers that order shared memory.
fn fences(text: &str) -> usize {
    let ops = ["ttg.barrier local", "ttg.barrier all", "gpu.barrier"];
    text.lines().map(str::trim).filter(|line| ops.iter().any(|op| line.starts_with(op))).count()
}

/// The synchronization in `output` that `input` does not have. A barrier that replaces a border is
/// at the border. Any other op is at the next line that both texts have.
fn inserted(input: &str, output: &str) -> BTreeSet<Fact> {
    let lines = |text| -> Vec<(u32, String)> {
        let lines = (1..).zip(str::lines(text)).map(|(at, line)| (at, code(line).trim().to_owned()));
        lines.filter(|(_, line)| !line.is_empty()).collect()
    };
    let (old, new) = (lines(input), lines(output));
    // The length of a longest common subsequence of the rests from each pair of lines.
    let mut common = vec![vec![0u32; new.len() + 1]; old.len() + 1];
    for i in (0..old.len()).rev() {
        for j in (0..new.len()).rev() {
            common[i][j] = match old[i].1 == new[j].1 {
                true => common[i + 1][j + 1] + 1,
                false => common[i + 1][j].max(common[i][j + 1]),
            };
        }
    }
    let mut facts = BTreeSet::new();
    let (mut i, mut j) = (0, 0);
    let (mut borders, mut words): (Vec<u32>, Vec<&str>) = (Vec::new(), Vec::new());
    while i < old.len() || j < new.len() {
        if i < old.len() && j < new.len() && old[i].1 == new[j].1 {
            let mut borders = std::mem::take(&mut borders).into_iter();
            for word in std::mem::take(&mut words) {
                let border = word.ends_with("barrier") && word != "conditional barrier";
                let at = border.then(|| borders.next()).flatten().unwrap_or(old[i].0);
                facts.insert((at, word.to_owned()));
            }
            (i, j) = (i + 1, j + 1);
        } else if j == new.len() || i < old.len() && common[i + 1][j] >= common[i][j + 1] {
            if old[i].1.contains("warp_pipeline.border") {
                borders.push(old[i].0);
            }
            i += 1;
        } else {
            words.extend(synchronization(&new[j].1));
            j += 1;
        }
    }
    facts
}

fn synchronization(code: &str) -> Option<&'static str> {
    let words = [
        ("ttg.barrier", "barrier"),
        ("gpu.barrier", "barrier"),
        ("rocdl.s.barrier", "bare barrier"),
        ("amdg.cond_barrier", "conditional barrier"),
        ("rocdl.s.setprio", "priority"),
    ];
    words.into_iter().find(|(op, _)| code.starts_with(op)).map(|(_, word)| word)
}
