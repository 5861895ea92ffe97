//! Words for unfinished work, and prefixes that add nothing to the name of a test.

use super::blank::blank;
use super::{Violation, numbered};
use crate::repo::{SourceFile, Tree};

/// The rules of this module.
pub(super) const RULES: &[(&str, &str)] = &[
    ("unfinished", "no file announces unfinished work"),
    ("test-name", "the name of a test states what holds, without the prefix `test_`"),
];

/// In capitals. Assembled at compile time, so that this file follows its own rule.
const CAPITALS: &[&str] = &[concat!("TO", "DO"), concat!("FIX", "ME"), concat!("X", "XX")];

/// In any case, in prose and comments. Code may use them as names.
const PHRASES: &[&str] = &[concat!("for", " now"), concat!("place", "holder"), concat!("st", "ub")];

/// Whether `word` is the name of an FX node of Wave, in a file about Wave.
fn is_wave_term(path: &str, word: &str) -> bool {
    word == PHRASES[1] && path.contains("wave")
}

/// The rules of this module.
pub(super) fn check(tree: &Tree) -> Vec<Violation> {
    tree.ending(&[".rs", ".md", ".py"]).flat_map(check_file).collect()
}

fn check_file(file: &SourceFile) -> Vec<Violation> {
    let is_rust = file.path.ends_with(".rs");
    let code = if is_rust { blank(&file.text) } else { String::new() };
    let mut code = code.lines();
    let mut violations = Vec::new();
    for (number, line) in numbered(&file.text) {
        let code = code.next().unwrap_or_default();
        for word in words(line, code).into_iter().filter(|word| !is_wave_term(&file.path, word)) {
            let message = format!("`{word}`: finish the work, or write an issue and delete the note");
            violations.push(Violation::new(&file.path, number, "unfinished", message));
        }
        if is_rust && code.trim_start().starts_with("fn test_") {
            let message = "delete the prefix `test_`: the name of a test states what holds";
            violations.push(Violation::new(&file.path, number, "test-name", message));
        }
    }
    violations
}

/// The forbidden words of `line`. `code` is the line without comments and literals.
fn words(line: &str, code: &str) -> Vec<&'static str> {
    let (lower, code) = (without_names(&line.to_lowercase()), code.to_lowercase());
    let capitals = CAPITALS.iter().filter(|word| count(line, word) > 0);
    let phrases = PHRASES.iter().filter(|word| count(&lower, word) > count(&code, word));
    capitals.chain(phrases).copied().collect()
}

/// `line` without words alone in quotes or backticks: they are names.
fn without_names(line: &str) -> String {
    let mut line = line.to_owned();
    for word in PHRASES {
        for quote in ['`', '"'] {
            line = line.replace(&format!("{quote}{word}{quote}"), "");
        }
    }
    line
}

/// How often `line` has `word` or its plural as a whole word.
fn count(line: &str, word: &str) -> usize {
    let part = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
    let alone = |at: usize| {
        let after = line[at + word.len()..].trim_start_matches('s').chars().next();
        !part(line[..at].chars().next_back()) && !part(after)
    };
    line.match_indices(word).filter(|(at, _)| alone(*at)).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rules(path: &str, text: &str) -> Vec<&'static str> {
        check(&Tree::of(&[(path, text)])).iter().map(|violation| violation.rule).collect()
    }

    #[test]
    fn unfinished_work_is_found() {
        for word in CAPITALS.iter().chain(PHRASES) {
            assert_eq!(rules("a.rs", &format!("// {}: x", word.to_uppercase())), ["unfinished"], "{word}");
            assert_eq!(rules("a.md", &format!("some {word}.")), ["unfinished"], "{word}");
        }
        assert_eq!(rules("a.md", &format!("Some {}s.", PHRASES[1])), ["unfinished"]);
    }

    #[test]
    fn terms_of_wave_pass_in_files_about_wave() {
        let text = format!("a {}", PHRASES[1]);
        assert_eq!(rules("docs/wave-trace.md", &text), Vec::<&str>::new());
        assert_eq!(rules("docs/trace.md", &text), ["unfinished"]);
        assert_eq!(rules("docs/wave-trace.md", &format!("a {}", PHRASES[2])), ["unfinished"]);
    }

    #[test]
    fn names_in_code_pass() {
        assert_eq!(rules("a.rs", &format!("let {} = todo.pop();", PHRASES[1])), Vec::<&str>::new());
        assert_eq!(rules("a.rs", &format!("let {} = 1; // {0}", PHRASES[1])), ["unfinished"]);
        assert_eq!(rules("a.md", &format!("An FX `{}` node.", PHRASES[1])), Vec::<&str>::new());
        assert_eq!(rules("a.rs", &format!("x == \"{}\"", PHRASES[1])), Vec::<&str>::new());
        assert_eq!(rules("a.rs", &format!("\"a {} text\"", PHRASES[1])), ["unfinished"]);
    }

    #[test]
    fn parts_of_other_words_pass() {
        assert_eq!(rules("a.py", "# stubborn, for nowhere"), Vec::<&str>::new());
        assert_eq!(rules("a.txt", CAPITALS[0]), Vec::<&str>::new());
    }

    #[test]
    fn names_of_tests_have_no_prefix() {
        assert_eq!(rules("a.rs", "    fn test_x() {}"), ["test-name"]);
        assert_eq!(rules("a.py", "    fn test_x() {}"), Vec::<&str>::new());
    }
}
