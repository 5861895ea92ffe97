//! Repairs of seeded faults: one line of the text of a kernel is deleted or changed. What
//! `check --fix` writes then must make the kernel clean for the check and for the oracle.

use std::path::{Path, PathBuf};

use seawall::{
    CheckOptions, CheckedPart, CheckedText, FixedText, SimulateOptions, SourceKind, check_text, fix_text,
    simulate_text,
};
use seawall_analysis::Finding;
use seawall_oracle::Limits;
use seawall_report::Severities;

use super::kernels::list;
use crate::error::{Error, Result};
use crate::repo::Repo;

/// The folders of finished kernels, and the endings of their names.
const FOLDERS: [(&str, &str); 8] = [
    ("corpus/ir/sm_80", ".after.mlir"),
    ("corpus/ir/sm_90", ".after.mlir"),
    ("corpus/ir/sm_100", ".after.mlir"),
    ("corpus/ir/gfx942", ".after.mlir"),
    ("corpus/ir/gfx950", ".after.mlir"),
    ("corpus/ir/gfx1250", ".after.mlir"),
    ("corpus/ir/fbtriton", ".ttgir"),
    ("corpus/ir/specialized", ".mlir"),
];

/// Ops whose line is deleted.
const DELETED: [&str; 9] = [
    "ttg.barrier local",
    "gpu.barrier",
    "rocdl.s.barrier",
    "ttng.fence_async_shared",
    "ttng.async_tma_store_wait",
    "ttg.async_wait",
    "ttng.wait_barrier",
    "ttng.arrive_barrier",
    "ttng.barrier_expect",
];

/// What precedes a number that is changed, and the factor and the summand of the change.
const COUNTED: [(&str, &str, u32, u32); 4] = [
    ("ttg.async_wait", "{num = ", 1, 1),
    ("ttng.async_tma_store_wait", "{pendings = ", 1, 1),
    ("ttng.init_barrier", ", ", 1, 1),
    ("ttng.barrier_expect", ", ", 2, 0),
];

/// The results of all faults.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Tally {
    faults: u32,
    repaired: u32,
    left: u32,
    broken: u32,
}

impl Tally {
    /// The sum of the results of some kernels.
    pub(super) fn sum(tallies: Vec<Tally>) -> Tally {
        let mut sum = Tally::default();
        tallies.into_iter().for_each(|tally| sum.add(tally));
        sum
    }

    fn add(&mut self, other: Tally) {
        self.faults += other.faults;
        self.repaired += other.repaired;
        self.left += other.left;
        self.broken += other.broken;
    }

    /// Whether no repair leaves or makes a fault.
    pub(super) fn is_sound(self) -> bool {
        self.broken == 0 && self.repaired > 0
    }

    /// For docs/VERIFICATION.md.
    pub(super) fn figure(self) -> String {
        let Tally { faults, repaired, left, broken } = self;
        format!("{faults} faults: {repaired} repaired, {left} without a certain repair, {broken} broken")
    }
}

/// The kernels whose path contains one of `names`. No names select all.
pub(super) fn files(repo: &Repo, names: &[String]) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for (folder, ending) in FOLDERS {
        let is_named = |path: &PathBuf| {
            let path = path.to_string_lossy();
            path.ends_with(ending) && (names.is_empty() || names.iter().any(|name| path.contains(name)))
        };
        files.extend(list(&repo.root.join(folder))?.into_iter().filter(is_named));
    }
    Ok(files)
}

/// Seeds faults into one kernel, at most `most` of each kind, and repairs each.
pub(super) fn of_file(path: &Path, most: Option<usize>) -> Result<Tally> {
    let bytes = std::fs::read(path).map_err(Error::io("read", path))?;
    let text = String::from_utf8_lossy(&bytes);
    let mut tally = Tally::default();
    let options = CheckOptions::new(SourceKind::Mlir);
    if !check_text(&text, &options).is_ok_and(|checked| is_clean(&checked)) {
        return Ok(tally);
    }
    for (line, faulty) in seeded(&text, most) {
        let fault = of_fault(&faulty, &options);
        if fault.broken > 0 {
            println!("{}:{line}: a repair of this fault leaves one", path.display());
        }
        tally.add(fault);
    }
    Ok(tally)
}

