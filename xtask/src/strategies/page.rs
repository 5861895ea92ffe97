//! The tables in docs/RESULTS.md: by target, and by kernel.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use serde::Deserialize;

use super::measure::{Depths, Row, from_depth};
use super::text::groups;
use crate::error::{Error, Result};
use crate::repo::Repo;

/// The page.
const PAGE: &str = "docs/RESULTS.md";
/// Where the tables begin.
const START: &str = "<!-- strategies -->\n";
/// Where they end.
const END: &str = "<!-- end of strategies -->\n";
/// What each compiled kernel is.
const INDEX: &str = "corpus/index.json";
/// Columns of the table by kernel.
pub(super) const TARGETS: [&str; 7] = ["sm_80", "sm_90", "sm_100", "gfx942", "gfx950", "gfx1201", "gfx1250"];

/// A kernel of the index.
#[derive(Clone, Debug, Deserialize)]
struct Entry {
    file: String,
    kernel: String,
    target: String,
    num_stages: u32,
}

/// Puts the tables of `rows` between the marks.
pub(super) fn write(repo: &Repo, rows: &[Row]) -> Result<()> {
    let index = repo.root.join(INDEX);
    let entries: Vec<Entry> =
        serde_json::from_slice(&std::fs::read(&index).map_err(Error::io("read", &index))?)
            .map_err(|error| Error::new(format!("{INDEX}: {error}")))?;
    put(repo, &tables(rows, &entries), (START, END))
}

/// Puts `tables` between two marks of the page.
pub(super) fn put(repo: &Repo, tables: &str, marks: (&str, &str)) -> Result<()> {
    use std::io::Write as _;
    let path = repo.root.join(PAGE);
    let bytes = std::fs::read(&path).map_err(Error::io("read", &path))?;
    let page = String::from_utf8(bytes).map_err(|_| Error::new(format!("{PAGE} is not UTF-8")))?;
    let text = between(&page, tables, marks)
        .ok_or_else(|| Error::new(format!("{PAGE} has no place for the tables: {}", marks.0.trim())))?;
    let mut file = std::fs::File::create(&path).map_err(Error::io("write", &path))?;
    file.write_all(text.as_bytes()).map_err(Error::io("write", &path))
}

/// `page` with `tables` between the marks; `None` without marks.
fn between(page: &str, tables: &str, (start, end): (&str, &str)) -> Option<String> {
    let (head, rest) = page.split_once(start)?;
    let (_, tail) = rest.split_once(end)?;
    Some(format!("{head}{start}{tables}{end}{tail}"))
}

fn tables(rows: &[Row], entries: &[Entry]) -> String {
    let mut text = String::from(
        "| target | files | triton: in loops | minimal: in loops | triton: outside | minimal: outside | \
         files with fewer in loops | certified | bound by the solver |\n\
         | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n",
    );
    let outside = |depths: &Depths| depths.get(&0).copied().unwrap_or(0);
    for (name, totals) in groups(rows) {
        // Writing to a string does not fail.
        let _ = writeln!(
            text,
            "| {name} | {} | {} | {} | {} | {} | {} | {} | {} |",
            totals.files,
            from_depth(&totals.triton, 1),
            from_depth(&totals.minimal, 1),
            outside(&totals.triton),
            outside(&totals.minimal),
            totals.fewer_in_loops,
            totals.certified,
            totals.by_solver,
        );
    }
    text.push_str("\nBy kernel:\n\n");
    text.push_str(&format!(
        "| kernel | {} |\n| ---{} |\n",
        TARGETS.join(" | "),
        " | ---".repeat(TARGETS.len())
    ));
    for (kernel, cells) in by_kernel(rows, entries) {
        let cell = |target| {
            let mut variants: Vec<(u32, String)> = cells.get(target).cloned().unwrap_or_default();
            variants.sort();
            variants.into_iter().map(|variant| variant.1).collect::<Vec<String>>().join(", ")
        };
        let _ = writeln!(text, "| {kernel} | {} |", TARGETS.map(cell).join(" | "));
    }
    text
}

/// By kernel and target: the number of stages and the figures of each variant.
type Cells<'e> = BTreeMap<&'e str, Vec<(u32, String)>>;

fn by_kernel<'e>(rows: &[Row], entries: &'e [Entry]) -> BTreeMap<&'e str, Cells<'e>> {
    let mut kernels: BTreeMap<&str, Cells<'e>> = BTreeMap::new();
    for entry in entries {
        let file = format!("{}.before.mlir", entry.file);
        if let Some(row) = rows.iter().find(|row| row.file == file) {
            let cells = kernels.entry(&entry.kernel).or_default();
            cells.entry(&entry.target).or_default().push((entry.num_stages, figures(row)));
        }
    }
    kernels
}

/// `in loops+outside` of triton and, where it is another, of minimal.
fn figures(row: &Row) -> String {
    let of = |depths: &Depths| format!("{}+{}", from_depth(depths, 1), depths.get(&0).copied().unwrap_or(0));
    let (triton, minimal) = (of(&row.triton), of(&row.minimal));
    if triton == minimal { triton } else { format!("{triton}→{minimal}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_outside_of_the_marks_stays() {
        let page = format!("a\n{START}old\n{END}b\n");
        assert_eq!(between(&page, "new\n", (START, END)), Some(format!("a\n{START}new\n{END}b\n")));
        assert_eq!(between("a\n", "new\n", (START, END)), None);
    }
}
