//! The comparison from the cached `.ttgir` on: offsets of allocations, and positions of barriers.
//!
//! The wheel lowers structured control flow before it allocates and places, so its text is no
//! answer for the cached file. Its committed answers have offsets and barriers in lines of that
//! file. A placement agrees if it equals the file with the answered lines. The offsets of
//! hand-written modules are removed first.

mod answers;
mod offsets;
mod text;

use std::fmt::Write as _;
use std::io::Write as _;
use std::path::Path;

use super::compare;
use super::ours::{Refusal, Seawall};
use crate::error::{Error, Result};
use crate::repo::{Repo, read_text};
use crate::strategies::figures;
use answers::Row;

/// The result for the allocation or the placement of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Outcome {
    /// Equal, with this many offsets or barriers.
    Agree(usize),
    /// The difference, or why Seawall has no result.
    Differ(String),
    /// The wheel first removes memory ops or pipelines loops, so its answer is for another program.
    Unanswered,
}

/// The results of one file.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Judged {
    allocation: Outcome,
    placement: Outcome,
}

/// Compares every answered file whose path contains `filter`. Returns whether all agree.
pub(super) fn run(
    repo: &Repo,
    seawall: &Seawall,
    filter: Option<&str>,
    jobs: usize,
    write: bool,
) -> Result<bool> {
    let mut rows = answers::read(repo)?;
    rows.retain(|row| filter.is_none_or(|filter| row.file.contains(filter)));
    if rows.is_empty() {
        return Err(Error::new("no answered file has this path, so there is nothing to compare"));
    }
    let judged = judge_all(repo, seawall, &rows, jobs)?;
    let mut wrong = 0;
    for (row, judged) in rows.iter().zip(&judged) {
        for (what, outcome) in [("allocation", &judged.allocation), ("placement", &judged.placement)] {
            if let Outcome::Differ(why) = outcome {
                wrong += 1;
                println!("{}: {what}: {why}", row.file);
            }
        }
    }
    println!("{}", render(&rows, &judged));
    println!("peers: {wrong} differences from the wheel's committed answers for the cached files");
    if write {
        let mut all = Line::default();
        judged.iter().for_each(|judged| all.add(judged));
        figures::write(repo, &all.figure(wrong))?;
    }
    Ok(wrong == 0)
}

/// The results in the order of the rows, with `jobs` threads.
fn judge_all(repo: &Repo, seawall: &Seawall, rows: &[Row], jobs: usize) -> Result<Vec<Judged>> {
    let share = rows.len().div_ceil(jobs).max(1);
    let work =
        |rows: &[Row]| rows.iter().map(|row| judge(repo, seawall, row)).collect::<Result<Vec<Judged>>>();
    let parts = std::thread::scope(|scope| {
        let threads: Vec<_> = rows.chunks(share).map(|rows| scope.spawn(move || work(rows))).collect();
        let join = |thread: std::thread::ScopedJoinHandle<'_, Result<Vec<Judged>>>| {
            thread.join().unwrap_or_else(|_| Err(Error::new("a worker thread panicked")))
        };
        threads.into_iter().map(join).collect::<Result<Vec<_>>>()
    })?;
    Ok(parts.into_iter().flatten().collect())
}

fn judge(repo: &Repo, seawall: &Seawall, row: &Row) -> Result<Judged> {
    if !row.dropped.is_empty() {
        return Ok(Judged { allocation: Outcome::Unanswered, placement: Outcome::Unanswered });
    }
    let path = repo.root.join(&row.file);
    let source = read_text(&path)?;
    if !row.is_allocated() {
        return judge_file(seawall, row, &path, &source);
    }
    let source = text::plain(&source);
    let file = tempfile::Builder::new().suffix(".mlir").tempfile();
    let mut file = file.map_err(Error::io("make", Path::new("a temporary file")))?;
    file.write_all(source.as_bytes()).map_err(Error::io("write", file.path()))?;
    judge_file(seawall, row, file.path(), &source)
}

fn judge_file(seawall: &Seawall, row: &Row, input: &Path, source: &str) -> Result<Judged> {
    let allocation = match seawall.allocate(input)? {
        Ok(printed) => allocation(row, &printed),
        Err(refusal) => refused(refusal),
    };
    let placement = match seawall.place(input)? {
        Ok(placed) => placement(row, source, &placed)?,
        Err(refusal) => refused(refusal),
    };
    Ok(Judged { allocation, placement })
}

fn refused(refusal: Refusal) -> Outcome {
    let (Refusal::Clean(message) | Refusal::Crash(message)) = refusal;
    Outcome::Differ(format!("seawall has no result: {message}"))
}

fn allocation(row: &Row, printed: &str) -> Outcome {
    match offsets::difference(row, printed) {
        Some(difference) => Outcome::Differ(difference),
        None => Outcome::Agree(offsets::count(row)),
    }
}

