//! Answers as text for people.

use annotate_snippets::{Element, Level};

use super::words::{LISTED, Words, introduced};
use super::{WhyModule, WhyOp, WhyOther, Without};
use crate::clean::{one_line, wrap};
use crate::describe;
use crate::excerpt::{Mark, excerpts};
use crate::finding::{CheckedModule, ModuleContext, Shown, findings_text, fold};
use crate::simulate::Simulated;
use crate::simulate_text::verdict_text;
use crate::text::TextStyle;

/// Columns by which the text of a note is indented, apart from its name.
const NOTE_INDENT: usize = 10;
/// The number of ops without an answer that are named.
const OTHERS: usize = 4;
/// The number of characters of the name of an op.
const NAME_LIMIT: usize = 120;

/// Renders the answers for the ops of one module, each followed by an empty line.
pub fn why_text(module: &WhyModule<'_>, style: TextStyle) -> String {
    let checked = module.checked();
    let words = Words::new(module, &checked);
    let mut text = String::new();
    for op in module.ops {
        text.push_str(&op_text(&words, op, style));
        text.push('\n');
    }
    text.push_str(&others_text(module));
    text
}

/// One line on the ops without an answer.
fn others_text(module: &WhyModule<'_>) -> String {
    let name = |other: &WhyOther| {
        format!("`{}` (line {})", one_line(&other.op, NAME_LIMIT), module.source.line(other.at))
    };
    let mut names: Vec<String> = module.others.iter().take(OTHERS).map(name).collect();
    let more = module.others.len().saturating_sub(OTHERS);
    if more > 0 {
        names.push(format!("{more} more operations"));
    }
    match names.as_slice() {
        [] => String::new(),
        [one] => format!("note: {one} does not synchronize or access shared memory\n"),
        [first @ .., last] => {
            format!("note: {} and {last} do not synchronize or access shared memory\n", first.join(", "))
        }
    }
}

/// Renders the answers for the barriers of a module without what happens without them, for
/// explanations of a placement. Each is followed by an empty line.
pub fn barriers_text(module: &WhyModule<'_>, style: TextStyle) -> String {
    let checked = module.checked();
    let words = Words::new(module, &checked);
    module.ops.iter().map(|op| answer(&words, op, style) + "\n\n").collect()
}

fn op_text(words: &Words<'_>, op: &WhyOp, style: TextStyle) -> String {
    let mut text = answer(words, op, style);
    text.push('\n');
    if let Some(without) = op.without.as_ref().filter(|without| !without.findings.is_empty()) {
        text.push_str("\nwithout it:\n\n");
        text.push_str(&without_text(words, without, style));
    }
    text
}

/// The first finding, the headlines of the others, and a run.
fn without_text(words: &Words<'_>, without: &Without, style: TextStyle) -> String {
    let module = words.module.without(without);
    let first = CheckedModule { findings: module.findings.get(..1).unwrap_or_default(), ..module };
    let mut text = findings_text(&first, Shown::Causes, style);
    let context = ModuleContext::new(&module);
    let others: Vec<String> = fold(context.wordings(), Shown::Causes)
        .into_iter()
        .skip(1)
        .map(|other| format!("also {}: {}\n", other.id, other.headline))
        .collect();
    text.extend(others.iter().take(LISTED).map(String::as_str));
    if !others.is_empty() {
        text.push('\n');
    }
    if let Some(report) = &without.run
        && let Some(verdict) = report.verdicts.first()
    {
        let run = Simulated { source: module.source, program: module.program, report, trace: None };
        text.push_str("a run: ");
        text.push_str(&verdict_text(&run, verdict));
    }
    text
}

/// The answer with its excerpt and notes, without a line break at its end.
fn answer(words: &Words<'_>, op: &WhyOp, style: TextStyle) -> String {
    let source = &words.module.source;
    let mut notes: Vec<(&'static str, String)> = Vec::new();
    notes.extend(op.introduced.as_ref().map(|found| ("introduced by", introduced(found))));
    if let Some(without) = &op.without {
        let mut lines: Vec<String> =
            without.pairs.iter().take(LISTED).map(|pair| words.pair_line(pair)).collect();
        lines.extend(more(without.pairs.len().saturating_sub(LISTED)));
        notes.extend((!lines.is_empty()).then(|| ("orders", lines.join("\n"))));
    }
    for (name, is_before) in [("before", true), ("after", false)] {
        let lines: Vec<String> = op
            .neighbours
            .iter()
            .filter(|neighbour| neighbour.is_before == is_before)
            .map(|neighbour| words.neighbour_line(neighbour))
            .collect();
        notes.extend((!lines.is_empty()).then(|| (name, lines.join("\n"))));
    }
    notes.extend(more(op.more).map(|line| ("more", line)));
    let counterparts: Vec<String> =
        op.counterparts.iter().take(LISTED).map(|counterpart| words.counterpart_line(counterpart)).collect();
    notes.extend((!counterparts.is_empty()).then(|| ("partners", counterparts.join("\n"))));
    notes.extend(op.kept.as_ref().map(|kept| {
        let does = if kept.keeps { "keeps" } else { "deletes" };
        let compiler = kept.compiler.as_ref().map(|compiler| format!(", for {compiler}"));
        ("minimal", format!("`place --remove-redundant` {does} it{}", compiler.unwrap_or_default()))
    }));
    if let Some(without) = &op.without {
        notes.extend(words.stand_ins(without).map(|others| ("ordered by", others)));
        notes.push(("bound", words.reach(without)));
        let limits = without.notes.iter().map(|note| note.message.clone());
        notes.extend(limits.map(|limit| ("limit", limit)));
    }
    let origin = words.origin(op.origin);
    let mark = Mark {
        span: describe::op_mark(source, origin),
        text: words.does(op).join("; "),
        primary: true,
        kernel: source.kernel_place(origin),
    };
    let mut elements: Vec<Element<'_>> = match origin.span.is_empty() {
        true => Vec::new(),
        false => excerpts(source, &[mark]),
    };
    elements.extend(notes.iter().map(|(name, text)| {
        let width = style.width.saturating_sub(NOTE_INDENT + name.len()).max(40);
        Element::from(Level::NOTE.with_name(*name).message(wrap(text, width)))
    }));
    let headline = words.headline(op);
    style.renderer().render(&[Level::NOTE.primary_title(headline).elements(elements)])
}

fn more(count: usize) -> Option<String> {
    (count > 0).then(|| format!("and {count} more"))
}
