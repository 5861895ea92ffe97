//! Tests whether `check` reports the deletion of a barrier from a placed module.

use std::ops::Range;

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_analysis::{FindingCode, FindingKind, Role};
use seawall_base::{Diagnostic, LineIndex, saturated};
use seawall_oracle::reaches_other_ctas;
use seawall_place::{Changes, certify_program};

use crate::check::{CheckOptions, CheckedText, check_text};
use crate::failure::Failure;
use crate::model::SourceKind;

/// The ops that a placement inserts and that can be deleted one by one.
const BARRIERS: &[&str] = &["ttg.barrier local", "ttng.cluster_barrier"];

/// The result of `check` for a module without one of its barriers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Outcome {
    /// A new race.
    Race,
    /// No new race, but another new error.
    OtherError,
    /// No new finding. `check` reports the barrier as redundant (SW401).
    Redundant,
    /// No new finding. `check` reports another barrier as redundant, which becomes necessary
    /// without this one.
    EitherOr,
    /// No new finding. `check` does not judge barriers there, but the independent checker finds no
    /// race either. For a barrier between CTAs, the run of two CTAs finds none either.
    Unneeded,
    /// No new finding, but the independent checker finds a race or does not terminate.
    Silent,
}

/// One barrier that was deleted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deletion {
    /// Its line in the placed text, from 1.
    pub line: u32,
    /// The op as it is written.
    pub op: String,
    /// The result.
    pub outcome: Outcome,
}

/// A placed module, and the results of deleting each of its inserted barriers in turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Deletions {
    /// Errors of the placed module itself, in the order of the text.
    pub errors: Vec<FindingCode>,
    /// The number of inserted barriers.
    pub inserted: usize,
    /// The deletions in the order of the text.
    pub deleted: Vec<Deletion>,
}

/// A finding by its places in the text with all barriers: code, event, earlier event.
type Key = (FindingCode, usize, usize);

/// Checks `after`, which is the module `before` with one line for each inserted barrier. Checks it
/// again without each barrier that `pick` selects, by its position among the inserted ones and
/// their number.
///
/// # Errors
///
/// If a text cannot be checked.
pub fn try_deletions(
    before: &str,
    after: &str,
    pick: impl Fn(usize, usize) -> bool,
) -> Result<Deletions, Failure> {
    let whole = checked(after)?;
    let known = errors(&whole, None);
    let redundant = redundant(&whole);
    let races_before = races(&whole);
    let inserted = inserted_lines(before, after);
    let lines = LineIndex::new(after);
    let mut result = Deletions { inserted: inserted.len(), ..Deletions::default() };
    let mut codes: Vec<Key> = known.iter().copied().collect();
    codes.sort_by_key(|key| (key.1, key.2, key.0));
    result.errors = codes.into_iter().map(|key| key.0).collect();
    for (at, line) in inserted.iter().enumerate() {
        if !pick(at, inserted.len()) {
            continue;
        }
        let mut text = after.to_owned();
        text.replace_range(line.clone(), "");
        let without = checked(&text)?;
        let new: Vec<FindingCode> =
            errors(&without, Some(line)).difference(&known).map(|key| key.0).collect();
        let outcome = if new.iter().any(|code| code.kind() == FindingKind::Race) {
            Outcome::Race
        } else if !new.is_empty() {
            Outcome::OtherError
        } else if redundant.iter().any(|at| line.contains(at)) {
            Outcome::Redundant
        } else if self::redundant(&without).len() < redundant.len() {
            Outcome::EitherOr
        } else if races(&without).is_some_and(|races| Some(races) <= races_before) {
            Outcome::Unneeded
        } else {
            Outcome::Silent
        };
        let op = after.get(line.clone()).unwrap_or_default().trim().to_owned();
        let start = saturated::<u32>(line.start);
        result.deleted.push(Deletion { line: lines.line(start), op, outcome });
    }
    Ok(result)
}

