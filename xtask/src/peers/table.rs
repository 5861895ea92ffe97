//! The result of the comparison as text: complaints, and a table by target.

use std::fmt::Write as _;

use super::case::Case;
use super::judge::{Judged, Verdict};
use super::known::{FILE, Known};

/// One row.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Row {
    group: String,
    files: usize,
    agree: usize,
    known: usize,
    differ: usize,
    unanswered: usize,
    barriers: usize,
}

/// The fault of a case, if it has one.
pub(crate) fn complaint(case: &Case, judged: &Judged, known: &Known) -> Option<String> {
    let file = &case.file;
    match (&judged.verdict, known.reason(case)) {
        (Verdict::Agree(_), Some(_)) => Some(format!("{file}: agrees; remove it from {FILE}")),
        (Verdict::Unanswered, Some(_)) => Some(format!("{file}: has no answer; remove it from {FILE}")),
        (Verdict::Differ(difference), None) => Some(format!("{file}: {difference}")),
        (Verdict::Failed(message), None) => Some(format!("{file}: seawall places no barriers: {message}")),
        _ if judged.stale => Some(format!("{file}: the wheel gives another answer than the committed one")),
        _ => None,
    }
}

/// How many cases have a complaint.
pub(crate) fn unexpected(cases: &[Case], results: &[Judged], known: &Known) -> usize {
    cases.iter().zip(results).filter(|(case, result)| complaint(case, result, known).is_some()).count()
}

/// The table.
pub(crate) fn render(cases: &[Case], results: &[Judged], known: &Known) -> String {
    let mut rows: Vec<Row> = Vec::new();
    for (case, judged) in cases.iter().zip(results) {
        if rows.last().is_none_or(|row| row.group != case.group) {
            rows.push(Row { group: case.group.clone(), ..Row::default() });
        }
        if let Some(row) = rows.last_mut() {
            row.count(judged, known.reason(case).is_some());
        }
    }
    rows.push(total(&rows));
    let mut text = String::from("target      files   agree   known  differ  unanswered  barriers\n");
    for row in &rows {
        let Row { group, files, agree, known, differ, unanswered, barriers } = row;
        // Writing to a string does not fail.
        let _ = writeln!(
            text,
            "{group:<9} {files:>7} {agree:>7} {known:>7} {differ:>7} {unanswered:>11} {barriers:>9}"
        );
    }
    text
}

/// For docs/VERIFICATION.md.
pub(crate) fn figure(cases: &[Case], results: &[Judged], known: &Known) -> String {
    let mut all = Row::default();
    for (case, judged) in cases.iter().zip(results) {
        all.count(judged, known.reason(case).is_some());
    }
    let others =
        [(all.known, "known differences"), (all.differ, "differences"), (all.unanswered, "unanswered")];
    let others = others.iter().filter(|(count, _)| *count > 0);
    let others: String = others.map(|(count, what)| format!(", {count} {what}")).collect();
    format!("{} of {} files equal, {} barriers{others}", all.agree, all.files, all.barriers)
}

fn total(rows: &[Row]) -> Row {
    let mut total = Row { group: "all".to_owned(), ..Row::default() };
    rows.iter().for_each(|row| total.add(row));
    total
}

impl Row {
    fn count(&mut self, judged: &Judged, is_known: bool) {
        self.files += 1;
        match &judged.verdict {
            Verdict::Agree(barriers) => {
                self.agree += 1;
                self.barriers += barriers;
            }
            Verdict::Differ(_) | Verdict::Failed(_) if is_known => self.known += 1,
            Verdict::Differ(_) | Verdict::Failed(_) => self.differ += 1,
            Verdict::Unanswered => self.unanswered += 1,
        }
    }

    fn add(&mut self, other: &Row) {
        self.files += other.files;
        self.agree += other.agree;
        self.known += other.known;
        self.differ += other.differ;
        self.unanswered += other.unanswered;
        self.barriers += other.barriers;
    }
}

#[cfg(test)]
mod tests {
    use super::super::compare::difference;
    use super::*;

    fn case(file: &str) -> Case {
        Case { file: file.to_owned(), group: "hand".to_owned(), input: file.into(), answer: None }
    }

    fn judged(verdict: Verdict) -> Judged {
        Judged { verdict, stale: false }
    }

    fn differing() -> Judged {
        judged(Verdict::Differ(Box::new(difference("a", "b").expect("a difference"))))
    }

    #[test]
    fn an_unlisted_difference_is_unexpected_and_a_listed_one_is_not() {
        assert_eq!(unexpected(&[case("a")], &[differing()], &Known::default()), 1);
        assert_eq!(unexpected(&[case("a")], &[differing()], &Known::of("a")), 0);
        assert_eq!(unexpected(&[case("a")], &[judged(Verdict::Failed("x".into()))], &Known::default()), 1);
    }

    #[test]
    fn a_listed_file_that_agrees_is_unexpected() {
        assert_eq!(unexpected(&[case("a")], &[judged(Verdict::Agree(1))], &Known::of("a")), 1);
        assert_eq!(unexpected(&[case("a")], &[judged(Verdict::Agree(1))], &Known::default()), 0);
    }

    #[test]
    fn a_stale_answer_is_unexpected() {
        let stale = Judged { verdict: Verdict::Agree(1), stale: true };
        assert_eq!(unexpected(&[case("a")], &[stale], &Known::default()), 1);
    }

    #[test]
    fn rows_are_counted_by_group() {
        let results =
            [judged(Verdict::Agree(3)), differing(), judged(Verdict::Unanswered), judged(Verdict::Agree(2))];
        let text = render(&[case("a"), case("b"), case("c"), case("d")], &results, &Known::of("b"));
        let last: Vec<&str> = text.lines().last().unwrap_or_default().split_whitespace().collect();
        assert_eq!(last, ["all", "4", "2", "1", "0", "1", "5"]);
    }

    #[test]
    fn the_figure_names_files_that_are_not_equal() {
        let equal = figure(&[case("a")], &[judged(Verdict::Agree(3))], &Known::default());
        assert_eq!(equal, "1 of 1 files equal, 3 barriers");
        let differs = figure(&[case("a")], &[differing()], &Known::default());
        assert_eq!(differs, "0 of 1 files equal, 0 barriers, 1 differences");
    }
}
