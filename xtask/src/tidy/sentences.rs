//! The length of sentences in pages.

use super::Violation;
use super::markdown::{Kind, blocks, pages};
use super::prose::{Passage, Sentence, sentences};
use crate::repo::{SourceFile, Tree};

/// The rules of this module.
pub(super) const RULES: &[(&str, &str)] = &[
    ("sentence-length", "no sentence of a page has more than 40 words"),
    ("sentence-share", "95 % of the sentences of a page have fewer than 30 words; one may always have more"),
];

/// A sentence with this many words is long.
const LONG: usize = 30;
/// The most words of a sentence.
const MOST: usize = 40;
/// One in this many sentences may be long.
const LONG_ONE_IN: usize = 20;
/// Long sentences that a message lists.
const LISTED: usize = 12;

/// The rules `sentence-length` and `sentence-share`. Headings, tables and code do not count.
pub(super) fn check(tree: &Tree) -> Vec<Violation> {
    pages(tree).flat_map(check_page).collect()
}

fn check_page(file: &SourceFile) -> Vec<Violation> {
    let text = blocks(&file.text, 1).into_iter().filter(|block| block.kind == Kind::Text);
    let all: Vec<Sentence> =
        text.flat_map(|block| sentences(&Passage { line: block.line, text: block.text })).collect();
    let mut violations = Vec::new();
    for sentence in all.iter().filter(|sentence| sentence.words > MOST) {
        let message = format!("{} words; at most {MOST}: \"{} ...\"", sentence.words, sentence.start);
        violations.push(Violation::new(&file.path, sentence.line, "sentence-length", message));
    }
    let mut long: Vec<&Sentence> = all.iter().filter(|sentence| sentence.words >= LONG).collect();
    long.sort_by_key(|sentence| std::cmp::Reverse(sentence.words));
    if let [longest, ..] = long[..]
        && long.len() > (all.len() / LONG_ONE_IN).max(1)
    {
        let listed: Vec<String> =
            long.iter().take(LISTED).map(|s| format!("{} in line {}", s.words, s.line)).collect();
        let message = format!(
            "{} of {} sentences have {LONG} words or more, which is over 5 %; longest: {}",
            long.len(),
            all.len(),
            listed.join(", ")
        );
        violations.push(Violation::new(&file.path, longest.line, "sentence-share", message));
    }
    violations
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Violations of a page with sentences of these lengths, one a line.
    fn found(lengths: &[usize]) -> Vec<(&'static str, usize)> {
        let sentence = |words: &usize| format!("A{}.\n", " word".repeat(words - 1));
        let text: String = lengths.iter().map(sentence).collect();
        check(&Tree::of(&[("docs/a.md", &text)])).iter().map(|v| (v.rule, v.line)).collect()
    }

    #[test]
    fn no_sentence_has_more_than_40_words() {
        assert_eq!(found(&[5, 40]), []);
        assert_eq!(found(&[5, 41]), [("sentence-length", 2)]);
    }

    #[test]
    fn a_twentieth_of_the_sentences_may_be_long() {
        assert_eq!(found(&[30]), []);
        assert_eq!(found(&[30, 35, 4]), [("sentence-share", 2)]);
        let mut page = vec![29; 38];
        page.extend([30, 30]);
        assert_eq!(found(&page), []);
        page.push(30);
        assert_eq!(found(&page), [("sentence-share", 39)]);
    }

    #[test]
    fn tables_code_and_headings_do_not_count() {
        let long = format!("A{}", " word".repeat(50));
        let page = format!("# {long}\n\n| {long} |\n\n```\n{long}\n```\n");
        assert_eq!(check(&Tree::of(&[("docs/a.md", &page)])), []);
    }
}