fn placement(row: &Row, source: &str, placed: &str) -> Result<Outcome> {
    if row.is_pipelined() {
        return Ok(Outcome::Unanswered);
    }
    let expected = text::plain(&text::expected(source, row)?);
    Ok(match compare::difference(&expected, &text::plain(placed)) {
        Some(difference) => Outcome::Differ(difference.to_string()),
        None => Outcome::Agree(text::count(row)),
    })
}

/// Counts of one target.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Line {
    files: usize,
    unanswered: usize,
    /// Files with equal allocations, and their ops with an offset.
    allocated: (usize, usize),
    /// Files with equal placements, and their barriers.
    placed: (usize, usize),
}

impl Line {
    fn add(&mut self, judged: &Judged) {
        self.files += 1;
        self.unanswered += usize::from(judged.allocation == Outcome::Unanswered);
        let both = [(&mut self.allocated, &judged.allocation), (&mut self.placed, &judged.placement)];
        for (sum, outcome) in both {
            if let Outcome::Agree(count) = outcome {
                *sum = (sum.0 + 1, sum.1 + count);
            }
        }
    }

    /// For docs/VERIFICATION.md.
    fn figure(&self, wrong: usize) -> String {
        let Line { files, allocated, placed, .. } = self;
        format!(
            "{} allocations and {} placements of {files} files equal, {wrong} differences",
            allocated.0, placed.0
        )
    }
}

/// The table; rows of one target are adjacent.
fn render(rows: &[Row], judged: &[Judged]) -> String {
    let (mut lines, mut all): (Vec<(String, Line)>, Line) = (Vec::new(), Line::default());
    for (row, judged) in rows.iter().zip(judged) {
        let group = row.group();
        if lines.last().is_none_or(|(last, _)| *last != group) {
            lines.push((group, Line::default()));
        }
        if let Some((_, line)) = lines.last_mut() {
            line.add(judged);
        }
        all.add(judged);
    }
    lines.push(("all".to_owned(), all));
    let mut table = String::from("target      files  unanswered  allocation  places  placement  barriers\n");
    for (group, line) in &lines {
        let Line { files, unanswered, allocated, placed } = line;
        // Writing to a string does not fail.
        let _ = writeln!(
            table,
            "{group:<9} {files:>7} {unanswered:>11} {:>11} {:>7} {:>10} {:>9}",
            allocated.0, allocated.1, placed.0, placed.1
        );
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(line: &str) -> Row {
        serde_json::from_str(line).expect("a row")
    }

    const ROW: &str = r#"{"file":"corpus/ir/sm_90/a.cached.ttgir","shared":0,"tensor_memory_size":0,
        "inserted":[[2,"ttg.barrier local","membar"],[3,"ttng.fence_async_shared","proxy_fence"]],"warp_group_local":[1]}"#;

    #[test]
    fn a_placement_is_the_file_with_the_answered_lines() {
        let placed = "w {warpGroupLocal}\n  ttg.barrier local loc(#loc2)\nb\n";
        let fenced = format!("{placed}ttng.fence_async_shared\nc\n");
        assert_eq!(placement(&row(ROW), "w\nb\nc\n", &fenced), Ok(Outcome::Agree(1)));
        let without_fence = format!("{placed}c\n");
        assert!(matches!(placement(&row(ROW), "w\nb\nc\n", &without_fence), Ok(Outcome::Differ(_))));
        let moved = "w {warpGroupLocal}\nb\nttg.barrier local\nttng.fence_async_shared\nc\n";
        assert!(matches!(placement(&row(ROW), "w\nb\nc\n", moved), Ok(Outcome::Differ(_))));
        let unmarked = "w\nttg.barrier local\nb\nttng.fence_async_shared\nc\n";
        assert!(matches!(placement(&row(ROW), "w\nb\nc\n", unmarked), Ok(Outcome::Differ(_))));
    }

    #[test]
    fn an_allocation_agrees_with_its_count_or_differs_with_a_reason() {
        let none = r#"{"modules":[{"shared":0,"tensor_memory_size":0,"functions":[],"tensor_memory":[]}]}"#;
        assert_eq!(allocation(&row(ROW), none), Outcome::Agree(0));
        assert!(matches!(allocation(&row(ROW), "{}"), Outcome::Differ(_)));
    }

    #[test]
    fn a_file_whose_loops_the_wheel_pipelines_first_has_no_answer() {
        let pipelined = row(&ROW.replace("proxy_fence", "warp_pipeline"));
        assert_eq!(placement(&pipelined, "w\nb\nc\n", "w\nb\nc\n"), Ok(Outcome::Unanswered));
    }

    #[test]
    fn the_table_counts_by_target() {
        let judged = [
            Judged { allocation: Outcome::Agree(3), placement: Outcome::Agree(2) },
            Judged { allocation: Outcome::Agree(1), placement: Outcome::Differ("x".to_owned()) },
            Judged { allocation: Outcome::Unanswered, placement: Outcome::Unanswered },
        ];
        let table = render(&[row(ROW), row(ROW), row(ROW)], &judged);
        let last: Vec<&str> = table.lines().last().unwrap_or_default().split_whitespace().collect();
        assert_eq!(last, ["all", "3", "1", "2", "4", "1", "2"]);
    }
}