fn checked(text: &str) -> Result<CheckedText, Failure> {
    // The placement may have ignored warp locality. A barrier that orders the lanes of a warp is
    // then not redundant.
    let options = CheckOptions { any_warp: true, ..CheckOptions::new(SourceKind::Mlir) };
    let checked = check_text(text, &options)?;
    if checked.problems.is_empty() { Ok(checked) } else { Err(Failure { diagnostics: checked.problems }) }
}

/// The errors, by their places in the text that still has `deleted`.
fn errors(checked: &CheckedText, deleted: Option<&Range<usize>>) -> FxHashSet<Key> {
    let place = |at: usize| match deleted {
        Some(line) if at >= line.start => at + line.len(),
        _ => at,
    };
    let mut keys = FxHashSet::default();
    for part in &checked.parts {
        let at = |event| place((part.base + part.program.origin_of(event).span.start) as usize);
        for finding in part.findings.iter().filter(|finding| finding.code.kind().is_error()) {
            let earlier = finding.related.iter().find(|related| related.0 == Role::Earlier);
            keys.insert((finding.code, at(finding.event), at(earlier.map_or(finding.event, |e| e.1))));
        }
    }
    keys
}

/// The places of the barriers that are reported as redundant.
fn redundant(checked: &CheckedText) -> Vec<usize> {
    let of_part = |part: &crate::check::CheckedPart| {
        let found = part.findings.iter().filter(|finding| finding.code == FindingCode::RedundantBarrier);
        let places = found.map(|f| (part.base + part.program.origin_of(f.event).span.start) as usize);
        places.collect::<Vec<usize>>()
    };
    checked.parts.iter().flat_map(of_part).collect()
}

/// The number of races that the independent checker finds. `None` if it does not terminate.
fn races(checked: &CheckedText) -> Option<usize> {
    let mut races = 0;
    for part in &checked.parts {
        let not_all = |note: &Diagnostic| note.code == "check::not-all-orders";
        if reaches_other_ctas(&part.program) && part.notes.iter().any(not_all) {
            return None;
        }
        let certificate = certify_program(
            &part.program,
            &Changes { added: &[], removed: &FxHashSet::default(), split_parts: &[] },
        );
        if !certificate.is_complete() {
            return None;
        }
        races += certificate.races().count();
    }
    Some(races)
}

/// The lines of `after` with barriers that `before` does not have at that place. The texts may
/// differ in spelling if each op has its own line.
fn inserted_lines(before: &str, after: &str) -> Vec<Range<usize>> {
    let mut own: FxHashMap<(usize, &str), u32> = FxHashMap::default();
    for (at, line, _) in barrier_lines(before) {
        *own.entry((at, line)).or_default() += 1;
    }
    let mut inserted = Vec::new();
    for (at, line, range) in barrier_lines(after) {
        match own.get_mut(&(at, line)) {
            Some(left) if *left > 0 => *left -= 1,
            _ => inserted.push(range),
        }
    }
    inserted
}

/// The lines with barriers: the number of other ops before, the op, and the line with its end.
fn barrier_lines(text: &str) -> Vec<(usize, &str, Range<usize>)> {
    let (mut start, mut others) = (0, 0);
    let mut found = Vec::new();
    for line in text.split_inclusive('\n') {
        let range = start..start + line.len();
        start = range.end;
        let op = line.trim();
        match BARRIERS.iter().find(|barrier| op.starts_with(**barrier)) {
            Some(barrier) => found.push((others, *barrier, range)),
            None if op.is_empty() || op.starts_with("//") || op.starts_with("ttng.fence_mbarrier_init") => {}
            None => others += 1,
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn barriers_of_the_program_are_not_inserted_ones() {
        let before = "// probe\na\nttg.barrier local\nb\n";
        let after = "a\nttg.barrier local\nttg.barrier local loc(#l)\nb\n  ttng.cluster_barrier\nc";
        let lines: Vec<&str> = inserted_lines(before, after).into_iter().map(|r| &after[r]).collect();
        assert_eq!(lines, ["ttg.barrier local loc(#l)\n", "  ttng.cluster_barrier\n"]);
    }
}
