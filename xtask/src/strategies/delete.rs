//! Each inserted barrier deleted in turn, from the results of `minimal` and of the wheel.

use seawall::{Deletions, Options, Outcome, place_text, try_deletions};

use super::{figures, known, measure, spread};
use crate::error::{Error, Result};
use crate::peers::Case;
use crate::repo::{Repo, read_text};

/// One module with the barriers of `minimal` or of the wheel.
struct Tried {
    file: String,
    group: String,
    placed: &'static str,
    result: Deletions,
}

/// Deletes everywhere, prints, and compares with the list or writes it. Returns whether they are
/// equal.
pub(super) fn run(repo: &Repo, cases: &[Case], jobs: usize, write: bool) -> Result<bool> {
    let tried: Vec<Tried> = spread::over(cases, jobs, both)?.into_iter().flatten().collect();
    for tried in &tried {
        for deleted in tried.result.deleted.iter().filter(|deleted| deleted.outcome != Outcome::Race) {
            let (file, line, op) = (&tried.file, deleted.line, &deleted.op);
            println!("{file} ({}), line {line}: {:?} without `{op}`", tried.placed, deleted.outcome);
        }
    }
    for placed in ["minimal", "wheel"] {
        totals(&tried, placed);
    }
    let rows: Vec<known::Row> = tried.iter().filter_map(row).collect();
    let old = known::read(repo)?;
    if write {
        known::write(repo, &rows, &old)?;
        figures::write(repo, &figure(&tried))?;
        return Ok(true);
    }
    let files: Vec<&str> = cases.iter().map(|case| case.file.as_str()).collect();
    let differences = known::differences(&rows, &old, &files);
    differences.iter().for_each(|line| println!("{line}"));
    println!("strategies: {} differences from {}", differences.len(), known::FILE);
    Ok(differences.is_empty())
}

/// The trials of both sides. Modules that cannot be placed have none; `cargo xtask peers` reports
/// them.
fn both(case: &Case) -> Result<Vec<Tried>> {
    let before = read_text(&case.input)?;
    let options = Options::new(measure::minimal());
    let mut sides = Vec::new();
    if let Ok(placed) = place_text(&before, &options) {
        sides.push(("minimal", placed.text));
    }
    if let Some(answer) = &case.answer {
        let bytes = std::fs::read(answer).map_err(Error::io("read", answer))?;
        sides.push(("wheel", String::from_utf8_lossy(&bytes).into_owned()));
    }
    let mut tried = Vec::new();
    for (placed, after) in sides {
        let (file, group) = (case.file.clone(), case.group.clone());
        let result = try_deletions(&before, &after, |_, _| true)
            .map_err(|_| Error::new(format!("{file}: the result of {placed} cannot be checked")))?;
        tried.push(Tried { file, group, placed, result });
    }
    Ok(tried)
}

/// Its row in the list; `None` for a module without errors and unnoticed deletions.
fn row(tried: &Tried) -> Option<known::Row> {
    let mut codes: Vec<String> = tried.result.errors.iter().map(|code| code.number().to_owned()).collect();
    codes.sort();
    codes.dedup();
    let silent = tried.result.deleted.iter().filter(|d| d.outcome == Outcome::Silent).count();
    let (file, placed) = (tried.file.clone(), tried.placed.to_owned());
    let reason = String::new();
    (!codes.is_empty() || silent > 0).then_some(known::Row { file, placed, codes, silent, reason })
}

/// Prints one line a target.
fn totals(tried: &[Tried], placed: &str) {
    let mut groups: Vec<&str> = Vec::new();
    for tried in tried {
        if !groups.contains(&tried.group.as_str()) {
            groups.push(&tried.group);
        }
    }
    groups.push("all");
    for group in groups {
        let rows = || tried.iter().filter(|t| t.placed == placed && (group == "all" || t.group == group));
        let count = |outcome: Outcome| {
            rows().flat_map(|t| &t.result.deleted).filter(|d| d.outcome == outcome).count()
        };
        println!(
            "{placed}, {group:<8} {:>4} files, {} with errors; {} barriers deleted: race {}, other error {}, \
             redundant {}, either of two {}, unneeded {}, unnoticed {}",
            rows().count(),
            rows().filter(|t| !t.result.errors.is_empty()).count(),
            rows().map(|t| t.result.deleted.len()).sum::<usize>(),
            count(Outcome::Race),
            count(Outcome::OtherError),
            count(Outcome::Redundant),
            count(Outcome::EitherOr),
            count(Outcome::Unneeded),
            count(Outcome::Silent),
        );
    }
}

/// For docs/VERIFICATION.md.
fn figure(tried: &[Tried]) -> String {
    let of = |placed: &str| {
        let deleted = || tried.iter().filter(|t| t.placed == placed).flat_map(|t| &t.result.deleted);
        let unnoticed = deleted().filter(|deleted| deleted.outcome == Outcome::Silent).count();
        format!("{placed}: {} deleted, {unnoticed} unnoticed", deleted().count())
    };
    format!("{}; {}", of("minimal"), of("wheel"))
}
