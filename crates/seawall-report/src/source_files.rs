//! The texts of the files that a module was made from.

use std::collections::BTreeMap;

use seawall_base::{Frame, LineIndex};

/// The texts of source files, by the names that locations give them.
#[derive(Clone, Debug, Default)]
pub struct SourceFiles {
    files: BTreeMap<String, (SourceFile, LineIndex)>,
}

/// A source file.
#[derive(Clone, Debug)]
pub struct SourceFile {
    /// Its name for people.
    pub name: String,
    /// Whether the name is relative to the root of the sources.
    pub in_root: bool,
    /// Its content, if it could be read.
    pub text: Option<String>,
}

impl SourceFiles {
    /// Whether the file was added.
    pub fn contains(&self, file: &str) -> bool {
        self.files.contains_key(file)
    }

    /// Adds the file that locations call `file`.
    pub fn add(&mut self, file: &str, found: SourceFile) {
        let lines = LineIndex::new(found.text.as_deref().unwrap_or(""));
        self.files.insert(file.to_owned(), (found, lines));
    }

    /// The text of the file that locations call `file`, if it could be read.
    pub fn content(&self, file: &str) -> Option<&str> {
        self.files.get(file)?.0.text.as_deref()
    }

    /// The name for people of the file that locations call `file`.
    pub fn name<'a>(&'a self, file: &'a str) -> &'a str {
        self.files.get(file).map_or(file, |(found, _)| &found.name)
    }

    /// Whether the name of a file is relative to the root of the sources.
    pub(crate) fn is_in_root(&self, file: &str) -> bool {
        self.files.get(file).is_some_and(|(found, _)| found.in_root)
    }

    /// The name for people, the text and the lines of a file, if it has the line of `frame`.
    pub(crate) fn text(&self, frame: &Frame) -> Option<(&str, &str, &LineIndex)> {
        let (found, lines) = self.files.get(&frame.file)?;
        let text = found.text.as_ref()?;
        let start = lines.line_start(frame.line)?;
        ((start as usize) < text.len()).then_some((found.name.as_str(), text.as_str(), lines))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_behind_the_end_have_no_text() {
        let mut files = SourceFiles::default();
        let text = Some("a = 1\n".to_owned());
        files.add("k.py", SourceFile { name: "src/k.py".to_owned(), in_root: false, text });
        let at = |line| Frame { file: "k.py".to_owned(), line, column: 1 };
        assert!(files.text(&at(1)).is_some_and(|(name, ..)| name == "src/k.py"));
        assert!(files.text(&at(0)).is_none() && files.text(&at(2)).is_none());
        assert_eq!((files.name("k.py"), files.name("other.py")), ("src/k.py", "other.py"));
    }
}
