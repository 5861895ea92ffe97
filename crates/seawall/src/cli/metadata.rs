//! Finds what Triton's cache states about the compile of an input.

use std::fs;
use std::path::Path;

use seawall::Metadata;

use crate::cli::say::Terminal;

/// The largest file that is read. Triton's are a few kilobytes.
const SIZE_LIMIT: u64 = 1 << 20;

/// The metadata in the `.json` file with the name of the input, if there is one. An input without
/// it is judged as well, so no other file is an error.
pub(crate) fn beside(terminal: &Terminal, input: &Path) -> Option<Metadata> {
    let path = input.with_extension("json");
    // The directory of a text that the caller gave may not be that of the compile.
    if input.as_os_str() == "-" || terminal.host().file(input).is_some() {
        return Metadata::parse(&terminal.host().file(&path)?);
    }
    let file = fs::metadata(&path).ok()?;
    if path == input || !file.is_file() || file.len() > SIZE_LIMIT {
        return None;
    }
    Metadata::parse(&String::from_utf8(fs::read(path).ok()?).ok()?)
}
