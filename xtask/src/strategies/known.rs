//! Placed modules with errors, or with a barrier whose deletion `check` does not notice. Each has
//! its reason.

use serde::{Deserialize, Serialize};

use crate::error::{Error, Result};
use crate::repo::Repo;

/// The list; `crates/seawall/tests/strategies.rs` compares with it too.
pub(super) const FILE: &str = "corpus/check-known.json";
/// The reason of a new row.
const UNTRIAGED: &str = "untriaged";

/// One module with the barriers of `minimal` or of the wheel.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Row {
    /// The path of the module before placement.
    pub(super) file: String,
    /// `minimal` or `wheel`.
    pub(super) placed: String,
    /// Codes of the errors, sorted, without duplicates.
    pub(super) codes: Vec<String>,
    /// Inserted barriers whose deletion `check` neither notices nor explains.
    pub(super) silent: usize,
    /// Why the module is listed.
    pub(super) reason: String,
}

/// Reads the list; empty without a file.
pub(super) fn read(repo: &Repo) -> Result<Vec<Row>> {
    let path = repo.root.join(FILE);
    if !path.exists() {
        return Ok(Vec::new());
    }
    let text = std::fs::read(&path).map_err(Error::io("read", &path))?;
    serde_json::from_slice(&text).map_err(|error| Error::new(format!("{FILE}: {error}")))
}

/// Writes the list, a row a line. Unchanged rows keep their reason of `old`.
pub(super) fn write(repo: &Repo, rows: &[Row], old: &[Row]) -> Result<()> {
    use std::io::Write as _;
    let path = repo.root.join(FILE);
    let mut lines = Vec::new();
    for row in rows {
        let known = old.iter().find(|other| is_same(row, other));
        let reason = known.map_or(UNTRIAGED, |known| known.reason.as_str()).to_owned();
        let line = serde_json::to_string(&Row { reason, ..row.clone() });
        lines.push(line.map_err(|error| Error::new(error.to_string()))?);
    }
    let text = format!("[\n{}\n]\n", lines.join(",\n"));
    let mut file = std::fs::File::create(&path).map_err(Error::io("write", &path))?;
    file.write_all(text.as_bytes()).map_err(Error::io("write", &path))
}

/// The rows that only one list has, without comparing reasons. Rows of `old` for other files than
/// `files` are ignored.
pub(super) fn differences(rows: &[Row], old: &[Row], files: &[&str]) -> Vec<String> {
    let text =
        |row: &Row| format!("{} ({}): {:?}, {} unnoticed", row.file, row.placed, row.codes, row.silent);
    let new = rows.iter().filter(|row| !old.iter().any(|other| is_same(row, other)));
    let gone = old.iter().filter(|row| files.contains(&row.file.as_str()));
    let gone = gone.filter(|row| !rows.iter().any(|other| is_same(row, other)));
    let new = new.map(|row| format!("not listed: {}", text(row)));
    new.chain(gone.map(|row| format!("listed, but not found: {}", text(row)))).collect()
}

fn is_same(a: &Row, b: &Row) -> bool {
    (&a.file, &a.placed, &a.codes, a.silent) == (&b.file, &b.placed, &b.codes, b.silent)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(file: &str, silent: usize) -> Row {
        let (placed, reason) = ("minimal".to_owned(), "r".to_owned());
        Row { file: file.to_owned(), placed, codes: Vec::new(), silent, reason }
    }

    #[test]
    fn both_directions_differ_within_the_compared_files() {
        let old = [row("a", 1), row("b", 1), row("c", 1)];
        let lines = differences(&[row("a", 2)], &old, &["a", "b"]);
        assert_eq!(lines.len(), 3);
        assert!(lines.iter().any(|line| line.starts_with("listed, but not found: b")));
        assert_eq!(differences(&old, &old, &["a", "b", "c"]), Vec::<String>::new());
    }
}
