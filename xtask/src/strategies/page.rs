//! The tables by target in docs/RESULTS.md, and tables between marks in any page.

use std::fmt::Write as _;

use super::measure::{Depths, Row, from_depth};
use super::text::groups;
use crate::error::{Error, Result};
use crate::repo::{Repo, read_text};

/// The page.
pub(super) const PAGE: &str = "docs/RESULTS.md";
/// Where the tables begin and end.
const MARKS: (&str, &str) = ("<!-- strategies -->\n", "<!-- end of strategies -->\n");
/// Why `triton` inserts: the reasons, with their meaning.
pub(super) const REASONS: [(&str, &str); 5] = [
    ("hazard", "orders two accesses (RAW, WAR or WAW)"),
    ("trailing-wait", "makes data of a wait visible to all warps"),
    ("kernel-exit", "keeps the memory of a CTA alive until its cluster is done"),
    ("cluster-init", "fences mbarrier initialisations for the cluster"),
    ("later-sync-point", "annotates a wgmma wait with `warpGroupLocal`; inserts no op"),
];

/// Puts the tables of `rows` between the marks.
pub(super) fn write(repo: &Repo, rows: &[Row]) -> Result<()> {
    put(repo, PAGE, &tables(rows), MARKS)
}

/// Puts `tables` between two marks of `page`, a path from the root.
///
/// Errors: the page lacks a mark.
pub(crate) fn put(repo: &Repo, page: &str, tables: &str, marks: (&str, &str)) -> Result<()> {
    use std::io::Write as _;
    let path = repo.root.join(page);
    let old = read_text(&path)?;
    let text = between(&old, tables, marks)
        .ok_or_else(|| Error::new(format!("{page} lacks the marks of the tables: {}", marks.0.trim())))?;
    let mut file = std::fs::File::create(&path).map_err(Error::io("write", &path))?;
    file.write_all(text.as_bytes()).map_err(Error::io("write", &path))
}

/// `page` with `tables` between the marks; `None` without marks.
fn between(page: &str, tables: &str, (start, end): (&str, &str)) -> Option<String> {
    let (head, rest) = page.split_once(start)?;
    let (_, tail) = rest.split_once(end)?;
    Some(format!("{head}{start}{tables}{end}{tail}"))
}

/// Barriers of both strategies by target, then all insertions of `triton` by reason.
fn tables(rows: &[Row]) -> String {
    let mut text = String::from(
        "| target | files | triton: in loops | minimal: in loops | triton: outside | minimal: outside | \
         files with fewer in loops | certified |\n\
         |---|---:|---:|---:|---:|---:|---:|---:|\n",
    );
    let outside = |depths: &Depths| depths.get(&0).copied().unwrap_or(0);
    let groups = groups(rows);
    for (name, totals) in &groups {
        // Writing to a string does not fail.
        let _ = writeln!(
            text,
            "| {name} | {} | {} | {} | {} | {} | {} | {} |",
            totals.files,
            from_depth(&totals.triton, 1),
            from_depth(&totals.minimal, 1),
            outside(&totals.triton),
            outside(&totals.minimal),
            totals.fewer_in_loops,
            totals.certified,
        );
    }
    text.push_str(
        "\nInsertions of `triton` by reason:\n\n| reason | insertions | meaning |\n|---|---:|---|\n",
    );
    // The last group has all rows.
    let all = groups.last().map_or([0; REASONS.len()], |(_, totals)| totals.reasons);
    for ((reason, meaning), count) in REASONS.into_iter().zip(all) {
        let _ = writeln!(text, "| {reason} | {count} | {meaning} |");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_outside_the_marks_stays() {
        let (start, end) = MARKS;
        let page = format!("a\n{start}old\n{end}b\n");
        assert_eq!(between(&page, "new\n", MARKS), Some(format!("a\n{start}new\n{end}b\n")));
        assert_eq!(between("a\n", "new\n", MARKS), None);
    }
}
