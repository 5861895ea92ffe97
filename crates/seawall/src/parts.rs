//! Splits a text into its parts (modules that are processed one by one) and the text between them.

use seawall_base::{Diagnostic, Span};
use seawall_mlir::{Chunk, Dump, split};

use crate::failure::Failure;
use crate::pick::PassFilter;

/// The number of passes of a log that an error lists.
const LISTED_PASSES: usize = 40;

/// The text that marks the line before a dump.
const DUMP_HEADER: &str = "IR Dump ";

/// The text of one module.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Part {
    /// The unchanged text before it: separators, log lines.
    pub(crate) lead: Span,
    /// The module.
    pub(crate) body: Span,
}

/// The selected parts of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Parts {
    pub(crate) parts: Vec<Part>,
    /// The unchanged text after the last part.
    tail: Span,
    /// The number of parts that are dumps of a compiler log.
    pub(crate) dumps: usize,
}

impl Parts {
    /// All parts of `text`, or those that `filter` selects.
    ///
    /// # Errors
    ///
    /// If the text is too long for spans, or the filter selects nothing.
    pub(crate) fn new(text: &str, filter: Option<&PassFilter>) -> Result<Self, Failure> {
        let Ok(end) = u32::try_from(text.len()) else {
            let message = format!("the input has {} bytes, and the limit is 4 GiB", text.len());
            return Err(Failure::whole("input::too-large", message, "split the input into several files"));
        };
        let chunks = split(text);
        match filter {
            None => Ok(Parts::all(&chunks, end)),
            Some(filter) => Parts::picked(text, &chunks, filter),
        }
    }

    fn all(chunks: &[Chunk], end: u32) -> Self {
        let mut before = 0;
        let mut parts = Vec::with_capacity(chunks.len());
        for chunk in chunks {
            parts.push(Part { lead: Span::new(before, chunk.span.start), body: chunk.span });
            before = chunk.span.end;
        }
        let dumps = chunks.iter().filter(|chunk| chunk.pass.is_some()).count();
        Parts { parts, tail: Span::new(before, end), dumps }
    }

    /// Each selected dump with its header line, without the rest of the log.
    fn picked(text: &str, chunks: &[Chunk], filter: &PassFilter) -> Result<Self, Failure> {
        let selected = selected(text, chunks, filter).map_err(|bad| Failure { diagnostics: vec![bad] })?;
        let mut before = 0;
        let mut parts = Vec::new();
        for (number, chunk) in chunks.iter().enumerate() {
            let gap = Span::new(before, chunk.span.start);
            before = chunk.span.end;
            if selected.contains(&number) {
                parts.push(Part { lead: header(text, gap), body: chunk.span });
            }
        }
        let dumps = parts.len();
        Ok(Parts { parts, tail: Span::at(before), dumps })
    }

    /// The text with the body of each part replaced by `bodies`, by position. `None` keeps a body.
    pub(crate) fn assemble(&self, text: &str, bodies: &[Option<String>]) -> String {
        let mut out = String::new();
        for (part, body) in self.parts.iter().zip(bodies) {
            out.push_str(part.lead.of(text));
            out.push_str(body.as_deref().unwrap_or(part.body.of(text)));
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
fn first_function(body: &str) -> Option<&str> {
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

fn dump_name(dump: &Dump) -> String {
    let when = if dump.before { "before" } else { "after" };
    let arg = dump.arg.as_ref().map_or(String::new(), |arg| format!(" ({arg})"));
    format!("{when} {}{arg}", dump.pass)
}
