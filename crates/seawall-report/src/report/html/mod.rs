//! The report as one self-contained page: no network and no framework. Without JavaScript,
//! everything is readable and every link works. With it, lines are highlighted under the pointer,
//! the timeline zooms, and the IR can be searched.
//!
//! An element about a line of the text has `data-l` with the line and links to it. A line links
//! back to the items that refer to it.

mod coverage;
mod findings;
mod graph;
mod listing;
mod page;
mod phases;
mod run;
mod summary;
mod tables;

pub use page::report_html;

use std::collections::BTreeMap;

use super::{BarrierReport, ModuleReport};
use crate::escape::escaped;
use crate::kernel_source::SourcePlace;

/// The number of links from a line back to items.
const LINKS_BACK: usize = 6;

/// State of the page of one module while it is written.
pub(super) struct Links<'r> {
    /// The number of the module, which is part of every id.
    module: usize,
    /// For each line: ids and names of the items that refer to it.
    back: BTreeMap<u32, Vec<(String, String)>>,
    next: usize,
    /// The source files of the module whose text is known, with their texts.
    sources: Vec<(&'r str, &'r str)>,
}

impl<'r> Links<'r> {
    fn new(number: usize, module: &ModuleReport, report: &'r BarrierReport) -> Self {
        let named = |file: &str| module.origins.values().any(|origin| origin.0 == file);
        let texts = report.sources.iter().filter(|(file, _)| named(file));
        let sources = texts.map(|(file, text)| (file.as_str(), text.as_str())).collect();
        Links { module: number, back: BTreeMap::new(), next: 0, sources }
    }

    /// Returns a new id for an item with name `name` that refers to `lines`.
    pub(super) fn item(&mut self, name: &str, lines: impl IntoIterator<Item = u32>) -> String {
        let id = format!("m{}i{}", self.module, self.next);
        self.next += 1;
        self.refer(&id, name, lines);
        id
    }

    /// Records that the element `id`, an item with name `name`, refers to `lines`.
    pub(super) fn refer(&mut self, id: &str, name: &str, lines: impl IntoIterator<Item = u32>) {
        for line in lines.into_iter().filter(|&line| line > 0) {
            let back = self.back.entry(line).or_default();
            if back.len() < LINKS_BACK && !back.iter().any(|known| known.1 == name) {
                back.push((id.to_owned(), name.to_owned()));
            }
        }
    }

    /// The link target of a line.
    pub(super) fn target(&self, line: u32) -> String {
        format!("#m{}L{line}", self.module)
    }

    /// A line as a link.
    pub(super) fn line(&self, line: u32) -> String {
        match line {
            0 => "-".to_owned(),
            line => format!("<a class=\"ln\" href=\"{}\" data-l=\"{line}\">{line}</a>", self.target(line)),
        }
    }

    /// Lines as links.
    pub(super) fn lines(&self, lines: &[u32]) -> String {
        lines.iter().map(|&line| self.line(line)).collect::<Vec<_>>().join(" ")
    }

    /// The id of a line of a source file, if its text is part of the page.
    pub(super) fn source_id(&self, file: &str, line: u32) -> Option<String> {
        let at = self.sources.iter().position(|known| known.0 == file)?;
        Some(format!("m{}S{at}-{line}", self.module))
    }

    /// A line of a source file, if its text is part of the page.
    pub(super) fn source_line(&self, file: &str, line: u32) -> Option<&'r str> {
        let (_, text) = self.sources.iter().find(|known| known.0 == file)?;
        text.lines().nth((line as usize).checked_sub(1)?)
    }

    /// A place in the source of the kernel, as a link where its text is part of the page.
    pub(super) fn source(&self, place: &SourcePlace) -> String {
        let text = escaped(&place.text());
        match self.source_id(&place.file, place.line).filter(|_| self.has(place)) {
            Some(id) => format!("<a class=\"src\" href=\"#{id}\">{text}</a>"),
            None => format!("<span class=\"src\">{text}</span>"),
        }
    }

    fn has(&self, place: &SourcePlace) -> bool {
        self.source_line(&place.file, place.line).is_some()
    }
}

/// The value of `data-l` for some lines.
pub(super) fn data_lines(lines: &[u32]) -> String {
    lines.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// Text in a `code` element.
pub(super) fn code(text: &str) -> String {
    format!("<code>{}</code>", escaped(text))
}

/// `text` with backquoted parts as code.
pub(super) fn prose(text: &str) -> String {
    let mut out = String::new();
    for (at, part) in text.split('`').enumerate() {
        if at % 2 == 1 {
            out.push_str(&code(part));
        } else {
            let lines: Vec<String> = part.split('\n').map(escaped).collect();
            out.push_str(&lines.join("<br>"));
        }
    }
    out
}

/// `text`, or its beginning with dots.
pub(super) fn clipped(text: &str, limit: usize) -> String {
    match text.char_indices().nth(limit) {
        Some((at, _)) => format!("{}…", text.get(..at).unwrap_or(text)),
        None => text.to_owned(),
    }
}

/// For example `1 finding` and `2 findings`.
pub(super) fn counted(count: usize, noun: &str) -> String {
    format!("{count} {noun}{}", if count == 1 { "" } else { "s" })
}
