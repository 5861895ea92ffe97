//! Splits a text into its parts (modules that are processed one by one) and the text between them.

use std::collections::BTreeSet;

use seawall_base::{Diagnostic, Span};
use seawall_mlir::{Chunk, Dump, split};

use crate::failure::Failure;
use crate::pick::PassFilter;
use crate::stage::Stage;

/// The number of passes of a log that an error lists.
const LISTED_PASSES: usize = 40;

/// The number of states that [`log_states`] lists.
const LISTED_STATES: usize = 4;

/// The text that marks the line before a dump.
const DUMP_HEADER: &str = "IR Dump ";

/// The text of one module.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Part {
    /// The unchanged text before it: separators, log lines.
    pub(crate) lead: Span,
    /// The module.
    pub(crate) body: Span,
    /// The stage of the module in its compiler, if the header of the dump states it.
    pub(crate) stage: Option<Stage>,
}

/// The selected parts of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Parts {
    pub(crate) parts: Vec<Part>,
    /// The unchanged text after the last part.
    tail: Span,
    /// The number of dumps in the text, if it is a compiler log.
    pub(crate) dumps: usize,
}

impl Parts {
    /// The dumps that `filter` selects. Without a filter, the last state of each kernel of a log,
    /// or all parts of another text.
    ///
    /// # Errors
    ///
    /// If the text is too long for spans, or the filter selects nothing.
    pub(crate) fn new(text: &str, filter: Option<&PassFilter>) -> Result<Self, Failure> {
        let end = end(text)?;
        let chunks = split(text);
        if let Some(filter) = filter {
            let selected =
                selected(text, &chunks, filter).map_err(|bad| Failure { diagnostics: vec![bad] })?;
            return Ok(Parts::picked(text, &chunks, &selected));
        }
        match last_states(text, &chunks) {
            last if last.is_empty() => Ok(Parts::of_all(&chunks, end)),
            last => Ok(Parts::picked(text, &chunks, &last)),
        }
    }

    /// All parts of `text`, with all dumps of a log.
    ///
    /// # Errors
    ///
    /// If the text is too long for spans.
    pub(crate) fn all(text: &str) -> Result<Self, Failure> {
        Ok(Parts::of_all(&split(text), end(text)?))
    }

    fn of_all(chunks: &[Chunk], end: u32) -> Self {
        let mut before = 0;
        let mut parts = Vec::with_capacity(chunks.len());
        for chunk in chunks {
            let lead = Span::new(before, chunk.span.start);
            parts.push(Part { lead, body: chunk.span, stage: stage(chunk) });
            before = chunk.span.end;
        }
        Parts { parts, tail: Span::new(before, end), dumps: dumps(chunks) }
    }

    /// Each selected dump with its header line, without the rest of the log.
    fn picked(text: &str, chunks: &[Chunk], selected: &[usize]) -> Self {
        let mut before = 0;
        let mut parts = Vec::new();
        for (number, chunk) in chunks.iter().enumerate() {
            let gap = Span::new(before, chunk.span.start);
            before = chunk.span.end;
            if selected.contains(&number) {
                parts.push(Part { lead: header(text, gap), body: chunk.span, stage: stage(chunk) });
            }
        }
        Parts { parts, tail: Span::at(before), dumps: dumps(chunks) }
    }

    /// The text with the body of each part replaced by `bodies`, by position. `None` keeps a body.
    pub(crate) fn assemble(&self, text: &str, bodies: Vec<Option<String>>) -> String {
        let mut out = String::new();
        for (part, body) in self.parts.iter().zip(bodies) {
            out.push_str(part.lead.of(text));
            match body {
                // Most texts are one module, whose text is as long as the result.
                Some(body) if out.is_empty() => out = body,
                Some(body) => out.push_str(&body),
                None => out.push_str(part.body.of(text)),
            }
        }
        out.push_str(self.tail.of(text));
        out
    }