/// The texts with one fault each, with its line.
fn seeded(text: &str, most: Option<usize>) -> Vec<(usize, String)> {
    let lines: Vec<&str> = text.lines().collect();
    let with = |at: usize, line: &str| {
        let mut changed = lines.clone();
        changed[at] = line;
        changed.join("\n")
    };
    let mut texts = Vec::new();
    let mut sample = |changed: Vec<(usize, String)>| {
        let step = most.map_or(1, |most| changed.len().div_ceil(most.max(1)).max(1));
        texts.extend(changed.iter().step_by(step).map(|(at, line)| (at + 1, with(*at, line))));
    };
    for op in DELETED {
        let is_op = |line: &str| line.trim_start().starts_with(op);
        let deleted = lines.iter().enumerate().filter(|(_, line)| is_op(line));
        sample(deleted.map(|(at, _)| (at, String::new())).collect());
    }
    for counted in COUNTED {
        let changed = |(at, line): (usize, &&str)| Some((at, recounted(line, counted)?));
        sample(lines.iter().enumerate().filter_map(changed).collect());
    }
    texts
}

/// The line with another number.
fn recounted(line: &str, (op, key, factor, summand): (&str, &str, u32, u32)) -> Option<String> {
    let (head, tail) = line.split_once(op)?;
    let (before, after) = tail.split_once(key)?;
    let end = after.find(|c: char| !c.is_ascii_digit())?;
    let number: u32 = after.get(..end)?.parse().ok()?;
    let number = number.checked_mul(factor)?.checked_add(summand)?;
    Some(format!("{head}{op}{before}{key}{number}{}", after.get(end..)?))
}

/// Repairs one fault.
fn of_fault(faulty: &str, options: &CheckOptions) -> Tally {
    let all = |_: &CheckedPart, findings: &[Finding]| vec![true; findings.len()];
    let none = Tally::default();
    // The text can be unreadable without the line, or the fault harmless.
    let Ok(fixed) = fix_text(faulty, options, Severities::default(), all) else { return none };
    let FixedText { before, after, .. } = fixed;
    if is_clean(&before) {
        return none;
    }
    let fault = Tally { faults: 1, ..none };
    let Some((text, after)) = after else { return Tally { left: 1, ..fault } };
    if is_clean(&after) && !has_fault(&text) {
        return Tally { repaired: 1, ..fault };
    }
    Tally { broken: 1, ..fault }
}

/// Whether a check has no errors.
fn is_clean(text: &CheckedText) -> bool {
    let mut findings = text.parts.iter().flat_map(|part| &part.findings);
    text.problems.is_empty() && !findings.any(|finding| finding.code.kind().is_error())
}

/// Whether the oracle finds a fault within small limits.
fn has_fault(text: &str) -> bool {
    let limits = Limits { iterations: 2, states: 20_000, steps: 100_000, ..Limits::default() };
    let options = SimulateOptions { limits, ..SimulateOptions::new(SourceKind::Mlir) };
    simulate_text(text, &options)
        .is_ok_and(|simulated| simulated.parts.iter().any(|part| !part.report.verdicts.is_empty()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_fault_changes_one_line() {
        let text = "  ttng.init_barrier %0, 1 : !b\n  ttg.barrier local\n  ttng.barrier_expect %0, 512, %c : !b\n  ttg.barrier local";
        let texts = seeded(text, Some(1));
        let changed: Vec<(usize, &str)> = texts
            .iter()
            .flat_map(|(_, other)| other.lines().zip(text.lines()).enumerate())
            .filter(|(_, (new, old))| new != old)
            .map(|(at, (new, _))| (at, new))
            .collect();
        let expected = [
            (1, ""),
            (2, ""),
            (0, "  ttng.init_barrier %0, 2 : !b"),
            (2, "  ttng.barrier_expect %0, 1024, %c : !b"),
        ];
        assert_eq!(changed, expected);
    }
}
