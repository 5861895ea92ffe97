//! The text of a file with the wheel's answers.

use std::borrow::Cow;

use super::super::compare::barriers;
use super::answers::Row;
use crate::error::{Error, Result};

/// Passes whose lines belong to a placement. The lowering of pipelined stages inserts their
/// barriers.
const PLACED: &[&str] = &["proxy_fence", "tmem", "membar"];

/// Keys of the attributes that allocation passes write.
const NOTED: &[&str] = &[
    "allocation.offset",
    "allocation.size",
    "tensor_memory_col_offset",
    "tensor_memory_row_offset",
    "ttg.shared",
    "ttg.tensor_memory_size",
];

/// Inserts the answered barriers and attributes into `source`. Errors: an answer after the last
/// line.
pub(super) fn expected(source: &str, row: &Row) -> Result<String> {
    let mut lines: Vec<Cow<'_, str>> = source.lines().map(Cow::Borrowed).collect();
    for &number in &row.warp_group_local {
        let line = lines.get_mut(number.wrapping_sub(1)).ok_or_else(|| beyond(row, number))?;
        *line = Cow::Owned(format!("{line} {{warpGroupLocal}}"));
    }
    let mut before: Vec<Vec<&str>> = vec![Vec::new(); lines.len()];
    for (number, text) in placed(&lines, row)? {
        before.get_mut(number - 1).ok_or_else(|| beyond(row, number))?.push(text);
    }
    let both = before.iter().zip(&lines).flat_map(|(new, line)| new.iter().copied().chain([line.as_ref()]));
    Ok(both.flat_map(|line| [line, "\n"]).collect())
}

/// Counts the barriers of the answers.
pub(super) fn count(row: &Row) -> usize {
    let is_placed = |pass: &str| PLACED.contains(&pass);
    row.inserted
        .iter()
        .filter(|entry| is_placed(entry.parts().2))
        .map(|entry| barriers(entry.parts().1))
        .sum()
}

/// The inserted lines, each with the number (from 1) of the line after it.
///
/// A fence between the compare and the branch of a loop publishes earlier initialisations. In
/// structured text it is before the loop.
fn placed<'a>(lines: &[Cow<'_, str>], row: &'a Row) -> Result<Vec<(usize, &'a str)>> {
    let mut placed = Vec::new();
    for entry in &row.inserted {
        let (number, text, pass, _) = entry.parts();
        if number == 0 || number > lines.len() {
            return Err(beyond(row, number));
        }
        if !PLACED.contains(&pass) {
            continue;
        }
        placed.push((number, text));
    }
    Ok(placed)
}

fn beyond(row: &Row, number: usize) -> Error {
    Error::new(format!("{}: the answer is for line {number}, which does not exist", row.file))
}

/// Removes the attributes of allocation passes and the locations of barriers. Line numbers stay.
pub(super) fn plain(text: &str) -> String {
    let bare = |line: &str| {
        let line = without_notes(line);
        if barriers(&line) == 0 {
            return line;
        }
        line.split(" loc(").next().unwrap_or_default().to_owned()
    };
    let mut lines: Vec<String> = text.lines().map(bare).collect();
    // Before a region that runs once and at its start are the same position.
    for at in 1..lines.len() {
        if barriers(&lines[at - 1]) > 0 && lines[at].contains("scf.execute_region") {
            lines.swap(at - 1, at);
        }
    }
    lines.into_iter().flat_map(|line| [line, "\n".to_owned()]).collect()
}

fn without_notes(line: &str) -> String {
    let mut line = line.to_owned();
    while let Some(entry) = NOTED.iter().find_map(|key| entry_of(&line, key)) {
        let forms = [
            format!(" attributes {{{entry}}}"),
            format!(" {{{entry}}}"),
            format!(", {entry}"),
            format!("{entry}, "),
            entry,
        ];
        if let Some(form) = forms.iter().find(|form| line.contains(form.as_str())) {
            line = line.replacen(form.as_str(), "", 1);
        }
    }
    line
}

