//! The changes of a placement as a unified diff for `patch -p0`.
//!
//! Placements insert lines and sometimes change one. Lines are therefore matched in order, without
//! a search for the shortest difference, which takes quadratic time. The result is always a correct
//! difference.

use std::fmt::Write;

/// Lines of context around a change, as in `diff -u`.
const CONTEXT: usize = 3;
/// The number of lines within which a line that has moved is searched.
const LOOK_AHEAD: usize = 32;

/// A run of lines that differ, as half-open ranges of line numbers from 0. At most one range is
/// empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Change {
    old: (usize, usize),
    new: (usize, usize),
}

/// The difference between `old` and `new`, which both have the name `name`. Empty if they are
/// equal. Linear in their length.
pub fn unified_diff(name: &str, old: &str, new: &str) -> String {
    let old: Vec<&str> = old.split_inclusive('\n').collect();
    let new: Vec<&str> = new.split_inclusive('\n').collect();
    let changes = changes(&old, &new);
    let mut out = String::new();
    if !changes.is_empty() {
        let _ = write!(out, "--- {name}\n+++ {name}\n");
    }
    let mut rest = changes.as_slice();
    while let Some(first) = rest.first() {
        let near = |pair: &[Change]| pair[1].old.0 - pair[0].old.1 <= 2 * CONTEXT;
        let count = 1 + rest.windows(2).take_while(|pair| near(pair)).count();
        let (hunk, later) = rest.split_at(count);
        write_hunk(&mut out, &old, &new, hunk, first.old.0.min(CONTEXT));
        rest = later;
    }
    out
}

fn changes(old: &[&str], new: &[&str]) -> Vec<Change> {
    let mut changes: Vec<Change> = Vec::new();
    let (mut i, mut j) = (0, 0);
    while i < old.len() || j < new.len() {
        if i < old.len() && j < new.len() && old[i] == new[j] {
            (i, j) = (i + 1, j + 1);
            continue;
        }
        let (next_i, next_j) = step(old, new, i, j);
        match changes.last_mut() {
            Some(last) if last.old.1 == i && last.new.1 == j => (last.old.1, last.new.1) = (next_i, next_j),
            _ => changes.push(Change { old: (i, next_i), new: (j, next_j) }),
        }
        (i, j) = (next_i, next_j);
    }
    changes
}

/// The lines at which both sides continue after lines `i` and `j`, which differ (or one of which is
/// past the end).
fn step(old: &[&str], new: &[&str], i: usize, j: usize) -> (usize, usize) {
    let find = |line: Option<&&str>, side: &[&str], from: usize| {
        let window = side.get(from..)?;
        window.iter().take(LOOK_AHEAD).position(|other| Some(other) == line).map(|offset| from + offset)
    };
    // If a short line such as a barrier has moved past other ops, the variant with fewer bytes is
    // the move of the short line.
    let bytes = |lines: &[&str]| lines.iter().map(|line| line.len()).sum::<usize>();
    match (find(old.get(i), new, j), find(new.get(j), old, i)) {
        (Some(inserted), Some(deleted)) if bytes(&old[i..deleted]) < bytes(&new[j..inserted]) => (deleted, j),
        (Some(inserted), _) => (i, inserted),
        (None, Some(deleted)) => (deleted, j),
        (None, None) => ((i + 1).min(old.len()), (j + 1).min(new.len())),
    }
}

/// Writes changes that share context lines. `before` is the number of context lines in front.
fn write_hunk(out: &mut String, old: &[&str], new: &[&str], hunk: &[Change], before: usize) {
    let (Some(first), Some(last)) = (hunk.first(), hunk.last()) else { return };
    let after = CONTEXT.min(old.len() - last.old.1);
    let range = |start: usize, end: usize| match end - start {
        0 => format!("{start},0"),
        1 => (start + 1).to_string(),
        count => format!("{},{count}", start + 1),
    };
    let old_range = range(first.old.0 - before, last.old.1 + after);
    let new_range = range(first.new.0 - before, last.new.1 + after);
    let _ = writeln!(out, "@@ -{old_range} +{new_range} @@");
    let mut at = first.old.0 - before;
    for change in hunk {
        write_lines(out, ' ', &old[at..change.old.0]);
        write_lines(out, '-', &old[change.old.0..change.old.1]);
        write_lines(out, '+', &new[change.new.0..change.new.1]);
        at = change.old.1;
    }
    write_lines(out, ' ', &old[at..at + after]);
}

fn write_lines(out: &mut String, sign: char, lines: &[&str]) {
    for line in lines {
        out.push(sign);
        out.push_str(line);
        if !line.ends_with('\n') {
            out.push_str("\n\\ No newline at end of file\n");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_texts_have_no_diff() {
        assert_eq!(unified_diff("k.mlir", "a\n", "a\n"), "");
        assert_eq!(unified_diff("k.mlir", "", ""), "");
    }

    #[test]
    fn an_inserted_line_is_shown_with_its_context() {
        let diff = unified_diff("k.mlir", "a\nb\nc\nd\ne\n", "a\nb\nc\nd\nbarrier\ne\n");
        assert_eq!(diff, "--- k.mlir\n+++ k.mlir\n@@ -2,4 +2,5 @@\n b\n c\n d\n+barrier\n e\n");
    }

    #[test]
    fn a_deleted_barrier_is_shown_as_that_even_if_another_follows() {
        let diff = unified_diff("k.mlir", "barrier\nlong store\nbarrier\n", "long store\nbarrier\n");
        assert_eq!(diff, "--- k.mlir\n+++ k.mlir\n@@ -1,3 +1,2 @@\n-barrier\n long store\n barrier\n");
    }

    #[test]
    fn a_changed_last_line_and_a_missing_line_break_are_shown() {
        let diff = unified_diff("k.mlir", "a\nb", "a\nc\n");
        assert_eq!(
            diff,
            "--- k.mlir\n+++ k.mlir\n@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+c\n"
        );
    }

    #[test]
    fn changes_far_apart_are_hunks_of_their_own() {
        let old: String = (0..30).map(|n| format!("{n}\n")).collect();
        let new = old.replace("\n5\n", "\nfive\n").replace("\n20\n", "\n");
        let diff = unified_diff("k.mlir", &old, &new);
        let hunks: Vec<&str> = diff.lines().filter(|line| line.starts_with("@@")).collect();
        assert_eq!(hunks, ["@@ -3,7 +3,7 @@", "@@ -18,7 +18,6 @@"]);
        assert_eq!(unified_diff("k.mlir", "", "a\n"), "--- k.mlir\n+++ k.mlir\n@@ -0,0 +1 @@\n+a\n");
        assert_eq!(unified_diff("k.mlir", "a\n", ""), "--- k.mlir\n+++ k.mlir\n@@ -1 +0,0 @@\n-a\n");
    }
}
