//! The allow-list of `cargo xtask tidy`: known violations, each with the reason that it stays.
//!
//! One entry per line of [`FILE`]: `RULE SUBJECT [<= SIZE] # REASON`. The subject is what the
//! violation itself prints in brackets. An entry turns the violation into a warning. An entry with
//! a size stops to apply when the violation grows beyond it.

use super::{Level, Violation, numbered};
use crate::repo::Tree;

/// The committed list.
pub(super) const FILE: &str = "xtask/tidy-allow.txt";

/// One line of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Entry<'t> {
    line: usize,
    rule: &'t str,
    subject: &'t str,
    size: Option<usize>,
}

/// Turns listed violations into warnings. Adds a violation of the rule `allow-list` for each entry
/// without a reason, and for each entry of a rule in `rules` that matches nothing.
pub(super) fn apply(tree: &Tree, rules: &[&str], violations: &mut Vec<Violation>) {
    let mut faults = Vec::new();
    for (number, line) in numbered(tree.text(FILE).unwrap_or_default()) {
        if line.trim().is_empty() || line.starts_with('#') {
            continue;
        }
        match entry(number, line) {
            Ok(entry) if rules.contains(&entry.rule) && !allow(&entry, violations) => {
                let message = format!("`{} {}` matches no violation: delete it", entry.rule, entry.subject);
                faults.push(Violation::new(FILE, number, "allow-list", message));
            }
            Ok(_) => {}
            Err(message) => faults.push(Violation::new(FILE, number, "allow-list", message)),
        }
    }
    violations.append(&mut faults);
}

fn entry(number: usize, line: &str) -> Result<Entry<'_>, &'static str> {
    let (entry, reason) = line.split_once(" #").ok_or("an entry needs a reason: `RULE SUBJECT # REASON`")?;
    if reason.trim().is_empty() {
        return Err("the reason after `#` is empty");
    }
    let (rule, rest) = entry.trim().split_once(' ').ok_or("an entry needs a rule and a subject")?;
    let (subject, size) = match rest.rsplit_once(" <= ") {
        Some((subject, size)) => {
            (subject, Some(size.trim().parse().map_err(|_| "the size after `<=` is not a number")?))
        }
        None => (rest, None),
    };
    Ok(Entry { line: number, rule, subject: subject.trim(), size })
}

/// Marks the violations that `entry` lists. Returns whether there is one, of any size.
fn allow(entry: &Entry<'_>, violations: &mut [Violation]) -> bool {
    let mut used = false;
    for violation in violations.iter_mut() {
        if violation.rule == entry.rule && violation.subject.as_deref() == Some(entry.subject) {
            used = true;
            if entry.size.is_none_or(|limit| violation.size <= limit) {
                violation.level = Level::Warning;
            }
        }
    }
    used
}

#[cfg(test)]
mod tests {
    use super::*;

    fn applied(list: &str) -> Vec<(Level, String)> {
        let tree = Tree::of(&[(FILE, list)]);
        let mut violations = vec![Violation::new("a.rs", 1, "r", "too many").about("a b", 7)];
        apply(&tree, &["r"], &mut violations);
        violations.into_iter().map(|violation| (violation.level, violation.message)).collect()
    }

    #[test]
    fn a_listed_violation_is_a_warning() {
        let warning = vec![(Level::Warning, "too many [a b]".to_owned())];
        assert_eq!(applied("# Header.\n\nr a b # reason\n"), warning);
        assert_eq!(applied("r a b <= 7 # reason\n"), warning);
        assert_eq!(applied("other x # reason of a rule that does not run\nr a b # reason\n"), warning);
    }

    #[test]
    fn a_violation_that_grows_fails() {
        assert_eq!(applied("r a b <= 6 # reason\n"), [(Level::Failure, "too many [a b]".to_owned())]);
    }

    #[test]
    fn an_entry_needs_a_reason_and_a_violation() {
        for list in ["r a b\n", "r a b # \n", "r # reason\n", "r a b <= x # reason\n", "r gone # reason\n"] {
            let levels: Vec<Level> = applied(list).into_iter().map(|(level, _)| level).collect();
            assert_eq!(levels, [Level::Failure, Level::Failure], "{list}");
        }
    }
}
