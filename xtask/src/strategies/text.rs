//! The comparison as text: a line a module, totals by target, and slow modules.

use std::fmt::Write as _;
use std::time::Duration;

use super::measure::{Depths, Opinion, Proof, Reasons, Row};

/// The time within which `minimal` places any module.
const PROMISED: Duration = Duration::from_millis(100);

/// The whole text.
pub(super) fn render(rows: &[Row]) -> String {
    let mut text = String::new();
    for row in rows {
        // Writing to a string does not fail.
        let _ = writeln!(text, "{}", line(row));
    }
    text.push('\n');
    for line in totals(rows) {
        let _ = writeln!(text, "{line}");
    }
    for row in rows {
        if row.time > PROMISED {
            let _ = writeln!(text, "{}: took {:.0} ms", row.file, row.time.as_secs_f64() * 1e3);
        }
    }
    text
}

fn line(row: &Row) -> String {
    let opinion = match row.opinion {
        Opinion::Certified => "certified".to_owned(),
        Opinion::Unknown => "UNDECIDED".to_owned(),
        Opinion::Races(n) => format!("{n} RACES"),
    };
    let proof = match row.proof {
        Proof::Hazards => "by hazards",
        Proof::Solver => "by the solver",
    };
    let ms = row.time.as_secs_f64() * 1e3;
    let (triton, minimal) = (by_depth(&row.triton), by_depth(&row.minimal));
    format!("{}: triton {triton}; minimal {minimal}; {opinion}; bound {proof}; {ms:.2} ms", row.file)
}

/// Barriers by depth, from 0: `2 1` is two outside loops and one in a loop.
fn by_depth(depths: &Depths) -> String {
    let last = depths.keys().next_back().copied().unwrap_or(0);
    let counts: Vec<String> = (0..=last).map(|d| depths.get(&d).copied().unwrap_or(0).to_string()).collect();
    counts.join(" ")
}

/// Totals of one group of rows.
#[derive(Clone, Debug, Default)]
pub(super) struct Totals {
    pub(super) files: usize,
    pub(super) triton: Depths,
    pub(super) minimal: Depths,
    /// Of `triton`.
    pub(super) reasons: Reasons,
    pub(super) fewer_in_loops: usize,
    pub(super) certified: usize,
    pub(super) by_solver: usize,
    pub(super) median: Duration,
    pub(super) most: Duration,
}

impl Totals {
    /// Adds up `rows`.
    pub(super) fn of<'r>(rows: impl Iterator<Item = &'r Row>) -> Self {
        let mut totals = Totals::default();
        let mut times = Vec::new();
        for row in rows {
            totals.files += 1;
            for (from, to) in [(&row.triton, &mut totals.triton), (&row.minimal, &mut totals.minimal)] {
                from.iter().for_each(|(depth, count)| *to.entry(*depth).or_default() += count);
            }
            totals.reasons.iter_mut().zip(row.reasons).for_each(|(sum, count)| *sum += count);
            totals.fewer_in_loops += usize::from(row.is_fewer_in_loops());
            totals.certified += usize::from(row.opinion == Opinion::Certified);
            totals.by_solver += usize::from(row.proof == Proof::Solver);
            times.push(row.time);
        }
        times.sort();
        totals.median = times.get(times.len().saturating_sub(1) / 2).copied().unwrap_or_default();
        totals.most = times.last().copied().unwrap_or_default();
        totals
    }
}

/// The groups of `rows` in their order, then all rows.
pub(super) fn groups(rows: &[Row]) -> Vec<(String, Totals)> {
    let mut groups: Vec<(String, Totals)> = Vec::new();
    for row in rows {
        if !groups.iter().any(|(name, _)| *name == row.group) {
            let of_group = rows.iter().filter(|other| other.group == row.group);
            groups.push((row.group.clone(), Totals::of(of_group)));
        }
    }
    groups.push(("all".to_owned(), Totals::of(rows.iter())));
    groups
}

fn totals(rows: &[Row]) -> Vec<String> {
    let line = |(name, t): &(String, Totals)| {
        format!(
            "{name:<8} {:>4} files; triton {}; minimal {}; fewer in loops {}; certified {}; by the solver {}; \
             median {:.2} ms, most {:.1} ms",
            t.files,
            by_depth(&t.triton),
            by_depth(&t.minimal),
            t.fewer_in_loops,
            t.certified,
            t.by_solver,
            t.median.as_secs_f64() * 1e3,
            t.most.as_secs_f64() * 1e3,
        )
    };
    groups(rows).iter().map(line).collect()
}
