//! The report as one self-contained page: no network and no framework. Without JavaScript,
//! everything is readable and every link works. With it, lines are highlighted under the pointer.
//!
//! An element about a line of the text has `data-l` with the line and links to it. A line links
//! back to the items that refer to it.

mod graph;
mod listing;
mod page;
mod run;
mod tables;

pub use page::report_html;

use std::collections::BTreeMap;

use crate::escape::escaped;

/// The number of links from a line back to items.
const LINKS_BACK: usize = 6;

/// State of the page of one module while it is written.
pub(super) struct Links {
    /// The number of the module, which is part of every id.
    module: usize,
    /// For each line: ids and names of the items that refer to it.
    back: BTreeMap<u32, Vec<(String, String)>>,
    next: usize,
}

impl Links {
    fn new(module: usize) -> Self {
        Links { module, back: BTreeMap::new(), next: 0 }
    }

    /// Returns a new id for an item with name `name` that refers to `lines`.
    pub(super) fn item(&mut self, name: &str, lines: impl IntoIterator<Item = u32>) -> String {
        let id = format!("m{}i{}", self.module, self.next);
        self.next += 1;
        for line in lines.into_iter().filter(|&line| line > 0) {
            let back = self.back.entry(line).or_default();
            if back.len() < LINKS_BACK && !back.iter().any(|known| known.1 == name) {
                back.push((id.clone(), name.to_owned()));
            }
        }
        id
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
            out.push_str(&escaped(part));
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