    /// The whole text, including parts that were not selected, with the bodies of the selected
    /// parts replaced.
    pub(crate) fn assemble_whole(&self, text: &str, bodies: &[Option<String>]) -> String {
        let mut out = String::with_capacity(text.len());
        let mut before = 0;
        for (part, body) in self.parts.iter().zip(bodies) {
            out.push_str(Span::new(before, part.body.start).of(text));
            out.push_str(body.as_deref().unwrap_or(part.body.of(text)));
            before = part.body.end;
        }
        out.push_str(text.get(before as usize..).unwrap_or(""));
        out
    }
}

fn stage(chunk: &Chunk) -> Option<Stage> {
    chunk.pass.as_ref().and_then(Stage::of_dump)
}

fn dumps(chunks: &[Chunk]) -> usize {
    chunks.iter().filter(|chunk| chunk.pass.is_some()).count()
}

fn end(text: &str) -> Result<u32, Failure> {
    u32::try_from(text.len()).map_err(|_| {
        let message = format!("the input has {} bytes, and the limit is 4 GiB", text.len());
        Failure::whole("input::too-large", message, "split the input into several files")
    })
}

/// Returns one line on the states of a log that are read without `--pass`: the last state of each
/// kernel. `None` if `text` is not a log.
pub fn log_states(text: &str) -> Option<String> {
    if !text.contains(DUMP_HEADER) {
        return None;
    }
    let chunks = split(text);
    let states: Vec<String> = last_states(text, &chunks)
        .into_iter()
        .filter_map(|number| {
            let chunk = &chunks[number];
            let dump = chunk.pass.as_ref()?;
            let when = if dump.before { "before" } else { "after" };
            let line = 1 + Span::new(0, chunk.span.start).of(text).matches('\n').count();
            Some(format!("{when} {} (line {line})", dump.pass))
        })
        .collect();
    let what = match states.len() {
        0 => return None,
        1 => "the last state of the log".to_owned(),
        kernels => format!("the last states of the {kernels} kernels of the log"),
    };
    let more = states.len().saturating_sub(LISTED_STATES);
    let more = if more > 0 { format!(" and {more} more") } else { String::new() };
    let shown: Vec<&str> = states.iter().take(LISTED_STATES).map(String::as_str).collect();
    Some(format!("reads {what}: {}{more}; `--pass NAME` selects other dumps", shown.join(", ")))
}

/// The numbers of the dumps after which no dump has the same kernel. If there are dumps of modules,
/// the dumps of single functions do not count, because they lack the target.
fn last_states(text: &str, chunks: &[Chunk]) -> Vec<usize> {
    let is_module = |dump: &Dump| dump.op.as_deref().is_none_or(|op| op == "builtin.module");
    let modules = chunks.iter().any(|chunk| chunk.pass.as_ref().is_some_and(is_module));
    let mut later: Option<BTreeSet<&str>> = None;
    let mut states = Vec::new();
    for (number, chunk) in chunks.iter().enumerate().rev() {
        if !chunk.pass.as_ref().is_some_and(|dump| !modules || is_module(dump)) {
            continue;
        }
        let functions = functions(chunk.span.of(text));
        let has_public = functions.iter().any(|function| function.is_public);
        let mut kernels = functions.iter().filter(|function| !has_public || function.is_public);
        let is_last = later.as_ref().is_none_or(|later| {
            !functions.is_empty() && !kernels.any(|function| later.contains(function.name))
        });
        if is_last {
            states.push(number);
        }
        later.get_or_insert_default().extend(functions.iter().map(|function| function.name));
    }
    states.reverse();
    states
}

/// A function in the text of a module.
struct Function<'t> {
    /// Its name, without `@`.
    name: &'t str,
    is_public: bool,
}

/// The functions in the text of a module, found by their keyword.
fn functions(body: &str) -> Vec<Function<'_>> {
    let functions = body.lines().filter_map(|line| {
        let (words, name) = line.split_once("func ")?.1.split_once('@')?;
        let name = name.split(['(', ' ']).next()?;
        (!words.contains('(')).then(|| Function { name, is_public: words.contains("public") })
    });
    functions.collect()
}

/// The last dump header in `gap`, from the start of its line.
fn header(text: &str, gap: Span) -> Span {
    let before = gap.of(text);
    let header_start = before.rfind(DUMP_HEADER).unwrap_or(before.len());
    let line = before.get(..header_start).and_then(|b| b.rfind('\n')).map_or(0, |newline| newline + 1);
    Span::new(gap.start + line as u32, gap.end)
}

