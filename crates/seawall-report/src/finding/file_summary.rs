//! The result of a check of one file, as one line.

use std::time::Duration;

use seawall_analysis::{Bound, Reach};

use super::fold::roots;
use super::severity::FindingSeverity;
use super::tally::count;
use super::verdict::{Verdict, reach};
use super::{CheckedModule, Notation};
use crate::clean::one_line;

/// The number of kernels that are named.
const LISTED: usize = 3;
/// The number of characters of a name that are shown.
const NAME_LIMIT: usize = 80;

/// One line on a file with its kernels, findings, bound and caveats, with a final line break.
/// `time` is how long the check took.
pub fn file_summary(modules: &[(CheckedModule<'_>, Verdict<'_>)], time: Option<Duration>) -> String {
    let Some((first, _)) = modules.first() else { return String::new() };
    let mut text = format!("{}: ", first.source.name());
    let names = kernels(modules);
    if !names.is_empty() {
        let more = names.len().saturating_sub(LISTED);
        let more = if more > 0 { format!(" and {more} more") } else { String::new() };
        let listed: Vec<String> = names.iter().take(LISTED).map(|name| one_line(name, NAME_LIMIT)).collect();
        text.push_str(&format!("{}{more}: ", listed.join(", ")));
    }
    let caveats = modules.iter().map(|(_, verdict)| verdict.notes.len()).sum();
    text.push_str(&extent(modules));
    if caveats > 0 {
        text.push_str(&format!("; {}", count(caveats, "caveat", "caveats")));
    }
    if let Some(time) = time {
        text.push_str(&format!("; {} ms", time.as_millis()));
    }
    text.push('\n');
    text
}

/// What was found, the bound, and the kernels that are not checked.
fn extent(modules: &[(CheckedModule<'_>, Verdict<'_>)]) -> String {
    let (unchecked, checked): (Vec<_>, Vec<_>) =
        modules.iter().partition(|(_, verdict)| verdict.is_unchecked());
    let bound = checked.iter().map(|(_, verdict)| verdict.bound).reduce(Bound::and);
    let checked = bound.map(|bound| format!("{}; {}", found(modules), reach(bound)));
    let unchecked = match unchecked.as_slice() {
        [] => None,
        [(_, only)] if modules.len() == 1 => Some(only.reach()),
        [(first, verdict), ..] => {
            let names = kernels(&[(*first, *verdict)]);
            let name =
                names.first().map_or(String::new(), |name| format!("{}: ", one_line(name, NAME_LIMIT)));
            let more = unchecked.len() - 1;
            let more = if more > 0 { format!("; {more} more") } else { String::new() };
            let why = verdict.reach();
            let why = why.strip_prefix("not checked: ").unwrap_or(&why);
            Some(format!("{} of {} kernels not checked ({name}{why}{more})", unchecked.len(), modules.len()))
        }
    };
    checked.into_iter().chain(unchecked).collect::<Vec<String>>().join("; ")
}

/// The names of the entry points, or of the models.
fn kernels<'a>(modules: &[(CheckedModule<'a>, Verdict<'_>)]) -> Vec<&'a str> {
    let mut names = Vec::new();
    for (module, _) in modules {
        match module.notation {
            Notation::Mlir => {
                let functions = module.program.functions.values();
                names.extend(
                    functions.filter(|function| function.kernel).map(|function| function.name.as_str()),
                );
            }
            Notation::Model | Notation::Trace | Notation::Ptx | Notation::Amdgcn => {
                names.push(module.program.name.as_str())
            }
        }
    }
    names.retain(|name| !name.is_empty());
    names
}

/// For example `2 errors (1 without a known run, 5 more follow), 1 edge, 1 warning`.
fn found(modules: &[(CheckedModule<'_>, Verdict<'_>)]) -> String {
    let (mut follow, mut without_run) = (0, 0);
    let mut counts = [0_usize; FindingSeverity::ALL.len()];
    for (module, _) in modules {
        for (finding, root) in module.findings.iter().zip(roots(module.findings)) {
            let severity = module.severities.of(finding);
            match (severity, root) {
                (FindingSeverity::Error, Some(_)) => follow += 1,
                _ => counts[severity as usize] += 1,
            }
            let is_root = severity == FindingSeverity::Error && root.is_none();
            without_run += usize::from(is_root && finding.reach == Reach::Path);
        }
    }
    let mut parts = Vec::new();
    for severity in FindingSeverity::ALL.into_iter().rev() {
        let (one, many) = match severity {
            FindingSeverity::Note => ("note", "notes"),
            FindingSeverity::Warning => ("warning", "warnings"),
            FindingSeverity::Edge => ("edge", "edges"),
            FindingSeverity::Error => ("error", "errors"),
        };
        let number = counts[severity as usize];
        if number > 0 {
            let mut notes = Vec::new();
            if severity == FindingSeverity::Error && without_run > 0 {
                notes.push(format!("{without_run} without a known run"));
            }
            if severity == FindingSeverity::Error && follow > 0 {
                notes.push(format!("{follow} more follow"));
            }
            let notes = if notes.is_empty() { String::new() } else { format!(" ({})", notes.join(", ")) };
            parts.push(count(number, one, many) + &notes);
        }
    }
    if parts.is_empty() { "nothing found".to_owned() } else { parts.join(", ") }
}
