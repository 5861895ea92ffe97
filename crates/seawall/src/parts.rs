//! A text as its parts (modules that are worked on one by one) and what lies between them.

use seawall_base::{Diagnostic, Span};
use seawall_mlir::{Chunk, Dump, split};

use crate::failure::Failure;
use crate::pick::PassFilter;

/// An error lists at most this many passes of a log.
const LISTED_PASSES: usize = 40;

/// What the line before a dump says.
const DUMP_HEADER: &str = "IR Dump ";

/// One module's text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Part {
    /// What is printed before it as it is: separators, log lines.
    pub(crate) lead: Span,
    /// The module.
    pub(crate) body: Span,
}

/// The parts of a text that are worked on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Parts {
    pub(crate) parts: Vec<Part>,
    /// What is printed after the last part as it is.
    tail: Span,
    /// How many of the parts are dumps in a compiler's log.
    pub(crate) dumps: usize,
}

impl Parts {
    /// All parts of `text`, or those that `filter` picks.
    ///
    /// # Errors
    ///
    /// If the text is longer than spans can say, or the filter picks nothing.
    pub(crate) fn new(text: &str, filter: Option<&PassFilter>) -> Result<Self, Failure> {
        let Ok(end) = u32::try_from(text.len()) else {
            let message = format!("the input is {} bytes long, and 4 GiB is the limit", text.len());
            return Err(Failure::whole("input::too-large", message, "split it into several files"));
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

    /// Each picked dump with its header line and nothing else of the log.
    fn picked(text: &str, chunks: &[Chunk], filter: &PassFilter) -> Result<Self, Failure> {
        let mut before = 0;
        let mut parts = Vec::new();
        for chunk in chunks {
            let gap = Span::new(before, chunk.span.start);
            before = chunk.span.end;
            if chunk.pass.as_ref().is_some_and(|dump| filter.matches(dump)) {
                parts.push(Part { lead: header(text, gap), body: chunk.span });
            }
        }
        if parts.is_empty() {
            return Err(Failure { diagnostics: vec![nothing_picked(chunks, filter)] });
        }
        let dumps = parts.len();
        Ok(Parts { parts, tail: Span::at(before), dumps })
    }

    /// The text with each part's body replaced by `bodies`, by position; `None` leaves a body as it is.
    pub(crate) fn assemble(&self, text: &str, bodies: &[Option<String>]) -> String {
        let mut out = String::new();
        for (part, body) in self.parts.iter().zip(bodies) {
            out.push_str(part.lead.of(text));
            out.push_str(body.as_deref().unwrap_or(part.body.of(text)));
        }
        out.push_str(self.tail.of(text));
        out
    }

    /// The whole text, whatever was picked, with the bodies of the parts replaced.
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
    let said = before.rfind(DUMP_HEADER).unwrap_or(before.len());
    let line = before.get(..said).and_then(|b| b.rfind('\n')).map_or(0, |newline| newline + 1);
    Span::new(gap.start + line as u32, gap.end)
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
        let help = "this is no pass-dump log: it has no `// -----// IR Dump` line; leave `--pass` out, or make a log \
                    with `MLIR_ENABLE_DUMP=1`";
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
