//! The codes of findings on the command line: by number, by name, or several by their kind.

use std::fmt;
use std::str::FromStr;

use seawall_analysis::{FindingCode, FindingKind};
use seawall_report::{Topic, topic, topics};

/// All kinds, for messages and for finding one by its name.
const KINDS: [FindingKind; 6] = [
    FindingKind::Race,
    FindingKind::MissingWait,
    FindingKind::Deadlock,
    FindingKind::Redundant,
    FindingKind::Reliance,
    FindingKind::Protocol,
];

/// The codes that one word selects. A word that is both a kind and the name of one code
/// (`missing-wait`) selects the kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CodeSet {
    codes: Vec<FindingCode>,
}

/// What `seawall explain` prints for a word.
#[derive(Clone, Debug)]
pub enum Page {
    /// The page of one code, or the list of several.
    Codes(CodeSet),
    /// A likely mistake, or a note that limits a verdict.
    Topic(&'static Topic),
}

impl FromStr for Page {
    type Err = UnknownCode;

    /// Understands the number or name of a code, the id of a finding (`SW301:348`), a kind, the
    /// name of a mistake, or the code of a note.
    fn from_str(word: &str) -> Result<Page, UnknownCode> {
        if let Some(topic) = topic(word.trim()) {
            return Ok(Page::Topic(topic));
        }
        let number = match word.split_once(':') {
            Some((code, line)) if !line.starts_with(':') => code,
            _ => word,
        };
        match code(number) {
            Ok(code) => Ok(Page::Codes(CodeSet { codes: vec![code] })),
            Err(_) => number.parse().map(Page::Codes).map_err(|_| {
                let also: Vec<&str> = KINDS.map(FindingKind::name).into_iter().chain(names()).collect();
                UnknownCode { nearest: nearest(&word.trim().to_lowercase(), &also) }
            }),
        }
    }
}

/// The names of all mistakes and notes.
fn names() -> impl Iterator<Item = &'static str> {
    topics().map(|topic| topic.name)
}

/// A word that selects no code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownCode {
    nearest: Option<&'static str>,
}

impl fmt::Display for UnknownCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.nearest {
            Some(nearest) => write!(f, "unknown finding; did you mean `{nearest}`?"),
            None => f.write_str("unknown finding; `seawall explain --list` lists all findings"),
        }
    }
}

impl std::error::Error for UnknownCode {}

impl CodeSet {
    /// The selected codes, in the order of their numbers.
    pub fn codes(&self) -> &[FindingCode] {
        &self.codes
    }

    /// Whether `code` is selected.
    pub fn contains(&self, code: FindingCode) -> bool {
        self.codes.contains(&code)
    }
}

impl FromStr for CodeSet {
    type Err = UnknownCode;

    fn from_str(word: &str) -> Result<Self, UnknownCode> {
        let word = word.trim().to_lowercase();
        if let Some(kind) = KINDS.into_iter().find(|kind| kind.name() == word) {
            let codes = FindingCode::ALL.into_iter().filter(|code| code.kind() == kind).collect();
            return Ok(CodeSet { codes });
        }
        match code(&word) {
            Ok(code) => Ok(CodeSet { codes: vec![code] }),
            Err(_) => Err(UnknownCode { nearest: nearest(&word, &KINDS.map(FindingKind::name)) }),
        }
    }
}

/// The code with the number or name `word`, in upper or lower case.
///
/// # Errors
///
/// If there is no such code. The error has the nearest known word.
pub fn code(word: &str) -> Result<FindingCode, UnknownCode> {
    let lower = word.trim().to_lowercase();
    let is_it = |code: &FindingCode| code.name() == lower || code.number().to_lowercase() == lower;
    FindingCode::ALL.into_iter().find(is_it).ok_or_else(|| UnknownCode { nearest: nearest(&lower, &[]) })
}

/// The number, the name or the word of `also` with the fewest edits to `word`. `None` if the edits
/// exceed half of its length.
fn nearest(word: &str, also: &[&'static str]) -> Option<&'static str> {
    // Much longer than any name, so not worth comparing.
    if word.len() > 64 {
        return None;
    }
    let words = FindingCode::ALL.into_iter().flat_map(|code| [code.number(), code.name()]);
    let words = words.chain(also.iter().copied());
    let (edits, nearest) =
        words.map(|known| (edits(word, &known.to_lowercase()), known)).min_by_key(|found| found.0)?;
    (edits * 2 <= word.chars().count()).then_some(nearest)
}

/// The number of insertions, deletions and replacements between two words (Levenshtein).
fn edits(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut next = Vec::with_capacity(row.len());
        next.push(i + 1);
        for (pair, &y) in row.windows(2).zip(&b) {
            let (diagonal, above) = (pair[0], pair[1]);
            let left = next.last().copied().unwrap_or(0);
            next.push((diagonal + usize::from(x != y)).min(above + 1).min(left + 1));
        }
        row = next;
    }
    row.last().copied().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_names_and_kinds_are_understood() {
        let set = |word: &str| word.parse::<CodeSet>().map(|set| set.codes.len());
        assert_eq!(set("SW101"), Ok(1));
        assert_eq!(set("sw101"), Ok(1));
        assert_eq!(set("race-read-after-write"), Ok(1));
        assert_eq!(set("race"), Ok(6));
        assert_eq!(set("missing-wait"), Ok(2));
        assert_eq!(code("missing-wait"), Ok(FindingCode::MissingWait));
    }

    #[test]
    fn pages_of_ids_mistakes_and_notes_are_found() {
        let codes = |word: &str| match word.parse::<Page>() {
            Ok(Page::Codes(set)) => set.codes,
            other => panic!("{word}: {other:?}"),
        };
        assert_eq!(codes("SW301:348"), [FindingCode::Deadlock]);
        assert_eq!(codes("missing-wait"), [FindingCode::MissingWait], "one page, not the kind");
        assert_eq!(codes("race").len(), 6);
        for word in ["blocks-fresh", "check::partitions", "PTX::Address"] {
            assert!(matches!(word.parse::<Page>(), Ok(Page::Topic(_))), "{word}");
        }
        let error = "check::partition".parse::<Page>().unwrap_err().to_string();
        assert!(error.contains("`check::partitions`"), "{error}");
    }

    #[test]
    fn the_nearest_word_is_named() {
        let error = |word: &str| word.parse::<CodeSet>().unwrap_err().to_string();
        assert!(error("SW109").contains("`SW101`"), "{}", error("SW109"));
        assert!(error("race-read-after-rite").contains("`race-read-after-write`"));
        assert!(error("races").contains("`race`"));
        let error_of_one = |word: &str| code(word).unwrap_err().to_string();
        assert!(error_of_one("deadlok").contains("`deadlock`"));
        assert!(error_of_one("races").contains("--list"), "a kind has no page");
        assert!(error("everything").contains("--list"));
        assert!(error(&"x".repeat(1000)).contains("--list"));
    }

    #[test]
    fn edits_are_counted() {
        assert_eq!(edits("race", "race"), 0);
        assert_eq!(edits("", "abc"), 3);
        assert_eq!(edits("kitten", "sitting"), 3);
    }
}
