//! Modules in which `minimal` breaks a promise, each with the reason.

use serde::Deserialize;

use super::measure::Row;
use crate::error::{Error, Result};
use crate::repo::Repo;

/// The list; `crates/seawall/tests/strategies.rs` compares with it too.
const FILE: &str = "corpus/strategies-known.json";

/// One module.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Exception {
    file: String,
    /// The codes of [`Row::faults`].
    faults: Vec<String>,
    /// Why the promise does not hold.
    reason: String,
}

/// Reads the list.
pub(super) fn read(repo: &Repo) -> Result<Vec<Exception>> {
    let path = repo.root.join(FILE);
    let text = std::fs::read(&path).map_err(Error::io("read", &path))?;
    serde_json::from_slice(&text).map_err(|error| Error::new(format!("{FILE}: {error}")))
}

/// The differences from the list; entries for other files than `files` are ignored.
pub(super) fn unexpected(rows: &[Row], known: &[Exception], files: &[&str]) -> Vec<String> {
    let listed = |file: &str| known.iter().find(|known| known.file == file);
    let mut lines = Vec::new();
    for row in rows {
        let faults = row.faults();
        if listed(&row.file).map_or(&[][..], |known| known.faults.as_slice()) != faults.as_slice() {
            lines.push(format!("{}: {faults:?}, but {FILE} lists other faults", row.file));
        }
    }
    let gone = known.iter().filter(|known| files.contains(&known.file.as_str()));
    let gone = gone.filter(|known| !rows.iter().any(|row| row.file == known.file));
    lines.extend(gone.map(|known| format!("{}: listed in {FILE}, but cannot be placed", known.file)));
    lines
}
