//! Known differences, each with its file and its reason.

use serde::Deserialize;

use super::case::Case;
use crate::error::{Error, Result};
use crate::repo::Repo;

/// The list. Without the file there are no known differences.
pub(crate) const FILE: &str = "corpus/known-differences.json";

/// The list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Known {
    rows: Vec<Row>,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    /// The path of [`Case::file`].
    file: String,
    reason: String,
}

impl Known {
    /// Reads the list.
    pub(crate) fn read(repo: &Repo) -> Result<Self> {
        let path = repo.root.join(FILE);
        if !path.exists() {
            return Ok(Known::default());
        }
        let text = std::fs::read(&path).map_err(Error::io("read", &path))?;
        Self::parse(&text)
    }

    fn parse(text: &[u8]) -> Result<Self> {
        let rows: Vec<Row> =
            serde_json::from_slice(text).map_err(|error| Error::new(format!("{FILE}: {error}")))?;
        if let Some(row) = rows.iter().find(|row| row.reason.trim().is_empty()) {
            return Err(Error::new(format!("{FILE}: {} has no reason", row.file)));
        }
        Ok(Known { rows })
    }

    /// Fails if a listed file is not in the corpus.
    pub(crate) fn check_files(&self, cases: &[Case]) -> Result<()> {
        match self.rows.iter().find(|row| !cases.iter().any(|case| case.file == row.file)) {
            Some(row) => Err(Error::new(format!("{FILE}: {} is not in the corpus", row.file))),
            None => Ok(()),
        }
    }

    /// The reason why `case` differs, if it is listed.
    pub(crate) fn reason(&self, case: &Case) -> Option<&str> {
        self.rows.iter().find(|row| row.file == case.file).map(|row| row.reason.as_str())
    }

    /// A list of one row for tests.
    #[cfg(test)]
    pub(crate) fn of(file: &str) -> Self {
        Known { rows: vec![Row { file: file.to_owned(), reason: "a reason".to_owned() }] }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_has_a_file_and_a_reason() {
        assert!(Known::parse(br#"[{"file": "a", "reason": "b"}]"#).is_ok());
        assert!(Known::parse(br#"[{"file": "a", "reason": " "}]"#).is_err());
        assert!(Known::parse(br#"[{"file": "a"}]"#).is_err());
    }

    #[test]
    fn listed_files_are_in_the_corpus() {
        assert!(Known::of("gone.mlir").check_files(&[]).is_err());
        assert!(Known::default().check_files(&[]).is_ok());
    }
}
