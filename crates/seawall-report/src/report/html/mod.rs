//! The report as one page that needs nothing else: no network, no framework; without JavaScript everything can be read and every link
//! works, with it lines light up where the pointer is.
//!
//! Whatever stands at a line of the text carries `data-l` with the line and is a link to it; a line that something refers to has links back.

mod graph;
mod listing;
mod page;
mod run;
mod tables;

pub use page::report_html;

use std::collections::BTreeMap;

use crate::escape::escaped;

/// Links from lines back to what refers to them, per line: at most so many.
const LINKS_BACK: usize = 6;

/// What is known while the page of one module is written.
pub(super) struct Links {
    /// Number of the module, part of every id.
    module: usize,
    /// Of each line: ids and names of what refers to it.
    back: BTreeMap<u32, Vec<(String, String)>>,
    next: usize,
}

impl Links {
    fn new(module: usize) -> Self {
        Links { module, back: BTreeMap::new(), next: 0 }
    }

    /// A new id for an item called `name` that refers to `lines`.
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

    /// Where a line is.
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

/// Value of `data-l` for some lines.
pub(super) fn data_lines(lines: &[u32]) -> String {
    lines.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// Text in a `code` element.
pub(super) fn code(text: &str) -> String {
    format!("<code>{}</code>", escaped(text))
}

/// `text` with what is in backquotes as code.
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
