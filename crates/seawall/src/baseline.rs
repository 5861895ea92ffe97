//! Baselines: files with the findings that were accepted at some time.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// The version of the format.
const VERSION: u32 = 1;

/// Accepted findings. They are recognised by what does not change when lines move, and by the name
/// of the file without its directory.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Baseline {
    /// The number of findings.
    counts: BTreeMap<Key, usize>,
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Key {
    file: String,
    code: String,
    fingerprint: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Document {
    version: u32,
    findings: Vec<Entry>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    file: String,
    code: String,
    fingerprint: String,
    count: usize,
}

impl Baseline {
    /// Reads the text of a baseline.
    ///
    /// # Errors
    ///
    /// If the text is not a baseline of this version. The error is a message.
    pub fn parse(text: &str) -> Result<Baseline, String> {
        let document: Document = serde_json::from_str(text).map_err(|error| error.to_string())?;
        if document.version != VERSION {
            return Err(format!("its version is {}, and this program reads {VERSION}", document.version));
        }
        let mut counts = BTreeMap::new();
        for Entry { file, code, fingerprint, count } in document.findings {
            *counts.entry(Key { file, code, fingerprint }).or_insert(0) += count;
        }
        Ok(Baseline { counts })
    }

    /// The text of the baseline, with a final line break.
    ///
    /// # Errors
    ///
    /// Never in practice: the document has no map keys that JSON cannot represent.
    pub fn text(&self) -> Result<String, serde_json::Error> {
        let entry = |(key, &count): (&Key, &usize)| {
            let Key { file, code, fingerprint } = key.clone();
            Entry { file, code, fingerprint, count }
        };
        let document = Document { version: VERSION, findings: self.counts.iter().map(entry).collect() };
        serde_json::to_string_pretty(&document).map(|text| text + "\n")
    }

    /// Adds a finding of the file at `path`.
    pub fn add(&mut self, path: &str, code: &str, fingerprint: u64) {
        *self.counts.entry(Key::new(path, code, fingerprint)).or_insert(0) += 1;
    }

    /// Removes a finding of the file at `path`. Returns whether the baseline had it.
    pub fn take(&mut self, path: &str, code: &str, fingerprint: u64) -> bool {
        let count = self.counts.get_mut(&Key::new(path, code, fingerprint)).filter(|count| **count > 0);
        count.map(|count| *count -= 1).is_some()
    }

    /// The number of findings.
    pub fn len(&self) -> usize {
        self.counts.values().sum()
    }

    /// Whether there are no findings.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl Key {
    fn new(path: &str, code: &str, fingerprint: u64) -> Key {
        let file = path.rsplit(['/', '\\']).next().unwrap_or(path).to_owned();
        Key { file, code: code.to_owned(), fingerprint: format!("{fingerprint:016x}") }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_finding_is_accepted_as_often_as_it_was_added() {
        let mut written = Baseline::default();
        written.add("a/k.mlir", "SW101", 7);
        written.add("b/k.mlir", "SW101", 7);
        let mut read = Baseline::parse(&written.text().unwrap()).unwrap();
        assert_eq!((read.len(), &read), (2, &written));
        assert!(read.take("c/k.mlir", "SW101", 7) && !read.take("c/l.mlir", "SW101", 7));
        assert!(read.take("c/k.mlir", "SW101", 7) && !read.take("c/k.mlir", "SW101", 7));
        assert!(read.is_empty());
    }

    #[test]
    fn other_texts_are_rejected() {
        assert!(Baseline::parse("{}").is_err());
        assert!(Baseline::parse(r#"{"version": 2, "findings": []}"#).unwrap_err().contains("version is 2"));
    }
}