/// The numbers of the dumps that `filter` selects, in order. Dumps of the pass that it names best
/// count. A log with one side of a pass only has the other side in the neighbouring dump, if that
/// is of the same op and kernel.
fn selected(text: &str, chunks: &[Chunk], filter: &PassFilter) -> Result<Vec<usize>, Diagnostic> {
    let dumps: Vec<(usize, &Dump)> = chunks
        .iter()
        .enumerate()
        .filter_map(|(number, chunk)| Some((number, chunk.pass.as_ref()?)))
        .collect();
    let best = dumps.iter().filter_map(|(_, dump)| filter.names(dump)).min();
    let Some(best) = best else { return Err(nothing_picked(chunks, filter)) };
    let named: Vec<usize> =
        (0..dumps.len()).filter(|&number| filter.names(dumps[number].1) == Some(best)).collect();
    let mut passes: Vec<&str> = named.iter().map(|&number| dumps[number].1.pass.as_str()).collect();
    passes.sort_unstable();
    passes.dedup();
    if passes.len() > 1 {
        let message = format!("`{filter}` matches {} passes of the log", passes.len());
        let help = format!("give the whole name of one of them:\n  {}", passes.join("\n  "));
        return Err(Diagnostic::error("input::ambiguous-pass", Span::at(0), message).help(help));
    }
    let Some(before) = filter.before() else {
        return Ok(named.iter().map(|&number| dumps[number].0).collect());
    };
    let stated: Vec<usize> =
        named.iter().copied().filter(|&number| dumps[number].1.before == before).collect();
    let taken = if stated.is_empty() {
        let is_same = |a: usize, b: usize| {
            let ((a, own), (b, other)) = (dumps[a], dumps[b]);
            let kernels = [a, b].map(|number| first_function(chunks[number].span.of(text)));
            (&own.op, &own.symbol) == (&other.op, &other.symbol) && kernels[0] == kernels[1]
        };
        let beside = |number: usize| if before { number.checked_sub(1) } else { Some(number + 1) };
        let pairs = named.iter().filter_map(|&number| Some((number, beside(number)?)));
        let pairs = pairs.filter(|&(number, other)| other < dumps.len() && is_same(number, other));
        pairs.map(|(_, other)| other).collect()
    } else {
        stated
    };
    if taken.is_empty() {
        return Err(nothing_picked(chunks, filter));
    }
    Ok(taken.into_iter().map(|number| dumps[number].0).collect())
}

/// The name of the first function in the text of a module, with its `@`.
pub(crate) fn first_function(body: &str) -> Option<&str> {
    let after = body.split_once("func")?.1;
    let name = after.get(after.find('@')?..)?;
    name.split(['(', ' ', '\n']).next()
}

fn nothing_picked(chunks: &[Chunk], filter: &PassFilter) -> Diagnostic {
    let mut passes: Vec<String> = Vec::new();
    for dump in chunks.iter().filter_map(|chunk| chunk.pass.as_ref()) {
        let name = dump_name(dump);
        if !passes.contains(&name) {
            passes.push(name);
        }
    }
    let message = format!("no IR dump of a pass that matches `{filter}`");
    let diagnostic = Diagnostic::error("input::no-such-pass", Span::at(0), message);
    if passes.is_empty() {
        let help = "the input is not a pass-dump log: it has no `// -----// IR Dump` line; remove `--pass`, \
                    or create a log with `MLIR_ENABLE_DUMP=1`";
        return diagnostic.help(help);
    }
    let more = passes.len().saturating_sub(LISTED_PASSES);
    passes.truncate(LISTED_PASSES);
    if more > 0 {
        passes.push(format!("and {more} more"));
    }
    diagnostic.help(format!("the log has dumps of these passes:\n  {}", passes.join("\n  ")))
}

/// A dump as `after PASS (argument)`.
pub(crate) fn dump_name(dump: &Dump) -> String {
    let when = if dump.before { "before" } else { "after" };
    let arg = dump.arg.as_ref().map_or(String::new(), |arg| format!(" ({arg})"));
    format!("{when} {}{arg}", dump.pass)
}
