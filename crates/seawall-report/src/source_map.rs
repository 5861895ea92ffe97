//! Where the ops of a module come from, and the names of its values in the source.

use std::collections::BTreeMap;

use seawall_base::{Frame, Location, Span, index_u32};
use seawall_model::{Origin, TermId};

/// Source locations of the ops of a module, and source names of its values.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct SourceMap {
    locations: Vec<Location>,
    /// By the start of the op's span, sorted.
    entries: Vec<Entry>,
    /// By the name of the value in the IR, with its `%`.
    names: BTreeMap<String, String>,
    /// The arguments of kernels that are terms.
    arguments: Vec<ArgumentName>,
    /// Ops that a later pass of the compiler inserts, by the number of their origin.
    inserted: BTreeMap<u32, InsertedAt>,
}

/// The name of a kernel's argument.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct ArgumentName {
    /// The argument.
    pub term: TermId,
    /// Its name in the IR, with its `%`.
    pub value: String,
    /// Its name in the source, if it is known.
    pub name: Option<String>,
}

/// Where a later pass of the compiler inserts an op, relative to the op of the text at its span.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum InsertedAt {
    /// In front of it.
    Before,
    /// Behind it.
    After,
}

impl InsertedAt {
    /// `before` or `after`.
    pub(crate) fn word(self) -> &'static str {
        match self {
            InsertedAt::Before => "before",
            InsertedAt::After => "after",
        }
    }
}

/// The location of an op.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
struct Entry {
    start: u32,
    location: u32,
    exact: bool,
}

impl SourceMap {
    /// Adds a location and returns its number.
    pub fn add(&mut self, location: Location) -> u32 {
        self.locations.push(location);
        index_u32(self.locations.len() - 1)
    }

    /// Sets the location of the op whose span starts at `start` to the one with the number
    /// `location`. `exact` is whether the IR states it for this op, not for an op nearby. Starts
    /// must ascend.
    pub fn locate(&mut self, start: u32, location: u32, exact: bool) {
        debug_assert!(self.entries.last().is_none_or(|last| last.start < start), "starts ascend");
        self.entries.push(Entry { start, location, exact });
    }

    /// Sets the location of the instruction whose span starts at `start` to a line of a file.
    /// Starts must ascend.
    pub fn locate_line(&mut self, start: u32, frame: Frame) {
        let location = self.add(Location { frames: vec![frame], name: None });
        self.locate(start, location, true);
    }

    /// Names a value of the IR, such as `%arg0`, as the source does.
    pub fn name(&mut self, value: String, name: String) {
        self.names.insert(value, name);
    }

    /// Names an argument of a kernel.
    pub fn name_argument(&mut self, argument: ArgumentName) {
        self.arguments.push(argument);
    }

    /// Sets the ops that a later pass of the compiler inserts, by the number of their origin. Their
    /// spans are those of ops next to them.
    pub fn insert_ops(&mut self, inserted: BTreeMap<u32, InsertedAt>) {
        self.inserted = inserted;
    }

    /// Where a later pass inserts the op. `None` if the text has it.
    pub fn inserted(&self, origin: &Origin) -> Option<InsertedAt> {
        self.inserted.get(&origin.index).copied()
    }

    /// All files that the locations name, sorted.
    pub fn files(&self) -> Vec<&str> {
        let frames = self.locations.iter().flat_map(|location| &location.frames);
        let mut files: Vec<&str> = frames.map(|frame| frame.file.as_str()).collect();
        files.sort_unstable();
        files.dedup();
        files
    }

    /// Whether a location names the line of the file.
    pub fn has_line(&self, file: &str, line: u32) -> bool {
        let mut frames = self.locations.iter().flat_map(|location| &location.frames);
        frames.any(|frame| frame.line == line && frame.file == file)
    }

    /// The source name of a value, and of no other name than the IR's.
    pub(crate) fn name_of(&self, value: &str) -> Option<&str> {
        self.names.get(value).map(String::as_str)
    }

    /// All source names.
    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        let arguments = self.arguments.iter().filter_map(|argument| argument.name.as_deref());
        self.names.values().map(String::as_str).chain(arguments)
    }

    /// The name of a term that is an argument of a kernel.
    pub(crate) fn argument(&self, term: TermId) -> Option<&ArgumentName> {
        self.arguments.iter().find(|argument| argument.term == term)
    }

    fn at(&self, span: Span) -> Option<(&Location, bool)> {
        let at = self.entries.binary_search_by_key(&span.start, |entry| entry.start).ok()?;
        let entry = self.entries.get(at).filter(|_| !span.is_empty())?;
        Some((self.locations.get(entry.location as usize)?, entry.exact))
    }

    /// The place of an op in the source, with the calls through which it runs.
    pub(crate) fn place(&self, origin: &Origin) -> Option<KernelPlace> {
        let (location, exact) = self.at(origin.span)?;
        let mut location = location.clone();
        let calls = origin.calls.iter().filter_map(|&call| self.at(call));
        location.frames.extend(calls.flat_map(|(call, _)| call.frames.iter().cloned()));
        let written = location.written();
        Some(KernelPlace { frames: location.frames, written, exact })
    }
}

/// The place of an op in the source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct KernelPlace {
    /// The position in the innermost function, then those of the calls.
    pub(crate) frames: Vec<Frame>,
    /// The index of the position that is shown.
    written: usize,
    /// Whether the IR states it for this op, not for an op nearby.
    pub(crate) exact: bool,
}

impl KernelPlace {
    /// The position in the innermost function that a kernel author wrote.
    pub(crate) fn shown(&self) -> &Frame {
        &self.frames[self.written]
    }
}
