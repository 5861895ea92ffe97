//! The glossary: terms that prose must not use, because the field has another word for the thing.

use std::collections::BTreeMap;

use super::Violation;
use super::prose::{Token, TokenKind, passages, tokens};
use crate::repo::{SourceFile, Tree};

/// The rules of this module.
pub(super) const RULES: &[(&str, &str)] =
    &[("glossary", "pages, comments and strings use the field's terms, not those of xtask/glossary.txt")];

/// The terms with their replacements.
const GLOSSARY: &str = include_str!("../../glossary.txt");

/// Files whose prose is checked: these endings anywhere, and `.mlir` among the tests.
const ENDINGS: &[&str] = &[".rs", ".md", ".py", ".sh", ".litmus", ".ci/run"];

/// The terms by their first word.
type Terms = BTreeMap<&'static str, Vec<Term>>;

/// One term.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Term {
    /// In lower case; `*` for any word.
    words: Vec<&'static str>,
    replacement: &'static str,
}

/// The rule `glossary`.
pub(super) fn check(tree: &Tree) -> Vec<Violation> {
    let mut by_word = Terms::new();
    terms().into_iter().for_each(|term| by_word.entry(term.words[0]).or_default().push(term));
    let is_prose = |file: &&SourceFile| {
        ENDINGS.iter().any(|ending| file.path.ends_with(ending))
            || (file.path.starts_with("tests/") && file.path.ends_with(".mlir"))
    };
    tree.files.iter().filter(is_prose).flat_map(|file| check_file(file, &by_word)).collect()
}

fn terms() -> Vec<Term> {
    let entries = GLOSSARY.lines().filter(|line| !line.starts_with('#'));
    let entries = entries.filter_map(|line| line.split_once("=>"));
    let terms = entries.flat_map(|(terms, replacement)| {
        terms
            .split(',')
            .map(|term| Term { words: term.split_whitespace().collect(), replacement: replacement.trim() })
    });
    terms.collect()
}

fn check_file(file: &SourceFile, terms: &Terms) -> Vec<Violation> {
    let mut violations = Vec::new();
    for passage in passages(file) {
        let tokens = tokens(&passage);
        let words: Vec<String> = tokens.iter().map(|token| token.text.to_lowercase()).collect();
        for at in 0..tokens.len() {
            let candidates = terms.get(words[at].as_str()).into_iter().flatten();
            for term in candidates.filter(|term| is_at(term, &tokens[at..], &words[at..])) {
                let found = term.words.join(" ");
                let message = format!("{found}: write \"{}\"", term.replacement);
                let subject = format!("{}: {found}", file.path);
                violations.push(
                    Violation::new(&file.path, tokens[at].line, "glossary", message).about(&subject, 0),
                );
            }
        }
    }
    violations
}

/// Whether the tokens, whose texts in lower case are `words`, start with `term`.
fn is_at(term: &Term, tokens: &[Token<'_>], words: &[String]) -> bool {
    tokens.len() >= term.words.len()
        && term.words.iter().zip(tokens.iter().zip(words)).all(|(expected, (token, word))| match token.kind {
            TokenKind::Word => *expected == "*" || *expected == word.as_str(),
            TokenKind::Code => *expected == "*",
            TokenKind::Mark => false,
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(path: &str, text: &str) -> Vec<usize> {
        check(&Tree::of(&[(path, text)])).iter().map(|violation| violation.line).collect()
    }

    /// A term of one word and one of two words: spelled out, they would break the rule here.
    fn samples() -> (String, String) {
        let terms = terms();
        let with = |count: usize| terms.iter().find(|term| term.words.len() == count);
        let [one, two] = [1, 2].map(|count| with(count).map(|term| term.words.join(" ")).unwrap_or_default());
        (one, two)
    }

    #[test]
    fn every_term_is_found_with_its_replacement() {
        for term in terms() {
            assert!(!term.replacement.is_empty() && !term.words.is_empty());
            let text = term.words.join(" ").replace('*', "other").to_uppercase();
            let found = check(&Tree::of(&[("docs/a.md", &format!("It {text}."))]));
            assert!(found.iter().any(|v| v.message.contains(term.replacement)), "{text}: {found:?}");
        }
    }

    #[test]
    fn comments_strings_and_pages_are_checked() {
        let (one, two) = samples();
        assert_eq!(lines("a.rs", &format!("let x = 1; // {one}\n/// A.\n/// It {one}.\n")), [1, 3]);
        assert_eq!(lines("a.rs", &format!("f(\"a\n {one}\", r#\"{two}\"#)")), [2, 2]);
        assert_eq!(lines("docs/a.md", &format!("# A\n\n- it\n- {one}\n")), [4]);
        assert_eq!(lines("tests/mlir/a.mlir", &format!("// {one}")), [1]);
    }

    #[test]
    fn terms_are_found_across_a_line_break() {
        let (_, two) = samples();
        let (first, second) = two.split_once(' ').unwrap_or_default();
        assert_eq!(lines("a.rs", &format!("/// It {first}\n/// {second}.\n")), [1]);
        assert_eq!(lines("docs/a.md", &format!("It {first}\n{second}.\n")), [1]);
        assert_eq!(lines("docs/a.md", &format!("It {first}.\n\n{second}.\n")), Vec::<usize>::new());
    }

    #[test]
    fn code_is_exempt() {
        let (one, two) = samples();
        assert_eq!(lines("a.rs", &format!("let {one} = x_{one}; // `{one}`")), Vec::<usize>::new());
        let page = format!("`{one}` x{one} un{one}\n\n```\n{one}\n{two}\n```\n");
        assert_eq!(lines("docs/a.md", &page), Vec::<usize>::new());
        assert_eq!(lines("corpus/a.mlir", &one), Vec::<usize>::new());
    }
}
