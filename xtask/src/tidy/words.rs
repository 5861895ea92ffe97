//! Words that say that a thing is not finished, and names that say nothing.

use super::blank::blank;
use super::{Violation, numbered};
use crate::repo::{SourceFile, Tree};

/// As people shout them. Put together at compile time, so that this file keeps its own rule.
const SHOUTED: &[&str] = &[concat!("TO", "DO"), concat!("FIX", "ME"), concat!("X", "XX")];

/// In any case, in prose and comments; code may use them as names (an entry in a symbol table that a later line fills).
const SAID: &[&str] = &[concat!("for", " now"), concat!("place", "holder"), concat!("st", "ub")];

/// FX has nodes of this name, and so has Wave: where a path is about Wave, the word is theirs.
fn is_theirs(path: &str, word: &str) -> bool {
    word == SAID[1] && path.contains("wave")
}

/// The rules `unfinished` and `test-name`.
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
        for word in words(line, code).into_iter().filter(|word| !is_theirs(&file.path, word)) {
            let message = format!("`{word}`: finish it, or write an issue");
            violations.push(Violation::new(&file.path, number, "unfinished", message));
        }
        if is_rust && code.trim_start().starts_with("fn test_") {
            let message = "a test's name says what holds, without `test_`";
            violations.push(Violation::new(&file.path, number, "test-name", message));
        }
    }
    violations
}

/// The forbidden words of `line`, whose part that is code is `code`.
fn words(line: &str, code: &str) -> Vec<&'static str> {
    let (lower, code) = (without_names(&line.to_lowercase()), code.to_lowercase());
    let shouted = SHOUTED.iter().filter(|word| count(line, word) > 0);
    let said = SAID.iter().filter(|word| count(&lower, word) > count(&code, word));
    shouted.chain(said).copied().collect()
}

/// `line` without words that stand alone in quotes or backticks: those are names of other people's things.
fn without_names(line: &str) -> String {
    let mut line = line.to_owned();
    for word in SAID {
        for quote in ['`', '"'] {
            line = line.replace(&format!("{quote}{word}{quote}"), "");
        }
    }
    line
}

/// How often `line` has `word`, or its plural, with no letter on either side.
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
        for word in SHOUTED.iter().chain(SAID) {
            assert_eq!(rules("a.rs", &format!("// {}: x", word.to_uppercase())), ["unfinished"], "{word}");
            assert_eq!(rules("a.md", &format!("some {word}.")), ["unfinished"], "{word}");
        }
        assert_eq!(rules("a.md", &format!("Some {}s.", SAID[1])), ["unfinished"]);
    }

    #[test]
    fn words_of_wave_are_fine_where_it_is_about_wave() {
        let text = format!("a {}", SAID[1]);
        assert_eq!(rules("docs/wave-trace.md", &text), Vec::<&str>::new());
        assert_eq!(rules("docs/trace.md", &text), ["unfinished"]);
        assert_eq!(rules("docs/wave-trace.md", &format!("a {}", SAID[2])), ["unfinished"]);
    }

    #[test]
    fn names_in_code_are_fine() {
        assert_eq!(rules("a.rs", &format!("let {} = todo.pop();", SAID[1])), Vec::<&str>::new());
        assert_eq!(rules("a.rs", &format!("let {} = 1; // {0}", SAID[1])), ["unfinished"]);
        assert_eq!(rules("a.md", &format!("An FX `{}` node.", SAID[1])), Vec::<&str>::new());
        assert_eq!(rules("a.rs", &format!("x == \"{}\"", SAID[1])), Vec::<&str>::new());
        assert_eq!(rules("a.rs", &format!("\"a {} text\"", SAID[1])), ["unfinished"]);
    }

    #[test]
    fn parts_of_other_words_are_fine() {
        assert_eq!(rules("a.py", "# stubborn, for nowhere"), Vec::<&str>::new());
        assert_eq!(rules("a.txt", SHOUTED[0]), Vec::<&str>::new());
    }

    #[test]
    fn names_of_tests_have_no_prefix() {
        assert_eq!(rules("a.rs", "    fn test_x() {}"), ["test-name"]);
        assert_eq!(rules("a.py", "    fn test_x() {}"), Vec::<&str>::new());
    }
}
