//! Which findings are shown. One cause often has many findings: what follows from a finding is
//! counted in a note of it, and a finding that says the same as an earlier one is left out.

use std::collections::BTreeMap;

use seawall_analysis::{Finding, FindingCode};
use seawall_model::EventId;

use super::CheckedModule;
use super::finding_wording::FindingWording;

/// The number of consequences that a note lists.
const LISTED: usize = 4;

/// Which findings people see. Files for programs have all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// Causes, with the number of findings that follow from each.
    Causes,
    /// All findings, also those that follow from others or repeat them.
    All,
}

/// Names all findings of `module` by code and line, such as `SW301:107`, or `SW301:107#2` for the
/// second one of the line.
pub fn finding_ids(module: &CheckedModule<'_>) -> Vec<String> {
    let mut counts: BTreeMap<(FindingCode, u32), u32> = BTreeMap::new();
    let id = |finding: &Finding| {
        let event = module.program.events.get(finding.event);
        let origin = event.and_then(|event| module.program.origins.get(event.origin));
        let line = origin.map_or(0, |origin| module.source.line(origin.span.start));
        let count = counts.entry((finding.code, line)).or_insert(0);
        *count += 1;
        let number = if *count > 1 { format!("#{count}") } else { String::new() };
        format!("{}:{line}{number}", finding.code.number())
    };
    module.findings.iter().map(id).collect()
}

/// The position of the finding from which each finding follows.
pub(crate) fn roots(findings: &[Finding]) -> Vec<Option<usize>> {
    let mut first: BTreeMap<(FindingCode, EventId), usize> = BTreeMap::new();
    let causes = findings.iter().enumerate().filter(|(_, finding)| finding.follows_from.is_none());
    for (at, finding) in causes {
        first.entry((finding.code, finding.event)).or_insert(at);
    }
    findings.iter().map(|finding| first.get(&finding.follows_from?).copied()).collect()
}

/// The wordings that people see.
pub(crate) fn fold(wordings: Vec<FindingWording>, shown: Shown) -> Vec<FindingWording> {
    let mut wordings = wordings;
    let roots: Vec<Option<usize>> = wordings.iter().map(|wording| wording.root).collect();
    let ids: Vec<String> = wordings.iter().map(|wording| wording.id.clone()).collect();
    let repeated = repeats(&wordings);
    if shown == Shown::All {
        for (wording, root) in wordings.iter_mut().zip(&roots) {
            wording.notes.extend(root.map(|root| format!("this follows from {}", ids[root])));
        }
        return wordings;
    }
    let mut folded = Vec::new();
    for (at, mut wording) in wordings.into_iter().enumerate() {
        if roots[at].is_some() || repeated[at].is_some() {
            continue;
        }
        let follow: Vec<&str> = (0..ids.len())
            .filter(|&other| roots[other] == Some(at))
            .map(|other| ids[other].as_str())
            .collect();
        wording.notes.extend(following(&follow));
        let repeats = (0..ids.len()).filter(|&other| repeated[other] == Some(at) && roots[other].is_none());
        wording.notes.extend(repeating(repeats.count()));
        folded.push(wording);
    }
    folded
}

fn following(ids: &[&str]) -> Option<String> {
    let more = ids.len().saturating_sub(LISTED);
    let more = if more > 0 { format!(" and {more} more") } else { String::new() };
    let listed = ids.iter().take(LISTED).copied().collect::<Vec<_>>().join(", ");
    match ids.len() {
        0 => None,
        1 => Some(format!("1 more finding follows from this: {listed} (`--all` shows it)")),
        count => Some(format!("{count} more findings follow from this: {listed}{more} (`--all` shows them)")),
    }
}

fn repeating(count: usize) -> Option<String> {
    match count {
        0 => None,
        1 => Some("1 more finding says the same about this place (`--all` shows it)".to_owned()),
        count => Some(format!("{count} more findings say the same about this place (`--all` shows them)")),
    }
}

/// The position of the first wording that says the same at the same places, for each later one.
fn repeats(wordings: &[FindingWording]) -> Vec<Option<usize>> {
    let mut first = BTreeMap::new();
    let of = |(at, wording): (usize, &FindingWording)| {
        let related: Vec<_> =
            wording.related.iter().map(|(_, place)| (place.span.start, place.text.clone())).collect();
        let key =
            (wording.code, wording.headline.clone(), wording.at.span.start, wording.at.text.clone(), related);
        let earlier = *first.entry(key).or_insert(at);
        (earlier != at).then_some(earlier)
    };
    wordings.iter().enumerate().map(of).collect()
}