/// The dictionary entry of `key`: a number or a list, with its type.
fn entry_of(line: &str, key: &str) -> Option<String> {
    let start = line.find(&format!("{key} = "))?;
    let rest = line.get(start..)?;
    let value = key.len() + " = ".len();
    let tail = rest.get(value..)?;
    let number = |text: &str| text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let mut length = value + if tail.starts_with('[') { tail.find(']')? + 1 } else { number(tail) };
    if let Some(typed) = rest.get(length..).and_then(|after| after.strip_prefix(" : i")) {
        length += " : i".len() + number(typed);
    }
    // A key without a value would be found again without end.
    if length == value { None } else { rest.get(..length).map(str::to_owned) }
}

#[cfg(test)]
mod tests {
    use super::super::answers::Inserted;
    use super::*;

    fn row(entries: &[(usize, &str, &str, bool)]) -> Row {
        let entry = |&(line, pass, text, header): &(usize, &str, &str, bool)| {
            if header {
                Inserted::Header(line, text.to_owned(), pass.to_owned(), "header".to_owned())
            } else {
                Inserted::Before(line, text.to_owned(), pass.to_owned())
            }
        };
        Row { file: "f".to_owned(), inserted: entries.iter().map(entry).collect(), ..Row::default() }
    }

    #[test]
    fn barriers_stand_before_their_lines_in_order() {
        let row = row(&[
            (2, "membar", "ttng.cluster_barrier", false),
            (2, "tmem", "ttg.barrier local", false),
            (3, "proxy_fence", "ttng.fence_async_shared", false),
        ]);
        let text = expected("a\nb\nc\n", &row).expect("a text");
        assert_eq!(text, "a\nttng.cluster_barrier\nttg.barrier local\nb\nttng.fence_async_shared\nc\n");
        assert_eq!(count(&row), 2);
    }

    #[test]
    fn a_line_that_is_not_there_is_an_error() {
        assert!(expected("a\n", &row(&[(2, "membar", "x", false)])).is_err());
        assert!(expected("a\n", &row(&[(0, "membar", "x", false)])).is_err());
        assert!(expected("a\n", &Row { warp_group_local: vec![0], ..Row::default() }).is_err());
    }

    #[test]
    fn a_header_is_before_the_loop() {
        let answer = row(&[(1, "membar", "x", true)]);
        let with = expected("scf.for {\n  b\n  scf.yield\n}\nc\n", &answer).expect("a text");
        assert_eq!(with, "x\nscf.for {\n  b\n  scf.yield\n}\nc\n");
    }

    #[test]
    fn before_a_region_that_runs_once_and_at_its_beginning_are_one_place() {
        let before = plain("ttg.barrier local\n%0 = scf.execute_region {\n  a\n}");
        assert_eq!(before, plain("%0 = scf.execute_region {\nttg.barrier local\n  a\n}"));
    }

    #[test]
    fn notes_of_allocation_go_and_the_rest_stays() {
        let line = "a {allocation.offset = [0 : i32, 64 : i32], k = 1 : i32} : x";
        assert_eq!(plain(line), "a {k = 1 : i32} : x\n");
        let line = "a {allocation.offset = 0 : i32, allocation.size = 16 : i32} : x";
        assert_eq!(plain(line), "a : x\n");
        let line = "module attributes {\"n\" = 4 : i32, ttg.shared = 16 : i32, t} {";
        assert_eq!(plain(line), "module attributes {\"n\" = 4 : i32, t} {\n");
        assert_eq!(plain("f() attributes {allocation.offset = 8 : i32} {"), "f() {\n");
        assert_eq!(plain("allocation.offset = ?"), "allocation.offset = ?\n");
    }

    #[test]
    fn barriers_lose_their_locations() {
        assert_eq!(
            plain("  ttg.barrier local loc(#loc1)\n  a loc(#loc1)"),
            "  ttg.barrier local\n  a loc(#loc1)\n"
        );
    }
}
